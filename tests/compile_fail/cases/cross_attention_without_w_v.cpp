// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Cross-attention without W_V, and a mask behind what came.
// expect-first: an_operand_is_missing<.*fault::in::cross_attention,.*mend::w_v
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
constexpr auto source = rename<Time, Source>(context);

int main() {
#ifdef TWIN
    auto y = cross_attention<Source>(x, source, w_q, w_k, w_v, prefix{2});
#else
    auto y = cross_attention<Source>(x, source, w_q, w_k, prefix{2});
#endif
}
