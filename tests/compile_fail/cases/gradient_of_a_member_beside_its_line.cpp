// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A member that Hana does not see would have its default value where the gradient is taken.
// expect-first: every_member_of_a_module_stands_in_its_line_of_hana_but_there_is_one_more<.*\bscaled_weights\b
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

template <class E>
struct scaled_weights {
#ifdef TWIN
    BOOST_HANA_DEFINE_STRUCT(scaled_weights, (tensor<E, Model<M>>, w), (float, temperature));
#else
    BOOST_HANA_DEFINE_STRUCT(scaled_weights, (tensor<E, Model<M>>, w));
    float temperature = 1;
#endif
};

int main() {
    value_and_gradient([](auto const& it) { return sum(it.w) * it.temperature; }, scaled_weights<float>{{}, 10.0f});
}
