// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask made by a function of the index along another axis.
// expect-first: generate_needs_a_function_of_one_index_for_each_axis<.*\bQuery<\d+>, .*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = generate<keep<Query<T>, Key<S>>>([](index_of<Key> key, index_of<Query> query) { return key <= query; });
#else
    auto m = generate<keep<Query<T>, Key<S>>>([](index_of<Time> key, index_of<Query> query) { return key <= query; });
#endif
}
