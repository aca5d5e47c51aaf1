// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What a mask hides is nothing to what comes out: change a key, and of the queries that do not see it not one bit
// moves; of those that see it some do.
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/math/classify.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/make.hpp>

#include <cstring>

#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::bias;
using heed::causal;
using heed::documents;
using heed::drop;
using heed::generate;
using heed::keep;
using heed::prefix;
using heed::shape;
using heed::tensor;
using heed::window;

/// Queries, keys and values, and what comes of them in a call; `Fused` is without the weights.
template <std::size_t B, std::size_t Q, std::size_t K>
struct attended {
    static constexpr std::size_t features = 5, values = 3;
    tensor<float, Batch<B>, Query<Q>, Dk<features>> q =
        heed_test::eighths<tensor<float, Batch<B>, Query<Q>, Dk<features>>>(1);
    tensor<float, Batch<B>, Key<K>, Dk<features>> k =
        heed_test::eighths<tensor<float, Batch<B>, Key<K>, Dk<features>>>(2);
    tensor<float, Batch<B>, Key<K>, Dv<values>> v = heed_test::eighths<tensor<float, Batch<B>, Key<K>, Dv<values>>>(3);

    template <bool Fused>
    auto under(auto const& mask) const {
        if constexpr (Fused) {
            return heed::scaled_dot_product_attention(q, k, v, mask);
        } else {
            return heed::attention(q, k, v, mask).output;
        }
    }
    void change(std::size_t b, std::size_t key, float by) {
        for (std::size_t f = 0; f < features; ++f) k(b, key, f) += by;
        for (std::size_t d = 0; d < values; ++d) v(b, key, d) += by;
    }
};

/// How many queries have moved that do not see the changed key, and how many that see it have not.
template <bool Fused, std::size_t B, std::size_t Q, std::size_t K>
std::size_t wrongly_moved(auto const& mask) {
    attended<B, Q, K> const given;
    auto const before = given.template under<Fused>(mask);
    auto const seen = visible(mask, shape<Batch<B>, Query<Q>, Key<K>>);
    std::size_t wrong = 0;
    for (float const by : {0.75f, heed::math::infinity<float>, heed::math::quiet_nan<float>}) {
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t key = 0; key < K; ++key) {
                auto changed = given;
                changed.change(b, key, by);
                auto const after = changed.template under<Fused>(mask);
                for (std::size_t i = 0; i < B; ++i) {
                    for (std::size_t q = 0; q < Q; ++q) {
                        std::size_t const row = (i * Q + q) * given.values;
                        bool const moved =
                            std::memcmp(before.data() + row, after.data() + row, sizeof(float) * given.values) != 0;
                        wrong += moved != (i == b && seen(i, q, key));
                    }
                }
            }
        }
    }
    return wrong;
}
template <std::size_t B, std::size_t Q, std::size_t K>
std::size_t wrongly_moved_in_both(auto const& mask) {
    return wrongly_moved<true, B, Q, K>(mask) + wrongly_moved<false, B, Q, K>(mask);
}

template <std::size_t B, std::size_t Q, std::size_t K>
std::size_t wrongly_moved_under_every_mask() {
    auto const padding = generate<keep<Batch<B>, Key<K>>>([](auto b, auto k) { return (b + k) % 3 != 1; });
    auto const pairs = generate<drop<Query<Q>, Key<K>>>([](auto q, auto k) { return (2 * q + k) % 5 == 3; });
    auto const slope = generate<bias<float, Key<K>>>(
        [](auto k) { return k % 4 == 2 ? -heed::math::infinity<float> : static_cast<float>(k) / 16; });
    auto const packed = documents{
        generate<tensor<short, Batch<B>, Query<Q>>>([](auto b, auto q) { return static_cast<short>((q + b) / 3); }),
        generate<tensor<short, Key<K>>>([](auto k) { return static_cast<short>(k / 3); })};
    auto const near = window{before{2}, after{1}, heed::lower_right};
    return wrongly_moved_in_both<B, Q, K>(near) + wrongly_moved_in_both<B, Q, K>(packed) +
           wrongly_moved_in_both<B, Q, K>((near | prefix{2}) & !(pairs & padding) & slope) +
           wrongly_moved_in_both<B, Q, K>((packed | padding) & causal{heed::upper_left});
}

}  // namespace

TEST_CASE("change a hidden key, and not one bit of the output moves") {
    CHECK(wrongly_moved_under_every_mask<2, 3, 5>() == 0);
    CHECK(wrongly_moved_under_every_mask<4, 4, 4>() == 0);
    CHECK(wrongly_moved_under_every_mask<1, 19, 131>() == 0);
}
