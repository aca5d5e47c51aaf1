// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

// The same values as every kind of tensor that there is, so that a test says once what is true of all of them.

namespace kinds_of_tensors {

using namespace heed;

/// What every kind below can be asked for: `kind.x()` is the tensor, whose elements count from 0 in row-major order.
/// Where a kind is const, what it shows is const too.

template <class T, class... Axes>
struct on_the_stack {
    static constexpr bool shows_const = false;
    tensor<T, Axes...> values = iota<T, Axes...>();
    constexpr auto& x() { return values; }
};
template <class T, class... Axes>
struct const_on_the_stack {
    static constexpr bool shows_const = true;
    tensor<T, Axes...> values = iota<T, Axes...>();
    constexpr auto const& x() const { return values; }
};
template <class T, class... Axes>
struct on_the_heap {
    static constexpr bool shows_const = false;
    heap_tensor<T, Axes...> values{iota<T, Axes...>()};
    constexpr auto& x() { return values; }
};
template <class T, class... Axes>
struct const_on_the_heap {
    static constexpr bool shows_const = true;
    heap_tensor<T, Axes...> values{iota<T, Axes...>()};
    constexpr auto const& x() const { return values; }
};
/// A view as it is made.
template <class T, class... Axes>
struct viewed {
    static constexpr bool shows_const = false;
    tensor<T, Axes...> values = iota<T, Axes...>();
    constexpr auto x() { return tensor_view<T, Axes...>(values); }
};
template <class T, class... Axes>
struct const_viewed {
    static constexpr bool shows_const = true;
    tensor<T, Axes...> values = iota<T, Axes...>();
    constexpr auto x() const { return tensor_view<T const, Axes...>(values); }
};
/// A view that is const itself, which changes nothing about its elements.
template <class T, class... Axes>
struct viewed_by_a_const {
    static constexpr bool shows_const = false;
    tensor<T, Axes...> values = iota<T, Axes...>();
    tensor_view<T, Axes...> view{values};
    constexpr viewed_by_a_const() = default;
    viewed_by_a_const(viewed_by_a_const const&) = delete;
    constexpr auto const& x() const { return view; }
};

/// Memory in which the first axis is the fastest, with every second place left out.
template <class... Axes>
constexpr std::size_t column_major_step(std::size_t axis) {
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1};
    std::size_t result = 2;
    for (std::size_t i = 0; i < axis; ++i) result *= extents[i];
    return result;
}
template <class T, class Shape>
struct column_major;
template <class T, class... Axes>
struct column_major<T, shape_t<Axes...>> {
    template <class Axis>
    static constexpr std::size_t step_of =
        column_major_step<Axes...>(detail::position_of<shape_t<Axes...>, name_of<Axis>>);
    template <class Element>
    using view = strided_view<Element, strides<step_of<Axes>...>, Axes...>;

    T memory[2 * shape_t<Axes...>::size] = {};
    constexpr column_major() {
        for (T& one : memory) one = static_cast<T>(-1);
        auto const counted = iota<T, Axes...>();
        view<T> const out(memory);
        for (std::size_t i = 0; i < counted.size; ++i) detail::nth(out, i) = counted.values[i];
    }
};
template <class T, class... Axes>
struct strided : column_major<T, shape_t<Axes...>> {
    static constexpr bool shows_const = false;
    constexpr auto x() { return typename strided::template view<T>(this->memory); }
};
template <class T, class... Axes>
struct const_strided : column_major<T, shape_t<Axes...>> {
    static constexpr bool shows_const = true;
    constexpr auto x() const { return typename const_strided::template view<T const>(this->memory); }
};

/// Calls `f.template operator()<Kind>()` with every kind, and returns the first answer that is not empty.
template <class T, class... Axes>
constexpr char const* first_answer(auto f) {
    char const* const answers[] = {
        f.template operator()<on_the_stack<T, Axes...>>(),
        f.template operator()<const_on_the_stack<T, Axes...>>(),
        f.template operator()<on_the_heap<T, Axes...>>(),
        f.template operator()<const_on_the_heap<T, Axes...>>(),
        f.template operator()<viewed<T, Axes...>>(),
        f.template operator()<const_viewed<T, Axes...>>(),
        f.template operator()<viewed_by_a_const<T, Axes...>>(),
        f.template operator()<strided<T, Axes...>>(),
        f.template operator()<const_strided<T, Axes...>>(),
    };
    for (char const* answer : answers) {
        if (*answer != '\0') return answer;
    }
    return "";
}

/// Goes through the places of a tensor: `for (places<X> at; at.more; at.next())`, `at.i[0]` being the first index.
template <class Shape>
struct places_in;
template <class... Axes>
struct places_in<shape_t<Axes...>> {
    static constexpr std::size_t rank = sizeof...(Axes);
    std::size_t i[rank + 1] = {};
    bool more = true;

    constexpr void next() {
        constexpr std::size_t extents[rank + 1] = {extent_of<Axes>..., 1};
        for (std::size_t axis = rank; axis-- > 0;) {
            if (++i[axis] < extents[axis]) return;
            i[axis] = 0;
        }
        more = false;
    }
    /// The element of a tensor there.
    template <class X>
    constexpr auto& of(X&& x) const {
        return element(x, first_indices<rank>{});
    }

private:
    template <class X, std::size_t... K>
    constexpr auto& element(X& x, indices<K...>) const {
        return x(i[K]...);
    }
};
template <class X>
using places = places_in<shape_type_of<X>>;

}  // namespace kinds_of_tensors
