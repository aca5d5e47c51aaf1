// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What heed says of zip files: it reads them one after another from standard input, each behind 8 bytes with its
// length, and prints a line for each. "refused: " and the sentence, or "accepted" and the members: name and bytes in
// hexadecimal digits. With the argument --write it writes such files itself, as a reader is to find them: of members
// that it reads as "name size" and bytes, and of a limit for sizes in 32 bits. With HEED_TEST_ZLIB it inflates members.
#include <heed/borders/detail/zip.hpp>
#include <heed/borders/detail/zip_writer.hpp>

#if defined(HEED_TEST_ZLIB)
#include <heed/borders/zlib.hpp>
#endif

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace {

namespace zip = heed::detail::zip;

#if defined(HEED_TEST_ZLIB)
constexpr zip::inflater inflater = heed::npz::by_zlib;
#else
constexpr zip::inflater inflater = nullptr;
#endif

bool read_block(std::vector<std::byte>& to) {
    unsigned char length[8];
    if (std::fread(length, 1, sizeof(length), stdin) != sizeof(length)) return false;
    std::size_t size = 0;
    for (std::size_t i = sizeof(length); i-- > 0;) size = size << 8 | length[i];
    to = std::vector<std::byte>(size);
    return std::fread(to.data(), 1, size, stdin) == size;
}
std::string text_of(std::vector<std::byte> const& bytes) {
    std::string out(bytes.size(), '\0');
    if (!bytes.empty()) std::memcpy(out.data(), bytes.data(), bytes.size());
    return out;
}
template <class Bytes>
std::string digits(Bytes const& bytes) {
    constexpr char const* all = "0123456789abcdef";
    std::string out;
    for (auto const one : bytes) {
        auto const byte = static_cast<unsigned char>(one);
        out.append(1, all[byte >> 4]).append(1, all[byte & 15]);
    }
    return out;
}

/// Blocks: the limit of sizes, that of the number of members, and then names and bytes by turns.
int write() {
    std::vector<std::byte> block;
    auto const number = [&] { return read_block(block) ? std::stoull(text_of(block)) : 0; };
    auto const longest = number(), most_members = number();
    zip::writer out({nullptr, [](void*, void const* from, std::size_t bytes) { std::fwrite(from, 1, bytes, stdout); }},
                    longest, most_members);
    while (read_block(block)) {
        std::string name = text_of(block);
        if (!read_block(block)) return 1;
        out.add(std::move(name), block.size(), [&](auto const& put) { put(block.data(), block.size()); });
    }
    out.finish();
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    if (count > 1 && std::strcmp(arguments[1], "--write") == 0) return write();
    std::vector<std::byte> bytes;
    while (read_block(bytes)) {
        try {
            zip::archive const file("memory", bytes, inflater);
            std::string line = "accepted";
            for (auto const& one : file.members())
                line += " " + digits(one.name) + ":" + digits(file.read(one.name, SIZE_MAX).bytes);
            std::puts(line.c_str());
        } catch (heed::io::file_error const& error) {
            std::printf("refused: %s\n", error.what());
        }
    }
    return 0;
}
