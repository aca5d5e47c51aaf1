// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Numbers that NumPy has no type of.
// expect-first: npy_files_have_no_such_element_type<.*\bbfloat16>
#include "../lesson.hpp"

#include <heed/io/npy.hpp>

int main() {
    auto const coarse = cast<bfloat16>(output);
#ifdef TWIN
    io::write_npy("output.npy", cast<float>(coarse));
#else
    io::write_npy("output.npy", coarse);
#endif
}
