// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_LENGTH_RULES_HPP
#define HEED_ATTENTION_DETAIL_LENGTH_RULES_HPP

#include <cstddef>

#include <heed/attention/detail/mask_traits.hpp>
#include <heed/kernel/mask_positions.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/error.hpp>

// What attention has to know of lengths.

namespace heed::detail::inline HEED_KERNELS {

template <class A>
[[noreturn]] void length_is_out_of_range(unsigned long long magnitude, bool negative, unsigned long long most) {
    raise(message<240>{} << "heed: expected lengths of 0 to " << most << " along " << axis_text<A> << ", but "
                         << (negative ? "-" : "") << magnitude << " came");
}
/// Looks at all lengths along an axis. Not for constants that are wrong: the compiler's error names the function above.
template <class A, class Numbers>
constexpr void check_lengths(Numbers const& of_each, std::size_t most) {
    auto const counts = counts_in(shape_type_of<Numbers>{}, of_each);
    std::size_t number = 1;
    for (std::size_t i = 0; i < Numbers::rank; ++i) number *= counts.of[i];
    for (std::size_t i = 0; i < number; ++i) {
        auto const length =
            of_each.data()[place_of_nth<layout_of<Numbers>>(shape_type_of<Numbers>{}, counts.of, i)];
        bool const negative = length < 0;
        auto const bits = static_cast<unsigned long long>(length);
        if (negative || bits > most) length_is_out_of_range<A>(negative ? 0 - bits : bits, negative, most);
    }
}

template <class Name, class Numbers>
struct mask_traits<lengths_along<Name, Numbers>> {
    static constexpr bool takes_lengths = true;
    static constexpr void write(auto& out) { out << "lengths over " << name_text<Name>(); }
    template <class T, class Scores, class QueryName, class KeyName>
    static consteval auto rule() {
        using shape = shape_type_of<Numbers>;
        using query = axis_in<Scores, QueryName>;
        using key = axis_in<Scores, KeyName>;
        using fault::lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys;
        if constexpr (!__is_same(Name, KeyName) && !__is_same(Name, QueryName)) {
            return fault::lengths_are_those_of_the_keys_or_of_the_queries<Name, query, key>{};
        } else if constexpr (has_name<shape, KeyName>) {
            return lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<axis_in<shape, KeyName>, shape>{};
        } else if constexpr (has_name<shape, QueryName>) {
            return lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<axis_in<shape, QueryName>,
                                                                                      shape>{};
        } else {
            return rule_of_mask_axes<shape, Scores>();
        }
    }
    /// The first batch is asked for before anything is written: then all lengths are looked at.
    template <class Batch, class Query, class Key>
    static constexpr auto in_kernel(lengths_along<Name, Numbers> const& mask, auto const& number) {
        constexpr bool of_keys = __is_same(Name, name_of<Key>);
        be_as_long_as_scores<Batch, Query, Key>(mask.of_each, number);
        if (number == 0) {
            check_lengths<typename conditional<of_keys, Key, Query>::type>(
                mask.of_each, of_keys ? keys_of<Key>(number) : queries_of<Query>(number));
        }
        kernel::moving const length{
            static_cast<std::ptrdiff_t>(mask.of_each.data()[start_of_batch<Batch, layout_of<Numbers>>(number)])};
        if constexpr (of_keys) {
            return kernel::prefix_mask<kernel::moving>{length};
        } else {
            return kernel::first_queries_mask{static_cast<std::size_t>(length.value())};
        }
    }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
