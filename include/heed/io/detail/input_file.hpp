// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_INPUT_FILE_HPP
#define HEED_IO_DETAIL_INPUT_FILE_HPP

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <new>
#include <string>
#include <system_error>

#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

#if __has_include(<unistd.h>) && __has_include(<fcntl.h>) && __has_include(<sys/stat.h>)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace heed::io::detail::inline HEED_KERNELS {

/// Regular files alone, or pipes and sockets, too. Devices are never read: they may have no end.
enum class takes { files, pipes };

#if __has_include(<unistd.h>) && __has_include(<fcntl.h>) && __has_include(<sys/stat.h>)

/// The number of an open file, closed with it.
class HEED_LINKED_AS open_descriptor {
public:
    explicit open_descriptor(int opened) : number_(opened) {}
    open_descriptor(open_descriptor const&) = delete;
    open_descriptor& operator=(open_descriptor const&) = delete;
    ~open_descriptor() {
        if (number_ >= 0) ::close(number_);
    }

    [[nodiscard]] int number() const { return number_; }
    file_handle to_read() {
        file_handle out(::fdopen(number_, "rb"), &std::fclose);
        if (out) number_ = -1;
        return out;
    }

private:
    int number_;
};

/// What the system knows of an open file.
struct HEED_LINKED_AS file_facts {
    bool is_pipe = false;
    std::uintmax_t size = 0;
    // When it was written to last.
    std::intmax_t seconds = 0, nanoseconds = 0;
};
HEED_LINKED_AS inline file_facts facts_of(path const& file, int opened, takes what) {
    struct ::stat status {};
    if (::fstat(opened, &status) != 0) fail(file, "a readable file", "its size cannot be told: " + reason(errno));
    if (S_ISDIR(status.st_mode)) fail(file, "a regular file", "it is a directory");
    bool const is_pipe = S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode);
    if (what == takes::pipes && !is_pipe && !S_ISREG(status.st_mode))
        fail(file, "a regular file or a pipe", "it is a device");
    if (what == takes::files && !S_ISREG(status.st_mode))
        fail(file, "a regular file", "it is a device, a pipe or the like");
#if defined(__APPLE__)
    auto const& written = status.st_mtimespec;
#else
    auto const& written = status.st_mtim;
#endif
    return {is_pipe, static_cast<std::uintmax_t>(status.st_size), written.tv_sec, written.tv_nsec};
}
/// Opened first, and then asked what it is, so that nothing can come between. To open a pipe waits for who writes to
/// it, unless pipes are not taken.
HEED_LINKED_AS inline int opened_to_read(path const& file, takes what) {
    int const opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | (what == takes::files ? O_NONBLOCK : 0));
    if (opened < 0) fail(file, "a readable file", "it cannot be opened: " + reason(errno));
    return opened;
}

#else

struct HEED_LINKED_AS file_facts {
    bool is_pipe = false;
    std::uintmax_t size = 0;
    std::intmax_t seconds = 0, nanoseconds = 0;
};

#endif

/// An open file that knows how much is left of it, so that no promise inside the file is believed unchecked. When the
/// last byte is read it must be as it was when it was opened: what others wrote to meanwhile is half of one, half of
/// another. A pipe does not know how much will come: of it no more is asked than is needed, and no more memory taken
/// than twice what came.
class HEED_LINKED_AS input_file {
public:
    explicit input_file(path const& file, takes what = takes::files) : file_(file) { open(what); }

    path const& name() const { return file_; }
    std::uintmax_t size() const { return facts_.size; }
    /// Of a pipe: what came so far, or the first few of it.
    std::uintmax_t left() { return facts_.is_pipe ? come(64) : left_; }

    void need(std::size_t bytes, std::string const& what) {
        std::uintmax_t const there = facts_.is_pipe ? come(bytes) : left_;
        if (there < bytes) fail_size(file_, bytes, what, there);
    }
    void need_exactly(std::size_t bytes, std::string const& what) {
        need(bytes, what);
        if (facts_.is_pipe && bytes != SIZE_MAX && come(bytes + 1) > bytes)
            fail(file_, std::to_string(bytes) + " bytes of " + what, "more came");
        if (!facts_.is_pipe && left_ != bytes) fail_size(file_, bytes, what, left_);
    }
    /// Only for sizes that were needed before.
    void read(void* to, std::size_t bytes) {
        if (bytes == 0) return;
        if (facts_.is_pipe) {
            std::memcpy(to, came_.data() + at_, bytes);
            at_ += bytes;
            return;
        }
        if (std::fread(to, 1, bytes, handle_.get()) != bytes)
            fail(file_, "to read " + std::to_string(bytes) + " more bytes",
                 std::ferror(handle_.get()) != 0 ? "it failed: " + reason(errno) : "the file has become shorter");
        left_ -= bytes;
        if (left_ == 0) need_unchanged();
    }
    std::string text(std::size_t bytes, std::string const& what) {
        need(bytes, what);
        std::string out(bytes, '\0');
        read(out.data(), bytes);
        return out;
    }

private:
#if __has_include(<unistd.h>) && __has_include(<fcntl.h>) && __has_include(<sys/stat.h>)
    void open(takes what) {
        open_descriptor opened(opened_to_read(file_, what));
        facts_ = facts_of(file_, opened.number(), what);
        left_ = facts_.size;
        handle_ = opened.to_read();
        if (!handle_) fail(file_, "a readable file", "it cannot be opened: " + reason(errno));
    }
    file_facts facts_now() const { return facts_of(file_, ::fileno(handle_.get()), takes::files); }
#else
    void open(takes) {
        std::error_code ignored, error;
        auto const status = std::filesystem::status(file_, ignored);
        if (std::filesystem::is_directory(status)) fail(file_, "a regular file", "it is a directory");
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
            fail(file_, "a regular file", "it is a device, a pipe or the like");
        handle_.reset(std::fopen(file_.string().c_str(), "rb"));
        if (!handle_) fail(file_, "a readable file", "it cannot be opened: " + reason(errno));
        left_ = facts_.size = std::filesystem::file_size(file_, error);
        if (error) fail(file_, "a readable file", "its size cannot be told: " + error.message());
    }
    file_facts facts_now() const {
        std::error_code error;
        std::uintmax_t const now = std::filesystem::file_size(file_, error);
        return {false, error ? facts_.size : now, 0, 0};
    }
#endif
    void need_unchanged() const {
        file_facts const now = facts_now();
        std::string const expected = "a file of " + std::to_string(facts_.size) + " bytes that nobody writes to";
        if (now.size != facts_.size) fail(file_, expected, "it has " + std::to_string(now.size) + " now");
        if (now.seconds != facts_.seconds || now.nanoseconds != facts_.nanoseconds)
            fail(file_, expected, "it was written to while it was read");
    }

    /// How many bytes of a pipe have come, when so many are waited for.
    std::size_t come(std::size_t wanted) {
        constexpr std::size_t least = std::size_t{1} << 16;
        while (came_.size() - at_ < wanted) {
            std::size_t const before = came_.size(), missing = wanted - (before - at_);
            std::size_t const most = before > least ? before : least, some = missing < most ? missing : most;
            make_room(before + some);
            std::size_t const count = std::fread(came_.data() + before, 1, some, handle_.get());
            came_.resize(before + count);
            if (count != some && std::ferror(handle_.get()) != 0)
                fail(file_, "to read a pipe to its end", "it failed: " + reason(errno));
            if (count != some) break;
        }
        return came_.size() - at_;
    }
    void make_room(std::size_t bytes) {
#if defined(__cpp_exceptions)
        try {
            came_.resize(bytes);
        } catch (std::bad_alloc const&) {
            fail(file_, "values for which there is memory", "more than " + std::to_string(bytes) + " bytes came");
        }
#else
        came_.resize(bytes);
#endif
    }

    path const& file_;
    file_handle handle_{nullptr, &std::fclose};
    file_facts facts_;
    std::uintmax_t left_ = 0;
    std::string came_;
    std::size_t at_ = 0;
};

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
