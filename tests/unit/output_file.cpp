// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Where a file may be written and read: modes, links, names, pipes, devices, and files that memory does not hold.
#include <heed/io/npy.hpp>
#include <heed/io/svg.hpp>

#include "../support/catch.hpp"
#include "../support/memory_limit.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace io = heed::io;
namespace fs = std::filesystem;
using floats = std::vector<float>;

floats const six{1, 2, 3, 4, 5, 6};
io::npy_array const written{{2, 3}, six};

// A directory of this process's own, gone with the test.
struct scratch {
    fs::path directory = fs::temp_directory_path() / ("heed_files_" + std::to_string(::getpid()));
    fs::path file = directory / "x.npy";

    scratch() {
        fs::create_directory(directory);
        fs::permissions(directory, fs::perms::all);
    }
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { fs::remove_all(directory); }

    std::vector<std::string> names() const {
        std::vector<std::string> out;
        for (auto const& entry : fs::directory_iterator(directory)) out.push_back(entry.path().filename().string());
        return out;
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

void put(fs::path const& file, std::string const& bytes) {
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    REQUIRE(out.flush());
}

std::string get(fs::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

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
std::string writing(fs::path const& file) {
    return sentence(file, [&] { io::write_npy(file, {2, 3}, six); });
}
std::string reading(fs::path const& file) {
    return sentence(file, [&] { (void)io::read_npy(file); });
}

unsigned mode_of(fs::path const& file) { return static_cast<unsigned>(fs::status(file).permissions()); }

std::string read_all(int descriptor, std::size_t bytes) {
    std::string out(bytes, '\0');
    std::size_t done = 0;
    for (ssize_t came = 1; came > 0 && done < bytes; done += came > 0 ? static_cast<std::size_t>(came) : 0)
        came = ::read(descriptor, out.data() + done, bytes - done);
    out.resize(done);
    return out;
}

}  // namespace

TEST_CASE("an old file keeps its mode, and a new one has what the process gives to new files") {
    scratch const place;
    for (unsigned const mode : {0600U, 0640U, 0664U, 0755U, 0200U}) {
        put(place.file, "old");
        fs::permissions(place.file, static_cast<fs::perms>(mode));
        CHECK(writing(place.file) == "no error");
        CHECK(mode_of(place.file) == mode);
        fs::permissions(place.file, fs::perms::owner_all);
        CHECK(io::read_npy(place.file) == written);
        fs::remove(place.file);
    }
    for (unsigned const mask : {022U, 077U, 027U}) {
        ::mode_t const before = ::umask(mask);
        std::string const error = writing(place.file);
        ::umask(before);
        CHECK(error == "no error");
        CHECK(mode_of(place.file) == (0666U & ~mask));
        fs::remove(place.file);
    }
    // A picture is written in the same way.
    put(place.file, "old");
    fs::permissions(place.file, static_cast<fs::perms>(0600U));
    io::svg::write(place.file, io::svg::picture(1, 1, "", ""));
    CHECK(mode_of(place.file) == 0600U);
    CHECK(get(place.file).substr(0, 4) == "<svg");
}

TEST_CASE("what others must not read they cannot read while it is written either") {
    scratch const place;
    put(place.file, "old");
    fs::permissions(place.file, static_cast<fs::perms>(0600U));
    ::mode_t const before = ::umask(0);
    io::detail::output_file out(place.file);
    ::umask(before);
    CHECK(mode_of(place.directory / "x.npy.part0") == 0600U);
}

TEST_CASE("the owner of an old file stays its owner, where the process may give files away") {
    if (::geteuid() != 0) return;
    scratch const place;
    put(place.file, "old");
    REQUIRE(::chown(place.file.c_str(), 1234, 5678) == 0);
    fs::permissions(place.file, static_cast<fs::perms>(0660U));
    CHECK(writing(place.file) == "no error");
    struct ::stat now {};
    REQUIRE(::stat(place.file.c_str(), &now) == 0);
    CHECK(now.st_uid == 1234);
    CHECK(now.st_gid == 5678);
    CHECK(mode_of(place.file) == 0660U);
    // Where it may not, nobody gets rights by the change of group.
    fs::permissions(place.file, static_cast<fs::perms>(0666U));
    {
        as_somebody const somebody;
        CHECK(writing(place.file) == "no error");
    }
    REQUIRE(::stat(place.file.c_str(), &now) == 0);
    CHECK(now.st_uid == 65534);
    CHECK(mode_of(place.file) == 0606U);
}

TEST_CASE("a file that must not be written is not replaced") {
    scratch const place;
    put(place.file, "old");
    fs::permissions(place.file, static_cast<fs::perms>(0444U));
    {
        as_somebody const somebody;
        CHECK(writing(place.file) == "expected a file that can be written, but it cannot be opened: Permission denied");
    }
    CHECK(get(place.file) == "old");
    CHECK(place.names().size() == 1);
}

TEST_CASE("a folder in which no file can be made is refused, and the old file stays") {
    scratch const place;
    put(place.file, "old");
    fs::permissions(place.file, static_cast<fs::perms>(0666U));
    fs::permissions(place.directory, static_cast<fs::perms>(0555U));
    {
        as_somebody const somebody;
        CHECK(writing(place.file) ==
              "expected a place to write to, but " + place.file.string() + ".part0 cannot be made: Permission denied");
        fs::path const other = place.directory / "other.npy";
        CHECK(writing(other) ==
              "expected a place to write to, but " + other.string() + ".part0 cannot be made: Permission denied");
    }
    CHECK(get(place.file) == "old");
    CHECK(place.names().size() == 1);
}

TEST_CASE("names of all lengths are written to") {
    scratch const place;
    for (std::size_t length = 1; length <= 255; length += length < 240 ? 17 : 1) {
        fs::path const file = place.directory / std::string(length, 'x');
        CAPTURE(length);
        CHECK(writing(file) == "no error");
        CHECK(writing(file) == "no error");  // and over the old one
        CHECK(io::read_npy(file) == written);
        CHECK(place.names().size() == 1);
        fs::remove(file);
    }
    fs::path const too_long = place.directory / std::string(256, 'x');
    CHECK(writing(too_long).substr(0, 36) == "expected a place to write to, but /t");
    CHECK(writing(too_long).substr(writing(too_long).size() - 34) == "cannot be made: File name too long");
    CHECK(place.names().empty());
}

TEST_CASE("a long name is cut between its letters, and beside those that are there") {
    scratch const place;
    std::string name;
    for (int i = 0; i < 127; ++i) name += "\xc3\xa4";  // 254 bytes
    fs::path const file = place.directory / name;
    std::string const part = name.substr(0, 248) + ".part";
    {
        io::detail::output_file out(file);
        CHECK(place.names() == std::vector<std::string>{part + "0"});
        io::detail::output_file another(file);
        CHECK(fs::exists(place.directory / (part + "1")));
    }
    CHECK(place.names().empty());
    {
        io::detail::output_file out(place.directory / (name + "x"));  // 255: a letter of two bytes would be cut
        CHECK(place.names() == std::vector<std::string>{part + "0"});
    }
    CHECK(place.names().empty());
}

TEST_CASE("a symbolic link is followed and stays a link") {
    scratch const place;
    fs::create_directory(place.directory / "far");
    fs::path const real = place.directory / "far" / "real.npy", link = place.directory / "link",
                   to_link = place.directory / "far" / "to link";
    put(real, "old");
    fs::permissions(real, static_cast<fs::perms>(0600U));
    fs::create_symlink("far/real.npy", link);  // relative to the link's own folder
    fs::create_symlink(link, to_link);
    for (fs::path const& file : {link, to_link}) {
        put(real, "old");
        CHECK(writing(file) == "no error");
        CHECK(fs::is_symlink(link));
        CHECK(fs::is_symlink(to_link));
        CHECK(!fs::is_symlink(real));
        CHECK(io::read_npy(real) == written);
        CHECK(io::read_npy(file) == written);
        CHECK(mode_of(real) == 0600U);
    }
    // To a file that is still to be made.
    fs::remove(real);
    CHECK(writing(to_link) == "no error");
    CHECK(io::read_npy(real) == written);
    CHECK(fs::is_symlink(link));

    fs::remove(real);
    fs::create_symlink(to_link, real);
    CHECK(writing(link) == "expected a file, but its symbolic links lead nowhere");
    fs::remove(link);
    fs::create_symlink("none/x.npy", link);
    CHECK(writing(link) == "expected a place to write to, but " + (place.directory / "none" / "x.npy").string() +
                               ".part0 cannot be made: No such file or directory");
    fs::remove(link);
    fs::create_symlink("far", link);
    CHECK(writing(link) == "expected a regular file, but it is a directory");
    CHECK(place.names().size() == 2);
}

TEST_CASE("a pipe is written as it is") {
    scratch const place;
    fs::path const pipe = place.directory / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    int const reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(reader >= 0);
    CHECK(writing(pipe) == "no error");
    std::string const came = read_all(reader, 1000);
    ::close(reader);
    CHECK(fs::is_fifo(pipe));
    CHECK(place.names().size() == 1);
    io::write_npy(place.file, {2, 3}, six);
    CHECK(came == get(place.file));
}

TEST_CASE("an open file is written from where it is") {
    scratch const place;
    fs::path const other = place.directory / "other";
    io::write_npy(place.file, {2, 3}, six);
    int const descriptor = ::open(other.c_str(), O_RDWR | O_CREAT, 0600);
    REQUIRE(descriptor >= 0);
    fs::path const name = "/dev/fd/" + std::to_string(descriptor), link = place.directory / "like standard output";
    if (!fs::exists(name)) return;
    fs::create_symlink("/proc/self/fd/" + std::to_string(descriptor), link);
    CHECK(::write(descriptor, "abc", 3) == 3);
    CHECK(writing(name) == "no error");
    CHECK(::write(descriptor, "def", 3) == 3);
    CHECK(writing(link) == "no error");
    ::close(descriptor);
    CHECK(get(other) == "abc" + get(place.file) + "def" + get(place.file));
    CHECK(fs::is_symlink(link));
    CHECK(place.names().size() == 3);
    CHECK(writing(name) == "expected a file that can be written, but it cannot be opened: Bad file descriptor");
}

TEST_CASE("descriptor 0 is one as any other") {
    scratch const place;
    fs::path const other = place.directory / "other";
    io::write_npy(place.file, {2, 3}, six);
    int const descriptor = ::open(other.c_str(), O_RDWR | O_CREAT, 0600), standard_input = ::dup(0);
    REQUIRE(descriptor > 0);
    if (standard_input < 0 || !fs::exists("/dev/fd/0")) return;
    ::dup2(descriptor, 0);
    CHECK(::write(0, "abc", 3) == 3);
    CHECK(writing("/dev/fd/0") == "no error");
    ::dup2(standard_input, 0);
    ::close(standard_input);
    ::close(descriptor);
    CHECK(get(other) == "abc" + get(place.file));
}

TEST_CASE("a device that has no room is refused") {
    fs::path const full = "/dev/full";
    if (!fs::is_character_file(full)) return;
    as_somebody const somebody;  // who could not put a file in the device's place, were this wrong
    CHECK(writing(full) == "expected to write the whole file, but it failed: No space left on device");
    CHECK(sentence(full, [&] { io::write_npy(full, {100000}, floats(100000)); }) ==
          "expected to write the whole file, but it failed: No space left on device");
    CHECK(writing("/dev/null") == "no error");
    CHECK(fs::is_character_file(full));
}

#if HEED_TEST_MEMORY_LIMIT
TEST_CASE("a file of more values than there is memory for is refused") {
    scratch const place;
    constexpr std::size_t count = std::size_t{1} << 30;
    io::write_npy(place.file, {2, 3}, six);
    std::string head = get(place.file).substr(0, 128);
    std::string const wanted = "(1073741824,), }";
    head.replace(head.find("(2, 3), }"), wanted.size(), wanted);
    put(place.file, head);
    fs::resize_file(place.file, 128 + 4 * count);  // sparse: nearly nothing on the disk
    auto const said = said_with_one_gibibyte([&] { return reading(place.file); });
    if (!said) WARN("this system keeps no limit of memory");
    if (said) CHECK(*said == "expected values for which there is memory, but they have 4294967296 bytes");
}
#endif
