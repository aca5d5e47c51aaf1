// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Grouped-query attention: an axis that only queries have, and that says so.
#include <heed/attention/attention.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace declared_by_the_user {

template <std::size_t N>
struct Listener : heed::axis<Listener, N>, heed::shares_keys_and_values {};
template <std::size_t N>
struct Lost : heed::axis<Lost, N> {};

}  // namespace declared_by_the_user

namespace {

using namespace heed::axes;
using namespace declared_by_the_user;
using namespace heed;

template <class X>
constexpr X numbers(std::size_t seed) {
    return heed_test::fractions<X, 11>(seed);
}

constexpr float nan = math::quiet_nan<float>;

/// Queries of `G` heads a head of keys and values.
template <std::size_t B, std::size_t H, std::size_t G, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct grouped {
    static constexpr auto q = numbers<tensor<float, Batch<B>, KvHead<H>, Group<G>, Query<Q>, Dk<D>>>(1);
    static constexpr auto k = numbers<tensor<float, Batch<B>, KvHead<H>, Key<K>, Dk<D>>>(2);
    static constexpr auto v = numbers<tensor<float, Batch<B>, KvHead<H>, Key<K>, Dv<V>>>(3);
    static constexpr auto padding =
        generate<keep<Batch<B>, Key<K>>>([](auto i, auto j) { return (i + 2 * j) % 5 != 1; });
    static constexpr auto by_group =
        generate<keep<Group<G>, Query<Q>, Key<K>>>([](auto g, auto i, auto j) { return (g + 3 * i + 2 * j) % 4 != 1; });
    static constexpr auto added = numbers<bias<float, Group<G>, KvHead<H>, Query<Q>, Key<K>>>(4);
};

/// True when every head of the result has the bits of that head alone.
template <class In, class Call>
constexpr bool is_head_by_head(Call call) {
    auto const [all, all_weights] = attention(In::q, In::k, In::v, call.template mask<In>());
    auto const fused = scaled_dot_product_attention(In::q, In::k, In::v, call.template mask<In>());
    bool same = true;
    constexpr std::size_t heads = heed::detail::extent_in<typename decltype(In::k)::shape_type, axis_name<KvHead>>;
    constexpr std::size_t groups = heed::detail::extent_in<typename decltype(In::q)::shape_type, axis_name<Group>>;
    for (std::size_t h = 0; h < heads; ++h) {
        for (std::size_t g = 0; g < groups; ++g) {
            auto const q = slice<Group>(slice<KvHead>(In::q, h), g);
            auto const k = slice<KvHead>(In::k, h);
            auto const v = slice<KvHead>(In::v, h);
            auto const [output, weights] = attention(q, k, v, call.template mask_of<In>(h, g));
            same = same && output == slice<Group>(slice<KvHead>(all, h), g) &&
                   weights == slice<Group>(slice<KvHead>(all_weights, h), g) &&
                   scaled_dot_product_attention(q, k, v, call.template mask_of<In>(h, g)) ==
                       slice<Group>(slice<KvHead>(fused, h), g);
        }
    }
    return same;
}

struct unmasked {
    template <class In>
    static constexpr auto mask() {
        return scale{0.75f};
    }
    template <class In>
    static constexpr auto mask_of(std::size_t, std::size_t) {
        return scale{0.75f};
    }
};
struct later_keys_hidden {
    template <class In>
    static constexpr auto mask() {
        return causal{lower_right};
    }
    template <class In>
    static constexpr auto mask_of(std::size_t, std::size_t) {
        return causal{lower_right};
    }
};
struct padded {
    template <class In>
    static constexpr auto mask() {
        return In::padding;
    }
    template <class In>
    static constexpr auto mask_of(std::size_t, std::size_t) {
        return In::padding;
    }
};
struct another_mask_each_group {
    template <class In>
    static constexpr auto mask() {
        return In::by_group;
    }
    template <class In>
    static constexpr auto mask_of(std::size_t, std::size_t g) {
        return keep{slice<Group>(In::by_group, g)};
    }
};
struct another_bias_each_head {
    template <class In>
    static constexpr auto mask() {
        return In::added;
    }
    template <class In>
    static constexpr auto mask_of(std::size_t h, std::size_t g) {
        return bias{slice<Group>(slice<KvHead>(In::added, h), g)};
    }
};

template <class Call, std::size_t... Extents>
constexpr bool head_by_head() {
    return is_head_by_head<grouped<Extents...>>(Call{});
}

TEST_CASE("every head of a group has the bits of that head alone") {
    // Six heads of queries over two of keys and values; then one query each, and all alike.
    BOTH_TIMES(plain, head_by_head<unmasked, 1, 2, 3, 5, 7, 3, 11>);
    BOTH_TIMES(one_query, head_by_head<unmasked, 2, 2, 3, 1, 7, 5, 3>);
    BOTH_TIMES(equal, head_by_head<unmasked, 2, 2, 2, 2, 2, 2, 2>);
    BOTH_TIMES(one_head, head_by_head<unmasked, 1, 1, 5, 3, 7, 2, 3>);
    BOTH_TIMES(after, head_by_head<later_keys_hidden, 1, 2, 3, 5, 7, 3, 2>);
    BOTH_TIMES(after_one, head_by_head<later_keys_hidden, 1, 2, 3, 1, 7, 3, 2>);
    BOTH_TIMES(padding, head_by_head<padded, 3, 2, 3, 2, 7, 3, 2>);
    BOTH_TIMES(padding_one, head_by_head<padded, 3, 2, 3, 1, 7, 3, 2>);
    BOTH_TIMES(by_group, head_by_head<another_mask_each_group, 1, 2, 3, 5, 7, 3, 2>);
    BOTH_TIMES(by_group_one, head_by_head<another_mask_each_group, 1, 2, 3, 1, 7, 3, 2>);
    BOTH_TIMES(added, head_by_head<another_bias_each_head, 1, 2, 3, 5, 7, 3, 2>);
    BOTH_TIMES(added_one, head_by_head<another_bias_each_head, 1, 2, 3, 1, 7, 3, 2>);
    static_assert(plain && one_query && equal && one_head && after && after_one && padding && padding_one && by_group &&
                  by_group_one && added && added_one);
    CHECK(head_by_head<unmasked, 1, 2, 8, 1, 131, 17, 19>());
    CHECK(head_by_head<unmasked, 1, 2, 3, 37, 131, 17, 19>());
    CHECK(head_by_head<later_keys_hidden, 1, 2, 8, 3, 131, 17, 19>());
    CHECK(head_by_head<padded, 2, 2, 8, 1, 131, 17, 19>());
    CHECK(head_by_head<another_mask_each_group, 1, 2, 8, 2, 131, 17, 19>());
    CHECK(head_by_head<another_bias_each_head, 1, 2, 8, 1, 131, 17, 19>());
}

using in = grouped<2, 3, 5, 7, 11, 2, 13>;

TEST_CASE("shapes: the groups stand where the queries have them") {
    static_assert(shape_of(scores(in::q, in::k)) == shape<Batch<2>, KvHead<3>, Group<5>, Query<7>, Key<11>>);
    static_assert(shape_of(attention(in::q, in::k, in::v).output) ==
                  shape<Batch<2>, KvHead<3>, Group<5>, Query<7>, Dv<13>>);
    using tiled = tensor<float, Group<5>, KvHead<3>, Query<7>, Dk<2>>;
    using k = tensor<float, KvHead<3>, Key<11>, Dk<2>>;
    static_assert(shape_of(scores(tiled{}, k{})) == shape<Group<5>, KvHead<3>, Query<7>, Key<11>>);
    using behind = tensor<float, KvHead<3>, Query<7>, Group<5>, Dk<2>>;
    static_assert(shape_of(scores(behind{}, k{})) == shape<KvHead<3>, Group<5>, Query<7>, Key<11>>);
}

/// The interleaved map: head h of the queries goes with head h / 3 of the keys.
constexpr bool heads_are_interleaved() {
    constexpr auto q = numbers<tensor<float, Head<6>, Query<5>, Dk<3>>>(1);
    constexpr auto k = numbers<tensor<float, KvHead<2>, Key<7>, Dk<3>>>(2);
    constexpr auto v = numbers<tensor<float, KvHead<2>, Key<7>, Dv<2>>>(3);
    auto const output = merge<KvHead, Group, Head>(
        scaled_dot_product_attention(split<Head, KvHead<2>, Group<3>>(q), k, v));
    bool same = true;
    for (std::size_t h = 0; h < 6; ++h) {
        auto const alone = scaled_dot_product_attention(slice<Head>(q, h), slice<KvHead>(k, h / 3),
                                                        slice<KvHead>(v, h / 3));
        same = same && slice<Head>(output, h) == alone;
    }
    return same;
}
TEST_CASE("split into KvHead and Group is the interleaved map") {
    BOTH_TIMES(interleaved, heads_are_interleaved);
    static_assert(interleaved);
}

TEST_CASE("the other map is another type") {
    using interleaved = decltype(split<Head, KvHead<2>, Group<3>>(tensor<float, Head<6>, Query<5>, Dk<3>>{}));
    using tiled = decltype(split<Head, Group<3>, KvHead<2>>(tensor<float, Head<6>, Query<5>, Dk<3>>{}));
    static_assert(can_merge<interleaved, KvHead, Group, Head> && !can_merge<tiled, KvHead, Group, Head>);
}

TEST_CASE("an axis of one's own") {
    using q = tensor<float, Listener<3>, Query<5>, Dk<2>>;
    using k = tensor<float, Key<7>, Dk<2>>;
    using v = tensor<float, Key<7>, Dv<11>>;
    static_assert(shape_of(scaled_dot_product_attention(q{}, k{}, v{})) == shape<Listener<3>, Query<5>, Dv<11>>);
    // What does not say so is lost, as ever.
    using lost = tensor<float, Lost<3>, Query<5>, Dk<2>>;
    static_assert(!can_scores<lost, k> && !can_attention<lost, k, v>);
    // Several of them, and one that k has after all.
    using two = tensor<float, Listener<3>, Group<2>, Query<5>, Dk<2>>;
    using k_of_each = tensor<float, Listener<3>, Key<7>, Dk<2>>;
    using v_of_each = tensor<float, Listener<3>, Key<7>, Dv<11>>;
    static_assert(shape_of(scaled_dot_product_attention(two{}, k{}, v{})) ==
                  shape<Listener<3>, Group<2>, Query<5>, Dv<11>>);
    static_assert(shape_of(scaled_dot_product_attention(two{}, k_of_each{}, v_of_each{})) ==
                  shape<Listener<3>, Group<2>, Query<5>, Dv<11>>);
    static_assert(!can_attention<two, k_of_each, v>);
    // Groups are no queries, and no keys.
    static_assert(!can_scores<tensor<float, Listener<3>, Dk<2>>, k>);
    static_assert(!can_scores<tensor<float, Query<5>, Dk<2>>, tensor<float, Listener<3>, Key<7>, Dk<2>>>);
}

constexpr bool through_views() {
    constexpr auto q = in::q;
    constexpr auto behind = permute<Batch, Query, KvHead, Group, Dk>(q);
    auto const expected = scaled_dot_product_attention(q, in::k, in::v, in::by_group);
    auto const view = permute_view<Batch, KvHead, Group, Query, Dk>(behind);
    tensor<float, Batch<2>, KvHead<3>, Group<5>, Query<7>, Dv<13>> written{};
    scaled_dot_product_attention(into(written), view, in::k, in::v, in::by_group);
    bool same = written == expected && scaled_dot_product_attention(view, in::k, in::v, in::by_group) == expected;
    tensor<float, Batch<2>, Query<7>, KvHead<3>, Group<5>, Dv<13>> other_order{};
    auto destination = permute_view<Batch, KvHead, Group, Query, Dv>(other_order);
    scaled_dot_product_attention(into(destination), view, in::k, in::v, in::by_group);
    return same && permute<Batch, KvHead, Group, Query, Dv>(other_order) == expected;
}
TEST_CASE("groups through views, and written to where they belong") { CHECK(through_views()); }

TEST_CASE("groups on the heap") {
    auto const q = numbers<heap_tensor<float, KvHead<2>, Group<3>, Query<5>, Dk<7>>>(1);
    auto const k = numbers<heap_tensor<float, KvHead<2>, Key<11>, Dk<7>>>(2);
    auto const v = numbers<heap_tensor<float, KvHead<2>, Key<11>, Dv<13>>>(3);
    auto const stack_q = numbers<tensor<float, KvHead<2>, Group<3>, Query<5>, Dk<7>>>(1);
    auto const stack_k = numbers<tensor<float, KvHead<2>, Key<11>, Dk<7>>>(2);
    auto const stack_v = numbers<tensor<float, KvHead<2>, Key<11>, Dv<13>>>(3);
    CHECK(scaled_dot_product_attention(q, k, v, causal{lower_right}) ==
          scaled_dot_product_attention(stack_q, stack_k, stack_v, causal{lower_right}));
}

constexpr bool hides_nan() {
    auto k = in::k;
    auto v = in::v;
    keep<Key<11>> const visible = generate<keep<Key<11>>>([](auto key) { return key != 4 && key != 9; });
    auto const expected = attention(in::q, k, v, visible);
    auto const fused = scaled_dot_product_attention(in::q, k, v, visible);
    for (std::size_t b = 0; b < 2; ++b) {
        for (std::size_t h = 0; h < 3; ++h) {
            for (std::size_t const at : {std::size_t{4}, std::size_t{9}}) {
                for (std::size_t d = 0; d < 2; ++d) k(b, h, at, d) = nan;
                for (std::size_t d = 0; d < 13; ++d) v(b, h, at, d) = nan;
            }
        }
    }
    return attention(in::q, k, v, visible) == expected && scaled_dot_product_attention(in::q, k, v, visible) == fused;
}
TEST_CASE("what is hidden from a group does not reach it") {
    CHECK(hides_nan());
}

}  // namespace
