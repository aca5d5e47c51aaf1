// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DOCUMENTS_HPP
#define HEED_ATTENTION_DOCUMENTS_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/tensor/tensor_view.hpp>

namespace heed {

namespace fault {

template <class Came>
struct documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys {};
template <class Element>
struct documents_are_told_apart_by_whole_numbers {};
template <class OfQueries, class OfKeys>
struct documents_needs_one_element_type_for_queries_and_keys_so_cast_one_of_them {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What tells documents apart: whole numbers, and of bools a mask is made.
template <class T>
inline constexpr bool numbers_documents = element_traits<T>::is_whole && !__is_same(T, bool) &&
                                          requires(T const& a, T const& b) {
                                              static_cast<bool>(a == b);
                                              static_cast<bool>(a < b);
                                          };

template <class OfQueries, class OfKeys>
consteval auto rule_of_documents() {
    using fault::documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys;
    if constexpr (any_refused<OfQueries, OfKeys>) {
        return none{};
    } else if constexpr (!Tensor<OfQueries>) {
        return documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys<OfQueries>{};
    } else if constexpr (!Tensor<OfKeys>) {
        return documents_needs_two_tensors_the_numbers_of_the_queries_and_those_of_the_keys<OfKeys>{};
    } else if constexpr (!numbers_documents<element_of<OfQueries>>) {
        return fault::documents_are_told_apart_by_whole_numbers<element_of<OfQueries>>{};
    } else if constexpr (!numbers_documents<element_of<OfKeys>>) {
        return fault::documents_are_told_apart_by_whole_numbers<element_of<OfKeys>>{};
    } else if constexpr (!__is_same(element_of<OfQueries>, element_of<OfKeys>)) {
        return fault::documents_needs_one_element_type_for_queries_and_keys_so_cast_one_of_them<element_of<OfQueries>,
                                                                                               element_of<OfKeys>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Why there is no mask of documents with such numbers, or `none`.
template <class OfQueries, class OfKeys>
using fault_of_documents = decltype(detail::rule_of_documents<OfQueries, OfKeys>());
template <class OfQueries, class OfKeys>
concept can_documents = no_fault<fault_of_documents<OfQueries, OfKeys>>;

/// A mask for several documents in one row of positions: a query sees the keys of its own document, those that have its
/// number. `documents{of_queries, of_keys}`: two tensors of whole numbers of one type, `[..., Query]` and `[..., Key]`,
/// and as many batch axes of the scores as each needs. In self-attention both are one, `documents{rename<Time,
/// Query>(ids), rename<Time, Key>(ids)}`; `documents{...} & causal{}` is causal in each of them.
///
/// Views are not copied, as by `keep`. Whole tiles of keys of other documents are skipped where documents lie side by
/// side, with numbers in any order. (Positions that begin anew in each document isolate nothing.)
/// Refused: numbers with fractions and bools, the numbers of the keys in front, those of another axis.
template <class OfQueries, class OfKeys>
struct HEED_LINKED_AS documents {
    static constexpr bool is_mask = true;
    OfQueries of_queries;
    OfKeys of_keys;

    constexpr documents() = default;
    constexpr explicit documents(OfQueries const& numbers_of_queries, OfKeys const& numbers_of_keys)
        requires can_documents<OfQueries, OfKeys>
        : of_queries(numbers_of_queries), of_keys(numbers_of_keys) {}
    template <class Q, class K, class Fault = fault_of_documents<Q, K>>
        requires is_fault<Fault>
    explicit documents(Q const& numbers_of_queries, K const& numbers_of_keys) = delete;
    template <class Q, class Fault = fault_of_documents<Q, forgotten<mend::k>>>
        requires is_fault<Fault>
    explicit documents(Q const& numbers_of_queries) = delete;
};

// Values are held, or a view.
template <class Q, class K>
documents(Q const&, K const&) -> documents<Q, K>;
template <Tensor Q, Tensor K>
documents(Q const&, K const&) -> documents<typename Q::tensor_type, typename K::tensor_type>;
template <class Q>
documents(Q const&) -> documents<Q, none>;

}  // namespace heed

#endif
