// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number that is written as if it were a tensor.
// expect-first: an_npy_file_is_written_from_a_tensor<float>
#include "../lesson.hpp"

#include <heed/io/npy.hpp>

int main() {
    float const loss = 0.5f;
#ifdef TWIN
    io::write_npy("loss.npy", tensor<float>{loss});
#else
    io::write_npy("loss.npy", loss);
#endif
}
