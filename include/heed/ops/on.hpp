// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_ON_HPP
#define HEED_OPS_ON_HPP

#include <cstddef>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/traits.hpp>
#include <heed/meta/fault.hpp>
#include <heed/ops/detail/operation.hpp>

namespace heed {

namespace fault {

template <class Came>
struct an_executor_is_called_with_a_number_and_a_function_of_a_number {};
template <class... Executors>
struct an_operation_runs_on_one_executor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Stands for what an executor is given.
struct HEED_LINKED_AS any_task {
    void operator()(std::size_t) const {}
};

}  // namespace detail::inline HEED_KERNELS

/// What runs tasks: `executor(n, task)` calls task(0), task(1), ... task(n - 1), each once, in any order and from any
/// threads, and returns when all of them have.
template <class E>
concept Executor = requires(E& run_by, detail::any_task const& task) { run_by(std::size_t{2}, task); };

/// Beside the operands of an operation that is worth it, says what its parts run on: `scaled_dot_product_attention(q,
/// k, v, causal{}, on(pool))`, `contract<Model>(x, w, on(pool))`. heed starts no thread by itself.
///
/// `executor(n, task)` is to call task(0), ..., task(n - 1), each once, in any order and on any threads, and to return
/// when all have returned: `[](std::size_t n, auto const& task) { tbb::parallel_for(std::size_t{0}, n, task); }`. The
/// parts depend on shapes and lengths alone, and not on how many threads there are: so do the bits, for any executor.
/// Tasks write to different places. They throw nothing but `std::bad_alloc`, where a kernel needs the heap. In a
/// constant the executor is not asked. An executor that has a name is held by reference,
/// and called as it is; one without is held, and called as const.
/// Refused: what cannot be called so; operations that run on one core.
template <class E>
struct HEED_LINKED_AS on {
    static constexpr bool is_on = true;
    E executor;

    constexpr explicit on(E&& run) : executor(static_cast<E&&>(run)) {}
};
template <class E>
on(E&&) -> on<E>;

namespace detail::inline HEED_KERNELS {

template <class O>
concept is_on = requires { remove_cvref_t<O>::is_on; };

template <class O>
consteval auto rule_of_on() {
    using executor = std::remove_reference_t<decltype(O::executor)>;
    // A value is held by a constant option.
    if constexpr (Executor<typename conditional<std::is_reference_v<decltype(O::executor)>, executor,
                                                executor const>::type>) {
        return none{};
    } else {
        return fault::an_executor_is_called_with_a_number_and_a_function_of_a_number<executor>{};
    }
}

/// What is said of what follows the operands of an operation that takes an executor. (A new pair of operands costs the
/// compiler no class for it.)
template <std::size_t Count>
struct executor_rule {
    template <class In, class OfOperands, class... On>
    using of = OfOperands;
};
template <>
struct executor_rule<1> {
    template <class In, class OfOperands, bool HasLengths, class On>
    static consteval auto rule() {
        if constexpr (!is_on<On>) {
            return fault::an_operand_is_one_too_many<In, remove_cvref_t<On>>{};
        } else if constexpr (is_fault<OfOperands>) {
            return OfOperands{};
        } else if constexpr (HasLengths) {
            return fault::this_does_not_go_with_lengths_that_are_known_at_run_time_yet<On>{};
        } else {
            return rule_of_on<On>();
        }
    }
    template <class In, class OfOperands, class... On>
    using of = decltype(rule<In, OfOperands, false, On...>());
};
template <class In, class OfOperands, class... On>
using fault_with_executor = typename executor_rule<sizeof...(On)>::template of<In, OfOperands, On...>;

/// The same of an operation that may have a bias, too: `OfOperands<B...>::type` is what is said of the operands.
template <class In, template <class...> class OfOperands>
struct fault_beside_bias {
    template <class... B, class... On>
    static consteval auto rule(shape_t<B...>, shape_t<On...>) {
        if constexpr (sizeof...(On) > 1) {
            return fault::an_operation_runs_on_one_executor<On...>{};
        } else if constexpr (sizeof...(B) > 1) {
            return fault::an_operand_is_one_too_many<In, typename type_at<1, type_list<B...>>::type>{};
        } else {
            using of_operands = typename OfOperands<B...>::type;
            return typename executor_rule<sizeof...(On)>::template of<In, of_operands, On...>{};
        }
    }
    template <class... Rest>
    using of = decltype(rule(concatenate<typename keep_if<!is_on<Rest>, Rest>::type...>{},
                             concatenate<typename keep_if<is_on<Rest>, Rest>::type...>{}));
};

/// Calls `f` with what is said of an executor among the options, if it is, as it stands there.
template <class F>
constexpr decltype(auto) with_on(F const& f) {
    return f();
}
template <class F, class First, class... Rest>
constexpr decltype(auto) with_on(F const& f, First const& first, Rest const&... rest) {
    if constexpr (is_on<First>) {
        return f(first);
    } else {
        return with_on(f, rest...);
    }
}
/// Calls `f` with each option that is no executor.
template <class F, class... Rest>
constexpr void each_but_on(F const& f, Rest const&... rest) {
    (
        [&] {
            if constexpr (!is_on<Rest>) f(rest);
        }(),
        ...);
}
/// Calls `f` with the executor among the options.
template <class F, class First, class... Rest>
constexpr void with_executor(F const& f, First const& first, Rest const&... rest) {
    if constexpr (is_on<First>) {
        f(first.executor);
    } else {
        with_executor(f, rest...);
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
