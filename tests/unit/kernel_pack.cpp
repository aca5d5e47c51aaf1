// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/pack.hpp>

#include <cstddef>
#include <utility>

#include "../support/catch.hpp"
#include "../support/guarded.hpp"

// Panels of columns of any strides: what a panel holds, and that nothing beside the elements is read, whatever a
// compiler makes of the loops. (Built at -O3, g++ 12 reads 16 bytes where a loop asks for every second element, and so
// behind the last one.)

namespace {

constexpr std::size_t steps[] = {0, 1, 2, 5};

/// As it is called: the panel is nobody else's, the length a constant.
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Column, std::size_t Step, std::size_t Length>
[[gnu::noinline]] void pack_all(T* __restrict panel, T const* __restrict from) {
    constexpr heed::kernel::panel_source source{.column = Column, .step = Step, .shortest = Length, .width = Lanes};
    heed::kernel::pack<source, Lanes, Count>(panel, from, Length);
}

template <class T, std::size_t Lanes, std::size_t Count, std::size_t Column, std::size_t Step, std::size_t Length>
int wrong(bool at_end) {
    constexpr std::size_t size = (Count - 1) * Column + (Length - 1) * Step + 1;
    heed_test::guarded<T> const from(size, at_end);
    for (std::size_t i = 0; i < size; ++i) from[i] = static_cast<T>(i + 1);
    T panel[Length * Lanes] = {};
    pack_all<T, Lanes, Count, Column, Step, Length>(panel, from.data());
    int count = 0;
    for (std::size_t k = 0; k < Length; ++k) {
        for (std::size_t i = 0; i < Count; ++i) {
            count += panel[k * Lanes + i] != static_cast<T>(i * Column + k * Step + 1);
        }
    }
    return count;
}

template <class T, std::size_t Lanes, std::size_t Count, std::size_t Length, std::size_t... N>
void check(std::index_sequence<N...>) {
    for (bool const at_end : {false, true}) {
        std::size_t strides = 0;
        for (int const count : {wrong<T, Lanes, Count, steps[N / 4], steps[N % 4], Length>(at_end)...}) {
            INFO("columns " << steps[strides / 4] << " apart, their elements " << steps[strides % 4] << ", " << Count
                            << " columns of " << Length);
            CHECK(count == 0);
            ++strides;
        }
    }
}
template <class T, std::size_t Lanes, std::size_t Count, std::size_t Length>
void check() {
    check<T, Lanes, Count, Length>(std::make_index_sequence<16>{});
}

}  // namespace

TEST_CASE("A panel holds columns of any strides, and nothing beside them is read") {
    check<float, 4, 3, 7>();
    check<float, 4, 4, 4>();
    check<float, 4, 1, 5>();
    check<float, 4, 2, 3>();
    check<double, 2, 2, 7>();
    check<double, 2, 1, 5>();
}

TEST_CASE("A panel of the widest vectors does so, too") {
    constexpr std::size_t lanes = heed::kernel::lanes<float>;
    check<float, lanes, lanes, 11>();
    check<float, lanes, lanes - 1, 2>();
}
