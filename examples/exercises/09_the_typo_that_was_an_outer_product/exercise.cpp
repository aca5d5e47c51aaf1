// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The typo that would have been an outer product.
//
// Readers like topics, and books are about topics: a reader and a book match by the sum over the topics. Two people
// wrote this: one calls the axis Topic, the other Topics, with one letter more. To the compiler these are two axes.
//
// Elsewhere such a typo goes unseen. In numpy.einsum('rt,bu->rb', readers, books), with u where t is meant, each
// axis is summed by itself: all that a reader likes, times all that a book is about, whatever the topics are. Here it
// is refused. Mend it, so that a book matches a reader by the topics that they share.
//
// As it stands, the compiler answers: "fault::contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it
//   <axis_name<Topic>, shape_t<Reader<2>, Topic<3>>, shape_t<Book<2>, Topics<3>>>"

#include <heed/heed.hpp>

template <std::size_t N> struct Reader : heed::axis<Reader, N> {};
template <std::size_t N> struct Book : heed::axis<Book, N> {};
template <std::size_t N> struct Topic : heed::axis<Topic, N> {};
template <std::size_t N> struct Topics : heed::axis<Topics, N> {};

template <std::size_t R, std::size_t T> using readers = heed::tensor<float, Reader<R>, Topic<T>>;

// your code begins
template <std::size_t B, std::size_t T> using books = heed::tensor<float, Book<B>, Topics<T>>;

constexpr auto matches(auto const& readers, auto const& books) {
    return heed::contract<Topic>(readers, books);
}
// your code ends

constexpr readers<2, 3> likes{1, 0, 2,   0, 3, 0};
constexpr books<2, 3> about{5, 1, 0,   0, 2, 1};
constexpr auto matched = matches(likes, about);

static_assert(heed::shape_of(matched) == heed::shape<Reader<2>, Book<2>>,
              "a row for each reader, a column for each book");
static_assert(matched(0, 0) == 1 * 5, "reader 0 and book 0 share topic 0 only: 1 * 5");
static_assert(matched(1, 0) == 3 * 1, "reader 1 and book 0 share topic 1 only: 3 * 1");
static_assert(matched(0, 1) == 2 * 1, "reader 0 and book 1 share topic 2 only: 2 * 1");
static_assert(!heed::can_contract<readers<2, 3>, heed::tensor<float, Book<2>, Topics<3>>, Topic>,
              "what only one of the two has is not summed over");
