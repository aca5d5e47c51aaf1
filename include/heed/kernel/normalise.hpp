// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_KERNEL_NORMALISE_HPP
#define HEED_KERNEL_NORMALISE_HPP

#include <cstddef>

#include <heed/kernel/lanes.hpp>
#include <heed/kernel/long_sums.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/kernel/row.hpp>
#include <heed/kernel/vector.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Norms of rows, as `along` of softmax.hpp calls them.

namespace heed::kernel::inline HEED_KERNELS {

namespace detail::inline HEED_KERNELS {

/// (x - mean)^2 of a vector.
template <class T>
struct squared_from {
    T mean;
    template <class V>
    [[gnu::always_inline]] V operator()(V x) const {
        V const apart = sum(x, splat<V>(-mean));
        return product(apart, apart);
    }
};
template <class T>
struct squared {
    template <class V>
    [[gnu::always_inline]] V operator()(V x) const {
        return product(x, x);
    }
};

/// ((x - mean) * inverse) * gain + bias of a vector, as far as there are such.
template <class V, bool Centred>
struct normalised_vector {
    V mean, inverse;

    [[gnu::always_inline]] V unscaled(V x) const {
        if constexpr (Centred) x = sum(x, -mean);
        return product(x, inverse);
    }
    [[gnu::always_inline]] V operator()(V x) const { return numbers_or_nan(unscaled(x)); }
    [[gnu::always_inline]] V operator()(V x, V gain) const { return numbers_or_nan(product(unscaled(x), gain)); }
    [[gnu::always_inline]] V operator()(V x, V gain, V bias) const {
        return numbers_or_nan(multiply_add(unscaled(x), gain, bias));
    }
};
/// The same of vectors of any width.
template <class T, bool Centred>
struct normalised_row {
    T mean, inverse;
    template <class V, class... Parameters>
    [[gnu::always_inline]] V operator()(V x, Parameters... parameters) const {
        return normalised_vector<V, Centred>{splat<V>(mean), splat<V>(inverse)}(x, parameters...);
    }
};

}  // namespace detail::inline HEED_KERNELS

/// A row divided by its size, sqrt(mean of squares + epsilon); `Centred`: after its mean was taken from each element.
/// Then times a gain, and with a bias added: of these two come the first `Count`, elements one behind the other.
///
/// The mean is the sum, in the order of `lane_sum`, over the number of elements, and so is that of the squares of what
/// is left, each a rounded product. An element is multiplied by the rounded reciprocal of the square root, the product
/// by the gain, and that product and the bias are one multiply-add. Each NaN is the positive quiet one.
template <bool Centred, class T, std::size_t Count>
struct normalise_function {
    static constexpr bool has_vector_face = true;
    T epsilon;
    T const* parameters[2] = {};

    template <std::size_t Length>
    using sum_of = typename lane_sum<T>::template of_length<Length>;

    /// 1 / sqrt(squares / length + epsilon).
    constexpr T inverse_of(T squares, std::size_t length) const {
        T const variance = math::quotient(squares, static_cast<T>(length));
        return math::quotient(T(1), math::sqrt(math::sum(variance, epsilon)));
    }

    template <class, class Out, class In>
    constexpr void any(Out out, In in) const {
        T mean{};
        if constexpr (Centred) {
            sum_of<In::capacity> total{};
            for (std::size_t i = 0; i < in.length; ++i) total.take(in[i]);
            mean = math::quotient(total.result(), static_cast<T>(in.length));
        }
        sum_of<In::capacity> squares{};
        for (std::size_t i = 0; i < in.length; ++i) {
            T const apart = Centred ? math::difference(in[i], mean) : in[i];
            squares.take(math::product(apart, apart));
        }
        T const inverse = inverse_of(squares.result(), in.length);
        for (std::size_t i = 0; i < in.length; ++i) {
            T const unscaled = math::product(Centred ? math::difference(in[i], mean) : in[i], inverse);
            if constexpr (Count == 0) {
                out[i] = detail::one_nan(unscaled);
            } else if constexpr (Count == 1) {
                out[i] = detail::one_nan(math::product(unscaled, parameters[0][i]));
            } else {
                out[i] = detail::one_nan(math::multiply_add(unscaled, parameters[0][i], parameters[1][i]));
            }
        }
    }

    template <std::size_t Length>
    void row(T* out, T const* in) const {
        T mean{}, squares{};
        if constexpr (Centred) {
            mean = math::quotient(detail::number_or_nan(detail::sum_of_row<Length, longest_chain>(in)),
                                  static_cast<T>(Length));
            squares = detail::sum_of_row<Length, longest_chain>(in, detail::squared_from<T>{mean});
        } else {
            squares = detail::sum_of_row<Length, longest_chain>(in, detail::squared<T>{});
        }
        detail::normalised_row<T, Centred> const f{mean, inverse_of(detail::number_or_nan(squares), Length)};
        if constexpr (Count == 0) {
            detail::zip_row<Length>(out, f, in);
        } else if constexpr (Count == 1) {
            detail::zip_row<Length>(out, f, in, parameters[0]);
        } else {
            detail::zip_row<Length>(out, f, in, parameters[0], parameters[1]);
        }
    }

    /// `Rows` rows of `Length` elements side by side, in a vector.
    template <std::size_t Length, std::size_t Rows, std::size_t OutStride, std::size_t InStride, class Turns>
    void of_columns(T* out, T const* in, Turns) const {
        using V = vector<T, detail::lanes_for<T>(Rows)>;
        using sums = detail::sum_of_length<detail::sums_of_columns<V>, V, Length, longest_chain>;
        auto const at = [in](std::size_t i) { return load_first<V, Rows>(in + i * InStride); };
        T lane[lanes_of<V>];
        V mean{};
        if constexpr (Centred) {
            sums total{};
            for (std::size_t i = 0; i < Length; ++i) total.take(at(i));
            store(lane, total.result());
            for (T& one : lane) one = math::quotient(one, static_cast<T>(Length));
            mean = load<V>(lane);
        }
        sums squares{};
        for (std::size_t i = 0; i < Length; ++i) {
            V const apart = Centred ? sum(at(i), -mean) : at(i);
            squares.take(product(apart, apart));
        }
        store(lane, squares.result());
        for (T& one : lane) one = inverse_of(one, Length);
        detail::normalised_vector<V, Centred> const f{mean, load<V>(lane)};
        for (std::size_t i = 0; i < Length; ++i) {
            V result{};
            if constexpr (Count == 0) {
                result = f(at(i));
            } else if constexpr (Count == 1) {
                result = f(at(i), detail::any_splat<V>(parameters[0][i]));
            } else {
                result = f(at(i), detail::any_splat<V>(parameters[0][i]), detail::any_splat<V>(parameters[1][i]));
            }
            store_first<Rows>(out + i * OutStride, result);
        }
    }
};

}  // namespace heed::kernel::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
