// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A good case: the runner must not reject everything.
// rejected: nothing
// expect: two_axes_differ<Key, ?Dk>
// expect-first: multiply

struct Key {};
struct Dk {};
template <class A, class B>
struct two_axes_differ {};

template <class A>
constexpr A multiply(A a, A) {
    return a;
}
template <class A, class B, class Fault = two_axes_differ<A, B>>
void multiply(A, B) = delete;

int main() {
#ifdef TWIN
    multiply(Key{}, Key{});
#else
    multiply(Key{}, Dk{});
#endif
}
