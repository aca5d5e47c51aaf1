// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/operations.hpp"
#include "../support/watched.hpp"

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

// Tensors that are up to a length: what they hold, how they become longer, shorter and fixed, and sums along them of
// every length. What every operation gives is in up_to_operations.cpp.

namespace {

using namespace heed;
using namespace heed::axes;

using cache = tensor<float, up_to<Key<7>>, Dk<3>>;
using heap_cache = heap_tensor<float, up_to<Key<7>>, Dk<3>>;

constexpr float value(std::size_t i, std::size_t j) {
    return static_cast<float>(static_cast<int>((i * 5 + j * 3) % 11) - 5) * 0.375f;
}
template <class X = cache>
constexpr X filled(std::size_t count) {
    X result;
    for (std::size_t i = 0; i < count; ++i)
        append<Key>(result, tensor<float, Dk<3>>{value(i, 0), value(i, 1), value(i, 2)});
    return result;
}
template <class X>
constexpr bool holds(X const& x, std::size_t count) {
    bool same = length<Key>(x) == count && x.size() == count * 3;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < 3; ++j) same = same && x(i, j) == value(i, j);
    }
    return same;
}

template <class Call>
std::string said(Call call) {
    try {
        call();
    } catch (out_of_range const& error) {
        return error.what();
    }
    return "";
}

static_assert(shape_text<shape_type_of<cache> > == text{"[up_to<Key<7>>, Dk<3>]", 22});
static_assert(std::is_trivially_copyable_v<cache> && sizeof(cache) == sizeof(std::size_t) + 88);
static_assert(sizeof(tensor_view<float, up_to<Key<7>>, Dk<3>>) == 2 * sizeof(void*));
static_assert(cache::capacity == 21);
template <cache Cache>
inline constexpr std::size_t length_of_argument = length<Key>(Cache);
static_assert(length_of_argument<filled(4)> == 4);

// A name up to a length is another axis than the same with an extent, or up to another length.
static_assert(same_axis<up_to<Key<7>>, Key<3>>);
static_assert(std::is_same_v<fault_of_plus<cache, tensor<float, Key<7>, Dk<3>>>,
                             fault::the_same_axis_comes_with_two_extents<fault::in::plus, up_to<Key<7>>, Key<7>>>);
static_assert(
    std::is_same_v<fault_of_plus<cache, tensor<float, up_to<Key<8>>, Dk<3>>>,
                   fault::the_same_axis_comes_with_two_extents<fault::in::plus, up_to<Key<7>>, up_to<Key<8>>>>);
static_assert(std::is_same_v<fault_of_shape<up_to<Key<7>>, Key<7>>,
                             fault::a_shape_names_an_axis_twice<axis_name<Key>, shape_t<up_to<Key<7>>, Key<7>>>>);
static_assert(!can_shape<up_to<int>> && !can_shape<up_to<up_to<Key<3>>>> && !can_shape<up_to<Key<0>>>);
static_assert(!can_extent<cache, Key> && can_extent<cache, Dk> && can_length<cache, Key> && can_length<cache, Dk> &&
              !can_length<cache, Query> && can_capacity<cache, Key> && !can_capacity<cache, Dk>);
static_assert(!can_append<cache const&, Key, tensor<float, Dk<3>>> && !can_append<cache&&, Key, tensor<float, Dk<3>>> &&
              !can_append<cache&, Key, tensor<float, Dk<4>>> && !can_append<cache&, Dk, tensor<float, Dk<3>>> &&
              !can_append<cache&, Key, tensor<double, Dk<3>>> && !can_append<cache&, Key, tensor<float>> &&
              !can_append<cache&, Key, tensor<float, Query<2>, Dk<3>>> && can_append<cache&, Key, cache> &&
              !can_append<tensor_view<float, up_to<Key<7>>, Dk<3>>&, Key, tensor<float, Dk<3>>>);
static_assert(!can_zeros<cache> && !can_from<cache, std::vector<float>>);
static_assert(!can_scores<tensor<float, Query<2>, up_to<Dk<3>>>, tensor<float, Key<2>, up_to<Dk<3>>>>);
static_assert(!can_attention<tensor<float, Query<2>, Dk<3>>, cache, tensor<float, up_to<Key<7>>, Dv<2>>, causal<>>);
// Of several options the one with lengths is blamed, where queries and keys have none.
using mask_up_to = keep<up_to<Query<2>>, up_to<Key<7>>>;
static_assert(std::is_same_v<
              fault_of_scores<tensor<float, Query<2>, Dk<3>>, tensor<float, Key<7>, Dk<3>>, softcap<float>, mask_up_to>,
              fault::the_same_axis_comes_with_two_extents<fault::in::mask, up_to<Query<2>>, Query<2>>>);
// Batches may be up to a length beside stages and masks.
static_assert(can_scores<tensor<float, up_to<Head<2>>, Query<2>, Dk<3>>, tensor<float, up_to<Head<2>>, Key<7>, Dk<3>>,
                         softcap<float>, causal<upper_left_alignment>>);

}  // namespace

TEST_CASE("a tensor up to a length is empty, and grows, and holds what was put into it") {
    BOTH_TIMES(all0, [] {
        cache x;
        bool same = x.size() == 0 && length<Key>(x) == 0 && length<Dk>(x) == 3 && capacity<Key>(x) == 7;
        for (std::size_t count = 0; count <= 7; ++count) same = same && holds(filled(count), count);
        auto column = slice<Dk>(filled(4), 1);
        column[3] = 9;
        same = same && column[0] == value(0, 1) && column(3) == 9;
        x = filled(2);
        append<Key>(x, range<Key<3>>(filled(7), 2));
        same = same && holds(x, 5);
        // In the other order of axes, of itself, and of one up to a length.
        append<Key>(x, transpose(range<Key<1>>(filled(7), 5)));
        same = same && holds(x, 6);
        cache twice = filled(3);
        append<Key>(twice, take_view<Key>(twice, 3));
        same = same && length<Key>(twice) == 6 && twice(5, 2) == value(2, 2) && twice(3, 0) == value(0, 0);
        truncate<Key>(twice, 3);
        same = same && holds(twice, 3) && twice == filled(3) && !(twice == filled(2));
        return same;
    });
    CHECK(all0);
    heap_cache on_heap = filled<heap_cache>(4);
    heap_cache const copy = on_heap;
    append<Key>(on_heap, tensor<float, Dk<3>>{value(4, 0), value(4, 1), value(4, 2)});
    CHECK(holds(on_heap, 5));
    CHECK(holds(copy, 4));
}

TEST_CASE("elements beyond the length are not there") {
    cache x = filled(3);
    CHECK(x.at(2, 1) == value(2, 1));
    CHECK(x.try_at(3, 0) == nullptr);
    CHECK(x.try_at(index<Dk>(1), index<Key>(2)) == &x(2, 1));
    CHECK(said([&] { x.at(3, 0); }) == "heed: index 3 is out of range for up_to<Key<7>> of length 3");
    CHECK(said([&] { x.at(-1, 0); }) == "heed: index -1 is out of range for up_to<Key<7>> of length 3");
    CHECK(said([&] { x.at(0, 3); }) == "heed: index 3 is out of range for Dk<3>; expected 0 to 2");
    CHECK(said([&] { slice<Key>(x, 3); }) == "heed: index 3 is out of range for up_to<Key<7>> of length 3");
    CHECK(said([&] { slice_view<Key>(x, 5); }) == "heed: index 5 is out of range for up_to<Key<7>> of length 3");
    CHECK(said([&] { range<Key<2>>(x, 2); }) == "heed: Key<2> from 2 on leads beyond up_to<Key<7>> of length 3");
    CHECK(said([&] { range_view<Key<4>>(x, 0); }) == "heed: Key<4> from 0 on leads beyond up_to<Key<7>> of length 3");
}

TEST_CASE("what is there is gone through in a row where the first axis has the length") {
    BOTH_TIMES(all_in_a_row, [] {
        bool same = true;
        for (std::size_t count = 0; count <= 7; ++count) {
            cache x = filled(count);
            std::size_t n = 0;
            for (float& one : x) {
                same = same && one == value(n / 3, n % 3);
                one += 1;
                ++n;
            }
            auto const& seen = x;
            for (float one : seen) one == 0 ? n = 0 : n;
            tensor_view<float const, up_to<Key<7>>, Dk<3>> const view(x);
            same = same && n == count * 3 && end(view) - begin(view) == static_cast<std::ptrdiff_t>(n);
        }
        return same;
    });
    CHECK(all_in_a_row);
}

TEST_CASE("a view of a tensor up to a length has the length that it had") {
    float memory[21] = {};
    for (std::size_t i = 0; i < 21; ++i) memory[i] = value(i / 3, i % 3);
    tensor_view<float const, up_to<Key<7>>, Dk<3>> seen(memory, 4);
    CHECK(holds(seen, 4));
    strided_view<float const, strides<1, 7>, up_to<Key<7>>, Dk<3>> const turned(memory, 2);
    CHECK(turned(1, 2) == memory[15]);
    cache x = filled(2);
    auto const before = view_of(x);
    append<Key>(x, tensor<float, Dk<3>>{value(2, 0), value(2, 1), value(2, 2)});
    CHECK(holds(before, 2));
    CHECK(holds(view_of(x), 3));
    seen.rebind(view_of(x));
    CHECK(holds(seen, 3));
    CHECK(said([&] { tensor_view<float const, up_to<Key<7>>, Dk<3>>(memory, 8); }) ==
          "heed: a length of 8 is out of range for up_to<Key<7>>; expected 0 to 7");
}

TEST_CASE("what is assigned to a view up to a length is written to what it shows") {
    BOTH_TIMES(all_written, [] {
        cache x = filled(4);
        cache const y = filled(4);
        take_view<Key>(x, 2) = 7;
        bool same = x(0, 0) == 7 && x(1, 2) == 7 && x(2, 0) == value(2, 0);
        take_view<Key>(x, 2) = take_view<Key>(y, 2);
        same = same && x == y;
        view_of(x) = 2 * y;
        same = same && x == 2 * y;
        // One row for all, in another order of axes, and of the same memory.
        view_of(x) = slice<Key>(y, 1);
        same = same && x(3, 2) == value(1, 2);
        transpose_view(x) = y;
        same = same && x == y;
        take_view<Key>(x, 3) += take_view<Key>(x, 3);
        return same && x(2, 1) == 2 * value(2, 1) && x(3, 1) == value(3, 1);
    });
    CHECK(all_written);
    cache x = filled(4);
    CHECK(said([&] { take_view<Key>(x, 2) = filled(3); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 2 and of length 3");
    CHECK(holds(x, 4));
    using view = tensor_view<float, up_to<Key<7>>, Dk<3>>;
    static_assert(!can_assign<view&, view> && can_assign<view&&, view> && can_assign<view&&, float>);
    static_assert(!std::is_assignable_v<view&, view> && !can_assign<view&&, tensor<float, Key<7>, Dk<3>>>);
    static_assert(!can_assign<tensor_view<float const, up_to<Key<7>>, Dk<3>>&&, cache>);
}

TEST_CASE("from an extent to a length and back, by words that check") {
    BOTH_TIMES(all1, [] {
        auto const whole = exactly<Key<7>>(filled(7));
        bool same = true;
        for (int count = 0; count <= 7; ++count) {
            same = same && holds(take<Key>(whole, count), static_cast<std::size_t>(count)) &&
                   holds(take_view<Key>(whole, count), static_cast<std::size_t>(count)) &&
                   holds(take<Key>(take<Key>(whole, 7), count), static_cast<std::size_t>(count));
        }
        auto const turned = take<Key>(transpose(whole), 4);
        same = same && turned(2, 3) == value(3, 2) && length<Key>(turned) == 4;
        return same && exactly<Key<4>>(filled(4)) == range<Key<4>>(whole, 0) &&
               exactly_view<Key<4>>(turned)(1, 1) == value(1, 1);
    });
    CHECK(all1);
    // A number that compilers may not look through.
    volatile std::size_t const hidden = 3;
    CHECK(holds(take<Key>(exactly<Key<7>>(filled(7)), hidden), 3));
    cache const x = filled(5);
    CHECK(said([&] { exactly<Key<4>>(x); }) == "heed: expected up_to<Key<7>> of length 4, but it is of length 5");
    CHECK(said([&] { take<Key>(x, 6); }) == "heed: the first 6 were asked for, but up_to<Key<7>> is of length 5");
    CHECK(said([&] { take<Key>(x, 8); }) == "heed: a length of 8 is out of range for up_to<Key<7>>; expected 0 to 7");
    cache full = filled(6);
    CHECK(said([&] { append<Key>(full, tensor<float, Key<2>, Dk<3>>{}); }) ==
          "heed: 2 more do not fit into up_to<Key<7>> of length 6; there is room for 1");
    CHECK(holds(full, 6));
    CHECK(said([&] { truncate<Key>(full, 7); }) ==
          "heed: the first 7 were asked for, but up_to<Key<7>> is of length 6");
}

namespace {

/// The first two keys, in whatever way, and the same where it is written to.
struct gives_two_keys {
    bool all = true;
    int count = 0;

    template <class Op>
    constexpr void operator()(char const*, auto const& call, auto const&... operands) {
        auto const came = call(operands...);
        all = all && length<Key>(came) == 2;
        for (std::size_t i = 0; i < 2; ++i) {
            for (std::size_t j = 0; j < 3; ++j) all = all && came(i, j) == value(i, j);
        }
        if constexpr (!every_operation::gives_a_view<Op>) {
            auto out = call(operands...);
            out(1, 1) = 77;
            call(into(out), operands...);
            all = all && out == came;
        }
        all = all && Op::takes_lengths && explained_text<Op>(operands...).size() > 0;
        ++count;
    }
    template <class Op>
    static constexpr auto explained_text(auto const&... operands) {
        return detail::explained_call<Op, detail::remove_cvref_t<decltype(operands)>...>::value;
    }
};

}  // namespace

TEST_CASE("each way between an extent and a length") {
    BOTH_TIMES(given, [] {
        gives_two_keys visit;
        every_operation::for_each_of_lengths(exactly<Key<7>>(filled(7)), visit);
        return visit.all && visit.count == 4;
    });
    CHECK(given);
    static_assert(std::is_same_v<fault_of_take<cache, Query, int>,
                                 fault::the_tensor_has_no_such_axis<fault::in::take, axis_name<Query>,
                                                                    shape_t<up_to<Key<7>>, Dk<3>>>>);
    static_assert(!can_take<cache, Key, float> && can_take<cache, Key, tensor<int>> &&
                  !can_take<tensor<float, Key<7>>, Key, std::integral_constant<int, 8>> &&
                  can_take<tensor<float, Key<7>>, Key, std::integral_constant<int, 7>>);
    static_assert(!can_take_view<cache&&, Key, int> && !can_exactly_view<cache&&, Key<2>> &&
                  !can_exactly<cache, Key<8>> && !can_exactly<cache, Dk<3>> && !can_exactly<cache, up_to<Key<7>>>);
}

namespace {

/// The first element of sums of two lengths, and of a contraction; in a constant it asks whether they are the same.
template <std::size_t One, std::size_t Other>
constexpr float of_lengths() {
    return (filled(One) + filled(Other))(0, 0) + contract<Key>(filled(One), rename<Dk, Dv>(filled(Other)))(0, 0);
}
/// And of attention, whose keys are as many as its values.
template <std::size_t Keys, std::size_t Values>
constexpr float attended_of_lengths() {
    return scaled_dot_product_attention(tensor<float, Query<1>, Dk<3>>{1, 2, 3}, filled(Keys),
                                        rename<Dk, Dv>(filled(Values)))(0, 0);
}
template <auto Function>
concept is_a_constant = requires { typename std::bool_constant<(Function(), true)>; };
static_assert(is_a_constant<of_lengths<2, 2>> && !is_a_constant<of_lengths<2, 3>> &&
              !is_a_constant<of_lengths<3, 2>>);
static_assert(is_a_constant<attended_of_lengths<3, 3>> && !is_a_constant<attended_of_lengths<3, 2>>);

}  // namespace

TEST_CASE("two operands have one length") {
    CHECK(said([] { filled(2) + filled(3); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 2 and of length 3");
    CHECK(said([] { contract<Key>(filled(2), rename<Dk, Dv>(filled(4))); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 2 and of length 4");
    CHECK(said([] { attended_of_lengths<3, 2>(); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 3 and of length 2");
    cache x = filled(3);
    CHECK(said([&] { x += filled(4); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 3 and of length 4");
    CHECK(holds(x, 3));
    // A view as a destination has its length; what owns its values takes the one that comes.
    cache out = filled(6);
    CHECK(said([&] { softmax<Dk>(into(view_of(out)), filled(2)); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<7>> of length 6 and of length 2");
    softmax<Dk>(into(out), filled(2));
    CHECK(length<Key>(out) == 2);
    tensor<float, up_to<Time<7>>, Dk<3>> renamed;
    rename<Key, Time>(into(renamed), filled(3));
    CHECK(length<Time>(renamed) == 3);
    CHECK(said([&] { rename<Key, Time>(into(view_of(renamed)), filled(2)); }) ==
          "heed: the same axis comes with two lengths: up_to<Time<7>> of length 3 and of length 2");
    rename<Key, Time>(into(view_of(renamed)), filled(3) + filled(3));
    CHECK(renamed(2, 1) == 2 * value(2, 1));
    // Into an operand, transposed: computed apart.
    tensor<float, up_to<Query<5>>, Dk<3>> square = rename<Key, Query>(take<Key>(exactly<Key<5>>(filled(5)), 3));
    auto const turned = permute<Dk, Query>(square);
    auto const seen = permute_view<Dk, Query>(square);
    square += permute_view<Query, Dk>(seen);
    CHECK(seen(1, 2) == 2 * turned(1, 2));
}

TEST_CASE("of no elements") {
    BOTH_TIMES(all2, [] {
        cache const none_at_all;
        auto const values = rename<Dk, Dv>(none_at_all);
        bool same = float(sum(none_at_all)) == 0 && sum<Key>(none_at_all)(2) == 0 &&
                    length<Key>(softmax<Key>(none_at_all)) == 0 && length<Key>(none_at_all + none_at_all) == 0 &&
                    sum<Dk>(none_at_all).size() == 0;
        tensor<float, Query<2>, Dk<3>> q{1, 2, 3, 4, 5, 6};
        auto const [output, weights] = attention(q, none_at_all, values);
        return same && output == tensor<float, Query<2>, Dv<3>>{} && weights.size() == 0 &&
               max<Dk>(none_at_all).size() == 0;
    });
    CHECK(all2);
    CHECK(math::is_nan(mean<Key>(cache{})(0)));
    CHECK(said([] { max<Key>(cache{}); }) ==
          "heed: the greatest of no elements along [up_to<Key<7>>] was asked for; expected one at least");
    CHECK(said([] { argmax<Key>(cache{}); }) ==
          "heed: the greatest of no elements along [up_to<Key<7>>] was asked for; expected one at least");
}

// Every length of rows and of products, with NaN behind it: what plain loops give, to the bit.

namespace {

constexpr std::size_t most = 150;

template <class X>
void poison(X& x) {
    for (std::size_t i = 0; i < x.capacity; ++i) x.data()[i] = math::quiet_nan<typename X::element>;
}
template <class T>
T number(std::size_t i, std::size_t j) {
    return static_cast<T>(static_cast<int>((i * 37 + j * 101) % 67) - 33) * T(0.0625) +
           T(0.001) * static_cast<T>(i % 5);
}

template <class T, std::size_t Most>
void products_of_lengths(std::initializer_list<std::size_t> lengths) {
    using left = heap_tensor<T, up_to<Query<Most>>, up_to<Dk<Most>>>;
    using right = heap_tensor<T, up_to<Dk<Most>>, up_to<Key<Most>>>;
    left a;
    right b;
    for (std::size_t const rows : lengths) {
        for (std::size_t const terms : {0u, 1u, 2u, 5u, 16u, 31u, 64u, 150u}) {
            std::size_t const columns = (rows * 7 + terms * 3) % (Most + 1);
            poison(a), poison(b);
            a.lengths = {{rows, terms}};
            b.lengths = {{terms, columns}};
            for (std::size_t i = 0; i < rows; ++i) {
                for (std::size_t k = 0; k < terms; ++k) a(i, k) = number<T>(i, k);
            }
            for (std::size_t k = 0; k < terms; ++k) {
                for (std::size_t j = 0; j < columns; ++j) b(k, j) = number<T>(k + 3, j);
            }
            heap_tensor<T, up_to<Query<Most>>, up_to<Key<Most>>> of_rows;
            for (std::size_t i = 0; i < of_rows.capacity; ++i) of_rows.data()[i] = T(-77);
            heed_test::watched_beyond_lengths const beyond_a(a);
            heed_test::watched_beyond_lengths const beyond_b(b);
            matmul(into(of_rows), a, b);
            auto const of_turned = contract<Dk>(a, transpose_view(b));
            INFO(rows << " x " << terms << " x " << columns);
            REQUIRE(length<Query>(of_rows) == rows);
            REQUIRE(length<Key>(of_rows) == columns);
            bool same = true;
            for (std::size_t i = 0; i < rows; ++i) {
                for (std::size_t j = 0; j < columns; ++j) {
                    T expected{};
                    for (std::size_t k = 0; k < terms; ++k) expected = math::multiply_add(a(i, k), b(k, j), expected);
                    same = same && of_rows(i, j) == expected && of_turned(i, j) == expected;
                }
            }
            CHECK(same);
            // Nothing is written beyond the lengths, which no product is -77 within.
            std::size_t untouched = 0;
            for (std::size_t i = 0; i < of_rows.capacity; ++i) untouched += of_rows.data()[i] == T(-77);
            CHECK(untouched == of_rows.capacity - of_rows.size());
        }
    }
}

template <class T>
void products_of_every_length() {
    products_of_lengths<T, most>({0, 1, 3, 4, 15, 16, 17, 63, 64, 65, 97, 128, 150});
}

template <class T>
void rows_of_every_length() {
    heap_tensor<T, Query<19>, up_to<Key<most>>> side_by_side;
    heap_tensor<T, up_to<Key<most>>, Query<19>> turned;
    for (std::size_t length = 1; length <= most; length += length < 40 ? 1 : 11) {
        poison(side_by_side), poison(turned);
        side_by_side.lengths = turned.lengths = {{length}};
        for (std::size_t i = 0; i < 19; ++i) {
            for (std::size_t j = 0; j < length; ++j) {
                turned(j, i) = number<T>(i, j);
                side_by_side(i, j) = number<T>(i, j);
            }
        }
        heed_test::watched_beyond_lengths const beyond(side_by_side);
        heed_test::watched_beyond_lengths const beyond_turned(turned);
        auto const weights = softmax<Key>(side_by_side);
        auto const weights_turned = softmax<Key>(turned);
        auto const logs = log_softmax<Key>(side_by_side);
        auto const logs_turned = log_softmax<Key>(turned);
        auto const sums = sum<Key>(side_by_side), sums_turned = sum<Key>(turned);
        auto const highest = max<Key>(side_by_side), highest_turned = max<Key>(turned);
        auto const places = argmax<Key>(side_by_side), places_turned = argmax<Key>(turned);
        bool same = true;
        for (std::size_t i = 0; i < 19; ++i) {
            std::vector<T> row(length), expected(length), expected_log(length);
            for (std::size_t j = 0; j < length; ++j) row[j] = number<T>(i, j);
            kernel::softmax_row<T>(kernel::ended_row<most, 1, std::vector<T>>{expected, 0, length},
                                   kernel::ended_row<most, 1, std::vector<T> const>{row, 0, length});
            kernel::log_softmax_row<T>(kernel::ended_row<most, 1, std::vector<T>>{expected_log, 0, length},
                                       kernel::ended_row<most, 1, std::vector<T> const>{row, 0, length});
            kernel::lane_sum<T> total;
            std::size_t place = 0;
            for (std::size_t j = 0; j < length; ++j) {
                total.take(row[j]);
                if (row[j] > row[place]) place = j;
                same = same && weights(i, j) == expected[j] && weights_turned(j, i) == expected[j] &&
                       logs(i, j) == expected_log[j] && logs_turned(j, i) == expected_log[j];
            }
            same = same && sums(i) == total.result() && sums_turned(i) == total.result() && highest(i) == row[place] &&
                   highest_turned(i) == row[place] && places(i) == place && places_turned(i) == place;
        }
        INFO(length);
        CHECK(same);
    }
}

}  // namespace

TEST_CASE("products of every length, of floats") { products_of_every_length<float>(); }
TEST_CASE("products of every length, of doubles") { products_of_every_length<double>(); }
TEST_CASE("products of many rows, which are taken in larger blocks") {
    products_of_lengths<float, 400>({0, 1, 63, 127, 128, 129, 255, 256, 257, 300, 320, 383, 385, 399, 400});
}
TEST_CASE("a long sum of products of whole numbers up to a length") {
    heap_tensor<int, up_to<Dk<70000>>> a, b;
    a.lengths = b.lengths = {{66000}};
    std::int64_t expected = 0;
    for (std::size_t i = 0; i < 66000; ++i) {
        a(i) = static_cast<int>(i % 7) - 2;
        b(i) = static_cast<int>(i % 5) - 1;
        expected += a(i) * b(i);
    }
    CHECK(contract<Dk>(a, b)() == expected);
}

TEST_CASE("softmax of rows of every length with infinities and NaN") {
    constexpr float special[] = {math::infinity<float>, -math::infinity<float>, math::quiet_nan<float>, -0.0f};
    for (std::size_t length = 1; length <= 70; ++length) {
        for (std::size_t at = 0; at < length; ++at) {
            // The last row is only -inf.
            heap_tensor<float, Query<5>, up_to<Key<80>>> x;
            poison(x);
            x.lengths = {{length}};
            for (std::size_t i = 0; i < 5; ++i) {
                for (std::size_t j = 0; j < length; ++j) x(i, j) = i == 4 ? special[1] : number<float>(i, j);
                if (i < 4) x(i, at) = special[i];
            }
            auto const weights = softmax<Key>(x);
            bool same = true;
            for (std::size_t i = 0; i < 5; ++i) {
                std::vector<float> row(length), expected(length);
                for (std::size_t j = 0; j < length; ++j) row[j] = x(i, j);
                kernel::softmax_row<float>(kernel::ended_row<80, 1, std::vector<float>>{expected, 0, length},
                                           kernel::ended_row<80, 1, std::vector<float> const>{row, 0, length});
                for (std::size_t j = 0; j < length; ++j) {
                    float const came = weights(i, j);
                    same = same && __builtin_bit_cast(unsigned, came) == __builtin_bit_cast(unsigned, expected[j]);
                }
            }
            INFO(length << ", " << at);
            CHECK(same);
        }
    }
}

TEST_CASE("products of every length, of whole numbers") {
    tensor<int, up_to<Query<5>>, up_to<Dk<4>>> a;
    tensor<int, up_to<Dk<4>>, Key<3>> b;
    for (std::size_t rows = 0; rows <= 5; ++rows) {
        for (std::size_t terms = 0; terms <= 4; ++terms) {
            a.lengths = {{rows, terms}};
            b.lengths = {{terms}};
            for (std::size_t i = 0; i < 20; ++i) a.data()[i] = static_cast<int>(i) + 1;
            for (std::size_t i = 0; i < 12; ++i) b.data()[i] = static_cast<int>(i) - 4;
            auto const c = matmul(a, b);
            for (std::size_t i = 0; i < rows; ++i) {
                for (std::size_t j = 0; j < 3; ++j) {
                    long long expected = 0;
                    for (std::size_t k = 0; k < terms; ++k) expected += a(i, k) * b(k, j);
                    CHECK(c(i, j) == expected);
                }
            }
        }
    }
}
TEST_CASE("rows of every length, of floats") { rows_of_every_length<float>(); }
TEST_CASE("rows of every length, of doubles") { rows_of_every_length<double>(); }

// Into views up to lengths of any strides, of 0 as well: of elements that share a place the last one stays, also where
// an operation goes over its result more than once.

namespace {

template <class Strides, class Call>
bool is_written_as_its_elements(Call const& call) {
    using view = strided_view<float, Strides, up_to<Query<3>>, up_to<Key<5>>>;
    bool same = true;
    for (std::size_t queries = 0; queries <= 3; ++queries) {
        for (std::size_t keys = 0; keys <= 5; ++keys) {
            auto const q = take<Query>(iota<float, Query<3>, Dk<2>>(-1.0f, 0.25f), queries);
            auto const k = take<Key>(iota<float, Key<5>, Dk<2>>(0.5f, -0.125f), keys);
            auto const expected = call(q, k, none{});
            std::vector<float> memory(40, 7.0f), wanted = memory;
            view came(memory.data(), queries, keys), one_by_one(wanted.data(), queries, keys);
            call(q, k, into(came));
            for (std::size_t i = 0; i < queries; ++i) {
                for (std::size_t j = 0; j < keys; ++j) one_by_one(i, j) = expected(i, j);
            }
            same = same && memory == wanted;
        }
    }
    return same;
}
template <class Call>
bool is_written_with_all_strides(Call const& call) {
    bool same = true;
    auto const ask = [&]<std::size_t OfQueries, std::size_t OfKeys>(strides<OfQueries, OfKeys>) {
        same = same && is_written_as_its_elements<strides<OfQueries, OfKeys>>(call);
    };
    auto const ask_of = [&]<std::size_t OfQueries>(size_constant<OfQueries>) {
        ask(strides<OfQueries, 0>{}), ask(strides<OfQueries, 1>{}), ask(strides<OfQueries, 3>{});
    };
    ask_of(size_constant<0>{}), ask_of(size_constant<1>{}), ask_of(size_constant<2>{}), ask_of(size_constant<5>{});
    return same;
}
/// An operation, with a destination or without.
template <class Where, class Call>
auto written(Where const& where, Call const& call) {
    if constexpr (std::is_same_v<Where, none>) {
        return call();
    } else {
        return call(where);
    }
}

}  // namespace

TEST_CASE("into views up to lengths of all strides") {
    constexpr causal seen{lower_right};
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        return written(where, [&](auto const&... out) { return scores(out..., q, k, seen); });
    }));
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        auto const logits = scores(q, k);
        return written(where, [&](auto const&... out) { return softmax<Key>(out..., logits); });
    }));
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        auto const logits = scores(q, k);
        return written(where, [&](auto const&... out) { return log_softmax<Key>(out..., logits); });
    }));
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        auto const logits = scores(q, k);
        return written(where, [&](auto const&... out) { return masked<Query>(out..., logits, seen); });
    }));
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        auto const logits = scores(q, k);
        return written(where, [&](auto const&... out) { return softmax_with_sink<Key>(out..., logits, sink{0.5f}); });
    }));
    CHECK(is_written_with_all_strides([&](auto const& q, auto const& k, auto const& where) {
        auto const x = contract<Dk>(q, k);
        return written(where, [&](auto const&... out) { return softmax<Query>(out..., x); });
    }));
}
