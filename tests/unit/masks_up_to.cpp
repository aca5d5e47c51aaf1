// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Masks of values and documents over queries and keys that are `up_to` a length: to the bit what masks of these lengths
// are. NaN, true and 1 stand in all memory beyond.
#include "../support/attention_up_to.hpp"
#include "../support/both_times.hpp"
#include "../support/said.hpp"

#include <type_traits>

namespace {

using namespace up_to_lengths;
using heed_test::said;

using cache = tensor<float, up_to<Key<9>>, Dk<3>>;
using cached = tensor<float, up_to<Key<9>>, Dv<5>>;
using one_query = tensor<float, Query<1>, Dk<3>>;
using asked = tensor<float, up_to<Query<9>>, Dk<3>>;

// A mask has the lengths of the scores, and not all that there is room for; and none where they have extents.
template <class Mask>
inline constexpr bool fits_cache = can_scaled_dot_product_attention<one_query, cache, cached, Mask>;
static_assert(fits_cache<keep<up_to<Key<9>>>> && fits_cache<drop<Query<1>, up_to<Key<9>>>> &&
              fits_cache<bias<float, up_to<Key<9>>>> && !fits_cache<keep<Key<9>>> && !fits_cache<keep<up_to<Key<8>>>> &&
              !fits_cache<keep<up_to<Query<1>>, up_to<Key<9>>>>);
static_assert(std::is_same_v<fault_of_scaled_dot_product_attention<one_query, cache, cached, keep<Key<9>>>,
                             fault::the_same_axis_comes_with_two_extents<fault::in::mask, Key<9>, up_to<Key<9>>>>);
static_assert(std::is_same_v<fault_of_attention<one_query, tensor<float, Key<9>, Dk<3>>, tensor<float, Key<9>, Dv<5>>,
                                                keep<up_to<Key<9>>>>,
                             fault::the_same_axis_comes_with_two_extents<fault::in::mask, up_to<Key<9>>, Key<9>>>);
static_assert(
    can_attention_with_lse<asked, cache, cached, keep<up_to<Query<9>>, up_to<Key<9>>>> &&
    can_attend<attention_weights<Key, Dk, float, up_to<Query<9>>, up_to<Key<9>>>, cached, drop<up_to<Key<9>>>> &&
    can_masked<logits<Key, Dk, float, up_to<Query<9>>, up_to<Key<9>>>, Query, bias<float, up_to<Key<9>>>>);
using ids = tensor<int, up_to<Key<9>>>;
static_assert(fits_cache<documents<tensor<int, Query<1>>, ids>> &&
              !fits_cache<documents<tensor<int, Query<1>>, tensor<int, Key<9>>>> &&
              !can_documents<ids, tensor<float, up_to<Query<9>>>>);
// Of values by themselves nobody knows how many there are.
static_assert(
    !std::is_constructible_v<keep<up_to<Key<2>>>, bool, bool> && !std::is_constructible_v<keep<up_to<Key<1>>>, bool> &&
    !std::is_constructible_v<bias<float, up_to<Key<2>>>, float, float> &&
    std::is_same_v<
        decltype(detail::rule_of_purpose<keep<up_to<Key<2>>>, bool, bool>()),
        fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<keep<up_to<Key<2>>>>>);

constexpr std::size_t heads = 2;
constexpr auto seen = generate<bool, Head<heads>, Query<9>, Key<9>>(
    [](int head, int query, int key) { return (3 * head + 5 * query + 7 * key + query * key) % 11 < 7; });
constexpr auto added = generate<float, Head<heads>, Query<9>, Key<9>>([](int head, int query, int key) {
    int const number = (head + 4 * query + 3 * key + query * key) % 9;
    return number == 4 ? -math::infinity<float> : 0.25f * static_cast<float>(number) - 1.0f;
});
constexpr auto of_queries = generate<int, Head<heads>, Query<9>>([](int head, int query) { return head + query / 2; });
constexpr auto of_keys = generate<int, Head<heads>, Key<9>>([](int head, int key) { return head + key / 3; });

/// The first elements along an axis, in their type or up to a length of memory that is full of something else.
template <bool UpTo, template <std::size_t> class Name, std::size_t Count, class X>
constexpr auto first_along(X const& x) {
    if constexpr (!has_axis<X, Name>) {
        return x;
    } else if constexpr (!UpTo) {
        return range<Name<Count>>(x, 0);
    } else {
        auto result = take<Name>(x, 0);
        for (std::size_t i = 0; i < result.capacity; ++i) {
            if constexpr (std::is_same_v<element_of<X>, float>) {
                result.data()[i] = math::quiet_nan<float>;
            } else {
                result.data()[i] = 1;
            }
        }
        append<Name>(result, take<Name>(x, Count));
        return result;
    }
}
/// As many of a tensor's queries and keys as operands have, up to these where the operands are.
template <bool OfQueries, bool OfKeys, std::size_t Queries, std::size_t Keys>
struct first {
    template <class X>
    constexpr auto operator()(X const& x) const {
        return first_along<OfQueries, Query, Queries>(first_along<OfKeys, Key, Keys>(x));
    }
};

/// `of_masks` makes a mask of a function that cuts tensors of 9 queries and keys. All forms of attention and their
/// steps, of queries and keys up to a length, are those of so many.
template <std::size_t Queries, std::size_t Keys, bool Steps = false, class OfMasks>
constexpr bool same_under_masks(OfMasks const& of_masks) {
    operands<Queries, Keys> const of;
    auto const fixed = of_masks(first<false, false, Queries, Keys>{});
    auto const expected = scaled_dot_product_attention(of.q, of.k, of.v, fixed);
    return of.each_way([&](auto const& queries, auto const& keys, auto const& values) {
        auto const mask = of_masks(
            first<detail::has_lengths<decltype(queries)>, detail::has_lengths<decltype(keys)>, Queries, Keys>{});
        heed_test::watched_beyond_lengths const beyond(mask);
        auto const came = scaled_dot_product_attention(queries, keys, values, mask);
        bool all = same(came, expected, Queries);
        if constexpr (Steps) {
            auto const wanted = attention(of.q, of.k, of.v, fixed);
            auto const with_weights = attention(queries, keys, values, mask);
            all = all && same(with_weights.output, wanted.output, Queries) &&
                  same(with_weights.weights, wanted.weights, Queries, Keys) &&
                  same(scores(queries, keys, mask), scores(of.q, of.k, fixed), Queries, Keys) &&
                  same(masked<Query>(scores(queries, keys), mask), masked<Query>(scores(of.q, of.k), fixed), Queries,
                       Keys) &&
                  same(attend(with_weights.weights, values, mask), attend(wanted.weights, of.v, fixed), Queries) &&
                  same(attention_with_lse(queries, keys, values, mask).output, expected, Queries);
        }
        return all;
    });
}

constexpr auto keys_kept = [](auto const& cut) { return keep{cut(slice<Query>(slice<Head>(seen, 0), 1))}; };
constexpr auto pairs_kept = [](auto const& cut) { return keep{cut(slice<Head>(seen, 1))}; };
constexpr auto pairs_dropped = [](auto const& cut) { return drop{cut(seen)}; };
constexpr auto keys_dropped = [](auto const& cut) { return drop{cut(slice<Query>(seen, 3))}; };
constexpr auto keys_biased = [](auto const& cut) { return bias{cut(slice<Query>(added, 2))}; };
constexpr auto pairs_biased = [](auto const& cut) { return bias{cut(added)}; };
constexpr auto documents_of_all = [](auto const& cut) {
    return documents{cut(slice<Head>(of_queries, 0)), cut(slice<Head>(of_keys, 0))};
};
constexpr auto documents_of_heads = [](auto const& cut) { return documents{cut(of_queries), cut(of_keys)}; };
constexpr auto joined = [](auto const& cut) {
    return keep{cut(slice<Query>(slice<Head>(seen, 0), 1))} & causal{lower_right} & pairs_biased(cut);
};
constexpr auto either = [](auto const& cut) { return pairs_kept(cut) | prefix{1} | !keys_kept(cut); };
constexpr auto documents_and_causal = [](auto const& cut) { return documents_of_heads(cut) & causal{upper_left}; };

template <std::size_t Queries, std::size_t Keys>
constexpr bool same_under_each() {
    return same_under_masks<Queries, Keys>(keys_kept) && same_under_masks<Queries, Keys>(pairs_kept) &&
           same_under_masks<Queries, Keys>(keys_dropped) && same_under_masks<Queries, Keys>(pairs_dropped) &&
           same_under_masks<Queries, Keys>(keys_biased) && same_under_masks<Queries, Keys>(pairs_biased) &&
           same_under_masks<Queries, Keys>(documents_of_all) && same_under_masks<Queries, Keys>(documents_of_heads) &&
           same_under_masks<Queries, Keys>(joined) && same_under_masks<Queries, Keys>(either) &&
           same_under_masks<Queries, Keys>(documents_and_causal);
}

}  // namespace

TEST_CASE("masks of values and documents of so many queries and keys are those of tensors of these lengths") {
    CHECK(same_under_each<5, 7>());
    CHECK(same_under_each<1, 9>());
#ifdef HEED_EVERY_SIZE
    CHECK(same_under_each<9, 2>());
#endif
    BOTH_TIMES(in_a_constant, [] {
        return same_under_masks<2, 3, true>(pairs_kept) && same_under_masks<3, 2, true>(pairs_biased) &&
               same_under_masks<2, 3, true>(documents_and_causal);
    });
    CHECK(in_a_constant);
}

TEST_CASE("scores, weights and their sums under masks of values are those of tensors of these lengths") {
    CHECK(same_under_masks<5, 7, true>(keys_kept));
    CHECK(same_under_masks<5, 7, true>(pairs_dropped));
    CHECK(same_under_masks<5, 7, true>(joined));
    CHECK(same_under_masks<5, 7, true>(documents_of_heads));
    CHECK(same_under_masks<1, 9, true>(keys_biased));
    CHECK(same_under_masks<9, 1, true>(either));
}

TEST_CASE("masks of more keys than a tile has, and of more queries than are attended to at a time") {
    constexpr std::size_t queries = 41, keys = 173;
    heap_tensor<float, Query<48>, Dk<3>> all_q;
    heap_tensor<float, Key<192>, Dk<3>> all_k;
    heap_tensor<float, Key<192>, Dv<2>> all_v;
    heap_tensor<bool, Query<48>, Key<192>> all_seen;
    heap_tensor<float, Query<48>, Key<192>> all_added;
    for (std::size_t i = 0; i < all_q.size; ++i) all_q.data()[i] = heed_test::eighths_at(i, 1);
    for (std::size_t i = 0; i < all_k.size; ++i) all_k.data()[i] = heed_test::eighths_at(i, 2);
    for (std::size_t i = 0; i < all_v.size; ++i) all_v.data()[i] = heed_test::eighths_at(i, 3);
    for (std::size_t i = 0; i < all_seen.size; ++i) all_seen.data()[i] = heed_test::whole_number_at(i, 4) < 5;
    for (std::size_t i = 0; i < all_added.size; ++i) all_added.data()[i] = heed_test::eighths_at(i, 5);
    auto const q = take<Query>(all_q, queries);
    auto const k = take<Key>(all_k, keys);
    auto const v = take<Key>(all_v, keys);
    auto const fixed_q = exactly<Query<queries>>(q);
    auto const fixed_k = exactly<Key<keys>>(k);
    auto const fixed_v = exactly<Key<keys>>(v);
    keep const fixed_seen{range<Query<queries>, Key<keys>>(all_seen, 0, 0)};
    bias const fixed_added{range<Query<queries>, Key<keys>>(all_added, 0, 0)};
    keep const some_seen{take<Query>(take<Key>(all_seen, keys), queries)};
    bias const some_added{take<Query>(take<Key>(all_added, keys), queries)};
    keep const shown{take_view<Query>(take_view<Key>(all_seen, keys), queries)};
    heed_test::watched_beyond_lengths const beyond_seen(some_seen);
    heed_test::watched_beyond_lengths const beyond_added(some_added);
    auto const expected = scaled_dot_product_attention(fixed_q, fixed_k, fixed_v, fixed_seen & fixed_added);
    auto const came = scaled_dot_product_attention(q, k, v, some_seen & some_added);
    CHECK(exactly<Query<queries>>(came) == expected);
    CHECK(exactly<Query<queries>>(scaled_dot_product_attention(q, k, v, shown & some_added)) == expected);
    CHECK(exactly<Query<queries>>(scaled_dot_product_attention(q, k, v, some_seen)) ==
          scaled_dot_product_attention(fixed_q, fixed_k, fixed_v, fixed_seen));
}

TEST_CASE("a mask beside a cache is as long as the cache") {
    kv_cache<float, up_to<Key<9>>, Dk<3>, Dv<5>> cache_of_five;
    auto const k = slice<Head>(range<Key<5>>(all_keys, 0), 0);
    auto const v = slice<Head>(range<Key<5>>(all_values, 0), 0);
    auto const q = slice<Head>(range<Query<2>>(all_queries, 0), 0);
    append(cache_of_five, k, v);
    keep<Key<9>> const kept{true, false, true, true, false, true, false, true, true};
    keep const some_kept{take<Key>(kept, 5)};
    CHECK(cached_attention(q, cache_of_five, some_kept) ==
          scaled_dot_product_attention(q, k, v, keep{range<Key<5>>(kept, 0)} & causal{lower_right}));
    CHECK(said([&] { static_cast<void>(cached_attention(q, cache_of_five, keep{take<Key>(kept, 4)})); }) ==
          "heed: the same axis comes with two lengths: up_to<Key<9>> of length 5 and of length 4");
    static_assert(!can_cached_attention<tensor<float, Query<2>, Dk<3>>,
                                        ring_kv_cache<float, up_to<Key<9>>, Dk<3>, Dv<5>>, keep<up_to<Key<9>>>>);
}

TEST_CASE("masks are made of tensors and views up to a length, wherever their values are") {
    tensor<bool, Query<2>, Key<5>> const all{true, false, true, true, false, false, true, true, false, true};
    heap_tensor<bool, Query<2>, up_to<Key<5>>> of_heap;
    append<Key>(of_heap, range<Key<3>>(all, 0));
    auto const turned = permute<Key, Query>(of_heap);
    keep const one{take<Key>(all, 3)};
    keep const other{of_heap};
    keep<Query<2>, up_to<Key<5>>> const third{permute_view<Query, Key>(turned)};
    static_assert(std::is_same_v<decltype(one), keep<Query<2>, up_to<Key<5>>> const> &&
                  std::is_same_v<decltype(other), keep<Query<2>, up_to<Key<5>>> const>);
    CHECK(one == other);
    CHECK(one == third);
    CHECK(length<Key>(third) == 3);
    auto const turns =
        take<Query>(rotation_at<interleaved_pairs, float, Pair<1>>(iota<int, Query<4>>(1), rotary_base<100>{}), 3);
    rotation<interleaved_pairs, rotary_base<100>, float, up_to<Query<4>>, Half<2>, Pair<1>> const made{
        as_tensor(turns)};
    CHECK(made == turns);
    keep const shown{take_view<Key>(all, 3)};
    CHECK(shown.data() == all.data());
    CHECK(length<Key>(shown) == 3);
}

TEST_CASE("a mask of another length is told before anything is written") {
    auto const q = range<Query<3>>(all_queries, 0);
    auto const k = shortened<Key>(all_keys, 5);
    auto const v = shortened<Key>(all_values, 5);
    keep const shorter{first_along<true, Key, 4>(slice<Query>(slice<Head>(seen, 0), 0))};
    std::string const differ = "heed: the same axis comes with two lengths: up_to<Key<9>> of length 5 and of length 4";
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, v, shorter)); }) == differ);
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, v, causal{lower_right} & shorter)); }) ==
          differ);
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(q, k, v, prefix{2} | !shorter)); }) == differ);
    CHECK(said([&] { static_cast<void>(attention(q, k, v, shorter)); }) == differ);
    CHECK(said([&] { static_cast<void>(scores(q, k, shorter)); }) == differ);
    CHECK(said([&] { static_cast<void>(masked<Query>(scores(q, k), shorter)); }) == differ);
    CHECK(said([&] { static_cast<void>(attend(softmax<Key>(scores(q, k)), v, shorter)); }) == differ);
    auto const some_queries = shortened<Query>(all_queries, 3);
    documents const of_others{first_along<true, Query, 2>(of_queries), first_along<true, Key, 5>(of_keys)};
    CHECK(said([&] { static_cast<void>(scaled_dot_product_attention(some_queries, k, v, of_others)); }) ==
          "heed: the same axis comes with two lengths: up_to<Query<9>> of length 3 and of length 2");
    // What was there is still there, of the length that it had.
    auto out = scaled_dot_product_attention(shortened<Query>(all_queries, 4), k, v);
    auto const before = out;
    keep const of_pairs{first<true, true, 3, 4>{}(seen)};
    CHECK(said([&] { scaled_dot_product_attention(into(out), some_queries, k, v, of_pairs); }) == differ);
    CHECK(out == before);
}

TEST_CASE("of no key under a mask of values the output is zeros, and of no query there is none") {
    auto const q = range<Query<3>>(all_queries, 0);
    auto const none = shortened<Key>(all_keys, 0);
    auto const no_values = shortened<Key>(all_values, 0);
    CHECK(scaled_dot_product_attention(q, none, no_values, bias{first_along<true, Key, 0>(slice<Query>(added, 0))}) ==
          zeros<float, Head<2>, Query<3>, Dv<5>>());
    keep const of_no_query{first<true, true, 0, 2>{}(seen)};
    auto const empty = scaled_dot_product_attention(shortened<Query>(all_queries, 0), shortened<Key>(all_keys, 2),
                                                    shortened<Key>(all_values, 2), of_no_query);
    CHECK(length<Query>(empty) == 0);
}
