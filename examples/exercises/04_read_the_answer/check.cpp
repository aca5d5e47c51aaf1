// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Q, class K, class V>
concept looks_up = requires(Q const& q, K const& k, V const& v) { look_up(q, k, v); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};
constexpr auto make_k = [](std::size_t i, std::size_t j) { return number(i + 4, j); };
constexpr auto make_v = [](std::size_t i, std::size_t j) { return number(i + 9, j); };

// As many places along each axis: only the numbers tell.
constexpr auto q_4 = heed::generate<float, Query<4>, Dk<4>>(number);
constexpr auto k_4 = heed::generate<float, Key<4>, Dk<4>>(make_k);
constexpr auto v_4 = heed::generate<float, Key<4>, Dv<4>>(make_v);
static_assert(looks_up<decltype(q_4), decltype(k_4), decltype(v_4)>,
              "your look_up cannot be called with four queries, keys and features");
static_assert(heed::shape_of(look_up(q_4, k_4, v_4)) == heed::shape<Query<4>, Dv<4>>,
              "for each query there are the features of a value");
static_assert(heed::all_close(look_up(q_4, k_4, v_4), scaled_dot_product_attention(q_4, k_4, v_4)),
              "with four of everything: only the axis of softmax was wrong, and the rest stays as it was");

// As many nowhere.
constexpr auto q_2_5 = heed::generate<float, Query<2>, Dk<5>>(number);
constexpr auto k_3_5 = heed::generate<float, Key<3>, Dk<5>>(make_k);
constexpr auto v_3_7 = heed::generate<float, Key<3>, Dv<7>>(make_v);
static_assert(looks_up<decltype(q_2_5), decltype(k_3_5), decltype(v_3_7)>,
              "your look_up cannot be called with two queries and three keys");
static_assert(heed::all_close(look_up(q_2_5, k_3_5, v_3_7), scaled_dot_product_attention(q_2_5, k_3_5, v_3_7)),
              "with two queries and three keys: only the axis of softmax was wrong, and the rest stays as it was");

}  // namespace hidden
