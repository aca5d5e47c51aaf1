// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/both_times.hpp"

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

constexpr auto x = iota<float, Batch<2>, Query<3>, Key<5>>(0.5f, 0.25f);

template <std::size_t Rows, std::size_t Columns>
constexpr bool every_prefix_is_a_sum() {
    auto const numbers = generate<double, Query<Rows>, Key<Columns>>(
        [](int i, int j) { return static_cast<double>((7 * i + 3 * j) % 11) - 4; });
    auto const along_keys = cumsum<Key>(numbers);
    auto const along_queries = cumsum<Query>(numbers);
    bool right = true;
    for (std::size_t i = 0; i < Rows; ++i) {
        double total = 0;
        for (std::size_t j = 0; j < Columns; ++j) right = right && along_keys(i, j) == (total += numbers(i, j));
    }
    for (std::size_t j = 0; j < Columns; ++j) {
        double total = 0;
        for (std::size_t i = 0; i < Rows; ++i) right = right && along_queries(i, j) == (total += numbers(i, j));
    }
    return right;
}

/// In place, and from the other end of the memory.
constexpr bool in_place() {
    tensor<int, Key<4>> counts{3, 1, 4, 1};
    tensor<std::int64_t, Key<4>> out{};
    cumsum<Key>(into(out), counts);
    tensor<std::int64_t, Key<4>> same{3, 1, 4, 1};
    cumsum<Key>(into(same), same);
    return out == tensor<std::int64_t, Key<4>>{3, 4, 8, 9} && same == out;
}

}  // namespace

TEST_CASE("cumsum is the running sum along an axis") {
    static_assert(every_prefix_is_a_sum<3, 5>() && every_prefix_is_a_sum<4, 4>());
    CHECK(every_prefix_is_a_sum<3, 5>());
    CHECK(every_prefix_is_a_sum<4, 4>());
    CHECK(every_prefix_is_a_sum<37, 19>());
    static_assert(in_place());
    CHECK(in_place());
    constexpr auto sums = cumsum<Query>(x);
    static_assert(shape_of(sums) == shape_of(x) && sums(1, 2, 4) == x(1, 0, 4) + x(1, 1, 4) + x(1, 2, 4));
}

TEST_CASE("cumsum counts bools, and narrow numbers beyond their range") {
    constexpr tensor<bool, Key<5>> truths{true, true, false, true, true};
    static_assert(cumsum<Key>(truths) == tensor<std::int64_t, Key<5>>{1, 2, 2, 3, 4});
    constexpr tensor<std::int8_t, Key<3>> narrow{100, 100, 100};
    static_assert(cumsum<Key>(narrow) == tensor<std::int64_t, Key<3>>{100, 200, 300});
}

TEST_CASE("cumsum needs the axis") {
    using plain = tensor<float, Query<3>, Key<5>>;
    static_assert(can_cumsum<plain, Key> && !can_cumsum<plain, Dk>);
    static_assert(
        std::is_same_v<fault_of_cumsum<plain, Dk>,
                       fault::the_tensor_has_no_such_axis<fault::in::cumsum, axis_name<Dk>, shape_type_of<plain>>>);
}
