// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: internals
// expect: the_axes_differ

namespace detail {
struct the_axes_differ {};
}  // namespace detail
#ifdef TWIN
#else
int wrong = detail::the_axes_differ{};
#endif
