// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/math/abs.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../reference/operations.hpp"
#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::matmul;
using heed::shape;
using heed::shape_of;
using heed::tensor;
using heed::transpose;
using heed_test::whole_numbers;

namespace reference = heed_reference::operations;

template <std::size_t Q, std::size_t K, std::size_t D>
struct lesson {
    using left = tensor<float, Query<Q>, Dk<D>>;
    using right = tensor<float, Key<K>, Dk<D>>;
    static constexpr auto q_k_transposed() {
        return matmul(whole_numbers<left>(1), transpose(whole_numbers<right>(2)));
    }

    static void check() {
        BOTH_TIMES(result, q_k_transposed);
        static_assert(shape_of(result) == shape<Query<Q>, Key<K>>);
        constexpr auto a = whole_numbers<left>(1);
        constexpr auto b = whole_numbers<right>(2);
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                float sum = 0;
                for (std::size_t d = 0; d < D; ++d) sum += a(q, d) * b(k, d);
                REQUIRE(result(q, k) == sum);
            }
        }
    }
};

template <std::size_t B, std::size_t H, std::size_t Q, std::size_t D, std::size_t V>
struct batches {
    using b = Batch<B>;
    using h = Head<H>;
    using q = Query<Q>;
    using d = Dk<D>;
    using v = Dv<V>;
    template <class... A>
    using t = tensor<int, A...>;

    template <class Left, class Right>
    static constexpr auto product() {
        return matmul(whole_numbers<Left>(3), whole_numbers<Right>(4));
    }

    // The element of an operand at (batch, head, row, column), whichever of the batch axes it has, in whatever order.
    template <class T, class... A>
    static constexpr T element(tensor<T, A...> const& x, [[maybe_unused]] std::size_t at_b,
                               [[maybe_unused]] std::size_t at_h, std::size_t row, std::size_t column) {
        std::size_t position = 0;
        auto const index_of = [&]<class Axis>(Axis) {
            ++position;
            if (heed::same_axis<Axis, b>) return at_b;
            if (heed::same_axis<Axis, h>) return at_h;
            return position + 1 == sizeof...(A) ? row : column;
        };
        std::size_t const indices[] = {index_of(A{})...};
        std::size_t offset = 0;
        std::size_t i = 0;
        ((offset = offset * A::extent + indices[i++]), ...);
        return x.values[offset];
    }

    template <class Left, class Right, class Result>
    static void check() {
        BOTH_TIMES(result, product<Left, Right>);
        static_assert(__is_same(decltype(result), decltype(heed::cast<std::int64_t>(Result{})) const));
        constexpr auto x = whole_numbers<Left>(3);
        constexpr auto y = whole_numbers<Right>(4);
        for (std::size_t i_b = 0; i_b < B; ++i_b) {
            for (std::size_t i_h = 0; i_h < H; ++i_h) {
                for (std::size_t row = 0; row < Q; ++row) {
                    for (std::size_t column = 0; column < V; ++column) {
                        int sum = 0;
                        for (std::size_t k = 0; k < D; ++k) {
                            sum += element(x, i_b, i_h, row, k) * element(y, i_b, i_h, k, column);
                        }
                        REQUIRE(element(result, i_b, i_h, row, column) == sum);
                    }
                }
            }
        }
    }

    static void all() {
        check<t<q, d>, t<d, v>, t<q, v>>();
        check<t<b, q, d>, t<b, d, v>, t<b, q, v>>();
        check<t<b, h, q, d>, t<b, h, d, v>, t<b, h, q, v>>();
        // One side has more batch axes: they are the result's, in its order.
        check<t<b, q, d>, t<d, v>, t<b, q, v>>();
        check<t<q, d>, t<b, d, v>, t<b, q, v>>();
        check<t<h, b, q, d>, t<b, d, v>, t<h, b, q, v>>();
        check<t<b, q, d>, t<h, b, d, v>, t<h, b, q, v>>();
        check<t<q, d>, t<h, b, d, v>, t<h, b, q, v>>();
        // The same batch axes in two orders: a's is the result's.
        check<t<h, b, q, d>, t<b, h, d, v>, t<h, b, q, v>>();
    }
};

template <std::size_t B, std::size_t Q, std::size_t D>
struct transposes {
    using input = tensor<float, Batch<B>, Query<Q>, Dk<D>>;
    static constexpr auto once() { return transpose(whole_numbers<input>(5)); }
    static constexpr auto twice() { return transpose(transpose(whole_numbers<input>(5))); }
    static constexpr auto matrix() { return transpose(whole_numbers<tensor<float, Query<Q>, Dk<D>>>(6)); }

    static void check() {
        constexpr auto x = whole_numbers<input>(5);
        BOTH_TIMES(result, once);
        static_assert(shape_of(result) == shape<Batch<B>, Dk<D>, Query<Q>>);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t d = 0; d < D; ++d) REQUIRE(result(b, d, q) == x(b, q, d));
            }
        }
        BOTH_TIMES(back, twice);
        static_assert(__is_same(decltype(back), input const));
        STATIC_REQUIRE(back == x);
        constexpr auto y = whole_numbers<tensor<float, Query<Q>, Dk<D>>>(6);
        BOTH_TIMES(flat, matrix);
        static_assert(shape_of(flat) == shape<Dk<D>, Query<Q>>);
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t d = 0; d < D; ++d) REQUIRE(flat(d, q) == y(q, d));
        }
    }
};

constexpr auto extents_of_1() { return matmul(tensor<int, Query<1>, Dk<1>>{3}, tensor<int, Dk<1>, Key<1>>{5}); }

// PyTorch's recorded products ---------------------------------------------------------------------------------------

template <class X, class T, std::size_t N>
constexpr X filled(T const (&from)[N]) {
    static_assert(X::size == N);
    X x{};
    for (std::size_t i = 0; i < N; ++i) x.values[i] = from[i];
    return x;
}

// heads is 1 when a case has fewer than two batch axes, and so is batch when it has none: they then stay as axes.
template <class Case>
struct recorded {
    using T = typename Case::element;
    static constexpr bool shared_right =
        sizeof(Case::b) / sizeof(T) != Case::batch * Case::heads * Case::inner * Case::columns;

    static constexpr auto product() {
        auto const a =
            filled<tensor<T, Batch<Case::batch>, Head<Case::heads>, Query<Case::rows>, Dk<Case::inner>>>(Case::a);
        if constexpr (shared_right) {
            return matmul(a, filled<tensor<T, Dk<Case::inner>, Key<Case::columns>>>(Case::b));
        } else {
            return matmul(
                a,
                filled<tensor<T, Batch<Case::batch>, Head<Case::heads>, Dk<Case::inner>, Key<Case::columns>>>(Case::b));
        }
    }

    // A chain of n multiply-adds is off by at most n rounding errors of the sum of the sizes of the products.
    template <class Result>
    static void check(Result const& actual) {
        static_assert(Result::size == sizeof(Case::product) / sizeof(T));
        INFO(Case::name);
        double a_size = 0;
        double b_size = 0;
        for (auto const value : Case::a) {
            if (heed::math::is_finite(value) && a_size < heed::math::abs(value)) a_size = heed::math::abs(value);
        }
        for (auto const value : Case::b) {
            if (heed::math::is_finite(value) && b_size < heed::math::abs(value)) b_size = heed::math::abs(value);
        }
        double const terms = Case::inner;
        double const bound = terms * terms * a_size * b_size * (sizeof(T) == 4 ? 0x1p-24 : 0x1p-53);
        for (std::size_t i = 0; i < Result::size; ++i) {
            double const value = static_cast<double>(actual.values[i]);
            double const expected = Case::product_double[i];
            if (heed::math::is_finite(expected)) {
                REQUIRE(heed::math::abs(value - expected) <= bound);
            } else {
                REQUIRE((value == expected || (heed::math::is_nan(value) && heed::math::is_nan(expected))));
            }
        }
    }
};

template <class... Cases>
void recorded_products(reference::case_list<Cases...>) {
    (recorded<Cases>::check(recorded<Cases>::product()), ...);
}

using integers = recorded<reference::matmul_integers_float>;
using heads = recorded<reference::matmul_batch_heads_float>;

}  // namespace

TEST_CASE("matmul in the notation of the lesson: Q times the transpose of K") {
    lesson<2, 3, 5>::check();
    lesson<4, 4, 4>::check();
    lesson<1, 3, 1>::check();
}

TEST_CASE("leading axes are batch axes, of both operands or of one") {
    batches<2, 3, 5, 7, 11>::all();
    batches<3, 3, 3, 3, 3>::all();
}

TEST_CASE("transpose swaps the last two axes with their values, and twice is the identity") {
    transposes<2, 3, 5>::check();
    transposes<3, 3, 3>::check();
    transposes<1, 1, 5>::check();
}

TEST_CASE("extents of 1 are axes like any other in a product") {
    BOTH_TIMES(result, extents_of_1);
    static_assert(shape_of(result) == shape<Query<1>, Key<1>>);
    STATIC_REQUIRE(result.values[0] == 15);
}

TEST_CASE("matmul and transpose give plain tensors") {
    using plain = tensor<float, Query<2>, Key<3>>;
    static_assert(__is_same(decltype(transpose(heed::softmax<Key>(plain{}))), tensor<float, Key<3>, Query<2>>));
    static_assert(__is_same(decltype(transpose(heed::as_logits<Key>(plain{}))), tensor<float, Key<3>, Query<2>>));
    static_assert(__is_same(decltype(matmul(heed::softmax<Key>(plain{}), tensor<float, Key<3>, Dv<5>>{})),
                            tensor<float, Query<2>, Dv<5>>));
}

TEST_CASE("matrix products agree with PyTorch's recorded ones") {
    recorded_products(reference::matmul_cases_float{});
    recorded_products(reference::matmul_cases_double{});

    BOTH_TIMES(whole, integers::product);
    for (std::size_t i = 0; i < whole.size; ++i)
        REQUIRE(whole.values[i] == reference::matmul_integers_float::product[i]);
    BOTH_TIMES(with_heads, heads::product);
    heads::check(with_heads);
}
