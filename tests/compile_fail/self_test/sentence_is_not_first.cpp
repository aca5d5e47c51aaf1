// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: first
// expect: Key
// expect-first: the axes differ
// errors: 2

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "something else: Key");
static_assert(sizeof(char) == 0, "the axes differ");
#endif
