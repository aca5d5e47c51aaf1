// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

using queries = heed::tensor<float, heed::axes::Query<2>, heed::axes::Dk<3>>;
using keys = heed::tensor<float, heed::axes::Key<5>, heed::axes::Dk<3>>;
using values = heed::tensor<float, heed::axes::Key<5>, heed::axes::Dv<7>>;

float last_of_other(queries const& q, keys const& k, values const& v);
