// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A probability without a generator, of which nobody says where numbers come from.
// expect-first: drop_out_takes_a_dropout_and_this_is_none<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = drop_out(q, dropout{0.5f, philox{1}});
#else
    auto y = drop_out(q, 0.5f);
#endif
}
