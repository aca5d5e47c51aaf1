// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TESTS_BORDERS_SAFETENSORS_READ_ALL_HPP
#define HEED_TESTS_BORDERS_SAFETENSORS_READ_ALL_HPP

#include <heed/borders/safetensors.hpp>
#include <heed/shape/axes.hpp>

#include <cstdint>

inline constexpr unsigned declarations = 4;

/// Calls `take` with the tensor "w" of a file by one of the declarations.
template <class Take>
void read_declared(unsigned declared, heed::safetensors::file const& file, Take take) {
    using namespace heed::axes;
    namespace safetensors = heed::safetensors;
    if (declared == 0)
        take(safetensors::read<heed::tensor<float, Query<2>, Key<3>>>(file, "w"));
    else if (declared == 1)
        take(safetensors::read<heed::tensor<double, Key<3>, Query<2>>>(file, "w", safetensors::stored_as<Query, Key>));
    else if (declared == 2)
        take(safetensors::read<heed::tensor<std::int16_t, Key<6>>>(file, "w"));
    else
        take(safetensors::read<heed::tensor<bool, Key<6>>>(file, "w"));
}

/// By each of them, or calls `refuse` where the tensor is none of that.
template <class Take, class Refuse>
void read_all(heed::safetensors::file const& file, Take take, Refuse refuse) {
    for (unsigned declared = 0; declared < declarations; ++declared) {
        try {
            read_declared(declared, file, take);
        } catch (heed::io::file_error const&) {
            refuse();
        }
    }
}

#endif
