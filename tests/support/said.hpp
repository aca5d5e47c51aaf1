// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/tensor/error.hpp>

#include <string>

namespace heed_test {

/// What a function says that throws `heed::out_of_range`.
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (heed::out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}

}  // namespace heed_test
