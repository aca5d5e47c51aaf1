// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/each_axis_up_to.hpp"

#include <string_view>

// Each axis of each operand of every operation up to a length in turn, at the lengths 0, 1, 2 and all, in memory for as
// many and for more. What is refused stands here, with the sentence and the reason, and nothing else is.

namespace {

using namespace each_axis_up_to;
using small = operands<5, 7, 3, 4>;

struct refused_call {
    std::string_view axis, name, sentence;
};
constexpr std::string_view not_taken = "lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet";
constexpr std::string_view of_features = "scores_compares_all_features_so_their_number_is_in_the_type";
constexpr std::string_view of_parts = "attention_with_lse_needs_as_many_keys_as_the_part_has_or_all_of_its_axis";
constexpr std::string_view of_extents = "the_same_axis_comes_with_two_extents";
constexpr std::string_view of_pairs = "a_rotation_ends_with_Half_of_2_and_its_pairs";

constexpr refused_call all_refused[] = {
    // An axis is grown by `append`: where the second tensor begins would be known at run time only.
    {"Query", "concat<Query>", not_taken},
    {"Dk", "concat<Dk>", not_taken},
    // A part is named by its numbers, of keys whose number is in the type.
    {"Query", "attention_with_lse of a part, under a mask", not_taken},
    {"Key", "attention_with_lse of a part, under a mask", of_extents},
    {"Key", "attention_with_lse of a part, under a mask", of_parts},
    {"Dv", "attention_with_lse of a part, under a mask", not_taken},
    {"Dk", "attention_with_lse of a part, under a mask", of_features},
    // What is asked for is a shape, with extents.
    {"Query", "expect_shape", not_taken},
    {"Dk", "expect_shape", not_taken},
    // The elements of one axis as those of two, or the other way round: a product of extents.
    {"Key", "merge", not_taken},
    {"Key", "merge_view", not_taken},
    {"Dk", "split", not_taken},
    {"Dk", "split_view", not_taken},
    {"Dv", "merge", not_taken},
    {"Dv", "merge_view", not_taken},
    // A table has the vectors of a whole vocabulary, and there is a target for each position.
    {"Key", "embed", not_taken},
    {"Key", "cross_entropy", not_taken},
    {"Key", "cross_entropy_of_each", not_taken},
    {"Dv", "embed", not_taken},
    {"Dv", "cross_entropy", not_taken},
    {"Dv", "cross_entropy_of_each", not_taken},
    // Along the axis itself: the kernels of these rows have their extent in the type.
    {"Dk", "layer_norm", not_taken},
    {"Dk", "layer_norm with a gain and a bias", not_taken},
    {"Dv", "rms_norm", not_taken},
    {"Dv", "logsumexp", not_taken},
    // A scale follows from the number of features that are compared.
    {"Dk", "scores", of_features},
    {"Dk", "scores under a mask", of_features},
    {"Dk", "attention", of_features},
    {"Dk", "scaled_dot_product_attention", of_features},
    {"Dk", "scaled_dot_product_attention under a mask", of_features},
    {"Dk", "attention_with_lse", of_features},
    {"Dk", "cached_attention", of_features},
    {"Dv", "cross_attention", of_features},
    // A module says in its type how many features its input has.
    {"Dk", "self_attention", of_extents},
    // The fused kernels have all features of a value.
    {"Dv", "scaled_dot_product_attention", not_taken},
    {"Dv", "scaled_dot_product_attention under a mask", not_taken},
    {"Dv", "attention_with_lse", not_taken},
    // Which features make a pair follows from their number.
    {"Dk", "rotate, interleaved pairs", not_taken},
    {"Dk", "rotate, half-split pairs", not_taken},
    {"Dk", "as_rotated", not_taken},
    {"Pair", "rotate, interleaved pairs", of_pairs},
    {"Pair", "rotate, half-split pairs", of_pairs},
    {"Half", "rotate, interleaved pairs", of_pairs},
    {"Half", "rotate, half-split pairs", of_pairs},
};

constexpr bool is_listed(std::string_view axis, came const& one) {
    for (refused_call const& listed : all_refused) {
        if (listed.axis == axis && listed.name == one.name && listed.sentence == one.sentence) return true;
    }
    return false;
}

/// What came is what came of tensors of these lengths, or it stands in the list; and nothing else does.
template <template <std::size_t> class Name, std::size_t Spare>
void check(std::string_view axis) {
    with_axis<Name, Spare> all;
    for_each(small::q(), small::k(), small::v(), all);
    for (std::size_t i = 0; i < all.count; ++i) {
        came const& one = all.of[i];
        INFO(axis << ", " << one.name << ": " << one.sentence << one.wrong);
        CHECK((one.sentence.empty() ? one.wrong.empty() : is_listed(axis, one)));
    }
    for (refused_call const& listed : all_refused) {
        if (listed.axis != axis) continue;
        INFO(axis << ", " << listed.name << " is listed");
        bool is_refused = false;
        for (came const& one : all.of) is_refused |= one.name == listed.name && !one.sentence.empty();
        CHECK(is_refused);
    }
    CHECK(all.count > 0);
}
/// The same in a constant expression, where nothing is refused that is not refused at run time.
template <template <std::size_t> class Name>
constexpr bool holds_in_a_constant() {
    with_axis<Name, 2> all;
    for_each(small::q(), small::k(), small::v(), all);
    for (std::size_t i = 0; i < all.count; ++i) {
        if (!all.of[i].wrong.empty()) return false;
    }
    return all.count > 0;
}

}  // namespace

// Of as many as there is room for is in long.sh.
#ifdef HEED_EVERY_SIZE
#define CHECK_WITHOUT_ROOM(name) check<name, 0>(#name)
#else
#define CHECK_WITHOUT_ROOM(name) static_cast<void>(0)
#endif
#define CHECK_AXIS(name)                                       \
    static_assert(holds_in_a_constant<name>());                \
    TEST_CASE("every operation up to a length along " #name) { \
        CHECK_WITHOUT_ROOM(name);                              \
        check<name, 2>(#name);                                 \
    }                                                          \
    static_assert(true)

CHECK_AXIS(Query);
CHECK_AXIS(Key);
CHECK_AXIS(Dk);
CHECK_AXIS(Dv);
CHECK_AXIS(Time);
CHECK_AXIS(Head);
CHECK_AXIS(Layer);
CHECK_AXIS(Pair);
CHECK_AXIS(Half);

TEST_CASE("these are all axes that operands have") {
    for_each(small::q(), small::k(), small::v(),
             are_all_named<Query<1>, Key<1>, Dk<1>, Dv<1>, Time<1>, Head<1>, Layer<1>, Pair<1>, Half<1>>{});
}
