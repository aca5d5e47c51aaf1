// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// What run.py has gdb print: every local variable of `stop_here`.
#include <heed/heed.hpp>

#include <cstdint>
#include <utility>

using namespace heed;
using namespace heed::axes;

namespace of_the_user {
template <std::size_t N>
struct Token : axis<Token, N> {};
}  // namespace of_the_user

struct with_a_number {
    tensor<int, Dk<2>> first;
    int second;
};

template <class T>
[[gnu::noinline]] void keep(T const& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

int main() {
    auto q = from<float, Query<2>, Dk<3>>({{-10.76184f, 0.5f, 1}, {2, 3.25f, 0}});
    auto matrix = iota<float, Query<2>, Dk<3>>(0.5f);
    auto equal = iota<int, Query<2>, Key<2>>();
    heap_tensor<float, Query<2>, Dk<3>> on_the_heap(matrix);
    auto view = view_of(matrix);
    auto turned = transpose_view(matrix);
    float const row[] = {1, 2, 3};
    strided_view<float const, strides<0, 1>, Query<2>, Dk<3>> repeated(row);
    tensor<double> scalar{2.25};
    auto flags = from<bool, of_the_user::Token<2>>(true, false);
    auto bytes = from<std::int8_t, Batch<1>, of_the_user::Token<3>>(1, -2, 65);
    tensor<float, up_to<Key<5>>, Dk<2>> cache;
    heap_tensor<float, Batch<1>, up_to<Key<3>>> empty;
    append<Key>(cache, iota<float, Key<2>, Dk<2>>());
    auto projected = iota<projection<Query, float, Model<2>, Dk<3>>>();
    auto distributed = softmax<Key>(from<double, Key<2>>(0, 0));
    auto seen = from<heed::keep<Key<2>>>(true, false);
    auto many = iota<int, Batch<7>, Time<11>, Dk<13>>();
    auto moved_from = std::move(on_the_heap);
    tensor_view<float, Dk<2>> lost(reinterpret_cast<float*>(16));
    tensor<float, Dk<2>> const fixed{1, 2};
    auto& referred = matrix;
    with_a_number beside{{3, 4}, 5};
    ::keep(q), ::keep(matrix), ::keep(equal), ::keep(on_the_heap), ::keep(view), ::keep(turned), ::keep(repeated);
    ::keep(scalar), ::keep(flags), ::keep(bytes), ::keep(cache), ::keep(empty), ::keep(projected), ::keep(distributed);
    ::keep(seen), ::keep(many), ::keep(moved_from), ::keep(lost), ::keep(fixed), ::keep(referred), ::keep(beside);
    return 0;  // stop here
}
