// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Cross-attention that does not say what the positions of the source are called.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::cross_attention,.*\bSource<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v);
#else
    auto y = cross_attention(x, source, w_q, w_k, w_v);
#endif
}
