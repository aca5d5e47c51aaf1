// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Files of tensors that are up to a length: as many elements are written as there are, with that shape, and a file of
// any extent up to the capacity is read. NaN stands in all memory beyond.
#include <heed/borders/map_file.hpp>
#include <heed/borders/npz.hpp>
#include <heed/borders/safetensors.hpp>
#include <heed/heed.hpp>
#include <heed/io/npy.hpp>

#include "../support/catch.hpp"
#include "../support/numbers.hpp"
#include "../support/watched.hpp"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;

// A file of its own, gone with it.
struct scratch {
    std::filesystem::path file = std::filesystem::temp_directory_path() / ("heed_up_to_" + std::to_string(::getpid()));

    scratch() = default;
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { std::filesystem::remove(file); }
};
std::string get(std::filesystem::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (io::file_error const& error) {
        return error.what();
    }
    return "no error";
}

using cache = tensor<float, up_to<Key<5>>, Dk<3>>;
using of_heads = heap_tensor<float, Head<2>, up_to<Key<5>>, up_to<Dv<7>>>;

/// Numbers up to lengths, of which each says where it is.
template <class X, class... Lengths>
X numbered(Lengths... lengths) {
    X result;
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    std::size_t axis = 0;
    ((result.lengths.of[axis++] = static_cast<std::size_t>(lengths)), ...);
    auto const counts = detail::counts_in(shape_type_of<X>{}, result);
    for (std::size_t i = 0; i < result.size(); ++i) {
        result.data()[detail::place_of_nth<shape_type_of<X>>(shape_type_of<X>{}, counts.of, i)] =
            heed_test::eighths_at(i, 3);
    }
    return result;
}
/// The same in the type.
template <class X>
X numbered_fixed() {
    X result{};
    for (std::size_t i = 0; i < X::size; ++i) result.data()[i] = heed_test::eighths_at(i, 3);
    return result;
}

template <class X>
std::string npy_of(scratch const& place, X const& x) {
    heed_test::watched_beyond_lengths const beyond(x);
    io::write_npy(place.file, x);
    return get(place.file);
}
template <class X>
std::vector<std::byte> npz_of(X const& x) {
    heed_test::watched_beyond_lengths const beyond(x);
    npz::writer out;
    out.add("x", x);
    return out.bytes();
}
template <class X>
std::vector<std::byte> safetensors_of(X const& x) {
    heed_test::watched_beyond_lengths const beyond(x);
    safetensors::writer out;
    out.add("x", x);
    return out.bytes();
}

/// A tensor of some lengths makes the file that `fixed` makes, in each format, and is read from it as it was.
template <class X, class Fixed>
void is_written_as(X const& x, Fixed const& fixed) {
    scratch const place;
    auto const npy = npy_of(place, x);
    CHECK(io::read_npy<X>(place.file) == x);
    CHECK(io::read_npy<Fixed>(place.file) == fixed);
    CHECK(npy == npy_of(place, fixed));

    auto const in_npz = npz_of(x);
    CHECK(in_npz == npz_of(fixed));
    CHECK(npz::read<X>(npz::file{std::span(in_npz)}, "x") == x);
    CHECK(npz::read<Fixed>(npz::file{std::span(in_npz)}, "x") == fixed);

    auto const in_safetensors = safetensors_of(x);
    CHECK(in_safetensors == safetensors_of(fixed));
    CHECK(safetensors::read<X>(safetensors::file{std::span(in_safetensors)}, "x") == x);
    CHECK(safetensors::read<Fixed>(safetensors::file{std::span(in_safetensors)}, "x") == fixed);
}

}  // namespace

TEST_CASE("a tensor up to a length is written as one of that length, and read from such a file") {
    is_written_as(numbered<cache>(1), numbered_fixed<tensor<float, Key<1>, Dk<3>>>());
    is_written_as(numbered<cache>(3), numbered_fixed<tensor<float, Key<3>, Dk<3>>>());
    is_written_as(numbered<cache>(5), numbered_fixed<tensor<float, Key<5>, Dk<3>>>());
    is_written_as(numbered<of_heads>(3, 2), numbered_fixed<tensor<float, Head<2>, Key<3>, Dv<2>>>());
    is_written_as(numbered<of_heads>(5, 7), numbered_fixed<tensor<float, Head<2>, Key<5>, Dv<7>>>());
    is_written_as(numbered<of_heads>(1, 1), numbered_fixed<tensor<float, Head<2>, Key<1>, Dv<1>>>());
    // More than are written at a time.
    using big = heap_tensor<float, up_to<Key<300>>, up_to<Dk<40>>>;
    is_written_as(numbered<big>(211, 37), numbered_fixed<heap_tensor<float, Key<211>, Dk<37>>>());
}

TEST_CASE("of nothing a file has the shape, too") {
    scratch const place;
    auto const none = numbered<cache>(0);
    CHECK(npy_of(place, none).find("'shape': (0, 3)") != std::string::npos);
    CHECK(io::read_npy(place.file).extents == std::vector<std::size_t>{0, 3});
    CHECK(io::read_npy<cache>(place.file) == none);
    auto const in_npz = npz_of(none);
    CHECK(npz::read<cache>(npz::file{std::span(in_npz)}, "x") == none);
    auto const in_safetensors = safetensors_of(numbered<of_heads>(4, 0));
    safetensors::file const file{std::span(in_safetensors)};
    CHECK(file.info("x").shape == std::vector<std::size_t>{2, 4, 0});
    CHECK(file.bytes("x").empty());
    CHECK(safetensors::read<of_heads>(file, "x") == numbered<of_heads>(4, 0));
}

TEST_CASE("views are written in row-major order, and other orders and element types are read") {
    scratch const place;
    auto const x = numbered<of_heads>(3, 2);
    auto const turned = permute_view<Key, Dv, Head>(x);
    auto const fixed = permute<Key, Dv, Head>(numbered_fixed<tensor<float, Head<2>, Key<3>, Dv<2>>>());
    CHECK(npy_of(place, turned) == npy_of(place, fixed));
    CHECK(npz_of(turned) == npz_of(fixed));
    CHECK(safetensors_of(turned) == safetensors_of(fixed));
    // Column-major, as NumPy writes it, and big-endian.
    std::string dict = "{'descr': '>f4', 'fortran_order': True, 'shape': (2, 3), }";
    dict.resize(117, ' ');
    std::string bytes = std::string("\x93NUMPY\x01") + '\0' + static_cast<char>(118) + '\0' + dict + '\n';
    for (char number = 0; number < 6; ++number) bytes += std::string("\x3f\x80", 2) + '\0' + number;
    auto const back = io::read_npy<tensor<float, up_to<Query<4>>, up_to<Key<8>>>>(
        std::as_bytes(std::span(bytes.data(), bytes.size())));
    CHECK(length<Query>(back) == 2);
    CHECK(length<Key>(back) == 3);
    auto const last_bits = [&](std::size_t i, std::size_t j) {
        return __builtin_bit_cast(std::uint32_t, back(i, j)) & 255;
    };
    CHECK((last_bits(0, 0) == 0 && last_bits(1, 0) == 1 && last_bits(0, 1) == 2 && last_bits(1, 2) == 5));
    CHECK(io::read_npy<tensor<double, up_to<Query<4>>, Key<3>>>(std::as_bytes(std::span(bytes.data(), bytes.size())))(
              0, 0) == 1);
}

TEST_CASE("the order of the axes in a safetensors file, masks and projections") {
    auto const x = numbered<of_heads>(3, 2);
    constexpr auto order = safetensors::stored_as<Dv, Head, Key>;
    safetensors::writer out;
    out.add("x", x, order);
    keep const seen{take<Key>(tensor<bool, Key<4>>{true, false, true, true}, 3)};
    out.add("seen", seen);
    auto const bytes = out.bytes();
    safetensors::file const file{std::span(bytes)};
    CHECK(file.info("x").shape == std::vector<std::size_t>{2, 2, 3});
    CHECK(safetensors::read<of_heads>(file, "x", order) == x);
    CHECK(safetensors::read<tensor<float, Dv<2>, Head<2>, Key<3>>>(file, "x") ==
          permute<Dv, Head, Key>(numbered_fixed<tensor<float, Head<2>, Key<3>, Dv<2>>>()));
    CHECK(safetensors::read<keep<up_to<Key<4>>>>(file, "seen") == seen);

    // One that is in the file with another: nobody knows how long each of them is.
    constexpr auto joined = safetensors::stored_as<Dv, Head, Key>(safetensors::merged<Head, Key>);
    using in = fault::in::read_safetensors;
    static_assert(std::is_same_v<safetensors::fault_of_read<of_heads, decltype(joined)>,
                                 fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
                                     in, up_to<Key<5>>>> &&
                  !safetensors::can_add<of_heads&, decltype(joined)>);
    constexpr auto others = safetensors::stored_as<Key, Head, Dv>(safetensors::merged<Head, Dv>);
    using of_keys = tensor<float, Head<2>, up_to<Key<5>>, Dv<2>>;
    auto const y = numbered<of_keys>(4);
    safetensors::writer again;
    again.add("y", y, others);
    auto const merged = again.bytes();
    CHECK(safetensors::file{std::span(merged)}.info("y").shape == std::vector<std::size_t>{4, 4});
    CHECK(safetensors::read<of_keys>(safetensors::file{std::span(merged)}, "y", others) == y);
}

TEST_CASE("the order of the axes in a .npz file") {
    auto const x = numbered<of_heads>(3, 2);
    npz::writer out;
    out.add("x", x, npz::stored_as<Dv, Head, Key>);
    using of_keys = tensor<float, Head<2>, up_to<Key<5>>, Dv<2>>;
    auto const y = numbered<of_keys>(4);
    constexpr auto merged = npz::stored_as<Key, Head, Dv>(npz::merged<Head, Dv>);
    out.add("y", y, merged);
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    CHECK(npz::read<of_heads>(file, "x", npz::stored_as<Dv, Head, Key>) == x);
    CHECK(npz::read_array(file, "x").extents == std::vector<std::size_t>{2, 2, 3});
    CHECK(npz::read<tensor<float, Dv<2>, Head<2>, Key<3>>>(file, "x") ==
          permute<Dv, Head, Key>(numbered_fixed<tensor<float, Head<2>, Key<3>, Dv<2>>>()));
    CHECK(npz::read_array(file, "y").extents == std::vector<std::size_t>{4, 4});
    CHECK(npz::read<of_keys>(file, "y", merged) == y);
    constexpr auto joined = npz::stored_as<Dv, Head, Key>(npz::merged<Head, Key>);
    static_assert(std::is_same_v<npz::fault_of_read<of_heads, decltype(joined)>,
                                 fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
                                     fault::in::read_npz, up_to<Key<5>>>> &&
                  !npz::can_add<of_heads&, decltype(joined)>);
}

TEST_CASE("what is to be written has the length that it had when it was added") {
    auto x = numbered<cache>(2);
    safetensors::writer in_safetensors;
    npz::writer in_npz;
    in_safetensors.add("x", x);
    in_npz.add("x", x);
    auto const before = x;
    append<Key>(x, tensor<float, Dk<3>>{7, 7, 7});
    auto const one = in_safetensors.bytes();
    auto const other = in_npz.bytes();
    CHECK(safetensors::read<cache>(safetensors::file{std::span(one)}, "x") == before);
    CHECK(npz::read<cache>(npz::file{std::span(other)}, "x") == before);
}

TEST_CASE("a file is viewed whose first axis is up to a length") {
    auto const x = numbered<cache>(3);
    auto const bytes = safetensors_of(x);
    scratch const place;
    {
        std::ofstream to(place.file, std::ios::binary);
        to.write(reinterpret_cast<char const*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    auto const file = safetensors::map_file(place.file);
    using view = tensor_view<float const, up_to<Key<5>>, Dk<3>>;
    auto const shown = safetensors::view<view>(file, "x");
    CHECK(shown == x);
    CHECK(reinterpret_cast<std::byte const*>(shown.data()) == file.bytes("x").data());
    static_assert(std::is_same_v<safetensors::fault_of_view<tensor_view<float const, Head<2>, up_to<Key<5>>>>,
                                 fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
                                     fault::in::read_safetensors, up_to<Key<5>>>> &&
                  !safetensors::can_view<tensor_view<float, up_to<Key<5>>, Dk<3>>> &&
                  !safetensors::can_view<cache> && !safetensors::can_read<view>);
    CHECK(said([&] {
              static_cast<void>(safetensors::view<tensor_view<float const, up_to<Key<2>>, Dk<3>>>(file, "x"));
          }) == place.file.string() + ": expected tensor \"x\" with at most 2 elements along axis 0, up_to<Key<2>>, "
                                      "but it has 3: its shape is [3, 3]");
}

TEST_CASE("a file that is longer than there is room for is refused, and says of which axis") {
    scratch const place;
    io::write_npy(place.file, numbered<cache>(4));
    std::string const file = place.file.string();
    CHECK(said([&] { static_cast<void>(io::read_npy<tensor<float, up_to<Key<3>>, Dk<3>>>(place.file)); }) ==
          file + ": expected shape [up_to<Key<3>>, Dk<3>], that is (at most 3, 3), but the file has (4, 3): 4 along "
                 "axis 0, up_to<Key<3>>");
    CHECK(said([&] { static_cast<void>(io::read_npy<tensor<float, up_to<Key<9>>, Dk<2>>>(place.file)); }) ==
          file + ": expected shape [up_to<Key<9>>, Dk<2>], that is (at most 9, 2), but the file has (4, 3): 3 along "
                 "axis 1, Dk<2>");
    CHECK(said([&] { static_cast<void>(io::read_npy<tensor<float, up_to<Key<9>>>>(place.file)); }) ==
          file + ": expected shape [up_to<Key<9>>], that is (at most 9,), but the file has (4, 3)");
    CHECK(said([&] { static_cast<void>(io::read_npy<tensor<float, Key<5>, Dk<3>>>(place.file)); }) ==
          file + ": expected shape [Key<5>, Dk<3>], that is (5, 3), but the file has (4, 3): 4 along axis 0, Key<5>");
    auto const in_npz = npz_of(numbered<cache>(4));
    CHECK(said([&] {
              static_cast<void>(npz::read<tensor<float, up_to<Key<3>>, Dk<3>>>(npz::file{std::span(in_npz)}, "x"));
          }) == "npz in memory, array \"x\": expected shape [up_to<Key<3>>, Dk<3>], that is (at most 3, 3), but the "
                "file has (4, 3): 4 along axis 0, up_to<Key<3>>");
    auto const in_safetensors = safetensors_of(numbered<cache>(4));
    safetensors::file const tensors{std::span(in_safetensors)};
    CHECK(said([&] { static_cast<void>(safetensors::read<tensor<float, up_to<Key<1>>, Dk<3>>>(tensors, "x")); }) ==
          "safetensors in memory: expected tensor \"x\" with at most 1 element along axis 0, up_to<Key<1>>, but it has "
          "4: its shape is [4, 3]");
    CHECK(said([&] { static_cast<void>(safetensors::read<tensor<float, up_to<Key<5>>, Dk<2>>>(tensors, "x")); }) ==
          "safetensors in memory: expected tensor \"x\" with 2 elements along axis 1, Dk<2>, but it has 3: its shape "
          "is [4, 3]");
}
