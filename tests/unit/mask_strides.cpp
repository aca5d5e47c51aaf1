// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/all_strides.hpp"

using namespace all_strides;

namespace {

// Masks that are views. `attention` is the scores, their softmax and `attend`, which are asked for all strides: itself
// for some.

template <bool WithAttention, class Mask>
[[gnu::noinline]] constexpr void operate_under(results<float>& result, Mask const& mask) {
    using others = heads<extent<Query>(shape_of<Mask>()), extent<Key>(shape_of<Mask>()), 2, 3>;
    auto const q = others::q();
    auto const k = others::k();
    auto const v = others::v();
    result("scores", scores(q, k, mask));
    result("masked", masked<Query>(others::logits(), mask));
    if constexpr (WithAttention) result("attention", attention(q, k, v, mask).output);
    result("attend", attend(others::weights(), v, mask));
    result("scaled_dot_product_attention", scaled_dot_product_attention(q, k, v, mask));
}
/// A mask that drops says the opposite of one that keeps: where it stands in memory is the same.
template <bool WithAttention>
struct mask_of_bools {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_operation<View>(at_end, [](auto& result, auto const& x) {
            operate_under<WithAttention>(result, keep{x});
            operate_under<WithAttention>(result, drop{x});
        });
    }
};
/// attend refuses no mask of numbers, and looks at none: nothing is weighed otherwise.
template <bool WithAttention>
struct mask_of_biases {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        return failed_operation<View>(
            at_end, [](auto& result, auto const& x) { operate_under<WithAttention>(result, bias{x}); });
    }
};

}  // namespace

TEST_CASE("A mask may be a view of any strides") {
    check<mask_of_bools<false>, 1, false, bool, Query<3>, Key<5>>();
    check<mask_of_bools<true>, 5, true, bool, Query<4>, Key<4>>();
    check<mask_of_biases<false>, 1, false, float, Query<3>, Key<5>>();
    check<mask_of_biases<true>, 5, true, float, Query<4>, Key<4>>();
    check<mask_of_biases<false>, 5, false, float, Query<19>, Key<37>>();
}
