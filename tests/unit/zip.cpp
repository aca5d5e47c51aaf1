// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The zip files that .npz files are. Files of Python's, changed at random, are in borders/zip_differential.py.
#include <heed/borders/detail/zip.hpp>
#include <heed/borders/detail/zip_writer.hpp>
#include <heed/io/detail/output_file.hpp>

#include "../support/catch.hpp"

#include <unistd.h>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

namespace zip = heed::detail::zip;
using heed::io::file_error;
using heed::io::detail::sink;
using namespace std::string_literals;

using members = std::vector<std::pair<std::string, std::string>>;

std::string written(members const& all, std::uint64_t longest = 0x7fffffff, std::uint64_t most_members = 0xffff) {
    std::string out;
    zip::writer to({&out,
                    [](void* into, void const* from, std::size_t bytes) {
                        static_cast<std::string*>(into)->append(static_cast<char const*>(from), bytes);
                    }},
                   longest, most_members);
    for (auto const& [name, bytes] : all) {
        std::string_view const whole = bytes;
        // In two pieces, whose checksum is that of one.
        to.add(name, bytes.size(), [&](sink const& put) {
            put(whole.data(), whole.size() / 3);
            put(whole.data() + whole.size() / 3, whole.size() - whole.size() / 3);
        });
    }
    to.finish();
    return out;
}
std::span<std::byte const> as_bytes(std::string const& text) {
    return {reinterpret_cast<std::byte const*>(text.data()), text.size()};
}
std::string text_of(std::span<std::byte const> bytes) {
    return {reinterpret_cast<char const*>(bytes.data()), bytes.size()};
}
members read(std::string const& file) {
    // Of exactly this size on the heap, so that sanitizers watch the byte behind it.
    std::vector<std::byte> const bytes(as_bytes(file).begin(), as_bytes(file).end());
    zip::archive const from("memory", bytes);
    members out;
    for (auto const& one : from.members()) out.emplace_back(one.name, text_of(from.bytes(one.name)));
    return out;
}
std::string reading(std::string const& file) {
    try {
        (void)read(file);
    } catch (file_error const& error) {
        std::string const what = error.what();
        return what.substr(0, 8) == "memory: " ? what.substr(8) : "without the name: " + what;
    }
    return "no error";
}
/// A file with other bytes from a place on, which is counted from the last place of what stands there if so.
std::string with(std::string file, std::string const& behind, std::size_t offset, std::string const& bytes) {
    std::size_t const at = file.rfind(behind);
    REQUIRE(at != std::string::npos);
    return file.replace(at + offset, bytes.size(), bytes);
}

std::string const local = "PK\3\4", entry = "PK\1\2", end = "PK\5\6", long_end = "PK\6\6", locator = "PK\6\7";
members const two{{"a.npy", "some bytes of a"}, {"b.npy", "others"}};

}  // namespace

TEST_CASE("the checksum is zip's, in one piece or in several, of any length") {
    auto const of = [](std::string_view text) {
        std::vector<std::byte> bytes(text.size());
        if (!text.empty()) std::memcpy(bytes.data(), text.data(), text.size());
        return zip::checksum(bytes);
    };
    CHECK(of("") == 0);
    CHECK(of("123456789") == 0xcbf43926U);  // the check value that catalogues of checksums have
    CHECK(of("The quick brown fox jumps over the lazy dog") == 0x414fa339U);
    CHECK(of(std::string(32, '\0')) == 0x190a55adU);
    std::vector<std::byte> bytes(97);
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i * 151 % 251);
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
        std::span const some(bytes.data(), size);
        // Bit by bit, by the definition.
        std::uint32_t rest = 0xffffffffU;
        for (std::byte const byte : some)
            for (unsigned bit = 0; bit < 8; ++bit) {
                bool const is_odd = ((rest ^ std::to_integer<unsigned>(byte) >> bit) & 1U) != 0;
                rest = rest >> 1 ^ (is_odd ? 0xedb88320U : 0U);
            }
        CHECK(zip::checksum(some) == ~rest);
        CHECK(zip::checksum(some.subspan(size / 3), zip::checksum(some.first(size / 3))) == ~rest);
    }
}

TEST_CASE("what is written is read back, with sizes of 32 and of 64 bits") {
    members const all{{"a", ""}, {"b.npy", "\0\1\2"s}, {"folder/c", std::string(1000, 'c')}, {"\xc3\xa9", "e"}};
    for (std::uint64_t const longest : {0x7fffffffU, 1000U, 999U, 100U, 2U, 0U})
        CHECK(read(written(all, longest)) == all);
    CHECK(read(written(all, 0x7fffffff, 3)) == all);
    // More members than the short end has a number for have the long one, and where it is.
    CHECK(written(all, 0x7fffffff, 3).size() == written(all).size() + 56 + 20);
    CHECK(written(all, 0x7fffffff, 4).size() == written(all).size());
    CHECK(read(written({})).empty());
    CHECK(read(written({}, 0x7fffffff, 0)).empty());
    CHECK(written({}).size() == 22);
    CHECK(written(all, 0).size() > written(all).size() + 4 * 20);
}

TEST_CASE("an archive of a file, whose members are found by their names") {
    auto const name = std::filesystem::temp_directory_path() / ("heed_zip_" + std::to_string(::getpid()));
    {
        heed::io::detail::output_file out(name);
        std::string const bytes = written(two);
        out.write(bytes.data(), bytes.size());
        out.finish();
    }
    zip::archive const from(name);
    CHECK(from.members().size() == 2);
    CHECK((from.has("a.npy") && from.has("b.npy") && !from.has("a") && !from.has("")));
    CHECK(text_of(from.bytes("b.npy")) == "others");
    CHECK(from.name() == name);
    std::string said;
    try {
        (void)from.bytes("c.npy");
    } catch (file_error const& error) {
        said = error.what();
    }
    CHECK(said == name.string() + ": expected a member \"c.npy\", but there is none");
    std::filesystem::remove(name);
}

TEST_CASE("what is no zip file, or not all of one, is refused") {
    CHECK(reading("") ==
          "expected a zip file, which ends with its directory, but there is none: it is no such file, or "
          "cut off");
    CHECK(reading("\x93NUMPY\1\0"s) ==
          "expected a zip file, which starts with \"PK\\x03\\x04\", but it starts with \"\\x93NUM\"");
    for (std::uint64_t const longest : {0x7fffffffU, 0U}) {
        std::string const whole = written(two, longest);
        for (std::size_t size = 0; size < whole.size(); ++size) CHECK(reading(whole.substr(0, size)) != "no error");
        CHECK(reading(whole + "\0"s) != "no error");
        CHECK(reading("x" + whole) != "no error");
        if (longest == 0) {
            CHECK(reading(local + whole) == "expected the end of a directory of 64 bits at byte " +
                                                std::to_string(whole.rfind(long_end)) + ", but there is none");
        } else {
            std::size_t const first = whole.find(entry), last = whole.rfind(end);
            CHECK(reading(local + whole) == "expected a zip file whose directory stands in front of its end, at byte " +
                                                std::to_string(4 + last) +
                                                ", and nothing in front of the zip file, but its directory is said to "
                                                "have " +
                                                std::to_string(last - first) + " bytes from byte " +
                                                std::to_string(first) + " on");
        }
    }
    // Text behind it that is part of the file is none of ours.
    CHECK(read(with(written(two), end, 20, "\5\0"s) + "hello") == two);
    CHECK(reading(with(written(two), end, 20, "\6\0"s) + "hello") != "no error");
    // A text in which there could be another end: readers differ in which one they take.
    CHECK(reading(with(written(two), end, 20, "\6\0"s) + "xPK\5\6y") != "no error");
    CHECK(reading(with(written(two), end, 20, "\26\0"s) + written({})) != "no error");
}

TEST_CASE("a member that is deflated, encrypted, a patch or of a newer version is refused in words") {
    std::string const file = written(two), b = "expected member \"b.npy\" ";
    CHECK(reading(with(file, entry, 10, "\10\0"s)) ==
          b + "that is stored as it is (by numpy.savez), but it is deflated (by numpy.savez_compressed): "
              "heed/borders/zlib.hpp reads it, and needs zlib");
    CHECK(reading(with(file, entry, 10, "\14\0"s)) == b + "that is stored as it is, but it is compressed by method 12");
    CHECK(reading(with(file, entry, 8, "\1\0"s)) == b + "that can be read by everybody, but it is encrypted");
    CHECK(reading(with(file, entry, 8, "\100\0"s)) == b + "that can be read by everybody, but it is encrypted");
    CHECK(reading(with(file, entry, 8, "\40\0"s)) == b + "that is whole, but it is a patch");
    CHECK(reading(with(file, entry, 6, "\100\0"s)) ==
          b + "of version 6.3 of the format, or an older one, but it is of 6.4");
    CHECK(reading(with(file, entry, 46, "\xc3\xa9")) ==
          "expected member \"\\xc3\\xa9npy\" with a name in ASCII, or said to be in UTF-8, but it is neither");
    CHECK(reading(written({{"\xff", ""}})) == "expected member \"\\xff\" with a name in UTF-8, but it is none");
    CHECK(reading(written({{"a\0b"s, ""}})) == "expected member \"a\\x00b\" with a name without a 0, but there is one");
    CHECK(reading(written({{"a", ""}, {"a", ""}})) == "expected each member once, but \"a\" comes twice");
}

TEST_CASE("the directory and what it leads to say one thing") {
    std::string const file = written(two), b = "expected member \"b.npy\" ";
    std::string const others = b + "with the name, the kind and the size that the directory has, but it has others";
    CHECK(reading(with(file, local, 30, "c")) == others);
    CHECK(reading(with(file, local, 6, "\0\10"s)) == others);
    CHECK(reading(with(file, local, 8, "\10"s)) == others);
    CHECK(reading(with(file, local, 14, "\1"s)) == others);
    CHECK(reading(with(file, local, 18, "\0\0\0\0"s)) == others);
    CHECK(reading(with(file, local, 0, "PK\3\5")) ==
          b + "at byte " + std::to_string(file.rfind(local)) + ", but there is none");
    CHECK(reading(with(file, "others", 0, "O")) == b + "with the bytes of its checksum, but they have another one");
    CHECK(reading(with(file, entry, 20, "\5"s)) ==
          b + "with as many bytes as it has in the file, but it has 6, and there 5");
    CHECK(reading(with(file, entry, 20, "\377\377\377\177\377\377\377\177"s)) ==
          b + "in the file, which has " + std::to_string(file.size()) + " bytes, but it has 2147483647 from byte " +
              std::to_string(file.rfind(local)) + " on");
    CHECK(reading(with(file, entry, 20, "\100\0\0\0\100\0\0\0"s)) ==
          b + "with 64 bytes in front of the directory, but there are fewer");
    // Both at one place.
    CHECK(reading(with(with(file, entry, 42, "\0\0\0\0"s), entry, 46, "a")) ==
          "expected each member once, but \"a.npy\" comes twice");
    std::string const same = written({{"a", "x"}, {"b", "x"}});
    CHECK(reading(with(same, entry, 42, "\0\0\0\0"s)).find("expected member") == 0);
    CHECK(reading(with(file, end, 10, "\1\0"s)) == "expected a zip file of one disk, but it is one of several");
    CHECK(reading(with(file, end, 8, "\1\0\1\0"s)) ==
          "expected a directory of 1 members, but it has something behind them");
    CHECK(reading(with(file, end, 8, "\3\0\3\0"s)).find("expected a member in the directory at byte") == 0);
    CHECK(reading(with(file, end, 4, "\1"s)) == "expected a zip file of one disk, but it is one of several");
    CHECK(reading(with(file, entry, 34, "\1"s)) == "expected a zip file of one disk, but it is one of several");
    // What is not known yet stands behind, as a flag says, which is not there.
    std::string const not_known = with(with(file, local, 14, std::string(4, '\0')), local, 39, std::string(16, '\0'));
    CHECK(reading(not_known) == others);
    // A member that has the first byte of the next one, too.
    std::string shared = file;
    for (std::size_t const at : {std::size_t{39}, std::size_t{47}, file.find(entry) + 20, file.find(entry) + 24}) {
        REQUIRE(shared[at] == 15);
        shared[at] = 16;
    }
    CHECK(reading(shared) == b + "behind byte " + std::to_string(file.rfind(local) + 1) +
                                 ", where another one ends, but it begins at " + std::to_string(file.rfind(local)));
}

namespace {

std::string number(std::uint64_t value, int bytes) {
    std::string out;
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(static_cast<unsigned char>(value >> (8 * i) & 255U));
    return out;
}
/// A zip file of one member "a", whose size and checksum stand behind it, as programs write that do not know them yet.
/// The directory has the size, or 0xffffffff and an extra field.
std::string streamed(std::string const& text, std::string const& behind, std::string const& extra = "") {
    std::span const bytes(reinterpret_cast<std::byte const*>(text.data()), text.size());
    std::string const kind = number(20, 2) + number(8, 2) + number(0, 2) + number(0x21 << 16, 4);
    std::string out = local + kind + number(0, 12) + number(1, 2) + number(0, 2) + "a" + text + behind;
    std::size_t const begin = out.size();
    out += entry + number(20, 2) + kind + number(zip::checksum(bytes), 4);
    for (int i = 0; i < 2; ++i) out += number(extra.empty() ? text.size() : 0xffffffff, 4);
    out += number(1, 2) + number(extra.size(), 2) + number(0, 14) + "a" + extra;
    std::size_t const size = out.size() - begin;
    return out + end + number(0, 4) + number(1, 2) + number(1, 2) + number(size, 4) + number(begin, 4) + number(0, 2);
}

}  // namespace

TEST_CASE("a member's size may stand behind it, in four forms, and has to be right") {
    std::string const text = "some text", mark = "PK\7\10";
    std::span const bytes(reinterpret_cast<std::byte const*>(text.data()), text.size());
    std::string const sum = number(zip::checksum(bytes), 4);
    members const one{{"a", text}};
    std::string const refused = "expected member \"a\" with its size behind it, as its flags say, but it is not there";
    for (std::string const& before : {mark, ""s})
        for (int const width : {4, 8}) {
            INFO(before.size() << " " << width);
            CHECK(read(streamed(text, before + sum + number(9, width) + number(9, width))) == one);
            CHECK(reading(streamed(text, before + sum + number(8, width) + number(9, width))) == refused);
            CHECK(reading(streamed(text, before + sum + number(9, width) + number(8, width))) == refused);
            CHECK(reading(streamed(text, before + number(1, 4) + number(9, width) + number(9, width))) == refused);
            CHECK(reading(streamed(text, before + sum + number(9, width) + number(9, width - 1))) == refused);
        }
    CHECK(reading(streamed(text, "")) == refused);
    // Of two fields with sizes the first counts, whatever it says.
    std::string const behind = sum + number(9, 4) + number(9, 4), kind = number(1, 2) + number(16, 2);
    std::string const right = kind + number(9, 8) + number(9, 8);
    std::string const beyond = kind + number(0xffffffff, 8) + number(0xffffffff, 8);
    CHECK(read(streamed(text, behind, right)) == one);
    CHECK(read(streamed(text, behind, right + beyond)) == one);
    CHECK(reading(streamed(text, behind, beyond + right)).find("expected member \"a\" in the file, which has") == 0);
}

TEST_CASE("records of 64 bits are held to the same rules") {
    std::string const file = written(two, 0);
    CHECK(read(file) == two);
    CHECK(reading(with(file, locator, 16, "\2"s)) == "expected a zip file of one disk, but it is one of several");
    CHECK(reading(with(file, locator, 8, "\0"s)).find("expected the end of a directory of 64 bits at byte ") == 0);
    CHECK(reading(with(file, locator, 8, "\377\377\377\377\377\377\377\377"s)) ==
          "expected the end of a directory of 64 bits at byte 18446744073709551615, but there is none");
    CHECK(reading(with(file, long_end, 48, "\377\377\377\377\377\377\377\377"s)).find("expected both ends") == 0);
    CHECK(reading(with(file, end, 8, "\3\0\3\0"s)).find("expected both ends") == 0);
    std::string const far = with(file, end, 16, "\377\377\377\377");
    CHECK(read(far) == two);
    CHECK(reading(with(far, long_end, 48, "\377\377\377\377\377\377\377\377"s)).find("expected a zip file whose") == 0);
    // A number of members that no vector has room for.
    std::string const many = with(file, end, 8, "\377\377\377\377");
    CHECK(reading(with(many, long_end, 24, "\377\377\377\377\377\377\377\17\377\377\377\377\377\377\377\17"s))
              .find("expected a member in the directory at byte ") == 0);
    // A size that wraps around with the place of the member.
    std::size_t const sizes = 46 + 5 + 4;
    CHECK(reading(with(file, entry, sizes, std::string(16, '\377'))).find("expected member \"b.npy\" in the file") ==
          0);
    CHECK(reading(with(file, entry, 46 + 5 + 2, "\7"s)) ==
          "expected member \"b.npy\" with sizes of 64 bits, but one is missing");
    CHECK(reading(with(file, entry, 46 + 5 + 2, "\377"s)) ==
          "expected member \"b.npy\" with whole extra fields, but one is cut off");
}
