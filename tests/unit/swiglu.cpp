// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <cmath>
#include <string>

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>

#include "../support/both_times.hpp"
#include "../support/numbers.hpp"

using namespace heed;
using namespace heed::axes;

namespace {

template <class T>
constexpr double unit = sizeof(T) == 4 ? 0x1p-24 : 0x1p-53;

template <class T, std::size_t N, std::size_t H>
struct case_of {
    static constexpr auto a = heed_test::fractions<tensor<T, Time<N>, Hidden<H>>, 3>(5);
    static constexpr auto b = heed_test::fractions<tensor<T, Time<N>, Hidden<H>>, 7>(2);
    static constexpr auto both() { return swiglu(gate{a}, up{b}); }

    static void check() {
        BOTH_TIMES(came, both);
        static_assert(__is_same(decltype(came), tensor<T, Time<N>, Hidden<H>> const));
        for (std::size_t i = 0; i < came.size; ++i) {
            double const x = static_cast<double>(a.values[i]), y = static_cast<double>(b.values[i]);
            double const expected = x / (1 + std::exp(-x)) * y;
            REQUIRE(std::abs(static_cast<double>(came.values[i]) - expected) <= 6 * unit<T> * std::abs(expected));
        }
        // Not the other way round, and not silu of the product.
        REQUIRE(!all_close(came, swiglu(gate{b}, up{a})));
        REQUIRE(!all_close(came, silu(a * b)));
        REQUIRE(came == silu(a) * b);
        REQUIRE(swiglu(gate{a}, up{transpose(b)}) == came);
        REQUIRE(swiglu(gate{transpose(a)}, up{b}) == transpose(came));
    }
};

constexpr auto special() {
    float const inf = math::infinity<float>, no_number = math::quiet_nan<float>;
    return swiglu(gate{tensor<float, Hidden<6>>{inf, 1, no_number, 0, -inf, -1000}},
                  up{tensor<float, Hidden<6>>{-1, no_number, 0, inf, 1, 5}});
}

using features = tensor<float, Time<3>, Hidden<3>>;
constexpr auto a = heed_test::fractions<features, 3>(5);
constexpr auto b = heed_test::fractions<features, 7>(2);

constexpr bool in_shared_memory() {
    auto const expected = swiglu(gate{a}, up{b});
    auto out = a;
    swiglu(into(out), gate{out}, up{b});
    bool right = out == expected;
    out = b;
    swiglu(into(out), gate{a}, up{out});
    right = right && out == expected;
    // What is written is read in another order.
    out = a;
    swiglu(into(transpose_view(out)), gate{transpose(a)}, up{transpose_view(b)});
    right = right && out == expected;
    auto square = a;
    auto const turned = rename<Model, Time>(rename<Time, Hidden>(rename<Hidden, Model>(a)));
    swiglu(into(square), gate{b},
           up{rename_view<Model, Time>(rename_view<Time, Hidden>(rename_view<Hidden, Model>(square)))});
    right = right && square == swiglu(gate{b}, up{turned});
    auto const some = swiglu(gate{take<Time>(a, 2)}, up{take<Time>(b, 2)});
    return right && exactly<Time<2>>(some) == range<Time<2>>(expected, 0);
}

}  // namespace

TEST_CASE("swiglu is silu of the gate, times the other") {
    case_of<float, 3, 5>::check();
    case_of<double, 7, 2>::check();
    case_of<float, 4, 4>::check();
}

TEST_CASE("swiglu of infinities and NaNs") {
    BOTH_TIMES(came, special);
    CHECK(came(0) == -math::infinity<float>);
    for (std::size_t i = 1; i < 5; ++i) CHECK(math::is_nan(came(i)));
    CHECK(came(5) == 0);
}

TEST_CASE("swiglu writes in place, reads views, and takes lengths") {
    STATIC_REQUIRE(in_shared_memory());
    CHECK(in_shared_memory());
}

TEST_CASE("swiglu needs a gate and an up, in this order") {
    static_assert(can_swiglu<gate<features>, up<features>> && !can_swiglu<up<features>, gate<features>>);
    static_assert(!can_swiglu<features, features> && !can_swiglu<gate<features>, features>);
    static_assert(!can_swiglu<gate<features>, gate<features>> && !can_swiglu<gate<float>, up<features>>);
    using row = tensor<float, Hidden<3>>;
    static_assert(__is_same(
        fault_of_swiglu<gate<features>, up<row>>,
        fault::swiglu_needs_a_gate_and_an_up_with_the_same_axes<shape_type_of<features>, shape_type_of<row>>));
    using doubles = tensor<double, Hidden<3>>;
    static_assert(__is_same(
        fault_of_swiglu<gate<row>, up<doubles>>,
        fault::the_operands_must_have_one_element_type_so_cast_one_of_them<fault::in::swiglu, float, double>));
    static_assert(__is_same(decltype(swiglu(gate{refused{}}, up{a})), refused));
    constexpr auto explained = explain_swiglu(gate{a}, up{b});
    CHECK(std::string(explained.data(), explained.size()).ends_with("[Time<3>, Hidden<3>]"));
}
