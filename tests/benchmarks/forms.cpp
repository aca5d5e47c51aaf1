// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of T positions with D features, one head, in floats: as it is, by its steps, and with each of the stages of
// a score: what each costs over none.

#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;

template <std::size_t T, std::size_t D>
struct work {
    std::vector<float> q = peers::numbers(T * D, 1), k = peers::numbers(T * D, 2), v = peers::numbers(T * D, 3),
                       out = std::vector<float>(T * D);

    /// What doubles give for scores that are changed, and for rows with a sink.
    template <class Change>
    std::vector<double> expected(Change change, double of_sink = 0) const {
        std::vector<double> result(T * D), weights(T);
        for (std::size_t i = 0; i < T; ++i) {
            double total = of_sink;
            for (std::size_t j = 0; j < T; ++j) {
                double dot = 0;
                for (std::size_t f = 0; f < D; ++f) {
                    dot += static_cast<double>(q[i * D + f]) * static_cast<double>(k[j * D + f]);
                }
                total += weights[j] = std::exp(change(dot / std::sqrt(static_cast<double>(D)), i, j));
            }
            for (std::size_t j = 0; j < T; ++j) {
                for (std::size_t f = 0; f < D; ++f) {
                    result[i * D + f] += weights[j] / total * static_cast<double>(v[j * D + f]);
                }
            }
        }
        return result;
    }
};

template <std::size_t T, std::size_t D, class... Stages>
[[gnu::noinline]] void fused(work<T, D>& it, Stages const&... stages) {
    heed::tensor_view<float, Query<T>, Dv<D>> z(it.out.data());
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<T>, Dk<D>>(it.q.data()),
                                       heed::tensor_view<float const, Key<T>, Dk<D>>(it.k.data()),
                                       heed::tensor_view<float const, Key<T>, Dv<D>>(it.v.data()), stages...);
}
template <std::size_t T, std::size_t D>
[[gnu::noinline]] void by_steps(work<T, D>& it) {
    static heed::owning_tensor<float, Query<T>, Key<T>> s, weights;
    heed::tensor_view<float, Query<T>, Dv<D>> z(it.out.data());
    heed::scores(heed::into(s), heed::tensor_view<float const, Query<T>, Dk<D>>(it.q.data()),
                 heed::tensor_view<float const, Key<T>, Dk<D>>(it.k.data()));
    heed::softmax<Key>(heed::into(weights), s);
    heed::contract<Key>(heed::into(z), weights, heed::tensor_view<float const, Key<T>, Dv<D>>(it.v.data()));
}

template <std::size_t T, std::size_t D>
void add() {
    static work<T, D> it;
    std::string const end = "/" + std::to_string(T) + "," + std::to_string(D);
    double const bound = 1e-5;
    auto const as_is = [](double score, auto...) { return score; };
    auto const far = [](auto score, std::size_t i, std::size_t j) {
        using number = decltype(score);
        return score - static_cast<number>(0.125) * static_cast<number>(i < j ? j - i : i - j);
    };
    auto const farther = heed::score_with{[far](float score, heed::index_of<Query> i, heed::index_of<Key> j) {
        return far(score, i, j);
    }};
    peers::add("heed" + end, it.expected(as_is), bound, it.out, [=] { fused(it); });
    peers::add("heed-steps" + end, it.expected(as_is), bound, it.out, [=] { by_steps(it); });
    peers::add("heed-softcap" + end, it.expected([](double x, auto...) { return 2 * std::tanh(x / 2); }), bound, it.out,
               [=] { fused(it, heed::softcap{2.0f}); });
    peers::add("heed-score_with" + end, it.expected(far), bound, it.out, [=] { fused(it, farther); });
    peers::add("heed-sink" + end, it.expected(as_is, std::exp(0.5)), bound, it.out,
               [=] { fused(it, heed::sink{0.5f}); });
    // What is dropped is checked by the tests.
    peers::add("heed-dropout" + end, {}, 0, it.out, [=] { fused(it, heed::dropout{0.25f, heed::philox{7}}); });
}

}  // namespace

int main(int count, char** arguments) {
    add<1, 1>();
    add<2, 2>();
    add<3, 3>();
    add<4, 4>();
    add<5, 5>();
    add<8, 8>();
    add<16, 16>();
    add<32, 32>();
    add<64, 32>();
    add<128, 64>();
    add<512, 64>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
