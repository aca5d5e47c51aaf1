// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What the page's module says, by a program of this machine. Each line that comes is answered with one line of JSON:
// `apply SETTINGS` with all tensors, or with the sentence that refuses the settings; `explain` with where each number
// comes from; `try` with what comes of the operands that are tried; `train` with the training. Attention in one call
// has to give the same bits as its steps.

#include <cstdio>
#include <cstring>

#include "../../examples/page/page.hpp"

namespace {

void print(page::json const& said) {
    if (!said.complete()) std::printf("CUT ");
    std::fwrite(said.data(), 1, said.size(), stdout);
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

void print_sources(page::json& answered) {
    char const* before = "[[";
    for (std::uint32_t tensor = 0; tensor < page::shown.count; ++tensor, before = "],[") {
        for (std::uint32_t cell = 0; cell < page::shown.rows[tensor].size; ++cell, before = ",") {
            std::fputs(before, stdout);
            page::explain(static_cast<std::int32_t>(tensor), cell, answered);
            print(answered);
        }
    }
    std::fputs("]]", stdout);
}

}  // namespace

int main() {
    static char line[1 << 14];
    static page::json answered;
    constexpr std::size_t command = 6;  // letters of "apply "
    while (std::fgets(line, sizeof line, stdin) != nullptr) {
        line[std::strcspn(line, "\n")] = '\0';
        if (std::strncmp(line, "apply ", command) == 0) {
            if (char const* const wrong = page::apply(page::words(line + command))) {
                std::printf("\"%s\"", wrong);
            } else if (!page::with_example(page::now.shape, [](auto const& one) { return agrees(one); })) {
                std::printf("\"attention in one call has other bits\"");
            } else {
                page::describe();
                print(page::described);
            }
        } else if (std::strcmp(line, "explain") == 0) {
            print_sources(answered);
        } else if (std::strcmp(line, "try") == 0) {
            page::answer_attempt(answered);
            print(answered);
        } else if (std::strcmp(line, "train") == 0) {
            page::answer_training(answered);
            print(answered);
        } else {
            std::printf("\"expected apply, explain, try or train\"");
        }
        std::putchar('\n');
        std::fflush(stdout);
    }
}
