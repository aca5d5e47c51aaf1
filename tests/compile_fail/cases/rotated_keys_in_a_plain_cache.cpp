// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Rotated keys appended to a cache of keys that are not.
// expect-first: keys_go_into_a_cache_as_its_type_says_rotated_alike_or_not_at_all<.*kv_cache<float.*rotated<
#include "../lesson.hpp"

constexpr auto turns =
    rotation_at<interleaved_pairs, float, Pair<1>>(iota<int, Key<S>>(0), rotary_base<10000>{});
using plain = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;
using turned = kv_cache<rotated_keys<interleaved_pairs, rotary_base<10000>, Pair<1>, float>, Batch<B>, up_to<Key<S>>,
                        Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    turned cache;
    append(cache, rotate<Dk<2>>(k, turns), v);
#else
    plain cache;
    append(cache, rotate<Dk<2>>(k, turns), v);
#endif
}
