// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <string>
#include <vector>

#include <boost/hana/at.hpp>
#include <boost/hana/define_struct.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/members.hpp>

#include "../support/both_times.hpp"

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

template <class X>
constexpr X some(std::size_t seed) {
    X x{};
    std::size_t state = 31 * seed + 7;
    for (std::size_t i = 0; i < X::size; ++i) {
        state = (state * 1103515245 + 12345) % 2147483648u;
        x.values[i] = static_cast<element_of<X>>(static_cast<double>(state >> 8) / 4194304.0 - 1.0);
    }
    return x;
}
/// A module filled with numbers that are all different.
template <class Module>
constexpr Module filled(std::size_t seed) {
    Module m{};
    auto const fill = [&](text, auto& w) { w = some<detail::plain<decltype(w)>>(seed += 3); };
    for_each_parameter(fill, m);
    return m;
}

/// One head of attention written by hand: projections of a head, its attention, its part of the output.
template <std::size_t M, std::size_t H, std::size_t D, std::size_t V, std::size_t T>
constexpr double heads_differ_from_one_by_one() {
    auto const m = filled<multi_head_attention<float, Model<M>, Head<H>, Dk<D>, Dv<V>, with_bias>>(1);
    auto const x = some<tensor<float, Batch<2>, Time<T>, Model<M>>>(2);
    auto const y = m(x, causal{});
    static_assert(shape_of<decltype(y)>() == shape<Batch<2>, Time<T>, Model<M>>);
    tensor<float, Batch<2>, Time<T>, Model<M>> expected{};
    for (std::size_t h = 0; h < H; ++h) {
        projection<Query, float, Model<M>, Dk<D>> const w_q{slice<Head>(as_tensor(m.w_q), h)};
        projection<Key, float, Model<M>, Dk<D>> const w_k{slice<Head>(as_tensor(m.w_k), h)};
        projection<Key, float, Model<M>, Dv<V>> const w_v{slice<Head>(as_tensor(m.w_v), h)};
        projection_bias<Query, float, Dk<D>> const b_q{slice<Head>(as_tensor(m.b_q), h)};
        projection_bias<Key, float, Dk<D>> const b_k{slice<Head>(as_tensor(m.b_k), h)};
        projection_bias<Key, float, Dv<V>> const b_v{slice<Head>(as_tensor(m.b_v), h)};
        auto const head = attention(project(x, w_q, b_q), project(x, w_k, b_k), project(x, w_v, b_v), causal{}).output;
        expected += rename<Query, Time>(contract<Dv>(head, slice<Head>(as_tensor(m.w_o), h)));
    }
    expected += as_tensor(m.b_o);
    return max_abs_difference(y, expected);
}

constexpr auto of_block() {
    auto const block = filled<gpt_block<float, Model<4>, Head<2>, Hidden<6>>>(3);
    return block(some<tensor<float, Time<3>, Model<4>>>(4), causal{});
}
using small_gpt = gpt<float, Vocabulary<5>, Time<4>, Model<4>, Layer<2>, Head<2>, Hidden<8>>;
constexpr auto of_gpt() {
    return as_tensor(filled<small_gpt>(5)(tensor<int, Batch<2>, Time<4>>{0, 3, 1, 2, 4, 4, 0, 1}));
}

}  // namespace

TEST_CASE("attention with heads is each head's, added up") {
    static_assert(heads_differ_from_one_by_one<4, 2, 3, 2, 3>() < 1e-5);
    CHECK(heads_differ_from_one_by_one<4, 2, 3, 2, 3>() < 1e-5);
    CHECK(heads_differ_from_one_by_one<11, 3, 5, 7, 13>() < 1e-4);
    CHECK(heads_differ_from_one_by_one<4, 4, 4, 4, 4>() < 1e-5);
}

TEST_CASE("modules have the same bits at both times") {
    BOTH_TIMES(block, of_block);
    static_assert(shape_of(block) == shape<Time<3>, Model<4>>);
    BOTH_TIMES(model, of_gpt);
    static_assert(shape_of(model) == shape<Batch<2>, Time<4>, Vocabulary<5>>);
}

TEST_CASE("grouped queries are heads whose keys and values are repeated") {
    auto const m = filled<grouped_query_attention<double, Model<5>, KvHead<2>, Group<3>, Dk<4>, Dv<7>>>(7);
    auto const x = some<tensor<double, Time<6>, Model<5>>>(8);
    // The same as six heads, of which three side by side have the same keys and values.
    multi_head_attention<double, Model<5>, Head<6>, Dk<4>, Dv<7>> all{};
    all.w_q = merge<KvHead, Group, Head>(as_tensor(m.w_q));
    all.w_o = merge<KvHead, Group, Head>(as_tensor(m.w_o));
    all.w_k = generate<double, Model<5>, Head<6>, Dk<4>>(
        [&](std::size_t i, std::size_t h, std::size_t d) { return m.w_k(i, h / 3, d); });
    all.w_v = generate<double, Model<5>, Head<6>, Dv<7>>(
        [&](std::size_t i, std::size_t h, std::size_t d) { return m.w_v(i, h / 3, d); });
    CHECK(all_close(m(x, causal{}), all(x, causal{}), 1e-12, 1e-12));
}

TEST_CASE("attention to another sequence names it once") {
    auto const m = filled<multi_head_cross_attention<Layer, double, Model<5>, Head<2>, Dk<3>, Dv<4>>>(9);
    auto const x = some<tensor<double, Time<6>, Model<5>>>(10);
    auto const memory = some<tensor<double, Layer<7>, Model<5>>>(11);
    auto const expected = project_output(cross_attention<Layer>(x, memory, m.w_q, m.w_k, m.w_v).output, m.w_o);
    CHECK(all_close(m(x, memory), expected, 1e-12, 1e-12));
}

TEST_CASE("a cache gives what one call gives, token by token, with rotary positions") {
    auto const m = filled<multi_head_attention<float, Model<5>, Head<2>, Dk<4>, Dv<3>>>(12);
    auto const x = some<tensor<float, Time<6>, Model<5>>>(13);
    auto const at = [](std::size_t first, auto positions) {
        decltype(positions) numbers{};
        for (std::size_t i = 0; i < numbers.size; ++i) numbers.values[i] = static_cast<int>(first + i);
        return rotation_at<half_split_pairs, float, Pair<2>>(numbers, rotary_base<10000>{});
    };
    auto const whole = m(x, causal{});
    auto const rotated = m(x, at(0, tensor<int, Time<6>>{}), causal{});
    kv_cache<float, Head<2>, up_to<Key<6>>, Dk<4>, Dv<3>> cache{};
    kv_cache<rotated_keys<half_split_pairs, rotary_base<10000>, Pair<2>, float>, Head<2>, up_to<Key<6>>, Dk<4>, Dv<3>>
        turned{};
    for (std::size_t i = 0; i < 6; ++i) {
        auto const one = range<Time<1>>(x, i);
        CHECK(m(one, cache) == range<Time<1>>(whole, i));
        CHECK(m(one, turned, at(i, tensor<int, Time<1>>{})) == range<Time<1>>(rotated, i));
    }
}

TEST_CASE("blocks have their norms in front or behind") {
    using norm = layer_normalisation<double, Model<5>>;
    using attending = multi_head_attention<double, Model<5>, Head<2>, Dk<3>, Dv<4>>;
    using forward = feed_forward<double, Model<5>, Hidden<7>, activation::relu>;
    auto const x = some<tensor<double, Time<6>, Model<5>>>(14);
    auto const a = filled<attending>(15);
    auto const f = filled<forward>(16);
    auto const n = filled<norm>(17), n2 = filled<norm>(18);
    transformer_block<pre_norm, norm, attending, forward> const pre{n, a, n2, f};
    transformer_block<post_norm, norm, attending, forward> const post{a, n, f, n2};
    auto const after_attention = x + a(n(x), causal{});
    CHECK(pre(x, causal{}) == after_attention + f(n2(after_attention)));
    auto const normed = n(x + a(x, causal{}));
    CHECK(post(x, causal{}) == n2(normed + f(normed)));
    CHECK(f(x) == project_output(relu(linear(x, f.w_in, f.b_in)), f.w_out, f.b_out));
    CHECK(n(x) == layer_norm<Model>(x, n.gain, n.bias));
    auto const gated = filled<gated_feed_forward<double, Model<5>, Hidden<7>>>(20);
    CHECK(gated(x) == project_output(silu(linear(x, gated.w_gate)) * linear(x, gated.w_in), gated.w_out));
    auto const other = value_and_gradient([&](auto const& module) { return sum(module(x)); }, gated);
    CHECK(other.value == sum(gated(x)));
    auto const scaled = filled<rms_normalisation<double, Model<5>>>(21);
    CHECK(scaled(x) == rms_norm<Model>(x, scaled.gain));
}

TEST_CASE("a gpt takes fewer tokens, sees no future, and ties its embeddings") {
    auto const m = filled<small_gpt>(19);
    auto const whole = m(tensor<int, Time<4>>{0, 3, 1, 2});
    auto const other = m(tensor<int, Time<4>>{0, 3, 1, 4});
    auto const part = m(tensor<int, Time<2>>{0, 3});
    CHECK(as_tensor(part) == range<Time<2>>(as_tensor(whole), 0));
    CHECK(range<Time<3>>(as_tensor(whole), 0) == range<Time<3>>(as_tensor(other), 0));
    CHECK_FALSE(as_tensor(whole) == as_tensor(other));
    static_assert(is_logits_over<decltype(whole), Vocabulary>);
    // One table: its gradient is the sum of what looking up and comparing have.
    auto const gradient =
        value_and_gradient(
            [](auto const& model) {
                return cross_entropy<Vocabulary>(model(tensor<int, Time<2>>{0, 3}), tensor<int, Time<2>>{3, 1});
            },
            m)
            .gradient;
    // Token 2 is looked up nowhere and has a gradient as an answer that was wrong.
    CHECK(sum(slice<Vocabulary>(gradient.token_embedding, 2) * slice<Vocabulary>(gradient.token_embedding, 2)) > 0.0f);
}

TEST_CASE("a gpt with caches has the bits of one look, and takes masks") {
    auto const m = filled<small_gpt>(22);
    tensor<int, Time<4>> const tokens{0, 3, 1, 2};
    auto const whole = as_tensor(m(tokens));
    small_gpt::caches caches{};
    CHECK(as_tensor(m(tensor<int, Time<2>>{0, 3}, caches)) == range<Time<2>>(whole, 0));
    CHECK(caches.size() == 2);
    CHECK(as_tensor(m(tensor<int, Time<1>>{1}, caches)) == range<Time<1>>(whole, 2));
    CHECK(as_tensor(m(tensor<int, Time<1>>{2}, caches)) == range<Time<1>>(whole, 3));
    CHECK_THROWS_AS(m(tensor<int, Time<1>>{2}, caches), out_of_range);
    // Padding behind the first two: these have the bits of two alone.
    tensor<int, Batch<2>, Time<4>> const batch{0, 3, 1, 2, 0, 3, 4, 4};
    auto const masked = as_tensor(m(batch, lengths<Key>(tensor<int, Batch<2>>{4, 2})));
    CHECK(slice<Batch>(masked, 0) == whole);
    CHECK(range<Time<2>>(slice<Batch>(masked, 1), 0) == range<Time<2>>(whole, 0));
    CHECK_FALSE(slice<Batch>(as_tensor(m(batch)), 1) == slice<Batch>(masked, 1));
    constexpr bool in_constant = [] {
        small_gpt::caches kept{};
        auto const model = filled<small_gpt>(22);
        auto const first = model(tensor<int, Time<2>>{0, 3}, kept);
        return as_tensor(first) == as_tensor(model(tensor<int, Time<2>>{0, 3}));
    }();
    static_assert(in_constant);
}

TEST_CASE("parameters are gone through by name, by heed and by Hana") {
    small_gpt m{};
    std::vector<std::string> names;
    for_each_parameter([&](text name, auto const&) { names.emplace_back(name.data, name.size); }, m);
    CHECK(names.size() == 4 + 2 * 16);
    CHECK(names.front() == "token_embedding");
    CHECK(names[2] == "blocks.0.attention_norm.gain");
    CHECK(names[4] == "blocks.0.attention.w_q");
    CHECK(names[18 + 2] == "blocks.1.attention.w_q");
    CHECK(names.back() == "norm.bias");
    static_assert(parameter_count(small_gpt{}) == 20 + 16 + 2 * (4 * 2 * 2 + 4 * 16 + 4 * 4 + 32 * 2 + 8 + 4) + 8);
    int members = 0;
    boost::hana::for_each(boost::hana::members(m), [&](auto const&) { ++members; });
    CHECK(members == 4);
    repeated<norm_gain<float, Model<2>>, 11> eleven{};
    names.clear();
    for_each_parameter([&](text name, auto const&) { names.emplace_back(name.data, name.size); }, eleven);
    CHECK(names[10] == "10");
}

TEST_CASE("the module self_attention is one of parameters, alone and in a model") {
    using alone = self_attention<double, Model<5>, Dk<2>, Dv<3>>;
    using biased = self_attention<double, Model<5>, Dk<2>, Dv<3>, with_bias>;
    static_assert(parameter_count(alone{}) == 5 * (2 + 2 + 3) && parameter_count(biased{}) == 6 * (2 + 2 + 3));
    static_assert(parameter_count(repeated<biased, 2>{}) == 2 * 6 * (2 + 2 + 3));
    auto m = filled<biased>(22);
    std::string names;
    for_each_parameter([&](text name, auto const&) { names += std::string(name.data, name.size) + ' '; }, m);
    CHECK(names == "w_q w_k w_v b_q b_k b_v ");
    // As those of the same weights that are arguments.
    auto const x = some<tensor<double, Time<4>, Model<5>>>(23);
    auto const of_module = value_and_gradient([&](auto const& module) { return sum(module(x, causal{}).output); }, m);
    static_assert(__is_same(decltype(of_module.gradient), biased));
    auto const of_weights = value_and_gradient(
        [&](auto const& w_q, auto const& w_k, auto const& w_v, auto const& b_q, auto const& b_k, auto const& b_v) {
            return sum(attention(project(x, w_q, b_q), project(x, w_k, b_k), project(x, w_v, b_v), causal{}).output);
        },
        m.w_q, m.w_k, m.w_v, m.b_q, m.b_k, m.b_v);
    CHECK(of_module.value == of_weights.value);
    CHECK(of_module.gradient.w_q == of_weights.gradient[boost::hana::size_c<0>]);
    CHECK(of_module.gradient.w_k == of_weights.gradient[boost::hana::size_c<1>]);
    CHECK(of_module.gradient.b_v == of_weights.gradient[boost::hana::size_c<5>]);
    auto const before = m;
    sgd{m}.step(m, of_module.gradient, 0.5);
    CHECK(m.w_v == before.w_v - 0.5 * of_module.gradient.w_v);
    auto g = random::manual_seed(24);
    initialise(m, g, xavier_uniform_initialisation{});
    CHECK(m.b_q == decltype(m.b_q){});
    CHECK(sum(m.w_q * m.w_q) > 0.0);
}

TEST_CASE("initialisation is that of the method that is named") {
    gpt<float, Vocabulary<61>, Time<32>, Model<32>, Layer<3>, Head<4>, Hidden<128>> m{};
    auto g = random::manual_seed(5);
    initialise(m, g);
    auto const deviation = [](auto const& w) {
        double total = 0;
        for (float const x : w.values) total += static_cast<double>(x) * static_cast<double>(x);
        return std::sqrt(total / static_cast<double>(w.size));
    };
    CHECK(std::abs(deviation(m.token_embedding) - 0.02) < 0.001);
    CHECK(std::abs(deviation(m.blocks[1].attention.w_q) - 0.02) < 0.0015);
    CHECK(std::abs(deviation(m.blocks[2].feed_forward.w_in) - 0.02) < 0.001);
    // Six of them are added to the residual stream.
    CHECK(std::abs(deviation(m.blocks[0].attention.w_o) - 0.02 / std::sqrt(6.0)) < 0.0006);
    CHECK(std::abs(deviation(m.blocks[0].feed_forward.w_out) - 0.02 / std::sqrt(6.0)) < 0.0006);
    CHECK(deviation(m.blocks[0].feed_forward.b_out) == 0.0);
    CHECK(deviation(m.blocks[0].attention.b_q) == 0.0);
    CHECK(as_tensor(m.norm.gain) == full<float, Model<32>>(1.0f));
    // The first numbers are those of randn.
    auto same = random::manual_seed(5);
    CHECK(m.token_embedding == random::randn<float, Vocabulary<61>, Model<32>>(same) * 0.02f);

    feed_forward<double, Model<64>, Hidden<96>, activation::relu> f{};
    auto const greatest = [](auto const& w) { return max(map([](double x) { return x < 0 ? -x : x; }, w)); };
    initialise(f, g, xavier_uniform_initialisation{});
    double const glorot = std::sqrt(6.0 / (64 + 96));
    CHECK(greatest(f.w_in) <= glorot);
    CHECK(greatest(f.w_in) > 0.99 * glorot);
    initialise(f, g, kaiming_uniform_initialisation{});
    CHECK(greatest(f.w_in) > 0.99 * std::sqrt(6.0 / 64));
    CHECK(greatest(f.w_out) > 0.99 * std::sqrt(6.0 / 96));
    CHECK(greatest(f.w_out) <= std::sqrt(6.0 / 96));
}
