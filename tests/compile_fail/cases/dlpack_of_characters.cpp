// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An element type that DLPack has not.
// expect-first: dlpack_has_no_such_element_type<wchar_t>
#include "../lesson.hpp"

#include <heed/borders/dlpack.hpp>

int main() {
    tensor<wchar_t, Key<S>> letters{};
    tensor<int, Key<S>> numbers{};
#ifdef TWIN
    auto sent = dlpack::share(numbers);
#else
    auto sent = dlpack::share(letters);
#endif
}
