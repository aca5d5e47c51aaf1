// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_NPY_HPP
#define HEED_IO_NPY_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <heed/io/detail/npy_values.hpp>
#include <heed/io/detail/output_file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed {

namespace fault {

template <class Type>
struct an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own {};
template <class Type>
struct an_npy_file_is_written_from_a_tensor {};
template <class Element>
struct npy_files_have_no_such_element_type {};

}  // namespace fault

namespace io {

/// The array of a .npy file: its extents (none for a single number) and its values in row-major order, of the
/// element type that the file has.
struct HEED_LINKED_AS npy_array {
    std::vector<std::size_t> extents;
    std::variant<std::vector<float>, std::vector<double>, std::vector<float16>, std::vector<bool>,
                 std::vector<std::int8_t>, std::vector<std::uint8_t>, std::vector<std::int16_t>,
                 std::vector<std::uint16_t>, std::vector<std::int32_t>, std::vector<std::uint32_t>,
                 std::vector<std::int64_t>, std::vector<std::uint64_t>>
        values;

    friend bool operator==(npy_array const&, npy_array const&) = default;
};

namespace detail::inline HEED_KERNELS::npy {

template <class Input>
npy_array read_array(Input& in) {
    auto const is_taken = [](std::string_view name) { return !name.empty(); };
    contents came = read(in, "bool, or of whole numbers or floats of up to 64 bits", is_taken);
    npy_array out;
    with_element(came.type.name, [&]<class T>(element_type<T>) {
        auto values = room_for<T>(in.name(), came.count, sizeof(T));
        for_each_element<T>(came, [&](std::size_t n, T value) { values[n] = value; });
        out.values = std::move(values);
    });
    out.extents = std::move(came.head.extents);
    return out;
}

inline sink into(output_file& out) {
    return {&out,
            [](void* to, void const* from, std::size_t bytes) { static_cast<output_file*>(to)->write(from, bytes); }};
}

/// A file of so many elements, which `put` gives.
template <class T, class Put>
HEED_LINKED_AS void write(path const& file, extents_list const& extents, std::size_t count, Put const& put) {
    if (std::size_t const n = element_count(file, extents, sizeof(T)); n != count)
        fail(file, std::to_string(n) + " values for shape " + tuple_text(extents),
             "there are " + std::to_string(count));
    output_file out(file);
    std::string const head = header_bytes(written_type<T>(), extents);
    out.write(head.data(), head.size());
    put(into(out));
    out.finish();
}
template <class Values>
HEED_LINKED_AS void write_all(path const& file, extents_list const& extents, Values const& values) {
    using element = typename Values::value_type;
    write<element>(file, extents, values.size(), [&](sink const& to) {
        if constexpr (std::endian::native == std::endian::little && requires { values.data(); })
            to(values.data(), values.size() * sizeof(element));
        else
            put_each(values, to);
    });
}

template <class X>
consteval auto rule_of_read() {
    if constexpr (!heed::detail::has_shape<X>) {
        return fault::an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own<X>{};
    } else if constexpr (!has_name<element_of<X>>) {
        return fault::npy_files_have_no_such_element_type<element_of<X>>{};
    } else if constexpr (!__is_same(X, typename X::tensor_type) || !heed::detail::owns_its_values<X>) {
        // What a derived type promises (to sum to 1, to be scaled) no file can, and a view has no values of its own.
        return fault::an_npy_file_is_read_into_a_plain_tensor_with_values_of_its_own<X>{};
    } else {
        return none{};
    }
}

template <class X>
consteval auto rule_of_write() {
    if constexpr (heed::detail::any_refused<X> || __is_same(X, npy_array)) {
        return none{};
    } else if constexpr (!heed::detail::has_shape<X> || !requires(X const& x) { x.data(); }) {
        return fault::an_npy_file_is_written_from_a_tensor<X>{};
    } else if constexpr (!has_name<element_of<X>>) {
        return fault::npy_files_have_no_such_element_type<element_of<X>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS::npy

/// The array of a .npy file (format 1.0, 2.0 or 3.0) of bools, whole numbers, float16, float32 or float64, in either
/// order of bytes; column-major files ("Fortran order") are turned to row-major order. A file is regular, or a pipe,
/// `"/dev/stdin"`, of which the array is read and no more.
///
/// Refused with a file_error: what is no such file or is cut off, has a byte too many, another element type (complex
/// numbers, text, structures, pickled objects), a bool that is neither 0 nor 1, a header beyond 64 KiB or beyond the
/// dict that NumPy writes, in Python 2 or 3, more than 64 axes, extents whose product overflows, more values than there
/// is memory for, and what is written to meanwhile. Nothing is allocated before its size has been held against the
/// file's. An extent with a locale's separator, 2,621, is also a tuple of two; as 2 * 621 < 2621, the size of the data
/// tells. Source: NEP 1 and numpy.lib.format.
inline npy_array read_npy(std::filesystem::path const& file) {
    detail::input_file in(file, detail::takes::pipes);
    return detail::npy::read_array(in);
}
/// The same of bytes in memory.
inline npy_array read_npy(std::span<std::byte const> bytes) {
    std::filesystem::path const name = "npy in memory";
    detail::input_memory in(name, bytes);
    return detail::npy::read_array(in);
}

/// Why `read_npy<X>(file)` is not allowed, or `none`.
template <class X>
using fault_of_read_npy = decltype(detail::npy::rule_of_read<X>());

/// True when a tensor `X` can be read from a file.
template <class X>
concept can_read_npy = no_fault<fault_of_read_npy<X>>;

/// The tensor `X` in a .npy file: `read_npy<tensor<float, Query<4>, Dk<4>>>("q.npy")`, or in bytes in memory.
///
/// An axis that is `up_to` a length takes what the file has, up to the capacity. Refused with a file_error: what the
/// function above refuses, and a shape other than X's, axis by axis, or elements that do not become X's. A float16 or
/// float32 file fills a tensor of double exactly; a float64 file fills one of float rounded to nearest, beyond float's
/// range to infinity. Whole numbers fill whole numbers, if all of them are in range. Bools and float16 are of bools and
/// float16 alone. Refused by the compiler: what is no tensor, elements that NumPy has no type of, and the types that
/// promise more than their values (logits, distributions) or have none of their own.
template <class X, class Fault = fault_of_read_npy<X>>
X read_npy(std::filesystem::path const& file) {
    detail::input_file in(file, detail::takes::pipes);
    return detail::npy::read_tensor<X>(in);
}
template <class X, class Fault = fault_of_read_npy<X>>
X read_npy(std::span<std::byte const> bytes) {
    std::filesystem::path const name = "npy in memory";
    detail::input_memory in(name, bytes);
    return detail::npy::read_tensor<X>(in);
}
template <class X, class Fault = fault_of_read_npy<X>>
    requires is_fault<Fault> refused read_npy(std::filesystem::path const& file)
= delete;
template <class X, class Fault = fault_of_read_npy<X>>
    requires is_fault<Fault> refused read_npy(std::span<std::byte const> bytes)
= delete;

/// Writes values, given in row-major order, as a .npy file of format 1.0, byte for byte as numpy.save does.
///
/// They go to `<file>.part0` (or the next free number) first, which is then renamed: a write that fails leaves no half
/// file and no change to an old one, whose mode (and owner, where the system lets it) the new one has. A symbolic link
/// is followed. A pipe, a device or standard output, `"/dev/stdout"`, is written as it is. Whether the bytes survive a
/// power cut is up to the file system. Refused with a file_error: a number of values that is not the product of the
/// extents, more than 64 axes, a directory, a file that must not be written, a folder in which none can be made, and
/// whatever else the system refuses. Source: NEP 1 and numpy.lib.format.
HEED_LINKED_AS inline void write_npy(std::filesystem::path const& file, std::vector<std::size_t> const& extents,
                                     std::span<float const> values) {
    detail::npy::write_all(file, extents, values);
}
HEED_LINKED_AS inline void write_npy(std::filesystem::path const& file, std::vector<std::size_t> const& extents,
                                     std::span<double const> values) {
    detail::npy::write_all(file, extents, values);
}
inline void write_npy(std::filesystem::path const& file, npy_array const& array) {
    std::visit([&](auto const& values) { detail::npy::write_all(file, array.extents, values); }, array.values);
}

/// Why `write_npy(file, x)` is not allowed, or `none`.
template <class X>
using fault_of_write_npy = decltype(detail::npy::rule_of_write<heed::detail::remove_cvref_t<X>>());

/// True when an `X` can be written to a file.
template <class X>
concept can_write_npy = no_fault<fault_of_write_npy<X>>;

/// Writes a tensor, logits or a distribution as above, of axes that are `up_to` a length what is there; the names of
/// its axes are not part of the format. Refused by the compiler: what is no tensor, and elements that NumPy has no type
/// of (bfloat16).
template <class X, class Fault = fault_of_write_npy<X>>
void write_npy(std::filesystem::path const& file, X const& x) {
    if constexpr (!heed::detail::any_refused<X>) {
        auto const extents = detail::counts_of(shape_type_of<X>{}, x);
        detail::npy::write<element_of<X>>(file, extents, detail::number_of(extents), [&](detail::sink const& to) {
            detail::put_values<X>(x.data(), extents, to);
        });
    }
}
template <class X, class Fault = fault_of_write_npy<X>>
    requires is_fault<Fault> refused write_npy(std::filesystem::path const& file, X const& x)
= delete;

}  // namespace io

}  // namespace heed

#endif
