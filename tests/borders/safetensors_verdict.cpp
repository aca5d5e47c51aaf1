// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What heed says of safetensors files: it reads them one after another from standard input, each behind 8 bytes with
// its length, and prints a line for each. "refused", or "accepted" and the tensors: name in hexadecimal digits, dtype,
// shape, offsets. Then what the tensor "w" is, in four ways that programs could declare, or "-": elements as bits, NaN
// by name.
#include <heed/borders/safetensors.hpp>
#include <heed/shape/axes.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "safetensors_read_all.hpp"

namespace {

void print(heed::safetensors::file const& file) {
    std::fputs("accepted", stdout);
    for (auto const& one : file.tensors()) {
        std::fputs(" ", stdout);
        for (char const c : one.name) std::printf("%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
        std::printf(":%s:", std::string(one.dtype).c_str());
        for (std::size_t const extent : one.shape) std::printf("%zu,", extent);
        std::printf(":%zu:%zu", one.begin, one.end);
    }
}

template <class X>
void print_elements(X const& x) {
    std::fputs(" ", stdout);
    for (auto const value : x.values) {
        if (value != value) {
            std::fputs("nan,", stdout);
            continue;
        }
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof(value));
        std::printf("%llx,", static_cast<unsigned long long>(bits));
    }
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
            heed::safetensors::file const file{std::span<std::byte const>(bytes)};
            print(file);
            read_all(
                file, [](auto const& x) { print_elements(x); }, [] { std::fputs(" -", stdout); });
            std::puts("");
        } catch (heed::io::file_error const&) {
            std::puts("refused");
        }
    }
    return 0;
}
