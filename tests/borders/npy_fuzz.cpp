// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A target of libFuzzer: whatever the bytes are, reading them gives an array or an io::file_error, and touches no
// memory but theirs. What was read has as many values as its extents say, and is of a declared shape what it is
// without one.
#include <heed/io/npy.hpp>
#include <heed/shape/axes.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <variant>

namespace {

namespace io = heed::io;
using namespace heed::axes;

[[noreturn]] void differs() { std::abort(); }

template <class X>
void declare(io::npy_array const* array, std::span<std::byte const> bytes) {
    try {
        X const x = io::read_npy<X>(bytes);
        if (array == nullptr || array->extents != io::detail::npy::wanted(heed::shape_type_of<X>{}).extents) differs();
        std::visit(
            [&](auto const& values) {
                for (std::size_t i = 0; i < X::size; ++i) {
                    auto const wanted = static_cast<heed::element_of<X>>(values[i]);
                    if (x.values[i] != wanted && wanted == wanted) differs();
                }
            },
            array->values);
    } catch (io::file_error const&) {
    }
}

void use(std::span<std::byte const> bytes) {
    io::npy_array array;
    bool is_read = true;
    try {
        array = io::read_npy(bytes);
        std::size_t product = 1;
        for (std::size_t const extent : array.extents) product *= extent;
        if (std::visit([](auto const& values) { return values.size(); }, array.values) != product) differs();
    } catch (io::file_error const&) {
        is_read = false;
    }
    io::npy_array const* const came = is_read ? &array : nullptr;
    declare<heed::tensor<float, Query<2>, Key<3>>>(came, bytes);
    declare<heed::tensor<double, Key<6>>>(came, bytes);
    declare<heed::tensor<std::int16_t, Query<2>, Key<3>>>(came, bytes);
    declare<heed::tensor<bool, Query<2>, Key<3>>>(came, bytes);
    declare<heed::tensor<heed::float16, Query<2>, Key<3>>>(came, bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    // Of exactly this size on the heap, so that the byte behind it is watched.
    auto const bytes = std::make_unique<std::byte[]>(size);
    if (size != 0) std::memcpy(bytes.get(), data, size);
    use(std::span<std::byte const>(bytes.get(), size));
    return 0;
}
