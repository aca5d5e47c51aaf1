// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The program is wrong, but for another reason than the one it is about.
// rejected: pattern
// expect: the axes differ

int main() {
#ifdef TWIN
#else
    return 0
#endif
}
