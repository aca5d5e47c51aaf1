// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries where the input belongs that they are made of.
// expect-first: cross_attention_needs_x_to_end_with_its_positions_Time_and_then_its_features<.*\bQuery<\d+>,.*\bModel<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(rename<Time, Query>(x), source, w_q, w_k, w_v);
#endif
}
