// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One element of a tensor whose gradient is asked for.
// errors: 3
// expect: elements_whose_gradient_is_asked_for_are_read_by_slice_or_say_value_of<.*\btensor<.*tracked<float>
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& a) { return slice<Key>(a, 0) * 2.0f; }, full<float, Key<T>>(1));
#else
    auto g = value_and_gradient([](auto const& a) { return sum(a) * a(0); }, full<float, Key<T>>(1));
#endif
}
