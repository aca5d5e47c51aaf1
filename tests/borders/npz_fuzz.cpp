// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A target of libFuzzer: whatever the bytes are, reading them as a .npz file gives arrays or an io::file_error, and
// touches no memory but theirs. What was read is written and read again. The first byte says what is declared, so that
// a member is read once. Members are inflated where there is zlib (HEED_TEST_ZLIB). Run by fuzz.py.
#if defined(HEED_TEST_ZLIB)
#include <heed/borders/zlib.hpp>
#endif
#include <heed/borders/npz.hpp>
#include <heed/shape/axes.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>

namespace {

namespace npz = heed::npz;

#if defined(HEED_TEST_ZLIB)
constexpr npz::inflater inflater = npz::by_zlib;
#else
constexpr npz::inflater inflater = nullptr;
#endif
using namespace heed::axes;

template <class X>
void read_and_write(npz::file const& file, std::string const& name) {
    X const x = npz::read<X>(file, name);
    npz::writer out;
    out.add(name, x);
    auto const bytes = out.bytes();
    npz::file const again(bytes);
    X const y = npz::read<X>(again, name);
    if (again.names().size() != 1 || std::memcmp(x.values, y.values, sizeof(x.values)) != 0) std::abort();
}

void use_member(unsigned declared, npz::file const& file, std::string const& name) {
    if (!file.has(name)) std::abort();
    try {
        // Every byte that there is, by the sanitizer's leave.
        std::size_t sum = 0;
        for (std::byte const byte : file.bytes(name)) sum += std::to_integer<std::size_t>(byte);
        if (sum > 255 * file.bytes(name).size()) std::abort();
    } catch (heed::io::file_error const&) {
        // Of another checksum, which reading says, too, or deflated.
    }
    switch (declared) {
        case 0:
            return read_and_write<heed::tensor<float, Query<2>, Key<3>>>(file, name);
        case 1:
            return read_and_write<heed::tensor<std::int16_t, Key<6>>>(file, name);
        case 2:
            return read_and_write<heed::tensor<bool>>(file, name);
        default:
            (void)npz::read_array(file, name);
    }
}

void use(unsigned declared, npz::file const& file) {
    for (std::string const& name : file.names()) {
        try {
            use_member(declared, file, name);
        } catch (heed::io::file_error const&) {
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    // Of exactly this size on the heap, so that the byte behind it is watched.
    auto const bytes = std::make_unique<std::byte[]>(size - 1);
    if (size != 1) std::memcpy(bytes.get(), data + 1, size - 1);
    try {
        use(data[0] % 4, npz::file(std::span<std::byte const>(bytes.get(), size - 1), inflater));
    } catch (heed::io::file_error const&) {
    }
    return 0;
}
