// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_CROSS_ENTROPY_HPP
#define HEED_NN_CROSS_ENTROPY_HPP

#include <type_traits>

#include <heed/kernel/exp_sums.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/token_rules.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/logsumexp.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/offset.hpp>
#include <heed/tensor/heap_tensor.hpp>

namespace heed {

/// A target that does not count, such as that of padding: `cross_entropy<Vocabulary>(logits, targets, ignored{-1})`.
/// Any number; without it every target counts. (PyTorch: `ignore_index`, which is -100 where nothing is said.)
struct HEED_LINKED_AS ignored {
    long long target;
    static constexpr bool is_ignored = true;
    constexpr explicit ignored(long long of_targets) : target(of_targets) {}
};

namespace fault::in {
struct cross_entropy {};
struct cross_entropy_of_each {};
}  // namespace fault::in

namespace fault {

template <class In, class Distribution>
struct cross_entropy_takes_the_softmax_itself_so_give_it_logits {};
template <class In, class Rows, class Targets>
struct cross_entropy_needs_one_target_for_each_row_of_logits {};
template <class In, class NotIgnored>
struct cross_entropy_takes_logits_and_targets_and_perhaps_an_ignored_target_as_in_ignored_of_it {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class X>
concept is_ignored = requires { remove_cvref_t<X>::is_ignored; };

template <class In, class Name, class X, class Targets, class... Ignored>
consteval auto rule_of_cross_entropy() {
    if constexpr (is_distribution<X> || is_attention_weights<X>) {
        return fault::cross_entropy_takes_the_softmax_itself_so_give_it_logits<In, remove_cvref_t<X>>{};
    } else if constexpr (is_fault<decltype(rule_of_scores_along<In, X, Name>())>) {
        return rule_of_scores_along<In, X, Name>();
    } else {
        using axis = axis_in<shape_type_of<X>, Name>;
        using rows = without_names<shape_type_of<X>, Name>;
        using of_targets = decltype(rule_of_tokens<In, axis, Targets>());
        if constexpr (is_fault<of_targets>) {
            return of_targets{};
        } else if constexpr (!subset_of<rows, shape_type_of<Targets>> || !subset_of<shape_type_of<Targets>, rows>) {
            return fault::cross_entropy_needs_one_target_for_each_row_of_logits<In, rows, shape_type_of<Targets>>{};
        } else if constexpr (is_fault<decltype(rule_of_extents<rows, shape_type_of<Targets>>(In{}))>) {
            return rule_of_extents<rows, shape_type_of<Targets>>(In{});
        } else if constexpr (!(is_ignored<Ignored> && ...)) {
            using fault::cross_entropy_takes_logits_and_targets_and_perhaps_an_ignored_target_as_in_ignored_of_it;
            return cross_entropy_takes_logits_and_targets_and_perhaps_an_ignored_target_as_in_ignored_of_it<
                In, remove_cvref_t<Ignored>...>{};
        } else {
            return none{};
        }
    }
}

/// Whether a target is not the ignored one, if there is one, whatever the type of targets.
template <class Target>
constexpr bool counts(Target) {
    return true;
}
template <class Target>
constexpr bool counts(Target of_row, ignored const& other) {
    if constexpr (std::is_signed_v<Target>) {
        return static_cast<long long>(of_row) != other.target;
    } else {
        return other.target < 0 ||
               static_cast<unsigned long long>(of_row) != static_cast<unsigned long long>(other.target);
    }
}

/// The two parts that a row of logits comes to: the greatest, and the logarithm of the sum of exp(logit - greatest).
template <std::size_t Count>
struct part_of_log_softmax : axis<part_of_log_softmax, Count> {};

/// Writes log(sum of exp(logit - greatest)) - (logit of the target - greatest) of each row, 0 where the target is
/// ignored, and returns how many count.
template <class Name, class Out, class X, class Targets, class... Ignored>
constexpr std::size_t cross_entropies_into(Out& out, X const& x, Targets const& targets, Ignored const&... ignored) {
    using T = element_of<X>;
    using shape = shape_type_of<X>;
    using rows = without_names<shape, Name>;
    using axis = axis_in<shape, Name>;
    constexpr std::size_t stride = stride_in<layout_of<X>, Name>;
    // The parts first: rows that are side by side in the logits are so in each of them.
    temporary_of<T, concatenate<shape_t<part_of_log_softmax<2>>, rows>> parts;
    using layout = layout_of<decltype(parts)>;
    kernel::along<kernel::log_softmax_parts_function, plan<rows, layout, layout_of<X>>, extent_of<axis>, rows::size,
                  stride, T>(values_of(parts), values_of(x));
    constexpr auto const& visited = plan<rows, layout_of<Out>, layout_of<X>, layout_of<Targets>, layout>;
    std::size_t count = 0;
    for (kernel::nest_cursor<visited> row{}; row.more; row.next()) {
        for (std::size_t i = 0; i < kernel::row_length<visited>; ++i) {
            auto const wanted = values_of(targets)[row.at[2] + i * kernel::row_stride<visited, 2>];
            T& result = values_of(out)[row.at[0] + i * kernel::row_stride<visited, 0>];
            if (!counts(wanted, ignored...)) {
                result = T{};
                continue;
            }
            std::size_t const place = checked<axis>(wanted);
            T const logit = values_of(x)[row.at[1] + i * kernel::row_stride<visited, 1> + place * stride];
            std::size_t const at = row.at[3] + i * kernel::row_stride<visited, 3>;
            T const greatest = values_of(parts)[at], log_sum = values_of(parts)[at + rows::size];
            result = math::detail::one_nan(math::difference(log_sum, math::difference(logit, greatest)));
            ++count;
        }
    }
    return count;
}

template <class In, class Name>
struct cross_entropy_like : operation<In, mend::logits, mend::targets> {
    using words = as_call<In, Name>;
    static constexpr std::size_t more_operands = 1;
    template <class... Xs>
    using fault = decltype(rule_of_cross_entropy<In, Name, Xs...>());
};

template <class Name>
struct cross_entropy_of_each_operation : cross_entropy_like<fault::in::cross_entropy_of_each, Name> {
    using gradient = gradients::cross_entropy<Name, false>;
    template <class X, class... Rest>
    using result = tensor_of<element_of<X>, without_names<shape_type_of<X>, Name>>;
    template <class Out, class X, class Targets, class... Ignored>
    static constexpr void write(Out& out, X const& x, Targets const& targets, Ignored const&... ignored) {
        cross_entropies_into<Name>(out, x, targets, ignored...);
    }
};

template <class Name>
struct cross_entropy_operation : cross_entropy_like<fault::in::cross_entropy, Name> {
    using gradient = gradients::cross_entropy<Name, true>;
    template <class X, class... Rest>
    using result = tensor_of<element_of<X>, shape_t<>>;
    template <class Out, class X, class Targets, class... Ignored>
    static constexpr void write(Out& out, X const& x, Targets const& targets, Ignored const&... ignored) {
        using T = element_of<X>;
        temporary_of<T, without_names<shape_type_of<X>, Name>> of_each;
        std::size_t const count = cross_entropies_into<Name>(of_each, x, targets, ignored...);
        reduce_into<kernel::lane_sum<T>>(out, of_each);
        nth(out, 0) = over_count<T>{count}(nth(out, 0));
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
using fault_of_cross_entropy =
    detail::fault_of<detail::cross_entropy_operation<axis_name<Name>>, X, Targets, Ignored...>;
template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
concept can_cross_entropy = no_fault<fault_of_cross_entropy<X, Name, Targets, Ignored...>>;
template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
inline constexpr auto explanation_of_cross_entropy =
    detail::explained_call<detail::cross_entropy_operation<axis_name<Name>>, X, Targets, Ignored...>::value;

/// `cross_entropy<Vocabulary>(logits, targets)`: the mean of -log(softmax(logits)) at the targets: logsumexp of a row
/// minus the logit of its target, computed after the row's greatest was taken from both, so that an offset common to
/// all logits costs nothing. Logits `[..., Vocabulary]`, targets the other axes in any order: places along Vocabulary.
///
/// A tensor of rank 0, plain. Of targets that are `ignored{-1}` none is in the mean, and with none left it is NaN, as
/// PyTorch has it. Where a target's logit is -inf it is inf; a row with a NaN or +inf makes it NaN. A target beyond the
/// axis throws `heed::out_of_range`, and is no constant expression. Error of each row: that of `log_softmax`. Refused:
/// distributions, as the softmax is taken here; targets with fractions, or with the axis itself; other rows. (PyTorch:
/// `torch.nn.functional.cross_entropy`, without weights and smoothing.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cross_entropy_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto cross_entropy(Xs const&... logits_and_targets) {
    return detail::perform<detail::cross_entropy_operation<axis_name<Name>>>(logits_and_targets...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cross_entropy_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused cross_entropy(Xs const&... logits_and_targets) = delete;
template <class... Axes, class X, class... Rest, class Fault = fault_of_naming<fault::in::cross_entropy, X, Axes...>>
refused cross_entropy(X const& logits, Rest const&... targets) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_cross_entropy(Xs const&...) {
    return detail::explained_call<detail::cross_entropy_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
using fault_of_cross_entropy_of_each =
    detail::fault_of<detail::cross_entropy_of_each_operation<axis_name<Name>>, X, Targets, Ignored...>;
template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
concept can_cross_entropy_of_each = no_fault<fault_of_cross_entropy_of_each<X, Name, Targets, Ignored...>>;
template <class X, template <std::size_t> class Name, class Targets, class... Ignored>
inline constexpr auto explanation_of_cross_entropy_of_each =
    detail::explained_call<detail::cross_entropy_of_each_operation<axis_name<Name>>, X, Targets, Ignored...>::value;

/// `cross_entropy_of_each<Vocabulary>(logits, targets)`: the same of each row, not their mean: the logits without
/// Vocabulary, 0 where the target is ignored. (PyTorch: `reduction="none"`.)
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cross_entropy_of_each_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto cross_entropy_of_each(Xs const&... logits_and_targets) {
    return detail::perform<detail::cross_entropy_of_each_operation<axis_name<Name>>>(logits_and_targets...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::cross_entropy_of_each_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused cross_entropy_of_each(Xs const&... logits_and_targets) = delete;
template <class... Axes, class X, class... Rest,
          class Fault = fault_of_naming<fault::in::cross_entropy_of_each, X, Axes...>>
refused cross_entropy_of_each(X const& logits, Rest const&... targets) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_cross_entropy_of_each(Xs const&...) {
    return detail::explained_call<detail::cross_entropy_of_each_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
