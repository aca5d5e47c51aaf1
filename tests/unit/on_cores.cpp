// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Tasks on an executor: the bits of one core, in whatever order and on however many threads tasks run.
#include <heed/gradient.hpp>
#include <heed/heed.hpp>

#include "../../examples/cores/jthreads.hpp"
#include "../support/both_times.hpp"
#include "../support/numbers.hpp"
#include "../support/watched.hpp"

#include <cstddef>
#include <type_traits>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;

/// Runs tasks from the last one on, and notes how many there are.
using numbers_of_tasks = std::vector<std::size_t>;
struct backwards {
    numbers_of_tasks* counts;
    template <class Task>
    void operator()(std::size_t count, Task const& task) const {
        counts->push_back(count);
        while (count-- > 0) task(count);
    }
};
struct in_order {
    template <class Task>
    void operator()(std::size_t count, Task const& task) const {
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};
struct no_executor {
    void operator()(std::size_t) const {}
};

template <class X, unsigned Seed>
X numbers() {
    X x;
    for (std::size_t i = 0; i < x.size; ++i) {
        x.data()[i] = static_cast<element_of<X>>(heed_test::fraction_at<7>(i, Seed));
    }
    return x;
}

/// Whether a call has the same result on no executor and on several, which run so many tasks.
template <class Call>
bool same_on_all(std::size_t tasks, Call const& call) {
    auto const alone = call();
    numbers_of_tasks counts;
    bool same = call(on(backwards{&counts})) == alone && counts == numbers_of_tasks{tasks};
    for (unsigned threads : {1u, 2u, 3u}) same = same && call(on(jthreads{threads})) == alone;
    return same;
}
/// The same of what is split by keys, which is one thing on all executors, and near to one go: so many batches, of
/// which each has parts that are merged.
template <class Call>
bool near_on_all(std::size_t batches, std::size_t parts_of_each, Call const& call) {
    auto const alone = call(), parts = call(on(in_order{}));
    numbers_of_tasks counts;
    bool same = call(on(backwards{&counts})) == parts && counts == numbers_of_tasks{batches * parts_of_each, batches};
    for (unsigned threads : {1u, 2u, 3u}) same = same && call(on(jthreads{threads})) == parts;
    return same && max_abs_difference(alone, parts) < 1e-5f;
}

template <class T, std::size_t Queries, std::size_t Keys>
struct operands {
    using q_type = heap_tensor<T, Head<2>, Group<3>, Query<Queries>, Dk<5>>;
    using k_type = heap_tensor<T, Head<2>, Key<Keys>, Dk<5>>;
    using v_type = heap_tensor<T, Head<2>, Key<Keys>, Dv<7>>;
    q_type q = numbers<q_type, 1>();
    k_type k = numbers<k_type, 2>();
    v_type v = numbers<v_type, 3>();

    template <class... Options>
    auto attended(Options const&... options) const {
        return [&](auto const&... executor) { return scaled_dot_product_attention(q, k, v, options..., executor...); };
    }
};

struct by_positions {
    constexpr float operator()(float score, index_of<Query> query, index_of<Key> key) const {
        return score + static_cast<float>(7 * query.value + 3 * key.value) / 512;
    }
};

using queries = tensor<float, Query<3>, Dk<5>>;
using keys = tensor<float, Key<11>, Dk<5>>;
using values = tensor<float, Key<11>, Dv<7>>;
using some_keys = tensor<float, up_to<Key<11>>, Dk<5>>;

static_assert(Executor<jthreads const> && Executor<in_order> && !Executor<no_executor> && !Executor<int>);
static_assert(can_scaled_dot_product_attention<queries, keys, values, on<in_order>> &&
              can_scaled_dot_product_attention<queries, keys, values, on<in_order&>, causal<lower_right_alignment>> &&
              !can_scaled_dot_product_attention<queries, keys, values, on<no_executor>> &&
              !can_scaled_dot_product_attention<queries, keys, values, on<in_order>, on<in_order>> &&
              !can_attention<queries, keys, values, on<in_order>> && !can_scores<queries, keys, on<in_order>>);
static_assert(can_contract_on<queries, keys, on<in_order>, Dk> &&
              !can_contract_on<queries, keys, on<no_executor>, Dk> &&
              can_contract_on<queries, some_keys, on<in_order>, Dk> &&
              !can_contract_on<queries, values, on<in_order>, Dk> && !can_contract_on<queries, keys, keys, Dk>);
static_assert(can_matmul_on<queries, tensor<float, Dk<5>, Key<11>>, on<in_order>> &&
              !can_matmul_on<queries, tensor<float, Dk<5>, Key<11>>, on<no_executor>> &&
              !can_matmul_on<queries, keys, on<in_order>>);

}  // namespace

TEST_CASE("attention has the bits of one core, whatever runs its tasks") {
    operands<float, 137, 139> const x;
    // 6 heads of 137 queries, 64 at a time.
    CHECK(same_on_all(18, x.attended()));
    CHECK(same_on_all(18, x.attended(causal{lower_right})));
    CHECK(same_on_all(18, x.attended(window{before{9}, after{4}, upper_left}, softcap{1.5}, sink{0.5f}, scale{0.3})));
    CHECK(same_on_all(18, x.attended(score_with{by_positions{}}, dropout{0.25f, philox{7}})));
    CHECK(same_on_all(18, x.attended(bias{numbers<heap_tensor<float, Query<137>, Key<139>>, 4>()})));
    operands<double, 64, 11> const one_task_a_head;
    CHECK(same_on_all(6, one_task_a_head.attended(causal{upper_left})));
    // The heads that share keys and values are attended to as one.
    operands<float, 1, 139> const few;
    CHECK(same_on_all(2, few.attended()));
}

TEST_CASE("attention up to a length, on all executors") {
    operands<float, 137, 139> const x;
    for (std::size_t length : {0u, 1u, 3u, 16u, 63u, 64u, 65u, 128u, 137u}) {
        auto const q = take<Query>(x.q, length);
        auto const k = take<Key>(x.k, length);
        auto const v = take<Key>(x.v, length);
        heed_test::watched_beyond_lengths const beyond_q(q);
        heed_test::watched_beyond_lengths const beyond_k(k);
        heed_test::watched_beyond_lengths const beyond_v(v);
        auto const call = [&](auto const&... executor) {
            return scaled_dot_product_attention(q, k, v, causal{lower_right}, executor...);
        };
        auto const alone = call();
        CHECK(call(on(in_order{})) == alone);
        CHECK(call(on(jthreads{2})) == alone);
    }
}

TEST_CASE("few queries of long keys are split by keys, the same way for any number of threads") {
    operands<float, 1, 4099> const x;
    CHECK(near_on_all(2, 5, x.attended()));
    CHECK(near_on_all(2, 5, x.attended(sink{2.5f}, softcap{1.5})));
    CHECK(near_on_all(2, 5, x.attended(window{before{1500}, offset{3000}})));
    CHECK(near_on_all(2, 5, x.attended(score_with{by_positions{}}, dropout{0.25f, philox{7}})));
    // No key is left in any part, or in most of them.
    CHECK(near_on_all(2, 5, x.attended(window{before{1}, after{0}, offset{5000}})));
    CHECK(near_on_all(2, 5, x.attended(window{before{1}, after{0}, offset{1024}}, sink{-1.0f})));
    CHECK(near_on_all(2, 5, x.attended(bias{numbers<heap_tensor<float, Head<2>, Key<4099>>, 4>()})));
    operands<double, 2, 2048> const two;
    CHECK(near_on_all(2, 2, two.attended(causal{lower_right})));
}

TEST_CASE("a cache on all executors") {
    kv_cache<float, Head<2>, up_to<Key<4099>>, Dk<5>, Dv<7>> cache;
    operands<float, 1, 4099> const x;
    for (std::size_t length : {1u, 2047u, 2048u, 3000u, 4099u}) {
        truncate(cache, 0);
        append(cache, take<Key>(x.k, length), take<Key>(x.v, length));
        auto const call = [&](auto const&... executor) {
            return cached_attention(x.q, cache, window{before{2500}}, executor...);
        };
        CHECK((length < 2048 ? same_on_all(2, call) : near_on_all(2, (length + 1023) / 1024, call)));
    }
}

TEST_CASE("a ring, whose keys begin at different places, is not split by keys") {
    using ring_type = ring_kv_cache<float, up_to<Key<1024>>, Dk<2>, Dv<3>>;
    auto const k = numbers<heap_tensor<float, Key<2400>, Dk<2>>, 1>();
    auto const v = numbers<heap_tensor<float, Key<2400>, Dv<3>>, 2>();
    auto const q = numbers<tensor<float, Query<1>, Dk<2>>, 3>();
    ring_type straight, drafted;
    std::size_t wrong = 0, apart = 0;
    for (std::size_t i = 0; i + 3 < 2400; ++i) {
        append(straight, slice<Key>(k, i), slice<Key>(v, i));
        // A draft of three more, of which none is accepted.
        for (std::size_t next = i; next < i + 4; ++next) append(drafted, slice<Key>(k, next), slice<Key>(v, next));
        truncate(drafted, i + 1);
        bool const is_apart = straight.dropped != drafted.dropped;
        apart += is_apart;
        if (i < 2000 || (i % 16 != 0 && !is_apart)) continue;
        auto const alone = cached_attention(q, straight);
        wrong += !(cached_attention(q, straight, on(in_order{})) == alone);
        wrong += !(cached_attention(q, drafted, on(in_order{})) == alone);
    }
    CHECK(apart > 0);
    CHECK(wrong == 0);
}

TEST_CASE("the log-sum-exp of what is split") {
    operands<float, 1, 4099> const x;
    auto const alone = attention_with_lse(x.q, x.k, x.v, sink{0.5f});
    auto const parts = attention_with_lse(x.q, x.k, x.v, sink{0.5f}, on(in_order{}));
    CHECK(max_abs_difference(alone.output, parts.output) < 1e-5f);
    CHECK(max_abs_difference(as_tensor(alone.lse), as_tensor(parts.lse)) < 1e-5f);
    auto const again = attention_with_lse(x.q, x.k, x.v, sink{0.5f}, on(jthreads{3}));
    CHECK(as_tensor(again.lse) == as_tensor(parts.lse));
}

TEST_CASE("parts of the keys, each of them split") {
    operands<float, 1, 6151> const x;
    auto const joined = [&](auto const&... executor) {
        using first = part<Key<6151>, 0, 2500>;
        using second = part<Key<6151>, 2500, 3651>;
        auto const mask = window{before{5000}, offset{6000}};
        return merge(attention_with_lse<first>(x.q, x.k, x.v, mask, sink{0.5f}, executor...),
                     attention_with_lse<second>(x.q, x.k, x.v, mask, executor...));
    };
    auto const alone = joined(), parts = joined(on(in_order{})), again = joined(on(jthreads{3}));
    CHECK(again.output == parts.output);
    CHECK(as_tensor(again.lse) == as_tensor(parts.lse));
    CHECK(max_abs_difference(alone.output, parts.output) < 1e-5f);
    CHECK(max_abs_difference(as_tensor(alone.lse), as_tensor(parts.lse)) < 1e-5f);
}

TEST_CASE("a row that is NaN, and one without keys, on all executors") {
    operands<float, 1, 2048> x;
    x.k.data()[5 * 2047] = math::quiet_nan<float>;
    auto const parts = scaled_dot_product_attention(x.q, x.k, x.v, on(in_order{}));
    CHECK(math::is_nan(parts(0, 0, 0, 0)));
    CHECK(!math::is_nan(parts(1, 0, 0, 0)));
    // Where it is masked it does not matter.
    CHECK(near_on_all(2, 2, x.attended(window{after{0}, offset{2046}})));
}

TEST_CASE("contractions on all executors") {
    auto const sum = [](auto const& a, auto const& b) {
        return [=](auto const&... executor) { return contract<Dk>(a, b, executor...); };
    };
    CHECK(same_on_all(5, sum(numbers<heap_tensor<float, Query<137>, Dk<11>>, 1>(),
                             numbers<heap_tensor<float, Dk<11>, Dv<13>>, 2>())));
    CHECK(same_on_all(5, sum(numbers<heap_tensor<float, Head<5>, Query<7>, Dk<11>>, 1>(),
                             numbers<heap_tensor<float, Head<5>, Dk<11>, Dv<13>>, 2>())));
    // Columns are cut where they are many.
    CHECK(same_on_all(7, sum(numbers<heap_tensor<double, Query<16>, Dk<11>>, 1>(),
                             numbers<heap_tensor<double, Dv<521>, Dk<11>>, 2>())));
    CHECK(same_on_all(7, sum(numbers<heap_tensor<int, Query<19>, Dk<3>>, 1>(),
                             numbers<heap_tensor<int, Dv<2>, Dk<3>>, 2>())));
    auto const a = numbers<heap_tensor<float, Query<137>, Dk<11>>, 1>();
    auto const b = numbers<heap_tensor<float, Dk<11>, Dv<13>>, 2>();
    CHECK(same_on_all(5, [&](auto const&... executor) { return matmul(a, b, executor...); }));
    CHECK(same_on_all(5, [&](auto const&... executor) { return contract<Dk>(transpose(a), b, executor...); }));
    tensor<float, Query<137>, Dv<13>> out{};
    contract<Dk>(into(out), a, b, on(jthreads{2}));
    CHECK(out == contract<Dk>(a, b));
    // One output alone is one task, and is not handed over.
    numbers_of_tasks counts;
    auto const row = numbers<tensor<float, Dk<11>>, 3>();
    CHECK(contract<Dk>(row, row, on(backwards{&counts})) == contract<Dk>(row, row));
    CHECK(counts.empty());
}

TEST_CASE("contractions up to a length, on all executors") {
    auto const x = numbers<heap_tensor<float, Batch<3>, Head<2>, Query<137>, Dk<11>>, 1>();
    auto const y = numbers<heap_tensor<float, Batch<3>, Head<2>, Dk<11>, Dv<13>>, 2>();
    // So many tasks for each length of the loop that is cut.
    auto const same_as_one = [&](std::size_t tasks, auto const& a, auto const& b) {
        heed_test::watched_beyond_lengths const beyond_a(a);
        heed_test::watched_beyond_lengths const beyond_b(b);
        auto const call = [&](auto const&... executor) { return contract<Dk>(a, b, executor...); };
        auto const alone = call();
        numbers_of_tasks counts;
        bool same = call(on(backwards{&counts})) == alone && call(on(jthreads{3})) == alone;
        return same && counts == (tasks > 1 ? numbers_of_tasks{tasks} : numbers_of_tasks{});
    };
    auto const rows = slice<Batch>(slice<Head>(x, 1), 2);
    auto const columns = slice<Batch>(slice<Head>(y, 1), 2);
    for (std::size_t length : {0u, 1u, 3u, 16u, 63u, 64u, 65u, 128u, 137u}) {
        std::size_t const eighth = (length + 7) / 8, at_once = length < 128 ? eighth : (eighth + 15) / 16 * 16;
        CHECK(same_as_one(length == 0 ? 0 : (length - 1) / at_once + 1, take<Query>(rows, length), columns));
        CHECK(contract<Dk>(take<Query>(rows, length), columns, on(jthreads{2})) ==
              take<Query>(contract<Dk>(rows, columns), length));
        // Batches are cut, of rows up to a length.
        CHECK(same_as_one(6, take<Query>(x, length), y));
    }
    for (std::size_t length = 0; length <= 3; ++length) {
        CHECK(same_as_one(length, take<Batch>(x, length), take<Batch>(y, length)));
        CHECK(same_as_one(length, take<Query>(take<Batch>(x, length), 100), take<Batch>(y, length)));
    }
    for (std::size_t length : {0u, 1u, 11u}) CHECK(same_as_one(5, take<Dk>(rows, length), take<Dk>(columns, length)));
    auto const few = take<Query>(rows, 5);
    CHECK(matmul(few, columns, on(jthreads{2})) == matmul(few, columns));
    tensor<float, up_to<Query<137>>, Dv<13>> out;
    contract<Dk>(into(out), few, columns, on(jthreads{2}));
    CHECK(out == contract<Dk>(few, columns));
}

TEST_CASE("projections on all executors, with a bias and without") {
    auto const x = numbers<heap_tensor<float, Batch<2>, Time<137>, Model<11>>, 1>();
    auto const w = numbers<projection<Query, float, Model<11>, Dk<13>>, 2>();
    auto const b = numbers<projection_bias<Query, float, Dk<13>>, 3>();
    auto const u = numbers<linear_weights<float, Model<11>, Hidden<13>>, 4>();
    auto const c = numbers<linear_bias<float, Hidden<13>>, 5>();
    auto const o = numbers<output_projection<float, Dk<13>, Model<11>>, 6>();
    auto const d = numbers<output_bias<float, Model<11>>, 7>();
    auto const all = [&](std::size_t tasks, auto const& of) {
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return project(of, w, executor...); }));
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return project(of, w, b, executor...); }));
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return linear(of, u, executor...); }));
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return linear(of, u, c, executor...); }));
        auto const made = project(of, w);
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return project_output(made, o, executor...); }));
        CHECK(same_on_all(tasks, [&](auto const&... executor) { return project_output(made, o, d, executor...); }));
    };
    all(5, slice<Batch>(x, 1));
    all(8, take<Time>(slice<Batch>(x, 1), 61));
    all(2, take<Time>(x, 61));
    // The gradient is that of one core.
    auto const loss = [&](auto const&... executor) {
        return value_and_gradient(
            [&](auto const& by) { return sum(linear(slice<Batch>(x, 1), by, c, executor...)); }, u);
    };
    CHECK(loss().gradient == loss(on(jthreads{2})).gradient);
    STATIC_REQUIRE(project(tensor<float, Time<1>, Model<2>>{1, 2}, projection<Query, float, Model<2>, Dk<1>>{3, 4},
                           on(in_order{}))(0, 0) == 11);
    using of_one = tensor<float, Time<3>, Model<11>>;
    STATIC_REQUIRE(can_project_with_bias<of_one, decltype(w), on<in_order>> &&
                   !can_project_with_bias<of_one, decltype(w), on<no_executor>> &&
                   can_linear<of_one, decltype(u), on<in_order>> &&
                   can_linear<of_one, decltype(u), decltype(c), on<in_order>> &&
                   !can_linear<of_one, decltype(u), on<in_order>, on<in_order>> &&
                   !can_linear<of_one, decltype(u), decltype(c), decltype(c)>);
}

TEST_CASE("norms on all executors") {
    using rows = heap_tensor<float, Batch<3>, Time<137>, Model<19>>;
    auto const x = numbers<rows, 1>();
    auto const gain = numbers<tensor<float, Model<19>>, 2>(), bias = numbers<tensor<float, Model<19>>, 3>();
    auto const norm = [&](auto const& of, auto const&... others) {
        return [&](auto const&... executor) { return layer_norm<Model>(of, others..., executor...); };
    };
    CHECK(same_on_all(7, norm(x)));
    CHECK(same_on_all(7, norm(x, gain)));
    CHECK(same_on_all(7, norm(x, gain, bias)));
    CHECK(same_on_all(7, norm(x, gain, bias, epsilon{0.5})));
    CHECK(same_on_all(7, norm(x, epsilon{0.5})));
    CHECK(same_on_all(7, [&](auto const&... executor) { return rms_norm<Model>(x, gain, executor...); }));
    // Along another axis than the last one, of views, and of few rows.
    auto const columns = numbers<heap_tensor<double, Model<19>, Time<137>>, 4>();
    CHECK(same_on_all(5, [&](auto const&... executor) { return layer_norm<Model>(columns, executor...); }));
    CHECK(same_on_all(5, [&](auto const&... executor) { return rms_norm<Model>(columns, executor...); }));
    CHECK(same_on_all(3, norm(numbers<tensor<float, Batch<3>, Model<19>, Time<5>>, 5>(), gain, bias)));
    CHECK(same_on_all(5, norm(transpose_view(columns))));
    auto const slices = numbers<heap_tensor<float, Time<7>, Batch<2>, Model<19>>, 6>();
    CHECK(same_on_all(7, norm(slice_view<Batch>(slices, 1))));
    // In place, and one row alone, which is not handed over.
    auto in_place = numbers<heap_tensor<float, Batch<3>, Time<137>, Model<19>>, 1>();
    layer_norm<Model>(into(in_place), in_place, gain, bias, on(jthreads{2}));
    CHECK(in_place == layer_norm<Model>(x, gain, bias));
    numbers_of_tasks counts;
    CHECK(layer_norm<Model>(gain, on(backwards{&counts})) == layer_norm<Model>(gain));
    CHECK(counts.empty());
    // The gradient is that of the norm.
    auto const loss = [&](auto const&... executor) {
        return value_and_gradient([&](auto const& of) { return sum(layer_norm<Model>(of, gain, executor...) * x); }, x);
    };
    CHECK(loss().gradient == loss(on(jthreads{2})).gradient);
    STATIC_REQUIRE(layer_norm<Model>(tensor<float, Time<2>, Model<2>>{1, 2, 3, 4}, on(in_order{})) ==
                   layer_norm<Model>(tensor<float, Time<2>, Model<2>>{1, 2, 3, 4}));
    STATIC_REQUIRE(!can_layer_norm<rows, Model, on<no_executor>> &&
                   !can_layer_norm<rows, Model, on<in_order>, epsilon> &&
                   !can_layer_norm<tensor<float, up_to<Time<3>>, Model<2>>, Model, on<in_order>>);
}

TEST_CASE("what is split by keys is so in a constant, too") {
    BOTH_TIMES(sum, [] {
        tensor<float, Query<1>, Dk<1>> const q{0.5f};
        tensor<float, Key<2049>, Dk<1>> k;
        tensor<float, Key<2049>, Dv<1>> v;
        for (std::size_t i = 0; i < 2049; ++i) {
            k.data()[i] = static_cast<float>(heed_test::fraction_at<7>(i, 1));
            v.data()[i] = static_cast<float>(heed_test::fraction_at<7>(i, 2));
        }
        return scaled_dot_product_attention(q, k, v, on(in_order{}))(0, 0);
    });
    CHECK(sum != 0);
}

TEST_CASE("in a constant the executor is not asked") {
    BOTH_TIMES(same, [] {
        constexpr auto q = heed_test::eighths<queries>(1);
        constexpr auto k = heed_test::eighths<keys>(2);
        constexpr auto v = heed_test::eighths<values>(3);
        return scaled_dot_product_attention(q, k, v, on(in_order{})) == scaled_dot_product_attention(q, k, v) &&
               contract<Dk>(q, k, on(in_order{})) == contract<Dk>(q, k);
    });
    CHECK(same);
}
