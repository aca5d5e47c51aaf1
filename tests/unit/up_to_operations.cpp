// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/up_to_operations.hpp"

// Queries and keys up to a length at once; each alone, and views, in up_to_operations_pairs.cpp.

using namespace every_operation_up_to;

TEST_CASE("every operation with queries and keys up to a length") {
    with_both<whole, 1, 3>();
    with_both<alike, 2, 3>();
}
