// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/operations.hpp"

#include <string>
#include <type_traits>

#include <heed/attention/explain.hpp>

using namespace heed;
using namespace heed::axes;
using namespace every_operation;

// What is true of every operation, asked of each in the list: a failure says which one.

namespace {

/// Calls `for_each` on queries, keys and values of some extents, and returns the name of the first operation of which
/// `Asked` says that something is wrong.
template <class Asked>
struct first_wrong {
    char const* name = "";
    template <class Op>
    constexpr void operator()(char const* operation, auto const& call, auto const&... operands) {
        if (is_none(name) && !Asked::template holds<Op>(call, operands...)) name = operation;
    }
};
template <class Asked, std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr char const* first_of_which_not() {
    using plain = operands<Queries, Keys, Features, Values>;
    first_wrong<Asked> wrong;
    for_each(plain::q(), plain::k(), plain::v(), wrong);
    return wrong.name;
}

template <class Shape>
struct twice_apart;
template <class... Axes>
struct twice_apart<shape_t<Axes...>> {
    using type = strides<2 * detail::stride_in<shape_t<Axes...>, name_of<Axes>>...>;
};
template <class T, class Strides, class Shape>
struct strided_of;
template <class T, class Strides, class... Axes>
struct strided_of<T, Strides, shape_t<Axes...>> {
    using type = strided_view<T, Strides, Axes...>;
    using dense_type = tensor_view<T, Axes...>;
    using heap_type = heap_tensor<T, Axes...>;
};

/// Written to a tensor, one on the heap, a view and a strided view: the result, and nothing beside it.
struct writes_to_every_destination {
    template <class Op, class Call>
    static constexpr bool holds(Call const& call, auto const&... operands) {
        if constexpr (!has_destination<Op>) {
            return true;
        } else {
            auto const expected = as_tensor(call(operands...));
            using x = std::remove_const_t<decltype(expected)>;
            using element = element_of<x>;
            using kinds = strided_of<element, typename twice_apart<shape_type_of<x>>::type, shape_type_of<x>>;
            auto const write = [&](auto to) {
                if constexpr (is_operator<Op>) {
                    detail::perform<Op>(to, operands...);
                } else {
                    static_assert(std::is_void_v<decltype(call(to, operands...))>);
                    call(to, operands...);
                }
            };
            x out{};
            write(into(out));
            typename kinds::heap_type far{};
            write(into(far));
            element memory[2 * x::size] = {};
            for (element& one : memory) one = static_cast<element>(77);
            write(into(typename kinds::dense_type(memory)));
            bool right = out == expected && far == expected;
            for (std::size_t i = 0; i < x::size; ++i) {
                right = right && bits_of(memory[i]) == bits_of(expected.values[i]) &&
                        bits_of(memory[x::size + i]) == bits_of(static_cast<element>(77));
            }
            for (element& one : memory) one = static_cast<element>(77);
            write(into(typename kinds::type(memory)));
            for (std::size_t i = 0; i < x::size; ++i) {
                right = right && bits_of(memory[2 * i]) == bits_of(expected.values[i]) &&
                        bits_of(memory[2 * i + 1]) == bits_of(static_cast<element>(77));
            }
            return right;
        }
    }
};

/// The call is allowed, of the type that is described, and there are words for it.
struct is_described {
    template <class Op, class Call, class... Xs>
    static constexpr bool holds(Call const&, Xs const&...) {
        static_assert(std::is_same_v<detail::fault_of<Op, Xs...>, none>);
        using result = std::remove_cvref_t<decltype(std::declval<Call const&>()(std::declval<Xs const&>()...))>;
        if constexpr (gives_a_view<Op>) {
            // Of const elements, as the operands are here.
            static_assert(std::is_same_v<result, typename detail::result_of<Op, Xs const...>::type>);
            static_assert(std::is_same_v<detail::fault_of_view<Op, Xs const&...>, none>);
        } else {
            static_assert(std::is_same_v<result, typename detail::result_of<Op, Xs...>::type>);
        }
        return detail::explained_call<Op, Xs...>::value.size() > 0;
    }
};

/// What has been refused already is refused again, without another fault.
struct absorbs_refusals {
    template <class Op, class Call, class First, class... Rest>
    static constexpr bool holds(Call const& call, First const&, Rest const&... rest) {
        static_assert(std::is_same_v<detail::fault_of<Op, refused, Rest...>, none>);
        if constexpr (!__is_same(Op, detail::self_attention_operation)) {
            using result = std::remove_cvref_t<decltype(call(std::declval<refused const&>(), rest...))>;
            static_assert(std::is_same_v<result, typename Op::refusal>);
        }
        return true;
    }
};

/// A destination that is not said to be one, an operand that is missing, one too many.
struct counts_its_operands {
    using other = tensor<float, Vocabulary<3>>;
    template <class Op, class Call, class... Xs>
    static constexpr bool holds(Call const&, Xs const&...) {
        using fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it;
        using unsaid = a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<typename Op::tag, other>;
        static_assert(Op::operands_are_alike || std::is_same_v<detail::fault_of<Op, other, Xs...>, unsaid>);
        using missing =
            fault::an_operand_is_missing<typename Op::tag, typename detail::type_at<0, typename Op::needed>::type>;
        static_assert(std::is_same_v<detail::fault_of<Op>, missing>);
        if constexpr (gives_a_view<Op>) {
            static_assert(std::is_same_v<detail::fault_of_view<Op>, missing>);
            static_assert(std::is_same_v<detail::fault_of_view<Op, Xs..., int>,
                                         fault::an_operand_is_one_too_many<typename Op::tag, int>>);
        }
        // (Between operators nothing stands but two operands.)
        if constexpr (!is_operator<Op> && sizeof...(Xs) == Op::needed_operands + Op::more_operands) {
            // A number behind the one tensor of an operation that names axes is mostly meant as an axis.
            using one_too_many = fault::an_operand_is_one_too_many<typename Op::tag, int>;
            constexpr bool is_one_too_many = std::is_same_v<detail::fault_of<Op, Xs..., int>, one_too_many>;
            static_assert(is_one_too_many != Op::names_axes);
        }
        return true;
    }
};

template <class Asked, bool BothTimes = true>
void ask() {
    if constexpr (BothTimes) {
        static_assert(is_none(first_of_which_not<Asked, 2, 3, 5, 7>()));
    }
    CHECK(std::string(first_of_which_not<Asked, 2, 3, 5, 7>()) == "");
#ifdef HEED_EVERY_SIZE
    if constexpr (BothTimes) static_assert(is_none(first_of_which_not<Asked, 3, 3, 3, 3>()));
    CHECK(std::string(first_of_which_not<Asked, 3, 3, 3, 3>()) == "");
#endif
    // More than a vector, and more than a tile.
    if constexpr (BothTimes) CHECK(std::string(first_of_which_not<Asked, 19, 23, 17, 37>()) == "");
}

template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr auto outcomes_at() {
    using plain = operands<Queries, Keys, Features, Values>;
    return outcomes_of(plain::q(), plain::k(), plain::v());
}
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
void compare_times() {
    constexpr auto in_the_compiler = outcomes_at<Queries, Keys, Features, Values>();
    CHECK(std::string(first_difference(in_the_compiler, outcomes_at<Queries, Keys, Features, Values>())) == "");
}

}  // namespace

TEST_CASE("every operation gives the same bits at both times") {
    compare_times<2, 3, 5, 7>();
    compare_times<3, 3, 3, 3>();
}

TEST_CASE("every operation writes to every kind of destination") { ask<writes_to_every_destination>(); }

TEST_CASE("every operation is what its description says") { ask<is_described, false>(); }

TEST_CASE("every operation absorbs what has been refused") { ask<absorbs_refusals, false>(); }

TEST_CASE("every operation counts its operands") { ask<counts_its_operands, false>(); }

TEST_CASE("a difference is noticed, and by name") {
    auto const right = outcomes_at<2, 3, 5, 7>();
    auto wrong = right;
    ++wrong.all[3].bits;
    CHECK(std::string(first_difference(right, wrong)) == right.all[3].name);
    --wrong.count;
    CHECK(std::string(first_difference(right, wrong)) == "two lists");
}
