// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_V and W_K in each other's place.
// expect-first: cross_attention_compares_by_the_last_axis_of_w_q_and_of_w_k_which_must_be_the_same<.*\bDk<\d+>,.*\bDv<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(x, source, w_q, w_v, w_k);
#endif
}
