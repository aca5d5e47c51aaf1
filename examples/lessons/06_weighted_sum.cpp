// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 6, section 4 of the text. For every query the output is a weighted sum of the values: weights @ V.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

using namespace heed::axes;

/// True when every element is.
constexpr bool all(auto const& bools) {
    for (bool const one : bools) {
        if (!one) return false;
    }
    return true;
}

int main() {
    // The first query is like the second key, the second query like no key more than another, the third between two.
    constexpr auto q = heed::from<float, Query<3>, Dk<2>>({{0, 20},
                                                           {0, 0},
                                                           {1, 1}});
    constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{2, 0},
                                                         {0, 2},
                                                         {-2, -2}});
    constexpr auto v = heed::from<float, Key<3>, Dv<2>>({{3, 0},
                                                         {0, 6},
                                                         {9, 9}});

    constexpr auto weights = heed::softmax<Key>(heed::scores(q, k));
    constexpr auto output = attend(weights, v);
    static_assert(shape_of(output) == heed::shape<Query<3>, Dv<2>>);
    std::cout << "A sum over Key\n";
    lesson::draw("weights", weights, "@", "V", v, "=", "output", output);
    auto const show = [](auto const& x) { std::cout << heed::io::formatted(x, heed::io::fixed(4)) << "\n\n"; };
    std::cout << "\nWeights\n";
    show(weights);
    std::cout << "Output\n";
    show(output);

    // All weight on one key gives its value; equal weights give the mean of the values.
    static_assert(all_close(slice<Query>(output, 0), slice<Key>(v, 1)));
    static_assert(all_close(slice<Query>(output, 1), heed::mean<Key>(v)));

    // A convex combination: no weight is negative, and each row of them sums to 1 (a rounding or two away) ...
    static_assert(all(weights >= 0.0f));
    static_assert(all_close(heed::sum<Key>(weights), heed::full<float, Query<3>>(1), 0, 1e-6));

    // ... so that no output leaves the hull of the values, and no feature the range that it has in V.
    constexpr auto least = -heed::max<Key>(-v);
    constexpr auto most = heed::max<Key>(v);
    static_assert(all(output >= least) && all(output <= most));
    std::cout << "The range of each feature of V\nfrom " << least << "\nto   " << most << "\n\n";

    // Weights that do not sum to 1 leave it: the raw scores as weights, which attend does not take.
    constexpr auto no_weights = heed::as_tensor(heed::scores(q, k));
    static_assert(!all(heed::contract<Key>(no_weights, v) >= least));
    static_assert(!heed::can_attend<decltype(no_weights), decltype(v)>);
    std::cout << "Raw scores times V, which is no attention\n";
    show(heed::contract<Key>(no_weights, v));

    // Steps 2 to 4 in one call, as PyTorch has it. No axis is named: the shapes tell what is what.
    constexpr auto at_once = scaled_dot_product_attention(q, k, v);
    static_assert(all_close(at_once, output));

    // Any wrong order of q, k and v is refused, and so are scores that softmax has not seen.
    static_assert(!heed::can_attention<decltype(k), decltype(q), decltype(v)>);
    static_assert(!heed::can_attention<decltype(q), decltype(v), decltype(k)>);
    static_assert(!heed::can_attend<decltype(heed::scores(q, k)), decltype(v)>);

    // The first query alone has the row that it has among others.
    constexpr auto first = heed::slice<Query>(weights, 0);
    static_assert(shape_of(first) == heed::shape<Key<3>>);
    std::cout << "The weights of the first query\n" << heed::io::formatted(first, heed::io::fixed(4)) << '\n';
}
