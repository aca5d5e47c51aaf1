// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_Q where W_K belongs: the source makes queries.
// expect-first: cross_attention_needs_weights_of_one_role_for_queries_and_of_another_for_keys_and_values<.*\bQuery>,.*\bQuery>,.*\bKey>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(x, source, w_q, w_q, w_v);
#endif
}
