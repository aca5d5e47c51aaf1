// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Every kernel on tensors that are too big for the stack, and every operation that keeps something for itself on those
// that just fit. The program is run with a small stack, and says before each call which one it is.

#include <cstddef>
#include <cstdio>

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

int wrong = 0;

void now(char const* name) {
    std::puts(name);
    std::fflush(stdout);
}
template <class X>
void expect(X const& x, double expected) {
    bool right = true;
    for (std::size_t i = 0; i < X::size; ++i) {
        double const off = static_cast<double>(x.data()[i]) - expected;
        right = right && off < 1e-3 && off > -1e-3;
    }
    if (!right) {
        std::printf("  came to %g, expected is %g\n", static_cast<double>(x.data()[0]), expected);
        ++wrong;
    }
}

/// A tensor on the heap of one number.
template <class... Axes>
heap_tensor<float, Axes...> of(float number) {
    heap_tensor<float, Axes...> x;
    for (float& one : x) one = number;
    return x;
}

/// Not inlined: the stack of one call is what counts.
template <std::size_t Features, std::size_t Values, std::size_t Queries, std::size_t Keys, class... Options>
[[gnu::noinline]] void attend_to_many(Options const&... options) {
    auto const q = of<Query<Queries>, Dk<Features>>(0.5f);
    auto const k = of<Key<Keys>, Dk<Features>>(0.25f);
    auto const v = of<Key<Keys>, Dv<Values>>(0.75f);
    auto out = of<Query<Queries>, Dv<Values>>(0);
    scaled_dot_product_attention(into(out), q, k, v, options...);
    expect(out, 0.75);
}

[[gnu::noinline]] void fused_attention() {
    now("scaled_dot_product_attention, many features");
    attend_to_many<65536, 3, 37, 5>();
    now("scaled_dot_product_attention, many features, keys in tiles");
    attend_to_many<16384, 3, 16, 131>();
    now("scaled_dot_product_attention, many values");
    attend_to_many<3, 65536, 37, 5>();
    now("scaled_dot_product_attention, many of both, causal");
    attend_to_many<8192, 8192, 33, 33>(causal{});
    now("scaled_dot_product_attention, many of both, biased");
    static auto const ones = bias{of<Query<64>, Key<200>>(1)};
    attend_to_many<1024, 2048, 64, 200>(ones, scale{0.01});
    now("scaled_dot_product_attention, few features, biased");
    static auto const combined = causal{upper_left} & ones;
    attend_to_many<128, 128, 64, 200>(combined);
    now("scaled_dot_product_attention, few queries, many features or values");
    attend_to_many<65536, 3, 1, 131>();
    attend_to_many<100000, 3, 3, 5>();
    attend_to_many<3, 65536, 1, 131>();
    attend_to_many<8192, 8192, 3, 131>(causal{lower_right});
    now("scaled_dot_product_attention, many positions");
    attend_to_many<2, 2, 40000, 2>();
    attend_to_many<2, 2, 2, 40000>();
}

[[gnu::noinline]] void products() {
    auto const rows = of<Query<300>, Dk<2000>>(0.5f);
    auto const columns = of<Dk<2000>, Key<300>>(0.25f);
    now("matmul");
    expect(matmul(rows, columns), 250);
    now("matmul of a row");
    expect(matmul(of<Query<1>, Dk<100000>>(0.5f), of<Dk<100000>, Key<3>>(0.25f)), 12500);
    now("contract, both in rows");
    expect(contract<Dk>(rows, of<Key<300>, Dk<2000>>(0.25f)), 250);
    now("contract, a row that is turned");
    expect(contract<Dk>(of<Dk<100000>>(0.5f), of<Key<7>, Dk<100000>>(0.25f)), 12500);
    now("contract over two axes in two orders");
    expect(contract<Dk, Query>(rows, of<Dk<2000>, Query<300>, Key<3>>(0.25f)), 75000);
    now("contract within a batch that is innermost");
    expect(contract<Dk>(of<Dk<40>, Batch<3000>>(1), of<Batch<3000>, Dk<40>>(2)), 80);
    now("outer");
    expect(outer(of<Query<300>>(2), of<Key<300>>(3)), 6);
    now("project");
    auto const x = of<Time<300>, Model<512>>(0.5f);
    auto const w = zeros<projection<Query, float, Model<512>, Dk<512>>>();
    expect(project(x, w), 0);
}

[[gnu::noinline]] void reductions() {
    auto const x = of<Query<300>, Key<1000>>(0.5f);
    now("sum");
    expect(sum<Key>(x), 500);
    expect(sum<Query>(x), 150);
    expect(sum(x), 150000);
    now("mean, max, argmax");
    expect(mean<Query>(x), 0.5);
    expect(max<Key>(x), 0.5);
    expect(argmax<Query>(x), 0);
    now("softmax");
    expect(softmax<Key>(x), 0.001);
    expect(softmax<Query>(x), 1 / 300.0);
    now("log_softmax, naive_softmax");
    expect(log_softmax<Key>(x), -6.907755);
    expect(naive_softmax<Key>(x), 0.001);
}

[[gnu::noinline]] void movement() {
    auto const x = of<Query<300>, Key<1000>>(0.5f);
    now("transpose, permute");
    expect(transpose(x), 0.5);
    expect(permute<Key, Query>(x), 0.5);
    now("concat, stack, slice, split, merge, rename");
    expect(concat<Query>(x, x), 0.5);
    expect(concat<Key>(x, x), 0.5);
    expect(stack<Head>(x, x), 0.5);
    expect(slice<Query>(x, 7), 0.5);
    expect(split<Key, Head<10>, Dk<100>>(x), 0.5);
    expect(merge<Query, Key, Time>(x), 0.5);
    expect(rename<Key, Dk>(x), 0.5);
    now("map, zip, cast, arithmetic");
    expect(map([](float one) { return one + 1; }, x), 1.5);
    expect(x * x + x - 0.25f, 0.5);
    expect(cast<double>(x), 0.5);
    now("all_close");
    wrong += all_close(x, x) ? 0 : 1;
}

/// Step by step, with weights of 64 x 900 of which a mask takes as many bytes as bools, and biases four times as many.
[[gnu::noinline]] void attention_in_steps() {
    auto const q = of<Query<64>, Dk<16>>(0.5f);
    auto const k = of<Key<900>, Dk<16>>(0.25f);
    auto const v = of<Key<900>, Dv<16>>(0.75f);
    static auto const biased = bias{of<Query<64>, Key<900>>(1)};
    now("scores into memory");
    auto logits = of<Query<64>, Key<900>>(0);
    scores(into(logits), q, k);
    scores(into(logits), q, k, causal{upper_left});
    scores(into(logits), q, k, biased);
    now("attention");
    static auto const both = attention(q, k, v, biased);
    expect(both.output, 0.75);
    now("attend past a mask that hides what is not zero");
    auto out = of<Query<64>, Dv<16>>(0);
    attend(into(out), both.weights, v, causal{upper_left});
    now("masked");
    static auto logits_of_query = scores(q, k);
    masked<Query>(into(logits), logits_of_query, biased);
}

/// What is written over its own operand is computed apart.
[[gnu::noinline]] void overlaps() {
    static float memory[2 * 60000];
    for (float& one : memory) one = 0.5f;
    tensor_view<float, Query<200>, Key<300>> const first(memory);
    tensor_view<float, Query<200>, Key<300>> const second(memory + 1);
    strided_view<float, strides<1, 200>, Query<200>, Key<300>> const columns(memory);
    tensor_view<float, Key<300>, Query<200>> const turned(memory);
    now("an operand that is shifted");
    map(into(second), [](float one) { return one; }, first);
    expect(second, 0.5);
    now("+= of an operand that is shifted");
    second += first;
    now("+= of an operand that is turned");
    first += columns;
    now("a transpose in place");
    transpose(into(turned), first);
    now("softmax of columns");
    softmax<Key>(into(first), columns);
    now("log_softmax of what is shifted");
    log_softmax<Key>(into(second), first);
}

}  // namespace

int main() {
    fused_attention();
    products();
    reductions();
    movement();
    attention_in_steps();
    overlaps();
    std::printf("%d wrong\n", wrong);
    return wrong;
}
