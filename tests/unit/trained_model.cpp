// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

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
