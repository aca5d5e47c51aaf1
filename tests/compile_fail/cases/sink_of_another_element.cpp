// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink in double for scores in float.
// expect-first: a_sink_needs_the_element_type_of_the_scores<.*double
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, sink{tensor<float, Batch<B>>{}});
#else
    auto o = attention(q, k, v, sink{tensor<double, Batch<B>>{}});
#endif
}
