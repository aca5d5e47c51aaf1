// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_MULTI_HEAD_ATTENTION_HPP
#define HEED_NN_MULTI_HEAD_ATTENTION_HPP

#include <boost/hana/define_struct.hpp>

#include <heed/attention/kv_cache.hpp>
#include <heed/attention/self_attention.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/nn/detail/module_rules.hpp>
#include <heed/nn/linear.hpp>

// Attention as a module of a model. Heads are split by the types of the weights, [Model, Head, Dk], and come together
// in those of the output, [Head, Dv, Model]: no step in between is there to be got wrong.

namespace heed {

namespace detail::inline HEED_KERNELS {

/// Queries, keys and values as attention takes them: rotated first, or with the keys and values of a cache.
template <class Q, class K, class V, class... Options>
constexpr auto heads_attended(Q const& q, K const& k, V const& v, Options const&... options) {
    return scaled_dot_product_attention(q, k, v, options...);
}
template <class Q, class K, class V, is_rotation R, class... Options>
constexpr auto heads_attended(Q const& q, K const& k, V const& v, R const& rotation, Options const&... options) {
    return heads_attended(rotate(q, rename<axes::Time, axes::Query>(rotation)),
                          rotate(k, rename<axes::Time, axes::Key>(rotation)), v, options...);
}
/// Positions that a cache has behind it: rotated, they are kept as such.
template <class Cache, class Q, class K, class V, class... Options>
constexpr auto heads_attended_in(Cache& cache, Q const& q, K const& k, V const& v, Options const&... options) {
    append(cache, k, v);
    return cached_attention(q, cache, options...);
}
template <class Cache, class Q, class K, class V, is_rotation R, class... Options>
constexpr auto heads_attended_in(Cache& cache, Q const& q, K const& k, V const& v, R const& rotation,
                                 Options const&... options) {
    return heads_attended_in(cache, rotate(q, rename<axes::Time, axes::Query>(rotation)),
                             rotate(k, rename<axes::Time, axes::Key>(rotation)), v, options...);
}

}  // namespace detail::inline HEED_KERNELS

/// Attention of one sequence to itself with several heads: `multi_head_attention<float, Model<32>, Head<4>, Dk<8>,
/// Dv<8>>`. A module, all zeros at first: `m(x, options...)` of x `[..., Time, Model]` is `[..., Time, Model]`.
///
/// The options are those of `scaled_dot_product_attention`: masks, a scale, stages; before them may come rotary
/// positions, `rotation_at<...>` of `Time`, or `m(x, cache, options...)` a `kv_cache` of the heads, behind which the
/// positions of x are. (Vaswani et al. 2017, section 3.2.2; PyTorch: `nn.MultiheadAttention`.)
template <class T, Axis Features, Axis Heads, Axis Compared, Axis Values, class Bias = without_bias>
struct HEED_LINKED_AS multi_head_attention;

template <class T, Axis Features, Axis Heads, Axis Compared, Axis Values>
struct multi_head_attention<T, Features, Heads, Compared, Values, without_bias> {
    BOOST_HANA_DEFINE_STRUCT(multi_head_attention, (projection<axes::Query, T, Features, Heads, Compared>, w_q),
                             (projection<axes::Key, T, Features, Heads, Compared>, w_k),
                             (projection<axes::Key, T, Features, Heads, Values>, w_v),
                             (output_projection<T, Heads, Values, Features>, w_o));

    template <class X, class... Options, class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return project_output(detail::heads_attended(project(x, w_q), project(x, w_k), project(x, w_v), options...),
                              w_o);
    }
    template <class X, detail::caches Cache, class... Options,
              class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Cache& cache, Options const&... options) const {
        return project_output(
            detail::heads_attended_in(cache, project(x, w_q), project(x, w_k), project(x, w_v), options...), w_o);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>>
    requires is_fault<Fault> refused operator()(X const& x, Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(multi_head_attention const&, multi_head_attention const&) = default;
};

template <class T, Axis Features, Axis Heads, Axis Compared, Axis Values>
struct multi_head_attention<T, Features, Heads, Compared, Values, with_bias> {
    BOOST_HANA_DEFINE_STRUCT(multi_head_attention, (projection<axes::Query, T, Features, Heads, Compared>, w_q),
                             (projection<axes::Key, T, Features, Heads, Compared>, w_k),
                             (projection<axes::Key, T, Features, Heads, Values>, w_v),
                             (output_projection<T, Heads, Values, Features>, w_o),
                             (projection_bias<axes::Query, T, Heads, Compared>, b_q),
                             (projection_bias<axes::Key, T, Heads, Compared>, b_k),
                             (projection_bias<axes::Key, T, Heads, Values>, b_v), (output_bias<T, Features>, b_o));

    template <class X, class... Options, class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return project_output(
            detail::heads_attended(project(x, w_q, b_q), project(x, w_k, b_k), project(x, w_v, b_v), options...), w_o,
            b_o);
    }
    template <class X, detail::caches Cache, class... Options,
              class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Cache& cache, Options const&... options) const {
        return project_output(detail::heads_attended_in(cache, project(x, w_q, b_q), project(x, w_k, b_k),
                                                        project(x, w_v, b_v), options...),
                              w_o, b_o);
    }
#if !defined(__clang__)
    template <class X, class... Options, class Fault = fault_of_module<multi_head_attention, X, axes::Time, Features>>
    requires is_fault<Fault> refused operator()(X const& x, Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(multi_head_attention const&, multi_head_attention const&) = default;
};

/// The same with keys and values that groups of queries share: `grouped_query_attention<float, Model<32>, KvHead<2>,
/// Group<4>, Dk<8>, Dv<8>>` has eight heads of queries and two of keys and values, which are not copied. (J. Ainslie et
/// al., GQA, 2023.)
template <class T, Axis Features, Axis Heads, Axis Groups, Axis Compared, Axis Values>
struct HEED_LINKED_AS grouped_query_attention {
    BOOST_HANA_DEFINE_STRUCT(grouped_query_attention,
                             (projection<axes::Query, T, Features, Heads, Groups, Compared>, w_q),
                             (projection<axes::Key, T, Features, Heads, Compared>, w_k),
                             (projection<axes::Key, T, Features, Heads, Values>, w_v),
                             (output_projection<T, Heads, Groups, Values, Features>, w_o));

    template <class X, class... Options,
              class Fault = fault_of_module<grouped_query_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Options const&... options) const {
        return project_output(detail::heads_attended(project(x, w_q), project(x, w_k), project(x, w_v), options...),
                              w_o);
    }
    template <class X, detail::caches Cache, class... Options,
              class Fault = fault_of_module<grouped_query_attention, X, axes::Time, Features>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Cache& cache, Options const&... options) const {
        return project_output(
            detail::heads_attended_in(cache, project(x, w_q), project(x, w_k), project(x, w_v), options...), w_o);
    }
#if !defined(__clang__)
    template <class X, class... Options,
              class Fault = fault_of_module<grouped_query_attention, X, axes::Time, Features>>
    requires is_fault<Fault> refused operator()(X const& x, Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(grouped_query_attention const&, grouped_query_attention const&) = default;
};

/// Attention of one sequence to another, whose positions are named once: `multi_head_cross_attention<Source, float,
/// Model<32>, Head<4>, Dk<8>, Dv<8>>`; `m(x, source, options...)` of x `[..., Time, Model]` and source `[..., Source,
/// Model]` is `[..., Time, Model]`. (Vaswani et al. 2017, section 3.2.3.)
template <template <std::size_t> class Source, class T, Axis Features, Axis Heads, Axis Compared, Axis Values>
struct HEED_LINKED_AS multi_head_cross_attention {
    BOOST_HANA_DEFINE_STRUCT(multi_head_cross_attention, (projection<axes::Query, T, Features, Heads, Compared>, w_q),
                             (projection<axes::Key, T, Features, Heads, Compared>, w_k),
                             (projection<axes::Key, T, Features, Heads, Values>, w_v),
                             (output_projection<T, Heads, Values, Features>, w_o));

    template <class X, class Memory, class... Options,
              class Fault = detail::first_fault<fault_of_module<multi_head_cross_attention, X, axes::Time, Features>,
                                                fault_of_module<multi_head_cross_attention, Memory, Source, Features>>,
              class = typename Fault::is_allowed>
    constexpr auto operator()(X const& x, Memory const& source, Options const&... options) const {
        return project_output(detail::heads_attended(project(x, w_q), project<Source>(source, w_k),
                                                     project<Source>(source, w_v), options...),
                              w_o);
    }
#if !defined(__clang__)
    template <class X, class Memory, class... Options,
              class Fault = detail::first_fault<fault_of_module<multi_head_cross_attention, X, axes::Time, Features>,
                                                fault_of_module<multi_head_cross_attention, Memory, Source, Features>>>
    requires is_fault<Fault> refused operator()(X const& x, Memory const& source,
                                                Options const&... options) const = delete;
#endif
    friend constexpr bool operator==(multi_head_cross_attention const&, multi_head_cross_attention const&) = default;
};

}  // namespace heed

#endif
