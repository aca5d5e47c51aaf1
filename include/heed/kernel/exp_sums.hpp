// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_EXP_SUMS_HPP
#define HEED_KERNEL_EXP_SUMS_HPP

#include <cstddef>

#include <heed/kernel/softmax.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What a row of scores comes to, as `along` of softmax.hpp calls it: one number for each row, or two.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// The logarithm of the sum of exp(x): greatest + log(sum of exp(x - greatest)), both rounded on their own, the sum in
/// the order of `lane_sum`. A NaN stays, +inf gives +inf, and nothing but -inf gives -inf.
struct log_of_exp_sum {
    template <class T, class Out>
    static constexpr void write(Out out, T greatest, T total) {
        out[0] = math::sum(greatest, math::log(total));
    }
    /// Where the greatest is no finite number.
    template <class T, class Out>
    static constexpr void write_special(Out out, T greatest) {
        out[0] = one_nan(greatest);
    }
};

/// The greatest and log(sum of exp(x - greatest)), from which the logarithm of each weight follows as log_softmax has
/// it: NaN twice for a row that has a NaN or +inf, and zeros, beside which -inf stays, where there is nothing but -inf.
struct parts_of_log_softmax {
    template <class T, class Out>
    static constexpr void write(Out out, T greatest, T total) {
        out[0] = greatest;
        out[1] = math::log(total);
    }
    template <class T, class Out>
    static constexpr void write_special(Out out, T greatest) {
        bool const is_nothing = math::is_inf(greatest) && math::sign_bit(greatest);
        out[0] = out[1] = is_nothing ? T{} : math::quiet_nan<T>;
    }
};

}  // namespace detail::inline HEED_KERNELS

/// What `Parts` makes of the greatest of a row and of the sum of exp(x - greatest).
template <class Parts>
struct exp_sum_function {
    static constexpr bool has_vector_face = true;
    static constexpr bool keeps_no_row = true;

    template <class T, class Out, class In>
    static constexpr void any(Out out, In in) {
        T const maximum = greatest_of<T>(in);
        if (!math::is_finite(maximum)) return Parts::write_special(out, maximum);
        typename lane_sum<T>::template of_length<In::capacity> total{};
        for (std::size_t i = 0; i < in.length; ++i) total.take(exp_for_softmax(math::difference(in[i], maximum)));
        Parts::write(out, maximum, total.result());
    }
    /// Elements of the result are `OutStride` apart.
    template <std::size_t Length, std::size_t OutStride, class T>
    static void one(T* out, T const* in) {
        T const high = detail::highest_of_row<Length>(in, -element_traits<T>::greatest);
        // Nothing is written to the row.
        T const total = detail::exps_of_row<Length, false, longest_chain>(const_cast<T*>(in), in, high);
        write<OutStride>(out, high, total, [in] { return detail::nan_in_row<Length>(in); });
    }
    template <std::size_t Length, std::size_t Count, std::size_t OutStride, std::size_t InStride, class T, class Turns>
    static void of_columns(T* out, T const* in, Turns length) {
        using rows = detail::column_group<Length, Count, OutStride, InStride, T>;
        using V = typename rows::V;
        V const highest = rows::highest(in, length);
        T high[lanes_of<V>], total[lanes_of<V>];
        store(high, highest);
        store(total, rows::template exps<false>(out, in, highest, length));
        for (std::size_t row = 0; row < Count; ++row) {
            write<OutStride>(out + row, high[row], total[row], [=] {
                std::size_t i = 0;
                while (i < length && !math::is_nan(in[row + i * InStride])) ++i;
                return i < length;
            });
        }
    }

private:
    template <std::size_t OutStride, class T, class HasNan>
    static void write(T* out, T high, T total, HasNan has_nan) {
        kernel::row<2, OutStride, T*> const to{out, 0};
        if (math::is_nan(total)) {
            Parts::write_special(to, has_nan() ? math::quiet_nan<T> : math::infinity<T>);
        } else if (total == 0) {
            Parts::write_special(to, -math::infinity<T>);
        } else {
            Parts::write(to, high, total);
        }
    }
};
using log_sum_exp_function = exp_sum_function<detail::log_of_exp_sum>;
using log_softmax_parts_function = exp_sum_function<detail::parts_of_log_softmax>;

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
