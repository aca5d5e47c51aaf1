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
    BOOST_HANA_DEFINE_STRUCT(scaled_weights, (tensor<E, Model<M>>, w));
    float temperature = 1;
};
template <class E>
struct scaled_in_line {
    BOOST_HANA_DEFINE_STRUCT(scaled_in_line, (tensor<E, Model<M>>, w), (float, temperature));
};

int main() {
    auto const loss = [](auto const& it) { return sum(it.w) * it.temperature; };
#ifdef TWIN
    value_and_gradient(loss, scaled_in_line<float>{{}, 10.0f});
#else
    value_and_gradient(loss, scaled_weights<float>{{}, 10.0f});
#endif
}
