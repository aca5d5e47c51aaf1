// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: pattern
// expect: pattern_in_file_name

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "the axes differ");
#endif
