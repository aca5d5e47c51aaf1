// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view that changes values that are const.
// expect-first: a_view_through_which_values_change_is_not_had_of_const_ones<.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    tensor_view<float const, Batch<B>, Key<S>, Dk<K>> y(k);
#else
    tensor_view<float, Batch<B>, Key<S>, Dk<K>> y(k);
#endif
}
