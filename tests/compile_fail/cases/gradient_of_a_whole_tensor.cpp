// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A gradient of more than one number.
// expect: value_and_gradient_needs_a_function_that_returns_one_number_so_take_its_sum_or_mean<.*\bBatch<.*\bQuery<.*\bDk<
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& a) { return mean(a * a); }, q);
#else
    auto g = value_and_gradient([](auto const& a) { return a * a; }, q);
#endif
}
