// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two executors for one call.
// expect-first: an_operation_runs_on_one_executor<.*in_order.*in_order
#include "../lesson.hpp"

struct in_order {
    void operator()(std::size_t count, auto const& task) const {
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}));
#else
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}), on(in_order{}));
#endif
}
