// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A loss that is computed of values alone.
// expect: value_and_gradient_needs_a_result_that_depends_on_an_argument_with_a_gradient<.*\btensor<float>
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& a) { return sum(a); }, q);
#else
    auto g = value_and_gradient([](auto const& a) { return sum(value_of(a)); }, q);
#endif
}
