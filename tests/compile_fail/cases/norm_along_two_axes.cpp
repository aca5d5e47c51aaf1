// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One mean of two axes.
// expect-first: a_norm_goes_along_one_axis_so_merge_these_or_name_one<.*layer_norm, .*Time.*Model
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = layer_norm<Hidden>(merge<Time, Model, Hidden>(x));
#else
    auto y = layer_norm<Time, Model>(x);
#endif
}
