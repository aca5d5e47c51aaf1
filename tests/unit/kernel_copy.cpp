// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>
#include <heed/kernel/copy.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/tensor_view.hpp>

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "../support/both_times.hpp"

namespace {

namespace kernel = heed::kernel;
using namespace heed::axes;

// A copy of three loops: where each of them stands in the output and in the input, the last one innermost, and how far
// the elements of both are apart.
struct order {
    std::size_t extents[3];
    std::size_t out[3];
    std::size_t in[3];
    std::size_t out_apart = 1, in_apart = 1;
    // So many elements are between the end of an innermost line and the start of the next.
    std::size_t out_gap = 0, in_gap = 0;
};

constexpr std::size_t stride_of(order const& o, std::size_t const (&places)[3], std::size_t apart, std::size_t gap,
                                std::size_t loop) {
    std::size_t stride = apart;
    for (std::size_t place = 3; place-- > 0;) {
        if (places[place] == loop) return stride;
        stride *= o.extents[places[place]];
        if (place == 2) stride += gap;
    }
    return 0;
}
constexpr auto nest_of(order const& o) {
    kernel::nest<2, 3> nest{};
    nest.rank = 3;
    for (std::size_t place = 0; place < 3; ++place) {
        std::size_t const loop = o.out[place];
        nest.extents[place] = o.extents[loop];
        nest.strides[0][place] = stride_of(o, o.out, o.out_apart, o.out_gap, loop);
        nest.strides[1][place] = stride_of(o, o.in, o.in_apart, o.in_gap, loop);
    }
    return kernel::collapse(nest);
}
constexpr std::size_t memory_of(order const& o, std::size_t const (&places)[3], std::size_t apart, std::size_t gap) {
    std::size_t last = 0;
    for (std::size_t loop = 0; loop < 3; ++loop) {
        last += (o.extents[loop] - 1) * stride_of(o, places, apart, gap, loop);
    }
    return last + 1;
}

// Of a size that is no power of two, and one of which the alignment is less than the size.
struct three {
    float of[3];
};
struct two {
    float of[2];
};

// Any bits: also those of NaN, signalling ones too.
template <class T>
void fill(T* to, std::size_t count, unsigned seed) {
    std::uint32_t x = seed * 2654435761u + 1;
    for (std::size_t i = 0; i < count; ++i) {
        unsigned char bytes[sizeof(T)];
        for (auto& byte : bytes) {
            x = x * 1664525u + 1013904223u;
            byte = static_cast<unsigned char>(x >> 24);
        }
        if (sizeof(T) == 4 && i % 5 == 0) {
            bytes[3] = 0x7f;
            bytes[2] = static_cast<unsigned char>(0x80u | bytes[2] % 128u);
        }
        std::memcpy(static_cast<void*>(to + i), bytes, sizeof(T));
    }
}

template <order Order, class T>
void check() {
    constexpr auto nest = nest_of(Order);
    constexpr std::size_t out_size = memory_of(Order, Order.out, Order.out_apart, Order.out_gap);
    constexpr std::size_t in_size = memory_of(Order, Order.in, Order.in_apart, Order.in_gap);
    // On the heap, each on its own: a sanitizer sees one element too many. And not at the start of a cache line.
    for (std::size_t const shift : {std::size_t{0}, std::size_t{3}}) {
        auto const in = std::make_unique<T[]>(in_size + shift);
        auto const out = std::make_unique<T[]>(out_size + shift), expected = std::make_unique<T[]>(out_size + shift);
        fill(in.get(), in_size + shift, 1);
        fill(out.get(), out_size + shift, 2);
        std::memcpy(static_cast<void*>(expected.get()), out.get(), (out_size + shift) * sizeof(T));
        for (std::size_t i = 0; i < Order.extents[0]; ++i) {
            for (std::size_t j = 0; j < Order.extents[1]; ++j) {
                for (std::size_t k = 0; k < Order.extents[2]; ++k) {
                    std::size_t const index[] = {i, j, k};
                    std::size_t to = shift, from = shift;
                    for (std::size_t loop = 0; loop < 3; ++loop) {
                        to += index[loop] * stride_of(Order, Order.out, Order.out_apart, Order.out_gap, loop);
                        from += index[loop] * stride_of(Order, Order.in, Order.in_apart, Order.in_gap, loop);
                    }
                    std::memcpy(static_cast<void*>(&expected[to]), &in[from], sizeof(T));
                }
            }
        }
        T* to = out.get() + shift;
        T const* from = in.get() + shift;
        kernel::copy<nest>(to, from);
        INFO(Order.extents[0] << ", " << Order.extents[1] << ", " << Order.extents[2] << "; out " << Order.out[0]
                              << Order.out[1] << Order.out[2] << "; in " << Order.in[0] << Order.in[1] << Order.in[2]
                              << "; elements of " << sizeof(T) << " bytes");
        REQUIRE(std::memcmp(out.get(), expected.get(), (out_size + shift) * sizeof(T)) == 0);
    }
}

constexpr std::size_t sampled(std::size_t which, std::size_t axis) {
    std::size_t x = (which * 3 + axis + 1) * 2654435761u;
    x ^= x >> 13;
    x = x * 2246822519u % 4294967296u;
    x ^= x >> 16;
    return x % 40 + 1;
}
constexpr std::size_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

constexpr order sample(std::size_t which) {
    order o{{sampled(which, 0) % 7 + 1, sampled(which, 1), sampled(which, 2)}, {}, {0, 1, 2}};
    // The short loop is the first, the second or the last of the input.
    for (std::size_t i = 0; i < which / 6 % 3; ++i) {
        std::size_t const moved = o.extents[i];
        o.extents[i] = o.extents[i + 1];
        o.extents[i + 1] = moved;
    }
    for (std::size_t i = 0; i < 3; ++i) o.out[i] = orders[which % 6][i];
    if (which % 4 == 1) o.out_gap = which % 3 + 1;
    if (which % 4 == 2) o.in_gap = which % 5 + 1;
    if (which % 4 == 3) o.out_apart = which % 8 == 3 ? 2 : 1, o.in_apart = 3;
    return o;
}
template <class T, std::size_t First, std::size_t... I>
void check_samples(std::index_sequence<I...>) {
    (check<sample(First + I), T>(), ...);
}
template <class T, std::size_t First, std::size_t Count>
void check_samples() {
    check_samples<T, First>(std::make_index_sequence<Count>{});
}
template <class T, std::size_t Rows, std::size_t Columns>
void check_matrix() {
    check<order{{1, Rows, Columns}, {0, 2, 1}, {0, 1, 2}}, T>();
}

// Not to be copied as bytes.
struct word {
    std::string text{};
};

constexpr auto turned_views() {
    heed::tensor<float, Query<5>, Key<7>> x{};
    int next = 0;
    for (float& value : x.values) value = static_cast<float>(next++);
    heed::tensor<float, Key<14>, Query<5>> result{};
    heed::strided_view<float, heed::strides<10, 1>, Key<7>, Query<5>> every_other(result.data());
    heed::transpose(heed::into(every_other), x);
    return result;
}

}  // namespace

TEST_CASE("a copy into another order moves every element, and nothing else: extents of 1 to 40, float") {
    check_samples<float, 0, 30>();
}

TEST_CASE("a copy into another order moves every element, and nothing else: extents of 1 to 40, other elements") {
    check_samples<double, 48, 10>();
    check_samples<std::uint8_t, 72, 6>();
    check_samples<std::uint16_t, 90, 4>();
    check_samples<two, 108, 6>();
    check_samples<three, 120, 6>();
}

TEST_CASE("a copy turns matrices of prime and of equal extents") {
    check_matrix<float, 2, 3>();
    check_matrix<float, 3, 1013>();
    check_matrix<float, 1013, 3>();
    check_matrix<float, 7, 11>();
    check_matrix<float, 13, 4>();
    check_matrix<float, 17, 19>();
    check_matrix<float, 31, 31>();
    check_matrix<float, 32, 32>();
    check_matrix<float, 64, 128>();
    check_matrix<float, 256, 256>();
    check_matrix<double, 4, 4>();
    check_matrix<double, 29, 23>();
    check_matrix<double, 129, 131>();
    check_matrix<float, 37, 71>();
    check_matrix<std::uint8_t, 37, 41>();
    check_matrix<std::uint16_t, 37, 41>();
    check_matrix<three, 37, 41>();
}

TEST_CASE("a copy takes what lies in a row in both as one piece") {
    // Of 5, 256 and 1028 floats, and rows of two that are turned as pairs.
    check<order{{11, 7, 5}, {1, 0, 2}, {0, 1, 2}}, float>();
    check<order{{3, 5, 256}, {1, 0, 2}, {0, 1, 2}}, float>();
    check<order{{2, 3, 257 * 4}, {1, 0, 2}, {0, 1, 2}}, float>();
    check<order{{19, 23, 2}, {1, 0, 2}, {0, 1, 2}}, float>();
    check<order{{19, 23, 2}, {1, 0, 2}, {0, 1, 2}}, std::uint8_t>();
    check<order{{3, 5, 7}, {0, 1, 2}, {0, 1, 2}}, float>();
    check<order{{1, 1, 1}, {0, 1, 2}, {0, 1, 2}}, float>();
}

TEST_CASE("elements that are not bytes are copied by their own assignment") {
    word x[6];
    for (int i = 0; i < 6; ++i) x[i].text = "a text too long to be kept where the string is: " + std::to_string(i);
    word out[6];
    kernel::copy<nest_of(order{{1, 2, 3}, {0, 2, 1}, {0, 1, 2}})>(out, x);
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t j = 0; j < 3; ++j) REQUIRE(out[j * 2 + i].text == x[i * 3 + j].text);
    }
}

TEST_CASE("outputs that share a place are written in the order of the loops") {
    // Both steps of the outer loop write to all places but the first and the last: the second step's stay.
    constexpr kernel::nest<2, 2> nest{2, {2, 9}, {{1, 1}, {1, 2}}};
    float x[18], out[10] = {};
    for (int i = 0; i < 18; ++i) x[i] = static_cast<float>(i);
    kernel::copy<nest>(out, x);
    REQUIRE(out[0] == x[0]);
    for (std::size_t i = 1; i < 10; ++i) REQUIRE(out[i] == x[2 * i - 1]);
}

TEST_CASE("a tensor is turned into every other line of another, at both times") {
    BOTH_TIMES(result, turned_views);
    for (std::size_t j = 0; j < 14; ++j) {
        for (std::size_t i = 0; i < 5; ++i) {
            REQUIRE(result(j, i) == (j % 2 == 0 ? static_cast<float>(i * 7 + j / 2) : 0.0f));
        }
    }
}
