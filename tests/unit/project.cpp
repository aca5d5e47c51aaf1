// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/project.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/numbers.hpp"

namespace declared_by_the_user {

template <std::size_t N>
struct Token : heed::axis<Token, N> {};
template <std::size_t N>
struct Reader : heed::axis<Reader, N> {};
template <std::size_t N>
struct Word : heed::axis<Word, N> {};
template <std::size_t N>
struct Embedding : heed::axis<Embedding, N> {};
template <std::size_t N>
struct Feature : heed::axis<Feature, N> {};

}  // namespace declared_by_the_user

namespace {

using namespace heed::axes;
using declared_by_the_user::Embedding;
using declared_by_the_user::Feature;
using declared_by_the_user::Reader;
using declared_by_the_user::Token;
using declared_by_the_user::Word;
using heed::project;
using heed::projection;
using heed::projection_bias;
using heed::shape;
using heed::shape_of;
using heed::shape_t;
using heed::tensor;
using heed_test::eighths;
using heed_test::eighths_at;

template <std::size_t B, std::size_t T, std::size_t M, std::size_t D>
constexpr auto queries() {
    return project(eighths<tensor<float, Batch<B>, Time<T>, Model<M>>>(1),
                   eighths<projection<Query, float, Model<M>, Dk<D>>>(2));
}
template <std::size_t B, std::size_t T, std::size_t M, std::size_t D>
constexpr auto queries_by_hand() {
    tensor<float, Batch<B>, Query<T>, Dk<D>> result{};
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t t = 0; t < T; ++t) {
            for (std::size_t d = 0; d < D; ++d) {
                double sum = 0;
                for (std::size_t m = 0; m < M; ++m) {
                    sum +=
                        static_cast<double>(eighths_at((b * T + t) * M + m, 1)) *
                        static_cast<double>(eighths_at(m * D + d, 2));
                }
                result.values[(b * T + t) * D + d] = static_cast<float>(sum);
            }
        }
    }
    return result;
}

template <std::size_t B, std::size_t T, std::size_t M, std::size_t D>
constexpr auto queries_with_bias() {
    return project(eighths<tensor<float, Batch<B>, Time<T>, Model<M>>>(1),
                   eighths<projection<Query, float, Model<M>, Dk<D>>>(2),
                   eighths<projection_bias<Query, float, Dk<D>>>(3));
}
template <std::size_t B, std::size_t T, std::size_t M, std::size_t D>
constexpr auto queries_with_bias_by_hand() {
    auto result = queries_by_hand<B, T, M, D>();
    for (std::size_t i = 0; i < result.size; ++i) result.values[i] += eighths_at(i % D, 3);
    return result;
}

/// The three projections of one input, with their roles.
template <std::size_t T, std::size_t M, std::size_t K, std::size_t V>
constexpr auto keys_and_values() {
    auto const x = eighths<tensor<float, Time<T>, Model<M>>>(1);
    struct both {
        tensor<float, Key<T>, Dk<K>> k;
        tensor<float, Key<T>, Dv<V>> v;
    };
    return both{project(x, eighths<projection<Key, float, Model<M>, Dk<K>>>(4)),
                project(x, eighths<projection<Key, float, Model<M>, Dv<V>>>(5))};
}
template <std::size_t Seed, template <std::size_t> class Made, std::size_t T, std::size_t M, std::size_t D>
constexpr auto keys_by_hand() {
    tensor<float, Key<T>, Made<D>> result{};
    for (std::size_t t = 0; t < T; ++t) {
        for (std::size_t d = 0; d < D; ++d) {
            double sum = 0;
            for (std::size_t m = 0; m < M; ++m) {
                sum += static_cast<double>(eighths_at(t * M + m, 1)) * static_cast<double>(eighths_at(m * D + d, Seed));
            }
            result.values[t * D + d] = static_cast<float>(sum);
        }
    }
    return result;
}

template <class X, class W>
concept project_is_callable = requires(X const& x, W const& w) {
    heed::project(x, w);
};
template <class X, class W, class B>
concept project_with_bias_is_callable = requires(X const& x, W const& w, B const& b) {
    heed::project(x, w, b);
};
template <template <std::size_t> class Position, class X, class W>
concept project_of_position_is_callable = requires(X const& x, W const& w) {
    heed::project<Position>(x, w);
};

/// Refused with that fault, in the rule, in the concept and in the overload set.
template <class X, class W, class Fault>
constexpr bool refused_with =
    std::is_same_v<heed::fault_of_project<X, W>, Fault> && !heed::can_project<X, W> && !project_is_callable<X, W>;

}  // namespace

TEST_CASE("project replaces the features, renames the positions to the role, and multiplies") {
    BOTH_TIMES(primes, queries<2, 3, 5, 7>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Query<3>, Dk<7>>);
    STATIC_REQUIRE(std::is_same_v<decltype(primes), tensor<float, Batch<2>, Query<3>, Dk<7>> const>);
    STATIC_REQUIRE(primes == queries_by_hand<2, 3, 5, 7>());

    BOTH_TIMES(equal, queries<4, 4, 4, 4>);
    STATIC_REQUIRE(shape_of(equal) == shape<Batch<4>, Query<4>, Dk<4>>);
    STATIC_REQUIRE(equal == queries_by_hand<4, 4, 4, 4>());

    BOTH_TIMES(ones, queries<1, 1, 1, 1>);
    STATIC_REQUIRE(ones == queries_by_hand<1, 1, 1, 1>());
    BOTH_TIMES(one_feature, queries<1, 3, 1, 2>);
    STATIC_REQUIRE(one_feature == queries_by_hand<1, 3, 1, 2>());
}

TEST_CASE("keys and values are made of the same input by projections of the same role and other features") {
    BOTH_TIMES(primes, keys_and_values<3, 5, 7, 11>);
    STATIC_REQUIRE(primes.k == keys_by_hand<4, Dk, 3, 5, 7>());
    STATIC_REQUIRE(primes.v == keys_by_hand<5, Dv, 3, 5, 11>());

    BOTH_TIMES(equal, keys_and_values<4, 4, 4, 4>);
    STATIC_REQUIRE(equal.k == keys_by_hand<4, Dk, 4, 4, 4>());
    STATIC_REQUIRE(equal.v == keys_by_hand<5, Dv, 4, 4, 4>());
}

TEST_CASE("a bias with the role of the weights is added to every position") {
    BOTH_TIMES(primes, queries_with_bias<2, 3, 5, 7>);
    STATIC_REQUIRE(shape_of(primes) == shape<Batch<2>, Query<3>, Dk<7>>);
    STATIC_REQUIRE(primes == queries_with_bias_by_hand<2, 3, 5, 7>());
    STATIC_REQUIRE(!(primes == queries_by_hand<2, 3, 5, 7>()));

    BOTH_TIMES(equal, queries_with_bias<4, 4, 4, 4>);
    STATIC_REQUIRE(equal == queries_with_bias_by_hand<4, 4, 4, 4>());
}

TEST_CASE("any number of leading axes stays where it is, none included") {
    constexpr auto x = eighths<tensor<float, Layer<2>, Batch<3>, Head<2>, Time<5>, Model<3>>>(1);
    constexpr auto w = eighths<projection<Key, float, Model<3>, Dk<7>>>(2);
    constexpr auto k = project(x, w);
    STATIC_REQUIRE(shape_of(k) == shape<Layer<2>, Batch<3>, Head<2>, Key<5>, Dk<7>>);
    // The leading axes count through in row-major order, as one batch axis of 12 does.
    STATIC_REQUIRE([&] {
        auto const expected = queries_by_hand<12, 5, 3, 7>();
        for (std::size_t i = 0; i < k.size; ++i) {
            if (k.values[i] != expected.values[i]) return false;
        }
        return true;
    }());
    STATIC_REQUIRE(shape_of(project(tensor<float, Time<5>, Model<3>>{}, w)) == shape<Key<5>, Dk<7>>);
}

TEST_CASE("positions that are not called Time are named in the call, and every axis can be the user's own") {
    constexpr auto x = eighths<tensor<float, Batch<2>, Token<3>, Embedding<5>>>(1);
    constexpr auto w = eighths<projection<Reader, float, Embedding<5>, Feature<7>>>(2);
    constexpr auto read = project<Token>(x, w);
    STATIC_REQUIRE(shape_of(read) == shape<Batch<2>, Reader<3>, Feature<7>>);
    STATIC_REQUIRE([&] {
        auto const expected = queries_by_hand<2, 3, 5, 7>();
        for (std::size_t i = 0; i < read.size; ++i) {
            if (read.values[i] != expected.values[i]) return false;
        }
        return true;
    }());

    using X = tensor<float, Batch<2>, Token<3>, Embedding<5>>;
    using W = projection<Reader, float, Embedding<5>, Feature<7>>;
    STATIC_REQUIRE(heed::can_project<X, W, Token>);
    STATIC_REQUIRE(project_of_position_is_callable<Token, X, W>);
    // Without the name, positions are Time.
    using heed::fault::
        project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features;
    using came = shape_t<Batch<2>, Token<3>, Embedding<5>>;
    using meant = heed::did_you_mean<heed::mend::project<Token>(heed::mend::x, heed::mend::w)>;
    STATIC_REQUIRE(
        refused_with<X, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         heed::axis_name<Time>, came, meant>>);
    STATIC_REQUIRE(
        std::is_same_v<
            heed::fault_of_project<X, W, Word>,
            project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                heed::axis_name<Word>, came, meant>>);
    STATIC_REQUIRE(!project_of_position_is_callable<Word, X, W>);

    // With a bias as well; and a role may be the name that the positions have already.
    constexpr auto with_bias = project<Token>(x, w, projection_bias<Reader, float, Feature<7>>{});
    STATIC_REQUIRE(with_bias == read);
    STATIC_REQUIRE(shape_of(project<Token>(x, projection<Token, float, Embedding<5>, Feature<7>>{})) ==
                   shape<Batch<2>, Token<3>, Feature<7>>);
}

TEST_CASE("cross-attention: queries of one input, keys and values of another, of another length and width") {
    constexpr auto decoder = eighths<tensor<float, Batch<2>, Time<3>, Model<5>>>(1);
    constexpr auto encoder = eighths<tensor<float, Batch<2>, Time<7>, Hidden<11>>>(2);
    constexpr auto q = project(decoder, eighths<projection<Query, float, Model<5>, Dk<2>>>(3));
    constexpr auto k = project(encoder, eighths<projection<Key, float, Hidden<11>, Dk<2>>>(4));
    STATIC_REQUIRE(shape_of(q) == shape<Batch<2>, Query<3>, Dk<2>>);
    STATIC_REQUIRE(shape_of(k) == shape<Batch<2>, Key<7>, Dk<2>>);
    STATIC_REQUIRE(!heed::can_project<decltype(encoder), projection<Key, float, Model<5>, Dk<2>>>);
}

TEST_CASE("double is projected as well as float, and the two do not mix") {
    constexpr auto x = heed::cast<double>(eighths<tensor<float, Time<3>, Model<5>>>(1));
    constexpr auto q = project(x, projection<Query, double, Model<5>, Dk<7>>{});
    STATIC_REQUIRE(std::is_same_v<decltype(q), tensor<double, Query<3>, Dk<7>> const>);
    STATIC_REQUIRE(
        refused_with<tensor<double, Time<3>, Model<5>>, projection<Query, float, Model<5>, Dk<7>>,
                     heed::fault::the_operands_must_have_one_element_type_so_cast_one_of_them<heed::fault::in::project,
                                                                                              double, float>>);
}

TEST_CASE(
    "project refuses weights without a role, and features that do not fit, with the extents all 4 or all different") {
    using X = tensor<float, Batch<4>, Time<4>, Model<4>>;
    using W = projection<Query, float, Model<4>, Dk<4>>;
    STATIC_REQUIRE(heed::can_project<X, W>);
    STATIC_REQUIRE(std::is_same_v<heed::fault_of_project<X, W>, heed::none>);
    STATIC_REQUIRE(heed::can_project<X const&, W const&>);

    STATIC_REQUIRE(refused_with<X, tensor<float, Model<4>, Dk<4>>,
                                heed::fault::project_needs_weights_with_a_role_such_as_projection_of_Query<
                                    tensor<float, Model<4>, Dk<4>>>>);
    STATIC_REQUIRE(
        refused_with<X, projection<Query, float, Dk<4>, Model<4>>,
                     heed::fault::project_needs_the_features_of_x_first_in_the_weights<
                         Model<4>, shape_t<Dk<4>, Model<4>>,
                         heed::did_you_mean<projection<Query, float, Model<4>, Dk<4>>>>>);
    STATIC_REQUIRE(refused_with<X, projection<Query, float, Hidden<4>, Dk<4>>,
                                heed::fault::project_sums_over_the_last_axis_of_x_but_the_weights_lack_it<
                                    Model<4>, shape_t<Hidden<4>, Dk<4>>>>);
    STATIC_REQUIRE(
        refused_with<X, projection<Query, float, Model<5>, Dk<4>>,
                     heed::fault::the_same_axis_comes_with_two_extents<heed::fault::in::project, Model<4>, Model<5>>>);
    STATIC_REQUIRE(refused_with<X, int, heed::fault::every_operand_must_be_a_tensor<heed::fault::in::project, int>>);
    STATIC_REQUIRE(
        refused_with<float[4], W, heed::fault::every_operand_must_be_a_tensor<heed::fault::in::project, float[4]>>);
}

TEST_CASE("weights of one role are not made of weights of another, in braces either") {
    using w_q = projection<Query, float, Model<4>, Dk<4>>;
    using w_k = projection<Key, float, Model<4>, Dk<4>>;
    using b_q = projection_bias<Query, float, Dk<4>>;
    using b_k = projection_bias<Key, float, Dk<4>>;
    STATIC_REQUIRE(!std::is_convertible_v<w_k, w_q>);
    STATIC_REQUIRE(!std::is_convertible_v<b_k, b_q>);
    constexpr auto makes = []<class To, class From>(To, From) {
        return requires(From const& from) { To{from}; };
    };
    STATIC_REQUIRE(makes(w_q{}, w_q{}));
    STATIC_REQUIRE(!makes(w_q{}, w_k{}));
    STATIC_REQUIRE(!makes(w_k{}, w_q{}));
    STATIC_REQUIRE(!makes(b_q{}, b_k{}));
}

TEST_CASE("project refuses positions that stand elsewhere than before the features") {
    using W = projection<Query, float, Model<4>, Dk<4>>;
    using heed::fault::
        project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features;
    using time = heed::axis_name<Time>;
    using meant = heed::did_you_mean<heed::mend::permute<Batch, Time, Model>(heed::mend::x)>;
    // Batch and Time swapped: the same sizes, other numbers.
    STATIC_REQUIRE(
        refused_with<tensor<float, Time<4>, Batch<4>, Model<4>>, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         time, shape_t<Time<4>, Batch<4>, Model<4>>, meant>>);
    STATIC_REQUIRE(
        refused_with<tensor<float, Batch<4>, Model<4>, Time<4>>, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         time, shape_t<Batch<4>, Model<4>, Time<4>>, meant>>);
    STATIC_REQUIRE(
        refused_with<tensor<float, Model<4>>, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         time, shape_t<Model<4>>>>);
    STATIC_REQUIRE(
        refused_with<tensor<float>, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         time, shape_t<>>>);
    // What was projected once has no Time any more, nor Model.
    STATIC_REQUIRE(
        refused_with<tensor<float, Batch<4>, Query<4>, Dk<4>>, W,
                     project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<
                         time, shape_t<Batch<4>, Query<4>, Dk<4>>>>);
}

TEST_CASE("project refuses a result that would name an axis twice") {
    using X = tensor<float, Batch<2>, Time<3>, Model<5>>;
    // The role is a name that x has already.
    STATIC_REQUIRE(refused_with<X, projection<Batch, float, Model<5>, Dk<7>>,
                                heed::fault::the_result_would_name_an_axis_twice_so_rename_one<
                                    heed::fault::in::project, shape_t<Batch<2>, Batch<3>, Dk<7>>>>);
    // The weights make a feature that is called like the role.
    STATIC_REQUIRE(refused_with<X, projection<Query, float, Model<5>, Query<7>>,
                                heed::fault::the_result_would_name_an_axis_twice_so_rename_one<
                                    heed::fault::in::project, shape_t<Batch<2>, Query<3>, Query<7>>>>);
}

TEST_CASE("project refuses a bias of another role, of other features, or without a role") {
    using X = tensor<float, Batch<4>, Time<4>, Model<4>>;
    using W = projection<Query, float, Model<4>, Dk<4>>;
    using heed::fault_of_project_with_bias;
    STATIC_REQUIRE(std::is_same_v<fault_of_project_with_bias<X, W, projection_bias<Query, float, Dk<4>>>, heed::none>);
    STATIC_REQUIRE(project_with_bias_is_callable<X, W, projection_bias<Query, float, Dk<4>>>);

    STATIC_REQUIRE(
        std::is_same_v<
            fault_of_project_with_bias<X, W, projection_bias<Key, float, Dk<4>>>,
            heed::fault::project_needs_weights_and_bias_of_one_role<heed::axis_name<Query>, heed::axis_name<Key>>>);
    STATIC_REQUIRE(!project_with_bias_is_callable<X, W, projection_bias<Key, float, Dk<4>>>);

    STATIC_REQUIRE(
        std::is_same_v<
            fault_of_project_with_bias<X, W, projection_bias<Query, float, Dv<4>>>,
            heed::fault::project_needs_a_bias_with_the_features_that_the_weights_make<shape_t<Dv<4>>, shape_t<Dk<4>>>>);
    STATIC_REQUIRE(
        std::is_same_v<
            fault_of_project_with_bias<X, W, projection_bias<Query, float, Dk<5>>>,
            heed::fault::project_needs_a_bias_with_the_features_that_the_weights_make<shape_t<Dk<5>>, shape_t<Dk<4>>>>);
    STATIC_REQUIRE(!project_with_bias_is_callable<X, W, projection_bias<Query, float, Dk<5>>>);

    STATIC_REQUIRE(
        std::is_same_v<
            fault_of_project_with_bias<X, W, tensor<float, Dk<4>>>,
            heed::fault::project_needs_a_bias_with_a_role_such_as_projection_bias_of_Query<tensor<float, Dk<4>>>>);
    STATIC_REQUIRE(!project_with_bias_is_callable<X, W, tensor<float, Dk<4>>>);

    STATIC_REQUIRE(std::is_same_v<fault_of_project_with_bias<X, W, projection_bias<Query, double, Dk<4>>>,
                                  heed::fault::the_operands_must_have_one_element_type_so_cast_one_of_them<
                                      heed::fault::in::project, float, double>>);
    // A fault of the weights comes first, and is the same with a bias as without.
    STATIC_REQUIRE(std::is_same_v<
                   fault_of_project_with_bias<X, tensor<float, Model<4>, Dk<4>>, projection_bias<Query, float, Dk<4>>>,
                   heed::fault_of_project<X, tensor<float, Model<4>, Dk<4>>>>);
}

TEST_CASE("what was refused is accepted by project, so that one mistake gives one error") {
    STATIC_REQUIRE(
        std::is_same_v<heed::fault_of_project<heed::refused, projection<Query, float, Model<4>, Dk<4>>>, heed::none>);
    STATIC_REQUIRE(
        std::is_same_v<decltype(project(std::declval<heed::refused>(), projection<Query, float, Model<4>, Dk<4>>{})),
                       heed::refused>);
}
