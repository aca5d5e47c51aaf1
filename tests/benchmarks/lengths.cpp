// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What a length costs that is known at run time: `heed` has N in the type, `up_to` has it as a length within a capacity
// of N, `within-4N` within one of 4 N. Rows of keys are 4 N apart then, which has a price by itself: `fixed-4N` has N
// in the type and rows as far apart. All four have the same bits.

#include "peers.hpp"

#include <heed/heed.hpp>

namespace {

using namespace heed::axes;
using heed::into;
using heed::tensor_view;
using heed::up_to;

template <std::size_t N>
struct fixed {
    using query = Query<N>;
    using key = Key<N>;
    static constexpr std::size_t apart = 1;
};
template <std::size_t N>
struct far_apart : fixed<N> {
    static constexpr std::size_t apart = 4;
};
template <std::size_t N, std::size_t Capacity>
struct within {
    using query = up_to<Query<Capacity>>;
    using key = up_to<Key<Capacity>>;
    static constexpr std::size_t apart = 1;
};

/// A view of memory, with as many elements as are said of each axis that is up to a length. What has keys last may
/// have its rows farther apart.
template <class Kind, class T, class Axis, class Last>
auto view(T* memory, [[maybe_unused]] std::size_t length) {
    if constexpr (heed::detail::lengths_in<heed::shape_t<Axis, Last>> == 1) {
        return tensor_view<T, Axis, Last>(memory, length);
    } else if constexpr (heed::detail::lengths_in<heed::shape_t<Axis, Last>> == 2) {
        return tensor_view<T, Axis, Last>(memory, length, length);
    } else if constexpr (Kind::apart != 1 && std::is_same_v<Last, typename Kind::key>) {
        return heed::strided_view<T, heed::strides<Kind::apart * Last::extent, 1>, Axis, Last>(memory);
    } else {
        return tensor_view<T, Axis, Last>(memory);
    }
}

constexpr std::size_t rows = 16;

struct fused {
    template <class Kind, std::size_t N, std::size_t D, class... Options>
    static void run(float const* a, float const* b, float const* c, float* out, Options const&... options) {
        auto z = view<Kind, float, typename Kind::query, Dv<D>>(out, N);
        heed::scaled_dot_product_attention(into(z), view<Kind, float const, typename Kind::query, Dk<D>>(a, N),
                                           view<Kind, float const, typename Kind::key, Dk<D>>(b, N),
                                           view<Kind, float const, typename Kind::key, Dv<D>>(c, N), options...);
    }
};
struct fused_causal {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const* b, float const* c, float* out) {
        fused::run<Kind, N, D>(a, b, c, out, heed::causal<>{});
    }
};
struct scores {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const* b, float const*, float* out) {
        auto z = view<Kind, float, typename Kind::query, typename Kind::key>(out, N);
        heed::scores(into(z), view<Kind, float const, typename Kind::query, Dk<D>>(a, N),
                     view<Kind, float const, typename Kind::key, Dk<D>>(b, N));
    }
};
struct product {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const* b, float const*, float* out) {
        auto z = view<Kind, float, typename Kind::query, Dv<D>>(out, N);
        heed::matmul(into(z), view<Kind, float const, typename Kind::query, Dk<D>>(a, N),
                     tensor_view<float const, Dk<D>, Dv<D>>(b));
    }
};
struct softmax {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const*, float const*, float* out) {
        auto z = view<Kind, float, Head<rows>, typename Kind::key>(out, N);
        heed::softmax<Key>(into(z), view<Kind, float const, Head<rows>, typename Kind::key>(a, N));
    }
};
struct sum {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const*, float const*, float* out) {
        tensor_view<float, Head<rows>> z(out);
        heed::sum<Key>(into(z), view<Kind, float const, Head<rows>, typename Kind::key>(a, N));
    }
};
struct plus {
    template <class Kind, std::size_t N, std::size_t D>
    static void run(float const* a, float const* b, float const*, float* out) {
        auto z = view<Kind, float, Head<rows>, typename Kind::key>(out, N);
        heed::zip(into(z), [](float x, float y) { return x + y; },
                  view<Kind, float const, Head<rows>, typename Kind::key>(a, N),
                  view<Kind, float const, Head<rows>, typename Kind::key>(b, N));
    }
};

template <class Operation, class Kind, std::size_t N, std::size_t D>
[[gnu::noinline]] void run(float const* a, float const* b, float const* c, float* out) {
    Operation::template run<Kind, N, D>(a, b, c, out);
}

template <class Operation, std::size_t N, std::size_t D>
void add(std::string const& name) {
    constexpr std::size_t most = 4 * N * (4 * N > 64 ? 4 * N : 64);
    static std::vector<float> a = peers::numbers(most, 1), b = peers::numbers(most, 2), c = peers::numbers(most, 3),
                              out = std::vector<float>(most);
    std::string const end = "/" + name + "," + std::to_string(N);
    float const *x = a.data(), *y = b.data(), *z = c.data();
    float* const to = out.data();
    peers::add("heed" + end, {}, 0, out, [=] { run<Operation, fixed<N>, N, D>(x, y, z, to); });
    peers::add("up_to" + end, {}, 0, out, [=] { run<Operation, within<N, N>, N, D>(x, y, z, to); });
    peers::add("fixed-4N" + end, {}, 0, out, [=] { run<Operation, far_apart<N>, N, D>(x, y, z, to); });
    peers::add("within-4N" + end, {}, 0, out, [=] { run<Operation, within<N, 4 * N>, N, D>(x, y, z, to); });
}

template <std::size_t N, std::size_t D>
void add_all() {
    add<fused, N, D>("attention");
    add<fused_causal, N, D>("causal");
    add<scores, N, D>("scores");
    add<product, N, D>("product");
    add<softmax, N, D>("softmax");
    add<sum, N, D>("sum");
    add<plus, N, D>("plus");
}

}  // namespace

int main(int count, char** arguments) {
    add_all<64, 32>();
    add_all<512, 64>();
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
