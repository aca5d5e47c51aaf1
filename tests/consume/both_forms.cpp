// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Behind `import heed;` and includes of all headers, in some order, that channels.py puts in front of this.
template <int N>
struct own {
    static constexpr auto x = heed::iota<float, heed::axes::Query<2>, heed::axes::Key<3>>();
};

int main() {
    using namespace heed::axes;
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
