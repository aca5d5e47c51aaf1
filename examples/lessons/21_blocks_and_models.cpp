// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 21. A block is attention, a small network, two norms and two sums; a model is blocks between two tables.

#include <iomanip>
#include <iostream>
#include <string_view>

#include <heed/math/sqrt.hpp>
#include <heed/nn.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

using features = heed::tensor<float, Time<4>, Model<4>>;
constexpr features x = [] {
    auto generator = heed::random::manual_seed(42);
    return heed::random::randn<features>(generator);
}();

// Norms -------------------------------------------------------------------------------------------------------------

// Each position's features to mean 0 and variance 1, and then times a gain, plus a bias, which are learned.
constexpr auto normed = heed::layer_norm<Model>(x);
static_assert(all_close(heed::mean<Model>(normed), heed::tensor<float, Time<4>>{}, 0, 1e-6));
static_assert(all_close(heed::variance<Model>(normed), heed::full<float, Time<4>>(1.0f), 0, 1e-3));

// The same by hand. The epsilon is inside of the root.
constexpr auto by_hand = (x - heed::mean<Model>(x)) / heed::map(heed::math::sqrt, heed::variance<Model>(x) + 1e-5f);
static_assert(all_close(normed, by_hand, 0, 1e-6));

// Activations -------------------------------------------------------------------------------------------------------

// Two functions are called GELU. They differ, by little, so each has its own name, and a model says which.
constexpr heed::tensor<float, Hidden<3>> some{-1, 0.5, 2};
static_assert(heed::gelu(some) != heed::gelu_tanh(some));
static_assert(all_close(heed::gelu(some), heed::gelu_tanh(some), 0, 1e-3));

// Attention with heads ----------------------------------------------------------------------------------------------

using attention_of_heads = heed::multi_head_attention<float, Model<4>, Head<2>, Dk<2>, Dv<2>>;
constexpr attention_of_heads attending = [] {
    attention_of_heads m{};
    auto generator = heed::random::manual_seed(1);
    heed::initialise(m, generator, heed::xavier_uniform_initialisation{});
    return m;
}();
static_assert(attending.w_q.size == 4 * 4 && heed::shape_of(attending.w_q) == heed::shape<Model<4>, Head<2>, Dk<2>>);

// What the module is: three projections, attention, and W_O, which sums over heads and brings back the features.
constexpr auto heads = scaled_dot_product_attention(project(x, attending.w_q), project(x, attending.w_k),
                                                    project(x, attending.w_v), heed::causal{});
static_assert(heed::shape_of(heads) == heed::shape<Head<2>, Query<4>, Dv<2>>);
static_assert(heed::shape_of(heed::project_output(heads, attending.w_o)) == heed::shape<Time<4>, Model<4>>);
static_assert(attending(x, heed::causal{}) == heed::project_output(heads, attending.w_o));

// A block -----------------------------------------------------------------------------------------------------------

using block = heed::transformer_block<heed::pre_norm, heed::layer_normalisation<float, Model<4>>, attention_of_heads,
                                      heed::feed_forward<float, Model<4>, Hidden<8>, heed::activation::relu>>;
constexpr block lowest = [] {
    block m{};
    auto generator = heed::random::manual_seed(2);
    heed::initialise(m, generator, heed::xavier_uniform_initialisation{});
    return m;
}();
constexpr auto after = lowest(x, heed::causal{});
static_assert(heed::shape_of(after) == heed::shape_of(x));

// What it computes, in two lines.
constexpr auto between = x + lowest.attention(lowest.attention_norm(x), heed::causal{});
static_assert(after == between + lowest.feed_forward(lowest.feed_forward_norm(between)));

// All weights zero, as they are before `initialise`: a block adds nothing to what it is given.
static_assert(block{}(x, heed::causal{}) == x);

// A model -----------------------------------------------------------------------------------------------------------

using model = heed::gpt<float, Vocabulary<5>, Time<4>, Model<4>, Layer<1>, Head<2>, Hidden<8>>;
static_assert(heed::parameter_count(model{}) == 5 * 4 + 4 * 4 + (4 * 16 + 4 * 4) + (32 + 8 + 32 + 4) + 3 * (4 + 4));

constexpr model small = [] {
    model m{};
    auto generator = heed::random::manual_seed(3);
    heed::initialise(m, generator);
    return m;
}();
constexpr heed::tensor<int, Time<4>> tokens{0, 3, 1, 2};
constexpr auto logits = small(tokens);
static_assert(heed::shape_of(logits) == heed::shape<Time<4>, Vocabulary<5>>);

// What it computes. One table makes features of tokens, and logits of features.
constexpr auto embedded = heed::embed<Vocabulary>(small.token_embedding, tokens) + small.position_embedding;
constexpr auto seen = small.blocks[0](embedded, heed::causal{});
static_assert(logits == heed::unembed<Vocabulary>(small.norm(seen), small.token_embedding));

// Another last token, and the logits of the positions before it are the same: nothing sees what comes after it.
constexpr auto other = small(heed::tensor<int, Time<4>>{0, 3, 1, 4});
static_assert(logits != other);
static_assert(heed::range<Time<3>>(as_tensor(logits), 0) == heed::range<Time<3>>(as_tensor(other), 0));

int main() {
    std::cout << "Heads come together\n";
    lesson::draw("heads", heads, "@", "W_O", attending.w_o, "=", "output", heed::project_output(heads, attending.w_o));
    std::cout << "\nA block\n";
    lesson::draw("x", x, "->", "block(x)", after);
    std::cout << "\nFrom tokens to logits\n";
    lesson::draw("tokens", tokens, "->", "embedded", embedded, "->", "logits", logits);
    std::cout << "\nThe parameters\n";
    heed::for_each_parameter(
        [](heed::text name, auto const& parameter) {
            std::cout << std::setw(3) << parameter.size << "  " << std::string_view(name.data, name.size) << '\n';
        },
        small);
    std::cout << std::setw(3) << heed::parameter_count(small) << "  in all\n";
}
