// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MEANT_PROJECTION_HPP
#define HEED_ATTENTION_DETAIL_MEANT_PROJECTION_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/rename.hpp>

// What was probably meant by operands of a projection that do not fit. Only what is accepted is proposed.

namespace heed {

template <template <std::size_t> class Position, class T, class... Axes>
struct HEED_LINKED_AS projection;

namespace fault {

template <class Weights, class... DidYouMean>
struct project_needs_weights_with_a_role_such_as_projection_of_Query {};
template <class Position, class Shape, class... DidYouMean>
struct project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features {};
template <class Features, class WeightShape, class... DidYouMean>
struct project_needs_the_features_of_x_first_in_the_weights {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X, class W>
struct projecting {
    using x_shape = shape_type_of<X>;
    using w_shape = shape_type_of<W>;
    using features = last_axis<x_shape>;
    using position = last_axis<without_last<x_shape>>;
    using role = typename remove_cvref_t<W>::role;
    using made = without_names<w_shape, name_of<features>>;
    using x_renamed = typename renamed<name_of<position>, role, x_shape>::type;
    using result = concatenate<without_last<x_renamed>, made>;
};

template <class X, class W, class Position>
consteval auto rule_of_project();

/// What is said of an input that does not end with its positions and then its features.
template <class X, class W, class Position>
consteval auto rule_of_input() {
    using fault::project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features;
    using shape = shape_type_of<X>;
    using taken = shape_t<first_axis<shape_type_of<W>>>;
    using position = last_axis<without_last<shape>>;
    if constexpr (subset_of<taken, shape> && has_name<shape, Position> &&
                  !__is_same(name_of<first_axis<taken>>, Position)) {
        using end = concatenate<shape_t<axis_in<shape, Position>>, taken>;
        using permuted = concatenate<not_in<shape, end>, end>;
        return fault_with_mend<
            decltype(rule_of_project<tensor_of<element_of<X>, permuted>, W, Position>()),
            project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features,
            meant_call<mend::permute, permuted, mend::x>, Position, shape>{};
    } else {
        return fault_with_mend<
            decltype(rule_of_project<X, W, name_of<position>>()),
            project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features,
            meant_call<mend::project, shape_t<position>, mend::x, mend::w>, Position, shape>{};
    }
}

/// Weights with the features that they take first: what those that have them elsewhere were probably meant to be.
template <class W, class Shape>
struct with_features_first {
    using type = W;
};
template <template <std::size_t> class Position, class T, class... Axes, class... InOrder>
struct with_features_first<projection<Position, T, Axes...>, shape_t<InOrder...>> {
    using type = projection<Position, T, InOrder...>;
};

/// What is said of weights that have the features of x, and not first.
template <class X, class W, class Position>
consteval auto rule_of_features_elsewhere() {
    using shape = shape_type_of<W>;
    using features = typename projecting<X, W>::features;
    using first = shape_t<axis_in<shape, name_of<features>>>;
    using meant = typename with_features_first<remove_cvref_t<W>, concatenate<first, not_in<shape, first>>>::type;
    return fault_with_mend<typename conditional<__is_same(meant, remove_cvref_t<W>), meant,
                                                decltype(rule_of_project<X, meant, Position>())>::type,
                           fault::project_needs_the_features_of_x_first_in_the_weights, did_you_mean<meant>, features,
                           shape>{};
}

/// What is said of weights without a role. When x is past its input, as merged heads are, a plain sum is meant.
template <class X, class W, class Position>
consteval auto rule_of_plain_weights() {
    using fault::project_needs_weights_with_a_role_such_as_projection_of_Query;
    using x = shape_type_of<X>;
    if constexpr (has_name<x, Position> || x::rank == 0 || remove_cvref_t<W>::rank == 0) {
        return project_needs_weights_with_a_role_such_as_projection_of_Query<remove_cvref_t<W>>{};
    } else if constexpr (!same_axis<last_axis<x>, first_axis<shape_type_of<W>>>) {
        return project_needs_weights_with_a_role_such_as_projection_of_Query<remove_cvref_t<W>>{};
    } else {
        return fault_with_mend<fault_of<contract_operation<name_of<last_axis<x>>>, X, W>,
                               project_needs_weights_with_a_role_such_as_projection_of_Query,
                               meant_call<mend::contract, shape_t<last_axis<x>>, mend::x, mend::w>,
                               remove_cvref_t<W>>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
