// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/heed.hpp>

#include <type_traits>

// A struct of tensors that each fit the stack, and together do not.

using namespace heed;
using namespace heed::axes;

namespace {

/// Layers of 64 KiB and 4 bytes.
template <class Weights, std::size_t Layers>
struct model {
    struct layer {
        Weights weights;
        tensor<float> scale;
    };
    layer layers[Layers];
};

using small = tensor<float, Model<128>, Dk<128>>;
using far = heap_tensor<float, Model<128>, Dk<128>>;

static_assert(fits_on_the_stack<small> && fits_on_the_stack<tensor<float, Model<256>, Dk<256>>>);
// What a tensor asks itself is what is said of its type: too big a one is refused whatever its shape.
static_assert(std::is_same_v<detail::fault_in_tensor<float, Model<256>, Dk<256>>, none>);
static_assert(is_fault<fault_of_tensor<float, Model<257>, Dk<257>>> &&
              std::is_same_v<detail::fault_in_tensor<float, Model<257>, Dk<257>>,
                             fault_of_tensor<float, Model<257>, Dk<257>>>);
static_assert(std::is_same_v<detail::fault_in_tensor<float, Batch<2>, Head<3>, Time<5>, Model<257>, Dk<257>>,
                             fault_of_tensor<float, Batch<2>, Head<3>, Time<5>, Model<257>, Dk<257>>>);
static_assert(fits_on_the_stack<model<small, 3>> && !fits_on_the_stack<model<small, 4>>);
static_assert(fits_on_the_stack<model<far, 4>>);
static_assert(std::is_same_v<fault_of_value_on_the_stack<model<small, 3>>, none>);
static_assert(std::is_same_v<fault_of_value_on_the_stack<model<small, 4>>,
                             fault::a_value_this_big_overflows_the_stack_so_keep_it_in_static_memory_or_on_the_heap<
                                 model<small, 4>, bytes<sizeof(model<small, 4>)>, bytes<largest_tensor_bytes>>>);

// The module's members go to the heap one by one, when each is too big by itself.
static_assert(fits_on_the_stack<self_attention<float, Model<128>, Dk<128>, Dv<128>>>);
static_assert(!fits_on_the_stack<self_attention<float, Model<256>, Dk<256>, Dv<128>>>);
static_assert(fits_on_the_stack<self_attention<float, Model<512>, Dk<512>, Dv<512>>>);

}  // namespace
