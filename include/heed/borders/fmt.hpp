// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_FMT_HPP
#define HEED_BORDERS_FMT_HPP

#if __has_include(<fmt/format.h>)

#include <fmt/format.h>

#include <type_traits>

#include <heed/io/detail/field.hpp>
#include <heed/io/print.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/end_the_program.hpp>

// fmt's formatting of tensors, `fmt::format("{:.4f}", x)`, where fmt is installed (else this header has nothing).
// Fields are those of heed/borders/format.hpp. From fmt 9 on.

namespace heed::io::detail::inline HEED_KERNELS {

/// Never returns, and is no constant expression: a wrong field that is known while compiling does not compile.
struct fail_of_fmt {
    [[noreturn]] void operator()(char const* sentence) const {
#if defined(__cpp_exceptions)
        throw fmt::format_error(sentence);
#else
        heed::detail::end_the_program(sentence);
#endif
    }
};

}  // namespace heed::io::detail::inline HEED_KERNELS

template <heed::io::detail::formattable X>
struct fmt::formatter<X, char> {
    constexpr auto parse(fmt::format_parse_context& context) {
        return heed::io::detail::parse_field<heed::element_of<X>>(context.begin(), context.end(), how,
                                                                  heed::io::detail::fail_of_fmt{});
    }
    template <class Context>
    auto format(X const& x, Context& context) const {
        return fmt::format_to(context.out(), "{}", heed::io::detail::text_of_field(x, how));
    }
    heed::io::format how{};
};

template <class X>
struct fmt::formatter<heed::io::detail::formatted_tensor<X>, char> {
    constexpr auto parse(fmt::format_parse_context& context) {
        if (context.begin() != context.end() && *context.begin() != '}')
            heed::io::detail::fail_of_fmt{}("heed: expected {}: io::formatted says how it is written");
        return context.begin();
    }
    template <class Context>
    auto format(heed::io::detail::formatted_tensor<X> const& it, Context& context) const {
        return fmt::format_to(context.out(), "{}", heed::io::detail::text_of_formatted(it));
    }
};

template <>
struct fmt::formatter<heed::text, char> : fmt::formatter<fmt::string_view, char> {
    template <class Context>
    auto format(heed::text it, Context& context) const {
        return fmt::formatter<fmt::string_view, char>::format(fmt::string_view(it.data, it.size), context);
    }
};
template <class... Axes>
struct fmt::formatter<heed::shape_t<Axes...>, char> : fmt::formatter<heed::text, char> {
    template <class Context>
    auto format(heed::shape_t<Axes...> const&, Context& context) const {
        return fmt::formatter<heed::text, char>::format(heed::shape_text<heed::shape_t<Axes...>>, context);
    }
};

// A tensor has values in a row, and is no range to be written as one, as <fmt/ranges.h> would have it.
FMT_BEGIN_NAMESPACE
template <typename T, typename Char>
struct is_range;
template <heed::io::detail::formattable X, typename Char>
struct is_range<X, Char> : std::false_type {};
FMT_END_NAMESPACE

#endif

#endif
