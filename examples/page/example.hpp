// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

#include <heed/attention/explain.hpp>
#include <heed/heed.hpp>
#include <heed/random/randn.hpp>

#include "state.hpp"
#include "tables.hpp"

// Self-attention from the seed on, at sizes that are template arguments: the tensors of all its steps, and the table of
// what each of them is.

namespace page {

/// Which mask hides a key from a query.
enum hidden_by : std::uint8_t { by_causal = 1, by_padding = 2, by_window = 4, by_hand = 8 };

/// What a key and a query are compared with is scaled by, as `scores` has it: asked of it by two vectors of one 1 each.
template <class Q, class K>
constexpr float scale_of_scores() {
    Q q{};
    K k{};
    q.values[0] = 1;
    k.values[0] = 1;
    return heed::scores(q, k).values[0];
}

template <std::size_t Positions, std::size_t Features, std::size_t Compared, std::size_t Valued, std::size_t... Heads>
struct example {
    static constexpr bool has_heads = sizeof...(Heads) > 0;
    static constexpr std::uint32_t positions = Positions;

    heed::tensor<float, Batch<1>, Time<Positions>, Model<Features>> x{};
    heed::projection<Query, float, Model<Features>, Head<Heads>..., Dk<Compared>> w_q{};
    heed::projection<Key, float, Model<Features>, Head<Heads>..., Dk<Compared>> w_k{};
    heed::projection<Key, float, Model<Features>, Head<Heads>..., Dv<Valued>> w_v{};
    heed::tensor<float, Head<Heads>..., Dv<Valued>, Model<Features>> w_o{};

    decltype(project(x, w_q)) q{};
    decltype(project(x, w_k)) k{};
    decltype(project(x, w_v)) v{};
    heed::keep<Query<Positions>, Key<Positions>> kept{};
    heed::tensor<float, Query<Positions>, Key<Positions>> mask{};
    std::uint8_t hidden[Positions * Positions] = {};
    decltype(heed::scores(q, k, kept)) scores{};
    decltype(heed::max<Key>(scores)) maximum{};
    decltype(scores - maximum) shifted{};
    decltype(heed::map(heed::math::exp, shifted)) exponentials{};
    decltype(heed::sum<Key>(exponentials)) total{};
    decltype(as_tensor(scores)) weights{};
    decltype(attend(heed::softmax<Key>(scores), v, kept)) heads{};
    heed::tensor<float, Batch<1>, Query<Positions>, Model<Features>> output{};

    static constexpr std::uint32_t most = 18;
    tensor_row rows[most];
    std::uint32_t count = 0;

    static constexpr float usual_scale = scale_of_scores<decltype(q), decltype(k)>();
    float scale = 0;

    /// What is wrong with the state at these sizes, or null.
    char const* refuses(state const& s) const {
        if (s.has_padding && s.padding > Positions)
            return "expected padding to leave at most as many keys as there are";
        if (Positions * Positions < 64 && (s.drawn >> (Positions * Positions % 64)) != 0) {
            return "expected what is drawn by hand to be in the mask";
        }
        for (std::uint32_t i = 0; i < s.edit_count; ++i) {
            std::size_t const sizes[] = {x.size, w_q.size, w_k.size, w_v.size, has_heads ? std::size_t{w_o.size} : 0};
            if (s.edits[i].tensor >= 5 || s.edits[i].cell >= sizes[s.edits[i].tensor]) {
                return "expected a number that is written by hand to be one of X or of the projections";
            }
        }
        return nullptr;
    }

    void compute(state const& s) {
        auto generator = heed::random::manual_seed(s.seed);
        x = heed::random::randn<decltype(x)>(generator);
        w_q = heed::random::randn<decltype(w_q)>(generator);
        w_k = heed::random::randn<decltype(w_k)>(generator);
        w_v = heed::random::randn<decltype(w_v)>(generator);
        if constexpr (has_heads) w_o = heed::random::randn<decltype(w_o)>(generator);
        float* const given[] = {x.values, w_q.values, w_k.values, w_v.values, w_o.values};
        for (std::uint32_t i = 0; i < s.edit_count; ++i) given[s.edits[i].tensor][s.edits[i].cell] = s.edits[i].value;

        q = project(x, w_q);
        k = project(x, w_k);
        v = project(x, w_v);
        lay_masks(s);
        scale = s.has_scale ? s.scale : usual_scale;
        scores = heed::scores(q, k, heed::scale{scale}, kept);
        maximum = heed::max<Key>(scores);
        shifted = scores - maximum;
        if (s.naive) {
            exponentials = heed::map(heed::math::exp, scores);
            weights = heed::naive_softmax<Key>(scores);
            heads = attend(heed::as_attention_weights<Key>(weights), v, kept);
        } else {
            exponentials = heed::map(heed::math::exp, shifted);
            auto const over_keys = heed::softmax<Key>(scores);
            weights = as_tensor(over_keys);
            heads = attend(over_keys, v, kept);
        }
        total = heed::sum<Key>(exponentials);
        if constexpr (has_heads) output = heed::contract<Head, Dv>(heads, w_o);
        list(s);
    }

private:
    /// What a mask of heed hides is what it makes -inf of.
    template <class Mask>
    void lay(Mask const& laid, hidden_by by) {
        auto const none_hidden = heed::zeros<float, Query<Positions>, Key<Positions>>();
        auto const seen = heed::masked<Query>(heed::as_logits<Key>(none_hidden), laid);
        for (std::size_t i = 0; i < kept.size; ++i) {
            if (seen.values[i] != 0) hidden[i] = static_cast<std::uint8_t>(hidden[i] | by);
        }
    }
    void lay_masks(state const& s) {
        for (std::size_t i = 0; i < kept.size; ++i) hidden[i] = static_cast<std::uint8_t>((s.drawn >> i & 1) * by_hand);
        if (s.causal) lay(heed::causal{}, by_causal);
        if (s.has_padding) lay(heed::lengths<Key>(static_cast<int>(s.padding)), by_padding);
        if (s.has_window) {
            int const before = static_cast<int>(s.before), after = static_cast<int>(s.after);
            lay(heed::window{heed::before{before}, heed::after{after}}, by_window);
        }
        for (std::size_t i = 0; i < kept.size; ++i) {
            kept.values[i] = hidden[i] == 0;
            mask.values[i] = kept.values[i] ? 1.0f : 0.0f;
        }
    }

    std::int32_t add(tensor_row row, made_by made, operand a = {}, operand b = {}, operand masked = {}) {
        row.made = made;
        row.operands[0] = a;
        row.operands[1] = b;
        row.operands[2] = masked;
        rows[count] = row;
        return static_cast<std::int32_t>(count++);
    }
    template <class X>
    std::int32_t given(char const* name, X const& values) {
        return add(describe('A', name, "randn", heed::shape_text<shape_in<X>>, values), made_by::seed);
    }
    template <class Made, class W>
    void add_projection(char const* name, char const* call, Made const& made, W const& w, std::int32_t from) {
        add(describe('A', name, call, heed::explain_project(x, w), made), made_by::product, projected<W>(0), {from});
    }

    void list(state const& s) {
        count = 0;
        given("X", x);
        given("W_Q", w_q);
        given("W_K", w_k);
        given("W_V", w_v);
        std::int32_t of_output = -1;
        if constexpr (has_heads) of_output = given("W_O", w_o);
        std::int32_t const of_q = static_cast<std::int32_t>(count), of_k = of_q + 1, of_v = of_q + 2;
        add_projection("Q", "project(X, W_Q)", q, w_q, 1);
        add_projection("K", "project(X, W_K)", k, w_k, 2);
        add_projection("V", "project(X, W_V)", v, w_v, 3);
        std::int32_t const of_mask =
            add(describe('B', "mask", "keep", heed::shape_text<shape_in<decltype(mask)>>, mask), made_by::masks);
        tensor_row of_scores = describe('B', "scores", "scores(Q, K, mask)", heed::explain_scores(q, k, kept), scores);
        if (s.has_scale) {
            of_scores.call = words("scores(Q, K, scale, mask)");
            of_scores.says = heed::explain_scores(q, k, heed::scale{scale}, kept);
        }
        of_scores.factor = scale;
        of_scores.has_factor = true;
        std::int32_t const scored = add(of_scores, made_by::product, {of_q}, {of_k}, {of_mask});
        std::int32_t exponents = scored;
        if (!s.naive) {
            std::int32_t const greatest =
                add(describe('C', "maximum", "max<Key>(scores)", heed::explain_max<Key>(scores), maximum),
                    made_by::maximum, {scored});
            exponents = add(describe('C', "shifted", "scores - maximum", heed::explain_minus(scores, maximum), shifted),
                            made_by::difference, {scored}, {greatest});
        }
        char const* const mapped = s.naive ? "map(exp, scores)" : "map(exp, shifted)";
        text of_map = heed::explain_map(heed::math::exp, shifted);
        if (s.naive) of_map = heed::explain_map(heed::math::exp, scores);
        std::int32_t const raised =
            add(describe('C', "exponentials", mapped, of_map, exponentials), made_by::exponential, {exponents});
        std::int32_t const summed =
            add(describe('C', "sum", "sum<Key>(exponentials)", heed::explain_sum<Key>(exponentials), total),
                made_by::total, {raised});
        tensor_row of_weights =
            describe('C', "weights", "softmax<Key>(scores)", heed::explain_softmax<Key>(scores), weights);
        if (s.naive) {
            of_weights.call = words("naive_softmax<Key>(scores)");
            of_weights.says = heed::explain_naive_softmax<Key>(scores);
        }
        std::int32_t const weighted = add(of_weights, made_by::quotient, {raised}, {summed});
        tensor_row of_heads = describe('D', has_heads ? "heads" : "output", "attend(weights, V, mask)",
                                       heed::explain_attend(heed::softmax<Key>(scores), v, kept), heads);
        if (s.naive) {
            of_heads.call = words("attend(as_attention_weights<Key>(weights), V, mask)");
            of_heads.says = heed::explain_attend(heed::as_attention_weights<Key>(weights), v, kept);
        }
        std::int32_t const attended = add(of_heads, made_by::product, {weighted}, {of_v}, {of_mask});
        if constexpr (has_heads) {
            add(describe('D', "output", "contract<Head, Dv>(heads, W_O)", heed::explain_contract<Head, Dv>(heads, w_o),
                         output),
                made_by::product, {attended}, {of_output});
        }
    }
};

}  // namespace page
