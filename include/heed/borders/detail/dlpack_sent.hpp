// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_DLPACK_SENT_HPP
#define HEED_BORDERS_DETAIL_DLPACK_SENT_HPP

#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include <heed/borders/detail/dlpack_rules.hpp>
#include <heed/borders/memory.hpp>
#include <heed/meta/detail/linkage.hpp>

// Tensors of heed's as managed tensors, and which may leave so.

namespace heed::dlpack {

namespace detail::inline HEED_KERNELS {

template <class M, class X>
consteval auto rule_of_share() {
    using plain = of::remove_cvref_t<X>;
    using of_lending = decltype(borders::detail::rule_of_lending<fault::in::share_by_dlpack, X>());
    if constexpr (is_fault<of_lending> || of::any_refused<plain>) {
        return of_lending{};
    } else if constexpr (!has_data_type<element_of<plain>>) {
        return fault::dlpack_has_no_such_element_type<element_of<plain>>{};
    } else if constexpr (__is_same(M, managed_tensor) && std::is_const_v<borders::detail::lent_element<X>>) {
        return fault::a_dlpack_tensor_without_a_version_cannot_say_that_its_elements_are_only_read<plain>{};
    } else {
        return none{};
    }
}
template <class X>
consteval auto rule_of_give() {
    using in = fault::in::give_by_dlpack;
    if constexpr (of::any_refused<X>) {
        return none{};
    } else if constexpr (!of::has_shape<X>) {
        return fault::every_operand_must_be_a_tensor<in, X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else if constexpr (!of::owns_its_values<X>) {
        return fault::dlpack_gives_away_values_that_a_tensor_owns_so_share_a_view_or_give_as_tensor_of_it<X>{};
    } else if constexpr (!has_data_type<element_of<X>>) {
        return fault::dlpack_has_no_such_element_type<element_of<X>>{};
    } else {
        return none{};
    }
}

struct nothing {};

/// A managed tensor with all that it points to, and the values where it has them.
template <class M, class Values, std::size_t Rank>
struct HEED_LINKED_AS sent {
    M managed{};
    std::int64_t extents[Rank + 1] = {}, strides[Rank + 1] = {};
    Values values;
};

template <class M, class X, class Values, class Pointer>
HEED_LINKED_AS owned<M> send(Values&& values, Pointer pointer_to, std::uint64_t flags) {
    using it = sent<M, of::remove_cvref_t<Values>, X::rank>;
    auto whole = std::make_unique<it>(it{{}, {}, {}, std::forward<Values>(values)});
    borders::detail::write_axes<of::layout_of<X>>(whole->extents, whole->strides, shape_type_of<X>{});
    using element = element_of<X>;
    whole->managed.tensor = {const_cast<element*>(static_cast<element const*>(pointer_to(whole->values))),
                             {device_cpu, 0},
                             static_cast<std::int32_t>(X::rank),
                             data_type_of<element>(),
                             whole->extents,
                             whole->strides,
                             0};
    whole->managed.manager_ctx = whole.get();
    whole->managed.deleter = [](M* self) { delete static_cast<it*>(self->manager_ctx); };
    if constexpr (__is_same(M, managed_tensor_versioned)) {
        whole->managed.version = version_written;
        whole->managed.flags = flags;
    } else {
        static_cast<void>(flags);
    }
    return owned<M>(&whole.release()->managed);
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::dlpack

#endif
