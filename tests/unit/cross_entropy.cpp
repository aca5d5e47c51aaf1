// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>
#include <cstdint>

#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"
#include "../support/said.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;
template <class T>
constexpr T inf = math::infinity<T>;

// Logits with their vocabulary last, first and in the middle.
template <class T, std::size_t B, std::size_t N, std::size_t V>
struct case_of {
    static constexpr auto last = heed_test::fractions<tensor<T, Batch<B>, Time<N>, Vocabulary<V>>, 3>(5);
    static constexpr auto first = permute<Vocabulary, Batch, Time>(last);
    static constexpr auto middle = permute<Batch, Vocabulary, Time>(last);
    static constexpr auto targets =
        generate<int, Batch<B>, Time<N>>([](int b, int n) { return (5 * b + 3 * n + 1) % static_cast<int>(V); });

    static constexpr auto each() { return cross_entropy_of_each<Vocabulary>(last, targets); }
    static constexpr auto each_of_first() { return cross_entropy_of_each<Vocabulary>(first, targets); }
    static constexpr auto each_of_middle() { return cross_entropy_of_each<Vocabulary>(middle, targets); }
    static constexpr auto mean() { return cross_entropy<Vocabulary>(last, targets); }
    static constexpr auto some() { return cross_entropy<Vocabulary>(last, targets, ignored{1}); }

    static void check() {
        BOTH_TIMES(of_each, each);
        BOTH_TIMES(of_first, each_of_first);
        BOTH_TIMES(of_middle, each_of_middle);
        BOTH_TIMES(whole, mean);
        BOTH_TIMES(counted, some);
        static_assert(__is_same(decltype(of_each), tensor<T, Batch<B>, Time<N>> const));
        static_assert(__is_same(decltype(whole), tensor<T> const));
        REQUIRE(of_each == of_first);
        REQUIRE(of_each == of_middle);
        double total = 0, total_counted = 0, count = 0;
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t n = 0; n < N; ++n) {
                double sum_of_exps = 0;
                for (std::size_t v = 0; v < V; ++v) sum_of_exps += std::exp(static_cast<double>(last(b, n, v)));
                auto const target = static_cast<std::size_t>(targets(b, n));
                double const loss = std::log(sum_of_exps) - static_cast<double>(last(b, n, target));
                REQUIRE(std::abs(static_cast<double>(of_each(b, n)) - loss) <= 16 * unit<T> * (4 + loss));
                total += loss / static_cast<double>(B * N);
                total_counted += target != 1 ? loss : 0;
                count += target != 1 ? 1 : 0;
            }
        }
        REQUIRE(std::abs(static_cast<double>(whole()) - total) <= 16 * unit<T> * (4 + total));
        REQUIRE(std::abs(static_cast<double>(counted()) - total_counted / count) <= 16 * unit<T> * (4 + total));
    }
};

using row = tensor<float, Vocabulary<4>>;
using target = tensor<int>;

/// An offset common to all logits: 20 million is the greatest float of which a distance of 2 is kept.
constexpr auto far_from_zero() {
    constexpr float much = 20000000;
    return stack<Batch>(cross_entropy<Vocabulary>(row{much, much + 2, much + 4, much - 2}, target{1}),
                        cross_entropy<Vocabulary>(row{0, 2, 4, -2}, target{1}));
}
template <class T>
constexpr auto special() {
    tensor<T, Time<6>, Vocabulary<3>> const x{
        1, -inf<T>, 1, 1, -inf<T>, 1, -inf<T>, -inf<T>, -inf<T>, inf<T>, 1, 2, 1, 2, math::quiet_nan<T>, 1000, 0, 0};
    return cross_entropy_of_each<Vocabulary>(x, tensor<int, Time<6>>{0, 1, 0, 1, 0, 1});
}
constexpr auto nothing_counts() {
    auto const x = heed_test::fractions<tensor<float, Time<2>, Vocabulary<3>>, 3>(5);
    return cross_entropy<Vocabulary>(x, tensor<int, Time<2>>{-1, -1}, ignored{-1});
}
template <std::size_t Length>
constexpr auto of_long_rows() {
    auto const x = heed_test::fractions<tensor<float, Time<5>, Vocabulary<Length>>, 7>(3);
    tensor<int, Time<5>> const targets{0, 7, 16, 31, 3};
    return stack<Batch>(cross_entropy_of_each<Vocabulary>(x, targets),
                        cross_entropy_of_each<Vocabulary>(transpose(x), targets));
}

using logits_of_rows = tensor<float, Time<3>, Vocabulary<5>>;
constexpr auto x = heed_test::fractions<logits_of_rows, 3>(5);
constexpr tensor<std::uint8_t, Time<3>> targets{4, 0, 2};

constexpr bool of_views_and_shared_memory() {
    auto const expected = cross_entropy_of_each<Vocabulary>(x, targets);
    auto const columns = transpose(x);
    auto out = x;
    cross_entropy_of_each<Vocabulary>(into(slice_view<Vocabulary>(out, 1)), out, targets);
    bool right = slice<Vocabulary>(out, 1) == expected && slice<Vocabulary>(out, 2) == slice<Vocabulary>(x, 2);
    right = right && cross_entropy_of_each<Vocabulary>(transpose_view(columns), targets) == expected;
    auto const table = stack<Head>(targets, targets);
    auto const turned = transpose(table);
    right = right && cross_entropy_of_each<Vocabulary>(x, slice_view<Head>(turned, 1)) == expected;
    // As logits known to be some, as their log_softmax, and with an ignored target that no byte is.
    right = right && cross_entropy_of_each<Vocabulary>(as_logits<Vocabulary>(x), targets) == expected;
    right = right && cross_entropy_of_each<Vocabulary>(x, targets, ignored{-1}) == expected;
    right = right && cross_entropy_of_each<Vocabulary>(x, targets, ignored{256}) == expected;
    auto const without = cross_entropy_of_each<Vocabulary>(x, targets, ignored{4});
    return right && without(0) == 0 && without(1) == expected(1);
}
/// Targets and logits may have their axes in another order.
constexpr bool in_any_order() {
    auto const y = heed_test::fractions<tensor<float, Batch<2>, Time<3>, Vocabulary<5>>, 3>(5);
    auto const places = generate<int, Batch<2>, Time<3>>([](int b, int n) { return (b + n) % 5; });
    return cross_entropy_of_each<Vocabulary>(y, places) == cross_entropy_of_each<Vocabulary>(y, transpose(places));
}

}  // namespace

TEST_CASE("cross entropy is that of plain loops") {
    case_of<float, 2, 3, 5>::check();
    case_of<double, 3, 5, 2>::check();
    case_of<float, 3, 3, 3>::check();
    case_of<double, 2, 17, 19>::check();
}

TEST_CASE("cross entropy of long rows has the same bits at both times, of rows and of columns") {
    BOTH_TIMES(of_rest, of_long_rows<67>);
    BOTH_TIMES(of_whole, of_long_rows<64>);
    CHECK(slice<Batch>(of_rest, 0) == slice<Batch>(of_rest, 1));
    CHECK(slice<Batch>(of_whole, 0) == slice<Batch>(of_whole, 1));
}

TEST_CASE("an offset common to all logits costs nothing") {
    BOTH_TIMES(both, far_from_zero);
    CHECK(both(0) == both(1));
    CHECK(std::abs(both(1) - 2.14507793f) < 1e-6f);
}

TEST_CASE("infinities and NaNs are as PyTorch has them, but for a row of -inf, which is inf") {
    BOTH_TIMES(of_floats, special<float>);
    BOTH_TIMES(of_doubles, special<double>);
    CHECK(std::abs(of_doubles(0) - std::log(2.0)) < 1e-15);
    CHECK(of_doubles(1) == inf<double>);
    CHECK(of_doubles(2) == inf<double>);
    CHECK(math::is_nan(of_doubles(3)));
    CHECK(math::is_nan(of_doubles(4)));
    CHECK(of_doubles(5) == 1000);
    CHECK(of_floats(5) == 1000);
}

TEST_CASE("a mean of nothing is NaN, as PyTorch has it") {
    BOTH_TIMES(mean, nothing_counts);
    CHECK(math::is_nan(mean()));
}

TEST_CASE("cross entropy reads views, targets in any order, and memory that it writes to") {
    STATIC_REQUIRE(of_views_and_shared_memory());
    CHECK(of_views_and_shared_memory());
    STATIC_REQUIRE(in_any_order());
    CHECK(in_any_order());
}

TEST_CASE("a target beyond the axis throws") {
    auto const said_of = [](auto target, auto... option) {
        return heed_test::said(
            [&] { return cross_entropy<Vocabulary>(row{}, tensor<decltype(target)>{target}, option...); });
    };
    CHECK(said_of(4) == "heed: index 4 is out of range for Vocabulary<4>; expected 0 to 3");
    CHECK(said_of(-1) == "heed: index -1 is out of range for Vocabulary<4>; expected 0 to 3");
    CHECK(said_of(-1, ignored{-100}) == "heed: index -1 is out of range for Vocabulary<4>; expected 0 to 3");
    CHECK(said_of(std::uint8_t{255}, ignored{-1}) ==
          "heed: index 255 is out of range for Vocabulary<4>; expected 0 to 3");
    CHECK(said_of(3) == "nothing");
    CHECK(said_of(-1, ignored{-1}) == "nothing");
    CHECK(said_of(17, ignored{17}) == "nothing");
}

TEST_CASE("cross entropy needs logits, and a target for each row") {
    using places = tensor<int, Time<3>>;
    using in = fault::in::cross_entropy;
    static_assert(can_cross_entropy<logits_of_rows, Vocabulary, places>);
    static_assert(can_cross_entropy<logits_of_rows, Vocabulary, places, ignored>);
    static_assert(can_cross_entropy<decltype(log_softmax<Vocabulary>(x)), Vocabulary, places>);
    using weights = decltype(softmax<Vocabulary>(x));
    static_assert(__is_same(fault_of_cross_entropy<weights, Vocabulary, places>,
                            fault::cross_entropy_takes_the_softmax_itself_so_give_it_logits<in, weights>));
    static_assert(__is_same(fault_of_cross_entropy<logits_of_rows, Vocabulary, tensor<int, Time<4>>>,
                            fault::the_same_axis_comes_with_two_extents<in, Time<3>, Time<4>>));
    static_assert(!can_cross_entropy<logits_of_rows, Vocabulary, tensor<bool, Time<3>>>);
    static_assert(!can_cross_entropy<logits_of_rows, Vocabulary, tensor<int>>);
    static_assert(!can_cross_entropy<logits_of_rows, Vocabulary, tensor<int, Batch<1>, Time<3>>>);
    static_assert(!can_cross_entropy<places, Vocabulary, logits_of_rows>);
    static_assert(!can_cross_entropy<logits_of_rows, Time, tensor<float, Vocabulary<5>>>);
    static_assert(!can_cross_entropy_of_each<logits_of_rows, Vocabulary, logits_of_rows>);
}
