// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_SAFETENSORS_RULES_HPP
#define HEED_BORDERS_DETAIL_SAFETENSORS_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <heed/borders/detail/owned_bytes.hpp>
#include <heed/borders/detail/safetensors_header.hpp>
#include <heed/io/detail/input_file.hpp>
#include <heed/meta/detail/linkage.hpp>

// What must hold between a header and the values behind it, and both read into memory.

namespace heed::safetensors::detail::inline HEED_KERNELS {

/// How many bytes a tensor has. In the reference's order: what overflows does so even if a 0 follows.
inline std::size_t bytes_of(path const& file, tensor_info const& tensor) {
    std::size_t const bits_each = find_dtype(tensor.dtype).bits;
    std::size_t bits = 1;
    bool overflows = false;
    for (std::size_t const extent : tensor.shape) overflows |= __builtin_mul_overflow(bits, extent, &bits);
    overflows |= __builtin_mul_overflow(bits, bits_each, &bits);
    if (overflows)
        fail(file, "tensor " + in_quotes(tensor.name) + " with at most " + std::to_string(SIZE_MAX) + " bits",
             "it is of " + std::string(tensor.dtype) + " and shape " + shape_text(tensor.shape));
    if (bits % 8 != 0)
        fail(file, "tensor " + in_quotes(tensor.name) + " to fill whole bytes",
             "it has " + std::to_string(bits / bits_each) + " elements of " + std::to_string(bits_each) + " bits");
    return bits / 8;
}

/// Fails unless each name stands once, and the tensors lie one behind the other, from the first byte on, each with the
/// bytes that its shape asks for. Empty ones are between two others, or share the place of another empty one.
inline void hold_to_rules(path const& file, header& head) {
    std::vector<tensor_info>& all = head.tensors;
    std::sort(all.begin(), all.end(), [](tensor_info const& a, tensor_info const& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
    });
    for (tensor_info const& one : all) {
        if (one.begin != head.bytes)
            fail(file,
                 "tensor " + in_quotes(one.name) + " to begin at byte " + std::to_string(head.bytes) +
                     " of the values, where the one before it ends",
                 "it begins at " + std::to_string(one.begin));
        if (one.end < one.begin)
            fail(file, "tensor " + in_quotes(one.name) + " to end behind its begin, " + std::to_string(one.begin),
                 "it ends at " + std::to_string(one.end));
        if (std::size_t const bytes = bytes_of(file, one); one.end - one.begin != bytes)
            fail(file,
                 std::to_string(bytes) + " bytes of tensor " + in_quotes(one.name) + ", " + std::string(one.dtype) +
                     " of shape " + shape_text(one.shape),
                 "its data_offsets have " + std::to_string(one.end - one.begin));
        head.bytes = one.end;
    }
    std::sort(all.begin(), all.end(), [](tensor_info const& a, tensor_info const& b) { return a.name < b.name; });
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i - 1].name == all[i].name)
            fail(file, "each name once in the header", in_quotes(all[i].name) + " comes twice");
    std::vector<std::string_view> keys;
    for (auto const& [key, value] : head.metadata) keys.push_back(key);
    std::sort(keys.begin(), keys.end());
    if (auto const twice = std::adjacent_find(keys.begin(), keys.end()); twice != keys.end())
        fail(file, "each key once in the metadata", in_quotes(*twice) + " comes twice");
}

using io::detail::input_memory;

/// The header of a file, of which nothing is left then but the values. Nothing is allocated before its size has been
/// held against the file's.
template <class Input>
header read_header(Input& in) {
    std::string const length = in.text(bytes_of_length, "the header's length");
    std::byte number[bytes_of_length] = {};
    for (std::size_t i = 0; i < bytes_of_length; ++i) number[i] = static_cast<std::byte>(length[i]);
    auto const bytes = word_at<std::uint64_t>(number);
    if (bytes > largest_header)
        fail(in.name(), "a header of at most " + std::to_string(largest_header) + " bytes",
             "it is said to have " + std::to_string(bytes));
    header out = header_parser(in.name(), in.text(static_cast<std::size_t>(bytes), "header")).parse();
    hold_to_rules(in.name(), out);
    in.need_exactly(out.bytes, "values");
    return out;
}

using heed::detail::owned_bytes;

/// All values of a file, behind its header.
inline owned_bytes read_values(io::detail::input_file& in, std::size_t bytes) {
    owned_bytes out = heed::detail::room_for(in.name(), bytes);
    in.read(out.get(), bytes);
    return out;
}

}  // namespace heed::safetensors::detail::inline HEED_KERNELS

#endif
