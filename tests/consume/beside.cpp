// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// After includes of the single header and of the many, in some order, that run.py puts before this.
constexpr auto x = heed::iota<float, heed::axes::Query<2>, heed::axes::Key<3>>();
static_assert(heed::extent<heed::axes::Key>(x) == 3);
static_assert(heed::sum(x) > 14.9F);
#ifdef BOOST_HANA_FWD_LENGTH_HPP
#include <boost/hana/length.hpp>
static_assert(decltype(boost::hana::length(heed::shape_of(x)))::value == 2);
#endif
