// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_NPZ_RULES_HPP
#define HEED_BORDERS_DETAIL_NPZ_RULES_HPP

#include <cstddef>
#include <string>
#include <type_traits>

#include <heed/borders/detail/safetensors_declared.hpp>
#include <heed/io/detail/bytes.hpp>
#include <heed/io/npy.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/ops/detail/view.hpp>

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

namespace detail {

namespace of = heed::detail;
namespace npy = io::detail::npy;
using io::detail::sink;

template <class X>
consteval auto rule_of_read() {
    if constexpr (!Tensor<X>) {
        return fault::an_npz_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<fault::in::read_npz, X>{};
    } else if constexpr (!npy::has_name<element_of<X>>) {
        return fault::npy_files_have_no_such_element_type<element_of<X>>{};
    } else if constexpr (!safetensors::detail::is_plain_or_tagged<X> || !of::owns_its_values<X>) {
        return fault::an_npz_file_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else {
        return none{};
    }
}

/// `X` is what `add(name, X&&)` has: a reference for what has a name.
template <class X>
consteval auto rule_of_add() {
    using plain = of::remove_cvref_t<X>;
    if constexpr (of::any_refused<plain>) {
        return none{};
    } else if constexpr (!Tensor<plain>) {
        return fault::an_npz_file_is_written_from_tensors<plain>{};
    } else if constexpr (of::has_lengths<plain>) {
        return of::fault_of_untaken_lengths<fault::in::write_npz, plain>{};
    } else if constexpr (!npy::has_name<element_of<plain>>) {
        return fault::npy_files_have_no_such_element_type<element_of<plain>>{};
    } else if constexpr (!std::is_reference_v<X> && !of::is_a_view<plain>) {
        return fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
            fault::in::write_npz, plain>{};
    } else {
        return none{};
    }
}

/// A tensor that is to be written: what stands in front of its values, and where they are.
struct part {
    std::string name;
    std::string head;
    std::size_t bytes;
    void const* first;
    void (*put_values)(void const* first, sink const& to);
};

}  // namespace detail

}  // namespace npz
}  // namespace heed

#endif
