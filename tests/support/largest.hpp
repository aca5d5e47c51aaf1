// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TESTS_SUPPORT_LARGEST_HPP
#define HEED_TESTS_SUPPORT_LARGEST_HPP

#include <cstddef>
#include <cstdint>
#include <string>

/// The largest number for a size here, the next one, and the first one whose square is none: of 64 bits or of 32.
inline constexpr std::size_t root_of_sizes = std::size_t{1} << (4 * sizeof(std::size_t));
inline std::string const largest = std::to_string(SIZE_MAX);
inline std::string const beyond = SIZE_MAX > 0xffffffff ? "18446744073709551616" : "4294967296";
inline std::string const root = std::to_string(root_of_sizes);

#endif
