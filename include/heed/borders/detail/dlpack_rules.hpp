// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_DETAIL_DLPACK_RULES_HPP
#define HEED_BORDERS_DETAIL_DLPACK_RULES_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include <heed/borders/detail/dtype.hpp>
#include <heed/borders/detail/memory_rules.hpp>
#include <heed/borders/dlpack_struct.hpp>
#include <heed/meta/detail/linkage.hpp>

// What must hold of a DLPack tensor, and its elements as elements of heed's.

namespace heed {

namespace fault::in {
struct view_of_dlpack {};
struct read_of_dlpack {};
struct share_by_dlpack {};
struct give_by_dlpack {};
}  // namespace fault::in

namespace fault {

template <class Element>
struct dlpack_has_no_such_element_type {};
template <class X>
struct a_dlpack_tensor_without_a_version_cannot_say_that_its_elements_are_only_read {};
template <class View>
struct dlpack_gives_away_values_that_a_tensor_owns_so_share_a_view_or_give_as_tensor_of_it {};

}  // namespace fault

namespace dlpack::detail::inline HEED_KERNELS {

namespace of = heed::detail;

/// The type of elements, by what safetensors calls them: a letter or more, and bits.
HEED_LINKED_AS constexpr dl_data_type data_type_named(std::string_view name) {
    struct kind {
        std::string_view name;
        std::uint8_t code, bits;
    };
    constexpr kind kinds[] = {
        {"BOOL", code_bool, 8},    {"I8", code_int, 8},       {"I16", code_int, 16},   {"I32", code_int, 32},
        {"I64", code_int, 64},     {"U8", code_uint, 8},      {"U16", code_uint, 16},  {"U32", code_uint, 32},
        {"U64", code_uint, 64},    {"F16", code_float, 16},   {"F32", code_float, 32}, {"F64", code_float, 64},
        {"C64", code_complex, 64}, {"BF16", code_bfloat, 16},
    };
    for (kind const& one : kinds)
        if (one.name == name) return {one.code, one.bits, 1};
    return {0, 0, 0};
}
/// Of no bits where it has none.
template <class T>
consteval dl_data_type data_type_of() {
    if constexpr (safetensors::detail::has_dtype<T>()) {
        return data_type_named(safetensors::detail::dtype_name<T>);
    } else {
        return {0, 0, 0};
    }
}
template <class T>
concept has_data_type = data_type_of<T>().bits != 0;

HEED_LINKED_AS inline std::string in_words(dl_data_type type) {
    std::string const bits = std::to_string(type.bits);
    switch (type.code) {
        case code_int:
            return "int" + bits;
        case code_uint:
            return "uint" + bits;
        case code_float:
            return "float" + bits;
        case code_bfloat:
            return "bfloat" + bits;
        case code_complex:
            return "complex" + bits;
        case code_bool:
            return type.bits == 8 ? "bool" : "bool of " + bits + " bits";
        default:
            return "type code " + std::to_string(type.code) + " of " + bits + " bits";
    }
}

HEED_LINKED_AS inline std::string in_words(dl_device device) {
    struct kind {
        std::int32_t type;
        char const* name;
    };
    constexpr kind kinds[] = {{2, "CUDA"},  {3, "CUDA host"},  {4, "OpenCL"},        {7, "Vulkan"}, {8, "Metal"},
                              {10, "ROCm"}, {11, "ROCm host"}, {13, "CUDA managed"}, {14, "oneAPI"}};
    for (kind const& one : kinds)
        if (one.type == device.device_type)
            return std::string(one.name) + " device " + std::to_string(device.device_id);
    return "a device of type " + std::to_string(device.device_type);
}

using borders::detail::fail;

template <class X>
consteval auto rule_of_view() {
    using in = fault::in::view_of_dlpack;
    if constexpr (!borders::detail::plain_view<X>) {
        return fault::memory_is_viewed_by_a_tensor_view_or_a_strided_view<X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else if constexpr (!has_data_type<element_of<X>>) {
        return fault::dlpack_has_no_such_element_type<element_of<X>>{};
    } else {
        return none{};
    }
}
template <class X>
consteval auto rule_of_read() {
    using in = fault::in::read_of_dlpack;
    if constexpr (!of::has_shape<X>) {
        return fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else if constexpr (of::has_lengths<X>) {
        return of::fault_of_untaken_lengths<in, X>{};
    } else if constexpr (!borders::detail::is_plain_or_tagged<X> || !of::owns_its_values<X>) {
        return fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<X>{};
    } else if constexpr (!has_data_type<element_of<X>>) {
        return fault::dlpack_has_no_such_element_type<element_of<X>>{};
    } else {
        return none{};
    }
}

inline constexpr char const* a_tensor = "a DLPack tensor";

/// Fails unless a tensor has the declared axes and values that this program can reach. Afterwards its strides are those
/// of all axes.
template <class... Axes>
HEED_LINKED_AS void match(dl_tensor const& came, std::int64_t* strides, shape_t<Axes...> shape) {
    using whole = shape_t<Axes...>;
    if (came.device.device_type != device_cpu)
        fail("a DLPack tensor in the memory of the CPU", "it is on " + in_words(came.device));
    if (came.dtype.lanes != 1)
        fail("a DLPack tensor whose elements have 1 lane", "they have " + std::to_string(came.dtype.lanes));
    if (came.ndim < 0) fail("a DLPack tensor with 0 axes or more", "its ndim is " + std::to_string(came.ndim));
    // More than any library has: what is behind the pointer to its shape is not looked at.
    if (came.ndim > 64) fail("a DLPack tensor with at most 64 axes", "its ndim is " + std::to_string(came.ndim));
    if (came.ndim > 0 && came.shape == nullptr)
        fail("a DLPack tensor with a shape", "its ndim is " + std::to_string(came.ndim) + " and its shape is null");
    if (static_cast<std::size_t>(came.ndim) != whole::rank)
        borders::detail::fail_rank<whole>(a_tensor, came.shape, static_cast<std::size_t>(came.ndim));
    if constexpr (whole::rank > 0) borders::detail::match_extents(a_tensor, came.shape, shape);
    constexpr std::size_t extents[] = {extent_of<Axes>..., 1};
    std::int64_t in_rows = 1;
    for (std::size_t axis = whole::rank; axis-- > 0; in_rows *= static_cast<std::int64_t>(extents[axis]))
        strides[axis] = came.strides == nullptr ? in_rows : came.strides[axis];
    if (came.data == nullptr) borders::detail::fail_null(a_tensor);
}

HEED_LINKED_AS inline std::byte* first_byte(dl_tensor const& came) {
    std::uintptr_t begin = 0;
    if (__builtin_add_overflow(reinterpret_cast<std::uintptr_t>(came.data), came.byte_offset, &begin))
        fail("a DLPack tensor that begins within memory", "its byte_offset is " + std::to_string(came.byte_offset));
    return static_cast<std::byte*>(came.data) + came.byte_offset;
}

/// Fails where strides lead from the first element to places that no object reaches over.
template <class... Axes>
HEED_LINKED_AS void match_reach(std::int64_t const* strides, std::size_t bytes_each, shape_t<Axes...>) {
    constexpr std::int64_t extents[] = {static_cast<std::int64_t>(extent_of<Axes>)..., 1};
    std::int64_t below = 0, above = 0;
    bool beyond = false;
    for (std::size_t axis = 0; axis < sizeof...(Axes); ++axis) {
        if (extents[axis] == 1) continue;
        std::int64_t steps = 0;
        beyond |= __builtin_mul_overflow(extents[axis] - 1, strides[axis], &steps);
        beyond |= __builtin_mul_overflow(steps, static_cast<std::int64_t>(bytes_each), &steps);
        std::int64_t& side = steps < 0 ? below : above;
        beyond |= __builtin_add_overflow(side, steps, &side);
    }
    if (beyond || below < -static_cast<std::int64_t>(of::most_bytes) ||
        above > static_cast<std::int64_t>(of::most_bytes))
        fail("a DLPack tensor whose strides stay within memory",
             "they are " + borders::detail::listed(strides, sizeof...(Axes)));
}

/// Fails unless a byte is that of a bool: another one in a bool is undefined behaviour.
HEED_LINKED_AS inline void match_bool(std::byte byte, std::size_t n) {
    if (std::to_integer<unsigned>(byte) > 1)
        fail("a DLPack tensor of bools, bytes 0 and 1",
             "element " + std::to_string(n) + " is " + std::to_string(std::to_integer<unsigned>(byte)));
}

/// Bytes of this host as a number, however they are aligned.
template <class T>
HEED_LINKED_AS T value_at(std::byte const* from) {
    T out{};
    std::memcpy(&out, from, sizeof(T));
    return out;
}

/// Calls `take` with a function that makes an element of its bytes, when all numbers of this type are elements of `T`.
template <class T, class Take>
HEED_LINKED_AS bool decode(dl_data_type type, Take take) {
    auto const is = [&](std::string_view name) { return type == data_type_named(name); };
    using namespace safetensors::detail;
    if (type == data_type_of<T>()) {
        take([](std::byte const* from) {
            if constexpr (__is_same(T, bool)) {
                return *from != std::byte{0};
            } else {
                return value_at<T>(from);
            }
        });
        return true;
    }
    if constexpr (__is_same(T, bool)) {
        // How bools are sent where there are none: PyTorch 1 refuses to send them as they are.
        if (!is("U8")) return false;
        take([](std::byte const* from) { return *from != std::byte{0}; });
        return true;
    } else if constexpr (__is_same(T, float) || __is_same(T, double)) {
        if (is("F16"))
            take([](std::byte const* from) { return static_cast<T>(value_at<float16>(from)); });
        else if (is("BF16"))
            take([](std::byte const* from) { return static_cast<T>(value_at<bfloat16>(from)); });
        else if (__is_same(T, double) && is("F32"))
            take([](std::byte const* from) { return static_cast<T>(value_at<float>(from)); });
        else
            return false;
        return true;
    }
    return false;
}
template <class T>
HEED_LINKED_AS std::string decoded_types() {
    std::string const own = in_words(data_type_of<T>());
    if constexpr (__is_same(T, bool)) return own + " (or uint8 of 0 and 1)";
    if constexpr (__is_same(T, float)) return own + " (or float16 or bfloat16)";
    if constexpr (__is_same(T, double)) return own + " (or float32, float16 or bfloat16)";
    return own;
}

/// Fails unless a tensor is of a version that this program knows.
HEED_LINKED_AS inline void match_version(dl_version came) {
    if (came.major != version_written.major)
        fail("a DLPack tensor of version 1",
             "it is of version " + std::to_string(came.major) + "." + std::to_string(came.minor));
}

}  // namespace dlpack::detail::inline HEED_KERNELS
}  // namespace heed

#endif
