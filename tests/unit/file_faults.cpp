// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What file systems do to every format alike: what is no file, files that change while they are read, disks that are
// full, writers that are killed. A format is a line of the list at the end of the first namespace.
#include <heed/borders/map_file.hpp>
#include <heed/borders/npz.hpp>
#include <heed/borders/safetensors.hpp>
#include <heed/heed.hpp>
#include <heed/io/npy.hpp>

#include "../support/catch.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace io = heed::io;
namespace fs = std::filesystem;
namespace safetensors = heed::safetensors;
using namespace heed::axes;
using io::detail::input_file;
using io::detail::takes;

// Of more bytes than are read or written at once.
using values = heed::heap_tensor<float, Query<101>, Key<257>>;

values all(float value) { return heed::full<values>(value); }
/// What all values are, or -1 when they are not one.
template <class X>
float value_of(X const& x) {
    for (float const value : x)
        if (value != *x.begin()) return -1;
    return *x.begin();
}

struct format {
    std::string name;
    void (*write)(fs::path const& file, float value);
    float (*read)(fs::path const& file);
};
void write_safetensors(fs::path const& file, float value) {
    values const x = all(value);
    safetensors::writer out;
    out.add("x", x);
    out.write(file);
}
format const formats[] = {
    {"npy", [](fs::path const& file, float value) { io::write_npy(file, all(value)); },
     [](fs::path const& file) { return value_of(std::get<std::vector<float>>(io::read_npy(file).values)); }},
    {"npz",
     [](fs::path const& file, float value) {
         values const x = all(value);
         heed::npz::writer out;
         out.add("x", x);
         out.write(file);
     },
     [](fs::path const& file) { return value_of(heed::npz::read<values>(heed::npz::file(file), "x")); }},
    {"safetensors", write_safetensors,
     [](fs::path const& file) { return value_of(safetensors::read<values>(safetensors::file(file), "x")); }},
    {"safetensors, mapped", write_safetensors,
     [](fs::path const& file) {
         auto const mapped = safetensors::map_file(file);
         return value_of(safetensors::view<heed::tensor_view<float const, Query<101>, Key<257>>>(mapped, "x"));
     }},
};

// A directory of its own, gone with it.
struct scratch {
    fs::path directory = fs::temp_directory_path() / ("heed_file_faults_" + std::to_string(::getpid()));
    fs::path file = directory / "x";

    scratch() {
        fs::create_directory(directory);
        fs::permissions(directory, fs::perms::all);
    }
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { fs::remove_all(directory); }

    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(directory), fs::directory_iterator()));
    }
};

// Root may do everything: what is refused to others is tried as another user.
struct as_somebody {
    as_somebody() {
        if (::geteuid() == 0) REQUIRE(::seteuid(65534) == 0);
    }
    as_somebody(as_somebody const&) = delete;
    as_somebody& operator=(as_somebody const&) = delete;
    ~as_somebody() {
        if (::getuid() == 0) (void)!::seteuid(0);
    }
};

template <class Call>
std::string sentence(fs::path const& file, Call call) {
    try {
        call();
    } catch (io::file_error const& error) {
        std::string const what = error.what(), head = file.string() + ": ";
        return what.substr(0, head.size()) == head ? what.substr(head.size()) : "without the name: " + what;
    }
    return "no error";
}
std::string reading(format const& by, fs::path const& file) {
    return sentence(file, [&] { (void)by.read(file); });
}
std::string writing(format const& by, fs::path const& file) {
    return sentence(file, [&] { by.write(file, 2); });
}
std::string get(fs::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
void put(fs::path const& file, std::string const& bytes) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    REQUIRE(out.flush());
}

/// Calls `f` with a limit to the size of files, beyond which a write fails.
template <class F>
auto with_files_up_to(std::size_t bytes, F f) {
    ::rlimit old{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &old) == 0);
    auto const handler = std::signal(SIGXFSZ, SIG_IGN);
    ::rlimit const few{bytes, old.rlim_max};
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &few) == 0);
    auto result = f();
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &old) == 0);
    std::signal(SIGXFSZ, handler);
    return result;
}

/// A process that calls `f` until it is killed.
template <class F>
pid_t again_and_again(F f) {
    pid_t const child = ::fork();
    if (child != 0) return child;
    try {
        for (;;) f();
    } catch (...) {
    }
    ::_exit(1);
}

}  // namespace

TEST_CASE("what is no file is refused, and not waited for") {
    scratch const place;
    fs::path const pipe = place.directory / "pipe", link = place.directory / "link", round = place.directory / "round";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    fs::create_symlink("none", link);
    fs::create_symlink("round", round);
    std::string const is_pipe = "expected a regular file, but it is a device, a pipe or the like";
    for (format const& one : formats) {
        INFO(one.name);
        CHECK(reading(one, place.file) ==
              "expected a readable file, but it cannot be opened: No such file or directory");
        CHECK(reading(one, link) == "expected a readable file, but it cannot be opened: No such file or directory");
        CHECK(reading(one, round) ==
              "expected a readable file, but it cannot be opened: Too many levels of symbolic links");
        CHECK(reading(one, place.directory) == "expected a regular file, but it is a directory");
        if (one.name != "npy") CHECK(reading(one, pipe) == is_pipe);
        for (fs::path const device : {"/dev/zero", "/dev/full", "/dev/null", "/dev/random"})
            if (fs::is_character_file(device)) CHECK(reading(one, device).substr(0, 23) == "expected a regular file");
        one.write(place.file, 1);
        fs::permissions(place.file, fs::perms::none);
        {
            as_somebody const somebody;
            CHECK(reading(one, place.file) == "expected a readable file, but it cannot be opened: Permission denied");
        }
        fs::permissions(place.file, fs::perms::owner_all);
        fs::remove(place.file);
    }
}

TEST_CASE("a file that is too short, too long, or empty for 4 GiB is refused") {
    scratch const place;
    for (format const& one : formats) {
        INFO(one.name);
        one.write(place.file, 1);
        std::string const whole = get(place.file);
        // All of the header's, and some of the values'.
        for (std::size_t size = 0; size < whole.size(); size += size < 200 ? 1 : 10007) {
            put(place.file, whole.substr(0, size));
            CHECK(reading(one, place.file) != "no error");
        }
        put(place.file, whole + '\0');
        CHECK(reading(one, place.file) != "no error");
        put(place.file, whole);
        CHECK(one.read(place.file) == 1);
        fs::resize_file(place.file, std::uintmax_t{1} << 32);
        CHECK(reading(one, place.file) != "no error");
        fs::resize_file(place.file, 0);
        fs::resize_file(place.file, std::uintmax_t{1} << 32);
        auto const began = std::chrono::steady_clock::now();
        CHECK(reading(one, place.file) != "no error");
        // By what stands at its start, and not by all of it.
        CHECK(std::chrono::steady_clock::now() - began < std::chrono::milliseconds(200));
    }
}

TEST_CASE("a file that is written to while it is read is refused, and one that is replaced is read") {
    scratch const place;
    std::string const bytes(100000, 'x');
    auto const read_around = [&](auto meanwhile) {
        put(place.file, bytes);
        input_file in(place.file);
        return sentence(place.file, [&] {
            (void)in.text(10, "a header");
            // Clocks of file systems count in steps, of some thousandths of a second.
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            meanwhile();
            (void)in.text(bytes.size() - 10, "values");
        });
    };
    CHECK(read_around([] {}) == "no error");
    CHECK(read_around([&] { fs::resize_file(place.file, 100001); }) ==
          "expected a file of 100000 bytes that nobody writes to, but it has 100001 now");
    CHECK(read_around([&] { fs::resize_file(place.file, 50000); }) ==
          "expected to read 99990 more bytes, but the file has become shorter");
    CHECK(read_around([&] {
              std::fstream out(place.file, std::ios::binary | std::ios::in | std::ios::out);
              out.put('y');
          }) == "expected a file of 100000 bytes that nobody writes to, but it was written to while it was read");
    CHECK(read_around([&] {
              put(place.directory / "other", bytes + bytes);
              fs::rename(place.directory / "other", place.file);
          }) == "no error");
    CHECK(read_around([&] { fs::remove(place.file); }) == "no error");
}

TEST_CASE("a pipe that is taken is read as a file is, and no further than is asked") {
    scratch const place;
    fs::path const pipe = place.directory / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    auto const through = [&](std::string const& bytes, auto use) {
        pid_t const child = ::fork();
        if (child == 0) {
            std::FILE* const out = std::fopen(pipe.c_str(), "wb");
            for (char const byte : bytes) std::fputc(byte, out);
            std::fclose(out);
            ::_exit(0);
        }
        std::string const said = sentence(pipe, [&] {
            input_file in(pipe, takes::pipes);
            use(in);
        });
        int status = 0;
        ::waitpid(child, &status, 0);
        return said;
    };
    std::string bytes(300000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7919 >> 3);
    CHECK(through(bytes, [&](input_file& in) {
              CHECK(in.text(5, "a header") == bytes.substr(0, 5));
              in.need_exactly(bytes.size() - 5, "values");
              CHECK(in.text(7, "some") == bytes.substr(5, 7));
              CHECK(in.text(bytes.size() - 12, "the rest") == bytes.substr(12));
          }) == "no error");
    CHECK(through("abc", [](input_file& in) { in.need(4, "letters"); }) ==
          "expected 4 bytes of letters, but the file has 3");
    CHECK(through("abc", [](input_file& in) { in.need_exactly(4, "letters"); }) ==
          "expected 4 bytes of letters, but the file has 3");
    CHECK(through("abcde", [](input_file& in) { in.need_exactly(4, "letters"); }) ==
          "expected 4 bytes of letters, but more came");
    CHECK(through("", [](input_file& in) { in.need_exactly(0, "letters"); }) == "no error");
    // What promises more than will come takes no more memory than what came.
    CHECK(through(bytes, [](input_file& in) { in.need(SIZE_MAX / 4, "values"); }) ==
          "expected " + std::to_string(SIZE_MAX / 4) + " bytes of values, but the file has 300000");
    CHECK(sentence("/dev/zero", [] { input_file("/dev/zero", takes::pipes); }) ==
          "expected a regular file or a pipe, but it is a device");
}

TEST_CASE("a pipe is written as it is, to the bytes of a file, and stays a pipe") {
    scratch const place;
    fs::path const pipe = place.directory / "pipe", copied = place.directory / "copied";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (format const& one : formats) {
        INFO(one.name);
        pid_t const reader = ::fork();
        if (reader == 0) {
            std::FILE* const in = std::fopen(pipe.c_str(), "rb");
            std::FILE* const out = std::fopen(copied.c_str(), "wb");
            for (int byte = std::fgetc(in); byte != EOF; byte = std::fgetc(in)) std::fputc(byte, out);
            ::_exit(std::fclose(out) == 0 ? 0 : 1);
        }
        CHECK(sentence(pipe, [&] { one.write(pipe, 3); }) == "no error");
        int status = 0;
        REQUIRE(::waitpid(reader, &status, 0) == reader);
        CHECK(status == 0);
        one.write(place.file, 3);
        CHECK(get(copied) == get(place.file));
        CHECK(one.read(copied) == 3);
        CHECK(fs::is_fifo(pipe));
        // The pipe, the file and its copy, and nothing that was half written.
        CHECK(place.files() == 3);
    }
}

TEST_CASE("a pipe that nobody reads any more is an error, and not the end of the program") {
    scratch const place;
    fs::path const pipe = place.directory / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    auto const before = std::signal(SIGPIPE, SIG_IGN);
    for (format const& one : formats) {
        INFO(one.name);
        pid_t const reader = ::fork();
        if (reader == 0) {
            int const in = ::open(pipe.c_str(), O_RDONLY);
            char byte = 0;
            ::_exit(::read(in, &byte, 1) == 1 ? 0 : 1);
        }
        CHECK(writing(one, pipe) == "expected to write the whole file, but it failed: Broken pipe");
        int status = 0;
        REQUIRE(::waitpid(reader, &status, 0) == reader);
        CHECK(status == 0);
    }
    std::signal(SIGPIPE, before);
}

TEST_CASE("where the disk is full the old file stays, whole, and nothing beside it") {
    scratch const place;
    for (format const& one : formats) {
        INFO(one.name);
        fs::remove(place.file);
        one.write(place.file, 1);
        auto const size = static_cast<std::size_t>(fs::file_size(place.file));
        for (std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{64}, size / 2, size - 1}) {
            std::string const said = with_files_up_to(limit, [&] { return writing(one, place.file); });
            CHECK(said == "expected to write the whole file, but it failed: File too large");
            CHECK(place.files() == 1);
            CHECK(one.read(place.file) == 1);
        }
        CHECK(with_files_up_to(size, [&] { return writing(one, place.file); }) == "no error");
        CHECK(one.read(place.file) == 2);
        fs::path const full = "/dev/full";
        if (!fs::is_character_file(full)) continue;
        as_somebody const somebody;
        CHECK(writing(one, full) == "expected to write the whole file, but it failed: No space left on device");
    }
}

TEST_CASE("what must not be written is refused, and stays") {
    scratch const place;
    fs::path const folder = place.directory / "closed", file = folder / "x";
    for (format const& one : formats) {
        INFO(one.name);
        CHECK(writing(one, place.directory) == "expected a regular file, but it is a directory");
        fs::create_directory(folder);
        one.write(file, 1);
        fs::permissions(file, fs::perms(0444));
        fs::permissions(folder, fs::perms::all);
        {
            as_somebody const somebody;
            CHECK(writing(one, file) ==
                  "expected a file that can be written, but it cannot be opened: Permission denied");
        }
        fs::permissions(file, fs::perms::all);
        fs::permissions(folder, fs::perms(0755));
        {
            as_somebody const somebody;
            CHECK(writing(one, file) ==
                  "expected a place to write to, but " + file.string() + ".part0 cannot be made: Permission denied");
            CHECK(one.read(file) == 1);
        }
        fs::remove_all(folder);
    }
}

TEST_CASE("readers see the old file or the new one, whoever writes, and whenever writers are killed") {
    scratch const place;
    for (format const& one : formats) {
        INFO(one.name);
        one.write(place.file, 1);
        // Two writers at once, each of files of its own numbers.
        pid_t const writers[] = {again_and_again([&] { one.write(place.file, 2); }),
                                 again_and_again([&] { one.write(place.file, 3); })};
        int seen[4] = {};
        for (int i = 0; i < 200; ++i) {
            float const came = one.read(place.file);
            if (came != 1 && came != 2 && came != 3) FAIL("half of one, half of another");
            ++seen[static_cast<int>(came)];
        }
        CHECK(seen[2] + seen[3] > 0);
        for (pid_t const writer : writers) {
            int status = 0;
            ::kill(writer, SIGKILL);
            ::waitpid(writer, &status, 0);
            CHECK(WIFSIGNALED(status));
        }
        // Killed when they have come to any place.
        for (int i = 0; i < 40; ++i) {
            pid_t const writer = again_and_again([&] { one.write(place.file, 3); });
            std::this_thread::sleep_for(std::chrono::microseconds(100 * i));
            int status = 0;
            ::kill(writer, SIGKILL);
            ::waitpid(writer, &status, 0);
            float const came = one.read(place.file);
            CHECK((came == 2 || came == 3));
        }
        // What they left behind is in nobody's way.
        one.write(place.file, 1);
        CHECK(one.read(place.file) == 1);
        for (auto const& left : fs::directory_iterator(place.directory)) fs::remove(left.path());
    }
}
