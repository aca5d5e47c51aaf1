// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

#include <heed/shape/text.hpp>

// What the module tells the page, in JSON: words as text, and numbers of tensors as their bits, so that none is rounded
// on the way.

namespace page {

using heed::text;

constexpr text words(char const* letters) {
    std::size_t size = 0;
    while (letters[size] != '\0') ++size;
    return {letters, size};
}

/// JSON that is put together piece by piece. What does not fit is left out, and `complete` is false.
class json {
public:
    void clear() {
        size_ = 0;
        cut_ = false;
        follows_ = false;
    }
    [[nodiscard]] char const* data() const { return letters_; }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] bool complete() const { return !cut_; }

    json& open(char bracket) {
        separate();
        put(bracket);
        follows_ = false;
        return *this;
    }
    json& close(char bracket) {
        put(bracket);
        follows_ = true;
        return *this;
    }
    json& name(char const* key) {
        value(words(key));
        put(':');
        follows_ = false;
        return *this;
    }
    json& value(text letters) {
        separate();
        put('"');
        raw(letters);
        put('"');
        return *this;
    }
    json& value(char const* letters) { return value(words(letters)); }
    json& value(bool yes) {
        separate();
        unescaped(yes ? "true" : "false");
        return *this;
    }
    json& value(std::uint32_t number) {
        separate();
        digits(number);
        return *this;
    }
    json& value(std::int32_t number) {
        separate();
        if (number < 0) put('-');
        digits(number < 0 ? 0U - static_cast<std::uint32_t>(number) : static_cast<std::uint32_t>(number));
        return *this;
    }
    /// A number of a tensor: its bits.
    json& value(float number) { return value(__builtin_bit_cast(std::uint32_t, number)); }

    /// Text of several pieces: `begin()`, pieces by `raw` and `digits`, `end()`.
    json& begin() {
        separate();
        put('"');
        return *this;
    }
    json& end() {
        put('"');
        return *this;
    }
    json& raw(text letters) {
        for (std::size_t i = 0; i < letters.size; ++i) {
            if (letters.data[i] == '"' || letters.data[i] == '\\') put('\\');
            put(letters.data[i]);
        }
        return *this;
    }
    json& raw(char const* letters) { return raw(words(letters)); }
    json& digits(std::uint32_t number) {
        char reversed[10];
        int count = 0;
        do {
            reversed[count++] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        while (count > 0) put(reversed[--count]);
        return *this;
    }

private:
    void put(char letter) {
        if (size_ < sizeof letters_) {
            letters_[size_++] = letter;
        } else {
            cut_ = true;
        }
    }
    void unescaped(char const* letters) {
        while (*letters != '\0') put(*letters++);
    }
    void separate() {
        if (follows_) put(',');
        follows_ = true;
    }

    char letters_[1 << 16] = {};
    std::uint32_t size_ = 0;
    bool cut_ = false;
    bool follows_ = false;
};

}  // namespace page
