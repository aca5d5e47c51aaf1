// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_BYTES_HPP
#define HEED_IO_DETAIL_BYTES_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>

#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

// Numbers as bytes, in the order that a format says and not in the host's, and bytes that are in memory already.

namespace heed::io::detail::inline HEED_KERNELS {

/// The unsigned whole number with so many bytes.
template <std::size_t Bytes>
using word_of = std::conditional_t<
    Bytes == 1, std::uint8_t,
    std::conditional_t<Bytes == 2, std::uint16_t, std::conditional_t<Bytes == 4, std::uint32_t, std::uint64_t>>>;

/// Of bytes whose first one is the lowest. Compilers make one load of it, and one store of `put_word`, where the host
/// is little-endian.
template <class Word>
HEED_LINKED_AS constexpr Word word_at(std::byte const* from) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < sizeof(Word); ++i) word |= std::to_integer<std::uint64_t>(from[i]) << (8 * i);
    return static_cast<Word>(word);
}
/// The same of bytes whose first one is the highest.
template <class Word>
HEED_LINKED_AS constexpr Word big_endian_word_at(std::byte const* from) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < sizeof(Word); ++i) word = word << 8 | std::to_integer<std::uint64_t>(from[i]);
    return static_cast<Word>(word);
}
template <class Word>
HEED_LINKED_AS constexpr void put_word(std::byte* to, Word word) {
    for (std::size_t i = 0; i < sizeof(Word); ++i)
        to[i] = static_cast<std::byte>(std::uint64_t{word} >> (8 * i) & 0xff);
}

/// Whole numbers whose sizes and signs are part of their name; characters are none.
template <class T>
inline constexpr bool is_number_type = false;
template <class T>
    requires std::is_integral_v<T>
inline constexpr bool is_number_type<T> = __is_same(T, signed char) || __is_same(T, unsigned char) ||
                                          __is_same(T, short) || __is_same(T, unsigned short) || __is_same(T, int) ||
                                          __is_same(T, unsigned) || __is_same(T, long) || __is_same(T, unsigned long) ||
                                          __is_same(T, long long) || __is_same(T, unsigned long long);

/// Bytes in memory, with the questions that an `input_file` answers.
class HEED_LINKED_AS input_memory {
public:
    input_memory(path const& name, std::span<std::byte const> bytes) : name_(name), rest_(bytes) {}

    path const& name() const { return name_; }
    std::span<std::byte const> rest() const { return rest_; }
    std::uintmax_t left() const { return rest_.size(); }
    void need(std::size_t bytes, std::string const& what) const {
        if (rest_.size() < bytes) fail_size(name_, bytes, what, rest_.size());
    }
    void need_exactly(std::size_t bytes, std::string const& what) const {
        if (rest_.size() != bytes) fail_size(name_, bytes, what, rest_.size());
    }
    /// Only for sizes that were needed before.
    void read(void* to, std::size_t bytes) {
        if (bytes != 0) std::memcpy(to, rest_.data(), bytes);
        rest_ = rest_.subspan(bytes);
    }
    std::string text(std::size_t bytes, std::string const& what) {
        need(bytes, what);
        std::string out(bytes, '\0');
        read(out.data(), bytes);
        return out;
    }

private:
    path const& name_;
    std::span<std::byte const> rest_;
};

/// Where bytes go: a file, or memory.
struct HEED_LINKED_AS sink {
    void* to;
    void (*put)(void* to, void const* from, std::size_t bytes);

    void operator()(void const* from, std::size_t bytes) const { put(to, from, bytes); }
};

}  // namespace heed::io::detail::inline HEED_KERNELS

#endif
