// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

#include "json.hpp"

// All that a reader can change, as one line of text: the page keeps it behind the # of its address, and a native
// program takes the same line. `shape=0&seed=42&causal&edit=0.3.3f800000`: a number of a tensor is written as its bits.

namespace page {

struct edit {
    std::uint32_t tensor, cell;
    float value;
};

/// What a reader tries: an operation on the left operand and the right one, an axis of softmax, and the values.
struct attempt {
    std::uint32_t operation = 0, left = 0, right = 1, transposed = 0, axis = 0, values = 2, values_transposed = 0;
};

struct state {
    std::uint32_t shape = 0, seed = 42;
    bool has_scale = false;
    float scale = 0;
    bool naive = false, causal = false, has_padding = false, has_window = false;
    std::uint32_t padding = 0, before = 0, after = 0;
    std::uint64_t drawn = 0;  ///< bit q * keys + k: hidden by hand
    attempt tried{};
    std::uint32_t steps = 0;
    static constexpr std::uint32_t most_edits = 128;
    edit edits[most_edits] = {};
    std::uint32_t edit_count = 0;
};

/// Reads the line of text. What is wrong with it is a sentence, `wrong`, and then the state is not to be used.
class state_reader {
public:
    constexpr explicit state_reader(text line) : line_(line) {}

    char const* wrong = nullptr;

    constexpr state read() {
        state result;
        while (wrong == nullptr && at_ < line_.size) {
            read_one(result);
            if (wrong == nullptr && at_ < line_.size && line_.data[at_++] != '&') {
                wrong = "expected & between two settings";
            }
        }
        return result;
    }

private:
    constexpr bool takes(char const* expected) {
        std::size_t const size = words(expected).size;
        if (at_ + size > line_.size) return false;
        for (std::size_t i = 0; i < size; ++i) {
            if (line_.data[at_ + i] != expected[i]) return false;
        }
        at_ += size;
        return true;
    }
    constexpr std::uint32_t number(std::uint32_t most) {
        std::size_t const first = at_;
        std::uint64_t value = 0;
        for (; at_ < line_.size && line_.data[at_] >= '0' && line_.data[at_] <= '9'; ++at_) {
            value = value * 10 + static_cast<std::uint64_t>(line_.data[at_] - '0');
            if (value > most) wrong = "expected a smaller number: one is beyond what there is";
            if (value > most) return 0;
        }
        if (first == at_) wrong = "expected a whole number that is not negative";
        return static_cast<std::uint32_t>(value);
    }
    constexpr std::uint64_t hexadecimal(std::size_t most_digits) {
        std::size_t const first = at_;
        std::uint64_t value = 0;
        for (; at_ < line_.size; ++at_) {
            char const letter = line_.data[at_];
            bool const is_digit = letter >= '0' && letter <= '9', is_letter = letter >= 'a' && letter <= 'f';
            if (!is_digit && !is_letter) break;
            value = value * 16 + static_cast<std::uint64_t>(is_digit ? letter - '0' : letter - 'a' + 10);
        }
        if (first == at_ || at_ - first > most_digits) wrong = "expected the bits of a number, as hexadecimal digits";
        return value;
    }
    constexpr float bits() { return __builtin_bit_cast(float, static_cast<std::uint32_t>(hexadecimal(8))); }
    constexpr void dot() {
        if (wrong == nullptr && !takes(".")) wrong = "expected a dot between two numbers";
    }
    constexpr void read_one(state& to) {
        constexpr std::uint32_t any = 0x7fffffff;
        if (takes("shape=")) {
            to.shape = number(any);
        } else if (takes("seed=")) {
            to.seed = number(any);
        } else if (takes("scale=")) {
            to.has_scale = true;
            to.scale = bits();
        } else if (takes("naive")) {
            to.naive = true;
        } else if (takes("causal")) {
            to.causal = true;
        } else if (takes("padding=")) {
            to.has_padding = true;
            to.padding = number(any);
        } else if (takes("window=")) {
            to.has_window = true;
            to.before = number(any);
            dot();
            to.after = wrong == nullptr ? number(any) : 0;
        } else if (takes("drawn=")) {
            to.drawn = hexadecimal(16);
        } else if (takes("steps=")) {
            to.steps = number(any);
        } else if (takes("try=")) {
            read_attempt(to.tried);
        } else if (takes("edit=")) {
            read_edit(to);
        } else {
            wrong = "expected shape, seed, scale, naive, causal, padding, window, drawn, steps, try or edit";
        }
    }
    constexpr void read_attempt(attempt& to) {
        struct choice {
            std::uint32_t* to;
            std::uint32_t most;
        };
        choice const choices[] = {{&to.operation, 1},        {&to.left, 2}, {&to.right, 2},
                                  {&to.transposed, 1},       {&to.axis, 1}, {&to.values, 2},
                                  {&to.values_transposed, 1}};
        for (choice const& one : choices) {
            if (one.to != &to.operation) dot();
            if (wrong == nullptr) *one.to = number(one.most);
        }
    }
    constexpr void read_edit(state& to) {
        if (to.edit_count == state::most_edits) {
            wrong = "expected fewer numbers that are written by hand";
            return;
        }
        edit one{};
        one.tensor = number(0x7fffffff);
        dot();
        if (wrong == nullptr) one.cell = number(0x7fffffff);
        dot();
        if (wrong == nullptr) one.value = bits();
        to.edits[to.edit_count++] = one;
    }

    text line_;
    std::size_t at_ = 0;
};

}  // namespace page
