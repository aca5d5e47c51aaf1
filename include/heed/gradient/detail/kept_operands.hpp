// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_KEPT_OPERANDS_HPP
#define HEED_GRADIENT_DETAIL_KEPT_OPERANDS_HPP

#include <cstddef>
#include <type_traits>
#include <utility>

#include <heed/attention/documents.hpp>
#include <heed/attention/lengths.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/mask_of_values.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/gradient/tracked.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>

// What a step keeps of its operands until cotangents come to it. A view of values that somebody else owns may be gone
// by then, or see others: its values are kept.

namespace heed::detail::inline HEED_KERNELS {

/// Anything but what follows is kept as it is.
template <class X>
struct owned_operand {
    static constexpr X const& of(X const& x) { return x; }
};

/// What a view of a handle has seen.
template <class H>
struct owned_operand<tracked_view<H>> {
    static constexpr H const& of(tracked_view<H> const& x) { return x; }
};

/// A view, of a kind or of none, with its values to itself.
template <class X>
    requires(Tensor<X>&& is_a_view<X> && !is_tracked<X>)
struct owned_operand<X> {
    using type = moved_rows<X, tensor_like<X>>;
    static constexpr type of(X const& x) {
        auto result = blank<type>();
        copy_into(result, x);
        return result;
    }
};

/// A mask over memory, which may be of bytes where bools are meant.
template <class M, class Shape>
struct mask_with_values;
template <class M, class... Axes>
struct mask_with_values<M, shape_t<Axes...>> {
    using type = typename M::template with_axes<Axes...>;
};
template <template <class...> class M, class View>
    requires(views_memory<View>&& Mask<M<View>>)
struct owned_operand<M<View>> {
    using type = typename mask_with_values<M<View>, shape_type_of<View>>::type;
    static constexpr type of(M<View> const& x) {
        auto const values = copied(static_cast<View const&>(x));
        type result{};
        for (std::size_t i = 0; i < type::size; ++i) {
            result.values[i] = static_cast<element_of<type>>(values.values[i]);
        }
        return result;
    }
};

template <class X>
constexpr auto owned(X const& x) {
    return owned_operand<X>::of(x);
}
template <class X>
using owned_as = std::remove_cv_t<decltype(detail::owned(std::declval<X const&>()))>;

template <class First, class Second>
struct owned_operand<mask_and<First, Second>> {
    static constexpr auto of(mask_and<First, Second> const& x) {
        return mask_and<owned_as<First>, owned_as<Second>>{owned(x.first), owned(x.second)};
    }
};
template <class First, class Second>
struct owned_operand<mask_or<First, Second>> {
    static constexpr auto of(mask_or<First, Second> const& x) {
        return mask_or<owned_as<First>, owned_as<Second>>{owned(x.first), owned(x.second)};
    }
};
template <class M>
struct owned_operand<mask_not<M>> {
    static constexpr auto of(mask_not<M> const& x) { return mask_not<owned_as<M>>{owned(x.mask)}; }
};
template <class Name, class Numbers>
struct owned_operand<lengths_along<Name, Numbers>> {
    static constexpr auto of(lengths_along<Name, Numbers> const& x) {
        return lengths_along<Name, owned_as<Numbers>>{owned(x.of_each)};
    }
};
template <class OfQueries, class OfKeys>
struct owned_operand<documents<OfQueries, OfKeys>> {
    static constexpr auto of(documents<OfQueries, OfKeys> const& x) {
        return documents<owned_as<OfQueries>, owned_as<OfKeys>>{owned(x.of_queries), owned(x.of_keys)};
    }
};
template <class X>
struct owned_operand<sink<X>> {
    static constexpr auto of(sink<X> const& x) { return sink<owned_as<X>>{owned(x.value)}; }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
