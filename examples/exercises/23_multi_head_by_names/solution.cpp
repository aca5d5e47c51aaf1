// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Multi-head attention by names.
//
// With H heads, attention runs H times side by side: head 0 compares the first D / H features and weighs the first D /
// H features of the values, head 1 the next ones, and so on. What the heads give stands side by side again at the end.
// The function below has a single head of all features. Make it H heads, by splitting q, k and v, and without a loop:
// an axis that q, k and v share, and that is neither compared nor asked, is a batch axis, whatever its name. In the
// output of attention batch axes come first: permute Head to the side of Dv before you merge the two.
//
// As it stands, the compiler answers:
//   "the first half of the features comes from head 0 alone"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t H, std::size_t B, std::size_t T, std::size_t S, std::size_t D>
constexpr auto multi_head(heed::tensor<float, Batch<B>, Query<T>, Model<D>> const& q,
                          heed::tensor<float, Batch<B>, Key<S>, Model<D>> const& k,
                          heed::tensor<float, Batch<B>, Key<S>, Model<D>> const& v) {
    // your code begins
    auto const compared_q = heed::split<Model, Head<H>, Dk<D / H>>(q);
    auto const compared_k = heed::split<Model, Head<H>, Dk<D / H>>(k);
    auto const values = heed::split<Model, Head<H>, Dv<D / H>>(v);
    auto const output = heed::scaled_dot_product_attention(compared_q, compared_k, values);
    return heed::merge<Head, Dv, Model>(heed::permute<Batch, Query, Head, Dv>(output));
    // your code ends
}

constexpr auto number = [](std::size_t b, std::size_t i, std::size_t j) {
    return static_cast<float>((b * 31 + i * 29 + j * 17 + 3) % 23) / 8 - 1.25f;
};
constexpr auto q = heed::generate<float, Batch<1>, Query<2>, Model<4>>(number);
constexpr auto k = heed::generate<float, Batch<1>, Key<3>, Model<4>>([](auto b, auto i, auto j) {
    return number(b, i + 3, j);
});
constexpr auto v = heed::generate<float, Batch<1>, Key<3>, Model<4>>([](auto b, auto i, auto j) {
    return number(b, i + 8, j);
});
constexpr auto output = multi_head<2>(q, k, v);

/// Attention with the features from a number on only, two of them: what a head gives by itself.
constexpr auto with_features_from(std::size_t first) {
    auto const part = [=](auto const& x) { return heed::range<Model<2>>(x, first); };
    return heed::scaled_dot_product_attention(heed::rename<Model, Dk>(part(q)), heed::rename<Model, Dk>(part(k)),
                                              heed::rename<Model, Dv>(part(v)));
}
static_assert(heed::shape_of(output) == heed::shape<Batch<1>, Query<2>, Model<4>>,
              "the output is [Batch<1>, Query<2>, Model<4>], as the queries are");
static_assert(all_close(heed::rename<Model, Dv>(heed::range<Model<2>>(output, 0)), with_features_from(0)),
              "the first half of the features comes from head 0 alone");
static_assert(all_close(heed::rename<Model, Dv>(heed::range<Model<2>>(output, 2)), with_features_from(2)),
              "the second half of the features comes from head 1 alone");
