// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_ZIP_MEMBER_HPP
#define HEED_BORDERS_DETAIL_ZIP_MEMBER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include <heed/borders/detail/owned_bytes.hpp>
#include <heed/borders/detail/utf8.hpp>
#include <heed/borders/detail/zip_format.hpp>
#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS::zip {

/// A member of an archive: its name, and where its bytes are in the file.
struct HEED_LINKED_AS member {
    std::string name;
    std::size_t begin = 0;
    std::size_t stored = 0;  // bytes in the file, as many as it has where it is not deflated
    std::size_t size = 0;
    std::uint32_t checksum = 0;
    std::size_t local = 0;  // where its own header begins
    unsigned flags = 0;
    bool is_deflated = false;
};

/// Its bytes, where they are in the file or, inflated, of their own.
struct HEED_LINKED_AS bytes_of_member {
    std::span<std::byte const> bytes;
    owned_bytes owned;
};

/// What inflates: whether `from` is one stream of deflate (RFC 1951), to the last byte, of as many bytes as `to` has,
/// which are there then.
using inflater = bool (*)(std::span<std::byte const> from, std::span<std::byte> to);

/// How many times the bytes of a stream it can inflate to: 258 bytes of two bits.
inline constexpr std::size_t most_inflated = 1032;

HEED_LINKED_AS inline std::string member_called(std::string_view name) {
    return "member " + io::detail::excerpt(name, 200);
}

/// What its header says of its name and of how it is stored; whether deflated ones are inflated.
HEED_LINKED_AS inline void hold_to_rules(std::filesystem::path const& file, member const& one, unsigned version,
                                         unsigned method, bool inflates) {
    auto const fail = [&](std::string const& expected, std::string const& came) {
        io::detail::fail(file, expected, came);
    };
    std::string const this_member = member_called(one.name);
    bool const is_ascii = std::all_of(one.name.begin(), one.name.end(), [](char c) { return (c & '\x80') == 0; });
    if (!is_ascii && (one.flags & name_is_utf8) == 0)
        fail(this_member + " with a name in ASCII, or said to be in UTF-8", "it is neither");
    if (std::size_t const good = end_of_utf8(one.name); good != one.name.size())
        fail(this_member + " with a name in UTF-8", "it is none");
    if (one.name.find('\0') != std::string::npos) fail(this_member + " with a name without a 0", "there is one");
    if ((one.flags & (encrypted | strongly_encrypted)) != 0)
        fail(this_member + " that can be read by everybody", "it is encrypted");
    if ((one.flags & patched) != 0) fail(this_member + " that is whole", "it is a patch");
    if (method == 8 && !inflates)
        fail(this_member + " that is stored as it is (by numpy.savez)",
             "it is deflated (by numpy.savez_compressed): heed/borders/zlib.hpp reads it, and needs zlib");
    if (method != 0 && method != 8)
        fail(this_member + " that is stored as it is", "it is compressed by method " + std::to_string(method));
    if (constexpr unsigned newest = 63; (version & 255U) > newest)
        fail(this_member + " of version 6.3 of the format, or an older one",
             "it is of " + std::to_string((version & 255U) / 10) + "." + std::to_string(version % 10));
}

}  // namespace heed::detail::inline HEED_KERNELS::zip

#endif
