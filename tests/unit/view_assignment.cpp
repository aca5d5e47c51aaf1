// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/kinds_of_tensors.hpp"

#include <string>
#include <string_view>
#include <type_traits>

using namespace heed;
using namespace heed::axes;
using namespace kinds_of_tensors;

namespace {

/// What is written below, element by element, where the element was `old` and what is assigned to it is `value`.
template <int Operator>
constexpr int written(int old, int value) {
    switch (Operator) {
        case '+':
            return old + value;
        case '-':
            return old - value;
        case '*':
            return old * value;
        case '/':
            return old / value;
        default:
            return value;
    }
}
template <int Operator>
constexpr void assign_to(auto view, auto const& right) {
    if constexpr (Operator == '+') {
        static_cast<decltype(view)&&>(view) += right;
    } else if constexpr (Operator == '-') {
        static_cast<decltype(view)&&>(view) -= right;
    } else if constexpr (Operator == '*') {
        static_cast<decltype(view)&&>(view) *= right;
    } else if constexpr (Operator == '/') {
        static_cast<decltype(view)&&>(view) /= right;
    } else {
        static_cast<decltype(view)&&>(view) = right;
    }
}

/// Assigns to a view of the kind's tensor, which `select` makes, and to a copy index by index: `value(i)` is what the
/// element at `i` in the view is given, and `at(i)` where that stands in the tensor. True when both are the same after
/// it.
template <int Operator, class Kind>
constexpr bool writes(auto select, auto at, auto const& right, auto value) {
    Kind kind;
    auto expected = as_tensor(kind.x());
    using view = decltype(select(kind.x()));
    for (places<view> place; place.more; place.next()) {
        int& one = expected.values[at(place.i)];
        one = written<Operator>(one, value(place.i));
    }
    assign_to<Operator>(select(kind.x()), right);
    return kind.x() == expected;
}

/// Every way to write to every view: the name of the first that writes something else. The tensor is [Query<Q>, Key<K>]
/// with a batch before it.
template <int Operator, class Kind, std::size_t B, std::size_t Q, std::size_t K>
constexpr char const* wrong_write() {
    using i3 = std::size_t const*;
    auto const at = [](std::size_t b, std::size_t q, std::size_t k) { return (b * Q + q) * K + k; };
    auto const number = [](auto... i) {
        int result = 3;
        ((result = 7 * result + static_cast<int>(i)), ...);
        return result % 19 + 1;
    };
    auto const rows = generate<int, Batch<B>, Query<Q>>(number);
    auto const turned = generate<int, Query<Q>, Batch<B>>([&](auto q, auto b) { return number(b, q); });
    auto const keys = generate<int, Query<Q>, Key<K>>(number);
    auto const one_row = generate<int, Key<K>>(number);

    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Key>(x, 1); }, [&](i3 i) { return at(i[0], i[1], 1); },
                                rows, [&](i3 i) { return number(i[0], i[1]); })) {
        return "a tensor to a slice";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Key>(x, K - 1); },
                                [&](i3 i) { return at(i[0], i[1], K - 1); }, heap_tensor<int, Batch<B>, Query<Q>>(rows),
                                [&](i3 i) { return number(i[0], i[1]); })) {
        return "a heap_tensor to a slice";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Key>(x, 0); }, [&](i3 i) { return at(i[0], i[1], 0); },
                                view_of(rows), [&](i3 i) { return number(i[0], i[1]); })) {
        return "a view to a slice";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Key>(x, 1); }, [&](i3 i) { return at(i[0], i[1], 1); },
                                turned, [&](i3 i) { return number(i[0], i[1]); })) {
        return "a tensor with its axes in another order";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Key>(x, 1); }, [&](i3 i) { return at(i[0], i[1], 1); },
                                transpose_view(turned), [&](i3 i) { return number(i[0], i[1]); })) {
        return "a transposed view";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Batch>(x, B - 1); },
                                [&](i3 i) { return at(B - 1, i[0], i[1]); }, keys,
                                [&](i3 i) { return number(i[0], i[1]); })) {
        return "a tensor to a slice that stands in a row";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return slice_view<Batch>(x, 0); },
                                [&](i3 i) { return at(0, i[0], i[1]); }, one_row, [&](i3 i) { return number(i[1]); })) {
        return "a row to all rows";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return transpose_view(x); }, [&](i3 i) { return at(i[0], i[2], i[1]); },
                                broadcast_view<Query<Q>>(one_row), [&](i3 i) { return number(i[1]); })) {
        return "a repeated row to a transposed view";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return range_view<Key<2>, Batch<1>>(x, K - 2, B - 1); },
                                [&](i3 i) { return at(B - 1, i[1], K - 2 + i[2]); }, 5, [](i3) { return 5; })) {
        return "a number to a range";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return range_view<Query<Q - 1>>(x, 1); },
                                [&](i3 i) { return at(i[0], 1 + i[1], i[2]); }, tensor<int>{4}, [](i3) { return 4; })) {
        return "a tensor of rank 0 to a range";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return range_view<Query<Q - 1>>(x, 0); },
                                [&](i3 i) { return at(i[0], i[1], i[2]); }, slice_view<Query>(keys, 1),
                                [&](i3 i) { return number(1, i[2]); })) {
        return "a slice to a range";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return permute_view<Key, Batch, Query>(x); },
                                [&](i3 i) { return at(i[1], i[2], i[0]); }, rows,
                                [&](i3 i) { return number(i[1], i[2]); })) {
        return "a tensor to a permuted view";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return rename_view<Query, Time>(slice_view<Batch>(x, 0)); },
                                [&](i3 i) { return at(0, i[0], i[1]); }, rename<Query, Time>(keys),
                                [&](i3 i) { return number(i[0], i[1]); })) {
        return "a tensor to a renamed slice";
    }
    if (!writes<Operator, Kind>([](auto&& x) { return split_view<Key, Head<K>, Dv<1>>(x); },
                                [&](i3 i) { return at(i[0], i[1], i[2]); }, rename<Key, Head>(one_row),
                                [&](i3 i) { return number(i[2]); })) {
        return "a row to a split view";
    }
    if (!writes<Operator, Kind>(
            [](auto&& x) { return slice_view<Key>(transpose_view(range_view<Query<Q - 1>>(x, 1)), K - 1); },
            [&](i3 i) { return at(i[0], 1 + i[1], K - 1); }, range_view<Query<Q - 1>>(slice_view<Batch>(rows, 0), 0),
            [&](i3 i) { return number(0, i[1]); })) {
        return "a slice of the transpose of a range";
    }
    if (!writes<Operator, Kind>(
            [](auto&& x) { return slice_view<Key>(slice_view<Query>(slice_view<Batch>(x, 1), 1), 1); },
            [&](i3) { return at(1, 1, 1); }, 6, [](i3) { return 6; })) {
        return "a number to one element";
    }
    return "";
}

/// The kinds whose elements are not const.
template <int Operator, std::size_t B, std::size_t Q, std::size_t K>
constexpr char const* wrong_write_to_any_kind() {
    return first_answer<int, Batch<B>, Query<Q>, Key<K>>([]<class Kind>() {
        if constexpr (Kind::shows_const) {
            return "";
        } else {
            return wrong_write<Operator, Kind, B, Q, K>();
        }
    });
}
// Both sides of an assignment in one small piece of memory: the right side counts as it was before.

constexpr std::size_t memory_size = 24;

template <int Operator, std::size_t A0, std::size_t A1, std::size_t B0, std::size_t B1>
constexpr int wrong_overlaps() {
    int wrong = 0;
    for (std::size_t from = 0; from + B0 + 2 * B1 < memory_size; from += 1) {
        for (std::size_t to = 0; to + A0 + 2 * A1 < memory_size; to += 1) {
            int memory[memory_size], expected[memory_size];
            for (std::size_t i = 0; i < memory_size; ++i) expected[i] = memory[i] = static_cast<int>(i * i % 11 + 1);
            for (std::size_t i = 0; i < 2; ++i) {
                for (std::size_t j = 0; j < 3; ++j) {
                    int& one = expected[to + i * A0 + j * A1];
                    one = written<Operator>(one, memory[from + i * B0 + j * B1]);
                }
            }
            using left = strided_view<int, strides<A0, A1>, Query<2>, Key<3>>;
            using right = strided_view<int const, strides<B0, B1>, Query<2>, Key<3>>;
            assign_to<Operator>(left(memory + to), right(memory + from));
            for (std::size_t i = 0; i < memory_size; ++i) wrong += memory[i] == expected[i] ? 0 : 1;
        }
    }
    return wrong;
}
template <int Operator, std::size_t A0, std::size_t A1>
constexpr int wrong_overlaps_with_any() {
    return wrong_overlaps<Operator, A0, A1, 0, 0>() + wrong_overlaps<Operator, A0, A1, 0, 1>() +
           wrong_overlaps<Operator, A0, A1, 1, 0>() + wrong_overlaps<Operator, A0, A1, 1, 1>() +
           wrong_overlaps<Operator, A0, A1, 3, 1>() + wrong_overlaps<Operator, A0, A1, 1, 2>() +
           wrong_overlaps<Operator, A0, A1, 4, 1>() + wrong_overlaps<Operator, A0, A1, 6, 2>() +
           wrong_overlaps<Operator, A0, A1, 1, 3>() + wrong_overlaps<Operator, A0, A1, 0, 2>();
}
template <int Operator>
constexpr int wrong_overlaps_of_any() {
    return wrong_overlaps_with_any<Operator, 3, 1>() + wrong_overlaps_with_any<Operator, 1, 2>() +
           wrong_overlaps_with_any<Operator, 4, 1>() + wrong_overlaps_with_any<Operator, 1, 3>() +
           wrong_overlaps_with_any<Operator, 6, 2>();
}

/// The views of one tensor, assigned to each other.
constexpr bool parts_of_one_tensor() {
    auto x = iota<int, Query<3>, Key<3>>();
    rename_view<Query, Time>(slice_view<Key>(x, 1)) = rename_view<Key, Time>(slice_view<Query>(x, 1));
    bool right = x == tensor<int, Query<3>, Key<3>>{0, 3, 2, 3, 4, 5, 6, 5, 8};
    range_view<Query<2>>(x, 1) = range_view<Query<2>>(x, 0);
    right = right && x == tensor<int, Query<3>, Key<3>>{0, 3, 2, 0, 3, 2, 3, 4, 5};
    range_view<Query<2>>(x, 0) += range_view<Query<2>>(x, 1);
    right = right && x == tensor<int, Query<3>, Key<3>>{0, 6, 4, 3, 7, 7, 3, 4, 5};
    // Through each other: the transpose of x.
    view_of(x) = rename_view<Head, Query>(rename_view<Query, Key>(rename_view<Key, Head>(x)));
    right = right && x == tensor<int, Query<3>, Key<3>>{0, 3, 3, 6, 7, 4, 4, 7, 5};
    return right;
}

/// A named view is not assigned: which of two things is meant has a word of its own.
constexpr bool named_views() {
    tensor<int, Key<3>> x{1, 2, 3}, y{4, 5, 6};
    auto v = view_of(x);
    view_of(v) = y;
    bool right = x == y;
    v.rebind(y);
    v += 1;
    right = right && x(0) == 4 && y(0) == 5 && v.data() == y.data();

    int memory[6] = {0, 1, 2, 3, 4, 5};
    strided_view<int, strides<2>, Key<3>> even(memory), odd(memory + 1);
    view_of(even) = odd;
    right = right && memory[0] == 1 && memory[4] == 5;
    even.rebind(odd);
    right = right && even.data() == memory + 1;

    // Of const elements there is nothing to write, and a view is another by assignment, as a std::span is.
    tensor_view<int const, Key<3>> shown = x;
    shown = y;
    right = right && shown.data() == y.data() && x(0) == 4;
    shown = view_of(x);
    right = right && shown.data() == x.data();
    strided_view<int const, strides<2>, Key<3>> shown_evens = even;
    shown_evens = odd;
    return right && shown_evens(0) == memory[1];
}

/// Results written to parts of a tensor.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D>
constexpr bool results_written_to_parts() {
    auto const q = iota<float, Batch<B>, Query<Q>, Dk<D>>(-1.0f, 0.25f);
    auto const k = iota<float, Batch<B>, Key<K>, Dk<D>>(2.0f, -0.125f);
    auto const v = iota<float, Batch<B>, Key<K>, Dv<D>>(1.0f, 0.5f);
    auto const expected = scaled_dot_product_attention(q, k, v);
    tensor<float, Batch<B>, Query<Q>, Dv<D>> out{};
    tensor<float, Batch<B>, Query<Q>, Key<K>> products{};
    tensor<float, Dv<D>, Batch<B>, Query<Q>> turned{};
    for (std::size_t b = 0; b < B; ++b) {
        auto const of_q = slice_view<Batch>(q, b);
        auto const of_k = slice_view<Batch>(k, b);
        scaled_dot_product_attention(into(slice_view<Batch>(out, b)), of_q, of_k, slice_view<Batch>(v, b));
        matmul(into(slice_view<Batch>(products, b)), of_q, transpose_view(of_k));
        scaled_dot_product_attention(into(permute_view<Query, Dv>(slice_view<Batch>(turned, b))), of_q, of_k,
                                     slice_view<Batch>(v, b));
    }
    // A cache: rows come one by one, and attention sees those that are there.
    tensor<float, Batch<B>, Key<K + 2>, Dk<D>> cache{};
    for (std::size_t n = 0; n < K; ++n) slice_view<Key>(cache, n + 1) = slice_view<Key>(k, n);
    return out == expected && products == matmul(q, transpose(k)) && turned == permute<Dv, Batch, Query>(expected) &&
           range<Key<K>>(cache, 1) == k && sum(slice_view<Key>(cache, 0)) == 0.0f;
}

// What owns its values is assigned where it has a name, and nowhere else.

template <class X>
constexpr bool only_named_ones_are_assigned =
    std::is_assignable_v<X&, X const&>&& std::is_assignable_v<X&, X> && !std::is_assignable_v<X, X const&> &&
    !std::is_assignable_v<X, X> && !std::is_assignable_v<X, float> && !std::is_assignable_v<X const&, X const&> &&
    std::is_copy_constructible_v<X> && std::is_move_constructible_v<X>;
template <class X>
constexpr bool as_before = only_named_ones_are_assigned<X>&& std::is_trivially_copyable_v<X>;

using plain = tensor<float, Query<2>, Key<3>>;
static_assert(as_before<plain> && std::is_aggregate_v<plain> && std::is_trivially_copy_assignable_v<plain>);
static_assert(only_named_ones_are_assigned<heap_tensor<float, Query<2>, Key<3>>>);
static_assert(as_before<logits<Key, Dk, float, Query<2>, Key<3>>> && as_before<distribution<Key, float, Key<3>>>);
static_assert(as_before<attention_weights<Key, Dk, float, Query<2>, Key<3>>>);
static_assert(as_before<keep<Key<3>>> && as_before<drop<Key<3>>> && as_before<bias<float, Key<3>>>);
static_assert(as_before<projection<Query, float, Model<3>, Dk<2>>> && as_before<projection_bias<Query, float, Dk<2>>>);
using big_logits = logits<Key, Dk, float, Query<512>, Key<512>>;
static_assert(only_named_ones_are_assigned<big_logits> && std::is_nothrow_move_assignable_v<big_logits>);
static_assert(only_named_ones_are_assigned<keep<Query<512>, Key<1024>>>);
static_assert(only_named_ones_are_assigned<projection<Query, float, Model<512>, Dk<512>>>);

// Elements of a temporary are read.
static_assert(std::is_same_v<decltype(plain{}(0, 0)), float const&> &&
              std::is_same_v<decltype(plain{}.at(0, 0)), float const&>);
static_assert(std::is_same_v<decltype(*plain{}.try_at(0, 0)), float const&>);
static_assert(std::is_same_v<decltype(*plain{}.begin()), float const&> &&
              std::is_same_v<decltype(*plain{}.data()), float const&>);
static_assert(std::is_same_v<decltype(tensor<float, Key<3>>{}[0]), float const&>);
static_assert(std::is_same_v<decltype(heap_tensor<float, Key<3>>{}(0)), float const&>);
static_assert(std::is_same_v<decltype(heap_tensor<float, Key<3>>{}[0]), float const&>);
static_assert(std::is_same_v<decltype(*heap_tensor<float, Key<3>>{}.data()), float const&>);
static_assert(std::is_same_v<decltype(*heap_tensor<float, Key<3>>{}.end()), float const&>);
// Those of a view are written.
static_assert(std::is_same_v<decltype(std::declval<tensor_view<float, Key<3>>>()(0)), float&>);
static_assert(std::is_same_v<decltype(*std::declval<tensor_view<float, Key<3>>>().begin()), float&>);
static_assert(std::is_same_v<decltype(std::declval<strided_view<float, strides<2>, Key<3>>>()(0)), float&>);

template <class X>
constexpr bool no_destination = !can_into<X&&> && can_into<X&> && can_into<X>;
static_assert(no_destination<plain> && no_destination<heap_tensor<float, Key<3>>> && no_destination<keep<Key<3>>>);
static_assert(can_into<tensor_view<float, Key<3>>&&> && can_into<strided_view<float, strides<2>, Key<3>>&&>);
static_assert(!can_plus_assign<plain&&, plain> && can_plus_assign<plain&, plain> && can_plus_assign<plain, float>);
static_assert(!can_minus_assign<plain&&, float> && !can_times_assign<plain&&, float> &&
              !can_divide_assign<plain&&, float>);
static_assert(can_plus_assign<tensor_view<float, Key<3>>&&, float> &&
              !can_plus_assign<tensor_view<float const, Key<3>>&&, float>);
static_assert(!can_plus_assign<plain const&, float>);

}  // namespace

TEST_CASE("What is assigned to a view is written to the tensor, by each operator, to every view of every kind") {
    static_assert(wrong_write_to_any_kind<'=', 2, 3, 5>() == std::string_view());
    CHECK(wrong_write_to_any_kind<'=', 2, 3, 5>() == std::string());
    static_assert(wrong_write_to_any_kind<'=', 3, 3, 3>() == std::string_view());
    CHECK(wrong_write_to_any_kind<'=', 3, 3, 3>() == std::string());
    static_assert(wrong_write_to_any_kind<'+', 2, 3, 5>() == std::string_view());
    CHECK(wrong_write_to_any_kind<'+', 2, 3, 5>() == std::string());
    CHECK(wrong_write<'-', strided<int, Batch<2>, Query<3>, Key<5>>, 2, 3, 5>() == std::string());
    CHECK(wrong_write<'*', on_the_stack<int, Batch<2>, Query<3>, Key<5>>, 2, 3, 5>() == std::string());
    CHECK(wrong_write<'/', viewed<int, Batch<2>, Query<3>, Key<5>>, 2, 3, 5>() == std::string());
}

TEST_CASE("The right side of an assignment to a view may have any place in the same memory") {
#if !defined(__clang__)  // beyond its default number of steps
    static_assert(wrong_overlaps_with_any<'=', 3, 1>() == 0);
#endif
    CHECK(wrong_overlaps_of_any<'='>() == 0);
    static_assert(wrong_overlaps<'+', 3, 1, 1, 2>() == 0);
    CHECK(wrong_overlaps_with_any<'+', 1, 2>() == 0);
    CHECK(wrong_overlaps_with_any<'+', 4, 1>() == 0);
    static_assert(parts_of_one_tensor());
    CHECK(parts_of_one_tensor());
}

TEST_CASE("A named view is not assigned, but has words for both that could be meant") {
    static_assert(named_views());
    CHECK(named_views());
    using view = tensor_view<int, Key<3>>;
    static_assert(!std::is_assignable_v<view&, view const&> && !std::is_assignable_v<view const&, view const&>);
    static_assert(!std::is_assignable_v<view&, tensor<int, Key<3>>&> && !std::is_assignable_v<view&, int>);
    static_assert(std::is_assignable_v<view, view const&> && std::is_assignable_v<view, tensor<int, Key<3>>>);
    static_assert(std::is_assignable_v<view, int> && std::is_trivially_copy_constructible_v<view>);
    using strided = strided_view<int, strides<2>, Key<3>>;
    static_assert(!std::is_assignable_v<strided&, strided const&> && std::is_assignable_v<strided, strided const&>);
    static_assert(std::is_trivially_copy_constructible_v<strided>);
    using shown = tensor_view<int const, Key<3>>;
    static_assert(std::is_assignable_v<shown&, shown const&> && std::is_assignable_v<shown&, view const&>);
    static_assert(!std::is_assignable_v<shown, view const&> && std::is_trivially_copyable_v<shown>);
    static_assert(std::is_trivially_copy_assignable_v<shown>);
}

TEST_CASE("Results are written to parts of tensors") {
    static_assert(results_written_to_parts<2, 3, 5, 7>());
    CHECK(results_written_to_parts<2, 3, 5, 7>());
    static_assert(results_written_to_parts<3, 3, 3, 3>());
    CHECK(results_written_to_parts<3, 3, 3, 3>());
}
