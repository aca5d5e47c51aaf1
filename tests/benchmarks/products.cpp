// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// N x N products of floats. Every peer writes to memory that is there already.

#include "peers.hpp"

#include <heed/heed.hpp>

#include <utility>

#if defined(HEED_WITH_OPENBLAS)
#include <cblas.h>
#endif
#if defined(HEED_WITH_LIBXSMM)
#include <libxsmm.h>
#endif
#if defined(HEED_WITH_ONEDNN)
#include <dnnl.hpp>
#endif

namespace {

using namespace heed::axes;

template <std::size_t N>
struct work {
    std::vector<float> a = peers::numbers(N * N, 1), b = peers::numbers(N * N, 2), out = std::vector<float>(N * N);
    std::vector<double> expected = std::vector<double>(N * N);

    work() {
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t k = 0; k < N; ++k) {
                for (std::size_t j = 0; j < N; ++j) {
                    expected[i * N + j] += static_cast<double>(a[i * N + k]) * static_cast<double>(b[k * N + j]);
                }
            }
        }
    }
};

template <std::size_t N>
[[gnu::noinline]] void plain(float const* a, float const* b, float* out) {
    for (std::size_t i = 0; i < N * N; ++i) out[i] = 0;
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t k = 0; k < N; ++k) {
            for (std::size_t j = 0; j < N; ++j) out[i * N + j] += a[i * N + k] * b[k * N + j];
        }
    }
}

template <std::size_t N>
[[gnu::noinline]] void with_heed(float const* a, float const* b, float* out) {
    heed::tensor_view<float const, Query<N>, Dk<N>> const x(a);
    heed::tensor_view<float const, Dk<N>, Key<N>> const y(b);
    heed::tensor_view<float, Query<N>, Key<N>> z(out);
    heed::matmul(heed::into(z), x, y);
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N>
[[gnu::noinline]] void with_eigen(float const* a, float const* b, float* out) {
    constexpr int n = static_cast<int>(N);
    using matrix = Eigen::Matrix<float, n, n, Eigen::RowMajor>;
    Eigen::Map<matrix> z(out);
    z.noalias() = Eigen::Map<matrix const>(a) * Eigen::Map<matrix const>(b);
}
#endif

template <std::size_t N>
void add() {
    static work<N> it;
    float const *a = it.a.data(), *b = it.b.data();
    float* const out = it.out.data();
    double const bound = 1e-6 * static_cast<double>(N);
    std::string const end = "/" + std::to_string(N);
    peers::add("heed" + end, it.expected, bound, it.out, [=] { with_heed<N>(a, b, out); });
    peers::add("plain" + end, it.expected, bound, it.out, [=] { plain<N>(a, b, out); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, it.expected, bound, it.out, [=] { with_eigen<N>(a, b, out); });
#endif
#if defined(HEED_WITH_OPENBLAS)
    constexpr int n = static_cast<int>(N);
    peers::add("openblas" + end, it.expected, bound, it.out, [=] {
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, a, n, b, n, 0, out, n);
    });
#endif
#if defined(HEED_WITH_LIBXSMM)
    // Code that is made for the extents, once; in columns, so that the operands change places.
    constexpr libxsmm_blasint extent = static_cast<libxsmm_blasint>(N);
    libxsmm_mmfunction<float> const made(LIBXSMM_GEMM_FLAG_NONE, extent, extent, extent, 1.0f, 0.0f);
    if (made) peers::add("libxsmm" + end, it.expected, bound, it.out, [=] { made(b, a, out); });
#endif
#if defined(HEED_WITH_ONEDNN)
    constexpr dnnl_dim_t d = static_cast<dnnl_dim_t>(N);
    peers::add("onednn" + end, it.expected, bound, it.out,
               [=] { dnnl_sgemm('N', 'N', d, d, d, 1, a, d, b, d, 0, out, d); });
#endif
}

template <std::size_t... N>
void add_all(std::index_sequence<N...>) {
    (add<N>(), ...);
}

}  // namespace

int main(int count, char** arguments) {
    add_all(std::index_sequence<3, 4, 5, 7, 8, 12, 16, 20, 31, 32, 33, 64, 65, 100, 128>{});
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
