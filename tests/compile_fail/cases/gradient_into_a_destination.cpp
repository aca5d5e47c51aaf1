// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A result that is written away, where its gradient is asked for.
// expect: an_operation_whose_gradient_is_asked_for_returns_its_result_so_leave_into_out<.*\bin::softmax\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    tensor<float, Batch<B>, Query<T>, Dk<K>> out;
    auto g = value_and_gradient(
        [&](auto const& a) {
            softmax<Dk>(into(out), value_of(a));
            return sum(softmax<Dk>(a));
        },
        q);
#else
    tensor<float, Batch<B>, Query<T>, Dk<K>> out;
    auto g = value_and_gradient(
        [&](auto const& a) {
            softmax<Dk>(into(out), a);
            return sum(a);
        },
        q);
#endif
}
