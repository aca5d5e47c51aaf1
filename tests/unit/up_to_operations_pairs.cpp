// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/up_to_operations.hpp"

// Each axis by itself up to a length, others as they are; and views whose elements stand far apart.

using namespace every_operation_up_to;

TEST_CASE("every operation with queries up to a length") {
    with_queries<1>();
    with_queries<2>();
    with_queries<queries>();
}

TEST_CASE("every operation with keys up to a length") {
    with_keys<2>();
    with_keys<keys>();
}

TEST_CASE("every operation with views of queries and keys up to a length") { with_views<4, 3>(); }

TEST_CASE("every operation with features of values up to a length") {
    with_values<3>();
    with_values<values>();
}
