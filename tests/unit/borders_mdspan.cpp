// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/mdspan.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"
#include "../support/mdspan_checks.hpp"
#include "../support/mdspan_like.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <type_traits>

namespace {

namespace borders = heed::borders;
namespace fault = heed::fault;
namespace in = heed::fault::in;
using namespace heed::axes;
using heed::strided_view;
using heed::strides;
using heed::tensor;
using heed::tensor_view;
using mdspan_like::dynamic;
using mdspan_like::family;

static_assert(mdspan_checks::all<family>());
TEST_CASE("mdspans in and out") {
    CHECK(mdspan_checks::from_mdspan<family, 2, 3>());
    CHECK(mdspan_checks::from_mdspan<family, 3, 3>());
    CHECK(mdspan_checks::to_mdspan<family>());
}
#if defined(__cpp_lib_mdspan)
static_assert(mdspan_checks::all<borders::std_mdspan>());
#endif

template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (heed::border_error const& error) {
        return error.what();
    }
    return "nothing";
}

TEST_CASE("dynamic extents and strides are checked when they come") {
    using sizes = mdspan_like::extents<int, 4, dynamic>;
    float values[64] = {};
    sizes seven, eight;
    seven.values[1] = 7;
    eight.values[1] = 8;
    using declared = tensor_view<float, Query<4>, Dk<7>>;
    CHECK(said([&] { borders::view<declared>(mdspan_like::mdspan<float, sizes>(values, seven)); }) == "nothing");
    CHECK(said([&] { borders::view<declared>(mdspan_like::mdspan<float, sizes>(values, eight)); }) ==
          "heed: expected an mdspan with 7 elements along axis 1, Dk<7>, but it has 8: its shape is [4, 8]");
    using apart = mdspan_like::mdspan<float, sizes, mdspan_like::layout_stride>;
    apart const it(values, apart::mapping_type(seven, std::array<int, 2>{8, 1}));
    CHECK(said([&] { borders::view<declared>(it); }) ==
          "heed: expected an mdspan whose neighbours along axis 0, Query<4>, are 7 elements apart, to be viewed, but "
          "they "
          "are 8 apart: its strides are [8, 1]; read copies it");
    CHECK(said([&] { borders::read<tensor<float, Query<4>, Dk<7>>>(it); }) == "nothing");
    CHECK(said([&] { borders::view<declared>(mdspan_like::mdspan<float, sizes>(nullptr, seven)); }) ==
          "heed: expected an mdspan with values, but its pointer is null");
}

// What the type says is checked while compiling.
template <std::size_t... Extents>
using sizes_of = mdspan_like::extents<std::size_t, Extents...>;
using in_rows = mdspan_like::mdspan<float, sizes_of<4, 7>>;
using in_columns = mdspan_like::mdspan<float, sizes_of<4, 7>, mdspan_like::layout_left>;
using declared = tensor_view<float, Query<4>, Dk<7>>;
using declared_columns = strided_view<float, strides<1, 4>, Query<4>, Dk<7>>;
static_assert(borders::can_view<declared, in_rows&> && borders::can_view<declared_columns, in_columns&>);
static_assert(std::is_same_v<borders::fault_of_view<tensor_view<float, Query<4>, Dk<8>>, in_rows&>,
                             fault::memory_has_another_number_of_elements_along_the_declared_axis<
                                 in::view_of_memory, Dk<8>, heed::values_given<7>>>);
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Query<5>, Dk<7>>, in_rows&>,
                             fault::memory_has_another_number_of_elements_along_the_declared_axis<
                                 in::read_of_memory, Query<5>, heed::values_given<4>>>);
static_assert(
    std::is_same_v<borders::fault_of_view<declared, in_columns&>,
                   fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                       Query<4>, borders::apart_by<7>, borders::apart_by<1>>>);
static_assert(
    std::is_same_v<borders::fault_of_view<declared_columns, in_rows&>,
                   fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                       Query<4>, borders::apart_by<1>, borders::apart_by<7>>>);
using tiled = mdspan_like::mdspan<float, sizes_of<4, 7>, mdspan_like::layout_tiled>;
static_assert(
    std::is_same_v<
        borders::fault_of_view<declared, tiled&>,
        fault::an_mdspan_has_elements_at_strides_in_every_layout_that_heed_views_or_reads<mdspan_like::layout_tiled>>);
using negated = mdspan_like::mdspan<float, sizes_of<4, 7>, mdspan_like::layout_right, mdspan_like::negating<float>>;
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Query<4>, Dk<7>>, negated&>,
                             fault::an_mdspan_has_elements_in_memory_and_no_accessor_that_makes_others_of_them<
                                 mdspan_like::negating<float>>>);
using repeated = strided_view<float, strides<0, 1>, Query<4>, Dk<7>>;
static_assert(std::is_same_v<borders::fault_of_as_mdspan<repeated, family>,
                             fault::elements_of_an_mdspan_share_no_place_so_hand_over_as_tensor_of_the_view<repeated>>);
using owner = tensor<float, Query<4>, Dk<7>>;
static_assert(borders::can_as_mdspan<owner&, family> && !borders::can_as_mdspan<owner, family>);
static_assert(
    std::is_same_v<borders::fault_of_as_mdspan<owner&, borders::no_mdspan>,
                   fault::there_is_no_mdspan_in_this_standard_library_so_name_a_family_of_types_that_has_one<owner>>);

}  // namespace
