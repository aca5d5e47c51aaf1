// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink for every key: it is one logit a row, beside the keys.
// expect-first: a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<.*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, sink{tensor<float, Batch<B>>{}});
#else
    auto o = attention(q, k, v, sink{tensor<float, Key<S>>{}});
#endif
}
