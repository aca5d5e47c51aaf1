// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A prefix of other length in each batch, which is a padding mask.
// expect-first: a_number_of_positions_is_a_whole_number<.*fault::in::prefix,.*\btensor<int,.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> lengths{};
#ifdef TWIN
    auto s = scores(q, k, keep<Batch<B>, Key<S>>{});
#else
    auto s = scores(q, k, prefix{lengths});
#endif
}
