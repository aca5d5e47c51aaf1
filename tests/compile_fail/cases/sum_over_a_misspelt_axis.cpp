// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A misspelt axis.
// expect-first: the_tensor_has_no_such_axis<.*fault::in::sum,.*\bQuerry\b.*did_you_mean<.*\bQuery<\d+>
#include "../lesson.hpp"

template <std::size_t N> struct Querry : heed::axis<Querry, N> {};

int main() {
#ifdef TWIN
    auto y = sum<Query>(q);
#else
    auto y = sum<Querry>(q);
#endif
}
