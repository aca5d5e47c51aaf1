// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

static_assert(heed::has_axis<decltype(scores), Batch>, "the first axis of scores is still the batch of two sentences");
static_assert(heed::shape_of(scores) == heed::shape<Batch<2>, Query<4>, Key<4>>,
              "scores has two sentences, then four rows that ask, then four columns that are asked, in this order");
static_assert(std::is_same_v<decltype(scores)::element, float>, "only names change: the elements stay float");
static_assert(!heed::can_plus<decltype(heed::slice<Query>(scores, 0)), decltype(heed::slice<Key>(scores, 0))>,
              "a row and a column of the scores have the same size, and cannot be added");
