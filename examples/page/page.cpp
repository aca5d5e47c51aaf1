// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What the page's script may call. Text goes both ways through two buffers; see page.js.

#include "page.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

// The tape of gradients asks for memory, and a module without a C++ library has to say where that comes from.
void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (memory == nullptr) __builtin_trap();
    return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

char line[4096];
page::json answered;

}  // namespace

extern "C" {

__attribute__((export_name("line"))) char* line_to_apply() { return line; }
__attribute__((export_name("line_size"))) std::uint32_t size_of_line() { return sizeof line; }

/// Null, or the sentence that says what is wrong, which ends with a zero.
__attribute__((export_name("apply"))) char const* apply(std::uint32_t size) { return page::apply({line, size}); }

__attribute__((export_name("describe"))) char const* describe() {
    page::describe();
    return page::described.data();
}
__attribute__((export_name("described_size"))) std::uint32_t described_size() { return page::described.size(); }

__attribute__((export_name("explain"))) char const* explain(std::int32_t tensor, std::uint32_t cell) {
    page::explain(tensor, cell, answered);
    return answered.data();
}
__attribute__((export_name("try_operands"))) char const* try_operands() {
    page::answer_attempt(answered);
    return answered.data();
}
__attribute__((export_name("train"))) char const* train() {
    page::answer_training(answered);
    return answered.data();
}
__attribute__((export_name("answered_size"))) std::uint32_t answered_size() { return answered.size(); }
}
