// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Where a part of the keys meets masks of every kind, stages and groups: it is attention to these keys cut out, under
// what the mask shows of them cut out, to the bit, and the numbers of plain loops.
#include "../support/parts_of_keys.hpp"

#include "../support/catch.hpp"

using namespace parts_of_keys;

namespace {

template <class In, std::size_t From, std::size_t Count>
void check_part_under_masks() {
    CHECK(part_without_mask<In, From, Count>());
    CHECK(part_under_causal<In, From, Count>());
    CHECK(part_under_masks_of_masks<In, From, Count>());
}
template <class In, std::size_t From, std::size_t Count>
void check_part() {
    check_part_under_masks<In, From, Count>();
    CHECK(part_under_window<In, From, Count>());
    CHECK(part_under_documents<In, From, Count>());
    CHECK(part_under_padding<In, From, Count>());
    CHECK(part_under_prefix<In, From, Count>());
    CHECK(part_with_bias<In, From, Count>());
    CHECK(part_with_stages<In, From, Count>());
    CHECK(part_with_function<In, From, Count>());
    CHECK(part_with_sink<In, From, Count>());
}

}  // namespace

TEST_CASE("every part of few keys") {
    using few = inputs<1, 2, 4, 4, 3, 2>;
    check_part_under_masks<few, 0, 1>();
    check_part_under_masks<few, 0, 2>();
    check_part_under_masks<few, 0, 3>();
    check_part_under_masks<few, 0, 4>();
    check_part_under_masks<few, 1, 1>();
    check_part<few, 1, 2>();
    check_part_under_masks<few, 1, 3>();
    check_part_under_masks<few, 2, 1>();
    check_part_under_masks<few, 2, 2>();
    check_part_under_masks<few, 3, 1>();
}

TEST_CASE("parts over tiles, of many queries, of one and of groups that share their keys") {
    check_part<different, 2, 3>();
    check_part<longer, 145, 150>();
    check_part_under_masks<longer, 3, 131>();
    check_part<step, 145, 150>();
    check_part_under_masks<step, 6, 3>();
}
