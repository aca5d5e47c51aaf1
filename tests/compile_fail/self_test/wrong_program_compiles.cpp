// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: compiles
// expect: the axes differ

#ifdef TWIN
#else
static_assert(sizeof(int) != 0, "the axes differ");
#endif
