// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/math/abs.hpp>
#include <heed/math/copysign.hpp>

#include <cstdint>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

namespace hm = heed::math;

struct floats {
    std::uint32_t size, sign, copied, absolute;
};
// The bits of a number, of what has the sign, and what copysign and abs make of them.
constexpr floats of_float[] = {
    {0x3fc00000u, 0x40000000u, 0x3fc00000u, 0x3fc00000u},  // 1.5, 2
    {0x3fc00000u, 0xc0000000u, 0xbfc00000u, 0x3fc00000u},  // 1.5, -2
    {0xbfc00000u, 0x40000000u, 0x3fc00000u, 0x3fc00000u},  // -1.5, 2
    {0xbfc00000u, 0x80000000u, 0xbfc00000u, 0x3fc00000u},  // -1.5, -0
    {0x00000000u, 0x80000000u, 0x80000000u, 0x00000000u},  // 0, -0
    {0x80000000u, 0x00000001u, 0x00000000u, 0x00000000u},  // -0, the least
    {0x80000001u, 0x00000000u, 0x00000001u, 0x00000001u},  // minus the least, 0
    {0xff800000u, 0x7f800000u, 0x7f800000u, 0x7f800000u},  // -inf, inf
    {0x7f800000u, 0xffc00000u, 0xff800000u, 0x7f800000u},  // inf, a negative NaN
    {0x7fc00123u, 0xbf800000u, 0xffc00123u, 0x7fc00123u},  // a NaN, -1
    {0xffc00123u, 0x3f800000u, 0x7fc00123u, 0x7fc00123u},  // a negative NaN, 1
};

struct doubles {
    std::uint64_t size, sign, copied, absolute;
};
constexpr doubles of_double[] = {
    {0x3ff8000000000000u, 0xc000000000000000u, 0xbff8000000000000u, 0x3ff8000000000000u},
    {0xbff8000000000000u, 0x4000000000000000u, 0x3ff8000000000000u, 0x3ff8000000000000u},
    {0x0000000000000000u, 0x8000000000000000u, 0x8000000000000000u, 0x0000000000000000u},
    {0x8000000000000001u, 0x0000000000000000u, 0x0000000000000001u, 0x0000000000000001u},
    {0xfff0000000000000u, 0x7ff0000000000000u, 0x7ff0000000000000u, 0x7ff0000000000000u},
    {0x7ff8000000000123u, 0xbff0000000000000u, 0xfff8000000000123u, 0x7ff8000000000123u},
};

constexpr bool right(floats const& row) {
    auto const x = __builtin_bit_cast(float, row.size);
    auto const copied = hm::copysign(x, __builtin_bit_cast(float, row.sign));
    return __builtin_bit_cast(std::uint32_t, copied) == row.copied &&
           __builtin_bit_cast(std::uint32_t, hm::abs(x)) == row.absolute;
}
constexpr bool right(doubles const& row) {
    auto const x = __builtin_bit_cast(double, row.size);
    auto const copied = hm::copysign(x, __builtin_bit_cast(double, row.sign));
    return __builtin_bit_cast(std::uint64_t, copied) == row.copied &&
           __builtin_bit_cast(std::uint64_t, hm::abs(x)) == row.absolute;
}

constexpr int right_ones() {
    int count = 0;
    for (auto const& row : of_float) count += right(row);
    for (auto const& row : of_double) count += right(row);
    return count;
}

}  // namespace

TEST_CASE("copysign and abs change the sign bit alone, of zeros, infinities and NaNs too") {
    BOTH_TIMES(count, right_ones);
    STATIC_REQUIRE(count == 17);
    for (auto const& row : of_float) {
        floats volatile const hidden = row;
        CHECK(right(floats{hidden.size, hidden.sign, hidden.copied, hidden.absolute}));
    }
    for (auto const& row : of_double) {
        doubles volatile const hidden = row;
        CHECK(right(doubles{hidden.size, hidden.sign, hidden.copied, hidden.absolute}));
    }
}
