// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <heed/attention/explain.hpp>

#include "example.hpp"
#include "json.hpp"
#include "state.hpp"

// What a reader tries: operands of their choice for every step of attention. heed's answer to the types, and the
// numbers that come of it where axes have no names.

namespace page {

// Axes that say nothing, as those of a library without names.
template <std::size_t Extent>
struct First : heed::axis<First, Extent> {};
template <std::size_t Extent>
struct Inner : heed::axis<Inner, Extent> {};
template <std::size_t Extent>
struct Last : heed::axis<Last, Extent> {};
template <std::size_t Extent>
struct Feature : heed::axis<Feature, Extent> {};

/// Of an example whose extents are all equal, so that nothing but names tells operands apart.
template <class Example>
class mistakes {
public:
    mistakes(Example const& of, attempt const& tried, json& out) : of_(of), tried_(tried), out_(out) {}

    void answer() {
        out_.clear();
        out_.open('{').name("steps").open('[');
        with_operand(tried_.left, 0, [this]<class Left>(type<Left>) {
            with_operand(tried_.right, tried_.transposed,
                         [this]<class Right>(type<Right>) { this->compare<Left, Right>(); });
        });
        out_.close(']');
        without_names();
        out_.close('}');
    }

private:
    static constexpr std::size_t n = Example::positions;
    using q_type = decltype(Example::q);
    using k_type = decltype(Example::k);
    using v_type = decltype(Example::v);

    template <class X>
    struct type {};

    template <class F>
    static void with_operand(std::uint32_t which, std::uint32_t transposed, F f) {
        if (which == 0) with_layout<q_type>(transposed, f);
        if (which == 1) with_layout<k_type>(transposed, f);
        if (which == 2) with_layout<v_type>(transposed, f);
    }
    template <class X, class F>
    static void with_layout(std::uint32_t transposed, F f) {
        if (transposed == 0) {
            f(type<X>{});
        } else {
            f(type<decltype(heed::transpose(std::declval<X const&>()))>{});
        }
    }

    static char const* name_of(std::uint32_t which) { return which == 0 ? "Q" : which == 1 ? "K" : "V"; }
    void write_operand(std::uint32_t which, std::uint32_t transposed) {
        if (transposed != 0) out_.raw("transpose(");
        out_.raw(name_of(which));
        if (transposed != 0) out_.raw(")");
    }
    void step(text says, bool is_refused) {
        out_.name("says").value(says).name("refused").value(is_refused).close('}');
    }

    template <class Left, class Right>
    void compare() {
        out_.open('{')
            .name("call")
            .begin()
            .raw(tried_.operation == 0 ? "scores(" : "matmul(")
            .raw(name_of(tried_.left));
        out_.raw(", ");
        write_operand(tried_.right, tried_.transposed);
        out_.raw(")").end();
        if (tried_.operation == 0) {
            step(heed::explanation_of_scores<Left, Right>, !heed::can_scores<Left, Right>);
            if constexpr (heed::can_scores<Left, Right>) {
                normalise<decltype(heed::scores(std::declval<Left const&>(), std::declval<Right const&>()))>();
            } else {
                normalise<heed::refused>();
            }
        } else {
            step(heed::explanation_of_matmul<Left, Right>, !heed::can_matmul<Left, Right>);
            if constexpr (heed::can_matmul<Left, Right>) {
                normalise<decltype(heed::matmul(std::declval<Left const&>(), std::declval<Right const&>()))>();
            } else {
                normalise<heed::refused>();
            }
        }
    }
    template <class Scores>
    void normalise() {
        if (tried_.axis == 0) {
            normalise_over<Scores, Key>("softmax<Key>(scores)");
        } else {
            normalise_over<Scores, Query>("softmax<Query>(scores)");
        }
    }
    template <class Scores, template <std::size_t> class Name>
    void normalise_over(char const* call) {
        out_.open('{').name("call").value(call);
        if constexpr (std::is_same_v<Scores, heed::refused>) {
            step(heed::explanation_of_softmax<Scores, Name>, true);
            weigh<heed::refused>();
        } else {
            step(heed::explanation_of_softmax<Scores, Name>, !heed::can_softmax<Scores, Name>);
            if constexpr (heed::can_softmax<Scores, Name>) {
                weigh<decltype(heed::softmax<Name>(std::declval<Scores const&>()))>();
            } else {
                weigh<heed::refused>();
            }
        }
    }
    template <class Weights>
    void weigh() {
        with_operand(tried_.values, tried_.values_transposed, [this]<class Values>(type<Values>) {
            out_.open('{').name("call").begin().raw("attend(weights, ");
            write_operand(tried_.values, tried_.values_transposed);
            out_.raw(")").end();
            constexpr bool comes_refused = std::is_same_v<Weights, heed::refused>;
            step(heed::explanation_of_attend<Weights, Values>, comes_refused || !heed::can_attend<Weights, Values>);
        });
    }

    /// The numbers of an operand, in their order in memory or with rows and columns exchanged, under axes that say
    /// nothing.
    template <class A, class B>
    heed::tensor<float, A, B> nameless(std::uint32_t which, bool exchanged) const {
        float const* const from = which == 0 ? of_.q.values : which == 1 ? of_.k.values : of_.v.values;
        heed::tensor<float, A, B> result{};
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) result(i, j) = exchanged ? from[j * n + i] : from[i * n + j];
        }
        return result;
    }
    template <class X>
    void numbers(char const* name, X const& x) {
        out_.name(name).open('[');
        for (std::size_t i = 0; i < X::size; ++i) out_.value(x.values[i]);
        out_.close(']');
    }
    void without_names() {
        auto const left = nameless<First<n>, Inner<n>>(tried_.left, false);
        // `scores` transposes its second operand by itself.
        bool const exchanged = (tried_.transposed != 0) != (tried_.operation == 0);
        auto const right = nameless<Inner<n>, Last<n>>(tried_.right, exchanged);
        auto const values = nameless<Last<n>, Feature<n>>(tried_.values, tried_.values_transposed != 0);
        auto const scores = heed::contract<Inner>(left, right) * Example::usual_scale;
        // The axis counted, as it has no name: the last one or the one before it.
        auto const weights =
            tried_.axis == 0 ? as_tensor(heed::softmax<Last>(scores)) : as_tensor(heed::softmax<First>(scores));
        auto const output = heed::contract<Last>(weights, values);
        auto const right_output = attend(heed::softmax<Key>(heed::scores(of_.q, of_.k)), of_.v);
        numbers("scores", scores);
        numbers("weights", weights);
        numbers("output", output);
        numbers("right", right_output);
        out_.name("size").value(static_cast<std::uint32_t>(n)).name("wrong").open('[');
        for (std::size_t i = 0; i < output.size; ++i) {
            auto const came = __builtin_bit_cast(std::uint32_t, output.values[i]);
            out_.value(came != __builtin_bit_cast(std::uint32_t, right_output.values[i]));
        }
        out_.close(']');
        float greatest = 0;
        for (std::size_t i = 0; i < output.size; ++i) {
            float const apart = heed::math::abs(output.values[i] - right_output.values[i]);
            if (!(apart <= greatest)) greatest = apart;
        }
        out_.name("apart").value(greatest);
    }

    Example const& of_;
    attempt const& tried_;
    json& out_;
};

}  // namespace page
