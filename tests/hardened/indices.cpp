// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Reads one element of each kind of tensor at an index out of range that is still within its memory: the n-th of them,
// for the argument n. Says nothing where nobody looks at the index.
#include <algorithm>
#include <cstdlib>

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

int main(int, char** arguments) {
    tensor<float, Query<3>, Key<5>> x{};
    heap_tensor<float, Query<3>, Key<5>> const on_the_heap(x);
    tensor_view<float, Query<3>, Key<5>> const view(x);
    strided_view<float, strides<1, 3>, Query<3>, Key<5>> const columns(x.data());
    tensor<float, Key<5>> row{};
    tensor_view<float, Key<2>> const part(row.data());
    tensor<float, up_to<Query<3>>, Key<5>> some = take<Query>(x, 2);
    // What stands beyond the length is read below.
    std::fill_n(some.data(), 15, 0.0f);
    tensor_view<float const, up_to<Query<3>>, Key<5>> const view_of_some(some);
    int volatile five = 5, minus_one = -1;
    switch (std::atoi(arguments[1])) {
        case 0: x(0, five) = 1; break;
        case 1: x(1, minus_one) = 1; break;
        case 2: x(index<Key>(five), index<Query>(0)) = 1; break;
        case 3: return on_the_heap(1, five) != 0;
        case 4: view(1, five) = 1; break;
        case 5: columns(five, 0) = 1; break;
        case 6: return columns(index<Key>(0), index<Query>(five)) != 0;
        case 7: return part[five - 3] != 0;
        case 8: return part(five - 3) != 0;
        case 9: some(five - 3, 0) = 1; break;
        case 10: return view_of_some(index<Key>(0), index<Query>(minus_one + 3)) != 0;
        case 11: some(0, five) = 1; break;
        default: return 2;
    }
    return 0;
}
