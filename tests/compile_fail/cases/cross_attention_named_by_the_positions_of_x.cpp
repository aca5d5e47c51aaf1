// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The name of the positions of x, and not of those of the source.
// expect-first: cross_attention_needs_the_source_to_end_with_the_positions_that_are_named_and_then_its_features<.*\bTime>,.*\bSource<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Time>(x, source, w_q, w_k, w_v);
#endif
}
