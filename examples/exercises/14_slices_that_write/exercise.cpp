// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Slices that write.
//
// A model that writes one word after the other keeps the keys of all words so far, and adds the newest one at place n.
// In PyTorch this is `keys[:, n] = key`. The function below wants to do that, and does not compile: `slice` gives a
// tensor of its own, a copy, and writing to a copy that nobody keeps changes nothing.
//
// Write to `keys` itself, so that its place n along the axis Key is what `key` is, and all other places stay as they
// are. It has to work whatever other axes there are, and wherever the axis Key stands. The answer names a function.
//
// As it stands, the compiler answers: "fault::writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view
//   _as_slice_view_makes<tensor<float, Dk<2>>>"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr void remember(auto& keys, auto const& key, std::size_t n) {
    // your code begins
    heed::slice<Key>(keys, n) = key;
    // your code ends
}

constexpr auto after_two_words() {
    auto keys = heed::full<float, Key<3>, Dk<2>>(-1);
    remember(keys, heed::from<float, Dk<2>>({1, 2}), 0);
    remember(keys, heed::from<float, Dk<2>>({5, 6}), 1);
    return keys;
}
constexpr auto keys = after_two_words();

static_assert(keys(0, 0) == 1 && keys(0, 1) == 2, "place 0 has the first key: (1, 2)");
static_assert(keys(1, 0) == 5 && keys(1, 1) == 6, "place 1 has the second key: (5, 6)");
static_assert(keys(2, 0) == -1 && keys(2, 1) == -1, "place 2 has not been written to");
