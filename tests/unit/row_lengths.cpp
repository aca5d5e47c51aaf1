// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A batch whose rows differ in length: attention under `lengths` is attention to so many keys, and of so many
// queries. More shapes in row_lengths_shapes.cpp.
#include <heed/attention/attention.hpp>
#include <heed/attention/explain.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/score_steps.hpp>
#include <heed/math/classify.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/destination.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/row_lengths.hpp"

namespace {

using namespace heed;
using namespace heed::axes;
using namespace heed_test::row_lengths;
using heed_test::same_bits;

template <std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr auto called() {
    return calls<3, Q, K, D, V>(lengths<Key>(tensor<short, Batch<3>>{0, K / 2, K}),
                                [](std::size_t b, std::size_t j) { return j >= (b == 0 ? 0 : b == 1 ? K / 2 : K); });
}

}  // namespace

TEST_CASE("lengths mask as the bools that they come to, whatever the lengths are") {
    constexpr auto each_way = [](auto queries) {
        constexpr std::size_t Q = decltype(queries)::value;
        std::size_t wrong = 0;
        for (int code = 0; code < 6 * 6 * 6; ++code) {
            wrong += !are_as_bools<3, Q, 5, 7, 11>(tensor<int, Batch<3>>{code % 6, code / 6 % 6, code / 36});
        }
        return wrong;
    };
    CHECK(each_way(std::integral_constant<std::size_t, 1>{}) == 0);
    CHECK(each_way(std::integral_constant<std::size_t, 37>{}) == 0);
    for (int n = 0; n <= 4; ++n) CHECK(are_as_bools<4, 4, 4, 4, 4>(tensor<int, Batch<4>>{n, 4 - n, 2, (n + 1) % 5}));
    BOTH_TIMES(primes, called<2, 5, 3, 7>);
    BOTH_TIMES(equal, called<4, 4, 4, 4>);
    STATIC_REQUIRE(!primes.leaks() && !equal.leaks());
    STATIC_REQUIRE(are_as_bools<3, 2, 5, 3, 7>(tensor<int, Batch<3>>{1, 0, 5}));
}

TEST_CASE("lengths about the ends of tiles mask as the bools that they come to") {
    std::size_t wrong = 0;
    for (int n : {0, 1, 127, 128, 129, 200, 255, 256, 257, 260, 261}) {
        wrong += !are_as_bools<2, 1, 261, 5, 3>(tensor<int, Batch<2>>{n, 261 - n});
        wrong += !are_as_bools<2, 37, 261, 5, 3>(tensor<int, Batch<2>>{n, 261 - n});
    }
    CHECK(wrong == 0);
}

TEST_CASE("each row of a batch has the bits of a tensor of its length") {
    STATIC_REQUIRE(are_as_static<3, 5, 3, 2>(std::make_index_sequence<6>{}));
    CHECK(are_as_static<3, 5, 3, 2>(std::make_index_sequence<6>{}));
    CHECK(are_as_static<4, 4, 4, 4>(std::index_sequence<2>{}));
    CHECK(are_as_static<37, 261, 5, 3>(std::index_sequence<128, 257>{}));
}

// Lengths of queries ------------------------------------------------------------------------------------------------

TEST_CASE("queries beyond their length have zeros") {
    STATIC_REQUIRE(hidden_queries_have_zeros<3, 5, 2, 3>(2, 0));
    for (std::size_t n = 0; n <= 5; ++n) CHECK(hidden_queries_have_zeros<5, 7, 3, 11>(n, 5 - n));
    CHECK(hidden_queries_have_zeros<37, 261, 5, 3>(20, 33));
}

TEST_CASE("lengths of queries with those of keys are the bools that they come to") {
    CHECK(both_lengths_are_as_bools<5, 7>());
    CHECK(both_lengths_are_as_bools<4, 4>());
}

// Where numbers stand -----------------------------------------------------------------------------------------------

TEST_CASE("lengths are those of a tensor on the stack, on the heap, of a view, or one number for all") {
    batch<2, 3, 5, 7, 11> const given{};
    tensor<int, Batch<2>> const n{2, 4};
    auto const expected = scaled_dot_product_attention(given.q, given.k, given.v, lengths<Key>(n));
    auto const under = [&](auto const& mask) { return scaled_dot_product_attention(given.q, given.k, given.v, mask); };
    CHECK(under(lengths<Key>(heap_tensor<int, Batch<2>>(n))) == expected);
    int changing[] = {2, 9, 4, 9};
    auto const strided = lengths<Key>(strided_view<int const, strides<2>, Batch<2>>(changing));
    STATIC_REQUIRE(std::is_same_v<decltype(strided), lengths_along<axis_name<Key>, strided_view<int const, strides<2>,
                                                                                                Batch<2>>> const>);
    CHECK(under(strided) == expected);
    changing[2] = 5;
    CHECK(under(strided) == under(lengths<Key>(tensor<int, Batch<2>>{2, 5})));
    CHECK(under(lengths<Key>(3)) == under(prefix{3}));
    CHECK(under(lengths<Key>(tensor<std::uint8_t>{3})) == under(prefix{3}));
    CHECK(under(lengths<Key>(std::size_t{5})) == scaled_dot_product_attention(given.q, given.k, given.v));
    CHECK(under(lengths<Key>(tensor<std::int8_t, Batch<2>>{2, 4})) == expected);
    CHECK(under(lengths<Key>(tensor<std::uint64_t, Batch<2>>{2, 4})) == expected);
    // Of several axes, in another order than that of the scores.
    auto const by_head = generate<tensor<int, Head<3>, Batch<2>>>([](std::size_t h, std::size_t b) {
        return static_cast<int>(2 * h + b);
    });
    auto const seen = visible(lengths<Key>(by_head), shape<Batch<2>, Head<3>, Query<2>, Key<5>>);
    std::size_t wrong = 0;
    for (std::size_t b = 0; b < 2; ++b) {
        for (std::size_t h = 0; h < 3; ++h) {
            for (std::size_t j = 0; j < 5; ++j) wrong += seen(b, h, 1, j) != (j < 2 * h + b);
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("tiles beyond a length are empty, those below it full") {
    constexpr auto scores = shape<Batch<2>, Query<64>, Key<64>>;
    constexpr auto mask = lengths<Key>(tensor<int, Batch<2>>{20, 64});
    constexpr auto of_keys = tiles<32, 8>(mask, scores);
    STATIC_REQUIRE(of_keys(0, 0, 1) == mask_tile::full && of_keys(0, 1, 2) == mask_tile::partial);
    STATIC_REQUIRE(of_keys(0, 0, 3) == mask_tile::empty && of_keys(1, 1, 7) == mask_tile::full);
    STATIC_REQUIRE(count_tiles(of_keys, mask_tile::empty) == 2 * 5 && count_tiles(of_keys, mask_tile::partial) == 2);
    constexpr auto of_left = tiles<32, 8>(!mask, scores);
    STATIC_REQUIRE(of_left(0, 0, 1) == mask_tile::empty && of_left(0, 0, 3) == mask_tile::full);
    STATIC_REQUIRE(of_left(1, 0, 0) == mask_tile::empty);
    constexpr auto of_queries = tiles<8, 32>(lengths<Query>(tensor<int, Batch<2>>{20, 0}), scores);
    STATIC_REQUIRE(of_queries(0, 1, 1) == mask_tile::full && of_queries(0, 2, 0) == mask_tile::partial);
    STATIC_REQUIRE(of_queries(0, 3, 0) == mask_tile::empty && of_queries(1, 0, 0) == mask_tile::empty);
    STATIC_REQUIRE(tiles<8, 32>(!lengths<Query>(20), scores)(0, 3, 0) == mask_tile::full);
    STATIC_REQUIRE(every_query_sees_a_key(mask, scores) && !every_query_sees_a_key(mask & !mask, scores));
    STATIC_REQUIRE(!every_query_sees_a_key(lengths<Key>(tensor<int, Batch<2>>{64, 0}), scores));
    STATIC_REQUIRE(!every_query_sees_a_key(lengths<Query>(tensor<int, Batch<2>>{64, 63}), scores));
    STATIC_REQUIRE(every_query_sees_a_key(lengths<Query>(64), scores));
}

// What throws -------------------------------------------------------------------------------------------------------

namespace {

/// Whether a function is a constant expression.
template <class F, auto = (F{}(), true)>
constexpr bool is_constant(F) {
    return true;
}
constexpr bool is_constant(...) { return false; }

/// Attention of a length that is known in the type.
template <int Length>
constexpr auto of_length = [] {
    tensor<float, Batch<2>, Query<3>, Dk<2>> const x{};
    tensor<float, Batch<2>, Key<5>, Dk<2>> const y{};
    return scores(x, y, lengths<Key>(tensor<int, Batch<2>>{5, Length}))(1, 0, 0) <= 0;
};

template <class F>
std::string what_is_thrown(F const& f) {
    try {
        f();
    } catch (out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}

}  // namespace

TEST_CASE("a length that is negative or beyond the axis throws in every call, and nothing is written") {
    batch<2, 3, 5, 7, 11> const given{};
    auto const weights = softmax<Key>(scores(given.q, given.k));
    constexpr auto scored = shape<Batch<2>, Query<3>, Key<5>>;
    auto const throws_in_all = [&](auto const& mask, std::string const& text) {
        auto out = full<tensor<float, Batch<2>, Query<3>, Dv<11>>>(7.0f);
        auto const before = out;
        auto logits = scores(given.q, given.k, causal{upper_left});
        auto const logits_before = logits;
        auto changed = scores(given.q, given.k, softcap{2.0f}, causal{upper_left});
        auto const changed_before = changed;
        auto const fused = [&] { scaled_dot_product_attention(into(out), given.q, given.k, given.v, mask); };
        CHECK(what_is_thrown(fused) == text);
        CHECK(what_is_thrown([&] { attend(into(out), weights, given.v, mask); }) == text);
        CHECK(what_is_thrown([&] { scores(into(logits), given.q, given.k, mask); }) == text);
        CHECK(what_is_thrown([&] { scores(into(changed), given.q, given.k, mask, softcap{2.0f}); }) == text);
        CHECK(what_is_thrown([&] { masked<Query>(into(logits), scores(given.q, given.k), mask); }) == text);
        CHECK(same_bits(out, before));
        CHECK(same_bits(logits, logits_before));
        CHECK(same_bits(changed, changed_before));
        CHECK(what_is_thrown([&] { attention(given.q, given.k, given.v, mask); }) == text);
        CHECK(what_is_thrown([&] { static_cast<void>(visible(mask, scored)); }) == text);
        CHECK(what_is_thrown([&] { static_cast<void>(tiles(mask, scored)); }) == text);
        CHECK(what_is_thrown([&] { static_cast<void>(every_query_sees_a_key(mask, scored)); }) == text);
    };
    std::string const of_keys = "heed: expected lengths of 0 to 5 along Key<5>, but ";
    tensor<int, Batch<2>> const longer{5, 6}, negative{5, -1};
    throws_in_all(lengths<Key>(longer), of_keys + "6 came");
    throws_in_all(lengths<Key>(negative), of_keys + "-1 came");
    throws_in_all(!lengths<Key>(longer), of_keys + "6 came");
    throws_in_all(causal{upper_left} & lengths<Key>(negative), of_keys + "-1 came");
    throws_in_all(lengths<Key>(3) | lengths<Key>(6), of_keys + "6 came");
    throws_in_all(lengths<Key>(static_cast<std::size_t>(-1)), of_keys + "18446744073709551615 came");
    throws_in_all(lengths<Key>(tensor<std::int64_t, Batch<2>>{std::int64_t{1} << 32, 1}), of_keys + "4294967296 came");
    throws_in_all(lengths<Query>(longer), "heed: expected lengths of 0 to 3 along Query<3>, but 5 came");
    CHECK(what_is_thrown([&] { attention(given.q, given.k, given.v, lengths<Key>(5)); }) == "nothing");
}

TEST_CASE("a length that is negative or beyond the axis does not compile in a constant expression") {
    STATIC_REQUIRE(is_constant(of_length<0>) && is_constant(of_length<5>));
    STATIC_REQUIRE(!is_constant(of_length<6>) && !is_constant(of_length<-1>));
}

TEST_CASE("lengths say what they are in an explanation") {
    batch<2, 3, 5, 7, 11> const given{};
    tensor<int, Batch<2>> const n{2, 4};
    auto const text = explain_scores(given.q, given.k, lengths<Key>(n) & !lengths<Query>(n));
    CHECK(std::string(text.data(), text.size()).find(", masked by lengths over Key and not lengths over Query") !=
          std::string::npos);
}
