// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A misspelt name beside the one that is near to it: to name that twice is no mend.
// expect-first: the_tensor_has_no_such_axis<.*fault::in::sum, .*\bQuerry>, (?!.*did_you_mean)
#include "../lesson.hpp"

template <std::size_t N>
struct Querry : heed::axis<Querry, N> {};

int main() {
#ifdef TWIN
    auto y = sum<Query, Dk>(q);
#else
    auto y = sum<Querry, Query>(q);
#endif
}
