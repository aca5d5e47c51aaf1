// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

// Attention in static assertions alone: shapes, kinds, and the numbers of small examples that can be done by hand.
// Nothing here runs: when it compiles, it holds.

namespace {

using namespace heed::axes;
using heed::shape;
using heed::shape_of;
using heed::tensor;

template <class A, class B>
constexpr bool same = __is_same(A, B);

// The shapes of every step, with extents that all differ and with extents that are all 4.

template <std::size_t B, std::size_t H, std::size_t L, std::size_t S, std::size_t D, std::size_t E, std::size_t M>
constexpr bool every_step_has_its_shape() {
    using x_of_queries = tensor<float, Batch<B>, Head<H>, Time<L>, Model<M>>;
    using x_of_keys = tensor<float, Batch<B>, Head<H>, Time<S>, Model<M>>;
    using q = decltype(heed::project(x_of_queries{}, heed::projection<Query, float, Model<M>, Dk<D>>{}));
    using k = decltype(heed::project(x_of_keys{}, heed::projection<Key, float, Model<M>, Dk<D>>{}));
    using v = decltype(heed::project(x_of_keys{}, heed::projection<Key, float, Model<M>, Dv<E>>{}));
    static_assert(same<q, tensor<float, Batch<B>, Head<H>, Query<L>, Dk<D>>>);
    static_assert(same<k, tensor<float, Batch<B>, Head<H>, Key<S>, Dk<D>>>);
    static_assert(same<v, tensor<float, Batch<B>, Head<H>, Key<S>, Dv<E>>>);

    using scores = decltype(heed::scores(q{}, k{}));
    using weights = decltype(heed::softmax<Key>(scores{}));
    using output = decltype(heed::attend(weights{}, v{}));
    static_assert(shape_of<scores>() == shape<Batch<B>, Head<H>, Query<L>, Key<S>>);
    static_assert(shape_of<weights>() == shape<Batch<B>, Head<H>, Query<L>, Key<S>>);
    static_assert(same<output, tensor<float, Batch<B>, Head<H>, Query<L>, Dv<E>>>);

    static_assert(heed::is_logits_over<scores, Key> && !heed::is_logits_over<scores, Query>);
    static_assert(!heed::is_distribution_over<scores, Key>);
    static_assert(heed::is_distribution_over<weights, Key> && !heed::is_distribution_over<weights, Query>);
    static_assert(!heed::is_logits_over<weights, Key>);
    static_assert(!heed::is_distribution_over<output, Key> && !heed::is_logits_over<output, Key>);

    static_assert(same<decltype(heed::attention(q{}, k{}, v{})), heed::attention_result<output, weights>>);
    static_assert(same<decltype(heed::scaled_dot_product_attention(q{}, k{}, v{})), output>);
    using mask = heed::keep<Batch<B>, Key<S>>;
    using masked = heed::staged_logits<heed::stage::masked, Key, Dk, float, Batch<B>, Head<H>, Query<L>, Key<S>>;
    static_assert(same<decltype(heed::scores(q{}, k{}, mask{}, heed::scale{0.5})), masked>);
    static_assert(same<decltype(heed::scores(q{}, k{}, heed::scale{0.5})), scores>);
    static_assert(same<decltype(heed::attend(weights{}, v{}, mask{})), output>);
    static_assert(same<decltype(heed::attention(q{}, k{}, v{}, heed::scale{0.5}, mask{})),
                       heed::attention_result<output, weights>>);
    return true;
}
static_assert(every_step_has_its_shape<2, 3, 5, 7, 11, 13, 17>());
static_assert(every_step_has_its_shape<4, 4, 4, 4, 4, 4, 4>());
static_assert(every_step_has_its_shape<1, 1, 1, 1, 1, 1, 1>());

// What scores, weights and masks are in memory: their values, and nothing else.
static_assert(sizeof(decltype(heed::scores(tensor<float, Query<3>, Dk<2>>{}, tensor<float, Key<5>, Dk<2>>{}))) ==
              15 * sizeof(float));
static_assert(sizeof(heed::projection<Query, double, Model<3>, Dk<5>>) == 15 * sizeof(double));
static_assert(sizeof(heed::keep<Query<3>, Key<5>>) == 15);
static_assert(!__is_aggregate(decltype(heed::softmax<Key>(tensor<float, Key<3>>{}))));
static_assert(__is_trivially_copyable(heed::self_attention<float, Model<8>, Dk<4>, Dv<4>>));

// Numbers by hand. Equal scores: every key counts the same, and the output is the mean of the values.
constexpr auto zero_queries = heed::zeros<float, Query<2>, Dk<3>>();
constexpr auto some_keys = heed::iota<float, Key<4>, Dk<3>>();
constexpr auto some_values = heed::from<float, Key<4>, Dv<2>>({{1, 10}, {2, 20}, {3, 30}, {6, 40}});
constexpr auto uniform = heed::attention(zero_queries, some_keys, some_values);
static_assert(uniform.weights == heed::full<float, Query<2>, Key<4>>(0.25f));
static_assert(uniform.output == heed::from<float, Query<2>, Dv<2>>({{3, 25}, {3, 25}}));

// Masks change over what the mean is taken: the causal one sees 1 key and 2, the padding one the first two.
static_assert(heed::scaled_dot_product_attention(zero_queries, some_keys, some_values,
                                                 heed::causal{heed::upper_left}) ==
              heed::from<float, Query<2>, Dv<2>>({{1, 10}, {1.5f, 15}}));
static_assert(heed::scaled_dot_product_attention(zero_queries, some_keys, some_values,
                                                 heed::keep<Key<4>>{false, false, true, true}) ==
              heed::from<float, Query<2>, Dv<2>>({{4.5f, 35}, {4.5f, 35}}));
static_assert(heed::scaled_dot_product_attention(zero_queries, some_keys, some_values,
                                                 heed::drop<Key<4>>{true, true, true, true}) ==
              heed::zeros<float, Query<2>, Dv<2>>());

// A score far above the others takes all: the output is its value.
constexpr auto sharp = heed::attention(heed::full<float, Query<1>, Dk<1>>(1),
                                       heed::from<float, Key<4>, Dk<1>>(0, 0, 1000, 0), some_values);
static_assert(sharp.weights == tensor<float, Query<1>, Key<4>>{0, 0, 1, 0});
static_assert(sharp.output == tensor<float, Query<1>, Dv<2>>{3, 30});

// A projection with the identity changes the name and nothing else; with its bias it is moved.
constexpr auto x = heed::iota<float, Time<2>, Model<3>>(1);
constexpr auto identity = heed::projection<Query, float, Model<3>, Dk<3>>{heed::eye<float, Model<3>, Dk<3>>()};
static_assert(heed::project(x, identity) == tensor<float, Query<2>, Dk<3>>{1, 2, 3, 4, 5, 6});
static_assert(heed::project(x, identity, heed::projection_bias<Query, float, Dk<3>>{10, 20, 30}) ==
              tensor<float, Query<2>, Dk<3>>{11, 22, 33, 14, 25, 36});

// A module, a mask and a result can be template arguments.
template <auto Value>
struct takes_a_value {
    static constexpr auto value = Value;
};
static_assert(takes_a_value<heed::keep<Key<2>>{true, false}>::value(0));
static_assert(takes_a_value<sharp>::value.output(0, 1) == 30);
static_assert(
    takes_a_value<heed::self_attention<float, Model<2>, Dk<1>, Dv<1>>{}>::value(heed::zeros<float, Time<2>, Model<2>>())
        .weights(0, 0) == 0.5f);

// What might be given to `merge` in the place of attentions over parts is told so: outputs alone, or beside weights.
static_assert(heed::detail::concern_attentions<tensor<float, Query<2>, Dv<3>>, decltype(sharp)> &&
              !heed::detail::concern_attentions<tensor<float, Query<2>, Dv<3>>>);

}  // namespace
