// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Which keys take part, as bools, where their numbers are asked for.
// expect-first: bools_are_no_lengths_but_a_mask_as_in_keep_of_them<.*\bbool\b.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<bool, Batch<B>, Key<S>> padding{};
#ifdef TWIN
    auto s = scores(q, k, keep{padding});
#else
    auto s = scores(q, k, lengths<Key>(padding));
#endif
}
