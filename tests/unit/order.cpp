// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/math/detail/total_order.hpp>
#include <heed/math/max.hpp>
#include <heed/math/min.hpp>

#include <cstddef>
#include <cstdint>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

namespace hm = heed::math;

// In their order: the place decides which of two is the lesser.
constexpr std::uint32_t ordered_floats[] = {
    0xff800000u, 0xff7fffffu, 0xc0000000u, 0xbf800001u, 0xbf800000u, 0x80800000u, 0x80000001u, 0x80000000u,
    0x00000000u, 0x00000001u, 0x00800000u, 0x3f7fffffu, 0x3f800000u, 0x40490fdbu, 0x7f7fffffu, 0x7f800000u,
};
constexpr std::uint64_t ordered_doubles[] = {
    0xfff0000000000000u, 0xffefffffffffffffu, 0xc008000000000000u, 0xbff0000000000001u, 0xbff0000000000000u,
    0x8000000000000001u, 0x8000000000000000u, 0x0000000000000000u, 0x0000000000000001u, 0x3fefffffffffffffu,
    0x3ff0000000000000u, 0x3ff0000100000000u, 0x7fefffffffffffffu, 0x7ff0000000000000u,
};

template <class T, class Word>
constexpr std::size_t wrong_pair(Word a, Word b, Word least, Word greatest) {
    T const x = __builtin_bit_cast(T, a);
    T const y = __builtin_bit_cast(T, b);
    return std::size_t{__builtin_bit_cast(Word, hm::min(x, y)) != least} +
           std::size_t{__builtin_bit_cast(Word, hm::max(x, y)) != greatest};
}

template <class T, class Word, std::size_t N>
constexpr std::size_t wrong_pairs(Word const (&ordered)[N]) {
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t k = 0; k < N; ++k) {
            wrong += wrong_pair<T>(ordered[i], ordered[k], ordered[i < k ? i : k], ordered[i < k ? k : i]);
        }
    }
    return wrong;
}

template <class T, class Word, std::size_t N>
constexpr std::size_t wrong_nans(Word const (&ordered)[N], Word nan, Word negative_nan) {
    std::size_t wrong = 0;
    for (Word const number : ordered) {
        wrong += wrong_pair<T>(nan, number, nan, nan) + wrong_pair<T>(number, nan, nan, nan);
        wrong += wrong_pair<T>(negative_nan, number, negative_nan, negative_nan);
        wrong += wrong_pair<T>(number, negative_nan, negative_nan, negative_nan);
    }
    wrong += wrong_pair<T>(nan, negative_nan, nan, nan);
    wrong += wrong_pair<T>(negative_nan, nan, negative_nan, negative_nan);
    return wrong;
}

constexpr std::size_t all_wrong_pairs() {
    return wrong_pairs<float>(ordered_floats) + wrong_pairs<double>(ordered_doubles);
}

constexpr std::size_t all_wrong_nans() {
    return wrong_nans<float>(ordered_floats, 0x7fc00001u, 0xffc12345u) +
           wrong_nans<double>(ordered_doubles, std::uint64_t{0x7ff8000000000001u}, std::uint64_t{0xfff8000012345678u});
}

/// Loops over pairs that the optimiser does not know.
template <class T, class Word, std::size_t N>
void check_at_run_time(Word const (&ordered)[N]) {
    T a[N * N], b[N * N], least[N * N], greatest[N * N];
    for (std::size_t i = 0; i < N * N; ++i) {
        Word volatile const hidden[] = {ordered[i / N], ordered[i % N]};
        a[i] = __builtin_bit_cast(T, +hidden[0]);
        b[i] = __builtin_bit_cast(T, +hidden[1]);
    }
    for (std::size_t i = 0; i < N * N; ++i) least[i] = hm::min(a[i], b[i]);
    for (std::size_t i = 0; i < N * N; ++i) greatest[i] = hm::max(a[i], b[i]);
    for (std::size_t i = 0; i < N * N; ++i) {
        INFO("pair " << i / N << ", " << i % N);
        CHECK(__builtin_bit_cast(Word, least[i]) == ordered[i / N < i % N ? i / N : i % N]);
        CHECK(__builtin_bit_cast(Word, greatest[i]) == ordered[i / N < i % N ? i % N : i / N]);
    }
}

template <class T, class Word>
void check_nan_at_run_time(Word nan, Word number, Word quiet) {
    Word volatile const hidden[] = {nan, number};
    T const x = __builtin_bit_cast(T, +hidden[0]);
    T const y = __builtin_bit_cast(T, +hidden[1]);
    CHECK(__builtin_bit_cast(Word, hm::min(x, y)) == quiet);
    CHECK(__builtin_bit_cast(Word, hm::max(x, y)) == quiet);
    CHECK(__builtin_bit_cast(Word, hm::min(y, x)) == quiet);
    CHECK(__builtin_bit_cast(Word, hm::max(y, x)) == quiet);
}

}  // namespace

TEST_CASE("of two numbers min takes the lesser and max the greater, and -0 is less than +0") {
    BOTH_TIMES(wrong, all_wrong_pairs);
    REQUIRE(wrong == 0);
    check_at_run_time<float>(ordered_floats);
    check_at_run_time<double>(ordered_doubles);
}

TEST_CASE("a NaN is both the minimum and the maximum, wherever it stands") {
    BOTH_TIMES(wrong, all_wrong_nans);
    REQUIRE(wrong == 0);
    check_nan_at_run_time<float>(0x7fc00001u, 0x7f800000u, 0x7fc00001u);
    check_nan_at_run_time<float>(0xffc00001u, 0x3f800000u, 0xffc00001u);
    check_nan_at_run_time<double>(std::uint64_t{0x7ff8000000000001u}, std::uint64_t{0xfff0000000000000u},
                                  std::uint64_t{0x7ff8000000000001u});
    // A signalling one becomes quiet.
    check_nan_at_run_time<float>(0x7f800001u, 0x3f800000u, 0x7fc00001u);
    check_nan_at_run_time<double>(std::uint64_t{0x7ff0000000000001u}, std::uint64_t{0x3ff0000000000000u},
                                  std::uint64_t{0x7ff8000000000001u});
}

TEST_CASE("min and max of whole numbers are the plain ones") {
    STATIC_REQUIRE(hm::min(3, -5) == -5);
    STATIC_REQUIRE(hm::max(3, -5) == 3);
    STATIC_REQUIRE(hm::min(2u, 2u) == 2u);
}
