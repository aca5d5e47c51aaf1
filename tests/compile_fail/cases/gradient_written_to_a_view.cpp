// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A row is written through a view, inside a function whose gradient is asked for.
// expect: a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where<.*\bassign\b.*\btracked<float>
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
    auto const loss = [](auto const& x) {
        auto changed = x;
#ifdef TWIN
        changed = concat<Key>(range<Key<1>>(x, 1), range<Key<T - 1>>(x, 1));
#else
        slice_view<Key>(changed, 0) = slice<Key>(x, 1);
#endif
        return sum(changed);
    };
    value_and_gradient(loss, tensor<float, Key<T>>{});
}
