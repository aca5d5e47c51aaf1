// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/attention/explain.hpp>
#include <heed/attention/mask.hpp>
#include <heed/shape/axes.hpp>

#include <string>

using namespace heed;
using namespace heed::axes;

namespace user {

template <std::size_t N> struct Row : heed::axis<Row, N> {};
template <std::size_t N> struct Querry : heed::axis<Querry, N> {};
template <class>
struct Generic {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

}  // namespace user

namespace {

template <std::size_t N> struct Unseen : heed::axis<Unseen, N> {};

/// A text copied out of its place, so that both times' can be compared letter by letter.
struct copied {
    char letters[768];
};

constexpr copied copy(explanation const& text) {
    copied result{};
    for (std::size_t i = 0; i < text.size() && i + 1 < sizeof result.letters; ++i) result.letters[i] = text.data()[i];
    return result;
}

/// Compares with a pattern in which a capital after '#' stands for an extent.
constexpr bool reads(copied const& text, char const* pattern, std::size_t const (&extents)[26]) {
    char const* at = text.letters;
    for (; *pattern != '\0'; ++pattern) {
        if (*pattern != '#') {
            if (*at++ != *pattern) return false;
            continue;
        }
        std::size_t const extent = extents[*++pattern - 'A'];
        if (extent >= 100 && *at++ != static_cast<char>('0' + extent / 100)) return false;
        if (extent >= 10 && *at++ != static_cast<char>('0' + extent / 10 % 10)) return false;
        if (*at++ != static_cast<char>('0' + extent % 10)) return false;
    }
    return *at == '\0';
}

template <std::size_t B, std::size_t T, std::size_t S, std::size_t M, std::size_t K, std::size_t V>
struct lesson {
    static constexpr tensor<float, Batch<B>, Time<T>, Model<M>> x{};
    static constexpr projection<Query, float, Model<M>, Dk<K>> w_q{};
    static constexpr projection_bias<Query, float, Dk<K>> b_q{};
    static constexpr self_attention<float, Model<M>, Dk<K>, Dv<V>> module{};
    static constexpr self_attention<float, Model<M>, Dk<K>, Dv<V>, with_bias> module_with_bias{};
    static constexpr tensor<float, Batch<B>, Query<T>, Dk<K>> q{};
    static constexpr tensor<float, Batch<B>, Key<S>, Dk<K>> k{};
    static constexpr tensor<float, Batch<B>, Key<S>, Dv<V>> v{};
    static constexpr tensor<float, Batch<B>, Dk<K>, Key<S>> k_transposed{};
    static constexpr auto logits = heed::scores(q, k);
    static constexpr auto weights = heed::softmax<Key>(logits);
    static constexpr std::size_t extents[26] = {
        0, B, 0, 0, 0, 0, 0, 0, 0, 0, K, 0, M, 0, 0, 0, 0, 0, S, T, 0, V, 0, 0, 0, 0};

    static constexpr copied contract() { return copy(explain_contract<Dk>(q, k)); }
    static constexpr copied contract_two() { return copy(explain_contract<Batch, Dk>(q, k)); }
    static constexpr copied contract_refused() { return copy(explain_contract<Dk>(q, v)); }
    static constexpr copied matmul() { return copy(explain_matmul(q, k_transposed)); }
    static constexpr copied matmul_refused() { return copy(explain_matmul(q, k)); }
    static constexpr copied project() { return copy(explain_project(x, w_q)); }
    static constexpr copied project_with_bias() { return copy(explain_project(x, w_q, b_q)); }
    static constexpr copied project_refused() { return copy(explain_project(q, w_q)); }
    static constexpr copied scores() { return copy(explain_scores(q, k)); }
    static constexpr copied scores_with_options() {
        return copy(explain_scores(q, k, keep<Key<S>>{}, scale{0.5}));
    }
    static constexpr copied scores_causal() { return copy(explain_scores(q, k, causal{lower_right})); }
    static constexpr copied scores_of_two_masks() {
        return copy(explain_scores(q, k, causal{upper_left} & drop<Key<S>>{}));
    }
    static constexpr copied scores_refused() { return copy(explain_scores(q, v)); }
    static constexpr copied softmax() { return copy(explain_softmax<Key>(logits)); }
    static constexpr copied softmax_plain() { return copy(explain_softmax<Query>(q)); }
    static constexpr copied softmax_refused() { return copy(explain_softmax<Query>(logits)); }
    static constexpr copied attend() { return copy(explain_attend(weights, v)); }
    static constexpr copied attend_refused() { return copy(explain_attend(logits, v)); }
    static constexpr copied attention() { return copy(explain_attention(q, k, v)); }
    static constexpr copied attention_refused() { return copy(explain_attention(k, k, v)); }
    static constexpr copied output() { return copy(explain_scaled_dot_product_attention(q, k, v, drop<Key<S>>{})); }

    static constexpr copied of_module() { return copy(explain_self_attention(module, x)); }
    static constexpr copied of_module_with_options() {
        return copy(explain_self_attention(module_with_bias, x, causal{}, scale{0.5}));
    }
    static constexpr copied of_module_refused() { return copy(explain_self_attention(module, q)); }
    static constexpr copied masked() { return copy(explain_masked<Query>(logits, causal{lower_right})); }
    static constexpr copied masked_refused() { return copy(explain_masked<Key>(logits, causal{lower_right})); }
    static constexpr copied as_logits() { return copy(explain_as_logits<Dk>(q)); }
    static constexpr copied as_logits_refused() { return copy(explain_as_logits<Key>(q)); }
    static constexpr copied as_attention_weights() { return copy(explain_as_attention_weights<Query>(q)); }
    static constexpr copied as_attention_weights_refused() {
        return copy(explain_as_attention_weights<Key>(logits));
    }
    static constexpr copied as_tensor() { return copy(explain_as_tensor(weights)); }
    static constexpr copied as_tensor_refused() { return copy(explain_as_tensor(1.f)); }
    static constexpr copied expect_shape() { return copy(explain_expect_shape<Batch<B>, Query<T>, Dk<K>>(q)); }
    static constexpr copied expect_shape_refused() { return copy(explain_expect_shape<Batch<B>, Dk<K>>(q)); }
    static constexpr copied order_refused() { return copy(explain_attention(v, k, q)); }
    static constexpr copied names_refused() { return copy(explain_permute<Dk, Query>(q)); }

    static constexpr copied sum() { return copy(explain_sum<Dk, Query>(q)); }
    static constexpr copied sum_of_all() { return copy(explain_sum(q)); }
    static constexpr copied sum_misspelt() { return copy(explain_sum<user::Querry>(q)); }
    static constexpr copied mean() { return copy(explain_mean<Dk>(q)); }
    static constexpr copied max() { return copy(explain_max<Dk>(q)); }
    static constexpr copied argmax() { return copy(explain_argmax<Query>(q)); }
    static constexpr copied log_softmax() { return copy(explain_log_softmax<Key>(logits)); }
    static constexpr copied naive_softmax() { return copy(explain_naive_softmax<Dk>(q)); }
    static constexpr copied permute() { return copy(explain_permute<Dk, Batch, Query>(q)); }
    static constexpr copied transpose() { return copy(explain_transpose(q)); }
    static constexpr copied rename() { return copy(explain_rename<Time, Key>(x)); }
    static constexpr copied split() { return copy(explain_split<Dk, Head<1>, Group<K>>(q)); }
    static constexpr copied merge() { return copy(explain_merge<Batch, Unseen>(q)); }
    static constexpr copied stack() { return copy(explain_stack<Head>(q, q, q)); }
    static constexpr copied concat() { return copy(explain_concat<Key>(k, v)); }
    static constexpr copied slice() { return copy(explain_slice<Query>(q, 0)); }
    static constexpr copied outer() { return copy(explain_outer(q, tensor<float, Unseen<V>>{})); }
    static constexpr copied plus() { return copy(explain_plus(logits, tensor<float, Key<S>>{})); }
    static constexpr copied minus() { return copy(explain_minus(q, k)); }
    static constexpr copied times() { return copy(explain_times(2.f, weights)); }
    static constexpr copied divide() { return copy(explain_divide(q, q)); }
    static constexpr copied negate() { return copy(explain_negate(q)); }
    static constexpr copied cast() { return copy(explain_cast<double>(q)); }
    static constexpr copied map() { return copy(explain_map([](float a) { return a; }, q)); }
    static constexpr copied zip() { return copy(explain_zip([](float a, float b) { return a + b; }, q, q)); }
};

/// Requires that a member of `lesson` reads as the pattern, for different primes and for extents that are all 4.
#define READS(member, pattern)                                                             \
    {                                                                                      \
        using primes = lesson<2, 3, 5, 7, 11, 13>;                                         \
        using equal = lesson<4, 4, 4, 4, 4, 4>;                                            \
        BOTH_TIMES(of_primes, primes::member);                                             \
        BOTH_TIMES(of_equal, equal::member);                                               \
        CAPTURE(std::string(of_primes.letters), std::string(of_equal.letters));            \
        CHECK(reads(of_primes, pattern, primes::extents));                                 \
        CHECK(reads(of_equal, pattern, equal::extents));                                   \
    }                                                                                      \
    static_assert(true)

}  // namespace

TEST_CASE("a contraction is explained by its operands, what is summed over, and the result") {
    READS(contract, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk → "
                    "[Batch<#B>, Query<#T>, Key<#S>]");
    READS(contract_two, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Batch, Dk → "
                        "[Query<#T>, Key<#S>]");
    READS(matmul, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Dk<#K>, Key<#S>] over Dk → "
                  "[Batch<#B>, Query<#T>, Key<#S>]");
}

TEST_CASE("the issue's own example is explained to the letter") {
    tensor<float, Batch<1>, Query<4>, Dk<4>> const q{};
    tensor<float, Batch<1>, Key<4>, Dk<4>> const k{};
    constexpr explanation text = explain_contract<Dk>(q, k);
    STATIC_REQUIRE(reads(copy(text), "[Batch<1>, Query<4>, Dk<4>] · [Batch<1>, Key<4>, Dk<4>] over Dk → "
                                     "[Batch<1>, Query<4>, Key<4>]", {}));
    REQUIRE(std::string(text.data()) == "[Batch<1>, Query<4>, Dk<4>] · [Batch<1>, Key<4>, Dk<4>] over Dk → "
                                        "[Batch<1>, Query<4>, Key<4>]");
    REQUIRE(std::string(text.data(), text.size()) == text.data());
}

TEST_CASE("the steps of attention are explained with what the types promise") {
    READS(project, "[Batch<#B>, Time<#T>, Model<#M>] · projection to Query [Model<#M>, Dk<#K>] over Model, "
                   "Time as Query → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(project_with_bias, "[Batch<#B>, Time<#T>, Model<#M>] · projection to Query [Model<#M>, Dk<#K>] over Model, "
                             "Time as Query + bias of the projection to Query [Dk<#K>] → "
                             "[Batch<#B>, Query<#T>, Dk<#K>]");
    READS(scores, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, scaled by 1/sqrt(#K) → "
                  "logits over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(softmax, "softmax<Key>(logits over Key [Batch<#B>, Query<#T>, Key<#S>]) → "
                   "attention weights over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(softmax_plain, "softmax<Query>([Batch<#B>, Query<#T>, Dk<#K>]) → "
                         "distribution over Query [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(attend, "attention weights over Key [Batch<#B>, Query<#T>, Key<#S>] · [Batch<#B>, Key<#S>, Dv<#V>] over Key "
                  "→ [Batch<#B>, Query<#T>, Dv<#V>]");
    READS(attention, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, scaled by 1/sqrt(#K), "
                     "softmax over Key, · [Batch<#B>, Key<#S>, Dv<#V>] over Key → [Batch<#B>, Query<#T>, Dv<#V>] and "
                     "attention weights over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(output, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, scaled by 1/sqrt(#K), "
                  "masked by drop<Key<#S>>, softmax over Key, · [Batch<#B>, Key<#S>, Dv<#V>] over Key → "
                  "[Batch<#B>, Query<#T>, Dv<#V>]");
}

TEST_CASE("a scale and a mask are told as they were given") {
    READS(scores_with_options, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, "
                               "scaled as given, masked by keep<Key<#S>> → "
                               "logits over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(scores_causal, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, "
                         "scaled by 1/sqrt(#K), masked by causal{lower_right} → "
                         "logits over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(scores_of_two_masks, "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#S>, Dk<#K>] over Dk, "
                               "scaled by 1/sqrt(#K), masked by causal{upper_left} and drop<Key<#S>> → "
                               "logits over Key [Batch<#B>, Query<#T>, Key<#S>]");
}

TEST_CASE("a module is explained by its projections and the attention between what they make") {
    READS(of_module,
          "[Batch<#B>, Time<#T>, Model<#M>] · projection to Query [Model<#M>, Dk<#K>], "
          "projection to Key [Model<#M>, Dk<#K>], projection to Key [Model<#M>, Dv<#V>] over Model; "
          "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#T>, Dk<#K>] over Dk, scaled by 1/sqrt(#K), "
          "softmax over Key, · [Batch<#B>, Key<#T>, Dv<#V>] over Key → [Batch<#B>, Query<#T>, Dv<#V>] and "
          "attention weights over Key [Batch<#B>, Query<#T>, Key<#T>]");
    READS(of_module_with_options,
          "[Batch<#B>, Time<#T>, Model<#M>] · "
          "projection to Query [Model<#M>, Dk<#K>] + bias of the projection to Query [Dk<#K>], "
          "projection to Key [Model<#M>, Dk<#K>] + bias of the projection to Key [Dk<#K>], "
          "projection to Key [Model<#M>, Dv<#V>] + bias of the projection to Key [Dv<#V>] over Model; "
          "[Batch<#B>, Query<#T>, Dk<#K>] · [Batch<#B>, Key<#T>, Dk<#K>] over Dk, scaled as given, masked by causal, "
          "softmax over Key, · [Batch<#B>, Key<#T>, Dv<#V>] over Key → [Batch<#B>, Query<#T>, Dv<#V>] and "
          "attention weights over Key [Batch<#B>, Query<#T>, Key<#T>]");
    READS(of_module_refused, "project needs x to end with its positions Time or named as in project Token and then its "
                             "features: Time, [Batch<#B>, Query<#T>, Dk<#K>]");
}

TEST_CASE("masks on scores of one's own and words for stepping out are explained") {
    READS(masked, "logits over Key [Batch<#B>, Query<#T>, Key<#S>], masked by causal{lower_right} along Query → "
                  "logits over Key [Batch<#B>, Query<#T>, Key<#S>]");
    READS(masked_refused, "masked names the query axis and not the key axis that the logits are over: Key<#S>");
    READS(as_logits, "as_logits<Dk>([Batch<#B>, Query<#T>, Dk<#K>]) → logits over Dk [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(as_logits_refused, "the tensor has no such axis: in as_logits, Key, [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(as_attention_weights, "as_attention_weights<Query>([Batch<#B>, Query<#T>, Dk<#K>]) → "
                                "attention weights over Query [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(as_attention_weights_refused,
          "as attention weights of logits lacks their softmax or say as tensor: "
          "logits<Key, Dk, float, Batch<#B>, Query<#T>, Key<#S>>");
    READS(as_tensor, "as_tensor(attention weights over Key [Batch<#B>, Query<#T>, Key<#S>]) → "
                     "[Batch<#B>, Query<#T>, Key<#S>]");
    READS(as_tensor_refused, "every operand must be a tensor: in as_tensor, float");
    READS(expect_shape, "expect_shape<Batch<#B>, Query<#T>, Dk<#K>>([Batch<#B>, Query<#T>, Dk<#K>]) → "
                        "[Batch<#B>, Query<#T>, Dk<#K>]");
    READS(expect_shape_refused, "expect shape expected another shape: [Batch<#B>, Dk<#K>], "
                                "[Batch<#B>, Query<#T>, Dk<#K>]");
}

TEST_CASE("a likely mend is told as the call that it is") {
    READS(order_refused, "scores compares q and k along their last axis which must be the same: Dv<#V>, Dk<#K>, "
                         "did you mean attention_of(third, second, first)?");
    READS(names_refused, "permute names every axis of the tensor once but these are missing: "
                         "[Batch<#B>, Query<#T>, Dk<#K>], [Batch<#B>], did you mean permute<Batch, Dk, Query>(x)?");
}

TEST_CASE("other operations are explained as they are called") {
    READS(sum, "sum<Dk, Query>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>]");
    READS(sum_of_all, "sum([Batch<#B>, Query<#T>, Dk<#K>]) → []");
    READS(mean, "mean<Dk>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Query<#T>]");
    READS(max, "max<Dk>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Query<#T>]");
    READS(argmax, "argmax<Query>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Dk<#K>]");
    READS(log_softmax, "log_softmax<Key>(logits over Key [Batch<#B>, Query<#T>, Key<#S>]) → "
                       "[Batch<#B>, Query<#T>, Key<#S>]");
    READS(naive_softmax, "naive_softmax<Dk>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(permute, "permute<Dk, Batch, Query>([Batch<#B>, Query<#T>, Dk<#K>]) → [Dk<#K>, Batch<#B>, Query<#T>]");
    READS(transpose, "transpose([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Dk<#K>, Query<#T>]");
    READS(rename, "rename<Time, Key>([Batch<#B>, Time<#T>, Model<#M>]) → [Batch<#B>, Key<#T>, Model<#M>]");
    READS(split, "split<Dk, Head<1>, Group<#K>>([Batch<#B>, Query<#T>, Dk<#K>]) → "
                 "[Batch<#B>, Query<#T>, Head<1>, Group<#K>]");
    READS(merge, "merge<Batch, Unseen>([Batch<#B>, Query<#T>, Dk<#K>]) → [Unseen<#B>, Query<#T>, Dk<#K>]");
    READS(stack, "stack<Head>([Batch<#B>, Query<#T>, Dk<#K>], [Batch<#B>, Query<#T>, Dk<#K>], "
                 "[Batch<#B>, Query<#T>, Dk<#K>]) → [Head<3>, Batch<#B>, Query<#T>, Dk<#K>]");
    READS(slice, "slice<Query>([Batch<#B>, Query<#T>, Dk<#K>], int) → [Batch<#B>, Dk<#K>]");
    READS(outer, "outer([Batch<#B>, Query<#T>, Dk<#K>], [Unseen<#V>]) → [Batch<#B>, Query<#T>, Dk<#K>, Unseen<#V>]");
    READS(plus, "logits over Key [Batch<#B>, Query<#T>, Key<#S>] + [Key<#S>] → [Batch<#B>, Query<#T>, Key<#S>]");
    READS(times, "float * attention weights over Key [Batch<#B>, Query<#T>, Key<#S>] → "
                 "[Batch<#B>, Query<#T>, Key<#S>]");
    READS(divide, "[Batch<#B>, Query<#T>, Dk<#K>] / [Batch<#B>, Query<#T>, Dk<#K>] → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(negate, "-[Batch<#B>, Query<#T>, Dk<#K>] → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(cast, "cast<double>([Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(map, "map(f, [Batch<#B>, Query<#T>, Dk<#K>]) → [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(zip, "zip(f, [Batch<#B>, Query<#T>, Dk<#K>], [Batch<#B>, Query<#T>, Dk<#K>]) → "
               "[Batch<#B>, Query<#T>, Dk<#K>]");
}

TEST_CASE("a refused call is explained by its fault as a sentence, and what came") {
    READS(contract_refused, "contract sums over an axis that both operands have but one lacks it: Dk, "
                            "[Batch<#B>, Query<#T>, Dk<#K>], [Batch<#B>, Key<#S>, Dv<#V>]");
    READS(matmul_refused, "matmul needs the last axis of a to be the second to last of b did you mean transpose b: "
                          "Dk<#K>, Key<#S>");
    READS(project_refused, "project needs x to end with its positions Time or named as in project Token and then its "
                           "features: Time, [Batch<#B>, Query<#T>, Dk<#K>]");
    READS(scores_refused, "scores compares q and k along their last axis which must be the same: Dk<#K>, Dv<#V>");
    READS(softmax_refused, "softmax of logits goes over the axis that they are scores over: Key<#S>, Query<#T>");
    READS(attend_refused, "attend needs weights but these are logits did you mean softmax of them: "
                          "logits<Key, Dk, float, Batch<#B>, Query<#T>, Key<#S>>");
    READS(sum_misspelt, "the tensor has no such axis: in sum, Querry, [Batch<#B>, Query<#T>, Dk<#K>], "
                        "did you mean Query<#T>?");
    READS(minus, "elementwise needs one operand to have all axes of the other or ask for outer: "
                 "[Batch<#B>, Query<#T>, Dk<#K>], [Batch<#B>, Key<#S>, Dk<#K>]");
    // K where Q is meant: the sentence is scores', the rule that is broken first.
    constexpr explanation of_scores = explanation_of_scores<tensor<float, Key<5>, Dk<7>>, tensor<float, Key<5>, Dk<7>>>;
    constexpr explanation of_attention = explanation_of_attention<
        tensor<float, Key<5>, Dk<7>>, tensor<float, Key<5>, Dk<7>>, tensor<float, Key<5>, Dv<11>>>;
    STATIC_REQUIRE(of_scores == of_attention);
}

TEST_CASE("names are told without the scopes they are in") {
    using scoped = tensor<float, user::Generic<user::Row<2>>::Row<3>, Unseen<5>>;
    constexpr copied axis = copy(explanation_of_contract<scoped, scoped, user::Generic<user::Row<2>>::Row>);
    STATIC_REQUIRE(reads(axis, "[Row<3>, Unseen<5>] · [Row<3>, Unseen<5>] over Row → [Unseen<5>]", {}));
    constexpr copied tensors = copy(explanation_of_project<tensor<float, Time<2>, Unseen<3>>, scoped>);
    STATIC_REQUIRE(reads(tensors, "project needs weights with a role such as projection of Query: "
                                  "tensor<float, Row<3>, Unseen<5>>", {}));
}

TEST_CASE("a mistake that was reported already is not reported again") {
    tensor<float, Query<2>, Dk<3>> const q{};
    constexpr copied text = copy(explain_contract<Dk>(q, refused{}));
    STATIC_REQUIRE(reads(text, "an operand has been refused already", {}));
}

TEST_CASE("explanations are equal when they read the same, and are texts") {
    using q = tensor<float, Query<2>, Dk<3>>;
    using k = tensor<float, Key<5>, Dk<3>>;
    STATIC_REQUIRE(explanation_of_contract<q, k, Dk> == explanation_of_contract<q const&, k, Dk>);
    STATIC_REQUIRE(explanation_of_contract<q, k, Dk> != explanation_of_contract<k, q, Dk>);
    constexpr text as_text = explanation_of_contract<q, k, Dk>;
    REQUIRE(std::string(as_text.data, as_text.size) ==
            "[Query<2>, Dk<3>] · [Key<5>, Dk<3>] over Dk → [Query<2>, Key<5>]");
}

TEST_CASE("attention with its log-sum-exp says which keys were seen, and so does a merge") {
    using q = tensor<float, Query<2>, Dk<3>>;
    using k = tensor<float, Key<5>, Dk<3>>;
    using v = tensor<float, Key<5>, Dv<7>>;
    constexpr copied whole = copy(explanation_of_attention_with_lse<q, k, v>);
    STATIC_REQUIRE(reads(whole, "[Query<2>, Dk<3>] · [Key<5>, Dk<3>] over Dk, scaled by 1/sqrt(3), softmax over Key, · "
                                "[Key<5>, Dv<7>] over Key → [Query<2>, Dv<7>] and its log-sum-exp [Query<2>] over all "
                                "of Key<5>", {}));
    using first = decltype(attention_with_lse<part<Key<5>, 0, 2>>(q{}, k{}, v{}, sink{0.5f}));
    using last = decltype(attention_with_lse<part<Key<5>, 3, 2>>(q{}, k{}, v{}));
    constexpr copied merged = copy(explanation_of_merge_attentions<first, last>);
    STATIC_REQUIRE(reads(merged, "attentions to 0 to 1 of Key<5> and a sink and to 3 to 4 of Key<5>, merged → "
                                 "[Query<2>, Dv<7>] over 0 to 1, 3 to 4 of Key<5> and a sink", {}));
    constexpr copied twice = copy(explanation_of_merge_attentions<last, last>);
    STATIC_REQUIRE(reads(twice, "merge would count these keys twice: part<Key<5>, 3, 2>, part<Key<5>, 3, 2>, "
                                "part<Key<5>, 3, 2>", {}));
}
