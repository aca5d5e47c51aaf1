// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Prints a digest of the bits of each group of results, a line each:
//     softmaxes, float, cancelling: 4c1f09d3a2b0e67d
// and fails when constant evaluation came to another one than the running program. What is compared between compilers
// and flags is compared by run.py. Compiled with HEED_DIGEST_AT_RUN_TIME nothing is evaluated in the compiler.

#include <cstdio>

#include "operations.hpp"

namespace {

using namespace heed_digest;

constexpr std::uint64_t seed = 42;

using operation = digest (*)(std::uint64_t, kind);

#if defined(HEED_DIGEST_AT_RUN_TIME)
template <operation Operation, kind Of>
[[maybe_unused]] constexpr digest in_constant{};
constexpr bool has_constants = false;
#else
template <operation Operation, kind Of>
constexpr digest in_constant = Operation(seed, Of);
constexpr bool has_constants = true;
#endif

int groups = 0;
std::uint64_t results = 0;
bool all_agree = true;

/// An operation on one kind of numbers, both times. The seed and the kind come from where no optimiser sees them.
template <bool InConstants, operation Operation, kind Of>
void run(char const* name) {
    std::uint64_t volatile hidden_seed = seed;
    kind volatile hidden_kind = Of;
    operation volatile hidden_operation = Operation;
    digest const came = hidden_operation(hidden_seed, hidden_kind);
    char const* const kind_name = kind_names[static_cast<int>(Of)];
    ++groups;
    results += came.results;
    std::printf("%s, %s: %016llx\n", name, kind_name, static_cast<unsigned long long>(came.value));
    if constexpr (InConstants && has_constants) {
        constexpr digest constant = in_constant<Operation, Of>;
        if (constant == came) return;
        std::printf("# %s, %s: constant evaluation came to %016llx\n", name, kind_name,
                    static_cast<unsigned long long>(constant.value));
        all_agree = false;
    }
}

template <bool InConstants, operation Operation>
void run_on_all_kinds(char const* name) {
    run<InConstants, Operation, kind::ordinary>(name);
    run<InConstants, Operation, kind::mixed>(name);
    run<InConstants, Operation, kind::cancelling>(name);
    run<InConstants, Operation, kind::subnormal>(name);
    run<InConstants, Operation, kind::overflowing>(name);
    run<InConstants, Operation, kind::special>(name);
}

/// Linking with -ffast-math sets the processor to replace subnormal numbers by zeros. That is no matter of headers, and
/// taken back here, so that what the compilers made of the headers is what is seen.
void keep_subnormal_numbers() {
#if defined(__SSE2__)
    constexpr unsigned flush_to_zero = 0x8000, denormals_are_zero = 0x0040;
    __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() & ~(flush_to_zero | denormals_are_zero));
#elif defined(__aarch64__)
    __asm__ volatile("msr fpcr, %0" : : "r"(0ull));
#elif defined(__arm__)
    __asm__ volatile("vmsr fpscr, %0" : : "r"(0));
#endif
}

}  // namespace

int main() {
    keep_subnormal_numbers();
    std::printf("# multiply-adds are %s\n", heed::math::multiply_add_is_fused ? "fused" : "products and sums");
    run_on_all_kinds<true, sums<float>>("sums, float");
    run_on_all_kinds<true, sums<double>>("sums, double");
#if !defined(HEED_DIGEST_SUMS_ONLY)
    run_on_all_kinds<true, contractions<float>>("contractions, float");
    run_on_all_kinds<true, contractions<double>>("contractions, double");
    run_on_all_kinds<true, products<float>>("products, float");
    run_on_all_kinds<true, products<double>>("products, double");
    run_on_all_kinds<true, softmaxes<float>>("softmaxes, float");
    run_on_all_kinds<true, softmaxes<double>>("softmaxes, double");
    run_on_all_kinds<true, activations<float>>("activations, float");
    run_on_all_kinds<true, activations<double>>("activations, double");
    run_on_all_kinds<true, losses<float>>("losses, float");
    run_on_all_kinds<true, losses<double>>("losses, double");
    run_on_all_kinds<true, norms<float>>("norms, float");
    run_on_all_kinds<true, norms<double>>("norms, double");
    run_on_all_kinds<true, scores<float>>("scores, float");
    run_on_all_kinds<true, scores<double>>("scores, double");
    run_on_all_kinds<true, attentions<float>>("attentions, float");
    run_on_all_kinds<true, attentions<double>>("attentions, double");
    run<true, attention_of_67_positions<float>, kind::ordinary>("attention of 67 positions, float");
    run<true, attention_of_67_positions<float>, kind::mixed>("attention of 67 positions, float");
    run_on_all_kinds<true, stages<float>>("stages of scores, float");
    run_on_all_kinds<true, stages<double>>("stages of scores, double");
    run_on_all_kinds<true, lengths_at_run_time<float>>("lengths known at run time, float");
    run_on_all_kinds<true, lengths_at_run_time<double>>("lengths known at run time, double");
    run<true, row_lengths<float>, kind::ordinary>("rows of unequal lengths, float");
    run<true, row_lengths<double>, kind::special>("rows of unequal lengths, double");
    run_on_all_kinds<true, log_sum_exps<float>>("log-sum-exps, float");
    run_on_all_kinds<true, log_sum_exps<double>>("log-sum-exps, double");
    run<true, tasks_and_rings<float>, kind::mixed>("tasks and rings, float");
    run<true, tasks_and_rings<double>, kind::special>("tasks and rings, double");
    run_on_all_kinds<true, rotations<float>>("rotations, float");
    run_on_all_kinds<true, rotations<double>>("rotations, double");
    run_on_all_kinds<true, arithmetic<float>>("arithmetic, float");
    run_on_all_kinds<true, arithmetic<double>>("arithmetic, double");
    run_on_all_kinds<true, functions<float>>("functions, float");
    run_on_all_kinds<true, functions<double>>("functions, double");
    run_on_all_kinds<true, functions_of_several<float>>("functions of several, float");
    run_on_all_kinds<true, functions_of_several<double>>("functions of several, double");
    run<true, heed_digest::every_operation, kind::ordinary>("every operation, float");
    run<false, heed_digest::every_operation, kind::mixed>("every operation, float");
    run<false, heed_digest::every_operation, kind::cancelling>("every operation, float");
    run<true, random_numbers<float>, kind::ordinary>("random numbers, float");
    run<true, random_numbers<double>, kind::ordinary>("random numbers, double");
    run_on_all_kinds<false, big_reductions<float>>("big reductions, float");
    run_on_all_kinds<false, big_reductions<double>>("big reductions, double");
    run_on_all_kinds<false, big_products<float>>("big products, float");
    run_on_all_kinds<false, big_products<double>>("big products, double");
    run_on_all_kinds<false, big_attentions<float>>("big attentions, float");
    run_on_all_kinds<false, big_attentions<double>>("big attentions, double");
    run<false, big_lengths_at_run_time<float>, kind::ordinary>("many lengths known at run time, float");
    run<false, big_lengths_at_run_time<double>, kind::special>("many lengths known at run time, double");
    run_on_all_kinds<false, big_row_lengths<float>>("big attentions of rows of unequal lengths, float");
    run_on_all_kinds<false, big_row_lengths<double>>("big attentions of rows of unequal lengths, double");
#endif
    std::printf("# %d groups, %llu results\n", groups, static_cast<unsigned long long>(results));
    return all_agree ? 0 : 1;
}
