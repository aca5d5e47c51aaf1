// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// `scaled_dot_product_attention` of queries and keys that are `up_to` a length, under every mask and stage that is made
// for it: to the bit that of tensors of these lengths. NaN stands in all memory beyond.
#include "../support/attention_up_to.hpp"
#include "../support/catch.hpp"

namespace {

using namespace up_to_lengths;

template <std::size_t Queries, std::size_t Keys>
constexpr bool same_under_all() {
    tensor<int, Head<2>> const lengths_of_heads{static_cast<int>(Keys / 2), static_cast<int>(Keys)};
    tensor<float, Head<2>> const sinks{0.5f, -1.0f};
    bool all = same_under<Queries, Keys>() && same_under<Queries, Keys>(scale{0.25}) &&
               same_under<Queries, Keys>(causal{upper_left}) && same_under<Queries, Keys>(causal{lower_right}) &&
               same_under<Queries, Keys>(causal{offset{2}}) &&
               same_under<Queries, Keys>(window{before{2}, after{1}, lower_right}) &&
               same_under<Queries, Keys>(window{before{1}, offset{1}}) && same_under<Queries, Keys>(prefix{2}) &&
               same_under<Queries, Keys>(causal{lower_right} | prefix{1}) &&
               same_under<Queries, Keys>(lengths<Key>(lengths_of_heads)) &&
               same_under<Queries, Keys>(!lengths<Key>(static_cast<int>(Keys / 3)) & causal{lower_right}) &&
               same_under<Queries, Keys>(lengths<Query>(static_cast<int>(Queries / 2)));
    all = all && same_under<Queries, Keys>(softcap{1.5}) &&
          same_under<Queries, Keys>(score_with{by_distance{}}, causal{lower_right}) &&
          same_under<Queries, Keys>(sink{sinks}, causal{lower_right}) &&
          same_under<Queries, Keys>(dropout{0.25, philox{7}}, softcap{2.0}) &&
          same_under<Queries, Keys>(alibi<Head<2>>(offset{1}), causal{offset{1}});
    if constexpr (Queries == Keys) {
        all = all && same_under<Queries, Keys>(causal{}) && same_under<Queries, Keys>(window{before{1}, after{1}});
    }
    return all;
}

}  // namespace

TEST_CASE("attention of as many queries and keys as there are, under every mask and stage that is made for it") {
    CHECK(same_under_all<5, 7>());
    CHECK(same_under_all<1, 9>());
    CHECK(same_under_all<6, 2>());
    CHECK(same_under_all<4, 4>());
}
