// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 3, section 2 of the text. Every query is compared with every key: scores = Q @ K^T / sqrt(d_k).

#include <iostream>

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

using namespace heed::axes;

int main() {
    constexpr auto q = heed::from<float, Query<2>, Dk<4>>({{1, 2, 3, 4},
                                                           {0, 1, 0, 1}});
    constexpr auto k = heed::from<float, Key<3>, Dk<4>>({{1, 0, 0, 0},
                                                         {0, 1, 0, 1},
                                                         {2, 2, 2, 2}});

    // The axis that both have at the end is compared, and the scale comes from its extent: 1 / sqrt(4).
    constexpr auto scores = heed::scores(q, k);
    static_assert(shape_of(scores) == heed::shape<Query<2>, Key<3>>);
    static_assert(scores(0, 2) == (1 * 2 + 2 * 2 + 3 * 2 + 4 * 2) / 2.0f);
    std::cout << "Every query beside every key\n";
    lesson::draw("Q", q, "@", "K^T", transpose(k), "/ sqrt(4) =", "scores", scores);
    std::cout << "\nThe scores\n" << scores << "\n\n";

    // The same by hand, in the lesson's notation. matmul sums over the *same axis*, so K has to be transposed.
    constexpr auto by_hand = matmul(q, transpose(k)) / 2.0f;
    static_assert(by_hand == scores);
    static_assert(!heed::can_matmul<decltype(q), decltype(k)>);

    // ... and by contraction, where names say it all and nothing is transposed.
    constexpr auto by_contraction = heed::contract<Dk>(q, k) / 2.0f;
    static_assert(by_contraction == scores);

    // But only what `scores` returns is known to be scaled: it is logits over Key, by its type.
    static_assert(heed::is_logits_over<decltype(scores), Key>);
    static_assert(!heed::is_logits_over<decltype(by_hand), Key>);

    // A scale of one's own is said in words.
    std::cout << "Without the scale\n" << heed::scores(q, k, heed::scale{1.0f}) << "\n\n";

    // What a call derives from the types, or why it is refused.
    std::cout << "In words\n";
    lesson::say(heed::explain_scores(q, k));
    lesson::say(heed::explain_matmul(q, k));
}
