// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_REPEATED_HPP
#define HEED_NN_REPEATED_HPP

#include <cstddef>

#include <boost/hana/accessors.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

#include <heed/meta/indices.hpp>

namespace heed {

/// `Count` modules of one type, one behind the other: `repeated<transformer_block<...>, 4>`. A module itself, whose
/// members are called "0", "1" and so on; `blocks[1]` is the second one, and so is `for (auto const& block : blocks)`.
template <class Module, std::size_t Count>
struct repeated {
    Module modules[Count];

    constexpr repeated() : modules{} {}
    template <class... Modules>
        requires(sizeof...(Modules) == Count && (__is_same(Modules, Module) && ...))
    constexpr explicit repeated(Modules const&... each) : modules{each...} {}

    constexpr Module& operator[](std::size_t i) & { return modules[i]; }
    constexpr Module const& operator[](std::size_t i) const& { return modules[i]; }
    constexpr Module* begin() & { return modules; }
    constexpr Module* end() & { return modules + Count; }
    constexpr Module const* begin() const& { return modules; }
    constexpr Module const* end() const& { return modules + Count; }
    static constexpr std::size_t size() { return Count; }
    friend constexpr bool operator==(repeated const&, repeated const&) = default;
};

namespace detail {

template <std::size_t Place>
struct get_module {
    template <class Modules>
    constexpr auto& operator()(Modules& from) const {
        return from.modules[Place];
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

}  // namespace detail

}  // namespace heed

/// Modules one behind the other are a Hana Struct.
template <class Module, std::size_t Count>
struct boost::hana::accessors_impl<heed::repeated<Module, Count>> {
    static constexpr auto apply() { return heed::detail::accessors_of_modules(heed::first_indices<Count>{}); }
};

#endif
