// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/kinds_agree.hpp"
#include "../support/every_function.hpp"
#include "../support/kinds_of_tensor.hpp"

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
using namespace every_function;

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
    returns("attention_diagram", []<class X, class M> { return io::can_attention_diagram<X, M>; },
            [](auto const& x, auto const& m) HEED_CALL(io::attention_diagram(x, m).str()), S::x, S::module),
    returns("write_npy", []<class X> { return io::can_write_npy<X>; }, to_file{}, S::batch),
    returns("write_npy of more than is written at once", []<class X> { return io::can_write_npy<X>; }, to_file{},
            S::template filled<tensor<double, Query<31>, Key<37>>>(3, 1009, 0.5f, -1.0f)),
};

TEST_CASE("Everything that shows or writes tensors takes all kinds of tensor") {
    check_every_function<that_show, at_run_time, kind::heap_tensor, kind::view, kind::view_of_const,
                         kind::column_major, kind::gaps, kind::repeated_first, kind::repeated_last,
                         kind::one_value>();
}
