// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// `attention` computes all weights, step by step, and has no kernel that reads 16 bits.
// expect-first: elements_need_to_be_float_or_double_so_cast_the_tensor<.*attention.*float16
#include "../lesson.hpp"

#include <heed/math/half.hpp>

using keys = tensor<float16, Batch<B>, Key<S>, Dk<K>>;
using values = tensor<float16, Batch<B>, Key<S>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(q, cast<float>(keys{}), cast<float>(values{}));
#else
    auto result = attention(q, keys{}, values{});
#endif
}
