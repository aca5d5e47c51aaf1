// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Nothing that a gradient could be of.
// expect-first: value_and_gradient_needs_an_argument_with_a_gradient_a_tensor_of_floats_or_a_module<.*\bint\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& a) { return sum(a); }, full<float, Key<T>>(1));
#else
    auto g = value_and_gradient([](auto const& a) { return sum(a); }, full<int, Key<T>>(1));
#endif
}
