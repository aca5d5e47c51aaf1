// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A source with the features of another layer than the weights sum over.
// expect-first: cross_attention_sums_over_the_last_axis_of_the_source_but_the_weights_lack_it<.*\bHidden<\d+>,.*\bModel<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention<Source>(x, rename<Model, Hidden>(source), w_q, w_k, w_v);
#endif
}
