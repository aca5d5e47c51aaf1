// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/borders/mdspan.hpp>
#include <heed/heed.hpp>

#include <array>
#include <cstddef>
#include <type_traits>

// What must hold of mdspans in both directions, whoever's they are: `F` is a family of types, as `as_mdspan` takes one,
// and `Dynamic` are extents of which the first is static and 2, and the second is known at run time.

namespace mdspan_checks {

namespace borders = heed::borders;
using namespace heed::axes;

/// Element (i, j) of an mdspan, as its text has it.
template <class M>
constexpr auto& element(M const& m, std::size_t i, std::size_t j) {
    using index = typename M::extents_type::index_type;
    return m.data_handle()[static_cast<std::size_t>(static_cast<index>(i) * m.mapping().stride(0) +
                                                    static_cast<index>(j) * m.mapping().stride(1))];
}

/// From an mdspan: `Q` and `D` are different primes, or equal.
template <class F, std::size_t Q, std::size_t D>
constexpr bool from_mdspan() {
    using sizes = typename F::template extents<Q, D>;
    int values[Q * D * 2] = {};
    for (std::size_t n = 0; n < Q * D * 2; ++n) values[n] = static_cast<int>(n) * 5;
    typename F::template mdspan<int, sizes, typename F::layout_right> const right(values, sizes{});
    typename F::template mdspan<int const, sizes, typename F::layout_left> const left(values, sizes{});
    using by_steps = typename F::layout_stride::template mapping<sizes>;
    typename F::template mdspan<int, sizes, typename F::layout_stride> const apart(
        values, by_steps(sizes{}, std::array<std::size_t, 2>{2 * D, 1}));

    auto const rows = borders::view<heed::tensor_view<int, Query<Q>, Dk<D>>>(right);
    auto const columns = borders::view<heed::strided_view<int const, heed::strides<1, Q>, Query<Q>, Dk<D>>>(left);
    auto const each = borders::view<heed::strided_view<int, heed::strides<2 * D, 1>, Query<Q>, Dk<D>>>(apart);
    auto const copied = borders::read<heed::tensor<long, Query<Q>, Dk<D>>>(left);
    auto const also = borders::read<heed::heap_tensor<int, Query<Q>, Dk<D>>>(apart);
    for (std::size_t i = 0; i < Q; ++i)
        for (std::size_t j = 0; j < D; ++j)
            if (&rows(i, j) != &element(right, i, j) || &columns(i, j) != &element(left, i, j) ||
                &each(i, j) != &element(apart, i, j) || copied(i, j) != values[j * Q + i] ||
                also(i, j) != values[i * 2 * D + j])
                return false;
    heed::view_of(rows) = 8;
    return values[Q * D - 1] == 8;
}

template <class F>
constexpr bool to_mdspan() {
    auto x = heed::iota<int, Batch<2>, Query<3>, Dk<5>>();
    auto const right = borders::as_mdspan<F>(x);
    using whole = typename F::template extents<2, 3, 5>;
    static_assert(
        std::is_same_v<decltype(right), typename F::template mdspan<int, whole, typename F::layout_right> const>);
    bool holds = right.data_handle() == x.data() && right.mapping().stride(0) == 15 && right.extents().extent(2) == 5;

    auto matrix = heed::iota<int, Query<3>, Dk<5>>();
    auto const left = borders::as_mdspan<F>(heed::transpose_view(matrix));
    static_assert(std::is_same_v<decltype(left), typename F::template mdspan<int, typename F::template extents<5, 3>,
                                                                             typename F::layout_left> const>);
    for (std::size_t i = 0; i < 5; ++i)
        for (std::size_t j = 0; j < 3; ++j) holds = holds && &element(left, i, j) == &matrix(j, i);

    auto const turned = borders::as_mdspan<F>(heed::permute_view<Query, Batch, Dk>(x));
    holds =
        holds && turned.mapping().stride(0) == 5 && turned.mapping().stride(1) == 15 && turned.mapping().stride(2) == 1;
    holds = holds &&
            borders::read<heed::tensor<int, Query<3>, Batch<2>, Dk<5>>>(turned) == heed::permute<Query, Batch, Dk>(x);
    // Rank 0, and an axis with one element, whose stride is no matter.
    heed::tensor<int> const number{{42}};
    auto const point = borders::as_mdspan<F>(number);
    static_assert(std::is_same_v<typename decltype(point)::element_type, int const>);
    holds = holds && *point.data_handle() == 42 && borders::view<heed::tensor_view<int const>>(point)() == 42;
    heed::strided_view<int, heed::strides<0, 2>, Batch<1>, Key<3>> const one(matrix.data());
    auto const row = borders::as_mdspan<F>(one);
    holds = holds && row.mapping().stride(0) == 1 && row.mapping().stride(1) == 2 && element(row, 0, 2) == 4;
    // In columns, whatever the stride of the second axis is.
    heed::strided_view<int, heed::strides<1, 7>, Key<3>, Batch<1>> const column(matrix.data());
    static_assert(
        std::is_same_v<typename decltype(borders::as_mdspan<F>(column))::layout_type, typename F::layout_left>);
    return holds;
}

template <class F>
constexpr bool all() {
    return from_mdspan<F, 2, 3>() && from_mdspan<F, 3, 3>() && from_mdspan<F, 1, 5>() && from_mdspan<F, 7, 1>() &&
           to_mdspan<F>();
}

}  // namespace mdspan_checks
