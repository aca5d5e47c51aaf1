// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A tensor of more bytes than there are addresses.
// expect-first: a_tensor_has_more_bytes_than_an_object_can_have<float,.*\bTime<\d+>,.*\bModel<\d+>
// lines: 18
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    using much = heap_tensor<float, Time<(std::size_t{1} << 31)>, Model<(std::size_t{1} << 27)>>;
    [[maybe_unused]] constexpr std::size_t size = much::size;
#else
    using much = heap_tensor<float, Time<(std::size_t{1} << 31)>, Model<(std::size_t{1} << 31)>>;
    [[maybe_unused]] constexpr std::size_t size = much::size;
#endif
}
