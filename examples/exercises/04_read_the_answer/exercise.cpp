// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Read what the compiler answers, and mend the line.
//
// Below is a line of code, and all that g++ says about it. Most of such an answer repeats the code. Four things count:
// the line, in front; the function that was refused, after "heed::refused heed::"; the rule that was broken, which is
// the name after "Fault ="; and what came, in its angle brackets. In such a rule read each _ as a space.
//
// You need not know what softmax does. Mend the line so that it does what the rule says; nothing else is wrong.
//
// As it stands, the compiler answers:
//   "fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<Key<3>, Query<2>>"

#include <heed/heed.hpp>
using namespace heed::axes;

// What g++ says of the line that is to be mended, whole:
//
//   exercise.cpp: In instantiation of 'constexpr auto look_up(const auto:16&, const auto:17&, const auto:18&) [with
//     auto:16 = heed::tensor<float, heed::axes::Query<2>, heed::axes::Dk<2> >; auto:17 = heed::tensor<float,
//     heed::axes::Key<3>, heed::axes::Dk<2> >; auto:18 = heed::tensor<float, heed::axes::Key<3>, heed::axes::Dv<2> >]':
//   exercise.cpp:44:31:   required from here
//   exercise.cpp:37:45: error: use of deleted function 'heed::refused heed::softmax(const Xs& ...) [with Name =
//     axes::Query; Xs = {logits<axes::Key, axes::Dk, float, axes::Query<2>, axes::Key<3> >}; Fault =
//     fault::softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<axes::Key<3>, axes::Query<2> >]'
//      37 |     return heed::attend(heed::softmax<Query>(heed::scores(q, k)), v);
//         |                         ~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~
//   In file included from heed/heed.hpp:33,
//                    from exercise.cpp:15:
//   heed/ops/softmax.hpp:121:9: note: declared here
//     121 | refused softmax(Xs const&... x) = delete;
//         |         ^~~~~~~

constexpr auto look_up(auto const& q, auto const& k, auto const& v) {
    // your code begins
    return heed::attend(heed::softmax<Query>(heed::scores(q, k)), v);
    // your code ends
}

constexpr auto q = heed::from<float, Query<2>, Dk<2>>({{0, 0}, {0, 200}});
constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{1, 0}, {0, 1}, {-1, -1}});
constexpr auto v = heed::from<float, Key<3>, Dv<2>>({{3, 0}, {0, 6}, {9, 9}});
constexpr auto found = look_up(q, k, v);

static_assert(heed::shape_of(found) == heed::shape<Query<2>, Dv<2>>,
              "for each query there are the features of a value");
static_assert(heed::all_close(heed::slice<Query>(found, 0), heed::mean<Key>(v)),
              "query 0 fits all keys: it finds the mean");
static_assert(heed::all_close(heed::slice<Query>(found, 1), heed::slice<Key>(v, 1)),
              "query 1 fits key 1: it finds value 1");
