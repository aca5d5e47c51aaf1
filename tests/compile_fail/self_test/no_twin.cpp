// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The error is there whatever is defined.
// rejected: no-twin
// rejected: twin
// expect: the axes differ

static_assert(sizeof(int) == 0, "the axes differ");
