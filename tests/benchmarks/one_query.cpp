// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// One query and N keys with D features, one head, in floats: `scaled_dot_product_attention` beside the steps that it
// consists of (`heed-steps`: scores, softmax, `attend`), and beside the bytes of keys and values, added up (`read`).
// `heed-8` is eight query heads of one query, of a group that shares the keys.

#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;

template <std::size_t Queries, std::size_t N, std::size_t D>
struct work {
    std::vector<float> q = peers::numbers(Queries * D, 1), out = std::vector<float>(Queries * D);
    std::vector<double> expected = std::vector<double>(Queries * D);

    work(float const* k, float const* v) {
        std::vector<double> weights(N);
        for (std::size_t i = 0; i < Queries; ++i) {
            double sum = 0;
            for (std::size_t j = 0; j < N; ++j) {
                double dot = 0;
                for (std::size_t f = 0; f < D; ++f) {
                    dot += static_cast<double>(q[i * D + f]) * static_cast<double>(k[j * D + f]);
                }
                sum += weights[j] = std::exp(dot / std::sqrt(static_cast<double>(D)));
            }
            for (std::size_t j = 0; j < N; ++j) {
                for (std::size_t f = 0; f < D; ++f) {
                    expected[i * D + f] += weights[j] / sum * static_cast<double>(v[j * D + f]);
                }
            }
        }
    }
};

template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_heed(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float, Query<1>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<1>, Dk<D>>(q),
                                       heed::tensor_view<float const, Key<N>, Dk<D>>(k),
                                       heed::tensor_view<float const, Key<N>, Dv<D>>(v));
}
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_groups(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float, Group<8>, Query<1>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Group<8>, Query<1>, Dk<D>>(q),
                                       heed::tensor_view<float const, Key<N>, Dk<D>>(k),
                                       heed::tensor_view<float const, Key<N>, Dv<D>>(v));
}
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_steps(float const* q, float const* k, float const* v, float* out) {
    static heed::heap_tensor<float, Query<1>, Key<N>> s, weights;
    heed::tensor_view<float, Query<1>, Dv<D>> z(out);
    heed::scores(heed::into(s), heed::tensor_view<float const, Query<1>, Dk<D>>(q),
                 heed::tensor_view<float const, Key<N>, Dk<D>>(k));
    heed::softmax<Key>(heed::into(weights), s);
    heed::contract<Key>(heed::into(z), weights, heed::tensor_view<float const, Key<N>, Dv<D>>(v));
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_eigen(float const* q, float const* k, float const* v, float* out) {
    constexpr int n = static_cast<int>(N), d = static_cast<int>(D);
    using row = Eigen::Matrix<float, 1, d>;
    using operand = Eigen::Matrix<float, n, d, Eigen::RowMajor>;
    static Eigen::Matrix<float, 1, Eigen::Dynamic> s(n);
    Eigen::Map<operand const> const y(k), z(v);
    s.noalias() = Eigen::Map<row const>(q) * y.transpose();
    s *= 1.0f / std::sqrt(static_cast<float>(D));
    s = (s.array() - s.maxCoeff()).exp().matrix();
    s /= s.sum();
    Eigen::Map<row>(out).noalias() = s * z;
}
#endif

template <std::size_t N, std::size_t D>
void add() {
    // Values behind keys, so that one sum reads both.
    static std::vector<float> memory = peers::numbers(2 * N * D, 2);
    float const *k = memory.data(), *v = k + N * D;
    static work<1, N, D> one(k, v);
    static work<8, N, D> eight(k, v);
    std::string const end = "/" + std::to_string(N) + "," + std::to_string(D);
    double const bound = 1e-5;
    float const *q = one.q.data(), *several = eight.q.data();
    float *const out = one.out.data(), *const outs = eight.out.data();
    peers::add("heed" + end, one.expected, bound, one.out, [=] { with_heed<N, D>(q, k, v, out); });
    peers::add("heed-steps" + end, one.expected, bound, one.out, [=] { with_steps<N, D>(q, k, v, out); });
    peers::add("heed-8" + end, eight.expected, bound, eight.out, [=] { with_groups<N, D>(several, k, v, outs); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, one.expected, bound, one.out, [=] { with_eigen<N, D>(q, k, v, out); });
#endif
    peers::add_read("read" + end, k, 2 * N * D);
}

}  // namespace

int main(int count, char** arguments) {
    add<1, 64>();
    add<2, 64>();
    add<3, 64>();
    add<4, 64>();
    add<7, 64>();
    add<8, 64>();
    add<13, 64>();
    add<16, 64>();
    add<31, 64>();
    add<64, 64>();
    add<128, 64>();
    add<129, 64>();
    add<512, 64>();
    add<2048, 64>();
    add<8192, 128>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
