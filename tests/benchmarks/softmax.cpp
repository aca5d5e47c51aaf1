// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Softmax of one row of floats, and of 64 columns.

#include "peers.hpp"

#include <heed/heed.hpp>

#include <algorithm>

#if __has_include(<xtensor/xfixed.hpp>)
#include <xtensor/xfixed.hpp>
#include <xtensor/xmath.hpp>
#include <xtensor/xnoalias.hpp>
#define HEED_WITH_XTENSOR
#endif

namespace {

using namespace heed::axes;

template <std::size_t N>
struct work {
    std::vector<float> x = peers::numbers(N, 1), out = std::vector<float>(N);
    std::vector<double> expected = std::vector<double>(N);

    work() {
        double sum = 0;
        for (float& one : x) one *= 8;
        for (std::size_t i = 0; i < N; ++i) sum += expected[i] = std::exp(static_cast<double>(x[i]));
        for (double& one : expected) one /= sum;
    }
};

template <std::size_t N>
[[gnu::noinline]] void with_heed(float const* x, float* out) {
    heed::tensor_view<float, Key<N>> z(out);
    heed::softmax<Key>(heed::into(z), heed::tensor_view<float const, Key<N>>(x));
}

template <std::size_t N>
[[gnu::noinline]] void plain(float const* x, float* out) {
    float const greatest = *std::max_element(x, x + N);
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += out[i] = std::exp(x[i] - greatest);
    for (std::size_t i = 0; i < N; ++i) out[i] /= sum;
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N>
[[gnu::noinline]] void with_eigen(float const* x, float* out) {
    Eigen::Map<Eigen::Array<float, static_cast<int>(N), 1> const> const in(x);
    Eigen::Map<Eigen::Array<float, static_cast<int>(N), 1>> z(out);
    z = (in - in.maxCoeff()).exp();
    z /= z.sum();
}
#endif

#if defined(HEED_WITH_XTENSOR)
template <std::size_t N>
[[gnu::noinline]] void with_xtensor(xt::xtensor_fixed<float, xt::xshape<N>> const& x,
                                    xt::xtensor_fixed<float, xt::xshape<N>>& z, float* out) {
    xt::noalias(z) = xt::exp(x - xt::amax(x)());
    z /= xt::sum(z)();
    std::copy(z.begin(), z.end(), out);
}
#endif

template <std::size_t N>
void add() {
    static work<N> it;
    float const* const x = it.x.data();
    float* const out = it.out.data();
    std::string const end = "/" + std::to_string(N);
    peers::add("heed" + end, it.expected, 1e-6, it.out, [=] { with_heed<N>(x, out); });
    peers::add("plain" + end, it.expected, 1e-6, it.out, [=] { plain<N>(x, out); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, it.expected, 1e-6, it.out, [=] { with_eigen<N>(x, out); });
#endif
#if defined(HEED_WITH_XTENSOR)
    static xt::xtensor_fixed<float, xt::xshape<N>> from, to;
    std::copy(it.x.begin(), it.x.end(), from.begin());
    peers::add("xtensor" + end, it.expected, 1e-6, it.out, [=] { with_xtensor<N>(from, to, out); });
#endif
}

}  // namespace

int main(int count, char** arguments) {
    add<4>();
    add<16>();
    add<64>();
    add<100>();
    add<1024>();
    add<4096>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
