// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

struct same {
    constexpr auto const& operator()(auto const& x) const { return x; }
};
struct twice {
    constexpr auto operator()(auto const& x) const { return x + x; }
};
struct in_double {
    constexpr auto operator()(auto const& x) const { return heed::cast<double>(x); }
};
struct distributed {
    constexpr auto operator()(auto const& x) const { return heed::softmax<Model>(x); }
};
struct swapped {
    constexpr auto operator()(auto const& x) const { return heed::transpose(x); }
};
struct summed {
    constexpr auto operator()(auto const& x) const { return heed::sum<Model>(x); }
};
struct cut {
    constexpr auto operator()(auto const& x) const { return heed::range<Time<1>>(x, 0); }
};
struct wider {
    constexpr auto operator()(auto const& x) const { return heed::concat<Model>(x, x); }
};
struct repeated {
    constexpr auto operator()(auto const& x) const { return heed::stack<Head>(x, x); }
};
struct renamed {
    constexpr auto operator()(auto const& x) const { return heed::rename<Time, Query>(x); }
};
struct counted {
    constexpr std::size_t operator()(auto const& x) const { return x.size; }
};
struct only_without_a_batch {
    constexpr auto operator()(heed::tensor<float, Time<3>, Model<4>> const& x) const { return x; }
};

template <class X>
struct of {
    static_assert(keeps_the_shape<same, X>, "a block that returns a reference to its input keeps the shape");
    static_assert(keeps_the_shape<twice, X>, "x + x has the shape of x");
    static_assert(keeps_the_shape<in_double, X>,
                  "elements may be others: a block that casts to double keeps the shape");
    static_assert(keeps_the_shape<distributed, X>,
                  "softmax keeps the shape, though its type promises that rows sum to 1");
    static_assert(!keeps_the_shape<swapped, X>, "the same axes in another order are another shape");
    static_assert(!keeps_the_shape<summed, X>, "a block that loses its features does not keep the shape");
    static_assert(!keeps_the_shape<cut, X>, "a block that loses positions does not keep the shape");
    static_assert(!keeps_the_shape<wider, X>, "a block with twice the features does not keep the shape");
    static_assert(!keeps_the_shape<repeated, X>, "a block that adds an axis does not keep the shape");
    static_assert(!keeps_the_shape<renamed, X>, "the same extents under another name are another shape");
    static_assert(!keeps_the_shape<counted, X>, "a number has no shape");
};
template struct of<heed::tensor<float, Batch<2>, Time<3>, Model<4>>>;
template struct of<heed::tensor<float, Batch<5>, Time<7>, Model<3>>>;
template struct of<heed::tensor<float, Batch<4>, Time<4>, Model<4>>>;
template struct of<heed::tensor<float, Time<2>, Model<2>>>;

static_assert(!keeps_the_shape<only_without_a_batch, heed::tensor<float, Batch<2>, Time<3>, Model<4>>>,
              "a block that cannot be called with this x keeps no shape");
static_assert(keeps_the_shape<only_without_a_batch, heed::tensor<float, Time<3>, Model<4>>>,
              "a block of [Time<3>, Model<4>] keeps that shape");
static_assert(keeps_the_shape<residual_attention, heed::tensor<float, Batch<7>, Time<5>, Model<4>>>,
              "residual_attention keeps the shape of any input with Model<4>");

}  // namespace hidden
