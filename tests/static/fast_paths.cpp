// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Rules have shortcuts for plain tensors, which are asked before the rule is. Here each is compared with its rule, for
// every pair of some shapes. Views have no shortcuts and the same faults, which print shapes and elements alone: so
// what is said of tensors has to be what is said of views.
#include <heed/attention/scores.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/tensor_view.hpp>

using namespace heed;

template <std::size_t N> struct A : axis<A, N> {};
template <std::size_t N> struct B : axis<B, N> {};
template <std::size_t N> struct C : axis<C, N> {};
template <std::size_t N> struct D : axis<D, N> {};

namespace {

template <class... Types>
struct list {};

// Rank 1 to 3 of four names in every order, some with another extent of A; and a few of more axes.
// clang-format off
using shapes = list<
    shape_t<A<2>>, shape_t<B<2>>, shape_t<C<2>>, shape_t<D<2>>, shape_t<A<3>>,
    shape_t<A<2>, B<2>>, shape_t<A<2>, C<2>>, shape_t<A<2>, D<2>>, shape_t<B<2>, A<2>>, shape_t<B<2>, C<2>>,
    shape_t<B<2>, D<2>>, shape_t<C<2>, A<2>>, shape_t<C<2>, B<2>>, shape_t<C<2>, D<2>>, shape_t<D<2>, A<2>>,
    shape_t<D<2>, B<2>>, shape_t<D<2>, C<2>>, shape_t<A<3>, B<2>>, shape_t<B<2>, A<3>>, shape_t<A<3>, C<2>>,
    shape_t<C<2>, A<3>>,
    shape_t<A<2>, B<2>, C<2>>, shape_t<A<2>, C<2>, B<2>>, shape_t<B<2>, A<2>, C<2>>, shape_t<B<2>, C<2>, A<2>>,
    shape_t<C<2>, A<2>, B<2>>, shape_t<C<2>, B<2>, A<2>>, shape_t<A<2>, B<2>, D<2>>, shape_t<A<2>, D<2>, B<2>>,
    shape_t<B<2>, A<2>, D<2>>, shape_t<B<2>, D<2>, A<2>>, shape_t<D<2>, A<2>, B<2>>, shape_t<D<2>, B<2>, A<2>>,
    shape_t<A<2>, C<2>, D<2>>, shape_t<A<2>, D<2>, C<2>>, shape_t<C<2>, A<2>, D<2>>, shape_t<C<2>, D<2>, A<2>>,
    shape_t<D<2>, A<2>, C<2>>, shape_t<D<2>, C<2>, A<2>>, shape_t<B<2>, C<2>, D<2>>, shape_t<B<2>, D<2>, C<2>>,
    shape_t<C<2>, B<2>, D<2>>, shape_t<C<2>, D<2>, B<2>>, shape_t<D<2>, B<2>, C<2>>, shape_t<D<2>, C<2>, B<2>>,
    shape_t<A<3>, B<2>, C<2>>, shape_t<B<2>, A<3>, C<2>>, shape_t<B<2>, C<2>, A<3>>, shape_t<C<2>, B<2>, A<3>>,
    shape_t<D<2>, A<3>, B<2>>, shape_t<D<2>, B<2>, A<3>>, shape_t<B<3>, A<2>, D<2>>, shape_t<>,
    shape_t<A<2>, B<2>, C<2>, D<2>>, shape_t<A<2>, B<2>, D<2>, C<2>>, shape_t<D<2>, C<2>, B<2>, A<2>>>;
// One of each pattern: under other names the rest are the same to every rule, of which one sums over A.
using firsts = list<
    shape_t<>, shape_t<A<2>>, shape_t<B<2>>, shape_t<A<3>>, shape_t<A<2>, B<2>>, shape_t<B<2>, A<2>>,
    shape_t<B<2>, C<2>>, shape_t<A<3>, B<2>>, shape_t<B<2>, A<3>>, shape_t<A<2>, B<2>, C<2>>, shape_t<B<2>, A<2>, C<2>>,
    shape_t<B<2>, C<2>, A<2>>, shape_t<B<2>, C<2>, D<2>>, shape_t<A<3>, B<2>, C<2>>, shape_t<B<2>, A<3>, C<2>>,
    shape_t<B<2>, C<2>, A<3>>, shape_t<A<2>, B<2>, C<2>, D<2>>, shape_t<A<2>, B<2>, D<2>, C<2>>,
    shape_t<D<2>, C<2>, B<2>, A<2>>>;
// clang-format on

template <class T, class Shape>
struct stored;
template <class T, class... Axes>
struct stored<T, shape_t<Axes...>> {
    using plain = tensor<T, Axes...>;
    using viewed = tensor_view<T const, Axes...>;
};

struct of_scores {
    template <class X, class Y>
    using fault = typename detail::scores_fault<X, Y>::type;
};
struct of_contract {
    template <class X, class Y>
    using fault = typename detail::contract_fault<X, Y, axis_name<A>>::type;
};
struct of_matmul {
    template <class X, class Y>
    using fault = decltype(detail::rule_of_matmul<X, Y>());
};
struct of_operands {
    template <class X, class Y>
    using fault = decltype(detail::rule_of_operands<fault::in::contract, X, Y>());
};

/// An error in here names the rule, the elements and both shapes.
template <class Rule, class X, class Y>
struct shortcut {
    using taken = typename Rule::template fault<typename X::plain, typename Y::plain>;
    using rule = typename Rule::template fault<typename X::viewed, typename Y::viewed>;
    static_assert(__is_same(taken, rule));
    static constexpr int allowed = __is_same(taken, none);
};
template <class Rule, class T, class U, class X, class... Ys>
constexpr int compare_with(list<Ys...>) {
    return (0 + ... + shortcut<Rule, stored<T, X>, stored<U, Ys>>::allowed);
}
/// How many pairs are allowed, of all of the one list and the other.
template <class Rule, class T, class U, class... Xs, class Ys>
constexpr int compare_all(list<Xs...>, Ys) {
    return (0 + ... + compare_with<Rule, T, U, Xs>(Ys{}));
}

constexpr int scores_allowed = compare_all<of_scores, float, float>(firsts{}, shapes{});
constexpr int contract_allowed = compare_all<of_contract, float, float>(firsts{}, shapes{});
constexpr int matmul_allowed = compare_all<of_matmul, float, float>(firsts{}, shapes{});
constexpr int operands_allowed = compare_all<of_operands, float, float>(firsts{}, shapes{});
// No rule has become one that allows nothing, or everything.
static_assert(scores_allowed > 20 && scores_allowed < 200);
static_assert(contract_allowed > 200 && contract_allowed < 600);
static_assert(matmul_allowed > 20 && matmul_allowed < 200);
static_assert(operands_allowed > 500 && operands_allowed < 1000);

// Of two element types, and of one that has no maths.
using few = list<shape_t<A<2>, B<2>>, shape_t<B<2>, A<2>>, shape_t<C<2>, B<2>>, shape_t<B<2>, C<2>>,
                 shape_t<A<3>, B<2>>>;
template <class Rule>
constexpr int of_other_elements = compare_all<Rule, float, double>(few{}, few{}) +
                                  compare_all<Rule, int, int>(few{}, few{}) +
                                  compare_all<Rule, int, float>(few{}, few{});
static_assert(of_other_elements<of_scores> == 0);
static_assert(of_other_elements<of_contract> > 0 && of_other_elements<of_matmul> > 0 &&
              of_other_elements<of_operands> > 0);

// Shapes: what is plain has no fault by the rule for those that are not.
struct not_an_axis {};
template <class... Axes>
struct plain_shape {
    static constexpr bool has_fault = [] {
        if constexpr ((is_fault<decltype(detail::rule_of_axis<Axes>())> || ...)) {
            return true;
        } else {
            return !detail::countable(extent_of<Axes>...) ||
                   is_fault<typename detail::rule_of_names<shape_t<Axes...>, Axes...>::type>;
        }
    }();
    static_assert(!(detail::is_plain_shape<Axes...> && has_fault));
    // The rule as a whole says the same.
    static_assert(is_fault<fault_of_shape<Axes...>> == has_fault);
    static constexpr int count = detail::is_plain_shape<Axes...>;
};
template <class First, class Second, class... Thirds>
constexpr int with_each(list<Thirds...>) {
    constexpr int alone = plain_shape<First>::count + plain_shape<First, Second>::count;
    return (alone + ... + (plain_shape<First, Second, Thirds>::count + plain_shape<First, Thirds, D<2>, Second>::count +
                           plain_shape<D<2>, First, C<3>, Thirds, Second>::count));
}
template <class First, class... Seconds, class Thirds>
constexpr int with_all(list<Seconds...>, Thirds last) {
    return (0 + ... + with_each<First, Seconds>(last));
}
template <class... Firsts, class Thirds>
constexpr int all_plain(list<Firsts...> all, Thirds last) {
    return (0 + ... + with_all<Firsts>(all, last));
}
using axes_and_others = list<A<2>, A<0>, A<1>, B<2>, B<0xffff>, B<0x10000>, C<0x7fffffffffffffff>, not_an_axis, int,
                             A<static_cast<std::size_t>(-1)>>;
using thirds = list<A<2>, B<0x10000>, C<5>, int>;
static_assert(all_plain(axes_and_others{}, thirds{}) > 20);

// Tensors: what is plain and small fits the stack by the rule, too.
static_assert(detail::is_plain_shape<A<0xffff>, B<1>>);
static_assert(is_fault<fault_of_tensor<float, A<0xffff>, B<2>>>);
static_assert(!is_fault<fault_of_tensor<float, A<0xffff>>>);

}  // namespace

int main() {}
