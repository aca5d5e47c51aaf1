// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

#include <heed/math.hpp>

#include "example.hpp"
#include "json.hpp"
#include "tables.hpp"

// Where a number comes from: its formula with the numbers in it, term by term, the cells that it is made of, and those
// that are made of it.

namespace page {

/// The tensors of an example, whatever its sizes.
struct table {
    tensor_row const* rows = nullptr;
    std::uint32_t count = 0;
    std::uint8_t const* hidden = nullptr;
    std::uint32_t keys = 0;

    [[nodiscard]] tensor_row const& operator[](std::int32_t tensor) const { return rows[tensor]; }
    [[nodiscard]] float value(std::int32_t tensor, std::uint32_t cell) const { return rows[tensor].values[cell]; }
};

constexpr text key_name = name_of_axis<Key<1>>(), query_name = name_of_axis<Query<1>>();

class explainer {
public:
    explainer(table const& all, state const& now, json& out) : all_(all), now_(now), out_(out) {}

    void explain(std::int32_t tensor, std::uint32_t cell) {
        tensor_row const& row = all_[tensor];
        out_.clear();
        out_.open('{').name("name").value(row.name).name("value").value(row.values[cell]);
        out_.name("call").value(row.call).name("says").value(row.says);
        out_.name("at").open('[');
        for (std::uint32_t i = 0; i < row.rank; ++i) {
            if (row.axes[i].extent == 1) continue;
            out_.begin().raw(row.axes[i].name).raw(" ").digits(index_along(row, cell, row.axes[i].name)).end();
        }
        out_.close(']');
        switch (row.made) {
            case made_by::seed:
                of_seed(tensor, cell);
                break;
            case made_by::masks:
                of_masks(cell);
                break;
            case made_by::product:
                of_product(row, cell);
                break;
            case made_by::maximum:
                of_row(row, cell, "the greatest of ");
                break;
            case made_by::total:
                of_row(row, cell, "the sum of ");
                break;
            case made_by::difference:
                of_two(row, cell, " \u2212 ");
                break;
            case made_by::quotient:
                of_two(row, cell, " / ");
                break;
            case made_by::exponential:
                of_exponential(row, cell);
                break;
        }
        links(tensor, cell);
        out_.close('}');
    }

private:
    [[nodiscard]] bool is_part(tensor_row const& row, std::uint32_t cell, operand const& of, std::uint32_t at) const {
        return takes_part(row, cell, of, all_[of.tensor], at);
    }
    /// The same of what is read: a mask hides keys, whose queries, weights and values then take no part.
    [[nodiscard]] bool is_read(tensor_row const& row, std::uint32_t cell, std::uint32_t which, std::uint32_t at) const {
        operand const& of = row.operands[which];
        if (of.tensor < 0 || !is_part(row, cell, of, at)) return false;
        bool const masks_it = which < 2 && row.operands[2].tensor >= 0;
        return !masks_it || !hides(row, cell, of, at);
    }
    /// Whether the mask of a product hides the key of a cell of the result, or else of a term.
    [[nodiscard]] bool hides(tensor_row const& row, std::uint32_t cell, operand const& of, std::uint32_t at) const {
        std::uint32_t const key =
            has_axis(row, key_name) ? index_along(row, cell, key_name) : index_along(all_[of.tensor], at, key_name);
        return all_.hidden[index_along(row, cell, query_name) * all_.keys + key] != 0;
    }
    /// The first cell of an operand that takes part.
    [[nodiscard]] std::uint32_t part_of(tensor_row const& row, std::uint32_t cell, operand const& of) const {
        std::uint32_t at = 0;
        while (!is_part(row, cell, of, at)) ++at;
        return at;
    }

    void of_seed(std::int32_t tensor, std::uint32_t cell) {
        bool by_hand = false;
        for (std::uint32_t i = 0; i < now_.edit_count; ++i) {
            by_hand =
                by_hand || (now_.edits[i].tensor == static_cast<std::uint32_t>(tensor) && now_.edits[i].cell == cell);
        }
        out_.name("editable").value(true).name("formula").open('[');
        if (by_hand) {
            out_.value("written by hand");
        } else {
            out_.begin().raw("drawn at random, after manual_seed(").digits(now_.seed).raw(")").end();
        }
        out_.close(']');
    }

    void of_masks(std::uint32_t cell) {
        out_.name("mask").value(true).name("formula").open('[');
        out_.value(all_.hidden[cell] == 0 ? "1: the query sees the key" : "0: the key is hidden from the query");
        out_.close(']').name("notes").open('[');
        reasons(cell);
        out_.close(']');
    }
    void reasons(std::uint32_t cell) {
        std::uint8_t const by = all_.hidden[cell];
        if ((by & by_causal) != 0) out_.open('[').value("causal: the key comes after the query").close(']');
        if ((by & by_padding) != 0) out_.open('[').value("padding: the key is no part of the text").close(']');
        if ((by & by_window) != 0) out_.open('[').value("window: the key is too far from the query").close(']');
        if ((by & by_hand) != 0) out_.open('[').value("by hand").close(']');
    }

    void of_product(tensor_row const& row, std::uint32_t cell) {
        operand const &left = row.operands[0], &right = row.operands[1], &mask = row.operands[2];
        tensor_row const &a = all_[left.tensor], &b = all_[right.tensor];
        if (mask.tensor >= 0 && has_axis(row, key_name) && all_.hidden[part_of(row, cell, mask)] != 0) {
            out_.name("formula").open('[').value("hidden: the query and the key are not compared").close(']');
            out_.name("notes").open('[');
            reasons(part_of(row, cell, mask));
            out_.close(']');
            return;
        }
        out_.name("formula").open('[').begin().raw("the sum over ");
        axes_summed(row, left, a);
        out_.raw(" of ").raw(a.name).raw(" \u00d7 ").raw(b.name).raw(row.has_factor ? ", times " : "").end();
        if (row.has_factor) out_.value(row.factor);
        out_.close(']').name("heads").open('[').begin();
        axes_summed(row, left, a);
        out_.end().value(a.name).value(b.name).value("sum so far").close(']').name("lines").open('[');
        float sum = 0;
        for (std::uint32_t in_a = 0; in_a < a.size; ++in_a) {
            if (!is_part(row, cell, left, in_a)) continue;
            std::uint32_t in_b = 0;
            while (!is_part(row, cell, right, in_b) || !multiplied(row, left, in_a, right, in_b)) ++in_b;
            out_.open('[').begin();
            indices_summed(row, left, a, in_a);
            out_.end().value(a.values[in_a]).value(b.values[in_b]);
            if (mask.tensor >= 0 && hides(row, cell, left, in_a)) {
                out_.value("hidden");
            } else {
                sum = heed::math::multiply_add(a.values[in_a], b.values[in_b], sum);
                out_.value(sum);
            }
            out_.close(']');
        }
        if (row.has_factor) {
            sum = sum * row.factor;
            out_.open('[').value("scale").value("").value(row.factor).value(sum).close(']');
        }
        out_.close(']');
    }
    /// Whether two cells have one index along each axis that both operands have and the result lacks.
    [[nodiscard]] bool multiplied(tensor_row const& row, operand const& left, std::uint32_t in_a, operand const& right,
                                  std::uint32_t in_b) const {
        tensor_row const &a = all_[left.tensor], &b = all_[right.tensor];
        for (std::uint32_t i = 0; i < a.rank; ++i) {
            text const name = a.axes[i].name;
            if (has_axis(row, in_result(left, name)) || !has_axis(b, name)) continue;
            if (index_along(a, in_a, name) != index_along(b, in_b, name)) return false;
        }
        return true;
    }
    template <class Write>
    void each_summed(tensor_row const& row, operand const& left, tensor_row const& a, Write write) {
        bool first = true;
        for (std::uint32_t i = 0; i < a.rank; ++i) {
            if (has_axis(row, in_result(left, a.axes[i].name))) continue;
            if (!first) out_.raw(", ");
            first = false;
            write(a.axes[i].name);
        }
    }
    void axes_summed(tensor_row const& row, operand const& left, tensor_row const& a) {
        each_summed(row, left, a, [this](text name) { out_.raw(name); });
    }
    void indices_summed(tensor_row const& row, operand const& left, tensor_row const& a, std::uint32_t in_a) {
        each_summed(row, left, a, [&](text name) { out_.digits(index_along(a, in_a, name)); });
    }

    void of_row(tensor_row const& row, std::uint32_t cell, char const* what) {
        tensor_row const& from = all_[row.operands[0].tensor];
        out_.name("formula").open('[').value(what);
        bool first = true;
        for (std::uint32_t at = 0; at < from.size; ++at) {
            if (!is_part(row, cell, row.operands[0], at)) continue;
            if (!first) out_.value(", ");
            first = false;
            out_.value(from.values[at]);
        }
        out_.close(']');
    }
    void of_two(tensor_row const& row, std::uint32_t cell, char const* between) {
        operand const &left = row.operands[0], &right = row.operands[1];
        float const a = all_.value(left.tensor, part_of(row, cell, left));
        float const b = all_.value(right.tensor, part_of(row, cell, right));
        out_.name("formula").open('[').value(a).value(between).value(b).close(']');
        if (row.made != made_by::quotient) return;
        out_.name("notes").open('[');
        float const quotient = a / b, came = row.values[cell];
        if (quotient != quotient && came == 0) {
            out_.open('[')
                .value("All keys are hidden: the quotient is no number, and heed's softmax gives 0.")
                .close(']');
        } else if (__builtin_bit_cast(std::uint32_t, quotient) != __builtin_bit_cast(std::uint32_t, came) &&
                   quotient == quotient) {
            out_.open('[')
                .value(
                    "heed's softmax has an exp of its own and multiplies by 1/sum, so that the last digits differ: it "
                    "gives ")
                .value(came)
                .value(", the quotient of these two is ")
                .value(quotient)
                .close(']');
        }
        out_.close(']');
    }
    void of_exponential(tensor_row const& row, std::uint32_t cell) {
        operand const& of = row.operands[0];
        out_.name("formula").open('[').value("exp(").value(all_.value(of.tensor, part_of(row, cell, of))).value(")");
        out_.close(']');
    }

    void links(std::int32_t tensor, std::uint32_t cell) {
        tensor_row const& row = all_[tensor];
        out_.name("sources").open('[');
        for (std::uint32_t which = 0; which < 3; ++which) {
            std::int32_t const from = row.operands[which].tensor;
            for (std::uint32_t at = 0; from >= 0 && at < all_[from].size; ++at) {
                if (is_read(row, cell, which, at)) out_.value(from).value(at);
            }
        }
        out_.close(']').name("users").open('[');
        for (std::uint32_t other = 0; other < all_.count; ++other) {
            tensor_row const& user = all_.rows[other];
            for (std::uint32_t at = 0; at < user.size; ++at) {
                bool uses = false;
                for (std::uint32_t which = 0; which < 3; ++which) {
                    uses = uses || (user.operands[which].tensor == tensor && is_read(user, at, which, cell));
                }
                if (uses) out_.value(other).value(at);
            }
        }
        out_.close(']');
    }

    table const& all_;
    state const& now_;
    json& out_;
};

}  // namespace page
