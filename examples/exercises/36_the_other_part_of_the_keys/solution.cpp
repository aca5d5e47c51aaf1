// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The other part of the keys.
//
// Of six keys, two are here and four are on another machine. Each attends to its own, and what is joined has to be the
// attention to all six. Return what this machine adds: the attention to the last two keys.
//
// As it stands, the compiler answers:
//   "the keys of both parts are all six"

#include <heed/heed.hpp>

using namespace heed::axes;

using queries = heed::tensor<float, Query<3>, Dk<2>>;
using keys = heed::tensor<float, Key<6>, Dk<2>>;
using values = heed::tensor<float, Key<6>, Dv<1>>;

/// What comes from the other machine.
constexpr auto first_four(queries const& q, keys const& k, values const& v) {
    return attention_with_lse<heed::part<Key<6>, 0, 4>>(q, k, v);
}

constexpr auto last_two(queries const& q, keys const& k, values const& v) {
    // your code begins
    return attention_with_lse<heed::part<Key<6>, 4, 2>>(q, k, v);
    // your code ends
}

using first = decltype(first_four(queries{}, keys{}, values{}));
using second = decltype(last_two(queries{}, keys{}, values{}));
using whole = decltype(attention_with_lse(queries{}, keys{}, values{}));

template <class Other>
constexpr bool completes = false;
template <class Other>
    requires heed::can_merge_attentions<first, Other>
constexpr bool completes<Other> =
    std::is_same_v<decltype(merge(std::declval<first>(), std::declval<Other>())), whole>;
static_assert(completes<second>, "the keys of both parts are all six");
