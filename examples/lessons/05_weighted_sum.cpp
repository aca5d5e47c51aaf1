// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 5, section 4 of the text: output = weights @ V, for every query a weighted sum of the values.

#include <iomanip>
#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

using namespace heed::axes;

int main() {
    // The first query is like the second key, the second query like no key more than another.
    constexpr auto q = heed::from<float, Query<2>, Dk<2>>({{0, 20},
                                                           {0, 0}});
    constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{2, 0},
                                                         {0, 2},
                                                         {-2, -2}});
    constexpr auto v = heed::from<float, Key<3>, Dv<2>>({{3, 0},
                                                         {0, 6},
                                                         {9, 9}});

    constexpr auto weights = heed::softmax<Key>(heed::scores(q, k));
    constexpr auto output = attend(weights, v);
    static_assert(shape_of(output) == heed::shape<Query<2>, Dv<2>>);
    std::cout << std::fixed << std::setprecision(4);
    std::cout << "weights " << weights << "\noutput " << output << "\n\n";

    // All weight on one key gives its value; equal weights give the mean of the values.
    static_assert(all_close(slice<Query>(output, 0), slice<Key>(v, 1)));
    static_assert(all_close(slice<Query>(output, 1), heed::mean<Key>(v)));

    // Steps 2 to 4 in one call, as PyTorch has it. No axis is named: the shapes tell what is what.
    constexpr auto at_once = scaled_dot_product_attention(q, k, v);
    static_assert(at_once == output);

    // Any wrong order of q, k and v is refused, and so are scores that softmax has not seen.
    static_assert(!heed::can_attention<decltype(k), decltype(q), decltype(v)>);
    static_assert(!heed::can_attention<decltype(q), decltype(v), decltype(k)>);
    static_assert(!heed::can_attend<decltype(heed::scores(q, k)), decltype(v)>);
    std::cout << "If it compiles, it attends.\n";
}
