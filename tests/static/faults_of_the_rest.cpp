// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Faults that no other test compares, each beside its right twin.

#include <type_traits>

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;
namespace fault = heed::fault;
using heed::axis_name;
using heed::none;
using heed::shape_t;
using heed::tensor;

template <class A, class B>
inline constexpr bool is = std::is_same_v<A, B>;

template <std::size_t Batches, std::size_t Queries, std::size_t Keys, std::size_t Features>
consteval bool faults() {
    using q = tensor<float, Batch<Batches>, Query<Queries>, Dk<Features>>;
    using k = tensor<float, Batch<Batches>, Key<Keys>, Dk<Features>>;
    using logits = decltype(heed::scores(q{}, k{}));

    // An axis in the place of the element type.
    static_assert(is<heed::fault_of_tensor<Query<Queries>, Key<Keys>>,
                     fault::a_tensor_needs_an_element_type_before_its_axes<Query<Queries>>>);
    static_assert(heed::can_tensor<float, Query<Queries>, Key<Keys>>);

    // More elements than can be counted.
    static_assert(is<heed::fault_of_shape<Query<(std::size_t{1} << 32)>, Key<(std::size_t{1} << 32)>>,
                     fault::a_shape_has_more_elements_than_a_size_t_can_count<
                         shape_t<Query<(std::size_t{1} << 32)>, Key<(std::size_t{1} << 32)>>>>);

    // A whole number as a scale is mostly a division that was cut short.
    static_assert(is<heed::fault_of_scores<q, k, heed::scale<int>>,
                     fault::a_scale_has_a_fraction_and_a_whole_number_is_mostly_a_division_cut_short<int>>);
    static_assert(heed::can_scores<q, k, heed::scale<float>> && heed::can_scores<q, k, heed::scale<double>>);

    // Extents.
    static_assert(is<heed::fault_of_extent<int, Key>, fault::extent_needs_a_shape_or_a_tensor<int>>);
    static_assert(
        is<heed::fault_of_extent<q, Key>,
           fault::the_shape_has_no_such_axis<heed::fault::in::extent, axis_name<Key>, typename q::shape_type>>);
    static_assert(heed::can_extent<q, Query> && heed::can_extent<shape_t<Key<Keys>>, Key>);

    // What a function gives.
    struct nothing {
        constexpr void operator()(std::size_t) const {}
    };
    struct number {
        constexpr float operator()(std::size_t i) const { return static_cast<float>(i); }
    };
    using fault::generate_needs_a_function_whose_result_converts_to_the_element_type_without_loss;
    static_assert(is<heed::fault_of_generate<tensor<float, Key<Keys>>, nothing>,
                     generate_needs_a_function_whose_result_converts_to_the_element_type_without_loss<nothing, float>>);
    static_assert(heed::can_generate<tensor<float, Key<Keys>>, number>);

    // The axis of the queries, for masks on scores of one's own.
    static_assert(is<heed::fault_of_masked<logits, Key, heed::causal<heed::upper_left_alignment>>,
                     fault::masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over<Key<Keys>>>);
    static_assert(heed::can_masked<logits, Query, heed::causal<heed::upper_left_alignment>>);

    // Elements without arithmetic, and without a conversion.
    struct colour {
        int hue;
    };
    static_assert(is<heed::fault_of_plus<tensor<colour, Key<Keys>>, tensor<colour, Key<Keys>>>,
                     fault::the_elements_lack_what_the_operation_computes_with<heed::fault::in::plus, colour>>);
    static_assert(is<heed::fault_of_cast<int, tensor<colour, Key<Keys>>>,
                     fault::cast_needs_elements_that_convert_to_the_type_asked_for<int, colour>>);
    static_assert(heed::can_cast<int, q> && heed::can_plus<q, q>);

    // Masks together, and axes made one.
    static_assert(is<heed::fault_of_mask_and<heed::causal<>, tensor<bool, Key<Keys>>>,
                     fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<tensor<bool, Key<Keys>>>>);
    static_assert(heed::can_mask_and<heed::causal<>, heed::keep<Key<Keys>>>);
    static_assert(is<heed::fault_of_merge<int, Head, Model>,
                     fault::every_operand_must_be_a_tensor<heed::fault::in::merge, int>>);

    // What has been refused is refused once.
    static_assert(is<decltype(heed::causal{} & heed::refused{}), heed::refused>);
    static_assert(is<decltype(heed::as_tensor(heed::refused{})), heed::refused>);
    return true;
}

static_assert(faults<2, 3, 5, 7>());
static_assert(faults<4, 4, 4, 4>());

}  // namespace
