// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What puts axes together, takes them apart, joins tensors or turns their features, beside an axis up to a length: of
// operands and destinations that are views whose elements stand apart, too. NaN stands in all memory beyond.
#include "../support/catch.hpp"
#include "../support/numbers.hpp"
#include "../support/said.hpp"

#include <heed/heed.hpp>

#include <string>

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::said;

constexpr std::size_t most = 7;
constexpr auto all = heed_test::eighths<tensor<float, Batch<2>, Time<most>, Model<6>>>(1);
constexpr auto others = heed_test::eighths<tensor<float, Batch<2>, Time<most>, Model<6>>>(2);
constexpr auto positions = iota<int, Time<most>>(3);

template <class X>
X poisoned() {
    X result;
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    return result;
}
template <class X>
auto shortened(X const& x, std::size_t length) {
    auto result = poisoned<std::remove_const_t<decltype(take<Time>(x, 0))>>();
    append<Time>(result, take<Time>(x, length));
    return result;
}

/// Whether `came`, along Time up to a length, has the elements of `expected`, whose axes stand in the same order.
template <class Came, class Expected>
bool begins(Came const& came, Expected const& expected, std::size_t length) {
    bool same = heed::length<Time>(came) == length;
    for (std::size_t i = 0; i < length; ++i) same = same && slice<Time>(came, i) == slice<Time>(expected, i);
    return same;
}

}  // namespace

TEST_CASE("axes beside a length are split and merged, of views too") {
    auto const split_all = split<Model, Head<2>, Dk<3>>(all);
    for (std::size_t const length : {0u, 1u, 4u, 7u}) {
        INFO(length);
        auto const x = shortened(all, length);
        auto const heads = split<Model, Head<2>, Dk<3>>(x);
        CHECK(begins(heads, split_all, length));
        CHECK(begins(split_view<Model, Head<2>, Dk<3>>(x), split_all, length));
        CHECK(begins(merge<Head, Dk, Model>(heads), all, length));
        CHECK(begins(merge_view<Head, Dk, Model>(heads), all, length));
        // Elements that stand apart.
        CHECK(begins(split<Model, Head<2>, Dk<3>>(permute_view<Time, Batch, Model>(x)),
                     permute<Time, Batch, Head, Dk>(split_all), length));
        CHECK(begins(split<Model, Head<2>, Dk<3>>(permute_view<Model, Time, Batch>(x)),
                     permute<Head, Dk, Time, Batch>(split_all), length));
        auto const permuted = permute<Head, Time, Batch, Dk>(heads);
        CHECK(begins(merge<Head, Dk, Model>(permute_view<Time, Batch, Head, Dk>(permuted)),
                     permute<Time, Batch, Model>(all), length));
    }
}

TEST_CASE("into what was longer, and into views") {
    auto const x = shortened(all, 4);
    auto const heads = split<Model, Head<2>, Dk<3>>(x);
    auto longer = split<Model, Head<2>, Dk<3>>(shortened(others, 6));
    split<Model, Head<2>, Dk<3>>(into(longer), x);
    CHECK(longer == heads);
    auto memory = poisoned<tensor<float, up_to<Time<most>>, Model<6>, Batch<2>>>();
    memory.lengths = {{4}};
    auto view = permute_view<Batch, Time, Model>(memory);
    merge<Head, Dk, Model>(into(view), heads);
    CHECK(begins(permute<Batch, Time, Model>(memory), all, 4));
    for (std::size_t i = 4 * 12; i < memory.capacity; ++i) CHECK(math::is_nan(memory.data()[i]));
    auto shorter = poisoned<tensor<float, Batch<2>, up_to<Time<most>>, Head<2>, Dk<3>>>();
    auto of_none = view_of(shorter);
    CHECK(said([&] { split<Model, Head<2>, Dk<3>>(into(of_none), x); }) ==
          "heed: the same axis comes with two lengths: up_to<Time<7>> of length 0 and of length 4");
}

TEST_CASE("tensors are joined beside a length, on which they agree") {
    for (std::size_t const length : {0u, 1u, 4u, 7u}) {
        INFO(length);
        auto const x = shortened(all, length);
        auto const y = shortened(others, length);
        CHECK(begins(concat<Model>(x, y, x), concat<Model>(all, others, all), length));
        CHECK(begins(concat<Batch>(x, y), concat<Batch>(all, others), length));
        CHECK(begins(stack<Layer>(x, y), stack<Layer>(all, others), length));
        CHECK(begins(concat<Model>(permute_view<Time, Batch, Model>(x), permute<Time, Batch, Model>(y)),
                     concat<Model>(permute<Time, Batch, Model>(all), permute<Time, Batch, Model>(others)), length));
    }
    auto const x = shortened(all, 4);
    auto const y = shortened(others, 3);
    std::string const two = "heed: the same axis comes with two lengths: up_to<Time<7>> of length 4 and of length 3";
    CHECK(said([&] { static_cast<void>(concat<Model>(x, y)); }) == two);
    CHECK(said([&] { static_cast<void>(stack<Layer>(x, y)); }) == two);
    static_assert(!can_concat<Time, decltype(x), decltype(y)> && !can_concat<Model, decltype(x), decltype(all)>);
}

TEST_CASE("rotary positions up to a length") {
    auto const whole = rotation_at<interleaved_pairs, float, Pair<2>>(positions, rotary_base<100>{});
    auto const whole_doubles = rotation_at<half_split_pairs, double, Pair<3>>(positions, rotary_base{500.5});
    for (std::size_t const length : {0u, 1u, 4u, 7u}) {
        INFO(length);
        auto const x = shortened(all, length);
        auto const some = take<Time>(positions, length);
        auto const turn = rotation_at<interleaved_pairs, float, Pair<2>>(some, rotary_base<100>{});
        CHECK(begins(turn, whole, length));
        CHECK(begins(rotation_at<half_split_pairs, double, Pair<3>>(some, rotary_base{500.5}), whole_doubles, length));
        auto const expected = rotate<Model<4>>(all, whole);
        CHECK(begins(rotate<Model<4>>(x, turn), expected, length));
        CHECK(begins(rotate<Model<4>>(permute_view<Time, Batch, Model>(x), turn), permute<Time, Batch, Model>(expected),
                     length));
        CHECK(as_tensor(as_rotated<interleaved_pairs, rotary_base<100>, Pair<2>>(x)) == x);
    }
    auto const x = shortened(all, 4);
    auto const turn = rotation_at<interleaved_pairs, float, Pair<2>>(take<Time>(positions, 3), rotary_base<100>{});
    CHECK(said([&] { static_cast<void>(rotate<Model<4>>(x, turn)); }) ==
          "heed: the same axis comes with two lengths: up_to<Time<7>> of length 4 and of length 3");
    static_assert(!can_rotate<decltype(x), decltype(whole), Model<4>>);
}

TEST_CASE("two lengths in one tensor") {
    auto x = poisoned<tensor<float, up_to<Batch<3>>, up_to<Time<5>>, Model<4>>>();
    x.lengths = {{2, 3}};
    for (std::size_t batch = 0; batch < 2; ++batch) {
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 4; ++j) x(batch, i, j) = static_cast<float>(batch * 100 + i * 10 + j);
        }
    }
    auto const heads = split<Model, Head<2>, Dk<2>>(x);
    auto const twice = concat<Model>(x, x);
    auto const permuted = permute<Head, Batch, Dk, Time>(heads);
    CHECK(length<Batch>(permuted) == 2);
    CHECK(length<Time>(permuted) == 3);
    std::size_t wrong = 0;
    for (std::size_t batch = 0; batch < 2; ++batch) {
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 4; ++j) {
                float const expected = x(batch, i, j);
                wrong += heads(batch, i, j / 2, j % 2) != expected || permuted(j / 2, batch, j % 2, i) != expected ||
                         twice(batch, i, j + 4) != expected;
            }
        }
    }
    CHECK(wrong == 0);
}
