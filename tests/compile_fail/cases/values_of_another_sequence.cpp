// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys of one sequence and values of another, that is as long.
// expect-first: attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<.*\bKey<\d+>,.*\bSource<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct Source : axis<Source, N> {};
template <std::size_t N>
struct Other : axis<Other, N> {};
constexpr projection<Source, float, Model<M>, Dv<V>> from_other{};

int main() {
#ifdef TWIN
    auto y = attention(q, k, v);
#else
    auto y = attention(q, k, project<Other>(rename<Time, Other>(context), from_other));
#endif
}
