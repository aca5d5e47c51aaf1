// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The gradient of a place, which has no slope.
// expect: the_operation_has_no_gradient_so_say_value_of_its_operand<.*\bin::argmax\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g =
        value_and_gradient([](auto const& a) { return sum(a * a) + sum(cast<float>(argmax<Dk>(value_of(a)))); }, q);
#else
    auto g = value_and_gradient([](auto const& a) { return sum(a * a) + sum(cast<float>(argmax<Dk>(a))); }, q);
#endif
}
