// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A step of decoding with a cache of 2048 positions that has N keys, of 64 features: `heed` is `cached_attention` of
// one query, `append` adds a row of keys and one of values and takes them away again, and `masked` attends to all 2048
// keys with those masked that are not there, as it is without a length.

#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;
using heed::tensor_view;

constexpr std::size_t capacity = 2048, features = 64;
using cache_type = heed::kv_cache<float, heed::up_to<Key<capacity>>, Dk<features>, Dv<features>>;

struct work {
    std::vector<float> q = peers::numbers(features, 1), k = peers::numbers(capacity * features, 2),
                       v = peers::numbers(capacity * features, 3), out = std::vector<float>(features);
    std::vector<double> expected = std::vector<double>(features);
    cache_type cache{};
    heed::tensor<float, Key<1>, Dk<features>> one_key{};
    heed::tensor<float, Key<1>, Dv<features>> one_value{};

    explicit work(std::size_t keys) {
        double sum = 0;
        for (std::size_t j = 0; j < keys; ++j) {
            double dot = 0;
            for (std::size_t f = 0; f < features; ++f) {
                dot += static_cast<double>(q[f]) * static_cast<double>(k[j * features + f]);
                one_key(0, f) = k[j * features + f];
                one_value(0, f) = v[j * features + f];
            }
            heed::append(cache, one_key, one_value);
            double const weight = std::exp(dot / 8);
            sum += weight;
            for (std::size_t f = 0; f < features; ++f)
                expected[f] += weight * static_cast<double>(v[j * features + f]);
        }
        for (double& one : expected) one /= sum;
    }
};

[[gnu::noinline]] void attend(work& it) {
    tensor_view<float, Query<1>, Dv<features>> z(it.out.data());
    heed::cached_attention(heed::into(z), tensor_view<float const, Query<1>, Dk<features>>(it.q.data()), it.cache);
}
[[gnu::noinline]] void append(work& it, std::size_t keys) {
    heed::append(it.cache, it.one_key, it.one_value);
    heed::truncate(it.cache, keys);
}
[[gnu::noinline]] void attend_masked(work& it, std::size_t keys) {
    tensor_view<float, Query<1>, Dv<features>> z(it.out.data());
    heed::scaled_dot_product_attention(heed::into(z), tensor_view<float const, Query<1>, Dk<features>>(it.q.data()),
                                       tensor_view<float const, Key<capacity>, Dk<features>>(it.k.data()),
                                       tensor_view<float const, Key<capacity>, Dv<features>>(it.v.data()),
                                       heed::lengths<Key>(keys));
}

template <std::size_t Keys>
void add() {
    static work it(Keys);
    std::string const size = std::to_string(Keys);
    peers::add("heed/" + size, it.expected, 1e-5, it.out, [] { attend(it); });
    peers::add("masked/" + size, it.expected, 1e-5, it.out, [] { attend_masked(it, Keys); });
    if constexpr (Keys < capacity) {
        benchmark::RegisterBenchmark(("append/" + size).c_str(), [](benchmark::State& state) {
            for (auto _ : state) {
                append(it, Keys);
                benchmark::ClobberMemory();
            }
        });
    }
}

}  // namespace

int main(int count, char** arguments) {
    add<1>();
    add<16>();
    add<128>();
    add<1024>();
    add<2048>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
