// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// heed as a module, `import heed;`: all that heed/heed.hpp, heed/nn.hpp, heed/gradient.hpp, heed/math.hpp and the headers
// of heed/io/ and heed/borders/ have. The names belong to no module, so that files that import and files that include are
// one program; one file does one of both. With clang++-19:
//
//     clang++-19 -std=c++20 -isystem include --precompile include/heed.cppm -o heed.pcm
//     clang++-19 -std=c++20 -fmodule-file=heed=heed.pcm program.cpp heed.pcm -o program
module;

// All that is not heed's, which the module does not export.
#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <initializer_list>
#include <locale>
#include <map>
#include <memory>
#include <new>
#include <ostream>
#include <set>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#include <version>
#if __has_include(<format>)
#include <format>
#endif
#if __has_include(<mdspan>)
#include <mdspan>
#endif

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/hana.hpp>

export module heed;

// Their headers are part of this module, and yet of none: extern "C++".
#pragma clang diagnostic ignored "-Winclude-angled-in-module-purview"
export extern "C++" {
#include <heed/attention/explain.hpp>
#include <heed/borders/border_error.hpp>
#include <heed/borders/containers.hpp>
#include <heed/borders/dlpack.hpp>
#include <heed/borders/dlpack_struct.hpp>
#include <heed/borders/format.hpp>
#include <heed/borders/map_file.hpp>
#include <heed/borders/mdspan.hpp>
#include <heed/borders/memory.hpp>
#include <heed/borders/npz.hpp>
#include <heed/borders/parameters.hpp>
#include <heed/borders/safetensors.hpp>
#include <heed/gradient.hpp>
#include <heed/heed.hpp>
#include <heed/io/attention_diagram.hpp>
#include <heed/io/colour.hpp>
#include <heed/io/file.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/npy.hpp>
#include <heed/io/print.hpp>
#include <heed/io/summary.hpp>
#include <heed/io/svg.hpp>
#include <heed/io/tile_map.hpp>
#include <heed/math.hpp>
#include <heed/nn.hpp>
#include <heed/ops/explanation.hpp>
#include <heed/random/randint.hpp>
#include <heed/random/randperm.hpp>
}
