// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// All numbers of the worked example, from the seed to the output, each with its bits, for processors that have neither
// exceptions nor files. Calculated in the compiler and at run time: it ends with 1 where the two are not the same bits,
// or where a double does not arrive as it was sent.

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <utility>

#include <heed/math.hpp>

#include "../../examples/self_attention/model.hpp"
#include "../../examples/self_attention/printed.hpp"

namespace {

constexpr worked_example in_the_compiler = worked_example_from(42);
constexpr attention_steps steps_in_the_compiler = in_the_compiler.steps;
static_assert(every_printed_number_holds<steps_in_the_compiler>(std::make_index_sequence<96>{}));

// A call that no optimiser can see through.
worked_example (*volatile worked_example_at_run_time)(int) = &worked_example_from;

bool all_the_same = true;

template <class X>
void print(char const* name, X const& at_run_time, X const& in_constant) {
    for (std::size_t i = 0; i < X::size; ++i) {
        unsigned bits = 0, expected = 0;
        std::memcpy(&bits, &at_run_time.values[i], sizeof bits);
        std::memcpy(&expected, &in_constant.values[i], sizeof expected);
        std::printf("%s %2u: %08x %.9g\n", name, static_cast<unsigned>(i), bits,
                    static_cast<double>(at_run_time.values[i]));
        if (bits != expected) {
            std::printf("    %08x in the compiler\n", expected);
            all_the_same = false;
        }
    }
}

/// The largest difference from what the lesson prints, in units of the last printed digit, by heed's own comparison.
template <class X>
void print_units(char const* name, heed_reference::lesson::printed const (&printed)[X::size], X const& x) {
    auto units = heed::cast<double>(x);
    for (std::size_t i = 0; i < X::size; ++i) units.values[i] = (units.values[i] - printed[i].value) / printed[i].unit;
    std::printf("%s is within %.3f units\n", name, heed::max_abs_difference(units, heed::zeros<decltype(units)>()));
}

/// What a function of this file alone is given: g++ for i686 passes that in vector registers, and lost half of it.
[[gnu::noinline]] double sum_of(double a, double b) { return a + b; }

double volatile one = 1;

/// Of two numbers that are not known; `Result` is made of bits, and used once.
template <class Result>
[[gnu::noinline]] double passed_on(double a, double b, Result result) {
    return sum_of(one, result(a - b));
}

bool results_arrive_whole() {
    namespace math = heed::math;
    double volatile hidden = -2.5, nothing = 0;
    double const x = hidden, zero = nothing;
    double const sums[] = {passed_on(x, zero, math::abs),
                           passed_on(x, zero, math::floor),
                           passed_on(x, zero, math::trunc),
                           passed_on(x, x, math::exp),
                           passed_on(x, x, math::sqrt),
                           passed_on(x, x, [x](double y) { return math::copysign(x, y); }),
                           passed_on(x, zero, [](double y) { return (math::max)(y, -1.5); }),
                           passed_on(x, zero, [](double y) { return (math::min)(y, -1.5); })};
    constexpr double expected[] = {3.5, -2, -1, 2, 1, 3.5, -0.5, -1.5};
    bool all_whole = true;
    for (std::size_t i = 0; i < std::size(sums); ++i) {
        std::printf("sum %u is %.17g\n", static_cast<unsigned>(i), sums[i]);
        all_whole &= sums[i] == expected[i];
    }
    return all_whole;
}

}  // namespace

int main() {
    worked_example const came = worked_example_at_run_time(42);
    worked_example const& expected = in_the_compiler;
    print("X", came.x, expected.x);
    print("W_Q", came.w.w_q, expected.w.w_q);
    print("W_K", came.w.w_k, expected.w.w_k);
    print("W_V", came.w.w_v, expected.w.w_v);
    print("Q", came.steps.q, expected.steps.q);
    print("K", came.steps.k, expected.steps.k);
    print("V", came.steps.v, expected.steps.v);
    print("scores", came.steps.scores, expected.steps.scores);
    print("weights", came.steps.weights, expected.steps.weights);
    print("output", came.steps.output, expected.steps.output);
    namespace lesson = heed_reference::lesson;
    print_units("Q", lesson::printed_q, came.steps.q);
    print_units("K", lesson::printed_k, came.steps.k);
    print_units("V", lesson::printed_v, came.steps.v);
    print_units("scores", lesson::printed_scores, came.steps.scores);
    print_units("weights", lesson::printed_weights, came.steps.weights);
    print_units("output", lesson::printed_output, came.steps.output);
    return results_arrive_whole() && all_the_same ? 0 : 1;
}
