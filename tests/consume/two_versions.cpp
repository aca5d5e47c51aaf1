// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Built twice into one program, with two versions of heed that read other headers: each file reads as its version does,
// through functions that take no type of heed. The one with PRINTS has main, as in two_sets_of_flags.cpp.
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>

#include <heed/borders/safetensors.hpp>
#include <heed/heed.hpp>

bool BITS();
bool OTHER_BITS();

bool BITS() {
    std::string const header = R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
    std::string const bytes = std::string(1, static_cast<char>(header.size())) + std::string(7, '\0') + header +
                              std::string(8, '\0');
    try {
        heed::safetensors::file const file(std::as_bytes(std::span(bytes)));
        return heed::safetensors::read<heed::tensor<float, heed::axes::Key<2>>>(file, "x").size() == 2;
    } catch (heed::io::file_error const&) {
        return false;
    }
}

#if defined(PRINTS)
int main() { std::printf("%d %d\n", BITS(), OTHER_BITS()); }
#endif
