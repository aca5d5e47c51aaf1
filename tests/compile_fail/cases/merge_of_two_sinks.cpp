// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The same sink in both parts: it would be in the sum twice.
// expect-first: merge_takes_a_sink_once_so_give_it_to_the_attention_over_one_of_the_parts<.*with_sink<
#include "../lesson.hpp"

constexpr sink s{0.5f};
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);
constexpr auto rest_with_sink = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v, s);

int main() {
#ifdef TWIN
    auto o = merge(attention_with_lse<part<Key<S>, 0, 2>>(q, k, v, s), rest);
#else
    auto o = merge(attention_with_lse<part<Key<S>, 0, 2>>(q, k, v, s), rest_with_sink);
#endif
}
