// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module that is of one element type only.
// expect-first: a_module_of_which_a_gradient_is_asked_for_is_a_template_of_its_element_type_or_says_with_element<.*\bonly_floats\b
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>

struct only_floats {
    BOOST_HANA_DEFINE_STRUCT(only_floats, (tensor<float, Model<M>>, w));
};
template <class T>
struct any_elements {
    BOOST_HANA_DEFINE_STRUCT(any_elements, (tensor<T, Model<M>>, w));
};

int main() {
#ifdef TWIN
    auto g = value_and_gradient([](auto const& m) { return sum(m.w); }, any_elements<float>{});
#else
    auto g = value_and_gradient([](auto const& m) { return sum(m.w); }, only_floats{});
#endif
}
