// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Your first red static_assert.
//
// This file is meant to fail, until you change it. `static_assert(condition, "sentence")` is checked while the file is
// compiled: where the condition is false, the compiler stops and says the sentence. That is called red.
//
// `scores` is the type of a table. Each of its axes has a name and a number of places: Query<3> has 3 places, so the
// table has 3 rows, one for each query. The sentence below asks for a table of another size. Change one number.
//
// As it stands, the compiler answers: "scores is a table of 3 queries and 5 keys"

#include <heed/heed.hpp>
using namespace heed::axes;

// your code begins
using scores = heed::tensor<float, Query<3>, Key<4>>;
// your code ends

static_assert(heed::shape_of<scores>() == heed::shape<Query<3>, Key<5>>, "scores is a table of 3 queries and 5 keys");
