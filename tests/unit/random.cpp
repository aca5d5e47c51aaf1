// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <type_traits>

#include <heed/attention/mask.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/random/detail/mt19937.hpp>
#include <heed/random/generator.hpp>
#include <heed/random/rand.hpp>
#include <heed/random/randint.hpp>
#include <heed/random/randn.hpp>
#include <heed/random/randperm.hpp>
#include <heed/shape/axes.hpp>

#include "../reference/random.hpp"

using namespace heed::axes;
namespace fault = heed::fault;
namespace random_numbers = heed::random;
using random_numbers::generator;
using random_numbers::manual_seed;
using random_numbers::mt19937;
using random_numbers::rand;
using random_numbers::randint;
using random_numbers::randn;
using random_numbers::randperm;

namespace {

using reference_0 = heed_reference::random::seed_0;
using reference_1 = heed_reference::random::seed_1;
using reference_42 = heed_reference::random::seed_2;
using reference_32_ones = heed_reference::random::seed_3;
using reference_2_to_63 = heed_reference::random::seed_4;
static_assert(reference_42::seed == 42 && reference_32_ones::seed == 0xffffffffu && reference_2_to_63::seed >> 63 == 1);

#define EVERY_SEED reference_0, reference_1, reference_42, reference_32_ones, reference_2_to_63

/// The largest distance from PyTorch's of normal numbers, as measured over all that is recorded.
template <class T>
inline constexpr double bound_on_normals = sizeof(T) == 4 ? 2.4e-7 : 9e-16;

/// All that several calls drew, in their order; doubles hold every element exactly.
struct drawn {
    double values[1000];
    std::size_t count;

    template <class X>
    constexpr void add(X const& x) {
        for (auto const& value : x.values) values[count++] = static_cast<double>(value);
    }
};

/// The largest differences of what calls drew from what is recorded: of normal floats, of normal doubles, of the rest.
struct distances {
    drawn all;
    std::size_t next = 0;
    double of_exact = 0, of_floats = 0, of_doubles = 0;

    template <class T, std::size_t N>
    constexpr void measure(T const (&reference)[N], double& largest) {
        for (T const& value : reference) {
            double const difference = all.values[next++] - static_cast<double>(value);
            if (!(difference <= largest)) largest = difference;
            if (!(-difference <= largest)) largest = -difference;
        }
    }
    template <class T, std::size_t N>
    constexpr void exact(T const (&reference)[N]) {
        measure(reference, of_exact);
    }
    template <std::size_t N>
    constexpr void normal(float const (&reference)[N]) {
        measure(reference, of_floats);
    }
    template <std::size_t N>
    constexpr void normal(double const (&reference)[N]) {
        measure(reference, of_doubles);
    }
};

template <class X, class T, std::size_t N>
constexpr bool same_values(X const& x, T const (&reference)[N]) {
    static_assert(X::size == N && std::is_same_v<heed::element_of<X>, T>);
    for (std::size_t i = 0; i < N; ++i) {
        if (x.values[i] != reference[i]) return false;
    }
    return true;
}

// First draws -------------------------------------------------------------------------------------------------------

// Not inlined, so that they are compiled once and not once for each seed.
template <class T>
[[gnu::noinline]] constexpr auto fractions_from(std::uint64_t seed) {
    auto g = manual_seed(seed);
    return rand<T, Time<100>>(g);
}
/// Each number of normal numbers by itself, after the seed.
template <class T>
[[gnu::noinline]] constexpr drawn normals_from(std::uint64_t seed) {
    drawn all{};
    all.add(randn<T, Time<1>>(manual_seed(seed)));
    all.add(randn<T, Time<5>>(manual_seed(seed)));
    all.add(randn<T, Time<15>>(manual_seed(seed)));
    all.add(randn<T, Time<16>>(manual_seed(seed)));
    all.add(randn<T, Time<17>>(manual_seed(seed)));
    all.add(randn<T, Time<31>>(manual_seed(seed)));
    all.add(randn<T, Time<32>>(manual_seed(seed)));
    all.add(randn<T, Time<100>>(manual_seed(seed)));
    return all;
}
template <std::size_t N>
[[gnu::noinline]] constexpr auto permutation_from(std::uint64_t seed) {
    auto g = manual_seed(seed);
    return randperm<std::int64_t, Time<N>>(g);
}
template <class T, std::size_t N>
[[gnu::noinline]] constexpr auto integers_from(std::uint64_t seed, std::int64_t low, std::int64_t high) {
    auto g = manual_seed(seed);
    return randint<T, Time<N>>(g, low, high);
}

template <class Reference, class T>
constexpr auto fractions() {
    return fractions_from<T>(Reference::seed);
}
template <class Reference, class T>
constexpr drawn normals() {
    return normals_from<T>(Reference::seed);
}

template <class Reference>
constexpr distances distances_of_normals(drawn const& floats, drawn const& doubles) {
    distances of_floats{floats};
    of_floats.normal(Reference::randn_float_1);
    of_floats.normal(Reference::randn_float_5);
    of_floats.normal(Reference::randn_float_15);
    of_floats.normal(Reference::randn_float_16);
    of_floats.normal(Reference::randn_float_17);
    of_floats.normal(Reference::randn_float_31);
    of_floats.normal(Reference::randn_float_32);
    of_floats.normal(Reference::randn_float_100);
    distances of_doubles{doubles};
    of_doubles.normal(Reference::randn_double_1);
    of_doubles.normal(Reference::randn_double_5);
    of_doubles.normal(Reference::randn_double_15);
    of_doubles.normal(Reference::randn_double_16);
    of_doubles.normal(Reference::randn_double_17);
    of_doubles.normal(Reference::randn_double_31);
    of_doubles.normal(Reference::randn_double_32);
    of_doubles.normal(Reference::randn_double_100);
    of_floats.of_doubles = of_doubles.of_doubles;
    return of_floats;
}
template <class Reference, std::size_t N>
constexpr auto permutation() {
    return permutation_from<N>(Reference::seed);
}
template <class Reference, class T, std::size_t N, std::int64_t Low, std::int64_t High>
constexpr auto integers() {
    return integers_from<T, N>(Reference::seed, Low, High);
}

}  // namespace

TEMPLATE_TEST_CASE("rand draws PyTorch's bits", "", EVERY_SEED) {
    BOTH_TIMES(floats, fractions<TestType, float>);
    STATIC_REQUIRE(same_values(floats, TestType::rand_float));
    BOTH_TIMES(doubles, fractions<TestType, double>);
    STATIC_REQUIRE(same_values(doubles, TestType::rand_double));
}

TEMPLATE_TEST_CASE("randn draws PyTorch's pairs for fewer than 16 elements, and its blocks for more", "", EVERY_SEED) {
    BOTH_TIMES(floats, normals<TestType, float>);
    BOTH_TIMES(doubles, normals<TestType, double>);
    constexpr auto of = distances_of_normals<TestType>(floats, doubles);
    STATIC_REQUIRE(of.next == floats.count);
    STATIC_REQUIRE(of.of_floats <= bound_on_normals<float>);
    STATIC_REQUIRE(of.of_doubles <= bound_on_normals<double>);
}

TEMPLATE_TEST_CASE("randint draws PyTorch's whole numbers, narrow and wide, as every element", "", EVERY_SEED) {
    constexpr std::int64_t two_to_31 = std::int64_t{1} << 31, two_to_62 = std::int64_t{1} << 62,
                           greatest = std::numeric_limits<std::int64_t>::max();
    BOTH_TIMES(digit, integers<TestType, std::int64_t, 17, 0, 10>);
    STATIC_REQUIRE(same_values(digit, TestType::randint_digit));
    BOTH_TIMES(with_sign, integers<TestType, std::int64_t, 17, -5, 7>);
    STATIC_REQUIRE(same_values(with_sign, TestType::randint_signed));
    BOTH_TIMES(below, integers<TestType, std::int64_t, 7, 0, 2 * two_to_31 - 1>);
    STATIC_REQUIRE(same_values(below, TestType::randint_below_the_limit));
    BOTH_TIMES(limit, integers<TestType, std::int64_t, 7, 0, 2 * two_to_31>);
    STATIC_REQUIRE(same_values(limit, TestType::randint_limit));
    BOTH_TIMES(limit_signed, integers<TestType, std::int64_t, 7, -two_to_31, two_to_31>);
    STATIC_REQUIRE(same_values(limit_signed, TestType::randint_limit_signed));
    BOTH_TIMES(above, integers<TestType, std::int64_t, 7, -1, 2 * two_to_31>);
    STATIC_REQUIRE(same_values(above, TestType::randint_above_the_limit));
    BOTH_TIMES(wide, integers<TestType, std::int64_t, 7, -two_to_62, two_to_62>);
    STATIC_REQUIRE(same_values(wide, TestType::randint_wide));
    BOTH_TIMES(widest, integers<TestType, std::int64_t, 7, -greatest - 1, greatest>);
    STATIC_REQUIRE(same_values(widest, TestType::randint_widest));
    BOTH_TIMES(one, integers<TestType, std::int64_t, 2, 3, 4>);
    STATIC_REQUIRE(same_values(one, TestType::randint_one));

    BOTH_TIMES(flags, integers<TestType, bool, 17, 0, 2>);
    STATIC_REQUIRE(same_values(flags, TestType::randint_bool));
    BOTH_TIMES(bytes, integers<TestType, std::uint8_t, 17, 0, 256>);
    STATIC_REQUIRE(same_values(bytes, TestType::randint_byte));
    BOTH_TIMES(ints, integers<TestType, std::int32_t, 7, -two_to_31, two_to_31>);
    STATIC_REQUIRE(same_values(ints, TestType::randint_int));
    BOTH_TIMES(floats, integers<TestType, float, 7, -(1 << 24), (1 << 24) + 1>);
    STATIC_REQUIRE(same_values(floats, TestType::randint_float));
    BOTH_TIMES(doubles, integers<TestType, double, 7, -(std::int64_t{1} << 53), (std::int64_t{1} << 53) + 1>);
    STATIC_REQUIRE(same_values(doubles, TestType::randint_double));
}

TEMPLATE_TEST_CASE("randperm draws PyTorch's permutations", "", EVERY_SEED) {
    BOTH_TIMES(one, permutation<TestType, 1>);
    STATIC_REQUIRE(same_values(one, TestType::randperm_1));
    BOTH_TIMES(two, permutation<TestType, 2>);
    STATIC_REQUIRE(same_values(two, TestType::randperm_2));
    BOTH_TIMES(five, permutation<TestType, 5>);
    STATIC_REQUIRE(same_values(five, TestType::randperm_5));
    BOTH_TIMES(sixteen, permutation<TestType, 16>);
    STATIC_REQUIRE(same_values(sixteen, TestType::randperm_16));
    BOTH_TIMES(hundred, permutation<TestType, 100>);
    STATIC_REQUIRE(same_values(hundred, TestType::randperm_100));
    BOTH_TIMES(more_than_the_state, permutation<TestType, 700>);
    STATIC_REQUIRE(same_values(more_than_the_state, TestType::randperm_700));
}

// Sequences ---------------------------------------------------------------------------------------------------------

namespace {

/// The calls of SEQUENCE in tests/reference/generate.py.
[[gnu::noinline]] constexpr drawn sequence_from(std::uint64_t seed) {
    using whole = std::int64_t;
    drawn all{};
    auto g = manual_seed(seed);
    all.add(randn<float, Time<1>>(g));
    all.add(rand<float, Time<3>>(g));
    all.add(randn<float, Time<5>>(g));
    all.add(randn<float, Time<17>>(g));
    all.add(randn<double, Time<2>>(g));
    all.add(randint<whole, Time<5>>(g, -3, 8));
    all.add(randn<double, Time<1>>(g));
    all.add(randperm<whole, Time<7>>(g));
    all.add(randn<float, Time<2>>(g));
    all.add(rand<double, Time<5>>(g));
    all.add(randn<double, Time<19>>(g));
    all.add(randn<float, Time<15>>(g));
    all.add(randint<float, Time<3>>(g, -3, 8));
    all.add(randn<float, Time<32>>(g));
    all.add(randperm<whole, Time<16>>(g));
    all.add(randn<float, Time<1>>(g));
    all.add(randn<double, Time<16>>(g));
    all.add(randn<float, Time<1>>(g));
    all.add(rand<float, Time<100>>(g));
    all.add(randn<float>(g));
    all.add(randn<double, Time<5>>(g));
    all.add(randint<std::int32_t, Time<300>>(g, -3, 8));
    all.add(randn<double, Time<100>>(g));
    all.add(rand<float, Time<1>>(g));
    return all;
}
template <class Reference>
constexpr drawn sequence() {
    return sequence_from(Reference::seed);
}

template <class Reference>
constexpr distances distances_of(drawn const& all) {
    distances of{all};
    of.normal(Reference::sequence_0);
    of.exact(Reference::sequence_1);
    of.normal(Reference::sequence_2);
    of.normal(Reference::sequence_3);
    of.normal(Reference::sequence_4);
    of.exact(Reference::sequence_5);
    of.normal(Reference::sequence_6);
    of.exact(Reference::sequence_7);
    of.normal(Reference::sequence_8);
    of.exact(Reference::sequence_9);
    of.normal(Reference::sequence_10);
    of.normal(Reference::sequence_11);
    of.exact(Reference::sequence_12);
    of.normal(Reference::sequence_13);
    of.exact(Reference::sequence_14);
    of.normal(Reference::sequence_15);
    of.normal(Reference::sequence_16);
    of.normal(Reference::sequence_17);
    of.exact(Reference::sequence_18);
    of.normal(Reference::sequence_19);
    of.normal(Reference::sequence_20);
    of.exact(Reference::sequence_21);
    of.normal(Reference::sequence_22);
    of.exact(Reference::sequence_23);
    return of;
}

}  // namespace

TEMPLATE_TEST_CASE("calls one after the other draw what PyTorch's draw, the kept normal number included", "",
                   EVERY_SEED) {
    BOTH_TIMES(all, sequence<TestType>);
    constexpr auto of = distances_of<TestType>(all);
    STATIC_REQUIRE(of.next == all.count);
    STATIC_REQUIRE(of.of_exact == 0);
    STATIC_REQUIRE(of.of_floats <= bound_on_normals<float>);
    STATIC_REQUIRE(of.of_doubles <= bound_on_normals<double>);
}

// The generator -----------------------------------------------------------------------------------------------------

namespace {

constexpr auto after_10000() {
    mt19937 engine;
    for (int i = 0; i < 9999; ++i) engine();
    return engine();
}

}  // namespace

TEST_CASE("the Mersenne Twister is that of the standard library") {
    BOTH_TIMES(ten_thousandth, after_10000);
    // [rand.predef] says so.
    STATIC_REQUIRE(ten_thousandth == 4123659995u);
    STATIC_REQUIRE(std::uniform_random_bit_generator<mt19937>);
    STATIC_REQUIRE(mt19937::min() == std::mt19937::min());
    STATIC_REQUIRE(mt19937::max() == std::mt19937::max());
    for (std::uint32_t const seed : {0u, 1u, 42u, 5489u, 0x80000000u, 0xffffffffu}) {
        mt19937 ours(seed);
        std::mt19937 theirs(seed);
        bool same = true;
        for (int i = 0; i < 2000; ++i) same = ours() == theirs() && same;
        REQUIRE(same);
    }
}

TEST_CASE("of a seed the low 32 bits count, as in PyTorch, and all of it is remembered") {
    constexpr std::uint64_t two_to_63 = std::uint64_t{1} << 63;
    constexpr auto first_of = [](auto seed) { return manual_seed(seed).random(); };
    STATIC_REQUIRE(first_of(two_to_63) == first_of(0));
    STATIC_REQUIRE(first_of((std::uint64_t{1} << 32) + 42) == first_of(42));
    STATIC_REQUIRE(first_of(-1) == first_of(0xffffffffu));
    STATIC_REQUIRE(first_of(-1L) == first_of(0xffffffffffffffffu));
    STATIC_REQUIRE(first_of(1) != first_of(0));
    STATIC_REQUIRE(first_of(std::integral_constant<int, 42>{}) == first_of(42));
    STATIC_REQUIRE(manual_seed(two_to_63).initial_seed() == two_to_63);
    STATIC_REQUIRE(manual_seed(-1).initial_seed() == 0xffffffffffffffffu);
    STATIC_REQUIRE(manual_seed(static_cast<unsigned char>(200)).initial_seed() == 200);
    // torch.Generator().initial_seed()
    STATIC_REQUIRE(generator().initial_seed() == 67280421310721u);
    STATIC_REQUIRE(generator(42) == manual_seed(42));
    STATIC_REQUIRE_FALSE(generator(42) == manual_seed(43));
}

TEST_CASE("64 bits are two draws, the first of them the high half") {
    constexpr auto halves = [] {
        auto g = manual_seed(42);
        std::uint64_t const high = g.random();
        return high << 32 | g.random();
    };
    STATIC_REQUIRE(manual_seed(42).random64() == halves());
    STATIC_REQUIRE(manual_seed(42).random() == 1608637542u);
}

namespace {

constexpr bool a_copy_goes_on_with_the_same_numbers() {
    auto g = manual_seed(42);
    static_cast<void>(randn<float, Time<3>>(g));
    auto copy = g;
    bool const same = randn<double, Time<5>>(g) == randn<double, Time<5>>(copy) && g == copy &&
                      rand<float, Time<700>>(g) == rand<float, Time<700>>(copy) && g == copy;
    static_cast<void>(g.random());
    return same && !(g == copy);
}
constexpr bool seeding_forgets_the_kept_number() {
    auto g = manual_seed(42);
    double const first = randn<double>(g);
    bool const kept = g.has_normal();
    g = manual_seed(42);
    return kept && !g.has_normal() && randn<double>(g) == first;
}
constexpr bool large_tensors_leave_the_kept_number_alone() {
    auto g = manual_seed(42);
    auto const pair = randn<double, Time<2>>(manual_seed(42));
    bool const first = randn<double>(g) == pair(0);
    static_cast<void>(randn<float, Time<23>>(g));
    static_cast<void>(rand<double, Time<3>>(g));
    static_cast<void>(randperm<int, Time<3>>(g));
    return first && randn<double>(g) == pair(1) && !g.has_normal();
}
constexpr bool a_pair_of_normal_numbers_takes_128_bits() {
    auto g = manual_seed(42);
    auto other = manual_seed(42);
    static_cast<void>(randn<float, Time<2>>(g));
    static_cast<void>(other.random64());
    static_cast<void>(other.random64());
    return g == other;
}

}  // namespace

TEST_CASE("a generator is a value") {
    BOTH_TIMES(copy, a_copy_goes_on_with_the_same_numbers);
    STATIC_REQUIRE(copy);
    BOTH_TIMES(seeding, seeding_forgets_the_kept_number);
    STATIC_REQUIRE(seeding);
    BOTH_TIMES(kept, large_tensors_leave_the_kept_number_alone);
    STATIC_REQUIRE(kept);
    STATIC_REQUIRE(a_pair_of_normal_numbers_takes_128_bits());
    STATIC_REQUIRE(std::is_trivially_copyable_v<generator>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<mt19937>);
}

// Tensors -----------------------------------------------------------------------------------------------------------

TEST_CASE("the shape says how many numbers are drawn, and their order is row-major") {
    constexpr auto flat = randn<float, Time<30>>(manual_seed(42));
    constexpr auto primes = randn<float, Batch<2>, Time<3>, Model<5>>(manual_seed(42));
    STATIC_REQUIRE(std::is_same_v<decltype(primes), heed::tensor<float, Batch<2>, Time<3>, Model<5>> const>);
    STATIC_REQUIRE(primes(1, 2, 3) == flat(1 * 15 + 2 * 5 + 3));
    STATIC_REQUIRE(primes(0, 1, 4) == flat(9));
    constexpr auto equal = rand<double, Query<3>, Key<3>>(manual_seed(42));
    STATIC_REQUIRE(equal(2, 1) == rand<double, Key<9>>(manual_seed(42))(7));
    constexpr auto whole = randint<int, Query<2>, Key<5>>(manual_seed(42), 100);
    STATIC_REQUIRE(whole(1, 3) == randint<int, Key<10>>(manual_seed(42), 0, 100)(8));

    using w_q = heed::projection<Query, float, Model<8>, Dk<4>>;
    constexpr auto projection = randn<w_q>(manual_seed(42));
    STATIC_REQUIRE(std::is_same_v<decltype(projection), w_q const>);
    STATIC_REQUIRE(heed::as_tensor(projection) == randn<float, Model<8>, Dk<4>>(manual_seed(42)));
    constexpr auto mask = randint<heed::tensor<bool, Query<3>, Key<5>>>(manual_seed(42), 2);
    STATIC_REQUIRE(std::is_same_v<heed::element_of<decltype(mask)>, bool>);
}

TEST_CASE("rank 0 draws one number, as one element does") {
    STATIC_REQUIRE(randn<float>(manual_seed(3)) == randn<float, Time<1>>(manual_seed(3))(0));
    STATIC_REQUIRE(rand<double>(manual_seed(3)) == rand<double, Time<1>>(manual_seed(3))(0));
    STATIC_REQUIRE(randint<int>(manual_seed(3), 9) == randint<int, Time<1>>(manual_seed(3), 9)(0));
    // torch.manual_seed(3); torch.randn(())
    STATIC_REQUIRE(randn<float>(manual_seed(3)) == 0.8032760620117188f);
}

namespace {

template <class X>
constexpr bool all_within(X const& x, double low, double below) {
    for (auto const value : x) {
        if (!(static_cast<double>(value) >= low && static_cast<double>(value) < below)) return false;
    }
    return true;
}

/// The first four moments of 100 000 normal numbers.
template <class T>
bool moments_are_normal() {
    auto g = manual_seed(7);
    double sums[4] = {};
    for (int i = 0; i < 1000; ++i) {
        for (T const drawn_value : randn<T, Time<100>>(g)) {
            auto const value = static_cast<double>(drawn_value);
            double power = 1;
            for (double& sum : sums) sum += power *= value;
        }
    }
    // Four standard errors: of the moment k it is sqrt((E x^2k - (E x^k)^2) / 100 000).
    auto const near = [&](int moment, double expected, double variance) {
        double const error = sums[moment - 1] / 1e5 - expected;
        return error * error < 16 * variance / 1e5;
    };
    return near(1, 0, 1) && near(2, 1, 2) && near(3, 0, 15) && near(4, 3, 96);
}

/// Of numbers whose logarithm is that of 1, so that the radius is 0, and angles with cosines and sines of both signs.
constexpr auto normal_zeros() {
    heed::tensor<double, Time<16>> block{};
    for (std::size_t i = 8; i < 16; ++i) block(i) = static_cast<double>(i) / 8 - 0.9375;
    heed::detail::to_normal<1>(block.values);
    return block;
}

}  // namespace

TEST_CASE("drawn numbers are within their range, normal ones normal, and permutations hold every number once") {
    auto g = manual_seed(1);
    REQUIRE(all_within(rand<float, Time<5000>>(g), 0, 1));
    REQUIRE(all_within(rand<double, Time<5000>>(g), 0, 1));
    REQUIRE(all_within(randint<int, Time<5000>>(g, -3, 4), -3, 4));
    REQUIRE(moments_are_normal<float>());
    REQUIRE(moments_are_normal<double>());
    bool seen[257] = {};
    for (auto const value : randperm<std::uint16_t, Time<257>>(g)) seen[value] = true;
    for (bool const one : seen) REQUIRE(one);
    STATIC_REQUIRE(randperm<float, Time<10>>(manual_seed(42)) ==
                   heed::tensor<float, Time<10>>{2, 6, 1, 8, 4, 5, 0, 9, 3, 7});
}

TEST_CASE("a normal zero is positive, as PyTorch's is") {
    BOTH_TIMES(zeros, normal_zeros);
    REQUIRE(heed_test::same_bits(zeros, heed::tensor<double, Time<16>>{}));
}

// Mistakes ----------------------------------------------------------------------------------------------------------

namespace {

std::string what_of(void (*call)()) {
    try {
        call();
    } catch (heed::out_of_range const& error) {
        return error.what();
    }
    return {};
}

template <std::int64_t Low, std::int64_t High>
concept constant_draw_of = requires {
    typename std::bool_constant<(randint<std::int8_t>(manual_seed(1), std::int64_t{Low}, std::int64_t{High}) == 0)>;
};

}  // namespace

TEST_CASE("bounds of randint that are known at run time only are checked, and told") {
    REQUIRE(what_of([] { randint<int, Time<3>>(manual_seed(1), 5, 5); }) ==
            "heed: randint needs a low bound below the high one, but got 5 and 5");
    REQUIRE(what_of([] { randint<int, Time<3>>(manual_seed(1), -4); }) ==
            "heed: randint needs a low bound below the high one, but got 0 and -4");
    REQUIRE(what_of([] { randint<std::int8_t, Time<3>>(manual_seed(1), -129, 5); }) ==
            "heed: randint cannot draw -129 as this element type; expected -128 to 127");
    REQUIRE(what_of([] { randint<std::uint8_t, Time<3>>(manual_seed(1), 257); }) ==
            "heed: randint cannot draw 256 as this element type; expected 0 to 255");
    REQUIRE(what_of([] { randint<bool, Time<3>>(manual_seed(1), 3); }) ==
            "heed: randint cannot draw 2 as this element type; expected 0 to 1");
    REQUIRE(what_of([] { randint<float, Time<3>>(manual_seed(1), (1 << 24) + 2); }) ==
            "heed: randint cannot draw 16777217 as this element type; expected -16777216 to 16777216");
    REQUIRE(what_of([] { randint<std::uint64_t>(manual_seed(1), 5, 1ull << 63); }) ==
            "heed: expected values within the range of the element type, but one is beyond it");
    REQUIRE(
        what_of([] { randint<std::int64_t>(manual_seed(1), std::numeric_limits<std::int64_t>::min(), 0); }).empty());
    REQUIRE(what_of([] { randint<std::uint64_t>(manual_seed(1), (1ull << 63) - 1); }).empty());

    STATIC_REQUIRE(constant_draw_of<-128, 128>);
    STATIC_REQUIRE_FALSE(constant_draw_of<-129, 128>);
    STATIC_REQUIRE_FALSE(constant_draw_of<-128, 129>);
    STATIC_REQUIRE_FALSE(constant_draw_of<5, 5>);
}

namespace {

template <class Fault, class Expected>
inline constexpr bool same = std::is_same_v<Fault, Expected>;

using floats = heed::tensor<float, Key<3>>;
using ints = heed::tensor<int, Key<3>>;
using bytes = heed::tensor<std::uint8_t, Key<257>>;
using matrix = heed::tensor<int, Query<2>, Key<3>>;
using weights = heed::distribution<Key, float, Key<3>>;
using as_scores = heed::logits<Key, Dk, float, Key<3>>;
template <long long Value>
using constant = std::integral_constant<long long, Value>;

template <class X, class G>
concept refuses_to_draw = !random_numbers::can_rand<X, G> && !random_numbers::can_randn<X, G>;

template <class G>
concept can_call_randn = requires(G&& g) { randn<float, Key<3>>(static_cast<G&&>(g)); };
template <class Seed>
concept can_call_manual_seed = requires(Seed seed) { manual_seed(seed); };
template <class High>
concept can_call_randint = requires(generator& g, High high) { randint<std::uint8_t, Key<3>>(g, high); };
template <std::size_t N>
concept can_call_randperm = requires(generator& g) { randperm<std::uint8_t, Key<N>>(g); };

}  // namespace

TEST_CASE("wrong draws are refused, each with its sentence") {
    using random_numbers::fault_of_manual_seed;
    using random_numbers::fault_of_rand;
    using random_numbers::fault_of_randint;
    using random_numbers::fault_of_randn;
    using random_numbers::fault_of_randperm;
    namespace in = heed::fault::in;

    STATIC_REQUIRE(same<fault_of_manual_seed<int>, heed::none>);
    STATIC_REQUIRE(same<fault_of_manual_seed<double>, fault::a_seed_must_be_a_whole_number<double>>);
    STATIC_REQUIRE(same<fault_of_manual_seed<bool>, fault::a_seed_must_be_a_whole_number<bool>>);
    STATIC_REQUIRE(can_call_manual_seed<long>);
    STATIC_REQUIRE_FALSE(can_call_manual_seed<float>);

    STATIC_REQUIRE(same<fault_of_randn<floats, generator&>, heed::none>);
    STATIC_REQUIRE(same<fault_of_randn<floats, generator>, heed::none>);
    STATIC_REQUIRE(same<fault_of_randn<floats, generator const&>,
                        fault::a_generator_changes_with_every_draw_so_it_must_not_be_const<fault::in::randn>>);
    STATIC_REQUIRE(same<fault_of_rand<floats, generator const>,
                        fault::a_generator_changes_with_every_draw_so_it_must_not_be_const<fault::in::rand>>);
    STATIC_REQUIRE(
        same<fault_of_rand<floats, int&>, fault::the_first_argument_must_be_a_generator<fault::in::rand, int>>);
    STATIC_REQUIRE(same<fault_of_randn<floats, std::mt19937&>,
                        fault::the_first_argument_must_be_a_generator<fault::in::randn, std::mt19937>>);
    STATIC_REQUIRE(same<fault_of_randn<ints, generator&>,
                        fault::random_fractions_must_be_drawn_as_float_or_double<fault::in::randn, int>>);
    STATIC_REQUIRE(same<fault_of_rand<heed::keep<Key<3>>, generator&>,
                        fault::random_fractions_must_be_drawn_as_float_or_double<fault::in::rand, bool>>);
    STATIC_REQUIRE(same<fault_of_rand<weights, generator&>,
                        fault::logits_and_distributions_must_be_computed_and_not_drawn<fault::in::rand, weights>>);
    STATIC_REQUIRE(same<fault_of_randn<as_scores, generator&>,
                        fault::logits_and_distributions_must_be_computed_and_not_drawn<fault::in::randn, as_scores>>);
    STATIC_REQUIRE(refuses_to_draw<floats, generator const&>);
    STATIC_REQUIRE(refuses_to_draw<ints, generator&>);
    STATIC_REQUIRE(can_call_randn<generator&>);
    STATIC_REQUIRE(can_call_randn<generator>);
    STATIC_REQUIRE_FALSE(can_call_randn<generator const&>);
    STATIC_REQUIRE_FALSE(can_call_randn<int>);

    STATIC_REQUIRE(same<fault_of_randint<ints, generator&, int, long>, heed::none>);
    STATIC_REQUIRE(same<fault_of_randint<ints, generator&, constant<-5>, constant<7>>, heed::none>);
    STATIC_REQUIRE(same<fault_of_randint<ints, generator const&, int, int>,
                        fault::a_generator_changes_with_every_draw_so_it_must_not_be_const<fault::in::randint>>);
    STATIC_REQUIRE(same<fault_of_randint<ints, generator&, int, double>,
                        fault::randint_needs_bounds_that_are_whole_numbers<double>>);
    STATIC_REQUIRE(same<fault_of_randint<ints, generator&, float, int>,
                        fault::randint_needs_bounds_that_are_whole_numbers<float>>);
    STATIC_REQUIRE(same<fault_of_randint<heed::tensor<long double, Key<3>>, generator&, int, int>,
                        fault::randint_needs_whole_numbers_or_float_or_double_as_elements<long double>>);
    STATIC_REQUIRE(
        same<fault_of_randint<ints, generator&, constant<7>, constant<7>>,
             fault::randint_needs_a_low_bound_below_the_high_one<heed::constant_bound<7>, heed::constant_bound<7>>>);
    STATIC_REQUIRE(
        same<
            fault_of_randint<heed::tensor<std::uint8_t>, generator&, constant<0>, constant<257>>,
            fault::randint_needs_bounds_within_the_range_of_the_element_type<heed::constant_bound<257>, std::uint8_t>>);
    STATIC_REQUIRE(
        same<fault_of_randint<heed::tensor<std::uint8_t>, generator&, constant<-1>, int>,
             fault::randint_needs_bounds_within_the_range_of_the_element_type<heed::constant_bound<-1>, std::uint8_t>>);
    STATIC_REQUIRE(can_call_randint<constant<256>>);
    STATIC_REQUIRE_FALSE(can_call_randint<constant<257>>);
    STATIC_REQUIRE_FALSE(can_call_randint<constant<0>>);
    STATIC_REQUIRE_FALSE(can_call_randint<float>);

    STATIC_REQUIRE(same<fault_of_randperm<ints, generator&>, heed::none>);
    STATIC_REQUIRE(same<fault_of_randperm<matrix, generator&>,
                        fault::randperm_needs_exactly_one_axis<heed::shape_type_of<matrix>>>);
    STATIC_REQUIRE(same<fault_of_randperm<heed::tensor<int>, generator&>,
                        fault::randperm_needs_exactly_one_axis<heed::shape_type_of<heed::tensor<int>>>>);
    STATIC_REQUIRE(same<fault_of_randperm<bytes, generator&>,
                        fault::randperm_needs_an_element_type_that_holds_every_index<Key<257>, std::uint8_t>>);
    STATIC_REQUIRE(same<fault_of_randperm<ints, generator const&>,
                        fault::a_generator_changes_with_every_draw_so_it_must_not_be_const<fault::in::randperm>>);
    STATIC_REQUIRE(same<fault_of_randperm<heed::tensor<long double, Key<3>>, generator&>,
                        fault::randperm_needs_whole_numbers_or_float_or_double_as_elements<long double>>);
    STATIC_REQUIRE(can_call_randperm<256>);
    STATIC_REQUIRE_FALSE(can_call_randperm<257>);
}

TEST_CASE("a call on what was refused is no second mistake") {
    using heed::refused;
    STATIC_REQUIRE(std::is_same_v<decltype(manual_seed(refused{})), refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(rand<float, Key<3>>(refused{})), refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(randn<float, Key<3>>(refused{})), refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(randint<int, Key<3>>(refused{}, 7)), refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(randperm<int, Key<3>>(refused{})), refused>);
}

namespace {

/// How many of `Count` normal numbers, a multiple of 16, are not those that come 16 at a time.
template <class T, std::size_t Count>
constexpr std::size_t unlike_sixteens() {
    generator all(7), by_sixteens(7);
    auto const many = randn<T, Time<Count>>(all);
    std::size_t unlike = 0;
    for (std::size_t first = 0; first < Count; first += 16) {
        auto const some = randn<T, Time<16>>(by_sixteens);
        for (std::size_t i = 0; i < 16; ++i) unlike += many(first + i) != some(i);
    }
    return unlike;
}

}  // namespace

TEST_CASE("many normal numbers are those that come 16 at a time") {
    BOTH_TIMES(of_floats, unlike_sixteens<float, 144>);
    CHECK(of_floats == 0);
    CHECK(unlike_sixteens<float, 256>() == 0);
    CHECK(unlike_sixteens<float, 272>() == 0);
    CHECK(unlike_sixteens<double, 256>() == 0);
}

TEST_CASE("of normal numbers -0 alone becomes another, 0") {
    using heed::detail::without_negative_zero;
    for (float const x : {1.0f, 2.0f, -2.0f, 4.0f, 0x1p-126f, -0x1p-149f}) CHECK(without_negative_zero(x) == x);
    for (double const x : {1.0, 2.0, -2.0, 4.0, 0x1p-1022, -0x1p-1074}) CHECK(without_negative_zero(x) == x);
    CHECK(__builtin_bit_cast(std::uint32_t, without_negative_zero(-0.0f)) == 0);
    CHECK(__builtin_bit_cast(std::uint64_t, without_negative_zero(-0.0)) == 0);
}
