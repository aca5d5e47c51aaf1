// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of floats alone, of which no slope can be asked.
// expect: a_gradient_needs_a_function_of_any_type_of_number_as_a_generic_lambda_is<.*\bin::map\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& a) { return sum(map([](auto s) { return s * s; }, a)); }, q);
#else
    auto g = value_and_gradient([](auto const& a) { return sum(map([](float s) { return s * s; }, a)); }, q);
#endif
}
