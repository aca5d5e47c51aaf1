// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 14. The shapes of a model, and even its results, can be asserted where the model is written.

#include <iostream>
#include <type_traits>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// The lesson's first exercise: X is [1, 3, 6], all weights are [6, 2]. What are the shapes of everything?
using model = heed::self_attention<float, Model<6>, Dk<2>, Dv<2>>;
using input = heed::tensor<float, Batch<1>, Time<3>, Model<6>>;

using q = decltype(project(input{}, model{}.w_q));
using k = decltype(project(input{}, model{}.w_k));
using result = decltype(model{}(input{}));

static_assert(heed::shape_of<q>() == heed::shape<Batch<1>, Query<3>, Dk<2>>);
static_assert(heed::shape_of<k>() == heed::shape<Batch<1>, Key<3>, Dk<2>>);
static_assert(heed::shape_of<decltype(result::weights)>() == heed::shape<Batch<1>, Query<3>, Key<3>>);
static_assert(heed::shape_of<decltype(result::output)>() == heed::shape<Batch<1>, Query<3>, Dv<2>>);

// What must not compile can be asserted too, with its reason: here that keys are not compared with keys.
static_assert(!heed::can_scores<k, k>);
static_assert(heed::is_fault<heed::fault_of_scores<k, k>>);

// A function that says what it takes. What does not fit is refused where it is called, and a test can ask for that.
template <class X>
concept Embeddings = requires { requires heed::shape_of<X>() == heed::shape<Batch<1>, Time<3>, Model<6>>; };

constexpr auto attention_of(Embeddings auto const& x, model const& weights) { return weights(x); }

template <class X>
concept can_attention_of = requires(X const& x, model const& weights) { attention_of(x, weights); };
static_assert(can_attention_of<input>);
static_assert(!can_attention_of<heed::tensor<float, Time<3>, Batch<1>, Model<6>>>);

// A function that refuses in a sentence of its own. The fault is a type whose name is the sentence; a rule says when
// there is one; and a deleted twin, which is the more constrained one, is chosen exactly then.
namespace fault {
template <class Features>
struct halves_needs_an_even_number_of_features {};
}  // namespace fault

template <class X>
inline constexpr std::size_t features = heed::extent<Model>(heed::shape_of<X>());

template <class X>
consteval auto rule_of_halves() {
    if constexpr (features<X> % 2 == 0) {
        return heed::none{};
    } else {
        return fault::halves_needs_an_even_number_of_features<Model<features<X>>>{};
    }
}

template <class X, class Fault = decltype(rule_of_halves<X>())>
constexpr auto halves(X const& x) {
    return heed::split<Model, Head<2>, Model<features<X> / 2>>(x);
}
template <class X, class Fault = decltype(rule_of_halves<X>())>
    requires heed::is_fault<Fault>
void halves(X const& x) = delete;

template <class X>
concept can_halves = requires(X const& x) { halves(x); };
static_assert(can_halves<input>);
static_assert(!can_halves<heed::tensor<float, Time<3>, Model<5>>>);

// The model runs in the compiler, to the same bits as at run time.
constexpr model zeros_of_weights{};
constexpr auto evaluated = attention_of(heed::iota<input>(), zeros_of_weights);
static_assert(all_close(evaluated.weights, heed::full<decltype(evaluated.weights)>(1.0f / 3)),
              "without weights, every position heeds all positions alike");

// The third exercise: row 0 of the weights says how the first position divides its attention.
constexpr auto first_query = heed::slice<Query>(evaluated.weights, 0);
static_assert(shape_of(first_query) == heed::shape<Batch<1>, Key<3>>);

int main() {
    std::cout << "The first exercise, drawn\n";
    lesson::draw("X", input{}, "@", "W_Q", model{}.w_q, "=", "Q", q{});
    std::cout << '\n';
    lesson::draw("Q", q{}, ",", "K", k{}, "->", "weights", result{}.weights);
    std::cout << '\n';
    lesson::draw("weights", result{}.weights, "->", "output", result{}.output);
    std::cout << "\nAttention of the first query, known while compiling\n" << first_query << '\n';
}
