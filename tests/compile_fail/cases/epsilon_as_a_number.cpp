// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An epsilon that is not said to be one.
// expect-first: a_number_is_an_epsilon_when_it_is_said_to_be_one_as_in_epsilon_of_it<.*layer_norm, double>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = layer_norm<Model>(x, epsilon{1e-6});
#else
    auto y = layer_norm<Model>(x, 1e-6);
#endif
}
