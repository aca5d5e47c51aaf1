// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Concat to more elements than can be counted.
// expect-first: the_result_would_have_more_bytes_than_an_object_can_have<.*fault::in::concat,.*\bTime<\d+>
#include "../lesson.hpp"

int main() {
    char const letter = 'a';
#ifdef TWIN
    tensor_view<char const, Time<(std::size_t{1} << 59)>> some(&letter);
    using joined = decltype(concat<Time>(some, some));
#else
    tensor_view<char const, Time<(std::size_t{1} << 60)>> many(&letter);
    auto joined = concat<Time>(many, many);
#endif
}
