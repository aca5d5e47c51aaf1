// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Freeze what is learned.
//
// A model was trained by others, and only a part of it is to be learned anew. `descended` moves every parameter
// against its gradient, but none of those that `frozen` names: a parameter, "head" for example, or a module with all
// that is in it. Names are those of heed::for_each_parameter: the members one is in, with a dot before each further
// one. So "body" is the module of "body.w_in" and "body.b_in", and "outer.body" is one in another. "body_norm" is in
// neither.
//
// As it stands, the compiler answers:
//   "body_norm begins as body does, and is no part of it: it moves"

#include <string_view>

#include <boost/hana/define_struct.hpp>

#include <heed/nn.hpp>

using namespace heed::axes;

template <class Module>
constexpr Module descended(Module model, Module const& gradient, float rate, std::string_view frozen) {
    auto const move = [&](heed::text name, auto& w, auto const& of_w) {
        std::string_view const called(name.data, name.size);
// your code begins
        bool const is_in_it = called.starts_with(frozen) && called.substr(frozen.size()).starts_with('.');
        if (called != frozen && !is_in_it) w -= rate * of_w;
// your code ends
    };
    heed::for_each_parameter(move, model, gradient);
    return model;
}

struct inner {
    BOOST_HANA_DEFINE_STRUCT(inner, (heed::linear_weights<float, Model<2>, Hidden<2>>, w_in),
                             (heed::linear_bias<float, Hidden<2>>, b_in));
};
struct whole {
    BOOST_HANA_DEFINE_STRUCT(whole, (inner, body), (heed::norm_gain<float, Hidden<2>>, body_norm),
                             (heed::linear_weights<float, Hidden<2>, Vocabulary<2>>, head));
};
/// A model all of whose numbers are one.
template <class Module>
constexpr Module all(float number) {
    Module model{};
    heed::for_each_parameter([=](heed::text, auto& w) { w += number; }, model);
    return model;
}
constexpr bool is_all(auto const& w, float number) { return w == 0.0f * w + number; }

constexpr whole but_body = descended(all<whole>(3), all<whole>(2), 0.5f, "body");
static_assert(is_all(but_body.body.w_in, 3) && is_all(but_body.body.b_in, 3), "body is frozen, with all that is in it");
static_assert(is_all(but_body.body_norm, 2), "body_norm begins as body does, and is no part of it: it moves");
static_assert(is_all(but_body.head, 2), "head moves: 3 - 0.5 * 2 = 2");

constexpr whole but_head = descended(all<whole>(3), all<whole>(2), 0.5f, "head");
static_assert(is_all(but_head.head, 3), "head is a parameter itself, and is frozen");
static_assert(is_all(but_head.body.w_in, 2) && is_all(but_head.body_norm, 2), "all but head move");
