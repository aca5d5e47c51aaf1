// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A v over Time where weights are over Key.
// expect-first: attend_needs_the_key_axis_of_the_weights_in_v<.*\bKey<\d+>,.*.*\bTime<\d+>.*did_you_mean<.*rename<.*\bTime,.*\bKey> ?\(.*mend::v\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(weights, tensor<float, Batch<B>, Key<S>, Dv<V>>{});
#else
    auto o = attend(weights, tensor<float, Batch<B>, Time<S>, Dv<V>>{});
#endif
}
