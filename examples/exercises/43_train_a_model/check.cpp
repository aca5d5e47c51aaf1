// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

constexpr answers alike{1, 0, 0, 1};
constexpr auto of_alike = trained(alike)(pairs);
static_assert(heed::cross_entropy<Vocabulary>(of_alike, alike)() < 0.1f,
              "with other answers, whether both are alike, the loss is below 0.1 after training as well");

}  // namespace hidden
