// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <string>
#include <string_view>

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

// All placements of a destination and an operand in one small piece of memory: the operand counts as it was before.

namespace {

constexpr std::size_t places = 12;

template <class T>
struct memory {
    T values[places];
    constexpr memory() : values{} {
        for (std::size_t i = 0; i < places; ++i) values[i] = static_cast<T>(static_cast<int>(i * i % 7) - 2);
    }
    friend constexpr bool operator==(memory const&, memory const&) = default;
};

template <std::size_t Rows, std::size_t Columns>
struct block {
    template <class T>
    using at_rows = strided_view<T, strides<Columns, 1>, Query<Rows>, Key<Columns>>;
    template <class T>
    using at_columns = strided_view<T, strides<1, Rows>, Query<Rows>, Key<Columns>>;
    template <class T>
    using with_gaps = strided_view<T, strides<Columns + 1, 1>, Query<Rows>, Key<Columns>>;
    template <class T>
    using dense = tensor_view<T, Query<Rows>, Key<Columns>>;
    template <class T>
    using one_row = strided_view<T, strides<0, 1>, Query<Rows>, Key<Columns>>;
    template <class T>
    using one_column = strided_view<T, strides<1, 0>, Query<Rows>, Key<Columns>>;
    template <class T>
    using one_place = strided_view<T, strides<0, 0>, Query<Rows>, Key<Columns>>;
    template <class T>
    using diagonals = strided_view<T, strides<1, 1>, Query<Rows>, Key<Columns>>;
};

/// Writes `write(out, x)`, in place and apart: the first placement where the memory differs, as `out * places + x`,
/// or -1.
template <class Out, class X, class Write>
constexpr int wrong_placement(Write write) {
    using element = element_of<Out>;
    constexpr std::size_t of_out = detail::memory_of<detail::layout_of<Out>>,
                          of_x = detail::memory_of<detail::layout_of<X>>;
    for (std::size_t at = 0; at + of_out <= places; ++at) {
        for (std::size_t from = 0; from + of_x <= places; ++from) {
            memory<element> together, expected;
            memory<element> const apart;
            Out out(together.values + at);
            write(out, X(together.values + from));
            Out to(expected.values + at);
            write(to, as_tensor(X(const_cast<element*>(apart.values) + from)));
            if (!(together == expected)) return static_cast<int>(at * places + from);
        }
    }
    return -1;
}

struct add {
    constexpr void operator()(auto& out, auto const& x) const { out += x; }
};
struct subtract {
    constexpr void operator()(auto& out, auto const& x) const { out -= x; }
};
struct multiply {
    constexpr void operator()(auto& out, auto const& x) const { out *= x; }
};
struct copy {
    constexpr void operator()(auto& out, auto const& x) const { as_tensor(into(out), x); }
};
struct map_it {
    constexpr void operator()(auto& out, auto const& x) const {
        map(into(out), [](auto one) { return static_cast<decltype(one)>(2 * one + 1); }, x);
    }
};
struct zip_it {
    constexpr void operator()(auto& out, auto const& x) const {
        zip(into(out), [](auto a, auto b) { return static_cast<decltype(a)>(a - 2 * b); }, x, x);
    }
};
struct running {
    constexpr void operator()(auto& out, auto const& x) const { softmax<Key>(into(out), x); }
};
struct other_order {
    constexpr void operator()(auto& out, auto const& x) const {
        transpose(into(out), transpose_view(x));
    }
};
struct joined {
    constexpr void operator()(auto& out, auto const& x) const { concat<Query>(into(out), x); }
};

/// The name of the first pair of a destination and an operand that some operation gets wrong.
template <template <class> class Out, template <class> class X, bool WithSoftmax>
constexpr char const* wrong_operation() {
    using out = Out<int>;
    using x = X<int>;
    if constexpr (detail::has_a_place_for_each<detail::layout_of<out>>) {
        if (wrong_placement<out, x>(add{}) >= 0) return "+=";
        if (wrong_placement<out, x>(subtract{}) >= 0) return "-=";
        if (wrong_placement<out, x>(multiply{}) >= 0) return "*=";
        if (wrong_placement<out, x>(copy{}) >= 0) return "as_tensor";
        if (wrong_placement<out, x>(map_it{}) >= 0) return "map";
        if (wrong_placement<out, x>(zip_it{}) >= 0) return "zip";
        if (wrong_placement<out, x>(joined{}) >= 0) return "concat";
        if (wrong_placement<out, x>(other_order{}) >= 0) return "transpose";
        if constexpr (WithSoftmax) {
            if (wrong_placement<Out<float>, X<float>>(running{}) >= 0) return "softmax";
        }
    }
    return "";
}

template <template <class> class Out, class Block, bool WithSoftmax>
constexpr std::string_view wrong_operand() {
    std::string_view wrong = "";
    auto const look = [&](std::string_view name) {
        if (wrong.empty()) wrong = name;
    };
    look(wrong_operation<Out, Block::template at_rows, WithSoftmax>());
    look(wrong_operation<Out, Block::template at_columns, WithSoftmax>());
    look(wrong_operation<Out, Block::template with_gaps, WithSoftmax>());
    look(wrong_operation<Out, Block::template dense, WithSoftmax>());
    look(wrong_operation<Out, Block::template one_row, WithSoftmax>());
    look(wrong_operation<Out, Block::template one_column, WithSoftmax>());
    look(wrong_operation<Out, Block::template one_place, WithSoftmax>());
    look(wrong_operation<Out, Block::template diagonals, WithSoftmax>());
    return wrong;
}

template <class Block, bool WithSoftmax>
constexpr std::string_view wrong_in() {
    std::string_view wrong = wrong_operand<Block::template at_rows, Block, WithSoftmax>();
    if (wrong.empty()) wrong = wrong_operand<Block::template at_columns, Block, WithSoftmax>();
    if (wrong.empty()) wrong = wrong_operand<Block::template with_gaps, Block, WithSoftmax>();
    if (wrong.empty()) wrong = wrong_operand<Block::template dense, Block, WithSoftmax>();
    return wrong;
}

/// A row that is added to all rows and stands in one of them.
constexpr bool rows_of_itself() {
    tensor<int, Query<2>, Key<3>> x{1, 2, 3, 4, 5, 6};
    x += tensor_view<int const, Key<3>>(x.data() + 3);
    bool right = x == tensor<int, Query<2>, Key<3>>{5, 7, 9, 8, 10, 12};
    x -= strided_view<int const, strides<3>, Query<2>>(x.data());
    return right && x == tensor<int, Query<2>, Key<3>>{0, 2, 4, 0, 2, 4};
}

/// The very case that was wrong: every element plus its mirror image.
constexpr bool transposed_in_itself() {
    tensor<float, Query<2>, Key<2>> a{1, 2, 3, 4};
    a += strided_view<float const, strides<1, 2>, Query<2>, Key<2>>(a.data());
    return a == tensor<float, Query<2>, Key<2>>{2, 5, 5, 8};
}

}  // namespace

TEST_CASE("an operand may share memory with what is written, wherever it stands") {
    CHECK(std::string(wrong_in<block<2, 3>, true>()) == "");
    CHECK(std::string(wrong_in<block<2, 2>, true>()) == "");
}

TEST_CASE("also in the compiler") {
    static_assert(wrong_operation<block<2, 2>::at_rows, block<2, 2>::at_columns, false>()[0] == '\0');
    static_assert(wrong_operation<block<2, 2>::at_columns, block<2, 2>::one_row, false>()[0] == '\0');
    static_assert(rows_of_itself());
    CHECK(rows_of_itself());
    static_assert(transposed_in_itself());
    CHECK(transposed_in_itself());
}

TEST_CASE("elements that share a place are not changed one by one") {
    using spread = strided_view<float, strides<0, 1>, Query<2>, Key<3>>;
    using fault_type =
        fault::assignment_would_change_elements_that_share_a_place_more_than_once<fault::in::plus, spread>;
    static_assert(std::is_same_v<fault_of_plus_assign<spread&, float>, fault_type>);
    static_assert(can_plus_assign<strided_view<float, strides<1, 2>, Query<2>, Key<3>>&, float>);
    // Strides of which none is 0 may share places too; a stride along one element does not matter.
    static_assert(!can_plus_assign<strided_view<float, strides<1, 1>, Query<2>, Key<3>>&, float>);
    static_assert(!can_plus_assign<strided_view<float, strides<2, 1>, Query<2>, Key<3>>&, float>);
    static_assert(can_plus_assign<strided_view<float, strides<0, 1>, Query<1>, Key<3>>&, float>);
}
