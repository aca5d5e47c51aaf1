// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 2, section 1 of the text. Q = X @ W_Q, K = X @ W_K, V = X @ W_V: each projection has a role in its type.

#include <iostream>
#include <type_traits>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// Positions of another sequence, which is read while one is written.
template <std::size_t N> struct Source : heed::axis<Source, N> {};

int main() {
    // Three positions of four features.
    constexpr auto x = heed::from<float, Time<3>, Model<4>>({{1, 0, 1, 0},
                                                             {0, 2, 0, 2},
                                                             {1, 1, 1, 1}});

    // The position axis in front says what a projection makes: W_Q queries, W_K and W_V keys and their values.
    constexpr heed::projection<Query, float, Model<4>, Dk<2>> w_q{1, 0,   0, 1,   1, 0,   0, 1};
    constexpr heed::projection<Key, float, Model<4>, Dk<2>> w_k{0, 1,   1, 0,   0, 1,   1, 0};
    constexpr heed::projection<Key, float, Model<4>, Dv<3>> w_v{1, 2, 3,   0, 1, 0,   2, 0, 1,   1, 1, 1};

    constexpr auto q = project(x, w_q);
    constexpr auto k = project(x, w_k);
    constexpr auto v = project(x, w_v);

    // Features are replaced by those that the weights make, and Time becomes the role: Query, or Key.
    static_assert(shape_of(q) == heed::shape<Query<3>, Dk<2>>);
    static_assert(shape_of(k) == heed::shape<Key<3>, Dk<2>>);
    static_assert(shape_of(v) == heed::shape<Key<3>, Dv<3>>);
    std::cout << "Three projections of one input\n";
    lesson::draw("X", x, "@", "W_Q", w_q, "=", "Q", q);
    std::cout << '\n';
    lesson::draw("X", x, "@", "W_K", w_k, "=", "K", k);
    std::cout << '\n';
    lesson::draw("X", x, "@", "W_V", w_v, "=", "V", v);
    std::cout << "\nWhat they make\nQ " << q << "\nK " << k << "\nV " << v << '\n';

    // Row 1 of X is [0, 2, 0, 2]: its query is two times the sum of rows 1 and 3 of W_Q.
    static_assert(q(1, 0) == 0 * 1 + 2 * 0 + 0 * 1 + 2 * 0);
    static_assert(q(1, 1) == 0 * 0 + 2 * 1 + 0 * 0 + 2 * 1);

    // W_Q and W_K have the same axes, yet they are of different types: one cannot stand for the other.
    static_assert(!std::is_same_v<decltype(w_q), decltype(w_k)>);
    static_assert(shape_of(w_q) == shape_of(w_k));

    // Positions are looked for under the name Time. Those with another one are named in the call.
    constexpr auto memory = heed::rename<Time, Source>(x);
    static_assert(!heed::can_project<decltype(memory), decltype(w_k)>);
    static_assert(heed::project<Source>(memory, w_k) == k);

    // Weights that were transposed by mistake are refused.
    using transposed = heed::projection<Query, float, Dk<2>, Model<4>>;
    static_assert(!heed::can_project<decltype(x), transposed>);

    // So are weights without a role: nobody could say what they make.
    static_assert(!heed::can_project<decltype(x), heed::tensor<float, Model<4>, Dk<2>>>);
}
