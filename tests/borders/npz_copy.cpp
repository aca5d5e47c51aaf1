// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Reads the arrays that npz_numpy.py has in a file, by declaration, and writes them to another: npz_copy FROM TO.
#if defined(HEED_TEST_ZLIB)
#include <heed/borders/zlib.hpp>
#endif
#include <heed/borders/npz.hpp>
#include <heed/heed.hpp>
#include <heed/math/half.hpp>

#include <cstdint>
#include <cstdio>

int main(int count, char** arguments) {
    using namespace heed;
    using namespace heed::axes;
    if (count != 3) return 2;
#if defined(HEED_TEST_ZLIB)
    constexpr npz::inflater inflater = npz::by_zlib;
#else
    constexpr npz::inflater inflater = nullptr;
#endif
    try {
        npz::file const from(arguments[1], inflater);
        auto const floats = npz::read<tensor<float, Query<13>, Key<17>>>(from, "floats");
        auto const doubles = npz::read<heap_tensor<double, Time<101>, Model<103>>>(from, "dir/doubles");
        auto const halves = npz::read<tensor<float16, Key<7>>>(from, "halves");
        auto const whole = npz::read<tensor<std::int64_t, Batch<2>, Query<3>, Key<5>>>(from, "whole");
        auto const small = npz::read<tensor<std::uint8_t, up_to<Key<11>>>>(from, "small");
        auto const truth = npz::read<tensor<bool, Query<3>>>(from, "truth");
        auto const one = npz::read<tensor<float>>(from, "one");
        npz::writer to;
        to.add("floats", floats);
        to.add("dir/doubles", doubles);
        to.add("halves", halves);
        to.add("whole", whole);
        to.add("small", small);
        to.add("truth", truth);
        to.add("one", one);
        to.write(arguments[2]);
    } catch (io::file_error const& error) {
        std::puts(error.what());
        return 1;
    }
    return 0;
}
