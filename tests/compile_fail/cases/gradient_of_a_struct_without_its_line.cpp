// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part of a model without Hana's line: its weights would have no gradient.
// expect-first: a_member_of_a_module_holds_tensors_out_of_sight_so_make_it_a_hana_struct_or_say_repeated<.*\bweights_without_a_line\b
#include "../lesson.hpp"

#include <boost/hana/define_struct.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

template <class T>
struct weights_without_a_line {
    tensor<T, Model<M>> w;
};
template <class T>
struct weights_with_a_line {
    BOOST_HANA_DEFINE_STRUCT(weights_with_a_line, (tensor<T, Model<M>>, w));
};
template <class T, template <class> class Weights>
struct head_of_a_model {
    using element = T;
    template <class Other>
    using with_element = head_of_a_model<Other, Weights>;
    BOOST_HANA_DEFINE_STRUCT(head_of_a_model, (tensor<T, Model<M>>, bias), (Weights<T>, inner));
};

int main() {
    auto const loss = [](auto const& model) { return sum(model.bias * model.inner.w); };
#ifdef TWIN
    value_and_gradient(loss, head_of_a_model<float, weights_with_a_line>{});
#else
    value_and_gradient(loss, head_of_a_model<float, weights_without_a_line>{});
#endif
}
