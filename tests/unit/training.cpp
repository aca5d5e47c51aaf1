// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <cmath>
#include <cstddef>
#include <string>

#include <boost/hana/at.hpp>

#include "../reference/training.hpp"

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

// A model of the GPT-2 kind beside PyTorch's: its logits, its loss, its gradients, one step of each optimiser and fifty
// of training. The weights come by GPT-2's names and in its orientations.

using namespace heed;
using namespace heed::axes;

namespace {

namespace reference = heed_reference::training;
namespace gpt2 = reference::gpt2;

using model_type = gpt<float, Vocabulary<13>, Time<7>, Model<12>, Layer<2>, Head<3>, Hidden<20>>;

template <class X, std::size_t Count>
constexpr void take(X& x, float const (&values)[Count]) {
    static_assert(X::size == Count);
    for (std::size_t i = 0; i < Count; ++i) x.values[i] = values[i];
}
/// What stands side by side in c_attn: features first, then queries, keys and values, and in each head by head.
template <class Q, class K, class V, std::size_t Count>
constexpr void take_attention(Q& q, K& k, V& v, float const (&values)[Count]) {
    constexpr std::size_t rows = Count / 36;
    static_assert(Q::size == 12 * rows && K::size == 12 * rows && V::size == 12 * rows);
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < 12; ++j) {
            q.values[12 * i + j] = values[36 * i + j];
            k.values[12 * i + j] = values[36 * i + 12 + j];
            v.values[12 * i + j] = values[36 * i + 24 + j];
        }
    }
}

#define HEED_TAKE_BLOCK(i, member)                                                     \
    do {                                                                               \
        auto& block = m.blocks[i];                                                     \
        take(block.attention_norm.gain, gpt2::h_##i##_ln_1_weight::member);            \
        take(block.attention_norm.bias, gpt2::h_##i##_ln_1_bias::member);              \
        auto& a = block.attention;                                                     \
        take_attention(a.w_q, a.w_k, a.w_v, gpt2::h_##i##_attn_c_attn_weight::member); \
        take_attention(a.b_q, a.b_k, a.b_v, gpt2::h_##i##_attn_c_attn_bias::member);   \
        take(a.w_o, gpt2::h_##i##_attn_c_proj_weight::member);                         \
        take(a.b_o, gpt2::h_##i##_attn_c_proj_bias::member);                           \
        take(block.feed_forward_norm.gain, gpt2::h_##i##_ln_2_weight::member);         \
        take(block.feed_forward_norm.bias, gpt2::h_##i##_ln_2_bias::member);           \
        take(block.feed_forward.w_in, gpt2::h_##i##_mlp_c_fc_weight::member);          \
        take(block.feed_forward.b_in, gpt2::h_##i##_mlp_c_fc_bias::member);            \
        take(block.feed_forward.w_out, gpt2::h_##i##_mlp_c_proj_weight::member);       \
        take(block.feed_forward.b_out, gpt2::h_##i##_mlp_c_proj_bias::member);         \
    } while (false)

model_type weights() {
    model_type m{};
    take(m.token_embedding, gpt2::wte_weight::values);
    take(m.position_embedding, gpt2::wpe_weight::values);
    HEED_TAKE_BLOCK(0, values);
    HEED_TAKE_BLOCK(1, values);
    take(m.norm.gain, gpt2::ln_f_weight::values);
    take(m.norm.bias, gpt2::ln_f_bias::values);
    return m;
}
model_type gradients() {
    model_type m{};
    take(m.token_embedding, gpt2::wte_weight::gradient);
    take(m.position_embedding, gpt2::wpe_weight::gradient);
    HEED_TAKE_BLOCK(0, gradient);
    HEED_TAKE_BLOCK(1, gradient);
    take(m.norm.gain, gpt2::ln_f_weight::gradient);
    take(m.norm.bias, gpt2::ln_f_bias::gradient);
    return m;
}

template <class X, std::size_t Count>
double apart(X const& x, float const (&values)[Count]) {
    static_assert(X::size == Count);
    double worst = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        worst = std::max(worst, std::abs(static_cast<double>(x.values[i]) - static_cast<double>(values[i])));
    }
    return worst;
}

tensor<int, Batch<3>, Time<7>> numbers(int const (&values)[21]) {
    tensor<int, Batch<3>, Time<7>> result{};
    for (std::size_t i = 0; i < 21; ++i) result.values[i] = values[i];
    return result;
}
auto const tokens = numbers(gpt2::tokens);
auto const targets = numbers(gpt2::targets);
auto loss_and_gradient(model_type const& m) {
    return value_and_gradient([](auto const& model) { return cross_entropy<Vocabulary>(model(tokens), targets); }, m);
}

/// The four tensors that are recorded after a step.
template <class Recorded>
double apart_from(model_type const& m) {
    return std::max(std::max(apart(m.token_embedding, Recorded::wte_weight),
                             apart(m.blocks[1].attention.w_o, Recorded::h_1_attn_c_proj_weight)),
                    std::max(apart(m.blocks[0].feed_forward.b_in, Recorded::h_0_mlp_c_fc_bias),
                             apart(m.norm.gain, Recorded::ln_f_weight)));
}
template <class Optimiser>
model_type stepped_by(Optimiser optimiser, double rate, int steps) {
    auto m = weights();
    for (int i = 0; i < steps; ++i) optimiser.step(m, loss_and_gradient(m).gradient, rate);
    return m;
}

template <class F, class... Parameters>
auto gradients_of_block(F const& f, Parameters const&... parameters) {
    tensor<float, Time<5>, Model<7>> x{}, cotangent{};
    take(x, reference::x);
    take(cotangent, reference::cotangent);
    return value_and_gradient([&](auto const&... p) { return sum(f(p...) * cotangent); }, x, parameters...).gradient;
}

}  // namespace

TEST_CASE("blocks and their gradients are PyTorch's") {
    tensor<float, Time<5>, Model<7>> x{};
    take(x, reference::x);
    norm_gain<float, Model<7>> gain{};
    norm_bias<float, Model<7>> bias{};
    take(gain, reference::gain);
    take(bias, reference::bias);
    CHECK(apart(layer_norm<Model>(x, gain, bias), reference::layer_norm::y) < 1e-6);
    auto const of_norm = gradients_of_block([](auto const&... o) { return layer_norm<Model>(o...); }, gain, bias);
    CHECK(apart(of_norm[boost::hana::size_c<0>], reference::layer_norm::gradient_0) < 2e-6);
    CHECK(apart(of_norm[boost::hana::size_c<1>], reference::layer_norm::gradient_1) < 2e-6);
    CHECK(apart(of_norm[boost::hana::size_c<2>], reference::layer_norm::gradient_2) < 2e-6);
    CHECK(apart(rms_norm<Model>(x, gain), reference::rms_norm::y) < 1e-6);
    auto const of_rms = gradients_of_block([](auto const&... o) { return rms_norm<Model>(o...); }, gain);
    CHECK(apart(of_rms[boost::hana::size_c<0>], reference::rms_norm::gradient_0) < 2e-6);
    CHECK(apart(of_rms[boost::hana::size_c<1>], reference::rms_norm::gradient_1) < 2e-6);
    CHECK(apart(gelu(x), reference::gelu::y) < 1e-6);
    CHECK(apart(gradients_of_block([](auto const& o) { return gelu(o); }), reference::gelu::gradient_0) < 1e-6);
    CHECK(apart(gelu_tanh(x), reference::gelu_tanh::y) < 1e-6);
    CHECK(apart(gradients_of_block([](auto const& o) { return gelu_tanh(o); }), reference::gelu_tanh::gradient_0) <
          2e-6);
    CHECK(apart(silu(x), reference::silu::y) < 1e-6);
    CHECK(apart(gradients_of_block([](auto const& o) { return silu(o); }), reference::silu::gradient_0) < 1e-6);
    tensor<int, Time<5>> wanted{};
    for (std::size_t i = 0; i < 5; ++i) wanted.values[i] = reference::targets[i];
    auto const of_loss =
        value_and_gradient([&](auto const& o) { return cross_entropy<Model>(o, wanted, ignored{-100}); }, x);
    CHECK(std::abs(of_loss.value - reference::cross_entropy::y[0]) < 1e-6f);
    CHECK(apart(of_loss.gradient, reference::cross_entropy::gradient_0) < 1e-6);
}

TEST_CASE("a model of the GPT-2 kind has PyTorch's logits, loss and gradients") {
    auto const m = weights();
    CHECK(apart(m(tokens), gpt2::logits) < 2e-5);
    auto const result = loss_and_gradient(m);
    CHECK(std::abs(result.value - gpt2::loss[0]) < 1e-5f);
    std::string wrong;
    for_each_parameter(
        [&](text name, auto const& gradient, auto const& expected) {
            double const differ = static_cast<double>(max_abs_difference(gradient, expected));
            if (!(differ < 2e-6)) wrong += std::string(name.data, name.size) + " " + std::to_string(differ) + "\n";
        },
        result.gradient, gradients());
    CHECK(wrong == "");
}

TEST_CASE("optimisers step as PyTorch's do") {
    auto const m = weights();
    CHECK(apart_from<gpt2::after_sgd>(stepped_by(sgd{m}, 0.1, 1)) < 3e-7);
    CHECK(apart_from<gpt2::after_sgd_momentum>(stepped_by(sgd{m, {.momentum = 0.9, .decay = 0.01}}, 0.1, 2)) < 1e-6);
    CHECK(apart_from<gpt2::after_sgd_nesterov>(stepped_by(sgd{m, {.momentum = 0.9, .nesterov = true}}, 0.1, 2)) < 1e-6);
    // Where a gradient is 0 but for rounding, Adam makes a whole step of it: there signs may differ.
    CHECK(apart_from<gpt2::after_adamw>(stepped_by(adamw{m, {.decay = 0.1}}, 0.01, 1)) < 1e-5);
    CHECK(apart_from<gpt2::after_adamw_two>(stepped_by(adamw{m, {.decay = 0.1}}, 0.01, 2)) < 2e-5);
    auto clipped = loss_and_gradient(m).gradient;
    CHECK(std::abs(clip_norm(clipped, 0.5) - gpt2::clipped::length[0]) < 1e-5f);
    CHECK(apart(clipped.position_embedding, gpt2::clipped::wpe_weight) < 1e-6);
}

TEST_CASE("the losses of fifty steps are PyTorch's") {
    auto m = weights();
    adamw optimiser{m, {.decay = 0.1}};
    warm_up_and_cosine const rate{0.02, 10, 50, 0.002};
    double worst = 0;
    for (int i = 0; i < 50; ++i) {
        auto [loss, gradient] = loss_and_gradient(m);
        worst = std::max(worst, std::abs(static_cast<double>(loss) / static_cast<double>(gpt2::losses[i]) - 1));
        clip_norm(gradient, 1.0);
        optimiser.step(m, gradient, rate(i));
    }
    // 4.3e-6 without fused multiply-adds, 2.5e-6 with them; the last loss is a hundredth of the first.
    CHECK(worst < 2e-5);
}

TEST_CASE("the rate of learning grows, and falls along half a cosine") {
    constexpr warm_up_and_cosine rate{0.5, 4, 12, 0.1};
    static_assert(rate(0) == 0.125 && rate(3) == 0.5 && rate(4) == 0.5 && rate(12) == 0.1 && rate(99) == 0.1);
    CHECK(std::abs(rate(8) - 0.3) < 1e-15);
}
