// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/math/abs.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../reference/operations.hpp"
#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::log_softmax;
using heed::naive_softmax;
using heed::shape;
using heed::shape_of;
using heed::softmax;
using heed::tensor;

namespace reference = heed_reference::operations;

template <class T>
constexpr T inf = heed::math::infinity<T>;
template <class T>
constexpr T nan = heed::math::quiet_nan<T>;
template <class T>
constexpr T epsilon = static_cast<T>(sizeof(T) == 4 ? 0x1p-24 : 0x1p-53);

// Numbers between -10 and 10 without a pattern.
template <class X>
constexpr X numbers(unsigned seed) {
    using T = heed::element_of<X>;
    return heed_test::drawn<X>(
        seed, [](unsigned bits) { return static_cast<T>(static_cast<int>(bits >> 12) % 10000) / T(1000); });
}

// exp by its series, in double: independent of heed's, and far better than float. For arguments from -20 to 0.
constexpr double series_exp(double x) {
    double term = 1;
    double sum = 1;
    for (int i = 1; i < 80; ++i) {
        term *= x / 16 / i;
        sum += term;
    }
    for (int i = 0; i < 4; ++i) sum *= sum;
    return sum;
}

// Over every axis, against the definition in double.
template <class T, std::size_t B, std::size_t Q, std::size_t K>
struct axes_of_three {
    using input = tensor<T, Batch<B>, Query<Q>, Key<K>>;

    template <template <std::size_t> class Name>
    static constexpr auto stable() {
        return softmax<Name>(numbers<input>(51));
    }
    template <template <std::size_t> class Name>
    static constexpr auto logarithm() {
        return log_softmax<Name>(numbers<input>(51));
    }
    template <template <std::size_t> class Name>
    static constexpr auto naive() {
        return naive_softmax<Name>(numbers<input>(51));
    }

    template <template <std::size_t> class Name>
    static void check(std::size_t stride, std::size_t length) {
        constexpr auto x = numbers<input>(51);
        BOTH_TIMES(weights, stable<Name>);
        static_assert(shape_of(weights) == shape<Batch<B>, Query<Q>, Key<K>>);
        static_assert(heed::is_distribution_over<decltype(weights), Name>);
        BOTH_TIMES(logs, logarithm<Name>);
        static_assert(__is_same(decltype(logs), input const));
        BOTH_TIMES(taught, naive<Name>);
        static_assert(__is_same(decltype(taught), input const));
        for (std::size_t start = 0; start < x.size; ++start) {
            if (start / stride % length != 0) continue;
            double largest = static_cast<double>(x.values[start]);
            for (std::size_t i = 1; i < length; ++i) {
                double const value = static_cast<double>(x.values[start + i * stride]);
                if (largest < value) largest = value;
            }
            double sum = 0;
            for (std::size_t i = 0; i < length; ++i) {
                sum += series_exp(static_cast<double>(x.values[start + i * stride]) - largest);
            }
            double total = 0;
            for (std::size_t i = 0; i < length; ++i) {
                std::size_t const at = start + i * stride;
                double const expected = series_exp(static_cast<double>(x.values[at]) - largest) / sum;
                double const weight = static_cast<double>(weights.values[at]);
                double const bound = 20 * expected * static_cast<double>(epsilon<T>) + 1e-14;
                REQUIRE(heed::math::abs(weight - expected) <= bound);
                REQUIRE(heed::math::abs(static_cast<double>(taught.values[at]) - expected) <= bound);
                REQUIRE(heed::math::abs(series_exp(static_cast<double>(logs.values[at])) - expected) <= bound);
                total += weight;
            }
            // Every row sums to 1, up to half a unit of the last place for every element and one for the sum.
            REQUIRE(heed::math::abs(total - 1) <= static_cast<double>(length + 1) * static_cast<double>(epsilon<T>));
        }
    }

    static void all() {
        check<Batch>(Q * K, B);
        check<Query>(K, Q);
        check<Key>(1, K);
    }
};

template <class T>
constexpr auto of_the_lesson() {
    return softmax<Key>(tensor<T, Key<4>>{1000, 1001, 999, 1002});
}
template <class T>
constexpr auto shifted_to_zero() {
    return softmax<Key>(tensor<T, Key<4>>{-2, -1, -3, 0});
}
template <class T>
constexpr auto naive_of_the_lesson() {
    return naive_softmax<Key>(tensor<T, Key<4>>{1000, 1001, 999, 1002});
}
template <class T>
constexpr auto equal_and_very_negative() {
    return softmax<Key>(tensor<T, Key<2>>{-1e4, -1e4});
}
template <class T>
constexpr auto naive_underflow() {
    return naive_softmax<Key>(tensor<T, Key<2>>{-1e4, -1e4});
}

// Rows that have to be told apart: what happens in one stays in it.
template <class T>
constexpr tensor<T, Query<7>, Key<3>> special{
    1,       -inf<T>, 1,        // one -inf
    -inf<T>, -inf<T>, -inf<T>,  // nothing left
    1,       nan<T>,  2,        //
    inf<T>,  1,       2,        //
    -inf<T>, nan<T>,  inf<T>,   //
    0,       -inf<T>, -inf<T>,  //
    5,       5,       5,        // an ordinary one behind them
};
template <class T>
constexpr auto of_special_rows() {
    return softmax<Key>(special<T>);
}
template <class T>
constexpr auto logarithm_of_special_rows() {
    return log_softmax<Key>(special<T>);
}
template <class T>
constexpr auto naive_of_special_rows() {
    return naive_softmax<Key>(special<T>);
}

template <class T>
constexpr T largest = static_cast<T>(sizeof(T) == 4 ? 3e38 : 1.5e308);

// Differences that are beyond all numbers.
template <class T>
constexpr auto far_apart() {
    return softmax<Key>(tensor<T, Key<3>>{largest<T>, -largest<T>, largest<T>});
}
template <class T>
constexpr auto logarithm_of_far_apart() {
    return log_softmax<Key>(tensor<T, Key<3>>{largest<T>, -largest<T>, largest<T>});
}

// No exp overflows, but their sum does.
constexpr auto naive_sum_overflows() { return naive_softmax<Key>(tensor<float, Key<3>>{88.5f, 88.5f, 0.0f}); }
constexpr auto naive_just_fits() { return naive_softmax<Key>(tensor<float, Key<1>>{88.72f}); }
constexpr auto naive_just_too_large() { return naive_softmax<Key>(tensor<float, Key<2>>{88.73f, 0.0f}); }
constexpr auto naive_just_too_large_for_double() { return naive_softmax<Key>(tensor<double, Key<2>>{709.79, 0.0}); }

template <class T>
constexpr auto one_element() {
    return tensor<T, Key<4>>{softmax<Key>(tensor<T, Key<1>>{-3}).values[0],
                             log_softmax<Key>(tensor<T, Key<1>>{-3}).values[0],
                             softmax<Query>(tensor<T, Query<1>, Key<1>>{1e30f}).values[0],
                             softmax<Key>(tensor<T, Key<1>>{-inf<T>}).values[0]};
}

constexpr auto far_below() { return log_softmax<Key>(tensor<float, Key<2>>{0.0f, -200.0f}); }
constexpr auto far_below_exponentiated() { return softmax<Key>(tensor<float, Key<2>>{0.0f, -200.0f}); }

// PyTorch's recorded values -----------------------------------------------------------------------------------------

// What a row of float or double may differ from the same row in double precision. The rounding of x - max, at most
// |x - max| units, is an error relative to exp(x - max), which is 0 from 104 (float) or 746 (double) on; 8 units are
// for exp, the sum and the quotient; a subnormal weight is off by one of its own units.
template <class T>
constexpr double relative_bound = static_cast<double>(epsilon<T>) * (sizeof(T) == 4 ? 112 : 754);
template <class T>
constexpr double absolute_bound = sizeof(T) == 4 ? 0x1p-125 : 0x1p-1074;  // below 2^-125.5 a float's exp is 0

template <class T>
void weight_is_near(T actual, double expected) {
    if (!heed::math::is_finite(expected)) {
        REQUIRE(heed::math::is_nan(expected));
        REQUIRE(heed::math::is_nan(actual));
    } else {
        double const difference = heed::math::abs(static_cast<double>(actual) - expected);
        REQUIRE(difference <= expected * relative_bound<T> + absolute_bound<T>);
    }
}

template <class T>
void logarithm_is_near(T actual, double expected) {
    if (!heed::math::is_finite(expected)) {
        REQUIRE(
            (static_cast<double>(actual) == expected || (heed::math::is_nan(actual) && heed::math::is_nan(expected))));
    } else {
        double const difference = heed::math::abs(static_cast<double>(actual) - expected);
        REQUIRE(difference <= (heed::math::abs(expected) + 2) * 2 * static_cast<double>(epsilon<T>));
    }
}

template <class Case>
struct recorded {
    using T = typename Case::element;
    static constexpr auto x() {
        tensor<T, Batch<Case::extent_0>, Query<Case::extent_1>, Key<Case::extent_2>> result{};
        for (std::size_t i = 0; i < result.size; ++i) result.values[i] = Case::x[i];
        return result;
    }
    static constexpr auto over_query() { return softmax<Query>(x()); }
    static constexpr auto log_over_batch() { return log_softmax<Batch>(x()); }

    template <class Weights, std::size_t N>
    static void check(Weights const& weights, double const (&expected)[N]) {
        static_assert(Weights::size == N);
        for (std::size_t i = 0; i < N; ++i) weight_is_near(weights.values[i], expected[i]);
    }
    template <class Logs, std::size_t N>
    static void check_logs(Logs const& logs, double const (&expected)[N]) {
        static_assert(Logs::size == N);
        for (std::size_t i = 0; i < N; ++i) logarithm_is_near(logs.values[i], expected[i]);
    }
    static void check() {
        INFO(Case::name);
        check(softmax<Batch>(x()), Case::softmax_0_double);
        check(softmax<Query>(x()), Case::softmax_1_double);
        check(softmax<Key>(x()), Case::softmax_2_double);
        check_logs(log_softmax<Batch>(x()), Case::log_softmax_0_double);
        check_logs(log_softmax<Query>(x()), Case::log_softmax_1_double);
        check_logs(log_softmax<Key>(x()), Case::log_softmax_2_double);
    }
};

template <class Case>
struct recorded_row {
    using T = typename Case::element;
    static constexpr auto x() {
        tensor<T, Key<Case::extent_0>> result{};
        for (std::size_t i = 0; i < result.size; ++i) result.values[i] = Case::x[i];
        return result;
    }
    static constexpr auto weights() { return softmax<Key>(x()); }
    static constexpr auto logs() { return log_softmax<Key>(x()); }

    static void check() {
        INFO(Case::name);
        bool none_left = true;
        for (auto const value : Case::x) none_left = none_left && value == -inf<T>;
        BOTH_TIMES(of_row, weights);
        BOTH_TIMES(logs_of_row, logs);
        for (std::size_t i = 0; i < Case::extent_0; ++i) {
            weight_is_near(of_row.values[i], Case::safe_softmax_double[i]);
            if (none_left) {
                // heed's logarithm of a row without a weight is that of its zeros; PyTorch's is a NaN.
                REQUIRE(logs_of_row.values[i] == -inf<T>);
            } else {
                logarithm_is_near(logs_of_row.values[i], Case::log_softmax_double[i]);
            }
        }
    }
};

template <class... Cases>
void recorded_tensors(reference::case_list<Cases...>) {
    (recorded<Cases>::check(), ...);
}
template <class... Cases>
void recorded_rows(reference::case_list<Cases...>) {
    (recorded_row<Cases>::check(), ...);
}

using recorded_extremes = recorded<reference::softmax_extremes_double>;
using recorded_equal = recorded<reference::softmax_equal_float>;

template <class T>
void the_row_of_the_lesson() {
    BOTH_TIMES(weights, of_the_lesson<T>);
    BOTH_TIMES(shifted, shifted_to_zero<T>);
    REQUIRE(heed_test::same_bits(weights, shifted));
    double const expected[4] = {0.08714431874203257, 0.23688281808991013, 0.03205860328008499, 0.6439142598879722};
    for (std::size_t i = 0; i < 4; ++i) weight_is_near(weights.values[i], expected[i]);

    BOTH_TIMES(naive, naive_of_the_lesson<T>);
    for (auto const value : naive.values) REQUIRE(heed::math::is_nan(value));
}

template <class T>
void very_negative_rows() {
    BOTH_TIMES(weights, equal_and_very_negative<T>);
    STATIC_REQUIRE(weights(0) == T(0.5));
    STATIC_REQUIRE(weights(1) == T(0.5));
    BOTH_TIMES(naive, naive_underflow<T>);
    for (auto const value : naive.values) REQUIRE(heed::math::is_nan(value));
}

template <class T>
void special_rows() {
    BOTH_TIMES(weights, of_special_rows<T>);
    T const quotient = T(1) / T(3);
    for (std::size_t k = 0; k < 3; ++k) {
        REQUIRE(weights(0, k) == (k == 1 ? T(0) : T(0.5)));
        REQUIRE(weights(1, k) == 0);
        REQUIRE(!heed::math::sign_bit(weights(1, k)));
        REQUIRE(heed::math::is_nan(weights(2, k)));
        REQUIRE(heed::math::is_nan(weights(3, k)));
        REQUIRE(heed::math::is_nan(weights(4, k)));
        REQUIRE(weights(5, k) == (k == 0 ? T(1) : T(0)));
        REQUIRE(weights(6, k) == quotient);
    }
    BOTH_TIMES(logs, logarithm_of_special_rows<T>);
    for (std::size_t k = 0; k < 3; ++k) {
        if (k == 1) REQUIRE(logs(0, k) == -inf<T>);
        if (k != 1) REQUIRE(heed::math::abs(static_cast<double>(logs(0, k)) + 0.6931471805599453) < 1e-7);
        REQUIRE(logs(1, k) == -inf<T>);
        REQUIRE(heed::math::is_nan(logs(2, k)));
        REQUIRE(heed::math::is_nan(logs(3, k)));
        REQUIRE(heed::math::is_nan(logs(4, k)));
        REQUIRE(logs(5, k) == (k == 0 ? T(0) : -inf<T>));
    }
    BOTH_TIMES(naive, naive_of_special_rows<T>);
    for (std::size_t k = 0; k < 3; ++k) {
        REQUIRE(naive(0, k) == (k == 1 ? T(0) : T(0.5)));
        REQUIRE(heed::math::is_nan(naive(1, k)));  // 0 / 0
        REQUIRE(heed::math::is_nan(naive(2, k)));
        REQUIRE((k == 0 ? heed::math::is_nan(naive(3, k)) : naive(3, k) == 0));  // inf / inf and 1 / inf
        REQUIRE(heed::math::is_nan(naive(4, k)));
    }
}

template <class T>
void rows_beyond_all_differences() {
    BOTH_TIMES(weights, far_apart<T>);
    STATIC_REQUIRE(weights(0) == T(0.5));
    STATIC_REQUIRE(weights(1) == 0);
    STATIC_REQUIRE(weights(2) == T(0.5));
    BOTH_TIMES(logs, logarithm_of_far_apart<T>);
    STATIC_REQUIRE(logs(1) == -inf<T>);
    STATIC_REQUIRE(logs(0) == logs(2));
}

template <class T>
void rows_of_one() {
    BOTH_TIMES(result, one_element<T>);
    STATIC_REQUIRE(result(0) == 1);
    STATIC_REQUIRE(result(1) == 0);
    STATIC_REQUIRE(result(2) == 1);
    STATIC_REQUIRE(result(3) == 0);
}

}  // namespace

TEST_CASE("softmax goes over the first, the middle and the last axis, and every row sums to 1") {
    axes_of_three<float, 2, 3, 5>::all();
    axes_of_three<double, 3, 5, 2>::all();
    axes_of_three<float, 3, 3, 3>::all();
}

TEST_CASE("softmax of the lesson's large scores is finite, and the naive one is not") {
    the_row_of_the_lesson<float>();
    the_row_of_the_lesson<double>();
}

TEST_CASE("two equal large negative scores share the weight exactly, and the naive softmax divides zero by zero") {
    very_negative_rows<float>();
    very_negative_rows<double>();
}

TEST_CASE("an infinity or a NaN says what happens to its own row only") {
    special_rows<float>();
    special_rows<double>();
}

TEST_CASE("scores whose distance is beyond all numbers are scores like any other") {
    rows_beyond_all_differences<float>();
    rows_beyond_all_differences<double>();
}

TEST_CASE("a row of one score has all the weight, whatever the score") {
    rows_of_one<float>();
    rows_of_one<double>();
}

TEST_CASE("log_softmax keeps what softmax rounds to zero") {
    BOTH_TIMES(weights, far_below_exponentiated);
    STATIC_REQUIRE(weights(1) == 0);
    BOTH_TIMES(logs, far_below);
    STATIC_REQUIRE(logs(0) == 0);
    STATIC_REQUIRE(logs(1) == -200.0f);
}

TEST_CASE("the naive softmax overflows where its documentation says") {
    BOTH_TIMES(fits, naive_just_fits);
    STATIC_REQUIRE(fits(0) == 1);
    BOTH_TIMES(large, naive_just_too_large);
    STATIC_REQUIRE(heed::math::is_nan(large(0)));
    STATIC_REQUIRE(large(1) == 0);
    BOTH_TIMES(large_double, naive_just_too_large_for_double);
    STATIC_REQUIRE(heed::math::is_nan(large_double(0)));
    STATIC_REQUIRE(large_double(1) == 0);
}

TEST_CASE("a sum of naive exponentials that overflows leaves no weight at all") {
    BOTH_TIMES(sum_too_large, naive_sum_overflows);
    STATIC_REQUIRE(sum_too_large(0) == 0);
    STATIC_REQUIRE(sum_too_large(1) == 0);
    STATIC_REQUIRE(sum_too_large(2) == 0);
}

TEST_CASE("softmax of scores is a distribution, of logits attention weights, and the others are plain tensors") {
    using plain = tensor<float, Query<2>, Key<3>>;
    using logits = decltype(heed::as_logits<Key>(plain{}));
    using distribution = decltype(softmax<Key>(plain{}));
    using weights = decltype(softmax<Key>(logits{}));
    static_assert(heed::is_distribution_over<distribution, Key> && !heed::is_distribution_over<distribution, Query>);
    static_assert(heed::is_distribution_over<weights, Key>);
    static_assert(__is_same(distribution, heed::distribution<Key, float, Query<2>, Key<3>>));
    static_assert(__is_same(weights, decltype(heed::as_attention_weights<Key>(plain{}))));
    static_assert(!__is_same(weights, distribution));
    static_assert(__is_same(decltype(log_softmax<Key>(logits{})), plain));
    static_assert(__is_same(decltype(naive_softmax<Key>(logits{})), plain));

    auto const x = numbers<plain>(3);
    REQUIRE(softmax<Key>(heed::as_logits<Key>(x)) == softmax<Key>(x));
}

TEST_CASE("softmax and log_softmax agree with PyTorch's recorded ones") {
    recorded_tensors(reference::softmax_cases_float{});
    recorded_tensors(reference::softmax_cases_double{});
    BOTH_TIMES(extremes, recorded_extremes::over_query);
    recorded_extremes::check(extremes, reference::softmax_extremes_double::softmax_1_double);
    BOTH_TIMES(equal, recorded_equal::log_over_batch);
    recorded_equal::check_logs(equal, reference::softmax_equal_float::log_softmax_0_double);
}

TEST_CASE("rows at the limits agree with PyTorch's recorded ones, at both times") {
    recorded_rows(reference::softmax_row_cases_float{});
    recorded_rows(reference::softmax_row_cases_double{});
}
