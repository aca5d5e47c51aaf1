// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Built twice into one program, as FIRST and as SECOND, with flags that give other bits: each has the bits that it has
// alone. The one with PRINTS has main.
#include <cstdint>
#include <cstdio>

#include <heed/heed.hpp>

using namespace heed::axes;

std::uint64_t BITS();
std::uint64_t OTHER_BITS();

std::uint64_t BITS() {
    auto const third = [](auto i, auto j) { return 1.0F / static_cast<float>(3 + 7 * i + j); };
    auto const q = heed::generate<float, Query<5>, Dk<23>>(third);
    auto const k = heed::generate<float, Key<7>, Dk<23>>(third);
    auto const v = heed::generate<float, Key<7>, Dv<11>>(third);
    auto const output = heed::scaled_dot_product_attention(q, k, v, heed::causal{heed::upper_left});
    auto const weights = heed::softmax<Key>(heed::scores(q, k));
    std::uint64_t bits = 0;
    auto const add = [&](float x) { bits = bits * 1099511628211U + __builtin_bit_cast(std::uint32_t, x); };
    for (float const x : output.values) add(x);
    for (float const x : weights.values) add(x);
    // Views by strides, and axes that end early.
    auto const by_key = heed::permute_view<Dk, Key>(k);
    auto const some = heed::take<Key>(k, 5);
    auto const of_strides = heed::contract<Dk>(q, by_key);
    auto const of_some = heed::contract<Dk>(q, some);
    for (float const x : of_strides.values) add(x);
    for (std::size_t i = 0; i < 25; ++i) add(of_some(i / 5, i % 5));
    add(heed::sum(heed::slice_view<Key>(by_key, 3)));
    add(heed::math::multiply_add(0.1F, 0.3F, 0.7F));
    return bits;
}

#if defined(PRINTS)
int main() {
    std::printf("%llx %llx\n", static_cast<unsigned long long>(BITS()), static_cast<unsigned long long>(OTHER_BITS()));
}
#endif
