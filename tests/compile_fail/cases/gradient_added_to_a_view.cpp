// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The same through a view that has a name.
// expect: a_view_is_only_read_where_a_gradient_is_asked_for_so_make_a_new_tensor_as_by_concat_or_where<.*\btimes\b.*\btracked<float>
#include "../lesson.hpp"

#include <heed/gradient.hpp>

int main() {
    auto const loss = [](auto const& x) {
        auto changed = x;
        auto row = transpose_view(changed);
#ifdef TWIN
        changed *= 2.0f;
        static_cast<void>(row);
#else
        row *= 2.0f;
#endif
        return sum(changed);
    };
    value_and_gradient(loss, tensor<float, Query<T>, Dk<K>>{});
}
