// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/all_strides.hpp"

using namespace all_strides;

namespace {

// Several operands, of which one is a view ---------------------------------------------------------------------------

template <std::size_t Queries, std::size_t Keys, std::size_t Compared, std::size_t Values>
struct heads {
    static constexpr auto q() {
        return generate<float, Query<Queries>, Dk<Compared>>(
            [](std::size_t i, std::size_t j) { return number<float>(5 * i + 3 * j); });
    }
    static constexpr auto k() {
        return generate<float, Key<Keys>, Dk<Compared>>(
            [](std::size_t i, std::size_t j) { return number<float>(3 * i + 4 * j + 2); });
    }
    static constexpr auto v() {
        return generate<float, Key<Keys>, Dv<Values>>(
            [](std::size_t i, std::size_t j) { return number<float>(2 * i + 9 * j + 1); });
    }
};

template <std::size_t Keys, std::size_t Values, class View>
constexpr char const* failed_with_queries(bool at_end) {
    using others = heads<1, Keys, extent<Dk>(shape_of<View>()), Values>;
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    auto const k = others::k();
    auto const v = others::v();
    comparison check;
    check("matmul", matmul(y, transpose(k)), matmul(x, transpose(k)));
    check("contract with few", contract<Dk>(y, slice<Key>(k, 0)), contract<Dk>(x, slice<Key>(k, 0)));
    check("contract, as the second", contract<Dk>(k, y), contract<Dk>(k, x));
    check("scores", scores(y, k), scores(x, k));
    check("scores under a mask", scores(y, k, causal{lower_right}), scores(x, k, causal{lower_right}));
    check("attention", attention(y, k, v).output, attention(x, k, v).output);
    check("scaled_dot_product_attention", scaled_dot_product_attention(y, k, v), scaled_dot_product_attention(x, k, v));
    auto const w = iota<projection<Query, float, Dk<extent<Dk>(shape_of<View>())>, Dv<Values>>>(-1.0f, 0.25f);
    check("project", project<Query>(y, w), project<Query>(x, w));
    return check.failed;
}

template <std::size_t Queries, std::size_t Values, class View>
constexpr char const* failed_with_keys(bool at_end) {
    using others = heads<Queries, extent<Key>(shape_of<View>()), extent<Dk>(shape_of<View>()), Values>;
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    auto const q = others::q();
    auto const v = others::v();
    comparison check;
    check("contract", contract<Dk>(q, y), contract<Dk>(q, x));
    check("scores", scores(q, y), scores(q, x));
    check("attention", attention(q, y, v, causal{upper_left}).weights, attention(q, x, v, causal{upper_left}).weights);
    check("scaled_dot_product_attention", scaled_dot_product_attention(q, y, v), scaled_dot_product_attention(q, x, v));
    return check.failed;
}

template <std::size_t Queries, std::size_t Compared, class View>
constexpr char const* failed_with_values(bool at_end) {
    using others = heads<Queries, extent<Key>(shape_of<View>()), Compared, 1>;
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    auto const q = others::q();
    auto const k = others::k();
    comparison check;
    check("matmul", matmul(contract<Dk>(q, k), y), matmul(contract<Dk>(q, k), x));
    auto const weights = softmax<Key>(scores(q, k));
    check("attend", attend(weights, y), attend(weights, x));
    check("attend under a mask", attend(weights, y, causal{upper_left}), attend(weights, x, causal{upper_left}));
    check("scaled_dot_product_attention", scaled_dot_product_attention(q, k, y, causal{lower_right}),
          scaled_dot_product_attention(q, k, x, causal{lower_right}));
    return check.failed;
}

/// Masks that are views, of the type that `Mask` makes of them.
template <class View, class Mask>
constexpr char const* failed_as_mask(bool at_end, Mask mask) {
    using others = heads<extent<Query>(shape_of<View>()), extent<Key>(shape_of<View>()), 2, 3>;
    spread<View> const memory(at_end);
    auto const x = mask(memory.view());
    auto const y = mask(memory.copy());
    auto const q = others::q();
    auto const k = others::k();
    auto const v = others::v();
    comparison check;
    check("scores", scores(q, k, y), scores(q, k, x));
    check("attention", attention(q, k, v, y).output, attention(q, k, v, x).output);
    check("scaled_dot_product_attention", scaled_dot_product_attention(q, k, v, y),
          scaled_dot_product_attention(q, k, v, x));
    check("masked", masked<Query>(scores(q, k), y), masked<Query>(scores(q, k), x));
    return check.failed;
}

template <std::size_t Keys, std::size_t Values>
struct queries {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_with_queries<Keys, Values, View>(at_end);
    }
};
template <std::size_t Queries, std::size_t Values>
struct keys {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_with_keys<Queries, Values, View>(at_end);
    }
};
template <std::size_t Queries, std::size_t Compared>
struct values {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_with_values<Queries, Compared, View>(at_end);
    }
};
struct mask_of_bools {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        char const* const kept = failed_as_mask<View>(at_end, [](auto const& x) { return keep{x}; });
        return kept != nullptr ? kept : failed_as_mask<View>(at_end, [](auto const& x) { return drop{x}; });
    }
};
struct mask_of_biases {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_as_mask<View>(at_end, [](auto const& x) { return bias{x}; });
    }
};

}  // namespace

TEST_CASE("Products and attention take queries of any strides") {
    check<queries<5, 2>, 1, false, float, Query<3>, Dk<7>>();
    check<queries<4, 4>, 5, true, float, Query<4>, Dk<4>>();
    check<queries<19, 5>, 7, false, float, Query<37>, Dk<17>>();
}

TEST_CASE("Products and attention take keys of any strides") {
    check<keys<3, 2>, 1, false, float, Key<5>, Dk<7>>();
    check<keys<4, 4>, 5, true, float, Key<4>, Dk<4>>();
    check<keys<19, 5>, 7, false, float, Key<37>, Dk<17>>();
}

TEST_CASE("Products and attention take values of any strides") {
    check<values<3, 7>, 1, false, float, Key<5>, Dv<2>>();
    check<values<4, 4>, 5, true, float, Key<4>, Dv<4>>();
    check<values<19, 5>, 7, false, float, Key<37>, Dv<17>>();
}

TEST_CASE("A mask may be a view of any strides") {
    check<mask_of_bools, 1, false, bool, Query<3>, Key<5>>();
    check<mask_of_bools, 5, true, bool, Query<4>, Key<4>>();
    check<mask_of_biases, 1, false, float, Query<3>, Key<5>>();
    check<mask_of_biases, 5, true, float, Query<4>, Key<4>>();
    check<mask_of_biases, 5, false, float, Query<19>, Key<37>>();
}
