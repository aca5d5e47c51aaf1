// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A batch of which some elements are there, where the number of queries and keys may be known at run time alone.
// expect-first: lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<.*attention.*up_to<.*Batch<
#include "../lesson.hpp"

template <class... Axes>
using some = tensor<float, up_to<Batch<B>>, Axes...>;

int main() {
#ifdef TWIN
    auto result = attention(some<Query<T>, Dk<K>>{}, some<Key<S>, Dk<K>>{}, some<Key<S>, Dv<V>>{});
#else
    auto result =
        scaled_dot_product_attention(some<Query<T>, Dk<K>>{}, some<Key<S>, Dk<K>>{}, some<Key<S>, Dv<V>>{});
#endif
}
