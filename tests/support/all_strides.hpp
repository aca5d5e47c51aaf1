// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include <heed/heed.hpp>

#include "catch.hpp"
#include "guarded.hpp"

// Operations on views with all small strides against the same operations on a copy, to the bit: strides of 0, of
// elements that share places, of columns, of rows with a gap. Memory is as long as the view and not one element longer,
// and NaN stands where the view has no element.

namespace all_strides {

using namespace heed;
using namespace heed::axes;

constexpr std::size_t steps[] = {0, 1, 2, 5};
constexpr std::size_t step_count = sizeof(steps) / sizeof(steps[0]);

template <class T>
constexpr T number(std::size_t i) {
    return static_cast<T>(static_cast<int>((7 * i + 3) % 31) - 15) / static_cast<T>(4);
}
template <>
constexpr bool number<bool>(std::size_t i) {
    return (7 * i + 3) % 31 % 3 != 0;
}

/// Where element n of a view is.
[[gnu::noinline]] constexpr std::size_t place_of(std::size_t n, std::size_t const* extents, std::size_t const* apart,
                                                 std::size_t rank) {
    std::size_t result = 0;
    for (std::size_t i = rank; i-- > 0; n /= extents[i]) result += n % extents[i] * apart[i];
    return result;
}

/// Memory with a view of it, and nothing beside it that may be touched: at run time on one side, in constants on both.
template <class View>
struct spread;
template <class T, std::size_t... Strides, class... Axes>
struct spread<strided_view<T const, strides<Strides...>, Axes...>> {
    static constexpr std::size_t size = (1 + ... + ((extent_of<Axes> - 1) * Strides));
    heed_test::guarded<T>* guard = nullptr;
    T* memory;

    constexpr explicit spread(bool at_end) {
        if (std::is_constant_evaluated()) {
            memory = new T[size]{};
        } else {
            guard = new heed_test::guarded<T>(size, at_end);
            memory = guard->data();
        }
        if constexpr (std::is_floating_point_v<T>) {
            for (std::size_t i = 0; i < size; ++i) memory[i] = math::quiet_nan<T>;
        }
        for (std::size_t n = 0; n < shape_t<Axes...>::size; ++n) memory[place(n)] = number<T>(place(n));
    }
    constexpr ~spread() {
        if (std::is_constant_evaluated()) delete[] memory;
        if (!std::is_constant_evaluated()) delete guard;
    }
    spread(spread const&) = delete;
    spread& operator=(spread const&) = delete;

    static constexpr std::size_t place(std::size_t n) {
        constexpr std::size_t extents[] = {extent_of<Axes>...}, apart[] = {Strides...};
        return place_of(n, extents, apart, sizeof...(Axes));
    }
    [[nodiscard]] constexpr auto view() const { return strided_view<T const, strides<Strides...>, Axes...>(memory); }
    [[nodiscard]] constexpr auto copy() const {
        tensor<T, Axes...> result{};
        for (std::size_t n = 0; n < result.size; ++n) result.values[n] = number<T>(place(n));
        return result;
    }
};

template <class T>
constexpr bool same_bits(T a, T b) {
    if constexpr (std::is_same_v<T, float>) {
        return __builtin_bit_cast(std::uint32_t, a) == __builtin_bit_cast(std::uint32_t, b);
    } else if constexpr (std::is_same_v<T, double>) {
        return __builtin_bit_cast(std::uint64_t, a) == __builtin_bit_cast(std::uint64_t, b);
    } else {
        return a == b;
    }
}

/// Remembers the name of the first comparison that failed.
struct comparison {
    char const* failed = nullptr;

    template <class X>
    constexpr void operator()(char const* name, X const& expected, X const& came) {
        for (std::size_t n = 0; n < X::size && failed == nullptr; ++n) {
            if (!same_bits(expected.values[n], came.values[n])) failed = name;
        }
    }
};

/// The same operations first on a copy, then on a view: what the first gave is what the second is to give. All elements
/// go through one loop for all shapes, and the operations on the copy are compiled once for all views.
template <class T>
class results {
public:
    constexpr results() : most_(std::is_constant_evaluated() ? 512 : 8192), expected_(new T[most_]{}) {}
    constexpr ~results() { delete[] expected_; }
    results(results const&) = delete;
    results& operator=(results const&) = delete;

    template <class X>
    constexpr void operator()(char const* name, X const& came) {
        take(name, came.values, X::size);
    }
    constexpr void compare() {
        compares_ = true;
        at_ = 0;
    }
    [[nodiscard]] constexpr char const* failed() const { return failed_; }

private:
    [[gnu::noinline]] constexpr void take(char const* name, T const* came, std::size_t count) {
        if (at_ + count > most_) failed_ = "there is no room";
        for (std::size_t n = 0; n < count && failed_ == nullptr; ++n, ++at_) {
            if (!compares_) expected_[at_] = came[n];
            if (!same_bits(expected_[at_], came[n])) failed_ = name;
        }
    }

    std::size_t most_;
    T* expected_;
    std::size_t at_ = 0;
    bool compares_ = false;
    char const* failed_ = nullptr;
};
/// `Operations` on a copy, and on a view with nothing beside it.
template <class View, class Operations>
constexpr char const* failed_operation(bool at_end, Operations operations) {
    spread<View> const memory(at_end);
    results<float> of{};
    operations(of, memory.copy());
    of.compare();
    operations(of, memory.view());
    return of.failed();
}

/// Operands that are no views, and what is made of them alone: compiled once for all views.
template <std::size_t Queries, std::size_t Keys, std::size_t Compared, std::size_t Values>
struct heads {
    [[gnu::noinline]] static constexpr auto q() {
        return generate<float, Query<Queries>, Dk<Compared>>(
            [](std::size_t i, std::size_t j) { return number<float>(5 * i + 3 * j); });
    }
    [[gnu::noinline]] static constexpr auto k() {
        return generate<float, Key<Keys>, Dk<Compared>>(
            [](std::size_t i, std::size_t j) { return number<float>(3 * i + 4 * j + 2); });
    }
    [[gnu::noinline]] static constexpr auto v() {
        return generate<float, Key<Keys>, Dv<Values>>(
            [](std::size_t i, std::size_t j) { return number<float>(2 * i + 9 * j + 1); });
    }
    [[gnu::noinline]] static constexpr auto k_turned() { return transpose(k()); }
    [[gnu::noinline]] static constexpr auto one_key() { return slice<Key>(k(), 0); }
    [[gnu::noinline]] static constexpr auto products() { return contract<Dk>(q(), k()); }
    [[gnu::noinline]] static constexpr auto logits() { return scores(q(), k()); }
    [[gnu::noinline]] static constexpr auto weights() { return softmax<Key>(logits()); }
};

/// At run time and, where it is asked for, in constants.
template <class Tested, bool InConstants, class T, std::size_t First, std::size_t Second, class... Axes>
void check_one() {
    using view = strided_view<T const, strides<First, Second>, Axes...>;
    char const* (*volatile hidden)(bool) = Tested::template failed<view>;
    for (bool const at_end : {false, true}) {
        char const* const failed = hidden(at_end);
        std::string const result = failed != nullptr ? failed : "nothing";
        INFO("strides of " << First << " and " << Second << ", failed: " << result);
        CHECK(failed == nullptr);
    }
    if constexpr (InConstants) {
        constexpr bool right = Tested::template failed<view>(true) == nullptr;
        STATIC_REQUIRE(right);
    }
}
template <class Tested, std::size_t Step, bool InConstants, class T, class... Axes, std::size_t... N>
void check_all(std::index_sequence<N...>) {
    (check_one<Tested, InConstants, T, steps[N * Step / step_count], steps[N * Step % step_count], Axes...>(), ...);
}
/// All strides, or one pair of `Step`.
template <class Tested, std::size_t Step, bool InConstants, class T, class... Axes>
void check() {
    check_all<Tested, Step, InConstants, T, Axes...>(
        std::make_index_sequence<(step_count * step_count + Step - 1) / Step>{});
}

}  // namespace all_strides
