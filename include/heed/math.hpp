// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_HPP
#define HEED_MATH_HPP

#include <heed/math/abs.hpp>
#include <heed/math/activations.hpp>
#include <heed/math/cbrt.hpp>
#include <heed/math/ceil.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/copysign.hpp>
#include <heed/math/cos.hpp>
#include <heed/math/cosh.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/erf.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/exp2.hpp>
#include <heed/math/expm1.hpp>
#include <heed/math/floor.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/frexp.hpp>
#include <heed/math/half.hpp>
#include <heed/math/ldexp.hpp>
#include <heed/math/log.hpp>
#include <heed/math/log1p.hpp>
#include <heed/math/log2.hpp>
#include <heed/math/max.hpp>
#include <heed/math/min.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/pow.hpp>
#include <heed/math/round.hpp>
#include <heed/math/rsqrt.hpp>
#include <heed/math/sigmoid.hpp>
#include <heed/math/sin.hpp>
#include <heed/math/sinh.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/math/tan.hpp>
#include <heed/math/tanh.hpp>
#include <heed/math/trunc.hpp>

#endif
