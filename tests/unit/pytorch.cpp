// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/attention.hpp>
#include <heed/ops/compare.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../reference/attention.hpp"
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

// Every case that was recorded from PyTorch (tests/reference/attention.hpp), run through heed's attention.

namespace {

using namespace heed::axes;
using heed::shape_t;
namespace reference = heed_reference::attention;
using reference::causality;
using reference::mask_axes;

/// The axes of a case: its batch axes, and then those given.
template <class Case, class... Axes>
constexpr auto axes_of() {
    if constexpr (Case::batch_axes == 0) {
        return shape_t<Axes...>{};
    } else if constexpr (Case::batch_axes == 1) {
        return shape_t<Batch<Case::batch>, Axes...>{};
    } else {
        return shape_t<Batch<Case::batch>, Head<Case::heads>, Axes...>{};
    }
}

template <class Case, mask_axes Which>
constexpr auto axes_of_mask() {
    using key = Key<Case::keys>;
    using query = Query<Case::queries>;
    using batch = Batch<Case::batch>;
    using head = Head<Case::heads>;
    if constexpr (Which == mask_axes::key) {
        return shape_t<key>{};
    } else if constexpr (Which == mask_axes::query_key) {
        return shape_t<query, key>{};
    } else if constexpr (Which == mask_axes::batch_key) {
        return shape_t<batch, key>{};
    } else if constexpr (Which == mask_axes::batch_query_key) {
        return shape_t<batch, query, key>{};
    } else if constexpr (Which == mask_axes::head_key) {
        return shape_t<head, key>{};
    } else if constexpr (Which == mask_axes::head_query_key) {
        return shape_t<head, query, key>{};
    } else {
        static_assert(Which == mask_axes::batch_head_query_key);
        return shape_t<batch, head, query, key>{};
    }
}

template <class T, std::size_t N, class... Axes>
constexpr auto tensor_from(shape_t<Axes...>, T const (&values)[N]) {
    return heed::from<T, Axes...>(values);
}
template <std::size_t N, class... Axes>
constexpr auto keep_from(shape_t<Axes...>, bool const (&values)[N]) {
    return heed::from<heed::keep<Axes...>>(values);
}
template <class T, std::size_t N, class... Axes>
constexpr auto bias_from(shape_t<Axes...>, T const (&values)[N]) {
    return heed::from<heed::bias<T, Axes...>>(values);
}

/// Calls `f` with the mask of a case, or with nothing.
template <class Case, class F>
constexpr auto with_keep(F f) {
    if constexpr (Case::keep_axes == mask_axes::none) {
        return f();
    } else {
        return f(keep_from(axes_of_mask<Case, Case::keep_axes>(), Case::keep));
    }
}
template <class Case, class F>
constexpr auto with_bias(F f) {
    if constexpr (Case::bias_axes == mask_axes::none) {
        return f();
    } else {
        return f(bias_from(axes_of_mask<Case, Case::bias_axes>(), Case::bias));
    }
}
template <class Case, class F>
constexpr auto with_causal(F f) {
    if constexpr (Case::causal == causality::no) {
        return f();
    } else if constexpr (Case::causal == causality::lower_right) {
        return f(heed::causal{heed::lower_right});
    } else if constexpr (Case::queries == Case::keys) {
        return f(heed::causal{});
    } else {
        return f(heed::causal{heed::upper_left});
    }
}

template <class Case, class... Masks>
constexpr auto attention_of(Masks const&... masks) {
    auto const q = tensor_from(axes_of<Case, Query<Case::queries>, Dk<Case::dk>>(), Case::q);
    auto const k = tensor_from(axes_of<Case, Key<Case::keys>, Dk<Case::dk>>(), Case::k);
    auto const v = tensor_from(axes_of<Case, Key<Case::keys>, Dv<Case::dv>>(), Case::v);
    auto const attend = [&](auto const&... mask) {
        if constexpr (Case::scale_given) {
            return heed::attention(q, k, v, mask..., heed::scale{Case::scale});
        } else {
            return heed::attention(q, k, v, mask...);
        }
    };
    if constexpr (sizeof...(Masks) > 0) {
        return attend((masks & ...));
    } else {
        return attend();
    }
}

/// A case, as heed computes it; every NaN is made the same one, since their signs and payloads are nobody's business.
template <class Case>
constexpr auto computed() {
    auto result = with_keep<Case>([](auto const&... keep) {
        return with_bias<Case>([&](auto const&... bias) {
            return with_causal<Case>(
                [&](auto const&... causal) { return attention_of<Case>(keep..., bias..., causal...); });
        });
    });
    using T = typename Case::element;
    for (T& x : result.output.values) x = heed::math::is_nan(x) ? heed::math::quiet_nan<T> : x;
    for (T& x : result.weights.values) x = heed::math::is_nan(x) ? heed::math::quiet_nan<T> : x;
    return result;
}

/// The largest difference from recorded values; infinite where only one of two is a NaN, and where a zero that is meant
/// as such, of a masked key, is not one.
template <class X, class Recorded, std::size_t N>
constexpr double distance(X const& x, Recorded const (&recorded)[N]) {
    static_assert(X::size == N);
    double largest = 0;
    for (std::size_t i = 0; i < N; ++i) {
        double const came = static_cast<double>(x.values[i]);
        double const wanted = static_cast<double>(recorded[i]);
        if (heed::math::is_nan(came) && heed::math::is_nan(wanted)) continue;
        if (!heed::math::is_finite(came) || !heed::math::is_finite(wanted)) return heed::math::infinity<double>;
        if (wanted == 0 && came != 0) return heed::math::infinity<double>;
        double const difference = heed::math::abs(came - wanted);
        if (difference > largest) largest = difference;
    }
    return largest;
}

/// Bounds on absolute differences, about twice what was seen. An error of the scores is one of the weights as well: a
/// case whose scale is 16 has larger ones, PyTorch's own float values being 1.1e-6 from the double ones there.
template <class Case>
struct bounds {
    static constexpr bool single = std::is_same_v<typename Case::element, float>;
    static constexpr double wider = Case::scale > 4 ? 4 : 1;
    static constexpr double weights = wider * (single ? 4e-7 : 5e-16);
    static constexpr double output = wider * (single ? 5e-7 : 1e-15);
};

template <class Case, class Result>
constexpr bool is_as_recorded(Result const& result) {
    using bound = bounds<Case>;
    return distance(result.weights, Case::weights_double) <= bound::weights &&
           distance(result.output, Case::output_double) <= bound::output &&
           distance(result.weights, Case::weights) <= bound::weights &&
           distance(result.output, Case::output) <= bound::output;
}

template <class Case>
void run_one() {
    using bound = bounds<Case>;
    auto const result = heed_test::call_at_run_time(+[] { return computed<Case>(); });
    INFO(Case::name);
    CHECK(distance(result.weights, Case::weights_double) <= bound::weights);
    CHECK(distance(result.output, Case::output_double) <= bound::output);
    CHECK(distance(result.weights, Case::weights) <= bound::weights);
    CHECK(distance(result.output, Case::output) <= bound::output);
}

template <class... Cases>
int run_all(reference::case_list<Cases...>) {
    (run_one<Cases>(), ...);
    return sizeof...(Cases);
}

template <class... Cases>
constexpr int beyond_pytorch(reference::case_list<Cases...>) {
    return (0 + ... + (Cases::beyond_pytorch ? 1 : 0));
}

template <class Case>
void is_a_constant_too() {
    INFO(Case::name);
    constexpr auto result = computed<Case>();
    STATIC_REQUIRE(is_as_recorded<Case>(result));
    REQUIRE(heed_test::same_bits(result, heed_test::call_at_run_time(+[] { return computed<Case>(); })));
}
template <class... Cases>
void are_constants_too(reference::case_list<Cases...>) {
    (is_a_constant_too<Cases>(), ...);
}

}  // namespace

TEST_CASE("all 83 recorded cases are PyTorch's values and those of double precision, within a bound") {
    REQUIRE(run_all(reference::float_cases{}) == 71);
    REQUIRE(run_all(reference::double_cases{}) == 12);
    // Four of them are beyond PyTorch: what is behind a mask does not leak.
    STATIC_REQUIRE(beyond_pytorch(reference::float_cases{}) == 4);
}

TEST_CASE("all recorded cases are constant expressions, to the same bits as at run time and within the same bounds") {
    are_constants_too(reference::float_cases{});
    are_constants_too(reference::double_cases{});
}
