// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TESTS_BORDERS_SAFETENSORS_READ_ALL_HPP
#define HEED_TESTS_BORDERS_SAFETENSORS_READ_ALL_HPP

#include <heed/borders/safetensors.hpp>
#include <heed/shape/axes.hpp>

#include <cstdint>

/// Calls `take` with the tensor "w" of a file by each of four declarations, or `refuse` where it is none of that.
template <class Take, class Refuse>
void read_all(heed::safetensors::file const& file, Take take, Refuse refuse) {
    using namespace heed::axes;
    auto const read = [&](auto declared, auto order) {
        try {
            take(heed::safetensors::read<decltype(declared)>(file, "w", order));
        } catch (heed::io::file_error const&) {
            refuse();
        }
    };
    constexpr heed::safetensors::stored_order<> as_declared;
    read(heed::tensor<float, Query<2>, Key<3>>{}, as_declared);
    read(heed::tensor<double, Key<3>, Query<2>>{}, heed::safetensors::stored_as<Query, Key>);
    read(heed::tensor<std::int16_t, Key<6>>{}, as_declared);
    read(heed::tensor<bool, Key<6>>{}, as_declared);
}

#endif
