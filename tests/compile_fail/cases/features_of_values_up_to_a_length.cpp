// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values of which some features are there: `scaled_dot_product_attention` has all of them.
// expect-first: lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<.*attention.*up_to<.*Dv<
#include "../lesson.hpp"

using values = tensor<float, Batch<B>, Key<S>, up_to<Dv<V>>>;

int main() {
#ifdef TWIN
    auto result = attention(q, k, values{});
#else
    auto result = scaled_dot_product_attention(q, k, values{});
#endif
}
