// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_NPY_HPP
#define HEED_IO_NPY_HPP

#include <bit>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <heed/io/detail/npy_header.hpp>
#include <heed/io/detail/output_file.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/ops/detail/lengths.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/detail/values.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

namespace fault::in {
struct read_npy {};
struct write_npy {};
}  // namespace fault::in

namespace fault {

template <class Type>
struct an_npy_file_is_read_into_a_plain_tensor_of_float_or_double {};
template <class Type>
struct an_npy_file_is_written_from_a_tensor_of_float_or_double {};

}  // namespace fault

namespace io {

/// The array of a .npy file: its extents (none for a single number) and its values in row-major order, of the
/// element type that the file has.
struct npy_array {
    std::vector<std::size_t> extents;
    std::variant<std::vector<float>, std::vector<double>> values;

    friend bool operator==(npy_array const&, npy_array const&) = default;
};

namespace detail::npy {

// Values are copied as they stand. Swapping bytes for a host where nobody runs the tests would be a guess.
static_assert(std::endian::native == std::endian::little, "heed reads and writes .npy files on little-endian hosts");
static_assert(sizeof(float) == 4 && sizeof(double) == 8);

/// A tensor's shape, as the user wrote it and as the file has it.
struct shape_wanted {
    heed::text names;
    extents_list extents;
};

template <class... Axes>
shape_wanted wanted(shape_t<Axes...>) {
    return {shape_text<shape_t<Axes...>>, {extent_of<Axes>...}};
}

/// Room for values. A sparse file can promise, and have, more of them than there is memory.
template <class T>
std::vector<T> room_for(path const& file, std::size_t count) {
#if defined(__cpp_exceptions)
    try {
        return std::vector<T>(count);
    } catch (std::bad_alloc const&) {
        fail(file, "values for which there is memory", "they have " + std::to_string(count * sizeof(T)) + " bytes");
    }
#else
    static_cast<void>(file);
    return std::vector<T>(count);
#endif
}

/// Column-major values in row-major order: an odometer that runs over the target and tracks the place in the source.
template <class T>
std::vector<T> transposed(path const& file, std::vector<T> const& from, extents_list const& extents) {
    std::vector<T> to = room_for<T>(file, from.size());
    extents_list strides(extents.size(), 1), at(extents.size(), 0);
    for (std::size_t i = 1; i < extents.size(); ++i) strides[i] = strides[i - 1] * extents[i - 1];
    std::size_t place = 0;
    for (T& value : to) {
        value = from[place];
        for (std::size_t i = extents.size(); i-- > 0;) {
            place += strides[i];
            if (++at[i] < extents[i]) break;
            place -= strides[i] * std::exchange(at[i], 0);
        }
    }
    return to;
}

template <class T>
std::vector<T> read_values(input_file& in, header const& head) {
    std::size_t const n = element_count(in.name(), head.extents, sizeof(T));
    in.need_exactly(n * sizeof(T), "'" + head.descr + "' data for shape " + tuple_text(head.extents));
    std::vector<T> values = room_for<T>(in.name(), n);
    in.read(values.data(), n * sizeof(T));
    if (head.fortran_order) return transposed(in.name(), values, head.extents);
    return values;
}

template <class T>
void write_header(output_file& out, extents_list const& extents) {
    std::string const head = header_bytes(std::string("<") + element_traits<T>::npy_name, extents);
    out.write(head.data(), head.size());
}

template <class T>
void write(path const& file, extents_list const& extents, std::span<T const> values) {
    if (std::size_t const n = element_count(file, extents, sizeof(T)); n != values.size())
        fail(file, std::to_string(n) + " values for shape " + tuple_text(extents),
             "there are " + std::to_string(values.size()));
    output_file out(file);
    write_header<T>(out, extents);
    out.write(values.data(), values.size_bytes());
    out.finish();
}

/// The values of a strided view in row-major order, a few at a time, so that it needs no memory of its size.
template <class X>
void write_in_rows(path const& file, extents_list const& extents, X const& x) {
    using element = element_of<X>;
    element some[512];
    output_file out(file);
    write_header<element>(out, extents);
    for (std::size_t done = 0; done < X::size;) {
        std::size_t count = 0;
        while (count < std::size(some) && done < X::size) some[count++] = heed::detail::nth(x, done++);
        out.write(some, count * sizeof(element));
    }
    out.finish();
}

inline npy_array read(path const& file, shape_wanted const* shape = nullptr) {
    input_file in(file);
    header head = read_header(in);
    bool const is_float = head.is_of(element_traits<float>::npy_name);
    if (!is_float && !head.is_of(element_traits<double>::npy_name))
        fail(file, "values of type '<f4' or '<f8'", "they are of type " + excerpt(head.descr));
    if (shape != nullptr && shape->extents != head.extents)
        fail(file,
             "shape " + std::string(shape->names.data, shape->names.size) + ", that is " + tuple_text(shape->extents),
             "the file has " + tuple_text(head.extents));
    npy_array out;
    if (is_float)
        out.values = read_values<float>(in, head);
    else
        out.values = read_values<double>(in, head);
    out.extents = std::move(head.extents);
    return out;
}

template <class X>
inline constexpr bool has_npy_name = false;
template <heed::Tensor X>
    requires requires(X const& x) { x.data(); }
inline constexpr bool has_npy_name<X> = element_traits<element_of<X>>::npy_name != nullptr;

/// What can be read: `npy_array` has values of these two.
template <class X>
inline constexpr bool is_of_float_or_double = false;
template <class X>
    requires has_npy_name<X>
inline constexpr bool is_of_float_or_double<X> = heed::detail::binary_floating<element_of<X>>;

template <class X>
consteval auto rule_of_read() {
    if constexpr (!is_of_float_or_double<X>) {
        return fault::an_npy_file_is_read_into_a_plain_tensor_of_float_or_double<X>{};
    } else if constexpr (heed::detail::has_lengths<X>) {
        return heed::detail::fault_of_untaken_lengths<fault::in::read_npy, X>{};
    } else if constexpr (!__is_same(X, typename X::tensor_type) || !heed::detail::owns_its_values<X>) {
        // What a derived type promises (to sum to 1, to be scaled) no file can, and a view has no values of its own.
        return fault::an_npy_file_is_read_into_a_plain_tensor_of_float_or_double<X>{};
    } else {
        return none{};
    }
}

template <class X>
consteval auto rule_of_write() {
    if constexpr (heed::detail::has_lengths<X>) {
        return heed::detail::fault_of_untaken_lengths<fault::in::write_npy, X>{};
    } else if constexpr (has_npy_name<X> || heed::detail::any_refused<X> || __is_same(X, npy_array)) {
        return none{};
    } else {
        return fault::an_npy_file_is_written_from_a_tensor_of_float_or_double<X>{};
    }
}

}  // namespace detail::npy

/// The array of a .npy file (format 1.0, 2.0 or 3.0) of float32 or float64, little-endian; column-major files
/// ("Fortran order") are turned to row-major order.
///
/// Refused with a file_error: what is no such file or is cut off, has a byte too many, another element type (integers,
/// big-endian, structured, pickled objects), a header beyond 64 KiB or beyond the dict that NumPy writes, more than 64
/// axes, extents whose product overflows, or more values than there is memory for. Nothing is allocated before its size
/// has been held against the file's.
/// An extent with a locale's separator, 2,621, is also a tuple of two; as 2 * 621 < 2621, the size of the data tells.
/// Source: NEP 1 and numpy.lib.format.
inline npy_array read_npy(std::filesystem::path const& file) { return detail::npy::read(file); }

/// Why `read_npy<X>(file)` is not allowed, or `none`.
template <class X>
using fault_of_read_npy = decltype(detail::npy::rule_of_read<X>());

/// True when a tensor `X` can be read from a file.
template <class X>
concept can_read_npy = no_fault<fault_of_read_npy<X>>;

/// The tensor `X` in a .npy file: `read_npy<tensor<float, Query<4>, Dk<4>>>("q.npy")`.
///
/// Refused with a file_error: what the function above refuses, and a shape other than X's, axis by axis. A float32 file
/// fills a tensor of double exactly; a float64 file fills one of float rounded to nearest, beyond float's range to
/// infinity. Refused by the compiler: what is no tensor of float or double, and the types that promise more than their
/// values (logits, distributions) or have none of their own (views).
template <class X, class Fault = fault_of_read_npy<X>>
X read_npy(std::filesystem::path const& file) {
    auto const shape = detail::npy::wanted(shape_type_of<X>{});
    npy_array const array = detail::npy::read(file, &shape);
    X out{};
    std::visit(
        [&](auto const& values) {
            for (std::size_t i = 0; i < X::size; ++i) out.values[i] = static_cast<element_of<X>>(values[i]);
        },
        array.values);
    return out;
}
template <class X, class Fault = fault_of_read_npy<X>>
    requires is_fault<Fault>
refused read_npy(std::filesystem::path const& file) = delete;

/// Writes values, given in row-major order, as a .npy file of format 1.0, byte for byte as numpy.save does.
///
/// They go to `<file>.part0` (or the next free number) first, which is then renamed: a write that fails leaves no half
/// file and no change to an old one, whose mode (and owner, where the system lets it) the new one has. A symbolic link
/// is followed. A pipe, a device or standard output, `"/dev/stdout"`, is written as it is. Whether the bytes survive a
/// power cut is up to the file system. Refused with a file_error: a number of values that is not the product of the
/// extents, more than 64 axes, a directory, a file that must not be written, a folder in which none can be made, and
/// whatever else the system refuses. Source: NEP 1 and numpy.lib.format.
inline void write_npy(std::filesystem::path const& file, std::vector<std::size_t> const& extents,
                      std::span<float const> values) {
    detail::npy::write(file, extents, values);
}
inline void write_npy(std::filesystem::path const& file, std::vector<std::size_t> const& extents,
                      std::span<double const> values) {
    detail::npy::write(file, extents, values);
}
inline void write_npy(std::filesystem::path const& file, npy_array const& array) {
    std::visit([&](auto const& values) { detail::npy::write(file, array.extents, std::span(values)); }, array.values);
}

/// Why `write_npy(file, x)` is not allowed, or `none`.
template <class X>
using fault_of_write_npy = decltype(detail::npy::rule_of_write<heed::detail::remove_cvref_t<X>>());

/// True when an `X` can be written to a file.
template <class X>
concept can_write_npy = no_fault<fault_of_write_npy<X>>;

/// Writes a tensor, logits or a distribution as above; the names of its axes are not part of the format.
/// Refused by the compiler: what is no tensor of float or double.
template <class X, class Fault = fault_of_write_npy<X>>
void write_npy(std::filesystem::path const& file, X const& x) {
    if constexpr (!heed::detail::any_refused<X>) {
        auto const extents = detail::npy::wanted(shape_type_of<X>{}).extents;
        if constexpr (heed::detail::is_contiguous<heed::detail::layout_of<X>>) {
            detail::npy::write(file, extents, std::span<element_of<X> const>(x.data(), X::size));
        } else {
            detail::npy::write_in_rows(file, extents, x);
        }
    }
}
template <class X, class Fault = fault_of_write_npy<X>>
    requires is_fault<Fault>
refused write_npy(std::filesystem::path const& file, X const& x) = delete;

}  // namespace io

}  // namespace heed

#endif
