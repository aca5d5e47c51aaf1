// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention and a contraction on more than one core, by whatever runs tasks: the bits are those of one core.
// Built with jthreads.hpp, or by -DBY_OPENMP or -DBY_ONETBB with one of the others.

#include <heed/heed.hpp>

#include <cstdio>

#if defined(BY_OPENMP)
#include "openmp.hpp"
using executor = openmp;
#elif defined(BY_ONETBB)
#include "onetbb.hpp"
using executor = onetbb;
#else
#include "jthreads.hpp"
using executor = jthreads;
#endif

using namespace heed;
using namespace heed::axes;

namespace {

template <class X>
X numbers(std::size_t seed) {
    X x;
    for (std::size_t i = 0; i < x.size; ++i) {
        x.data()[i] = static_cast<float>(i * (2 * seed + 3) % 31) / 16 - 1;
    }
    return x;
}

}  // namespace

int main() {
    executor const cores;

    auto const x = numbers<heap_tensor<float, Time<512>, Model<256>>>(1);
    auto const w = numbers<heap_tensor<float, Model<256>, Dk<64>>>(2);
    bool same = contract<Model>(x, w, on(cores)) == contract<Model>(x, w);

    // A prompt: tasks of 64 queries each.
    auto const q = numbers<heap_tensor<float, Head<2>, Query<512>, Dk<64>>>(3);
    auto const k = numbers<heap_tensor<float, Head<2>, Key<512>, Dk<64>>>(4);
    auto const v = numbers<heap_tensor<float, Head<2>, Key<512>, Dv<64>>>(5);
    same = same && scaled_dot_product_attention(q, k, v, causal{}, on(cores)) ==
                       scaled_dot_product_attention(q, k, v, causal{});

    // One query and a long cache: tasks of 1024 keys each, whose parts are merged: in another order than in one go, and
    // in the same for any number of cores.
    kv_cache<float, Head<2>, up_to<Key<4096>>, Dk<64>, Dv<64>> cache;
    append(cache, numbers<heap_tensor<float, Head<2>, Key<4000>, Dk<64>>>(6),
           numbers<heap_tensor<float, Head<2>, Key<4000>, Dv<64>>>(7));
    auto const one = numbers<tensor<float, Head<2>, Query<1>, Dk<64>>>(8);
    auto const in_order = [](std::size_t count, auto const& task) {
        for (std::size_t i = 0; i < count; ++i) task(i);
    };
    auto const decoded = cached_attention(one, cache, on(cores));
    same = same && decoded == cached_attention(one, cache, on(in_order)) &&
           all_close(decoded, cached_attention(one, cache));

    std::puts(same ? "the same bits on all cores" : "OTHER BITS");
    return same ? 0 : 1;
}
