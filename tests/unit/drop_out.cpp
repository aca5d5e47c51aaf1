// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

constexpr dropout quarter{0.25f, philox{42}};

template <class T, std::size_t B, std::size_t N, std::size_t M>
struct case_of {
    static constexpr auto x = heed_test::fractions<tensor<T, Batch<B>, Time<N>, Model<M>>, 3>(5);
    static constexpr auto kept() { return drop_out(x, quarter); }

    static void check() {
        BOTH_TIMES(came, kept);
        T const factor = T(1) / T(0.75);
        for (std::size_t row = 0; row < B * N; ++row) {
            for (std::size_t m = 0; m < M; ++m) {
                // A word of the generator for each element, four of them at each place: below p of its range it drops.
                bool const drops = philox{42}(m / 4, row).word[m % 4] < 0x40000000u;
                REQUIRE(came.values[row * M + m] == (drops ? T(0) : x.values[row * M + m] * factor));
            }
        }
        REQUIRE(drop_out(x, quarter) == came);
        REQUIRE(drop_out(x, dropout{0.25f, philox{43}}) != came);
        REQUIRE(drop_out(x, dropout{0.0f, philox{42}}) == x);
    }
};

/// How many of many are kept, and their mean.
constexpr bool keeps_the_mean() {
    auto const kept = drop_out(full<float, Time<64>, Model<64>>(1), quarter);
    float const mean = heed::mean(kept)();
    std::size_t dropped = 0;
    for (float const one : kept.values) dropped += one == 0 ? 1 : 0;
    return mean > 0.96f && mean < 1.04f && dropped > 920 && dropped < 1130;
}
/// Weights of queries for keys are dropped in the same places.
constexpr bool drops_what_attention_drops() {
    auto const scores_of_three = heed_test::fractions<tensor<float, Batch<2>, Query<3>, Key<7>>, 3>(5);
    auto const weights = softmax<Key>(as_logits<Key>(scores_of_three));
    return as_tensor(dropped_out<Query>(weights, quarter)) == drop_out(as_tensor(weights), quarter);
}

using features = tensor<float, Time<3>, Model<5>>;
constexpr auto x = heed_test::fractions<features, 3>(5);

constexpr auto special() {
    float const inf = math::infinity<float>, no_number = math::quiet_nan<float>;
    return drop_out(tensor<float, Time<2>, Model<8>>{inf, inf, inf, inf, inf, inf, inf, inf, no_number, -no_number,
                                                     no_number, no_number, -inf, -inf, -inf, -inf},
                    dropout{0.5f, philox{3}});
}
constexpr bool in_any_memory() {
    auto const expected = drop_out(x, quarter);
    auto out = x;
    drop_out(into(out), out, quarter);
    bool right = out == expected;
    auto const columns = transpose(x);
    right = right && drop_out(transpose_view(columns), quarter) == expected;
    auto turned = columns;
    drop_out(into(transpose_view(turned)), x, quarter);
    right = right && turned == transpose(expected);
    auto square = heed_test::fractions<tensor<float, Time<3>, Model<3>>, 3>(5);
    auto const of_turned = drop_out(rename<Head, Model>(rename<Model, Time>(rename<Time, Head>(square))), quarter);
    drop_out(into(rename_view<Head, Model>(rename_view<Model, Time>(rename_view<Time, Head>(square)))),
             rename_view<Head, Model>(rename_view<Model, Time>(rename_view<Time, Head>(square))), quarter);
    right = right && rename<Head, Model>(rename<Model, Time>(rename<Time, Head>(square))) == of_turned;
    // Of lengths: as of tensors of that very length.
    auto const some = drop_out(take<Time>(x, 2), quarter);
    right = right && exactly<Time<2>>(some) == drop_out(range<Time<2>>(x, 0), quarter);
    auto const ended = drop_out(take<Model>(x, 3), quarter);
    return right && exactly<Model<3>>(ended) == drop_out(range<Model<3>>(x, 0), quarter);
}

}  // namespace

TEST_CASE("drop_out drops what the generator says") {
    case_of<float, 2, 3, 5>::check();
    case_of<double, 3, 5, 2>::check();
    case_of<float, 4, 4, 4>::check();
    case_of<double, 1, 7, 17>::check();
}

TEST_CASE("drop_out keeps the mean, and drops what attention drops") {
    STATIC_REQUIRE(keeps_the_mean());
    CHECK(keeps_the_mean());
    STATIC_REQUIRE(drops_what_attention_drops());
    CHECK(drops_what_attention_drops());
}

TEST_CASE("an infinity is kept, or dropped to NaN") {
    BOTH_TIMES(came, special);
    std::size_t kept = 0, dropped = 0;
    for (std::size_t m = 0; m < 8; ++m) {
        kept += came(0, m) == math::infinity<float> ? 1 : 0;
        dropped += math::is_nan(came(0, m)) ? 1 : 0;
    }
    CHECK(kept + dropped == 8);
    CHECK((kept > 0 && dropped > 0));
    for (std::size_t m = 0; m < 4; ++m) CHECK(math::is_nan(came(1, m)));
}

TEST_CASE("drop_out writes in place, reads views, and takes lengths") {
    STATIC_REQUIRE(in_any_memory());
    CHECK(in_any_memory());
}

TEST_CASE("drop_out is of features") {
    using weights = decltype(softmax<Model>(as_logits<Model>(x)));
    using option = dropout<float>;
    static_assert(can_drop_out<features, option> && !can_drop_out<weights, option>);
    static_assert(!can_drop_out<decltype(softmax<Model>(x)), option> &&
                  !can_drop_out<decltype(as_logits<Model>(x)), option>);
    static_assert(!can_drop_out<features, float> && !can_drop_out<tensor<int, Time<3>>, option>);
    static_assert(__is_same(fault_of_drop_out<tensor<float>, option>,
                            fault::drop_out_needs_a_tensor_with_an_axis<tensor<float>>));
}
