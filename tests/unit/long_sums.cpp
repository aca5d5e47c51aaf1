// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>
#include <heed/kernel/cumsum.hpp>
#include <heed/kernel/fused_attention.hpp>
#include <heed/kernel/reduce.hpp>
#include <heed/kernel/softmax.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "../support/catch.hpp"

// Sums of more terms than one chain has. With blocks of a few terms instead of 65,536 the order is compared, to the
// bit and at both times, with one that is written down once more here; with 65,536 the sums themselves.

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr T number(std::size_t i) {
    return static_cast<T>(static_cast<int>((i + 1) * 7919 % 2003) - 1001) * T(0.0437);
}

/// The sum of `blocks` blocks, `block(i)` each: of the greatest power of two below that, and of the others.
template <class T, class Block>
constexpr T tree(std::size_t first, std::size_t blocks, Block block) {
    if (blocks == 1) return block(first);
    std::size_t half = 1;
    while (2 * half < blocks) half *= 2;
    return math::sum(tree<T>(first, half, block), tree<T>(first + half, blocks - half, block));
}
/// The sum of n terms, of which `sum(first, end)` gives that of a block.
template <class T, class Sum>
constexpr T by_hand(std::size_t n, std::size_t longest, Sum sum) {
    return tree<T>(0, (n + longest - 1) / longest, [&](std::size_t block) {
        return sum(block * longest, block * longest + longest < n ? block * longest + longest : n);
    });
}
/// Terms `x(i)` in 16 lanes, and the products of `x(i)` and `y(i)` in one chain.
template <class T, class X>
constexpr T in_lanes(std::size_t n, std::size_t longest, X x) {
    return by_hand<T>(n, longest, [&](std::size_t first, std::size_t end) {
        kernel::lane_sum<T> sum{};
        for (std::size_t i = first; i < end; ++i) sum.take(x(i));
        return sum.result();
    });
}
template <class T, class X, class Y>
constexpr T of_products(std::size_t n, std::size_t longest, X x, Y y) {
    return by_hand<T>(n, longest, [&](std::size_t first, std::size_t end) {
        T sum = 0;
        for (std::size_t i = first; i < end; ++i) sum = math::multiply_add(x(i), y(i), sum);
        return sum;
    });
}

template <class T>
constexpr bool same(T a, T b) {
    if constexpr (sizeof(T) <= 8) {
        using word = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
        return __builtin_bit_cast(word, a) == __builtin_bit_cast(word, b);
    } else {
        return a == b;
    }
}

// Contractions -------------------------------------------------------------------------------------------------------

/// `Rows` times `Columns` outputs, First times Second contracted elements: of a side by side, and b turned in memory
/// or not, or with a gap between the two axes, which cannot be one then.
template <class T, std::size_t Rows, std::size_t Columns, std::size_t First, std::size_t Second, std::size_t Gap,
          bool Turned, std::size_t Longest>
struct contraction {
    static constexpr std::size_t in_row = First * (Second + Gap), n = First * Second;
    static constexpr auto outer = kernel::collapse(kernel::nest<3, 2>{
        2, {Rows, Columns}, {{Columns, 1}, {in_row, 0}, {0, Turned ? in_row : 1}}});
    static constexpr std::size_t b_step = Turned ? 1 : Columns;
    static constexpr auto inner = kernel::collapse(kernel::nest<2, 2>{
        2, {First, Second}, {{Second + Gap, 1}, {(Second + Gap) * b_step, b_step}}});

    static constexpr int wrong() {
        T a[Rows * in_row] = {}, b[Columns * in_row] = {}, out[Rows * Columns] = {};
        for (std::size_t i = 0; i < Rows * in_row; ++i) a[i] = number<T>(i);
        for (std::size_t i = 0; i < Columns * in_row; ++i) b[i] = number<T>(3 * i + 1);
        kernel::contract<outer, inner, T, Longest>(out, a, b);
        int count = 0;
        for (std::size_t i = 0; i < Rows; ++i) {
            for (std::size_t j = 0; j < Columns; ++j) {
                auto const place = [](std::size_t k) { return k / Second * (Second + Gap) + k % Second; };
                T const expected = of_products<T>(
                    n, Longest, [&](std::size_t k) { return a[i * in_row + place(k)]; },
                    [&](std::size_t k) { return b[j * (Turned ? in_row : 1) + place(k) * b_step]; });
                count += same(expected, out[i * Columns + j]) ? 0 : 1;
            }
        }
        return count;
    }
    static void check() {
        constexpr int in_constant = wrong();
        STATIC_REQUIRE(in_constant == 0);
        int (*volatile hidden)() = wrong;
        INFO(Rows << " rows, " << Columns << " columns, " << First << " times " << Second << " contracted, gap " << Gap
                  << ", blocks of " << Longest);
        CHECK(hidden() == 0);
    }
};

// Sums ---------------------------------------------------------------------------------------------------------------

/// Columns elements of the output, each the sum of Length elements: side by side where `InRow`.
template <class T, std::size_t Length, std::size_t Columns, bool InRow, std::size_t Longest>
constexpr int wrong_sums() {
    constexpr auto outer =
        kernel::collapse(kernel::nest<2, 1>{1, {Columns}, {{1}, {InRow ? Length : 1}}});
    constexpr auto inner = kernel::collapse(kernel::nest<1, 1>{1, {Length}, {{InRow ? 1 : Columns}}});
    T in[Length * Columns] = {}, out[Columns] = {};
    for (std::size_t i = 0; i < Length * Columns; ++i) in[i] = number<T>(i);
    kernel::reduce<outer, inner, kernel::lane_sum<T, Longest>>(out, in);
    int count = 0;
    for (std::size_t j = 0; j < Columns; ++j) {
        T const expected = in_lanes<T>(
            Length, Longest, [&](std::size_t i) { return InRow ? in[j * Length + i] : in[i * Columns + j]; });
        count += same(expected, out[j]) ? 0 : 1;
    }
    return count;
}

template <class T, std::size_t Length, std::size_t Longest>
struct softmaxes {
    struct both {
        T of[2][Length];
    };
    static constexpr both in_any_order() {
        both result{};
        T in[Length] = {};
        for (std::size_t i = 0; i < Length; ++i) in[i] = number<T>(i) * T(0.0625);
        using row_in = kernel::row<Length, 1, T const[Length]>;
        using row_out = kernel::row<Length, 1, T[Length]>;
        kernel::softmax_row<T, Longest>(row_out{result.of[0], 0}, row_in{in, 0});
        kernel::log_softmax_row<T, Longest>(row_out{result.of[1], 0}, row_in{in, 0});
        return result;
    }
    static constexpr int wrong_sum() {
        T in[Length] = {}, highest = -1000;
        for (std::size_t i = 0; i < Length; ++i) in[i] = number<T>(i) * T(0.0625), highest = math::max(highest, in[i]);
        T const sum = in_lanes<T>(
            Length, Longest, [&](std::size_t i) { return kernel::exp_for_softmax(math::difference(in[i], highest)); });
        auto const came = in_any_order();
        int count = 0;
        for (std::size_t i = 0; i < Length; ++i) {
            T const weight = kernel::exp_for_softmax(math::difference(in[i], highest));
            count += same(came.of[0][i], math::product(weight, math::quotient(T(1), sum))) ? 0 : 1;
            count += same(came.of[1][i], math::difference(math::difference(in[i], highest), math::log(sum))) ? 0 : 1;
        }
        return count;
    }
    /// At run time: as a row, and as `Columns` columns side by side.
    template <std::size_t Columns>
    static int wrong_in_vectors() {
        constexpr both expected = in_any_order();
        T in[Length * Columns], out[Length * Columns];
        for (std::size_t i = 0; i < Length; ++i) in[i] = number<T>(i) * T(0.0625);
        int count = 0;
        kernel::detail::softmax_of_row<Length, Longest>(out, in);
        for (std::size_t i = 0; i < Length; ++i) count += same(out[i], expected.of[0][i]) ? 0 : 1;
        kernel::detail::log_softmax_of_row<Length, Longest>(out, in);
        for (std::size_t i = 0; i < Length; ++i) count += same(out[i], expected.of[1][i]) ? 0 : 1;
        for (std::size_t i = Length; i-- > 0;) {
            for (std::size_t j = 0; j < Columns; ++j) in[i * Columns + j] = number<T>(i) * T(0.0625);
        }
        kernel::detail::softmax_of_columns<Length, Columns, Columns, Columns, Longest>(out, in);
        for (std::size_t i = 0; i < Length * Columns; ++i) count += same(out[i], expected.of[0][i / Columns]) ? 0 : 1;
        kernel::detail::log_softmax_of_columns<Length, Columns, Columns, Columns, Longest>(out, in);
        for (std::size_t i = 0; i < Length * Columns; ++i) count += same(out[i], expected.of[1][i / Columns]) ? 0 : 1;
        return count;
    }
};

// Attention ----------------------------------------------------------------------------------------------------------

/// Whether the products of a query's and a key's features are summed in blocks: the scores are seen in the weights, and
/// these in an output of one value that is 1 for the second key only.
template <class T, std::size_t Features, std::size_t Longest>
constexpr int wrong_scores() {
    constexpr kernel::attention_plan plan{1, 2, Features, 1, Features, 1, Features, 1, 1, 1, 1, 1, Longest};
    T q[Features] = {}, k[2 * Features] = {}, v[2] = {0, 1}, out[1] = {};
    for (std::size_t i = 0; i < Features; ++i) q[i] = number<T>(i), k[i + Features] = number<T>(2 * i + 5);
    T const scale = T(0.0001);
    kernel::fused_attention<plan>(out, q, k, v, scale, kernel::absent{});
    T const sum = of_products<T>(
        Features, Longest, [&](std::size_t i) { return q[i]; }, [&](std::size_t i) { return k[i + Features]; });
    T const score = math::product(sum, scale), high = score > 0 ? score : T(0);
    T const first = kernel::exp_for_softmax(math::difference(T(0), high));
    T const second = kernel::exp_for_softmax(math::difference(score, high));
    return same(out[0], math::product(second, math::quotient(T(1), math::sum(first, second)))) ? 0 : 1;
}

/// Weighted values, of keys of which every third is masked.
template <std::size_t Keys, std::size_t Columns, std::size_t Longest>
constexpr int wrong_under_a_mask() {
    constexpr auto outer = kernel::collapse(kernel::nest<3, 1>{1, {Columns}, {{1}, {0}, {1}}});
    constexpr auto keys = kernel::collapse(kernel::nest<2, 1>{1, {Keys}, {{1}, {Columns}}});
    float weights[Keys] = {}, v[Keys * Columns] = {}, out[Columns] = {};
    bool keep[Keys] = {};
    for (std::size_t i = 0; i < Keys; ++i) weights[i] = number<float>(i), keep[i] = i % 3 != 1;
    for (std::size_t i = 0; i < Keys * Columns; ++i) v[i] = number<float>(i + 9);
    kernel::attend<kernel::loops_of(outer, keys), float, false, Longest>(out, weights, v, keep);
    int count = 0;
    for (std::size_t j = 0; j < Columns; ++j) {
        float const expected = of_products<float>(
            Keys, Longest, [&](std::size_t i) { return keep[i] ? weights[i] : 0.0f; },
            [&](std::size_t i) { return v[i * Columns + j]; });
        count += same(out[j], expected) ? 0 : 1;
    }
    return count;
}

/// Running sums: those of the block, to which the last one before the block is added.
template <std::size_t Length, std::size_t Longest>
constexpr int wrong_running_sums() {
    float x[Length] = {};
    for (std::size_t i = 0; i < Length; ++i) x[i] = number<float>(i);
    float out[Length] = {};
    using row_in = kernel::row<Length, 1, float const[Length]>;
    kernel::cumsum_function<float, Longest>::template any<float>(kernel::row<Length, 1, float[Length]>{out, 0},
                                                                 row_in{x, 0});
    int count = 0;
    for (std::size_t i = 0; i < Length; ++i) {
        std::size_t const first = i / Longest * Longest;
        float expected = x[first];
        for (std::size_t k = first + 1; k <= i; ++k) expected = math::sum(expected, x[k]);
        if (first != 0) expected = math::sum(out[first - 1], expected);
        count += same(out[i], expected) ? 0 : 1;
    }
    return count;
}

#define CHECK_BOTH_TIMES(...)                          \
    do {                                               \
        constexpr int in_constant = (__VA_ARGS__)();   \
        STATIC_REQUIRE(in_constant == 0);              \
        int (*volatile hidden)() = (__VA_ARGS__);      \
        CHECK(hidden() == 0);                          \
    } while (false)

/// n elements of memory that is as big as one.
template <std::size_t N>
auto many(float const& one) {
    return strided_view<float const, strides<0>, Key<N>>(&one);
}

}  // namespace

TEST_CASE("A contraction of more terms than a chain has is a tree of chains, in any layout and at both times") {
    contraction<float, 1, 1, 1, 43, 0, true, 4>::check();
    contraction<float, 3, 5, 1, 11, 0, false, 5>::check();
    contraction<float, 2, 19, 1, 40, 0, false, 8>::check();
    contraction<float, 5, 7, 1, 27, 0, true, 4>::check();
    contraction<float, 1, 17, 1, 13, 0, true, 6>::check();
    contraction<double, 3, 4, 1, 9, 0, false, 4>::check();
    contraction<float, 4, 4, 4, 4, 0, false, 4>::check();
    contraction<long double, 2, 3, 1, 11, 0, false, 4>::check();
}

TEST_CASE("So is one over two axes, whether blocks end where an axis does or not") {
    contraction<float, 2, 3, 5, 4, 1, false, 8>::check();   // a block is two turns of the first
    contraction<float, 2, 3, 3, 8, 1, false, 4>::check();   // half a turn
    contraction<float, 3, 5, 7, 3, 2, false, 5>::check();   // neither
    contraction<float, 3, 5, 3, 7, 1, true, 4>::check();    // neither
    contraction<float, 4, 4, 4, 4, 1, true, 4>::check();    // one turn
}

TEST_CASE("A sum of more terms than a block has is a tree of sums in lanes, in any layout and at both times") {
    CHECK_BOTH_TIMES(wrong_sums<float, 131, 1, true, 20>);
    CHECK_BOTH_TIMES(wrong_sums<float, 41, 3, true, 8>);
    CHECK_BOTH_TIMES(wrong_sums<float, 37, 5, false, 18>);
    CHECK_BOTH_TIMES(wrong_sums<float, 41, 19, false, 4>);
    CHECK_BOTH_TIMES(wrong_sums<double, 29, 7, false, 4>);
    CHECK_BOTH_TIMES(wrong_sums<double, 16, 1, true, 4>);
    CHECK_BOTH_TIMES(wrong_sums<long double, 23, 2, true, 5>);
}

TEST_CASE("The sum in a softmax is one, in any layout and at both times") {
    CHECK_BOTH_TIMES(softmaxes<float, 53, 8>::wrong_sum);
    CHECK_BOTH_TIMES(softmaxes<float, 41, 20>::wrong_sum);
    CHECK(softmaxes<float, 53, 8>::wrong_in_vectors<3>() == 0);
    CHECK(softmaxes<float, 41, 20>::wrong_in_vectors<1>() == 0);
    CHECK(softmaxes<double, 17, 4>::wrong_in_vectors<2>() == 0);
}

TEST_CASE("Features are compared, and values weighed, in such sums, at both times") {
    CHECK_BOTH_TIMES(wrong_scores<float, 27, 4>);
    CHECK_BOTH_TIMES(wrong_scores<float, 70, 32>);
    CHECK_BOTH_TIMES(wrong_scores<double, 13, 5>);
    CHECK_BOTH_TIMES(wrong_under_a_mask<27, 5, 4>);
    CHECK_BOTH_TIMES(wrong_under_a_mask<9, 67, 8>);
}

TEST_CASE("Running sums of more terms than a chain has go on from the last sum before the block") {
    CHECK_BOTH_TIMES(wrong_running_sums<23, 5>);
    CHECK_BOTH_TIMES(wrong_running_sums<16, 4>);
    CHECK_BOTH_TIMES(wrong_running_sums<4, 4>);
    CHECK_BOTH_TIMES(wrong_running_sums<3, 4>);
}

TEST_CASE("Sums of many ones do not stay where one more is rounded away") {
    constexpr std::size_t n = std::size_t{1} << 25;
    float volatile hidden = 1;
    float const one = hidden;
    auto const ones = many<n>(one);
    CHECK(contract<Key>(ones, ones)() == static_cast<float>(n));
    CHECK(sum(ones)() == static_cast<float>(n));
    CHECK(mean(ones)() == 1.0f);
    CHECK((sum(many<2 * n + 65537>(one))() == static_cast<float>(2 * n + 65536)));
}

TEST_CASE("Nor do sums of many ones after a great number") {
    constexpr std::size_t n = (std::size_t{1} << 20) + 1;
    auto const ones = full<heap_tensor<float, Key<n>>>(1.0f);
    auto x = ones;
    float const great = 0x1p24f;
    for (std::size_t i = 0; i < 16; ++i) x(i) = great;
    double const exact = 16 * static_cast<double>(great) + static_cast<double>(n - 16);
    // The ones of the first block are lost, and only those.
    CHECK(exact - static_cast<double>(sum(x)()) <= 65536);
    CHECK(exact - static_cast<double>(contract<Key>(x, ones)()) <= 2 * 65536);
    auto const running = cumsum<Key>(x);
    CHECK(exact - static_cast<double>(running(n - 1)) <= 2 * 65536);
    CHECK(exact - static_cast<double>(running(n - 1)) >= 0);
}
