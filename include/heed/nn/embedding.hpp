// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_EMBEDDING_HPP
#define HEED_NN_EMBEDDING_HPP

#include <heed/kernel/copy.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/feature_rules.hpp>
#include <heed/nn/detail/token_rules.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/offset.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

namespace fault::in {
struct embed {};
struct unembed {};
}  // namespace fault::in

namespace fault {

template <class TableShape>
struct unembed_needs_a_table_with_the_named_axis_and_one_of_features {};
template <class Axis, class Shape>
struct unembed_gives_logits_along_an_axis_that_x_has_already {};
template <class Features, class Shape>
struct unembed_compares_x_by_the_features_of_the_table_but_x_lacks_them {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Name, class Tokens, class Table>
using embedded_shape = concatenate<shape_type_of<Tokens>, without_names<shape_type_of<Table>, Name>>;

template <class Name, class Table, class Tokens>
consteval auto rule_of_embed() {
    using in = fault::in::embed;
    using of_names = decltype(rule_of_names_of<in, Table, Name>());
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else if constexpr (has_lengths<Table>) {
        return fault_of_untaken_lengths<in, Table>{};
    } else {
        using of_tokens = decltype(rule_of_tokens<in, axis_in<shape_type_of<Table>, Name>, Tokens>());
        if constexpr (is_fault<of_tokens>) {
            return of_tokens{};
        } else {
            return rule_of_result<in, embedded_shape<Name, Tokens, Table>>();
        }
    }
}

template <class Name>
struct embed_operation : operation<fault::in::embed, mend::table, mend::tokens> {
    using words = as_call<fault::in::embed, Name>;
    using gradient = gradients::looked_up<Name>;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class Table, class Tokens>
    using fault = decltype(rule_of_embed<Name, Table, Tokens>());
    template <class Table, class Tokens>
    using result = tensor_of<element_of<Table>, embedded_shape<Name, Tokens, Table>>;

    template <class Out, class Table, class Tokens>
    static constexpr void write(Out& out, Table const& table, Tokens const& tokens) {
        using places = shape_type_of<Tokens>;
        using axis = axis_in<shape_type_of<Table>, Name>;
        using rest = without_names<shape_type_of<Table>, Name>;
        constexpr auto const& visited = plan<places, layout_of<Out>, layout_of<Tokens>>;
        constexpr std::size_t stride = stride_in<layout_of<Table>, Name>;
        if constexpr (has_lengths<Out>) static_cast<void>(take_lengths(out, tokens));
        auto const lengths = lengths_of<places>(tokens);
        for (kernel::nest_cursor<visited, run_time_lengths<lengths_in<places>>> row{{}, lengths}; row.more;
             row.next()) {
            for (std::size_t i = 0; i < kernel::row_turns<visited>(lengths); ++i) {
                auto const token = values_of(tokens)[row.at[1] + i * kernel::row_stride<visited, 1>];
                auto* const to = values_of(out) + row.at[0] + i * kernel::row_stride<visited, 0>;
                auto const* const from = values_of(table) + checked<axis>(token) * stride;
                kernel::copy<plan<rest, layout_of<Out>, layout_of<Table>>>(to, from);
            }
        }
    }
};

/// The features of a table: its other axis.
template <class Name, class Table>
using features_of_table = first_axis<without_names<shape_type_of<Table>, Name>>;

template <class Name, class X, class Table>
consteval auto rule_of_unembed() {
    using in = fault::in::unembed;
    using of_x = decltype(rule_of_features<in, X>());
    if constexpr (is_fault<of_x>) {
        return of_x{};
    } else if constexpr (is_fault<decltype(rule_of_names_of<in, Table, Name>())>) {
        return rule_of_names_of<in, Table, Name>();
    } else if constexpr (shape_type_of<Table>::rank != 2) {
        return fault::unembed_needs_a_table_with_the_named_axis_and_one_of_features<shape_type_of<Table>>{};
    } else {
        using features = features_of_table<Name, Table>;
        using of_operands = decltype(rule_of_operands<in, X, Table>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else if constexpr (has_name<shape_type_of<X>, Name>) {
            return fault::unembed_gives_logits_along_an_axis_that_x_has_already<axis_in<shape_type_of<X>, Name>,
                                                                                shape_type_of<X>>{};
        } else if constexpr (!has_name<shape_type_of<X>, name_of<features>>) {
            return fault::unembed_compares_x_by_the_features_of_the_table_but_x_lacks_them<features,
                                                                                           shape_type_of<X>>{};
        } else {
            return typename contract_fault<X, Table, name_of<features>>::type{};
        }
    }
}

template <class Name>
struct unembed_operation : operation<fault::in::unembed, mend::x, mend::table> {
    using words = as_call<fault::in::unembed, Name>;
    using gradient = gradients::bilinear;
    static constexpr bool takes_lengths = true;
    // A table may come where x is meant.
    static constexpr bool operands_are_alike = true;
    template <class X, class Table>
    using fault = decltype(rule_of_unembed<Name, X, Table>());
    template <class Table>
    using product = contract_operation<name_of<features_of_table<Name, Table>>>;
    template <class X, class Table>
    using result = typename semantic_types<Name, typename result_of<product<Table>, X, Table>::type,
                                           name_of<features_of_table<Name, Table>>>::as_logits;
    template <class Out, class X, class Table>
    static constexpr void write(Out& out, X const& x, Table const& table) {
        product<Table>::write(out, x, table);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Table, template <std::size_t> class Name, class Tokens>
using fault_of_embed = detail::fault_of<detail::embed_operation<axis_name<Name>>, Table, Tokens>;
template <class Table, template <std::size_t> class Name, class Tokens>
concept can_embed = no_fault<fault_of_embed<Table, Name, Tokens>>;
template <class Table, template <std::size_t> class Name, class Tokens>
inline constexpr auto explanation_of_embed =
    detail::explained_call<detail::embed_operation<axis_name<Name>>, Table, Tokens>::value;

/// `embed<Vocabulary>(table, tokens)`: for each token what the table has there: a table `[Vocabulary, Model]` and
/// tokens
/// `[..., Time]` give `[..., Time, Model]`, a plain tensor, with the values as they are.
///
/// The table has the axis anywhere among any others. A token that is no place along it throws `heed::out_of_range`, as
/// `at` does, and is no constant expression. Refused: tokens that are no whole numbers, or have the axis, or another
/// one of the table. (PyTorch: `torch.nn.functional.embedding(tokens, table)`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::embed_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto embed(Xs const&... table_and_tokens) {
    return detail::perform<detail::embed_operation<axis_name<Name>>>(table_and_tokens...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::embed_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused embed(Xs const&... table_and_tokens) = delete;
template <class... Axes, class Table, class Tokens, class Fault = fault_of_naming<fault::in::embed, Table, Axes...>>
refused embed(Table const& table, Tokens const& tokens) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_embed(Xs const&...) {
    return detail::explained_call<detail::embed_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name, class Table>
using fault_of_unembed = detail::fault_of<detail::unembed_operation<axis_name<Name>>, X, Table>;
template <class X, template <std::size_t> class Name, class Table>
concept can_unembed = no_fault<fault_of_unembed<X, Name, Table>>;
template <class X, template <std::size_t> class Name, class Table>
inline constexpr auto explanation_of_unembed =
    detail::explained_call<detail::unembed_operation<axis_name<Name>>, X, Table>::value;

/// `unembed<Vocabulary>(x, table)`: x compared with each row of a table `[Vocabulary, Model]`, the table of `embed` or
/// another one: `[..., Model]` gives logits over Vocabulary, `[..., Vocabulary]`, known as such by their type, so that
/// softmax and `cross_entropy` go along that axis, and once.
///
/// Each is a sum of products over Model, as `contract<Model>(x, table)`; not scaled. Refused: an x without the features
/// of the table, or with the axis itself; another extent or element type; scores and weights; a table of other than
/// these two axes. (O. Press, L. Wolf, Using the Output Embedding, 2017. PyTorch: `x @ table.T`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::unembed_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto unembed(Xs const&... x_and_table) {
    return detail::perform<detail::unembed_operation<axis_name<Name>>>(x_and_table...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::unembed_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused unembed(Xs const&... x_and_table) = delete;
template <class... Axes, class X, class Table, class Fault = fault_of_naming<fault::in::unembed, Table, Axes...>>
refused unembed(X const& x, Table const& table) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_unembed(Xs const&...) {
    return detail::explained_call<detail::unembed_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
