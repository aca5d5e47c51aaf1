# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The mutants that every test lets pass, by the reason for which they change nothing that heed promises."""

SURVIVORS = {
    "where both are equal, either is the same number": [
        "heed/math/pow.hpp: float, ((n < -125 ? n : -125) + 276) * 0x00800000)) + -> "
        "float, ((n <= -125 ? n : -125) + 276) * 0x00800000)) +",
        "heed/kernel/ended_rows.hpp: partial[tree.filled] = block(first, length - first < Longest ? length - first : Longest); -> "
        "partial[tree.filled] = block(first, length - first <= Longest ? length - first : Longest);",
        "heed/io/attention_diagram.hpp: return cell < most ? cell : most; -> return cell <= most ? cell : most;",
        "heed/io/colour.hpp: if (math::is_finite(number) && size > result.most) result.most = size; -> "
        "if (math::is_finite(number) && size >= result.most) result.most = size;",
        "heed/attention/detail/mask_position_rules.hpp: return sum < least ? least : sum > most ? most : sum; -> "
        "return sum <= least ? least : sum > most ? most : sum;",
    ],
    "at a power of two both ways come to the same": [
        "heed/math/exp2.hpp: std::uint64_t const is_subnormal = detail::mask_of(bits > 0xc08ff00000000000u), -> "
        "std::uint64_t const is_subnormal = detail::mask_of(bits >= 0xc08ff00000000000u),",
        "heed/math/fma.hpp: ((sum >= 0x1p-126 && sum < 0x1p127) || (sum <= -0x1p-126 && sum > -0x1p127)) -> "
        "((sum >= 0x1p-126 && sum < 0x1p127) || (sum <= -0x1p-126 && sum >= -0x1p127))",
    ],
    "the two factors add up to the same; sines, cosines and tangents of 200,000,000 floats stay correctly rounded": [
        "heed/math/detail/half_turns.hpp: signed_wide const first = (factor + (static_cast<signed_wide>(1) << 97)) >> 98; -> "
        "signed_wide const first = (factor + (static_cast<signed_wide>(1) << 98)) >> 98;",
    ],
    "what a processor is said to have decides on time; the bits are those without it": [
        "heed/meta/detail/target.hpp: inline constexpr target_facts target{64, 32, x86_has_fma, true}; -> "
        "inline constexpr target_facts target{64, 32, x86_has_fma, false};",
        "heed/meta/detail/target.hpp: inline constexpr target_facts target{16, 16, false, false}; -> "
        "inline constexpr target_facts target{16, 16, true, false};",
        "heed/meta/detail/target.hpp: inline constexpr bool x86_has_fma = false; -> inline constexpr bool x86_has_fma = true;",
        "heed/meta/detail/target.hpp: inline constexpr bool x86_has_fma = true; -> inline constexpr bool x86_has_fma = false;",
    ],
    "one byte less in common: wider elements have as many bytes as they are wide, and of bytes the last is written last": [
        "heed/ops/detail/overlap.hpp: return apart + (of_x - 1) < of_out + (of_x - 1); -> "
        "return apart + (of_x - 1) < of_out + (of_x - 2);",
    ],
    "how work is cut among cores is no promise: the bits are the same": [
        "heed/kernel/contract_on_cores.hpp: for (std::size_t i = depth + 1; i < Outer.rank; ++i) { -> "
        "for (std::size_t i = depth + 2; i < Outer.rank; ++i) {",
    ],
    "of the units that there are, 4 and 8 bytes, the quotient is the same": [
        "heed/kernel/transpose_registers.hpp: constexpr std::size_t lanes = "
        "power_up_to(Along.extent, Unit < 4 || vector_bytes < 32 ? group : 32 / Unit); -> constexpr std::size_t lanes = "
        "power_up_to(Along.extent, Unit < 4 || vector_bytes < 32 ? group : 33 / Unit);",
    ],
    "products and sameness have no order": [
        "heed/shape/detail/algebra.hpp: : __is_same(raw_name<A1>, raw_name<B>) ? __is_same(A1, B) ? 1 : 1 + two_extents -> "
        ": __is_same(raw_name<A1>, raw_name<B>) ? __is_same(B, A1) ? 1 : 1 + two_extents",
        "heed/shape/shape.hpp: !(__is_same(A, B) || __is_same(A, C) || __is_same(A, D) || __is_same(B, C) || __is_same(B, D) || __is_same(C, D)); -> "
        "!(__is_same(A, B) || __is_same(A, C) || __is_same(A, D) || __is_same(B, C) || __is_same(B, D) || __is_same(D, C));",
        "heed/shape/shape.hpp: inline constexpr bool names_differ<A, B, C> = !(__is_same(A, B) || __is_same(A, C) || __is_same(B, C)); -> "
        "inline constexpr bool names_differ<A, B, C> = !(__is_same(A, B) || __is_same(C, A) || __is_same(B, C));",
        "heed/attention/documents.hpp: inline constexpr bool numbers_documents = element_traits<T>::is_whole && !__is_same(T, bool) && -> "
        "inline constexpr bool numbers_documents = element_traits<T>::is_whole && !__is_same(bool, T) &&",
        "heed/kernel/fused_block.hpp: score = changed_scores<Masked, A>(*this, key, product(score, scale)); -> "
        "score = changed_scores<Masked, A>(*this, key, product(scale, score));",
        "heed/attention/alibi.hpp: } else if constexpr (__is_same(Alignment, no_alignment) && -> "
        "} else if constexpr (__is_same(no_alignment, Alignment) &&",
    ],
    "two that agree on a length may be asked in any order": [
        "heed/attention/detail/fused_call.hpp: key_count = is_up_to<key> ? number_along<key>(k, v) : keys::count; -> "
        "key_count = is_up_to<key> ? number_along<key>(v, k) : keys::count;",
    ],
    "a guess at the cache or at the fastest order, which changes time alone": [
        "heed/kernel/copy.hpp: if (loops.extents[i] > 1 && loops.strides[0][i] < span) return false; -> "
        "if (loops.extents[i] > 1 && loops.strides[1][i] < span) return false;",
        "heed/kernel/tile.hpp: sums<T, Tile, true> sums{}; -> "
        "sums<T, Tile, false> sums{};",
        "heed/kernel/copy.hpp: for (std::size_t i = 1; i < loops.rank; ++i) { -> "
        "for (std::size_t i = 2; i < loops.rank; ++i) {",
        "heed/kernel/gemm_plan.hpp: if (result.inner.strides[1][inner.rank - 1] * sizeof(T) >= far_apart && inner.size() >= 64 && -> "
        "if (result.inner.strides[0][inner.rank - 1] * sizeof(T) >= far_apart && inner.size() >= 64 &&",
        "heed/kernel/gemm_plan.hpp: if (i == last || outer.ended_by[i] != 0) continue; -> "
        "if (i == last || outer.ended_by[i] == 0) continue;",
        "heed/kernel/blocking.hpp: return (whole - cost_of_tile(left, vectors)) * 25 > (all_rows / rows + 1) * whole ? left : rows; -> "
        "return (whole - cost_of_tile(vectors, left)) * 25 > (all_rows / rows + 1) * whole ? left : rows;",
        "heed/kernel/copy.hpp: if (j != i && loops.strides[0][j] <= loops.strides[0][i]) -> "
        "if (!(j != i && loops.strides[0][j] <= loops.strides[0][i]))",
        "heed/kernel/transposed_sums.hpp: while (apart < 4096 && bytes_apart % (2 * apart) == 0) apart *= 2; -> "
        "while (apart <= 4096 && bytes_apart % (2 * apart) == 0) apart *= 2;",
    ],
    "how often a free name is looked for is no promise": [
        "heed/io/detail/output_file.hpp: for (int i = 0; i < 200 && !handle_; ++i) { -> "
        "for (int i = 0; i < 201 && !handle_; ++i) {",
    ],
    "the loop after it takes what this one leaves, one by one or as before, in the same order: time alone": [
        "heed/kernel/dot_rows.hpp: for (; i + most <= end; i += most) sum = detail::add_exact(a, b, i, sum, first_indices<most>{}); -> "
        "for (; i + most < end; i += most) sum = detail::add_exact(a, b, i, sum, first_indices<most>{});",
        "heed/kernel/dot_rows.hpp: for (; i + most <= end; i += most) sum = detail::add_plain(a, b, i, sum, first_indices<most>{}); -> "
        "for (; i - most <= end; i += most) sum = detail::add_plain(a, b, i, sum, first_indices<most>{});",
        "heed/kernel/fused_block.hpp: for (; i + few <= keys; i += few) score<Masked>(i, from + i * P.k_key, tile_max, first_indices<few>{}, all); -> "
        "for (; i + few < keys; i += few) score<Masked>(i, from + i * P.k_key, tile_max, first_indices<few>{}, all);",
    ],
    "how many are taken at once is no promise: there is always more than one in a group": [
        "heed/kernel/fused_block.hpp: constexpr std::size_t some = group > 1 ? group / 2 : 1, rest = P.values % some; -> "
        "constexpr std::size_t some = group > 1 ? group / 3 : 1, rest = P.values % some;",
        "heed/kernel/fused_block.hpp: constexpr std::size_t some = group > 1 ? group / 2 : 1, rest = P.values % some; -> "
        "constexpr std::size_t some = group > 1 ? group / 2 : 2, rest = P.values % some;",
    ],
    "where a mask adds nothing, nothing is read of what it would add": [
        "heed/kernel/fused_block.hpp: kept_keys + A * lanes, bias + (Mask::has_bias ? A * lanes : 0), first_query + A * lanes, -> "
        "kept_keys + A * lanes, bias + (Mask::has_bias ? A * lanes : 1), first_query + A * lanes,",
    ],
    "all lanes have the greatest of them": [
        "heed/kernel/row.hpp: return highest[0]; -> return highest[1];",
    ],
    "all four lanes have the sum of the four": [
        "heed/kernel/fused_rows_steps.hpp: add_up = i == 0 ? fours[0] : math::sum(add_up, fours[0]); -> "
        "add_up = i == 0 ? fours[1] : math::sum(add_up, fours[0]);",
    ],
    "a bit of headroom more or less: two such significands add up to 127 bits of 128": [
        "heed/math/fma.hpp: int const shift = leading_zeros(significand) - 2; -> "
        "int const shift = leading_zeros(significand) - 3;",
    ],
    "one more digit of the first guess, of which Newton's method makes the same two doubles": [
        "heed/math/detail/rotary_angle.hpp: for (int digit = 0; digit < 24; ++digit) { -> "
        "for (int digit = 0; digit < 25; ++digit) {",
    ],
    "a shape of one axis and one of none end alike in nothing": [
        "heed/attention/rotated.hpp: requires(Shape::rank > 1 && Other::rank > 1) -> "
        "requires(Shape::rank > 1 && Other::rank > 0)",
    ],
    "the last of what is looked through is always found": [
        "heed/shape/detail/algebra.hpp: while (position + 1 < Count && !values[position]) ++position; -> "
        "while (position + 1 <= Count && !values[position]) ++position;",
    ],
    "names are compared without what stands between < and >": [
        "heed/shape/detail/nearest.hpp: inline constexpr std::size_t distance_of = distance(pretty<with_extent<Name, 1>>(), pretty<with_extent<Other, 1>>()); -> "
        "inline constexpr std::size_t distance_of = distance(pretty<with_extent<Name, 0>>(), pretty<with_extent<Other, 1>>());",
    ],
    "the specialisation for 0 is taken before": [
        "heed/shape/detail/algebra.hpp: requires(Position > 0) -> "
        "requires(Position >= 0)",
    ],
    "a range that ends before it begins is empty, too": [
        "heed/kernel/mask_documents.hpp: constexpr key_range open_keys(std::size_t, std::size_t) const { return {0, 0}; } -> "
        "constexpr key_range open_keys(std::size_t, std::size_t) const { return {1, 0}; }",
    ],
    "names of more than 64 letters are compared by their first ones: how many is no promise": [
        "heed/shape/detail/nearest.hpp: constexpr std::size_t most = 64; -> "
        "constexpr std::size_t most = 65;",
    ],
    "where a number is known, what stands for none is not asked": [
        "heed/tensor/detail/containers.hpp: values_given<size_or<C, 0>()>>{}; -> "
        "values_given<size_or<C, 1>()>>{};",
    ],
    "a larger table gives the same answer": [
        "heed/tensor/detail/tensor_over.hpp: constexpr std::size_t reach = (std::size_t{1} + ... + ((extent_of<Axes> - 1) * Strides)); -> "
        "constexpr std::size_t reach = (std::size_t{1} + ... + ((extent_of<Axes> + 1) * Strides));",
    ],
    "taken where bytes stand the other way round, which tests/targets/run.py has": [
        "heed/kernel/mask_values.hpp: return 8 * static_cast<int>(heed::detail::is_little_endian ? number : sizeof(Word) - 1 - number); -> "
        "return 8 * static_cast<int>(heed::detail::is_little_endian ? number : sizeof(Word) - 0 - number);",
    ],
    "which keys are known to be open is a hint: fewer cost time alone": [
        "heed/kernel/mask_algebra.hpp: std::size_t const length = one.end > one.first ? one.end - one.first : 0; -> "
        "std::size_t const length = one.end > one.first ? one.end - one.first : 1;",
    ],
    "of two digits below 100 the same is left": [
        "heed/version.hpp: inline constexpr int version_minor = HEED_VERSION / 100 % 100; -> "
        "inline constexpr int version_minor = HEED_VERSION / 100 % 101;",
    ],
}
