// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// For tests that are passed when they compile and link.
int main() {}
