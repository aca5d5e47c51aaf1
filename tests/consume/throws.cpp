// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Built twice into one program, with -fno-exceptions and without: an index out of range is thrown in one file, and in
// the other it is given to a handler, which ends the program with 3. The one with PRINTS has main, which calls its own
// function, or, with an argument, the other one.
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include <heed/heed.hpp>

float BITS(std::size_t index);
float OTHER_BITS(std::size_t index);

float BITS(std::size_t index) { return heed::iota<float, heed::axes::Key<5>>().at(index); }

#if defined(PRINTS)
int main(int count, char**) {
    heed::set_failure_handler([](char const*) { std::_Exit(3); });
    try {
        return static_cast<int>(count > 1 ? OTHER_BITS(7) : BITS(7));
    } catch (heed::out_of_range const&) {
        return 2;
    }
}
#endif
