// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cstdint>

#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"
#include "../support/said.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <std::size_t B, std::size_t N, std::size_t V, std::size_t M>
struct case_of {
    // Small whole numbers over 8, of which products and sums are exact.
    static constexpr auto table = heed_test::eighths<tensor<float, Vocabulary<V>, Model<M>>>(5);
    static constexpr auto tokens =
        generate<int, Batch<B>, Time<N>>([](int b, int n) { return (5 * b + 3 * n + 1) % static_cast<int>(V); });
    static constexpr auto x = heed_test::eighths<tensor<float, Batch<B>, Time<N>, Model<M>>>(3);

    static constexpr auto embedded() { return embed<Vocabulary>(table, tokens); }
    static constexpr auto unembedded() { return unembed<Vocabulary>(x, table); }

    static void check() {
        BOTH_TIMES(rows, embedded);
        BOTH_TIMES(scores, unembedded);
        static_assert(__is_same(decltype(rows), tensor<float, Batch<B>, Time<N>, Model<M>> const));
        static_assert(
            __is_same(decltype(scores), logits<Vocabulary, Model, float, Batch<B>, Time<N>, Vocabulary<V>> const));
        bool right = true;
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t n = 0; n < N; ++n) {
                auto const token = static_cast<std::size_t>(tokens(b, n));
                for (std::size_t m = 0; m < M; ++m) right = right && rows(b, n, m) == table(token, m);
                for (std::size_t v = 0; v < V; ++v) {
                    double sum = 0;
                    for (std::size_t m = 0; m < M; ++m) {
                        sum += static_cast<double>(x(b, n, m)) * static_cast<double>(table(v, m));
                    }
                    right = right && static_cast<double>(scores(b, n, v)) == sum;
                }
            }
        }
        REQUIRE(right);
        // The table the other way round, and a view of it.
        REQUIRE(embed<Vocabulary>(transpose(table), tokens) == rows);
        auto const turned = transpose(table);
        REQUIRE(embed<Vocabulary>(transpose_view(turned), tokens) == rows);
        REQUIRE(embed<Vocabulary>(table, cast<std::uint8_t>(tokens)) == rows);
        REQUIRE(unembed<Vocabulary>(x, turned) == scores);
        REQUIRE(unembed<Vocabulary>(x, transpose_view(turned)) == scores);
    }
};

constexpr tensor<double, Vocabulary<3>, Head<2>, Dk<2>> of_heads{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
constexpr auto of_several_axes() { return embed<Vocabulary>(of_heads, tensor<std::int64_t, Time<2>>{2, 0}); }
/// One token, and a table of one number for each.
constexpr auto of_one() {
    return embed<Vocabulary>(of_heads, tensor<int>{1}) +
           embed<Vocabulary>(tensor<double, Vocabulary<3>>{10, 20, 30}, tensor<int>{2})();
}
constexpr bool of_shared_memory_and_lengths() {
    auto table = heed_test::eighths<tensor<float, Vocabulary<3>, Model<4>>>(5);
    auto const before = table;
    tensor<int, Time<3>> const tokens{2, 0, 0};
    embed<Vocabulary>(into(rename_view<Vocabulary, Time>(table)), table, tokens);
    bool right = rename<Vocabulary, Time>(table) == embed<Vocabulary>(before, tokens);
    auto const some = embed<Vocabulary>(before, take<Time>(tokens, 2));
    right = right && length<Time>(some) == 2 &&
            exactly<Time<2>>(some) == range<Time<2>>(embed<Vocabulary>(before, tokens), 0);
    auto const scores = unembed<Vocabulary>(some, before);
    right = right && exactly<Time<2>>(scores) == unembed<Vocabulary>(exactly<Time<2>>(some), before);
    tensor<float, Time<3>, Vocabulary<3>> out{};
    unembed<Vocabulary>(into(out), rename<Vocabulary, Time>(table), before);
    return right && out == as_tensor(unembed<Vocabulary>(rename<Vocabulary, Time>(table), before));
}
/// A table tied to its transpose: what is embedded is likeliest itself.
constexpr bool tied() {
    auto const table = eye<float, Vocabulary<5>, Model<5>>() * 4.0f;
    tensor<int, Time<3>> const tokens{4, 1, 3};
    auto const scores = unembed<Vocabulary>(embed<Vocabulary>(table, tokens), table);
    auto const likeliest = argmax<Vocabulary>(softmax<Vocabulary>(scores));
    return likeliest(0) == 4 && likeliest(1) == 1 && likeliest(2) == 3 &&
           cross_entropy<Vocabulary>(scores, tokens)() < 1e-5f;
}

}  // namespace

TEST_CASE("embed copies rows of a table, and unembed compares with each of them") {
    case_of<2, 3, 5, 7>::check();
    case_of<3, 3, 3, 3>::check();
    case_of<1, 2, 11, 67>::check();
}

TEST_CASE("a table may have several axes, or one") {
    BOTH_TIMES(rows, of_several_axes);
    CHECK(rows == tensor<double, Time<2>, Head<2>, Dk<2>>{9, 10, 11, 12, 1, 2, 3, 4});
    BOTH_TIMES(row, of_one);
    CHECK(row == tensor<double, Head<2>, Dk<2>>{35, 36, 37, 38});
}

TEST_CASE("embed and unembed write to memory that is shared, and take lengths") {
    STATIC_REQUIRE(of_shared_memory_and_lengths());
    CHECK(of_shared_memory_and_lengths());
    STATIC_REQUIRE(tied());
    CHECK(tied());
}

TEST_CASE("a token beyond the table throws") {
    auto const said_of = [](auto token) {
        return heed_test::said([&] { return embed<Vocabulary>(of_heads, tensor<decltype(token)>{token}); });
    };
    CHECK(said_of(3) == "heed: index 3 is out of range for Vocabulary<3>; expected 0 to 2");
    CHECK(said_of(-1) == "heed: index -1 is out of range for Vocabulary<3>; expected 0 to 2");
    CHECK(said_of(std::uint64_t{1} << 40) ==
          "heed: index 1099511627776 is out of range for Vocabulary<3>; expected 0 to 2");
    CHECK(said_of(2) == "nothing");
}

TEST_CASE("embed needs tokens, and unembed the features of the table") {
    using table = tensor<float, Vocabulary<5>, Model<4>>;
    using tokens = tensor<int, Time<3>>;
    using x = tensor<float, Time<3>, Model<4>>;
    static_assert(can_embed<table, Vocabulary, tokens> && can_unembed<x, Vocabulary, table>);
    static_assert(can_embed<table, Model, tensor<int>>);
    static_assert(!can_embed<tokens, Vocabulary, table> && !can_embed<table, Vocabulary, tensor<bool, Time<3>>>);
    static_assert(!can_embed<table, Vocabulary, tensor<int, Model<4>>> && !can_embed<table, Time, tokens>);
    static_assert(!can_embed<tensor<float, up_to<Vocabulary<5>>, Model<4>>, Vocabulary, tokens>);
    static_assert(!can_unembed<table, Vocabulary, x> &&
                  !can_unembed<x, Vocabulary, tensor<double, Vocabulary<5>, Model<4>>>);
    static_assert(!can_unembed<x, Vocabulary, tensor<float, Vocabulary<5>, Model<3>>>);
    static_assert(!can_unembed<x, Model, table> && !can_unembed<x, Vocabulary, tensor<float, Vocabulary<5>>>);
    using scores_type = decltype(unembed<Vocabulary>(x{}, table{}));
    static_assert(is_logits_over<scores_type, Vocabulary> && !can_softmax<scores_type, Time>);
    static_assert(!can_cross_entropy<decltype(softmax<Vocabulary>(scores_type{})), Vocabulary, tokens>);
}
