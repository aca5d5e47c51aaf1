// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A causal mask from one sequence to another, as if their positions were the same.
// expect-first: cross_attention_is_between_two_sequences_so_a_mask_over_positions_needs_its_alignment_named<.*\bcausal<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v, causal{offset{1}});
#else
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v, prefix{2} & causal{});
#endif
}
