// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What heed says of .npy files: it reads them one after another from standard input, each behind 8 bytes with its
// length, and prints a line for each. "refused: " and why, or "accepted", the type's bytes each, the extents, and the
// elements in row-major order as bits, NaN by name.
#include <heed/io/npy.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

namespace {

void print(heed::io::npy_array const& array) {
    std::visit(
        [&](auto const& values) {
            using element = std::remove_cvref_t<decltype(values[0])>;
            std::printf("accepted %zu:", sizeof(element));
            for (std::size_t const extent : array.extents) std::printf("%zu,", extent);
            std::printf(":");
            for (element const value : values) {
                if (value != value) {
                    std::printf("nan,");
                    continue;
                }
                std::uint64_t bits = 0;
                std::memcpy(&bits, &value, sizeof(value));
                std::printf("%llx,", static_cast<unsigned long long>(bits));
            }
        },
        array.values);
    std::puts("");
}

}  // namespace

int main() {
    unsigned char length[8];
    std::vector<std::byte> bytes;
    while (std::fread(length, 1, sizeof(length), stdin) == sizeof(length)) {
        std::size_t size = 0;
        for (std::size_t i = sizeof(length); i-- > 0;) size = size << 8 | length[i];
        bytes.resize(size);
        if (std::fread(bytes.data(), 1, size, stdin) != size) return 1;
        try {
            print(heed::io::read_npy(std::span<std::byte const>(bytes)));
        } catch (heed::io::file_error const& error) {
            std::printf("refused: %s\n", error.what());
        }
    }
    return 0;
}
