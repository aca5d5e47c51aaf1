// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// What templates can ask of the operations: whether a call is allowed (by `requires`, at the call itself), what type it
// has, and that a call that was refused causes no second error.
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/expect_shape.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>

#include <type_traits>

namespace {

using namespace heed::axes;
using heed::refused;
using heed::tensor;

struct no_number {};

struct added_up {
    template <class... T>
    constexpr float operator()(T const&... x) const {
        return (0.0f + ... + x);
    }
};

template <class X, class Y>
inline constexpr bool same = __is_same(X, Y);

template <class X>
X const& a();

// Whether a template's own `requires` sees a refusal ----------------------------------------------------------------

struct doubled {
    constexpr float operator()(float x) const { return 2 * x; }
};

template <class X>
concept maps = requires(X const& x) {
    heed::map(doubled{}, x);
};
template <class... X>
concept zips = requires(X const&... x) {
    heed::zip(added_up{}, x...);
};
template <class X, class Y>
concept outers = requires(X const& x, Y const& y) {
    heed::outer(x, y);
};
template <class X>
concept casts = requires(X const& x) {
    heed::cast<double>(x);
};
template <class X, class Y>
concept adds = requires(X const& x, Y const& y) {
    x + y;
};
template <class X, class Y>
concept subtracts = requires(X const& x, Y const& y) {
    x - y;
};
template <class X, class Y>
concept multiplies = requires(X const& x, Y const& y) {
    x* y;
};
template <class X, class Y>
concept divides = requires(X const& x, Y const& y) {
    x / y;
};
template <class X>
concept negates = requires(X const& x) {
    -x;
};
template <class X, class Y>
concept adds_in_place = requires(X& x, Y const& y) {
    x += y;
};
template <class X, class Y>
concept subtracts_in_place = requires(X& x, Y const& y) {
    x -= y;
};
template <class X, class Y>
concept multiplies_in_place = requires(X& x, Y const& y) {
    x *= y;
};
template <class X, class Y>
concept divides_in_place = requires(X& x, Y const& y) {
    x /= y;
};
template <class X, template <std::size_t> class... Names>
concept sums = requires(X const& x) {
    heed::sum<Names...>(x);
};
template <class X, template <std::size_t> class... Names>
concept means = requires(X const& x) {
    heed::mean<Names...>(x);
};
template <class X, template <std::size_t> class... Names>
concept has_max = requires(X const& x) {
    heed::max<Names...>(x);
};
template <class X, template <std::size_t> class Name>
concept has_argmax = requires(X const& x) {
    heed::argmax<Name>(x);
};
template <class X, class Y, template <std::size_t> class... Names>
concept contracts = requires(X const& x, Y const& y) {
    heed::contract<Names...>(x, y);
};
template <class X, class Y>
concept matmuls = requires(X const& x, Y const& y) {
    heed::matmul(x, y);
};
template <class X>
concept transposes = requires(X const& x) {
    heed::transpose(x);
};
template <class X, template <std::size_t> class From, template <std::size_t> class To>
concept renames = requires(X const& x) {
    heed::rename<From, To>(x);
};
template <class X, template <std::size_t> class... Names>
concept permutes = requires(X const& x) {
    heed::permute<Names...>(x);
};
template <class X, template <std::size_t> class Name, class... Into>
concept splits = requires(X const& x) {
    heed::split<Name, Into...>(x);
};
template <class X, template <std::size_t> class... Names>
concept merges = requires(X const& x) {
    heed::merge<Names...>(x);
};
template <template <std::size_t> class Name, class... X>
concept concats = requires(X const&... x) {
    heed::concat<Name>(x...);
};
template <template <std::size_t> class Name, class... X>
concept stacks = requires(X const&... x) {
    heed::stack<Name>(x...);
};
template <class X, template <std::size_t> class Name, class I>
concept slices = requires(X const& x, I i) {
    heed::slice<Name>(x, i);
};
template <class X, template <std::size_t> class Name>
concept has_softmax = requires(X const& x) {
    heed::softmax<Name>(x);
};
template <class X, template <std::size_t> class Name>
concept has_log_softmax = requires(X const& x) {
    heed::log_softmax<Name>(x);
};
template <class X, template <std::size_t> class Name>
concept has_naive_softmax = requires(X const& x) {
    heed::naive_softmax<Name>(x);
};
template <class X, class Y>
concept differs = requires(X const& x, Y const& y) {
    heed::max_abs_difference(x, y);
};
template <class X, class Y>
concept is_close = requires(X const& x, Y const& y) {
    heed::all_close(x, y);
};
template <class X, class... Axes>
concept expects = requires(X const& x) {
    heed::expect_shape<Axes...>(x);
};

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D>
struct visible {
    template <class... Axes>
    using t = tensor<float, Axes...>;
    using b = Batch<B>;
    using q = Query<Q>;
    using k = Key<K>;
    using d = Dk<D>;
    using scores = t<b, q, k>;
    using weights = decltype(heed::softmax<Key>(scores{}));

    static_assert(maps<scores> && !maps<tensor<no_number, q>> && !maps<float>);
    static_assert(zips<scores, t<k>, t<q, b>> && !zips<t<q>, t<k>> && !zips<t<q>, float>);
    static_assert(outers<t<q>, t<k>> && !outers<t<q>, t<q>>);
    static_assert(casts<scores> && !casts<float> && !casts<tensor<no_number, q>>);
    static_assert(adds<scores, t<k>> && adds<int, scores> && !adds<t<q>, t<k>> && !adds<scores, no_number>);
    static_assert(subtracts<scores, t<k>> && subtracts<int, scores> && !subtracts<t<q>, t<k>>);
    static_assert(multiplies<scores, t<k>> && multiplies<int, scores> && !multiplies<t<q>, t<k>>);
    static_assert(divides<scores, t<k>> && divides<int, scores> && !divides<t<q>, t<k>>);
    static_assert(negates<scores> && negates<weights> && !negates<tensor<no_number, q>>);
    static_assert(adds_in_place<scores, t<k>> && adds_in_place<scores, int> && !adds_in_place<t<k>, scores>);
    static_assert(subtracts_in_place<scores, t<k>> && !subtracts_in_place<t<k>, scores>);
    static_assert(multiplies_in_place<scores, t<k>> && !multiplies_in_place<weights, float>);
    static_assert(divides_in_place<scores, t<k>> && !divides_in_place<tensor<int, q>, double>);
    // What is constant is not assigned to.
    static_assert(!adds_in_place<scores const, t<k>> && !divides_in_place<scores const, int>);
    static_assert(sums<scores> && sums<scores, Key, Batch> && !sums<scores, Dk> && !sums<scores, Key, Key>);
    static_assert(means<scores> && means<scores, Key> && !means<scores, Dk> && !means<tensor<int, q>, Query>);
    static_assert(has_max<scores> && has_max<scores, Key> && !has_max<scores, Dk>);
    static_assert(has_argmax<scores, Key> && !has_argmax<scores, Dk>);
    static_assert(contracts<t<q, d>, t<k, d>, Dk> && !contracts<t<q, d>, t<k, d>> && !contracts<t<q, d>, t<k, d>, Key>);
    static_assert(matmuls<t<q, d>, t<d, k>> && !matmuls<t<q, d>, t<k, d>>);
    static_assert(transposes<scores> && !transposes<t<q>>);
    static_assert(renames<scores, Query, Time> && !renames<scores, Query, Key> && !renames<scores, Time, Query>);
    static_assert(permutes<scores, Key, Query, Batch> && !permutes<scores, Key, Query>);
    static_assert(splits<t<Model<2 * D>>, Model, Head<2>, d> && !splits<t<Model<2 * D>>, Model, Head<3>, d>);
    static_assert(merges<scores, Query, Key, Time> && !merges<scores, Key, Query, Time> && !merges<scores, Key>);
    static_assert(concats<Key, scores, scores> && !concats<Dk, scores, scores>);
    static_assert(stacks<Head, scores, scores> && !stacks<Key, scores, scores>);
    static_assert(slices<scores, Query, int> && !slices<scores, Dk, int> && !slices<scores, Query, float>);
    static_assert(!slices<scores, Query, std::integral_constant<std::size_t, Q>>);
    static_assert(has_softmax<scores, Key> && !has_softmax<scores, Dk> && !has_softmax<weights, Key>);
    static_assert(has_log_softmax<scores, Key> && !has_log_softmax<scores, Dk>);
    static_assert(has_naive_softmax<scores, Key> && !has_naive_softmax<scores, Dk>);
    static_assert(differs<scores, weights> && !differs<scores, t<q>>);
    static_assert(is_close<scores, weights> && !is_close<scores, t<q>>);
    static_assert(expects<scores, b, q, k> && !expects<scores, q, b, k>);
};

template struct visible<2, 3, 5, 7>;
template struct visible<4, 4, 4, 4>;

// An operator is nobody's business where no tensor is in it: another library's operators stay what they are.
namespace other {
struct money {};
constexpr int operator+(money, int) { return 1; }
constexpr int operator-(money) { return 2; }
}  // namespace other
using namespace heed;
static_assert(other::money{} + 1 == 1 && -other::money{} == 2);
static_assert(!adds<other::money, other::money> && !negates<no_number>);

// Names of a user's own, in the namespace of his axes, do not get in the way.
namespace mine {
template <std::size_t N>
struct Row : heed::axis<Row, N> {};
template <class F, class X>
constexpr int map(F const&, X const&) {
    return 0;
}
template <class F, class... X>
constexpr int zip(F const&, X const&...) {
    return 0;
}
template <class X>
constexpr int operand(X const&) {
    return 0;
}
template <class Out, class T>
constexpr void fill(Out, T) {}
}  // namespace mine
using row = tensor<float, mine::Row<2>>;
static_assert(same<decltype(-a<row>()), row>);
static_assert(same<decltype(heed::cast<int>(a<row>())), tensor<int, mine::Row<2>>>);
static_assert(same<decltype(a<row>() * 2 + a<row>()), row>);
static_assert(same<decltype(heed::log_softmax<mine::Row>(a<row>())), row>);

// A refused call gives one error: what it returns is taken by every operation, and comes out again ------------------

using x_type = tensor<float, Query<2>, Key<3>>;

static_assert(same<decltype(heed::map(added_up{}, a<refused>())), refused>);
static_assert(same<decltype(heed::zip(added_up{}, a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::zip(added_up{}, a<x_type>(), a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::outer(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::outer(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::cast<double>(a<refused>())), refused>);
static_assert(same<decltype(a<refused>() + a<x_type>()), refused>);
static_assert(same<decltype(a<x_type>() - a<refused>()), refused>);
static_assert(same<decltype(a<refused>() * 2), refused>);
static_assert(same<decltype(2 / a<refused>()), refused>);
static_assert(same<decltype(a<refused>() + a<refused>()), refused>);
static_assert(same<decltype(-a<refused>()), refused>);
static_assert(adds_in_place<x_type, refused> && subtracts_in_place<x_type, refused>);
static_assert(multiplies_in_place<x_type, refused> && divides_in_place<x_type, refused>);
static_assert(adds_in_place<refused, x_type> && subtracts_in_place<refused, float>);
static_assert(multiplies_in_place<refused, x_type> && divides_in_place<refused, refused>);
static_assert(same<decltype(heed::sum(a<refused>())), refused>);
static_assert(same<decltype(heed::sum<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::mean<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::max<Key, Query>(a<refused>())), refused>);
static_assert(same<decltype(heed::argmax<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::contract<Dk>(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::contract<Dk>(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::matmul(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::matmul(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::transpose(a<refused>())), refused>);
static_assert(same<decltype(heed::rename<Query, Time>(a<refused>())), refused>);
static_assert(same<decltype(heed::permute<Query, Time>(a<refused>())), refused>);
static_assert(same<decltype(heed::split<Model, Head<2>, Dk<3>>(a<refused>())), refused>);
static_assert(same<decltype(heed::merge<Head, Dk, Model>(a<refused>())), refused>);
static_assert(same<decltype(heed::concat<Key>(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::concat<Key>(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::stack<Head>(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::stack<Head>(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::slice<Query>(a<refused>(), 0)), refused>);
static_assert(same<decltype(heed::slice<Query>(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::softmax<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::log_softmax<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::naive_softmax<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::max_abs_difference(a<refused>(), a<x_type>())), refused>);
static_assert(same<decltype(heed::max_abs_difference(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::all_close(a<x_type>(), a<refused>())), refused>);
static_assert(same<decltype(heed::all_close(a<refused>(), a<x_type>())), refused>);
static_assert(same<std::remove_cvref_t<decltype(heed::expect_shape<Query<2>>(a<refused>()))>, refused>);
static_assert(same<decltype(heed::as_logits<Key>(a<refused>())), refused>);
static_assert(same<decltype(heed::as_attention_weights<Key>(a<refused>())), refused>);
static_assert(std::is_convertible_v<refused, x_type> && std::is_convertible_v<refused, float>);

// One after the other, as in a program.
static_assert(same<decltype(heed::contract<Key>(heed::softmax<Key>(heed::contract<Dk>(a<x_type>(), a<refused>()) / 2),
                                                a<tensor<float, Key<3>, Dv<5>>>())),
                   refused>);

// The same through what a tensor itself offers.
template <class X>
concept has_a_shape = requires(X const& x) {
    shape_of(x);
};
template <class X>
concept is_compared = requires(X const& x, x_type const& y) {
    static_cast<bool>(x == y);
    static_cast<bool>(y == x);
};
template <class X>
concept is_indexed = requires(X const& x) {
    x(0, 1);
    x.at(0, 1);
    x.try_at(0, 1);
    x[0];
};
static_assert(has_a_shape<x_type> && has_a_shape<refused>);
static_assert(is_compared<x_type> && is_compared<refused>);
static_assert(is_indexed<refused>);

}  // namespace
