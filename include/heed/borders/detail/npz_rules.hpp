// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_NPZ_RULES_HPP
#define HEED_BORDERS_DETAIL_NPZ_RULES_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <heed/borders/detail/stored_rules.hpp>
#include <heed/io/detail/bytes.hpp>
#include <heed/io/npy.hpp>
#include <heed/meta/detail/linkage.hpp>

// Which tensors are read from .npz files, and written to them.

namespace heed {

namespace fault::in {
struct read_npz {};
struct write_npz {};
}  // namespace fault::in

namespace fault {

template <class Type>
struct an_npz_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them {};
template <class Type>
struct an_npz_file_is_written_from_tensors {};

}  // namespace fault

namespace npz {

namespace detail::inline HEED_KERNELS {

namespace npy = io::detail::npy;
using io::detail::sink;

using namespace stored::detail;

/// What the rules of `heed/borders/detail/stored_rules.hpp` ask of a format.
struct HEED_LINKED_AS format {
    using reads = fault::in::read_npz;
    using writes = fault::in::write_npz;
    template <class X>
    using not_read = fault::an_npz_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>;
    template <class X>
    using not_written = fault::an_npz_file_is_written_from_tensors<X>;
    template <class Element>
    using no_element = fault::npy_files_have_no_such_element_type<Element>;
    template <class Element>
    static constexpr bool has_element = npy::has_name<Element>;
};

/// A tensor that is to be written: what stands in front of its values, and where they are.
struct HEED_LINKED_AS part {
    std::string name;
    std::string head;
    std::size_t bytes;
    void const* first;
    std::vector<std::size_t> counts;
    void (*put_values)(void const* first, std::vector<std::size_t> const& counts, sink const& to);
};

/// Asks a file for what only reading has.
struct access;

/// How many bytes the .npy file of a declared tensor may have: a header, and numbers of at most 8 bytes.
HEED_LINKED_AS inline std::size_t most_bytes(declared const& stored) {
    std::size_t out = 8;
    for (std::size_t const extent : stored.extents.of)
        if (__builtin_mul_overflow(out, extent, &out)) return SIZE_MAX;
    constexpr std::size_t header = 12 + npy::largest_header;
    return out > SIZE_MAX - header ? SIZE_MAX : out + header;
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace npz
}  // namespace heed

#endif
