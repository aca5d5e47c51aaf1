// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_TENSOR_HPP
#define HEED_TENSOR_TENSOR_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/conversion.hpp>
#include <heed/tensor/detail/layout.hpp>
#include <heed/tensor/detail/offset.hpp>
#include <heed/tensor/detail/tensor_rules.hpp>
#include <heed/tensor/index.hpp>

namespace heed {

/// A tensor: elements of type `T` along named axes, all of the shape in the type.
///
/// An aggregate without padding: `size` values in row-major order, the last axis fastest, and nothing else. Trivially
/// copyable when `T` is, and a template argument when `T` can be one. `tensor<float, Query<2>, Key<2>>{1, 2, 3, 4}`
/// initialises it as an array is initialised: values that are left out are zero; `from` counts them instead.
/// Rank 0 is a single value and converts to it. Refused where the type is written: a name twice, an extent of 0,
/// an axis in the place of the element type, what is no axis.
template <class T, class... Axes>
struct tensor {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_tensor<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_tensor<T, Axes...>>());
#endif

    using element = T;
    using shape_type = shape_t<Axes...>;
    /// This type also for the types that derive from it: logits, distributions, projections, masks.
    using tensor_type = tensor;

    static constexpr std::size_t rank = sizeof...(Axes);
    static constexpr size_constant<(std::size_t{1} * ... * detail::axis_traits<Axes>::extent)> size{};

    /// The values, row-major.
    T values[size() > 0 ? size() : 1];

    /// The element at one index an axis: by position, `x(i, j)`, or by name in any order,
    /// `x(index<Key>(j), index<Query>(i))`. Refused: a wrong number of indices, a constant one out of range. A run-time
    /// index out of range is undefined at run time, as with an array, an error in a constant expression, and the end of
    /// the program in builds that ask the standard library for such checks (_GLIBCXX_ASSERTIONS, libc++'s hardening).
    /// (One deleted twin serves both forms. clang would report a deleted call operator twice, and says which fault it
    /// is without one.)
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr T const& operator()(Index... indices) const& {
        return values[detail::offset_in<false>(shape_type{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& operator()(Index... indices) & {
        return values[detail::offset_in<false>(shape_type{}, indices...)];
    }
#if !defined(__clang__)
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused operator()(Index... indices) const = delete;
#endif

    /// As `x(...)`, and a run-time index out of range throws `heed::out_of_range`.
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr T const& at(Index... indices) const& {
        return values[detail::offset_in<true>(shape_type{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& at(Index... indices) & {
        return values[detail::offset_in<true>(shape_type{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused at(Index... indices) const = delete;

    /// As `at`, without exceptions: the address of the element, or null when a run-time index is out of range.
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T const* try_at(Index... indices) const& {
        return detail::all_in_range(shape_type{}, indices...)
                   ? values + detail::offset_in<false>(shape_type{}, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T* try_at(Index... indices) & {
        return detail::all_in_range(shape_type{}, indices...)
                   ? values + detail::offset_in<false>(shape_type{}, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused try_at(Index... indices) const = delete;

#if defined(__cpp_multidimensional_subscript)
    /// As `x(...)`, where the compiler has subscripts with several indices (C++23).
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr T const& operator[](Index... indices) const& {
        return values[detail::offset_in<false>(shape_type{}, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& operator[](Index... indices) & {
        return values[detail::offset_in<false>(shape_type{}, indices...)];
    }
#if !defined(__clang__)
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused operator[](Index... indices) const = delete;
#endif
#else
    /// As `x(i)`, for a tensor with one axis; several indices in a subscript need C++23.
    template <class Index, class Fault = fault_of_index<shape_type, Index>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr T const& operator[](Index index) const& {
        return values[detail::offset_in<false>(shape_type{}, index)];
    }
    template <class Index, class Fault = fault_of_index<shape_type, Index>, class = typename Fault::is_allowed>
    constexpr T& operator[](Index index) & {
        return values[detail::offset_in<false>(shape_type{}, index)];
    }
#if !defined(__clang__)
    template <class Index, class Fault = fault_of_index<shape_type, Index>>
        requires is_fault<Fault>
    refused operator[](Index index) const = delete;
#endif
#endif

    [[nodiscard]] constexpr T const* data() const& { return values; }
    [[nodiscard]] constexpr T* data() & { return values; }
    [[nodiscard]] constexpr T const* begin() const& { return values; }
    [[nodiscard]] constexpr T* begin() & { return values; }
    [[nodiscard]] constexpr T const* end() const& { return values + size; }
    [[nodiscard]] constexpr T* end() & { return values + size; }

    /// A named tensor is assigned another of its type, its elements copied; to a temporary nothing is. (An aggregate
    /// has no constructors of its own, so its elements are copied where others are moved.)
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-copy"
#endif
    constexpr tensor& operator=(tensor const&) & = default;
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
    template <class X = tensor, class Fault = detail::written_in_vain<tensor>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, tensor>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;

    /// A tensor of rank 0 is its value.
    constexpr operator T() const  // NOLINT: implicit by design
        requires(rank == 0)
    {
        return values[0];
    }

    /// A tensor is never another tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<tensor, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

namespace fault {

template <class A, class B>
struct equality_needs_two_tensors_of_one_shape_and_element_type {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Element by element; of tensors with lengths, in detail/tensor_up_to.hpp.
template <class A>
struct elements_equal {
    static constexpr bool in(auto const& a, auto const& b) {
        for (std::size_t i = 0; i < A::size; ++i) {
            if (!(nth(a, i) == nth(b, i))) return false;
        }
        return true;
    }
};

template <class A, class B>
consteval auto rule_of_equal() {
    if constexpr (!Tensor<A> || !Tensor<B>) {
        return none{};
    } else if constexpr (!__is_same(typename A::shape_type, typename B::shape_type) ||
                         !__is_same(typename A::element, typename B::element)) {
        return fault::equality_needs_two_tensors_of_one_shape_and_element_type<typename A::tensor_type,
                                                                               typename B::tensor_type>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

template <class A, class B>
using fault_of_equal = decltype(detail::rule_of_equal<A, B>());
template <class A, class B>
concept can_equal = no_fault<fault_of_equal<A, B>>;

/// True when all elements are equal, as the elements' own `==` says, and lengths where there are some. Refused: two
/// shapes, two element types.
template <class A, class B, class Fault = fault_of_equal<A, B>>
    requires Tensor<A> && Tensor<B>
constexpr bool operator==(A const& a, B const& b) {
    if constexpr (detail::is_tracked<A> || detail::is_tracked<B>) {
        return detail::with_values(a) == detail::with_values(b);
    } else {
        return detail::elements_equal<A>::in(a, b);
    }
}
template <class A, class B, class Fault = fault_of_equal<A, B>>
    requires Tensor<A> && Tensor<B> && is_fault<Fault>
bool operator==(A const& a, B const& b) = delete;

/// The element type of a tensor.
template <Tensor X>
using element_of = typename detail::remove_cvref_t<X>::element;

/// The shape of a tensor type, as a type: `shape_t<Batch<1>, Query<4>>`.
template <Tensor X>
using shape_type_of = typename detail::remove_cvref_t<X>::shape_type;

namespace detail::inline HEED_KERNELS {

/// What looks like a tensor and belongs to another library has no shape of heed's.
template <class Shape>
inline constexpr bool is_shape = false;
template <class... Axes>
inline constexpr bool is_shape<shape_t<Axes...>> = true;
template <class X>
concept has_shape = Tensor<X> && requires { typename element_of<X>; } && is_shape<shape_type_of<X>>;

}  // namespace detail::inline HEED_KERNELS

/// The shape of a tensor, as a value: `static_assert(shape_of(x) == shape<Batch<1>, Query<4>, Key<4>>)`.
/// Where `x` is a reference, which a constant expression cannot read, use `shape_of<decltype(x)>()`.
template <Tensor X>
constexpr shape_type_of<X> shape_of(X const&) {
    return {};
}
template <Tensor X>
constexpr shape_type_of<X> shape_of() {
    return {};
}
constexpr refused shape_of(refused const&) { return {}; }

/// True when the tensor type `X` has the axis `Name`, whatever its extent.
template <class X, template <std::size_t> class Name>
concept has_axis = Tensor<X> && detail::has_name<shape_type_of<X>, axis_name<Name>>;

namespace detail::inline HEED_KERNELS {

/// The plain tensor of a tensor type, and of an element and a shape.
template <class X>
using plain = typename remove_cvref_t<X>::tensor_type;

/// The tensor that operations return: on the heap when it is too big for the stack (see heap_tensor.hpp).
template <bool Fits, class T, class... Axes>
struct tensor_by_size {
    using type = tensor<T, Axes...>;
};
template <class T, class... Axes>
using stored = typename tensor_by_size<fits_the_stack<T, Axes...>, T, Axes...>::type;

template <class T, class Shape>
struct tensor_with;
template <class T, class... Axes>
struct tensor_with<T, shape_t<Axes...>> {
    using type = stored<T, Axes...>;
};
template <class T, class Shape>
using tensor_of = typename tensor_with<T, Shape>::type;

/// The tensor that has its values to itself and is in all else like `X`, which may be a view.
template <class X>
using tensor_like = tensor_of<element_of<X>, shape_type_of<X>>;

/// Zeros of a type. What it returns has the type's own name in messages, not the name of how it was computed.
template <class X>
constexpr X blank() {
    return X{};
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
