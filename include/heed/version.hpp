// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_VERSION_HPP
#define HEED_VERSION_HPP

/// The version as one number for `#if`: 10000 times the major one, 100 times the minor one, and the patch.
#define HEED_VERSION 100

namespace heed {

/// The version, by the rules of semantic versioning: before 1.0 a new minor one may break what uses heed, and
/// CHANGELOG.md says how.
inline constexpr int version_major = HEED_VERSION / 10000;
inline constexpr int version_minor = HEED_VERSION / 100 % 100;
inline constexpr int version_patch = HEED_VERSION % 100;

}  // namespace heed

#endif
