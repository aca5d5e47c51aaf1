// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// rejected: lines
// expect: the axes differ
// lines: 2

#ifdef TWIN
#else
template <class T>
struct at_the_end {
    static_assert(sizeof(T) == 0, "the axes differ");
};
template <class T>
struct deeper : at_the_end<T> {};
template <class T>
struct deepest : deeper<T> {};
deepest<int> one;
#endif
