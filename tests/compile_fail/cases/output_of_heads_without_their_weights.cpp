// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The output of one head where the weights sum over heads.
// expect-first: the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<.*\bin::project_output,.*\bHead<.*\bQuery<.*\bDv<
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = project_output(broadcast_view<Head<H>>(output), output_projection<float, Head<H>, Dv<V>, Model<M>>{});
#else
    auto y = project_output(output, output_projection<float, Head<H>, Dv<V>, Model<M>>{});
#endif
}
