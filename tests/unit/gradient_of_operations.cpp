// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <bit>
#include <cstdint>
#include <string>

#include <boost/hana/at.hpp>

#include "../support/differences.hpp"
#include "../support/gradients_of_operations.hpp"

using namespace heed;

namespace {

template <bool Chosen, class X, class Y>
constexpr auto const& one_of(X const& x, Y const& y) {
    if constexpr (Chosen) {
        return x;
    } else {
        return y;
    }
}
template <bool Differentiated, class X>
constexpr decltype(auto) or_constant(X const& x) {
    if constexpr (Differentiated) {
        return (x);
    } else {
        return constant(x);
    }
}

/// Gradients beside differences, all arguments at once and each alone.
struct compared {
    int cases = 0;
    std::string wrong;

    template <class Op, class F, class... Xs>
    void operator()(char const* name, F const& function, Xs const&... xs) {
        ++cases;
        auto const f = [&](auto const&... operands) { return differences::weighted{}(function(operands...)); };
        auto const result = value_and_gradient(f, xs...);
        if (result.value != static_cast<double>(f(xs...))) note(name, "another value", result.value);
        along_each(name, f, result.gradient, first_indices<sizeof...(Xs)>{}, xs...);
    }

private:
    template <class F, class Gradients, std::size_t... I, class... Xs>
    void along_each(char const* name, F const& f, Gradients const& gradients, indices<I...>, Xs const&... xs) {
        if constexpr (sizeof...(Xs) == 1) {
            (along<I>(name, f, gradients, xs, first_indices<sizeof...(Xs)>{}, xs...), ...);
        } else {
            (along<I>(name, f, boost::hana::at_c<I>(gradients), xs, first_indices<sizeof...(Xs)>{}, xs...), ...);
        }
    }
    template <std::size_t At, class F, class Gradient, class X, std::size_t... I, class... Xs>
    void along(char const* name, F const& f, Gradient const& gradient, X const& x, indices<I...>, Xs const&... xs) {
        static_assert(__is_same(Gradient, detail::leaf_gradient<X>));
        auto const of_one = [&](auto const& moved) { return f(one_of<I == At>(moved, xs)...); };
        double const apart = differences::largest(of_one, x, gradient, 1e-4);
        if (!(apart < 1e-6)) note(name, "differs from differences by", apart);
        auto const alone = value_and_gradient(f, or_constant<I == At>(xs)...);
        if (!(alone.gradient == gradient)) note(name, "alone it is another, as", static_cast<double>(At));
    }
    void note(char const* name, char const* what, double number) {
        wrong += std::string(name) + ": " + what + " " + std::to_string(number) + "\n";
    }
};

/// The bits of a value and of its gradients, in one number each.
struct digests {
    std::uint64_t of[128]{};
    std::size_t count = 0;

    template <class Op, class F, class... Xs>
    constexpr void operator()(char const*, F const& function, Xs const&... xs) {
        auto const f = [&](auto const&... operands) { return differences::weighted{}(function(operands...)); };
        auto const result = value_and_gradient(f, xs...);
        std::uint64_t digest = std::bit_cast<std::uint64_t>(result.value);
        auto const add = [&](auto const& gradient) {
            for (double const element : gradient.values) {
                digest = (digest ^ std::bit_cast<std::uint64_t>(element)) * 0x100000001b3u;
            }
        };
        if constexpr (sizeof...(Xs) == 1) {
            add(result.gradient);
        } else {
            boost::hana::unpack(result.gradient, [&](auto const&... gradient) { (add(gradient), ...); });
        }
        of[count++] = digest;
    }
    friend constexpr bool operator==(digests const&, digests const&) = default;
};

}  // namespace

TEST_CASE("the gradient of every operation is that of two-sided differences") {
    SECTION("extents that differ") {
        compared all;
        every_gradient::for_each<2, 3, 5, 7, 11>(all);
        CHECK(all.cases > 60);
        CHECK(all.wrong == "");
    }
#ifdef HEED_EVERY_SIZE
    SECTION("extents that are the same") {
        compared all;
        every_gradient::for_each<4, 4, 4, 4, 4>(all);
        CHECK(all.wrong == "");
    }
#endif
}

#define HEED_SAME_AT_BOTH_TIMES(group)                     \
    do {                                                   \
        constexpr auto at_compile_time = [] {              \
            digests all;                                   \
            every_gradient::group<1, 2, 3, 2, 2>(all);     \
            return all;                                    \
        }();                                               \
        digests at_run_time;                               \
        every_gradient::group<1, 2, 3, 2, 2>(at_run_time); \
        CHECK(at_run_time.count > 8);                      \
        CHECK(at_run_time == at_compile_time);             \
    } while (false)

TEST_CASE("the gradient of every operation has the same bits at compile time") {
    HEED_SAME_AT_BOTH_TIMES(of_elements);
    HEED_SAME_AT_BOTH_TIMES(along_axes);
    HEED_SAME_AT_BOTH_TIMES(of_movements);
    HEED_SAME_AT_BOTH_TIMES(of_scores);
    HEED_SAME_AT_BOTH_TIMES(of_attention);
    HEED_SAME_AT_BOTH_TIMES(of_blocks);
}
