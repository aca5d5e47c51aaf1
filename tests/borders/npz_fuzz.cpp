// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A target of libFuzzer: whatever the bytes are, reading them as a .npz file gives arrays or an io::file_error, and
// touches no memory but theirs. What was read is written and read again. Run by fuzz.py.
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
using namespace heed::axes;

template <class X>
void read_and_write(npz::file const& file, std::string const& name) {
    try {
        X const x = npz::read<X>(file, name);
        npz::writer out;
        out.add(name, x);
        auto const bytes = out.bytes();
        npz::file const again(bytes);
        X const y = npz::read<X>(again, name);
        if (again.names().size() != 1 || std::memcmp(x.values, y.values, sizeof(x.values)) != 0) std::abort();
    } catch (heed::io::file_error const&) {
    }
}

void use(npz::file const& file) {
    for (std::string const& name : file.names()) {
        if (!file.has(name)) std::abort();
        try {
            // Every byte that there is, by the sanitizer's leave.
            std::size_t sum = 0;
            for (std::byte const byte : file.bytes(name)) sum += std::to_integer<std::size_t>(byte);
            if (sum > 255 * file.bytes(name).size()) std::abort();
            (void)npz::read_array(file, name);
        } catch (heed::io::file_error const&) {
        }
        read_and_write<heed::tensor<float, Query<2>, Key<3>>>(file, name);
        read_and_write<heed::tensor<std::int16_t, Key<6>>>(file, name);
        read_and_write<heed::tensor<bool>>(file, name);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    // Of exactly this size on the heap, so that the byte behind it is watched.
    auto const bytes = std::make_unique<std::byte[]>(size);
    if (size != 0) std::memcpy(bytes.get(), data, size);
    try {
        use(npz::file(std::span<std::byte const>(bytes.get(), size)));
    } catch (heed::io::file_error const&) {
    }
    return 0;
}
