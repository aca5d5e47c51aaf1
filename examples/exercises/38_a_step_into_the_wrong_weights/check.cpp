// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

constexpr layer<float> some{heed::projection<Query, float, Model<3>, Dk<2>>{1, 2, 3, 4, 5, 6},
                            heed::projection<Key, float, Model<3>, Dk<2>>{6, 5, 4, 3, 2, 1},
                            heed::projection<Key, float, Model<3>, Dv<2>>{1, -1, 2, -2, 3, -3}};
constexpr layer<float> of_some{heed::projection<Query, float, Model<3>, Dk<2>>{4, 0, -4, 8, 0, 4},
                               heed::projection<Key, float, Model<3>, Dk<2>>{0, 4, 4, -8, 12, 0},
                               heed::projection<Key, float, Model<3>, Dv<2>>{8, 8, -4, 0, 4, 12}};

constexpr layer<float> moved = descended(some, of_some, 0.25f);
static_assert(moved.w_q == heed::projection<Query, float, Model<3>, Dk<2>>{0, 2, 4, 2, 5, 5},
              "with a rate of 0.25, W_Q goes by a quarter of its gradient");
static_assert(moved.w_k == heed::projection<Key, float, Model<3>, Dk<2>>{6, 4, 3, 5, -1, 1},
              "with a rate of 0.25, W_K goes by a quarter of its gradient");
static_assert(moved.w_v == heed::projection<Key, float, Model<3>, Dv<2>>{-1, -3, 3, -2, 2, -6},
              "with a rate of 0.25, W_V goes by a quarter of its gradient");

constexpr layer<float> kept = descended(some, of_some, 0.0f);
static_assert(kept.w_q == some.w_q && kept.w_k == some.w_k && kept.w_v == some.w_v, "a rate of 0 moves nothing");

}  // namespace hidden
