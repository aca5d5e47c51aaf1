// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module with a tensor that is not of its element type.
// expect-first: every_tensor_of_fractions_in_a_module_with_a_gradient_is_of_the_element_type_that_it_is_a_template_of<.*\bwith_a_mean<float, ?double>.*\bdouble\b
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>

template <class E, class Mean>
struct with_a_mean {
    template <class Other>
    using with_element = with_a_mean<Other, Mean>;
    BOOST_HANA_DEFINE_STRUCT(with_a_mean, (tensor<E, Model<M>>, w), (tensor<Mean, Model<M>>, running_mean));
};
template <class E>
struct with_its_mean {
    BOOST_HANA_DEFINE_STRUCT(with_its_mean, (tensor<E, Model<M>>, w), (tensor<E, Model<M>>, running_mean));
};

int main() {
    auto const loss = [](auto const& m) { return sum(m.w); };
#ifdef TWIN
    value_and_gradient(loss, with_its_mean<float>{});
#else
    value_and_gradient(loss, with_a_mean<float, double>{});
#endif
}
