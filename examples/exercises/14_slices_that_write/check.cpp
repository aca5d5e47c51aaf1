// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Keys, class OneKey>
concept remembers = requires(Keys& keys, OneKey const& key) { remember(keys, key, 0); };

/// A tensor after a key was written to one place, which had been written to before.
template <class Keys, class OneKey>
constexpr Keys written(std::size_t n) {
    Keys keys = heed::iota<Keys>(100);
    remember(keys, heed::full<OneKey>(7), n);
    remember(keys, heed::iota<OneKey>(1), n);
    return keys;
}

using keys_5_3 = heed::tensor<float, Key<5>, Dk<3>>;
using key_3 = heed::tensor<float, Dk<3>>;
static_assert(remembers<keys_5_3, key_3>, "your remember cannot be called with five keys of three features");
/// False also where it is no constant, as where an index is out of range.
template <std::size_t n>
concept right = requires { typename std::bool_constant<(written<keys_5_3, key_3>(n), true)>; } &&
                written<keys_5_3, key_3>(n)(n, 0) == 1 && written<keys_5_3, key_3>(n)(n, 1) == 2 &&
                written<keys_5_3, key_3>(n)(n, 2) == 3;
static_assert(right<2>, "five keys of three features: place 2 is the key that was written last");
static_assert(right<4>, "five keys of three features: the last place, 4, can be written to");
static_assert(written<keys_5_3, key_3>(2)(1, 2) == 105 && written<keys_5_3, key_3>(2)(3, 0) == 109,
              "five keys of three features: the places beside the one that is written stay as they were");

using keys_4_4 = heed::tensor<float, Key<4>, Dk<4>>;
static_assert(written<keys_4_4, heed::tensor<float, Dk<4>>>(3)(3, 1) == 2 &&
                  written<keys_4_4, heed::tensor<float, Dk<4>>>(3)(1, 3) == 107,
              "four keys of four features: key 3 is written, and not feature 3");

using sentences = heed::tensor<float, Batch<2>, Key<3>, Dk<5>>;
using a_key_each = heed::tensor<float, Batch<2>, Dk<5>>;
static_assert(remembers<sentences, a_key_each>, "your remember cannot be called with a batch, and a key for each");
static_assert(written<sentences, a_key_each>(1)(0, 1, 0) == 1 && written<sentences, a_key_each>(1)(1, 1, 4) == 10 &&
                  written<sentences, a_key_each>(1)(1, 0, 4) == 119,
              "a batch: each sentence gets its own key, at place n");

using columns = heed::tensor<float, Dk<2>, Key<3>>;
static_assert(remembers<columns, heed::tensor<float, Dk<2>>>,
              "your remember cannot be called with keys that stand in columns: [Dk, Key]");
static_assert(written<columns, heed::tensor<float, Dk<2>>>(2)(1, 2) == 2 &&
                  written<columns, heed::tensor<float, Dk<2>>>(2)(1, 1) == 104,
              "keys that stand in columns, [Dk, Key]: place n along the axis Key is written, wherever it stands");

// What the afterword says of a place for a result.
constexpr auto projected() {
    auto keys = heed::zeros<float, Key<3>, Dk<2>>();
    auto const word = heed::from<float, Model<2>>({1, 10});
    auto const w_k = heed::from<float, Model<2>, Dk<2>>({{1, 2}, {3, 4}});
    heed::contract<Model>(heed::into(heed::slice_view<Key>(keys, 1)), word, w_k);
    return keys;
}
static_assert(projected() == heed::from<float, Key<3>, Dk<2>>({{0, 0}, {31, 42}, {0, 0}}));

}  // namespace hidden
