// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Name the axes.
//
// Many texts write the scores of attention as [B, T, T]: a batch of sentences, and for each of them a table with T rows
// and T columns. Which T asks, and which T is asked? Sizes cannot tell, and so heed takes each name only once.
//
// The rows are the positions that ask, and their axis is called Query. The columns are the positions that are asked,
// and their axis is called Key. Give both axes their names. The sizes are right: two sentences, four words each.
//
// The answer is a sentence of heed's own, with _ for each space. What it is about stands in its angle brackets.
// As it stands, the compiler answers:
//   "fault::a_shape_names_an_axis_twice<axis_name<Time>, shape_t<Batch<2>, Time<4>, Time<4>>>"

#include <heed/heed.hpp>
using namespace heed::axes;

// your code begins
constexpr heed::tensor<float, Batch<2>, Time<4>, Time<4>> scores{};
// your code ends

static_assert(heed::has_axis<decltype(scores), Batch>, "the first axis of scores is still the batch of two sentences");
static_assert(heed::has_axis<decltype(scores), Query>, "one axis of scores is Query: the positions that ask");
static_assert(heed::has_axis<decltype(scores), Key>, "one axis of scores is Key: the positions that are asked");
static_assert(heed::shape_of(heed::slice<Batch>(scores, 0)) == heed::shape<Query<4>, Key<4>>,
              "the table of one sentence has four rows that ask, and four columns that are asked");
