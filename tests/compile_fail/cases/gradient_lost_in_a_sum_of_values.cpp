// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Added to a tensor of values, which keeps no gradient.
// expect: a_tensor_of_values_is_not_changed_by_one_whose_gradient_is_asked_for_so_say_a_equals_a_plus_b<.*\bin::plus\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient(
        [](auto const& a) {
            auto total = a;
            total += a;
            return sum(total);
        },
        q);
#else
    auto g = value_and_gradient(
        [](auto const& a) {
            auto total = zeros<float, Batch<B>, Query<T>, Dk<K> >();
            total += a;
            return sum(a);
        },
        q);
#endif
}
