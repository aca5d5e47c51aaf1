// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Split into heads, and back.
//
// With H heads, the features of a position are H parts of equal size that stand one after the other: head 0 has the
// first D / H features, head 1 the next ones. heed::split<Model, A<2>, B<3>>(x) makes two axes of one, the first of
// them slowest: element (a, b) is feature 3 a + b. heed::merge<A, B, Model>(x) makes one of two that stand side by side
// in that order, and heed::permute<A, B, C>(x) puts axes in another order. Write both ways:
//   heads_of<H>(x), of [Time, Model], is [Head, Time, Dk], and whole_of(heads), of [Head, Time, Dk], is [Time, Model].
//
// As it stands, the compiler answers:
//   "heads_of<2>(x) is [Head<2>, Time<2>, Dk<3>]: all positions, for each head"

#include <heed/heed.hpp>

using namespace heed::axes;

// your code begins
template <std::size_t H, std::size_t T, std::size_t D>
constexpr auto heads_of(heed::tensor<float, Time<T>, Model<D>> const& x) {
    return heed::split<Model, Dk<D / H>, Head<H>>(x);
}

template <std::size_t H, std::size_t T, std::size_t D>
constexpr auto whole_of(heed::tensor<float, Head<H>, Time<T>, Dk<D>> const& heads) {
    return heads;
}
// your code ends

constexpr auto x = heed::from<float, Time<2>, Model<6>>({{0, 1, 2, 3, 4, 5},
                                                         {10, 11, 12, 13, 14, 15}});
constexpr auto heads = heed::from<float, Head<2>, Time<2>, Dk<3>>({{{0, 1, 2}, {10, 11, 12}},
                                                                   {{3, 4, 5}, {13, 14, 15}}});
static_assert(heed::shape_of(heads_of<2>(x)) == heed::shape<Head<2>, Time<2>, Dk<3>>,
              "heads_of<2>(x) is [Head<2>, Time<2>, Dk<3>]: all positions, for each head");
static_assert(heads_of<2>(x) == heads,
              "head 0 has the features 0, 1 and 2 of each position, head 1 the features 3, 4 and 5");
static_assert(heed::shape_of(whole_of(heads)) == heed::shape<Time<2>, Model<6>>,
              "whole_of(heads) is [Time<2>, Model<6>]: the features of all heads side by side, for each position");
static_assert(whole_of(heads) == x, "whole_of undoes heads_of: every feature is back in its place");
