// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>
#include <heed/math.hpp>
#include <heed/random/rand.hpp>
#include <heed/random/randint.hpp>
#include <heed/random/randn.hpp>
#include <heed/random/randperm.hpp>

#include "../support/operations.hpp"
#include "numbers.hpp"

// The groups of operations that are digested: every operation that adds more than two numbers, and what is around it.

namespace heed_digest {

using namespace heed::axes;

/// Tried by run.py: with one order at run time and another in the compiler, digests must differ.
template <class X>
constexpr X in_order(X x) {
#if defined(HEED_DIGEST_REORDERED)
    if (!__builtin_is_constant_evaluated()) {
        for (std::size_t i = 0; i < X::size / 2; ++i) {
            auto const value = x.values[i];
            x.values[i] = x.values[X::size - 1 - i];
            x.values[X::size - 1 - i] = value;
        }
    }
#endif
    return x;
}

// Reductions --------------------------------------------------------------------------------------------------------

template <class T>
constexpr digest sums(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const x = filled<heed::tensor<T, Batch<2>, Query<3>, Key<5>>>(from, of);
    result.add(heed::sum<Key>(x));
    result.add(heed::sum<Query>(x));
    result.add(heed::sum<Batch>(x));
    result.add(heed::sum<Batch, Key>(x));
    result.add(heed::sum<Query, Key>(x));
    result.add(heed::sum<Batch, Query, Key>(x));
    result.add(heed::mean<Key>(x));
    result.add(heed::mean<Batch, Query>(x));
    auto const y = filled<heed::tensor<T, Query<37>, Key<19>>>(from, of);
    result.add(heed::sum<Key>(y));
    result.add(heed::sum<Query>(y));
    result.add(heed::sum<Query, Key>(y));
    result.add(heed::mean<Query>(y));
    result.add(heed::max<Query>(y));
    result.add(heed::max<Key>(y));
    result.add(heed::argmax<Query>(y));
    result.add(heed::argmax<Key>(y));
    result.add(heed::sum<Key>(filled<heed::tensor<T, Key<1>>>(from, of)));
    result.add(heed::sum<Key>(filled<heed::tensor<T, Key<15>>>(from, of)));
    result.add(heed::sum<Key>(filled<heed::tensor<T, Key<16>>>(from, of)));
    result.add(heed::sum<Key>(filled<heed::tensor<T, Key<17>>>(from, of)));
    result.add(heed::sum<Key>(filled<heed::tensor<T, Key<32>>>(from, of)));
    result.add(heed::mean<Key>(filled<heed::tensor<T, Key<101>>>(from, of)));
    result.add(heed::variance<Key>(y));
    result.add(heed::variance<Batch, Key>(x));
    result.add(heed::sum<Key>(in_order(filled<heed::tensor<T, Key<257>>>(from, of))));
    return result;
}

// Products ----------------------------------------------------------------------------------------------------------

template <class T, std::size_t Length>
constexpr void add_dot(digest& result, bits_source& from, kind of) {
    auto const a = filled<heed::tensor<T, Query<3>, Dk<Length>>>(from, of);
    auto const b = filled<heed::tensor<T, Key<5>, Dk<Length>>>(from, of);
    result.add(heed::contract<Dk>(a, b));
    result.add(heed::contract<Dk>(heed::slice<Query>(a, 0), heed::slice<Key>(b, 0)));
}

template <class T>
constexpr digest contractions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_dot<T, 1>(result, from, of);
    add_dot<T, 2>(result, from, of);
    add_dot<T, 7>(result, from, of);
    add_dot<T, 8>(result, from, of);
    add_dot<T, 16>(result, from, of);
    add_dot<T, 19>(result, from, of);
    auto const a = filled<heed::tensor<T, Batch<2>, Query<3>, Dk<5>>>(from, of);
    auto const b = filled<heed::tensor<T, Dk<5>, Batch<2>, Key<7>>>(from, of);
    auto const c = filled<heed::tensor<T, Dk<5>, Key<7>, Query<3>>>(from, of);
    result.add(heed::contract<Dk>(a, b));
    result.add(heed::contract<Batch, Dk>(a, b));
    result.add(heed::contract<Dk, Batch>(b, a));
    result.add(heed::contract<Query, Dk>(a, c));
    result.add(heed::contract<Dk, Key>(b, c));
    result.add(heed::contract<Key, Dk>(b, c));
    auto const scaled = heed::slice<Dk>(b, 2)(0, 3) * filled<heed::tensor<T, Dv<2>>>(from, of);
    result.add(heed::outer(heed::slice<Batch>(a, 1), scaled));
    return result;
}

template <class T, std::size_t Rows, std::size_t Inner, std::size_t Columns>
constexpr void add_product(digest& result, bits_source& from, kind of) {
    auto const a = filled<heed::tensor<T, Query<Rows>, Dk<Inner>>>(from, of);
    auto const b = filled<heed::tensor<T, Dk<Inner>, Key<Columns>>>(from, of);
    result.add(heed::matmul(a, b));
    result.add(heed::matmul(heed::transpose(b), heed::transpose(a)));
}

template <class T>
constexpr digest products(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_product<T, 2, 3, 5>(result, from, of);
    add_product<T, 4, 4, 4>(result, from, of);
    add_product<T, 8, 8, 8>(result, from, of);
    add_product<T, 3, 17, 9>(result, from, of);
    add_product<T, 1, 16, 17>(result, from, of);
    auto const a = filled<heed::tensor<T, Batch<2>, Head<3>, Query<5>, Dk<4>>>(from, of);
    auto const b = filled<heed::tensor<T, Batch<2>, Head<3>, Dk<4>, Key<7>>>(from, of);
    result.add(heed::matmul(a, b));
    return result;
}

// Softmax -----------------------------------------------------------------------------------------------------------

template <class T, std::size_t Rows, std::size_t Length>
constexpr void add_softmax(digest& result, bits_source& from, kind of) {
    auto const x = filled<heed::tensor<T, Query<Rows>, Key<Length>>>(from, of);
    result.add(heed::softmax<Key>(x));
    result.add(heed::log_softmax<Key>(x));
    result.add(heed::softmax<Query>(x));
    result.add(heed::log_softmax<Query>(x));
}

template <class T>
constexpr digest softmaxes(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_softmax<T, 2, 1>(result, from, of);
    add_softmax<T, 3, 5>(result, from, of);
    add_softmax<T, 4, 4>(result, from, of);
    add_softmax<T, 2, 16>(result, from, of);
    add_softmax<T, 2, 33>(result, from, of);
    auto const x = filled<heed::tensor<T, Query<3>, Key<19>>>(from, of);
    result.add(heed::naive_softmax<Key>(x));
    result.add(heed::logsumexp<Key>(x));
    result.add(heed::logsumexp<Query>(x));
    return result;
}

// Networks ----------------------------------------------------------------------------------------------------------

template <class T, std::size_t Rows, std::size_t Length>
constexpr void add_norms(digest& result, bits_source& from, kind of) {
    auto const x = filled<heed::tensor<T, Query<Rows>, Key<Length>>>(from, of);
    auto const gain = filled<heed::tensor<T, Key<Length>>>(from, of);
    auto const bias = filled<heed::tensor<T, Key<Length>>>(from, of);
    result.add(heed::layer_norm<Key>(x));
    result.add(heed::layer_norm<Key>(x, gain, bias));
    result.add(heed::layer_norm<Key>(heed::transpose(x), gain, bias));
    result.add(heed::layer_norm<Query>(x));
    result.add(heed::rms_norm<Key>(x));
    result.add(heed::rms_norm<Key>(x, gain, heed::epsilon{0}));
    result.add(heed::rms_norm<Key>(heed::transpose(x), gain));
}
template <class T>
constexpr digest activations(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const x = filled<heed::tensor<T, Query<3>, Key<19>>>(from, of);
    result.add(heed::relu(x));
    result.add(heed::silu(x));
    result.add(heed::gelu(x));
    result.add(heed::gelu_tanh(x));
    result.add(heed::sigmoid(x));
    result.add(heed::swiglu(heed::gate{x}, heed::up{filled<heed::tensor<T, Query<3>, Key<19>>>(from, of)}));
    return result;
}
template <class T, std::size_t Rows, std::size_t Length>
constexpr void add_losses(digest& result, bits_source& from, kind of) {
    auto const x = filled<heed::tensor<T, Query<Rows>, Key<Length>>>(from, of);
    auto const targets = heed::generate<int, Query<Rows>>([](int i) { return 3 * i % static_cast<int>(Length); });
    result.add(heed::cross_entropy<Key>(x, targets));
    result.add(heed::cross_entropy_of_each<Key>(x, targets));
    result.add(heed::cross_entropy_of_each<Key>(heed::transpose(x), targets, heed::ignored{0}));
}
template <class T>
constexpr digest losses(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_losses<T, 3, 5>(result, from, of);
    add_losses<T, 17, 37>(result, from, of);
    auto const table = filled<heed::tensor<T, Vocabulary<5>, Model<19>>>(from, of);
    result.add(heed::unembed<Vocabulary>(heed::embed<Vocabulary>(table, heed::tensor<int, Time<3>>{4, 0, 2}), table));
    result.add(heed::sinusoidal_positions<T, Time<7>, Model<6>>());
    return result;
}
template <class T>
constexpr digest norms(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_norms<T, 3, 5>(result, from, of);
    add_norms<T, 2, 16>(result, from, of);
    add_norms<T, 3, 37>(result, from, of);
    return result;
}

// Attention ---------------------------------------------------------------------------------------------------------

template <class X>
constexpr X truths(bits_source& from) {
    X result{};
    for (bool& value : result.values) value = (from() & 0x300) != 0;
    return result;
}

/// Calls `f` with every kind of mask that fits a batch of queries and keys.
template <class T, std::size_t Batches, std::size_t Queries, std::size_t Keys, class F>
constexpr void for_each_mask(bits_source& from, kind of, F f) {
    auto const padding = truths<heed::keep<Batch<Batches>, Key<Keys>>>(from);
    auto const pairs = truths<heed::keep<Query<Queries>, Key<Keys>>>(from);
    auto const numbers = filled<heed::bias<T, Query<Queries>, Key<Keys>>>(from, of);
    f();
    f(padding);
    f(truths<heed::drop<Key<Keys>>>(from), heed::scale{0.3});
    f(numbers);
    f(heed::causal{heed::upper_left});
    f(heed::causal{heed::lower_right});
    f(heed::scale{1.5}, heed::causal{heed::lower_right} & padding & pairs & numbers);
    auto const near = heed::window{heed::before{1}, heed::after{0}, heed::lower_right};
    f((near | heed::prefix{1}) & !(padding & pairs) & numbers);
}

template <class T, std::size_t Batches, std::size_t Queries, std::size_t Keys, std::size_t Compared, std::size_t Values>
struct heads {
    heed::tensor<T, Batch<Batches>, Query<Queries>, Dk<Compared>> q;
    heed::tensor<T, Batch<Batches>, Key<Keys>, Dk<Compared>> k;
    heed::tensor<T, Batch<Batches>, Key<Keys>, Dv<Values>> v;

    constexpr heads(bits_source& from, kind of)
        : q(filled<decltype(q)>(from, of)), k(filled<decltype(k)>(from, of)), v(filled<decltype(v)>(from, of)) {}
};

template <class T>
constexpr digest scores(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 2, 3, 5, 7, 2> const primes(from, of);
    for_each_mask<T, 2, 3, 5>(from, of, [&](auto const&... options) {
        result.add(heed::scores(primes.q, primes.k, options...));
    });
    auto const weights = heed::softmax<Key>(heed::scores(primes.q, primes.k, heed::causal{heed::lower_right}));
    result.add(weights);
    result.add(heed::attend(weights, primes.v));
    heads<T, 1, 5, 17, 8, 16> const wider(from, of);
    result.add(heed::attend(heed::softmax<Key>(heed::scores(wider.q, wider.k)), wider.v));
    return result;
}

template <class T>
constexpr digest attentions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 2, 3, 5, 7, 2> const primes(from, of);
    for_each_mask<T, 2, 3, 5>(from, of, [&](auto const&... options) {
        auto const came = heed::attention(primes.q, primes.k, primes.v, options...);
        result.add(came.output);
        result.add(came.weights);
    });
    heads<T, 1, 4, 4, 4, 4> const equal(from, of);
    result.add(heed::attention(equal.q, equal.k, equal.v, heed::causal{}).output);
    heads<T, 1, 9, 16, 8, 9> const wider(from, of);
    auto const kept = truths<heed::keep<Query<9>, Key<16>>>(from);
    result.add(heed::scaled_dot_product_attention(wider.q, wider.k, wider.v));
    result.add(heed::scaled_dot_product_attention(wider.q, wider.k, wider.v,
                                                  kept & heed::causal{heed::lower_right}));

    heads<T, 1, 1, 19, 6, 5> const decoded(from, of);
    auto const seen = truths<heed::keep<Key<19>>>(from);
    result.add(heed::scaled_dot_product_attention(decoded.q, decoded.k, decoded.v));
    result.add(heed::scaled_dot_product_attention(decoded.q, decoded.k, decoded.v, seen));

    using module = heed::self_attention<T, Model<6>, Dk<2>, Dv<3>>;
    module const layer{filled<decltype(module::w_q)>(from, of), filled<decltype(module::w_k)>(from, of),
                       filled<decltype(module::w_v)>(from, of)};
    auto const x = filled<heed::tensor<T, Batch<1>, Time<5>, Model<6>>>(from, of);
    result.add(layer(x).output);
    return result;
}

/// Each stage of a score alone and all together, of groups that share their keys.
template <class T>
constexpr digest stages(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const q = filled<heed::tensor<T, KvHead<2>, Group<3>, Query<2>, Dk<3>>>(from, of);
    auto const k = filled<heed::tensor<T, KvHead<2>, Key<5>, Dk<3>>>(from, of);
    auto const v = filled<heed::tensor<T, KvHead<2>, Key<5>, Dv<2>>>(from, of);
    auto const sinks = filled<heed::tensor<T, Group<3>>>(from, of);
    auto const padding = truths<heed::keep<Key<5>>>(from);
    auto const add = [&](auto const&... options) {
        auto const steps = heed::attention(q, k, v, options...);
        result.add(steps.output);
        result.add(steps.weights);
        result.add(heed::scaled_dot_product_attention(q, k, v, options...));
    };
    constexpr heed::softcap cap{T(1.5)};
    constexpr heed::dropout dropped{T(0.5), heed::philox{42}};
    constexpr auto far = heed::alibi<KvHead<2>, Group<3>>(heed::offset{3});
    add(cap);
    add(far);
    add(heed::sink{sinks});
    add(dropped);
    add(padding & heed::causal{heed::lower_right}, cap, far, heed::sink{sinks}, dropped);
    return result;
}

/// Positions from small to far off, by a base that is a constant and by one that is not, and pairs that vectors leave
/// over.
template <class T>
constexpr digest rotations(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heed::tensor<std::int64_t, Batch<2>, Query<3>> positions{};
    for (auto& position : positions.values) {
        position = static_cast<std::int64_t>(from() >> 38) - (std::int64_t{1} << 25);
        if ((from() & 2) != 0) position >>= 16;
    }
    auto const few = heed::rotation_at<heed::interleaved_pairs, T, Pair<3>>(positions, heed::rotary_base<10000>{});
    auto const many = heed::rotation_at<heed::half_split_pairs, T, Pair<19>>(positions, heed::rotary_base{123456.789});
    auto const in_halves =
        heed::rotation_at<heed::half_split_pairs, T, Pair<3>>(positions, heed::rotary_base<500000>{});
    result.add(few);
    result.add(many);
    result.add(in_halves);
    auto const x = filled<heed::tensor<T, Batch<2>, Head<2>, Query<3>, Dk<7>>>(from, of);
    result.add(heed::rotate<Dk<6>>(x, few));
    result.add(heed::rotate<Dk<6>>(x, in_halves));
    result.add(heed::rotate(filled<heed::tensor<T, Batch<2>, Query<3>, Head<2>, Dk<38>>>(from, of), many));
    auto turned = filled<heed::tensor<T, Dk<6>, Query<3>, Batch<2>>>(from, of);
    heed::rotate(heed::into(heed::permute_view<Batch, Query, Dk>(turned)),
                 heed::permute_view<Batch, Query, Dk>(turned), few);
    result.add(turned);
    return result;
}

/// Long enough for the tiles and panels of the kernels, and no multiple of any of them.
/// Attention with its log-sum-exp, of all keys and of parts, and these merged.
template <class T>
constexpr digest log_sum_exps(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const q = filled<heed::tensor<T, KvHead<2>, Group<2>, Query<3>, Dk<3>>>(from, of);
    auto const k = filled<heed::tensor<T, KvHead<2>, Key<7>, Dk<3>>>(from, of);
    auto const v = filled<heed::tensor<T, KvHead<2>, Key<7>, Dv<2>>>(from, of);
    auto const add = [&](auto const& attended) {
        result.add(attended.output);
        result.add(heed::as_tensor(attended.lse));
        return attended;
    };
    heed::causal constexpr seen{heed::lower_right};
    heed::sink constexpr beside{T(0.5)};
    add(heed::attention_with_lse(q, k, v));
    auto const all = add(heed::attention_with_lse(q, k, v, seen, beside));
    auto const first = add(heed::attention_with_lse<heed::part<Key<7>, 0, 2>>(q, k, v, seen, beside));
    auto const second = add(heed::attention_with_lse<heed::part<Key<7>, 2, 4>>(q, k, v, seen));
    auto const last = add(heed::attention_with_lse<heed::part<Key<7>, 6, 1>>(q, k, v, seen));
    static_assert(std::is_same_v<decltype(all), decltype(add(heed::merge(last, heed::merge(first, second)))) const>);
    add(heed::merge(last, heed::merge(first, second)));
    add(heed::merge(second, last, first));
    return result;
}

template <class T>
constexpr digest attention_of_67_positions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 1, 67, 67, 5, 3> const many(from, of);
    result.add(heed::scaled_dot_product_attention(many.q, many.k, many.v));
    return result;
}

// Element by element ------------------------------------------------------------------------------------------------

template <class T>
constexpr digest arithmetic(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const a = filled<heed::tensor<T, Query<3>, Key<19>>>(from, of);
    auto const b = filled<heed::tensor<T, Query<3>, Key<19>>>(from, of);
    auto const row = filled<heed::tensor<T, Key<19>>>(from, of);
    auto const column = filled<heed::tensor<T, Query<3>>>(from, of);
    result.add(a + b);
    result.add(a - b);
    result.add(a * b);
    result.add(a / b);
    result.add(a * b + a);
    result.add(a * row - b * column);
    result.add(a / column + T(0.1));
    result.add((a + b) * (a - b));
    result.add(-a);
    result.add(heed::cast<double>(a));
    // What becomes a float, rounded, and is read as a double again. Overflow is not for constant expressions here, and
    // comparisons of NaN are nobody's under -ffast-math.
    auto const within_floats = heed::map(
        [](T x) {
            bool const is_within = heed::math::is_finite(x) && x < T(1e30) && x > T(-1e30);
            return static_cast<double>(is_within ? x : T(1.1));
        },
        a);
    result.add(heed::cast<float>(within_floats));
    result.add(heed::cast<double>(heed::cast<float>(within_floats)));
    return result;
}

#define HEED_DIGEST_FUNCTION(name) result.add(heed::map([](T value) { return heed::math::name(value); }, x))

template <class T>
constexpr digest functions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const x = filled<heed::tensor<T, Key<37>>>(from, of);
    HEED_DIGEST_FUNCTION(abs);
    HEED_DIGEST_FUNCTION(cbrt);
    HEED_DIGEST_FUNCTION(ceil);
    HEED_DIGEST_FUNCTION(cos);
    HEED_DIGEST_FUNCTION(cosh);
    HEED_DIGEST_FUNCTION(erf);
    HEED_DIGEST_FUNCTION(exp);
    HEED_DIGEST_FUNCTION(exp2);
    HEED_DIGEST_FUNCTION(expm1);
    HEED_DIGEST_FUNCTION(floor);
    HEED_DIGEST_FUNCTION(log);
    HEED_DIGEST_FUNCTION(log1p);
    HEED_DIGEST_FUNCTION(log2);
    HEED_DIGEST_FUNCTION(round);
    HEED_DIGEST_FUNCTION(rsqrt);
    HEED_DIGEST_FUNCTION(sigmoid);
    HEED_DIGEST_FUNCTION(sin);
    HEED_DIGEST_FUNCTION(sinh);
    HEED_DIGEST_FUNCTION(sqrt);
    HEED_DIGEST_FUNCTION(tan);
    HEED_DIGEST_FUNCTION(tanh);
    HEED_DIGEST_FUNCTION(trunc);
    return result;
}

#undef HEED_DIGEST_FUNCTION

template <class T>
constexpr digest functions_of_several(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    using numbers = heed::tensor<T, Key<37>>;
    auto const x = filled<numbers>(from, of), y = filled<numbers>(from, of), z = filled<numbers>(from, of);
    numbers powers{}, products{}, least{}, greatest{}, signs{}, parts{}, scaled{};
    for (std::size_t i = 0; i < numbers::size; ++i) {
        T const a = x.values[i], b = y.values[i];
        powers.values[i] = heed::math::pow(heed::math::abs(a), b);
        products.values[i] = heed::math::fma(a, b, z.values[i]);
        least.values[i] = heed::math::min(a, b);
        greatest.values[i] = heed::math::max(a, b);
        signs.values[i] = heed::math::copysign(a, b);
        parts.values[i] = heed::math::frexp(a).mantissa;
        scaled.values[i] = heed::math::ldexp(a, static_cast<int>(i) * 7 - 120);
    }
    result.add(powers);
    result.add(products);
    result.add(least);
    result.add(greatest);
    result.add(signs);
    result.add(parts);
    result.add(scaled);
    return result;
}

// Whatever is described ---------------------------------------------------------------------------------------------

struct bits_of_a_result {
    std::uint64_t values[1];
};

constexpr digest every_operation(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<float, 1, 3, 5, 7, 11> const numbers(from, of);
    auto const all = ::every_operation::outcomes_of(heed::slice<Batch>(numbers.q, 0), heed::slice<Batch>(numbers.k, 0),
                                                    heed::slice<Batch>(numbers.v, 0));
    for (std::size_t i = 0; i < all.count; ++i) result.add(bits_of_a_result{{all.all[i].bits}});
    return result;
}

// Random numbers ----------------------------------------------------------------------------------------------------

template <class T>
constexpr digest random_numbers(std::uint64_t seed, kind) {
    digest result;
    auto g = heed::random::manual_seed(seed);
    result.add(heed::random::randn<T, Key<3>>(g));
    result.add(heed::random::rand<T, Query<5>, Key<7>>(g));
    result.add(heed::random::randn<T, Query<2>, Key<8>>(g));
    result.add(heed::random::randint<std::int64_t, Key<11>>(g, -3, 1000));
    result.add(heed::random::randint<T, Key<11>>(g, 100));
    result.add(heed::random::randn<T, Key<13>>(g));
    result.add(heed::random::randperm<std::int64_t, Key<19>>(g));
    result.add(heed::random::randn<T, Query<3>, Key<67>>(g));
    result.add(heed::random::randn<T, Key<1>>(g));
    result.add(heed::random::rand<T, Key<701>>(g));
    return result;
}

// Bigger than what is evaluated in the compiler: tiles, panels and blocks, and what is left over of them -------------

template <class T>
constexpr digest big_attentions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 1, 64, 64, 32, 32> const round_numbers(from, of);
    result.add(heed::scaled_dot_product_attention(round_numbers.q, round_numbers.k, round_numbers.v));
    result.add(heed::attention(round_numbers.q, round_numbers.k, round_numbers.v, heed::causal{}).output);
    heads<T, 2, 3, 261, 19, 9> const few_queries(from, of);
    auto const behind = truths<heed::keep<Batch<2>, Key<261>>>(from);
    result.add(heed::scaled_dot_product_attention(few_queries.q, few_queries.k, few_queries.v));
    result.add(heed::scaled_dot_product_attention(few_queries.q, few_queries.k, few_queries.v, behind));
    heads<T, 2, 37, 131, 19, 29> const odd_numbers(from, of);
    auto const padding = truths<heed::keep<Batch<2>, Key<131>>>(from);
    result.add(heed::scaled_dot_product_attention(odd_numbers.q, odd_numbers.k, odd_numbers.v));
    result.add(heed::scaled_dot_product_attention(odd_numbers.q, odd_numbers.k, odd_numbers.v,
                                                  padding & heed::causal{heed::lower_right}));
    using behind_a_tile = heed::part<Key<131>, 5, 126>;
    auto const of_part = heed::attention_with_lse<behind_a_tile>(odd_numbers.q, odd_numbers.k, odd_numbers.v, padding);
    result.add(of_part.output);
    result.add(heed::as_tensor(of_part.lse));
    auto const of_few = heed::attention_with_lse<heed::part<Key<261>, 3, 250>>(few_queries.q, few_queries.k,
                                                                               few_queries.v, behind);
    result.add(of_few.output);
    result.add(heed::as_tensor(of_few.lse));
    auto const packed = heed::documents{
        heed::generate<heed::tensor<int, Query<37>>>([](std::size_t q) { return static_cast<int>(q / 20); }),
        heed::generate<heed::tensor<int, Key<131>>>([](std::size_t k) { return static_cast<int>(k / 70); })};
    auto const near = heed::window{heed::before{9}, heed::after{3}, heed::lower_right};
    result.add(heed::scaled_dot_product_attention(odd_numbers.q, odd_numbers.k, odd_numbers.v,
                                                  (near | heed::prefix{5}) & packed));
    return result;
}

template <class T>
constexpr digest row_lengths(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 3, 2, 7, 5, 3> const few(from, of);
    auto const n = heed::tensor<int, Batch<3>>{0, 4, 7};
    result.add(heed::attention(few.q, few.k, few.v, heed::lengths<Key>(n)).weights);
    result.add(heed::attention(few.q, few.k, few.v, !heed::lengths<Key>(n)).output);
    result.add(heed::scaled_dot_product_attention(few.q, few.k, few.v, heed::lengths<Key>(n)));
    result.add(heed::scaled_dot_product_attention(few.q, few.k, few.v,
                                                  heed::lengths<Query>(1) & heed::causal{heed::lower_right}));
    return result;
}
template <class T>
constexpr digest big_row_lengths(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    heads<T, 2, 37, 261, 19, 29> const many(from, of);
    auto const n = heed::tensor<int, Batch<2>>{131, 77};
    result.add(heed::scaled_dot_product_attention(many.q, many.k, many.v, heed::lengths<Key>(n)));
    result.add(heed::scaled_dot_product_attention(many.q, many.k, many.v, !heed::lengths<Key>(n)));
    result.add(heed::scaled_dot_product_attention(many.q, many.k, many.v,
                                                  heed::lengths<Key>(n) & heed::lengths<Query>(20)));
    return result;
}

/// What ends at lengths that are known at run time: 6 of 9 queries and 19 of 21 keys, say.
template <class T, std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values,
          std::size_t QueryCapacity, std::size_t KeyCapacity>
constexpr void add_up_to(digest& result, bits_source& from, kind of) {
    auto const q = heed::take<Query>(filled<heed::tensor<T, Query<QueryCapacity>, Dk<Features>>>(from, of), Queries);
    auto const k = heed::take<Key>(filled<heed::tensor<T, Key<KeyCapacity>, Dk<Features>>>(from, of), Keys);
    auto const v = heed::take<Key>(filled<heed::tensor<T, Key<KeyCapacity>, Dv<Values>>>(from, of), Keys);
    auto const weights = heed::attention(q, k, v).weights;
    result.add(heed::exactly<Key<Keys>>(heed::exactly<Query<Queries>>(weights)));
    result.add(heed::exactly<Query<Queries>>(heed::attend(weights, v)));
    result.add(heed::exactly<Query<Queries>>(heed::contract<Key>(heed::contract<Dk>(q, k), v)));
    result.add(heed::exactly<Key<Keys>>(heed::softmax<Key>(k)));
    result.add(heed::exactly<Key<Keys>>(heed::log_softmax<Key>(heed::transpose(k))));
    result.add(heed::sum<Key>(k));
    result.add(heed::sum<Key>(heed::transpose(v)));
    result.add(heed::max<Key>(heed::transpose(k)));
    auto const fused = [&](auto const&... options) {
        result.add(heed::exactly<Query<Queries>>(heed::scaled_dot_product_attention(q, k, v, options...)));
    };
    fused();
    if constexpr (Keys < 100) {
        fused(heed::causal{heed::lower_right} & heed::lengths<Key>(static_cast<int>(Keys / 2)), heed::softcap{2.0},
              heed::sink{T(0.5)});
    }
}
template <class T>
constexpr digest lengths_at_run_time(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_up_to<T, 6, 19, 7, 5, 9, 21>(result, from, of);
    return result;
}
template <class T>
constexpr digest big_lengths_at_run_time(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_up_to<T, 97, 131, 35, 29, 150, 200>(result, from, of);
    return result;
}

template <class T>
constexpr digest big_products(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    add_product<T, 64, 64, 64>(result, from, of);
    add_product<T, 67, 129, 71>(result, from, of);
    auto const a = filled<heed::tensor<T, Batch<3>, Query<17>, Dk<101>>>(from, of);
    auto const b = filled<heed::tensor<T, Key<37>, Dk<101>, Batch<3>>>(from, of);
    result.add(heed::contract<Dk>(a, b));
    result.add(heed::contract<Batch, Dk>(a, b));
    return result;
}

template <class T>
constexpr digest big_reductions(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const x = filled<heed::tensor<T, Query<67>, Key<131>>>(from, of);
    result.add(heed::sum<Key>(x));
    result.add(heed::sum<Query>(x));
    result.add(heed::sum<Query, Key>(x));
    result.add(heed::mean<Query>(x));
    result.add(heed::softmax<Key>(x));
    result.add(heed::softmax<Query>(x));
    result.add(heed::log_softmax<Key>(x));
    return result;
}

struct one_after_another {
    constexpr void operator()(std::size_t count, auto const& task) const {
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};

/// One query of so many keys that they are split among tasks, and queries of a ring that has dropped positions.
template <class T>
constexpr digest tasks_and_rings(std::uint64_t seed, kind of) {
    bits_source from(seed);
    digest result;
    auto const q = filled<heed::tensor<T, Query<1>, Dk<1>>>(from, of);
    auto const k = filled<heed::tensor<T, Key<2051>, Dk<1>>>(from, of);
    auto const v = filled<heed::tensor<T, Key<2051>, Dv<1>>>(from, of);
    result.add(heed::scaled_dot_product_attention(q, k, v, heed::sink{T(0.5)}, heed::on(one_after_another{})));

    heed::ring_kv_cache<T, heed::up_to<Key<3>>, Dk<2>, Dv<3>> ring;
    for (std::size_t i = 0; i < 136; ++i) {
        auto const key = filled<heed::tensor<T, Dk<2>>>(from, of);
        auto const value = filled<heed::tensor<T, Dv<3>>>(from, of);
        append(ring, key, value);
        if (i % 34 == 33) {
            result.add(cached_attention(filled<heed::tensor<T, Query<2>, Dk<2>>>(from, of), ring, heed::softcap{T(2)}));
        }
    }
    return result;
}

}  // namespace heed_digest
