// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/all_strides.hpp"

using namespace all_strides;

namespace {

// One operand ------------------------------------------------------------------------------------------------------

template <class View>
constexpr char const* failed_movement(bool at_end) {
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    constexpr std::size_t rows = extent<Query>(y), columns = extent<Key>(y);
    comparison check;
    check("as_tensor", y, as_tensor(x));
    check("transpose", transpose(y), transpose(x));
    check("permute", permute<Key, Query>(y), permute<Key, Query>(x));
    check("rename", rename<Key, Dk>(y), rename<Key, Dk>(x));
    check("slice of the first axis", slice<Query>(y, rows - 1), slice<Query>(x, rows - 1));
    check("slice of the last axis", slice<Key>(y, columns - 1), slice<Key>(x, columns - 1));
    check("split of the first axis", split<Query, Head<rows>, Time<1>>(y), split<Query, Head<rows>, Time<1>>(x));
    check("split of the last axis", split<Key, Head<1>, Time<columns>>(y), split<Key, Head<1>, Time<columns>>(x));
    check("merge", merge<Query, Key, Time>(y), merge<Query, Key, Time>(x));
    check("concat along the first axis", concat<Query>(y, y), concat<Query>(x, x));
    check("concat along the last axis", concat<Key>(y, y), concat<Key>(x, x));
    check("stack", stack<Head>(y, y), stack<Head>(x, x));
    if (!(x == y) || !(y == x)) check.failed = "==";
    return check.failed;
}

template <class View>
constexpr char const* failed_elementwise(bool at_end) {
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    auto const row = slice<Query>(y, 0);
    auto const column = slice<Key>(y, 0);
    comparison check;
    check("map", map([](float one) { return one * one; }, y), map([](float one) { return one * one; }, x));
    check("zip", zip([](float a, float b) { return a - 2 * b; }, row, y),
          zip([](float a, float b) { return a - 2 * b; }, row, x));
    check("-", -y, -x);
    check("+", y + y, x + x);
    check("- a number", y - 0.1f, x - 0.1f);
    check("* a row", row * y, row * x);
    check("* a column", y * column, x * column);
    check("/ a tensor", column / (y + 10.0f), column / (x + 10.0f));
    check("outer", outer(rename<Key, Dk>(row), y), outer(rename<Key, Dk>(row), x));
    check("cast", cast<double>(y), cast<double>(x));
    auto added = y;
    added += x;
    check("+=", y + y, added);
    if (max_abs_difference(x, y) != 0.0f || !all_close(x, y) || !all_close(y, x)) check.failed = "all_close";
    return check.failed;
}

template <class View>
constexpr char const* failed_reduction(bool at_end) {
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    comparison check;
    check("sum of the first axis", sum<Query>(y), sum<Query>(x));
    check("sum of the last axis", sum<Key>(y), sum<Key>(x));
    check("sum", sum(y), sum(x));
    check("mean of the first axis", mean<Query>(y), mean<Query>(x));
    check("mean of the last axis", mean<Key>(y), mean<Key>(x));
    check("max of the first axis", max<Query>(y), max<Query>(x));
    check("max of the last axis", max<Key>(y), max<Key>(x));
    check("max", max(y), max(x));
    check("argmax of the first axis", argmax<Query>(y), argmax<Query>(x));
    check("argmax of the last axis", argmax<Key>(y), argmax<Key>(x));
    return check.failed;
}

template <class View>
constexpr char const* failed_softmax(bool at_end) {
    spread<View> const memory(at_end);
    auto const x = memory.view();
    auto const y = memory.copy();
    comparison check;
    check("softmax of the first axis", softmax<Query>(y), softmax<Query>(x));
    check("softmax of the last axis", softmax<Key>(y), softmax<Key>(x));
    check("log_softmax of the first axis", log_softmax<Query>(y), log_softmax<Query>(x));
    check("log_softmax of the last axis", log_softmax<Key>(y), log_softmax<Key>(x));
    check("naive_softmax of the first axis", naive_softmax<Query>(y), naive_softmax<Query>(x));
    check("naive_softmax of the last axis", naive_softmax<Key>(y), naive_softmax<Key>(x));
    return check.failed;
}

struct one_operand {
    template <class View>
    static constexpr char const* failed(bool at_end) {
        for (char const* const one : {failed_movement<View>(at_end), failed_elementwise<View>(at_end),
                                      failed_reduction<View>(at_end), failed_softmax<View>(at_end)}) {
            if (one != nullptr) return one;
        }
        return nullptr;
    }
};
}  // namespace

TEST_CASE("Every operation on one operand takes any strides") {
    check<one_operand, 1, true, float, Query<3>, Key<5>>();
    check<one_operand, 5, true, float, Query<4>, Key<4>>();
    check<one_operand, 3, false, float, Query<37>, Key<19>>();
}
