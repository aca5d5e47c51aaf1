// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Compared by features whose number is not in the type: no scale follows from them.
// expect-first: scores_compares_all_features_so_their_number_is_in_the_type<.*up_to<.*Dk<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto logits = scores(q, k);
#else
    auto logits = scores(take<Dk>(q, 1), take<Dk>(k, 1));
#endif
}
