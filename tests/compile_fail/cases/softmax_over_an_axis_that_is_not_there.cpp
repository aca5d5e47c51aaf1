// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax over an axis that is not there.
// expect-first: the_tensor_has_no_such_axis<.*fault::in::softmax,.*\bDv\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = softmax<Key>(matmul(q, transpose(k)));
#else
    auto y = softmax<Dv>(matmul(q, transpose(k)));
#endif
}
