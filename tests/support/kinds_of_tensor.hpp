// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <limits>
#include <utility>

#include <heed/meta/indices.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/tensor.hpp>
#include <heed/tensor/tensor_view.hpp>

// The kinds of tensor: the same values wherever they may stand.

namespace kinds_of_tensor {

using namespace heed;

enum class kind {
    tensor,
    heap_tensor,
    view,
    view_of_const,
    column_major,   // strided, of const values
    gaps,           // strided, column-major; memory between the values is neither to be read nor to be changed
    repeated_first, // strided, 0 along the first axis
    repeated_last,  // strided, 0 along the last axis
    one_value,      // strided, 0 along every axis
};

constexpr char const* name_of_kind(kind which) {
    switch (which) {
        case kind::tensor: return "tensor";
        case kind::heap_tensor: return "heap_tensor";
        case kind::view: return "tensor_view";
        case kind::view_of_const: return "tensor_view of const";
        case kind::column_major: return "strided_view, column-major";
        case kind::gaps: return "strided_view, column-major with gaps";
        case kind::repeated_first: return "strided_view, 0 along the first axis";
        case kind::repeated_last: return "strided_view, 0 along the last axis";
        case kind::one_value: return "strided_view, 0 along all axes";
    }
    return "?";
}

/// The stride of each axis of a strided kind, in elements, and how much memory they reach over.
template <kind Kind, class Shape>
struct placing;
template <kind Kind, class... Axes>
struct placing<Kind, shape_t<Axes...>> {
    static constexpr std::size_t rank = sizeof...(Axes);
    static constexpr std::size_t extents[rank + 1] = {extent_of<Axes>..., 1};
    struct steps {
        std::size_t of[rank + 1];
    };
    static constexpr steps made() {
        steps result{};
        std::size_t next = Kind == kind::gaps ? 2 : 1;
        for (std::size_t n = 0; n < rank; ++n) {
            std::size_t const axis = Kind == kind::column_major || Kind == kind::gaps ? n : rank - 1 - n;
            bool const repeated = Kind == kind::one_value || (Kind == kind::repeated_first && axis == 0) ||
                                  (Kind == kind::repeated_last && axis == rank - 1);
            if (repeated) continue;
            result.of[axis] = next;
            next *= extents[axis];
            if (Kind == kind::gaps) next += 3;
        }
        return result;
    }
    static constexpr steps strides = made();
    static constexpr std::size_t place_of(std::size_t n) {
        std::size_t place = 0;
        for (std::size_t axis = rank; axis-- > 0; n /= extents[axis]) place += n % extents[axis] * strides.of[axis];
        return place;
    }
    static constexpr std::size_t size = place_of(shape_t<Axes...>::size - 1) + 1;

    template <class T, std::size_t... N>
    static auto view_type(heed::indices<N...>) -> strided_view<T, heed::strides<strides.of[N]...>, Axes...>;
    template <class T>
    using view = decltype(view_type<T>(first_indices<rank>{}));
};

/// A plain tensor's values of a kind. What is no plain tensor (a function, a projection, logits) stays as it is.
template <kind Kind, class X>
struct operand {
    X const& x;
    constexpr explicit operand(X const& from) : x(from) {}
    constexpr X const& get() { return x; }
    static constexpr X const& expected(X const& from) { return from; }
};
template <kind Kind, class T, class... Axes>
    requires(Kind == kind::heap_tensor)
struct operand<Kind, tensor<T, Axes...>> {
    heap_tensor<T, Axes...> x{};
    constexpr explicit operand(tensor<T, Axes...> const& from) {
        for (std::size_t i = 0; i < from.size; ++i) x.data()[i] = from.values[i];
    }
    constexpr heap_tensor<T, Axes...>& get() { return x; }
    static constexpr tensor<T, Axes...> expected(tensor<T, Axes...> const& from) { return from; }
};
template <kind Kind, class T, class... Axes>
    requires(Kind == kind::view || Kind == kind::view_of_const)
struct operand<Kind, tensor<T, Axes...>> {
    tensor<T, Axes...> x;
    constexpr explicit operand(tensor<T, Axes...> const& from) : x(from) {}
    constexpr auto get() {
        if constexpr (Kind == kind::view) {
            return tensor_view<T, Axes...>(x.values);
        } else {
            return tensor_view<T const, Axes...>(x.values);
        }
    }
    static constexpr tensor<T, Axes...> expected(tensor<T, Axes...> const& from) { return from; }
};
template <kind Kind, class T, class... Axes>
    requires(Kind > kind::view_of_const)
struct operand<Kind, tensor<T, Axes...>> {
    using places = placing<Kind, shape_t<Axes...>>;
    T memory[places::size];

    constexpr explicit operand(tensor<T, Axes...> const& from) : memory{} {
        for (T& one : memory) {
            one = std::numeric_limits<T>::has_quiet_NaN ? std::numeric_limits<T>::quiet_NaN()
                                                        : std::numeric_limits<T>::max();
        }
        for (std::size_t i = from.size; i-- > 0;) memory[places::place_of(i)] = from.values[i];
    }
    constexpr auto get() {
        if constexpr (Kind == kind::column_major) {
            return typename places::template view<T const>(memory);
        } else {
            return typename places::template view<T>(memory);
        }
    }
    /// Whether the memory between the values is as it was.
    constexpr bool is_whole() const {
        bool is_value[places::size]{};
        for (std::size_t i = 0; i < shape_t<Axes...>::size; ++i) is_value[places::place_of(i)] = true;
        for (std::size_t i = 0; i < places::size; ++i) {
            if (!is_value[i] && memory[i] == memory[i] && memory[i] != std::numeric_limits<T>::max()) return false;
        }
        return true;
    }
    /// What a tensor has to have for the same values: where elements share a place, they are one.
    static constexpr tensor<T, Axes...> expected(tensor<T, Axes...> const& from) {
        operand const held(from);
        tensor<T, Axes...> result{};
        for (std::size_t i = 0; i < result.size; ++i) result.values[i] = held.memory[places::place_of(i)];
        return result;
    }
};

template <kind Kind, class X>
using of_kind = decltype(std::declval<operand<Kind, X>&>().get());

}  // namespace kinds_of_tensor
