// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/all_strides.hpp"

using namespace all_strides;

namespace {

// Several operands, of which one is a view ---------------------------------------------------------------------------

// `attention` is the scores, their softmax and `attend`, which are asked for all strides: itself for some.

template <std::size_t Keys, std::size_t Values, bool WithAttention>
struct queries {
    template <class X>
    [[gnu::noinline]] static constexpr void operate(results<float>& result, X const& q) {
        constexpr std::size_t compared = extent<Dk>(shape_of<X>());
        using others = heads<1, Keys, compared, Values>;
        auto const k = others::k();
        auto const v = others::v();
        result("matmul", matmul(q, others::k_turned()));
        result("contract with few", contract<Dk>(q, others::one_key()));
        result("contract, as the second", contract<Dk>(k, q));
        result("scores", scores(q, k));
        result("scores under a mask", scores(q, k, causal{lower_right}));
        if constexpr (WithAttention) result("attention", attention(q, k, v).output);
        result("scaled_dot_product_attention", scaled_dot_product_attention(q, k, v));
        result("project",
               project<Query>(q, iota<projection<Query, float, Dk<compared>, Dv<Values>>>(-1.0f, 0.25f)));
    }
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_operation<View>(at_end, [](auto& result, auto const& q) { operate(result, q); });
    }
};

template <std::size_t Queries, std::size_t Values, bool WithAttention>
struct keys {
    template <class X>
    [[gnu::noinline]] static constexpr void operate(results<float>& result, X const& k) {
        using others = heads<Queries, extent<Key>(shape_of<X>()), extent<Dk>(shape_of<X>()), Values>;
        auto const q = others::q();
        auto const v = others::v();
        result("contract", contract<Dk>(q, k));
        result("scores", scores(q, k));
        result("scores under a mask", scores(q, k, causal{upper_left}));
        if constexpr (WithAttention) result("attention", attention(q, k, v, causal{upper_left}).weights);
        result("scaled_dot_product_attention", scaled_dot_product_attention(q, k, v));
    }
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_operation<View>(at_end, [](auto& result, auto const& k) { operate(result, k); });
    }
};

template <std::size_t Queries, std::size_t Compared>
struct values {
    template <class X>
    [[gnu::noinline]] static constexpr void operate(results<float>& result, X const& v) {
        using others = heads<Queries, extent<Key>(shape_of<X>()), Compared, 1>;
        result("matmul", matmul(others::products(), v));
        auto const weights = others::weights();
        result("attend", attend(weights, v));
        result("attend under a mask", attend(weights, v, causal{upper_left}));
        result("scaled_dot_product_attention",
               scaled_dot_product_attention(others::q(), others::k(), v, causal{lower_right}));
    }
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_operation<View>(at_end, [](auto& result, auto const& v) { operate(result, v); });
    }
};

}  // namespace

TEST_CASE("Products and attention take queries of any strides") {
    check<queries<5, 2, false>, 1, false, float, Query<3>, Dk<7>>();
    check<queries<4, 4, true>, 5, true, float, Query<4>, Dk<4>>();
    check<queries<19, 5, false>, 7, false, float, Query<37>, Dk<17>>();
}

TEST_CASE("Products and attention take keys of any strides") {
    check<keys<3, 2, false>, 1, false, float, Key<5>, Dk<7>>();
    check<keys<4, 4, true>, 5, true, float, Key<4>, Dk<4>>();
    check<keys<19, 5, false>, 7, false, float, Key<37>, Dk<17>>();
}

TEST_CASE("Products and attention take values of any strides") {
    check<values<3, 7>, 1, false, float, Key<5>, Dv<2>>();
    check<values<4, 4>, 5, true, float, Key<4>, Dv<4>>();
    check<values<19, 5>, 7, false, float, Key<37>, Dv<17>>();
}
