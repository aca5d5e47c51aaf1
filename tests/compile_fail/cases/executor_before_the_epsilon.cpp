// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A norm with its executor in front of its epsilon.
// expect-first: an_executor_is_the_last_argument_of_a_norm<.*\blayer_norm, .*epsilon>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto result = layer_norm<Model>(x, epsilon{1e-6}, on(in_order{}));
#else
    auto result = layer_norm<Model>(x, on(in_order{}), epsilon{1e-6});
#endif
}
