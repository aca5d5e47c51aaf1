// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An axis of one's own for a group, whose declaration does not say that it shares keys and values.
// expect-first: scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<.*Silent<\d+>,.*Query<\d+>
#include "../lesson.hpp"

template <std::size_t N> struct Silent : heed::axis<Silent, N> {};
template <std::size_t N> struct Listener : heed::axis<Listener, N>, heed::shares_keys_and_values {};

int main() {
    tensor<float, Key<S>, Dk<K>> const keys{};
#ifdef TWIN
    tensor<float, Listener<H>, Query<T>, Dk<K>> const queries{};
#else
    tensor<float, Silent<H>, Query<T>, Dk<K>> const queries{};
#endif
    auto s = scores(queries, keys);
}
