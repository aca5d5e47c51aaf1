// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// For a Catch2 2 that comes without its library.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
