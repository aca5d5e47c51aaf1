// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A score function of floats alone.
// expect: a_gradient_needs_a_score_function_of_any_type_of_score_as_a_generic_lambda_is<.*\bfloat\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient(
        [](auto const& a) { return sum(scores(a, k, score_with{[](auto s, index_of<Key>) { return s * s; }})); }, q);
#else
    auto g = value_and_gradient(
        [](auto const& a) { return sum(scores(a, k, score_with{[](float s, index_of<Key>) { return s * s; }})); }, q);
#endif
}
