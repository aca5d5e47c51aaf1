// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Compiled ahead by g++, once for all unit tests that are quickly built.
#include "catch.hpp"
// Behind it: where an assertion is a word of Catch2's.
#include <heed/heed.hpp>
