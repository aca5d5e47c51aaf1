// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Groups that share their keys are attended to as the rows of one batch: to the bit as if each had a copy of its own,
// whatever masks and stages there are, for one query and for some, of any layout.
#include <heed/attention/attention.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using namespace heed;

template <class T, std::size_t H, std::size_t G, std::size_t Q, std::size_t K>
struct grouped {
    static constexpr auto scores_shape = shape<KvHead<H>, Group<G>, Query<Q>, Key<K>>;
    template <class X>
    static constexpr X numbers(std::size_t seed) {
        return heed_test::fractions<X, 11>(seed);
    }
    static constexpr auto q() { return numbers<owning_tensor<T, KvHead<H>, Group<G>, Query<Q>, Dk<5>>>(1); }
    static constexpr auto k() { return numbers<owning_tensor<T, KvHead<H>, Key<K>, Dk<5>>>(2); }
    static constexpr auto v() { return numbers<owning_tensor<T, KvHead<H>, Key<K>, Dv<3>>>(3); }

    /// With the keys and values of each group in a memory of its own.
    template <class... Options>
    static constexpr auto with_copies(Options const&... options) {
        return scaled_dot_product_attention(q(), permute<KvHead, Group, Key, Dk>(outer(full<T, Group<G>>(T(1)), k())),
                                            permute<KvHead, Group, Key, Dv>(outer(full<T, Group<G>>(T(1)), v())),
                                            options...);
    }
    template <class... Options>
    static constexpr bool is_as_with_copies(Options const&... options) {
        return scaled_dot_product_attention(q(), k(), v(), options...) == with_copies(options...);
    }
};

/// Queries in other orders than that of their axes.
template <class T, std::size_t H, std::size_t G, std::size_t Q, std::size_t K>
constexpr bool in_any_order() {
    using in = grouped<T, H, G, Q, K>;
    auto const by_query = permute<KvHead, Query, Group, Dk>(in::q());
    auto const by_group = permute<Group, KvHead, Query, Dk>(in::q());
    auto const in_order = in::with_copies();
    return scaled_dot_product_attention(in::q(), in::k(), in::v()) == in_order &&
           scaled_dot_product_attention(permute_view<KvHead, Group, Query, Dk>(by_query), in::k(), in::v()) ==
               in_order &&
           scaled_dot_product_attention(permute_view<KvHead, Group, Query, Dk>(by_group), in::k(), in::v()) == in_order;
}

template <class T, std::size_t H, std::size_t G, std::size_t Q, std::size_t K>
constexpr bool masked() {
    using in = grouped<T, H, G, Q, K>;
    auto const padding = generate<keep<KvHead<H>, Key<K>>>([](auto h, auto j) { return (h + 2 * j) % 5 != 1; });
    auto const by_group = generate<keep<Group<G>, Query<Q>, Key<K>>>(
        [](auto g, auto i, auto j) { return (g + 3 * i + 2 * j) % 4 != 1; });
    // Some groups see nothing of some keys, and one of them nothing at all.
    auto const far_apart = generate<keep<Group<G>, Key<K>>>(
        [](auto g, auto j) { return g % 3 == 1 ? 3 * j < K : g % 3 == 2 && 3 * j > 2 * K; });
    auto const added = in::template numbers<bias<T, KvHead<H>, Group<G>, Query<Q>, Key<K>>>(4);
    auto const ids = documents{generate<int, Query<Q>>([](auto i) { return static_cast<int>((i + K - Q) / 3); }),
                               generate<int, Key<K>>([](auto i) { return static_cast<int>(i / 3); })};
    auto const near = window{before{2}, after{1}, lower_right};
    return in::is_as_with_copies(padding & causal{lower_right}) && in::is_as_with_copies(by_group) &&
           in::is_as_with_copies(far_apart) && in::is_as_with_copies(added & causal{lower_right}) &&
           in::is_as_with_copies(ids) && in::is_as_with_copies(near | far_apart);
}

template <class T, std::size_t H, std::size_t G, std::size_t Q, std::size_t K>
constexpr bool staged() {
    using in = grouped<T, H, G, Q, K>;
    auto const by_group = generate<keep<Group<G>, Key<K>>>([](auto g, auto j) { return (g + 2 * j) % 4 != 1; });
    auto const sinks = in::template numbers<tensor<T, KvHead<H>, Group<G>>>(5);
    auto const farther = score_with{[](T score, index_of<Key> key, index_of<Query> query, index_of<Group> group) {
        return score - T(0.125) * static_cast<T>(group + 1) * static_cast<T>(key) + T(0.0625) * static_cast<T>(query);
    }};
    return in::is_as_with_copies(sink{sinks}) &&
           in::is_as_with_copies(by_group & causal{lower_right}, sink{sinks}, farther, softcap{0.75f},
                                 dropout{0.25f, philox{7}});
}

TEST_CASE("groups that share keys are as those with copies of them") {
    BOTH_TIMES(one_query, in_any_order<float, 2, 3, 1, 7>);
    BOTH_TIMES(under_masks, masked<float, 2, 3, 1, 7>);
    BOTH_TIMES(in_stages, staged<float, 2, 3, 1, 5>);
    static_assert(one_query && under_masks && in_stages);
    CHECK(in_any_order<float, 2, 3, 5, 7>());
    CHECK(in_any_order<float, 3, 3, 3, 3>());
    CHECK(in_any_order<double, 2, 2, 1, 300>());
    CHECK(in_any_order<float, 1, 11, 5, 131>());
    CHECK(masked<float, 1, 8, 1, 131>());
    CHECK(masked<double, 2, 5, 3, 131>());
    CHECK(staged<float, 1, 8, 1, 131>());
    CHECK(staged<float, 2, 5, 3, 7>());
}

}  // namespace
