// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A target of libFuzzer: whatever the bytes are, reading them gives a file or an io::file_error, and touches no memory
// but theirs. What was read is written and read again. The first byte says what is declared, so that a tensor is read
// once. Run by fuzz.py.
#include <heed/borders/safetensors.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/up_to.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <vector>
#include <vector>

#include "safetensors_read_all.hpp"

namespace {

namespace safetensors = heed::safetensors;

[[noreturn]] void differs() { std::abort(); }

/// The tensor by itself, written and read again, and viewed.
template <class X>
void write_and_read(X const& x) {
    safetensors::writer out;
    out.add("w", x);
    auto const bytes = out.bytes();
    safetensors::file const file(bytes);
    X const again = safetensors::read<X>(file, "w");
    if (std::memcmp(again.values, x.values, sizeof(x.values)) != 0) differs();
}

/// A shape whose extents are the most that there may be, in another order.
void read_up_to(safetensors::file const& file) {
    using namespace heed::axes;
    using up_to_extents = heed::tensor<float, heed::up_to<Query<4>>, heed::up_to<Key<5>>>;
    constexpr auto order = safetensors::stored_as<Key, Query>;
    auto const x = safetensors::read<up_to_extents>(file, "w", order);
    std::vector<std::size_t> const extents{heed::length<Key>(x), heed::length<Query>(x)};
    if (file.info("w").shape != extents) differs();
    safetensors::writer out;
    out.add("w", x, order);
    auto const bytes = out.bytes();
    auto const as_it_was = file.bytes("w");
    safetensors::file const again(bytes);
    auto const as_written = again.bytes("w");
    if (file.info("w").dtype == "F32" &&
        !std::equal(as_it_was.begin(), as_it_was.end(), as_written.begin(), as_written.end()))
        differs();
}

void use(unsigned declared, safetensors::file const& file) {
    std::size_t end = 0, sum = 0;
    for (auto const& one : file.tensors()) {
        if (!file.has(one.name) || file.info(one.name) != one) differs();
        for (std::byte const byte : file.bytes(one.name)) sum += std::to_integer<std::size_t>(byte);
        if (file.bytes(one.name).size() != one.end - one.begin) differs();
        end += one.end - one.begin;
    }
    // Every byte of the values was read, by the sanitizer's leave; this keeps it.
    if (sum > 255 * end) differs();
    if (declared > declarations) {
        read_up_to(file);
        return;
    }
    if (declared != 0) {
        read_declared(declared - 1, file, [](auto const& x) { write_and_read(x); });
        return;
    }
    auto const view =
        safetensors::view<heed::tensor_view<float const, heed::axes::Query<2>, heed::axes::Key<3>>>(file, "w");
    heed::tensor<float, heed::axes::Query<2>, heed::axes::Key<3>> copy{};
    std::memcpy(copy.values, view.data(), sizeof(copy.values));
    write_and_read(copy);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    // Of exactly this size on the heap, so that the byte behind it is watched.
    auto const bytes = std::make_unique<std::byte[]>(size - 1);
    if (size != 1) std::memcpy(bytes.get(), data + 1, size - 1);
    try {
        use(data[0] % (2 + declarations), safetensors::file(std::span<std::byte const>(bytes.get(), size - 1)));
    } catch (heed::io::file_error const&) {
    }
    return 0;
}
