// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// What throws and catches in programs for wasm32 that clang++ builds with -fwasm-exceptions: Debian's libraries for it
// are built without exceptions and leave these functions of the C++ ABI out. One thread; no std::exception_ptr, no
// exception specifications but noexcept. After a throw clang's landing pad asks _Unwind_CallPersonality which of its
// handlers it is, by the tables of the Itanium ABI, whose call sites are numbered.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <typeinfo>

namespace __cxxabiv1 {

/// As libc++abi has it, where this is private.
class __shim_type_info : public std::type_info {
public:
    ~__shim_type_info() override;
    virtual void noop1() const;
    virtual void noop2() const;
    virtual bool can_catch(__shim_type_info const* thrown, void*& object) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using shim = __cxxabiv1::__shim_type_info;

/// What stands before a thrown object. A destructor returns its object there.
struct head {
    std::type_info const* type;
    void* (*destroy)(void*);
    void* as_caught;
    head* caught_before;
    int handlers;
    bool is_thrown_again;
    alignas(16) char object[1];
};

head* last_caught = nullptr;

head* head_of(void* object) {
    return reinterpret_cast<head*>(static_cast<char*>(object) - offsetof(head, object));
}

/// A number of the tables, LEB128.
std::uint32_t next_unsigned(unsigned char const*& at) {
    std::uint32_t result = 0;
    for (unsigned shift = 0;; shift += 7) {
        unsigned char const byte = *at++;
        result |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0) return result;
    }
}
std::int32_t next_signed(unsigned char const*& at) {
    std::uint32_t result = 0;
    for (unsigned shift = 0;;) {
        unsigned char const byte = *at++;
        result |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        shift += 7;
        if ((byte & 0x80) != 0) continue;
        if ((byte & 0x40) != 0 && shift < 32) result |= ~std::uint32_t{0} << shift;
        return static_cast<std::int32_t>(result);
    }
}

void need(bool is_as_clang_writes_it) {
    if (!is_as_clang_writes_it) std::abort();
}

/// The number of the handler that takes the thrown object, by the table of a function; 0 where none does.
std::uint32_t handler_in(unsigned char const* at, std::uint32_t call_site, head& thrown) {
    constexpr unsigned char left_out = 0xff, absolute = 0, unsigned_leb = 1;
    need(*at++ == left_out);
    unsigned char const encoding = *at++;
    need(encoding == absolute || encoding == left_out);
    unsigned char const* types = nullptr;
    if (encoding == absolute) {
        std::uint32_t const distance = next_unsigned(at);
        types = at + distance;
    }
    need(*at++ == unsigned_leb);
    std::uint32_t const length = next_unsigned(at);
    unsigned char const* const actions = at + length;
    std::uint32_t action = 0;
    for (std::uint32_t i = 0; i <= call_site; ++i) {
        next_unsigned(at);
        action = next_unsigned(at);
    }
    if (action == 0) return 0;
    for (unsigned char const* record = actions + action - 1;;) {
        std::int32_t const handler = next_signed(record);
        unsigned char const* const from = record;
        std::int32_t const next = next_signed(record);
        need(handler >= 0);
        if (handler > 0) {
            shim const* type;
            std::memcpy(&type, types - static_cast<std::size_t>(handler) * sizeof type, sizeof type);
            void* object = thrown.object;
            if (type == nullptr || type->can_catch(static_cast<shim const*>(thrown.type), object)) {
                thrown.as_caught = object;
                return static_cast<std::uint32_t>(handler);
            }
        }
        if (next == 0) return 0;
        record = from + next;
    }
}

}  // namespace

extern "C" {

/// Where clang's landing pads say where they are, and look for the answer.
struct {
    std::uint32_t call_site;
    unsigned char const* table;
    std::uint32_t handler;
} __wasm_lpad_context;

/// Named in every function that catches, and never called.
int __gxx_wasm_personality_v0(...) { std::abort(); }

int _Unwind_CallPersonality(void* thrown) {
    auto& asked = __wasm_lpad_context;
    asked.handler = asked.table == nullptr ? 0 : handler_in(asked.table, asked.call_site, *head_of(thrown));
    return 0;
}
void _Unwind_DeleteException(void*) {}

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
    void* const memory = std::calloc(1, bytes + sizeof(head));
    need(memory != nullptr);
    return static_cast<head*>(memory)->object;
}
void __cxa_free_exception(void* object) noexcept { std::free(head_of(object)); }
[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
    head_of(object)->type = type;
    head_of(object)->destroy = destroy;
    __builtin_wasm_throw(0, object);
}
void* __cxa_get_exception_ptr(void* object) noexcept { return head_of(object)->as_caught; }
void* __cxa_begin_catch(void* object) noexcept {
    head* const thrown = head_of(object);
    thrown->is_thrown_again = false;
    ++thrown->handlers;
    if (last_caught != thrown) {
        thrown->caught_before = last_caught;
        last_caught = thrown;
    }
    return thrown->as_caught;
}
void __cxa_end_catch() {
    head* const thrown = last_caught;
    if (thrown == nullptr || --thrown->handlers > 0) return;
    last_caught = thrown->caught_before;
    if (thrown->is_thrown_again) return;
    if (thrown->destroy != nullptr) thrown->destroy(thrown->object);
    std::free(thrown);
}
[[noreturn]] void __cxa_rethrow() {
    if (last_caught == nullptr) std::terminate();
    last_caught->is_thrown_again = true;
    __builtin_wasm_throw(0, last_caught->object);
}
}
