// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Linear biases of queries that come behind the keys of a cache, without a word where.
// expect-first: alibi_needs_the_offset_of_its_queries_as_in_offset_of_it_when_queries_and_keys_differ_in_number<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

constexpr tensor<float, Batch<B>, Key<2 * S>, Dk<K>> kept{};

int main() {
#ifdef TWIN
    auto s = scores(q, kept, alibi<Batch<B>>(offset{S}));
#else
    auto s = scores(q, kept, alibi<Batch<B>>());
#endif
}
