// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Plain values in the place of rotated ones.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*tensor<float,.*rotated<
#include "../lesson.hpp"

constexpr tensor<float, Query<T>, Dk<4>> file{};
using rotated_type = rotated<interleaved_pairs, rotary_base<10000>, Pair<2>, float, Query<T>, Dk<4>>;

int main() {
#ifdef TWIN
    rotated_type y = as_rotated<interleaved_pairs, rotary_base<10000>, Pair<2>>(file);
#else
    rotated_type y = file;
#endif
}
