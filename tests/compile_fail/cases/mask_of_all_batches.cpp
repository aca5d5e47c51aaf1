// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A padding mask of all batches that there is room for, where some are there.
// expect-first: the_same_axis_comes_with_two_extents<.*in::mask.*Batch<\d+>.*up_to<.*Batch<
#include "../lesson.hpp"

using queries = tensor<float, up_to<Batch<B>>, Query<T>, Dk<K>>;
using keys = tensor<float, up_to<Batch<B>>, Key<S>, Dk<K>>;
using values = tensor<float, up_to<Batch<B>>, Key<S>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(queries{}, keys{}, values{}, keep<up_to<Batch<B>>, Key<S>>{});
#else
    auto result = attention(queries{}, keys{}, values{}, keep<Batch<B>, Key<S>>{});
#endif
}
