// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_FORMAT_HPP
#define HEED_BORDERS_FORMAT_HPP

#include <version>
#if __has_include(<format>)
#include <format>
#endif

#include <heed/io/detail/field.hpp>
#include <heed/io/print.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/end_the_program.hpp>

// std::format of tensors, where the standard library has <format> (else this header has nothing).
//
// `std::format("{:.4f}", x)`: what `<<` writes, the shape and then the values. The field has, each where it is wanted,
// the least width of a number, the digits behind a point (those that count, when no letter follows), and a notation: f,
// e, g, or a. Without them a number has as many digits as make it the same number when it is read. All else, as a field
// of another field, does not compile. Elements that are whole or bools take a width. `std::format("{}",
// io::formatted(x, io::fixed(4)))` is the values alone. Shapes and `text` are written as by `<<`.

#if defined(__cpp_lib_format)

namespace heed::io::detail::inline HEED_KERNELS {

/// Never returns, and is no constant expression: a wrong field that is known while compiling does not compile.
struct fail_of_std_format {
    [[noreturn]] void operator()(char const* sentence) const {
#if defined(__cpp_exceptions)
        throw std::format_error(sentence);
#else
        heed::detail::end_the_program(sentence);
#endif
    }
};

template <class Context>
HEED_LINKED_AS typename Context::iterator write_to(Context& to, char const* first, std::size_t size) {
    auto out = to.out();
    for (std::size_t i = 0; i < size; ++i) *out++ = first[i];
    return out;
}

}  // namespace heed::io::detail::inline HEED_KERNELS

template <heed::io::detail::formattable X>
struct std::formatter<X, char> {
    constexpr auto parse(std::format_parse_context& context) {
        return heed::io::detail::parse_field<heed::element_of<X>>(context.begin(), context.end(), how,
                                                                  heed::io::detail::fail_of_std_format{});
    }
    template <class Context>
    typename Context::iterator format(X const& x, Context& context) const {
        std::string const whole = heed::io::detail::text_of_field(x, how);
        return heed::io::detail::write_to(context, whole.data(), whole.size());
    }
    heed::io::format how{};
};

template <class X>
struct std::formatter<heed::io::detail::formatted_tensor<X>, char> {
    constexpr auto parse(std::format_parse_context& context) {
        if (context.begin() != context.end() && *context.begin() != '}')
            heed::io::detail::fail_of_std_format{}("heed: expected {}: io::formatted says how it is written");
        return context.begin();
    }
    template <class Context>
    typename Context::iterator format(heed::io::detail::formatted_tensor<X> const& it, Context& context) const {
        std::string const whole = heed::io::detail::text_of_formatted(it);
        return heed::io::detail::write_to(context, whole.data(), whole.size());
    }
};

template <>
struct std::formatter<heed::text, char> : std::formatter<std::string_view, char> {
    template <class Context>
    typename Context::iterator format(heed::text it, Context& context) const {
        return std::formatter<std::string_view, char>::format(std::string_view(it.data, it.size), context);
    }
};
template <class... Axes>
struct std::formatter<heed::shape_t<Axes...>, char> : std::formatter<heed::text, char> {
    template <class Context>
    typename Context::iterator format(heed::shape_t<Axes...> const&, Context& context) const {
        return std::formatter<heed::text, char>::format(heed::shape_text<heed::shape_t<Axes...>>, context);
    }
};

#if defined(__cpp_lib_format_ranges)
// A tensor has values in a row, and is no range to be written as one.
template <std::ranges::input_range X>
    requires(std::same_as<X, std::remove_cvref_t<X>>) && heed::io::detail::formattable<X>
constexpr std::range_format std::format_kind<X> = std::range_format::disabled;
#endif

#endif

#endif
