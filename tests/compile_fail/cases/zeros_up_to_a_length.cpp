// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Made of zeros, of which nobody knows how many.
// expect-first: a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<.*up_to<.*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
#ifdef TWIN
    cache keys;
#else
    auto keys = zeros<cache>();
#endif
}
