// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// An operation with a fault of its own.
//
// Rotary embeddings turn features in pairs, (a, b) to (-b, a). Of an odd number of them the last one has no partner,
// and turn_pairs leaves it as it is, silently. turned is to refuse that, in a sentence of yours:
//   1. a fault, in namespace fault: a struct template. Its name is the sentence, its argument is the axis that came;
//   2. the rule: returns your fault of the axis, Dk<3> for example, where the number of features is odd;
//   3. a second turned with the same template parameters, `requires heed::is_fault<Fault>`, and `= delete`: a call with
//      a fault chooses it, as it is the more constrained one, and the compiler prints its template arguments.
//
// As it stands, the compiler answers:
//   "can_turned is false of three features: the last one has no partner"

#include <type_traits>

#include <heed/heed.hpp>

using namespace heed::axes;

template <class X>
constexpr X turn_pairs(X const& x) {
    X result = x;
    for (std::size_t i = 0; i + 1 < heed::extent<Dk, X>(); i += 2) {
        heed::slice_view<Dk>(result, i) = -heed::slice<Dk>(x, i + 1);
        heed::slice_view<Dk>(result, i + 1) = heed::slice<Dk>(x, i);
    }
    return result;
}

// your code begins
namespace fault {

}  // namespace fault

template <class X>
consteval auto rule_of_turned() {
    if constexpr (heed::is_fault<heed::fault_of_extent<X, Dk>>) {
        return heed::fault_of_extent<X, Dk>{};  // x has no features Dk: heed has a sentence for it
    } else {
        return heed::none{};
    }
}
template <class X> using fault_of_turned = decltype(rule_of_turned<X>());
template <class X> concept can_turned = heed::no_fault<fault_of_turned<X>>;

template <class X, class Fault = fault_of_turned<X>>
constexpr auto turned(X const& x) {
    return turn_pairs(x);
}
// your code ends

template <class Fault, class Axis>
inline constexpr bool is_about = false;
template <template <class...> class Sentence, class... Came, class Axis>
inline constexpr bool is_about<Sentence<Came...>, Axis> = (std::is_same_v<Came, Axis> || ...);
template <class X>
concept has_a_turned = requires(X const& x) { turned(x); };

using three_features = heed::tensor<float, Query<2>, Dk<3>>;
static_assert(!can_turned<three_features>, "can_turned is false of three features: the last one has no partner");
static_assert(is_about<fault_of_turned<three_features>, Dk<3>>,
              "the fault says what came: Dk<3> is its template argument");
static_assert(!has_a_turned<three_features>, "turned(x) of three features cannot be called: the call is deleted");
static_assert(can_turned<heed::tensor<float, Query<2>, Dk<4>>>, "can_turned is true of four features");
static_assert(turned(heed::tensor<float, Dk<4>>{1, 2, 3, 4}) == heed::tensor<float, Dk<4>>{-2, 1, -4, 3},
              "(1, 2) is turned to (-2, 1), and (3, 4) to (-4, 3)");
