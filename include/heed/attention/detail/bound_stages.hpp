// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_BOUND_STAGES_HPP
#define HEED_ATTENTION_DETAIL_BOUND_STAGES_HPP

#include <heed/attention/detail/batches.hpp>
#include <heed/attention/detail/mask_traits.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/kernel/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/detail/any_index.hpp>
#include <heed/tensor/numbers.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The stages of scores: what is asked of them, and what they are for the kernels, of one batch.

namespace heed {

namespace fault::in {
struct sink {};
}  // namespace fault::in

namespace fault {

template <class Function, class Scores>
struct a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query {};
template <class Function, class Scores>
struct a_score_function_says_by_name_which_position_it_takes_as_index_of_Query {};
template <class Function, class Came, class Element>
struct a_score_function_returns_what_converts_to_the_element_type_without_loss {};
template <class Function, class Taken, class Element>
struct a_score_function_takes_the_score_as_what_the_element_type_converts_to_without_loss {};
template <class Axis, class SinkShape>
struct a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys {};
template <class SinkShape, class ScoresShape>
struct a_sink_has_an_axis_that_the_scores_lack {};
template <class Sink, class ScoresElement>
struct a_sink_needs_the_element_type_of_the_scores {};
template <class Cap>
struct a_softcap_is_a_number {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class F, class T, class Index, std::size_t... Position>
concept takes_score_and = requires(F const& f, T (&score)(), Index const& index) {
    f(score(), for_each_position<Position>(index)...);
};
template <class F, class T, class Index>
consteval bool takes_so_many(auto) {
    return false;
}
template <class F, class T, class Index, std::size_t... Position>
consteval bool takes_so_many(indices<Position...>) {
    return takes_score_and<F, T, Index, Position...>;
}
/// How many positions a score function takes; more than there are axes when it takes none of these.
template <class F, class T, class Index, std::size_t Rank, std::size_t Count = 0>
consteval std::size_t positions_taken() {
    if constexpr (Count > Rank || takes_so_many<F, T, Index>(first_indices<Count>{})) {
        return Count;
    } else {
        return positions_taken<F, T, Index, Rank, Count + 1>();
    }
}

template <class F, class T, class Index, std::size_t... Position>
auto returned_by(indices<Position...>) -> decltype(std::declval<F const&>()(
    std::declval<T>(), for_each_position<Position>(std::declval<Index const&>())...));

/// As what a function takes the score, where it says so; else `Otherwise`.
template <class F, class Otherwise>
struct score_taken {
    using type = Otherwise;
};
template <class F, class Otherwise>
    requires requires { &F::operator(); }
struct score_taken<F, Otherwise> {
    template <class Of, class Result, class Score, class... Positions>
    static Score first(Result (Of::*)(Score, Positions...) const);
    template <class Of, class Result, class Score, class... Positions>
    static Score first(Result (Of::*)(Score, Positions...) const noexcept);
    static Otherwise first(...);
    using type = remove_cvref_t<decltype(first(&F::operator()))>;
};
template <class Result, class Score, class... Positions, class Otherwise>
struct score_taken<Result (*)(Score, Positions...), Otherwise> {
    using type = remove_cvref_t<Score>;
};

template <class F, class T, class Index, std::size_t... Position>
[[gnu::always_inline]] constexpr T score_by(F const& f, T score, Index const& index, indices<Position...>) {
    return static_cast<T>(f(static_cast<T&&>(score), for_each_position<Position>(index)...));
}

/// A score function of one batch of scores of a shape, as kernels call it.
template <class F, class T, class Shape, class Query, class Key>
struct bound_score_function {
    using index = any_index<Shape>;
    using taken = first_indices<positions_taken<F, T, index, Shape::rank>()>;
    F const* function;
    std::size_t batch[Shape::rank], first_query, first_key;

    constexpr T operator()(T score, std::size_t query, std::size_t key) const {
        std::size_t at[Shape::rank];
        for (std::size_t axis = 0; axis < Shape::rank; ++axis) at[axis] = batch[axis];
        at[position_of<Shape, name_of<Query>>] = first_query + query;
        at[position_of<Shape, name_of<Key>>] = first_key + key;
        return score_by(*function, score, index{at}, taken{});
    }
};

/// What dropout makes of the weights of a query for four keys side by side of one batch: of each 0, or 1/(1-p).
template <class T>
struct bound_dropout {
    philox generator;
    std::uint64_t dropped_below;
    T kept;
    std::size_t first_row;

    constexpr kernel::four_factors<T> operator()(std::size_t query, std::size_t fours) const {
        auto const [a, b, c, d] = generator(fours, first_row + query).word;
        return {{of(a), of(b), of(c), of(d)}};
    }

private:
    constexpr T of(std::uint32_t word) const { return word < dropped_below ? T(0) : kept; }
};
template <class T, class D>
constexpr bound_dropout<T> bind_dropout(D const& dropout, std::size_t first_row) {
    return {dropout.generator, static_cast<std::uint64_t>(static_cast<double>(dropout.probability) * 0x1p32),
            math::quotient(T(1), static_cast<T>(1 - dropout.probability)), first_row};
}

/// What a score function says of the shape of the scores by itself.
template <class F, class Scores>
consteval auto rule_of_function() {
    if constexpr (requires { F::template rule<Scores>(); }) {
        return F::template rule<Scores>();
    } else {
        return none{};
    }
}

template <class T, class Scores, class QueryName, class KeyName, class O>
consteval auto rule_of_stage() {
    if constexpr (is_score_function<O>) {
        using f = decltype(O::function);
        using taken = typename score_taken<f, T>::type;
        constexpr std::size_t named = positions_taken<f, T, any_index<Scores>, Scores::rank>();
        constexpr std::size_t bare = positions_taken<f, T, std::size_t, Scores::rank>();
        if constexpr (bare > 0 && bare <= Scores::rank) {
            return fault::a_score_function_says_by_name_which_position_it_takes_as_index_of_Query<f, Scores>{};
        } else if constexpr (named > Scores::rank) {
            return fault::a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<f, Scores>{};
        } else if constexpr (is_fault<decltype(rule_of_function<f, Scores>())>) {
            return rule_of_function<f, Scores>();
        } else if constexpr (std::is_arithmetic_v<taken> && !becomes_an_element<T, taken>) {
            return fault::a_score_function_takes_the_score_as_what_the_element_type_converts_to_without_loss<f, taken,
                                                                                                             T>{};
        } else {
            using came = decltype(returned_by<f, T, any_index<Scores>>(first_indices<named>{}));
            if constexpr (std::is_void_v<came> || !becomes_an_element<came, T>) {
                return fault::a_score_function_returns_what_converts_to_the_element_type_without_loss<f, came, T>{};
            } else {
                return none{};
            }
        }
    } else if constexpr (is_sink<O>) {
        using x = decltype(O::value);
        if constexpr (!Tensor<x>) {
            if constexpr (!std::is_arithmetic_v<x> || __is_same(x, bool)) {
                return fault::a_sink_needs_the_element_type_of_the_scores<x, T>{};
            } else {
                return none{};
            }
        } else {
            using shape = shape_type_of<x>;
            using differ = other_extent_in<shape, Scores>;
            if constexpr (!__is_same(element_of<x>, T)) {
                return fault::a_sink_needs_the_element_type_of_the_scores<x, T>{};
            } else if constexpr (has_name<shape, KeyName>) {
                return fault::a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<axis_in<shape, KeyName>,
                                                                                           shape>{};
            } else if constexpr (has_name<shape, QueryName>) {
                return fault::a_sink_is_one_logit_a_row_and_has_no_axis_of_queries_or_keys<axis_in<shape, QueryName>,
                                                                                           shape>{};
            } else if constexpr (!subset_of<shape, Scores>) {
                return fault::a_sink_has_an_axis_that_the_scores_lack<shape, Scores>{};
            } else if constexpr (differ::rank > 0) {
                return fault::the_same_axis_comes_with_two_extents<fault::in::sink, first_axis<differ>,
                                                                   axis_in<Scores, name_of<first_axis<differ>>>>{};
            } else {
                return none{};
            }
        }
    } else if constexpr (is_softcap<O>) {
        using cap = decltype(O::value);
        if constexpr (!std::is_arithmetic_v<cap> || __is_same(cap, bool)) {
            return fault::a_softcap_is_a_number<cap>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

/// The stages among options, for one batch; batches are numbered in row-major order.
template <class T, class Batch, class Query, class Key>
struct stages_of_batch {
    using shape = concatenate<Batch, shape_t<Query, Key>>;

    static constexpr auto cap() { return kernel::absent{}; }
    template <class First, class... Rest>
    static constexpr auto cap(First const& first, Rest const&... rest) {
        if constexpr (is_softcap<First>) {
            // As an element it may be 0 or infinite where it was neither.
            return kernel::capped_score<T>{softcap<T>{static_cast<T>(first.value)}.value};
        } else {
            return cap(rest...);
        }
    }
    static constexpr auto function(auto const&) { return kernel::absent{}; }
    template <class First, class... Rest>
    static constexpr auto function(auto const& batch, First const& first, Rest const&... rest) {
        if constexpr (is_score_function<First>) {
            using f = decltype(First::function);
            auto bound = bound_score_function<f, T, shape, Query, Key>{
                &first.function, {}, queries_before(batch), keys_before(batch)};
            std::size_t number = batch;
            for (std::size_t axis = Batch::rank; axis-- > 0; number /= all<Batch>::extents[axis]) {
                bound.batch[axis] = number % all<Batch>::extents[axis];
            }
            return bound;
        } else {
            return function(batch, rest...);
        }
    }
    static constexpr auto sink(auto const&) { return kernel::absent{}; }
    template <class First, class... Rest>
    static constexpr auto sink(auto const& number, First const& first, Rest const&... rest) {
        if constexpr (is_sink<First>) {
            using x = decltype(First::value);
            if constexpr (Tensor<x>) {
                be_as_long_as_scores<Batch, Query, Key>(first.value, number);
                return static_cast<T>(first.value.data()[start_of_batch<Batch, layout_of<x>>(number)]);
            } else {
                return static_cast<T>(first.value);
            }
        } else {
            return sink(number, rest...);
        }
    }
    static constexpr auto dropout(auto const&) { return kernel::absent{}; }
    template <class First, class... Rest>
    static constexpr auto dropout(auto const& number, First const& first, Rest const&... rest) {
        if constexpr (is_dropout<First>) {
            return bind_dropout<T>(first, number_among(number) * queries_of<Query>(number));
        } else {
            return dropout(number, rest...);
        }
    }

    /// A mask as kernels have it, with the stages that there are.
    template <class Mask, class... Options>
    static constexpr auto joined(Mask const& mask, auto const& number, Options const&... options) {
        if constexpr ((is_score_stage<Options> || ...)) {
            auto const of_cap = cap(options...);
            auto const of_function = function(number, options...);
            auto const of_sink = sink(number, options...);
            auto const of_dropout = dropout(number, options...);
            return kernel::staged_mask<Mask, remove_cvref_t<decltype(of_cap)>, remove_cvref_t<decltype(of_function)>,
                                       remove_cvref_t<decltype(of_sink)>, remove_cvref_t<decltype(of_dropout)>>{
                mask, of_cap, of_function, of_sink, of_dropout};
        } else {
            return mask;
        }
    }

private:
    template <class B>
    struct all;
    template <class... Axes>
    struct all<shape_t<Axes...>> {
        static constexpr std::size_t extents[sizeof...(Axes) + 1] = {extent_of<Axes>..., 1};
    };
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
