// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_K where W_V belongs.
// expect-first: attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_k);
#endif
}
