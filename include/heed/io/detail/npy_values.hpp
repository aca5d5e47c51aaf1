// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_DETAIL_NPY_VALUES_HPP
#define HEED_IO_DETAIL_NPY_VALUES_HPP

#include <bit>
#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/io/detail/npy_header.hpp>
#include <heed/io/detail/npy_types.hpp>
#include <heed/io/detail/stored_values.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/tensor.hpp>

// What stands behind the header of a .npy file: read from a file or from memory, and written.

namespace heed::io::detail::inline HEED_KERNELS::npy {

/// A tensor's shape, as the user wrote it and as the file has it.
struct HEED_LINKED_AS shape_wanted {
    text names;
    std::vector<text> axes;
    wanted_extents extents;

    /// The first axis that a file has otherwise, or how many there are.
    [[nodiscard]] std::size_t first_other(extents_list const& came) const {
        std::size_t axis = 0;
        while (axis < axes.size() && extents.takes(axis, came[axis])) ++axis;
        return axis;
    }
    [[nodiscard]] std::string tuple() const {
        std::string out;
        for (std::size_t i = 0; i < axes.size(); ++i) out.append(i == 0 ? "" : ", ").append(extents.in_words(i));
        return "(" + out + (axes.size() == 1 ? ",)" : ")");
    }
};
template <class... Axes>
HEED_LINKED_AS shape_wanted wanted(shape_t<Axes...>) {
    return {shape_text<shape_t<Axes...>>,
            {axis_text<Axes>...},
            {{extent_of<Axes>...}, {heed::detail::is_up_to<Axes>...}}};
}

/// Room for so many of something. A sparse file can promise, and have, more of them than there is memory.
template <class T>
HEED_LINKED_AS std::vector<T> room_for(path const& file, std::size_t count, std::size_t size) {
#if defined(__cpp_exceptions)
    try {
        return std::vector<T>(count);
    } catch (std::bad_alloc const&) {
        fail(file, "values for which there is memory", "they have " + std::to_string(count * size) + " bytes");
    } catch (std::length_error const&) {
        fail(file, "values for which there is memory", "they have " + std::to_string(count * size) + " bytes");
    }
#else
    static_cast<void>(size);
    static_cast<void>(file);
    return std::vector<T>(count);
#endif
}

/// An array as it stands in a file: its bytes are its own, or where they were in memory.
struct HEED_LINKED_AS contents {
    header head;
    file_type type;
    std::size_t count = 0;
    std::vector<std::byte> owned;
    std::span<std::byte const> bytes;

    explicit contents(header&& of) : head(std::move(of)) {}
    // A vector that is moved keeps its place.
    contents(contents&&) = default;
    contents& operator=(contents&&) = default;
};

inline void match_shape(path const& file, header const& head, shape_wanted const& shape) {
    bool const is_of_rank = shape.axes.size() == head.extents.size();
    std::size_t const axis = is_of_rank ? shape.first_other(head.extents) : 0;
    if (is_of_rank && axis == shape.axes.size()) return;
    std::string const expected =
        "shape " + std::string(shape.names.data, shape.names.size) + ", that is " + shape.tuple();
    std::string came = "the file has " + tuple_text(head.extents);
    if (is_of_rank) {
        came += ": " + std::to_string(head.extents[axis]) + " along axis " + std::to_string(axis) + ", " +
                std::string(shape.axes[axis].data, shape.axes[axis].size);
    }
    fail(file, expected, came);
}

/// The values, of a type that `is_taken`, which `types` says in words, and of a shape if one is declared. Nothing is
/// allocated before its size has been held against what there is.
template <class Input, class IsTaken>
HEED_LINKED_AS contents read(Input& in, std::string const& types, IsTaken is_taken,
                             shape_wanted const* shape = nullptr) {
    contents out(read_header(in));
    out.type = type_of(out.head.descr);
    if (!is_taken(out.type.name))
        fail(in.name(), "values of type " + types, "they are of type " + excerpt(out.head.descr));
    if (shape != nullptr) match_shape(in.name(), out.head, *shape);
    out.count = element_count(in.name(), out.head.extents, out.type.size);
    std::size_t const bytes = out.count * out.type.size;
    in.need_exactly(bytes, "'" + out.head.descr + "' data for shape " + tuple_text(out.head.extents));
    if constexpr (requires { in.rest(); }) {
        out.bytes = in.rest();
    } else {
        out.owned = room_for<std::byte>(in.name(), bytes, 1);
        in.read(out.owned.data(), bytes);
        out.bytes = out.owned;
    }
    if (out.type.name == type_name<bool>) {
        for (std::size_t i = 0; i < bytes; ++i)
            if (std::to_integer<unsigned>(out.bytes[i]) > 1)
                fail(in.name(), "bools, bytes 0 and 1",
                     "byte " + std::to_string(i) + " of them is " +
                         std::to_string(std::to_integer<unsigned>(out.bytes[i])));
    }
    return out;
}

/// Calls `take(n, element)` for all elements in row-major order. Of column-major ones an odometer runs over the target
/// and tracks the place in the source.
template <class T, class Take>
HEED_LINKED_AS void for_each_element(contents const& from, Take take) {
    std::byte const* const bytes = from.bytes.data();
    if (!from.head.fortran_order) {
        for (std::size_t n = 0; n < from.count; ++n)
            take(n, element_at<T>(bytes + n * sizeof(T), from.type.is_big_endian));
        return;
    }
    extents_list const& extents = from.head.extents;
    extents_list strides(extents.size(), 1), at(extents.size(), 0);
    for (std::size_t i = 1; i < extents.size(); ++i) strides[i] = strides[i - 1] * extents[i - 1];
    std::size_t place = 0;
    for (std::size_t n = 0; n < from.count; ++n) {
        take(n, element_at<T>(bytes + place * sizeof(T), from.type.is_big_endian));
        for (std::size_t i = extents.size(); i-- > 0;) {
            place += strides[i];
            if (++at[i] < extents[i]) break;
            place -= strides[i] * std::exchange(at[i], 0);
        }
    }
}

template <class To, class From>
HEED_LINKED_AS To made(path const& file, std::size_t n, From value) {
    if constexpr (is_number_type<To> && is_number_type<From> && !__is_same(To, From)) {
        auto const result = static_cast<To>(value);
        if (static_cast<From>(result) != value || (result < To{}) != (value < From{}))
            fail(file, "numbers within the range of " + std::string("'").append(type_name<To>).append("'"),
                 "element " + std::to_string(n) + " is " + std::to_string(value));
    }
    return static_cast<To>(value);
}

/// The tensor `X` that the file was declared to be, which has it in this shape: `places(x, extents)` says where the
/// elements of a file of these extents stand in it.
template <class X, class Input, class Places>
X read_tensor(Input& in, shape_wanted const& shape, Places const& places) {
    using element = element_of<X>;
    std::string const types = made_of<element>();
    auto const is_taken = [](std::string_view name) {
        bool is_made = false;
        with_element(name, [&]<class From>(element_type<From>) { is_made = is_made_of<element, From>; });
        return is_made;
    };
    contents const came = read(in, types, is_taken, &shape);
    X out{};
    auto const place = places(out, came.head.extents);
    with_element(came.type.name, [&]<class From>(element_type<From>) {
        if constexpr (is_made_of<element, From>) {
            for_each_element<From>(
                came, [&](std::size_t n, From value) { out.data()[place(n)] = made<element>(in.name(), n, value); });
        }
    });
    return out;
}
template <class X, class Input>
X read_tensor(Input& in) {
    return read_tensor<X>(in, wanted(shape_type_of<X>{}), [](X& out, extents_list const& extents) {
        return places_in(shape_type_of<X>{}, out, extents);
    });
}

/// Values that are in no tensor, in their order. (Of bools a vector has no pointer, and need not give bools.)
template <class Values>
void put_each(Values const& values, sink const& to) {
    using element = typename Values::value_type;
    std::byte some[4096];
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        put_word(some + bytes, std::bit_cast<word_of<sizeof(element)>>(static_cast<element>(values[i])));
        bytes += sizeof(element);
        if (bytes == sizeof(some) || i + 1 == values.size()) to(some, std::exchange(bytes, 0));
    }
}

}  // namespace heed::io::detail::inline HEED_KERNELS::npy

#endif
