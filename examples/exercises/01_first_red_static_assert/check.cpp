// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

// What the learner sees is asked once more, in case that line was changed, too.
static_assert(heed::shape_of<scores>() == heed::shape<Query<3>, Key<5>>, "scores is a table of 3 queries and 5 keys");
static_assert(std::is_same_v<scores::element, float>, "only the number of keys changes: the elements stay float");
static_assert(scores::size == 15, "a table of 3 queries and 5 keys has 15 numbers");
