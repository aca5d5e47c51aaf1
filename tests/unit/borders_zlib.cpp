// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/zlib.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include <heed/heed.hpp>
#include "../support/catch.hpp"

namespace {

using namespace heed;
using namespace heed::axes;

using bytes = std::vector<std::byte>;

/// What zlib itself makes of them: a stream without its header.
bytes deflated(std::span<std::byte const> from, int level = 9) {
    z_stream stream{};
    REQUIRE(deflateInit2(&stream, level, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) == Z_OK);
    bytes out(from.size() + from.size() / 1000 + 64);
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<Bytef const*>(from.data()));
    stream.avail_in = static_cast<uInt>(from.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    REQUIRE(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    out.resize(out.size() - stream.avail_out);
    deflateEnd(&stream);
    return out;
}

/// A zip file of one member, x.npy, whose stream, size and checksum are said.
bytes archive(bytes const& stream, std::size_t size, unsigned long checksum) {
    bytes out;
    auto const put = [&](std::uint64_t number, int count) {
        for (int i = 0; i < count; ++i) out.push_back(static_cast<std::byte>(number >> 8 * i));
    };
    std::string const name = "x.npy";
    auto const put_name = [&] {
        for (char const letter : name) out.push_back(static_cast<std::byte>(letter));
    };
    auto const put_rest = [&] {
        put(20, 2), put(0, 2), put(8, 2), put(0, 4), put(checksum, 4), put(stream.size(), 4), put(size, 4);
        put(name.size(), 2), put(0, 2);
    };
    put(0x04034b50, 4), put_rest(), put_name();
    out.insert(out.end(), stream.begin(), stream.end());
    std::size_t const directory = out.size();
    put(0x02014b50, 4), put(20, 2), put_rest(), put(0, 2), put(0, 2), put(0, 2), put(0, 4), put(0, 4), put_name();
    std::size_t const end = out.size();
    put(0x06054b50, 4), put(0, 4), put(1, 2), put(1, 2), put(end - directory, 4), put(directory, 4), put(0, 2);
    return out;
}
unsigned long checksum_of(std::span<std::byte const> from) {
    return crc32(0, reinterpret_cast<Bytef const*>(from.data()), static_cast<uInt>(from.size()));
}
template <class X>
bytes npy_of(X const& x) {
    npz::writer out;
    out.add("x", x);
    bytes const all = out.bytes();
    auto const of_x = npz::file(std::span<std::byte const>(all)).names().size() == 1;
    REQUIRE(of_x);
    npz::file const file{std::span<std::byte const>(all)};
    auto const span = file.bytes("x");
    return bytes(span.begin(), span.end());
}
template <class F>
std::string refusal_of(F f) {
    try {
        f();
    } catch (io::file_error const& error) {
        return error.what();
    }
    return "";
}

using matrix = tensor<float, Query<13>, Key<17>>;

TEST_CASE("members that zlib deflated are read by zlib") {
    auto const x = iota<float, Query<13>, Key<17>>();
    bytes const npy = npy_of(x);
    for (int const level : {0, 1, 9}) {
        bytes const all = archive(deflated(npy, level), npy.size(), checksum_of(npy));
        npz::file const file(std::span<std::byte const>(all), npz::by_zlib);
        CHECK(file.names() == std::vector<std::string>{"x"});
        CHECK(max_abs_difference(npz::read<matrix>(file, "x"), x) == 0);
        CHECK(length<Query>(npz::read<tensor<float, up_to<Query<19>>, Key<17>>>(file, "x")) == 13);
        CHECK(npz::read_array(file, "x").extents == std::vector<std::size_t>{13, 17});
        CHECK(refusal_of([&] { (void)file.bytes("x"); }).find("stored as it is, to be shown") != std::string::npos);
        CHECK(refusal_of([&] { npz::file(std::span<std::byte const>(all)); }).find("heed/borders/zlib.hpp") !=
              std::string::npos);
    }
}

TEST_CASE("another shape, another name and other bytes are refused as in members that are stored") {
    auto const x = iota<float, Query<13>, Key<17>>();
    bytes const npy = npy_of(x);
    bytes const stream = deflated(npy), all = archive(stream, npy.size(), checksum_of(npy));
    npz::file const file(std::span<std::byte const>(all), npz::by_zlib);
    auto const of_shape = refusal_of([&] { npz::read<tensor<float, Query<13>, Key<11>>>(file, "x"); });
    CHECK(of_shape.find("Key") != std::string::npos);
    CHECK(refusal_of([&] { npz::read<matrix>(file, "y"); }).find("there is none") != std::string::npos);
    auto const said = [&](bytes const& changed, std::size_t size, unsigned long checksum) {
        bytes const other = archive(changed, size, checksum);
        return refusal_of([&] { npz::read<matrix>(npz::file(std::span<std::byte const>(other), npz::by_zlib), "x"); });
    };
    CHECK(said(stream, npy.size(), checksum_of(npy)).empty());
    CHECK(said(stream, npy.size(), checksum_of(npy) ^ 1U).find("checksum") != std::string::npos);
    // One byte more or less than the stream has, and a stream with one byte more or less.
    CHECK(said(stream, npy.size() + 1, checksum_of(npy)).find("inflates to") != std::string::npos);
    CHECK(said(stream, npy.size() - 1, checksum_of(npy)).find("inflates to") != std::string::npos);
    bytes longer = stream, shorter = stream;
    longer.push_back(std::byte{0});
    shorter.pop_back();
    CHECK(said(longer, npy.size(), checksum_of(npy)).find("inflates to") != std::string::npos);
    CHECK(said(shorter, npy.size(), checksum_of(npy)).find("inflates to") != std::string::npos);
    CHECK(said({}, npy.size(), checksum_of(npy)).find("inflates to") != std::string::npos);
}

TEST_CASE("a member that says more bytes than there can be takes no room") {
    bytes const npy = npy_of(iota<float, Query<13>, Key<17>>());
    // Of 4 GiB: more than its stream can hold, and, of a stream that could, more than is declared.
    auto const refused_by = [](bytes const& all) {
        return refusal_of([&] { npz::read<matrix>(npz::file(std::span<std::byte const>(all), npz::by_zlib), "x"); });
    };
    auto const impossible = refused_by(archive(deflated(npy), 0xfffffffeU, 0));
    CHECK(impossible.find("1032 times") != std::string::npos);
    auto const bomb = refused_by(archive(deflated(bytes(200'000'000)), 200'000'000, 0));
    CHECK(bomb.find("by what is declared") != std::string::npos);
}

TEST_CASE("by_zlib inflates streams of any size, of none, too") {
    for (std::size_t const size : {0U, 1U, 5U, 70000U}) {
        bytes from(size);
        for (std::size_t i = 0; i < size; ++i) from[i] = static_cast<std::byte>(i * i >> 3);
        bytes const stream = deflated(from);
        bytes to(size);
        CHECK(npz::by_zlib(stream, to));
        CHECK(to == from);
    }
}

}  // namespace
