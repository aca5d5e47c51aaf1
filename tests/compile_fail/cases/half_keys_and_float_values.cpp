// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys were stored in 16 bits and values were not: attention reads both where they are, or both are cast.
// expect-first: elements_need_to_be_float_or_double_so_cast_the_tensor<.*attention.*bfloat16
#include "../lesson.hpp"

#include <heed/math/half.hpp>

using keys = tensor<bfloat16, Batch<B>, Key<S>, Dk<K>>;
using values = tensor<bfloat16, Batch<B>, Key<S>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, keys{}, values{});
#else
    auto result = scaled_dot_product_attention(q, keys{}, v);
#endif
}
