// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/operations.hpp"

#include <type_traits>

using namespace heed;
using namespace heed::axes;

namespace {

/// Where the result would be written over values that are still to be read.
constexpr bool overlaps_are_no_matter() {
    auto x = iota<float, Query<3>, Dk<3>>(1.0f);
    auto const before = x;
    auto const square = iota<float, Dk<3>, Key<3>>(-2.0f);
    tensor_view<float, Query<3>, Key<3>> same_place(x.data());
    matmul(into(same_place), x, square);
    bool right = as_tensor(same_place) == matmul(before, square);

    float memory[6] = {1, 2, 3, 4, 5, 0};
    tensor_view<float, Key<5>> const from_first(memory), from_second(memory + 1);
    map(into(from_second), [](float one) { return 10 * one; }, from_first);
    right = right && memory[0] == 1 && memory[1] == 10 && memory[2] == 20 && memory[5] == 50;

    auto y = before;
    tensor_view<float, Dk<3>, Query<3>> turned(y.data());
    transpose(into(turned), y);
    return right && as_tensor(turned) == transpose(before);
}

/// A mask is an operand too, also one of several.
template <std::size_t Q, std::size_t K>
constexpr int wrong_over_masks() {
    auto const q = iota<float, Query<Q>, Dk<2>>(1.0f, 0.5f);
    auto const k = iota<float, Key<K>, Dk<2>>(-1.0f, 0.25f);
    auto const before = iota<float, Query<Q>, Key<K>>(10.0f);
    auto const first = iota<float, Key<K>>(10.0f);
    int wrong = 0;
    auto x = before;
    tensor_view<float, Query<Q>, Key<K>> const whole(x.data());
    tensor_view<float, Key<K>> const row(x.data());
    scores(into(x), q, k, bias{whole});
    wrong += x != as_tensor(scores(q, k, bias{before}));
    x = before;
    scores(into(x), q, k, causal{lower_right} & bias{row});
    wrong += x != as_tensor(scores(q, k, causal{lower_right} & bias{first}));
    x = before;
    scores(into(x), q, k, bias{row} & causal{lower_right} & bias{whole});
    wrong += x != as_tensor(scores(q, k, bias{first} & causal{lower_right} & bias{before}));
    return wrong;
}

/// Element by element or row by row, in place: strided and dense, and beside what is shifted.
template <std::size_t Q, std::size_t K>
constexpr int wrong_in_place() {
    auto const before = iota<float, Query<Q>, Key<K>>(-3.0f, 0.75f);
    int wrong = 0;
    auto x = before;
    softmax<Key>(into(x), x);
    wrong += x != as_tensor(softmax<Key>(before));
    x = before;
    log_softmax<Query>(into(x), x);
    wrong += x != log_softmax<Query>(before);
    x = before;
    zip(into(x), every_operation::difference_of, x, tensor_view<float const, Key<K>>(x.data()));
    wrong += x != zip(every_operation::difference_of, before, slice<Query>(before, 0));
    float memory[2 * Q * K] = {};
    strided_view<float, strides<2 * K, 2>, Query<Q>, Key<K>> const apart(memory);
    map(into(apart), [](float) { return 2.0f; }, apart);
    softmax<Key>(into(apart), apart);
    wrong += as_tensor(apart) != as_tensor(softmax<Key>(full<float, Query<Q>, Key<K>>(2.0f)));
    return wrong;
}

}  // namespace

TEST_CASE("A destination may be an operand, or share memory with one") {
    static_assert(overlaps_are_no_matter());
    CHECK(overlaps_are_no_matter());
    static_assert(wrong_over_masks<2, 3>() == 0);
    CHECK(wrong_over_masks<2, 3>() == 0);
    CHECK(wrong_over_masks<5, 17>() == 0);
    static_assert(wrong_over_masks<3, 3>() == 0);
    CHECK(wrong_over_masks<3, 3>() == 0);
    static_assert(wrong_in_place<2, 3>() == 0);
    CHECK(wrong_in_place<2, 3>() == 0);
    CHECK(wrong_in_place<5, 37>() == 0);
    static_assert(wrong_in_place<3, 3>() == 0);
    CHECK(wrong_in_place<3, 3>() == 0);
}

namespace {

template <class Out, class... Axes>
using of_softmax =
    detail::fault_of<detail::softmax_operation<axis_name<Key>>, destination<Out>, tensor<float, Axes...>>;

template <std::size_t Rows, std::size_t Columns>
constexpr bool faults_are_named() {
    using x = tensor<float, Query<Rows>, Key<Columns>>;
    using wrong = tensor<float, Key<Columns>, Query<Rows>>;
    static_assert(std::is_same_v<of_softmax<x, Query<Rows>, Key<Columns>>, none>);
    static_assert(std::is_same_v<of_softmax<wrong, Query<Rows>, Key<Columns>>,
                                 fault::the_destination_needs_the_shape_of_the_result<
                                     fault::in::softmax, shape_type_of<x>, shape_type_of<wrong>>>);
    static_assert(
        std::is_same_v<of_softmax<tensor<double, Query<Rows>, Key<Columns>>, Query<Rows>, Key<Columns>>,
                       fault::the_destination_needs_the_element_type_of_the_result<fault::in::softmax, float, double>>);
    static_assert(std::is_same_v<of_softmax<x const, Query<Rows>, Key<Columns>>,
                                 fault::into_writes_to_a_tensor_whose_elements_are_not_const<x>>);
    static_assert(std::is_same_v<of_softmax<int, Query<Rows>, Key<Columns>>, fault::into_writes_to_a_tensor<int>>);
    // What is promised of logits is not had by writing to them; a distribution is written where one was.
    using logits_type = logits<Key, Dk, float, Query<Rows>, Key<Columns>>;
    using result = distribution<Key, float, Query<Rows>, Key<Columns>>;
    static_assert(std::is_same_v<
                  of_softmax<logits_type, Query<Rows>, Key<Columns>>,
                  fault::the_destination_promises_what_the_result_does_not<fault::in::softmax, result, logits_type>>);
    static_assert(std::is_same_v<of_softmax<result, Query<Rows>, Key<Columns>>, none>);
    // The operation's own rule is asked first.
    using of_another = detail::fault_of<detail::softmax_operation<axis_name<Dv>>, destination<x>, x>;
    static_assert(std::is_same_v<of_another, fault_of_softmax<x, Dv>>);
    static_assert(!requires(x a, wrong b) { softmax<Key>(into(b), a); });
    static_assert(requires(x a, x b) { softmax<Key>(into(b), a); });
    return true;
}
static_assert(faults_are_named<2, 3>() && faults_are_named<4, 4>());

template <class Op, class... Operands>
constexpr bool is_said_of =
    std::is_same_v<detail::fault_of<Op, tensor<float, Vocabulary<3>>, Operands...>,
                   fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<
                       typename Op::tag, tensor<float, Vocabulary<3>>>>;

/// What is no destination unless it is said to be one: of every operation, a tensor before operands that are a call.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
constexpr bool a_destination_is_said_to_be_one() {
    using q_type = tensor<float, Batch<B>, Query<Q>, Dk<D>>;
    using k_type = tensor<float, Batch<B>, Key<K>, Dk<D>>;
    using v_type = tensor<float, Batch<B>, Key<K>, Dv<V>>;
    using out_type = tensor<float, Batch<B>, Query<Q>, Dv<V>>;
    using result = decltype(scores(q_type{}, k_type{}));
    using weights_type = decltype(softmax<Key>(result{}));
    using mask_type = keep<Batch<B>, Key<K>>;
    using w_type = projection<Query, float, Dk<D>, Model<V>>;
    using form = detail::scaled_dot_product_attention_operation;
    static_assert(is_said_of<form, q_type, k_type, v_type> && is_said_of<form, q_type, k_type, v_type, mask_type>);
    static_assert(is_said_of<detail::scores_operation, q_type, k_type>);
    static_assert(is_said_of<detail::attend_operation, weights_type, v_type, mask_type>);
    static_assert(is_said_of<detail::project_operation<axis_name<Time>>, tensor<float, Time<Q>, Dk<D>>, w_type>);
    static_assert(is_said_of<detail::sum_operation<axis_name<Dk>>, q_type>);
    static_assert(is_said_of<detail::transpose_operation, q_type>);
    static_assert(is_said_of<detail::zip_operation, float (*)(float, float), q_type, q_type>);
    static_assert(is_said_of<detail::slice_operation<axis_name<Query>>, q_type, int>);
    // Also where the operation can have as many operands.
    using of_attention = fault_of_attention<out_type, q_type, k_type, v_type>;
    static_assert(std::is_same_v<of_attention, detail::fault_of<form, out_type, q_type, k_type, v_type>>);
    using of_scores = fault_of_scores<result, q_type, k_type, mask_type>;
    static_assert(std::is_same_v<of_scores, detail::fault_of<detail::scores_operation, result, q_type, k_type>>);
    static_assert(std::is_same_v<fault_of_attend<out_type, weights_type, v_type>,
                                 detail::fault_of<detail::attend_operation, out_type, weights_type, v_type>>);
    static_assert(std::is_same_v<fault_of_attention<q_type, v_type, k_type, mask_type>,
                                 fault_of_attention<q_type, v_type, k_type>>);
    // What was right stays so, whatever may be written to: masks, several operands, a destination with a name.
    static_assert(requires(q_type& q, k_type& k, v_type& v, mask_type& m) {
        scores(q, k, m);
        attention(q, k, v, m);
        scaled_dot_product_attention(q, k, v, m, scale{0.5});
        concat<Batch>(q, q, q);
        stack<Layer>(q, q, q);
    });
    static_assert(requires(weights_type& w, v_type& v, mask_type& m) { attend(w, v, m); });
    static_assert(requires(destination<out_type> to, destination<out_type> const& same, q_type q, k_type k, v_type v) {
        scaled_dot_product_attention(to, q, k, v);
        scaled_dot_product_attention(same, q, k, v);
    });
    // A tensor is no destination when what follows is no call, or was refused already.
    constexpr auto is_said = []<class Out, class... Operands>(detail::type_list<Out, Operands...>) {
        using fault::a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it;
        using said = a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<fault::in::attention, Out>;
        return __is_same(detail::fault_of<form, Out, Operands...>, said);
    };
    static_assert(is_said(detail::type_list<out_type, q_type, k_type, v_type>{}));
    static_assert(is_said(detail::type_list<tensor_view<float, Key<K>>, q_type, k_type, v_type>{}));
    static_assert(!is_said(detail::type_list<out_type, q_type, v_type, k_type>{}));
    static_assert(!is_said(detail::type_list<out_type, q_type, refused, v_type>{}));
    static_assert(!is_said(detail::type_list<out_type, q_type, k_type, mask_type>{}));
    return true;
}
static_assert(a_destination_is_said_to_be_one<2, 3, 5, 7, 11>() && a_destination_is_said_to_be_one<4, 4, 4, 4, 4>());

}  // namespace
