// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

// Taken by a call that finds nothing else: neither your function nor its deleted twin.
struct nothing {};
template <class...>
nothing turned(...);
using ::turned;
template <class X>
concept finds_something = requires(X const& x) { turned(x); };
template <class X, class Fault>
concept finds_something_for = requires(X const& x) { turned<X, Fault>(x); };
struct some_fault {};

template <std::size_t N>
using features = heed::tensor<double, Batch<2>, Query<3>, Dk<N>>;
static_assert(!can_turned<features<5>> && !can_turned<features<7>> && !can_turned<features<1>>,
              "can_turned is false of 5, of 7 and of 1 feature");
static_assert(is_about<fault_of_turned<features<5>>, Dk<5>> && is_about<fault_of_turned<features<7>>, Dk<7>>,
              "the fault says what came: Dk<5> of five features, Dk<7> of seven");
static_assert(can_turned<features<2>> && can_turned<features<6>> && can_turned<heed::tensor<float, Dk<8>, Key<3>>>,
              "can_turned is true of 2, 6 and 8 features, wherever the axis stands");
static_assert(!has_a_turned<features<5>> && !has_a_turned<features<7>>,
              "turned(x) of 5 and of 7 features cannot be called");
static_assert(has_a_turned<features<2>> && has_a_turned<features<6>>, "turned(x) of 2 and of 6 features can be called");

// The call is not only impossible, but deleted: there is a function that says why.
static_assert(!finds_something<features<5>>, "a call with a fault finds a deleted turned, and not no function at all");
static_assert(!(finds_something_for<features<4>, some_fault> && finds_something_for<features<5>, heed::none>),
              "the deleted turned has the fault as its second template parameter, so that the compiler prints it");

static_assert(std::is_same_v<fault_of_turned<heed::tensor<float, Query<4>, Dv<4>>>,
                             heed::fault_of_extent<heed::tensor<float, Query<4>, Dv<4>>, Dk>>,
              "a tensor without Dk is refused as before, in heed's sentence");
static_assert(!has_a_turned<heed::tensor<float, Query<4>, Dv<4>>>, "turned(x) of a tensor without Dk cannot be called");

constexpr auto values = [] {
    constexpr auto x = heed::iota<double, Dk<4>, Query<2>>(1);
    constexpr auto right = heed::from<double, Dk<4>, Query<2>>({{-3, -4}, {1, 2}, {-7, -8}, {5, 6}});
    if constexpr (has_a_turned<decltype(x)>) {
        return turned(x) == right;
    } else {
        return false;
    }
};
static_assert(holds<decltype(values)>, "turned(x) still turns the pairs, for each query");

}  // namespace hidden
