// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/kinds_agree.hpp"
#include "../support/kinds_of_tensor.hpp"
#include "../support/other_functions.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <tuple>
#include <unistd.h>

#include <heed/io/attention_diagram.hpp>
#include <heed/io/heat_map.hpp>
#include <heed/io/npy.hpp>
#include <heed/io/print.hpp>
#include <heed/io/svg.hpp>

using namespace kinds_of_tensor;
using namespace other_functions;

namespace {

using S = sample<2, 3, 5, 7>;

struct to_stream {
    template <class X>
    auto operator()(X const& x) const -> decltype(std::declval<std::ostringstream&>() << x, std::string()) {
        std::ostringstream out;
        out << x;
        return out.str();
    }
};

struct to_file {
    template <class X>
    auto operator()(X const& x) const -> decltype(io::write_npy(std::filesystem::path(), x), std::string()) {
        auto const file = std::filesystem::temp_directory_path() / ("heed_kinds_" + std::to_string(::getpid()));
        io::write_npy(file, x);
        std::ifstream in(file, std::ios::binary);
        std::string const bytes{std::istreambuf_iterator<char>(in), {}};
        std::filesystem::remove(file);
        return bytes;
    }
};

struct to_picture {
    template <class X>
    auto operator()(X const& x) const
        -> decltype(std::declval<io::svg::picture&>().matrix(x, io::svg::point{}), std::string()) {
        io::svg::picture out(100, 100, "", "");
        out.matrix(x, {1, 2});
        return out.str();
    }
};

struct to_formatted {
    template <class X>
    auto operator()(X const& x) const
        -> decltype(std::declval<std::ostringstream&>() << io::formatted(x, io::fixed(2)), std::string()) {
        std::ostringstream out;
        out << io::formatted(x, io::fixed(2));
        return out.str();
    }
};

}  // namespace

// Every function that shows or writes tensors, or reads them.
inline constexpr auto that_show = std::tuple{
    returns("print", []<class X> { return io::can_print<X>; }, to_stream{}, S::batch),
    returns("print, one axis", []<class X> { return io::can_print<X>; }, to_stream{}, S::row),
    returns("print, no axis", []<class X> { return io::can_print<X>; }, to_stream{}, S::one),
    returns("print, bools", []<class X> { return io::can_print<X>; }, to_stream{}, S::padding),
    returns("formatted", []<class X> { return io::can_print<X>; }, to_formatted{}, S::q),
    returns("heat_map", []<class X> { return io::can_heat_map<X>; },
            [](auto const& x) HEED_CALL(io::heat_map(x)), S::batch),
    returns("heat_map in colours", []<class X> { return io::can_heat_map<X>; },
            [](auto const& x) HEED_CALL(io::heat_map(x, io::colours::true_colour)), S::q),
    returns("scale_for", []<class X> { return true; }, [](auto const& x) HEED_CALL(io::scale_for(x).most), S::q),
    returns("matrix of a picture", []<class X> { return io::can_heat_map<X>; }, to_picture{}, S::batch),
    returns("write_npy", []<class X> { return io::can_write_npy<X>; }, to_file{}, S::batch),
    returns("write_npy of more than is written at once", []<class X> { return io::can_write_npy<X>; }, to_file{},
            S::template filled<tensor<double, Query<31>, Key<37>>>(3, 1009, 0.5f, -1.0f)),
};

inline constexpr auto that_draw_attention = std::tuple{
    returns("attention_diagram", []<class X, class M> { return io::can_attention_diagram<X, M>; },
            [](auto const& x, auto const& m) HEED_CALL(io::attention_diagram(x, m).str()), S::x, S::module),
};

TEST_CASE("Everything that shows or writes tensors takes all kinds of tensor") {
    check_every_function<that_show, at_run_time, kind::heap_tensor, kind::view_of_const, kind::column_major,
                         kind::gaps, kind::repeated_first, kind::repeated_last>();
    check_every_function<that_draw_attention, at_run_time, kind::heap_tensor, kind::gaps, kind::repeated_first>();
}

// What can_ says -------------------------------------------------------------------------------------------------

namespace {

/// Another library's, which looks like a tensor.
struct of_others {
    using tensor_type = of_others;
    using element = float;
    using shape_type = int;
    [[maybe_unused]] static constexpr std::size_t rank = 2, size = 1;
    float values[1];
};
struct of_others_without_a_shape {
    using tensor_type = of_others_without_a_shape;
};
struct unprintable {};

template <class X>
concept is_printed = requires(std::ostringstream out, X const& x) { out << io::formatted(x, io::fixed(1)); };
template <class X>
concept is_drawn = requires(X const& x) { io::heat_map(x); };
template <class X>
concept is_a_picture = requires(io::svg::picture out, X const& x) { out.matrix(x, io::svg::point{}); };
template <class X>
concept is_written = requires(std::filesystem::path file, X const& x) { io::write_npy(file, x); };
template <class X>
concept is_read = requires(std::filesystem::path file) { io::read_npy<X>(file); };
template <class X, class M>
concept is_a_diagram = requires(X const& x, M const& module) { io::attention_diagram(x, module); };

constexpr unsigned printed = 1, drawn = 2, written = 4, readable = 8;

/// What is asked of every type: as can_ says, so it is, and it is as expected.
template <class X, unsigned Expected>
constexpr bool holds() {
    return io::can_print<X> == bool(Expected & printed) && is_printed<X> == io::can_print<X> &&
           io::can_print<X const&> == io::can_print<X> && io::can_heat_map<X> == bool(Expected & drawn) &&
           is_drawn<X> == io::can_heat_map<X> && is_a_picture<X> == io::can_heat_map<X> &&
           io::can_write_npy<X> == bool(Expected & written) && is_written<X> == io::can_write_npy<X> &&
           io::can_read_npy<X> == bool(Expected & readable) && is_read<X> == io::can_read_npy<X>;
}

}  // namespace

TEST_CASE("What can_ says of printing, drawing, reading and writing is so") {
    STATIC_REQUIRE(holds<tensor<float, Query<2>, Key<3>>, printed | drawn | written | readable>());
    STATIC_REQUIRE(holds<tensor<double, Key<3>>, printed | written | readable>());
    STATIC_REQUIRE(holds<tensor<float>, printed | written | readable>());
    STATIC_REQUIRE(holds<heap_tensor<double, Query<2>, Key<3>>, printed | drawn | written | readable>());
    STATIC_REQUIRE(holds<tensor_view<float, Query<2>, Key<3>>, printed | drawn | written>());
    STATIC_REQUIRE(holds<tensor_view<double const, Key<3>>, printed | written>());
    STATIC_REQUIRE(holds<strided_view<float const, strides<1, 2>, Query<2>, Key<3>>, printed | drawn | written>());
    STATIC_REQUIRE(holds<strided_view<int, strides<0>, Key<3>>, printed | written>());
    STATIC_REQUIRE(holds<tensor<int, Query<2>, Key<3>>, printed | drawn | written | readable>());
    STATIC_REQUIRE(holds<tensor<bool, Query<2>, Key<3>>, printed | drawn | written | readable>());
    STATIC_REQUIRE(holds<tensor<unprintable, Query<2>, Key<3>>, 0>());
    STATIC_REQUIRE(holds<decltype(S::logits), printed | drawn | written>());
    STATIC_REQUIRE(holds<decltype(S::weights), printed | drawn | written>());
    STATIC_REQUIRE(holds<decltype(S::w_q), printed | drawn | written>());
    STATIC_REQUIRE(holds<keep<Query<2>, Key<3>>, printed | drawn | written>());
    STATIC_REQUIRE(holds<bias<tensor_view<float, Query<2>, Key<3>>>, printed | drawn | written>());
    STATIC_REQUIRE(holds<io::npy_array, written>());
    STATIC_REQUIRE(holds<int, 0>());
    STATIC_REQUIRE(holds<std::string, 0>());
    STATIC_REQUIRE(holds<of_others, 0>());
    STATIC_REQUIRE(holds<of_others_without_a_shape, 0>());
    // A mistake that was reported is not reported again.
    STATIC_REQUIRE(io::can_print<refused>);
    STATIC_REQUIRE(io::can_heat_map<refused>);
    STATIC_REQUIRE(io::can_write_npy<refused>);
    STATIC_REQUIRE(is_printed<refused>);
    STATIC_REQUIRE(is_drawn<refused>);
    STATIC_REQUIRE(is_a_picture<refused>);
    STATIC_REQUIRE(is_written<refused>);
}

template <class X, class M, bool Expected>
inline constexpr bool draws = io::can_attention_diagram<X, M> == Expected && is_a_diagram<X, M> == Expected;

TEST_CASE("What can_attention_diagram says is so") {
    using input = tensor<float, Time<2>, Model<7>>;
    using module = self_attention<float, Model<7>, Dk<5>, Dv<7>>;
    using with_biases = self_attention<float, Model<7>, Dk<5>, Dv<7>, with_bias>;
    STATIC_REQUIRE(draws<input, module, true>);
    STATIC_REQUIRE(draws<input, with_biases, true>);
    STATIC_REQUIRE(draws<strided_view<float, strides<9, 1, 0>, Batch<3>, Time<2>, Model<7>>, module, true>);
    STATIC_REQUIRE(draws<tensor_view<float const, Time<2>, Model<7>>, with_biases, true>);
    STATIC_REQUIRE(draws<tensor<double, Time<2>, Model<7>>, module, false>);
    STATIC_REQUIRE(draws<tensor<float, Time<2>, Model<5>>, module, false>);
    STATIC_REQUIRE(draws<tensor<float, Model<7>>, module, false>);
    STATIC_REQUIRE(draws<tensor<float, Query<2>, Model<7>>, module, false>);
    STATIC_REQUIRE(draws<int, module, false>);
    STATIC_REQUIRE(draws<input, int, false>);
    STATIC_REQUIRE(draws<input, tensor<float>, false>);
    STATIC_REQUIRE(draws<tensor<int, Time<2>, Model<7>>, self_attention<int, Model<7>, Dk<5>, Dv<7>>, false>);
    STATIC_REQUIRE(draws<refused, module, true>);
}
