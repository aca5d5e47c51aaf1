// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 13. Attention does not know the names in heed::axes: it works out from your axes which is which.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>

#include "diagram.hpp"

// Readers ask books; each is compared by topics; a book gives a rating for each use.
template <std::size_t N> struct Reader : heed::axis<Reader, N> {};
template <std::size_t N> struct Book : heed::axis<Book, N> {};
template <std::size_t N> struct Topic : heed::axis<Topic, N> {};
template <std::size_t N> struct Use : heed::axis<Use, N> {};

int main() {
    constexpr auto interests = heed::from<float, Reader<3>, Topic<2>>({{5, 0},
                                                                       {0, 5},
                                                                       {2, 2}});
    constexpr auto contents = heed::from<float, Book<4>, Topic<2>>({{1, 0},
                                                                    {0, 1},
                                                                    {1, 1},
                                                                    {0, 0}});
    constexpr auto ratings = heed::from<float, Book<4>, Use<2>>({{1, 4},
                                                                 {2, 2},
                                                                 {5, 1},
                                                                 {3, 3}});

    // Topic is compared, as it ends both; Book is asked, as interests lack it; Reader asks; Use is what comes out.
    constexpr auto result = attention(interests, contents, ratings);
    static_assert(shape_of(result.weights) == heed::shape<Reader<3>, Book<4>>);
    static_assert(shape_of(result.output) == heed::shape<Reader<3>, Use<2>>);
    std::cout << "Who asks, what is asked, what comes out\n";
    lesson::draw("interests", interests, ",", "contents", contents, ",", "ratings", ratings);
    std::cout << '\n';
    lesson::draw("weights", result.weights, "@", "ratings", ratings, "=", "output", result.output);
    std::cout << "\nHow much each reader heeds each book\n" << heed::io::heat_map(result.weights) << '\n'
              << "Ratings for each reader\n" << heed::io::formatted(result.output, heed::io::fixed(3)) << "\n\n";

    // The axis in a template argument is the bare name.
    constexpr auto favourite = heed::argmax<Book>(result.weights);
    static_assert(shape_of(favourite) == heed::shape<Reader<3>>);
    static_assert(favourite == heed::tensor<std::size_t, Reader<3>>{0, 1, 2});
    std::cout << "Favourite book\n" << favourite << '\n';

    // Names of your own are kept apart as those of heed are.
    static_assert(!heed::can_attention<decltype(contents), decltype(interests), decltype(ratings)>);
    static_assert(!heed::can_softmax<decltype(ratings), Topic>);
}
