// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: errors
// expect: the axes differ

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "the axes differ");
static_assert(sizeof(char) == 0, "and this is one more error");
#endif
