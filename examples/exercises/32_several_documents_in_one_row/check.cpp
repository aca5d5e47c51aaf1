// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

namespace hidden {

constexpr auto yours = [](auto const& text) -> decltype(may_see(text)) { return may_see(text); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires { typename std::enable_if_t<Check{}()>; };

template <std::size_t B, std::size_t T>
constexpr bool is_right(heed::tensor<int, Batch<B>, Time<T>> const& text) {
    if constexpr (requires { visible(yours(text), heed::shape<Batch<B>, Query<T>, Key<T>>); }) {
        auto const kept = visible(yours(text), heed::shape<Batch<B>, Query<T>, Key<T>>);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t i = 0; i < T; ++i) {
                for (std::size_t j = 0; j < T; ++j) {
                    bool const sees = j <= i && text(b, i) == text(b, j) && text(b, j) != 0;
                    if (kept(b, i, j) != sees) return false;
                }
            }
        }
        return true;
    } else {
        return false;
    }
}

using row = heed::tensor<int, Batch<1>, Time<7>>;
constexpr auto three_texts = [] { return is_right(row{5, 5, 9, 9, 9, 1, 0}); };
constexpr auto rising = [] { return is_right(row{1, 2, 2, 3, 3, 3, 3}); };
constexpr auto come_back = [] { return is_right(row{4, 4, 7, 7, 4, 0, 0}); };
constexpr auto empty = [] { return is_right(row{0, 0, 0, 0, 0, 0, 0}); };
constexpr auto alike = [] { return is_right(heed::tensor<int, Batch<3>, Time<3>>{1, 1, 2, 2, 0, 0, 3, 1, 1}); };

static_assert(std::is_invocable_v<decltype(yours), row>, "your may_see cannot be called with [Batch<1>, Time<7>]");
static_assert(holds<decltype(three_texts)>, "a row of the texts 5, 5, 9, 9, 9, 1, and an empty place");
static_assert(holds<decltype(rising)>, "a row without an empty place, of the texts 1, 2, 2, 3, 3, 3, 3");
static_assert(holds<decltype(come_back)>, "a text that goes on behind another one: 4, 4, 7, 7, 4");
static_assert(holds<decltype(empty)>, "a row without any text");
static_assert(holds<decltype(alike)>, "three rows of three positions, each with other texts");

}  // namespace hidden
