// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A target of libFuzzer: whatever the bytes are, reading them gives an array or an io::file_error, and touches no
// memory but theirs. What was read has as many values as its extents say, and is of a declared shape what it is
// without one. The first byte says what is declared, so that an input is read once. Run by fuzz.py.
#include <heed/io/npy.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/up_to.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace {

namespace io = heed::io;
using namespace heed::axes;

[[noreturn]] void differs() { std::abort(); }

io::npy_array read_undeclared(std::span<std::byte const> bytes) {
    io::npy_array array = io::read_npy(bytes);
    std::size_t product = 1;
    for (std::size_t const extent : array.extents) product *= extent;
    if (std::visit([](auto const& values) { return values.size(); }, array.values) != product) differs();
    return array;
}

template <class X>
void compare(X x, std::span<std::byte const> bytes) {
    // What is read as declared is read without a declaration: no file_error gets out of here.
    try {
        io::npy_array const array = read_undeclared(bytes);
        if (array.extents != io::detail::counts_of(heed::shape_type_of<X>{}, x)) differs();
        auto const place = io::detail::places_in(heed::shape_type_of<X>{}, x, array.extents);
        std::visit(
            [&](auto const& values) {
                for (std::size_t i = 0; i < values.size(); ++i) {
                    auto const wanted = static_cast<heed::element_of<X>>(values[i]);
                    if (x.data()[place(i)] != wanted && wanted == wanted) differs();
                }
            },
            array.values);
    } catch (io::file_error const&) {
        differs();
    }
}
template <class X>
void declare(std::span<std::byte const> bytes) {
    compare(io::read_npy<X>(bytes), bytes);
}

void use(unsigned declared, std::span<std::byte const> bytes) {
    switch (declared) {
        case 0:
            return declare<heed::tensor<float, Query<2>, Key<3>>>(bytes);
        case 1:
            return declare<heed::tensor<double, Key<6>>>(bytes);
        case 2:
            return declare<heed::tensor<std::int16_t, Query<2>, Key<3>>>(bytes);
        case 3:
            return declare<heed::tensor<bool, Query<2>, Key<3>>>(bytes);
        case 4:
            return declare<heed::tensor<heed::float16, Query<2>, Key<3>>>(bytes);
        case 5:
            return declare<heed::tensor<double, heed::up_to<Query<4>>, heed::up_to<Key<5>>>>(bytes);
        default:
            read_undeclared(bytes);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    // Of exactly this size on the heap, so that the byte behind it is watched.
    auto const bytes = std::make_unique<std::byte[]>(size - 1);
    if (size != 1) std::memcpy(bytes.get(), data + 1, size - 1);
    try {
        use(data[0] % 8, std::span<std::byte const>(bytes.get(), size - 1));
    } catch (io::file_error const&) {
    }
    return 0;
}
