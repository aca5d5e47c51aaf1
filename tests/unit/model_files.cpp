// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heed/borders/parameters.hpp>
#include <heed/gradient.hpp>
#include <heed/nn.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

using model_type = gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<2>, Head<2>, Hidden<7>>;

model_type some_model(int seed) {
    model_type m{};
    auto g = random::manual_seed(seed);
    initialise(m, g, xavier_uniform_initialisation{});
    return m;
}
template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (io::file_error const& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a model is saved and loaded by the names of its members") {
    auto const name = std::filesystem::temp_directory_path() / "heed_model_files.safetensors";
    auto const m = some_model(1);
    safetensors::save(name, m);
    CHECK(safetensors::load<model_type>(name) == m);
    safetensors::file const from(name);
    CHECK(from.has("blocks.1.feed_forward.w_out"));
    CHECK(from.tensors().size() == 4 + 2 * 16);
    std::filesystem::remove(name);
}

TEST_CASE("two models in one file have prefixes, and foreign names a map") {
    auto const a = some_model(2), b = some_model(3);
    safetensors::writer out;
    safetensors::add_parameters(out, a, "a.");
    safetensors::add_parameters(out, b, "b.");
    auto const bytes = out.bytes();
    safetensors::file const from{std::span(bytes)};
    model_type read = some_model(4);
    safetensors::read_parameters(from, read, "b.");
    CHECK(read == b);
    safetensors::read_parameters(from, read, [](std::string_view own) { return "a." + std::string(own); });
    CHECK(read == a);
    // What it lacks, and what has another shape, is said, and the model is as it was.
    CHECK(said([&] { safetensors::read_parameters(from, read, "c."); }).find("c.token_embedding") != std::string::npos);
    CHECK(read == a);
    gpt<float, Vocabulary<5>, Time<4>, Model<6>, Layer<2>, Head<3>, Hidden<7>> other{};
    auto const heads = said([&] { safetensors::read_parameters(from, other, "a."); });
    CHECK(heads.find("a.blocks.0.attention.w_q") != std::string::npos);
    CHECK(heads.find("Head<3>") != std::string::npos);
}

namespace {

/// Square weights of two kinds, in layers: nothing but names tells what is what.
template <std::size_t N>
struct square_layer {
    BOOST_HANA_DEFINE_STRUCT(square_layer, (projection<Query, float, Model<N>, Dk<N>>, w_q),
                             (projection<Key, float, Model<N>, Dk<N>>, w_k), (tensor<float, Model<N>>, gain));
    friend constexpr bool operator==(square_layer const&, square_layer const&) = default;
};
template <std::size_t N>
struct squares {
    BOOST_HANA_DEFINE_STRUCT(squares, (repeated<square_layer<N>, 2>, layers),
                             (tensor<float, Time<N>, Model<N>>, table));
    friend constexpr bool operator==(squares const&, squares const&) = default;
};
template <std::size_t N>
squares<N> some_squares() {
    squares<N> out{};
    float value = 0;
    for_each_parameter(
        [&](text, auto& parameter) {
            for (auto& element : parameter.values) element = value += 1;
        },
        out);
    return out;
}

}  // namespace

TEST_CASE("foreign names are declared, and the orientation of a square with them") {
    auto const m = some_squares<3>();
    // As other programs have it: their weights have the features that come first.
    safetensors::writer out;
    auto const& layers = m.layers;
    auto const q0 = transpose(tensor<float, Model<3>, Dk<3>>(layers[0].w_q)),
               q1 = transpose(tensor<float, Model<3>, Dk<3>>(layers[1].w_q));
    out.add("h.0.attn.q.weight", q0);
    out.add("h.1.attn.q.weight", q1);
    out.add("h.0.attn.k.weight", layers[0].w_k);
    out.add("h.1.attn.k.weight", layers[1].w_k);
    out.add("layers.0.gain", layers[0].gain);
    out.add("layers.1.gain", layers[1].gain);
    out.add("wte", m.table);
    auto const bytes = out.bytes();
    safetensors::file const from{std::span(bytes)};

    using safetensors::stored_as;
    using safetensors::stored_under;
    auto const q = stored_under("layers.*.w_q", "h.*.attn.q.weight", stored_as<Dk, Model>);
    auto const k = stored_under("layers.*.w_k", "h.*.attn.k.weight");
    auto const table = stored_under("table", "wte");
    squares<3> read{};
    safetensors::read_parameters(from, read, q, k, table);
    CHECK(read == m);
    // An orientation is what was declared, and nothing is guessed.
    squares<3> turned{};
    safetensors::read_parameters(from, turned, stored_under("layers.*.w_q", "h.*.attn.q.weight"), k, table);
    CHECK(turned.layers[1].w_q(0, 1) == m.layers[1].w_q(1, 0));

    // Written so it is the same file.
    safetensors::writer again;
    safetensors::add_parameters(again, m, q, k, table);
    CHECK(again.bytes() == bytes);
    auto const name = std::filesystem::temp_directory_path() / "heed_model_files_foreign.safetensors";
    safetensors::save(name, m, table, q, k);
    CHECK(safetensors::load<squares<3>>(name, k, q, table) == m);
    CHECK(safetensors::file(name).tensors() == from.tensors());
    std::filesystem::remove(name);

    auto const refused = [&](auto const&... stored) {
        squares<3> before{};
        std::string const what = said([&] { safetensors::read_parameters(from, before, stored...); });
        CHECK(before == squares<3>{});
        return what;
    };
    std::string const file = "safetensors in memory: expected ";
    CHECK(refused(q, k, table, stored_under("layers.*.w_v", "h.*.attn.v.weight")) ==
          file + "a parameter \"layers.*.w_v\", which stored_under names, but the module has none");
    CHECK(
        refused(q, k, table, stored_under("layers.1.w_k", "h.1.attn.k.weight")) ==
        file +
            "one stored_under for parameter \"layers.1.w_k\", but \"layers.*.w_k\" and \"layers.1.w_k\" both mean it");
    CHECK(refused(q, stored_under("layers.*.w_k", "h.*.attn.q.weight"), table) ==
          file +
              "a tensor for each parameter, but \"h.0.attn.q.weight\" would be both \"layers.0.w_q\" and "
              "\"layers.0.w_k\"");
    CHECK(refused(q, stored_under("layers.*.w_k", "h.0.attn.k.weight"), table) ==
          file + "as many stars in \"h.0.attn.k.weight\" as in \"layers.*.w_k\", but there are 0 and 1");
    CHECK(refused(q, stored_under("layers.0.w_k", "h.*.attn.k.weight"), table) ==
          file + "as many stars in \"h.*.attn.k.weight\" as in \"layers.0.w_k\", but there are 1 and 0");
    CHECK(refused(q, k, stored_under("table", "wte", stored_as<Vocabulary, Model>)) ==
          file +
              "parameter \"table\" with all axes that stored_as names, and no other, but it is of [Time<3>, Model<3>]");
    CHECK(refused(q, k, stored_under("table", "wte", stored_as<Model>)) ==
          file +
              "parameter \"table\" with all axes that stored_as names, and no other, but it is of [Time<3>, Model<3>]");
    CHECK(refused(q, k).find("expected a tensor \"table\", but there is none") != std::string::npos);
    // A star is a part between dots, and not more.
    CHECK(refused(q, k, stored_under("*", "w*")) ==
          file +
              "a tensor \"wtable\", but there is none: the file has \"h.0.attn.k.weight\", \"h.0.attn.q.weight\", "
              "\"h.1.attn.k.weight\", \"h.1.attn.q.weight\", \"layers.0.gain\", \"layers.1.gain\", \"wte\"");
}

namespace {

/// Parameters, and what a model counts and remembers beside them.
template <class T>
struct with_buffers {
    BOOST_HANA_DEFINE_STRUCT(with_buffers, (linear_weights<T, Model<3>, Hidden<2>>, w), (tensor<int, Model<3>>, order),
                             (tensor<bool, Hidden<2>>, used), (tensor<std::uint8_t>, kind),
                             (tensor<bfloat16, Model<3>>, coarse), (heap_tensor<long long, Model<5>>, counts));
    friend constexpr bool operator==(with_buffers const&, with_buffers const&) = default;
};
template <class T>
struct of_two {
    BOOST_HANA_DEFINE_STRUCT(of_two, (repeated<with_buffers<T>, 2>, layers), (tensor<unsigned, Time<3>>, seen));
    friend constexpr bool operator==(of_two const&, of_two const&) = default;
};

template <class Other>
struct of_one {
    BOOST_HANA_DEFINE_STRUCT(of_one, (repeated<layer_normalisation<float, Model<3>>, 2>, norms), (Other, other));
};

of_two<float> two_with_buffers() {
    of_two<float> m{};
    auto g = random::manual_seed(8);
    initialise(m, g);
    for (std::size_t i = 0; i < 2; ++i) {
        auto const one = static_cast<int>(i);
        m.layers[i].order = tensor<int, Model<3>>{2 + one, -1, 7};
        m.layers[i].used = tensor<bool, Hidden<2>>{one == 0, one == 1};
        m.layers[i].kind = tensor<std::uint8_t>{static_cast<std::uint8_t>(200 + one)};
        m.layers[i].coarse = cast<bfloat16>(tensor<float, Model<3>>{1.5f, -2, 3});
        m.layers[i].counts =
            heap_tensor<long long, Model<5>>(tensor<long long, Model<5>>{1, 2, 3, 4, -5000000000 - one});
    }
    m.seen = tensor<unsigned, Time<3>>{1, 2, 4000000000};
    return m;
}

}  // namespace

TEST_CASE("tensors of whole numbers, of bools and of halves are saved and loaded with their model") {
    auto const name = std::filesystem::temp_directory_path() / "heed_model_buffers.safetensors";
    auto const m = two_with_buffers();
    safetensors::save(name, m);
    CHECK(safetensors::load<of_two<float>>(name) == m);
    safetensors::file const from(name);
    CHECK(from.tensors().size() == 2 * 6 + 1);
    CHECK(from.info("layers.1.order").dtype == "I32");
    CHECK(from.info("layers.1.used").dtype == "BOOL");
    CHECK(from.info("layers.0.coarse").dtype == "BF16");
    of_two<float> renamed{};
    safetensors::writer out;
    safetensors::add_parameters(out, m, safetensors::stored_under("layers.*.order", "order_*"));
    auto const bytes = out.bytes();
    safetensors::file const foreign{std::span(bytes)};
    CHECK(foreign.has("order_1"));
    safetensors::read_parameters(foreign, renamed, safetensors::stored_under("layers.*.order", "order_*"));
    CHECK(renamed == m);
    // One that the file lacks is asked for, as a parameter is.
    safetensors::read_parameters(from, renamed);
    CHECK(said([&] { safetensors::read_parameters(foreign, renamed); }).find("layers.0.order") != std::string::npos);
    CHECK(renamed == m);
    std::filesystem::remove(name);
    // What does not go into a file, or does not come from it, is refused and not left out.
    using fault::safetensors_files_have_no_such_element_type;
    using safetensors::fault_of_load, safetensors::fault_of_save;
    STATIC_REQUIRE(no_fault<fault_of_save<of_two<float>>> && no_fault<fault_of_load<of_two<float>>>);
    STATIC_REQUIRE(
        __is_same(fault_of_save<of_one<tensor<char, Model<3>>>>, safetensors_files_have_no_such_element_type<char>));
    STATIC_REQUIRE(is_fault<fault_of_load<of_one<tensor<char, Model<3>>>>>);
    STATIC_REQUIRE(no_fault<fault_of_save<of_one<tensor_view<int const, Model<3>>>>>);
    STATIC_REQUIRE(is_fault<fault_of_load<of_one<tensor_view<int const, Model<3>>>>>);
    STATIC_REQUIRE(is_fault<fault_of_save<of_one<std::array<tensor<int, Model<3>>, 2>>>>);
    // They are no parameters.
    CHECK(parameter_count(m) == 12);
    auto const both = value_and_gradient([](auto const& all) { return sum(all.layers[1].w); }, m);
    CHECK(both.gradient.layers[1].w == linear_weights<float, Model<3>, Hidden<2>>{1, 1, 1, 1, 1, 1});
    auto stepped = m;
    adamw optimiser{m};
    optimiser.step(stepped, both.gradient, 0.1);
    CHECK(!(stepped.layers[1].w == m.layers[1].w));
    stepped.layers = m.layers;
    CHECK(stepped == m);
}

TEST_CASE("an optimiser is compared, saved and loaded, and goes on to the same bits") {
    auto const name = std::filesystem::temp_directory_path() / "heed_optimiser.safetensors";
    auto const goes_on = [&](auto optimiser) {
        using optimiser_type = decltype(optimiser);
        auto m = two_with_buffers();
        auto const squared = [](auto const& all) {
            return sum(all.layers[0].w * all.layers[0].w) + sum(all.layers[1].w);
        };
        auto const step = [&](auto& by, auto& of) { by.step(of, value_and_gradient(squared, of).gradient, 0.1); };
        auto const fresh = optimiser;
        CHECK(fresh == optimiser);
        for (int i = 0; i < 3; ++i) step(optimiser, m);
        CHECK(!(fresh == optimiser));
        safetensors::save(name, optimiser);
        auto read = safetensors::load<optimiser_type>(name);
        CHECK(read == optimiser);
        auto n = m;
        step(optimiser, m);
        step(read, n);
        CHECK(m == n);
        CHECK(read == optimiser);
        // Model and optimiser in one file.
        safetensors::writer out;
        safetensors::add_parameters(out, m, "model.");
        safetensors::add_parameters(out, optimiser, "optimiser.");
        auto const bytes = out.bytes();
        safetensors::file const from{std::span(bytes)};
        auto other = fresh;
        safetensors::read_parameters(from, other, "optimiser.");
        CHECK(other == optimiser);
    };
    auto const m = two_with_buffers();
    goes_on(adamw{m});
    goes_on(adamw{m, {.beta_1 = 0.8, .beta_2 = 0.99, .epsilon = 1e-7, .decay = 0.1}});
    goes_on(sgd{m, {.momentum = 0.9}});
    goes_on(sgd{m, {.momentum = 0.9, .decay = 0.1, .nesterov = true}});
    std::filesystem::remove(name);
    CHECK(adamw_options{} == adamw_options{.decay = 0.01});
    CHECK(!(adamw_options{} == adamw_options{.decay = 0.1}));
    CHECK(!(sgd_options{} == sgd_options{.nesterov = true}));
    adamw stepped{m};
    auto moved = m;
    for (int i = 0; i < 5; ++i) stepped.step(moved, m, 0.1);
    safetensors::save(name, stepped);
    CHECK(safetensors::load<adamw<of_two<float>>>(name).steps == 5);
    CHECK(safetensors::file(name).info("steps").dtype == "I64");
    std::filesystem::remove(name);
}

namespace {

/// Weights with heads, by plain loops: a value for each place.
template <class X>
X numbered() {
    X out{};
    float value = 0;
    for (auto& element : out.values) element = value += 1;
    return out;
}
template <class Order, class X>
std::string as_file(X const& x, Order order) {
    safetensors::writer out;
    out.add("w", x, order);
    auto const bytes = out.bytes();
    return std::string(reinterpret_cast<char const*>(bytes.data()), bytes.size());
}

template <std::size_t H, std::size_t D, std::size_t M>
void check_merged_heads() {
    using safetensors::merged;
    using safetensors::stored_as;
    using weights = projection<Query, float, Model<M>, Head<H>, Dk<D>>;
    weights const w = numbered<weights>();
    // As PyTorch has it, [heads * features, model].
    tensor<float, Hidden<H * D>, Model<M>> rows{};
    for (std::size_t h = 0; h < H; ++h)
        for (std::size_t d = 0; d < D; ++d)
            for (std::size_t m = 0; m < M; ++m) rows(h * D + d, m) = w(m, h, d);
    // And as GPT-2, [model, heads * features].
    tensor<float, Model<M>, Hidden<H * D>> columns{};
    for (std::size_t h = 0; h < H; ++h)
        for (std::size_t d = 0; d < D; ++d)
            for (std::size_t m = 0; m < M; ++m) columns(m, h * D + d) = w(m, h, d);
    safetensors::writer out;
    out.add("rows", rows);
    out.add("columns", columns);
    auto const bytes = out.bytes();
    safetensors::file const from{std::span(bytes)};
    constexpr auto output_first = stored_as<Head, Dk, Model>(merged<Head, Dk>);
    constexpr auto input_first = stored_as<Model, Head, Dk>(merged<Head, Dk>);
    CHECK(safetensors::read<weights>(from, "rows", output_first) == w);
    CHECK(safetensors::read<weights>(from, "columns", input_first) == w);
    CHECK(safetensors::read<weights>(from, "columns", stored_as<>(merged<Head, Dk>)) == w);
    // Heads behind the features are other weights, unless there is but one of either.
    CHECK((safetensors::read<weights>(from, "rows", stored_as<Dk, Head, Model>(merged<Dk, Head>)) == w) ==
          (H == 1 || D == 1));
    // Written so they are the same files, from a view as well.
    safetensors::writer again;
    again.add("rows", w, output_first);
    again.add("columns", permute_view<Dk, Model, Head>(w), input_first);
    CHECK(again.bytes() == bytes);
    CHECK(as_file(w, stored_as<>) == as_file(w, stored_as<Model, Head, Dk>));

    std::string const number = std::to_string(H * D);
    CHECK(said([&] { (void)safetensors::read<weights>(from, "rows", stored_as<Head, Dk, Model>); }) ==
          "safetensors in memory: expected tensor \"rows\" with 3 axes, [Head<" + std::to_string(H) + ">, Dk<" +
              std::to_string(D) + ">, Model<" + std::to_string(M) + ">], but it has 2: [" + number + ", " +
              std::to_string(M) + "]");
    using more = projection<Query, float, Model<M>, Head<H + 1>, Dk<D>>;
    CHECK(said([&] { (void)safetensors::read<more>(from, "rows", output_first); }) ==
          "safetensors in memory: expected tensor \"rows\" with " + std::to_string((H + 1) * D) +
              " elements along axis 0, Head<" + std::to_string(H + 1) + "> * Dk<" + std::to_string(D) +
              ">, but it has " + number + ": its shape is [" + number + ", " + std::to_string(M) + "]");
}

}  // namespace

TEST_CASE("heads that are merged in a file are declared") {
    check_merged_heads<2, 3, 5>();
    check_merged_heads<3, 3, 9>();
    check_merged_heads<1, 4, 3>();

    using safetensors::merged;
    using safetensors::stored_as;
    using weights = projection<Query, float, Model<5>, Head<2>, Dk<3>>;
    constexpr auto may = []<class Order>(Order) { return safetensors::can_read<weights, Order>; };
    STATIC_REQUIRE(may(stored_as<Head, Dk, Model>(merged<Head, Dk>)));
    STATIC_REQUIRE(may(stored_as<Head, Dk, Model>(merged<Head, Dk, Model>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Dk, Head>)));
    STATIC_REQUIRE(!may(stored_as<Head, Model, Dk>(merged<Head, Dk>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Head>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Model, Time>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Head, Dk, Time>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Time, Head>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Head, Dk>, merged<Dk, Model>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk, Model>(merged<Dk, Model>, merged<Head, Dk>)));
    STATIC_REQUIRE(!may(stored_as<Head, Dk>(merged<Head, Dk>)));
    using two_pairs = tensor<float, Batch<2>, Time<3>, Head<5>, Dk<7>>;
    using pairs = decltype(stored_as<>(merged<Head, Dk>, merged<Batch, Time>));
    STATIC_REQUIRE(safetensors::can_read<two_pairs, pairs>);
    CHECK(safetensors::detail::declared_as<pairs>(two_pairs::shape_type{}).extents.of ==
          std::vector<std::size_t>{6, 35});
    STATIC_REQUIRE(
        std::is_same_v<safetensors::fault_of_read<weights, decltype(stored_as<Head, Model, Dk>(merged<Head, Dk>))>,
                       fault::merged_names_two_axes_or_more_that_stand_side_by_side_in_the_file<
                           shape_t<Head<2>, Model<5>, Dk<3>>, axis_name<Head>, axis_name<Dk>>>);
    STATIC_REQUIRE(!safetensors::can_add<weights&, decltype(stored_as<Head, Model, Dk>(merged<Head, Dk>))>);
}

TEST_CASE("a model of heads is loaded from a file of the llama kind, where heads are merged") {
    using block = multi_head_attention<float, Model<6>, Head<2>, Dk<3>, Dv<3>>;
    block m{};
    float value = 0;
    for_each_parameter(
        [&](text, auto& parameter) {
            for (auto& element : parameter.values) element = value += 1;
        },
        m);
    tensor<float, Hidden<6>, Model<6>> q{}, k{}, v{};
    tensor<float, Model<6>, Hidden<6>> o{};
    for (std::size_t h = 0; h < 2; ++h)
        for (std::size_t d = 0; d < 3; ++d)
            for (std::size_t i = 0; i < 6; ++i) {
                q(3 * h + d, i) = m.w_q(i, h, d);
                k(3 * h + d, i) = m.w_k(i, h, d);
                v(3 * h + d, i) = m.w_v(i, h, d);
                o(i, 3 * h + d) = m.w_o(h, d, i);
            }
    safetensors::writer out;
    out.add("self_attn.q_proj.weight", q);
    out.add("self_attn.k_proj.weight", k);
    out.add("self_attn.v_proj.weight", v);
    out.add("self_attn.o_proj.weight", o);
    auto const bytes = out.bytes();
    safetensors::file const from{std::span(bytes)};
    using safetensors::merged;
    using safetensors::stored_as;
    using safetensors::stored_under;
    auto const load = [&](auto&& f) {
        f(stored_under("w_q", "self_attn.q_proj.weight", stored_as<Head, Dk, Model>(merged<Head, Dk>)),
          stored_under("w_k", "self_attn.k_proj.weight", stored_as<Head, Dk, Model>(merged<Head, Dk>)),
          stored_under("w_v", "self_attn.v_proj.weight", stored_as<Head, Dv, Model>(merged<Head, Dv>)),
          stored_under("w_o", "self_attn.o_proj.weight", stored_as<Model, Head, Dv>(merged<Head, Dv>)));
    };
    block read{};
    load([&](auto const&... stored) { safetensors::read_parameters(from, read, stored...); });
    CHECK(read == m);
    safetensors::writer again;
    load([&](auto const&... stored) { safetensors::add_parameters(again, m, stored...); });
    CHECK(again.bytes() == bytes);
}
