// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Several documents in one row of positions: attention in all of them at once is attention in each.
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/math/classify.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>
#include <type_traits>
#include <vector>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::causal;
using heed::documents;
using heed::generate;
using heed::keep;
using heed::mask_tile;
using heed::offset;
using heed::range;
using heed::shape;
using heed::tensor;
using heed::window;
using heed_test::eighths;

template <std::size_t B, std::size_t Q, std::size_t K, class T>
constexpr auto ids_of_queries =
    generate<tensor<T, Batch<B>, Query<Q>>>([](auto b, auto q) { return static_cast<T>((q + b) / 2); });
template <std::size_t K, class T>
constexpr auto ids_of_keys = generate<tensor<T, Key<K>>>([](auto k) { return static_cast<T>(k / 2); });

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct calls {
    decltype(heed::scores(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{})) scores;
    decltype(heed::attention(tensor<float, Batch<B>, Query<Q>, Dk<D>>{}, tensor<float, Batch<B>, Key<K>, Dk<D>>{},
                             tensor<float, Batch<B>, Key<K>, Dv<V>>{})) both;
    decltype(both.output) attended, fused;

    constexpr explicit calls(auto const& mask) {
        auto const q = eighths<tensor<float, Batch<B>, Query<Q>, Dk<D>>>(1);
        auto const k = eighths<tensor<float, Batch<B>, Key<K>, Dk<D>>>(2);
        auto const v = eighths<tensor<float, Batch<B>, Key<K>, Dv<V>>>(3);
        scores = heed::scores(q, k, mask);
        both = heed::attention(q, k, v, mask);
        attended = heed::attend(heed::softmax<Key>(heed::scores(q, k)), v, mask);
        fused = heed::scaled_dot_product_attention(q, k, v, mask);
    }
    friend constexpr bool operator==(calls const&, calls const&) = default;
};
template <class T, std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called() {
    return calls<B, Q, K, D, V>(documents{ids_of_queries<B, Q, K, T>, ids_of_keys<K, T>});
}
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called_with_bools() {
    return calls<B, Q, K, D, V>(generate<keep<Batch<B>, Query<Q>, Key<K>>>(
        [](auto b, auto q, auto k) { return (q + b) / 2 == k / 2; }));
}

/// Attention in one document, which lies at positions of its own.
template <std::size_t From, std::size_t Count>
constexpr auto in_document(auto const& q, auto const& k, auto const& v, auto const&... mask) {
    return heed::scaled_dot_product_attention(range<Query<Count>>(q, From), range<Key<Count>>(k, From),
                                              range<Key<Count>>(v, From), mask...);
}

/// Three documents in a row, of 3, 1 and 4 positions: true when each has the bits that it has by itself, whatever the
/// others are, under a causal mask and in a window, too.
template <std::size_t D, std::size_t V>
constexpr bool documents_are_isolated() {
    auto const q = eighths<tensor<float, Query<8>, Dk<D>>>(1);
    auto const k = eighths<tensor<float, Key<8>, Dk<D>>>(2);
    auto v = eighths<tensor<float, Key<8>, Dv<V>>>(3);
    tensor<std::int64_t, Time<8>> const ids{7, 7, 7, -2, 5, 5, 5, 5};
    auto const packed = documents{heed::rename<Time, Query>(ids), heed::rename<Time, Key>(ids)};
    auto const together = heed::scaled_dot_product_attention(q, k, v, packed);
    bool right = range<Query<3>>(together, 0) == in_document<0, 3>(q, k, v) &&
                 range<Query<1>>(together, 3) == in_document<3, 1>(q, k, v) &&
                 range<Query<4>>(together, 4) == in_document<4, 4>(q, k, v);
    auto const in_order = heed::scaled_dot_product_attention(q, k, v, packed & causal{});
    right = right && range<Query<4>>(in_order, 4) == in_document<4, 4>(q, k, v, causal{}) &&
            range<Query<3>>(in_order, 0) == in_document<0, 3>(q, k, v, causal{});
    auto const near = window{heed::before{1}, heed::after{0}};
    auto const windows = heed::scaled_dot_product_attention(q, k, v, packed & near);
    right = right && range<Query<4>>(windows, 4) == in_document<4, 4>(q, k, v, near);
    // What stands in another document, NaN even, is nothing to the others.
    for (std::size_t d = 0; d < V; ++d) v(3, d) = heed::math::quiet_nan<float>;
    auto const with_nan = heed::scaled_dot_product_attention(q, k, v, packed);
    return right && range<Query<4>>(with_nan, 4) == range<Query<4>>(together, 4) &&
           range<Query<3>>(with_nan, 0) == range<Query<3>>(together, 0) && heed::math::is_nan(with_nan(3, 0));
}

/// Documents whose numbers differ in one bit are two, whatever the type of the numbers is.
template <class T>
bool every_bit_counts() {
    auto const q = eighths<tensor<float, Query<5>, Dk<3>>>(1);
    auto const k = eighths<tensor<float, Key<5>, Dk<3>>>(2);
    auto const v = eighths<tensor<float, Key<5>, Dv<3>>>(3);
    for (unsigned bit = 0; bit < 8 * sizeof(T); ++bit) {
        auto const other = static_cast<T>(T{1} << bit);
        tensor<T, Query<5>> const of_queries{0, 0, other, 0, other};
        tensor<T, Key<5>> const of_keys{other, 0, other, 0, 0};
        keep<Query<5>, Key<5>> same{};
        for (std::size_t i = 0; i < 5; ++i) {
            for (std::size_t j = 0; j < 5; ++j) same(i, j) = of_queries(i) == of_keys(j);
        }
        if (heed::scaled_dot_product_attention(q, k, v, documents{of_queries, of_keys}) !=
                heed::scaled_dot_product_attention(q, k, v, same) ||
            heed::attention(q, k, v, documents{of_queries, of_keys}).weights !=
                heed::attention(q, k, v, same).weights) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("documents mask as the bools that they come to, in every call, whatever the type of their numbers is") {
    BOTH_TIMES(primes, called<int, 2, 3, 5, 7, 11>);
    constexpr auto primes_with_bools = called_with_bools<2, 3, 5, 7, 11>();
    STATIC_REQUIRE(primes == primes_with_bools);
    BOTH_TIMES(equal, called<std::uint8_t, 4, 4, 4, 4, 4>);
    constexpr auto equal_with_bools = called_with_bools<4, 4, 4, 4, 4>();
    STATIC_REQUIRE(equal == equal_with_bools);
    CHECK(called<std::int64_t, 2, 19, 131, 5, 3>() == called_with_bools<2, 19, 131, 5, 3>());
    CHECK(called<short, 2, 19, 131, 5, 3>() == called_with_bools<2, 19, 131, 5, 3>());
}

TEST_CASE("every bit of a document's number counts") {
    CHECK(every_bit_counts<std::int8_t>());
    CHECK(every_bit_counts<std::uint16_t>());
    CHECK(every_bit_counts<int>());
    CHECK(every_bit_counts<std::uint64_t>());
}

TEST_CASE("each document has the bits that it has by itself") {
    STATIC_REQUIRE(documents_are_isolated<5, 3>());
    CHECK(documents_are_isolated<5, 3>());
    STATIC_REQUIRE(documents_are_isolated<4, 4>());
    CHECK(documents_are_isolated<4, 4>());
}

TEST_CASE("documents over memory that is not their own copy nothing") {
    std::vector<int> ids{1, 1, 2, 2, 2};
    auto const mask = documents{heed::view_of<Query<5>>(ids), heed::view_of<Key<5>>(ids)};
    STATIC_REQUIRE(std::is_same_v<decltype(mask), documents<heed::tensor_view<int, Query<5>>,
                                                            heed::tensor_view<int, Key<5>>> const>);
    constexpr auto scores = shape<Query<5>, Key<5>>;
    CHECK(visible(mask, scores)(4, 2));
    CHECK(!visible(mask, scores)(4, 1));
    ids[1] = 2;
    CHECK(visible(mask, scores)(4, 1));
    CHECK(!visible(mask, scores)(0, 1));
    // Of every other number: an axis with a stride.
    int const pairs[] = {1, 9, 1, 9, 2, 9};
    auto const strided = documents{heed::strided_view<int const, heed::strides<2>, Query<3>>(pairs),
                                   tensor<int, Key<2>>{1, 2}};
    CHECK(visible(strided, shape<Query<3>, Key<2>>) ==
          keep<Query<3>, Key<2>>{true, false, true, false, false, true});
}

TEST_CASE("whole tiles are of other documents, or of the same one, where documents lie side by side") {
    // Documents of 20 positions.
    constexpr auto ids = [](auto at) { return static_cast<int>(at / 20); };
    constexpr auto mask = documents{generate<tensor<int, Query<64>>>(ids), generate<tensor<int, Key<64>>>(ids)};
    constexpr auto of_tiles = heed::tiles<8, 8>(mask, shape<Query<64>, Key<64>>);
    STATIC_REQUIRE(of_tiles(0, 0) == mask_tile::full && of_tiles(1, 0) == mask_tile::full);
    STATIC_REQUIRE(of_tiles(2, 0) == mask_tile::partial && of_tiles(2, 2) == mask_tile::partial);
    STATIC_REQUIRE(of_tiles(3, 0) == mask_tile::empty && of_tiles(0, 3) == mask_tile::empty);
    STATIC_REQUIRE(count_tiles(heed::tiles<8, 8>(mask & causal{}, shape<Query<64>, Key<64>>), mask_tile::empty) >
                   64 / 2);
    // Numbers in any order: nothing is known of most tiles, and what is known is so.
    constexpr auto mixed = [](auto at) { return static_cast<int>(at * 5 % 7); };
    constexpr auto of_mixed = documents{generate<tensor<int, Query<64>>>(mixed), generate<tensor<int, Key<64>>>(mixed)};
    STATIC_REQUIRE(count_tiles(heed::tiles<8, 8>(of_mixed, shape<Query<64>, Key<64>>), mask_tile::partial) == 64);
}
