# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The mutants that every test lets pass, by the reason for which they change nothing that heed promises."""

SURVIVORS = {
    "where both are equal, either is the same number": [
        "heed/io/attention_diagram.hpp: return cell < most ? cell : most; -> return cell <= most ? cell : most;",
        "heed/io/colour.hpp: if (math::is_finite(number) && size > result.most) result.most = size; -> "
        "if (math::is_finite(number) && size >= result.most) result.most = size;",
        "heed/attention/detail/mask_position_rules.hpp: return sum < least ? least : sum > most ? most : sum; -> "
        "return sum <= least ? least : sum > most ? most : sum;",
    ],
    "products and sameness have no order": [
        "heed/kernel/fused_block.hpp: score = changed_scores<Masked, A>(*this, key, product(score, scale)); -> "
        "score = changed_scores<Masked, A>(*this, key, product(scale, score));",
        "heed/attention/alibi.hpp: } else if constexpr (__is_same(Alignment, no_alignment) && -> "
        "} else if constexpr (__is_same(no_alignment, Alignment) &&",
    ],
    "two that agree on a length may be asked in any order": [
        "heed/attention/detail/fused_call.hpp: key_count = is_up_to<key> ? number_along<key>(k, v) : keys::count; -> "
        "key_count = is_up_to<key> ? number_along<key>(v, k) : keys::count;",
    ],
    "a guess at the cache, which changes time alone": [
        "heed/kernel/transposed_sums.hpp: while (apart < 4096 && bytes_apart % (2 * apart) == 0) apart *= 2; -> "
        "while (apart <= 4096 && bytes_apart % (2 * apart) == 0) apart *= 2;",
    ],
    "how often a free name is looked for is no promise": [
        "heed/io/detail/output_file.hpp: for (int i = 0; i < 200 && !handle_; ++i) { -> "
        "for (int i = 0; i < 201 && !handle_; ++i) {",
    ],
}
