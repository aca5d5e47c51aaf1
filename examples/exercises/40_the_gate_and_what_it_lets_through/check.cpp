// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

#include <type_traits>

#include <heed/nn/transformer_block.hpp>

namespace hidden {

constexpr auto yours = [](auto const&... xs) -> decltype(gated(xs...)) { return gated(xs...); };

/// Whether a check can be evaluated by the compiler, and holds.
template <class Check>
concept holds = requires {
    typename std::enable_if_t<Check{}()>;
};

template <class X>
constexpr X some(int step) {
    X result{};
    for (std::size_t i = 0; i < X::size; ++i) {
        result.values[i] = static_cast<float>((static_cast<int>(i) * step + 3) % 11) / 4 - 1.25f;
    }
    return result;
}
template <std::size_t B, std::size_t T, std::size_t M, std::size_t H>
struct example {
    using block = heed::gated_feed_forward<float, Model<M>, Hidden<H>>;
    static constexpr auto x = some<heed::tensor<float, Batch<B>, Time<T>, Model<M>>>(7);
    static constexpr block of{some<decltype(block::w_gate)>(5), some<decltype(block::w_in)>(4),
                              some<decltype(block::w_out)>(3)};
    static constexpr auto is_right = [] {
        if constexpr (requires { heed::all_close(yours(x, of.w_gate, of.w_in, of.w_out), of(x)); }) {
            return heed::all_close(yours(x, of.w_gate, of.w_in, of.w_out), of(x));
        } else {
            return false;
        }
    };
};

using primes = example<2, 3, 5, 7>;
static_assert(holds<decltype(primes::is_right)>,
              "a batch of 2, 3 positions, 5 features and 7 hidden ones: as heed::gated_feed_forward has it");
using alike = example<3, 3, 3, 3>;
static_assert(holds<decltype(alike::is_right)>, "with all extents 3: as heed::gated_feed_forward has it");

}  // namespace hidden
