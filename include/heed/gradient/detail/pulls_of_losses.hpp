// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_LOSSES_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_LOSSES_HPP

#include <heed/gradient/detail/pulls_along_axes.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/cross_entropy.hpp>
#include <heed/nn/embedding.hpp>
#include <heed/ops/logsumexp.hpp>
#include <heed/ops/variance.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of tables, of losses, and of what they are made of.

namespace heed::detail::inline HEED_KERNELS::gradients {

/// Rows of the table that were looked up, one after the other, in the order of the tokens.
template <class Name>
struct looked_up {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy, class Table, class Tokens>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, Table const&, Tokens const& tokens) {
        using rest = without_names<shape_type_of<Out>, Name>;
        using places = shape_type_of<Tokens>;
        constexpr std::size_t step = stride_in<shape_type_of<Out>, Name>;
        constexpr auto const& features = plan<rest, shape_type_of<Out>, shape_type_of<Dy>>;
        for (std::size_t i = 0; i < Out::size; ++i) out.values[i] = element_of<Out>(0);
        for (std::size_t place = 0; place < places::size; ++place) {
            std::size_t const to = static_cast<std::size_t>(nth(tokens, place)) * step,
                              from = start_of_batch<places, shape_type_of<Dy>>(place);
            for (kernel::nest_cursor<features> row{}; row.more; row.next()) {
                for (std::size_t i = 0; i < kernel::row_length<features>; ++i) {
                    auto& sum = out.values[to + row.at[0] + i * kernel::row_stride<features, 0>];
                    sum = math::sum(sum, dy.values[from + row.at[1] + i * kernel::row_stride<features, 1>]);
                }
            }
        }
    }
};

/// The softmax, less 1 at the target, times the cotangent; for a mean, over the number of rows that count.
template <class Name, bool Mean>
struct cross_entropy {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t, class Out, class Dy, class X, class Targets, class... Ignored>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const& x, Targets const& targets,
                               Ignored const&... ignored) {
        using T = element_of<Out>;
        using shape = shape_type_of<Out>;
        using rows = without_names<shape, Name>;
        constexpr std::size_t step = stride_in<shape, Name>, classes = extent_in<shape, Name>;
        along_into<softmax_of_row, Name>(out, x);
        std::size_t counted = 0;
        for (std::size_t row = 0; row < rows::size; ++row) {
            counted += counts(target_of<rows>(targets, row), ignored...) ? 1 : 0;
        }
        for (std::size_t row = 0; row < rows::size; ++row) {
            auto const target = target_of<rows>(targets, row);
            bool const is_counted = counts(target, ignored...);
            std::size_t const first = start_of_batch<rows, shape>(row);
            T factor = T(0);
            if (is_counted) {
                if constexpr (Mean) {
                    factor = math::quotient(dy.values[0], static_cast<T>(counted));
                } else {
                    factor = dy.values[row];
                }
                T& at_target = out.values[first + static_cast<std::size_t>(target) * step];
                at_target = math::difference(at_target, T(1));
            }
            for (std::size_t i = 0; i < classes; ++i) {
                T& element = out.values[first + i * step];
                element = is_counted ? math::product(element, factor) : T(0);
            }
        }
    }

private:
    template <class Rows, class Targets>
    static constexpr auto target_of(Targets const& targets, std::size_t row) {
        return targets.values[start_of_batch<Rows, layout_of<Targets>>(row)];
    }
};

template <class Name>
struct logsumexp {
    static constexpr bool reads_operands = true;
    struct weighed {
        template <class T>
        constexpr T operator()(T const& dy, T const& y, T const& x) const {
            return math::is_inf(x) && math::sign_bit(x) ? T(0) : math::product(dy, math::exp(math::difference(x, y)));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class Y, class X>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, X const& x) {
        fit_zipped<shape_type_of<Out>>(out, weighed{}, dy, y, x);
    }
};

template <class... Names>
struct variance {
    static constexpr bool reads_operands = true;
    template <class T>
    struct apart {
        T half_count;
        constexpr T operator()(T const& dy, T const& x, T const& mean) const {
            return math::product(math::quotient(dy, half_count), math::difference(x, mean));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class X>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const& x) {
        using T = element_of<Out>;
        temporary_like<Dy> mean;
        mean_into<Names...>(mean, x);
        fit_zipped<shape_type_of<Out>>(out, apart<T>{math::quotient(static_cast<T>(Out::size / Dy::size), T(2))}, dy, x,
                                       mean);
    }
};

}  // namespace heed::detail::inline HEED_KERNELS::gradients

#include <heed/meta/detail/precise_end.hpp>

#endif
