// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The approximation as an argument, and not by its name.
// expect-first: an_operand_is_one_too_many<.*\bin::gelu, 
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = gelu_tanh(q);
#else
    auto y = gelu(q, "tanh");
#endif
}
