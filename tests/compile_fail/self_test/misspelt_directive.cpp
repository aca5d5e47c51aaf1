// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: directive
// expect: the axes differ
// expects: Key

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "the axes differ");
#endif
