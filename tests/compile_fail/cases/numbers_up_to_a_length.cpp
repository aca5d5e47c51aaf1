// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Made of numbers, as a tensor of as many extents is: of how many it is then, nobody said.
// expect-first: a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<.*up_to<.*Key<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto const keys = take<Key>(tensor<float, Key<S>>{}, 2);
#else
    tensor<float, up_to<Key<S>>> const keys{1.0f, 2.0f};
#endif
}
