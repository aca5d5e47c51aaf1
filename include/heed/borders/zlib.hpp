// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_ZLIB_HPP
#define HEED_BORDERS_ZLIB_HPP

#include <cstddef>
#include <span>

#include <zlib.h>

#include <heed/borders/npz.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::npz {

/// Inflates by zlib, for `npz::file`: `npz::file weights("weights.npz", npz::by_zlib)` reads what
/// numpy.savez_compressed writes. The program is linked with zlib (`-lz`).
HEED_LINKED_AS inline bool by_zlib(std::span<std::byte const> from, std::span<std::byte> to) {
    z_stream stream{};
    // Negative: a stream of deflate without a header of zlib's own.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<Bytef const*>(from.data()));
    // Its numbers may have 32 bits, so it is given a part at a time. One byte more than there is room for would be too
    // many, and a stream of none wants a place, too.
    Bytef beyond = 0;
    std::size_t read = 0, written = 0;
    int came = Z_OK;
    while (came == Z_OK) {
        constexpr std::size_t most = 1U << 30U;
        std::size_t const in = from.size() - read < most ? from.size() - read : most;
        std::size_t const out = to.size() - written < most ? to.size() - written : most;
        bool const is_full = out == 0;
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = is_full ? &beyond : reinterpret_cast<Bytef*>(to.data() + written);
        stream.avail_out = is_full ? 1 : static_cast<uInt>(out);
        came = inflate(&stream, Z_NO_FLUSH);
        read += in - stream.avail_in;
        if (is_full) {
            if (stream.avail_out == 0) came = Z_DATA_ERROR;
        } else {
            written += out - stream.avail_out;
        }
    }
    inflateEnd(&stream);
    return came == Z_STREAM_END && read == from.size() && written == to.size();
}

}  // namespace heed::npz

#endif
