// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Compiled ahead, once for all unit tests that are quickly built: nothing of heed, so that a test finds in the headers
// that it includes all that its calls need.
#include "../catch.hpp"
