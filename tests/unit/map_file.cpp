// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/map_file.hpp>
#include <heed/borders/parameters.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"
#include "../support/memory_limit.hpp"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <bit>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

namespace {

namespace io = heed::io;
namespace safetensors = heed::safetensors;
using namespace heed::axes;
using namespace std::string_literals;
using heed::tensor;
using heed::tensor_view;

// A directory of its own, gone with it.
struct scratch {
    std::filesystem::path directory =
        std::filesystem::temp_directory_path() / ("heed_map_file_" + std::to_string(::getpid()));
    std::filesystem::path file = directory / "x.safetensors";

    scratch() { std::filesystem::create_directory(directory); }
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { std::filesystem::remove_all(directory); }
};

std::string with_length(std::string const& header) {
    std::string length(8, '\0');
    for (std::size_t i = 0, left = header.size(); i < 8; ++i, left >>= 8) length[i] = static_cast<char>(left & 255);
    return length + header;
}
void put(std::filesystem::path const& file, std::string const& bytes) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    REQUIRE(out.flush());
}
std::string mapping(std::filesystem::path const& file) {
    try {
        (void)safetensors::map_file(file);
    } catch (io::file_error const& error) {
        std::string const what = error.what(), head = file.string() + ": ";
        return what.substr(0, head.size()) == head ? what.substr(head.size()) : "without the name: " + what;
    }
    return "no error";
}

using query_key = tensor<float, Query<2>, Key<3>>;
using seven = tensor<double, Dk<7>>;

/// How much memory of files the process has in its own memory, and how much it has of all: of Linux, in bytes.
std::size_t resident_bytes() {
    std::size_t all = 0, resident = 0;
    std::ifstream in("/proc/self/statm");
    in >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

TEST_CASE("a mapped file has the tensors of a file that is read, and views of them") {
    scratch const place;
    auto const scores = heed::iota<query_key>(0.5F, 1.25F);
    auto const values = heed::iota<seven>(-3.0, 0.7);
    safetensors::writer out;
    out.add("scores", scores);
    out.add("values", values);
    out.add_metadata("format", "pt");
    out.write(place.file);

    auto mapped = safetensors::map_file(place.file);
    safetensors::file const read(place.file);
    CHECK(mapped.tensors() == read.tensors());
    CHECK(mapped.metadata() == read.metadata());
    CHECK(mapped.name() == place.file);
    CHECK(safetensors::read<query_key>(mapped, "scores") == scores);
    // Where the host has another order of bytes than the file, values are read, and not viewed.
    if constexpr (std::endian::native != std::endian::little) return;
    CHECK(safetensors::view<tensor_view<float const, Query<2>, Key<3>>>(mapped, "scores") == scores);
    auto const view = safetensors::view<tensor_view<double const, Dk<7>>>(mapped, "values");
    CHECK(view == values);
    CHECK(static_cast<void const*>(view.data()) == static_cast<void const*>(mapped.bytes("values").data()));

    // A view outlives a move of the file, and the file's name: another one may take it.
    safetensors::file const moved = std::move(mapped);
    safetensors::writer other;
    auto const others = heed::iota<seven>(100.0, 1.0);
    other.add("values", others);
    other.write(place.file);
    CHECK(view == values);
    std::filesystem::remove(place.file);
    CHECK(view == values);
    CHECK(safetensors::read<seven>(moved, "values") == values);
}

#if SIZE_MAX > 0xffffffff
TEST_CASE("of a sparse file of 4 GiB that is mapped only what is looked at is in memory") {
    scratch const place;
    constexpr std::size_t count = std::size_t{1} << 32;
    std::string header = R"({"big":{"dtype":"U8","shape":[4096,1048576],"data_offsets":[0,4294967296]}})";
    header.resize((header.size() + 7) / 8 * 8, ' ');
    put(place.file, with_length(header));
    std::filesystem::resize_file(place.file, 8 + header.size() + count);
    {
        std::fstream out(place.file, std::ios::binary | std::ios::in | std::ios::out);
        out.seekp(static_cast<std::streamoff>(8 + header.size() + count - 1));
        out.put('\7');
    }
    std::size_t const before = resident_bytes();
    auto const mapped = safetensors::map_file(place.file);
    auto const big = safetensors::view<tensor_view<std::uint8_t const, Time<4096>, Model<1048576>>>(mapped, "big");
    CHECK(big(4095, 1048575) == 7);
    CHECK(big(4095, 1048574) == 0);
    CHECK(big(2048, 0) == 0);
    CHECK(resident_bytes() < before + (std::size_t{64} << 20));

#if HEED_TEST_MEMORY_LIMIT
    // Where there are no addresses for it the system says so, in words.
    auto const said = said_with_one_gibibyte([&] { return mapping(place.file); });
    if (!said) WARN("this system keeps no limit of memory");
    if (said)
        CHECK(*said == "expected a file of " + std::to_string(8 + header.size() + count) +
                           " bytes that can be mapped, but it cannot: Cannot allocate memory");
#endif
}
#endif

TEST_CASE("what is no whole regular file is not mapped") {
    scratch const place;
    CHECK(mapping(place.file) == "expected a readable file, but it cannot be opened: No such file or directory");
    CHECK(mapping(place.directory) == "expected a regular file, but it is a directory");
    CHECK(mapping("/dev/zero") == "expected a regular file, but it is a device, a pipe or the like");
    CHECK(mapping("/dev/full") == "expected a regular file, but it is a device, a pipe or the like");
    // A pipe is not waited for.
    auto const pipe = place.directory / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(mapping(pipe) == "expected a regular file, but it is a device, a pipe or the like");
    if (::geteuid() != 0) {
        put(place.file, with_length("{}"));
        std::filesystem::permissions(place.file, std::filesystem::perms::none);
        CHECK(mapping(place.file) == "expected a readable file, but it cannot be opened: Permission denied");
        std::filesystem::permissions(place.file, std::filesystem::perms::owner_all);
    }
    // The rules are those of files that are read, over all bytes that there are.
    put(place.file, "");
    CHECK(mapping(place.file) == "expected 8 bytes of the header's length, but the file has 0");
    std::string const header = R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
    std::string const whole = with_length(header) + std::string(8, '\1');
    put(place.file, whole);
    CHECK(mapping(place.file) == "no error");
    put(place.file, whole + "x");
    CHECK(mapping(place.file) == "expected 8 bytes of values, but the file has 9");
    for (std::size_t size = 8; size < whole.size(); ++size) {
        put(place.file, whole.substr(0, size));
        CHECK(mapping(place.file) != "no error");
    }
}

TEST_CASE("a file that is mapped ends with its owner") {
    scratch const place;
    auto const values = heed::iota<seven>(-3.0, 0.7);
    safetensors::writer out;
    out.add("values", values);
    out.write(place.file);
    // More maps and open files than there may be, if they stayed.
    for (int i = 0; i < 70000; ++i) {
        auto const mapped = safetensors::map_file(place.file);
        if (!mapped.has("values")) FAIL("the tensor is gone");
    }
    CHECK(safetensors::read<seven>(safetensors::map_file(place.file), "values") == values);
}

TEST_CASE("behind the new end of a mapped file that was made shorter there is no memory") {
    scratch const place;
    constexpr std::size_t count = std::size_t{1} << 20;
    std::string header = R"({"big":{"dtype":"U8","shape":[1024,1024],"data_offsets":[0,1048576]}})";
    header.resize((header.size() + 7) / 8 * 8, ' ');
    std::string const start = with_length(header);
    // How a program ends that looks at the last value, of a file that has so many bytes since it was mapped.
    auto const end_with = [&](std::uintmax_t size) {
        put(place.file, start + std::string(count, '\7'));
        pid_t const child = ::fork();
        if (child == 0) {
            struct ::rlimit const no_core{0, 0};
            ::setrlimit(RLIMIT_CORE, &no_core);
            std::signal(SIGBUS, SIG_DFL);
            auto const mapped = safetensors::map_file(place.file);
            auto const big = safetensors::view<tensor_view<std::uint8_t const, Time<1024>, Model<1024>>>(mapped, "big");
            std::filesystem::resize_file(place.file, size);
            ::_exit(big(1023, 1023));
        }
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        return status;
    };
    int const whole = end_with(start.size() + count);
    CHECK(WIFEXITED(whole));
    CHECK(WEXITSTATUS(whole) == 7);
    int const shorter = end_with(start.size());
    CHECK(WIFSIGNALED(shorter));
    CHECK(WTERMSIG(shorter) == SIGBUS);
}
