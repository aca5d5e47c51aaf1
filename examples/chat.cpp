// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A conversation with a model of one layer that has learned nothing: what is said is nonsense, and how it is computed
// is how it is done. The prompt comes in chunks, the answer one token a step; keys and values are kept in a ring, of
// which each query sees the newest ones; and two conversations of unequal lengths are answered as one batch. In the end
// all of it is computed in one go, and the bits are compared.

#include <cstddef>
#include <cstdio>
#include <string_view>

#include <heed/heed.hpp>
#include <heed/random/randn.hpp>

using namespace heed::axes;

namespace {

// Tokens are the printable characters.
constexpr std::size_t vocabulary = 95, seen = 24, in_chunk = 8, steps = 160;
constexpr std::string_view prompt = "What does a query heed, and why do keys wait?..";
constexpr std::size_t positions = prompt.size() + steps - 1;
static_assert(prompt.size() % in_chunk != 0 && positions > 2 * seen);

template <std::size_t Extent>
struct Vocabulary : heed::axis<Vocabulary, Extent> {};

struct model {
    heed::tensor<float, Vocabulary<vocabulary>, Model<32>> table;
    heed::projection<Query, float, Model<32>, KvHead<2>, Group<2>, Dk<8>> w_q;
    heed::projection<Key, float, Model<32>, KvHead<2>, Dk<8>> w_k;
    heed::projection<Key, float, Model<32>, KvHead<2>, Dv<8>> w_v;
    heed::tensor<float, KvHead<2>, Group<2>, Dv<8>, Model<32>> w_o;

    explicit model(std::uint64_t seed) {
        auto generator = heed::random::manual_seed(seed);
        table = heed::random::randn<decltype(table)>(generator);
        w_q = heed::random::randn<decltype(w_q)>(generator);
        w_k = heed::random::randn<decltype(w_k)>(generator);
        w_v = heed::random::randn<decltype(w_v)>(generator);
        w_o = heed::random::randn<decltype(w_o)>(generator);
    }

    /// The rows of the table that tokens name.
    template <std::size_t Tokens>
    auto embed(std::string_view text) const {
        heed::tensor<float, Time<Tokens>, Model<32>> x;
        for (std::size_t i = 0; i < Tokens; ++i) {
            heed::slice_view<Time>(x, i) = heed::slice<Vocabulary>(table, static_cast<std::size_t>(text[i] - ' '));
        }
        return x;
    }
    /// What each position says comes next.
    template <class Heads>
    auto logits(auto const& x, Heads const& heads) const {
        auto const mixed = heed::rename<Query, Time>(heed::contract<KvHead, Group, Dv>(heads, w_o));
        return heed::contract<Model>(x + mixed, table);
    }
};

/// Queries and keys are turned by the positions where they stand.
template <std::size_t Tokens>
auto turns(std::size_t first) {
    auto const places = heed::iota<int, Time<Tokens>>(static_cast<int>(first));
    return heed::rotation_at<heed::half_split_pairs, float, Pair<4>>(places, heed::rotary_base<10000>{});
}

/// What a conversation is made of: the rows of attention of each position, as they came.
using kept_rows = heed::heap_tensor<float, Time<positions>, KvHead<2>, Group<2>, Dv<8>>;

/// Queries, keys and values of some positions from one on.
template <std::size_t Tokens>
auto queries(model const& m, auto const& x, std::size_t first) {
    return heed::rotate(project(x, m.w_q), heed::rename<Time, Query>(turns<Tokens>(first)));
}
template <std::size_t Tokens>
auto keys(model const& m, auto const& x, std::size_t first) {
    return heed::rotate(project(x, m.w_k), heed::rename<Time, Key>(turns<Tokens>(first)));
}

using ring = heed::ring_kv_cache<heed::rotated_keys<heed::half_split_pairs, heed::rotary_base<10000>, Pair<4>, float>,
                                 KvHead<2>, heed::up_to<Key<seen>>, Dk<8>, Dv<8>>;

struct conversation {
    model const& m;
    ring kept;
    char text[positions + 1] = {};
    kept_rows rows;

    explicit conversation(model const& of) : m(of) {}

    /// Takes some tokens in, and gives what each of them says comes next.
    template <std::size_t Tokens>
    auto take(std::string_view tokens) {
        std::size_t const first = next_position(kept);
        auto const x = m.embed<Tokens>(tokens);
        append(kept, keys<Tokens>(m, x, first), project(x, m.w_v));
        auto const heads = cached_attention(queries<Tokens>(m, x, first), kept);
        for (std::size_t i = 0; i < Tokens; ++i) {
            text[first + i] = tokens[i];
            heed::slice_view<Time>(rows, first + i) = heed::slice<Query>(heads, i);
        }
        return m.logits(x, heads);
    }
    char answer(auto const& logits) const {
        auto const last = heed::slice<Time>(logits, heed::extent<Time>(logits) - 1);
        return static_cast<char>(' ' + heed::argmax<Vocabulary>(last)());
    }

    void run() {
        std::string_view left = prompt;
        char next = 0;
        for (; left.size() >= in_chunk; left.remove_prefix(in_chunk)) next = answer(take<in_chunk>(left));
        for (; !left.empty(); left.remove_prefix(1)) next = answer(take<1>(left));
        for (std::size_t step = 1; step < steps; ++step) next = answer(take<1>({&next, 1}));
    }

    /// Whether one call with all positions, under the window that the ring is, has the same bits.
    bool is_one_go() const {
        auto const x = m.embed<positions>(text);
        auto const heads =
            scaled_dot_product_attention(queries<positions>(m, x, 0), keys<positions>(m, x, 0), project(x, m.w_v),
                                         heed::window{heed::before{seen - 1}, heed::after{0}});
        return heads == heed::rename<Time, Query>(heed::permute<KvHead, Group, Time, Dv>(rows));
    }
};

/// Whether two texts of unequal lengths, answered as one batch, have the bits of each alone.
bool is_batch_each_alone(model const& m, std::string_view text) {
    constexpr std::size_t shorter = 40;
    auto const x = m.embed<positions>(text);
    auto const q = queries<positions>(m, x, 0);
    auto const k = keys<positions>(m, x, 0);
    auto const v = project(x, m.w_v);
    auto const longer_one = heed::range<Query<1>>(q, positions - 1);
    auto const shorter_one = heed::range<Query<1>>(q, shorter - 1);
    heed::tensor<std::size_t, Batch<2>> const lengths_of_texts{positions, shorter};
    auto const batch =
        scaled_dot_product_attention(heed::stack<Batch>(longer_one, shorter_one), heed::stack<Batch>(k, k),
                                     heed::stack<Batch>(v, v), heed::lengths<Key>(lengths_of_texts));
    return heed::slice<Batch>(batch, 0) == scaled_dot_product_attention(longer_one, k, v) &&
           heed::slice<Batch>(batch, 1) == scaled_dot_product_attention(shorter_one, heed::range<Key<shorter>>(k, 0),
                                                                        heed::range<Key<shorter>>(v, 0));
}

}  // namespace

int main() {
    model const m(42);
    conversation talk(m);
    talk.run();
    std::printf("> %.*s\n%s\n\n", static_cast<int>(prompt.size()), prompt.data(), talk.text + prompt.size());
    bool const one_go = talk.is_one_go(), each_alone = is_batch_each_alone(m, talk.text);
    std::printf("%zu positions, in a ring that has room for %zu and dropped %zu\n", next_position(talk.kept),
                static_cast<std::size_t>(talk.kept.keys.capacity / (2 * 8)), talk.kept.dropped);
    std::printf("chunks, steps and one go: %s\n", one_go ? "the same bits" : "OTHER BITS");
    std::printf("a batch of two lengths and each alone: %s\n", each_alone ? "the same bits" : "OTHER BITS");
    return one_go && each_alone ? 0 : 1;
}
