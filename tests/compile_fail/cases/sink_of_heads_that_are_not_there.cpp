// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink over heads that the scores do not have.
// expect-first: a_sink_has_an_axis_that_the_scores_lack<.*Head<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, sink{tensor<float, Batch<B>>{}});
#else
    auto o = attention(q, k, v, sink{tensor<float, Head<H>>{}});
#endif
}
