// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_OWNED_BYTES_HPP
#define HEED_BORDERS_DETAIL_OWNED_BYTES_HPP

#include <cstddef>
#include <filesystem>
#include <memory>
#include <new>
#include <string>

#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS {

/// Bytes whose first one is aligned for every element type, from the heap or mapped by the system: they know what ends
/// them.
struct HEED_LINKED_AS end_of_bytes {
    void (*end)(std::byte* first, std::size_t bytes) = nullptr;
    std::size_t bytes = 0;

    void operator()(std::byte* first) const { end(first, bytes); }
};
using owned_bytes = std::unique_ptr<std::byte, end_of_bytes>;

/// Room for values. A sparse file can promise, and have, more of them than there is memory.
HEED_LINKED_AS inline owned_bytes room_for(std::filesystem::path const& file, std::size_t bytes) {
    void* const room = ::operator new (bytes, std::align_val_t{64}, std::nothrow);
    if (room == nullptr)
        io::detail::fail(file, "values for which there is memory", "they have " + std::to_string(bytes) + " bytes");
    auto const end = [](std::byte* first, std::size_t) { ::operator delete (first, std::align_val_t{64}); };
    return owned_bytes(static_cast<std::byte*>(room), {end, bytes});
}

}  // namespace heed::detail::inline HEED_KERNELS

#endif
