// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_EIGEN_HPP
#define HEED_BORDERS_EIGEN_HPP

#include <climits>
#include <cstddef>
#include <type_traits>

#include <heed/borders/memory.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <Eigen/Core>

// Matrices, vectors and arrays of Eigen, 3.4 or newer, whose headers this one needs.

namespace heed {

namespace fault::in {
struct as_eigen {};
}  // namespace fault::in

namespace fault {

template <class Expression>
struct an_eigen_expression_without_values_in_memory_is_evaluated_first {};
template <class Shape>
struct an_eigen_matrix_has_one_axis_or_two_so_slice_or_merge_others {};
template <class Shape>
struct an_eigen_matrix_counts_its_elements_along_an_axis_in_an_int {};

}  // namespace fault

namespace borders {

/// A matrix, vector, array, map, block, or another expression of Eigen's.
template <class M>
concept EigenDense = std::is_base_of_v<Eigen::DenseBase<M>, M>;

namespace detail::inline HEED_KERNELS {

template <class M>
concept eigen_in_memory = EigenDense<M> && ((static_cast<int>(M::Flags) & Eigen::DirectAccessBit) != 0);

HEED_LINKED_AS constexpr std::ptrdiff_t number_of_eigen(std::ptrdiff_t number) {
    return number == Eigen::Dynamic ? unknown : number;
}

/// What types of Eigen say of a matrix, and of a vector by its one axis.
template <class M>
struct known_eigen {
    static constexpr std::ptrdiff_t of_rows = number_of_eigen(M::RowsAtCompileTime),
                                    of_columns = number_of_eigen(M::ColsAtCompileTime),
                                    inner = number_of_eigen(M::InnerStrideAtCompileTime),
                                    outer = number_of_eigen(M::OuterStrideAtCompileTime);
    using element = typename M::Scalar;
    static constexpr bool by_rows = M::IsRowMajor;
    using type =
        known_memory<element, numbers<of_rows, of_columns>, numbers<by_rows ? outer : inner, by_rows ? inner : outer>>;
    using of_vector = known_memory<element, numbers<number_of_eigen(M::SizeAtCompileTime)>, numbers<inner>>;
};

/// All matrices have two axes, vectors too.
template <class M>
struct eigen_in_full {
    using known = typename known_eigen<M>::type;
    template <class Same>
    static constexpr auto of(Same& m) {
        using pointed = std::remove_pointer_t<decltype(m.data())>;
        return memory<pointed, 2>{
            m.data(),
            {m.rows(), m.cols()},
            {M::IsRowMajor ? m.outerStride() : m.innerStride(), M::IsRowMajor ? m.innerStride() : m.outerStride()}};
    }
};

/// A reference to what is const may have a copy of its own, where strides did not fit.
template <class M>
inline constexpr bool may_have_a_copy = false;
template <class Plain, int Options, class Stride>
inline constexpr bool may_have_a_copy<Eigen::Ref<Plain const, Options, Stride>> = true;

}  // namespace detail::inline HEED_KERNELS

/// `view<tensor_view<float, Dk<8>>>(v)` of a vector, `view<strided_view<float, strides<1, 4>, Query<4>, Dk<8>>>(m)` of
/// a 4 x 8 matrix of Eigen's, which is column-major, `read<tensor<float, Query<4>, Dk<8>>>(m)` of either order. Rows
/// are the first axis. Fixed sizes and strides are checked while compiling, others when they come. Refused by the
/// compiler: expressions that have no values in memory yet, and views of matrices that end with the call.
template <EigenDense M>
struct foreign_memory<M> {
    using known = known_memory<typename M::Scalar, numbers<>, numbers<>>;
    using fault = heed::fault::an_eigen_expression_without_values_in_memory_is_evaluated_first<M>;
    static constexpr bool outlives_it = true;
    static constexpr memory<typename M::Scalar, 0> of(M const&) { return {}; }
};
template <EigenDense M>
    requires detail::eigen_in_memory<M>
struct foreign_memory<M> : detail::eigen_in_full<M> {
    static constexpr bool outlives_it = !std::is_base_of_v<Eigen::PlainObjectBase<M>, M> && !detail::may_have_a_copy<M>;
    static constexpr char const* name = "an Eigen matrix";
};
template <EigenDense M>
    requires(detail::eigen_in_memory<M> && static_cast<bool>(M::IsVectorAtCompileTime))
struct foreign_memory<M> {
    using known = typename detail::known_eigen<M>::of_vector;
    using in_full = detail::eigen_in_full<M>;
    static constexpr bool outlives_it = !std::is_base_of_v<Eigen::PlainObjectBase<M>, M> && !detail::may_have_a_copy<M>;
    static constexpr char const* name = "an Eigen vector";
    template <class Same>
    static constexpr auto of(Same& m) {
        using pointed = std::remove_pointer_t<decltype(m.data())>;
        return memory<pointed, 1>{m.data(), {m.size()}, {m.innerStride()}};
    }
};

namespace detail::inline HEED_KERNELS {

template <class X>
consteval auto rule_of_as_eigen() {
    using plain = of::remove_cvref_t<X>;
    using of_lending = decltype(rule_of_lending<fault::in::as_eigen, X>());
    if constexpr (is_fault<of_lending> || of::any_refused<plain>) {
        return of_lending{};
    } else if constexpr (plain::rank != 1 && plain::rank != 2) {
        return fault::an_eigen_matrix_has_one_axis_or_two_so_slice_or_merge_others<shape_type_of<plain>>{};
    } else if constexpr (shape_type_of<plain>::size > INT_MAX) {
        return fault::an_eigen_matrix_counts_its_elements_along_an_axis_in_an_int<shape_type_of<plain>>{};
    } else {
        return none{};
    }
}

/// How Eigen has a matrix: which of its axes is the inner one, and the strides of both. A column is never row-major
/// there, nor a row column-major.
struct eigen_layout {
    bool by_rows;
    std::size_t inner, outer;
    bool in_a_row;
};
template <class Layout, std::size_t Rank>
consteval eigen_layout eigen_layout_of(std::size_t of_rows, std::size_t of_columns) {
    auto const& strides = strides_of_layout<Layout>::values;
    std::size_t const of_first = strides[0], of_second = Rank == 1 ? 0 : strides[1];
    bool const by_rows = of_rows == 1 && of_columns > 1 ? true : of_columns == 1 ? false : of_first >= of_second;
    std::size_t const inner_count = by_rows ? of_columns : of_rows, outer_count = by_rows ? of_rows : of_columns;
    std::size_t const inner = inner_count == 1 ? 1 : by_rows ? of_second : of_first;
    std::size_t const outer = outer_count == 1 ? inner * inner_count : by_rows ? of_first : of_second;
    return {by_rows, inner, outer, inner == 1 && (outer_count == 1 || outer == inner_count)};
}

/// Eigen takes a stride of 0 for one that is not said, unless it is known at run time only, and has no room in a type
/// for one beyond an int.
HEED_LINKED_AS constexpr int stride_of_eigen(std::size_t stride) {
    return stride == 0 || stride > INT_MAX ? Eigen::Dynamic : static_cast<int>(stride);
}

template <class T, class Layout, std::size_t Rank, std::size_t Rows, std::size_t Columns>
HEED_LINKED_AS auto eigen_over(T* first) {
    constexpr eigen_layout how = eigen_layout_of<Layout, Rank>(Rows, Columns);
    // Eigen has results of fixed sizes on the stack.
    constexpr bool is_fixed = Rows * Columns * sizeof(T) <= of::largest_temporary_bytes;
    constexpr int options = how.by_rows ? Eigen::RowMajor : Eigen::ColMajor;
    using plain = Eigen::Matrix<std::remove_const_t<T>, is_fixed || Rows == 1 ? static_cast<int>(Rows) : Eigen::Dynamic,
                                is_fixed || Columns == 1 ? static_cast<int>(Columns) : Eigen::Dynamic, options>;
    using matrix = std::conditional_t<std::is_const_v<T>, plain const, plain>;
    constexpr auto of_rows = static_cast<Eigen::Index>(Rows), of_columns = static_cast<Eigen::Index>(Columns);
    if constexpr (how.in_a_row) {
        return Eigen::Map<matrix>(first, of_rows, of_columns);
    } else {
        using stride = Eigen::Stride<stride_of_eigen(how.outer), stride_of_eigen(how.inner)>;
        return Eigen::Map<matrix, Eigen::Unaligned, stride>(
            first, of_rows, of_columns,
            stride(static_cast<Eigen::Index>(how.outer), static_cast<Eigen::Index>(how.inner)));
    }
}
template <class T, class Layout, class First>
HEED_LINKED_AS auto eigen_of(T* first, shape_t<First>) {
    return eigen_over<T, Layout, 1, extent_of<First>, 1>(first);
}
template <class T, class Layout, class First, class Second>
HEED_LINKED_AS auto eigen_of(T* first, shape_t<First, Second>) {
    return eigen_over<T, Layout, 2, extent_of<First>, extent_of<Second>>(first);
}

}  // namespace detail::inline HEED_KERNELS

/// Why `as_eigen(x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X>
using fault_of_as_eigen = decltype(detail::rule_of_as_eigen<X>());
template <class X>
concept can_as_eigen = no_fault<fault_of_as_eigen<X>>;

/// A tensor as an `Eigen::Map` over its values: of one axis a column vector, of two a matrix whose rows are the first
/// one, row-major as the tensor is, and with the strides of a view. Its sizes are fixed in its type, but for more than
/// 16 KiB, since Eigen has results of fixed sizes on the stack. Elements are const where they are in the tensor, and
/// where its type promises something of them.
///
/// Refused: other numbers of axes than one and two, a temporary that owns its values, lengths at run time.
template <class X, class Fault = fault_of_as_eigen<X>>
auto as_eigen(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        return detail::eigen_of<detail::lent_element<X>, heed::detail::layout_of<plain>>(x.data(),
                                                                                         shape_type_of<plain>{});
    }
}
template <class X, class Fault = fault_of_as_eigen<X>>
    requires is_fault<Fault>
refused as_eigen(X&& x) = delete;

}  // namespace borders
}  // namespace heed

#endif
