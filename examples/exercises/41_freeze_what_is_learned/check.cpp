// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

struct nested {
    BOOST_HANA_DEFINE_STRUCT(nested, (whole, outer), (inner, body), (inner, bo),
                             (heed::norm_gain<float, Hidden<2>>, head2));
};
constexpr nested before = all<nested>(3);
constexpr nested of_all = all<nested>(2);

constexpr nested but_body = descended(before, of_all, 0.5f, "body");
static_assert(is_all(but_body.body.w_in, 3) && is_all(but_body.outer.body.w_in, 2),
              "\"body\" is the model's own, and not the one in outer");

constexpr nested but_outer = descended(before, of_all, 0.5f, "outer");
static_assert(is_all(but_outer.outer.body.w_in, 3) && is_all(but_outer.outer.head, 3) && is_all(but_outer.body.b_in, 2),
              "\"outer\" is all that is in outer, however deep");

constexpr nested but_inner = descended(before, of_all, 0.5f, "outer.body");
static_assert(is_all(but_inner.outer.body.b_in, 3) && is_all(but_inner.outer.body_norm, 2) &&
                  is_all(but_inner.outer.head, 2) && is_all(but_inner.body.b_in, 2),
              "\"outer.body\" is the body in outer, and nothing else");

constexpr nested but_one = descended(before, of_all, 0.5f, "outer.body.b_in");
static_assert(is_all(but_one.outer.body.b_in, 3) && is_all(but_one.outer.body.w_in, 2),
              "\"outer.body.b_in\" is one parameter");

constexpr nested but_short = descended(before, of_all, 0.5f, "bo");
static_assert(is_all(but_short.bo.w_in, 3) && is_all(but_short.body.w_in, 2),
              "\"bo\" is no beginning of a name, but one: body moves");

constexpr nested but_head = descended(before, of_all, 0.5f, "head");
static_assert(is_all(but_head.head2, 2) && is_all(but_head.outer.head, 2), "\"head\" is neither head2 nor outer.head");

constexpr nested slow = descended(before, of_all, 0.25f, "body");
static_assert(is_all(slow.head2, 2.5f), "with a rate of 0.25: 3 - 0.25 * 2 = 2.5");

}  // namespace hidden
