// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_ZIP_WRITER_HPP
#define HEED_BORDERS_DETAIL_ZIP_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <heed/borders/detail/zip_format.hpp>
#include <heed/io/detail/bytes.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::detail::inline HEED_KERNELS::zip {

using io::detail::sink;

/// Writes members one behind the other, stored as they are, and then their directory: the bytes that numpy.savez has
/// written by Python's zipfile, sizes in 64 bits in front of each member and elsewhere where they are needed.
class HEED_LINKED_AS writer {
public:
    /// What has no place in 32 bits, to Python, which counts with a sign. (A test has another limit.)
    explicit writer(sink const& to, std::uint64_t longest = 0x7fffffff, std::uint64_t most_members = 0xffff)
        : to_(to), longest_(longest), most_members_(most_members) {}

    /// A member of so many bytes, which `put(sink)` puts: it is called twice, first for the checksum, which stands in
    /// front. A name in UTF-8, that did not come before.
    template <class Put>
    void add(std::string name, std::uint64_t size, Put const& put) {
        std::uint32_t sum = 0;
        put(sink{&sum, [](void* of, void const* from, std::size_t bytes) {
                     auto& so_far = *static_cast<std::uint32_t*>(of);
                     so_far = checksum({static_cast<std::byte const*>(from), bytes}, so_far);
                 }});
        members_.push_back({std::move(name), size, sum, at_});
        member const& one = members_.back();
        std::string head;
        add_number(head, local_mark, 4);
        add_kind(head, one);
        add_number(head, most32, 4);
        add_number(head, most32, 4);
        add_number(head, one.name.size(), 2);
        add_number(head, 20, 2);
        head += one.name;
        add_number(head, long_sizes, 2);
        add_number(head, 16, 2);
        add_number(head, size, 8);
        add_number(head, size, 8);
        write(head);
        put(to_);
        at_ += size;
    }

    /// Writes the directory.
    void finish() {
        std::uint64_t const begin = at_;
        for (member const& one : members_) write(entry(one));
        std::uint64_t const end = at_, count = members_.size();
        std::string tail;
        if (count > most_members_ || begin > longest_ || end - begin > longest_) {
            add_number(tail, long_end_mark, 4);
            add_number(tail, long_end_bytes - 12, 8);
            for (int i = 0; i < 2; ++i) add_number(tail, version, 2);
            for (int i = 0; i < 2; ++i) add_number(tail, 0, 4);
            for (int i = 0; i < 2; ++i) add_number(tail, count, 8);
            add_number(tail, end - begin, 8);
            add_number(tail, begin, 8);
            add_number(tail, locator_mark, 4);
            add_number(tail, 0, 4);
            add_number(tail, end, 8);
            add_number(tail, 1, 4);
        }
        add_number(tail, end_mark, 4);
        for (int i = 0; i < 2; ++i) add_number(tail, 0, 2);
        for (int i = 0; i < 2; ++i) add_number(tail, count < most16 ? count : most16, 2);
        add_number(tail, end - begin < most32 ? end - begin : most32, 4);
        add_number(tail, begin < most32 ? begin : most32, 4);
        add_number(tail, 0, 2);
        write(tail);
    }

private:
    struct member {
        std::string name;
        std::uint64_t size;
        std::uint32_t sum;
        std::uint64_t at;
    };
    static constexpr unsigned version = 45, unix_file = 3, first_of_1980 = 0x21;

    static void add_number(std::string& to, std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) to += static_cast<char>(static_cast<unsigned char>(number >> (8 * i) & 255U));
    }
    void write(std::string const& bytes) {
        to_(bytes.data(), bytes.size());
        at_ += bytes.size();
    }
    /// What a member's two headers share. No time is known: zip's is the first of January 1980.
    static void add_kind(std::string& to, member const& one) {
        bool is_ascii = true;
        for (char const c : one.name) is_ascii = is_ascii && (c & '\x80') == 0;
        add_number(to, version, 2);
        add_number(to, is_ascii ? 0 : name_is_utf8, 2);
        add_number(to, 0, 4);  // stored, at midnight
        add_number(to, first_of_1980, 2);
        add_number(to, one.sum, 4);
    }
    std::string entry(member const& one) const {
        bool const is_long = one.size > longest_, is_far = one.at > longest_;
        std::string extra;
        for (int i = 0; is_long && i < 2; ++i) add_number(extra, one.size, 8);
        if (is_far) add_number(extra, one.at, 8);
        std::string out;
        add_number(out, member_mark, 4);
        add_number(out, version | unix_file << 8, 2);
        add_kind(out, one);
        for (int i = 0; i < 2; ++i) add_number(out, is_long ? most32 : one.size, 4);
        add_number(out, one.name.size(), 2);
        add_number(out, extra.empty() ? 0 : extra.size() + 4, 2);
        add_number(out, 0, 6);  // no comment, the first disk, no text
        add_number(out, std::uint64_t{0600} << 16, 4);
        add_number(out, is_far ? most32 : one.at, 4);
        out += one.name;
        if (!extra.empty()) {
            add_number(out, long_sizes, 2);
            add_number(out, extra.size(), 2);
        }
        return out + extra;
    }

    sink to_;
    std::uint64_t longest_, most_members_;
    std::uint64_t at_ = 0;
    std::vector<member> members_;
};

}  // namespace heed::detail::inline HEED_KERNELS::zip

#endif
