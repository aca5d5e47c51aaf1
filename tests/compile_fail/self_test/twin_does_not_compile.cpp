// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The right program is as wrong as the wrong one.
// rejected: twin
// expect: the axes differ

#ifdef TWIN
static_assert(sizeof(int) == 0, "the axes differ");
#else
static_assert(sizeof(int) == 0, "the axes differ");
#endif
