// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_ELEMENT_TRAITS_HPP
#define HEED_MATH_ELEMENT_TRAITS_HPP

#include <cstdint>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>

namespace heed {

/// What `element_traits` says of a type that it is not specialised for. A specialisation derives from this one,
/// and states what is otherwise.
template <class T>
struct default_element_traits {
    /// Whole numbers, without fractions: they have no mean, and no scalar with a fraction beside them.
    static constexpr bool is_whole = false;
    /// `heed::math` has exp, log and square root of it, so that softmax, scores and attention are computed with it.
    static constexpr bool has_maths = false;
    /// Kernels compute with it in the compiler's vectors.
    static constexpr bool has_vectors = false;
    /// What is added up along an axis, and products of matrices, are counted in this type: `sum_type`.
    using sum = T;
    /// Holds the distance of any two: `distance_type`.
    using distance = T;
    /// A number is written as this type is: by the type's own `<<`, where it is no type of the language.
    using printed = T;
    /// What NumPy calls it, without the order of its bytes: "f4". Without a name it is not written to .npy files.
    static constexpr char const* npy_name = nullptr;
    /// What safetensors files call it: "BF16". It is then copied, by its bytes, from and to a file. (Bools and whole
    /// numbers have their names there by their sizes.)
    static constexpr char const* safetensors_name = nullptr;
    // With `static constexpr bool is_storage = true` it is a form of storage, as halves are: elements are moved, cast
    // and written; what computes refuses them. They convert to `sum`.

    /// What `all_close` takes for close, when the call does not say.
    static constexpr double relative_tolerance = 1e-7, absolute_tolerance = 1e-7;
};

/// All that heed knows of a type of elements beyond its operators, in one place. Specialise it for a type of your own
/// where `default_element_traits` is not right: `template <> struct heed::element_traits<fixed> :
/// heed::default_element_traits<fixed> { using sum = wide_fixed; using printed = double; };`.
template <class T>
struct element_traits : default_element_traits<T> {};

namespace detail::inline HEED_KERNELS {

/// True for elements that are moved, cast and stored, and computed with as another type.
template <class T>
inline constexpr bool is_storage = false;
template <class T>
    requires(element_traits<T>::is_storage)
inline constexpr bool is_storage<T> = true;

struct binary32 {
    using word = std::uint32_t;
    static constexpr int fraction_bits = 23;
    static constexpr int lowest_exponent = -149;
    static constexpr word sign = 0x80000000u;
    static constexpr word infinity = 0x7f800000u;
    static constexpr word quiet_bit = 0x00400000u;
};
struct binary64 {
    using word = std::uint64_t;
    static constexpr int fraction_bits = 52;
    static constexpr int lowest_exponent = -1074;
    static constexpr word sign = 0x8000000000000000u;
    static constexpr word infinity = 0x7ff0000000000000u;
    static constexpr word quiet_bit = 0x0008000000000000u;
};

}  // namespace detail::inline HEED_KERNELS

template <>
struct element_traits<float> : default_element_traits<float> {
    static constexpr bool has_maths = true;
    static constexpr bool has_vectors = true;
    static constexpr char const* npy_name = "f4";
    static constexpr char const* safetensors_name = "F32";
    // Those of torch.testing.assert_close.
    static constexpr double relative_tolerance = 1.3e-6, absolute_tolerance = 1e-5;

    /// The binary format: its unsigned integer, the bits of its fraction, of infinity and of the quiet NaN, and the
    /// exponent of its smallest subnormal number.
    using format = detail::binary32;
    /// A type in which the product of two is exact, and a sum with it nearly: constants emulate multiply-adds there.
    using wider = double;
    static constexpr float greatest = 0x1.fffffep127f;
    /// A power of two: two numbers below it have a sum.
    static constexpr float half_of_greatest = 0x1p126f;
    /// Two numbers below it have a product, and a sum with another such product.
    static constexpr float root_of_greatest = 0x1p62f;
    /// Of numbers between this and its reciprocal, and 0, products of two and their sums stay in the normal range.
    static constexpr float end_of_safe_range = 0x1p40f;
};

template <>
struct element_traits<double> : default_element_traits<double> {
    static constexpr bool has_maths = true;
    static constexpr bool has_vectors = true;
    static constexpr char const* npy_name = "f8";
    static constexpr char const* safetensors_name = "F64";

    using format = detail::binary64;
    using wider = double;
    static constexpr double greatest = 0x1.fffffffffffffp1023;
    static constexpr double half_of_greatest = 0x1p1022;
    static constexpr double root_of_greatest = 0x1p510;
    static constexpr double end_of_safe_range = 0x1p400;
};

/// Bools and whole numbers: what is below 64 bits is counted in 64.
template <class T>
    requires std::is_integral_v<T>
struct element_traits<T> : default_element_traits<T> {
    static constexpr bool is_whole = true;
    using sum = std::conditional_t<
        (sizeof(T) >= 8), T,
        std::conditional_t<std::is_signed_v<T> || __is_same(T, bool), std::int64_t, std::uint64_t>>;
    using distance = std::conditional_t<(sizeof(T) > 8), T, std::uint64_t>;
    static constexpr double relative_tolerance = 0, absolute_tolerance = 0;
};

namespace detail::inline HEED_KERNELS {

/// Elements in a format of IEEE 754 whose bits heed knows: float and double.
template <class T>
concept binary_floating = requires { typename element_traits<T>::format; };

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
