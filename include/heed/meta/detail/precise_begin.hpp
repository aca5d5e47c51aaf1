// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// From here to precise_end.hpp clang calculates what is written, whatever flags it is given; included each time. g++
// has nothing of the kind that inlining leaves alone, and says in macros what it was given: target.hpp.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(precise, on, push)
#pragma clang diagnostic pop
#endif
