// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/math/abs.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../reference/operations.hpp"
#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::contract;
using heed::index;
using heed::shape;
using heed::shape_of;
using heed::tensor;
using heed_test::whole_numbers;

namespace reference = heed_reference::operations;

// One extent an axis; `in` picks an element by name, whatever the layout of the tensor.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
struct sizes {
    struct place {
        std::size_t b, h, q, k, d;
    };
    template <class T, class... Axes>
    static constexpr T in(tensor<T, Axes...> const& x, [[maybe_unused]] place at) {
        return x(index_of<Axes>(at)...);
    }
    template <class A>
    static constexpr std::size_t index_of(place at) {
        if constexpr (heed::same_axis<A, Batch<B>>) return at.b;
        if constexpr (heed::same_axis<A, Head<H>>) return at.h;
        if constexpr (heed::same_axis<A, Query<Q>>) return at.q;
        if constexpr (heed::same_axis<A, Key<K>>) return at.k;
        if constexpr (heed::same_axis<A, Dk<D>>) return at.d;
    }
    // What a contraction means: every product of elements that agree on all names, added where the result's names say.
    // An axis that neither operand has is not gone through.
    template <class Result, class Left, class Right>
    static constexpr Result by_hand(Left const& a, Right const& b) {
        Result result{};
        constexpr bool has_b = heed::has_axis<Left, Batch> || heed::has_axis<Right, Batch>;
        constexpr bool has_h = heed::has_axis<Left, Head> || heed::has_axis<Right, Head>;
        constexpr bool has_q = heed::has_axis<Left, Query> || heed::has_axis<Right, Query>;
        constexpr bool has_k = heed::has_axis<Left, Key> || heed::has_axis<Right, Key>;
        constexpr bool has_d = heed::has_axis<Left, Dk> || heed::has_axis<Right, Dk>;
        for (std::size_t i_b = 0; i_b < (has_b ? B : 1); ++i_b) {
            for (std::size_t i_h = 0; i_h < (has_h ? H : 1); ++i_h) {
                for (std::size_t i_q = 0; i_q < (has_q ? Q : 1); ++i_q) {
                    for (std::size_t i_k = 0; i_k < (has_k ? K : 1); ++i_k) {
                        for (std::size_t i_d = 0; i_d < (has_d ? D : 1); ++i_d) {
                            place const at{i_b, i_h, i_q, i_k, i_d};
                            add(result, at, in(a, at) * in(b, at));
                        }
                    }
                }
            }
        }
        return result;
    }
    template <class T, class... Axes>
    static constexpr void add(tensor<T, Axes...>& to, [[maybe_unused]] place at, std::type_identity_t<T> value) {
        to(index_of<Axes>(at)...) += value;
    }
};

template <class A, class B, template <std::size_t> class... Names>
constexpr auto contracted() {
    return contract<Names...>(whole_numbers<A>(21), whole_numbers<B>(22));
}

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D>
struct layouts {
    template <class T, class... Axes>
    using t = tensor<T, Axes...>;
    using b = Batch<B>;
    using h = Head<H>;
    using q = Query<Q>;
    using k = Key<K>;
    using d = Dk<D>;

    template <class Result, class Left, class Right, template <std::size_t> class... Names>
    static void check() {
        BOTH_TIMES(result, contracted<Left, Right, Names...>);
        using counted = decltype(heed::cast<heed::sum_type<typename Result::element>>(Result{}));
        static_assert(__is_same(decltype(result), counted const));
        constexpr auto expected =
            sizes<B, H, Q, K, D>::template by_hand<counted>(whole_numbers<Left>(21), whole_numbers<Right>(22));
        STATIC_REQUIRE(result == expected);
    }

    static void one_contracted_axis() {
        using T = double;
        // Own axes only.
        check<t<T, q, k>, t<T, q, d>, t<T, k, d>, Dk>();
        check<t<T, q, k>, t<T, d, q>, t<T, k, d>, Dk>();
        check<t<T, q, k>, t<T, q, d>, t<T, d, k>, Dk>();
        check<t<T, k, q>, t<T, d, k>, t<T, d, q>, Dk>();
        // No own axis on one side, or on both.
        check<t<T, q>, t<T, q, d>, t<T, d>, Dk>();
        check<t<T, k>, t<T, d>, t<T, k, d>, Dk>();
        check<t<T>, t<T, d>, t<T, d>, Dk>();
        // Several own axes keep their order.
        check<t<T, q, b, k, h>, t<T, q, b, d>, t<T, k, d, h>, Dk>();
    }
    static void batch_axes() {
        using T = float;
        // The axes that both have come first, in a's order; b's order of them does not count.
        check<t<T, b, q, k>, t<T, b, q, d>, t<T, b, k, d>, Dk>();
        check<t<T, b, q, k>, t<T, q, d, b>, t<T, k, b, d>, Dk>();
        check<t<T, h, b, q, k>, t<T, q, h, d, b>, t<T, b, d, h, k>, Dk>();
        check<t<T, b, h, k>, t<T, d, b, h>, t<T, h, k, b, d>, Dk>();
        check<t<T, b, h>, t<T, b, d, h>, t<T, h, b, d>, Dk>();
        // On one side only, a batch axis is an own axis.
        check<t<T, b, q, k>, t<T, b, q, d>, t<T, k, d>, Dk>();
        check<t<T, q, b, k>, t<T, q, d>, t<T, b, k, d>, Dk>();
    }
    static void several_contracted_axes() {
        using T = int;
        check<t<T, q, k>, t<T, q, h, d>, t<T, k, h, d>, Dk, Head>();
        check<t<T, q, k>, t<T, h, q, d>, t<T, d, k, h>, Head, Dk>();
        check<t<T, b, q, k>, t<T, d, q, h, b>, t<T, b, h, k, d>, Head, Dk>();
        check<t<T>, t<T, q, k, d>, t<T, d, q, k>, Query, Dk, Key>();
        check<t<T, b>, t<T, q, b, d>, t<T, b, d, q>, Query, Dk>();
    }
};

// Values that no two orders of addition agree on.
template <class X>
constexpr X inexact(unsigned seed) {
    using T = heed::element_of<X>;
    return heed_test::drawn<X>(
        seed, [](unsigned bits) { return static_cast<T>(static_cast<int>(bits >> 12) % 2000 - 1000) / T(7); });
}

template <class T, std::size_t Q, std::size_t K, std::size_t H, std::size_t D>
struct order {
    using left = tensor<T, Query<Q>, Head<H>, Dk<D>>;
    using right = tensor<T, Dk<D>, Key<K>, Head<H>>;

    static constexpr auto in_a_order() { return contract<Head, Dk>(inexact<left>(31), inexact<right>(32)); }
    static constexpr auto named_backwards() { return contract<Dk, Head>(inexact<left>(31), inexact<right>(32)); }
    static constexpr auto operands_swapped() { return contract<Head, Dk>(inexact<right>(32), inexact<left>(31)); }

    // One chain of multiply-adds from zero on, the last of the first operand's axes fastest.
    static constexpr auto expected(bool head_first) {
        auto const a = inexact<left>(31);
        auto const b = inexact<right>(32);
        tensor<T, Query<Q>, Key<K>> result{};
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                T sum = 0;
                for (std::size_t i = 0; i < H * D; ++i) {
                    std::size_t const h = head_first ? i / D : i % H;
                    std::size_t const d = head_first ? i % D : i / H;
                    sum = heed::math::multiply_add(a(q, h, d), b(d, k, h), sum);
                }
                result(q, k) = sum;
            }
        }
        return result;
    }
};

template <class T, std::size_t Q, std::size_t K, std::size_t H, std::size_t D>
void one_documented_order() {
    using o = order<T, Q, K, H, D>;
    auto const expected = o::expected(true);
    BOTH_TIMES(in_order, o::in_a_order);
    REQUIRE(heed_test::same_bits(in_order, expected));
    BOTH_TIMES(backwards, o::named_backwards);
    REQUIRE(heed_test::same_bits(backwards, expected));
    // The first operand's order counts: here Dk comes before Head.
    auto const other_order = o::expected(false);
    REQUIRE(!heed_test::same_bits(other_order, expected));
    BOTH_TIMES(swapped, o::operands_swapped);
    for (std::size_t q = 0; q < Q; ++q) {
        for (std::size_t k = 0; k < K; ++k) REQUIRE(heed_test::same_bits(swapped(k, q), other_order(q, k)));
    }
}

// Long rows are worked on in blocks: the bits are those of one chain for every element all the same.
template <std::size_t Long>
struct long_rows {
    using left = tensor<float, Query<2>, Dk<3>>;
    using right = tensor<float, Dk<3>, Key<Long>>;
    using turned = tensor<float, Key<Long>, Dk<3>>;

    static constexpr auto row_of_b() { return contract<Dk>(inexact<left>(41), inexact<right>(42)); }
    static constexpr auto column_of_b() { return contract<Dk>(inexact<left>(41), inexact<turned>(43)); }

    static void check() {
        auto const a = inexact<left>(41);
        auto const b = inexact<right>(42);
        auto const c = inexact<turned>(43);
        BOTH_TIMES(rows, row_of_b);
        BOTH_TIMES(columns, column_of_b);
        for (std::size_t q = 0; q < 2; ++q) {
            for (std::size_t k = 0; k < Long; ++k) {
                float row = 0;
                float column = 0;
                for (std::size_t d = 0; d < 3; ++d) {
                    row = heed::math::multiply_add(a(q, d), b(d, k), row);
                    column = heed::math::multiply_add(a(q, d), c(k, d), column);
                }
                REQUIRE(heed_test::same_bits(rows(q, k), row));
                REQUIRE(heed_test::same_bits(columns(q, k), column));
            }
        }
    }
};

constexpr float inf = heed::math::infinity<float>;

constexpr auto out_of_range() {
    tensor<float, Query<5>, Dk<2>> const a{3e38f, 3e38f, inf, -inf, inf, 1, 0, 1, heed::math::quiet_nan<float>, 0};
    tensor<float, Key<2>, Dk<2>> const b{1, 1, 0, 1};
    auto result = contract<Dk>(a, b);
    // The sign and the payload of a NaN that an operation makes are not specified.
    for (auto& value : result.values) {
        if (heed::math::is_nan(value)) value = heed::math::quiet_nan<float>;
    }
    return result;
}

constexpr auto negative_zeros() { return contract<Dk>(tensor<float, Dk<2>>{-0.0f, 0.0f}, tensor<float, Dk<2>>{1, -1}); }

constexpr auto extents_of_1() {
    return contract<Dk>(tensor<int, Batch<1>, Query<1>, Dk<1>>{3}, tensor<int, Dk<1>, Key<1>, Batch<1>>{5});
}

// A number that is no built-in type: arithmetic modulo a prime.
struct modulo_97 {
    int value = 0;
    friend constexpr modulo_97 operator+(modulo_97 a, modulo_97 b) { return {(a.value + b.value) % 97}; }
    friend constexpr modulo_97 operator*(modulo_97 a, modulo_97 b) { return {(a.value * b.value) % 97}; }
    friend constexpr bool operator==(modulo_97, modulo_97) = default;
};

constexpr auto of_a_user_type() {
    tensor<modulo_97, Query<2>, Dk<2>> const a{modulo_97{50}, modulo_97{60}, modulo_97{70}, modulo_97{80}};
    tensor<modulo_97, Dk<2>> const b{modulo_97{11}, modulo_97{13}};
    return contract<Dk>(a, b);
}

constexpr auto of_short_numbers() {
    return contract<Dk>(tensor<short, Query<2>, Dk<2>>{1, 2, 3, 4}, tensor<short, Dk<2>>{5, -6});
}

// PyTorch's recorded einsums ----------------------------------------------------------------------------------------

template <std::size_t N>
struct I : heed::axis<I, N> {};
template <std::size_t N>
struct J : heed::axis<J, N> {};
template <std::size_t N>
struct K : heed::axis<K, N> {};
template <std::size_t N>
struct L : heed::axis<L, N> {};
template <std::size_t N>
struct M : heed::axis<M, N> {};

template <class X, class T, std::size_t N>
constexpr X filled(T const (&from)[N]) {
    static_assert(X::size == N);
    X x{};
    for (std::size_t i = 0; i < N; ++i) x.values[i] = from[i];
    return x;
}

// The operands of a case, laid out as its einsum says.
template <class Case, class LeftAxes, class RightAxes>
struct einsum;
template <class Case, class... A, class... B>
struct einsum<Case, heed::shape_t<A...>, heed::shape_t<B...>> {
    using T = typename Case::element;
    static constexpr auto a() { return filled<tensor<T, A...>>(Case::a); }
    static constexpr auto b() { return filled<tensor<T, B...>>(Case::b); }

    template <template <std::size_t> class... Names>
    static constexpr auto over() {
        return contract<Names...>(a(), b());
    }

    // A chain of n multiply-adds is off by at most n rounding errors of the sum of the sizes of the products.
    template <class Result>
    static void check(Result const& actual) {
        static_assert(Result::size == sizeof(Case::result) / sizeof(T));
        INFO(Case::name);
        double a_size = 0;
        double b_size = 0;
        for (auto const value : Case::a) a_size = a_size < heed::math::abs(value) ? heed::math::abs(value) : a_size;
        for (auto const value : Case::b) b_size = b_size < heed::math::abs(value) ? heed::math::abs(value) : b_size;
        double const terms = 15;  // The most that a case adds up: 3 times 5.
        double const bound = terms * terms * a_size * b_size * (sizeof(T) == 4 ? 0x1p-24 : 0x1p-53);
        for (std::size_t i = 0; i < Result::size; ++i) {
            REQUIRE(heed::math::abs(static_cast<double>(actual.values[i]) - Case::result_double[i]) <= bound);
        }
    }
};

template <class Case>
void recorded_einsum(Case) {
    FAIL_CHECK("no test for " << Case::name);
}
template <class C>
using matrix = einsum<C, heed::shape_t<I<C::i>, J<C::j>>, heed::shape_t<J<C::j>, K<C::k>>>;
template <class C>
using shared = einsum<C, heed::shape_t<I<C::i>, J<C::j>, K<C::k>>, heed::shape_t<I<C::i>, L<C::l>, K<C::k>>>;
template <class C>
using two_axes = einsum<C, heed::shape_t<I<C::i>, J<C::j>, K<C::k>>, heed::shape_t<L<C::l>, J<C::j>, K<C::k>>>;
template <class C>
using two_axes_crossed = einsum<C, heed::shape_t<J<C::j>, I<C::i>, K<C::k>>, heed::shape_t<K<C::k>, J<C::j>, L<C::l>>>;

void recorded_einsum(reference::contract_matrix_float) {
    using e = matrix<reference::contract_matrix_float>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_matrix_double) {
    using e = matrix<reference::contract_matrix_double>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_scores_float) {
    using c = reference::contract_scores_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>>, heed::shape_t<K<c::k>, J<c::j>>>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_first_float) {
    using c = reference::contract_first_float;
    using e = einsum<c, heed::shape_t<J<c::j>, I<c::i>>, heed::shape_t<J<c::j>, K<c::k>>>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_middle_float) {
    using c = reference::contract_middle_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>, K<c::k>>, heed::shape_t<L<c::l>, J<c::j>>>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_shared_float) {
    using e = shared<reference::contract_shared_float>;
    e::check(e::over<K>());
}
void recorded_einsum(reference::contract_shared_double) {
    using e = shared<reference::contract_shared_double>;
    e::check(e::over<K>());
}
void recorded_einsum(reference::contract_equal_float) {
    using e = shared<reference::contract_equal_float>;
    e::check(e::over<K>());
}
void recorded_einsum(reference::contract_shared_anywhere_float) {
    using c = reference::contract_shared_anywhere_float;
    using e = einsum<c, heed::shape_t<J<c::j>, K<c::k>, I<c::i>>, heed::shape_t<I<c::i>, L<c::l>, K<c::k>>>;
    e::check(e::over<K>());
}
void recorded_einsum(reference::contract_two_shared_float) {
    using c = reference::contract_two_shared_float;
    using e =
        einsum<c, heed::shape_t<I<c::i>, J<c::j>, K<c::k>, L<c::l>>, heed::shape_t<J<c::j>, I<c::i>, M<c::m>, L<c::l>>>;
    e::check(e::over<L>());
}
void recorded_einsum(reference::contract_two_axes_float) {
    using e = two_axes<reference::contract_two_axes_float>;
    e::check(e::over<J, K>());
}
void recorded_einsum(reference::contract_two_axes_double) {
    using e = two_axes<reference::contract_two_axes_double>;
    e::check(e::over<K, J>());
}
void recorded_einsum(reference::contract_two_axes_crossed_float) {
    using e = two_axes_crossed<reference::contract_two_axes_crossed_float>;
    e::check(e::over<J, K>());
}
void recorded_einsum(reference::contract_equal_two_axes_float) {
    using e = two_axes_crossed<reference::contract_equal_two_axes_float>;
    e::check(e::over<J, K>());
}
void recorded_einsum(reference::contract_two_axes_shared_float) {
    using c = reference::contract_two_axes_shared_float;
    using e =
        einsum<c, heed::shape_t<I<c::i>, J<c::j>, K<c::k>, L<c::l>>, heed::shape_t<I<c::i>, J<c::j>, M<c::m>, K<c::k>>>;
    e::check(e::over<J, K>());
}
void recorded_einsum(reference::contract_all_float) {
    using c = reference::contract_all_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>>, heed::shape_t<J<c::j>, I<c::i>>>;
    e::check(e::over<I, J>());
}
void recorded_einsum(reference::contract_dot_float) {
    using c = reference::contract_dot_float;
    using e = einsum<c, heed::shape_t<J<c::j>>, heed::shape_t<J<c::j>>>;
    e::check(e::over<J>());
}
void recorded_einsum(reference::contract_vector_float) {
    using c = reference::contract_vector_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>>, heed::shape_t<J<c::j>>>;
    e::check(e::over<J>());
}
// Nothing is summed in these two, which heed calls by other names.
void recorded_einsum(reference::contract_elementwise_float) {
    using c = reference::contract_elementwise_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>>, heed::shape_t<I<c::i>, J<c::j>>>;
    e::check(e::a() * e::b());
}
void recorded_einsum(reference::contract_outer_float) {
    using c = reference::contract_outer_float;
    using e = einsum<c, heed::shape_t<I<c::i>, J<c::j>>, heed::shape_t<K<c::k>>>;
    e::check(heed::outer(e::a(), e::b()));
}

template <class... Cases>
void recorded_einsums(reference::case_list<Cases...>) {
    (recorded_einsum(Cases{}), ...);
}

using shared_case = shared<reference::contract_shared_float>;
using crossed_case = two_axes_crossed<reference::contract_equal_two_axes_float>;

}  // namespace

TEST_CASE("a contraction sums over an axis by name, wherever it stands in either operand") {
    layouts<2, 3, 5, 7, 11>::one_contracted_axis();
    layouts<3, 3, 3, 3, 3>::one_contracted_axis();
}

TEST_CASE("axes that both operands have stay side by side, first, and in a's order") {
    layouts<2, 3, 5, 7, 2>::batch_axes();
    layouts<2, 2, 2, 2, 2>::batch_axes();
}

TEST_CASE("a contraction goes over several axes, named in any order") {
    layouts<2, 3, 5, 7, 2>::several_contracted_axes();
    layouts<2, 2, 2, 2, 2>::several_contracted_axes();
}

TEST_CASE("every element is one chain of multiply-adds, over the contracted axes in a's order") {
    one_documented_order<float, 2, 3, 5, 7>();
    one_documented_order<double, 2, 3, 5, 7>();
    one_documented_order<float, 4, 4, 4, 4>();
}

TEST_CASE("blocks of a long row do not show in the bits") {
    long_rows<63>::check();
    long_rows<64>::check();
    long_rows<67>::check();
    long_rows<131>::check();
}

TEST_CASE("overflow, infinities and NaN go through a contraction at both times") {
    BOTH_TIMES(result, out_of_range);
    STATIC_REQUIRE(result(0, 0) == inf);
    STATIC_REQUIRE(result(0, 1) == 3e38f);
    STATIC_REQUIRE(heed::math::is_nan(result(1, 0)));  // inf - inf
    STATIC_REQUIRE(heed::math::is_nan(result(1, 1)));  // 0 * inf
    STATIC_REQUIRE(result(2, 0) == inf);
    STATIC_REQUIRE(heed::math::is_nan(result(2, 1)));
    STATIC_REQUIRE(result(3, 0) == 1);
    STATIC_REQUIRE(heed::math::is_nan(result(4, 0)));
}

TEST_CASE("the chain starts from zero, so that a contraction gives no negative zero") {
    BOTH_TIMES(result, negative_zeros);
    STATIC_REQUIRE(result() == 0);
    STATIC_REQUIRE(!heed::math::sign_bit(result()));
}

TEST_CASE("extents of 1 are axes like any other") {
    BOTH_TIMES(result, extents_of_1);
    static_assert(shape_of(result) == shape<Batch<1>, Query<1>, Key<1>>);
    STATIC_REQUIRE(result.values[0] == 15);
}

TEST_CASE("a contraction works for any type that has sums and products") {
    BOTH_TIMES(result, of_a_user_type);
    STATIC_REQUIRE(result(0) == modulo_97{(50 * 11 + 60 * 13) % 97});
    STATIC_REQUIRE(result(1) == modulo_97{(70 * 11 + 80 * 13) % 97});
    BOTH_TIMES(small, of_short_numbers);
    STATIC_REQUIRE(small == tensor<std::int64_t, Query<2>>{-7, -9});
}

TEST_CASE("a contraction gives a plain tensor, also from a kind of tensor that promises something") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using values = tensor<float, Key<3>, Dv<5>>;
    static_assert(
        __is_same(decltype(contract<Key>(heed::softmax<Key>(plain{}), values{})), tensor<float, Query<2>, Dv<5>>));
    static_assert(__is_same(decltype(contract<Query>(heed::as_logits<Key>(plain{}), tensor<float, Query<2>>{})),
                            tensor<float, Key<3>>));
}

TEST_CASE("contractions agree with PyTorch's recorded einsums") {
    recorded_einsums(reference::contract_cases_float{});
    recorded_einsums(reference::contract_cases_double{});

    BOTH_TIMES(one_shared, shared_case::over<K>);
    shared_case::check(one_shared);
    BOTH_TIMES(two_crossed, crossed_case::over<J, K>);
    crossed_case::check(two_crossed);
}
