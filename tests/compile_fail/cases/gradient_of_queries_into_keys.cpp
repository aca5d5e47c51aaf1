// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The step of one projection taken by another.
// expect-first: a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<.*\bin::minus,.*projection<.*Key\b.*projection<.*Query\b
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto w = w_q;
    auto g = value_and_gradient([](auto const& a) { return sum(project(x, a)); }, w_q);
    w -= 0.1f * g.gradient;
#else
    auto w = w_k;
    auto g = value_and_gradient([](auto const& a) { return sum(project(x, a)); }, w_q);
    w -= 0.1f * g.gradient;
#endif
}
