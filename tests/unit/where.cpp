// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"

#include <heed/heed.hpp>

#include <cstdint>
#include <type_traits>

using namespace heed;
using namespace heed::axes;

namespace {

template <class T, std::size_t Q, std::size_t K>
struct chosen_ones {
    tensor<T, Query<Q>, Key<K>> positive, mixed, from_number;
};

template <class T, std::size_t Q, std::size_t K>
constexpr auto chosen() {
    auto const x = generate<T, Query<Q>, Key<K>>([](int q, int k) { return static_cast<T>(2 * q - k); });
    auto const of_queries = generate<bool, Query<Q>>([](int q) { return q % 2 == 0; });
    auto const of_keys = generate<T, Key<K>>([](int k) { return static_cast<T>(100 + k); });
    return chosen_ones<T, Q, K>{where(x > 0, x, 0), where(of_queries, x, of_keys), where(x < 0, 1, of_keys)};
}
template <class T, std::size_t Q, std::size_t K>
void every_element_is_the_one_that_is_chosen() {
    BOTH_TIMES(result, chosen<T, Q, K>);
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) {
            auto const x = static_cast<T>(2 * static_cast<int>(q) - static_cast<int>(k));
            auto const of_key = static_cast<T>(100 + k);
            CHECK(result.positive(q, k) == (x > 0 ? x : T(0)));
            CHECK(result.mixed(q, k) == (q % 2 == 0 ? x : of_key));
            CHECK(result.from_number(q, k) == (x < 0 ? T(1) : of_key));
        }
    }
}

constexpr auto between_numbers() { return where(tensor<bool, Key<3>>{true, false, true}, 1.5f, -1.5f); }

constexpr auto with_a_nan_that_is_not_chosen() {
    constexpr float nan = math::quiet_nan<float>, inf = math::infinity<float>;
    tensor<float, Key<3>> const x{nan, 2, inf};
    return where(tensor<bool, Key<3>>{false, true, false}, x, 7);
}

constexpr auto in_place() {
    auto x = iota<float, Query<2>, Key<3>>(-2);
    where(into(x), x < 0, -x, x);
    float memory[] = {1, 2, 3, 4, 5, 6};
    strided_view<float, strides<1, 2>, Query<2>, Key<3>> columns(memory);
    where(into(columns), columns > 3, 0, tensor_view<float const, Query<2>, Key<3>>(memory));
    return concat<Key>(x, columns);
}

}  // namespace

TEST_CASE("where chooses between tensors and numbers") {
    every_element_is_the_one_that_is_chosen<float, 2, 5>();
    every_element_is_the_one_that_is_chosen<double, 3, 3>();
    every_element_is_the_one_that_is_chosen<std::int16_t, 5, 2>();
    BOTH_TIMES(numbers, between_numbers);
    STATIC_REQUIRE(numbers == tensor<float, Key<3>>{1.5f, -1.5f, 1.5f});
}

TEST_CASE("what is not chosen does not matter") {
    BOTH_TIMES(result, with_a_nan_that_is_not_chosen);
    STATIC_REQUIRE(result == tensor<float, Key<3>>{7, 2, 7});
}

TEST_CASE("where writes where it is told to, over what it reads too") {
    BOTH_TIMES(result, in_place);
    STATIC_REQUIRE(result == tensor<float, Query<2>, Key<6>>{2, 1, 0, 1, 2, 0, 1, 2, 3, 4, 0, 0});
}

TEST_CASE("where refuses conditions that are none and alternatives that do not go together") {
    using bools = tensor<bool, Query<2>, Key<3>>;
    using floats = tensor<float, Query<2>, Key<3>>;
    using keys = tensor<float, Key<3>>;
    static_assert(can_where<bools, floats, floats> && can_where<bools, keys, int> && can_where<bools, int, int>);
    static_assert(can_where<keep<Key<3>>, keys, float> && can_where<tensor<bool>, floats, keys>);
    static_assert(std::is_same_v<fault_of_where<floats, floats, floats>,
                                 fault::where_needs_a_condition_of_bools_such_as_x_greater_than_0<float>>);
    static_assert(std::is_same_v<fault_of_where<bool, floats, floats>,
                                 fault::every_operand_must_be_a_tensor<fault::in::where, bool>>);
    static_assert(std::is_same_v<fault_of_where<bools, int, float>,
                                 fault::where_chooses_between_two_tensors_or_numbers_of_one_type<int, float>>);
    using fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor;
    using cut =
        a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<fault::in::where, double, int>;
    static_assert(std::is_same_v<fault_of_where<bools, tensor<int, Key<3>>, double>, cut>);
    static_assert(!can_where<bools, keys, tensor<double, Key<3>>> && !can_where<tensor<bool, Head<2>>, keys, keys>);
    static_assert(!can_where<bools, tensor<float, Key<5>>, float>);
}
