// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Batch and Time swapped in X.
// expect-first: project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<.*\bTime\b.*.*\bTime<\d+>,.*\bBatch<\d+>.*did_you_mean<.*permute<.*\bBatch,.*\bTime,.*\bModel> ?\(
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto q2 = project(tensor<float, Batch<B>, Time<T>, Model<M>>{}, w_q);
#else
    auto q2 = project(tensor<float, Time<T>, Batch<B>, Model<M>>{}, w_q);
#endif
}
