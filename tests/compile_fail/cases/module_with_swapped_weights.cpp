// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_Q in the place of W_K in the module.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    self_attention<float, Model<M>, Dk<K>, Dv<V>> module{w_q, w_k, w_v};
#else
    self_attention<float, Model<M>, Dk<K>, Dv<V>> module{w_q, w_q, w_v};
#endif
}
