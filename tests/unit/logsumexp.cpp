// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>

#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;
template <class T>
constexpr T inf = math::infinity<T>;
template <class T>
constexpr T no_number = math::quiet_nan<T>;

template <class T, std::size_t B, std::size_t Q, std::size_t K>
struct of_three_axes {
    using input = tensor<T, Batch<B>, Query<Q>, Key<K>>;
    static constexpr auto x = heed_test::fractions<input, 3>(5);

    template <template <std::size_t> class Name>
    static constexpr auto all() {
        return logsumexp<Name>(x);
    }
    template <template <std::size_t> class Name>
    static void along(std::size_t stride, std::size_t length) {
        BOTH_TIMES(result, all<Name>);
        std::size_t place = 0;
        for (std::size_t first = 0; first < input::size; ++first) {
            if (first / stride % length != 0) continue;
            double total = 0;
            for (std::size_t i = 0; i < length; ++i)
                total += std::exp(static_cast<double>(x.values[first + i * stride]));
            double const expected = std::log(total);
            REQUIRE(std::abs(static_cast<double>(result.values[place++]) - expected) <=
                    8 * unit<T> * (4 + std::abs(expected)));
        }
        REQUIRE(place == result.size);
    }
    static void check() {
        along<Batch>(Q * K, B);
        along<Query>(K, Q);
        along<Key>(1, K);
    }
};

template <class T>
constexpr auto of_special_rows() {
    auto const x = tensor<T, Query<6>, Key<3>>{1, -inf<T>, 1, -inf<T>,      -inf<T>, -inf<T>, 1,  inf<T>, 2, inf<T>,
                                               0, -inf<T>, 1, no_number<T>, inf<T>,  -7,      -7, -7};
    return stack<Batch>(logsumexp<Key>(x), logsumexp<Key>(transpose(x)));
}
/// Scores of the lesson, of which no exp is a float, and numbers beyond all sums.
template <class T>
constexpr auto of_great_numbers() {
    T const most = element_traits<T>::greatest;
    return logsumexp<Key>(
        tensor<T, Query<3>, Key<4>>{1000, 1001, 999, 1002, -most, -most, -most, -most, most, -most, 0, 1});
}
template <class T, std::size_t Length>
constexpr auto of_long_rows() {
    auto const x = heed_test::fractions<tensor<T, Query<5>, Key<Length>>, 7>(3);
    return stack<Batch>(logsumexp<Key>(x), logsumexp<Key>(transpose(x)));
}

constexpr bool in_shared_memory() {
    auto x = heed_test::fractions<tensor<float, Query<3>, Key<3>>, 7>(3);
    auto const before = x;
    logsumexp<Key>(into(slice_view<Key>(x, 1)), x);
    bool right = slice<Key>(x, 1) == logsumexp<Key>(before) && slice<Key>(x, 2) == slice<Key>(before, 2);
    right = right && logsumexp<Key>(transpose_view(before)) == logsumexp<Key>(transpose(before));
    right = right && logsumexp<Key>(slice_view<Query>(before, 1)) == logsumexp<Key>(slice<Query>(before, 1));
    auto const some = take<Query>(before, 2);
    return right && exactly<Query<2>>(logsumexp<Key>(some)) == logsumexp<Key>(range<Query<2>>(before, 0));
}

template <class T>
void infinities_and_nans_are_as_torch_logsumexp_has_them() {
    BOTH_TIMES(both, of_special_rows<T>);
    for (std::size_t b = 0; b < 2; ++b) {
        REQUIRE(std::abs(static_cast<double>(both(b, 0)) - (1 + std::log(2.0))) < 1e-6);
        REQUIRE(both(b, 1) == -inf<T>);
        REQUIRE(both(b, 2) == inf<T>);
        REQUIRE(both(b, 3) == inf<T>);
        REQUIRE(math::is_nan(both(b, 4)));
        REQUIRE(std::abs(static_cast<double>(both(b, 5)) - (std::log(3.0) - 7)) < 1e-6);
    }
    BOTH_TIMES(great, of_great_numbers<T>);
    REQUIRE(std::abs(static_cast<double>(great(0)) - 1002.4401896985611) < (sizeof(T) == 4 ? 1e-4 : 1e-12));
    REQUIRE(great(1) == -element_traits<T>::greatest);
    REQUIRE(great(2) == element_traits<T>::greatest);
}

}  // namespace

TEST_CASE("logsumexp is that of plain loops, along any axis") {
    of_three_axes<float, 2, 3, 5>::check();
    of_three_axes<double, 3, 5, 2>::check();
    of_three_axes<float, 3, 3, 3>::check();
    of_three_axes<double, 2, 17, 19>::check();
}

TEST_CASE("logsumexp of long rows has the same bits at both times, of rows and of columns") {
    BOTH_TIMES(of_rest, of_long_rows<float, 67>);
    BOTH_TIMES(of_whole, of_long_rows<float, 64>);
    BOTH_TIMES(of_doubles, of_long_rows<double, 37>);
    CHECK(slice<Batch>(of_rest, 0) == slice<Batch>(of_rest, 1));
    CHECK(slice<Batch>(of_doubles, 0) == slice<Batch>(of_doubles, 1));
}

TEST_CASE("infinities and NaNs are as torch.logsumexp has them") {
    infinities_and_nans_are_as_torch_logsumexp_has_them<float>();
    infinities_and_nans_are_as_torch_logsumexp_has_them<double>();
}

TEST_CASE("logsumexp writes to memory that is shared, reads views, and takes lengths of rows") {
    STATIC_REQUIRE(in_shared_memory());
    CHECK(in_shared_memory());
}

TEST_CASE("logsumexp is of scores") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using scores_type = decltype(as_logits<Key>(plain{}));
    static_assert(can_logsumexp<plain, Query> && can_logsumexp<scores_type, Key>);
    static_assert(__is_same(decltype(logsumexp<Key>(scores_type{})), tensor<float, Query<2>>));
    static_assert(!can_logsumexp<scores_type, Query> && !can_logsumexp<plain, Dk>);
    static_assert(!can_logsumexp<tensor<int, Key<3>>, Key> && !can_logsumexp<decltype(softmax<Key>(plain{})), Key>);
    static_assert(
        __is_same(fault_of_logsumexp<tensor<float, up_to<Key<3>>>, Key>,
                  fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<fault::in::logsumexp,
                                                                                                up_to<Key<3>>>));
}
