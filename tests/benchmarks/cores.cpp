// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Work on all cores, by OpenMP: `heed` runs its tasks on them, `alone` is the same call without an executor, so that
// the ratio is the speed-up. All have the same bits, which is asked first. Sizes: attention of T queries and keys of D
// features, T,D; causal; a product of T x T; `layer_norm` of T rows of D; one query of 8 heads over T keys of D
// features. Times are those of a clock, and not of a thread.

#include "../../examples/cores/openmp.hpp"
#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;
using heed::tensor_view;

/// The call by itself and on all cores, of the same bits.
template <class Call>
void add(std::string const& size, std::size_t count, Call call) {
    static std::vector<std::vector<float>> kept;
    std::vector<float> alone(count), together(count);
    call(alone.data());
    call(together.data(), heed::on(openmp{}));
    for (std::size_t i = 0; i < count; ++i) {
        if (__builtin_bit_cast(unsigned, alone[i]) == __builtin_bit_cast(unsigned, together[i])) continue;
        std::fprintf(stderr, "%s: element %zu is %.9g on one core and %.9g on all\n", size.c_str(), i,
                     static_cast<double>(alone[i]), static_cast<double>(together[i]));
        std::exit(1);
    }
    auto const timed = [&](std::string const& who, auto run) {
        benchmark::RegisterBenchmark((who + "/" + size).c_str(), [run](benchmark::State& state) {
            for (auto _ : state) {
                run();
                benchmark::ClobberMemory();
            }
        })->UseRealTime();
    };
    kept.push_back(alone);
    float* const out = kept.back().data();
    timed("heed", [=] { call(out, heed::on(openmp{})); });
    timed("alone", [=] { call(out); });
}

float const* memory(std::size_t count) {
    static std::vector<std::vector<float>> kept;
    kept.push_back(peers::numbers(count, static_cast<unsigned>(kept.size())));
    return kept.back().data();
}

template <std::size_t T, std::size_t D>
void add_attention() {
    auto const q = memory(T * D), k = memory(T * D), v = memory(T * D);
    std::string const size = std::to_string(T) + "," + std::to_string(D);
    auto const attend = [=](float* out, auto const&... options) {
        tensor_view<float, Query<T>, Dv<D>> z(out);
        heed::scaled_dot_product_attention(heed::into(z), tensor_view<float const, Query<T>, Dk<D>>(q),
                                           tensor_view<float const, Key<T>, Dk<D>>(k),
                                           tensor_view<float const, Key<T>, Dv<D>>(v), options...);
    };
    add("attention," + size, T * D, attend);
    add("causal," + size, T * D, [=](float* out, auto const&... run_by) { attend(out, heed::causal{}, run_by...); });
}
template <std::size_t T>
void add_product() {
    auto const a = memory(T * T), b = memory(T * T);
    add("product," + std::to_string(T), T * T, [=](float* out, auto const&... run_by) {
        tensor_view<float, Query<T>, Dv<T>> z(out);
        heed::matmul(heed::into(z), tensor_view<float const, Query<T>, Key<T>>(a),
                     tensor_view<float const, Key<T>, Dv<T>>(b), run_by...);
    });
}
template <std::size_t T, std::size_t D>
void add_norm() {
    auto const x = memory(T * D), gain = memory(D), bias = memory(D);
    add("norm," + std::to_string(T) + "," + std::to_string(D), T * D, [=](float* out, auto const&... run_by) {
        tensor_view<float, Time<T>, Model<D>> z(out);
        heed::layer_norm<Model>(heed::into(z), tensor_view<float const, Time<T>, Model<D>>(x),
                                tensor_view<float const, Model<D>>(gain), tensor_view<float const, Model<D>>(bias),
                                run_by...);
    });
}
template <std::size_t T, std::size_t D>
void add_decoding() {
    auto const q = memory(8 * D), k = memory(8 * T * D), v = memory(8 * T * D);
    add("decoding," + std::to_string(T) + "," + std::to_string(D), 8 * D, [=](float* out, auto const&... run_by) {
        tensor_view<float, Head<8>, Query<1>, Dv<D>> z(out);
        heed::scaled_dot_product_attention(heed::into(z), tensor_view<float const, Head<8>, Query<1>, Dk<D>>(q),
                                           tensor_view<float const, Head<8>, Key<T>, Dk<D>>(k),
                                           tensor_view<float const, Head<8>, Key<T>, Dv<D>>(v), run_by...);
    });
}

}  // namespace

int main(int count, char** arguments) {
    add_attention<512, 64>();
    add_attention<1024, 64>();
    add_attention<2048, 64>();
    add_product<512>();
    add_product<1024>();
    add_norm<2048, 512>();
    add_decoding<1024, 128>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
