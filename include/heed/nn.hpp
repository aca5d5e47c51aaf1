// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_HPP
#define HEED_NN_HPP

// Models: modules, their parameters, and what changes these. A header of its own, as it needs Hana's structs; the
// operations that models have beside attention are in heed/heed.hpp.
#include <heed/heed.hpp>
#include <heed/nn/gpt.hpp>
#include <heed/nn/initialise.hpp>
#include <heed/nn/optimisers.hpp>

#endif
