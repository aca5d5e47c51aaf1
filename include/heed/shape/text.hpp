// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_TEXT_HPP
#define HEED_SHAPE_TEXT_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/shape.hpp>

namespace heed {

/// A piece of constant text, without the cost of <string_view>.
struct HEED_LINKED_AS text {
    char const* data = "";
    std::size_t size = 0;

    friend constexpr bool operator==(text a, text b) {
        if (a.size != b.size) return false;
        for (std::size_t i = 0; i < a.size; ++i) {
            if (a.data[i] != b.data[i]) return false;
        }
        return true;
    }
};

namespace detail::inline HEED_KERNELS {

template <class A>
constexpr text pretty() {
    char const* const whole = __PRETTY_FUNCTION__;
    std::size_t begin = 0;
    std::size_t end = 0;
    while (whole[end] != '\0') ++end;
    while (end > 0 && whole[end] != ']') --end;
    // Both compilers end with "A = heed::axes::Query<4>]"; the axis's own name starts after the last "::".
    for (std::size_t i = 0; i + 3 < end; ++i) {
        if (whole[i] == 'A' && whole[i + 1] == ' ' && whole[i + 2] == '=') begin = i + 4;
        if (whole[i] == ':' && whole[i + 1] == ':') begin = i + 2;
    }
    return {whole + begin, end - begin};
}

/// Text of a fixed capacity that is put together piece by piece, for messages; what does not fit is cut off.
template <std::size_t Capacity>
struct HEED_LINKED_AS message {
    char data[Capacity + 1] = {};
    std::size_t size = 0;

    constexpr message& operator<<(text piece) {
        for (std::size_t i = 0; i < piece.size && size < Capacity; ++i) data[size++] = piece.data[i];
        return *this;
    }
    constexpr message& operator<<(char const* piece) {
        while (*piece != '\0' && size < Capacity) data[size++] = *piece++;
        return *this;
    }
    constexpr message& operator<<(unsigned long long number) {
        char digits[20] = {};
        std::size_t count = 0;
        do {
            digits[count++] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        while (count > 0 && size < Capacity) data[size++] = digits[--count];
        return *this;
    }
};

/// An axis as the user wrote it, put together where it is `up_to` another.
template <class A>
struct written_axis {
    static constexpr text value = pretty<A>();
};
template <class A>
struct written_axis<up_to<A>> {
    static constexpr auto whole = message<pretty<A>().size + 7>{} << "up_to<" << pretty<A>() << ">";
    static constexpr text value{whole.data, whole.size};
};

template <class... Axes>
constexpr auto make_shape_message(shape_t<Axes...>) {
    message<2 + (std::size_t{0} + ... + (written_axis<Axes>::value.size + 2))> result;
    result << "[";
    [[maybe_unused]] char const* separator = "";
    ((result << separator << written_axis<Axes>::value, separator = ", "), ...);
    result << "]";
    return result;
}

template <class Shape>
inline constexpr auto shape_message = make_shape_message(Shape{});

}  // namespace detail::inline HEED_KERNELS

/// An axis as the user wrote it, without its namespace: "Query<4>".
template <Axis A>
HEED_LINKED_AS inline constexpr text axis_text = detail::written_axis<A>::value;

/// A shape as text: "[Batch<1>, Query<4>, Dk<4>]"; "[]" for rank 0.
template <class Shape>
HEED_LINKED_AS inline constexpr text shape_text{detail::shape_message<Shape>.data, detail::shape_message<Shape>.size};

}  // namespace heed

#endif
