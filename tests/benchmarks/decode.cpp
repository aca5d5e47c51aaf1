// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// One step of decoding: 32 query heads of one query over 8 heads of keys and values, four query heads to each, in
// floats, for N keys of D features. `heed` says that they are groups, so that keys and values are read once for four;
// `heed-repeated` has a copy of the keys and the values for each query head, `heed-heads` takes each query head by
// itself, and `heed-steps` is scores, softmax and `attend`. `heed-one` is one query head for each head of keys alone.
// `read` is what memory allows: all bytes of the keys and the values, added up.

#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;

constexpr std::size_t heads = 8, group = 4;

template <std::size_t N, std::size_t D>
struct work {
    // Values behind keys, so that one sum reads both.
    std::vector<float> q = peers::numbers(heads * group * D, 1), memory = peers::numbers(2 * heads * N * D, 2),
                       out = std::vector<float>(heads * group * D);
    std::vector<float> copies = std::vector<float>(2 * heads * group * N * D);
    std::vector<double> expected = std::vector<double>(heads * group * D);

    work() {
        float const *k = memory.data(), *v = k + heads * N * D;
        for (std::size_t i = 0; i < copies.size(); ++i) copies[i] = memory[i / (group * N * D) * (N * D) + i % (N * D)];
        std::vector<double> weights(N);
        for (std::size_t i = 0; i < heads * group; ++i) {
            float const *keys = k + i / group * N * D, *values = v + i / group * N * D;
            double sum = 0;
            for (std::size_t j = 0; j < N; ++j) {
                double dot = 0;
                for (std::size_t f = 0; f < D; ++f) {
                    dot += static_cast<double>(q[i * D + f]) * static_cast<double>(keys[j * D + f]);
                }
                sum += weights[j] = std::exp(dot / std::sqrt(static_cast<double>(D)));
            }
            for (std::size_t j = 0; j < N; ++j) {
                for (std::size_t f = 0; f < D; ++f) {
                    expected[i * D + f] += weights[j] / sum * static_cast<double>(values[j * D + f]);
                }
            }
        }
    }
};

template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_heed(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float const, KvHead<heads>, Group<group>, Query<1>, Dk<D>> const x(q);
    heed::tensor_view<float, KvHead<heads>, Group<group>, Query<1>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z), x,
                                       heed::tensor_view<float const, KvHead<heads>, Key<N>, Dk<D>>(k),
                                       heed::tensor_view<float const, KvHead<heads>, Key<N>, Dv<D>>(v));
}
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_repeated(float const* q, float const* k, float const* v, float* out) {
    heed::tensor_view<float, Head<heads * group>, Query<1>, Dv<D>> z(out);
    heed::scaled_dot_product_attention(heed::into(z),
                                       heed::tensor_view<float const, Head<heads * group>, Query<1>, Dk<D>>(q),
                                       heed::tensor_view<float const, Head<heads * group>, Key<N>, Dk<D>>(k),
                                       heed::tensor_view<float const, Head<heads * group>, Key<N>, Dv<D>>(v));
}
/// The first query head of each group.
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_one(float const* q, float const* k, float const* v, float* out) {
    using heed::slice_view;
    heed::tensor_view<float const, KvHead<heads>, Group<group>, Query<1>, Dk<D>> const x(q);
    heed::tensor_view<float, KvHead<heads>, Group<group>, Query<1>, Dv<D>> z(out);
    auto first = slice_view<Group>(z, 0);
    heed::scaled_dot_product_attention(heed::into(first), slice_view<Group>(x, 0),
                                       heed::tensor_view<float const, KvHead<heads>, Key<N>, Dk<D>>(k),
                                       heed::tensor_view<float const, KvHead<heads>, Key<N>, Dv<D>>(v));
}
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_heads(float const* q, float const* k, float const* v, float* out) {
    for (std::size_t i = 0; i < heads * group; ++i) {
        heed::tensor_view<float, Query<1>, Dv<D>> z(out + i * D);
        heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<1>, Dk<D>>(q + i * D),
                                           heed::tensor_view<float const, Key<N>, Dk<D>>(k + i / group * N * D),
                                           heed::tensor_view<float const, Key<N>, Dv<D>>(v + i / group * N * D));
    }
}
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_steps(float const* q, float const* k, float const* v, float* out) {
    static heed::heap_tensor<float, Head<heads>, Query<group>, Key<N>> s, weights;
    heed::tensor_view<float, Head<heads>, Query<group>, Dv<D>> z(out);
    heed::tensor_view<float const, Head<heads>, Key<N>, Dv<D>> const values(v);
    heed::scores(heed::into(s), heed::tensor_view<float const, Head<heads>, Query<group>, Dk<D>>(q),
                 heed::tensor_view<float const, Head<heads>, Key<N>, Dk<D>>(k));
    heed::softmax<Key>(heed::into(weights), s);
    heed::contract<Key>(heed::into(z), weights, values);
}

#if defined(HEED_WITH_EIGEN)
template <std::size_t N, std::size_t D>
[[gnu::noinline]] void with_eigen(float const* q, float const* k, float const* v, float* out) {
    constexpr int n = static_cast<int>(N), d = static_cast<int>(D), g = static_cast<int>(group);
    using rows = Eigen::Matrix<float, g, d, Eigen::RowMajor>;
    using operand = Eigen::Matrix<float, n, d, Eigen::RowMajor>;
    static Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> s(g, n);
    for (std::size_t head = 0; head < heads; ++head) {
        Eigen::Map<rows const> const x(q + head * group * D);
        Eigen::Map<operand const> const y(k + head * N * D), z(v + head * N * D);
        s.noalias() = x * y.transpose();
        s *= 1.0f / std::sqrt(static_cast<float>(D));
        for (int i = 0; i < g; ++i) {
            s.row(i) = (s.row(i).array() - s.row(i).maxCoeff()).exp().matrix();
            s.row(i) /= s.row(i).sum();
        }
        Eigen::Map<rows>(out + head * group * D).noalias() = s * z;
    }
}
#endif

template <std::size_t N, std::size_t D>
void add() {
    static work<N, D> it;
    float const *q = it.q.data(), *k = it.memory.data(), *v = k + heads * N * D;
    float* const out = it.out.data();
    std::string const end = "/" + std::to_string(N) + "," + std::to_string(D);
    double const bound = 1e-5;
    peers::add("heed" + end, it.expected, bound, it.out, [=] { with_heed<N, D>(q, k, v, out); });
    float const *ks = it.copies.data(), *vs = ks + heads * group * N * D;
    peers::add("heed-repeated" + end, it.expected, bound, it.out, [=] { with_repeated<N, D>(q, ks, vs, out); });
    // Its heads are those of `heed`, which has written all.
    peers::add("heed-one" + end, {}, 0, it.out, [=] { with_one<N, D>(q, k, v, out); });
    peers::add("heed-heads" + end, it.expected, bound, it.out, [=] { with_heads<N, D>(q, k, v, out); });
    peers::add("heed-steps" + end, it.expected, bound, it.out, [=] { with_steps<N, D>(q, k, v, out); });
#if defined(HEED_WITH_EIGEN)
    peers::add("eigen" + end, it.expected, bound, it.out, [=] { with_eigen<N, D>(q, k, v, out); });
#endif
    peers::add_read("read" + end, k, 2 * heads * N * D);
}

}  // namespace

int main(int count, char** arguments) {
    add<128, 64>();
    add<512, 64>();
    add<2048, 64>();
    add<8192, 64>();
    add<128, 128>();
    add<512, 128>();
    add<2048, 128>();
    add<8192, 128>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
