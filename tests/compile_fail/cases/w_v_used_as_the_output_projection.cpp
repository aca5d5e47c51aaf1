// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_V used as the output projection.
// expect-first: a_projection_sums_over_the_features_that_it_takes_which_come_first_or_say_as_tensor<.*fault::in::contract,.*projection<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = contract<Dv>(output, tensor<float, Dv<V>, Model<M>>{});
#else
    auto y = contract<Dv>(output, w_v);
#endif
}
