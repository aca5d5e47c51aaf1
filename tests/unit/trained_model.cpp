// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <bit>
#include <cstdint>

#include <heed/gradient.hpp>

#include "../../examples/train/sorting.hpp"
#include "../../examples/train/weights.hpp"

// The model that examples/train.cpp trained answers in the compiler: words that it was never trained on, each in a
// constant expression of its own under the compilers' default limits.

namespace {

constexpr sorting::model trained = sorting::trained_model();

constexpr bool right(char const (&letters)[sorting::letters + 1]) {
    sorting::word x;
    for (std::size_t i = 0; i < sorting::letters; ++i) x.letter[i] = letters[i] - 'a';
    return sorting::is_held_out(x) && sorting::answers(trained, x);
}

static_assert(right("ghfeee"));
static_assert(right("hhcbda"));
static_assert(right("fhheha"));
static_assert(right("bghddc"));
static_assert(right("bdcaae"));
static_assert(right("gedbef"));
static_assert(right("beaece"));
static_assert(right("gfdhdf"));
static_assert(right("heddad"));
static_assert(right("fgahgc"));
static_assert(right("echgdb"));
static_assert(right("aceahe"));
static_assert(right("ghgeda"));
static_assert(right("hhcbdf"));
static_assert(right("badcbf"));
static_assert(right("cegdbb"));
static_assert(right("fefhad"));
static_assert(right("dcffdb"));

}  // namespace

TEST_CASE("the trained model sorts words that it never saw, at run time too") {
    auto from = heed::random::manual_seed(2);
    int count = 0;
    for (int i = 0; i < 1000; ++i) count += sorting::answers(trained, sorting::draw(from, true)) ? 1 : 0;
    CHECK(count == 1000);
}

TEST_CASE("training has the bits that were recorded, whatever the compiler and its flags") {
    sorting::model model{};
    auto from = heed::random::manual_seed(1);
    heed::initialise(model, from, heed::normal_initialisation{0.05});
    heed::adamw optimiser{model, {.decay = 0.01}};
    float last = 0;
    for (int step = 0; step < 8; ++step) {
        auto const batch = sorting::batch_of_step<4>(1, step);
        auto [loss, gradient] = heed::value_and_gradient(
            [&](auto const& m) {
                return heed::cross_entropy<sorting::Vocabulary>(m(batch.tokens), batch.targets, heed::ignored{-1});
            },
            model);
        heed::clip_norm(gradient, 1.0);
        optimiser.step(model, gradient, 5e-3);
        last = loss;
    }
    std::uint32_t digest = 0;
    heed::for_each_parameter(
        [&](heed::text, auto const& parameter) {
            for (float const x : parameter.values) digest = (digest ^ std::bit_cast<std::uint32_t>(x)) * 16777619u;
        },
        model);
    CAPTURE(std::bit_cast<std::uint32_t>(last));
    // A product and a sum are one rounding where the target fuses them, and two where it does not.
    CHECK(digest == (heed::math::multiply_add_is_fused ? 0x19bc0299u : 0x8a522502u));
}
