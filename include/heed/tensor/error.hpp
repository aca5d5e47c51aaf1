// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_ERROR_HPP
#define HEED_TENSOR_ERROR_HPP

// std::exception, as the base of std::bad_alloc, without the rest of <exception> (0.02 s a file on g++ 12).
#include <new>

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/detail/end_the_program.hpp>

namespace heed {

/// An index, a size or a value that is known at run time only, and wrong. A `std::exception`, not a
/// `std::out_of_range`, whose header costs more than all of heed. `what()` says what was expected and what came.
/// Without exceptions (`-fno-exceptions`) the program ends instead, by its `failure_handler`, which is given the text;
/// `try_at` gives a null pointer in both cases.
class HEED_LINKED_AS out_of_range : public std::exception {
public:
    explicit out_of_range(detail::message<240> const& text) noexcept : text_(text) {}
    [[nodiscard]] char const* what() const noexcept override { return text_.data; }

private:
    detail::message<240> text_;
};

namespace detail::inline HEED_KERNELS {

/// Never returns, and is no constant expression: a wrong index in one is an error of the compiler.
[[noreturn]] inline void raise(message<240> const& text) {
#if defined(__cpp_exceptions)
    throw out_of_range(text);
#else
    end_the_program(text.data);
#endif
}

template <class A>
message<240> text_of_index(unsigned long long magnitude, bool negative) {
    message<240> text;
    text << "heed: index " << (negative ? "-" : "") << magnitude << " is out of range for " << axis_text<A>
         << "; expected 0 to " << (extent_of<A> - 1);
    return text;
}
template <class A>
[[noreturn]] void index_is_out_of_range(unsigned long long magnitude, bool negative) {
    raise(text_of_index<A>(magnitude, negative));
}

[[noreturn]] inline void size_differs(text shape, unsigned long long expected, unsigned long long came) {
    raise(message<240>{} << "heed: expected " << expected << (expected == 1 ? " value" : " values") << " for the shape "
                         << shape << ", but " << came << " came");
}

template <class A>
[[noreturn]] void level_differs(unsigned long long came) {
    raise(message<240>{} << "heed: expected " << extent_of<A> << (extent_of<A> == 1 ? " value" : " values")
                         << " along " << axis_text<A> << ", but " << came << " came");
}

[[noreturn]] inline void value_does_not_fit() {
    raise(message<240>{} << "heed: expected values within the range of the element type, but one is beyond it");
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
