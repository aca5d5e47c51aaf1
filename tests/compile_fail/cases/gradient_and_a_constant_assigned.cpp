// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A constant put in the place of what has a gradient.
// expect: a_tensor_whose_gradient_is_asked_for_is_not_assigned_a_constant_so_give_that_a_name_of_its_own<
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
    auto g = value_and_gradient(
        [](auto const& a) {
            auto h = a * a;
#ifdef TWIN
            auto const start = zeros<float, Batch<B>, Query<T>, Dk<K>>();
            h = start + a;
#else
            h = zeros<float, Batch<B>, Query<T>, Dk<K>>();
#endif
            return sum(h);
        },
        q);
}
