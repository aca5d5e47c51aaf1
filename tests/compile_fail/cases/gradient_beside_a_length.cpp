// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The gradient of queries beside keys whose number is known at run time.
// expect: gradients_of_an_operation_on_lengths_that_are_known_at_run_time_are_not_there_yet_so_say_exactly<.*\bin::contract\b.*up_to<.*Key<\d+
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
    tensor<float, up_to<Key<S>>, Dk<K>> some{};
    append<Key>(some, slice<Batch>(as_tensor(k), 0));
#ifdef TWIN
    auto g = value_and_gradient([&](auto const& a) { return sum(contract<Dk>(a, exactly<Key<S>>(some))); }, q);
#else
    auto g = value_and_gradient([&](auto const& a) { return sum(contract<Dk>(a, some)); }, q);
#endif
}
