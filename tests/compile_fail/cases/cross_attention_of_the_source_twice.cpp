// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries of the source, which is what they are to read.
// expect-first: cross_attention_reads_another_sequence_so_its_positions_have_another_name_than_those_of_x<.*\bSource<\d+>,.*\bSource<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(source, source, w_q, w_k, w_v);
#endif
}
