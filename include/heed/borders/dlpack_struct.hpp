// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DLPACK_STRUCT_HPP
#define HEED_BORDERS_DLPACK_STRUCT_HPP

#include <cstddef>
#include <cstdint>
#include <memory>

#include <heed/meta/detail/linkage.hpp>

// The structs of DLPack 1.x as they are in memory, so that nobody has to have its header, which some systems have of a
// time before versions. Source: github.com/dmlc/dlpack, include/dlpack/dlpack.h of 1.1.

namespace heed::dlpack {

struct dl_version {
    std::uint32_t major, minor;
};
struct dl_device {
    std::int32_t device_type, device_id;
};
struct dl_data_type {
    std::uint8_t code, bits;
    std::uint16_t lanes;
    HEED_LINKED_AS friend constexpr bool operator==(dl_data_type, dl_data_type) = default;
};

/// Memory of a tensor: `DLTensor`. Strides are in elements, and may be null where the values are in rows.
struct dl_tensor {
    void* data;
    dl_device device;
    std::int32_t ndim;
    dl_data_type dtype;
    std::int64_t* shape;
    std::int64_t* strides;
    std::uint64_t byte_offset;
};

/// `DLManagedTensor`, of a capsule "dltensor": a tensor, and how to say that it is not needed any more.
struct managed_tensor {
    dl_tensor tensor;
    void* manager_ctx;
    void (*deleter)(managed_tensor*);
};

/// `DLManagedTensorVersioned`, of a capsule "dltensor_versioned": this one says whether its values may change.
struct managed_tensor_versioned {
    dl_version version;
    void* manager_ctx;
    void (*deleter)(managed_tensor_versioned*);
    std::uint64_t flags;
    dl_tensor tensor;
};

HEED_LINKED_AS inline constexpr std::uint64_t flag_read_only = 1, flag_is_copied = 2;

/// The version that tensors leave with: all that they use is there since then. What comes may be of any minor one.
HEED_LINKED_AS inline constexpr dl_version version_written{1, 0};

/// What views and reads take: a `DLTensor`, and both structs that own one.
template <class M>
concept Described = __is_same(M, dl_tensor) || __is_same(M, managed_tensor) || __is_same(M, managed_tensor_versioned);
template <class M>
concept Managed = __is_same(M, managed_tensor) || __is_same(M, managed_tensor_versioned);

/// Calls the deleter of a managed tensor, which may be null.
struct HEED_LINKED_AS end_of_managed {
    template <Managed M>
    void operator()(M* came) const {
        if (came->deleter != nullptr) came->deleter(came);
    }
};
/// A managed tensor that somebody owns: its deleter is called once, unless `release` hands it on.
template <Managed M>
using owned = std::unique_ptr<M, end_of_managed>;

namespace detail::inline HEED_KERNELS {

inline constexpr std::int32_t device_cpu = 1;
enum type_code : std::uint8_t {
    code_int = 0,
    code_uint = 1,
    code_float = 2,
    code_bfloat = 4,
    code_complex = 5,
    code_bool = 6
};

// As C's compilers lay them out: 64 bits are aligned as the processor's rules have them.
HEED_LINKED_AS constexpr std::size_t aligned(std::size_t offset) {
    return (offset + alignof(dl_tensor) - 1) / alignof(dl_tensor) * alignof(dl_tensor);
}
static_assert(sizeof(dl_version) == 8 && sizeof(dl_device) == 8 && sizeof(dl_data_type) == 4);
static_assert(offsetof(dl_data_type, bits) == 1 && offsetof(dl_data_type, lanes) == 2);
static_assert(offsetof(dl_tensor, data) == 0 && offsetof(dl_tensor, device) == sizeof(void*));
static_assert(offsetof(dl_tensor, ndim) == sizeof(void*) + 8 && offsetof(dl_tensor, dtype) == sizeof(void*) + 12);
static_assert(offsetof(dl_tensor, shape) == sizeof(void*) + 16 &&
              offsetof(dl_tensor, strides) == 2 * sizeof(void*) + 16);
static_assert(offsetof(dl_tensor, byte_offset) == aligned(3 * sizeof(void*) + 16) &&
              sizeof(dl_tensor) == aligned(3 * sizeof(void*) + 16) + 8);
static_assert(sizeof(void*) != 8 || sizeof(dl_tensor) == 48);
static_assert(offsetof(managed_tensor, manager_ctx) == sizeof(dl_tensor));
static_assert(offsetof(managed_tensor, deleter) == sizeof(dl_tensor) + sizeof(void*));
static_assert(offsetof(managed_tensor_versioned, manager_ctx) == 8);
static_assert(offsetof(managed_tensor_versioned, deleter) == 8 + sizeof(void*));
static_assert(offsetof(managed_tensor_versioned, flags) == aligned(8 + 2 * sizeof(void*)));
static_assert(offsetof(managed_tensor_versioned, tensor) == aligned(8 + 2 * sizeof(void*)) + 8);

}  // namespace detail::inline HEED_KERNELS
}  // namespace heed::dlpack

#endif
