// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The end of what precise_begin.hpp begins.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(pop)
#pragma clang diagnostic pop
#endif
