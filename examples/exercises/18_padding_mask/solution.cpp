// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The padding mask.
//
// Sequences of a batch have their own lengths: what stands behind the end of the shorter ones is padding, and no query
// may heed it. Return the mask for N keys: of sequence b the first lengths(b) keys are real, the others are padding.
// Masks are about keys. What a query gives that is padding itself is thrown away later, and needs no mask. A mask has
// the axes that it depends on, here Batch and Key, and is repeated along the others. Its type says what true means:
// heed::keep keeps a key, heed::drop leaves it out.
//
// As it stands, the compiler answers:
//   "the second sequence has two keys: its third one is padding and gets no weight"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t N, std::size_t B>
constexpr auto padding_mask(heed::tensor<std::size_t, Batch<B>> const& lengths) {
    // your code begins
    return heed::generate<heed::keep<Batch<B>, Key<N>>>([&](heed::index_of<Batch> b, heed::index_of<Key> key) {
        return key < lengths(b);
    });
    // your code ends
}

constexpr heed::tensor<std::size_t, Batch<2>> lengths{3, 2};
constexpr auto q = heed::from<float, Batch<2>, Query<3>, Dk<1>>({{{1}, {0}, {2}}, {{1}, {2}, {1}}});
constexpr auto k = heed::from<float, Batch<2>, Key<3>, Dk<1>>({{{0}, {1}, {1}}, {{2}, {1}, {0}}});
constexpr auto weights = heed::softmax<Key>(heed::scores(q, k, padding_mask<3>(lengths)));

static_assert(weights(1, 0, 2) == 0 && weights(1, 1, 2) == 0,
              "the second sequence has two keys: its third one is padding and gets no weight");
static_assert(weights(1, 0, 0) > 0 && weights(1, 0, 1) > 0,
              "both keys of the second sequence are real, and get weight");
static_assert(weights(0, 0, 2) > 0 && weights(0, 2, 2) > 0, "the first sequence has three keys, and no padding");
static_assert(weights(1, 2, 0) > 0 && weights(1, 2, 1) > 0, "a query behind the end sees the real keys like any other");
