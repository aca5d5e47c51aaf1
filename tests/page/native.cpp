// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What the page's module says, by a program of this machine: for each line of settings that comes, one line with all
// tensors, one with where each number comes from, one with what is tried and one with the training. Attention in one call
// has to give the same bits as its steps.

#include <cstdio>
#include <cstring>

#include "../../examples/page/page.hpp"

namespace {

void print(page::json const& said) {
    if (!said.complete()) std::printf("CUT ");
    std::fwrite(said.data(), 1, said.size(), stdout);
    std::putchar('\n');
}

template <class A, class B>
bool same_bits(A const& a, B const& b) {
    return std::memcmp(a.values, b.values, sizeof a.values) == 0;
}

/// Attention with the state's scale and mask in one call.
template <class Example>
bool agrees(Example const& one) {
    auto const whole = heed::attention(one.q, one.k, one.v, heed::scale{one.scale}, one.kept);
    return page::now.naive || (same_bits(whole.weights, one.weights) && same_bits(whole.output, one.heads));
}

}  // namespace

int main() {
    static char line[1 << 14];
    static page::json answered;
    while (std::fgets(line, sizeof line, stdin) != nullptr) {
        line[std::strcspn(line, "\n")] = '\0';
        if (char const* const wrong = page::apply(page::words(line))) {
            std::printf("{\"wrong\":\"%s\"}\n", wrong);
            continue;
        }
        if (!page::with_example(page::now.shape, [](auto const& one) { return agrees(one); })) {
            std::printf("attention in one call has other bits: %s\n", line);
            return 1;
        }
        page::describe();
        print(page::described);
        std::putchar('[');
        for (std::uint32_t tensor = 0; tensor < page::shown.count; ++tensor) {
            for (std::uint32_t cell = 0; cell < page::shown.rows[tensor].size; ++cell) {
                if (tensor + cell > 0) std::putchar(',');
                page::explain(static_cast<std::int32_t>(tensor), cell, answered);
                std::fwrite(answered.data(), 1, answered.size(), stdout);
            }
        }
        std::puts("]");
        page::answer_attempt(answered);
        print(answered);
        page::answer_training(answered);
        print(answered);
        std::fflush(stdout);
    }
}
