// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <sstream>

#include <boost/hana/define_struct.hpp>

#include <heed/io/summary.hpp>
#include <heed/nn.hpp>

using namespace heed;
using namespace heed::axes;

namespace {

struct counted {
    BOOST_HANA_DEFINE_STRUCT(counted, (tensor<float, Model<3>>, w), (tensor<short, Batch<2>, Time<5>>, seen),
                             (tensor<bool>, is_ready));
};

}  // namespace

TEST_CASE("a summary has lines for whole numbers and bools, too") {
    std::ostringstream out;
    out << io::summary(counted{});
    CHECK(out.str() ==
          "name      shape                numbers  bytes\n"
          "w         [Model<3>]                 3     12\n"
          "seen      [Batch<2>, Time<5>]       10     20\n"
          "is_ready  []                         1      1\n"
          "all                                 14     33\n");
}

TEST_CASE("a summary has a line for each parameter, and one for all") {
    repeated<layer_normalisation<double, Model<12>>, 2> const norms{};
    feed_forward<float, Model<12>, Hidden<100>, activation::relu> const forward{};
    std::ostringstream out;
    out << io::summary(norms) << io::summary(forward);
    CHECK(out.str() ==
          "name    shape        numbers  bytes\n"
          "0.gain  [Model<12>]       12     96\n"
          "0.bias  [Model<12>]       12     96\n"
          "1.gain  [Model<12>]       12     96\n"
          "1.bias  [Model<12>]       12     96\n"
          "all                       48    384\n"
          "name   shape                     numbers  bytes\n"
          "w_in   [Model<12>, Hidden<100>]     1200   4800\n"
          "b_in   [Hidden<100>]                 100    400\n"
          "w_out  [Hidden<100>, Model<12>]     1200   4800\n"
          "b_out  [Model<12>]                    12     48\n"
          "all                                 2512  10048\n");
}
