// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An index by a misspelt name.
// expect-first: indexing_by_name_found_no_such_axis<.*\bQuerry\b.*did_you_mean<.*\bQuery<\d+>
#include "../lesson.hpp"

template <std::size_t N> struct Querry : heed::axis<Querry, N> {};

int main() {
#ifdef TWIN
    auto e = q.at(index<Query>(0), index<Batch>(0), index<Dk>(0));
#else
    auto e = q.at(index<Querry>(0), index<Batch>(0), index<Dk>(0));
#endif
}
