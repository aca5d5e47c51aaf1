// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number of threads where what runs tasks goes.
// expect-first: an_executor_is_called_with_a_number_and_a_function_of_a_number<.*int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}));
#else
    auto result = scaled_dot_product_attention(q, k, v, on(2));
#endif
}
