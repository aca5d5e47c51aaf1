// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The shapes of attention.
//
// One sentence of three words, each of six features: x is [Batch<1>, Time<3>, Model<6>]. All three weights have two
// columns. What are the shapes of everything that is made of them, step by step?
//
// A projection replaces the features, Model, by those that its weights make, and gives the positions a new name: those
// of Q ask (Query), those of K are asked (Key), and V belongs to what is asked (Key, with features Dv). The scores have
// a row for each query and a column for each key. Replace each wrong shape; the first axis is always the batch.
//
// As it stands, the compiler answers: "Q has the batch of x, positions that ask, and the features of W_Q"

#include <heed/heed.hpp>
using namespace heed::axes;

using heed::shape;

// your code begins
constexpr auto shape_of_q = shape<Batch<1>, Time<3>, Model<6>>;
constexpr auto shape_of_k = shape<Batch<1>, Time<3>, Model<6>>;
constexpr auto shape_of_v = shape<Batch<1>, Time<3>, Model<6>>;
constexpr auto shape_of_scores = shape<Batch<1>, Time<3>, Model<6>>;
constexpr auto shape_of_weights = shape<Batch<1>, Time<3>, Model<6>>;
constexpr auto shape_of_output = shape<Batch<1>, Time<3>, Model<6>>;
// your code ends

using x = heed::tensor<float, Batch<1>, Time<3>, Model<6>>;
constexpr auto q = project(x{}, heed::projection<Query, float, Model<6>, Dk<2>>{});
constexpr auto k = project(x{}, heed::projection<Key, float, Model<6>, Dk<2>>{});
constexpr auto v = project(x{}, heed::projection<Key, float, Model<6>, Dv<2>>{});
constexpr auto scores = heed::scores(q, k);
constexpr auto weights = heed::softmax<Key>(scores);
constexpr auto output = attend(weights, v);

static_assert(shape_of_q == heed::shape_of(q), "Q has the batch of x, positions that ask, and the features of W_Q");
static_assert(shape_of_k == heed::shape_of(k),
              "K has the batch of x, positions that are asked, and the features of W_K");
static_assert(shape_of_v == heed::shape_of(v),
              "V has the batch of x, positions that are asked, and the features of W_V");
static_assert(shape_of_scores == heed::shape_of(scores),
              "the scores compare each query (rows) with each key (columns)");
static_assert(shape_of_weights == heed::shape_of(weights), "softmax changes numbers, and no shape");
static_assert(shape_of_output == heed::shape_of(output), "the output has, for each query, the features of a value");
