// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module with a tensor that is not of its element type.
// expect-first: every_tensor_of_fractions_in_a_module_with_a_gradient_is_of_the_element_type_that_it_is_a_template_of<.*\bwith_a_mean<float>.*\bdouble\b
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>

template <class T>
struct with_a_mean {
#ifdef TWIN
    BOOST_HANA_DEFINE_STRUCT(with_a_mean, (tensor<T, Model<M>>, w), (tensor<T, Model<M>>, running_mean));
#else
    BOOST_HANA_DEFINE_STRUCT(with_a_mean, (tensor<T, Model<M>>, w), (tensor<double, Model<M>>, running_mean));
#endif
};

int main() {
    auto g = value_and_gradient([](auto const& m) { return sum(m.w); }, with_a_mean<float>{});
}
