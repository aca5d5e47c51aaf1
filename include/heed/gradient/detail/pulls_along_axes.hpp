// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_ALONG_AXES_HPP
#define HEED_GRADIENT_DETAIL_PULLS_ALONG_AXES_HPP

#include <heed/gradient/detail/pulls.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/cumsum.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/softmax.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of what reduces, or goes along, an axis.

namespace heed::detail::inline HEED_KERNELS::gradients {

struct mean {
    static constexpr bool reads_operands = false;
    template <class T>
    struct over {
        T count;
        constexpr T operator()(T const& dy) const { return math::quotient(dy, count); }
    };
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        using element = element_of<Out>;
        fit_zipped<shape_type_of<Out>>(out, over<element>{static_cast<element>(Out::size / Dy::size)}, dy);
    }
};

/// Elements that are the greatest together share the cotangent, as in `torch.amax`.
struct greatest {
    static constexpr bool reads_operands = true;
    struct is_greatest {
        template <class T>
        constexpr T operator()(T const& x, T const& y) const {
            return T(x == y || (math::is_nan(x) && math::is_nan(y)));
        }
    };
    struct shared {
        template <class T>
        constexpr T operator()(T const& dy, T const& mine, T const& count) const {
            return math::product(mine, math::quotient(dy, count));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class Y, class X>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, X const& x) {
        using whole = shape_type_of<Out>;
        temporary_like<Out> mine;
        temporary_like<Dy> count;
        fit_zipped<whole>(mine, is_greatest{}, x, y);
        fit(count, mine);
        fit_zipped<whole>(out, shared{}, dy, mine, count);
    }
};

/// Each element is in all sums from its place on.
template <class Name>
struct accumulated {
    static constexpr bool reads_operands = false;
    template <class Op, std::size_t, class Out, class Dy>
    static constexpr void pull(Out& out, Dy const& dy, auto const&...) {
        using shape = shape_type_of<Out>;
        using rows = without_names<shape, Name>;
        constexpr std::size_t length = extent_in<shape, Name>, step = stride_in<shape, Name>;
        for (kernel::nest_cursor<plan<rows, shape>> row{}; row.more; row.next()) {
            for (std::size_t i = 0; i < kernel::row_length<plan<rows, shape>>; ++i) {
                std::size_t const first = row.at[0] + i * kernel::row_stride<plan<rows, shape>, 0>;
                element_of<Out> total = 0;
                for (std::size_t j = length; j-- > 0;) {
                    total = math::sum(total, dy.values[first + j * step]);
                    out.values[first + j * step] = total;
                }
            }
        }
    }
};

template <class Name>
struct softmax {
    static constexpr bool reads_operands = false;
    struct of_weights {
        template <class T>
        constexpr T operator()(T const& dy, T const& y, T const& mean) const {
            // What has no weight has no cotangent, also where a NaN is hidden.
            return y == T(0) ? T(0) : math::product(y, math::difference(dy, mean));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class Y>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, auto const&...) {
        temporary_of<element_of<Out>, without_names<shape_type_of<Out>, Name>> mean;
        multiply_nonzero(mean, y, dy);
        fit_zipped<shape_type_of<Out>>(out, of_weights{}, dy, y, mean);
    }
};
template <class Name>
struct log_softmax {
    static constexpr bool reads_operands = false;
    struct of_logarithms {
        template <class T>
        constexpr T operator()(T const& dy, T const& y, T const& total) const {
            return math::difference(dy, math::product(math::exp(y), total));
        }
    };
    template <class Op, std::size_t, class Out, class Dy, class Y>
    static constexpr void pull(Out& out, Dy const& dy, Y const& y, auto const&...) {
        temporary_of<element_of<Out>, without_names<shape_type_of<Out>, Name>> total;
        fit(total, dy);
        fit_zipped<shape_type_of<Out>>(out, of_logarithms{}, dy, y, total);
    }
};

}  // namespace heed::detail::inline HEED_KERNELS::gradients

#include <heed/meta/detail/precise_end.hpp>

#endif
