// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Assert the shapes of your own model.
//
// The blocks of a transformer can be stacked because each gives back the shape that it takes. Write that down as a
// concept, and state it of your models: whoever changes a block sees at once what he broke, before anything runs.
// keeps_the_shape<Block, X> is to hold where block(x), for a block and an x of these types, can be called and has the
// shape of x: the same axes, with the same extents, in the same order. Of what elements, and what else its type may
// promise of its values, does not matter. The concept below holds of nearly everything. Why?
//
// As it stands, the compiler answers:
//   "a block that loses the batch does not keep the shape"

#include <concepts>
#include <type_traits>

#include <heed/heed.hpp>

using namespace heed::axes;

// your code begins
template <class Block, class X>
concept keeps_the_shape = requires(Block const& block, X const& x) {
    heed::shape_of<decltype(block(x))>() == heed::shape_of<X>();
};
// your code ends

/// Attention, back under the names of the input, and added to it: half a block of a transformer.
struct residual_attention {
    heed::self_attention<float, Model<4>, Dk<2>, Dv<4>> attention;
    constexpr auto operator()(auto const& x) const {
        return x + heed::rename<Query, Time>(heed::rename<Dv, Model>(attention(x).output));
    }
};
/// The same, but somebody took the mean of the batch.
struct without_a_batch {
    residual_attention block;
    constexpr auto operator()(auto const& x) const { return heed::mean<Batch>(block(x)); }
};
/// The same, but the features are still those of the values.
struct without_names {
    heed::self_attention<float, Model<4>, Dk<2>, Dv<4>> attention;
    constexpr auto operator()(auto const& x) const { return attention(x).output; }
};

using input = heed::tensor<float, Batch<2>, Time<3>, Model<4>>;
static_assert(!keeps_the_shape<without_a_batch, input>, "a block that loses the batch does not keep the shape");
static_assert(!keeps_the_shape<without_names, input>,
              "[Batch<2>, Query<3>, Dv<4>] is another shape than [Batch<2>, Time<3>, Model<4>]");
static_assert(!keeps_the_shape<float, input>, "a number cannot be called, and keeps no shape");
static_assert(keeps_the_shape<residual_attention, input>, "residual_attention keeps the shape of its input");
