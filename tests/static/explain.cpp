// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Explanations as messages of static_assert, where the compiler takes them, and in every place where a type is asked.
#include <heed/attention/explain.hpp>
#include <heed/shape/axes.hpp>

namespace {

using namespace heed;
using namespace heed::axes;

template <class A, class B>
inline constexpr bool same = __is_same(A, B);

template <std::size_t B, std::size_t T, std::size_t S, std::size_t K, std::size_t V>
struct lesson {
    using q = tensor<float, Batch<B>, Query<T>, Dk<K>>;
    using k = tensor<float, Batch<B>, Key<S>, Dk<K>>;
    using v = tensor<float, Batch<B>, Key<S>, Dv<V>>;
};

/// The message of a static_assert is what `explain` says, from types and from values.
template <class At>
constexpr bool can_be_messages() {
    using q = typename At::q;
    using k = typename At::k;
    using v = typename At::v;
#if __cpp_static_assert >= 202306L
    constexpr q of_q{};
    constexpr k of_k{};
    static_assert(can_contract<q, k, Dk>, explanation_of_contract<q, k, Dk>);
    static_assert(!can_contract<q, v, Dk>, explanation_of_contract<q, v, Dk>);
    static_assert(can_scores<q, k>, explain_scores(of_q, of_k));
#endif
    static_assert(explanation_of_contract<q, k, Dk>.size() > 0);
    static_assert(explanation_of_contract<q, v, Dk>.size() > 0);
    static_assert(explanation_of_contract<q, k, Dk>.data()[explanation_of_contract<q, k, Dk>.size()] == '\0');
    return true;
}
static_assert(can_be_messages<lesson<2, 3, 5, 7, 11>>());
static_assert(can_be_messages<lesson<4, 4, 4, 4, 4>>());

/// Every explanation is of one type, so that they can be kept, chosen between and passed on.
template <class At>
constexpr bool have_one_type() {
    using q = typename At::q;
    using k = typename At::k;
    using v = typename At::v;
    static_assert(same<decltype(explain_contract<Dk>(q{}, k{})), explanation>);
    static_assert(same<decltype(explain_matmul(q{}, k{})), explanation>);
    static_assert(same<decltype(explain_attention(q{}, k{}, v{})), explanation>);
    constexpr explanation chosen = can_matmul<q, k> ? explanation_of_matmul<q, k> : explanation_of_contract<q, k, Dk>;
    static_assert(chosen == explanation_of_contract<q, k, Dk>);
    return true;
}
static_assert(have_one_type<lesson<2, 3, 5, 7, 11>>());
static_assert(have_one_type<lesson<4, 4, 4, 4, 4>>());

/// Explaining never fails where the call does.
template <class A, class B>
concept contract_over_dk_is_explained = requires(A const& a, B const& b) { explain_contract<Dk>(a, b); };
template <class A>
concept project_of_one_operand_is_explained = requires(A const& a) { explain_project(a); };

using at_primes = lesson<2, 3, 5, 7, 11>;
static_assert(contract_over_dk_is_explained<at_primes::q, at_primes::k>);
static_assert(contract_over_dk_is_explained<at_primes::q, at_primes::v>);
static_assert(contract_over_dk_is_explained<at_primes::q, int>);
static_assert(contract_over_dk_is_explained<refused, at_primes::q>);
static_assert(project_of_one_operand_is_explained<at_primes::q>);

/// A function of references, whose values no constant expression knows, asks by type.
template <class Q, class K>
constexpr explanation of_references(Q const&, K const&) {
    constexpr explanation text = explanation_of_contract<Q, K, Dk>;
    return text;
}
static_assert(of_references(at_primes::q{}, at_primes::k{}) == explain_contract<Dk>(at_primes::q{}, at_primes::k{}));

/// In an overload set, as a reason to be read.
template <class A, class B>
    requires can_contract<A, B, Dk>
constexpr bool says_why(A const&, B const&) {
    return false;
}
template <class A, class B>
constexpr bool says_why(A const& a, B const& b) {
    return explain_contract<Dk>(a, b).size() > 0;
}
static_assert(!says_why(at_primes::q{}, at_primes::k{}));
static_assert(says_why(at_primes::q{}, at_primes::v{}));

}  // namespace
