// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

// Every operation on operands wherever their values are, against the same operation on plain tensors.

namespace every_operation {

using namespace heed;
using namespace heed::axes;

template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
struct operands {
    static constexpr auto q() {
        return generate<float, Query<Queries>, Dk<Features>>(
            [](int i, int j) { return 0.25f * static_cast<float>((3 * i + 5 * j) % 7) - 0.5f; });
    }
    static constexpr auto k() {
        return generate<float, Key<Keys>, Dk<Features>>(
            [](int i, int j) { return 0.125f * static_cast<float>((4 * i + 3 * j) % 11) - 0.25f; });
    }
    static constexpr auto v() {
        return generate<float, Key<Keys>, Dv<Values>>(
            [](int i, int j) { return 0.5f * static_cast<float>((2 * i + 7 * j) % 13) - 1.0f; });
    }
};

/// How many operations give other values for (q, k, v) than for the plain tensors (q0, k0, v0). Their type is the same.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values, class Q, class K, class V>
constexpr int differences_from(auto const& q0, auto const& k0, auto const& v0, Q const& q, K const& k, V const& v) {
    int count = 0;
    auto const check = [&count](auto const& expected, auto const& actual) {
        static_assert(__is_same(decltype(expected), decltype(actual)));
        count += expected == actual ? 0 : 1;
    };
    check(scores(q0, k0), scores(q, k));
    check(attention(q0, k0, v0).output, attention(q, k, v).output);
    check(attention(q0, k0, v0).weights, attention(q, k, v).weights);
    check(attention(q0, k0, v0, causal{lower_right}).output, attention(q, k, v, causal{lower_right}).output);
    check(scaled_dot_product_attention(q0, k0, v0), scaled_dot_product_attention(q, k, v));
    check(attend(softmax<Key>(scores(q0, k0)), v0), attend(softmax<Key>(scores(q, k)), v));
    check(softmax<Dk>(q0), softmax<Dk>(q));
    check(log_softmax<Query>(q0), log_softmax<Query>(q));
    check(contract<Dk>(q0, k0), contract<Dk>(q, k));
    check(contract<Dk>(k0, q0), contract<Dk>(k, q));
    check(matmul(q0, transpose(k0)), matmul(q, transpose(k)));
    check(sum<Query>(q0), sum<Query>(q));
    check(sum<Dk>(q0), sum<Dk>(q));
    check(mean(k0), mean(k));
    check(max<Key>(v0), max<Key>(v));
    check(argmax<Dv>(v0), argmax<Dv>(v));
    check(q0 + q0 * 2.0f, q + q * 2.0f);
    check(-v0 / 4.0f, -v / 4.0f);
    check(map([](float x) { return x * x; }, q0), map([](float x) { return x * x; }, q));
    check(cast<double>(k0), cast<double>(k));
    check(outer(sum<Query>(q0), sum<Dv>(v0)), outer(sum<Query>(q), sum<Dv>(v)));
    check(permute<Dk, Query>(q0), permute<Dk, Query>(q));
    check(rename<Query, Time>(q0), rename<Query, Time>(q));
    check(slice<Key>(v0, 1), slice<Key>(v, 1));
    check(slice<Dv>(v0, 1), slice<Dv>(v, 1));
    check(concat<Query>(q0, q0), concat<Query>(q, q));
    check(concat<Dk>(q0, q0), concat<Dk>(q, q));
    check(stack<Head>(k0, k0), stack<Head>(k, k));
    check(merge<Key, Dv, Time>(v0), merge<Key, Dv, Time>(v));
    check(split<Dk, Head<1>, Model<Features>>(q0), split<Dk, Head<1>, Model<Features>>(q));
    check(as_tensor(q0), as_tensor(q));
    check(as_logits<Key>(contract<Dk>(q0, k0)), as_logits<Key>(contract<Dk>(q, k)));
    using weights = projection<Query, float, Dk<Features>, Dv<Values>>;
    check(project(rename<Query, Time>(q0), iota<weights>()), project<Query>(q, iota<weights>()));
    count += max_abs_difference(q0, q) == 0.0f && all_close(v, v0) ? 0 : 1;
    count += q0 == q && q == q0 && k == k0 && v0 == v ? 0 : 1;
    return count;
}

/// As above, from the operands that have their values in the same places.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values, class Q, class K, class V>
constexpr int differences(Q const& q, K const& k, V const& v) {
    using plain = operands<Queries, Keys, Features, Values>;
    return differences_from<Queries, Keys, Features, Values>(plain::q(), plain::k(), plain::v(), q, k, v);
}

}  // namespace every_operation
