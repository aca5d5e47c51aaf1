// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

// Linked with other.cpp: whatever is defined twice in the whole library does not link, and what must be one is one.
void const* address_of_shape();

int main() {
    return address_of_shape() == &heed::shape<heed::axes::Query<2>> ? 0 : 1;
}
