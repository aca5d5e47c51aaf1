// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Behind `import heed;` and includes of all headers, in some order, that channels.py puts in front of this.
template <int N>
struct own {
    static constexpr auto x = heed::iota<float, heed::axes::Query<2>, heed::axes::Key<3>>();
};

/// Types that are told apart by whether a length is among their axes, or a name twice among their indices.
constexpr bool lengths_are_one() {
    using namespace heed::axes;
    heed::tensor<float, heed::up_to<Key<7>>, Dk<3>> keys;
    heed::append<Key>(keys, heed::iota<float, Key<5>, Dk<3>>());
    heed::tensor_view<float const, heed::up_to<Key<7>>, Dk<3>> const view(keys);
    auto const some = heed::take<Key>(heed::iota<float, Key<7>, Dk<3>>(), 5);
    heed::heap_tensor<float, heed::up_to<Key<7>>> on_heap;
    heed::kv_cache<float, heed::up_to<Key<7>>, Dk<3>, Dv<3>> cache;
    heed::append(cache, heed::iota<float, Key<2>, Dk<3>>(), heed::iota<float, Key<2>, Dv<3>>());
    auto const logits = heed::scores(heed::iota<float, Query<2>, Dk<3>>(), heed::iota<float, Key<2>, Dk<3>>());
    auto const first = heed::attention_with_lse<heed::part<Key<2>, 0, 1>>(
        heed::iota<float, Query<2>, Dk<3>>(), heed::iota<float, Key<2>, Dk<3>>(), heed::iota<float, Key<2>, Dv<3>>());
    auto const second = heed::attention_with_lse<heed::part<Key<2>, 1, 1>>(
        heed::iota<float, Query<2>, Dk<3>>(), heed::iota<float, Key<2>, Dk<3>>(), heed::iota<float, Key<2>, Dv<3>>());
    auto const whole = heed::merge(first, second);
    if (whole.output.size != 6 || logits.size != 4) return false;
    auto const seen = heed::cached_attention(heed::iota<float, Query<1>, Dk<3>>(), cache);
    return heed::length<Key>(view) == 5 && some == keys && on_heap.size() == 0 && seen.size == 3 &&
           heed::permute_view<Dk, Key>(some)(heed::index<Key>(1), heed::index<Dk>(2)) == 5;
}

int main() {
    using namespace heed::axes;
    static_assert(lengths_are_one());
    auto const gradient = heed::value_and_gradient([](auto const& x) { return heed::sum(x * x); }, own<1>::x).gradient;
    if (gradient(1, 2) != 10) return 1;
    constexpr auto weights = heed::softmax<Key>(heed::as_logits<Key>(own<1>::x));
    static_assert(heed::extent<Key>(weights) == 3 && heed::sum(own<1>::x) > 14.9F);
    static_assert(!heed::can_softmax<heed::tensor<float, Query<2>>, Key>);
    auto const turned = heed::transpose(weights);
    auto const half = weights * 0.5F + heed::transpose_view(turned) / 2.0F;
    heed::npz::writer out;
    out.add("half", half);
    auto const bytes = out.bytes();
    heed::npz::file const file{std::span<std::byte const>(bytes)};
    auto const back = heed::npz::read<heed::tensor<float, Query<2>, Key<3>>>(file, "half");
    return heed::max_abs_difference(back, weights) < 1e-6F ? 0 : 1;
}
