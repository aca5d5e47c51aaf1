// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// N x N floats transposed, and [B, H, T, D] with the middle axes swapped, as heads are. Every peer writes to memory
// that is there already.

#include "peers.hpp"

#include <heed/heed.hpp>

#include <utility>

#if defined(HEED_WITH_OPENBLAS)
#include <cblas.h>
#endif

namespace {

using namespace heed::axes;

template <std::size_t B, std::size_t H, std::size_t T, std::size_t D>
struct work {
    std::vector<float> x = peers::numbers(B * H * T * D, 1), out = std::vector<float>(B * H * T * D);
    std::vector<double> expected = std::vector<double>(B * H * T * D);

    work() {
        for (std::size_t i = 0; i < x.size(); ++i) {
            std::size_t const d = i % D, t = i / D % T, h = i / D / T % H, b = i / D / T / H;
            expected[((b * T + t) * H + h) * D + d] = static_cast<double>(x[i]);
        }
    }
};

template <std::size_t B, std::size_t H, std::size_t T, std::size_t D>
[[gnu::noinline]] void plain(float const* x, float* out) {
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t t = 0; t < T; ++t) {
            for (std::size_t h = 0; h < H; ++h) {
                float const* const from = x + ((b * H + h) * T + t) * D;
                for (std::size_t d = 0; d < D; ++d) out[((b * T + t) * H + h) * D + d] = from[d];
            }
        }
    }
}

template <std::size_t N>
[[gnu::noinline]] void with_heed(float const* x, float* out) {
    heed::tensor_view<float const, Query<N>, Key<N>> const from(x);
    heed::tensor_view<float, Key<N>, Query<N>> to(out);
    heed::transpose(heed::into(to), from);
}
template <std::size_t B, std::size_t H, std::size_t T, std::size_t D>
[[gnu::noinline]] void permuted_with_heed(float const* x, float* out) {
    heed::tensor_view<float const, Batch<B>, Head<H>, Query<T>, Dk<D>> const from(x);
    heed::tensor_view<float, Batch<B>, Query<T>, Head<H>, Dk<D>> to(out);
    heed::permute<Batch, Query, Head, Dk>(heed::into(to), from);
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N>
[[gnu::noinline]] void with_eigen(float const* x, float* out) {
    constexpr int n = static_cast<int>(N);
    using matrix = Eigen::Matrix<float, n, n, Eigen::RowMajor>;
    Eigen::Map<matrix> to(out);
    to = Eigen::Map<matrix const>(x).transpose();
}
#endif

template <std::size_t N>
void add() {
    static work<1, N, N, 1> it;
    float const* x = it.x.data();
    float* const out = it.out.data();
    std::string const end = "/" + std::to_string(N);
    peers::add("heed" + end, it.expected, 0, it.out, [=] { with_heed<N>(x, out); });
    peers::add("plain" + end, it.expected, 0, it.out, [=] { plain<1, N, N, 1>(x, out); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, it.expected, 0, it.out, [=] { with_eigen<N>(x, out); });
#endif
#if defined(HEED_WITH_OPENBLAS)
    peers::add("openblas" + end, it.expected, 0, it.out,
               [=] { cblas_somatcopy(CblasRowMajor, CblasTrans, N, N, 1, x, N, out, N); });
#endif
}

template <std::size_t B, std::size_t H, std::size_t T, std::size_t D>
void add_permuted() {
    static work<B, H, T, D> it;
    float const* x = it.x.data();
    float* const out = it.out.data();
    std::string const end =
        "/" + std::to_string(B) + "," + std::to_string(H) + "," + std::to_string(T) + "," + std::to_string(D);
    peers::add("heed" + end, it.expected, 0, it.out, [=] { permuted_with_heed<B, H, T, D>(x, out); });
    peers::add("plain" + end, it.expected, 0, it.out, [=] { plain<B, H, T, D>(x, out); });
}

template <std::size_t... N>
void add_all(std::index_sequence<N...>) {
    (add<N>(), ...);
}

}  // namespace

int main(int count, char** arguments) {
    add_all(std::index_sequence<3, 4, 5, 7, 8, 12, 16, 31, 32, 64, 100, 128, 512, 1000, 2048>{});
    add_permuted<2, 4, 16, 8>();
    add_permuted<8, 12, 64, 64>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
