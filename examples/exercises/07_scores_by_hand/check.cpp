// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Q, class K>
concept scores = requires(Q const& q, K const& k) { score(q, k, 0, 0); };

/// Whether all scores are those of the matrix product. No wrong answer of these numbers is right by chance.
template <auto const& queries, auto const& keys>
constexpr bool all_are_right() {
    auto const expected = heed::contract<Dk>(queries, keys);
    for (std::size_t i = 0; i < heed::extent<Query>(queries); ++i) {
        for (std::size_t j = 0; j < heed::extent<Key>(keys); ++j) {
            if (score(queries, keys, i, j) != expected(i, j)) return false;
        }
    }
    return true;
}
/// The same, and false where an index is out of range, which is no constant.
template <auto const& queries, auto const& keys>
concept right = requires { typename std::bool_constant<all_are_right<queries, keys>()>; } &&
                all_are_right<queries, keys>();

constexpr auto number = [](std::size_t i, std::size_t j) { return static_cast<int>((i * 29 + j * 17 + 3) % 23) - 11; };
constexpr auto q_3_5 = heed::generate<float, Query<3>, Dk<5>>(number);
constexpr auto k_2_5 = heed::generate<float, Key<2>, Dk<5>>([](auto i, auto j) { return number(i + 4, j); });
static_assert(scores<decltype(q_3_5), decltype(k_2_5)>,
              "your score cannot be called with three queries and two keys of five features");
static_assert(right<q_3_5, k_2_5>, "with five features, a score adds five products");

constexpr auto q_4_4 = heed::generate<float, Query<4>, Dk<4>>(number);
constexpr auto k_4_4 = heed::generate<float, Key<4>, Dk<4>>([](auto i, auto j) { return number(i + 7, j); });
static_assert(right<q_4_4, k_4_4>, "with as many queries as keys, score(q, k, i, j) is that of query i and key j");

constexpr auto q_2_1 = heed::generate<float, Query<2>, Dk<1>>(number);
constexpr auto k_3_1 = heed::generate<float, Key<3>, Dk<1>>([](auto i, auto j) { return number(i + 1, j); });
static_assert(right<q_2_1, k_3_1>, "with a single feature, a score is one product");

}  // namespace hidden
