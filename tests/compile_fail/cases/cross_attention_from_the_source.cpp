// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// x and the source in each other's place.
// expect-first: project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<.*\bTime>,.*\bSource<\d+>
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
