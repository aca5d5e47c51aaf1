// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_ZIP_HPP
#define HEED_BORDERS_DETAIL_ZIP_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/borders/detail/owned_bytes.hpp>
#include <heed/borders/detail/zip_format.hpp>
#include <heed/borders/detail/zip_member.hpp>
#include <heed/io/detail/input_file.hpp>
#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS::zip {

/// A zip file, whole in memory, of which all is true that the format asks for, and whose members are stored as they
/// are, or deflated where it is given who inflates them.
///
/// Refused with an io::file_error: what is no such file, begins or ends with something else, has several disks; a
/// member that is encrypted, whose two headers differ, which overlaps another one or is beyond the file; a name that
/// stands twice or is not UTF-8. The checksum of a member is held against its bytes when they are asked for.
class HEED_LINKED_AS archive {
public:
    explicit archive(std::filesystem::path const& name, inflater inflate = nullptr) : name_(name), inflate_(inflate) {
        io::detail::input_file in(name_);
        auto const size = static_cast<std::size_t>(in.left());
        // Before all of it is read: a file of something else may have more bytes than there is memory.
        std::byte start[4];
        std::size_t const first = size < sizeof(start) ? size : sizeof(start);
        in.read(start, first);
        bytes_ = {start, first};
        check_start();
        owned_ = room_for(name_, size);
        in.read(std::copy(start, start + first, owned_.get()), size - first);
        bytes_ = {owned_.get(), size};
        read_directory();
    }
    /// The bytes of a file in memory, which must stay as they are as long as this does.
    archive(std::filesystem::path name, std::span<std::byte const> bytes, inflater inflate = nullptr)
        : name_(std::move(name)), bytes_(bytes), inflate_(inflate) {
        read_directory();
    }

    /// In the order of the directory.
    [[nodiscard]] std::vector<member> const& members() const { return members_; }
    [[nodiscard]] bool has(std::string_view name) const { return places_.find(name) != places_.end(); }
    /// Refused: a name that it does not have, a deflated member, and bytes that are not those of the checksum.
    [[nodiscard]] std::span<std::byte const> bytes(std::string_view name) const& {
        member const& one = member_of(name);
        if (one.is_deflated)
            fail(member_called(name) + " that is stored as it is, to be shown where it is", "it is deflated");
        auto const out = bytes_.subspan(one.begin, one.size);
        hold_to_checksum(one, out);
        return out;
    }
    std::span<std::byte const> bytes(std::string_view name) const&& = delete;
    /// The same, also of a deflated member, which is inflated anew. Refused before there is room for it: more bytes
    /// than `most`.
    [[nodiscard]] bytes_of_member read(std::string_view name, std::size_t most) const& {
        member const& one = member_of(name);
        if (!one.is_deflated) return {bytes(name), {}};
        if (one.size > most)
            fail(member_called(name) + " with at most " + std::to_string(most) + " bytes, by what is declared",
                 "it has " + std::to_string(one.size));
        bytes_of_member out{{}, room_for(name_, one.size)};
        out.bytes = {out.owned.get(), one.size};
        if (!inflate_(bytes_.subspan(one.begin, one.stored), {out.owned.get(), one.size}))
            fail(member_called(name) + " that inflates to " + std::to_string(one.size) + " bytes", "it does not");
        hold_to_checksum(one, out.bytes);
        return out;
    }
    bytes_of_member read(std::string_view name, std::size_t most) const&& = delete;
    [[nodiscard]] std::filesystem::path const& name() const { return name_; }

private:
    [[noreturn]] void fail(std::string const& expected, std::string const& came) const {
        io::detail::fail(name_, expected, came);
    }
    member const& member_of(std::string_view name) const {
        auto const at = places_.find(name);
        if (at == places_.end()) fail("a " + member_called(name), "there is none");
        return members_[at->second];
    }
    void hold_to_checksum(member const& one, std::span<std::byte const> came) const {
        if (zip::checksum(came) != one.checksum)
            fail(member_called(one.name) + " with the bytes of its checksum", "they have another one");
    }

    /// A number of so many bytes; the place was looked at before.
    std::uint64_t number(std::size_t at, std::size_t count) const {
        std::uint64_t out = 0;
        for (std::size_t i = count; i-- > 0;) out = out << 8 | std::to_integer<std::uint64_t>(bytes_[at + i]);
        return out;
    }
    bool is_marked(std::size_t at, std::uint32_t mark) const { return number(at, 4) == mark; }
    bool has_room(std::size_t at, std::uint64_t bytes, std::size_t end) const { return at <= end && bytes <= end - at; }

    /// Where the directory is, and how many entries it has.
    struct directory {
        std::uint64_t begin, bytes, count;
    };

    void read_directory() {
        std::size_t const end = end_record();
        directory where{number(end + 16, 4), number(end + 12, 4), number(end + 10, 2)};
        if (number(end + 4, 2) != 0 || number(end + 6, 2) != 0 || number(end + 8, 2) != where.count)
            fail("a zip file of one disk", "it is one of several");
        std::size_t end_of_directory = end;
        if (end >= locator_bytes && is_marked(end - locator_bytes, locator_mark)) {
            directory const in_short = where;
            end_of_directory = long_end_record(end - locator_bytes, where);
            if ((in_short.begin != most32 && in_short.begin != where.begin) ||
                (in_short.bytes != most32 && in_short.bytes != where.bytes) ||
                (in_short.count != most16 && in_short.count != where.count))
                fail("both ends of the zip file's directory to say one thing", "they differ");
        }
        if (where.begin > end_of_directory || where.bytes != end_of_directory - where.begin)
            fail("a zip file whose directory stands in front of its end, at byte " + std::to_string(end_of_directory) +
                     ", and nothing in front of the zip file",
                 "its directory is said to have " + std::to_string(where.bytes) + " bytes from byte " +
                     std::to_string(where.begin) + " on");
        auto at = static_cast<std::size_t>(where.begin);
        for (std::uint64_t i = 0; i < where.count; ++i) at = read_member(at, end_of_directory);
        if (at != end_of_directory)
            fail("a directory of " + std::to_string(where.count) + " members", "it has something behind them");
        read_local_headers(static_cast<std::size_t>(where.begin));
    }

    /// The last record of its kind, which ends, with its comment, where the file does.
    std::size_t end_record() const {
        check_start();
        // Without a comment it stands where the file ends. Behind the right one there must be no other, in the comment.
        std::size_t const size = bytes_.size();
        auto const is_end = [&](std::size_t at) { return number(at + 20, 2) == size - at - end_bytes; };
        if (size >= end_bytes && is_marked(size - end_bytes, end_mark) && is_end(size - end_bytes))
            return size - end_bytes;
        for (std::size_t from_end = 4; from_end <= size && from_end <= end_bytes + most16; ++from_end) {
            if (!is_marked(size - from_end, end_mark)) continue;
            if (from_end >= end_bytes && is_end(size - from_end)) return size - from_end;
            break;
        }
        fail("a zip file, which ends with its directory", "there is none: it is no such file, or cut off");
    }
    void check_start() const {
        if (bytes_.size() < 4 || is_marked(0, local_mark) || is_marked(0, end_mark)) return;
        fail("a zip file, which starts with \"PK\\x03\\x04\"", "it starts with " + io::detail::excerpt(text(0, 4)));
    }
    std::size_t long_end_record(std::size_t locator, directory& where) const {
        std::uint64_t const at = number(locator + 8, 8);
        if (number(locator + 4, 4) != 0 || number(locator + 16, 4) != 1)
            fail("a zip file of one disk", "it is one of several");
        if (locator < long_end_bytes || at > locator - long_end_bytes ||
            !is_marked(static_cast<std::size_t>(at), long_end_mark) ||
            number(static_cast<std::size_t>(at) + 4, 8) != locator - at - 12)
            fail("the end of a directory of 64 bits at byte " + std::to_string(at), "there is none");
        auto const begin = static_cast<std::size_t>(at);
        if (number(begin + 16, 4) != 0 || number(begin + 20, 4) != 0 || number(begin + 24, 8) != number(begin + 32, 8))
            fail("a zip file of one disk", "it is one of several");
        where = {number(begin + 48, 8), number(begin + 40, 8), number(begin + 32, 8)};
        return begin;
    }

    std::size_t read_member(std::size_t at, std::size_t end) {
        if (!has_room(at, member_bytes, end) || !is_marked(at, member_mark))
            fail("a member in the directory at byte " + std::to_string(at), "there is none");
        std::size_t const name = number16(at + 28), extra = number16(at + 30), comment = number16(at + 32);
        std::size_t const texts = at + member_bytes;
        if (!has_room(texts, name + extra + comment, end))
            fail("a member in the directory at byte " + std::to_string(at), "it is cut off");
        member out;
        out.name = text(texts, name);
        out.flags = number16(at + 8);
        out.checksum = static_cast<std::uint32_t>(number(at + 16, 4));
        out.is_deflated = number16(at + 10) == 8;
        hold_to_rules(name_, out, number16(at + 6), number16(at + 10), inflate_ != nullptr);
        std::uint64_t stored = number(at + 20, 4), size = number(at + 24, 4), local = number(at + 42, 4);
        std::uint64_t disk = number(at + 34, 2);
        read_long_sizes(out.name, texts + name, extra, {&size, &stored, &local}, &disk);
        if (disk != 0) fail("a zip file of one disk", "it is one of several");
        if (out.is_deflated && stored > 0 && size / stored > most_inflated)
            fail(member_called(out.name) + " of at most " + std::to_string(most_inflated) +
                     " times the bytes that it has in the file, as deflate can",
                 "it is said to have " + std::to_string(size) + ", and there " + std::to_string(stored));
        if (!out.is_deflated && stored != size)
            fail(member_called(out.name) + " with as many bytes as it has in the file",
                 "it has " + std::to_string(size) + ", and there " + std::to_string(stored));
        if (stored > bytes_.size() || local > bytes_.size())
            fail(member_called(out.name) + " in the file, which has " + std::to_string(bytes_.size()) + " bytes",
                 "it has " + std::to_string(stored) + " from byte " + std::to_string(local) + " on");
        out.stored = static_cast<std::size_t>(stored);
        out.size = static_cast<std::size_t>(size);
        out.local = static_cast<std::size_t>(local);
        if (!places_.emplace(out.name, members_.size()).second)
            fail("each member once", io::detail::excerpt(out.name, 200) + " comes twice");
        members_.push_back(std::move(out));
        return texts + name + extra + comment;
    }
    std::uint16_t number16(std::size_t at) const { return static_cast<std::uint16_t>(number(at, 2)); }
    std::string text(std::size_t at, std::size_t length) const {
        std::string out(length, '\0');
        for (std::size_t i = 0; i < length; ++i) out[i] = static_cast<char>(bytes_[at + i]);
        return out;
    }
    /// Takes the numbers that say they are elsewhere from the extra field that has them.
    void read_long_sizes(std::string const& of, std::size_t at, std::size_t bytes,
                         std::initializer_list<std::uint64_t*> sizes, std::uint64_t* disk) const {
        std::size_t const end = at + bytes;
        bool is_read = false;
        while (end - at >= 4) {
            std::size_t const kind = number16(at), length = number16(at + 2);
            at += 4;
            if (!has_room(at, length, end)) fail(member_called(of) + " with whole extra fields", "one is cut off");
            std::size_t next = at;
            at += length;
            if (kind != long_sizes || std::exchange(is_read, true)) continue;
            for (std::uint64_t* const size : sizes) {
                if (*size != most32) continue;
                if (!has_room(next, 8, at)) fail(member_called(of) + " with sizes of 64 bits", "one is missing");
                *size = number(next, 8);
                next += 8;
            }
            if (disk != nullptr && *disk == most16) {
                if (!has_room(next, 4, at)) fail(member_called(of) + " with a disk of 32 bits", "it is missing");
                *disk = number(next, 4);
            }
        }
    }

    /// What stands in front of each member's bytes says the same as the directory, and no two share a byte.
    void read_local_headers(std::size_t end) {
        std::vector<member*> in_order;
        for (member& one : members_) in_order.push_back(&one);
        std::sort(in_order.begin(), in_order.end(),
                  [](member const* a, member const* b) { return a->local < b->local; });
        std::size_t free = 0;
        for (member* const one : in_order) {
            if (one->local < free)
                fail(member_called(one->name) + " behind byte " + std::to_string(free) + ", where another one ends",
                     "it begins at " + std::to_string(one->local));
            free = read_local_header(*one, end);
        }
    }
    std::size_t read_local_header(member& one, std::size_t end) const {
        std::string const this_member = member_called(one.name);
        if (!has_room(one.local, local_bytes, end) || !is_marked(one.local, local_mark))
            fail(this_member + " at byte " + std::to_string(one.local), "there is none");
        std::size_t const name = number16(one.local + 26), extra = number16(one.local + 28);
        std::size_t const texts = one.local + local_bytes;
        if (!has_room(texts, std::uint64_t{name} + extra + one.stored, end))
            fail(this_member + " with " + std::to_string(one.stored) + " bytes in front of the directory",
                 "there are fewer");
        std::uint64_t sum = number(one.local + 14, 4), stored = number(one.local + 18, 4),
                      size = number(one.local + 22, 4);
        read_long_sizes(one.name, texts + name, extra, {&size, &stored}, nullptr);
        bool const are_behind = (one.flags & sizes_behind) != 0;
        bool const agree = sum == one.checksum && size == one.size && stored == one.stored;
        bool const wait = are_behind && sum == 0 && size == 0 && stored == 0;
        if (text(texts, name) != one.name || number16(one.local + 6) != one.flags ||
            number16(one.local + 8) != (one.is_deflated ? 8 : 0) || (!agree && !wait))
            fail(this_member + " with the name, the kind and the size that the directory has", "it has others");
        one.begin = texts + name + extra;
        return one.begin + one.stored + (are_behind ? bytes_of_descriptor(one, end) : 0);
    }
    /// Of the sizes behind a member that was written before they were known: in 32 bits or in 64, marked or not.
    std::size_t bytes_of_descriptor(member const& one, std::size_t end) const {
        std::size_t const at = one.begin + one.stored;
        for (std::size_t const marked : {std::size_t{4}, std::size_t{0}})
            for (std::size_t const width : {std::size_t{4}, std::size_t{8}}) {
                std::size_t const bytes = marked + 4 + 2 * width;
                if (!has_room(at, bytes, end) || (marked != 0 && !is_marked(at, descriptor_mark))) continue;
                std::size_t const sum = at + marked;
                if (number(sum, 4) == one.checksum && number(sum + 4, width) == one.stored &&
                    number(sum + 4 + width, width) == one.size)
                    return bytes;
            }
        fail(member_called(one.name) + " with its size behind it, as its flags say", "it is not there");
    }

    std::filesystem::path name_;
    owned_bytes owned_;
    std::span<std::byte const> bytes_;
    inflater inflate_ = nullptr;
    std::vector<member> members_;
    std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace heed::detail::inline HEED_KERNELS::zip

#endif
