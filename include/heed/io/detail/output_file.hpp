// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_OUTPUT_FILE_HPP
#define HEED_IO_DETAIL_OUTPUT_FILE_HPP

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

// WASI has these headers, and neither owners nor second numbers of an open file.
#if __has_include(<unistd.h>) && __has_include(<fcntl.h>) && __has_include(<sys/stat.h>) && !defined(__wasi__)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace heed::io::detail::inline HEED_KERNELS {

/// The number of the open file that a name such as /dev/fd/1 stands for, or -1.
HEED_LINKED_AS inline int descriptor_named(path const& file) {
    std::string const name = file.string();
    for (std::string_view const folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (name.compare(0, folder.size(), folder) != 0) continue;
        int number = 0;
        std::size_t at = folder.size();
        for (; at < name.size() && name[at] >= '0' && name[at] <= '9' && number < 100000; ++at)
            number = 10 * number + (name[at] - '0');
        if (at == name.size() && at > folder.size()) return number;
    }
    return -1;
}

/// Where a name leads through symbolic links. The last one may lead to a file that is still to be made.
HEED_LINKED_AS inline path followed(path const& file) {
    constexpr int most_links = 40;  // Linux's own limit
    path target = file;
    std::error_code ignored;
    for (int i = 0; i <= most_links; ++i) {
        if (descriptor_named(target) >= 0 || !std::filesystem::is_symlink(target, ignored)) return target;
        target = target.parent_path() / std::filesystem::read_symlink(target, ignored);
    }
    fail(file, "a file", "its symbolic links lead nowhere");
}

/// A file that is gone with its owner, unless it was given another name before.
struct HEED_LINKED_AS part_file {
    path name;

    part_file() = default;
    part_file(part_file const&) = delete;
    part_file& operator=(part_file const&) = delete;
    ~part_file() {
        std::error_code ignored;
        if (!name.empty()) std::filesystem::remove(name, ignored);
    }
};

/// A file to write. A regular one is written under a name of its own beside it, which takes its place once it is whole;
/// what is no regular file (a pipe, a device, standard output) cannot be replaced and is written as it is.
class HEED_LINKED_AS output_file {
public:
    explicit output_file(path const& file) : file_(file), target_(followed(file)) {
        std::error_code ignored;
        auto const status = std::filesystem::status(target_, ignored);
        if (std::filesystem::is_directory(status)) fail(file, "a regular file", "it is a directory");
        bool const is_old = std::filesystem::is_regular_file(status);
        if (descriptor_named(target_) >= 0) {
            open_descriptor();
        } else if (std::filesystem::exists(status) && !is_old) {
            handle_.reset(std::fopen(target_.string().c_str(), "wb"));
        } else if (!is_old || file_handle(std::fopen(target_.string().c_str(), "ab"), &std::fclose)) {
            // (To replace a file takes no permission to write to it: that was asked for.)
            open_part(is_old);
        }
        if (!handle_) fail(file, "a file that can be written", "it cannot be opened: " + reason(errno));
    }

    void write(void const* from, std::size_t bytes) {
        if (bytes != 0 && std::fwrite(from, 1, bytes, handle_.get()) != bytes) fail_write(reason(errno));
    }
    void finish() {
        if (std::fclose(handle_.release()) != 0) fail_write(reason(errno));
        if (part_.name.empty()) return;
        std::error_code error;
        std::filesystem::rename(part_.name, target_, error);
        if (error) fail_write(error.message());
        part_.name.clear();
    }

private:
    /// The file's name with a number behind it. A name that is as long as names may be is cut, between letters.
    path part_name(int number, bool is_too_long) const {
        std::string const end = ".part" + std::to_string(number);
        std::string name = target_.filename().string();
        if (is_too_long) {
            std::size_t length = name.size() > end.size() ? name.size() - end.size() : 0;
            while (length > 0 && (static_cast<unsigned char>(name[length]) & 0xc0) == 0x80) --length;
            name.resize(length);
        }
        return target_.parent_path() / (name + end);
    }

    void open_part(bool is_old) {
        path name;
        for (int i = 0; i < 200 && !handle_; ++i) {
            name = part_name(i % 100, i >= 100);
            make(name, is_old);
            if (handle_) return;
            if (errno == ENAMETOOLONG && i < 100)
                i = 99;
            else if (errno != EEXIST)
                break;
        }
        fail(file_, "a place to write to", name.string() + " cannot be made: " + reason(errno));
    }

#if __has_include(<unistd.h>) && __has_include(<fcntl.h>) && __has_include(<sys/stat.h>) && !defined(__wasi__)
    /// Makes a file that is not there yet. The old file's mode and owner are those of the new one before it has a byte
    /// that others must not read; where the owner cannot be kept, its group's rights go too.
    void make(path const& name, bool is_old) {
        struct ::stat old {};
        if (is_old && ::stat(target_.c_str(), &old) != 0) return;
        int const made = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, is_old ? 0600 : 0666);
        if (made < 0) return;
        part_.name = name;
        handle_.reset(::fdopen(made, "wb"));
        if (!is_old) return;
        struct ::stat now {};
        bool keeps_owner = ::fstat(made, &now) == 0 && now.st_uid == old.st_uid && now.st_gid == old.st_gid;
        if (!keeps_owner) keeps_owner = ::fchown(made, old.st_uid, old.st_gid) == 0;
        if (::fchmod(made, old.st_mode & (keeps_owner ? 07777U : 0707U)) != 0) fail_write(reason(errno));
    }
    /// Another handle of the same open file, which goes on where that one is.
    void open_descriptor() {
        std::fflush(nullptr);
        int const same = ::dup(descriptor_named(target_));
        if (same >= 0) handle_.reset(::fdopen(same, "wb"));
    }
#else
    void make(path const& name, bool) {
        handle_.reset(std::fopen(name.string().c_str(), "wbx"));
        if (handle_) part_.name = name;
    }
    void open_descriptor() { handle_.reset(std::fopen(target_.string().c_str(), "wb")); }
#endif

    [[noreturn]] void fail_write(std::string const& why) const {
        fail(file_, "to write the whole file", "it failed: " + why);
    }

    path const& file_;
    path target_;
    part_file part_;
    file_handle handle_{nullptr, &std::fclose};
};

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
