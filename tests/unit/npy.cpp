// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/npy.hpp>
#include <heed/shape/axes.hpp>

#include "../support/catch.hpp"
#include "../support/largest.hpp"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <bit>
#include <concepts>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <locale>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <variant>
#include <vector>

namespace {

namespace io = heed::io;
using namespace std::string_literals;

// A directory of this process's own, gone with the test.
struct scratch {
    std::filesystem::path directory =
        std::filesystem::temp_directory_path() / ("heed_npy_" + std::to_string(::getpid()));
    std::filesystem::path file = directory / "x.npy";

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

// The sentence of a file_error, without the file's name, which must stand in front of it.
template <class Call>
std::string sentence(std::filesystem::path const& file, Call call) {
    try {
        call();
    } catch (io::file_error const& error) {
        std::string const what = error.what(), head = file.string() + ": ";
        return what.substr(0, head.size()) == head ? what.substr(head.size()) : "without the name: " + what;
    }
    return "no error";
}

std::string reading(std::filesystem::path const& file) {
    return sentence(file, [&] { (void)io::read_npy(file); });
}

std::string reading(std::string const& bytes) {
    scratch const place;
    put(place.file, bytes);
    return reading(place.file);
}

io::npy_array parsed(std::string const& bytes) {
    scratch const place;
    put(place.file, bytes);
    return io::read_npy(place.file);
}

// A file with this header, unpadded, which a reader has to take as well.
std::string npy(std::string const& header, std::string const& data, char version = 1) {
    std::string out = "\x93NUMPY"s + version + '\0';
    std::size_t length = header.size();
    for (int i = 0; i < (version == 1 ? 2 : 4); ++i, length >>= 8) out += static_cast<char>(length & 255);
    return out + header + data;
}

std::string dict(std::string const& descr, std::string const& order, std::string const& shape) {
    return "{'descr': " + descr + ", 'fortran_order': " + order + ", 'shape': " + shape + ", }\n";
}

template <class T>
std::string raw(std::vector<T> const& values) {
    std::string out(values.size() * sizeof(T), '\0');
    for (std::size_t i = 0; i < values.size(); ++i) {
        T const value = values[i];
        auto const at = out.begin() + static_cast<std::ptrdiff_t>(i * sizeof(T));
        std::memcpy(&*at, &value, sizeof(T));
        // Little-endian, whatever the host is.
        if constexpr (std::endian::native == std::endian::big) std::reverse(at, at + sizeof(T));
    }
    return out;
}
// The bytes of each number the other way round.
std::string swapped(std::string text, std::size_t size) {
    for (std::size_t i = 0; i < text.size(); i += size)
        std::reverse(text.begin() + static_cast<std::ptrdiff_t>(i),
                     text.begin() + static_cast<std::ptrdiff_t>(i + size));
    return text;
}

using shape = std::vector<std::size_t>;
using floats = std::vector<float>;
using doubles = std::vector<double>;

floats const six{1, 2, 3, 4, 5, 6};

std::string six_with(std::string const& header) { return npy(header, raw(six)); }
std::string six_of(std::string const& shape_literal) { return six_with(dict("'<f4'", "False", shape_literal)); }

}  // namespace

TEST_CASE("a written .npy file is numpy.save's, byte for byte") {
    scratch const place;
    io::write_npy(place.file, {2, 3}, floats{0, 1, -2, 0.5F, 1e30F, -0.0F});
    CHECK(get(place.file) ==
          "\x93NUMPY\x01\x00\x76\x00"
          "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"
          "                                                          \n"
          "\x00\x00\x00\x00\x00\x00\x80\x3f\x00\x00\x00\xc0\x00\x00\x00\x3f\xca\xf2\x49\x71\x00\x00\x00\x80"s);

    io::write_npy(place.file, {}, doubles{-1.5});
    CHECK(get(place.file) ==
          "\x93NUMPY\x01\x00\x76\x00"
          "{'descr': '<f8', 'fortran_order': False, 'shape': (), }"
          "                                                              \n"
          "\x00\x00\x00\x00\x00\x00\xf8\xbf"s);

    // Where the header and its room to grow end one byte before a multiple of 64, and on one: NumPy then adds a whole
    // block.
    io::write_npy(place.file, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10}, floats(10));
    CHECK(get(place.file) ==
          "\x93NUMPY\x01\x00\x76\x00"
          "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10), }"s +
              std::string(20 + 1, ' ') + "\n" + std::string(40, '\0'));
    io::write_npy(place.file, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 100}, floats(100));
    CHECK(get(place.file) ==
          "\x93NUMPY\x01\x00\xb6\x00"
          "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 100), }"s +
              std::string(20 + 64, ' ') + "\n" + std::string(400, '\0'));
    CHECK(place.names() == std::vector<std::string>{"x.npy"});
}

TEST_CASE("what is written is read back, to the bit") {
    scratch const place;
    auto const same = [&](io::npy_array const& array) {
        io::write_npy(place.file, array);
        io::npy_array const back = io::read_npy(place.file);
        return back.extents == array.extents && back.values.index() == array.values.index() &&
               std::visit([](auto const& a) { return raw(a); }, back.values) ==
                   std::visit([](auto const& a) { return raw(a); }, array.values);
    };
    using f = std::numeric_limits<float>;
    using d = std::numeric_limits<double>;
    CHECK(same({{2, 5},
                floats{0, -0.0F, f::infinity(), -f::infinity(), f::quiet_NaN(), -f::quiet_NaN(), f::denorm_min(),
                       f::max(), f::lowest(), 0.1F}}));
    CHECK(same({{7}, doubles{-0.0, d::infinity(), d::quiet_NaN(), d::denorm_min(), d::max(), d::lowest(), 0.1}}));
    CHECK(same({{}, floats{42}}));
    CHECK(same({{}, doubles{42}}));
    CHECK(same({{0}, floats{}}));
    CHECK(same({{3, 0, 2}, doubles{}}));
    CHECK(same({{1, 1, 1}, doubles{0.1}}));
    CHECK(same({shape(64, 1), floats{1}}));
    CHECK(same({{101, 103}, floats(101 * 103, 0.1F)}));
}

TEST_CASE("a file may be written in other ways than NumPy's of today") {
    io::npy_array const wanted{{2, 3}, six};
    auto const same = [&](std::string const& header) { return parsed(npy(header, raw(six))) == wanted; };
    CHECK(same(dict("'<f4'", "False", "(2, 3)")));
    // The host's own order of bytes.
    auto const own = []<class T>(std::vector<T> const& values) {
        return std::endian::native == std::endian::little ? raw(values) : swapped(raw(values), sizeof(T));
    };
    CHECK(parsed(npy(dict("'=f4'", "False", "(2, 3)"), own(six))) == wanted);
    CHECK(parsed(npy(dict("'|f4'", "False", "(2, 3)"), own(six))) == wanted);
    CHECK(same(dict("\"<f4\"", "False", "(2,3,)")));
    CHECK(same("{'shape':(2,3),'fortran_order':False,'descr':'<f4'}"));
    CHECK(same(" {\t'shape' : ( 2 , 3 ) ,\r\n 'descr' : '<f4' , 'fortran_order' : False , } \n"));
    CHECK(parsed(npy(dict("'<f8'", "True", "(1,)"), raw(doubles{3}))) == io::npy_array{{1}, doubles{3}});
    CHECK(parsed(npy(dict("'=f8'", "False", "()"), own(doubles{3}))) == io::npy_array{{}, doubles{3}});
    for (char version : {'\1', '\2', '\3'})
        CHECK(parsed(npy(dict("'<f4'", "False", "(2, 3)"), raw(six), version)) == wanted);
    // The largest header that is taken.
    std::string const header = dict("'<f4'", "False", "(2, 3)");
    CHECK(parsed(npy(header + std::string(65536 - header.size(), ' '), raw(six), '\2')) == wanted);
}

TEST_CASE("Fortran order is turned to rows") {
    constexpr std::size_t A = 2, B = 3, C = 5, D = 7;
    doubles columns(A * B * C * D), rows;
    for (std::size_t a = 0; a < A; ++a)
        for (std::size_t b = 0; b < B; ++b)
            for (std::size_t c = 0; c < C; ++c)
                for (std::size_t d = 0; d < D; ++d) {
                    rows.push_back(static_cast<double>(1000 * a + 100 * b + 10 * c + d));
                    columns[a + A * (b + B * (c + C * d))] = rows.back();
                }
    CHECK(parsed(npy(dict("'<f8'", "True", "(2, 3, 5, 7)"), raw(columns))) == io::npy_array{{2, 3, 5, 7}, rows});
    CHECK(parsed(npy(dict("'<f8'", "False", "(2, 3, 5, 7)"), raw(rows))) == io::npy_array{{2, 3, 5, 7}, rows});
    CHECK(parsed(six_with(dict("'<f4'", "True", "(2, 3)"))) == io::npy_array{{2, 3}, floats{1, 3, 5, 2, 4, 6}});
    CHECK(parsed(six_with(dict("'<f4'", "True", "(2, 1, 3)"))) == io::npy_array{{2, 1, 3}, floats{1, 3, 5, 2, 4, 6}});
    CHECK(parsed(npy(dict("'<f4'", "True", "(2, 0, 3)"), "")) == io::npy_array{{2, 0, 3}, floats{}});
    CHECK(parsed(npy(dict("'<f4'", "True", "()"), raw(floats{3}))) == io::npy_array{{}, floats{3}});
}

TEST_CASE("what is no .npy file is refused") {
    scratch const place;
    CHECK(reading(place.file) == "expected a readable file, but it cannot be opened: No such file or directory");
    CHECK(reading(place.directory) == "expected a regular file, but it is a directory");
    CHECK(reading(std::filesystem::path("/dev/zero")) == "expected a regular file or a pipe, but it is a device");
    std::string const magic = "expected a .npy file, which starts with \"\\x93NUMPY\", but it starts with ";
    CHECK(reading(""s) == magic + "\"\"");
    CHECK(reading("\x93NUM"s) == magic + "\"\\x93NUM\"");
    CHECK(reading("PK\x03\x04\x14\0\0\0"s) == magic + "\"PK\\x03\\x04\\x14\\x00\"");
    CHECK(reading("\x93NUMPY"s) == "expected 2 bytes of format version, but the file has 0");
    CHECK(reading("\x93NUMPY\x01"s) == "expected 2 bytes of format version, but the file has 1");
    std::string const version = "expected format version 1.0, 2.0 or 3.0, but it is ";
    CHECK(reading("\x93NUMPY\x04\0"s) == version + "4.0");
    CHECK(reading("\x93NUMPY\0\0"s) == version + "0.0");
    CHECK(reading("\x93NUMPY\x01\xff"s) == version + "1.255");
}

TEST_CASE("a header that is cut off or too long is refused") {
    CHECK(reading("\x93NUMPY\x01\0\x76"s) == "expected 2 bytes of header length, but the file has 1");
    CHECK(reading("\x93NUMPY\x02\0\x76\0"s) == "expected 4 bytes of header length, but the file has 2");
    CHECK(reading("\x93NUMPY\x01\0\x76\0{'descr"s) == "expected 118 bytes of header, but the file has 7");
    CHECK(reading("\x93NUMPY\x01\0\xff\xff{'descr"s) == "expected 65535 bytes of header, but the file has 7");
    CHECK(reading("\x93NUMPY\x02\0\x01\0\x01\0{'descr"s) ==
          "expected a header of at most 65536 bytes, but it is said to have 65537");
    CHECK(reading("\x93NUMPY\x03\0\xff\xff\xff\xff{'descr"s) ==
          "expected a header of at most 65536 bytes, but it is said to have 4294967295");
    CHECK(reading(npy("", "")) == "expected '{' at byte 0 of the header, but it ends there");
}

TEST_CASE("a malformed header is refused") {
    std::string const at = " of the header, but ";
    auto const with = [](std::string const& header) { return reading(six_with(header)); };
    CHECK(with("('<f4', False, (2, 3))") == "expected '{' at byte 0" + at + "\"('<f4', False, (2, 3))\" came");
    CHECK(with("{descr: '<f4'}") == "expected a key in quotes at byte 1" + at + "\"descr: '<f4'}\" came");
    CHECK(with("{,}") == "expected a key in quotes at byte 1" + at + "\",}\" came");
    CHECK(with("{'descr") == "expected a key in quotes that are closed at byte 1" + at + "\"'descr\" came");
    CHECK(with("{'descr' '<f4'}") == "expected ':' at byte 9" + at + "\"'<f4'}\" came");
    CHECK(with("{'descr': <f4}") == "expected a type in quotes at byte 10" + at + "\"<f4}\" came");
    CHECK(with("{'descr': '<f4' 'x'") == "expected ',' or '}' at byte 16" + at + "\"'x'\" came");
    CHECK(with("{'descr': '<f4', ") == "expected a key in quotes at byte 17" + at + "it ends there");
    CHECK(with("{'fortran_order': 0}") == "expected True or False at byte 18" + at + "\"0}\" came");
    CHECK(with("{'fortran_order': Falsehood}") == "expected ',' or '}' at byte 23" + at + "\"hood}\" came");
    CHECK(with(dict("'<f4'", "False", "(2, 3)") + "x") == "expected nothing more at byte 60" + at + "\"x\" came");
    CHECK(with(dict("'<f4'", "False", "(2, 3)") + "\0"s) == "expected nothing more at byte 60" + at + "\"\\x00\" came");
    CHECK(with("{'\x93\n.................................") ==
          "expected a key in quotes that are closed at byte 1" + at + "\"'\\x93\\x0a........................\" came");

    CHECK(with("{}") == "expected the keys descr, fortran_order and shape in the header, but descr is missing");
    CHECK(with("{'shape': (2, 3), 'descr': '<f4'}") ==
          "expected the keys descr, fortran_order and shape in the header, but fortran_order is missing");
    CHECK(with("{'descr': '<f4', 'fortran_order': False}") ==
          "expected the keys descr, fortran_order and shape in the header, but shape is missing");
    CHECK(with("{'Shape': (2, 3)}") ==
          "expected the keys descr, fortran_order and shape in the header, but it has the key \"Shape\"");
    CHECK(with("{'shape': (2, 3), 'shape': (3, 2)}") == "expected each key once in the header, but shape comes twice");
}

TEST_CASE("a shape that is no tuple of extents is refused") {
    std::string const at = " at byte 50 of the header, but ", at1 = " at byte 51 of the header, but ",
                      number = "expected an extent, a whole number that is not negative,";
    CHECK(reading(six_of("6")) == "expected a tuple of extents" + at + "\"6, }\\x0a\" came");
    CHECK(reading(six_of("[2, 3]")) == "expected a tuple of extents" + at + "\"[2, 3], }\\x0a\" came");
    CHECK(reading(six_of("(6)")) == "expected a digit or ',' at byte 52 of the header, but \"), }\\x0a\" came");
    CHECK(reading(six_of("(,)")) == number + at1 + "\",), }\\x0a\" came");
    CHECK(reading(six_of("(-2, -3)")) == number + at1 + "\"-2, -3), }\\x0a\" came");
    CHECK(reading(six_of("(+6,)")) == number + at1 + "\"+6,), }\\x0a\" came");
    CHECK(reading(six_of("(None,)")) == number + at1 + "\"None,), }\\x0a\" came");
    CHECK(reading(six_of("('6',)")) == number + at1 + "\"'6',), }\\x0a\" came");
    CHECK(reading(six_of("(06,)")) == "expected an extent without leading zeros" + at1 + "\"06,), }\\x0a\" came");
    CHECK(reading(six_of("(2, 3")) == number + " at byte 57 of the header, but \"}\\x0a\" came");
    CHECK(reading(six_of("(2, 3]")) == "expected a digit, ',' or ')' at byte 55 of the header, but \"], }\\x0a\" came");
    CHECK(reading(six_of("(" + beyond + ",)")).find("expected an extent of at most " + largest + at1 + "\"" + beyond) ==
          0);
    std::string const most = "expected a shape of at most " + largest + " bytes, but it is ";
    std::string const fourth = "(" + std::to_string(SIZE_MAX / 4 + 1) + ", 1)";
    CHECK(reading(six_of(fourth)) == most + fourth);
    CHECK(reading(six_of("(" + root + ", " + root + ")")) == most + "(" + root + ", " + root + ")");
    CHECK(reading(six_of("(0, " + root + ", " + root + ")")) == most + "(0, " + root + ", " + root + ")");
}

TEST_CASE("an extent with a locale's separator is refused") {
    std::string const data = raw(floats(2621));
    auto const with = [&](std::string const& text) { return reading(npy(dict("'<f4'", "False", text), data)); };
    CHECK(with("(2621,)") == "no error");
    // This one is a tuple of two; the data are too many for it.
    CHECK(with("(2,621)") == "expected 4968 bytes of '<f4' data for shape (2, 621), but the file has 10484");
    CHECK(with("(2,621,)") == "expected 4968 bytes of '<f4' data for shape (2, 621), but the file has 10484");
    CHECK(with("(2.621,)") == "expected a digit or ',' at byte 52 of the header, but \".621,), }\\x0a\" came");
    CHECK(with("(2'621,)") == "expected a digit or ',' at byte 52 of the header, but \"'621,), }\\x0a\" came");
    CHECK(with("(2_621,)") == "expected a digit or ',' at byte 52 of the header, but \"_621,), }\\x0a\" came");
    CHECK(with("(2 621,)") == "expected a digit or ',' at byte 53 of the header, but \"621,), }\\x0a\" came");
    CHECK(with("(2\xc2\xa0"
               "621,)") == "expected a digit or ',' at byte 52 of the header, but \"\\xc2\\xa0621,), }\\x0a\" came");
}

TEST_CASE("too many axes are refused") {
    scratch const place;
    std::string ones;
    for (int i = 0; i < 65; ++i) ones += "1,";
    CHECK(reading(npy(dict("'<f4'", "False", "(" + ones + ")"), raw(floats(1)))) ==
          "expected at most 64 axes, but there are 65");
    CHECK(sentence(place.file, [&] { io::write_npy(place.file, shape(65, 1), floats(1)); }) ==
          "expected at most 64 axes, but there are 65");
}

TEST_CASE("another element type is refused") {
    auto const with = [](std::string const& descr) { return reading(six_with(dict(descr, "False", "(2, 3)"))); };
    std::string const wanted =
        "expected values of type bool, or of whole numbers or floats of up to 64 bits, but they are ";
    for (std::string const type : {"<f16", "<f1", "<i16", "<i3", "|O", "<c8", "<U3", "|S4", "|V4", "<M8[s]", "", "<",
                                   "<F4", "float32", "<<f4", "<f4 "})
        CHECK(with("'" + type + "'") == wanted + "of type \"" + type + "\"");
    std::string const one = "expected values of one type, such as '<f4', but they are structured: ";
    CHECK(with("[('x', '<f4')]") == one + "\"[('x', '<f4')], 'fortran...\"");
    CHECK(with("('<f4', (2,))") == one + "\"('<f4', (2,)), 'fortran_...\"");
}

namespace {

// Numbers of a type in a file, read in every order of bytes and of memory.
template <class T>
void read_in_all_orders(std::string const& name, std::vector<T> const& rows) {
    CAPTURE(name);
    REQUIRE(rows.size() == 6);
    std::vector<T> const columns{rows[0], rows[3], rows[1], rows[4], rows[2], rows[5]};
    io::npy_array const wanted{{2, 3}, rows};
    CHECK(parsed(npy(dict("'<" + name + "'", "False", "(2, 3)"), raw(rows))) == wanted);
    // The host's own order.
    std::string const own = std::endian::native == std::endian::little ? raw(rows) : swapped(raw(rows), sizeof(T));
    for (std::string const order : {"=", "|", ""})
        CHECK(parsed(npy(dict("'" + order + name + "'", "False", "(2, 3)"), own)) == wanted);
    CHECK(parsed(npy(dict("'>" + name + "'", "False", "(2, 3)"), swapped(raw(rows), sizeof(T)))) == wanted);
    CHECK(parsed(npy(dict("'<" + name + "'", "True", "(2, 3)"), raw(columns))) == wanted);
    CHECK(parsed(npy(dict("'>" + name + "'", "True", "(2, 3)"), swapped(raw(columns), sizeof(T)))) == wanted);
    // A byte too few, and one too many.
    std::string const data = raw(rows);
    CHECK(reading(npy(dict("'<" + name + "'", "False", "(2, 3)"), data.substr(1))) != "no error");
    CHECK(reading(npy(dict("'<" + name + "'", "False", "(2, 3)"), data + "x")) != "no error");
    // Written, with its sign of order where there is one.
    scratch const place;
    io::write_npy(place.file, wanted);
    CHECK(io::read_npy(place.file) == wanted);
    CHECK(get(place.file).substr(20, name.size() + 3) == (sizeof(T) == 1 ? "'|" : "'<") + name + "'");
}

template <class T>
std::vector<T> some_numbers() {
    using limits = std::numeric_limits<T>;
    return {limits::min(), limits::max(), T(1), T(0), T(100), T(7)};
}

}  // namespace

TEST_CASE("all element types, in either order of bytes and of memory") {
    read_in_all_orders<float>("f4", {1, -0.0F, 3, 0x1p-149F, 5.5F, 0x1p127F});
    read_in_all_orders<double>("f8", {1, -0.0, 3, 0x1p-1074, 5.5, 0.1});
    using half = heed::float16;
    read_in_all_orders<half>("f2", {half(1), half(-0.0F), half(0.1F), half(1e9F), half(0x1p-24F), half(-65504)});
    read_in_all_orders<bool>("b1", {true, false, false, true, true, false});
    read_in_all_orders<std::int8_t>("i1", some_numbers<std::int8_t>());
    read_in_all_orders<std::uint8_t>("u1", some_numbers<std::uint8_t>());
    read_in_all_orders<std::int16_t>("i2", some_numbers<std::int16_t>());
    read_in_all_orders<std::uint16_t>("u2", some_numbers<std::uint16_t>());
    read_in_all_orders<std::int32_t>("i4", some_numbers<std::int32_t>());
    read_in_all_orders<std::uint32_t>("u4", some_numbers<std::uint32_t>());
    read_in_all_orders<std::int64_t>("i8", some_numbers<std::int64_t>());
    read_in_all_orders<std::uint64_t>("u8", some_numbers<std::uint64_t>());
    CHECK(reading(npy(dict("'|b1'", "False", "(3,)"), "\1\0\2"s)) ==
          "expected bools, bytes 0 and 1, but byte 2 of them is 2");
}

TEST_CASE("the header of Python 2 has long numbers, in the formats that it wrote") {
    std::string const header = dict("'<f4'", "False", "(2L, 3L)");
    io::npy_array const wanted{{2, 3}, six};
    CHECK(parsed(npy(header, raw(six), '\1')) == wanted);
    CHECK(parsed(npy(header, raw(six), '\2')) == wanted);
    CHECK(reading(npy(header, raw(six), '\3')) ==
          "expected a digit or ',' at byte 52 of the header, but \"L, 3L), }\\x0a\" came");
    CHECK(reading(npy(dict("'<f4'", "False", "(2LL, 3)"), raw(six))) ==
          "expected a digit or ',' at byte 53 of the header, but \"L, 3), }\\x0a\" came");
    // Blanks in front are Python's as well: of the first line none counts, of another each does.
    CHECK(parsed(six_with(" \t" + dict("'<f4'", "False", "(2, 3)"))) == wanted);
    CHECK(reading(six_with("\n " + dict("'<f4'", "False", "(2, 3)"))).substr(0, 12) == "expected '{'");
}

TEST_CASE("data that are too few or too many are refused") {
    std::string const header = dict("'<f4'", "False", "(2, 3)"), data = raw(six);
    std::string const wanted = "expected 24 bytes of '<f4' data for shape (2, 3), but the file has ";
    CHECK(reading(npy(header, "")) == wanted + "0");
    CHECK(reading(npy(header, data.substr(1))) == wanted + "23");
    CHECK(reading(npy(header, data + "x")) == wanted + "25");
    CHECK(reading(npy(dict("'<f8'", "True", "()"), "")) ==
          "expected 8 bytes of '<f8' data for shape (), but the file has 0");
    CHECK(reading(npy(dict("'<f8'", "True", "(0,)"), "x")) ==
          "expected 0 bytes of '<f8' data for shape (0,), but the file has 1");
    // Nobody has that much memory: an allocation before the check would be another error.
    constexpr std::size_t many = SIZE_MAX / 16;
    std::string const shape = "(" + std::to_string(many) + ",)";
    CHECK(reading(npy(dict("'<f4'", "False", shape), data)) ==
          "expected " + std::to_string(4 * many) + " bytes of '<f4' data for shape " + shape + ", but the file has 24");
}

TEST_CASE("every cut of a file is refused") {
    scratch const place;
    io::write_npy(place.file, {2, 3}, six);
    std::string const whole = get(place.file);
    REQUIRE(whole.size() == 128 + 24);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        put(place.file, whole.substr(0, length));
        std::string const error = reading(place.file);
        CAPTURE(length, error);
        CHECK(error.substr(0, 9) == "expected ");
    }
}

TEST_CASE("a changed byte in the header is refused or changes nothing") {
    scratch const place;
    io::npy_array const array{{2, 3}, six};
    io::write_npy(place.file, array);
    std::string const whole = get(place.file);
    std::fstream file(place.file, std::ios::binary | std::ios::in | std::ios::out);
    int read = 0, refused = 0;
    for (std::size_t at = 0; at < 128; ++at) {
        for (int change = 1; change < 256; ++change) {
            file.seekp(static_cast<std::streamoff>(at)).put(static_cast<char>(whole[at] ^ change)).flush();
            try {
                bool const same = io::read_npy(place.file) == array;
                ++read;
                // Another order of bytes and another type of as many are what the byte says then.
                char const now = static_cast<char>(whole[at] ^ change);
                constexpr bool is_swapped = std::endian::native == std::endian::big;
                bool const is_order = now == '>' || (is_swapped && (now == '=' || now == '|'));
                bool const is_type = (at == 21 && is_order) || (at == 22 && (now == 'i' || now == 'u'));
                if (same == is_type) FAIL_CHECK("byte " << at << " changed by " << change);
            } catch (io::file_error const&) {
                ++refused;
            }
        }
        file.seekp(static_cast<std::streamoff>(at)).put(whole[at]).flush();
    }
    REQUIRE(file);
    CHECK(get(place.file) == whole);
    CHECK(read > 58 * 3);  // blanks of another kind, at least
    CHECK(refused > 60 * 255);
}

TEST_CASE("many changed bytes are refused or give an array that fits its extents") {
    scratch const place;
    io::write_npy(place.file, {2, 3}, six);
    std::string const whole = get(place.file);
    std::string const alphabet = "0123456789(),:'{} <=|f48TrueFals\n\x01\x02\x03\xff";
    std::uint64_t state = 1;
    auto const random = [&](std::size_t below) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(state >> 33) % below;
    };
    for (int round = 0; round < 5000; ++round) {
        std::string bytes = whole;
        for (std::size_t n = 1 + random(4); n-- > 0;) {
            std::size_t const at = random(70);
            if (random(3) == 0)
                bytes.erase(at, 1);
            else if (random(2) == 0)
                bytes.insert(at, 1, alphabet[random(alphabet.size())]);
            else
                bytes[at] = alphabet[random(alphabet.size())];
        }
        put(place.file, bytes);
        try {
            io::npy_array const array = io::read_npy(place.file);
            std::size_t product = 1;
            for (std::size_t const extent : array.extents) product *= extent;
            CHECK(std::visit([](auto const& values) { return values.size(); }, array.values) == product);
        } catch (io::file_error const& error) {
            if (std::string_view(error.what()).find(": expected ") == std::string_view::npos) FAIL_CHECK(error.what());
        }
    }
}

TEST_CASE("the global locale has no say in a file") {
    struct grouping : std::numpunct<char> {
        char do_thousands_sep() const override { return ','; }
        char do_decimal_point() const override { return ';'; }
        std::string do_grouping() const override { return "\3"; }
    };
    scratch const place;
    std::locale const before = std::locale::global(std::locale(std::locale::classic(), new grouping));
    io::write_npy(place.file, {2621}, floats(2621, 0.5F));
    io::npy_array const back = io::read_npy(place.file);
    std::string const error = sentence(place.file, [&] { io::write_npy(place.file, {2621, 1}, floats(2622)); });
    std::locale::global(before);
    CHECK(get(place.file).substr(10, 64) == "{'descr': '<f4', 'fortran_order': False, 'shape': (2621,), }    ");
    CHECK(back == io::npy_array{{2621}, floats(2621, 0.5F)});
    CHECK(error == "expected 2621 values for shape (2621, 1), but there are 2622");
}

TEST_CASE("a write that cannot be done is refused and leaves nothing") {
    scratch const place;
    auto const writing = [](std::filesystem::path const& file) {
        return sentence(file, [&] { io::write_npy(file, {2, 3}, six); });
    };
    auto const none = place.directory / "none" / "x.npy";
    CHECK(writing(none) ==
          "expected a place to write to, but " + none.string() + ".part0 cannot be made: No such file or directory");
    CHECK(writing(place.directory) == "expected a regular file, but it is a directory");
    CHECK(sentence(place.file, [&] {
              io::write_npy(place.file, {2, 3}, doubles(5));
          }) == "expected 6 values for shape (2, 3), but there are 5");
    CHECK(sentence(place.file, [&] {
              io::write_npy(place.file, {root_of_sizes, root_of_sizes}, doubles(5));
          }) == "expected a shape of at most " + largest + " bytes, but it is (" + root + ", " + root + ")");
    CHECK(place.names().empty());
}

TEST_CASE("a write that fails on its way leaves the old file as it was") {
    scratch const place;
    io::write_npy(place.file, {2, 3}, six);
    std::string const before = get(place.file);
    // As on a full disk: no file may grow beyond a page.
    ::rlimit limit{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &limit) == 0);
    ::rlimit const page{4096, limit.rlim_max};
    auto const handler = std::signal(SIGXFSZ, SIG_IGN);
    std::string errors;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &page) == 0);
    for (std::size_t const n : {std::size_t{1000}, std::size_t{100000}})  // noticed when the file is closed, and before
        errors += sentence(place.file, [&] { io::write_npy(place.file, {n}, floats(n)); }) + "\n";
    ::setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, handler);
    CHECK(errors ==
          "expected to write the whole file, but it failed: File too large\n"
          "expected to write the whole file, but it failed: File too large\n");
    CHECK(get(place.file) == before);
    CHECK(place.names() == std::vector<std::string>{"x.npy"});
}

TEST_CASE("a leftover or a neighbour's unfinished file is not touched") {
    scratch const place;
    put(place.directory / "x.npy.part0", "not mine");
    io::write_npy(place.file, {2, 3}, six);
    CHECK(get(place.directory / "x.npy.part0") == "not mine");
    CHECK(io::read_npy(place.file) == io::npy_array{{2, 3}, six});
    CHECK(place.names().size() == 2);
}

namespace {

using heed::tensor;
using namespace heed::axes;

// Stands for logits and distributions: a tensor whose type says more than its values.
struct promise : tensor<float, Query<2>, Key<3>> {};

template <class X>
concept readable = requires(std::filesystem::path file) {
    { io::read_npy<X>(file) } -> std::same_as<X>;
};
template <class X>
concept writable = requires(std::filesystem::path file, X x) {
    { io::write_npy(file, x) } -> std::same_as<void>;
};

}  // namespace

TEST_CASE("a tensor is written and read back") {
    scratch const place;
    tensor<float, Query<2>, Key<3>> const x{1, 2, 3, 4, 5, 6};
    io::write_npy(place.file, x);
    CHECK(io::read_npy(place.file) == io::npy_array{{2, 3}, six});
    CHECK(io::read_npy<tensor<float, Query<2>, Key<3>>>(place.file) == x);
    CHECK(io::read_npy<tensor<float, Time<2>, Model<3>>>(place.file) ==
          tensor<float, Time<2>, Model<3>>{1, 2, 3, 4, 5, 6});

    promise const derived{x};
    io::write_npy(place.file, derived);
    CHECK(io::read_npy(place.file) == io::npy_array{{2, 3}, six});

    io::write_npy(place.file, tensor<double>{0.1});
    CHECK(io::read_npy(place.file) == io::npy_array{{}, doubles{0.1}});
    CHECK(io::read_npy<tensor<double>>(place.file) == tensor<double>{0.1});

    // Columns become rows here too.
    put(place.file, six_with(dict("'<f4'", "True", "(2, 3)")));
    CHECK(io::read_npy<tensor<float, Query<2>, Key<3>>>(place.file) ==
          tensor<float, Query<2>, Key<3>>{1, 3, 5, 2, 4, 6});
}

TEST_CASE("a tensor of another shape is refused in the axes' names") {
    scratch const place;
    auto const reading_as = [&]<class X>(X const&) {
        return sentence(place.file, [&] { (void)io::read_npy<X>(place.file); });
    };
    io::write_npy(place.file, tensor<float, Time<4>, Model<8>>{});
    CHECK(reading_as(tensor<float, Time<4>, Model<8>>{}) == "no error");
    CHECK(reading_as(tensor<float, Batch<1>, Time<4>, Model<8>>{}) ==
          "expected shape [Batch<1>, Time<4>, Model<8>], that is (1, 4, 8), but the file has (4, 8)");
    CHECK(reading_as(tensor<double, Model<8>, Time<4>>{}) ==
          "expected shape [Model<8>, Time<4>], that is (8, 4), but the file has (4, 8): 4 along axis 0, Model<8>");
    CHECK(reading_as(tensor<float, Time<32>>{}) == "expected shape [Time<32>], that is (32,), but the file has (4, 8)");
    CHECK(reading_as(tensor<float>{}) == "expected shape [], that is (), but the file has (4, 8)");
    // The shape is told before the size of the data is.
    put(place.file, npy(dict("'<f4'", "False", "(4, 8)"), ""));
    CHECK(reading_as(tensor<float, Time<2>, Model<3>>{}) ==
          "expected shape [Time<2>, Model<3>], that is (2, 3), but the file has (4, 8): 4 along axis 0, Time<2>");
    CHECK(reading_as(tensor<float, Time<4>, Model<8>>{}) ==
          "expected 128 bytes of '<f4' data for shape (4, 8), but the file has 0");
}

TEST_CASE("elements are converted between float32 and float64") {
    scratch const place;
    using f = std::numeric_limits<float>;
    // 1 + 2^-24 lies half-way and goes to even, anything beyond goes up; 2^-150 is half of the smallest float.
    io::write_npy(place.file, tensor<double, Time<11>>{0.1, 0x1.000001p0, 0x1.0000010000001p0, 0x1.000003p0, 0x1p-150,
                                                       0x1.0000000000001p-150, -0.0, 1e300, -1e300,
                                                       0x1.fffffefffffffp127, 0x1.ffffffp127});
    CHECK(raw(floats{0x1.99999ap-4F, 1, 0x1.000002p0F, 0x1.000004p0F, 0, 0x1p-149F, -0.0F, f::infinity(),
                     -f::infinity(), f::max(), f::infinity()}) == [&] {
        auto const x = io::read_npy<tensor<float, Time<11>>>(place.file);
        return raw(floats(x.begin(), x.end()));
    }());

    io::write_npy(place.file, tensor<float, Time<5>>{0.1F, f::denorm_min(), f::max(), -f::infinity(), -0.0F});
    CHECK(raw(doubles{0x1.99999ap-4, 0x1p-149, 0x1.fffffep127, -std::numeric_limits<double>::infinity(), -0.0}) == [&] {
        auto const x = io::read_npy<tensor<double, Time<5>>>(place.file);
        return raw(doubles(x.begin(), x.end()));
    }());
}

TEST_CASE("whole numbers become others that hold them, floats and bools do not become whole") {
    scratch const place;
    io::write_npy(place.file, tensor<std::int64_t, Time<3>>{1, -2, 127});
    CHECK(io::read_npy<tensor<std::int8_t, Time<3>>>(place.file) == tensor<std::int8_t, Time<3>>{1, -2, 127});
    CHECK(io::read_npy<tensor<long long, Time<3>>>(place.file) == tensor<long long, Time<3>>{1, -2, 127});
    auto const reading_as = [&]<class X>(X const&) {
        return sentence(place.file, [&] { (void)io::read_npy<X>(place.file); });
    };
    CHECK(reading_as(tensor<unsigned, Time<3>>{}) == "expected numbers within the range of 'u4', but element 1 is -2");
    CHECK(reading_as(tensor<float, Time<3>>{}) ==
          "expected values of type 'f4' (or 'f2' or 'f8'), but they are of type \"<i8\"");
    CHECK(reading_as(tensor<bool, Time<3>>{}) == "expected values of type 'b1', but they are of type \"<i8\"");
    io::write_npy(place.file, tensor<std::uint64_t, Time<2>>{1, ~std::uint64_t{0}});
    CHECK(reading_as(tensor<int, Time<2>>{}) ==
          "expected numbers within the range of 'i4', but element 1 is 18446744073709551615");
    CHECK(reading_as(tensor<std::int64_t, Time<2>>{}) ==
          "expected numbers within the range of 'i8', but element 1 is 18446744073709551615");
    io::write_npy(place.file, tensor<bool, Time<2>>{true, false});
    CHECK(io::read_npy<tensor<bool, Time<2>>>(place.file) == tensor<bool, Time<2>>{true, false});
    CHECK(reading_as(tensor<int, Time<2>>{}) ==
          "expected values of type 'i4' (or other whole numbers), but they are of type \"|b1\"");
    // Halves become floats, and nothing becomes a half.
    using heed::float16;
    io::write_npy(place.file, tensor<float16, Time<2>>{float16(0.1F), float16(-2)});
    CHECK(io::read_npy<tensor<float16, Time<2>>>(place.file) == tensor<float16, Time<2>>{float16(0.1F), float16(-2)});
    CHECK(io::read_npy<tensor<double, Time<2>>>(place.file) == tensor<double, Time<2>>{0x1.998p-4, -2});
    io::write_npy(place.file, tensor<float, Time<2>>{});
    CHECK(reading_as(tensor<float16, Time<2>>{}) == "expected values of type 'f2', but they are of type \"<f4\"");
}

TEST_CASE("bytes in memory are read as a file is") {
    std::string const text = six_of("(2, 3)");
    auto const bytes = std::as_bytes(std::span(text));
    CHECK(io::read_npy(bytes) == io::npy_array{{2, 3}, six});
    CHECK(io::read_npy<tensor<float, Query<2>, Key<3>>>(bytes) == tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    CHECK(sentence("npy in memory", [&] { (void)io::read_npy(bytes.first(100)); }) ==
          "expected 24 bytes of '<f4' data for shape (2, 3), but the file has " +
              std::to_string(100 - (text.size() - 24)));
}

TEST_CASE("an array comes through a pipe, and what follows it stays there") {
    scratch const place;
    REQUIRE(::mkfifo(place.file.c_str(), 0600) == 0);
    std::thread writer([&] {
        std::ofstream out(place.file, std::ios::binary);
        std::string const two = six_of("(2, 3)");
        out << two;
    });
    io::npy_array const came = io::read_npy(place.file);
    writer.join();
    CHECK(came == io::npy_array{{2, 3}, six});
    std::thread cut([&] {
        std::ofstream out(place.file, std::ios::binary);
        out << six_of("(2, 3)").substr(0, 90);
    });
    std::string const error = reading(place.file);
    cut.join();
    CHECK(error.substr(0, 17) == "expected 24 bytes");
}

TEST_CASE("only tensors of types that NumPy has are read and written") {
    namespace fault = heed::fault;
    using query_key = tensor<float, Query<2>, Key<3>>;
    STATIC_REQUIRE(readable<query_key>);
    STATIC_REQUIRE(readable<tensor<double>>);
    STATIC_REQUIRE(readable<tensor<int, Query<2>>>);
    STATIC_REQUIRE(!readable<tensor<char, Query<2>>>);
    STATIC_REQUIRE(!readable<promise>);
    STATIC_REQUIRE(!readable<int>);
    STATIC_REQUIRE(writable<query_key>);
    STATIC_REQUIRE(writable<promise>);
    STATIC_REQUIRE(writable<io::npy_array>);
    STATIC_REQUIRE(!writable<tensor<heed::bfloat16, Query<2>>>);
    STATIC_REQUIRE(!writable<floats>);
    STATIC_REQUIRE(io::can_read_npy<query_key>);
    STATIC_REQUIRE(io::can_write_npy<query_key&>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_read_npy<promise>,
                                  fault::an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own<promise>>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_read_npy<tensor<heed::bfloat16>>,
                                  fault::npy_files_have_no_such_element_type<heed::bfloat16>>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_write_npy<tensor<wchar_t> const&>,
                                  fault::npy_files_have_no_such_element_type<wchar_t>>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_write_npy<floats>, fault::an_npy_file_is_written_from_a_tensor<floats>>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_write_npy<heed::refused>, heed::none>);
}
