// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_META_DETAIL_LINKAGE_HPP
#define HEED_META_DETAIL_LINKAGE_HPP

#include <heed/meta/detail/target.hpp>

// Linkers take one of two functions of one name. So the names of the types that heed's functions are called with, of
// functions that are called with none of them, and of kernels hold for linkers the version and the instructions that
// they are compiled for (HEED_KERNELS, of target.hpp). Compilers do not print what a type or a function is linked as.
#define HEED_TEXT_OF(name) #name
#define HEED_WORDS_OF(name) HEED_TEXT_OF(name)
#define HEED_LINKED_AS [[gnu::abi_tag(HEED_WORDS_OF(HEED_KERNELS))]]

#endif
