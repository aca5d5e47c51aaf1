// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_HPP
#define HEED_GRADIENT_HPP

// Gradients of what is written with heed's operations. A header of its own, as programs that ask for none need not pay
// for it.
#include <heed/heed.hpp>
#include <heed/gradient/dual.hpp>
#include <heed/gradient/value_and_gradient.hpp>

#endif
