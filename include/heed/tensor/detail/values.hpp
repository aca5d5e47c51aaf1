// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_VALUES_HPP
#define HEED_TENSOR_DETAIL_VALUES_HPP

#include <cstddef>
#include <new>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>

// Where the values of a tensor are that are not in the tensor itself. Both kinds convert to a pointer to the first one,
// so that what takes the array of a `tensor` takes them too.
namespace heed::detail::inline HEED_KERNELS {

/// Whether values are zeros at first, or nothing that anybody reads.
enum class filled { with_zeros, never };

/// `Count` values on the heap, aligned to 64 bytes at run time. Copied with the tensor that they belong to.
template <class T, std::size_t Count, filled Filled = filled::with_zeros>
struct HEED_LINKED_AS owned_values {
    T* first = nullptr;

    constexpr owned_values() : first(make()) {
        if constexpr (Filled == filled::with_zeros) {
            for (std::size_t i = 0; i < Count; ++i) first[i] = T{};
        }
    }
    constexpr owned_values(owned_values const& from) : first(from.first != nullptr ? make() : nullptr) { take(from); }
    constexpr owned_values(owned_values&& from) noexcept : first(from.first) { from.first = nullptr; }
    constexpr owned_values& operator=(owned_values const& from) {
        if (from.first == nullptr) {
            end_it();
            first = nullptr;
        } else if (this != &from) {
            if (first == nullptr) first = make();
            take(from);
        }
        return *this;
    }
    constexpr owned_values& operator=(owned_values&& from) noexcept {
        T* const mine = first;
        first = from.first;
        from.first = mine;
        return *this;
    }
    constexpr ~owned_values() { end_it(); }

    constexpr operator T*() { return first; }              // NOLINT: implicit by design
    constexpr operator T const*() const { return first; }  // NOLINT: implicit by design
    [[nodiscard]] constexpr T* begin() { return first; }
    [[nodiscard]] constexpr T* end() { return first + Count; }
    [[nodiscard]] constexpr T const* begin() const { return first; }
    [[nodiscard]] constexpr T const* end() const { return first + Count; }

private:
    static constexpr bool plain_memory = std::is_trivially_default_constructible_v<T> &&
                                         std::is_trivially_destructible_v<T> && alignof(T) <= 64;

    static constexpr T* make() {
        if (plain_memory && !std::is_constant_evaluated()) {
            return static_cast<T*>(::operator new(Count * sizeof(T), std::align_val_t{64}));
        }
        // Of what no memory holds, the tensor says so, and this has nothing to add.
        constexpr bool is_possible = Count <= static_cast<std::size_t>(-1) / 8 / sizeof(T);
        return new T[is_possible ? Count : 1]{};
    }
    constexpr void take(owned_values const& from) {
        if (from.first == nullptr) return;
        for (std::size_t i = 0; i < Count; ++i) first[i] = from.first[i];
    }
    constexpr void end_it() {
        // Asked first: clang 14 to 19 take a destructor that begins otherwise for one that has nothing to do at run
        // time.
        if (first == nullptr) return;
        if (plain_memory && !std::is_constant_evaluated()) {
            ::operator delete(first, std::align_val_t{64});
        } else {
            delete[] first;
        }
    }
};

/// `Count` values that somebody else owns.
template <class T, std::size_t Count>
struct HEED_LINKED_AS viewed_values {
    T* first;

    constexpr operator T*() const { return first; }  // NOLINT: implicit by design
    [[nodiscard]] constexpr T* begin() const { return first; }
    [[nodiscard]] constexpr T* end() const { return first + Count; }
};

/// Values that somebody else owns, with others between them.
template <class T>
struct HEED_LINKED_AS strided_values {
    T* first;

    constexpr operator T*() const { return first; }  // NOLINT: implicit by design
};

/// False for a view: what is made has to have values.
template <class Values>
inline constexpr bool are_owned = true;
template <class T, std::size_t Count>
inline constexpr bool are_owned<viewed_values<T, Count>> = false;
template <class T>
inline constexpr bool are_owned<strided_values<T>> = false;
template <class X>
inline constexpr bool owns_its_values = are_owned<decltype(X::values)>;
template <class X>
    requires requires { X::memory; }
inline constexpr bool owns_its_values<X> = are_owned<decltype(X::memory)>;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
