// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_BORDERS_SAFETENSORS_HPP
#define HEED_BORDERS_SAFETENSORS_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heed/borders/detail/safetensors_declared.hpp>
#include <heed/borders/detail/safetensors_rules.hpp>
#include <heed/borders/detail/safetensors_text.hpp>
#include <heed/io/detail/output_file.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::safetensors {

/// A safetensors file, whole in memory, of which all is true that the format asks for.
///
/// Refused with an io::file_error: whatever the reference refuses (a header that is cut off, beyond 100,000,000 bytes,
/// no UTF-8, no JSON or other than the format's; an element type it does not know; sizes that overflow; values with
/// holes, overlaps or bytes that no tensor has), and, as the format's text has it, a name or a key that stands twice,
/// a key that is none of the format's, a header that does not begin with '{'. Also what is no regular file, is written
/// to meanwhile, or has more values than there is memory for. Nothing is allocated before its size has been held
/// against the file's. Source: github.com/huggingface/safetensors, format and reference in Rust.
class HEED_LINKED_AS file {
public:
    explicit file(std::filesystem::path const& name) : name_(name) {
        io::detail::input_file in(name_);
        head_ = detail::read_header(in);
        owned_ = detail::read_values(in, head_.bytes);
        values_ = {owned_.get(), head_.bytes};
    }
    /// A file whose bytes are all there already, and end with it: what `map_file` makes.
    file(std::filesystem::path name, detail::owned_bytes bytes, std::size_t size)
        : name_(std::move(name)), owned_(std::move(bytes)) {
        detail::input_memory in(name_, {owned_.get(), size});
        head_ = detail::read_header(in);
        values_ = in.rest();
    }
    /// The bytes of a file in memory, which must stay as they are as long as this does. Nothing of them is copied.
    explicit file(std::span<std::byte const> bytes) : name_("safetensors in memory") {
        detail::input_memory in(name_, bytes);
        head_ = detail::read_header(in);
        values_ = in.rest();
    }

    file(std::vector<std::byte>&& bytes) = delete;

    /// What it has: name, dtype and shape, sorted by name.
    [[nodiscard]] std::vector<tensor_info> const& tensors() const { return head_.tensors; }
    /// Its free text, as it stands there.
    [[nodiscard]] metadata_list const& metadata() const { return head_.metadata; }
    [[nodiscard]] bool has(std::string_view name) const { return place_of(name) != tensors().size(); }
    /// Refused with an io::file_error: a name that it does not have.
    [[nodiscard]] tensor_info const& info(std::string_view name) const {
        std::size_t const place = place_of(name);
        if (place == tensors().size())
            detail::fail(name_, "a tensor " + detail::in_quotes(name), "there is none: " + listed());
        return tensors()[place];
    }
    /// The bytes of a tensor, row-major and little-endian; also of an element type that heed has not.
    [[nodiscard]] std::span<std::byte const> bytes(std::string_view name) const& {
        tensor_info const& one = info(name);
        return values_.subspan(one.begin, one.end - one.begin);
    }
    std::span<std::byte const> bytes(std::string_view name) const&& = delete;
    /// What its errors begin with.
    [[nodiscard]] std::filesystem::path const& name() const { return name_; }

private:
    std::size_t place_of(std::string_view name) const {
        auto const& all = tensors();
        auto const at = std::lower_bound(all.begin(), all.end(), name,
                                         [](tensor_info const& one, std::string_view of) { return one.name < of; });
        return static_cast<std::size_t>((at != all.end() && at->name == name ? at : all.end()) - all.begin());
    }
    std::string listed() const {
        constexpr std::size_t most = 8;
        if (tensors().empty()) return "the file has no tensors";
        std::string out = "the file has ";
        for (std::size_t i = 0; i < tensors().size() && i < most; ++i)
            out += (i == 0 ? "" : ", ") + detail::in_quotes(tensors()[i].name);
        return out + (tensors().size() > most ? " and " + std::to_string(tensors().size() - most) + " more" : "");
    }

    std::filesystem::path name_;
    detail::header head_;
    detail::owned_bytes owned_;
    std::span<std::byte const> values_;
};

using stored::merged;
using stored::stored_as;
using stored::stored_order;

/// Why `read<X>(file, name, order)` is not allowed, or `none`.
template <class X, class Order = stored_order<>>
using fault_of_read = decltype(detail::rule_of_read<detail::format, X, Order>());
template <class X, class Order = stored_order<>>
concept can_read = no_fault<fault_of_read<X, Order>>;

/// A tensor of a file, by its declaration: `read<tensor<float, Vocabulary<50>, Model<16>>>(file, "embedding.weight")`.
///
/// Also a projection, `read<projection<Query, float, Model<8>, Dk<4>>>(...)`, or a mask, which are of their shape in
/// the file. An axis that is `up_to` a length takes what the file has, up to the capacity. Elements are those of the
/// file, or numbers that all of the file's are: float of F16 and BF16, double of these and of F32. Refused with an
/// io::file_error, which says which tensor and which axis: a name that the file does not have, another shape, another
/// element type, a bool that is neither 0 nor 1. Refused by the compiler: views, and types that promise more than their
/// values (logits, distributions).
template <class X, class Order = stored_order<>, class Fault = fault_of_read<X, Order>>
    requires(detail::order_in_a_file<Order>)
X read(file const& from, std::string_view name, Order = {}) {
    using element = element_of<X>;
    tensor_info const& came = from.info(name);
    std::span<std::byte const> const bytes = from.bytes(name);
    detail::match_shape(from.name(), came, detail::declared_as<Order>(detail::stored_shape_of<X, Order>{}));
    if constexpr (__is_same(element, bool)) {
        if (came.dtype == detail::dtype_name<bool>) detail::match_bools(from.name(), came, bytes);
    }
    X out{};
    auto const place = detail::places_in<Order>(out, came.shape);
    std::size_t const number = io::detail::number_of(came.shape);
    bool const is_decoded = detail::decode<element>(came.dtype, [&](auto element_at) {
        for (std::size_t n = 0; n < number; ++n)
            out.data()[place(n)] = element_at(bytes.data() + n * (bytes.size() / number));
    });
    if (!is_decoded)
        detail::fail(from.name(), "tensor " + detail::in_quotes(name) + " of " + detail::decoded_dtypes<element>(),
                     "it is of " + std::string(came.dtype));
    return out;
}
template <class X, class Order = stored_order<>, class Fault = fault_of_read<X, Order>>
    requires(detail::order_in_a_file<Order> && is_fault<Fault>)
refused read(file const& from, std::string_view name, Order = {}) = delete;

/// Why `view<X>(file, name)` is not allowed, or `none`.
template <class X>
using fault_of_view = decltype(detail::rule_of_view<X>());
template <class X>
concept can_view = no_fault<fault_of_view<X>>;

/// A tensor of a file without a copy of its values, `view<tensor_view<float const, Vocabulary<50>, Model<16>>>(file,
/// "embedding.weight")`, as long as the file lives. Its axes are those of the file, in their order; the first one may
/// be `up_to` a length.
///
/// Refused as of `read`, and also an element type that is not the very one, values that are not aligned for it (in
/// files that were written without care for that), and any but bytes where the host is big-endian. Refused by the
/// compiler: what is no `tensor_view` of const elements, and a file that ends here.
template <class X, class Fault = fault_of_view<X>>
X view(file const& from, std::string_view name) {
    using element = element_of<X>;
    tensor_info const& came = from.info(name);
    std::span<std::byte const> const bytes = from.bytes(name);
    std::string const tensor = "tensor " + detail::in_quotes(name);
    detail::match_shape(from.name(), came, detail::declared_as(shape_type_of<X>{}));
    if (came.dtype != detail::dtype_name<element>)
        detail::fail(from.name(), tensor + " of " + std::string(detail::dtype_name<element>) + ", to be viewed",
                     "it is of " + std::string(came.dtype));
    if (sizeof(element) > 1 && std::endian::native != std::endian::little)
        detail::fail(from.name(), "a little-endian host, to view " + tensor, "this one is not: read copies it");
    if (auto const behind = reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(element); behind != 0)
        detail::fail(from.name(),
                     tensor + " at a multiple of " + std::to_string(alignof(element)) + " bytes, to be viewed",
                     "it is " + std::to_string(behind) + " behind one: read copies it");
    if constexpr (__is_same(element, bool)) detail::match_bools(from.name(), came, bytes);
    if constexpr (heed::detail::has_lengths<X>) {
        return X(reinterpret_cast<element const*>(bytes.data()), came.shape[0]);
    } else {
        return X(reinterpret_cast<element const*>(bytes.data()));
    }
}
template <class X, class Fault = fault_of_view<X>>
    requires is_fault<Fault>
refused view(file const& from, std::string_view name) = delete;
/// Why `view<X>(file, name, order)` is not allowed.
template <class X>
using fault_of_view_in_another_order = fault::a_view_has_the_axes_of_the_file_in_their_order_so_permute_view_it<X>;
template <class X, class Order, class Fault = fault_of_view_in_another_order<X>>
    requires(detail::order_in_a_file<Order>)
refused view(file const& from, std::string_view name, Order) = delete;
template <class X, class Fault = fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                       fault::in::read_safetensors, file>>
refused view(file const&& from, std::string_view name) = delete;

/// Why `add(name, x)` is not allowed for `x` of type `X&` (or `X`, when it ends with the call), or `none`.
template <class X, class Order = stored_order<>>
using fault_of_add = decltype(detail::rule_of_add<detail::format, X, Order>());
template <class X, class Order = stored_order<>>
concept can_add = no_fault<fault_of_add<X, Order>>;

/// Tensors that are to be written to one file: `writer out; out.add("w", w); out.write("weights.safetensors");`.
///
/// The values are read when they are written, so what is added must live until then; nothing of it is copied but how
/// long it is. Written are elements as they are, biggest element types first and then by name, so that all are aligned;
/// the metadata in the order in which it came.
class HEED_LINKED_AS writer {
public:
    /// Any tensor, also a view, logits or a distribution; the names of its axes are not part of the format. Refused
    /// with an io::file_error: a name that came before, `__metadata__`, and what is not UTF-8. Refused by the compiler:
    /// a temporary, which would have ended when it is written, and elements of which the format has no type. An order
    /// may follow in which the file is to have the axes, as of `read`.
    template <class X, class Order = stored_order<>, class Fault = fault_of_add<X, Order>>
    void add(std::string name, X&& x, Order = {}) {
        using plain = heed::detail::remove_cvref_t<X>;
        if constexpr (!heed::detail::any_refused<plain>) {
            using shape = detail::stored_shape_of<plain, Order>;
            auto counts = io::detail::counts_of(shape{}, x);
            std::size_t const bytes = io::detail::number_of(counts) * sizeof(element_of<plain>);
            auto in_file = detail::merged_counts<Order>(shape{}, counts);
            add_part({std::move(name), detail::dtype_name<element_of<plain>>, std::move(in_file), bytes, x.data(),
                      std::move(counts), &io::detail::put_values<detail::in_order<plain, Order>>});
        }
    }
    template <class X, class Order = stored_order<>, class Fault = fault_of_add<X, Order>>
        requires is_fault<Fault>
    refused add(std::string name, X&& x, Order = {}) = delete;

    /// Free text about the file. Refused with an io::file_error: a key that came before, and what is not UTF-8.
    void add_metadata(std::string key, std::string value) {
        detail::be_new(value, false, "value of the metadata");
        detail::be_new(key, !keys_.insert(key).second, "key of the metadata");
        metadata_.emplace_back(std::move(key), std::move(value));
    }

    /// Writes the file. It goes to `<file>.part0` (or the next free number) first, which is then renamed: whatever
    /// interrupts it, there is the old file or the new one, as of `io::write_npy`. Refused with an io::file_error: what
    /// is refused there, and a header beyond 100,000,000 bytes.
    void write(std::filesystem::path const& file) const {
        auto const [header, parts] = sorted(file);
        io::detail::output_file out(file);
        out.write(header.data(), header.size());
        put_values(parts, {&out, [](void* to, void const* from, std::size_t bytes) {
                               static_cast<io::detail::output_file*>(to)->write(from, bytes);
                           }});
        out.finish();
    }

    /// The same bytes in memory.
    [[nodiscard]] std::vector<std::byte> bytes() const {
        auto const [header, parts] = sorted("safetensors::writer");
        std::vector<std::byte> out;
        detail::sink const to{&out, [](void* into, void const* from, std::size_t bytes) {
                                  auto const* const first = static_cast<std::byte const*>(from);
                                  static_cast<std::vector<std::byte>*>(into)->insert(
                                      static_cast<std::vector<std::byte>*>(into)->end(), first, first + bytes);
                              }};
        to(header.data(), header.size());
        put_values(parts, to);
        return out;
    }

private:
    void add_part(detail::part one) {
        if (one.name == detail::metadata_key)
            detail::fail("safetensors::writer", "a name of a tensor",
                         detail::in_quotes(one.name) + " is the metadata's");
        detail::be_new(one.name, !names_.insert(one.name).second, "name of a tensor");
        parts_.push_back(std::move(one));
    }
    /// The header, and the parts in the order in which it has them.
    std::pair<std::string, std::vector<detail::part>> sorted(std::filesystem::path const& file) const {
        std::vector<detail::part> parts = parts_;
        detail::sort_parts(parts);
        std::string header = detail::header_bytes(file, parts, metadata_);
        return {std::move(header), std::move(parts)};
    }
    static void put_values(std::vector<detail::part> const& parts, detail::sink const& to) {
        for (detail::part const& one : parts) one.put_values(one.first, one.counts, to);
    }

    std::vector<detail::part> parts_;
    metadata_list metadata_;
    std::set<std::string> names_;
    std::set<std::string> keys_;
};

}  // namespace heed::safetensors

#endif
