// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A row-major matrix of N rows and K columns times a vector, in floats, and a vector times it (`-left`). An element of
// heed's result is one chain of multiply-adds, whatever the vector unit; `any-order` is the same without that: several
// vectors of sums for each row, added up in the end, as Eigen and OpenBLAS do it. What lies between is what the order
// costs. `read` is what memory allows: all bytes of the matrix, added up.

#include "peers.hpp"

#include <heed/heed.hpp>

#if defined(HEED_WITH_OPENBLAS)
#include <cblas.h>
#endif

namespace {

using namespace heed::axes;

template <std::size_t N, std::size_t K>
struct work {
    std::vector<float> a = peers::numbers(N * K, 1), x = peers::numbers(K, 2), y = peers::numbers(N, 3);
    std::vector<float> out = std::vector<float>(N), left = std::vector<float>(K);
    std::vector<double> expected = std::vector<double>(N), expected_left = std::vector<double>(K);

    work() {
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t k = 0; k < K; ++k) {
                expected[i] += static_cast<double>(a[i * K + k]) * static_cast<double>(x[k]);
                expected_left[k] += static_cast<double>(a[i * K + k]) * static_cast<double>(y[i]);
            }
        }
    }
};

template <std::size_t N, std::size_t K>
[[gnu::noinline]] void with_heed(float const* a, float const* x, float* out) {
    heed::tensor_view<float, Query<N>> z(out);
    heed::contract<Dk>(heed::into(z), heed::tensor_view<float const, Query<N>, Dk<K>>(a),
                       heed::tensor_view<float const, Dk<K>>(x));
}
template <std::size_t N, std::size_t K>
[[gnu::noinline]] void with_heed_left(float const* a, float const* y, float* out) {
    heed::tensor_view<float, Dk<K>> z(out);
    heed::contract<Query>(heed::into(z), heed::tensor_view<float const, Query<N>>(y),
                          heed::tensor_view<float const, Query<N>, Dk<K>>(a));
}

template <std::size_t N, std::size_t K>
[[gnu::noinline]] void in_any_order(float const* a, float const* x, float* out) {
    namespace kernel = heed::kernel;
    using vector = kernel::vector<float>;
    constexpr std::size_t lanes = kernel::lanes<float>, rows = 4, together = 2;
    auto const add_up = [](vector sum) {
        float total = 0;
        for (std::size_t i = 0; i < lanes; ++i) total += sum[i];
        return total;
    };
    std::size_t i = 0;
    for (; i + rows <= N; i += rows) {
        vector sums[rows][together] = {};
        std::size_t k = 0;
        for (; k + together * lanes <= K; k += together * lanes) {
            for (std::size_t j = 0; j < together; ++j) {
                vector const of_x = kernel::load<vector>(x + k + j * lanes);
                for (std::size_t row = 0; row < rows; ++row) {
                    vector const of_a = kernel::load<vector>(a + (i + row) * K + k + j * lanes);
                    sums[row][j] = kernel::multiply_add(of_a, of_x, sums[row][j]);
                }
            }
        }
        for (std::size_t row = 0; row < rows; ++row) {
            float total = add_up(sums[row][0] + sums[row][1]);
            for (std::size_t rest = k; rest < K; ++rest) total += a[(i + row) * K + rest] * x[rest];
            out[i + row] = total;
        }
    }
    for (; i < N; ++i) {
        out[i] = 0;
        for (std::size_t k = 0; k < K; ++k) out[i] += a[i * K + k] * x[k];
    }
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N, std::size_t K>
using matrix = Eigen::Matrix<float, static_cast<int>(N), static_cast<int>(K), Eigen::RowMajor>;
template <std::size_t N>
using column = Eigen::Matrix<float, static_cast<int>(N), 1>;

template <std::size_t N, std::size_t K>
[[gnu::noinline]] void with_eigen(float const* a, float const* x, float* out) {
    Eigen::Map<column<N>> z(out);
    z.noalias() = Eigen::Map<matrix<N, K> const>(a) * Eigen::Map<column<K> const>(x);
}
template <std::size_t N, std::size_t K>
[[gnu::noinline]] void with_eigen_left(float const* a, float const* y, float* out) {
    Eigen::Map<column<K>> z(out);
    z.transpose().noalias() = Eigen::Map<column<N> const>(y).transpose() * Eigen::Map<matrix<N, K> const>(a);
}
#endif

template <std::size_t N, std::size_t K>
void add() {
    static work<N, K> it;
    float const *a = it.a.data(), *x = it.x.data(), *y = it.y.data();
    float *const out = it.out.data(), *const left = it.left.data();
    double const bound = 1e-6 * static_cast<double>(N < K ? K : N);
    std::string const end = "/" + std::to_string(N) + "," + std::to_string(K);
    peers::add("heed" + end, it.expected, bound, it.out, [=] { with_heed<N, K>(a, x, out); });
    peers::add("heed-left" + end, it.expected_left, bound, it.left, [=] { with_heed_left<N, K>(a, y, left); });
    peers::add("any-order" + end, it.expected, bound, it.out, [=] { in_any_order<N, K>(a, x, out); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, it.expected, bound, it.out, [=] { with_eigen<N, K>(a, x, out); });
    peers::add("eigen-left" + end, it.expected_left, bound, it.left, [=] { with_eigen_left<N, K>(a, y, left); });
#endif
#if defined(HEED_WITH_OPENBLAS)
    constexpr int n = static_cast<int>(N), k = static_cast<int>(K);
    peers::add("openblas" + end, it.expected, bound, it.out,
               [=] { cblas_sgemv(CblasRowMajor, CblasNoTrans, n, k, 1, a, k, x, 1, 0, out, 1); });
#endif
    peers::add_read("read" + end, a, N * K);
}

}  // namespace

int main(int count, char** arguments) {
    add<16, 16>();
    add<32, 32>();
    add<64, 64>();
    add<100, 100>();
    add<128, 128>();
    add<256, 256>();
    add<500, 500>();
    add<512, 512>();
    add<1024, 1024>();
    add<2048, 2048>();
    add<4096, 64>();
    add<64, 4096>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
