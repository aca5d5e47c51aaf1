// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Without a sentence any failure would do.
// rejected: no-expectation

#ifdef TWIN
#else
static_assert(sizeof(int) == 0, "the axes differ");
#endif
