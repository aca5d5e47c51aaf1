// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

// What the learner sees is asked once more, of a module that has all steps in one.
namespace hidden {

using module = heed::self_attention<float, Model<6>, Dk<2>, Dv<2>>;
using input = heed::tensor<float, Batch<1>, Time<3>, Model<6>>;
using result = decltype(module{}(input{}));

static_assert(shape_of_q == heed::shape_of<decltype(project(input{}, module{}.w_q))>(), "the shape of Q is another");
static_assert(shape_of_k == heed::shape_of<decltype(project(input{}, module{}.w_k))>(), "the shape of K is another");
static_assert(shape_of_v == heed::shape_of<decltype(project(input{}, module{}.w_v))>(), "the shape of V is another");
static_assert(shape_of_scores == heed::shape<Batch<1>, Query<3>, Key<3>>, "the shape of the scores is another");
static_assert(shape_of_weights == heed::shape_of<decltype(result::weights)>(), "the shape of the weights is another");
static_assert(shape_of_output == heed::shape_of<decltype(result::output)>(), "the shape of the output is another");

}  // namespace hidden
