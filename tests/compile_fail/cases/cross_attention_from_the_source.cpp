// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// x and the source in each other's place.
// expect-first: cross_attention_has_the_source_first_so_swap_it_and_x<.*\bSource<\d+>,.*\bTime<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(source, x, w_q, w_k, w_v);
#endif
}
