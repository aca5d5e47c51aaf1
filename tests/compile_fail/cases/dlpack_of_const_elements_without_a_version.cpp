// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys that are only read, for who cannot be told so.
// expect-first: a_dlpack_tensor_without_a_version_cannot_say_that_its_elements_are_only_read<.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

#include <heed/borders/dlpack.hpp>

int main() {
#ifdef TWIN
    auto sent = dlpack::share<dlpack::managed_tensor_versioned>(k);
#else
    auto sent = dlpack::share<dlpack::managed_tensor>(k);
#endif
}
