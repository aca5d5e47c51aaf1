// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Attention of T positions, each of which sees itself and the W - 1 before it, with 64 features, one head: in floats.
// Beside it the same as plain loops over the windows alone, with four first keys that all see, in documents of W
// positions, under bools that come to the same, and without a mask.

#include "peers.hpp"

#include <heed/heed.hpp>

#include <algorithm>
#include <memory>

namespace {

using namespace heed::axes;
constexpr std::size_t D = 64;

template <std::size_t T>
struct work {
    std::vector<float> q = peers::numbers(T * D, 1), k = peers::numbers(T * D, 2), v = peers::numbers(T * D, 3),
                       out = std::vector<float>(T * D);

    /// Whether some of the outputs are what doubles give, under a mask that says what is seen.
    template <class Seen>
    void check(std::string const& who, Seen seen) const {
        for (std::size_t i = 0; i < T; i += 97) {
            std::vector<double> expected(D);
            double total = 0;
            for (std::size_t j = 0; j < T; ++j) {
                if (!seen(i, j)) continue;
                double sum = 0;
                for (std::size_t f = 0; f < D; ++f) {
                    sum += static_cast<double>(q[i * D + f]) * static_cast<double>(k[j * D + f]);
                }
                double const weight = std::exp(sum / std::sqrt(static_cast<double>(D)));
                total += weight;
                for (std::size_t f = 0; f < D; ++f) expected[f] += weight * static_cast<double>(v[j * D + f]);
            }
            for (double& one : expected) one /= total;
            peers::check(who, out.data() + i * D, expected, 1e-5);
        }
    }
};

template <std::size_t T, class... Mask>
[[gnu::noinline]] void attend(work<T>& it, Mask const&... mask) {
    heed::tensor_view<float, Query<T>, Dv<D>> z(it.out.data());
    heed::scaled_dot_product_attention(heed::into(z), heed::tensor_view<float const, Query<T>, Dk<D>>(it.q.data()),
                                       heed::tensor_view<float const, Key<T>, Dk<D>>(it.k.data()),
                                       heed::tensor_view<float const, Key<T>, Dv<D>>(it.v.data()), mask...);
}

template <std::size_t T>
[[gnu::noinline]] void plain(work<T>& it, std::size_t window, std::vector<float>& row) {
    for (std::size_t i = 0; i < T; ++i) {
        std::size_t const first = i + 1 > window ? i + 1 - window : 0;
        float greatest = -INFINITY, sum = 0;
        for (std::size_t j = first; j <= i; ++j) {
            float dot = 0;
            for (std::size_t f = 0; f < D; ++f) dot += it.q[i * D + f] * it.k[j * D + f];
            row[j] = dot / std::sqrt(static_cast<float>(D));
            greatest = std::max(greatest, row[j]);
        }
        for (std::size_t j = first; j <= i; ++j) sum += row[j] = std::exp(row[j] - greatest);
        for (std::size_t f = 0; f < D; ++f) it.out[i * D + f] = 0;
        for (std::size_t j = first; j <= i; ++j) {
            for (std::size_t f = 0; f < D; ++f) it.out[i * D + f] += row[j] / sum * it.v[j * D + f];
        }
    }
}

/// One way to do the work: checked, and then timed.
template <std::size_t T, class Seen, class Run>
void add(std::string const& name, work<T>& it, Seen seen, Run run) {
    for (float& one : it.out) one = std::nanf("");
    run();
    it.check(name, seen);
    peers::add(name, {}, 0, it.out, run);
}

template <std::size_t T>
void add(std::size_t window) {
    static work<T> it;
    static std::vector<float> row(T);
    std::string const end = "/" + std::to_string(T) + "," + std::to_string(window);
    auto const near = heed::window{heed::before{window - 1}, heed::after{0}};
    auto const in_window = [=](std::size_t i, std::size_t j) { return j <= i && i < j + window; };
    add("heed" + end, it, in_window, [=] { attend(it, near); });
    add("plain" + end, it, in_window, [=] { plain(it, window, row); });
    add("heed-prefix" + end, it, [=](auto i, auto j) { return j < 4 || in_window(i, j); },
        [=] { attend(it, near | heed::prefix{4}); });
    auto const ids = std::make_shared<std::vector<int>>(T);
    for (std::size_t i = 0; i < T; ++i) (*ids)[i] = static_cast<int>(i / window);
    add("heed-documents" + end, it, [=](auto i, auto j) { return j <= i && i / window == j / window; }, [=] {
        attend(it, heed::documents{heed::view_of<Query<T>>(*ids), heed::view_of<Key<T>>(*ids)} & heed::causal{});
    });
    if constexpr (T <= 4096) {
        auto const kept = std::make_shared<std::vector<unsigned char>>(T * T);
        for (std::size_t i = 0; i < T * T; ++i) (*kept)[i] = in_window(i / T, i % T) ? 1 : 0;
        add("heed-bools" + end, it, in_window,
            [=] { attend(it, heed::keep{heed::view_of<Query<T>, Key<T>>(*kept)}); });
        add("heed-none" + end, it, [](auto...) { return true; }, [=] { attend(it); });
    }
}

}  // namespace

int main(int count, char** arguments) {
    add<1024>(256);
    add<4096>(256);
    for (std::size_t const window : {64, 128, 256, 512, 1024, 4096}) add<16384>(window);
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
