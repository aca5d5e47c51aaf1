// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The words stand in the source alone, in the line that the compiler would echo.
// rejected: pattern
// expect: the axes differ

#ifdef TWIN
#else
int wrong = "" /* the axes differ */;
#endif
