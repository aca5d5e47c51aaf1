// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_MAP_FILE_HPP
#define HEED_BORDERS_MAP_FILE_HPP

#include <sys/mman.h>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include <heed/borders/safetensors.hpp>
#include <heed/io/detail/input_file.hpp>
#include <heed/meta/detail/linkage.hpp>

// For systems of the POSIX kind alone, which is why it has a header of its own.

namespace heed::safetensors {

/// A safetensors file that is mapped and not read: `auto const file = safetensors::map_file("model.safetensors")`, and
/// then `view<tensor_view<float const, Vocabulary<50>, Model<16>>>(file, "embedding.weight")`. What is looked at is
/// brought into memory by the system when it is, and shared by all programs that map the file; nothing is copied.
///
/// Refused with an io::file_error: what `file` refuses of a header, what is no regular file, and what the system does
/// not map, with its reason. The file must stay as it is as long as it is mapped: what is written to it can be seen in
/// views, and behind the new end of one that was made shorter there is no memory (SIGBUS). To replace it by another
/// one of its name, as `writer` does, is safe. For files that others change in place there is `file(name)`, which
/// reads.
HEED_LINKED_AS inline file map_file(std::filesystem::path const& name) {
    using io::detail::takes;
    io::detail::open_descriptor const opened(io::detail::opened_to_read(name, takes::files));
    std::uintmax_t const bytes = io::detail::facts_of(name, opened.number(), takes::files).size;
    if (bytes > SIZE_MAX / 2)
        detail::fail(name, "a file that addresses reach", "it has " + std::to_string(bytes) + " bytes");
    auto const size = static_cast<std::size_t>(bytes);
    // Of no bytes there is no map.
    if (size == 0) return file(name, detail::owned_bytes(), 0);
    void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, opened.number(), 0);
    if (mapped == MAP_FAILED)
        detail::fail(name, "a file of " + std::to_string(size) + " bytes that can be mapped",
                     "it cannot: " + io::detail::reason(errno));
    auto const end = [](std::byte* first, std::size_t all) { ::munmap(first, all); };
    return file(name, detail::owned_bytes(static_cast<std::byte*>(mapped), {end, size}), size);
}

}  // namespace heed::safetensors

#endif
