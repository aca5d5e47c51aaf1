// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

template <std::size_t N> struct Reader : heed::axis<Reader, N> {};
template <std::size_t N> struct Book : heed::axis<Book, N> {};
template <std::size_t N> struct Topic : heed::axis<Topic, N> {};

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

// What is refused, of the operands.
template <std::size_t B, std::size_t N, std::size_t S, std::size_t D>
struct example {
    using q = heed::tensor<float, Batch<B>, Query<N>, Dk<D>>;
    using k = heed::tensor<float, Batch<B>, Key<S>, Dk<D>>;
    using k_transposed = heed::tensor<float, Batch<B>, Dk<D>, Key<S>>;
    using k_without_batch = heed::tensor<float, Key<S>, Dk<D>>;
    using x = heed::tensor<float, Batch<B>, Time<N>, Model<D>>;
    using keep = heed::keep<Batch<B>, Key<S>>;
    using keep_queries = heed::keep<Batch<B>, Query<N>>;
    using lower_right = decltype(heed::causal{heed::lower_right});

    static_assert(has_a_greatest_score<q, k>, "greatest_score(q, k) is allowed with a batch");
    static_assert(has_a_greatest_score<k, q>,
                  "greatest_score(k, q) is allowed, as heed::scores(k, q) is: then keys ask");
    static_assert(!has_a_greatest_score<q, k_transposed>, "k transposed is refused: its last axis is not Dk");
    static_assert(!has_a_greatest_score<q, k_without_batch>, "a k without the batch of q is refused");
    static_assert(!has_a_greatest_score<x, k>, "an x that was never projected is refused");
    static_assert(!has_a_greatest_score<k, k>, "keys compared with keys are refused");
    static_assert(!has_a_greatest_score<q>, "a single operand is refused");

    // And of the options.
    static_assert(has_a_greatest_score<q, k, keep>, "a mask over batches and keys is allowed");
    static_assert(has_a_greatest_score<q, k, lower_right>, "a causal mask with its alignment is allowed");
    static_assert(has_a_greatest_score<q, k, keep, heed::scale<float>>, "a mask and a scale are allowed together");
    static_assert(!has_a_greatest_score<q, k, keep_queries>, "a mask over the queries is refused: it has no Key");
    static_assert(!has_a_greatest_score<q, k, keep, lower_right>, "two masks are refused: combine them");
    static_assert(!has_a_greatest_score<q, k, float>, "a bare number is refused: it is a scale when it says so");
};
template struct example<2, 3, 5, 7>;
template struct example<4, 4, 4, 4>;

static_assert(!has_a_greatest_score<heed::tensor<float, Query<2>, Dk<3>>, heed::tensor<float, Key<2>, Dk<5>>>,
              "Dk with two extents is refused");
static_assert(!has_a_greatest_score<heed::tensor<int, Query<2>, Dk<3>>, heed::tensor<int, Key<2>, Dk<3>>>,
              "scores of whole numbers are refused, as heed::scores refuses them");
static_assert(has_a_greatest_score<heed::tensor<float, Reader<2>, Topic<3>>, heed::tensor<float, Book<5>, Topic<3>>>,
              "axes with other names are allowed, as heed::scores knows no names");
static_assert(!has_a_greatest_score<heed::tensor<float, Reader<2>, Topic<3>>, heed::tensor<float, Book<5>, Reader<2>>>,
              "axes with other names that do not fit are refused");

constexpr auto value = [] {
    constexpr auto q = heed::from<float, Query<2>, Dk<1>>({{1}, {-2}});
    constexpr auto k = heed::from<float, Key<3>, Dk<1>>({{3}, {-2}, {1}});
    if constexpr (has_a_greatest_score<decltype(q), decltype(k), heed::drop<Key<3>>>) {
        return greatest_score(q, k) == 4 && greatest_score(q, k, heed::drop<Key<3>>{false, true, false}) == 3;
    } else {
        return false;
    }
};
static_assert(holds<decltype(value)>, "greatest_score still gives the greatest score, of keys that are not masked");

}  // namespace hidden
