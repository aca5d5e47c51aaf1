// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DLPACK_HPP
#define HEED_BORDERS_DLPACK_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include <heed/borders/detail/dlpack_rules.hpp>
#include <heed/borders/detail/dlpack_sent.hpp>
#include <heed/borders/memory.hpp>
#include <heed/meta/detail/linkage.hpp>

// Tensors of NumPy, PyTorch, JAX and others, and heed's for them, in one process and without a copy.

namespace heed::dlpack {

namespace detail::inline HEED_KERNELS {

HEED_LINKED_AS inline dl_tensor const& tensor_in(dl_tensor const& came) { return came; }
HEED_LINKED_AS inline dl_tensor const& tensor_in(managed_tensor const& came) { return came.tensor; }
HEED_LINKED_AS inline dl_tensor const& tensor_in(managed_tensor_versioned const& came) {
    // Of another version nothing but this is known.
    match_version(came.version);
    return came.tensor;
}
template <class M>
bool may_change([[maybe_unused]] M const& came) {
    if constexpr (__is_same(M, managed_tensor_versioned)) {
        return (came.flags & flag_read_only) == 0;
    } else {
        return true;
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why `view<X>(came)` is not allowed, or `none`.
template <class X>
using fault_of_view = decltype(detail::rule_of_view<X>());
template <class X>
concept can_view = no_fault<fault_of_view<X>>;

/// A DLPack tensor as a view of heed's, by its declaration and without a copy, as long as its values are there:
/// `view<tensor_view<float const, Query<4>, Dk<8>>>(came)`, or a `strided_view` with the strides that it has.
///
/// Refused with a border_error, which says which axis: another device than the CPU, another element type, more lanes
/// than one, other axes or strides (that of an axis with one element may be any; null ones are those of rows), values
/// that are only read where the view changes them, that are not aligned, or that are bools neither 0 nor 1; a version
/// other than 1. Refused by the compiler: what is no view, and elements of which DLPack has no type.
template <class X, Described M, class Fault = fault_of_view<X>>
X view(M const& came) {
    using element = element_of<X>;
    using pointed = std::remove_pointer_t<decltype(X::values.first)>;
    using shape = shape_type_of<X>;
    dl_tensor const& it = detail::tensor_in(came);
    std::int64_t strides[X::rank + 1] = {};
    detail::match(it, strides, shape{});
    if (it.dtype != detail::data_type_of<element>())
        detail::fail("a DLPack tensor of " + detail::in_words(detail::data_type_of<element>()) + ", to be viewed",
                     "it is of " + detail::in_words(it.dtype));
    borders::detail::match_strides<heed::detail::layout_of<X>>(detail::a_tensor, strides, shape{});
    if (!std::is_const_v<pointed> && !detail::may_change(came))
        detail::fail("a DLPack tensor whose elements may change", "they are only read: view const ones");
    std::byte* const first = detail::first_byte(it);
    if (auto const behind = reinterpret_cast<std::uintptr_t>(first) % alignof(element); behind != 0)
        detail::fail("a DLPack tensor at a multiple of " + std::to_string(alignof(element)) + " bytes, to be viewed",
                     "it is " + std::to_string(behind) + " behind one: read copies it");
    if constexpr (__is_same(element, bool))
        for (std::size_t n = 0; n < X::size; ++n)
            detail::match_bool(first[borders::detail::place_of_nth(n, strides, shape{})], n);
    return X(reinterpret_cast<pointed*>(first));
}
template <class X, Described M, class Fault = fault_of_view<X>>
    requires is_fault<Fault>
refused view(M const& came) = delete;

/// Why `read<X>(came)` is not allowed, or `none`.
template <class X>
using fault_of_read = decltype(detail::rule_of_read<X>());
template <class X>
concept can_read = no_fault<fault_of_read<X>>;

/// A copy of a DLPack tensor, whatever its strides and its alignment are: `read<tensor<float, Query<4>, Dk<8>>>(came)`.
/// Also a projection or a mask. Elements are those that came, or numbers that all of these are: float of float16 and
/// bfloat16, double of these and of float32; bool of uint8 where all are 0 or 1, since PyTorch 1 sends no bools.
///
/// Refused as by `view`, but for strides and alignment, and by the compiler what has no values of its own.
template <class X, Described M, class Fault = fault_of_read<X>>
X read(M const& came) {
    using element = element_of<X>;
    using shape = shape_type_of<X>;
    dl_tensor const& it = detail::tensor_in(came);
    std::int64_t strides[X::rank + 1] = {};
    detail::match(it, strides, shape{});
    std::ptrdiff_t const bytes = it.dtype.bits / 8;
    detail::match_reach(strides, it.dtype.bits / 8, shape{});
    std::byte const* const first = detail::first_byte(it);
    X out{};
    bool const is_decoded = detail::decode<element>(it.dtype, [&](auto element_at) {
        for (std::size_t n = 0; n < X::size; ++n) {
            std::byte const* const from = first + borders::detail::place_of_nth(n, strides, shape{}) * bytes;
            if constexpr (__is_same(element, bool)) detail::match_bool(*from, n);
            out.values[n] = element_at(from);
        }
    });
    if (!is_decoded)
        detail::fail("a DLPack tensor of " + detail::decoded_types<element>(),
                     "it is of " + detail::in_words(it.dtype));
    return out;
}
template <class X, Described M, class Fault = fault_of_read<X>>
    requires is_fault<Fault>
refused read(M const& came) = delete;

/// A DLPack tensor that this program owns, and its values as a view: what `take` returns.
template <class X, Managed M>
class HEED_LINKED_AS taken {
public:
    explicit taken(owned<M> came) : came_(std::move(came)), view_(dlpack::view<X>(*came_)) {}
    taken(taken&&) = default;
    taken& operator=(taken&&) = delete;
    taken(taken const&) = delete;
    taken& operator=(taken const&) = delete;
    ~taken() = default;

    /// Its values, as long as this lives.
    [[nodiscard]] X view() const& { return view_; }
    X view() const&& = delete;
    /// What came, of which no more is known than what its struct says: its flags, its version.
    [[nodiscard]] M const& description() const& { return *came_; }

private:
    owned<M> came_;
    X view_;
};

/// Takes a managed tensor over, as the content of a capsule, and views it: `auto const q =
/// take<tensor_view<float const, Query<4>, Dk<8>>>(pointer);`, then `q.view()`. Its deleter is called once: when what
/// is returned ends, or now, when it is refused. (Whoever has the capsule calls it `used_dltensor` or
/// `used_dltensor_versioned` from then on, and must not call the deleter.)
///
/// Refused as by `view`, and a null pointer.
template <class X, Managed M, class Fault = fault_of_view<X>>
taken<X, M> take(M* came) {
    owned<M> mine(came);
    if (mine == nullptr) detail::fail("a DLPack tensor", "the pointer to it is null");
    return taken<X, M>(std::move(mine));
}
template <class X, Managed M, class Fault = fault_of_view<X>>
    requires is_fault<Fault>
refused take(M* came) = delete;

/// Takes a managed tensor over, copies its values, and calls its deleter, also when it is refused, as by `read`.
template <class X, Managed M, class Fault = fault_of_read<X>>
X take_copy(M* came) {
    owned<M> const mine(came);
    if (mine == nullptr) detail::fail("a DLPack tensor", "the pointer to it is null");
    return read<X>(*mine);
}
template <class X, Managed M, class Fault = fault_of_read<X>>
    requires is_fault<Fault>
refused take_copy(M* came) = delete;

/// Why `share<M>(x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X, class M = managed_tensor_versioned>
using fault_of_share = decltype(detail::rule_of_share<M, X>());
template <class X, class M = managed_tensor_versioned>
concept can_share = no_fault<fault_of_share<X, M>>;

/// A tensor for others, without a copy: `share(x).release()` is the pointer for a capsule "dltensor_versioned",
/// `share<managed_tensor>(x).release()` for one that is called "dltensor". `x` must live until the deleter was called,
/// and stay where it is.
///
/// Of a view the strides are its own, 0 included. Elements that are const, or of which the type promises something, are
/// marked as read-only. Refused by the compiler: a temporary that owns its values, which `give` takes; const elements
/// for a tensor without a version, which cannot say so; elements of which DLPack has no type; axes up to a length.
template <Managed M = managed_tensor_versioned, class X, class Fault = fault_of_share<X, M>>
auto share(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        std::uint64_t const flags = std::is_const_v<borders::detail::lent_element<X>> ? flag_read_only : 0;
        element_of<plain> const* const first = x.data();
        return detail::send<M, plain>(detail::nothing{}, [&](auto&) { return first; }, flags);
    }
}
template <Managed M = managed_tensor_versioned, class X, class Fault = fault_of_share<X, M>>
    requires is_fault<Fault>
refused share(X&& x) = delete;

/// Why `give(x)` is not allowed for `x` of type `X`, or `none`.
template <class X>
using fault_of_give = decltype(detail::rule_of_give<heed::detail::remove_cvref_t<X>>());
template <class X>
concept can_give = no_fault<fault_of_give<X>>;

/// A tensor for others to have: `give(softmax<Key>(logits))` takes its values along, `give(x)` copies those of `x` and
/// says so in the flags. They end when the deleter is called. The values may change. Refused by the compiler: views,
/// elements of which DLPack has no type, axes up to a length.
template <Managed M = managed_tensor_versioned, class X, class Fault = fault_of_give<X>>
auto give(X&& x) {
    using plain = heed::detail::remove_cvref_t<X>;
    if constexpr (heed::detail::any_refused<plain>) {
        return refused{};
    } else {
        constexpr bool is_moved = !std::is_reference_v<X> && !std::is_const_v<X>;
        return detail::send<M, plain>(
            std::forward<X>(x), [](auto& values) { return values.data(); }, is_moved ? 0 : flag_is_copied);
    }
}
template <Managed M = managed_tensor_versioned, class X, class Fault = fault_of_give<X>>
    requires is_fault<Fault>
refused give(X&& x) = delete;

}  // namespace heed::dlpack

#endif
