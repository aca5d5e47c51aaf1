// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: internals
// expect: the_axes_differ
// errors: 2
#include <utility>

struct the_axes_differ {};
#ifdef TWIN
#else
// What it is not is asked for in a header of the standard library.
using wrong = std::tuple_element_t<0, the_axes_differ>;
#endif
