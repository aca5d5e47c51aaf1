// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_REPEATED_HPP
#define HEED_NN_REPEATED_HPP

#include <cstddef>

#include <boost/hana/accessors.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/indices.hpp>
#include <heed/tensor/fits_on_the_stack.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

template <class Module, std::size_t Count, bool OnHeap>
struct HEED_LINKED_AS modules_in_a_row {
    Module at[Count]{};
    constexpr Module* first() { return at; }
    constexpr Module const* first() const { return at; }
};
/// Of a copy it has modules of its own; what was moved from can only be assigned to or end.
template <class Module, std::size_t Count>
struct modules_in_a_row<Module, Count, true> {
    Module* at = new Module[Count]{};

    constexpr modules_in_a_row() = default;
    constexpr modules_in_a_row(modules_in_a_row const& from) { take(from); }
    constexpr modules_in_a_row(modules_in_a_row&& from) noexcept : at(from.at) { from.at = nullptr; }
    constexpr modules_in_a_row& operator=(modules_in_a_row const& from) {
        if (this != &from) {
            if (at == nullptr) at = new Module[Count]{};
            take(from);
        }
        return *this;
    }
    constexpr modules_in_a_row& operator=(modules_in_a_row&& from) noexcept {
        Module* const mine = at;
        at = from.at;
        from.at = mine;
        return *this;
    }
    constexpr ~modules_in_a_row() { delete[] at; }
    constexpr Module* first() { return at; }
    constexpr Module const* first() const { return at; }

private:
    constexpr void take(modules_in_a_row const& from) {
        for (std::size_t i = 0; i < Count && from.at != nullptr; ++i) at[i] = from.at[i];
    }
};

}  // namespace detail::inline HEED_KERNELS

/// `Count` modules of one type, one behind the other: `repeated<transformer_block<...>, 4>`. A module itself, whose
/// members are called "0", "1" and so on; `blocks[1]` is the second one, and so is `for (auto const& block : blocks)`.
/// Where they are more than `largest_tensor_bytes` together they are on the heap, as tensors are.
template <class Module, std::size_t Count>
struct HEED_LINKED_AS repeated {
    static constexpr bool is_repeated = true;

    detail::modules_in_a_row<Module, Count, (sizeof(Module) > largest_tensor_bytes / Count)> modules{};

    constexpr repeated() = default;
    template <class... Modules>
        requires(sizeof...(Modules) == Count && (__is_same(Modules, Module) && ...))
    constexpr explicit repeated(Modules const&... each) {
        std::size_t i = 0;
        ((begin()[i++] = each), ...);
    }

    constexpr Module& operator[](std::size_t i) & { return begin()[i]; }
    constexpr Module const& operator[](std::size_t i) const& { return begin()[i]; }
    constexpr Module* begin() & { return modules.first(); }
    constexpr Module* end() & { return begin() + Count; }
    constexpr Module const* begin() const& { return modules.first(); }
    constexpr Module const* end() const& { return begin() + Count; }
    static constexpr std::size_t size() { return Count; }
    friend constexpr bool operator==(repeated const& a, repeated const& b) {
        for (std::size_t i = 0; i < Count; ++i) {
            if (!(a[i] == b[i])) return false;
        }
        return true;
    }
};

namespace detail::inline HEED_KERNELS {

template <std::size_t Place>
struct get_module {
    template <class Modules>
    constexpr auto& operator()(Modules& from) const {
        return from[Place];
    }
};
template <std::size_t Number>
consteval auto number_as_string() {
    if constexpr (Number < 10) {
        return boost::hana::string_c<static_cast<char>('0' + Number)>;
    } else {
        return number_as_string<Number / 10>() + boost::hana::string_c<static_cast<char>('0' + Number % 10)>;
    }
}
template <std::size_t... Place>
constexpr auto accessors_of_modules(indices<Place...>) {
    return boost::hana::make_tuple(boost::hana::make_pair(number_as_string<Place>(), get_module<Place>{})...);
}

/// The same of other elements: see gradient/tracked.hpp.
template <class X, class From, class To>
struct rebound;
template <class Module, std::size_t Count, class From, class To>
struct rebound<repeated<Module, Count>, From, To> {
    using type = repeated<typename rebound<Module, From, To>::type, Count>;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

/// Modules one behind the other are a Hana Struct.
template <class Module, std::size_t Count>
struct boost::hana::accessors_impl<heed::repeated<Module, Count>> {
    static constexpr auto apply() { return heed::detail::accessors_of_modules(heed::first_indices<Count>{}); }
};

#endif
