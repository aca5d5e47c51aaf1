// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink for every query: it is one logit a head.
// expect-first: a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<.*Query<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v, sink{0.0f});
#else
    auto o = scaled_dot_product_attention(q, k, v, sink{tensor<float, Query<T>>{}});
#endif
}
