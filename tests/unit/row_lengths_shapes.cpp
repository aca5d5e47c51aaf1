// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lengths of the rows of a batch in more shapes: one query and many, one tile of keys and several, features in groups.
#include "../support/row_lengths.hpp"

#include "../support/catch.hpp"

using namespace heed_test::row_lengths;

TEST_CASE("lengths mask as the bools that they come to, of a few queries") {
    std::size_t wrong = 0;
    for (int code = 0; code < 6 * 6 * 6; ++code) {
        wrong += !are_as_bools<3, 3, 5, 7, 11>(tensor<int, Batch<3>>{code % 6, code / 6 % 6, code / 36});
    }
    CHECK(wrong == 0);
}

TEST_CASE("each row of a batch has the bits of a tensor of its length, in more shapes") {
    CHECK(are_as_static<4, 4, 4, 4>(std::make_index_sequence<5>{}));
    CHECK(are_as_static<1, 7, 5, 3>(std::index_sequence<1, 3, 4, 7>{}));
    CHECK(are_as_static<37, 261, 5, 3>(std::index_sequence<1, 127, 128, 200, 257>{}));
    CHECK(are_as_static<1, 261, 5, 3>(std::index_sequence<1, 129, 256>{}));
    CHECK(are_as_static<2, 261, 64, 64>(std::index_sequence<63, 200>{}));
}

TEST_CASE("queries beyond their length have zeros, in more shapes") {
    for (std::size_t n = 0; n <= 37; ++n) CHECK(hidden_queries_have_zeros<37, 7, 3, 5>(n, 37 - n));
    CHECK(hidden_queries_have_zeros<1, 7, 5, 3>(0, 1));
    CHECK(hidden_queries_have_zeros<1, 261, 5, 3>(1, 0));
}

TEST_CASE("lengths of queries with those of keys are the bools that they come to, in more shapes") {
    CHECK(both_lengths_are_as_bools<1, 7>());
    CHECK(both_lengths_are_as_bools<37, 261>());
}
