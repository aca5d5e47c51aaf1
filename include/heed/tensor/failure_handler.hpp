// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_FAILURE_HANDLER_HPP
#define HEED_TENSOR_FAILURE_HANDLER_HPP

namespace heed {

/// What a program has called where heed cannot go on and throws nothing. `sentence` says what was expected and what
/// came, as `what()` of the exception would, and is gone when the handler is left. It does not return: it ends the
/// program, starts the machine anew, or leaves by `longjmp`. One that returns is followed by the end of the program
/// (`abort`).
using failure_handler = void (*)(char const* sentence);

namespace detail {

// Null: the default. One for the program, whatever its files are compiled for.
inline failure_handler handler_of_failures = nullptr;

}  // namespace detail

/// From now on `handler` is called, in all threads: without exceptions (`-fno-exceptions`) for all that heed would
/// throw, and where the standard library's checks are asked for (`-D_GLIBCXX_ASSERTIONS`), with exceptions too, for an
/// index that is out of range. A null pointer means the default, which writes the sentence and the end of a line to
/// stderr and ends the program. The result is the former one, as of `std::set_terminate`; null where that was the
/// default.
inline failure_handler set_failure_handler(failure_handler handler) noexcept {
    return __atomic_exchange_n(&detail::handler_of_failures, handler, __ATOMIC_ACQ_REL);
}

}  // namespace heed

#endif
