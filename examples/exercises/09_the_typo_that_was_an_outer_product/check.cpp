// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class R, class B>
concept match = requires(R const& r, B const& b) { matches(r, b); };

template <std::size_t R, std::size_t B, std::size_t T>
constexpr bool is_right() {
    constexpr auto number = [](std::size_t i) { return static_cast<float>((i * 17 + 3) % 11) - 5; };
    readers<R, T> likes{};
    for (std::size_t i = 0; i < R * T; ++i) likes.values[i] = number(i);
    books<B, T> about{};
    for (std::size_t i = 0; i < B * T; ++i) about.values[i] = number(i + 5);
    auto const matched = matches(likes, about);
    for (std::size_t r = 0; r < R; ++r) {
        for (std::size_t b = 0; b < B; ++b) {
            float expected = 0;
            for (std::size_t t = 0; t < T; ++t) expected += likes(r, t) * about(b, t);
            if (matched(r, b) != expected) return false;
        }
    }
    return true;
}

static_assert(books<3, 5>::rank == 2 && books<3, 5>::size == 15, "books: a row for each book, a column for each topic");
static_assert(heed::has_axis<books<3, 5>, Book>, "the rows of books are still called Book");
static_assert(match<readers<2, 5>, books<3, 5>>,
              "your matches cannot be called with two readers and three books of five topics");
static_assert(heed::shape_of(matches(readers<2, 5>{}, books<3, 5>{})) == heed::shape<Reader<2>, Book<3>>,
              "two readers and three books make two rows of three columns");
static_assert(is_right<2, 3, 5>(), "a match adds, topic by topic, what a reader likes times what a book is about");
static_assert(is_right<4, 4, 4>(), "four of each: a match adds, topic by topic, what is liked times what it is about");

// What the afterword says of the sums that are taken one by one.
static_assert(heed::sum(heed::slice<Reader>(likes, 0))() == 3 && heed::sum(heed::slice<Book>(about, 0))() == 6);

}  // namespace hidden
