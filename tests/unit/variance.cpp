// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>
#include <vector>

#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;

template <class T, std::size_t B, std::size_t Q, std::size_t K>
struct of_three_axes {
    using input = tensor<T, Batch<B>, Query<Q>, Key<K>>;
    static constexpr auto x = heed_test::fractions<input, 3>(5);

    template <template <std::size_t> class... Names>
    static constexpr auto result() {
        return variance<Names...>(x);
    }
    /// `place(b, q, k)` says to which element of the result an element of x goes.
    template <template <std::size_t> class... Names>
    static void check(auto const& place) {
        BOTH_TIMES(came, result<Names...>);
        std::vector<std::vector<double>> groups(came.size);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t k = 0; k < K; ++k) groups[place(b, q, k)].push_back(static_cast<double>(x(b, q, k)));
            }
        }
        for (std::size_t i = 0; i < came.size; ++i) {
            double const count = static_cast<double>(groups[i].size());
            double mean = 0, squares = 0;
            for (double const one : groups[i]) mean += one / count;
            for (double const one : groups[i]) squares += (one - mean) * (one - mean) / count;
            REQUIRE(std::abs(static_cast<double>(came.values[i]) - squares) <= 16 * unit<T> * (1 + squares));
        }
    }
    static void all() {
        check<Key>([](std::size_t b, std::size_t q, std::size_t) { return b * Q + q; });
        check<Query>([](std::size_t b, std::size_t, std::size_t k) { return b * K + k; });
        check<Key, Batch>([](std::size_t, std::size_t q, std::size_t) { return q; });
        check<>([](std::size_t, std::size_t, std::size_t) { return std::size_t{0}; });
    }
};

constexpr auto far_from_zero() {
    return variance<Key>(generate<float, Key<64>>([](int i) { return 2000.0f + 0.25f * static_cast<float>(i % 2); }));
}
constexpr auto special() {
    float const inf = math::infinity<float>;
    return variance<Key>(tensor<float, Query<3>, Key<2>>{1, inf, 1, math::quiet_nan<float>, 3, 3});
}
constexpr bool in_shared_memory() {
    auto x = heed_test::fractions<tensor<float, Query<3>, Key<3>>, 7>(3);
    auto const before = x;
    variance<Key>(into(slice_view<Key>(x, 1)), x);
    bool right = slice<Key>(x, 1) == variance<Key>(before);
    right = right && variance<Key>(transpose_view(before)) == variance<Key>(transpose(before));
    auto const some = take<Query>(before, 2);
    right = right && exactly<Query<2>>(variance<Key>(some)) == variance<Key>(range<Query<2>>(before, 0));
    return right && variance<Query>(some) == variance<Query>(range<Query<2>>(before, 0));
}

}  // namespace

TEST_CASE("the variance is the biased one of plain loops, over any axes") {
    of_three_axes<float, 2, 3, 5>::all();
    of_three_axes<double, 3, 5, 2>::all();
    of_three_axes<float, 3, 3, 3>::all();
    of_three_axes<double, 2, 17, 19>::all();
    // PyTorch: torch.var(torch.tensor([1., 2., 3., 4.]), correction=0).
    static_assert(variance<Key>(tensor<double, Key<4>>{1, 2, 3, 4})() == 1.25);
    static_assert(variance(tensor<double, Key<1>>{7})() == 0);
}

TEST_CASE("a mean of 2000 does not spoil the variance") {
    BOTH_TIMES(result, far_from_zero);
    CHECK(result() == 0x1p-6f);
}

TEST_CASE("an infinity or a NaN says what happens to its own row") {
    BOTH_TIMES(result, special);
    CHECK(math::is_nan(result(0)));
    CHECK(math::is_nan(result(1)));
    CHECK(result(2) == 0);
}

TEST_CASE("variance writes to memory that is shared, reads views, and takes lengths") {
    STATIC_REQUIRE(in_shared_memory());
    CHECK(in_shared_memory());
}

TEST_CASE("variance needs fractions, and its axes") {
    using plain = tensor<float, Query<3>, Key<5>>;
    static_assert(can_variance<plain, Key> && can_variance<plain> && can_variance<plain, Query, Key>);
    static_assert(!can_variance<plain, Dk> && !can_variance<plain, Key, Key> &&
                  !can_variance<tensor<int, Key<3>>, Key>);
    static_assert(__is_same(fault_of_variance<tensor<int, Key<3>>, Key>,
                            fault::variance_needs_elements_with_fractions_so_cast_the_tensor<int>));
}
