// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/contract.hpp>
#include <heed/math/detail/arithmetic.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "../support/both_times.hpp"

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;

enum axis { batch, row, column, first, second };

struct layout {
    char const* name;
    // The axes of the operands from the outermost to the innermost one, and their number.
    std::size_t out_rank, a_rank, b_rank;
    axis out[3], a[4], b[4];
    // The order in which the contracted axes are gone through.
    std::size_t inner_rank = 1;
    axis inner[2] = {first, second};
    // Whether the loops over the output go through its axes from the innermost one on, and how far its elements are
    // apart.
    bool backwards = false;
    std::size_t apart = 1;
};

constexpr layout layouts[] = {
    {"rows times columns", 2, 2, 2, {row, column}, {row, first}, {first, column}},
    {"b turned in memory", 2, 2, 2, {row, column}, {row, first}, {column, first}},
    {"a turned in memory", 2, 2, 2, {row, column}, {first, row}, {first, column}},
    {"both turned in memory", 2, 2, 2, {row, column}, {first, row}, {column, first}},
    {"columns of a", 2, 2, 2, {column, row}, {first, row}, {column, first}},
    {"columns of a, turned in memory", 2, 2, 2, {column, row}, {row, first}, {first, column}},
    {"a batch outside", 3, 3, 3, {batch, row, column}, {batch, row, first}, {batch, first, column}},
    {"a batch outside, b turned", 3, 3, 3, {batch, row, column}, {batch, row, first}, {batch, column, first}},
    {"a batch within", 3, 3, 3, {batch, row, column}, {row, batch, first}, {first, batch, column}},
    {"a batch innermost", 3, 3, 3, {batch, row, column}, {row, first, batch}, {column, first, batch}},
    {"a batch of a only", 3, 3, 2, {batch, row, column}, {batch, row, first}, {first, column}},
    {"two contracted axes that are one", 2, 3, 3, {row, column}, {row, first, second}, {first, second, column}, 2},
    {"two contracted axes, b's swapped", 2, 3, 3, {row, column}, {row, first, second}, {second, column, first}, 2},
    {"two contracted axes with a row between",
     2,
     3,
     3,
     {row, column},
     {first, row, second},
     {first, second, column},
     2},
    {"two contracted axes, b turned", 2, 3, 3, {row, column}, {row, first, second}, {column, first, second}, 2},
    {"two contracted axes, backwards",
     2,
     3,
     3,
     {row, column},
     {row, second, first},
     {column, first, second},
     2,
     {second, first}},
    {"a times a vector", 1, 2, 1, {row}, {row, first}, {first}},
    {"a, turned, times a vector", 1, 2, 1, {row}, {first, row}, {first}},
    {"a vector times b", 1, 1, 2, {column}, {first}, {first, column}},
    {"rows times rows", 1, 2, 2, {batch}, {batch, first}, {batch, first}},
    {"columns times columns", 1, 2, 2, {batch}, {first, batch}, {first, batch}},
    {"rows times columns, side by side", 1, 2, 2, {batch}, {batch, first}, {first, batch}},
    {"output columns far apart", 2, 2, 2, {column, row}, {row, first}, {column, first}},
    {"a batch of b only, between rows and columns",
     3,
     2,
     3,
     {row, batch, column},
     {row, first},
     {batch, first, column}},
    {"an output that is turned in memory", 2, 2, 2, {column, row}, {row, first}, {first, column}, 1, {first}, true},
    {"an output that is turned in memory, in batches",
     3,
     3,
     3,
     {column, batch, row},
     {batch, first, row},
     {batch, first, column},
     1,
     {first},
     true},
    {"every third element of the output", 2, 2, 2, {row, column}, {row, first}, {first, column}, 1, {first}, false, 3},
    {"one number", 0, 1, 1, {}, {first}, {first}},
};
constexpr std::size_t layout_count = sizeof(layouts) / sizeof(layouts[0]);

struct extents {
    std::size_t of[5];
};

constexpr std::size_t size_of(axis const* axes, std::size_t rank, extents const& e) {
    std::size_t size = 1;
    for (std::size_t i = 0; i < rank; ++i) size *= e.of[axes[i]];
    return size;
}
// How far an operand moves along an axis; not at all when it has not got it.
constexpr std::size_t stride_of(axis which, axis const* axes, std::size_t rank, extents const& e) {
    std::size_t stride = 1;
    for (std::size_t i = rank; i-- > 0; stride *= e.of[axes[i]]) {
        if (axes[i] == which) return stride;
    }
    return 0;
}

template <std::size_t Layout>
constexpr auto outer_of(extents const& e) {
    constexpr layout L = layouts[Layout];
    kernel::nest<3, 3> nest{};
    for (std::size_t i = 0; i < L.out_rank; ++i) {
        axis const visited = L.out[L.backwards ? L.out_rank - 1 - i : i];
        std::size_t const to = nest.rank++;
        nest.extents[to] = e.of[visited];
        nest.strides[0][to] = stride_of(visited, L.out, L.out_rank, e) * L.apart;
        nest.strides[1][to] = stride_of(visited, L.a, L.a_rank, e);
        nest.strides[2][to] = stride_of(visited, L.b, L.b_rank, e);
    }
    return kernel::collapse(nest);
}
template <std::size_t Layout>
constexpr auto inner_of(extents const& e) {
    constexpr layout L = layouts[Layout];
    kernel::nest<2, 2> nest{};
    for (std::size_t i = 0; i < L.inner_rank; ++i) {
        std::size_t const to = nest.rank++;
        nest.extents[to] = e.of[L.inner[i]];
        nest.strides[0][to] = stride_of(L.inner[i], L.a, L.a_rank, e);
        nest.strides[1][to] = stride_of(L.inner[i], L.b, L.b_rank, e);
    }
    return kernel::collapse(nest);
}

// What a contraction is: for every element of the output one chain from zero on.
template <class T>
void by_hand(layout const& L, T* out, T const* a, T const* b, extents const& e) {
    std::size_t const size = size_of(L.out, L.out_rank, e);
    for (std::size_t o = 0; o < size; ++o) {
        std::size_t at_a = 0, at_b = 0, left = o;
        for (std::size_t i = L.out_rank; i-- > 0; left /= e.of[L.out[i]]) {
            std::size_t const index = left % e.of[L.out[i]];
            at_a += index * stride_of(L.out[i], L.a, L.a_rank, e);
            at_b += index * stride_of(L.out[i], L.b, L.b_rank, e);
        }
        // Not a constant, of which -ffast-math would forget the sign.
        T volatile zero = 0;
        T sum = zero;
        std::size_t const outermost = L.inner_rank == 2 ? e.of[L.inner[0]] : 1;
        axis const innermost = L.inner[L.inner_rank - 1];
        std::size_t const a_step = stride_of(innermost, L.a, L.a_rank, e),
                          b_step = stride_of(innermost, L.b, L.b_rank, e);
        for (std::size_t i = 0; i < outermost; ++i) {
            T const* from_a = a + at_a + (L.inner_rank == 2 ? i * stride_of(L.inner[0], L.a, L.a_rank, e) : 0);
            T const* from_b = b + at_b + (L.inner_rank == 2 ? i * stride_of(L.inner[0], L.b, L.b_rank, e) : 0);
            for (std::size_t k = 0; k < e.of[innermost]; ++k)
                sum = math::multiply_add(from_a[k * a_step], from_b[k * b_step], sum);
        }
        out[o * L.apart] = sum;
    }
}

enum class fill {
    // No sum of products is exact.
    inexact,
    // Also those that are treated specially.
    special,
    // Whole numbers whose products often lie halfway between two floats, and a few small or very small ones, which
    // decide
    // how to round then: one and the other way of the constant evaluator to be exact.
    halfway,
    far_halfway,
};

template <class T>
constexpr T number(unsigned& seed, fill how) {
    seed = seed * 1103515245u + 12345u;
    unsigned const kind = seed >> 16 & 63;
    int const whole = static_cast<int>(seed >> 12 & 4095) - 2047;
    if (how == fill::halfway || how == fill::far_halfway) {
        return kind > 20 ? static_cast<T>(4 * whole + 1) : how == fill::halfway ? T(0x1p-17) : T(-0x1p-60);
    }
    if (how == fill::inexact || kind > 9) return static_cast<T>(whole) * T(0.143);
    T const specials[] = {math::infinity<T>,
                          -math::infinity<T>,
                          math::quiet_nan<T>,
                          T(0),
                          T(-0.0),
                          std::numeric_limits<T>::denorm_min(),
                          -std::numeric_limits<T>::min() / 2,
                          std::numeric_limits<T>::max(),
                          -std::numeric_limits<T>::max() / 2,
                          T(1e-20)};
    return specials[kind];
}

template <class T>
bool equal(T x, T y) {
    return heed_test::same_bits(x, y) || (math::is_nan(x) && math::is_nan(y));
}

/// All but the kernel itself, which is compiled once for all of them.
template <class T>
[[gnu::noinline]] void check(layout const& L, extents const& e, void (*contract)(T*, T const*, T const*)) {
    std::size_t const a_size = size_of(L.a, L.a_rank, e), b_size = size_of(L.b, L.b_rank, e);
    std::size_t const out_size = size_of(L.out, L.out_rank, e) * L.apart;
    // On the heap, each on its own: a sanitizer sees one element too many.
    auto a = std::make_unique<T[]>(a_size);
    auto b = std::make_unique<T[]>(b_size);
    auto out = std::make_unique<T[]>(out_size);
    auto expected = std::make_unique<T[]>(out_size);
    for (fill const how : {fill::inexact, fill::special}) {
        unsigned seed = static_cast<unsigned>(e.of[row] * 31 + e.of[column] * 7 + e.of[first]);
        for (std::size_t i = 0; i < a_size; ++i) a[i] = number<T>(seed, how);
        for (std::size_t i = 0; i < b_size; ++i) b[i] = number<T>(seed, how);
        for (std::size_t i = 0; i < out_size; ++i) out[i] = expected[i] = T(-1);
        contract(out.get(), a.get(), b.get());
        by_hand(L, expected.get(), a.get(), b.get(), e);
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < out_size; ++i) wrong += !equal(out[i], expected[i]);
        INFO(L.name << ", batch " << e.of[batch] << ", rows " << e.of[row] << ", columns " << e.of[column]
                    << ", contracted " << e.of[first] << " and " << e.of[second]);
        REQUIRE(wrong == 0);
    }
}
template <std::size_t Layout, class T, std::size_t E0, std::size_t E1, std::size_t E2, std::size_t E3, std::size_t E4>
void check() {
    constexpr layout L = layouts[Layout];
    static constexpr extents e{{E0, E1, E2, E3, E4}};
    using of_out = T[size_of(L.out, L.out_rank, e) * L.apart];
    using of_a = T[size_of(L.a, L.a_rank, e)];
    using of_b = T[size_of(L.b, L.b_rank, e)];
    check<T>(layouts[Layout], e, [](T* out, T const* a, T const* b) {
        kernel::contract<outer_of<Layout>(e), inner_of<Layout>(e), T>(
            reinterpret_cast<of_out&>(*out), reinterpret_cast<of_a const&>(*a), reinterpret_cast<of_b const&>(*b));
    });
}

// Extents from 1 to 40, another five for every case.
constexpr std::size_t sampled(std::size_t which, std::size_t axis) {
    std::size_t x = (which * 5 + axis + 1) * 2654435761u;
    x ^= x >> 13;
    x = x * 2246822519u % 4294967296u;
    x ^= x >> 16;
    return axis == batch ? x % 5 + 1 : axis == second ? x % 7 + 1 : x % 40 + 1;
}

template <std::size_t Layout, class T, std::size_t Which>
void check_sample() {
    check<Layout, T, sampled(Which, 0), sampled(Which, 1), sampled(Which, 2), sampled(Which, 3), sampled(Which, 4)>();
}
template <class T, std::size_t First, std::size_t... I>
void check_layouts(std::index_sequence<I...>) {
    (check_sample<I, T, First + I>(), ...);
}

// Small enough for a constant expression.
template <std::size_t Layout, class T, std::size_t E0, std::size_t E1, std::size_t E2, std::size_t E3, std::size_t E4>
struct both {
    static constexpr layout L = layouts[Layout];
    static constexpr extents e{{E0, E1, E2, E3, E4}};
    using word = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    static constexpr std::size_t size = size_of(L.out, L.out_rank, e) * L.apart;
    struct result_type {
        word bits[size];
    };
    template <fill How>
    static constexpr result_type result() {
        T a[size_of(L.a, L.a_rank, e)] = {}, b[size_of(L.b, L.b_rank, e)] = {};
        unsigned seed = static_cast<unsigned>(E1 * 31 + E2 * 7 + E3);
        for (auto& x : a) x = number<T>(seed, How);
        for (auto& x : b) x = number<T>(seed, How);
        T out[size] = {};
        kernel::contract<outer_of<Layout>(e), inner_of<Layout>(e), T>(out, a, b);
        result_type result{};
        // Which NaN it is differs.
        for (std::size_t i = 0; i < size; ++i)
            result.bits[i] = math::is_nan(out[i]) ? ~word{0} : __builtin_bit_cast(word, out[i]);
        return result;
    }
    static void check() {
        BOTH_TIMES(inexact, result<fill::inexact>);
        BOTH_TIMES(special, result<fill::special>);
        BOTH_TIMES(halfway, result<fill::halfway>);
        BOTH_TIMES(far_halfway, result<fill::far_halfway>);
    }
};

}  // namespace

TEST_CASE("a contraction sums every element in one chain, whatever the layout: extents of 1 to 40, float") {
    check_layouts<float, 0>(std::make_index_sequence<layout_count>{});
    check_layouts<float, 100>(std::make_index_sequence<layout_count>{});
}

TEST_CASE("a contraction sums every element in one chain, whatever the layout: extents of 1 to 40, double") {
    check_layouts<double, 200>(std::make_index_sequence<layout_count>{});
}

TEST_CASE("a contraction of equal extents sums every element in one chain") {
    check<0, float, 3, 3, 3, 3, 1>();
    check<0, float, 4, 4, 4, 4, 1>();
    check<1, float, 4, 4, 4, 4, 1>();
    check<0, float, 5, 5, 5, 5, 1>();
    check<0, float, 7, 7, 7, 7, 1>();
    check<0, float, 8, 8, 8, 8, 1>();
    check<0, float, 12, 12, 12, 12, 1>();
    check<0, float, 20, 20, 20, 20, 1>();
    check<0, float, 33, 33, 33, 33, 1>();
    check<12, float, 6, 6, 6, 6, 6>();
    check<0, double, 2, 2, 2, 2, 1>();
    check<0, double, 4, 4, 4, 4, 1>();
}

TEST_CASE("a matrix times a vector: columns far apart are summed one vector after the other") {
    // Whole vectors and a last one that reaches back, lines of the cache and what is behind the last one, and rows that
    // share their lines of the cache.
    check<16, float, 1, 40, 1, 64, 1>();
    check<16, float, 1, 67, 1, 101, 1>();
    check<16, float, 1, 64, 1, 64, 1>();
    check<16, float, 1, 33, 1, 1024, 1>();
    check<16, float, 1, 16, 1, 1027, 1>();
    check<16, double, 1, 21, 1, 37, 1>();
    check<16, double, 1, 19, 1, 513, 1>();
    check<1, float, 1, 1, 71, 83, 1>();
    check<7, float, 3, 1, 35, 49, 1>();
}

TEST_CASE("a contraction of few columns sums several rows at once") {
    check<23, float, 4, 3, 3, 5, 1>();
    check<23, float, 3, 7, 5, 2, 1>();
    check<23, float, 2, 5, 11, 3, 1>();
    check<0, float, 1, 8, 4, 12, 1>();
    check<0, float, 1, 80, 4, 4, 1>();
    check<6, float, 3, 4, 4, 8, 1>();
    check<7, float, 3, 16, 4, 8, 1>();
    check<0, double, 1, 12, 2, 6, 1>();
}

TEST_CASE("a contraction of many elements goes through them part by part") {
    check<1, float, 1, 9, 22, 1601, 1>();
    check<14, float, 1, 7, 19, 3, 811>();
    check<19, float, 37, 1, 1, 1203, 1>();
    check<1, double, 1, 5, 33, 700, 1>();
    // Far between b's rows.
    check<0, float, 1, 37, 530, 67, 1>();
    check<0, float, 1, 33, 517, 401, 1>();
}

TEST_CASE("a matrix times a vector sums every element in one chain, however many rows share a place in the cache") {
    check<16, float, 1, 5, 1, 1024, 1>();
    check<16, float, 1, 37, 1, 512, 1>();
    check<16, float, 1, 67, 1, 256, 1>();
    check<16, float, 1, 131, 1, 101, 1>();
    check<16, double, 1, 19, 1, 512, 1>();
}

TEST_CASE("a contraction has the same bits at both times, also of numbers that are treated specially") {
    both<0, float, 1, 5, 7, 11, 1>::check();
    both<1, float, 1, 7, 5, 3, 1>::check();
    both<8, float, 2, 3, 5, 4, 1>::check();
    both<12, float, 1, 3, 17, 2, 5>::check();
    both<16, float, 1, 19, 1, 5, 1>::check();
    both<0, float, 1, 4, 4, 4, 1>::check();
    both<0, float, 1, 3, 5, 131, 1>::check();
    both<0, float, 1, 13, 11, 2, 1>::check();
    both<0, double, 1, 3, 5, 7, 1>::check();
    both<1, double, 1, 5, 2, 3, 1>::check();
}
