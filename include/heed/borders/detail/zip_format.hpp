// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_ZIP_FORMAT_HPP
#define HEED_BORDERS_DETAIL_ZIP_FORMAT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <heed/meta/detail/linkage.hpp>

// What readers and writers of zip files have in common. Source: APPNOTE.TXT of PKWARE, 6.3.10, and Python's zipfile.

namespace heed::detail::inline HEED_KERNELS::zip {

// What the records of a file begin with, and how many bytes they have without names and the like.
inline constexpr std::uint32_t local_mark = 0x04034b50, member_mark = 0x02014b50, end_mark = 0x06054b50,
                               long_end_mark = 0x06064b50, locator_mark = 0x07064b50, descriptor_mark = 0x08074b50;
inline constexpr std::size_t local_bytes = 30, member_bytes = 46, end_bytes = 22, long_end_bytes = 56,
                             locator_bytes = 20;
/// The number of the extra field with the sizes that have no place in 32 bits.
inline constexpr std::uint16_t long_sizes = 1;
inline constexpr std::uint32_t most32 = 0xffffffffU;
inline constexpr std::uint16_t most16 = 0xffffU;

// Bits of a member's flags.
inline constexpr unsigned encrypted = 1, sizes_behind = 8, patched = 32, strongly_encrypted = 64, name_is_utf8 = 2048;

/// The remainders of a byte, and of a byte that so many others follow: eight are taken at once.
struct HEED_LINKED_AS checksum_table {
    std::uint32_t of[8][256];

    constexpr checksum_table() : of{} {
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            std::uint32_t rest = byte;
            for (int i = 0; i < 8; ++i) rest = rest >> 1 ^ ((rest & 1U) != 0 ? 0xedb88320U : 0U);
            of[0][byte] = rest;
        }
        for (std::size_t i = 1; i < 8; ++i)
            for (std::size_t byte = 0; byte < 256; ++byte)
                of[i][byte] = of[i - 1][byte] >> 8 ^ of[0][of[i - 1][byte] & 255U];
    }
};
inline constexpr checksum_table checksums{};

/// The checksum of zip, CRC-32 (ISO 3309), of what came before and of some bytes more; 0 of nothing.
HEED_LINKED_AS constexpr std::uint32_t checksum(std::span<std::byte const> bytes, std::uint32_t before = 0) {
    auto const& of = checksums.of;
    std::uint32_t rest = ~before;
    auto const byte = [&](std::size_t i) { return std::to_integer<std::uint32_t>(bytes[i]); };
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint32_t const low = rest ^ (byte(i) | byte(i + 1) << 8 | byte(i + 2) << 16 | byte(i + 3) << 24);
        rest = of[7][low & 255U] ^ of[6][low >> 8 & 255U] ^ of[5][low >> 16 & 255U] ^ of[4][low >> 24] ^
               of[3][byte(i + 4)] ^ of[2][byte(i + 5)] ^ of[1][byte(i + 6)] ^ of[0][byte(i + 7)];
    }
    for (; i < bytes.size(); ++i) rest = rest >> 8 ^ of[0][(rest ^ byte(i)) & 255U];
    return ~rest;
}

}  // namespace heed::detail::inline HEED_KERNELS::zip

#endif
