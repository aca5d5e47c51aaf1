# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0

# Sets heed_hana to what gives the headers of Boost.Hana: a target of Boost that the project has, or the folder they are
# in. When there is none, heed_hana is false and heed_hana_missing says what to do.

set(heed_hana_missing
    "heed needs the headers of Boost.Hana, and <boost/hana/integral_constant.hpp> was not found. On Debian they are in \
libboost-dev; elsewhere set Boost_ROOT or CMAKE_PREFIX_PATH, or heed_HANA_INCLUDE_DIR to the folder that has boost/ in it.")
if(TARGET Boost::hana)
  set(heed_hana Boost::hana)
elseif(TARGET Boost::headers)
  set(heed_hana Boost::headers)
else()
  find_package(Boost CONFIG QUIET)
  find_path(heed_HANA_INCLUDE_DIR boost/hana/integral_constant.hpp HINTS ${Boost_INCLUDE_DIRS} ${Boost_ROOT}
            PATH_SUFFIXES include)
  mark_as_advanced(heed_HANA_INCLUDE_DIR)
  set(heed_hana ${heed_HANA_INCLUDE_DIR})
endif()
