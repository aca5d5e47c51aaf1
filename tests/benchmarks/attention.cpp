// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of T queries and T keys with d features, one head, no mask: softmax(Q K^T / sqrt(d)) V in floats.

#include "peers.hpp"

#include <heed/heed.hpp>

#include <algorithm>

namespace {

using namespace heed::axes;

template <std::size_t T, std::size_t D>
struct work {
    std::vector<float> q = peers::numbers(T * D, 1), k = peers::numbers(T * D, 2), v = peers::numbers(T * D, 3),
                       out = std::vector<float>(T * D);
    std::vector<double> expected = std::vector<double>(T * D), causal = expected;

    work() {
        std::vector<double> row(T);
        for (std::size_t i = 0; i < T; ++i) {
            for (std::size_t j = 0; j < T; ++j) {
                double sum = 0;
                for (std::size_t f = 0; f < D; ++f) {
                    sum += static_cast<double>(q[i * D + f]) * static_cast<double>(k[j * D + f]);
                }
                row[j] = std::exp(sum / std::sqrt(static_cast<double>(D)));
            }
            fill(expected, i, row, T);
            fill(causal, i, row, i + 1);
        }
    }

    void fill(std::vector<double>& to, std::size_t i, std::vector<double> const& row, std::size_t keys) {
        double sum = 0;
        for (std::size_t j = 0; j < keys; ++j) sum += row[j];
        for (std::size_t j = 0; j < keys; ++j) {
            for (std::size_t f = 0; f < D; ++f) to[i * D + f] += row[j] / sum * static_cast<double>(v[j * D + f]);
        }
    }
};

template <std::size_t T, std::size_t D>
[[gnu::noinline]] void with_heed(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float, Query<T>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<T>, Dk<D>>(q),
                                       heed::tensor_view<float const, Key<T>, Dk<D>>(k),
                                       heed::tensor_view<float const, Key<T>, Dv<D>>(v));
}
template <std::size_t T, std::size_t D>
[[gnu::noinline]] void with_heed_causal(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float, Query<T>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<T>, Dk<D>>(q),
                                       heed::tensor_view<float const, Key<T>, Dk<D>>(k),
                                       heed::tensor_view<float const, Key<T>, Dv<D>>(v), heed::causal{});
}

template <std::size_t T, std::size_t D>
[[gnu::noinline]] void plain(float const* q, float const* k, float const* v, float* out, float* row) {
    for (std::size_t i = 0; i < T; ++i) {
        float greatest = -INFINITY, sum = 0;
        for (std::size_t j = 0; j < T; ++j) {
            float dot = 0;
            for (std::size_t f = 0; f < D; ++f) dot += q[i * D + f] * k[j * D + f];
            row[j] = dot / std::sqrt(static_cast<float>(D));
            greatest = std::max(greatest, row[j]);
        }
        for (std::size_t j = 0; j < T; ++j) sum += row[j] = std::exp(row[j] - greatest);
        for (std::size_t f = 0; f < D; ++f) out[i * D + f] = 0;
        for (std::size_t j = 0; j < T; ++j) {
            for (std::size_t f = 0; f < D; ++f) out[i * D + f] += row[j] / sum * v[j * D + f];
        }
    }
}

#if defined(HEED_WITH_EIGEN)
// All extents in the types, as far as Eigen's stack has room for it.
template <std::size_t T, std::size_t D>
[[gnu::noinline]] void with_eigen_fixed(float const* q, float const* k, float const* v, float* out) {
    constexpr int t = static_cast<int>(T), d = static_cast<int>(D);
    using operand = Eigen::Matrix<float, t, d, Eigen::RowMajor>;
    Eigen::Map<operand const> const x(q), y(k), z(v);
    Eigen::Matrix<float, t, t, Eigen::RowMajor> s;
    s.noalias() = x * y.transpose();
    s *= 1.0f / std::sqrt(static_cast<float>(D));
    s.colwise() -= s.rowwise().maxCoeff().eval();
    s = s.array().exp().matrix();
    Eigen::Matrix<float, t, 1> const sums = s.rowwise().sum();
    s.array().colwise() /= sums.array();
    Eigen::Map<operand>(out).noalias() = s * z;
}

// 64 queries at a time, so that their scores stay in the cache.
template <std::size_t T, std::size_t D>
[[gnu::noinline]] void with_eigen_blocks(float const* q, float const* k, float const* v, float* out) {
    constexpr int t = static_cast<int>(T), d = static_cast<int>(D), block = t < 64 ? t : 64;
    using operand = Eigen::Matrix<float, Eigen::Dynamic, d, Eigen::RowMajor>;
    Eigen::Map<operand const> const y(k, t, d), z(v, t, d);
    Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> s(block, t);
    for (int first = 0; first < t; first += block) {
        Eigen::Map<operand const> const x(q + first * d, block, d);
        s.noalias() = x * y.transpose();
        s *= 1.0f / std::sqrt(static_cast<float>(D));
        for (int i = 0; i < block; ++i) {
            s.row(i) = (s.row(i).array() - s.row(i).maxCoeff()).exp().matrix();
            s.row(i) /= s.row(i).sum();
        }
        Eigen::Map<operand>(out + first * d, block, d).noalias() = s * z;
    }
}
#endif

template <std::size_t T, std::size_t D>
void add() {
    static work<T, D> it;
    static std::vector<float> row(T);
    float const *q = it.q.data(), *k = it.k.data(), *v = it.v.data();
    float *const out = it.out.data(), *const scratch = row.data();
    std::string const end = "/" + std::to_string(T) + "," + std::to_string(D);
    double const bound = 1e-5;
    peers::add("heed" + end, it.expected, bound, it.out, [=] { with_heed<T, D>(q, k, v, out); });
    peers::add("heed-causal" + end, it.causal, bound, it.out, [=] { with_heed_causal<T, D>(q, k, v, out); });
    peers::add("plain" + end, it.expected, bound, it.out, [=] { plain<T, D>(q, k, v, out, scratch); });
#if defined(HEED_WITH_EIGEN)
    if constexpr (T * T * sizeof(float) <= EIGEN_STACK_ALLOCATION_LIMIT) {
        peers::add("eigen-fixed" + end, it.expected, bound, it.out, [=] { with_eigen_fixed<T, D>(q, k, v, out); });
    }
    if constexpr (T >= 64) {
        peers::add("eigen-blocks" + end, it.expected, bound, it.out, [=] { with_eigen_blocks<T, D>(q, k, v, out); });
    }
#endif
}

}  // namespace

int main(int count, char** arguments) {
    add<4, 4>();
    add<16, 16>();
    add<64, 32>();
    add<128, 64>();
    add<512, 64>();
    add<2048, 64>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
