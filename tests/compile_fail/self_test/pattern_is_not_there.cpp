// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: pattern
// expect: the axes differ
// expect: Dv

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "the axes differ: Key, Dk");
#endif
