// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_STORED_PLACES_HPP
#define HEED_BORDERS_DETAIL_STORED_PLACES_HPP

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/borders/detail/stored_rules.hpp>
#include <heed/io/file.hpp>
#include <heed/meta/detail/linkage.hpp>

// Names that a model's parameters have in the files of other programs, and the order of their axes there.

namespace heed::stored {

namespace detail::inline HEED_KERNELS {

using io::detail::fail;
using io::detail::in_quotes;
using std::filesystem::path;

/// A name of a parameter, or of several by stars, and what it is in the file.
struct HEED_LINKED_AS renaming {
    std::string own;
    std::string in_file;
};

}  // namespace detail::inline HEED_KERNELS

/// See `stored_under`.
template <class Order>
struct HEED_LINKED_AS stored_place {
    detail::renaming names;
};

/// Where parameters are in a file that names them otherwise, and in which order of their axes: a `*` of the own name is
/// any part of it between dots, and stands for the same in the file's name, the first for the first.
/// `stored_under("blocks.*.feed_forward.w_in", "h.*.mlp.c_fc.weight", stored_as<Hidden, Model>)`
/// A square matrix has its orientation by that alone: its extents fit both ways.
/// Heads that are no axis there are said to be merged, as of `merged`.
template <class Order = stored_order<>>
    requires(detail::order_in_a_file<Order>)
stored_place<Order> stored_under(std::string own_name, std::string name_in_file, Order = {}) {
    return {{std::move(own_name), std::move(name_in_file)}};
}

namespace detail::inline HEED_KERNELS {

/// Whether a name is one that the pattern means: part by part between dots, of which a `*` is any. `stars` are those.
HEED_LINKED_AS inline bool is_meant(std::string_view pattern, std::string_view name,
                                    std::vector<std::string_view>& stars) {
    stars.clear();
    for (;;) {
        std::size_t const end = name.find('.'), end_of_pattern = pattern.find('.');
        std::string_view const part = name.substr(0, end), wanted = pattern.substr(0, end_of_pattern);
        if (wanted == "*")
            stars.push_back(part);
        else if (wanted != part)
            return false;
        if (end == std::string_view::npos || end_of_pattern == std::string_view::npos) return end == end_of_pattern;
        name.remove_prefix(end + 1);
        pattern.remove_prefix(end_of_pattern + 1);
    }
}

/// The names of a module's parameters in a file, each found once.
class HEED_LINKED_AS stored_places {
public:
    stored_places(path const& file, std::vector<renaming> names)
        : file_(file), names_(std::move(names)), is_used_(names_.size()) {}

    struct place {
        std::size_t which;  // of the renamings, or their number for a parameter that has its own name
        std::string name;
    };
    /// Fails when two renamings mean a parameter, and when the file's name was another one's before.
    place find(std::string const& own) {
        place out{names_.size(), own};
        std::vector<std::string_view> stars;
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (!is_meant(names_[i].own, own, stars)) continue;
            if (out.which != names_.size())
                fail(file_, "one stored_under for parameter " + in_quotes(own),
                     in_quotes(names_[out.which].own) + " and " + in_quotes(names_[i].own) + " both mean it");
            out = {i, filled(i, stars)};
            is_used_[i] = true;
        }
        auto const [before, is_new] = taken_.emplace(out.name, own);
        if (!is_new)
            fail(file_, "a tensor for each parameter",
                 in_quotes(out.name) + " would be both " + in_quotes(before->second) + " and " + in_quotes(own));
        return out;
    }
    /// Fails when a renaming has meant no parameter: it is one of another model, or misspelt.
    void all_found() const {
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (!is_used_[i])
                fail(file_, "a parameter " + in_quotes(names_[i].own) + ", which stored_under names",
                     "the module has none");
    }

private:
    std::string filled(std::size_t which, std::vector<std::string_view> const& stars) const {
        std::string out;
        std::size_t used = 0;
        for (char const c : names_[which].in_file) {
            if (c == '*' && used < stars.size())
                out += stars[used];
            else if (c != '*')
                out += c;
            used += c == '*' ? 1U : 0U;
        }
        if (used != stars.size())
            fail(file_,
                 "as many stars in " + in_quotes(names_[which].in_file) + " as in " + in_quotes(names_[which].own),
                 "there are " + std::to_string(used) + " and " + std::to_string(stars.size()));
        return out;
    }

    path const& file_;
    std::vector<renaming> names_;
    std::vector<bool> is_used_;
    std::map<std::string, std::string> taken_;
};

/// Calls `f` with the order that stands at a place of the list; behind them, with none.
template <class... Orders, class F>
HEED_LINKED_AS void with_order(std::size_t which, F const& f) {
    std::size_t at = 0;
    bool const is_found = ((at++ == which && (f(Orders{}), true)) || ...);
    if (!is_found) f(stored_order<>{});
}

template <class X>
[[noreturn]] HEED_LINKED_AS void fail_order(path const& file, std::string_view own) {
    fail(file, "parameter " + in_quotes(own) + " with all axes that stored_as names, and no other",
         "it is of " + in_words(heed::shape_text<shape_type_of<X>>));
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::stored

#endif
