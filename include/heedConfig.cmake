# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0

include("${CMAKE_CURRENT_LIST_DIR}/find_hana.cmake")
if(NOT heed_hana)
  set(heed_FOUND FALSE)
  set(heed_NOT_FOUND_MESSAGE "${heed_hana_missing}")
  return()
endif()
if(NOT TARGET heed::heed)
  include("${CMAKE_CURRENT_LIST_DIR}/heedTargets.cmake")
  if(TARGET ${heed_hana})
    target_link_libraries(heed::heed INTERFACE ${heed_hana})
  else()
    target_include_directories(heed::heed SYSTEM INTERFACE ${heed_hana})
  endif()
endif()
