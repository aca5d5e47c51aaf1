// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Every described operation takes all kinds of tensor and gives what it gives for plain ones.
#include "../support/catch.hpp"

#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "../support/kinds_of_tensor.hpp"
#include "../support/operations.hpp"

using namespace kinds_of_tensor;

namespace {

/// Whether axes can be merged without a copy is the layout's to say: with gaps they cannot.
template <class Op>
inline constexpr bool asks_the_layout = false;
template <class... Names>
inline constexpr bool asks_the_layout<detail::merge_view_operation<Names...>> = true;
template <kind Kind, class X>
consteval bool stands_in_a_row() {
    if constexpr (Tensor<of_kind<Kind, X>>) {
        return detail::is_contiguous<detail::layout_of<of_kind<Kind, X>>>;
    } else {
        return true;
    }
}

/// Looks for the first described operation that refuses operands of a kind, or gives something else for them.
template <kind Kind>
struct first_that_differs {
    std::string_view name = "";

    template <class Op, class Call, class... Xs>
    constexpr void operator()(char const* operation, Call const& call, Xs const&... xs) {
        if (!name.empty()) return;
        if constexpr (!asks_the_layout<Op> || (stands_in_a_row<Kind, std::remove_cvref_t<Xs>>() && ...)) {
            if (!agrees<Op>(call, first_indices<sizeof...(Xs)>{}, xs...)) name = operation;
        }
    }
    template <class Op, class Call, std::size_t... I, class... Xs>
    static constexpr bool agrees(Call const& call, indices<I...>, Xs const&... xs) {
        static_assert(std::is_same_v<detail::fault_of<Op, std::remove_cvref_t<of_kind<Kind, Xs>>...>, none>);
        auto const expected = call(operand<Kind, Xs>::expected(xs)...);
        std::tuple<operand<Kind, Xs>...> held{operand<Kind, Xs>(xs)...};
        return every_operation::bits_of(call(std::get<I>(held).get()...)) == every_operation::bits_of(expected);
    }
};

template <kind Kind, std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
constexpr std::string_view operation_that_differs() {
    using plain = every_operation::operands<Queries, Keys, Features, Values>;
    first_that_differs<Kind> result;
    every_operation::for_each(plain::q(), plain::k(), plain::v(), result);
    return result.name;
}

template <kind Kind, std::size_t... Extents>
void check_operations(indices<Extents...>) {
    INFO(name_of_kind(Kind));
#if !defined(__clang__)  // all operations in one constant are beyond its default number of steps
    constexpr std::string_view in_a_constant = operation_that_differs<Kind, Extents...>();
    CHECK(in_a_constant == "");
#endif
    std::string_view (*volatile at_run_time)() = &operation_that_differs<Kind, Extents...>;
    CHECK(at_run_time() == "");
}

}  // namespace

TEST_CASE("Every operation takes all kinds of tensor") {
    constexpr indices<2, 3, 5, 7> extents;
    check_operations<kind::heap_tensor>(extents);
    check_operations<kind::view_of_const>(extents);
    check_operations<kind::gaps>(extents);
    check_operations<kind::repeated_first>(extents);
    check_operations<kind::repeated_last>(extents);
    check_operations<kind::gaps>(indices<3, 3, 3, 3>{});
}
