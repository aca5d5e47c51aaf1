// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module given the positions of its queries, and not those of its input.
// expect-first: the_tensor_has_no_such_axis<.*fault::in::rename,.*axis_name<.*\bTime>,.*\bQuery<
#include "../lesson.hpp"

constexpr self_attention<float, Model<M>, Dk<4>, Dv<V>> module{};
constexpr auto of_times =
    rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Time<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = module(x, of_times);
#else
    auto y = module(x, rename<Time, Query>(of_times));
#endif
}
