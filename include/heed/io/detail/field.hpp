// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_FIELD_HPP
#define HEED_IO_DETAIL_FIELD_HPP

#include <string>
#include <type_traits>

#include <heed/io/print.hpp>
#include <heed/meta/detail/linkage.hpp>

// What a replacement field says of a tensor, `{:8.4f}`: for std::format and for fmt.

namespace heed::io::detail::inline HEED_KERNELS {

/// A number of a field, at `at`.
template <class Iterator, class Fail>
HEED_LINKED_AS constexpr int number_of_field(Iterator& at, Iterator end, Fail const& fail) {
    constexpr long long most = ~0U >> 1;
    long long value = 0;
    for (; at != end && *at >= '0' && *at <= '9'; ++at) {
        value = 10 * value + (*at - '0');
        if (value > most) fail("heed: expected a width and a precision that an int can hold");
    }
    return static_cast<int>(value);
}

/// Reads what stands behind the colon, up to the brace, and says how a tensor of `T` is written then. `fail` does not
/// return.
template <class T, class Iterator, class Fail>
HEED_LINKED_AS constexpr Iterator parse_field(Iterator at, Iterator end, format& how, Fail const& fail) {
    constexpr bool has_digits = !std::is_integral_v<printed<T>>;
    if (at != end && *at >= '1' && *at <= '9') how.width = static_cast<std::size_t>(number_of_field(at, end, fail));
    bool const has_precision = at != end && *at == '.';
    if (has_precision) {
        if (++at == end || *at < '0' || *at > '9')
            fail("heed: expected the digits of a precision behind the point: a number that stands there");
        how.precision = number_of_field(at, end, fail);
        how.numbers = notation::general;
    }
    if (at != end && *at != '}') {
        char const kind = static_cast<char>(*at);
        if (!has_precision) how.precision = 6;
        if (kind == 'f') {
            how.numbers = notation::fixed;
        } else if (kind == 'e') {
            how.numbers = notation::scientific;
        } else if (kind == 'g') {
            how.numbers = notation::general;
        } else if (kind == 'a' && !has_precision) {
            how.numbers = notation::hexadecimal;
        } else {
            fail(
                "heed: expected of a tensor's field a width, a precision and one of f, e, g, or a without a "
                "precision, as in {:8.4f}");
        }
        ++at;
    }
    if (at != end && *at != '}') fail("heed: expected nothing more in a tensor's field behind f, e, g or a");
    if (!has_digits && how.numbers != notation::shortest)
        fail("heed: expected no precision and no f, e, g or a for elements that are whole numbers or bools");
    return at;
}

/// What is written of a tensor: as by `<<`, but with all the digits of a number where the field does not say how many.
template <class X>
HEED_LINKED_AS std::string text_of_field(X const& x, format how) {
    how.shape = X::rank > 0;
    return text_of(heed::detail::with_values(x), shape_type_of<X>{}, how);
}

template <class X>
std::string text_of_formatted(formatted_tensor<X> const& it) {
    return text_of(heed::detail::with_values(it.x), shape_type_of<X>{}, it.how);
}

/// A tensor that has a formatter: what `<<` writes.
template <class X>
concept formattable = has_shape<X> && streamable<element_of<X>> && __is_same(X, heed::detail::remove_cvref_t<X>);

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
