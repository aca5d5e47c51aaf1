// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Causal attention over keys that are spread over processes, `mpirun -n 4 machines`, in three forms, beside one:
//   gather  all queries everywhere; the parts' outputs go to rank 0, which merges them by type: none counts twice
//   reduce  the same, merged on the way by MPI's reduction
//   ring    queries are spread, too; keys and values go round, and each process merges what its queries have seen
// With --times, bytes that were sent and the shortest of 20 times.

#include "mpi.hpp"

#include <cstdio>
#include <cstring>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

using namespace heed;
using namespace heed::axes;

namespace {

constexpr std::size_t positions = 1024, parts = 8, in_part = positions / parts;
template <std::size_t Number>
using seen = part<Key<positions>, Number * in_part, in_part>;

using all_queries = heap_tensor<float, Head<2>, Query<positions>, Dk<32>>;
using some_queries = heap_tensor<float, Head<2>, Query<in_part>, Dk<32>>;
using some_keys = heap_tensor<float, Head<2>, Key<in_part>, Dk<32>>;
using some_values = heap_tensor<float, Head<2>, Key<in_part>, Dv<32>>;
template <class Queries>
using outputs_of = decltype(scaled_dot_product_attention(
    std::declval<Queries const&>(), std::declval<some_keys const&>(), std::declval<some_values const&>()));
using all_outputs = outputs_of<all_queries>;
using some_outputs = outputs_of<some_queries>;

/// Numbers that follow from their place among all positions, so that each process makes its own.
template <class X>
X numbers(std::size_t seed, std::size_t first_position) {
    X x;
    std::size_t i = 0;
    for (std::size_t head = 0; head < 2; ++head) {
        for (std::size_t row = 0; row < x.size / 64; ++row) {
            for (std::size_t d = 0; d < 32; ++d) {
                std::size_t const place = (head * positions + first_position + row) * 32 + d;
                x.data()[i++] = static_cast<float>((place * place * 7 + place * (2 * seed + 3)) % 31) / 7 - 2;
            }
        }
    }
    return x;
}

/// Calls `f` with the number of a part as a constant: the part is a type.
template <class F, std::size_t... Number>
void with_part(std::size_t number, F const& f, std::index_sequence<Number...>) {
    static_cast<void>(((number == Number && (f(std::integral_constant<std::size_t, Number>{}), true)) || ...));
}
template <class F>
void with_part(std::size_t number, F const& f) {
    with_part(number, f, std::make_index_sequence<parts>{});
}

struct keys_and_values {
    some_keys k;
    some_values v;
};
keys_and_values part_of(std::size_t number) {
    return {numbers<some_keys>(2, number * in_part), numbers<some_values>(3, number * in_part)};
}

template <class Queries, std::size_t Number>
using attended =
    decltype(attention_with_lse<seen<Number>>(std::declval<Queries const&>(), std::declval<some_keys const&>(),
                                              std::declval<some_values const&>(), causal{offset{std::size_t{0}}}));

/// Attention to each part, of which those that nothing was seen of are neutral.
template <class Queries, class Numbers = std::make_index_sequence<parts>>
struct attended_parts;
template <class Queries, std::size_t... Number>
struct attended_parts<Queries, std::index_sequence<Number...>> {
    std::tuple<attended<Queries, Number>...> of;

    attended_parts() {
        auto const see_nothing = [](auto& one) {
            for (std::size_t i = 0; i < one.output.size; ++i) one.output.data()[i] = 0;
            for (std::size_t i = 0; i < one.lse.values.size; ++i) one.lse.values.data()[i] = -math::infinity<float>;
        };
        (see_nothing(std::get<Number>(of)), ...);
    }
    auto merged() const { return merge(std::get<Number>(of)...); }
};

struct process {
    int rank, number;
    std::size_t first, held;  // which parts are its own

    process() {
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        MPI_Comm_size(MPI_COMM_WORLD, &number);
        held = parts / static_cast<std::size_t>(number);
        first = held * static_cast<std::size_t>(rank);
    }
};

using all_rows = over_mpi::rows<all_outputs>;

/// Attention of all queries to the parts that a process has.
std::vector<all_rows> attend_to_own(process const& me, all_queries const& q) {
    std::vector<all_rows> own(me.held);
    for (std::size_t i = 0; i < me.held; ++i) {
        keys_and_values const kv = part_of(me.first + i);
        with_part(me.first + i,
                  [&](auto number) { own[i].take(attention_with_lse<seen<number()>>(q, kv.k, kv.v, causal{})); });
    }
    return own;
}

all_outputs gather(process const& me, all_queries const& q, std::size_t& sent) {
    std::vector<all_rows> const own = attend_to_own(me, q);
    std::vector<all_rows> all(me.rank == 0 ? parts : 0);
    over_mpi::datatype const type(all_rows::make_type());
    int const held = static_cast<int>(me.held);
    MPI_Gather(own.data(), held, type, all.data(), held, type, 0, MPI_COMM_WORLD);
    sent += sizeof(all_rows) * me.held * static_cast<std::size_t>(me.number - 1);
    if (me.rank != 0) return {};
    auto const seen_parts = std::make_unique<attended_parts<all_queries>>();
    for (std::size_t i = 0; i < parts; ++i) {
        with_part(i, [&](auto number) { all[i].give(std::get<number()>(seen_parts->of)); });
    }
    return seen_parts->merged().output;
}

all_outputs reduce(process const& me, all_queries const& q, std::size_t& sent) {
    std::vector<all_rows> own = attend_to_own(me, q);
    for (std::size_t i = 1; i < me.held; ++i) own[0].merge(own[i]);
    auto const result = std::make_unique<all_rows>();
    over_mpi::datatype const type(all_rows::make_type());
    over_mpi::reduction const merging(all_rows::reduce, false);
    MPI_Reduce(own.data(), result.get(), 1, type, merging, 0, MPI_COMM_WORLD);
    sent += sizeof(all_rows) * static_cast<std::size_t>(me.number - 1);
    all_outputs out;
    for (std::size_t i = 0; i < out.size; ++i) out.data()[i] = result->output[i];
    return out;
}

all_outputs ring(process const& me, std::size_t& sent) {
    std::vector<some_queries> q(me.held);
    std::vector<keys_and_values> kv(me.held);
    std::vector<attended_parts<some_queries>> parts_seen(me.held);
    for (std::size_t i = 0; i < me.held; ++i) {
        q[i] = numbers<some_queries>(1, (me.first + i) * in_part);
        kv[i] = part_of(me.first + i);
    }
    over_mpi::datatype const type_of_k(over_mpi::make_type_of<some_keys>()),
        type_of_v(over_mpi::make_type_of<some_values>());
    for (int step = 0; step < me.number; ++step) {
        std::size_t const from = me.held * static_cast<std::size_t>((me.rank - step + me.number) % me.number);
        for (std::size_t i = 0; i < me.held; ++i) {
            for (std::size_t j = 0; j < me.held && from + j <= me.first + i; ++j) {  // what comes later is not seen
                with_part(from + j, [&](auto number) {
                    std::get<number()>(parts_seen[i].of) = attention_with_lse<seen<number()>>(
                        q[i], kv[j].k, kv[j].v, causal{offset{(me.first + i) * in_part}});
                });
            }
        }
        if (step + 1 == me.number) break;
        int const right = (me.rank + 1) % me.number, left = (me.rank + me.number - 1) % me.number;
        for (keys_and_values& one : kv) {
            MPI_Sendrecv_replace(one.k.data(), 1, type_of_k, right, 0, left, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Sendrecv_replace(one.v.data(), 1, type_of_v, right, 1, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            sent += static_cast<std::size_t>(me.number) * (one.k.size + one.v.size) * sizeof(float);
        }
    }
    std::vector<float> own, all(me.rank == 0 ? all_outputs::size : 0);
    for (auto const& one : parts_seen) {
        some_outputs const output = one.merged().output;
        own.insert(own.end(), output.data(), output.data() + output.size);
    }
    int const count = static_cast<int>(own.size());
    MPI_Gather(own.data(), count, MPI_FLOAT, all.data(), count, MPI_FLOAT, 0, MPI_COMM_WORLD);
    all_outputs out;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t const one = i / some_outputs::size, within = i % some_outputs::size, row = in_part * 32;
        out.data()[(within / row * positions + one * in_part) * 32 + within % row] = all[i];
    }
    return out;
}

/// FNV-1a of all bits, to be compared with those of other runs.
unsigned digest_of(all_outputs const& out) {
    unsigned digest = 2166136261u;
    for (std::size_t i = 0; i < out.size; ++i) {
        unsigned bits;
        std::memcpy(&bits, out.data() + i, sizeof bits);
        for (int byte = 0; byte < 4; ++byte) digest = (digest ^ (bits >> 8 * byte & 255)) * 16777619u;
    }
    return digest;
}

bool run(process const& me, bool has_times) {
    auto const q = numbers<all_queries>(1, 0);
    all_outputs outputs[3];
    char const* const names[] = {"gather", "reduce", "ring"};
    for (int form = 0; form < 3; ++form) {
        std::size_t sent = 0;
        double best = 1e9;
        for (int times = has_times ? 20 : 1; times > 0; --times) {
            sent = 0;
            MPI_Barrier(MPI_COMM_WORLD);
            double const began = MPI_Wtime();
            outputs[form] = form == 0 ? gather(me, q, sent) : form == 1 ? reduce(me, q, sent) : ring(me, sent);
            MPI_Barrier(MPI_COMM_WORLD);
            double const seconds = MPI_Wtime() - began;
            best = seconds < best ? seconds : best;
        }
        if (me.rank == 0 && has_times) {
            std::printf("%-6s %2d processes %10zu bytes %8.2f ms\n", names[form], me.number, sent, 1e3 * best);
        }
    }
    if (me.rank != 0) return true;
    auto const k = numbers<heap_tensor<float, Head<2>, Key<positions>, Dk<32>>>(2, 0);
    auto const v = numbers<heap_tensor<float, Head<2>, Key<positions>, Dv<32>>>(3, 0);
    all_outputs const alone = scaled_dot_product_attention(q, k, v, causal{});
    bool right = outputs[0] == outputs[2];
    for (int form = 0; form < 3; ++form) {
        bool const is_near = max_abs_difference(outputs[form], alone) < 2e-6f;
        std::printf("%-6s of one process %s, bits %08x\n", names[form], is_near ? "within 2e-6" : "TOO FAR OFF",
                    digest_of(outputs[form]));
        right = right && is_near;
    }
    return right;
}

}  // namespace

int main(int count, char** arguments) {
    MPI_Init(&count, &arguments);
    bool right = false;
    {
        process const me;
        if (parts % static_cast<std::size_t>(me.number) == 0) {
            right = run(me, count > 1 && std::strcmp(arguments[1], "--times") == 0);
        } else if (me.rank == 0) {
            std::fprintf(stderr, "the keys are %zu parts: give 1, 2, 4 or 8 processes, and not %d\n", parts, me.number);
        }
    }
    MPI_Finalize();
    return right ? 0 : 1;
}
