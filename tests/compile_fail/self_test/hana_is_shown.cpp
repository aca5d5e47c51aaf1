// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: internals
// expect: the_axes_differ

namespace boost::hana {
struct the_axes_differ {};
}  // namespace boost::hana
#ifdef TWIN
#else
int wrong = boost::hana::the_axes_differ{};
#endif
