// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"

#include <heed/heed.hpp>

#include <type_traits>

using namespace heed;
using namespace heed::axes;

// What is asked of tensors whose type says more than a plain one's when values are written to them.

namespace {

/// The steps of a learner, each written as somebody may write it.
template <class W>
constexpr auto learned() {
    using plain_type = typename W::tensor_type;
    auto const gradient = iota<plain_type>(1.0f);
    auto const old = iota<W>(0.5f, 0.25f);
    tensor<W, Head<7>> w{};
    for (W& each : w.values) each = old;
    w(0) -= 0.5f * gradient;
    w(1) = w(1) - 0.5f * gradient;
    zip(into(w(2)), [](float x, float g) { return x - 0.5f * g; }, w(2), gradient);
    map(into(w(3)), [](float x) { return x; }, old - 0.5f * gradient);
    auto const step = 0.5f * gradient;
    w(4) = old - step;
    w(5) += -step;
    as_tensor(into(w(6)), old - step);
    return w;
}
template <class W>
constexpr bool all_learn_the_same() {
    auto const all = learned<W>();
    auto const expected = iota<typename W::tensor_type>(0.5f, 0.25f) - 0.5f * iota<typename W::tensor_type>(1.0f);
    bool same = true;
    for (W const& each : all.values) same = same && each == expected;
    return same;
}

template <class W>
constexpr auto scaled() {
    auto w = iota<W>(1.0f);
    w *= 6.0f;
    w /= 3.0f;
    w += w;
    return w;
}

}  // namespace

TEST_CASE("projections, their biases and masks of numbers take values as plain tensors do, and stay what they are") {
    using square = projection<Query, float, Model<3>, Dk<3>>;
    using oblong = projection<Key, float, Model<5>, Dv<2>>;
    using added = projection_bias<Query, float, Dk<7>>;
    using slope = bias<float, Query<2>, Key<3>>;
    static_assert(all_learn_the_same<square>() && all_learn_the_same<oblong>());
    static_assert(all_learn_the_same<added>() && all_learn_the_same<slope>());
    CHECK((all_learn_the_same<square>() && all_learn_the_same<oblong>()));
    CHECK((all_learn_the_same<added>() && all_learn_the_same<slope>()));
    BOTH_TIMES(of_weights, scaled<oblong>);
    STATIC_REQUIRE(of_weights == 4.0f * iota<oblong>(1.0f));
    static_assert(std::is_trivially_copyable_v<oblong> && std::is_trivially_copy_assignable_v<oblong>);
    // As assigning always does.
    static_assert(std::is_same_v<decltype(std::declval<oblong&>() -= 1.0f), oblong&>);
    oblong w = iota<oblong>();
    w = {};
    CHECK(w == oblong{});
}

TEST_CASE("on the heap values that are assigned are moved") {
    using big = projection<Query, float, Model<1024>, Dk<128>>;
    auto w = iota<big>();
    auto const gradient = full<float, Model<1024>, Dk<128>>(0.5f);
    w = w - 2.0f * gradient;
    CHECK(w(0, 0) == -1.0f);
    CHECK(w(1023, 127) == 131070.0f);
    auto next = w - gradient;
    auto const* const memory = next.data();
    w = std::move(next);
    CHECK(w.data() == memory);
    zip(into(w), [](float x, float g) { return x + g; }, w, gradient);
    CHECK(w(0, 0) == -1.0f);
    CHECK(w.data() == memory);
}

TEST_CASE("values for another purpose, of another shape or another type do not go where a type promises") {
    using w_q = projection<Query, float, Model<3>, Dk<3>>;
    using w_k = projection<Key, float, Model<3>, Dk<3>>;
    using plain_type = tensor<float, Model<3>, Dk<3>>;
    static_assert(std::is_assignable_v<w_q&, plain_type> && std::is_assignable_v<w_q&, w_q>);
    static_assert(!std::is_assignable_v<w_q&, w_k>);
    static_assert(!std::is_assignable_v<w_q&, tensor<float, Dk<3>, Model<3>>>);
    static_assert(!std::is_assignable_v<w_q&, tensor<double, Model<3>, Dk<3>>>);
    static_assert(can_minus_assign<w_q, plain_type> && can_minus_assign<w_q, w_q> && can_times_assign<w_q, float>);
    static_assert(!can_minus_assign<w_q, w_k> && can_minus_assign<plain_type, w_k>);
    static_assert(!can_minus_assign<w_q, tensor<float, Dk<3>, Model<2>>>);
    using fault::a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor;
    using expected =
        a_tensor_for_one_purpose_is_not_changed_by_one_for_another_or_say_as_tensor<fault::in::minus, w_q, w_k>;
    static_assert(std::is_same_v<fault_of_minus_assign<w_q, w_k>, expected>);

    // Bools say by their type what true means, and logits and distributions how they came about.
    using kept = keep<Query<2>, Key<3>>;
    using bools = tensor<bool, Query<2>, Key<3>>;
    static_assert(!std::is_assignable_v<kept&, bools> && !can_times_assign<kept, bools>);
    static_assert(!std::is_assignable_v<drop<Key<3>>&, tensor<bool, Key<3>>>);
    using floats = tensor<float, Query<2>, Key<3>>;
    using weights = distribution<Key, float, Query<2>, Key<3>>;
    using scaled_scores = logits<Key, Dk, float, Query<2>, Key<3>>;
    static_assert(!std::is_assignable_v<weights&, floats> && !std::is_assignable_v<scaled_scores&, floats>);
    static_assert(!can_plus_assign<weights, floats> && !can_plus_assign<scaled_scores, floats>);
    static_assert(std::is_same_v<
                  detail::fault_of<detail::as_tensor_operation, destination<weights>, floats>,
                  fault::the_destination_promises_what_the_result_does_not<fault::in::as_tensor, floats, weights>>);
    static_assert(std::is_same_v<detail::fault_of<detail::as_tensor_operation, destination<w_q>, plain_type>, none>);
}
