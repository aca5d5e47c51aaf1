// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/npz.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

#include "../support/catch.hpp"

#include <unistd.h>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;
using namespace std::string_literals;

// A file of its own, gone with it.
struct scratch {
    std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("heed_npz_" + std::to_string(::getpid()) + ".npz");

    scratch() = default;
    scratch(scratch const&) = delete;
    scratch& operator=(scratch const&) = delete;
    ~scratch() { std::filesystem::remove(file); }
};

std::string get(std::filesystem::path const& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}
std::string as_text(std::vector<std::byte> const& bytes) {
    return {reinterpret_cast<char const*>(bytes.data()), bytes.size()};
}
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (io::file_error const& error) {
        return error.what();
    }
    return "no error";
}
template <class X>
X numbered() {
    X out{};
    int value = -5;
    for (std::size_t i = 0; i < X::size; ++i) out.data()[i] = static_cast<element_of<X>>(++value);
    return out;
}
template <class X>
bool is_read_back() {
    auto const x = numbered<X>();
    npz::writer out;
    out.add("x", x);
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    auto const y = npz::read<X>(file, "x");
    return std::memcmp(x.data(), y.data(), X::size * sizeof(element_of<X>)) == 0;
}

}  // namespace

TEST_CASE("an .npz file is written as numpy.savez does, byte for byte") {
    scratch const place;
    auto const x = from<float, Query<2>, Key<3>>({{0, 1, -2}, {0.5F, 1e30F, -0.0F}});
    tensor<std::int16_t> const n{-3};
    npz::writer out;
    out.add("x", x);
    out.add("n", n);
    out.write(place.file);
    CHECK(get(place.file) == as_text(out.bytes()));
    // numpy.savez("x.npz", x=..., n=...), NumPy 1.24 and Python 3.11.7. More of them: borders/zip_differential.py.
    std::string const x_head = "\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"s +
                               std::string(58, ' ') + "\n";
    std::string const n_head = "\x93NUMPY\x01\x00\x76\x00{'descr': '<i2', 'fortran_order': False, 'shape': (), }"s +
                               std::string(62, ' ') + "\n";
    std::string const file = get(place.file);
    REQUIRE(file.size() == 30 + 5 + 20 + 128 + 24 + 30 + 5 + 20 + 128 + 2 + 2 * (46 + 5) + 22);
    CHECK(file.substr(0, 14) == "PK\3\4\x2d\0\0\0\0\0\0\0\x21\0"s);
    CHECK(file.substr(18, 8) == std::string(8, '\xff'));
    CHECK(file.substr(26, 4 + 5 + 20) == "\5\0\x14\0x.npy\1\0\x10\0\x98\0\0\0\0\0\0\0\x98\0\0\0\0\0\0\0"s);
    CHECK(file.substr(55, 128) == x_head);
    CHECK(file.substr(55 + 152 + 55, 128) == n_head);
}

TEST_CASE("what is written is read back, of every element type, shape and kind of tensor") {
    CHECK(is_read_back<tensor<float, Query<2>, Key<3>>>());
    CHECK(is_read_back<tensor<double, Query<5>, Key<3>, Dk<7>>>());
    CHECK(is_read_back<tensor<float16, Query<3>, Key<3>>>());
    CHECK(is_read_back<tensor<bool, Key<1>>>());
    CHECK(is_read_back<tensor<std::int8_t, Key<11>>>());
    CHECK(is_read_back<tensor<std::uint8_t, Key<11>>>());
    CHECK(is_read_back<tensor<std::int16_t, Key<11>>>());
    CHECK(is_read_back<tensor<std::uint16_t, Key<11>>>());
    CHECK(is_read_back<tensor<int, Key<11>>>());
    CHECK(is_read_back<tensor<unsigned, Key<11>>>());
    CHECK(is_read_back<tensor<std::int64_t, Key<11>>>());
    CHECK(is_read_back<tensor<std::uint64_t, Key<11>>>());
    CHECK(is_read_back<tensor<double>>());
    CHECK(is_read_back<heap_tensor<float, Query<101>, Key<103>>>());
    CHECK(is_read_back<projection<Query, float, Model<3>, Dk<5>>>());

    // Views are written row-major, whatever their strides.
    auto const x = numbered<tensor<float, Query<3>, Key<5>>>();
    auto const turned = transpose_view(x);
    npz::writer out;
    out.add("turned", turned);
    out.add("row", slice_view<Query>(x, 1));
    out.add("repeated", broadcast_view<Head<2>>(x));
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    CHECK(file.names() == std::vector<std::string>{"turned", "row", "repeated"});
    CHECK(npz::read<tensor<float, Key<5>, Query<3>>>(file, "turned") == transpose(x));
    CHECK(npz::read<tensor<float, Key<5>>>(file, "row") == slice<Query>(x, 1));
    auto const repeated = npz::read<tensor<float, Head<2>, Query<3>, Key<5>>>(file, "repeated");
    CHECK((slice<Head>(repeated, 0) == x && slice<Head>(repeated, 1) == x));
    auto const any = npz::read_array(file, "turned");
    CHECK(any.extents == std::vector<std::size_t>{5, 3});
    CHECK(std::get<std::vector<float>>(any.values)[1] == x(1, 0));
}

TEST_CASE("an array that is not what was declared is refused by its name and axis") {
    auto const x = numbered<tensor<float, Query<2>, Key<3>>>();
    npz::writer out;
    out.add("x", x);
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    auto const reading = [&]<class X>(X const&) { return said([&] { (void)npz::read<X>(file, "x"); }); };
    std::string const head = "npz in memory, array \"x\": expected ";
    CHECK(reading(tensor<float, Query<2>, Key<5>>{}).substr(0, head.size()) == head);
    CHECK(reading(tensor<float, Query<2>, Key<5>>{}).find("Key<5>") != std::string::npos);
    CHECK(reading(tensor<float, Key<3>, Query<2>>{}).find("(2, 3)") != std::string::npos);
    CHECK(reading(tensor<int, Query<2>, Key<3>>{}).find("<f4") != std::string::npos);
    CHECK(reading(tensor<float16, Query<2>, Key<3>>{}) != "no error");
    CHECK(reading(tensor<double, Query<2>, Key<3>>{}) == "no error");
    CHECK(said([&] { (void)npz::read<tensor<float>>(file, "y"); }) ==
          "npz in memory: expected an array \"y\", but there is none: the file has \"x\"");
    npz::writer many;
    for (std::string const name : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) many.add(name, x);
    auto const of_nine = many.bytes();
    CHECK(said([&] { (void)npz::read_array(npz::file{std::span(of_nine)}, "y"); }) ==
          "npz in memory: expected an array \"y\", but there is none: the file has \"a\", \"b\", \"c\", \"d\", \"e\", "
          "\"f\", \"g\", \"h\" and 1 more");
    // Whatever byte of the values differs, the checksum knows.
    std::string const text = as_text(bytes);
    for (std::size_t at = 55 + 128; at < 55 + 128 + 24; ++at) {
        auto other = bytes;
        other[at] ^= std::byte{4};
        npz::file const changed{std::span(other)};
        CHECK(said([&] { (void)npz::read<tensor<float, Query<2>, Key<3>>>(changed, "x"); }) ==
              "npz in memory: expected member \"x.npy\" with the bytes of its checksum, but they have another one");
    }
    for (std::size_t size = 0; size < bytes.size(); ++size)
        CHECK(said([&] { (void)npz::file(std::span(bytes).first(size)); }) != "no error");
}

TEST_CASE("a writer takes each name once, and only text") {
    tensor<float, Query<2>> const x{};
    npz::writer out;
    out.add("w", x);
    CHECK(said([&] { out.add("w", x); }) == "npz::writer: expected each name of an array once, but \"w\" came before");
    CHECK(said([&] { out.add("\xff", x); }) ==
          "npz::writer: expected a name of an array in UTF-8, without a 0, but \"\\xff\" came");
    CHECK(said([&] { out.add("a\0"s, x); }) ==
          "npz::writer: expected a name of an array in UTF-8, without a 0, but \"a\\x00\" came");
    CHECK(said([&] { out.add(std::string(65001, 'a'), x); }).find("at most 65000 bytes") != std::string::npos);
    out.add("\xc3\xa9/1", x);
    out.add("", x);
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    CHECK((file.has("w") && file.has("\xc3\xa9/1") && !file.has("a")));
}

TEST_CASE("a model is saved and loaded by the names of its members") {
    using model = gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<2>, Head<2>, Hidden<7>>;
    scratch const place;
    model m{};
    auto g = random::manual_seed(3);
    initialise(m, g, xavier_uniform_initialisation{});
    npz::save(place.file, m);
    CHECK(npz::load<model>(place.file) == m);
    npz::file const from(place.file);
    CHECK(from.has("blocks.1.feed_forward.w_out"));
    CHECK(from.names().size() == 4 + 2 * 16);
    npz::writer out;
    npz::add_parameters(out, m, "a.");
    auto const bytes = out.bytes();
    npz::file const prefixed{std::span(bytes)};
    model read{};
    CHECK(said([&] { npz::read_parameters(prefixed, read); }).find("token_embedding") != std::string::npos);
    CHECK(read == model{});
    npz::read_parameters(prefixed, read, "a.");
    CHECK(read == m);
    model mapped{};
    npz::read_parameters(prefixed, mapped, [](std::string_view own) { return "a." + std::string(own); });
    CHECK(mapped == m);
}

TEST_CASE("the order in which axes are stored is declared, and those that are one in the file") {
    using npz::merged;
    using npz::stored_as;
    using weights = projection<Query, float, Model<5>, Head<2>, Dk<3>>;
    auto const w = numbered<weights>();
    // As PyTorch has it, [heads * features, model], by plain loops; and a square, whose extents say nothing.
    tensor<float, Hidden<6>, Model<5>> rows{};
    for (std::size_t h = 0; h < 2; ++h)
        for (std::size_t d = 0; d < 3; ++d)
            for (std::size_t m = 0; m < 5; ++m) rows(h * 3 + d, m) = w(m, h, d);
    auto const square = numbered<tensor<double, Query<3>, Key<3>>>();
    auto const turned = transpose(square);
    npz::writer out;
    out.add("rows", rows);
    out.add("square", turned);
    auto const bytes = out.bytes();
    npz::file const file{std::span(bytes)};
    constexpr auto output_first = stored_as<Head, Dk, Model>(merged<Head, Dk>);
    CHECK(npz::read<weights>(file, "rows", output_first) == w);
    CHECK(npz::read<tensor<double, Query<3>, Key<3>>>(file, "square", stored_as<Key, Query>) == square);
    CHECK(npz::read<tensor<double, Query<3>, Key<3>>>(file, "square") != square);
    // Written so it is the same file, from a view as well.
    npz::writer again;
    again.add("rows", permute_view<Dk, Model, Head>(w), output_first);
    again.add("square", square, stored_as<Key, Query>);
    CHECK(again.bytes() == bytes);
    // What the file has instead is said of the axes that it has.
    CHECK(said([&] { (void)npz::read<weights>(file, "rows", stored_as<Model, Head, Dk>(merged<Head, Dk>)); }) ==
          "npz in memory, array \"rows\": expected shape [Model<5>, Head<2> * Dk<3>], that is (5, 6), but the file has "
          "(6, 5): 6 along axis 0, Model<5>");
    CHECK(
        said([&] { (void)npz::read<weights>(file, "rows", stored_as<Head, Dk, Model>); }) ==
        "npz in memory, array \"rows\": expected shape [Head<2>, Dk<3>, Model<5>], that is (2, 3, 5), but the file has "
        "(6, 5)");
    STATIC_REQUIRE(npz::can_read<weights, decltype(stored_as<Head, Dk, Model>)>);
    STATIC_REQUIRE(std::is_same_v<npz::fault_of_read<weights, decltype(stored_as<Head, Model, Dk>(merged<Head, Dk>))>,
                                  fault::merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file<
                                      shape_t<Head<2>, Model<5>, Dk<3>>, axis_name<Head>, axis_name<Dk>>>);
    STATIC_REQUIRE(
        std::is_same_v<npz::fault_of_add<weights&, decltype(stored_as<Head, Dk>)>,
                       fault::stored_as_names_every_axis_of_the_tensor_once_but_these_are_missing<weights::shape_type,
                                                                                                  shape_t<Model<5>>>>);
    STATIC_REQUIRE(!npz::can_read<weights, decltype(stored_as<Head, Dk, Time>)>);
}

namespace {

/// Parameters with names that are others' elsewhere, and what is counted beside them.
struct counted_weights {
    BOOST_HANA_DEFINE_STRUCT(counted_weights, (tensor<float, Model<3>, Hidden<3>>, w), (tensor<int, Model<3>>, order),
                             (tensor<bool>, used));
    friend constexpr bool operator==(counted_weights const&, counted_weights const&) = default;
};
struct two_layers {
    BOOST_HANA_DEFINE_STRUCT(two_layers, (repeated<counted_weights, 2>, layers), (tensor<float, Model<3>>, gain));
    friend constexpr bool operator==(two_layers const&, two_layers const&) = default;
};
// Another library's, which looks like a tensor.
struct of_others {
    using tensor_type = of_others;
    using element = float;
    using shape_type = int;
    float values[1];
};
struct of_others_without_a_shape {
    using tensor_type = of_others_without_a_shape;
};
struct of_coarse_numbers {
    BOOST_HANA_DEFINE_STRUCT(of_coarse_numbers, (tensor<bfloat16, Model<3>>, w));
};

}  // namespace

TEST_CASE("all tensors of a model are saved, and foreign names are declared with the order of their axes") {
    using npz::stored_as;
    using npz::stored_under;
    scratch const place;
    two_layers m{};
    for (std::size_t i = 0; i < 2; ++i) {
        m.layers[i].w = numbered<tensor<float, Model<3>, Hidden<3>>>();
        m.layers[i].w(0, 1) = 100 + static_cast<float>(i);
        m.layers[i].order = tensor<int, Model<3>>{7, -1, static_cast<int>(i)};
        m.layers[i].used = tensor<bool>{i == 1};
    }
    m.gain = tensor<float, Model<3>>{1, 2, 3};
    npz::save(place.file, m);
    CHECK(npz::load<two_layers>(place.file) == m);
    CHECK(npz::file(place.file).names().size() == 2 * 3 + 1);

    auto const w = stored_under("layers.*.w", "h.*.weight", stored_as<Hidden, Model>);
    auto const gain = stored_under("gain", "g");
    npz::save(place.file, m, w, gain);
    npz::file const file(place.file);
    CHECK((file.has("h.1.weight") && file.has("g") && file.has("layers.0.order") && !file.has("gain")));
    CHECK(npz::read<tensor<float, Hidden<3>, Model<3>>>(file, "h.1.weight") == transpose(m.layers[1].w));
    CHECK(npz::load<two_layers>(place.file, gain, w) == m);
    two_layers read{};
    npz::read_parameters(file, read, w, gain);
    CHECK(read == m);
    // What is refused leaves the module as it was.
    auto const refused = [&](auto const&... stored) {
        two_layers untouched{};
        std::string what = said([&] { npz::read_parameters(file, untouched, stored...); });
        CHECK(untouched == two_layers{});
        return what;
    };
    std::string const name = place.file.string() + ": expected ";
    CHECK(refused(w, gain, stored_under("bias", "b")) ==
          name + "a parameter \"bias\", which stored_under names, but the module has none");
    CHECK(refused(w, stored_under("gain", "g", stored_as<Model, Hidden>)) ==
          name + "parameter \"gain\" with all axes that stored_as names, and no other, but it is of [Model<3>]");
    CHECK(refused(w).find("an array \"gain\", but there is none") != std::string::npos);
    CHECK(refused([](std::string_view own) {
              if (own == "layers.0.w") return "h.0.weight"s;
              if (own == "layers.1.w") return "h.1.weight"s;
              return own == "gain" ? "none"s : std::string(own);
          }).find("an array \"none\", but there is none") != std::string::npos);
    npz::writer other;
    CHECK(said([&] { npz::add_parameters(other, m, w, stored_under("bias", "b")); }) ==
          "npz::writer: expected a parameter \"bias\", which stored_under names, but the module has none");
    npz::writer out;
    CHECK(said([&] { npz::add_parameters(out, m, w, stored_under("layers.*.order", "h.*.weight")); }) ==
          "npz::writer: expected a tensor for each parameter, but \"h.0.weight\" would be both \"layers.0.w\" and "
          "\"layers.0.order\"");
    CHECK(
        said([&] { npz::add_parameters(out, m, stored_under("layers.0.w", "w", stored_as<Time, Model>)); }) ==
        "npz::writer: expected parameter \"layers.0.w\" with all axes that stored_as names, and no other, but it is of "
        "[Model<3>, Hidden<3>]");
    // An optimiser has numbers beside its tensors.
    gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<1>, Head<2>, Hidden<7>> trained{};
    adamw optimiser{trained};
    optimiser.steps = 5;
    npz::save(place.file, optimiser);
    CHECK(npz::load<decltype(optimiser)>(place.file) == optimiser);
    CHECK(npz::load<decltype(optimiser)>(place.file).steps == 5);
    STATIC_REQUIRE(no_fault<npz::fault_of_save<two_layers>> && no_fault<npz::fault_of_load<two_layers>>);
    STATIC_REQUIRE(
        std::is_same_v<npz::fault_of_save<of_coarse_numbers>, fault::npy_files_have_no_such_element_type<bfloat16>>);
    STATIC_REQUIRE(
        std::is_same_v<npz::fault_of_load<of_coarse_numbers>, fault::npy_files_have_no_such_element_type<bfloat16>>);
}

TEST_CASE("what is no tensor that NumPy has is refused by the compiler") {
    using x = tensor<float, Query<2>, Key<3>>;
    STATIC_REQUIRE(npz::can_read<x> && npz::can_add<x const&> &&
                   npz::can_add<projection<Query, float, Model<2>, Dk<3>>&>);
    STATIC_REQUIRE(npz::can_add<tensor_view<float const, Query<2>>>);
    STATIC_REQUIRE(std::is_same_v<npz::fault_of_read<tensor<bfloat16, Key<3>>>,
                                  fault::npy_files_have_no_such_element_type<bfloat16>>);
    STATIC_REQUIRE(std::is_same_v<npz::fault_of_add<tensor<bfloat16, Key<3>>&>,
                                  fault::npy_files_have_no_such_element_type<bfloat16>>);
    STATIC_REQUIRE(
        std::is_same_v<npz::fault_of_add<x>,
                       fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                           fault::in::write_npz, x>>);
    STATIC_REQUIRE(!npz::can_read<of_others> && !npz::can_add<of_others&>);
    STATIC_REQUIRE(!npz::can_read<of_others_without_a_shape> && !npz::can_add<of_others_without_a_shape&>);
    STATIC_REQUIRE(!npz::can_read<tensor_view<float, Query<2>>> && !npz::can_read<int> && !npz::can_add<int&>);
    STATIC_REQUIRE(npz::can_read<tensor<float, up_to<Key<3>>>> && npz::can_add<tensor<float, up_to<Key<3>>>&>);
    STATIC_REQUIRE(!npz::can_read<logits<Key, Dk, float, Query<2>, Key<3>>>);
    STATIC_REQUIRE(npz::can_add<logits<Key, Dk, float, Query<2>, Key<3>>&>);
}
