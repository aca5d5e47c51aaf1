// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of SoftmaxCrossEntropyLoss (SoftmaxCrossEntropyLoss-13, onnx 1.23) without weights. The classes are the
// second axis of x, and what it calls log_prob is log_softmax.
#include <heed/nn/cross_entropy.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/softmax.hpp>

#include <cstdint>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::onnx_case;

template <std::size_t N>
struct A : heed::axis<A, N> {};
template <std::size_t N>
struct B : heed::axis<B, N> {};
template <std::size_t N>
struct C : heed::axis<C, N> {};
template <std::size_t N>
struct D : heed::axis<D, N> {};
template <std::size_t N>
struct E : heed::axis<E, N> {};

/// Three examples, each of these axes, and five classes.
template <class... Axes>
struct of_axes {
    static auto x(onnx_case const& it) { return it.input<float, Batch<3>, Vocabulary<5>, Axes...>("x"); }
    static auto targets(onnx_case const& it) { return it.input<std::int64_t, Batch<3>, Axes...>("y"); }

    template <long long... Ignored>
    static void mean(onnx_case const& it) {
        it.check("z", cross_entropy<Vocabulary>(x(it), targets(it), ignored{Ignored}...));
    }
    template <long long... Ignored>
    static void total(onnx_case const& it) {
        it.check("z", sum(cross_entropy_of_each<Vocabulary>(x(it), targets(it), ignored{Ignored}...)));
    }
    template <long long... Ignored>
    static void of_each(onnx_case const& it) {
        it.check("z", cross_entropy_of_each<Vocabulary>(x(it), targets(it), ignored{Ignored}...));
    }
    static void log_probabilities(onnx_case const& it) { it.check("log_prob", log_softmax<Vocabulary>(x(it))); }
};

/// What is asked of one case beside the other.
template <auto... Checks>
void all(onnx_case const& it) {
    (Checks(it), ...);
}

}  // namespace

TEST_CASE("ONNX's cross entropy of a softmax") {
    using row = of_axes<>;
    using rows = of_axes<A<2>>;
    using of_four = of_axes<A<2>, B<7>>;
    using of_five = of_axes<A<6>, B<6>, C<5>>;
    using of_seven = of_axes<A<6>, B<6>, C<5>, D<3>, E<4>>;
    heed_test::run_onnx_cases("onnx_cross_entropy", {
        {"sce_none_log_prob", all<row::of_each<>, row::log_probabilities>},
        {"sce_sum", row::total<>},
        {"sce_sum_log_prob", all<row::total<>, row::log_probabilities>},
        {"sce_mean", row::mean<>},
        {"sce_mean_log_prob", all<row::mean<>, row::log_probabilities>},
        {"sce_mean_3d", rows::mean<>},
        {"sce_mean_3d_log_prob", all<rows::mean<>, rows::log_probabilities>},
        {"sce_mean_no_weight_ii_3d", rows::mean<2>},
        {"sce_mean_no_weight_ii_3d_log_prob", all<rows::mean<2>, rows::log_probabilities>},
        {"sce_mean_no_weight_ii_4d", of_four::mean<2>},
        {"sce_NCd1d2d3_none_no_weight_negative_ii", of_five::of_each<-5>},
        {"sce_NCd1d2d3_none_no_weight_negative_ii_log_prob", all<of_five::of_each<-5>, of_five::log_probabilities>},
        {"sce_NCd1d2d3d4d5_none_no_weight", of_seven::of_each<>},
    });
}
