// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/safetensors.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"
#include "../support/halves.hpp"
#include "../support/largest.hpp"
#include "../support/memory_limit.hpp"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <bit>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// A type of one's own, which is a number of the format.
struct brain_float {
    std::uint16_t bits = 0;
    friend constexpr bool operator==(brain_float, brain_float) = default;
};
template <>
struct heed::element_traits<brain_float> : heed::default_element_traits<brain_float> {
    static constexpr char const* safetensors_name = "BF16";
};

namespace {

namespace io = heed::io;
namespace fault = heed::fault;
namespace safetensors = heed::safetensors;
using namespace heed::axes;
using namespace std::string_literals;
using heed::heap_tensor;
using heed::projection;
using heed::tensor;
using heed::tensor_view;
using safetensors::stored_as;

// A directory of its own, gone with it.
struct scratch {
    static inline int count = 0;
    std::filesystem::path directory =
        std::filesystem::temp_directory_path() /
        ("heed_safetensors_" + std::to_string(::getpid()) + "_" + std::to_string(count++));
    std::filesystem::path file = directory / "x.safetensors";

    scratch() { std::filesystem::create_directory(directory); }
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { std::filesystem::remove_all(directory); }

    std::vector<std::string> names() const {
        std::vector<std::string> out;
        for (auto const& entry : std::filesystem::directory_iterator(directory))
            out.push_back(entry.path().filename().string());
        return out;
    }
};

void put(std::filesystem::path const& file, std::string const& bytes) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    REQUIRE(out.flush());
}
std::string get(std::filesystem::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::span<std::byte const> as_bytes(std::string const& text) { return std::as_bytes(std::span(text)); }
std::string as_text(std::vector<std::byte> const& bytes) {
    std::string out;
    for (std::byte const byte : bytes) out += static_cast<char>(byte);
    return out;
}
std::string as_text(safetensors::writer const& writer) { return as_text(writer.bytes()); }

// The sentence of a file_error, without the name in front of it.
template <class Call>
std::string sentence(std::filesystem::path const& name, Call call) {
    try {
        call();
    } catch (io::file_error const& error) {
        std::string const what = error.what(), head = name.string() + ": ";
        return what.substr(0, head.size()) == head ? what.substr(head.size()) : "without the name: " + what;
    }
    return "no error";
}
std::string reading(std::filesystem::path const& file) {
    return sentence(file, [&] { safetensors::file const read(file); });
}

// What is said of bytes; the same of a file and of memory.
std::string reading(std::string const& bytes) {
    scratch const place;
    put(place.file, bytes);
    std::string const said = reading(place.file);
    CHECK(said == sentence("safetensors in memory", [&] { safetensors::file const read(as_bytes(bytes)); }));
    return said;
}

// A file of such a header and such values, by hand.
std::string made(std::string const& header, std::string const& values = "") {
    std::string out;
    std::uint64_t const length = header.size();  // 8 bytes, where a std::size_t has 4, too
    for (int i = 0; i < 8; ++i) out += static_cast<char>(length >> (8 * i) & 255);
    return out + header + values;
}
std::string entry(std::string const& name, std::string const& dtype, std::string const& shape,
                  std::string const& offsets) {
    return "\"" + name + R"(":{"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}
// One tensor, and so many bytes of values.
std::string one(std::string const& dtype, std::string const& shape, std::string const& offsets, std::size_t bytes) {
    return made("{" + entry("w", dtype, shape, offsets) + "}", std::string(bytes, '\0'));
}

template <class T>
std::string raw(std::vector<T> const& values) {
    std::string out;
    for (T const value : values) {
        std::uint64_t word = 0;
        std::memcpy(&word, &value, sizeof(T));
        if constexpr (std::endian::native == std::endian::big) word >>= 8 * (8 - sizeof(T));
        for (std::size_t i = 0; i < sizeof(T); ++i) out += static_cast<char>(word >> (8 * i) & 255);
    }
    return out;
}

// A file that one tensor is read of.
template <class X, class... Names>
X read_of(std::string const& bytes, safetensors::stored_order<Names...> order = {}) {
    safetensors::file const file(as_bytes(bytes));
    return safetensors::read<X>(file, "w", order);
}
template <class X, class... Names>
std::string reading_of(std::string const& bytes, safetensors::stored_order<Names...> order = {}) {
    return sentence("safetensors in memory", [&] { (void)read_of<X>(bytes, order); });
}
template <class X>
std::string viewing_of(std::string const& bytes) {
    return sentence("safetensors in memory", [&] {
        safetensors::file const file(as_bytes(bytes));
        (void)safetensors::view<X>(file, "w");
    });
}

template <class X, class File>
concept viewed_of = requires(File&& file) {
    safetensors::view<X>(static_cast<File&&>(file), "");
};

using two_by_three = tensor<float, Query<2>, Key<3>>;
std::string const six = made("{" + entry("w", "F32", "[2,3]", "[0,24]") + "}", raw<float>({1, 2, 3, 4, 5, 6}));

}  // namespace

TEST_CASE("a safetensors file is written, byte for byte") {
    safetensors::writer out;
    CHECK(as_text(out) == "\x08\0\0\0\0\0\0\0{}      "s);
    tensor<float, Query<2>, Key<1>> const w{1, -2};
    out.add("w", w);
    CHECK(as_text(out) ==
          "\x38\0\0\0\0\0\0\0"
          R"({"w":{"dtype":"F32","shape":[2,1],"data_offsets":[0,8]}})"
          "\0\0\x80\x3f\0\0\0\xc0"s);
    scratch const place;
    out.write(place.file);
    CHECK(get(place.file) == as_text(out));
    CHECK(place.names() == std::vector<std::string>{"x.safetensors"});
}

TEST_CASE("big elements come first, then names; metadata as it came, and text is escaped as JSON") {
    tensor<std::uint8_t, Key<3>> const bytes{1, 2, 3};
    tensor<std::int16_t, Key<1>> const shorts{-2};
    tensor<double> const number{0.5};
    tensor<std::int64_t, Key<1>> const longs{-1};
    safetensors::writer out;
    out.add("z", bytes);
    out.add("b", shorts);
    out.add("y\"\\\n\x01\x7f\xc3\xa9/", number);
    out.add("a", longs);
    out.add_metadata("format", "pt");
    out.add_metadata("a\t", "");
    std::string const header = R"({"__metadata__":{"format":"pt","a\t":""},)" + entry("a", "I64", "[1]", "[0,8]") +
                               "," + entry("y\\\"\\\\\\n\\u0001\x7f\xc3\xa9/", "F64", "[]", "[8,16]") + "," +
                               entry("b", "I16", "[1]", "[16,18]") + "," + entry("z", "U8", "[3]", "[18,21]") + "}";
    std::string const padding(7 - (header.size() - 1) % 8, ' ');
    CHECK(as_text(out) == made(header + padding, raw<std::int64_t>({-1}) + raw<double>({0.5}) +
                                                     raw<std::int16_t>({-2}) + raw<std::uint8_t>({1, 2, 3})));

    std::string const text = as_text(out);
    safetensors::file const file(as_bytes(text));
    CHECK(file.metadata() == safetensors::metadata_list{{"format", "pt"}, {"a\t", ""}});
    CHECK(file.has("y\"\\\n\x01\x7f\xc3\xa9/"));
    CHECK(!file.has("y"));
    CHECK(safetensors::read<tensor<double>>(file, "y\"\\\n\x01\x7f\xc3\xa9/") == number);
}

TEST_CASE("a file says what it has") {
    std::string const text = made("{" + entry("b", "F4", "[2,2]", "[0,2]") + "," + entry("a", "C64", "[]", "[2,10]") +
                                      "," + entry("c", "F6_E2M3", "[4]", "[10,13]") + "}",
                                  "0123456789abc");
    safetensors::file const file(as_bytes(text));
    CHECK(file.tensors() == std::vector<safetensors::tensor_info>{
                                {"a", "C64", {}, 2, 10}, {"b", "F4", {2, 2}, 0, 2}, {"c", "F6_E2M3", {4}, 10, 13}});
    CHECK(file.info("c").dtype == "F6_E2M3");
    auto const bytes = file.bytes("c");
    REQUIRE(bytes.size() == 3);
    CHECK(std::to_integer<char>(bytes[0]) == 'a');
    CHECK(sentence("safetensors in memory", [&] { (void)file.info("d"); }) ==
          R"(expected a tensor "d", but there is none: the file has "a", "b", "c")");
    CHECK(reading_of<tensor<float>>(made("{}")) ==
          R"(expected a tensor "w", but there is none: the file has no tensors)");

    safetensors::writer many;
    tensor<bool> const yes{true};
    for (int i = 0; i < 11; ++i) many.add(std::string(100, 'a') + std::to_string(10 + i), yes);
    std::string const eleven = as_text(many);
    std::string const said = reading_of<tensor<bool>>(eleven);
    CHECK(said.find("a10\", ") != std::string::npos);
    CHECK(said.substr(said.size() - 12) == "\" and 3 more");
}

TEST_CASE("what is written is read back, to the bit, by every element type") {
    auto const round_trip = [](auto const& x) {
        using X = std::remove_cvref_t<decltype(x)>;
        safetensors::writer out;
        out.add("w", x);
        std::string const text = as_text(out);
        CHECK(read_of<X>(text) == x);
        safetensors::file const file(as_bytes(text));
        return file.info("w").dtype;
    };
    CHECK(round_trip(tensor<bool, Key<2>>{true, false}) == "BOOL");
    CHECK(round_trip(tensor<std::int8_t, Key<2>>{-128, 127}) == "I8");
    CHECK(round_trip(tensor<std::uint8_t, Key<2>>{0, 255}) == "U8");
    CHECK(round_trip(tensor<std::int16_t, Key<2>>{-32768, 2}) == "I16");
    CHECK(round_trip(tensor<std::uint16_t, Key<2>>{65535, 2}) == "U16");
    CHECK(round_trip(tensor<std::int32_t, Key<2>>{INT32_MIN, 2}) == "I32");
    CHECK(round_trip(tensor<std::uint32_t, Key<2>>{UINT32_MAX, 2}) == "U32");
    CHECK(round_trip(tensor<long long, Key<2>>{INT64_MIN, 2}) == "I64");
    CHECK(round_trip(tensor<unsigned long, Key<2>>{~0UL, 2}) == (sizeof(long) == 8 ? "U64" : "U32"));
    CHECK(round_trip(tensor<float, Key<2>>{0x1p-149F, -0.0F}) == "F32");
    CHECK(round_trip(tensor<double, Key<2>>{0x1p-1074, 0.1}) == "F64");
    CHECK(round_trip(tensor<brain_float, Key<2>>{brain_float{1}, brain_float{0x3f80}}) == "BF16");
    CHECK(round_trip(tensor<heed::bfloat16, Key<2>>{heed::bfloat16(0.1F), heed::bfloat16(-0.0F)}) == "BF16");
    CHECK(round_trip(tensor<heed::float16, Key<2>>{heed::float16(0.1F), heed::float16(1e9F)}) == "F16");
    CHECK(round_trip(heap_tensor<float, Key<2>>(tensor<float, Key<2>>{3, 4})) == "F32");

    // A NaN, to the bit.
    std::uint32_t const nan = 0xffa12345;
    auto const read =
        read_of<tensor<float>>(made("{" + entry("w", "F32", "[]", "[0,4]") + "}", raw<std::uint32_t>({nan})));
    CHECK(as_returned(std::bit_cast<std::uint32_t>(read.values[0])) == as_returned(nan));
}

TEST_CASE("all halves and bfloat16 numbers become the floats that they are") {
    std::vector<std::uint16_t> all(65536);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint16_t>(i);
    auto const of = [&](std::string const& dtype) {
        return made("{" + entry("w", dtype, "[65536]", "[0,131072]") + "}", raw(all));
    };
    using floats = heap_tensor<float, Key<65536>>;
    using doubles = heap_tensor<double, Key<65536>>;
    auto const halves = read_of<floats>(of("F16")), brains = read_of<floats>(of("BF16"));
    auto const wide_halves = read_of<doubles>(of("F16")), wide_brains = read_of<doubles>(of("BF16"));
    std::size_t wrong = 0;
    auto const compare = [&](float came, double wide, double expected) {
        bool const both_nan = std::isnan(came) && std::isnan(wide) && std::isnan(expected);
        bool const same = static_cast<double>(came) == expected && wide == expected &&
                          std::signbit(came) == std::signbit(expected) && std::signbit(wide) == std::signbit(expected);
        wrong += !both_nan && !same;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        double const sign = i >> 15 != 0 ? -1 : 1;
        auto const number = [&](int bits_of_fraction, int bias) {
            std::size_t const below = std::size_t{1} << bits_of_fraction;
            int const exponent = static_cast<int>((i & 0x7fff) / below), greatest = 32767 >> bits_of_fraction;
            auto const fraction = static_cast<double>(i % below);
            if (exponent == greatest) return fraction != 0 ? NAN : sign * HUGE_VAL;
            bool const is_normal = exponent != 0;
            return sign * std::ldexp((is_normal ? static_cast<double>(below) : 0) + fraction,
                                     (is_normal ? exponent : 1) - bias - bits_of_fraction);
        };
        compare(halves.values[i], wide_halves.values[i], number(10, 15));
        compare(brains.values[i], wide_brains.values[i], number(7, 127));
    }
    CHECK(wrong == 0);
    // A NaN keeps the bits that it has.
    CHECK(std::bit_cast<std::uint32_t>(halves.values[0xfd01]) == as_returned(0xffa02000));
    CHECK(std::bit_cast<std::uint32_t>(brains.values[0xffa1]) == as_returned(0xffa10000));
    // As themselves, they keep their bits.
    auto const own_halves = read_of<heap_tensor<heed::float16, Key<65536>>>(of("F16"));
    auto const own_brains = read_of<heap_tensor<heed::bfloat16, Key<65536>>>(of("BF16"));
    for (std::size_t i = 0; i < 65536; ++i) {
        if (own_halves.values[i].bits() != i) FAIL_CHECK(i);
        if (own_brains.values[i].bits() != i) FAIL_CHECK(i);
    }
}

TEST_CASE("elements are converted where that is exact, and nowhere else") {
    CHECK(read_of<tensor<double, Query<2>, Key<3>>>(six) == tensor<double, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    std::string const doubles = one("F64", "[]", "[0,8]", 8), bytes = one("U8", "[]", "[0,1]", 1);
    CHECK(reading_of<tensor<float>>(doubles) == R"(expected tensor "w" of F32 (or F16 or BF16), but it is of F64)");
    CHECK(reading_of<tensor<double>>(bytes) == R"(expected tensor "w" of F64 (or F32, F16 or BF16), but it is of U8)");
    CHECK(reading_of<tensor<std::uint16_t>>(bytes) == R"(expected tensor "w" of U16, but it is of U8)");
    CHECK(reading_of<tensor<std::int8_t>>(bytes) == R"(expected tensor "w" of I8, but it is of U8)");
    CHECK(reading_of<tensor<bool>>(bytes) == R"(expected tensor "w" of BOOL, but it is of U8)");
    CHECK(reading_of<tensor<std::int16_t>>(one("BF16", "[]", "[0,2]", 2)) ==
          R"(expected tensor "w" of I16, but it is of BF16)");
    CHECK(reading_of<tensor<heed::float16>>(one("BF16", "[]", "[0,2]", 2)) ==
          R"(expected tensor "w" of F16, but it is of BF16)");
    CHECK(reading_of<tensor<heed::bfloat16>>(one("F32", "[]", "[0,4]", 4)) ==
          R"(expected tensor "w" of BF16, but it is of F32)");
    CHECK(reading_of<tensor<float>>(one("F8_E4M3", "[]", "[0,1]", 1)) ==
          R"(expected tensor "w" of F32 (or F16 or BF16), but it is of F8_E4M3)");

    std::string const bools = made("{" + entry("w", "BOOL", "[3]", "[0,3]") + "}", "\1\0\2"s);
    std::string const no_bool = R"(expected tensor "w" of bools, bytes 0 and 1, but byte 2 of it is 2)";
    CHECK(reading_of<tensor<bool, Key<3>>>(bools) == no_bool);
    CHECK(viewing_of<tensor_view<bool const, Key<3>>>(bools) == no_bool);
}

TEST_CASE("another shape is refused by tensor and axis") {
    CHECK(read_of<two_by_three>(six) == two_by_three{1, 2, 3, 4, 5, 6});
    CHECK(reading_of<tensor<float, Query<2>, Key<5>>>(six) ==
          R"(expected tensor "w" with 5 elements along axis 1, Key<5>, but it has 3: its shape is [2, 3])");
    CHECK(reading_of<tensor<float, Query<1>, Key<3>>>(six) ==
          R"(expected tensor "w" with 1 element along axis 0, Query<1>, but it has 2: its shape is [2, 3])");
    CHECK(reading_of<tensor<float, Query<6>>>(six) ==
          R"(expected tensor "w" with 1 axis, [Query<6>], but it has 2: [2, 3])");
    CHECK(reading_of<tensor<float>>(six) == R"(expected tensor "w" with 0 axes, [], but it has 2: [2, 3])");
    CHECK(reading_of<tensor<float, Query<3>, Key<2>>>(six) ==
          R"(expected tensor "w" with 3 elements along axis 0, Query<3>, but it has 2: its shape is [2, 3], )"
          "those of [Query<3>, Key<2>] in another order, which stored_as declares");
    CHECK(viewing_of<tensor_view<float const, Query<2>, Key<2>>>(six) ==
          R"(expected tensor "w" with 2 elements along axis 1, Key<2>, but it has 3: its shape is [2, 3])");
}

TEST_CASE("the order in which axes are stored is declared, so that a square has its orientation") {
    auto const turned = read_of<tensor<float, Key<3>, Query<2>>>(six, stored_as<Query, Key>);
    CHECK(turned == tensor<float, Key<3>, Query<2>>{1, 4, 2, 5, 3, 6});
    CHECK(read_of<two_by_three>(six, stored_as<Query, Key>) == two_by_three{1, 2, 3, 4, 5, 6});
    CHECK(reading_of<tensor<float, Key<3>, Query<2>>>(six, stored_as<Key, Query>) != "no error");

    std::string const square =
        made("{" + entry("w", "F16", "[2,2]", "[0,8]") + "}", raw<std::uint16_t>({0x3c00, 0x4000, 0x4200, 0x4400}));
    using weights = tensor<float, Model<2>, Dk<2>>;
    CHECK(read_of<weights>(square) == weights{1, 2, 3, 4});
    CHECK(read_of<weights>(square, stored_as<Dk, Model>) == weights{1, 3, 2, 4});

    // Three axes, all different, against indices.
    auto const x = heed::iota<std::int32_t, Query<2>, Key<3>, Dk<5>>();
    safetensors::writer out;
    out.add("w", x);
    auto const y = read_of<tensor<std::int32_t, Dk<5>, Query<2>, Key<3>>>(as_text(out), stored_as<Query, Key, Dk>);
    CHECK(y == heed::permute<Dk, Query, Key>(x));
}

TEST_CASE("projections and masks are of their shape in a file") {
    auto const w = read_of<projection<Query, float, Model<2>, Dk<3>>>(six);
    CHECK(w(1, 2) == 6);
    auto const turned = read_of<projection<Query, float, Model<3>, Dk<2>>>(six, stored_as<Dk, Model>);
    CHECK(turned(2, 1) == 6);
    CHECK(turned(2, 0) == 3);
    std::string const bools = made("{" + entry("w", "BOOL", "[2]", "[0,2]") + "}", "\1\0"s);
    auto const mask = read_of<heed::keep<Key<2>>>(bools);
    CHECK((mask(0) && !mask(1)));

    safetensors::writer out;
    out.add("w", w);
    CHECK(read_of<two_by_three>(as_text(out)) == two_by_three{1, 2, 3, 4, 5, 6});
}

TEST_CASE("whatever strides a tensor has, it is written row-major") {
    auto const x = heed::iota<float, Query<37>, Key<41>>();
    auto const turned = heed::permute_view<Key, Query>(x);
    auto const logits = heed::as_logits<Key>(x);
    safetensors::writer out;
    out.add("w", turned);
    out.add("temporary view", heed::permute_view<Key, Query>(x));
    out.add("logits", logits);
    std::string const text = as_text(out);
    safetensors::file const file(as_bytes(text));
    using other = heap_tensor<float, Key<41>, Query<37>>;
    CHECK(safetensors::read<other>(file, "w") == other(turned));
    CHECK(safetensors::read<other>(file, "temporary view") == other(turned));
    CHECK(safetensors::read<tensor<float, Query<37>, Key<41>>>(file, "logits") == x);
}

TEST_CASE("a view is of the file's own memory, where type and alignment allow it") {
    scratch const place;
    put(place.file, six);
    if constexpr (std::endian::native != std::endian::little) {
        // Bytes alone have no order.
        CHECK(viewing_of<tensor_view<float const, Query<2>, Key<3>>>(six) ==
              R"(expected a little-endian host, to view tensor "w", but this one is not: read copies it)");
        put(place.file, one("U8", "[2]", "[0,2]", 2));
        safetensors::file const bytes(place.file);
        auto const view = safetensors::view<tensor_view<std::uint8_t const, Key<2>>>(bytes, "w");
        CHECK(static_cast<void const*>(view.data()) == bytes.bytes("w").data());
        return;
    }
    safetensors::file file(place.file);
    auto const view = safetensors::view<tensor_view<float const, Query<2>, Key<3>>>(file, "w");
    CHECK(heed::as_tensor(view) == two_by_three{1, 2, 3, 4, 5, 6});
    CHECK(static_cast<void const*>(view.data()) == file.bytes("w").data());
    safetensors::file const moved = std::move(file);
    CHECK(view(1, 2) == 6);
    CHECK(static_cast<void const*>(view.data()) == moved.bytes("w").data());

    CHECK(viewing_of<tensor_view<double const, Query<2>, Key<3>>>(six) ==
          R"(expected tensor "w" of F64, to be viewed, but it is of F32)");

    // A file of our own reading is aligned whatever its header's length is; that an element does not fit is the file's.
    std::string const uneven =
        made("{" + entry("a", "U8", "[1]", "[0,1]") + "," + entry("w", "F32", "[1]", "[1,5]") + "}", "\0\0\0\x80\x3f"s);
    put(place.file, uneven);
    safetensors::file const odd(place.file);
    CHECK(sentence(place.file, [&] { (void)safetensors::view<tensor_view<float const, Key<1>>>(odd, "w"); }) ==
          R"(expected tensor "w" at a multiple of 4 bytes, to be viewed, but it is 1 behind one: read copies it)");
    CHECK(safetensors::read<tensor<float, Key<1>>>(odd, "w")(0) == 1);
    CHECK(safetensors::view<tensor_view<std::uint8_t const, Key<1>>>(odd, "a")(0) == 0);

    // Halves are viewed as they are stored.
    std::string const halves =
        made("{" + entry("w", "BF16", "[2]", "[0,4]") + "}", raw<std::uint16_t>({0x3f80, 0x4040}));
    put(place.file, halves);
    safetensors::file const brains(place.file);
    CHECK(heed::cast<float>(safetensors::view<tensor_view<heed::bfloat16 const, Key<2>>>(brains, "w")) ==
          tensor<float, Key<2>>{1, 3});
}

TEST_CASE("values are little-endian, whatever the host is") {
    constexpr std::byte bytes[] = {std::byte{0x78}, std::byte{0x56}, std::byte{0x34}, std::byte{0x12}};
    static_assert(safetensors::detail::word_at<std::uint32_t>(bytes) == 0x12345678);
    constexpr auto last_of_put = [] {
        std::byte out[8] = {};
        safetensors::detail::put_word(out, std::uint64_t{0x0102030405060708});
        return out[0] == std::byte{8} && out[7] == std::byte{1};
    };
    static_assert(last_of_put());
}

TEST_CASE("the length in front of the header") {
    CHECK(reading(""s) == "expected 8 bytes of the header's length, but the file has 0");
    CHECK(reading("\2\0\0\0\0\0\0"s) == "expected 8 bytes of the header's length, but the file has 7");
    CHECK(reading("\0\0\0\0\0\0\0\0"s) == "expected '{' at byte 0 of the header, but it ends there");
    CHECK(reading("\2\0\0\0\0\0\0\0{}"s) == "no error");
    CHECK(reading("\3\0\0\0\0\0\0\0{}"s) == "expected 3 bytes of header, but the file has 2");
    CHECK(reading("\x00\xe1\xf5\x05\0\0\0\0{}"s) == "expected 100000000 bytes of header, but the file has 2");
    CHECK(reading("\x01\xe1\xf5\x05\0\0\0\0{}"s) ==
          "expected a header of at most 100000000 bytes, but it is said to have 100000001");
    CHECK(reading("\xff\xff\xff\xff\xff\xff\xff\xff{}"s) ==
          "expected a header of at most 100000000 bytes, but it is said to have 18446744073709551615");
    // A length that is 2, cut to 32 bits.
    CHECK(reading("\2\0\0\0\1\0\0\0{}"s) ==
          "expected a header of at most 100000000 bytes, but it is said to have 4294967298");
}

TEST_CASE("the header is JSON, and of that only what the format has") {
    CHECK(reading(made("{}   ")) == "no error");
    CHECK(reading(made("{ }\n")) == "no error");
    CHECK(reading(made(" {}")) == R"(expected '{' at byte 0 of the header, but " {}" came)");
    CHECK(reading(made("\xef\xbb\xbf{}")) == R"(expected '{' at byte 0 of the header, but "\xef\xbb\xbf{}" came)");
    CHECK(reading(made("[]")) == R"(expected '{' at byte 0 of the header, but "[]" came)");
    CHECK(reading(made("{}{}")) == R"(expected nothing more at byte 2 of the header, but "{}" came)");
    CHECK(reading(made("{}\0"s)) == R"(expected nothing more at byte 2 of the header, but "\x00" came)");
    CHECK(reading(made("{")) == "expected a name in quotes at byte 1 of the header, but it ends there");
    CHECK(reading(made("{,}")) == R"(expected a name in quotes at byte 1 of the header, but ",}" came)");
    CHECK(reading(made("{'w':1}")) == R"(expected a name in quotes at byte 1 of the header, but "'w':1}" came)");
    CHECK(reading(made(R"({"w":1})")) == R"(expected '{' at byte 5 of the header, but "1}" came)");
    CHECK(reading(made(R"({"w":[]})")) == R"(expected '{' at byte 5 of the header, but "[]}" came)");
    CHECK(reading(made(R"({"w" {}})")) == R"(expected ':' at byte 5 of the header, but "{}}" came)");
    std::string const good = entry("w", "U8", "[1]", "[0,1]");
    CHECK(reading(made("{" + good + "}", "\1")) == "no error");
    CHECK(reading(made("{" + good + ",}", "\1")) ==
          R"(expected a name in quotes at byte 53 of the header, but "}" came)");
    CHECK(reading(made("{" + good, "\1")) == "expected ',' or '}' at byte 52 of the header, but it ends there");
    CHECK(reading(made("{\r\n\t" + good +
                           " , \"x\" : {\"data_offsets\" : [ 1 , 1 ] , \"shape\":[ 0 ],"
                           "\"dtype\":\"F32\"}}  ",
                       "\1")) == "no error");
    // However deep what comes is, reading it is no deeper.
    std::string const deep(50'000, '['), deeper = "{" + std::string(50'000, '{');
    CHECK(reading(made("{\"w\":{\"shape\":" + deep)).substr(0, 42) == "expected an extent, a whole number that is");
    CHECK(reading(made(deeper)).substr(0, 33) == "expected a name in quotes at byte");
}

TEST_CASE("the header is UTF-8, its text escaped as JSON has it") {
    auto const name = [](std::string const& text) {
        return reading(made("{" + entry(text, "U8", "[0]", "[0,0]") + "}"));
    };
    auto const is_read_as = [](std::string const& text, std::string const& meant) {
        std::string const bytes = made("{" + entry(text, "U8", "[0]", "[0,0]") + "}");
        return safetensors::file(as_bytes(bytes)).has(meant);
    };
    CHECK(is_read_as(R"(\"\\\/\b\f\n\r\t)", "\"\\/\b\f\n\r\t"));
    CHECK(is_read_as(R"(\u0041\u00e9\u20AC)", "A\xc3\xa9\xe2\x82\xac"));
    CHECK(is_read_as(R"(\ud83d\ude00)", "\xf0\x9f\x98\x80"));
    CHECK(is_read_as(R"(\uDBFF\uDFFF\ud800\udc00)", "\xf4\x8f\xbf\xbf\xf0\x90\x80\x80"));
    CHECK(is_read_as("\xf0\x9f\x98\x80", "\xf0\x9f\x98\x80"));
    CHECK(is_read_as(R"(\u0000)", "\0"s));
    CHECK(is_read_as("", ""));

    CHECK(name(R"(a\x)") ==
          "expected an escape of JSON at byte 3 of the header, but "
          R"("\x":{"dtype":"U8","shape..." came)");
    for (char const* const wrong :
         {R"(\u12)", R"(\u12g4)", R"(\ud83d)", R"(\ud83d\n)", R"(\ude00)", R"(\ud83d\u0041)", R"(\ud83dxxx)",
          R"(\ud83d\ud83d)", R"(\ude00\ude00)", R"(\ud83d\ue000)", R"(\U0041)", R"(\u+041)", R"(\')"}) {
        INFO(wrong);
        CHECK(name(wrong).substr(0, 45) == "expected an escape of JSON at byte 2 of the h");
    }
    for (std::string const& wrong : {"\n"s, "a\t"s, "\r"s, "\0"s, "\x1f"s})
        CHECK(name(wrong).substr(0, 61) == "expected text that is closed by '\"', control characters as \\u");
    CHECK(name("\x7f") == "no error");

    for (char const* const wrong : {"\x80", "\xc3", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80",
                                    "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80",
                                    "\xf8\x90\x80\x80", "\x82\x80", "\xbf\xbf", "\xe2\x82", "\xff", "\xe2\x28\xa1"}) {
        INFO(wrong);
        CHECK(name(wrong).substr(0, 36) == "expected UTF-8 at byte 2 of the head");
    }
    for (char const* const right :
         {"\xc2\x80", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        CHECK(name(right) == "no error");
    static_assert(heed::detail::end_of_utf8(std::string_view("\xe2\x82\xac").substr(0, 2)) == 0);
    // Also where it is padding, and at the very end.
    CHECK(reading(made("{}\x80")) == R"(expected UTF-8 at byte 2 of the header, but "\x80" came)");
}

TEST_CASE("an entry has dtype, shape and data_offsets, each once, and nothing else") {
    auto const of = [](std::string const& entry) { return reading(made("{\"w\":" + entry + "}", "\1")); };
    CHECK(of(R"({"dtype":"U8","shape":[1],"data_offsets":[0,1]})") == "no error");
    CHECK(of(R"({"data_offsets":[0,1],"dtype":"U8","shape":[1]})") == "no error");
    std::string const all = R"(expected tensor "w" with dtype, shape and data_offsets, each once, but )";
    CHECK(of("{}") == all + R"("dtype" is missing)");
    CHECK(of(R"({"dtype":"U8","data_offsets":[0,1]})") == all + R"("shape" is missing)");
    CHECK(of(R"({"dtype":"U8","shape":[1]})") == all + R"("data_offsets" is missing)");
    CHECK(of(R"({"dtype":"U8","shape":[1],"data_offsets":[0,1],"x":1})") == all + R"(it has "x")");
    CHECK(of(R"({"dtype":"U8","dtype":"U8","shape":[1],"data_offsets":[0,1]})") == all + R"("dtype" comes twice)");
    CHECK(of(R"({"dtype":null,"shape":[1],"data_offsets":[0,1]})").substr(0, 37) ==
          "expected an element type in quotes at");
    CHECK(of(R"({"dtype":"U8","shape":1,"data_offsets":[0,1]})").substr(0, 15) == "expected '[' at");

    auto const shape = [](std::string const& text) { return reading(one("U8", text, "[0,1]", 1)); };
    CHECK(shape("[]") == "no error");
    CHECK(shape("[ 1 , 1 ]") == "no error");
    std::string const extent = "expected an extent, a whole number that is not negative, at byte 28 of the header";
    for (char const* const wrong : {"[-1]", "[-0]", "[+1]", "[\"1\"]", "[null]", "[true]", "[.1]", "[[1]]", "[NaN]"}) {
        INFO(wrong);
        CHECK(shape(wrong).substr(0, extent.size()) == extent);
    }
    CHECK(shape("[01]").substr(0, 40) == "expected an extent without leading zeros");
    CHECK(shape("[00]").substr(0, 40) == "expected an extent without leading zeros");
    for (char const* const wrong : {"[1.0]", "[1e0]", "[1 1]", "[1}"}) {
        INFO(wrong);
        CHECK(shape(wrong).substr(0, 22) == "expected ',' or ']' at");
    }
    CHECK(shape("[1,]").substr(0, 18) == "expected an extent");
    CHECK(shape("[" + beyond + "]").find("expected an extent of at most " + largest + " at") == 0);
    CHECK(shape("[99999999999999999999999999999999]").substr(0, 29) == "expected an extent of at most");

    CHECK(reading(one("U8", "[1]", "[0]", 1)) ==
          R"(expected tensor "w" with two data_offsets, its begin and its end, but there are 1)");
    CHECK(reading(one("U8", "[1]", "[0,1,1]", 1)) ==
          R"(expected tensor "w" with two data_offsets, its begin and its end, but there are 3)");
    CHECK(reading(one("U8", "[1]", "[-0,1]", 1)).substr(0, 18) == "expected an offset");
}

TEST_CASE("__metadata__ is of text only, and no tensor") {
    auto const of = [](std::string const& text) { return reading(made(R"({"__metadata__":)" + text + "}")); };
    CHECK(of("{}") == "no error");
    CHECK(of(R"({"a":"b","":"\u0041"})") == "no error");
    CHECK(of(R"({"a":1})") == R"(expected text in quotes at byte 21 of the header, but "1}}" came)");
    CHECK(of(R"({"a":null})").substr(0, 26) == "expected text in quotes at");
    CHECK(of(R"({"a":{}})").substr(0, 26) == "expected text in quotes at");
    CHECK(of("null") == R"(expected '{' at byte 16 of the header, but "null}" came)");
    CHECK(of(R"({"dtype":"U8","shape":[0],"data_offsets":[0,0]})").substr(0, 26) == "expected text in quotes at");
    CHECK(of(R"({"a":"b","\u0061":"c"})") == R"(expected each key once in the metadata, but "a" comes twice)");
    CHECK(of(R"({},"__metadata__":{})") == R"(expected each name once in the header, but "__metadata__" comes twice)");
}

TEST_CASE("a name that stands twice is refused") {
    std::string const both = "{" + entry("w", "U8", "[1]", "[0,1]") + "," + entry("w", "U8", "[1]", "[1,2]") + "}";
    CHECK(reading(made(both, "\1\2")) == R"(expected each name once in the header, but "w" comes twice)");
    std::string const escaped =
        "{" + entry("w", "U8", "[1]", "[0,1]") + "," + entry("\\u0077", "U8", "[1]", "[1,2]") + "}";
    CHECK(reading(made(escaped, "\1\2")) == R"(expected each name once in the header, but "w" comes twice)");
}

TEST_CASE("the values of tensors tile the file") {
    auto const two = [](std::string const& a, std::string const& b, std::size_t bytes) {
        return reading(
            made("{" + entry("a", "U8", "[4]", a) + "," + entry("b", "U8", "[4]", b) + "}", std::string(bytes, '\0')));
    };
    CHECK(two("[0,4]", "[4,8]", 8) == "no error");
    CHECK(two("[4,8]", "[0,4]", 8) == "no error");
    CHECK(two("[0,4]", "[5,9]", 9) ==
          R"(expected tensor "b" to begin at byte 4 of the values, where the one before it ends, but it begins at 5)");
    CHECK(two("[0,4]", "[3,7]", 7) ==
          R"(expected tensor "b" to begin at byte 4 of the values, where the one before it ends, but it begins at 3)");
    CHECK(two("[0,4]", "[0,4]", 4).substr(0, 40) == two("[0,4]", "[0,4]", 8).substr(0, 40));
    CHECK(two("[0,4]", "[0,4]", 4) != "no error");
    CHECK(two("[1,5]", "[5,9]", 9) ==
          R"(expected tensor "a" to begin at byte 0 of the values, where the one before it ends, but it begins at 1)");
    CHECK(two("[0,4]", "[4,0]", 8) == R"(expected tensor "b" to end behind its begin, 4, but it ends at 0)");
    CHECK(two("[0,4]", "[4,8]", 7) == "expected 8 bytes of values, but the file has 7");
    CHECK(two("[0,4]", "[4,8]", 9) == "expected 8 bytes of values, but the file has 9");
    CHECK(reading(made("{}", "\0"s)) == "expected 0 bytes of values, but the file has 1");
}

TEST_CASE("the size of a tensor is that of its shape") {
    CHECK(reading(one("F32", "[2,3]", "[0,24]", 24)) == "no error");
    CHECK(reading(one("F32", "[2,3]", "[0,20]", 20)) ==
          R"(expected 24 bytes of tensor "w", F32 of shape [2, 3], but its data_offsets have 20)");
    CHECK(reading(one("F32", "[2,3]", "[0,28]", 28)) ==
          R"(expected 24 bytes of tensor "w", F32 of shape [2, 3], but its data_offsets have 28)");
    CHECK(reading(one("F32", "[]", "[0,4]", 4)) == "no error");
    CHECK(reading(one("F32", "[]", "[0,0]", 0)) ==
          R"(expected 4 bytes of tensor "w", F32 of shape [], but its data_offsets have 0)");
    // Every element type has its size.
    for (auto const& [name, bits] : safetensors::detail::dtypes) {
        std::string const of_eight = std::to_string(bits);
        INFO(name);
        CHECK(reading(one(std::string(name), "[8]", "[0," + of_eight + "]", bits)) == "no error");
        CHECK(reading(one(std::string(name), "[8]", "[0," + std::to_string(bits + 1) + "]", bits + 1)) != "no error");
    }
    CHECK(std::size(safetensors::detail::dtypes) == 22);
    CHECK(reading(one("F4", "[3]", "[0,1]", 1)) ==
          R"(expected tensor "w" to fill whole bytes, but it has 3 elements of 4 bits)");
    CHECK(reading(one("F6_E3M2", "[2]", "[0,2]", 2)) ==
          R"(expected tensor "w" to fill whole bytes, but it has 2 elements of 6 bits)");
    // Products that overflow, by elements and by bits; in the reference's order, with a 0 behind them too.
    std::string const most = "expected tensor \"w\" with at most " + largest + " bits, but it is of ";
    std::string const eighth = std::to_string(SIZE_MAX / 8), more = std::to_string(SIZE_MAX / 8 + 1);
    CHECK(reading(one("U8", "[" + largest + "]", "[0,1]", 1)) == most + "U8 and shape [" + largest + "]");
    CHECK(reading(one("U8", "[" + more + "]", "[0,0]", 0)) == most + "U8 and shape [" + more + "]");
    CHECK(reading(one("U8", "[" + root + "," + root + ",0]", "[0,0]", 0)) ==
          most + "U8 and shape [" + root + ", " + root + ", 0]");
    CHECK(reading(one("U8", "[0," + root + "," + root + "]", "[0,0]", 0)) == "no error");
    CHECK(reading(one("U8", "[" + eighth + "]", "[0," + eighth + "]", 0)) ==
          "expected " + eighth + " bytes of values, but the file has 0");
}

// What other readers of the format let through.
TEST_CASE("a product of extents that wraps to 0 (LiteRT#9255)") {
    CHECK(reading(one("F32", "[" + root + "," + root + "]", "[0,0]", 0)) ==
          "expected tensor \"w\" with at most " + largest + " bits, but it is of F32 and shape [" + root + ", " + root +
              "]");
    CHECK(reading(one("F32", "[4611686018427387904]", "[0,0]", 0)) != "no error");
    CHECK(reading(one("F32", "[9223372036854775809,2]", "[0,8]", 8)) != "no error");
}
TEST_CASE("an element type that nobody knows (imp#1603)") {
    CHECK(reading(one("X32", "[2,3]", "[0,24]", 24)) ==
          R"(expected tensor "w" with an element type that is known, such as F32 or BF16, but it is of "X32")");
    for (char const* const wrong : {"", "f32", "F32 ", "F", "F320", "float32", "BOOL8", "U128"})
        CHECK(reading(one(wrong, "[2,3]", "[0,24]", 24)) != "no error");
    CHECK(reading(one("\\u0046\\u00332", "[2,3]", "[0,24]", 24)) == "no error");
}
TEST_CASE("offsets that do not fit the shape (mlx#3363)") {
    CHECK(reading(one("F32", "[1000,1000]", "[0,4]", 4)) ==
          R"(expected 4000000 bytes of tensor "w", F32 of shape [1000, 1000], but its data_offsets have 4)");
}
TEST_CASE("offsets that do not fit the file (mlx#3409)") {
    CHECK(reading(one("F32", "[1000,1000]", "[0,4000000]", 4)) ==
          "expected 4000000 bytes of values, but the file has 4");
    CHECK(reading(one("F32", "[1]", "[1000000,1000004]", 4)) != "no error");
}
TEST_CASE("a tensor without elements may share a place, and hides nothing") {
    auto const beside = [](std::string const& dtype, std::string const& shape, std::string const& offsets) {
        return reading(made("{" + entry("w", "U8", "[4]", "[0,4]") + "," + entry("none", dtype, shape, offsets) + "," +
                                entry("x", "U8", "[1]", "[4,5]") + "}",
                            "12345"));
    };
    CHECK(beside("F32", "[0]", "[0,0]") == "no error");
    CHECK(beside("F32", "[7,0,3]", "[4,4]") == "no error");
    CHECK(beside("F32", "[0]", "[5,5]") == "no error");
    CHECK(beside("F32", "[0]", "[2,2]") != "no error");
    CHECK(beside("F32", "[0]", "[6,6]") != "no error");
    CHECK(beside("F32", "[0]", "[0,4]") != "no error");
    CHECK(reading(made("{" + entry("a", "U8", "[0]", "[0,0]") + "," + entry("b", "F32", "[0,2]", "[0,0]") + "}")) ==
          "no error");
    std::string const empty = one("F32", "[0,3]", "[0,0]", 0);
    CHECK(reading_of<two_by_three>(empty) ==
          R"(expected tensor "w" with 2 elements along axis 0, Query<2>, but it has 0: its shape is [0, 3])");
    safetensors::file const file(as_bytes(empty));
    CHECK(file.bytes("w").empty());
}

TEST_CASE("what is no whole regular file is refused") {
    scratch const place;
    CHECK(reading(place.file) == "expected a readable file, but it cannot be opened: No such file or directory");
    CHECK(reading(place.directory) == "expected a regular file, but it is a directory");
    CHECK(reading(std::filesystem::path("/dev/zero")) ==
          "expected a regular file, but it is a device, a pipe or the like");
    std::filesystem::path const pipe = place.directory / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(reading(pipe) == "expected a regular file, but it is a device, a pipe or the like");
    for (std::size_t length = 0; length < six.size(); ++length) CHECK(reading(six.substr(0, length)) != "no error");
    CHECK(reading(six + "\0"s) == "expected 24 bytes of values, but the file has 25");

    // One that grows, and one that shrinks, between its header and its values.
    for (std::size_t const size : {six.size() + 1, six.size() - 1}) {
        put(place.file, six);
        io::detail::input_file in(place.file);
        auto const head = safetensors::detail::read_header(in);
        std::filesystem::resize_file(place.file, size);
        std::string const said = sentence(place.file, [&] { (void)safetensors::detail::read_values(in, head.bytes); });
        CHECK(said == "expected a file of " + std::to_string(six.size()) + " bytes that nobody writes to, but it has " +
                          std::to_string(size) + " now");
    }
    // Beyond what is read at once.
    put(place.file, one("U8", "[100000]", "[0,100000]", 100000));
    io::detail::input_file in(place.file);
    auto const head = safetensors::detail::read_header(in);
    std::filesystem::resize_file(place.file, 50000);
    CHECK(sentence(place.file, [&] { (void)safetensors::detail::read_values(in, head.bytes); }) ==
          "expected to read 100000 more bytes, but the file has become shorter");
}

#if HEED_TEST_MEMORY_LIMIT
TEST_CASE("values for which there is no memory are refused") {
    scratch const place;
    constexpr std::size_t bytes = std::size_t{1} << 32;
    put(place.file, one("U8", "[4294967296]", "[0,4294967296]", 0));
    // Sparse: nearly nothing on the disk.
    std::filesystem::resize_file(place.file, std::filesystem::file_size(place.file) + bytes);
    auto const said = said_with_one_gibibyte([&] { return reading(place.file); });
    if (!said) WARN("this system keeps no limit of memory");
    if (said) CHECK(*said == "expected values for which there is memory, but they have 4294967296 bytes");
}
#endif

TEST_CASE("an old file is there until the new one is whole") {
    scratch const place;
    two_by_three const x{1, 2, 3, 4, 5, 6};
    safetensors::writer out;
    out.add("w", x);
    put(place.file, "old");

    rlimit old{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &old) == 0);
    auto const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit const few{20, old.rlim_max};
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &few) == 0);
    std::string const said = sentence(place.file, [&] { out.write(place.file); });
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &old) == 0);
    std::signal(SIGXFSZ, handler);
    CHECK(said == "expected to write the whole file, but it failed: File too large");
    CHECK(get(place.file) == "old");
    CHECK(place.names() == std::vector<std::string>{"x.safetensors"});

    out.write(place.file);
    CHECK(safetensors::read<two_by_three>(safetensors::file(place.file), "w") == x);
    CHECK(sentence(place.directory, [&] { out.write(place.directory); }) ==
          "expected a regular file, but it is a directory");
}

TEST_CASE("a writer takes each name and each key once, and only text") {
    two_by_three const x{};
    safetensors::writer out;
    out.add("w", x);
    out.add_metadata("key", "value");
    auto const said = [&](auto call) { return sentence("safetensors::writer", call); };
    CHECK(said([&] { out.add("w", x); }) == R"(expected each name of a tensor once, but "w" came before)");
    CHECK(said([&] { out.add("__metadata__", x); }) ==
          R"(expected a name of a tensor, but "__metadata__" is the metadata's)");
    CHECK(said([&] { out.add("\xff", x); }) == R"(expected name of a tensor in UTF-8, but "\xff" came)");
    CHECK(said([&] { out.add_metadata("key", "other"); }) ==
          R"(expected each key of the metadata once, but "key" came before)");
    CHECK(said([&] { out.add_metadata("\xc3", ""); }) == R"(expected key of the metadata in UTF-8, but "\xc3" came)");
    CHECK(said([&] { out.add_metadata("k", "\xc3"); }) ==
          R"(expected value of the metadata in UTF-8, but "\xc3" came)");
    // What was refused is not there.
    out.add_metadata("k", "v");
    std::string const text = as_text(out);
    safetensors::file const file(as_bytes(text));
    CHECK(file.metadata() == safetensors::metadata_list{{"key", "value"}, {"k", "v"}});
    CHECK(file.tensors().size() == 1);

    out.add_metadata("long", std::string(100'000'000, 'x'));
    CHECK(said([&] { (void)out.bytes(); }) ==
          "expected a header of at most 100000000 bytes, but it would have 100000112");
}

TEST_CASE("what a file is not read into, viewed by or written from is refused by the compiler") {
    using safetensors::can_add;
    using safetensors::can_read;
    using safetensors::can_view;
    using safetensors::fault_of_add;
    using safetensors::fault_of_read;
    using safetensors::fault_of_view;
    using safetensors::stored_order;
    using logits = decltype(heed::as_logits<Key>(two_by_three{}));
    using view = tensor_view<float const, Key<3>>;
    using up_to = heed::tensor<float, heed::up_to<Key<3>>>;
    namespace in = fault::in;

    static_assert(can_read<two_by_three> && can_read<heap_tensor<float, Key<3>>> && can_read<tensor<brain_float>>);
    static_assert(std::is_same_v<
                  fault_of_read<logits>,
                  fault::a_safetensors_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<
                      logits>>);
    static_assert(!can_read<view> && !can_read<int> && can_read<up_to>);
    static_assert(
        std::is_same_v<fault_of_read<tensor<char, Key<3>>>, fault::safetensors_files_have_no_such_element_type<char>>);
    static_assert(!can_read<tensor<long double>> && !can_read<tensor<wchar_t>>);

    using order = stored_order<heed::axis_name<Key>>;
    static_assert(std::is_same_v<fault_of_read<two_by_three, order>,
                                 fault::stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing<
                                     heed::shape_t<Query<2>, Key<3>>, heed::shape_t<Query<2>>>>);
    static_assert(can_read<tensor<float, Key<3>>, order> && !can_read<tensor<float, Query<3>>, order>);
    static_assert(!can_read<two_by_three, stored_order<heed::axis_name<Key>, heed::axis_name<Key>>>);

    static_assert(can_view<view> && can_view<tensor_view<bool const>>);
    static_assert(std::is_same_v<
                  fault_of_view<tensor_view<float, Key<3>>>,
                  fault::a_safetensors_file_is_viewed_by_a_tensor_view_of_const_elements<tensor_view<float, Key<3>>>>);
    static_assert(viewed_of<view, safetensors::file const&> && !viewed_of<view, safetensors::file>);
    static_assert(!can_view<two_by_three> && !can_view<float>);
    static_assert(!can_view<heed::strided_view<float const, heed::strides<1, 2>, Query<2>, Key<3>>>);

    static_assert(can_add<two_by_three&> && can_add<two_by_three const&> && can_add<logits&> && can_add<view>);
    static_assert(std::is_same_v<fault_of_add<two_by_three>,
                                 fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                                     in::write_safetensors, two_by_three>>);
    static_assert(std::is_same_v<fault_of_add<int&>, fault::a_safetensors_file_is_written_from_tensors<int>>);
    static_assert(!can_add<tensor<char>&> && can_add<up_to&>);
    static_assert(!std::is_constructible_v<safetensors::file, std::vector<std::byte>>);
    static_assert(std::is_constructible_v<safetensors::file, std::vector<std::byte>&>);
    static_assert(!std::is_copy_constructible_v<safetensors::file>);
}
