// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of Q queries to N keys of D features: `heed` has keys and values of floats, `bfloat16` and `float16` have
// them in 16 bits, with the same queries and an output of floats. Each is checked with doubles of what it reads.

#include "peers.hpp"

#include <heed/heed.hpp>
#include <heed/math/half.hpp>

namespace {

using namespace heed::axes;
using heed::tensor_view;

template <std::size_t Queries, std::size_t N, std::size_t D, class T>
[[gnu::noinline]] void attend(float const* q, T const* k, T const* v, float* out) {
    tensor_view<float, Query<Queries>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), tensor_view<float const, Query<Queries>, Dk<D>>(q),
                                       tensor_view<T const, Key<N>, Dk<D>>(k), tensor_view<T const, Key<N>, Dv<D>>(v));
}

template <std::size_t Queries, std::size_t N, std::size_t D, class T>
void add_of(std::string const& who) {
    static std::vector<float> const q = peers::numbers(Queries * D, 1), of_floats = peers::numbers(2 * N * D, 2);
    static std::vector<float> out(Queries * D);
    static std::vector<T> memory(2 * N * D);
    for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = T(of_floats[i]);
    std::vector<double> expected(Queries * D), weights(N);
    for (std::size_t i = 0; i < Queries; ++i) {
        double sum = 0;
        for (std::size_t j = 0; j < N; ++j) {
            double dot = 0;
            for (std::size_t f = 0; f < D; ++f) {
                float const of_key = memory[j * D + f];
                dot += static_cast<double>(q[i * D + f]) * static_cast<double>(of_key);
            }
            sum += weights[j] = std::exp(dot / std::sqrt(static_cast<double>(D)));
        }
        for (std::size_t j = 0; j < N; ++j) {
            for (std::size_t f = 0; f < D; ++f) {
                float const value = memory[(N + j) * D + f];
                expected[i * D + f] += weights[j] / sum * static_cast<double>(value);
            }
        }
    }
    std::string const end = "/" + std::to_string(Queries) + "," + std::to_string(N) + "," + std::to_string(D);
    T const *const k = memory.data(), *const v = k + N * D;
    peers::add(who + end, expected, 1e-5, out, [=] { attend<Queries, N, D>(q.data(), k, v, out.data()); });
}
template <std::size_t Queries, std::size_t N, std::size_t D>
void add() {
    add_of<Queries, N, D, float>("heed");
    add_of<Queries, N, D, heed::bfloat16>("bfloat16");
    add_of<Queries, N, D, heed::float16>("float16");
}

}  // namespace

int main(int count, char** arguments) {
    add<1, 128, 64>();
    add<1, 512, 64>();
    add<1, 2048, 64>();
    add<1, 8192, 128>();
    add<1, 65536, 128>();
    add<64, 64, 32>();
    add<128, 128, 64>();
    add<512, 512, 64>();
    add<512, 512, 128>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
