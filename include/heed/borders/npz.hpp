// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_NPZ_HPP
#define HEED_BORDERS_NPZ_HPP

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/borders/detail/kept_members.hpp>
#include <heed/borders/detail/npz_rules.hpp>
#include <heed/borders/detail/safetensors_text.hpp>
#include <heed/borders/detail/zip.hpp>
#include <heed/borders/detail/zip_writer.hpp>
#include <heed/io/detail/output_file.hpp>
#include <heed/io/npy.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::npz {

using heed::detail::zip::inflater;

/// A .npz file, whole in memory: a zip file of .npy files, as numpy.savez writes it.
///
/// Refused with an io::file_error: what is no zip file or not all of one, members that overlap, differ from the
/// directory, or stand there twice, encrypted ones, and what is no regular file or is written to meanwhile. A member's
/// checksum, and all that `io::read_npy` asks, is looked at when it is read.
///
/// Compressed members (numpy.savez_compressed) are refused, unless it is given who inflates them: `npz::by_zlib`, of
/// heed/borders/zlib.hpp, or a function of the program, bool(std::span<std::byte const> from, std::span<std::byte> to),
/// which says whether `from` is one whole stream of deflate of as many bytes as `to`. They are inflated whenever they
/// are read. One that says to have more bytes than the declared tensor can is refused before, and the sizes of all are
/// bounded by what deflate can do.
class HEED_LINKED_AS file {
public:
    explicit file(std::filesystem::path const& name, inflater inflate = nullptr) : members_(name, inflate) { list(); }
    /// The bytes of a file in memory, which must stay as they are as long as this does.
    explicit file(std::span<std::byte const> bytes, inflater inflate = nullptr)
        : members_("npz in memory", bytes, inflate) {
        list();
    }
    file(std::vector<std::byte>&& bytes, inflater inflate = nullptr) = delete;

    /// The names of its arrays, in the file's order: those of members without their ".npy".
    [[nodiscard]] std::vector<std::string> const& names() const { return names_; }
    [[nodiscard]] bool has(std::string_view name) const { return members_.has(std::string(name) + ".npy"); }
    /// The .npy file that an array is. Refused with an io::file_error: a name that it does not have, and a compressed
    /// one, which is nowhere as it is.
    [[nodiscard]] std::span<std::byte const> bytes(std::string_view name) const& {
        expect(name);
        return members_.bytes(std::string(name) + ".npy");
    }
    std::span<std::byte const> bytes(std::string_view name) const&& = delete;
    /// What its errors begin with.
    [[nodiscard]] std::filesystem::path const& name() const { return members_.name(); }

private:
    friend struct detail::access;

    void expect(std::string_view name) const {
        if (!has(name))
            io::detail::fail(this->name(), "an array " + io::detail::in_quotes(name), "there is none: " + listed());
    }
    void list() {
        for (auto const& one : members_.members())
            if (one.name.size() > 4 && one.name.compare(one.name.size() - 4, 4, ".npy") == 0)
                names_.push_back(one.name.substr(0, one.name.size() - 4));
    }
    std::string listed() const {
        constexpr std::size_t most = 8;
        if (names_.empty()) return "the file has no arrays";
        std::string out = "the file has ";
        for (std::size_t i = 0; i < names_.size() && i < most; ++i)
            out += (i == 0 ? "" : ", ") + io::detail::in_quotes(names_[i]);
        return out + (names_.size() > most ? " and " + std::to_string(names_.size() - most) + " more" : "");
    }

    heed::detail::zip::archive members_;
    std::vector<std::string> names_;
};

namespace detail::inline HEED_KERNELS {

struct access {
    /// The .npy file that an array is, also of a compressed one.
    static heed::detail::zip::bytes_of_member read(file const& from, std::string_view name, std::size_t most) {
        from.expect(name);
        return from.members_.read(std::string(name) + ".npy", most);
    }
};

/// What the errors of one array begin with.
inline std::filesystem::path name_of_array(file const& from, std::string_view name) {
    return from.name().string() + ", array " + io::detail::in_quotes(name);
}
/// What an .npy file is asked for, whose text is that of the declaration, which must live as long.
inline npy::shape_wanted wanted(declared const& stored) {
    npy::shape_wanted out{{stored.shape.data(), stored.shape.size()}, {}, stored.extents};
    for (std::string const& axis : stored.axes) out.axes.push_back({axis.data(), axis.size()});
    return out;
}

}  // namespace detail::inline HEED_KERNELS

using stored::merged;
using stored::stored_as;
using stored::stored_order;
using stored::stored_place;
using stored::stored_under;

/// Why `read<X>(file, name, order)` is not allowed, or `none`.
template <class X, class Order = stored_order<>>
using fault_of_read = decltype(detail::rule_of_read<detail::format, X, Order>());
template <class X, class Order = stored_order<>>
concept can_read = no_fault<fault_of_read<X, Order>>;

/// A tensor of a file, by its declaration: `read<tensor<float, Time<8>, Model<16>>>(file, "x")`, also a projection, or
/// a mask, which are of their shape in the file. Elements, and axes that are `up_to` a length, as of `io::read_npy`.
/// Refused with an io::file_error, which says which array and which axis: what is refused there, and a name that the
/// file does not have. Refused by the compiler: views, elements that NumPy has not, and types that promise more than
/// their values. An order may follow in which the file has the axes, `stored_as<Model, Time>`.
template <class X, class Order = stored_order<>, class Fault = fault_of_read<X, Order>>
    requires(detail::order_in_a_file<Order>)
X read(file const& from, std::string_view name, Order = {}) {
    std::filesystem::path const this_array = detail::name_of_array(from, name);
    auto const stored = detail::declared_as<Order>(detail::stored_shape_of<X, Order>{});
    auto const member = detail::access::read(from, name, detail::most_bytes(stored));
    io::detail::input_memory in(this_array, member.bytes);
    return io::detail::npy::read_tensor<X>(
        in, detail::wanted(stored), [](X& out, auto const& extents) { return detail::places_in<Order>(out, extents); });
}
template <class X, class Order = stored_order<>, class Fault = fault_of_read<X, Order>>
    requires(detail::order_in_a_file<Order> && is_fault<Fault>)
refused read(file const& from, std::string_view name, Order = {}) = delete;

/// An array of a file as it comes, of whatever shape and type.
inline io::npy_array read_array(file const& from, std::string_view name) {
    std::filesystem::path const this_array = detail::name_of_array(from, name);
    auto const member = detail::access::read(from, name, SIZE_MAX);
    io::detail::input_memory in(this_array, member.bytes);
    return io::detail::npy::read_array(in);
}

/// Why `add(name, x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X, class Order = stored_order<>>
using fault_of_add = decltype(detail::rule_of_add<detail::format, X, Order>());
template <class X, class Order = stored_order<>>
concept can_add = no_fault<fault_of_add<X, Order>>;

/// Tensors that are to be written to one file: `writer out; out.add("w", w); out.write("weights.npz");`, in the order
/// in which they came, byte for byte as numpy.savez of NumPy 1.24 and Python 3.12 does. The values are read when they
/// are written, so what is added must live until then; nothing of it is copied but how long it is.
class HEED_LINKED_AS writer {
public:
    /// Any tensor, also a view, logits or a distribution; the names of its axes are not part of the format. Refused
    /// with an io::file_error: a name that came before, and one that is not UTF-8, or has a 0. Refused by the compiler:
    /// a temporary, which would have ended when it is written, and elements of which NumPy has no type (bfloat16). An
    /// order may follow in which the file is to have the axes, as of `read`.
    template <class X, class Order = stored_order<>, class Fault = fault_of_add<X, Order>>
    void add(std::string name, X&& x, Order = {}) {
        using plain = heed::detail::remove_cvref_t<X>;
        if constexpr (!heed::detail::any_refused<plain>) {
            using element = element_of<plain>;
            using shape = detail::stored_shape_of<plain, Order>;
            auto counts = io::detail::counts_of(shape{}, x);
            auto const in_file = detail::merged_counts<Order>(shape{}, counts);
            std::size_t const bytes = io::detail::number_of(counts) * sizeof(element);
            add_part({std::move(name), io::detail::npy::header_bytes(io::detail::npy::written_type<element>(), in_file),
                      bytes, x.data(), std::move(counts), &io::detail::put_values<detail::in_order<plain, Order>>});
        }
    }
    template <class X, class Order = stored_order<>, class Fault = fault_of_add<X, Order>>
        requires is_fault<Fault>
    refused add(std::string name, X&& x, Order = {}) = delete;

    /// Writes the file, the old one or the new one whatever interrupts it, as of `io::write_npy`. Refused with an
    /// io::file_error: what is refused there.
    void write(std::filesystem::path const& file) const {
        io::detail::output_file out(file);
        put_all({&out, [](void* to, void const* from, std::size_t bytes) {
                     static_cast<io::detail::output_file*>(to)->write(from, bytes);
                 }});
        out.finish();
    }
    /// The same bytes in memory.
    [[nodiscard]] std::vector<std::byte> bytes() const {
        std::vector<std::byte> out;
        put_all({&out, [](void* into, void const* from, std::size_t bytes) {
                     auto const* const first = static_cast<std::byte const*>(from);
                     auto& all = *static_cast<std::vector<std::byte>*>(into);
                     all.insert(all.end(), first, first + bytes);
                 }});
        return out;
    }

private:
    void add_part(detail::part one) {
        std::filesystem::path const by = "npz::writer";
        if (heed::detail::end_of_utf8(one.name) != one.name.size() || one.name.find('\0') != std::string::npos)
            io::detail::fail(by, "a name of an array in UTF-8, without a 0", io::detail::excerpt(one.name) + " came");
        if (constexpr std::size_t most = 65000; one.name.size() > most)
            io::detail::fail(by, "a name of an array of at most " + std::to_string(most) + " bytes",
                             "it has " + std::to_string(one.name.size()));
        if (!names_.insert(one.name).second)
            io::detail::fail(by, "each name of an array once", io::detail::in_quotes(one.name) + " came before");
        parts_.push_back(std::move(one));
    }
    void put_all(detail::sink const& to) const {
        heed::detail::zip::writer out(to);
        for (detail::part const& one : parts_)
            out.add(one.name + ".npy", one.head.size() + one.bytes, [&](detail::sink const& member) {
                member(one.head.data(), one.head.size());
                one.put_values(one.first, one.counts, member);
            });
        out.finish();
    }

    std::vector<detail::part> parts_;
    std::set<std::string> names_;
};

/// Why a module is not written to a file, or not read from one, or `none`: that it is no module, or has a tensor that
/// NumPy has no element type for, or, to be read, one without values of its own.
template <class Module>
using fault_of_save = decltype(detail::rule_of_files<detail::is_written<detail::format>, Module>());
template <class Module>
using fault_of_load = decltype(detail::rule_of_files<detail::is_read<detail::format>, Module>());

/// Adds every tensor of a module to what is to be written, as `prefix` and its name, `blocks.0.attention.w_q`, or some
/// by other names, with their axes in another order. What is added, and what must live until then, is as of
/// `safetensors::add_parameters`, to the last word.
template <class Module, class Fault = fault_of_save<Module>>
    requires(no_fault<Fault>)
void add_parameters(writer& to, Module const& module, std::string const& prefix = "") {
    detail::add_all(to, module, prefix);
}
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
    requires(sizeof...(Orders) > 0 && no_fault<Fault>)
void add_parameters(writer& to, Module const& module, stored_place<Orders> const&... stored) {
    detail::add_stored<detail::format>("npz::writer", to, module, stored...);
}
template <class Module, class... Names, class Fault = fault_of_save<Module>>
    requires is_fault<Fault>
void add_parameters(writer& to, Module const& module, Names const&... names) = delete;

/// Reads every tensor of a module, as `safetensors::read_parameters` does: by its own name behind a prefix, by the one
/// that `name_of` makes of it, or as `stored_under` says. When one is refused, the module is as it was.
template <class Module, class NameOf, class Fault = fault_of_load<Module>>
    requires(no_fault<Fault> && requires(NameOf const& name_of) { std::string(name_of(std::string_view{})); })
void read_parameters(file const& from, Module& module, NameOf const& name_of) {
    detail::read_all<detail::format>(from, module, name_of);
}
template <class Module, class Fault = fault_of_load<Module>>
    requires(no_fault<Fault>)
void read_parameters(file const& from, Module& module, std::string const& prefix = "") {
    read_parameters(from, module, [&](std::string_view name) { return prefix + std::string(name); });
}
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
    requires(sizeof...(Orders) > 0 && no_fault<Fault>)
void read_parameters(file const& from, Module& module, stored_place<Orders> const&... stored) {
    detail::read_stored<detail::format>(from, module, stored...);
}
template <class Module, class... Names, class Fault = fault_of_load<Module>>
    requires is_fault<Fault>
void read_parameters(file const& from, Module& module, Names const&... names) = delete;

/// A model as a file of its own, and a model of such a file: `save("model.npz", model)`, `load<gpt<...>>("model.npz")`,
/// or an optimiser; what other programs name otherwise is said behind it, `stored_under("token_embedding", "wte")`.
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
HEED_LINKED_AS void save(std::filesystem::path const& name, Module const& module,
                         stored_place<Orders> const&... stored) {
    writer out;
    add_parameters(out, module, stored...);
    out.write(name);
}
template <class Module, class... Orders, class Fault = fault_of_save<Module>>
    requires is_fault<Fault>
void save(std::filesystem::path const& name, Module const& module, stored_place<Orders> const&... stored) = delete;
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
HEED_LINKED_AS Module load(std::filesystem::path const& name, stored_place<Orders> const&... stored) {
    Module module{};
    read_parameters(file(name), module, stored...);
    return module;
}
template <class Module, class... Orders, class Fault = fault_of_load<Module>>
    requires is_fault<Fault> Module load(std::filesystem::path const& name, stored_place<Orders> const&... stored)
= delete;

}  // namespace heed::npz

#endif
