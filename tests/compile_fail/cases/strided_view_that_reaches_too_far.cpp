// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A strided view that reaches beyond all memory.
// expect-first: a_strided_view_reaches_over_more_bytes_than_an_object_can_have<.*strides<\d+U?L?L?, 1U?L?L?>.*\bQuery<3>,.*\bDk<2>
// lines: 18
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    float memory[8]{};
    strided_view<float, strides<3, 1>, Query<3>, Dk<2>> y(memory);
#else
    float memory[8]{};
    strided_view<float, strides<(std::size_t{1} << 63), 1>, Query<3>, Dk<2>> y(memory);
#endif
}
