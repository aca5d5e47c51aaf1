// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// What faults propose, on many shapes: whatever operands are refused with a mend, the call with it is allowed. (The
// cases of tests/compile_fail have the same asked of their own lines, by tests/compile_fail/mends.py.)
#include <heed/heed.hpp>

#include <type_traits>

using namespace heed;
using namespace heed::axes;

namespace {

using detail::type_list;

template <std::size_t N>
struct Token : heed::axis<Token, N> {};

template <class Mends, class Fault>
struct proposed_by {
    using type = Mends;
};
template <class Mends, class... Came>
struct proposed_in;
template <class... Mends>
struct proposed_in<type_list<Mends...>> {
    using type = type_list<Mends...>;
};
template <class... Mends, class Came, class... Rest>
struct proposed_in<type_list<Mends...>, Came, Rest...> : proposed_in<type_list<Mends...>, Rest...> {};
template <class... Mends, class Mend, class... Rest>
struct proposed_in<type_list<Mends...>, did_you_mean<Mend>, Rest...>
    : proposed_in<type_list<Mends..., Mend>, Rest...> {};
template <template <class...> class Fault, class... Came>
struct proposed_by<type_list<>, Fault<Came...>> : proposed_in<type_list<>, Came...> {};
// What stands in the fault's name.
template <class A, class B>
struct proposed_by<
    type_list<>, fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<A, B>> {
    using type = type_list<mend::transpose(mend::b)>;
};
template <class Logits>
struct proposed_by<type_list<>, fault::attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<Logits>> {
    using type = type_list<struct softmax_of(mend::first)>;
};
template <class Axis, class V>
struct proposed_by<
    type_list<>,
    fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<Axis, V>> {
    using type = type_list<mend::attention_of(mend::second, mend::first, mend::third)>;
};

/// An operand after a call has been applied to it.
template <class Call, class X>
struct applied;
template <class X>
struct applied<mend::transpose, X> {
    using type = decltype(transpose(std::declval<X const&>()));
};
template <class X>
struct applied<softmax_of, X> {
    using type = decltype(softmax<Key>(std::declval<X const&>()));
};
template <template <std::size_t> class... Names, class X>
struct applied<mend::rename<Names...>, X> {
    using type = decltype(rename<Names...>(std::declval<X const&>()));
};
template <template <std::size_t> class... Names, class X>
struct applied<mend::permute<Names...>, X> {
    using type = decltype(permute<Names...>(std::declval<X const&>()));
};

/// Where an operand stands; `v` is attend's second and attention's third.
template <std::size_t PlaceOfV, class Operand>
consteval std::size_t place() {
    using namespace mend;
    constexpr bool is_second = detail::one_of<Operand, b, k, w, mend::rotation, second, other>;
    return __is_same(Operand, mend::v) ? PlaceOfV : __is_same(Operand, third) ? 2 : is_second ? 1 : 0;
}

template <std::size_t Place, std::size_t At, class Call, class X>
struct applied_at {
    using type = X;
};
template <std::size_t Place, class Call, class X>
struct applied_at<Place, Place, Call, X> : applied<Call, X> {};

/// What is said of a call when all that was proposed has been done.
template <class Op, std::size_t PlaceOfV, class Mends, class... Xs>
struct after;
template <class Op, std::size_t PlaceOfV, class... Xs>
struct after<Op, PlaceOfV, type_list<>, Xs...> {
    using type = detail::fault_of<Op, Xs...>;
};
template <class Op, std::size_t PlaceOfV, class Call, class Operand, class... Rest, class A, class B>
struct after<Op, PlaceOfV, type_list<Call(Operand), Rest...>, A, B>
    : after<Op, PlaceOfV, type_list<Rest...>, typename applied_at<place<PlaceOfV, Operand>(), 0, Call, A>::type,
            typename applied_at<place<PlaceOfV, Operand>(), 1, Call, B>::type> {};
template <class Op, std::size_t PlaceOfV, class Call, class Operand, class... Rest, class A, class B, class C>
struct after<Op, PlaceOfV, type_list<Call(Operand), Rest...>, A, B, C>
    : after<Op, PlaceOfV, type_list<Rest...>, typename applied_at<place<PlaceOfV, Operand>(), 0, Call, A>::type,
            typename applied_at<place<PlaceOfV, Operand>(), 1, Call, B>::type,
            typename applied_at<place<PlaceOfV, Operand>(), 2, Call, C>::type> {};
template <class Op, std::size_t PlaceOfV, template <std::size_t> class... Names, class First, class Second, class A,
          class B>
struct after<Op, PlaceOfV, type_list<mend::contract<Names...>(First, Second)>, A, B> {
    using type = fault_of_contract<A, B, Names...>;
};
template <class Op, std::size_t PlaceOfV, template <std::size_t> class Name, class A, class B>
struct after<Op, PlaceOfV, type_list<mend::project<Name>(mend::x, mend::w)>, A, B> {
    using type = fault_of_project<A, B, Name>;
};
template <class Op, std::size_t PlaceOfV, class Part, class A, class B>
struct after<Op, PlaceOfV, type_list<mend::rotate<Part>(mend::x, mend::rotation)>, A, B> {
    using type = fault_of_rotate<A, B, Part>;
};
template <class Op, std::size_t PlaceOfV, template <std::size_t> class Role, class T, class... Axes, class A, class B>
struct after<Op, PlaceOfV, type_list<projection<Role, T, Axes...>>, A, B> {
    using type = detail::fault_of<Op, A, projection<Role, T, Axes...>>;
};
template <class Op, std::size_t PlaceOfV, class A, class B>
struct after<Op, PlaceOfV, type_list<mend::attend(mend::second, mend::first)>, A, B> {
    using type = detail::fault_of<Op, B, A>;
};
template <class Op, std::size_t PlaceOfV, class First, class Second, class Third, class A, class B, class C>
struct after<Op, PlaceOfV, type_list<mend::attention_of(First, Second, Third)>, A, B, C> {
    template <class Place>
    using at = std::conditional_t<place<2, Place>() == 0, A, std::conditional_t<place<2, Place>() == 1, B, C>>;
    using type = detail::fault_of<Op, at<First>, at<Second>, at<Third>>;
};

struct counted {
    int mends = 0;
    int refused = 0;
    constexpr counted& operator+=(counted other) {
        mends += other.mends;
        refused += other.refused;
        return *this;
    }
};

template <class Op, std::size_t PlaceOfV, class... Xs>
consteval counted mends_of() {
    using mends = typename proposed_by<type_list<>, detail::fault_of<Op, Xs...>>::type;
    if constexpr (__is_same(mends, type_list<>)) {
        return {0, 0};
    } else {
        return {1, is_fault<typename after<Op, PlaceOfV, mends, Xs...>::type> ? 1 : 0};
    }
}

template <class Op, std::size_t PlaceOfV, class A, class... Bs>
consteval counted with_each(type_list<Bs...>) {
    counted all{};
    ((all += mends_of<Op, PlaceOfV, A, Bs>()), ...);
    return all;
}
/// Every pair of two lists.
template <class Op, std::size_t PlaceOfV = 2, class... As, class Bs>
consteval counted pairs(type_list<As...>, Bs bs) {
    counted all{};
    ((all += with_each<Op, PlaceOfV, As>(bs)), ...);
    return all;
}
template <class Op, class A, class B, class... Cs>
consteval counted with_each_third(type_list<Cs...>) {
    counted all{};
    ((all += mends_of<Op, 2, A, B, Cs>()), ...);
    return all;
}
template <class Op, class A, class... Bs, class Cs>
consteval counted with_each_second(type_list<Bs...>, Cs cs) {
    counted all{};
    ((all += with_each_third<Op, A, Bs>(cs)), ...);
    return all;
}
template <class Op, class... As>
consteval counted triples(type_list<As...> all_of_them) {
    counted all{};
    ((all += with_each_second<Op, As>(all_of_them, all_of_them)), ...);
    return all;
}
/// At least so many are proposed, and none is refused.
consteval bool are_accepted(counted all, int at_least) { return all.mends >= at_least && all.refused == 0; }

/// Extents that are all equal, and different primes.
template <std::size_t B, std::size_t H, std::size_t T, std::size_t Q, std::size_t K, std::size_t D, std::size_t V,
          std::size_t M>
struct on_shapes {
    template <class... Axes>
    using t = tensor<float, Axes...>;
    using b = Batch<B>;
    using h = Head<H>;
    using time = Time<T>;
    using tok = Token<T>;
    using q = Query<Q>;
    using k = Key<K>;
    using d = Dk<D>;
    using v = Dv<V>;
    using m = Model<M>;

    using of_features =
        type_list<t<q, d>, t<d, q>, t<k, d>, t<d, k>, t<time, d>, t<d, time>, t<b, time, d>, t<time, b, d>, t<b, q, d>,
                  t<b, d, k>, t<h, k, d>, t<b, time, h, d>, t<b, h, time, d>, t<b, tok, h, d>, t<b, q, h, d>,
                  t<b, k, h, d>, t<b, h, d>, t<h, d>, t<q, k>, t<q, v>, t<d>, t<b, q, k>>;
    static_assert(are_accepted(pairs<detail::scores_operation>(of_features{}, of_features{}), 20));
    static_assert(are_accepted(pairs<detail::matmul_operation>(of_features{}, of_features{}), 20));
    static_assert(are_accepted(pairs<detail::contract_operation<>>(of_features{}, of_features{}), 100));
    static_assert(are_accepted(pairs<detail::stack_operation<axis_name<Layer>>>(of_features{}, of_features{}), 6));
    static_assert(are_accepted(pairs<detail::concat_operation<axis_name<Dk>>>(of_features{}, of_features{}), 6));

    using of_inputs = type_list<t<b, time, m>, t<time, b, m>, t<m, time>, t<b, tok, m>, t<tok, m>, t<q, v>, t<b, q, v>,
                                t<b, h, time, m>, t<b, time, h, m>, t<m>, t<b, h, m>>;
    template <class... Axes>
    using w = projection<Query, float, Axes...>;
    using of_weights = type_list<w<m, d>, w<d, m>, w<m, h, d>, w<h, m, d>, w<h, d, m>, w<v, m>, w<m, q>, w<time, d>,
                                 t<m, d>, t<d, m>, t<v, m>, t<m, h, d>>;
    static_assert(are_accepted(pairs<detail::project_operation<axis_name<Time>>>(of_inputs{}, of_weights{}), 20));

    using of_scores =
        type_list<decltype(as_attention_weights<Key>(t<b, q, k>{})), decltype(as_logits<Key>(t<b, q, k>{})),
                  decltype(as_attention_weights<Key>(t<q, k>{})), decltype(as_logits<Key>(t<k, q>{})),
                  decltype(as_attention_weights<Key>(t<b, h, q, k>{})), t<q, k>>;
    using of_values = type_list<t<b, k, v>, t<b, Time<K>, v>, t<k, v>, t<Time<K>, v>, t<q, v>, t<b, k, h, v>,
                                t<Time<K>, k>, t<v, k>, t<b, h, Time<K>, v>>;
    static_assert(are_accepted(pairs<detail::attend_operation, 1>(of_scores{}, of_values{}), 5));
    static_assert(are_accepted(pairs<detail::attend_operation, 1>(of_values{}, of_scores{}), 2));

    template <class... Positions>
    using r = rotation<interleaved_pairs, rotary_base<10000>, float, Positions..., Half<2>, Pair<1>>;
    using of_rotations = type_list<r<q>, r<k>, r<time>, r<tok>, r<b, q>, r<b, k>, r<time, b>, r<b>, r<>>;
    static_assert(are_accepted(pairs<detail::rotate_operation<>>(of_features{}, of_rotations{}), 20));
    static_assert(are_accepted(pairs<detail::rotate_operation<Dk<2>>>(of_features{}, of_rotations{}), D == Q ? 20 : 0));

    using of_attention = type_list<t<q, d>, t<k, d>, t<k, v>, t<time, d>, t<time, v>, t<Time<K>, v>, t<b, q, d>,
                                   t<b, time, h, d>, t<b, time, h, v>, t<d, k>>;
    static_assert(are_accepted(triples<detail::scaled_dot_product_attention_operation>(of_attention{}), 20));
};

template struct on_shapes<4, 4, 4, 4, 4, 4, 4, 4>;
template struct on_shapes<2, 3, 5, 7, 11, 13, 17, 19>;

}  // namespace
