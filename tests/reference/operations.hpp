// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Reference values: softmax, reductions, matrix products, contractions, cumulative operations.
// Generated: do not edit. Regenerate with: /usr/bin/python3 tests/reference/generate.py
// Recorded with: torch 1.13.0a0, CPU, AVX2, one thread. Seeds: 101 and up.
// Element type: float or double, the last word of each name
//
// Members of a case (flat, row-major): element, name, the extents, the inputs, the results, and for every inexact
// result a twin *_double: the same in double precision from the same inputs.
//   softmax_*       extent_0..2, x[], softmax_A[], log_softmax_A[] over axis A = 0, 1, 2
//   softmax_row_*   extent_0, x[], softmax[], log_softmax[], safe_softmax[] (PyTorch 2.5's: 0 when all of x is -inf)
//   reduce_*        extent_0..2, x[], sum_A[] mean_A[] max_A[] for A = 0, 1, 2, 01, 02, 12, 012 (the axes summed away),
//                   argmax_A[] (std::size_t) for A = 0, 1, 2; max and argmax have no twins
//   matmul_*        batch_axes, batch, heads, rows, inner, columns, a[..., rows, inner], b[..., inner, columns],
//                   product[..., rows, columns]; in matmul_shared_right b has no batch axes
//   contract_*      extents i, j, k, l, m as in the einsum, a[], b[], result[]: result axes in heed's order, the shared
//                   ones as in a, then a's own, then b's own
//   cumulative_*    extent_0.., x[], cumsum_A[], cumprod_A[]
//
// Index: name, what it is
//   softmax_float                        softmax and log_softmax over each axis of [2, 3, 5]
//   softmax_extremes_float               up to 1e4 in size, equal ones, some -inf, each axis of [2, 3, 5]
//   softmax_double                       softmax and log_softmax over each axis of [2, 3, 5]
//   softmax_extremes_double              up to 1e4 in size, equal ones, some -inf, each axis of [2, 3, 5]
//   softmax_equal_float                  all extents 3
//   softmax_nan_float                    one NaN: NaN throughout its fibre, nowhere else
//   softmax_row_large_float              row: 1000, 1001, 999, 1002: exp alone would overflow
//   softmax_row_large_double             row: 1000, 1001, 999, 1002: exp alone would overflow
//   softmax_row_equal_negative_float     row: two equal -1e4: exp alone would underflow to 0/0
//   softmax_row_equal_negative_double    row: two equal -1e4: exp alone would underflow to 0/0
//   softmax_row_one_minus_infinity_float row: one -inf: its weight is 0, its logarithm -inf
//   softmax_row_one_minus_infinity_double row: one -inf: its weight is 0, its logarithm -inf
//   softmax_row_all_minus_infinity_float row: all -inf: torch.softmax gives NaN, safe_softmax 0
//   softmax_row_all_minus_infinity_double row: all -inf: torch.softmax gives NaN, safe_softmax 0
//   softmax_row_plus_infinity_float      row: a +inf: NaN throughout
//   softmax_row_plus_infinity_double     row: a +inf: NaN throughout
//   softmax_row_nan_float                row: a NaN: NaN throughout
//   softmax_row_nan_double               row: a NaN: NaN throughout
//   softmax_row_single_float             row: one element: 1 and 0
//   softmax_row_single_double            row: one element: 1 and 0
//   softmax_row_underflow_float          row: weights that are subnormal or 0 in float
//   softmax_row_underflow_double         row: weights that are subnormal or 0 in float
//   softmax_row_huge_float               row: values near the limits of float
//   softmax_row_huge_double              row: values near the limits of float
//   softmax_row_zero_signs_float         row: zeros of both signs
//   softmax_row_zero_signs_double        row: zeros of both signs
//   reduce_float                         sum, mean, max, argmax over axes of [2, 3, 5]
//   reduce_ties_float                    small integers with ties: argmax is the first of the largest
//   reduce_double                        sum, mean, max, argmax over axes of [2, 3, 5]
//   reduce_ties_double                   small integers with ties: argmax is the first of the largest
//   reduce_equal_float                   all extents 3
//   reduce_special_float                 NaN and infinities: max of a NaN is NaN, argmax the first NaN
//   reduce_cancellation_float            large values cancel: a float sum depends on the order; see the twins
//   matmul_matrix_float                  [2, 3] @ [3, 5]
//   matmul_matrix_double                 [2, 3] @ [3, 5]
//   matmul_batch_float                   [2, 3, 5] @ [2, 5, 7]
//   matmul_batch_double                  [3, 2, 7] @ [3, 7, 5]
//   matmul_batch_heads_float             [2, 3, 5, 2] @ [2, 3, 2, 7]
//   matmul_shared_right_float            [2, 3, 5] @ [5, 7]: one matrix for the whole batch
//   matmul_equal_float                   [4, 4] @ [4, 4]
//   matmul_equal_batch_float             [3, 3, 3] @ [3, 3, 3]
//   matmul_inner_one_float               [3, 1] @ [1, 5]
//   matmul_one_row_float                 [1, 7] @ [7, 3]
//   matmul_long_inner_float              [2, 67] @ [67, 3]
//   matmul_integers_float                [2, 3] @ [3, 2] of small integers: exact
//   matmul_special_float                 inf, 0 * inf and NaN
//   contract_matrix_float                einsum('ij,jk->ik'): one axis
//   contract_matrix_double               einsum('ij,jk->ik'): one axis
//   contract_scores_float                einsum('ij,kj->ik'): one axis, the last of both (q k^T)
//   contract_first_float                 einsum('ji,jk->ik'): one axis, the first of both
//   contract_middle_float                einsum('ijk,lj->ikl'): one axis in the middle of a, last of b
//   contract_shared_float                einsum('ijk,ilk->ijl'): one axis, one shared batch axis
//   contract_shared_double               einsum('ijk,ilk->ijl'): one axis, one shared batch axis
//   contract_shared_anywhere_float       einsum('jki,ilk->ijl'): one axis, a shared axis last in a and first in b
//   contract_two_shared_float            einsum('ijkl,jiml->ijkm'): one axis, two shared axes in different orders
//   contract_two_axes_float              einsum('ijk,ljk->il'): two axes
//   contract_two_axes_crossed_float      einsum('jik,kjl->il'): two axes in different orders
//   contract_two_axes_shared_float       einsum('ijkl,ijmk->ilm'): two axes, one shared axis
//   contract_two_axes_double             einsum('ijk,ljk->il'): two axes
//   contract_all_float                   einsum('ij,ji->'): every axis: a scalar
//   contract_dot_float                   einsum('j,j->'): two vectors: a scalar
//   contract_vector_float                einsum('ij,j->i'): matrix and vector
//   contract_elementwise_float           einsum('ij,ij->ij'): nothing is summed, all is shared
//   contract_outer_float                 einsum('ij,k->ijk'): nothing is summed or shared: an outer product
//   contract_equal_float                 einsum('ijk,ilk->ijl'): one axis, one shared, all extents 3
//   contract_equal_two_axes_float        einsum('jik,kjl->il'): two axes, all extents 3
//   cumulative_float                     cumsum and cumprod over each axis of [2, 3, 5]
//   cumulative_double                    cumsum and cumprod over each axis of [2, 3, 5]
//   cumulative_integers_float            a row of small integers: exact
//   cumulative_nan_float                 a row with NaN: NaN from there on

#pragma once

#include <cstddef>
#include <limits>

// clang-format off

// The infinities and NaNs below are data; clang 18 and later warn of every one under -ffast-math.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wnan-infinity-disabled"
#endif

namespace heed_reference::operations {

template <class... Case>
struct case_list {};

/// Softmax and log_softmax over each axis of [2, 3, 5].
struct softmax_float {
    using element = float;
    static constexpr const char* name = "softmax_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        -0x1.ceebfp+0f, -0x1.7333e4p-2f, -0x1.4bfa78p+0f, 0x1.692984p+2f, -0x1.12e074p+1f, 0x1.f8d16p-8f,
        0x1.3bcc96p-1f, 0x1.b01768p+0f, 0x1.ad3d74p-1f, -0x1.a1815p+1f, 0x1.7853e6p-3f, 0x1.5cf6c6p+1f,
        -0x1.3d7bc8p+0f, -0x1.298a74p-1f, -0x1.697298p-1f, 0x1.55278p-5f, -0x1.629782p+1f, 0x1.292876p+0f,
        -0x1.98f0f4p+1f, -0x1.74cecap-1f, -0x1.c7fce4p+1f, 0x1.48d138p+1f, -0x1.af6d1p+1f, 0x1.597fbp+2f,
        0x1.20f63ap+0f, -0x1.341826p+1f, -0x1.9abf02p+0f, -0x1.550686p+1f, 0x1.193e3p+1f, -0x1.76b898p+1f};
    static constexpr float softmax_0[30] = {
        0x1.1648b2p-3f, 0x1.d5b79p-1f, 0x1.431f28p-4f, 0x1.ffecfcp-1f, 0x1.8ee16cp-3f, 0x1.f1fafep-1f,
        0x1.fd3cf2p-4f, 0x1.fcc42ep-1f, 0x1.53405ep-7f, 0x1.912a56p-7f, 0x1.dc4b78p-1f, 0x1.f959cep-1f,
        0x1.9ca948p-1f, 0x1.df4748p-5f, 0x1.cde90ap-1f, 0x1.ba6dd4p-1f, 0x1.524386p-4f, 0x1.d79c1ap-1f,
        0x1.30467ep-13f, 0x1.9c47a4p-1f, 0x1.c0a02ap-6f, 0x1.c05862p-1f, 0x1.9de8b4p-8f, 0x1.fab2fep-1f,
        0x1.f9bb58p-1f, 0x1.1da43ep-4f, 0x1.a98c4cp-7f, 0x1.8d5adcp-3f, 0x1.e20b8cp-1f, 0x1.90b7a6p-4f};
    static constexpr double softmax_0_double[30] = {
        0x1.1648b0572c4d2p-3, 0x1.d5b78f34ebf9ap-1, 0x1.431f2b91b9d58p-4, 0x1.ffecfb97a30acp-1,
        0x1.8ee16f46a9a1ep-3, 0x1.f1fafec1b1633p-1, 0x1.fd3cee54f8d1p-4, 0x1.fcc42e97f0785p-1, 0x1.534060e624322p-7,
        0x1.912a52f75c35dp-7, 0x1.dc4b782b2a926p-1, 0x1.f959cec06d019p-1, 0x1.9ca94912da734p-1,
        0x1.df474588c280dp-5, 0x1.cde90b495cb9ep-1, 0x1.ba6dd3ea34eccp-1, 0x1.52438658a0334p-4,
        0x1.d79c1a8dc8c56p-1, 0x1.304685cf53866p-13, 0x1.9c47a42e55978p-1, 0x1.c0a027c9d39bp-6,
        0x1.c058623560e5fp-1, 0x1.9de8b407c3d64p-8, 0x1.fab2fe7c676f3p-1, 0x1.f9bb56b4228f3p-1,
        0x1.1da43ea6ab6cep-4, 0x1.a98c4fe4bf9cfp-7, 0x1.8d5adbb496334p-3, 0x1.e20b8ba773d8p-1, 0x1.90b7a5b51a30bp-4};
    static constexpr float log_softmax_0[30] = {
        -0x1.fef85ap+0f, -0x1.610d1ap-4f, -0x1.45161ap+1f, -0x1.303a5ap-13f, -0x1.a2ce12p+0f, -0x1.c6e1e4p-6f,
        -0x1.0adc62p+1f, -0x1.9f388ep-8f, -0x1.248284p+2f, -0x1.19c808p+2f, -0x1.28171ap-4f, -0x1.ac562ep-7f,
        -0x1.b9bfa4p-3f, -0x1.6b5848p+1f, -0x1.a5b2f6p-4f, -0x1.2b196cp-3f, -0x1.3f396ep+1f, -0x1.509454p-4f,
        -0x1.1ad23p+3f, -0x1.bba476p-3f, -0x1.cc871p+1f, -0x1.0fe504p-3f, -0x1.44243p+2f, -0x1.550524p-7f,
        -0x1.93a3f4p-7f, -0x1.54de1cp+1f, -0x1.16015p+2f, -0x1.a3c938p+0f, -0x1.eddeeep-5f, -0x1.29898ap+1f};
    static constexpr double log_softmax_0_double[30] = {
        -0x1.fef859aa38648p+0, -0x1.610d256bdaca9p-4, -0x1.451619b8dadc2p+1, -0x1.304c2c916baa9p-13,
        -0x1.a2ce11779d21fp+0, -0x1.c6e1d7f9b01c7p-6, -0x1.0adc62ddfa89cp+1, -0x1.9f38babfcaa7cp-8,
        -0x1.2482840a873ffp+2, -0x1.19c8089321b9fp+2, -0x1.281712dd9d078p-4, -0x1.ac55e25b297efp-7,
        -0x1.b9bfa11623de1p-3, -0x1.6b584891fbc36p+1, -0x1.a5b2eedf12aep-4, -0x1.2b196d51c3243p-3,
        -0x1.3f396eab5ed65p+1, -0x1.5094571b5b845p-4, -0x1.1ad22f4c2c917p+3, -0x1.bba473bce90f8p-3,
        -0x1.cc87105ff3604p+1, -0x1.0fe505dfa89bcp-3, -0x1.4424302eaff2bp+2, -0x1.5505150e7feecp-7,
        -0x1.93a4264373e63p-7, -0x1.54de1cf6ece84p+1, -0x1.16014e712d94cp+2, -0x1.a3c93822c47bcp+0,
        -0x1.eddee47ef0d83p-5, -0x1.29898976f8957p+1};
    static constexpr float softmax_1[30] = {
        0x1.1aeb42p-4f, 0x1.3fd698p-5f, 0x1.77212ep-5f, 0x1.fad844p-1f, 0x1.70a896p-3f, 0x1.b2c982p-2f,
        0x1.a9cc68p-4f, 0x1.cfbe38p-1f, 0x1.09adcap-7f, 0x1.e3e6cp-5f, 0x1.033dd6p-1f, 0x1.b6c908p-1f,
        0x1.8cfb84p-5f, 0x1.0100dcp-9f, 0x1.85976ep-1f, 0x1.cbc28p-1f, 0x1.345892p-8f, 0x1.efd7dep-1f,
        0x1.756e8cp-13f, 0x1.108838p-3f, 0x1.905ed2p-6f, 0x1.f5dcb6p-1f, 0x1.55ac38p-7f, 0x1.ebe2p-1f,
        0x1.b45014p-1f, 0x1.3dd442p-4f, 0x1.eea5fp-7f, 0x1.5a2e3cp-6f, 0x1.406a94p-5f, 0x1.e376d2p-7f};
    static constexpr double softmax_1_double[30] = {
        0x1.1aeb3fbcbf1b4p-4, 0x1.3fd697815784dp-5, 0x1.77212b872acc7p-5, 0x1.fad847ea55c75p-1,
        0x1.70a895a2a377cp-3, 0x1.b2c9829ac2fe4p-2, 0x1.a9cc66ad54edbp-4, 0x1.cfbe352503135p-1,
        0x1.09adcee980cb9p-7, 0x1.e3e6c1bdb7854p-5, 0x1.033dd6bb069d8p-1, 0x1.b6c909b23feap-1, 0x1.8cfb8228a3ff7p-5,
        0x1.0100da04358dcp-9, 0x1.85976e7b7ba9cp-1, 0x1.cbc2812857b41p-1, 0x1.34588e7d2b527p-8,
        0x1.efd7dd5270c8ep-1, 0x1.756e7f40ef41fp-13, 0x1.10883a9f01705p-3, 0x1.905ed2b0e99c2p-6,
        0x1.f5dcb72dcc029p-1, 0x1.55ac39818b923p-7, 0x1.ebe1ffe77ae41p-1, 0x1.b4501614dedffp-1,
        0x1.3dd4421107f82p-4, 0x1.eea5ed4e69adbp-7, 0x1.5a2e38f12118ep-6, 0x1.406a930910cf9p-5, 0x1.e376d0d830fdp-7};
    static constexpr float log_softmax_1[30] = {
        -0x1.5617f2p+1f, -0x1.9f1dd6p+1f, -0x1.8ab4c6p+1f, -0x1.4b9b02p-7f, -0x1.b6f9bcp+0f, -0x1.b69644p-1f,
        -0x1.21c434p+1f, -0x1.957acp-4f, -0x1.3427a4p+2f, -0x1.6a1dbap+1f, -0x1.5c72eep-1f, -0x1.3c0934p-3f,
        -0x1.83756ep+1f, -0x1.8f00ap+2f, -0x1.17c88p-2f, -0x1.b8d048p-4f, -0x1.56fc06p+2f, -0x1.06accap-5f,
        -0x1.144472p+3f, -0x1.02288ep+1f, -0x1.db1804p+1f, -0x1.47aa96p-6f, -0x1.240ep+2f, -0x1.485e7ap-5f,
        -0x1.479bd4p-3f, -0x1.473346p+1f, -0x1.0c6006p+2f, -0x1.edb574p+1f, -0x1.9ee2aap+1f, -0x1.0dd6b8p+2f};
    static constexpr double log_softmax_1_double[30] = {
        -0x1.5617f1dce1e89p+1, -0x1.9f1dd5690af2ap+1, -0x1.8ab4c6c6454fdp+1, -0x1.4b9a1b4e2e40dp-7,
        -0x1.b6f9bc2d4299ep+0, -0x1.b69644b387a25p-1, -0x1.21c433690af2ap+1, -0x1.957ad8c8a9f93p-4,
        -0x1.3427a28da7172p+2, -0x1.6a1dba16a14cfp+1, -0x1.5c72edf387a25p-1, -0x1.3c092e90af2a8p-3,
        -0x1.83756ec6454fdp+1, -0x1.8f009f8da7172p+2, -0x1.17c880b50a67ap-2, -0x1.b8d04136bd43bp-4,
        -0x1.56fc075313d9ap+2, -0x1.06acd559f068p-5, -0x1.1444738135b4p+3, -0x1.02288c360b605p+1,
        -0x1.db180409b5ea2p+1, -0x1.47aa5313d998bp-6, -0x1.240dff2ab3e0dp+2, -0x1.485e8135b3ffap-5,
        -0x1.479bcb60b6056p-3, -0x1.47334609b5ea2p+1, -0x1.0c6006d313d9ap+2, -0x1.edb5745567c1ap+1,
        -0x1.9ee2aa04d6dp+1, -0x1.0dd6b8db05b03p+2};
    static constexpr float softmax_2[30] = {
        0x1.2f0f7ep-11f, 0x1.41a30ap-9f, 0x1.f970a8p-11f, 0x1.fdbe46p-1f, 0x1.afc51p-12f, 0x1.84b04cp-4f,
        0x1.655a58p-3f, 0x1.04bb46p-1f, 0x1.bdfc76p-3f, 0x1.d8fad8p-9f, 0x1.1438acp-4f, 0x1.b6e844p-1f,
        0x1.0a053cp-6f, 0x1.01195ap-5f, 0x1.c5dc66p-6f, 0x1.bad728p-3f, 0x1.a9c5bcp-7f, 0x1.5303dp-1f,
        0x1.167796p-7f, 0x1.9a2b86p-4f, 0x1.f5882p-14f, 0x1.c29f92p-5f, 0x1.2fcfd4p-13f, 0x1.dd0758p-1f,
        0x1.ab019p-7f, 0x1.3990c6p-7f, 0x1.5dcdbp-6f, 0x1.e4debap-8f, 0x1.e97844p-1f, 0x1.74a5e6p-8f};
    static constexpr double softmax_2_double[30] = {
        0x1.2f0f7bd4f6f36p-11, 0x1.41a306babc08bp-9, 0x1.f970a69f8f41bp-11, 0x1.fdbe444ef371p-1,
        0x1.afc50da58b318p-12, 0x1.84b04c2393315p-4, 0x1.655a57e846d12p-3, 0x1.04bb477078d2dp-1,
        0x1.bdfc78dd99519p-3, 0x1.d8fad99cbe6adp-9, 0x1.1438ad554bb66p-4, 0x1.b6e84731bf22fp-1,
        0x1.0a053df205eb1p-6, 0x1.01195f8800907p-5, 0x1.c5dc6770e5bddp-6, 0x1.bad7285196a1ap-3,
        0x1.a9c5b915d481bp-7, 0x1.5303cfd3dae27p-1, 0x1.1677987a003bcp-7, 0x1.9a2b868c0112p-4,
        0x1.f58810822917bp-14, 0x1.c29f9127e5aebp-5, 0x1.2fcfd406c8718p-13, 0x1.dd075766f75a4p-1,
        0x1.ab019231733f3p-7, 0x1.3990cbe0c320dp-7, 0x1.5dcdad195b629p-6, 0x1.e4dec3d725bf8p-8,
        0x1.e97846132426ep-1, 0x1.74a5e66fd302ep-8};
    static constexpr float log_softmax_2[30] = {
        -0x1.dd2cep+2f, -0x1.80a522p+2f, -0x1.bc7082p+2f, -0x1.218012p-8f, -0x1.f2e21ep+2f, -0x1.2d703cp+1f,
        -0x1.bef2fcp+0f, -0x1.5983c2p-1f, -0x1.863a9p+0f, -0x1.67f6fap+2f, -0x1.5929p+1f, -0x1.3b777p-3f,
        -0x1.07b61p+2f, -0x1.bb10dcp+1f, -0x1.cb0ae4p+1f, -0x1.880a74p+0f, -0x1.15f8acp+2f, -0x1.a62ce4p-2f,
        -0x1.312566p+2f, -0x1.268d8ap+1f, -0x1.2102a2p+3f, -0x1.733c6ep+1f, -0x1.1adeaep+3f, -0x1.21c8acp-4f,
        -0x1.15c944p+2f, -0x1.298c7cp+2f, -0x1.ec604ep+1f, -0x1.3a03acp+2f, -0x1.70a7bep-5f, -0x1.4adcb4p+2f};
    static constexpr double log_softmax_2_double[30] = {
        -0x1.dd2ce0535eef1p+2, -0x1.80a522935eef1p+2, -0x1.bc7082535eef1p+2, -0x1.21814d7bbc31dp-8,
        -0x1.f2e21e535eef1p+2, -0x1.2d703af9099c1p+1, -0x1.bef2fc5213382p+0, -0x1.5983bea426704p-1,
        -0x1.863a8d5213382p+0, -0x1.67f6f9d484cep+2, -0x1.5928fddfcadf7p+1, -0x1.3b7763fcadf7p-3,
        -0x1.07b6101fe56fcp+2, -0x1.bb10d93fcadf7p+1, -0x1.cb0ae23fcadf7p+1, -0x1.880a729a58d77p+0,
        -0x1.15f8aca69635ep+2, -0x1.a62ce269635ddp-2, -0x1.312565a69635ep+2, -0x1.268d89cd2c6bcp+1,
        -0x1.2102a257aae13p+3, -0x1.733c6d5eab84cp+1, -0x1.1adead57aae13p+3, -0x1.21c8abd570985p-4,
        -0x1.15c9442f55c26p+2, -0x1.298c7a519ee27p+2, -0x1.ec604fa33dc4dp+1, -0x1.3a03aa519ee27p+2,
        -0x1.70a7a8cf71356p-5, -0x1.4adcb3519ee27p+2};
};

/// Up to 1e4 in size, equal ones, some -inf, each axis of [2, 3, 5].
struct softmax_extremes_float {
    using element = float;
    static constexpr const char* name = "softmax_extremes_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        0x1.f4p+9f, 0x1.f48p+9f, 0x1.f38p+9f, 0x1.f5p+9f, 0.0f, -0x1.388p+13f, -0x1.388p+13f, -0x1.388p+13f,
        -0x1.388p+13f, -0x1.388p+13f, 0x1.8p+1f, -std::numeric_limits<float>::infinity(), 0x1.8p+1f, 0x1.6p+6f,
        -0x1.ap+6f, -std::numeric_limits<float>::infinity(), 0x1.f4p+9f, 0x1p-1f, -0x1.f4p+9f, 0x1.388p+13f,
        0x1.388p+13f, 0x1.388p+13f, -std::numeric_limits<float>::infinity(), -0x1.388p+13f, 0.0f, 0x1p+1f,
        0x1.cp+2f, -0x1.8p+1f, -std::numeric_limits<float>::infinity(), 0x1.4484cp-100f};
    static constexpr float softmax_0[30] = {
        0x1p+0f, 0x1.764d5p-1f, 0x1p+0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1p+0f, 0x1p-1f, 0.0f, 0x1.764d5p-1f, 0.0f,
        0x1.febbeap-1f, 0x1p+0f, 0.0f, 0.0f, 0x1.136562p-2f, 0.0f, 0.0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0.0f, 0x1p-1f,
        0x1p+0f, 0x1.136562p-2f, 0x1p+0f, 0x1.441778p-9f, 0.0f, 0x1p+0f};
    static constexpr double softmax_0_double[30] = {
        0x1p+0, 0x1.764d4f5d5a2bdp-1, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0x1p+0, 0x1p-1, 0.0, 0x1.764d4f5d5a2bdp-1, 0.0,
        0x1.febbe888d0581p-1, 0x1p+0, 0x1.f1e6b68529e33p-151, 0.0, 0x1.136561454ba86p-2, 0.0, 0.0, 0x1p+0, 0x1p+0,
        0x1p+0, 0.0, 0x1p-1, 0x1p+0, 0x1.136561454ba86p-2, 0x1p+0, 0x1.4417772fa801p-9, 0.0, 0x1p+0};
    static constexpr float log_softmax_0[30] = {
        0.0f, -0x1.40c7aap-2f, 0.0f, 0.0f, -0x1.388p+13f, -0x1.388p+14f, -0x1.388p+14f, 0.0f, -0x1.62e43p-1f,
        -0x1.388p+13f, -0x1.40c7aap-2f, -std::numeric_limits<float>::infinity(), -0x1.447d18p-9f, 0.0f, -0x1.ap+6f,
        -std::numeric_limits<float>::infinity(), -0x1.5031eap+0f, -0x1.f34p+9f, -0x1.f48p+10f, 0.0f, 0.0f, 0.0f,
        -std::numeric_limits<float>::infinity(), -0x1.62e43p-1f, 0.0f, -0x1.5031eap+0f, 0.0f, -0x1.80289p+2f,
        -std::numeric_limits<float>::infinity(), 0.0f};
    static constexpr double log_softmax_0_double[30] = {
        0.0, -0x1.40c7abfbec125p-2, 0.0, 0.0, -0x1.388p+13, -0x1.388p+14, -0x1.388p+14, 0.0, -0x1.62e42fefa39efp-1,
        -0x1.388p+13, -0x1.40c7abfbec125p-2, -std::numeric_limits<double>::infinity(), -0x1.447e35674b239p-9, 0.0,
        -0x1.ap+6, -std::numeric_limits<double>::infinity(), -0x1.5031eafefb049p+0, -0x1.f34p+9, -0x1.f48p+10, 0.0,
        0.0, 0.0, -std::numeric_limits<double>::infinity(), -0x1.62e42fefa39efp-1, 0.0, -0x1.5031eafefb049p+0, 0.0,
        -0x1.80288fc6ace96p+2, -std::numeric_limits<double>::infinity(), 0.0};
    static constexpr float softmax_1[30] = {
        0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f,
        0.0f, 0.0f, 0x1.f0fdfcp-1f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f,
        0x1.e04068p-6f, 0.0f, 0.0f};
    static constexpr double softmax_1_double[30] = {
        0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.f1e6b68529e33p-151,
        0.0, 0.0, 0x1.f0fdfcbf19a93p-1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0x1.e040681ccad93p-6, 0.0, 0.0};
    static constexpr float log_softmax_1[30] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, -0x1.57cp+13f, -0x1.57c8p+13f, -0x1.57b8p+13f, -0x1.57dp+13f, -0x1.388p+13f,
        -0x1.f28p+9f, -std::numeric_limits<float>::infinity(), -0x1.f2p+9f, -0x1.c9p+9f, -0x1.ap+6f,
        -std::numeric_limits<float>::infinity(), -0x1.194p+13f, -0x1.e76e4ap-6f, 0.0f, 0.0f, 0.0f, 0.0f,
        -std::numeric_limits<float>::infinity(), -0x1.194p+13f, -0x1.388p+13f, -0x1.387p+13f, -0x1.3848p+13f,
        -0x1.c3cedcp+1f, -std::numeric_limits<float>::infinity(), -0x1.388p+13f};
    static constexpr double log_softmax_1_double[30] = {
        0.0, 0.0, 0.0, 0.0, 0.0, -0x1.57cp+13, -0x1.57c8p+13, -0x1.57b8p+13, -0x1.57dp+13, -0x1.388p+13,
        -0x1.f28p+9, -std::numeric_limits<double>::infinity(), -0x1.f2p+9, -0x1.c9p+9, -0x1.ap+6,
        -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.e76e4c617c8b1p-6, 0.0, 0.0, 0.0, 0.0,
        -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.388p+13, -0x1.387p+13, -0x1.3848p+13,
        -0x1.c3cedc98c2f91p+1, -std::numeric_limits<double>::infinity(), -0x1.388p+13};
    static constexpr float softmax_2[30] = {
        0x1.64f172p-4f, 0x1.e522d4p-3f, 0x1.069fc4p-5f, 0x1.49af22p-1f, 0.0f, 0x1.99999ap-3f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.4b0dcp-123f, 0.0f, 0x1.4b0dcp-123f, 0x1p+0f, 0.0f, 0.0f,
        0.0f, 0.0f, 0.0f, 0x1p+0f, 0x1p-1f, 0x1p-1f, 0.0f, 0.0f, 0.0f, 0x1.b634bep-8f, 0x1.fc1714p-1f,
        0x1.79ef18p-15f, 0.0f, 0x1.da701ap-11f};
    static constexpr double softmax_2_double[30] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1, 0.0,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.4b0dc07cabf98p-123, 0.0, 0x1.4b0dc07cabf98p-123, 0x1p+0, 0x1.0074096a5a34cp-277,
        0.0, 0.0, 0.0, 0.0, 0x1p+0, 0x1p-1, 0x1p-1, 0.0, 0.0, 0.0, 0x1.b634bc5ad4fap-8, 0x1.fc1712c4fc8a7p-1,
        0x1.79ef15c53072fp-15, 0.0, 0x1.da7017dadb498p-11};
    static constexpr float log_softmax_2[30] = {
        -0x1.385822p+1f, -0x1.70b046p+0f, -0x1.b85822p+1f, -0x1.c2c116p-2f, -0x1.f53858p+9f, -0x1.9c042p+0f,
        -0x1.9c042p+0f, -0x1.9c042p+0f, -0x1.9c042p+0f, -0x1.9c042p+0f, -0x1.54p+6f,
        -std::numeric_limits<float>::infinity(), -0x1.54p+6f, 0.0f, -0x1.8p+7f,
        -std::numeric_limits<float>::infinity(), -0x1.194p+13f, -0x1.387cp+13f, -0x1.57cp+13f, 0.0f, -0x1.62e43p-1f,
        -0x1.62e43p-1f, -std::numeric_limits<float>::infinity(), -0x1.3882c6p+14f, -0x1.38858cp+13f,
        -0x1.407d98p+2f, -0x1.f661ccp-8f, -0x1.403eccp+3f, -std::numeric_limits<float>::infinity(), -0x1.c07d98p+2f};
    static constexpr double log_softmax_2_double[30] = {
        -0x1.385822d3ad9f9p+1, -0x1.70b045a75b3f2p+0, -0x1.b85822d3ad9f9p+1, -0x1.c2c1169d6cfc9p-2,
        -0x1.f5385822d3adap+9, -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0,
        -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0, -0x1.54p+6, -std::numeric_limits<double>::infinity(),
        -0x1.54p+6, 0.0, -0x1.8p+7, -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.387cp+13,
        -0x1.57cp+13, 0.0, -0x1.62e42fefa39efp-1, -0x1.62e42fefa39efp-1, -std::numeric_limits<double>::infinity(),
        -0x1.3882c5c85fdf4p+14, -0x1.38858b90bfbe9p+13, -0x1.407d9893a0abcp+2, -0x1.f6624e82af165p-8,
        -0x1.403ecc49d055ep+3, -std::numeric_limits<double>::infinity(), -0x1.c07d9893a0abcp+2};
};

/// Softmax and log_softmax over each axis of [2, 3, 5].
struct softmax_double {
    using element = double;
    static constexpr const char* name = "softmax_double";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr double x[30] = {
        -0x1.666172b087fb4p-1, 0x1.3552eb7a7f55ap+2, 0x1.38249f4f00cafp+1, 0x1.3648388f4931cp+0,
        -0x1.a01f4fc8488fep+1, 0x1.2f71cccd19ba5p+2, -0x1.a0bba0b7ac724p+0, 0x1.ef4abc255cb66p-1,
        -0x1.f4e94c6c06df4p+1, -0x1.393efb826b12bp-3, 0x1.dd40fc74e4ab8p-1, 0x1.0b11d5263a785p+1,
        -0x1.485e968793ebbp-2, -0x1.746439d54f82ep+1, 0x1.d8df2f23a9f5cp-1, 0x1.b47cdfec85da1p-1,
        0x1.507c1e337c334p+1, -0x1.5db0ba9243395p+1, -0x1.58aa5584a6a18p+0, -0x1.7a06fcb89f109p+0,
        0x1.c670b681d23a1p-1, -0x1.1214d11782e25p+1, 0x1.5a4ecb8f48c65p+0, 0x1.05a2c7c316d8p+2,
        -0x1.7e112fb2aabf4p-1, -0x1.7c46a19f7ee9p+1, -0x1.9c01e786785acp+1, -0x1.350d426bd2f22p+2,
        -0x1.2efc1bbb5076p+2, 0x1.1a9a7063b96d2p+1};
    static constexpr double softmax_0[30] = {
        0x1.65d82e1ed25fbp-3, 0x1.cd212e7957067p-1, 0x1.fd1b8bcd1a498p-1, 0x1.db348470e8adcp-1,
        0x1.28fb0b2f0ce75p-3, 0x1.f55eed8063078p-1, 0x1.404efa01e2a57p-1, 0x1.9e8a9fd98f374p-2,
        0x1.5f2344f250e22p-12, 0x1.49c9889c5392dp-1, 0x1.f5df3bd6931bep-1, 0x1.fd7868b67b2ecp-1,
        0x1.fa6ba34723de2p-1, 0x1.b8e7efdebb5b2p-1, 0x1.bc0f36807b9abp-3, 0x1.a689f4784b682p-1,
        0x1.96f68c3547cc5p-4, 0x1.723a1972db42p-8, 0x1.265bdc78ba928p-4, 0x1.b5c13d343cc62p-1, 0x1.54224ff39f107p-6,
        0x1.7f620bfc3ab52p-2, 0x1.30bab01338646p-1, 0x1.ffd41b9761b5fp-1, 0x1.6c6ceec758da8p-2,
        0x1.4418852d9c84dp-6, 0x1.43cba4c268992p-8, 0x1.65172e3708769p-7, 0x1.1c6040851293cp-3, 0x1.90fc325fe1195p-1};
    static constexpr const double (&softmax_0_double)[30] = softmax_0;
    static constexpr double log_softmax_0[30] = {
        -0x1.be98e69a4c6f6p+0, -0x1.aca0b7d3de0b9p-4, -0x1.7346d2a7538d2p-8, -0x1.3178bafeead4cp-4,
        -0x1.ee52df67b2e01p+0, -0x1.57b6db53ca20dp-6, -0x1.e04c072d6ed02p-2, -0x1.cf003d9f8613ep-1,
        -0x1.000e756132dcbp+3, -0x1.c26f174a923d7p-2, -0x1.47581d7852987p-6, -0x1.449917d3ab9aap-8,
        -0x1.670cede73dc88p-7, -0x1.32295776ab91dp-3, -0x1.87564cf02b05dp+0, -0x1.894dea5e2c25ep-3,
        -0x1.278ebe8021686p+1, -0x1.4b477ea54bd7p+2, -0x1.51050ce1ef404p+1, -0x1.40d9e47e06872p-3,
        -0x1.eff6d9b0667a6p+1, -0x1.f70206856a0cdp-1, -0x1.09ad62a6513dap-1, -0x1.5f3252dc730d1p-12,
        -0x1.087c7e3bac8cap+0, -0x1.f62590f7a8b91p+1, -0x1.53db049c4e546p+2, -0x1.213adf7a4d524p+2,
        -0x1.f96d263178448p+0, -0x1.f4881dd46933bp-3};
    static constexpr const double (&log_softmax_0_double)[30] = log_softmax_0;
    static constexpr double softmax_1[30] = {
        0x1.14b1fc5cbebd6p-8, 0x1.e06f397517ed5p-1, 0x1.8bfc6ecf8d0b7p-1, 0x1.f4e59c03dc5cp-1, 0x1.73acaad4fd7f2p-7,
        0x1.f2c83d6a951ffp-1, 0x1.80823b7cede78p-10, 0x1.6bbbe71b7b089p-3, 0x1.7d15a7a196238p-8,
        0x1.014fa52f61ce7p-2, 0x1.61cbd3962c54fp-6, 0x1.ed0856d299bbap-5, 0x1.914976994326fp-5,
        0x1.0407159c0ef4fp-6, 0x1.79897abcfb22dp-1, 0x1.f1ae9dd0517f8p-2, 0x1.fa3ee001efa1cp-1,
        0x1.0e9831833ec59p-6, 0x1.1cb3cfc0e805ep-8, 0x1.7de5eab2072e5p-6, 0x1.01b896a4f74bbp-1,
        0x1.12bfaca634296p-7, 0x1.f6815a7d697f3p-1, 0x1.fdb35bdd35979p-1, 0x1.8c6926c6a98c4p-5,
        0x1.5c069cb7fd24cp-7, 0x1.76214b778d8b4p-9, 0x1.09e3f67c8abbfp-9, 0x1.33c83489873eep-13,
        0x1.db4a3e3e052ddp-1};
    static constexpr const double (&softmax_1_double)[30] = softmax_1;
    static constexpr double log_softmax_1[30] = {
        -0x1.5dea81acf7856p+2, -0x1.04a4dbbebbbf9p-4, -0x1.071cbf704eceap-2, -0x1.6735387f2bd8fp-6,
        -0x1.1eab098a731ebp+2, -0x1.ac8689cccb9edp-6, -0x1.a194671765613p+2, -0x1.ba6b106766ee6p+0,
        -0x1.496de99254e7fp+2, -0x1.6195660988bd6p+0, -0x1.eaec679093e1p+1, -0x1.67b928acba10fp+1,
        -0x1.82140a0dfd223p+1, -0x1.092b6046f939cp+2, -0x1.37f7bc1d9980ap-2, -0x1.7169cc1f898fdp-1,
        -0x1.725dcf7a0873bp-7, -0x1.069ebf1a58e25p+2, -0x1.5c171c15346cdp+2, -0x1.e123da9d8ed7fp+1,
        -0x1.5f75f58a3d2fdp-1, -0x1.3201a68d3c8fp+2, -0x1.32aeed65140aap-6, -0x1.26fbc3cfb1c23p-8,
        -0x1.83a4a82de9ff8p+1, -0x1.22e026514161cp+2, -0x1.76f831c4b74b4p+2, -0x1.8cd3a43d0a37cp+2,
        -0x1.1a745137ad9d4p+3, -0x1.30bd7bb0bc517p-4};
    static constexpr const double (&log_softmax_1_double)[30] = log_softmax_1;
    static constexpr double softmax_2[30] = {
        0x1.cdc1e5a139804p-9, 0x1.c83c71e4ef699p-1, 0x1.4ce9ef01ab72p-4, 0x1.86912f13facd6p-6,
        0x1.2026e4d0c1ce9p-12, 0x1.eff62100fa348p-1, 0x1.b320a2392b17bp-10, 0x1.6c6907549b125p-6,
        0x1.6219199bca147p-13, 0x1.db7270d5505d1p-8, 0x1.765d9b76f3b2bp-3, 0x1.28ddedbc46e2fp-1,
        0x1.abd391d9f271bp-5, 0x1.011d76d6bf428p-8, 0x1.732cdd6abe2afp-3, 0x1.1eae1e91db903p-3,
        0x1.a7696f12bd1b1p-1, 0x1.fd2b28aaacc41p-9, 0x1.fcd18f863a233p-7, 0x1.bea5f8821ae6dp-7,
        0x1.2b31b204e959ap-5, 0x1.cf1f1de51f08p-10, 0x1.dc68f2ff553eep-5, 0x1.caf86625f8baep-1, 0x1.d32ffd686609p-8,
        0x1.6cf73085ffdebp-8, 0x1.1cd50ede89402p-8, 0x1.c76b05d40cf5dp-11, 0x1.f4b3e7eee712bp-11,
        0x1.f9fd5fc5c630bp-1};
    static constexpr const double (&softmax_2_double)[30] = softmax_2;
    static constexpr double log_softmax_2[30] = {
        -0x1.6980687306a63p+2, -0x1.d853a89d944b4p-4, -0x1.4143d4eaea82bp+1, -0x1.de4457f246b4cp+1,
        -0x1.0661f1008cf75p+3, -0x1.04b8e26fb39f2p-5, -0x1.99aa26bfe43e2p+2, -0x1.e723ce1a9b158p+1,
        -0x1.15f7f263fe48ap+3, -0x1.3b45366e0c7a2p+2, -0x1.b30af5b5b783ap+0, -0x1.170f934769d17p-1,
        -0x1.79e18cc9076a2p+1, -0x1.629cf9e6b237dp+2, -0x1.b53bdc5e54de8p+0, -0x1.f75c47cbe697fp+0,
        -0x1.8513dad988f38p-3, -0x1.633f0b39abfdep+2, -0x1.0a914351b409ap+2, -0x1.12e86d1eb2256p+2,
        -0x1.a7a834c7d6459p+1, -0x1.95ac99bfe6db2p+2, -0x1.6c1cfca0a670fp+1, -0x1.bfda5c43a481dp-4,
        -0x1.3c64572a7ac1ep+2, -0x1.4c32004d4b339p+2, -0x1.5c0fa340c7ec7p+2, -0x1.c31bf1e95eb13p+2,
        -0x1.bd0acb38dc351p+2, -0x1.82ee975e10f76p-7};
    static constexpr const double (&log_softmax_2_double)[30] = log_softmax_2;
};

/// Up to 1e4 in size, equal ones, some -inf, each axis of [2, 3, 5].
struct softmax_extremes_double {
    using element = double;
    static constexpr const char* name = "softmax_extremes_double";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr double x[30] = {
        0x1.f4p+9, 0x1.f48p+9, 0x1.f38p+9, 0x1.f5p+9, 0.0, -0x1.388p+13, -0x1.388p+13, -0x1.388p+13, -0x1.388p+13,
        -0x1.388p+13, 0x1.8p+1, -std::numeric_limits<double>::infinity(), 0x1.8p+1, 0x1.6p+6, -0x1.ap+6,
        -std::numeric_limits<double>::infinity(), 0x1.f4p+9, 0x1p-1, -0x1.f4p+9, 0x1.388p+13, 0x1.388p+13,
        0x1.388p+13, -std::numeric_limits<double>::infinity(), -0x1.388p+13, 0.0, 0x1p+1, 0x1.cp+2, -0x1.8p+1,
        -std::numeric_limits<double>::infinity(), 0x1.4484bfeebc2ap-100};
    static constexpr double softmax_0[30] = {
        0x1p+0, 0x1.764d4f5d5a2bdp-1, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0x1p+0, 0x1p-1, 0.0, 0x1.764d4f5d5a2bdp-1, 0.0,
        0x1.febbe888d0581p-1, 0x1p+0, 0x1.f1e6b68529e33p-151, 0.0, 0x1.136561454ba86p-2, 0.0, 0.0, 0x1p+0, 0x1p+0,
        0x1p+0, 0.0, 0x1p-1, 0x1p+0, 0x1.136561454ba86p-2, 0x1p+0, 0x1.4417772fa801p-9, 0.0, 0x1p+0};
    static constexpr const double (&softmax_0_double)[30] = softmax_0;
    static constexpr double log_softmax_0[30] = {
        0.0, -0x1.40c7abfbec125p-2, 0.0, 0.0, -0x1.388p+13, -0x1.388p+14, -0x1.388p+14, 0.0, -0x1.62e42fefa39efp-1,
        -0x1.388p+13, -0x1.40c7abfbec125p-2, -std::numeric_limits<double>::infinity(), -0x1.447e35674b239p-9, 0.0,
        -0x1.ap+6, -std::numeric_limits<double>::infinity(), -0x1.5031eafefb049p+0, -0x1.f34p+9, -0x1.f48p+10, 0.0,
        0.0, 0.0, -std::numeric_limits<double>::infinity(), -0x1.62e42fefa39efp-1, 0.0, -0x1.5031eafefb049p+0, 0.0,
        -0x1.80288fc6ace96p+2, -std::numeric_limits<double>::infinity(), 0.0};
    static constexpr const double (&log_softmax_0_double)[30] = log_softmax_0;
    static constexpr double softmax_1[30] = {
        0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.f1e6b68529e33p-151,
        0.0, 0.0, 0x1.f0fdfcbf19a93p-1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0x1.e040681ccad93p-6, 0.0, 0.0};
    static constexpr const double (&softmax_1_double)[30] = softmax_1;
    static constexpr double log_softmax_1[30] = {
        0.0, 0.0, 0.0, 0.0, 0.0, -0x1.57cp+13, -0x1.57c8p+13, -0x1.57b8p+13, -0x1.57dp+13, -0x1.388p+13,
        -0x1.f28p+9, -std::numeric_limits<double>::infinity(), -0x1.f2p+9, -0x1.c9p+9, -0x1.ap+6,
        -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.e76e4c617c8b1p-6, 0.0, 0.0, 0.0, 0.0,
        -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.388p+13, -0x1.387p+13, -0x1.3848p+13,
        -0x1.c3cedc98c2f91p+1, -std::numeric_limits<double>::infinity(), -0x1.388p+13};
    static constexpr const double (&log_softmax_1_double)[30] = log_softmax_1;
    static constexpr double softmax_2[30] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1, 0.0,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.4b0dc07cabf98p-123, 0.0, 0x1.4b0dc07cabf98p-123, 0x1p+0, 0x1.0074096a5a34cp-277,
        0.0, 0.0, 0.0, 0.0, 0x1p+0, 0x1p-1, 0x1p-1, 0.0, 0.0, 0.0, 0x1.b634bc5ad4fap-8, 0x1.fc1712c4fc8a7p-1,
        0x1.79ef15c53072fp-15, 0.0, 0x1.da7017dadb498p-11};
    static constexpr const double (&softmax_2_double)[30] = softmax_2;
    static constexpr double log_softmax_2[30] = {
        -0x1.385822d3ad9f9p+1, -0x1.70b045a75b3f2p+0, -0x1.b85822d3ad9f9p+1, -0x1.c2c1169d6cfc9p-2,
        -0x1.f5385822d3adap+9, -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0,
        -0x1.9c041f7ed8d33p+0, -0x1.9c041f7ed8d33p+0, -0x1.54p+6, -std::numeric_limits<double>::infinity(),
        -0x1.54p+6, 0.0, -0x1.8p+7, -std::numeric_limits<double>::infinity(), -0x1.194p+13, -0x1.387cp+13,
        -0x1.57cp+13, 0.0, -0x1.62e42fefa39efp-1, -0x1.62e42fefa39efp-1, -std::numeric_limits<double>::infinity(),
        -0x1.3882c5c85fdf4p+14, -0x1.38858b90bfbe9p+13, -0x1.407d9893a0abcp+2, -0x1.f6624e82af165p-8,
        -0x1.403ecc49d055ep+3, -std::numeric_limits<double>::infinity(), -0x1.c07d9893a0abcp+2};
    static constexpr const double (&log_softmax_2_double)[30] = log_softmax_2;
};

/// All extents 3.
struct softmax_equal_float {
    using element = float;
    static constexpr const char* name = "softmax_equal_float";
    static constexpr std::size_t extent_0 = 3, extent_1 = 3, extent_2 = 3;
    static constexpr float x[27] = {
        0x1.8193d8p-3f, 0x1.fd6838p+1f, 0x1.8836cap-1f, -0x1.e80504p-4f, 0x1.a9d95cp+0f, 0x1.8c2ee4p+1f,
        0x1.ea8638p-1f, 0x1.ee7a1ap-1f, 0x1.24a0cp-2f, 0x1.a84a66p+1f, 0x1.3e6256p-1f, 0x1.c5fa2cp+0f,
        -0x1.c8ca9ep+1f, 0x1.df6c38p-2f, -0x1.81c10cp+0f, -0x1.4dd9ccp-1f, 0x1.e282b4p-1f, 0x1.64f25ap+1f,
        -0x1.01e7ecp+3f, 0x1.5786e8p+1f, -0x1.958f24p-2f, -0x1.a8de74p+0f, 0x1.350eb8p+1f, 0x1.4535c8p-4f,
        0x1.71fc12p+2f, -0x1.6f6208p-1f, -0x1.220f12p+0f};
    static constexpr float softmax_0[27] = {
        0x1.5848a6p-5f, 0x1.874d8cp-1f, 0x1.f98c8p-3f, 0x1.9ae75p-1f, 0x1.2b4194p-2f, 0x1.e3750cp-1f,
        0x1.05088cp-7f, 0x1.d97df4p-2f, 0x1.30518p-4f, 0x1.ea7a06p-1f, 0x1.b3dbeap-6f, 0x1.5a133ap-1f,
        0x1.a19d0ep-6f, 0x1.6a3d8p-4f, 0x1.36628cp-7f, 0x1.a15fb8p-10f, 0x1.ce8dcep-2f, 0x1.d0c12ap-1f,
        0x1.71391ep-17f, 0x1.ac4e54p-3f, 0x1.3c4d1ep-4f, 0x1.602f1ep-3f, 0x1.3d1786p-1f, 0x1.7b1672p-5f,
        0x1.fb1b3p-1f, 0x1.5fd0fep-4f, 0x1.2694f2p-6f};
    static constexpr double softmax_0_double[27] = {
        0x1.5848a3c6b2b7fp-5, 0x1.874d8b976f92ap-1, 0x1.f98c82257561dp-3, 0x1.9ae74fc50b462p-1,
        0x1.2b41947c64a97p-2, 0x1.e3750e94e58b4p-1, 0x1.0508907ba8625p-7, 0x1.d97df376eae8cp-2,
        0x1.30517fd90ed24p-4, 0x1.ea7a048a7266fp-1, 0x1.b3dbe94948b3dp-6, 0x1.5a133bcc50988p-1,
        0x1.a19d112c2355ap-6, 0x1.6a3d81cd93d3bp-4, 0x1.366287ac0b5fep-7, 0x1.a15fbb12dc01p-10,
        0x1.ce8dcdb21a972p-2, 0x1.d0c1286e83a33p-1, 0x1.7139226d86777p-17, 0x1.ac4e5479189f3p-3,
        0x1.3c4d1d529078ap-4, 0x1.602f1ec64e7cbp-3, 0x1.3d1785881b30ep-1, 0x1.7b1674c6a4738p-5,
        0x1.fb1b2de087f08p-1, 0x1.5fd0fb5bea00cp-4, 0x1.2694f2cb5051p-6};
    static constexpr float log_softmax_0[27] = {
        -0x1.95b07p+1f, -0x1.134b7ep-2f, -0x1.66233p+0f, -0x1.c27d98p-3f, -0x1.3aec8cp+0f, -0x1.d5e85ep-5f,
        -0x1.3548a6p+2f, -0x1.8aeca8p-1f, -0x1.4cc2b2p+1f, -0x1.5fd23ap-5f, -0x1.d03912p+1f, -0x1.91119ep-2f,
        -0x1.d5b25p+1f, -0x1.36756cp+1f, -0x1.2a3384p+2f, -0x1.9c54a6p+2f, -0x1.96e40ep-1f, -0x1.8c8e1ep-4f,
        -0x1.6d5a58p+3f, -0x1.90958p+0f, -0x1.47d12ep+1f, -0x1.c2add8p+0f, -0x1.eaa1dcp-2f, -0x1.895cd8p+1f,
        -0x1.3ab5ep-7f, -0x1.3a3232p+1f, -0x1.012f2ap+2f};
    static constexpr double log_softmax_0_double[27] = {
        -0x1.95b071f425a9ap+1, -0x1.134b7d3ba6d5cp-2, -0x1.66232de8161c6p+0, -0x1.c27d93e580184p-3,
        -0x1.3aec8a9ea289p+0, -0x1.d5e841203f055p-5, -0x1.3548a6177c9e4p+2, -0x1.8aeca816c5d83p-1,
        -0x1.4cc2b350897b9p+1, -0x1.5fd25d096a676p-5, -0x1.d039122774dacp+1, -0x1.91119ba058717p-2,
        -0x1.d5b24f1e58018p+1, -0x1.36756c4f51448p+1, -0x1.2a338582407e1p+2, -0x1.9c54a6977c9e4p+2,
        -0x1.96e40e16c5d83p-1, -0x1.8c8e2a112f71ep-4, -0x1.6d5a57dd096a6p+3, -0x1.90957f4ee9b57p+0,
        -0x1.47d12df40b0e3p+1, -0x1.c2add63cb003p+0, -0x1.eaa1da7a8a241p-2, -0x1.895cd6c480fc1p+1,
        -0x1.3ab62ef93c7acp-7, -0x1.3a323285b1761p+1, -0x1.012f2a2844bdcp+2};
    static constexpr float softmax_1[27] = {
        0x1.06ecccp-2f, 0x1.be185ap-1f, 0x1.588eccp-4f, 0x1.82ae5cp-3f, 0x1.600688p-4f, 0x1.ba4968p-1f,
        0x1.1bde02p-1f, 0x1.5e6d6p-5f, 0x1.aa4bf4p-5f, 0x1.f5fb3cp-1f, 0x1.3c7e14p-2f, 0x1.0da124p-2f,
        0x1.075638p-10f, 0x1.0f69bcp-2f, 0x1.4498ccp-7f, 0x1.3022ecp-6f, 0x1.b4183p-2f, 0x1.741d0cp-1f,
        0x1.05a366p-20f, 0x1.1ce148p-1f, 0x1.4baea8p-2f, 0x1.338638p-11f, 0x1.b34036p-2f, 0x1.0acb8ep-1f,
        0x1.ffb3p-1f, 0x1.2fd36ap-6f, 0x1.3d747ap-3f};
    static constexpr double softmax_1_double[27] = {
        0x1.06eccca71081fp-2, 0x1.be1859010cb55p-1, 0x1.588ecdd7bd96dp-4, 0x1.82ae5c5761b26p-3,
        0x1.600686e814b4bp-4, 0x1.ba4967006dd3ap-1, 0x1.1bde02969f527p-1, 0x1.5e6d621f0b40dp-5,
        0x1.aa4bf449a7983p-5, 0x1.f5fb3d9134eaep-1, 0x1.3c7e135e3e453p-2, 0x1.0da122d196788p-2,
        0x1.0756393cf0ca8p-10, 0x1.0f69bc55c8104p-2, 0x1.4498cbdf1d70dp-7, 0x1.3022ea4593966p-6,
        0x1.b418304bf9aa9p-2, 0x1.741d0b67b84dfp-1, 0x1.05a35d82f7ba4p-20, 0x1.1ce14975723a7p-1,
        0x1.4baea78e43f2dp-2, 0x1.33863a96ecdb2p-11, 0x1.b3403654edff1p-2, 0x1.0acb8df152015p-1,
        0x1.ffb2fdbcee947p-1, 0x1.2fd36c02d8c2p-6, 0x1.3d74791e30153p-3};
    static constexpr float log_softmax_1[27] = {
        -0x1.5c0efp+0f, -0x1.1a32e8p-3f, -0x1.3cdd54p+1f, -0x1.aac1bcp+0f, -0x1.3a1eb8p+1f, -0x1.2bc21p-3f,
        -0x1.2dfcap-1f, -0x1.936cep+1f, -0x1.7a56ecp+1f, -0x1.43c61ap-6f, -0x1.2c968ep+0f, -0x1.559cc4p+0f,
        -0x1.b9ce48p+2f, -0x1.53ecacp+0f, -0x1.2755fep+2f, -0x1.fe4864p+1f, -0x1.b50cbep-1f, -0x1.46c8ecp-2f,
        -0x1.baeac4p+3f, -0x1.2c29d2p-1f, -0x1.20965ep+0f, -0x1.dc3d5p+2f, -0x1.b60a92p-1f, -0x1.4dbe7p-1f,
        -0x1.3418d2p-11f, -0x1.fe69dep+1f, -0x1.dd41a6p+0f};
    static constexpr double log_softmax_1_double[27] = {
        -0x1.5c0ef119b0ebp+0, -0x1.1a32ed6d6d918p-3, -0x1.3cdd52933e12p+1, -0x1.aac1bc59b0ebp+0,
        -0x1.3a1eb8d6d6d92p+1, -0x1.2bc21133e1203p-3, -0x1.2dfca03361d5fp-1, -0x1.936ce056d6d92p+1,
        -0x1.7a56ed133e12p+1, -0x1.43c5e9a01adbcp-6, -0x1.2c968e8b017e4p+0, -0x1.559cc2faf91bfp+0,
        -0x1.b9ce47e9a01aep+2, -0x1.53ecab8b017e4p+0, -0x1.2755febebe47p+2, -0x1.fe4864d34035bp+1,
        -0x1.b50cbf1602fc7p-1, -0x1.46c8ebebe46fdp-2, -0x1.baeac580e3d3dp+3, -0x1.2c29cf8e107fcp-1,
        -0x1.20965d7d5fe86p+0, -0x1.dc3d5001c7a7ap+2, -0x1.b60a8f8e107fcp-1, -0x1.4dbe6ffabfd0dp-1,
        -0x1.342038f4f4eadp-11, -0x1.fe69dde3841ffp+1, -0x1.dd41a67d5fe86p+0};
    static constexpr float softmax_2[27] = {
        0x1.5bd41p-6f, 0x1.e1c28ap-1f, 0x1.35ed24p-5f, 0x1.015a0ap-5f, 0x1.7e83dp-3f, 0x1.90496cp-1f,
        0x1.96a006p-2f, 0x1.99c6c2p-2f, 0x1.9f326ap-3f, 0x1.8f7376p-1f, 0x1.b092f2p-5f, 0x1.560d62p-3f,
        0x1.f4349cp-7f, 0x1.bac004p-1f, 0x1.eb7952p-4f, 0x1.b93552p-6f, 0x1.0fa79p-3f, 0x1.ae4c7p-1f,
        0x1.5a43f8p-16f, 0x1.e97d5ap-1f, 0x1.67ff0cp-5f, 0x1.f4549ep-7f, 0x1.cbaf64p-1f, 0x1.63fa54p-4f,
        0x1.feb93ap-1f, 0x1.89b414p-10f, 0x1.03d956p-10f};
    static constexpr double softmax_2_double[27] = {
        0x1.5bd40ff413deap-6, 0x1.e1c28d21d03b7p-1, 0x1.35ed25e8f25acp-5, 0x1.015a08b5cf868p-5, 0x1.7e83cf1d49e7p-3,
        0x1.90496bad508dep-1, 0x1.96a006a09e0e2p-2, 0x1.99c6c3448cbb9p-2, 0x1.9f326c35aa6cap-3,
        0x1.8f7377af7b906p-1, 0x1.b092f371ce7afp-5, 0x1.560d64659e2p-3, 0x1.f4349608a76e7p-7, 0x1.bac003b575771p-1,
        0x1.eb794f933f5a8p-4, 0x1.b93551420fc6cp-6, 0x1.0fa7906514e0ap-3, 0x1.ae4c715caa49ap-1,
        0x1.5a43f69cd8c2ap-16, 0x1.e97d5ab0fb489p-1, 0x1.67ff0c7177dc2p-5, 0x1.f45496eb233fp-7,
        0x1.cbaf62f878b6bp-1, 0x1.63fa555ed5e2dp-4, 0x1.feb93949f4025p-1, 0x1.89b41890575f7p-10,
        0x1.03d95387a406p-10};
    static constexpr float log_softmax_2[27] = {
        -0x1.ed19dap+1f, -0x1.f2b7ecp-5f, -0x1.a32566p+1f, -0x1.baf0acp+1f, -0x1.ad87acp+0f, -0x1.f819fep-3f,
        -0x1.d8df82p-1f, -0x1.d4ebap-1f, -0x1.988aacp+0f, -0x1.fc61d4p-3f, -0x1.7877eep+1f, -0x1.ca26dap+0f,
        -0x1.0ba8fcp+2f, -0x1.299d2p-3f, -0x1.0f67ep+1f, -0x1.cea95cp+1f, -0x1.02923cp+1f, -0x1.6408fcp-3f,
        -0x1.5939f8p+3f, -0x1.7052a8p-5f, -0x1.8ffa16p+1f, -0x1.0ba4e2p+2f, -0x1.b97a8ap-4f, -0x1.38b0dep+1f,
        -0x1.472f6p-9f, -0x1.a0113ap+2f, -0x1.baa8bcp+2f};
    static constexpr double log_softmax_2_double[27] = {
        -0x1.ed19d9784ed21p+1, -0x1.f2b7be13b4835p-5, -0x1.a32564784ed21p+1, -0x1.baf0ac1692d7ep+1,
        -0x1.ad87abed25afcp+0, -0x1.f819ff692d7dfp-3, -0x1.d8df8014e318fp-1, -0x1.d4eb9e14e318fp-1,
        -0x1.988aac0a718c8p+0, -0x1.fc61cc09371cbp-3, -0x1.7877ed409371dp+1, -0x1.ca26d98126e39p+0,
        -0x1.0ba8fb7cf16a8p+2, -0x1.299d1f9e2d4fap-3, -0x1.0f67def9e2d5p+1, -0x1.cea95c77b2bedp+1,
        -0x1.02923c77b2bedp+1, -0x1.6408f77b2bec9p-3, -0x1.5939f8a1836d1p+3, -0x1.7052a1836d17cp-5,
        -0x1.8ffa17060db46p+1, -0x1.0ba4e35c45f42p+2, -0x1.b97a97117d066p-4, -0x1.38b0de788be83p+1,
        -0x1.472f2a2c7bfa5p-9, -0x1.a01138e5458f8p+2, -0x1.baa8bc65458f8p+2};
};

/// One NaN: NaN throughout its fibre, nowhere else.
struct softmax_nan_float {
    using element = float;
    static constexpr const char* name = "softmax_nan_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        -0x1.1e81dp-1f, 0x1.3b145cp-1f, -0x1.1ed0fp+0f, -0x1.4efb04p-3f, -0x1.52a8a4p+0f, 0x1.d18886p-1f,
        -0x1.a5a7d4p-1f, 0x1.6cdebcp-2f, 0x1.464984p+0f, 0x1.4a6cf4p-1f, -0x1.8386d8p-1f, -0x1.62f7c8p-1f,
        -0x1.0e9dfcp+0f, -0x1.893ab4p+0f, 0x1.486e26p-3f, 0x1.bc0b24p-2f, -0x1.91afd8p-6f, 0x1.b2d8e8p-1f,
        -0x1.caf5d4p-1f, -0x1.058e24p-1f, -0x1.8c28f2p-1f, -0x1.cdceccp-3f, -0x1.01b1a6p-2f, 0x1.047814p-3f,
        0x1.2d65eap-1f, -0x1.bdd198p+0f, 0x1.51c2fcp-1f, 0x1.346e1ep+0f, std::numeric_limits<float>::quiet_NaN(),
        0x1.c5506ep-1f};
    static constexpr float softmax_0[30] = {
        0x1.14c35ap-2f, 0x1.4f3916p-1f, 0x1.f57156p-4f, 0x1.59d1c8p-1f, 0x1.3ad5fap-2f, 0x1.afc518p-1f,
        0x1.6b4ddp-2f, 0x1.4b8242p-1f, 0x1.849fc6p-1f, 0x1.074142p-1f, 0x1.74bedp-1f, 0x1.a49f86p-3f,
        0x1.825db6p-4f, std::numeric_limits<float>::quiet_NaN(), 0x1.4e1efcp-2f, 0x1.759e52p-1f, 0x1.618dd6p-2f,
        0x1.c151d6p-1f, 0x1.4c5c7p-2f, 0x1.629504p-1f, 0x1.40eb96p-3f, 0x1.4a5916p-1f, 0x1.68fb7ap-2f,
        0x1.ed80ep-3f, 0x1.f17d7ap-2f, 0x1.16826p-2f, 0x1.96d81ep-1f, 0x1.cfb448p-1f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.58f084p-1f};
    static constexpr double softmax_0_double[30] = {
        0x1.14c35a32bcfc2p-2, 0x1.4f3914fb10c65p-1, 0x1.f57155a02dda7p-4, 0x1.59d1c81ef6c48p-1,
        0x1.3ad5f991d95d5p-2, 0x1.afc51a9e2257cp-1, 0x1.6b4dd19d71564p-2, 0x1.4b82432a0eceep-1,
        0x1.849fc7205b0c6p-1, 0x1.074143273a00fp-1, 0x1.74becf83314ecp-1, 0x1.a49f869672dcfp-3,
        0x1.825db1ddd6299p-4, std::numeric_limits<double>::quiet_NaN(), 0x1.4e1efb62df87ep-2, 0x1.759e52e6a181fp-1,
        0x1.618dd609de735p-2, 0x1.c151d54bfa44ap-1, 0x1.4c5c6fc21277p-2, 0x1.6295033713516p-1, 0x1.40eb958776a0ep-3,
        0x1.4a5917314754fp-1, 0x1.68fb79abe2624p-2, 0x1.ed80e37e93ceap-3, 0x1.f17d79b18bfe2p-2,
        0x1.168260f99d627p-2, 0x1.96d81e5a6348dp-1, 0x1.cfb449c4453adp-1, std::numeric_limits<double>::quiet_NaN(),
        0x1.58f0824e903c1p-1};
    static constexpr float log_softmax_0[30] = {
        -0x1.4eed68p+0f, -0x1.b1b182p-2f, -0x1.0cd5dep+1f, -0x1.91d35ap-2f, -0x1.2dee8p+0f, -0x1.5d0b58p-3f,
        -0x1.09468p+0f, -0x1.bd1a3p-2f, -0x1.1a544p-2f, -0x1.549554p-1f, -0x1.450c24p-2f, -0x1.9537bcp+0f,
        -0x1.2e34ap+1f, std::numeric_limits<float>::quiet_NaN(), -0x1.1eb64p+0f, -0x1.42a6d8p-2f, -0x1.103d4ep+0f,
        -0x1.0b72c6p-3f, -0x1.20106p+0f, -0x1.7833b6p-2f, -0x1.da7a28p+0f, -0x1.c0b1bcp-2f, -0x1.0aeaa4p+0f,
        -0x1.6c4f92p+0f, -0x1.719c5ep-1f, -0x1.4d5134p+0f, -0x1.d6d2dp-3f, -0x1.95d27ep-4f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.946f3cp-2f};
    static constexpr double log_softmax_0_double[30] = {
        -0x1.4eed661613111p+0, -0x1.b1b182d4f6da9p-2, -0x1.0cd5debf07acp+1, -0x1.91d3583d4f79ep-2,
        -0x1.2dee7f99f9868p+0, -0x1.5d0b4fb54b65p-3, -0x1.09467e9d6541ap+0, -0x1.bd1a2c7553007p-2,
        -0x1.1a543e6be1566p-2, -0x1.549552a8dddebp-1, -0x1.450c24b5bf6e4p-2, -0x1.9537bc04c2696p+0,
        -0x1.2e34a0b5c51e9p+1, std::numeric_limits<double>::quiet_NaN(), -0x1.1eb641fd57122p+0,
        -0x1.42a6d4584c445p-2, -0x1.103d4e153db6ap+0, -0x1.0b72cbf07ac01p-3, -0x1.20105f8f53de8p+0,
        -0x1.7833b667e619fp-2, -0x1.da7a25f6a96cap+0, -0x1.c0b1b87595067p-2, -0x1.0aeaa39d54c02p+0,
        -0x1.6c4f911af855ap+0, -0x1.719c5ca8dddebp-1, -0x1.4d51352d6fdb9p+0, -0x1.d6d2d026134aep-3,
        -0x1.95d276b8a3d2p-4, std::numeric_limits<double>::quiet_NaN(), -0x1.946f3ef55c489p-2};
    static constexpr float softmax_1[30] = {
        0x1.4c317ap-3f, 0x1.53aafap-1f, 0x1.3dd38ep-3f, 0x1.76a978p-3f, 0x1.45f99ap-4f, 0x1.68c62p-1f,
        0x1.423ff2p-3f, 0x1.5be58p-1f, 0x1.8a97b6p-1f, 0x1.23abd8p-1f, 0x1.10b60ap-3f, 0x1.6f1428p-3f,
        0x1.52966ap-3f, 0x1.7bdefp-5f, 0x1.6729ecp-2f, 0x1.6a758ep-1f, 0x1.0d76d6p-2f, 0x1.731724p-2f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.fd48d2p-4f, 0x1.b1780cp-3f, 0x1.b8cea6p-3f, 0x1.ed9fd2p-4f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.7e4f3cp-2f, 0x1.496374p-4f, 0x1.0b10eap-1f, 0x1.08c074p-1f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.012f48p-1f};
    static constexpr double softmax_1_double[30] = {
        0x1.4c317ad76da9ep-3, 0x1.53aafa2ca3666p-1, 0x1.3dd38f4a9044bp-3, 0x1.76a9765f597a6p-3,
        0x1.45f9987968d0dp-4, 0x1.68c61ec6a663bp-1, 0x1.423ff0c5475b3p-3, 0x1.5be5811600d13p-1,
        0x1.8a97b37e2197ap-1, 0x1.23abd7ac9dbf9p-1, 0x1.10b60a0df8c75p-3, 0x1.6f1426882b0b7p-3,
        0x1.52966c5d6c769p-3, 0x1.7bdeeea0809c5p-5, 0x1.6729ea886a4cbp-2, 0x1.6a758e7034e13p-1, 0x1.0d76d639305dp-2,
        0x1.73172434b6ce7p-2, std::numeric_limits<double>::quiet_NaN(), 0x1.fd48d07b7c94cp-4, 0x1.b1780cbbf86d6p-3,
        0x1.b8cea72e3ac5fp-3, 0x1.ed9fd208ccd03p-4, std::numeric_limits<double>::quiet_NaN(), 0x1.7e4f3cb6da38dp-2,
        0x1.49637306681bep-4, 0x1.0b10eb17d92p-1, 0x1.08c073a48afecp-1, std::numeric_limits<double>::quiet_NaN(),
        0x1.012f47952351p-1};
    static constexpr float log_softmax_1[30] = {
        -0x1.d1a39p+0f, -0x1.a4347p-2f, -0x1.dcf506p+0f, -0x1.b2d71ap+0f, -0x1.43f606p+1f, -0x1.667992p-2f,
        -0x1.d96b34p+0f, -0x1.8bb196p-2f, -0x1.0ab8dap-2f, -0x1.2019dap-1f, -0x1.02130ap+1f, -0x1.b8132ep+0f,
        -0x1.ccc212p+0f, -0x1.891938p+1f, -0x1.0c35a2p+0f, -0x1.61b3dcp-2f, -0x1.55c4fp+0f, -0x1.03d8cp+0f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.0ad966p+1f, -0x1.8d8438p+0f, -0x1.89380cp+0f, -0x1.0ed8dp+1f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.f8718ap-1f, -0x1.42a0acp+1f, -0x1.4d3966p-1f, -0x1.51ae2cp-1f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.608706p-1f};
    static constexpr double log_softmax_1_double[30] = {
        -0x1.d1a390013567ap+0, -0x1.a43471b7ab934p-2, -0x1.dcf5041b03402p+0, -0x1.b2d71bdbbe2dcp+0,
        -0x1.43f605e795dd3p+1, -0x1.66799404d59e8p-2, -0x1.d96b346deae4dp+0, -0x1.8bb1946c0d008p-2,
        -0x1.0ab8dd6ef8b6fp-2, -0x1.2019db9e5774cp-1, -0x1.02130a009ab3dp+1, -0x1.b8132e6deae4dp+0,
        -0x1.ccc2101b03402p+0, -0x1.891937addf16ep+1, -0x1.0c35a30f2bba6p+0, -0x1.61b3dda19f0bfp-2,
        -0x1.55c4ef5ade20ap+0, -0x1.03d8c069a0fd3p+0, std::numeric_limits<double>::quiet_NaN(),
        -0x1.0ad9663d46dd4p+1, -0x1.8d84396867c3p+0, -0x1.8938097ade20ap+0, -0x1.0ed8cef4d07eap+1,
        std::numeric_limits<double>::quiet_NaN(), -0x1.f8718af51b751p-1, -0x1.42a0ac3433e18p+1,
        -0x1.4d3963f5bc415p-1, -0x1.51ae2cd341fa6p-1, std::numeric_limits<double>::quiet_NaN(),
        -0x1.608706f51b751p-1};
    static constexpr float softmax_2[30] = {
        0x1.2eebc8p-3f, 0x1.ea701ep-2f, 0x1.59c9e6p-4f, 0x1.c21c1cp-3f, 0x1.1a65e8p-4f, 0x1.0283d8p-2f,
        0x1.6d9fa6p-5f, 0x1.296dc2p-3f, 0x1.7482fcp-2f, 0x1.8d1cb6p-3f, 0x1.63178cp-3f, 0x1.7a67fep-3f,
        0x1.0700dcp-3f, 0x1.45d33p-4f, 0x1.bc4afep-2f, 0x1.0d63bp-2f, 0x1.54c03ep-3f, 0x1.983b18p-2f,
        0x1.1cfa2cp-4f, 0x1.a30a34p-4f, 0x1.7bd898p-4f, 0x1.489c98p-3f, 0x1.40204p-3f, 0x1.d39226p-3f,
        0x1.72e25ap-2f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double softmax_2_double[30] = {
        0x1.2eebc710a2bb7p-3, 0x1.ea701c51a9c11p-2, 0x1.59c9e50ddb3f3p-4, 0x1.c21c1a2467361p-3,
        0x1.1a65e74169d97p-4, 0x1.0283d6df6a7ecp-2, 0x1.6d9fa68107362p-5, 0x1.296dc05e55a75p-3,
        0x1.7482fa08f48afp-2, 0x1.8d1cb430aa784p-3, 0x1.63178c3bd4d29p-3, 0x1.7a67ffc590256p-3,
        0x1.0700dd31d1aa6p-3, 0x1.45d32e81b496p-4, 0x1.bc4affc5f7894p-2, 0x1.0d63b055be5c3p-2, 0x1.54c03e55012edp-3,
        0x1.983b18cf7d323p-2, 0x1.1cfa2bf9ce7dcp-4, 0x1.a30a32c740ea9p-4, 0x1.7bd8998da31fbp-4, 0x1.489c977dfdcap-3,
        0x1.40204091ce7a6p-3, 0x1.d392272239633p-3, 0x1.72e25a0394643p-2, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    static constexpr float log_softmax_2[30] = {
        -0x1.e940ecp+0f, -0x1.78ebacp-1f, -0x1.3c687ap+1f, -0x1.83df64p+0f, -0x1.565454p+1f, -0x1.60637cp+0f,
        -0x1.8dfdd6p+1f, -0x1.edf01p+0f, -0x1.02de3cp+0f, -0x1.a3f146p+0f, -0x1.c092f2p+0f, -0x1.b04b6ap+0f,
        -0x1.06b6cp+1f, -0x1.44051cp+1f, -0x1.ab8382p-1f, -0x1.55d72p+0f, -0x1.cb20a8p+0f, -0x1.d6daecp-1f,
        -0x1.552a6ap+1f, -0x1.23d07ep+1f, -0x1.30624ep+1f, -0x1.d469fcp+0f, -0x1.db1c8cp+0f, -0x1.7a212p+0f,
        -0x1.03fd2ep+0f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double log_softmax_2_double[30] = {
        -0x1.e940ecafc0134p+0, -0x1.78ebad5f80268p-1, -0x1.3c687a57e009ap+1, -0x1.83df652fc0134p+0,
        -0x1.56545457e009ap+1, -0x1.60637d6d39d18p+0, -0x1.8dfdd5369ce8cp+1, -0x1.edf0116d39d18p+0,
        -0x1.02de3c6d39d18p+0, -0x1.a3f1466d39d18p+0, -0x1.c092f08f3917p+0, -0x1.b04b688f3917p+0,
        -0x1.06b6c0479c8b8p+1, -0x1.44051c479c8b8p+1, -0x1.ab837f9e722e1p-1, -0x1.55d720f59038ep+0,
        -0x1.cb20a9559038ep+0, -0x1.d6daebeb2071dp-1, -0x1.552a69fac81c7p+1, -0x1.23d07dfac81c7p+1,
        -0x1.30624df1cac7ep+1, -0x1.d469fc63958fcp+0, -0x1.db1c8c63958fcp+0, -0x1.7a212063958fcp+0,
        -0x1.03fd2de3958fcp+0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
};

/// Row: 1000, 1001, 999, 1002: exp alone would overflow.
struct softmax_row_large_float {
    using element = float;
    static constexpr const char* name = "softmax_row_large_float";
    static constexpr std::size_t extent_0 = 4;
    static constexpr float x[4] = {0x1.f4p+9f, 0x1.f48p+9f, 0x1.f38p+9f, 0x1.f5p+9f};
    static constexpr float softmax[4] = {0x1.64f172p-4f, 0x1.e522d4p-3f, 0x1.069fc4p-5f, 0x1.49af22p-1f};
    static constexpr double softmax_double[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
    static constexpr float log_softmax[4] = {-0x1.385822p+1f, -0x1.70b046p+0f, -0x1.b85822p+1f, -0x1.c2c116p-2f};
    static constexpr double log_softmax_double[4] = {
        -0x1.385822d3ad9f9p+1, -0x1.70b045a75b3f2p+0, -0x1.b85822d3ad9f9p+1, -0x1.c2c1169d6cfc9p-2};
    static constexpr float safe_softmax[4] = {0x1.64f172p-4f, 0x1.e522d4p-3f, 0x1.069fc4p-5f, 0x1.49af22p-1f};
    static constexpr double safe_softmax_double[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
};

/// Row: 1000, 1001, 999, 1002: exp alone would overflow.
struct softmax_row_large_double {
    using element = double;
    static constexpr const char* name = "softmax_row_large_double";
    static constexpr std::size_t extent_0 = 4;
    static constexpr double x[4] = {0x1.f4p+9, 0x1.f48p+9, 0x1.f38p+9, 0x1.f5p+9};
    static constexpr double softmax[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
    static constexpr const double (&softmax_double)[4] = softmax;
    static constexpr double log_softmax[4] = {
        -0x1.385822d3ad9f9p+1, -0x1.70b045a75b3f2p+0, -0x1.b85822d3ad9f9p+1, -0x1.c2c1169d6cfc9p-2};
    static constexpr const double (&log_softmax_double)[4] = log_softmax;
    static constexpr double safe_softmax[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
    static constexpr const double (&safe_softmax_double)[4] = safe_softmax;
};

/// Row: two equal -1e4: exp alone would underflow to 0/0.
struct softmax_row_equal_negative_float {
    using element = float;
    static constexpr const char* name = "softmax_row_equal_negative_float";
    static constexpr std::size_t extent_0 = 2;
    static constexpr float x[2] = {-0x1.388p+13f, -0x1.388p+13f};
    static constexpr float softmax[2] = {0x1p-1f, 0x1p-1f};
    static constexpr double softmax_double[2] = {0x1p-1, 0x1p-1};
    static constexpr float log_softmax[2] = {-0x1.62e43p-1f, -0x1.62e43p-1f};
    static constexpr double log_softmax_double[2] = {-0x1.62e42fefa39efp-1, -0x1.62e42fefa39efp-1};
    static constexpr float safe_softmax[2] = {0x1p-1f, 0x1p-1f};
    static constexpr double safe_softmax_double[2] = {0x1p-1, 0x1p-1};
};

/// Row: two equal -1e4: exp alone would underflow to 0/0.
struct softmax_row_equal_negative_double {
    using element = double;
    static constexpr const char* name = "softmax_row_equal_negative_double";
    static constexpr std::size_t extent_0 = 2;
    static constexpr double x[2] = {-0x1.388p+13, -0x1.388p+13};
    static constexpr double softmax[2] = {0x1p-1, 0x1p-1};
    static constexpr const double (&softmax_double)[2] = softmax;
    static constexpr double log_softmax[2] = {-0x1.62e42fefa39efp-1, -0x1.62e42fefa39efp-1};
    static constexpr const double (&log_softmax_double)[2] = log_softmax;
    static constexpr double safe_softmax[2] = {0x1p-1, 0x1p-1};
    static constexpr const double (&safe_softmax_double)[2] = safe_softmax;
};

/// Row: one -inf: its weight is 0, its logarithm -inf.
struct softmax_row_one_minus_infinity_float {
    using element = float;
    static constexpr const char* name = "softmax_row_one_minus_infinity_float";
    static constexpr std::size_t extent_0 = 3;
    static constexpr float x[3] = {0x1p-1f, -std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float softmax[3] = {0x1.136562p-2f, 0.0f, 0x1.764d5p-1f};
    static constexpr double softmax_double[3] = {0x1.136561454ba87p-2, 0.0, 0x1.764d4f5d5a2bdp-1};
    static constexpr float log_softmax[3] = {
        -0x1.5031eap+0f, -std::numeric_limits<float>::infinity(), -0x1.40c7aap-2f};
    static constexpr double log_softmax_double[3] = {
        -0x1.5031eafefb049p+0, -std::numeric_limits<double>::infinity(), -0x1.40c7abfbec125p-2};
    static constexpr float safe_softmax[3] = {0x1.136562p-2f, 0.0f, 0x1.764d5p-1f};
    static constexpr double safe_softmax_double[3] = {0x1.136561454ba87p-2, 0.0, 0x1.764d4f5d5a2bdp-1};
};

/// Row: one -inf: its weight is 0, its logarithm -inf.
struct softmax_row_one_minus_infinity_double {
    using element = double;
    static constexpr const char* name = "softmax_row_one_minus_infinity_double";
    static constexpr std::size_t extent_0 = 3;
    static constexpr double x[3] = {0x1p-1, -std::numeric_limits<double>::infinity(), 0x1.8p+0};
    static constexpr double softmax[3] = {0x1.136561454ba87p-2, 0.0, 0x1.764d4f5d5a2bdp-1};
    static constexpr const double (&softmax_double)[3] = softmax;
    static constexpr double log_softmax[3] = {
        -0x1.5031eafefb049p+0, -std::numeric_limits<double>::infinity(), -0x1.40c7abfbec125p-2};
    static constexpr const double (&log_softmax_double)[3] = log_softmax;
    static constexpr double safe_softmax[3] = {0x1.136561454ba87p-2, 0.0, 0x1.764d4f5d5a2bdp-1};
    static constexpr const double (&safe_softmax_double)[3] = safe_softmax;
};

/// Row: all -inf: torch.softmax gives NaN, safe_softmax 0.
struct softmax_row_all_minus_infinity_float {
    using element = float;
    static constexpr const char* name = "softmax_row_all_minus_infinity_float";
    static constexpr std::size_t extent_0 = 3;
    static constexpr float x[3] = {
        -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()};
    static constexpr float softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float log_softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double log_softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float safe_softmax[3] = {0.0f, 0.0f, 0.0f};
    static constexpr double safe_softmax_double[3] = {0.0, 0.0, 0.0};
};

/// Row: all -inf: torch.softmax gives NaN, safe_softmax 0.
struct softmax_row_all_minus_infinity_double {
    using element = double;
    static constexpr const char* name = "softmax_row_all_minus_infinity_double";
    static constexpr std::size_t extent_0 = 3;
    static constexpr double x[3] = {
        -std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
        -std::numeric_limits<double>::infinity()};
    static constexpr double softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&softmax_double)[3] = softmax;
    static constexpr double log_softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&log_softmax_double)[3] = log_softmax;
    static constexpr double safe_softmax[3] = {0.0, 0.0, 0.0};
    static constexpr const double (&safe_softmax_double)[3] = safe_softmax;
};

/// Row: a +inf: NaN throughout.
struct softmax_row_plus_infinity_float {
    using element = float;
    static constexpr const char* name = "softmax_row_plus_infinity_float";
    static constexpr std::size_t extent_0 = 3;
    static constexpr float x[3] = {0x1p-1f, std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float log_softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double log_softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float safe_softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double safe_softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
};

/// Row: a +inf: NaN throughout.
struct softmax_row_plus_infinity_double {
    using element = double;
    static constexpr const char* name = "softmax_row_plus_infinity_double";
    static constexpr std::size_t extent_0 = 3;
    static constexpr double x[3] = {0x1p-1, std::numeric_limits<double>::infinity(), 0x1.8p+0};
    static constexpr double softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&softmax_double)[3] = softmax;
    static constexpr double log_softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&log_softmax_double)[3] = log_softmax;
    static constexpr double safe_softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&safe_softmax_double)[3] = safe_softmax;
};

/// Row: a NaN: NaN throughout.
struct softmax_row_nan_float {
    using element = float;
    static constexpr const char* name = "softmax_row_nan_float";
    static constexpr std::size_t extent_0 = 3;
    static constexpr float x[3] = {0x1p-1f, std::numeric_limits<float>::quiet_NaN(), 0x1.8p+0f};
    static constexpr float softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float log_softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double log_softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float safe_softmax[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double safe_softmax_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
};

/// Row: a NaN: NaN throughout.
struct softmax_row_nan_double {
    using element = double;
    static constexpr const char* name = "softmax_row_nan_double";
    static constexpr std::size_t extent_0 = 3;
    static constexpr double x[3] = {0x1p-1, std::numeric_limits<double>::quiet_NaN(), 0x1.8p+0};
    static constexpr double softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&softmax_double)[3] = softmax;
    static constexpr double log_softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&log_softmax_double)[3] = log_softmax;
    static constexpr double safe_softmax[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr const double (&safe_softmax_double)[3] = safe_softmax;
};

/// Row: one element: 1 and 0.
struct softmax_row_single_float {
    using element = float;
    static constexpr const char* name = "softmax_row_single_float";
    static constexpr std::size_t extent_0 = 1;
    static constexpr float x[1] = {-0x1.dp+2f};
    static constexpr float softmax[1] = {0x1p+0f};
    static constexpr double softmax_double[1] = {0x1p+0};
    static constexpr float log_softmax[1] = {0.0f};
    static constexpr double log_softmax_double[1] = {0.0};
    static constexpr float safe_softmax[1] = {0x1p+0f};
    static constexpr double safe_softmax_double[1] = {0x1p+0};
};

/// Row: one element: 1 and 0.
struct softmax_row_single_double {
    using element = double;
    static constexpr const char* name = "softmax_row_single_double";
    static constexpr std::size_t extent_0 = 1;
    static constexpr double x[1] = {-0x1.dp+2};
    static constexpr double softmax[1] = {0x1p+0};
    static constexpr const double (&softmax_double)[1] = softmax;
    static constexpr double log_softmax[1] = {0.0};
    static constexpr const double (&log_softmax_double)[1] = log_softmax;
    static constexpr double safe_softmax[1] = {0x1p+0};
    static constexpr const double (&safe_softmax_double)[1] = safe_softmax;
};

/// Row: weights that are subnormal or 0 in float.
struct softmax_row_underflow_float {
    using element = float;
    static constexpr const char* name = "softmax_row_underflow_float";
    static constexpr std::size_t extent_0 = 6;
    static constexpr float x[6] = {0.0f, -0x1.5cp+6f, -0x1.7cp+6f, -0x1.9cp+6f, -0x1.a2p+6f, -0x1.9p+7f};
    static constexpr float softmax[6] = {0x1p+0f, 0x1.666d0ep-126f, 0x1.ec8p-138f, 0x1p-149f, 0.0f, 0.0f};
    static constexpr double softmax_double[6] = {
        0x1p+0, 0x1.666d0dad2961dp-126, 0x1.ec7f3b269efa8p-138, 0x1.525be4e4e601dp-149, 0x1.2dfe0b1b59ffep-151,
        0x1.6061812054cfap-289};
    static constexpr float log_softmax[6] = {0.0f, -0x1.5cp+6f, -0x1.7cp+6f, -0x1.9cp+6f, -0x1.a2p+6f, -0x1.9p+7f};
    static constexpr double log_softmax_double[6] = {
        0.0, -0x1.5cp+6, -0x1.7cp+6, -0x1.9cp+6, -0x1.a2p+6, -0x1.9p+7};
    static constexpr float safe_softmax[6] = {0x1p+0f, 0x1.666d0ep-126f, 0x1.ec8p-138f, 0x1p-149f, 0.0f, 0.0f};
    static constexpr double safe_softmax_double[6] = {
        0x1p+0, 0x1.666d0dad2961dp-126, 0x1.ec7f3b269efa8p-138, 0x1.525be4e4e601dp-149, 0x1.2dfe0b1b59ffep-151,
        0x1.6061812054cfap-289};
};

/// Row: weights that are subnormal or 0 in float.
struct softmax_row_underflow_double {
    using element = double;
    static constexpr const char* name = "softmax_row_underflow_double";
    static constexpr std::size_t extent_0 = 6;
    static constexpr double x[6] = {0.0, -0x1.5cp+6, -0x1.7cp+6, -0x1.9cp+6, -0x1.a2p+6, -0x1.9p+7};
    static constexpr double softmax[6] = {
        0x1p+0, 0x1.666d0dad2961dp-126, 0x1.ec7f3b269efa8p-138, 0x1.525be4e4e601dp-149, 0x1.2dfe0b1b59ffep-151,
        0x1.6061812054cfap-289};
    static constexpr const double (&softmax_double)[6] = softmax;
    static constexpr double log_softmax[6] = {0.0, -0x1.5cp+6, -0x1.7cp+6, -0x1.9cp+6, -0x1.a2p+6, -0x1.9p+7};
    static constexpr const double (&log_softmax_double)[6] = log_softmax;
    static constexpr double safe_softmax[6] = {
        0x1p+0, 0x1.666d0dad2961dp-126, 0x1.ec7f3b269efa8p-138, 0x1.525be4e4e601dp-149, 0x1.2dfe0b1b59ffep-151,
        0x1.6061812054cfap-289};
    static constexpr const double (&safe_softmax_double)[6] = safe_softmax;
};

/// Row: values near the limits of float.
struct softmax_row_huge_float {
    using element = float;
    static constexpr const char* name = "softmax_row_huge_float";
    static constexpr std::size_t extent_0 = 4;
    static constexpr float x[4] = {0x1.c363ccp+126f, -0x1.c363ccp+126f, 0x1.c363ccp+126f, 0.0f};
    static constexpr float softmax[4] = {0x1p-1f, 0.0f, 0x1p-1f, 0.0f};
    static constexpr double softmax_double[4] = {0x1p-1, 0.0, 0x1p-1, 0.0};
    static constexpr float log_softmax[4] = {-0x1.62e43p-1f, -0x1.c363ccp+127f, -0x1.62e43p-1f, -0x1.c363ccp+126f};
    static constexpr double log_softmax_double[4] = {
        -0x1.62e42fefa39efp-1, -0x1.c363ccp+127, -0x1.62e42fefa39efp-1, -0x1.c363ccp+126};
    static constexpr float safe_softmax[4] = {0x1p-1f, 0.0f, 0x1p-1f, 0.0f};
    static constexpr double safe_softmax_double[4] = {0x1p-1, 0.0, 0x1p-1, 0.0};
};

/// Row: values near the limits of float.
struct softmax_row_huge_double {
    using element = double;
    static constexpr const char* name = "softmax_row_huge_double";
    static constexpr std::size_t extent_0 = 4;
    static constexpr double x[4] = {0x1.c363cbf21f28ap+126, -0x1.c363cbf21f28ap+126, 0x1.c363cbf21f28ap+126, 0.0};
    static constexpr double softmax[4] = {0x1p-1, 0.0, 0x1p-1, 0.0};
    static constexpr const double (&softmax_double)[4] = softmax;
    static constexpr double log_softmax[4] = {
        -0x1.62e42fefa39efp-1, -0x1.c363cbf21f28ap+127, -0x1.62e42fefa39efp-1, -0x1.c363cbf21f28ap+126};
    static constexpr const double (&log_softmax_double)[4] = log_softmax;
    static constexpr double safe_softmax[4] = {0x1p-1, 0.0, 0x1p-1, 0.0};
    static constexpr const double (&safe_softmax_double)[4] = safe_softmax;
};

/// Row: zeros of both signs.
struct softmax_row_zero_signs_float {
    using element = float;
    static constexpr const char* name = "softmax_row_zero_signs_float";
    static constexpr std::size_t extent_0 = 3;
    static constexpr float x[3] = {0.0f, -0.0f, 0.0f};
    static constexpr float softmax[3] = {0x1.555556p-2f, 0x1.555556p-2f, 0x1.555556p-2f};
    static constexpr double softmax_double[3] = {0x1.5555555555555p-2, 0x1.5555555555555p-2, 0x1.5555555555555p-2};
    static constexpr float log_softmax[3] = {-0x1.193ea8p+0f, -0x1.193ea8p+0f, -0x1.193ea8p+0f};
    static constexpr double log_softmax_double[3] = {
        -0x1.193ea7aad030bp+0, -0x1.193ea7aad030bp+0, -0x1.193ea7aad030bp+0};
    static constexpr float safe_softmax[3] = {0x1.555556p-2f, 0x1.555556p-2f, 0x1.555556p-2f};
    static constexpr double safe_softmax_double[3] = {
        0x1.5555555555555p-2, 0x1.5555555555555p-2, 0x1.5555555555555p-2};
};

/// Row: zeros of both signs.
struct softmax_row_zero_signs_double {
    using element = double;
    static constexpr const char* name = "softmax_row_zero_signs_double";
    static constexpr std::size_t extent_0 = 3;
    static constexpr double x[3] = {0.0, -0.0, 0.0};
    static constexpr double softmax[3] = {0x1.5555555555555p-2, 0x1.5555555555555p-2, 0x1.5555555555555p-2};
    static constexpr const double (&softmax_double)[3] = softmax;
    static constexpr double log_softmax[3] = {-0x1.193ea7aad030bp+0, -0x1.193ea7aad030bp+0, -0x1.193ea7aad030bp+0};
    static constexpr const double (&log_softmax_double)[3] = log_softmax;
    static constexpr double safe_softmax[3] = {0x1.5555555555555p-2, 0x1.5555555555555p-2, 0x1.5555555555555p-2};
    static constexpr const double (&safe_softmax_double)[3] = safe_softmax;
};

/// Sum, mean, max, argmax over axes of [2, 3, 5].
struct reduce_float {
    using element = float;
    static constexpr const char* name = "reduce_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        -0x1.2d7a1ap-1f, 0x1.275b12p+0f, 0x1.4b2a4cp-1f, 0x1.08e71p-2f, -0x1.0e67b6p+0f, 0x1.6718d6p-2f,
        0x1.7cb55ep-3f, -0x1.5fc32ep-1f, 0x1.015ae8p-5f, 0x1.20d3aep-1f, -0x1.cb4cbep-1f, 0x1.35374ap-2f,
        0x1.ceb334p-4f, 0x1.1279b4p+0f, 0x1.a7219ep+0f, 0x1.05230cp-1f, -0x1.8041d6p+0f, -0x1.7f7bbap-4f,
        -0x1.a05e02p-2f, -0x1.a781a4p-2f, 0x1.32e788p-2f, 0x1.3c5704p-2f, 0x1.d9b05ap+0f, -0x1.9ec154p-1f,
        0x1.65302ap-4f, 0x1.c38db6p-2f, -0x1.22622cp-1f, 0x1.98c6f8p-3f, 0x1.cbf5d8p-3f, 0x1.11473cp-4f};
    static constexpr float sum_0[15] = {
        -0x1.42b87p-4f, -0x1.639b1p-2f, 0x1.1b3ad4p-1f, -0x1.2eede4p-3f, -0x1.78482p+0f, 0x1.4d003p-1f,
        0x1.fab1b4p-2f, 0x1.29cec4p+0f, -0x1.8eaba6p-1f, 0x1.4d79b4p-1f, -0x1.d30bc6p-2f, -0x1.0f8d0ep-2f,
        0x1.401048p-2f, 0x1.4bf87p+0f, 0x1.b83612p+0f};
    static constexpr double sum_0_double[15] = {
        -0x1.42b87p-4, -0x1.639b1p-2, 0x1.1b3ad4cp-1, -0x1.2eede4p-3, -0x1.78481fp+0, 0x1.4d002fp-1, 0x1.fab1b3p-2,
        0x1.29cec3p+0, -0x1.8eaba58p-1, 0x1.4d79b34p-1, -0x1.d30bc6p-2, -0x1.0f8d0ep-2, 0x1.401049p-2,
        0x1.4bf86fp+0, 0x1.b83611cp+0};
    static constexpr float mean_0[15] = {
        -0x1.42b87p-5f, -0x1.639b1p-3f, 0x1.1b3ad4p-2f, -0x1.2eede4p-4f, -0x1.78482p-1f, 0x1.4d003p-2f,
        0x1.fab1b4p-3f, 0x1.29cec4p-1f, -0x1.8eaba6p-2f, 0x1.4d79b4p-2f, -0x1.d30bc6p-3f, -0x1.0f8d0ep-3f,
        0x1.401048p-3f, 0x1.4bf87p-1f, 0x1.b83612p-1f};
    static constexpr double mean_0_double[15] = {
        -0x1.42b87p-5, -0x1.639b1p-3, 0x1.1b3ad4cp-2, -0x1.2eede4p-4, -0x1.78481fp-1, 0x1.4d002fp-2, 0x1.fab1b3p-3,
        0x1.29cec3p-1, -0x1.8eaba58p-2, 0x1.4d79b34p-2, -0x1.d30bc6p-3, -0x1.0f8d0ep-3, 0x1.401049p-3,
        0x1.4bf86fp-1, 0x1.b83611cp-1};
    static constexpr float max_0[15] = {
        0x1.05230cp-1f, 0x1.275b12p+0f, 0x1.4b2a4cp-1f, 0x1.08e71p-2f, -0x1.a781a4p-2f, 0x1.6718d6p-2f,
        0x1.3c5704p-2f, 0x1.d9b05ap+0f, 0x1.015ae8p-5f, 0x1.20d3aep-1f, 0x1.c38db6p-2f, 0x1.35374ap-2f,
        0x1.98c6f8p-3f, 0x1.1279b4p+0f, 0x1.a7219ep+0f};
    static constexpr float sum_1[10] = {
        -0x1.229d36p+0f, 0x1.a43f9p+0f, 0x1.29ec24p-4f, 0x1.5cbe5p+0f, 0x1.2923cp+0f, 0x1.402ed6p+0f,
        -0x1.c25d2ap+0f, 0x1.f4d17cp+0f, -0x1.fbf2dep-1f, -0x1.09e3ccp-2f};
    static constexpr double sum_1_double[10] = {
        -0x1.229d368p+0, 0x1.a43f904p+0, 0x1.29ec24p-4, 0x1.5cbe4f4p+0, 0x1.2923bfp+0, 0x1.402ed58p+0,
        -0x1.c25d2bp+0, 0x1.f4d17d6p+0, -0x1.fbf2dfp-1, -0x1.09e3ca8p-2};
    static constexpr float mean_1[10] = {
        -0x1.837c48p-2f, 0x1.182a6p-1f, 0x1.8d3adap-6f, 0x1.d0fdcp-2f, 0x1.8c2faap-2f, 0x1.aae91ep-2f,
        -0x1.2c3e1cp-1f, 0x1.4de0fep-1f, -0x1.52a1eap-2f, -0x1.62851p-4f};
    static constexpr double mean_1_double[10] = {
        -0x1.837c48aaaaaabp-2, 0x1.182a602aaaaabp-1, 0x1.8d3adaaaaaaabp-6, 0x1.d0fdbfp-2, 0x1.8c2fa95555555p-2,
        0x1.aae91caaaaaabp-2, -0x1.2c3e1caaaaaabp-1, 0x1.4de0fe4p-1, -0x1.52a1eap-2, -0x1.62850ep-4};
    static constexpr float max_1[10] = {
        0x1.6718d6p-2f, 0x1.275b12p+0f, 0x1.4b2a4cp-1f, 0x1.1279b4p+0f, 0x1.a7219ep+0f, 0x1.05230cp-1f,
        0x1.3c5704p-2f, 0x1.d9b05ap+0f, 0x1.cbf5d8p-3f, 0x1.65302ap-4f};
    static constexpr float sum_2[6] = {
        0x1.a814ep-2f, 0x1.c7bfep-2f, 0x1.1f16fcp+1f, -0x1.e79ff4p+0f, 0x1.bc7256p+0f, 0x1.757994p-2f};
    static constexpr double sum_2_double[6] = {
        0x1.a814e4p-2, 0x1.c7bfe2p-2, 0x1.1f16fc6p+1, -0x1.e79ff52p+0, 0x1.bc7255ap+0, 0x1.757995p-2};
    static constexpr float mean_2[6] = {
        0x1.5343e6p-4f, 0x1.6c998p-4f, 0x1.cb57fap-2f, -0x1.86199p-2f, 0x1.638eacp-2f, 0x1.2ac7aap-4f};
    static constexpr double mean_2_double[6] = {
        0x1.5343e9999999ap-4, 0x1.6c9981999999ap-4, 0x1.cb57fa3333333p-2, -0x1.861990e666666p-2,
        0x1.638eaae666666p-2, 0x1.2ac7aa6666666p-4};
    static constexpr float max_2[6] = {
        0x1.275b12p+0f, 0x1.20d3aep-1f, 0x1.a7219ep+0f, 0x1.05230cp-1f, 0x1.d9b05ap+0f, 0x1.c38db6p-2f};
    static constexpr float sum_01[5] = {
        0x1.d919f8p-4f, -0x1.e1d9bp-4f, 0x1.03b82p+1f, 0x1.7b1384p-2f, 0x1.cd559ap-1f};
    static constexpr double sum_01_double[5] = {
        0x1.d919fp-4, -0x1.e1d9acp-4, 0x1.03b81fdp+1, 0x1.7b137fp-2, 0x1.cd5598cp-1};
    static constexpr float mean_01[5] = {
        0x1.3b66a6p-6f, -0x1.413bcap-6f, 0x1.5a4ad6p-2f, 0x1.f96f5ap-5f, 0x1.338e66p-3f};
    static constexpr double mean_01_double[5] = {
        0x1.3b66ap-6, -0x1.413bc8p-6, 0x1.5a4ad51555555p-2, 0x1.f96f54p-5, 0x1.338e65d555555p-3};
    static constexpr float max_01[5] = {
        0x1.05230cp-1f, 0x1.275b12p+0f, 0x1.d9b05ap+0f, 0x1.1279b4p+0f, 0x1.a7219ep+0f};
    static constexpr float sum_02[3] = {-0x1.7d9abcp+0f, 0x1.173128p+1f, 0x1.4dc62ep+1f};
    static constexpr double sum_02_double[3] = {-0x1.7d9abc2p+0, 0x1.1731271p+1, 0x1.4dc62fp+1};
    static constexpr float mean_02[3] = {-0x1.314896p-3f, 0x1.beb50cp-3f, 0x1.0b04f2p-2f};
    static constexpr double mean_02_double[3] = {-0x1.3148968p-3, 0x1.beb50b4cccccdp-3, 0x1.0b04f26666666p-2};
    static constexpr float max_02[3] = {0x1.275b12p+0f, 0x1.d9b05ap+0f, 0x1.a7219ep+0f};
    static constexpr float sum_12[2] = {0x1.8d1198p+1f, 0x1.91863p-3f};
    static constexpr double sum_12_double[2] = {0x1.8d11952p+1, 0x1.91862ep-3};
    static constexpr float mean_12[2] = {0x1.a78a3cp-3f, 0x1.ac4adep-7f};
    static constexpr double mean_12_double[2] = {0x1.a78a38aaaaaabp-3, 0x1.ac4adbbbbbbbcp-7};
    static constexpr float max_12[2] = {0x1.a7219ep+0f, 0x1.d9b05ap+0f};
    static constexpr float sum_012[1] = {0x1.a629f6p+1f};
    static constexpr double sum_012_double[1] = {0x1.a629f8p+1};
    static constexpr float mean_012[1] = {0x1.c24ee4p-4f};
    static constexpr double mean_012_double[1] = {0x1.c24ee66666666p-4};
    static constexpr float max_012[1] = {0x1.d9b05ap+0f};
    static constexpr std::size_t argmax_0[15] = {1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0};
    static constexpr std::size_t argmax_1[10] = {1, 0, 0, 2, 2, 0, 1, 1, 2, 1};
    static constexpr std::size_t argmax_2[6] = {1, 4, 4, 0, 2, 0};
};

/// Small integers with ties: argmax is the first of the largest.
struct reduce_ties_float {
    using element = float;
    static constexpr const char* name = "reduce_ties_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        0x1p+1f, 0x1p+0f, 0x1p+1f, 0x1p+1f, 0.0f, 0x1p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1p+0f, 0x1.8p+1f, -0x1p+0f,
        -0x1p+0f, -0x1p+0f, -0x1p+0f, -0x1p+0f, 0x1p+1f, 0x1p+0f, 0x1.8p+1f, 0x1p+1f, 0.0f, 0.0f, 0x1.8p+1f,
        0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f, -0x1p+0f, -0x1p+1f, -0x1p+0f, -0x1p+0f, -0x1p+0f};
    static constexpr float sum_0[15] = {
        0x1p+2f, 0x1p+1f, 0x1.4p+2f, 0x1p+2f, 0.0f, 0x1p+1f, 0x1.8p+2f, 0x1.8p+2f, 0x1p+2f, 0x1.8p+2f, -0x1p+1f,
        -0x1.8p+1f, -0x1p+1f, -0x1p+1f, -0x1p+1f};
    static constexpr double sum_0_double[15] = {
        0x1p+2, 0x1p+1, 0x1.4p+2, 0x1p+2, 0.0, 0x1p+1, 0x1.8p+2, 0x1.8p+2, 0x1p+2, 0x1.8p+2, -0x1p+1, -0x1.8p+1,
        -0x1p+1, -0x1p+1, -0x1p+1};
    static constexpr float mean_0[15] = {
        0x1p+1f, 0x1p+0f, 0x1.4p+1f, 0x1p+1f, 0.0f, 0x1p+0f, 0x1.8p+1f, 0x1.8p+1f, 0x1p+1f, 0x1.8p+1f, -0x1p+0f,
        -0x1.8p+0f, -0x1p+0f, -0x1p+0f, -0x1p+0f};
    static constexpr double mean_0_double[15] = {
        0x1p+1, 0x1p+0, 0x1.4p+1, 0x1p+1, 0.0, 0x1p+0, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+1, -0x1p+0, -0x1.8p+0,
        -0x1p+0, -0x1p+0, -0x1p+0};
    static constexpr float max_0[15] = {
        0x1p+1f, 0x1p+0f, 0x1.8p+1f, 0x1p+1f, 0.0f, 0x1p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f, -0x1p+0f,
        -0x1p+0f, -0x1p+0f, -0x1p+0f, -0x1p+0f};
    static constexpr float sum_1[10] = {
        0x1.8p+1f, 0x1.8p+1f, 0x1p+2f, 0x1p+1f, 0x1p+1f, 0x1p+0f, 0x1p+1f, 0x1.4p+2f, 0x1p+2f, 0x1p+1f};
    static constexpr double sum_1_double[10] = {
        0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+2, 0x1p+1};
    static constexpr float mean_1[10] = {
        0x1p+0f, 0x1p+0f, 0x1.555556p+0f, 0x1.555556p-1f, 0x1.555556p-1f, 0x1.555556p-2f, 0x1.555556p-1f,
        0x1.aaaaaap+0f, 0x1.555556p+0f, 0x1.555556p-1f};
    static constexpr double mean_1_double[10] = {
        0x1p+0, 0x1p+0, 0x1.5555555555555p+0, 0x1.5555555555555p-1, 0x1.5555555555555p-1, 0x1.5555555555555p-2,
        0x1.5555555555555p-1, 0x1.aaaaaaaaaaaabp+0, 0x1.5555555555555p+0, 0x1.5555555555555p-1};
    static constexpr float max_1[10] = {
        0x1p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1p+1f, 0x1.8p+1f, 0x1p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f};
    static constexpr float sum_2[6] = {0x1.cp+2f, 0x1.8p+3f, -0x1.4p+2f, 0x1p+3f, 0x1.8p+3f, -0x1.8p+2f};
    static constexpr double sum_2_double[6] = {0x1.cp+2, 0x1.8p+3, -0x1.4p+2, 0x1p+3, 0x1.8p+3, -0x1.8p+2};
    static constexpr float mean_2[6] = {
        0x1.666666p+0f, 0x1.333334p+1f, -0x1p+0f, 0x1.99999ap+0f, 0x1.333334p+1f, -0x1.333334p+0f};
    static constexpr double mean_2_double[6] = {
        0x1.6666666666666p+0, 0x1.3333333333333p+1, -0x1p+0, 0x1.999999999999ap+0, 0x1.3333333333333p+1,
        -0x1.3333333333333p+0};
    static constexpr float max_2[6] = {0x1p+1f, 0x1.8p+1f, -0x1p+0f, 0x1.8p+1f, 0x1.8p+1f, -0x1p+0f};
    static constexpr float sum_01[5] = {0x1p+2f, 0x1.4p+2f, 0x1.2p+3f, 0x1.8p+2f, 0x1p+2f};
    static constexpr double sum_01_double[5] = {0x1p+2, 0x1.4p+2, 0x1.2p+3, 0x1.8p+2, 0x1p+2};
    static constexpr float mean_01[5] = {0x1.555556p-1f, 0x1.aaaaaap-1f, 0x1.8p+0f, 0x1p+0f, 0x1.555556p-1f};
    static constexpr double mean_01_double[5] = {
        0x1.5555555555555p-1, 0x1.aaaaaaaaaaaabp-1, 0x1.8p+0, 0x1p+0, 0x1.5555555555555p-1};
    static constexpr float max_01[5] = {0x1p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f};
    static constexpr float sum_02[3] = {0x1.ep+3f, 0x1.8p+4f, -0x1.6p+3f};
    static constexpr double sum_02_double[3] = {0x1.ep+3, 0x1.8p+4, -0x1.6p+3};
    static constexpr float mean_02[3] = {0x1.8p+0f, 0x1.333334p+1f, -0x1.19999ap+0f};
    static constexpr double mean_02_double[3] = {0x1.8p+0, 0x1.3333333333333p+1, -0x1.199999999999ap+0};
    static constexpr float max_02[3] = {0x1.8p+1f, 0x1.8p+1f, -0x1p+0f};
    static constexpr float sum_12[2] = {0x1.cp+3f, 0x1.cp+3f};
    static constexpr double sum_12_double[2] = {0x1.cp+3, 0x1.cp+3};
    static constexpr float mean_12[2] = {0x1.dddddep-1f, 0x1.dddddep-1f};
    static constexpr double mean_12_double[2] = {0x1.ddddddddddddep-1, 0x1.ddddddddddddep-1};
    static constexpr float max_12[2] = {0x1.8p+1f, 0x1.8p+1f};
    static constexpr float sum_012[1] = {0x1.cp+4f};
    static constexpr double sum_012_double[1] = {0x1.cp+4};
    static constexpr float mean_012[1] = {0x1.dddddep-1f};
    static constexpr double mean_012_double[1] = {0x1.ddddddddddddep-1};
    static constexpr float max_012[1] = {0x1.8p+1f};
    static constexpr std::size_t argmax_0[15] = {0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static constexpr std::size_t argmax_1[10] = {0, 1, 1, 0, 1, 0, 1, 0, 1, 1};
    static constexpr std::size_t argmax_2[6] = {0, 1, 0, 2, 1, 0};
};

/// Sum, mean, max, argmax over axes of [2, 3, 5].
struct reduce_double {
    using element = double;
    static constexpr const char* name = "reduce_double";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr double x[30] = {
        0x1.652616d5a6a82p-1, -0x1.54a3ae62fd59dp+0, 0x1.115cf5a95e5d1p-1, 0x1.39923ba77a0a4p-2,
        -0x1.decfc340dad21p+0, -0x1.a0c4e186c4094p-1, 0x1.b9fa91f9e0ec2p+0, -0x1.216457c8a2d9fp-1,
        0x1.9aeba1a55ae26p-2, 0x1.3e5367e3caa8fp-1, 0x1.e83911a9a3701p-1, -0x1.62279d6c8e5b7p-1,
        -0x1.5f36c5703dd51p+0, 0x1.95a28f6b17d9fp+0, -0x1.c651b991c287dp-2, 0x1.76e5d7c0896bcp-1,
        0x1.31d7f267ee71cp+0, 0x1.a60ce62d87b5fp-1, 0x1.2bde75bced736p-2, -0x1.13f999c2bfc0ep-1,
        0x1.ab224b718ece9p+0, -0x1.1e13642bfbfa7p-3, -0x1.5d16262872cadp+0, -0x1.d65fb267ec864p-1,
        0x1.31fb803d0d09p-2, -0x1.bf2452e578593p-2, 0x1.e7eef3b41682dp+0, 0x1.8621bbdf0424cp+0,
        0x1.cfc1f6277a277p-2, 0x1.40f368596dd2ap-2};
    static constexpr double sum_0[15] = {
        0x1.6e05f74b1809fp+0, -0x1.165ddfd877408p-3, 0x1.5bb4edeb73098p+0, 0x1.32b858b233bedp-1,
        -0x1.346648111d594p+1, 0x1.b57fb55c5993ep-1, 0x1.96382574616cdp+0, -0x1.edc8520cc437cp+0,
        -0x1.08e9e1953f151p-1, 0x1.d7512802512d7p-1, 0x1.08a6e836e7438p-1, 0x1.36db24fdcf552p+0,
        0x1.3757b376327d8p-3, 0x1.04c9867a7b31ep+1, -0x1.0abca270a96a6p-3};
    static constexpr const double (&sum_0_double)[15] = sum_0;
    static constexpr double mean_0[15] = {
        0x1.6e05f74b1809fp-1, -0x1.165ddfd877408p-4, 0x1.5bb4edeb73098p-1, 0x1.32b858b233bedp-2,
        -0x1.346648111d594p+0, 0x1.b57fb55c5993ep-2, 0x1.96382574616cdp-1, -0x1.edc8520cc437cp-1,
        -0x1.08e9e1953f151p-2, 0x1.d7512802512d7p-2, 0x1.08a6e836e7438p-2, 0x1.36db24fdcf552p-1,
        0x1.3757b376327d8p-4, 0x1.04c9867a7b31ep+0, -0x1.0abca270a96a6p-4};
    static constexpr const double (&mean_0_double)[15] = mean_0;
    static constexpr double max_0[15] = {
        0x1.76e5d7c0896bcp-1, 0x1.31d7f267ee71cp+0, 0x1.a60ce62d87b5fp-1, 0x1.39923ba77a0a4p-2,
        -0x1.13f999c2bfc0ep-1, 0x1.ab224b718ece9p+0, 0x1.b9fa91f9e0ec2p+0, -0x1.216457c8a2d9fp-1,
        0x1.9aeba1a55ae26p-2, 0x1.3e5367e3caa8fp-1, 0x1.e83911a9a3701p-1, 0x1.e7eef3b41682dp+0,
        0x1.8621bbdf0424cp+0, 0x1.95a28f6b17d9fp+0, 0x1.40f368596dd2ap-2};
    static constexpr double sum_1[10] = {
        0x1.ac9a46f8860efp-1, -0x1.2ef3ac7d8e6dap-2, -0x1.673a767fe0138p+0, 0x1.2561035f268a9p+1,
        -0x1.b13a7db3661f9p+0, 0x1.f6cc2298756e3p+0, 0x1.7b023ccb42baap+1, 0x1.f824119aaa69dp-1,
        -0x1.623df1d6e2e36p-3, 0x1.2beed443ed678p-4};
    static constexpr const double (&sum_1_double)[10] = sum_1;
    static constexpr double mean_1[10] = {
        0x1.1dbc2f50595f5p-2, -0x1.93ef90a768923p-4, -0x1.def89dffd56f5p-2, 0x1.872c047ede0e1p-1,
        -0x1.20d1a92244151p-1, 0x1.4f32c1baf8f42p-1, 0x1.f958510f03a38p-1, 0x1.50180bbc719bep-2,
        -0x1.d85297c92e848p-5, 0x1.8fe91b053c8ap-6};
    static constexpr const double (&mean_1_double)[10] = mean_1;
    static constexpr double max_1[10] = {
        0x1.e83911a9a3701p-1, 0x1.b9fa91f9e0ec2p+0, 0x1.115cf5a95e5d1p-1, 0x1.95a28f6b17d9fp+0,
        0x1.3e5367e3caa8fp-1, 0x1.ab224b718ece9p+0, 0x1.e7eef3b41682dp+0, 0x1.8621bbdf0424cp+0,
        0x1.cfc1f6277a277p-2, 0x1.40f368596dd2ap-2};
    static constexpr double sum_2[6] = {
        -0x1.a9cd5c7a7726bp+0, 0x1.5eca91ad6987ap+0, 0x1.f8056d3cfb4cp-6, 0x1.40a610f6693f8p+1,
        -0x1.d19d018459f1cp-2, 0x1.e13a793cfb47fp+1};
    static constexpr const double (&sum_2_double)[6] = sum_2;
    static constexpr double mean_2[6] = {
        -0x1.54a449fb92856p-2, 0x1.18a20e24546c8p-2, 0x1.93378a972f7p-8, 0x1.0084da5eba993p-1,
        -0x1.747d9ad047f4ap-4, 0x1.80fb9430c9066p-1};
    static constexpr const double (&mean_2_double)[6] = mean_2;
    static constexpr double max_2[6] = {
        0x1.652616d5a6a82p-1, 0x1.b9fa91f9e0ec2p+0, 0x1.95a28f6b17d9fp+0, 0x1.31d7f267ee71cp+0,
        0x1.ab224b718ece9p+0, 0x1.e7eef3b41682dp+0};
    static constexpr double sum_01[5] = {
        0x1.668ca30a5c3adp+1, 0x1.5523c73b90ecep+1, -0x1.aca1b6ca2b7a6p-2, 0x1.0f3d2441b85c5p+1,
        -0x1.9e7b906f27491p+0};
    static constexpr const double (&sum_01_double)[5] = sum_01;
    static constexpr double mean_01[5] = {
        0x1.de10d96325a3cp-2, 0x1.c6da5efa16913p-2, -0x1.1dc12486c7a6fp-4, 0x1.69a6db024b25cp-2,
        -0x1.1452604a1a30bp-2};
    static constexpr const double (&mean_01_double)[5] = mean_01;
    static constexpr double max_01[5] = {
        0x1.ab224b718ece9p+0, 0x1.e7eef3b41682dp+0, 0x1.8621bbdf0424cp+0, 0x1.95a28f6b17d9fp+0, 0x1.3e5367e3caa8fp-1};
    static constexpr double sum_02[3] = {0x1.aefd8ae4b6b0ap-1, 0x1.d4c6a298a6166p-1, 0x1.e52a8417753e8p+1};
    static constexpr const double (&sum_02_double)[3] = sum_02;
    static constexpr double mean_02[3] = {0x1.58cad583c55a2p-4, 0x1.77054ee084debp-4, 0x1.84220345f7653p-2};
    static constexpr const double (&mean_02_double)[3] = mean_02;
    static constexpr double max_02[3] = {0x1.31d7f267ee71cp+0, 0x1.b9fa91f9e0ec2p+0, 0x1.e7eef3b41682dp+0};
    static constexpr double sum_12[2] = {-0x1.0c8ad46066c8p-2, 0x1.73d675016ca48p+2};
    static constexpr const double (&sum_12_double)[2] = sum_12;
    static constexpr double mean_12[2] = {-0x1.1e71f39a073bcp-6, 0x1.8ca07cce51c09p-2};
    static constexpr const double (&mean_12_double)[2] = mean_12;
    static constexpr double max_12[2] = {0x1.b9fa91f9e0ec2p+0, 0x1.e7eef3b41682dp+0};
    static constexpr double sum_012[1] = {0x1.630dc7bb66382p+2};
    static constexpr const double (&sum_012_double)[1] = sum_012;
    static constexpr double mean_012[1] = {0x1.7ab95d94b14cfp-3};
    static constexpr const double (&mean_012_double)[1] = mean_012;
    static constexpr double max_012[1] = {0x1.e7eef3b41682dp+0};
    static constexpr std::size_t argmax_0[15] = {1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1};
    static constexpr std::size_t argmax_1[10] = {2, 1, 0, 2, 1, 1, 2, 2, 2, 2};
    static constexpr std::size_t argmax_2[6] = {0, 1, 3, 1, 0, 1};
};

/// Small integers with ties: argmax is the first of the largest.
struct reduce_ties_double {
    using element = double;
    static constexpr const char* name = "reduce_ties_double";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr double x[30] = {
        0x1p+1, 0x1p+0, 0x1p+1, 0x1p+1, 0.0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+0, 0x1.8p+1, -0x1p+0, -0x1p+0,
        -0x1p+0, -0x1p+0, -0x1p+0, 0x1p+1, 0x1p+0, 0x1.8p+1, 0x1p+1, 0.0, 0.0, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1,
        0x1.8p+1, -0x1p+0, -0x1p+1, -0x1p+0, -0x1p+0, -0x1p+0};
    static constexpr double sum_0[15] = {
        0x1p+2, 0x1p+1, 0x1.4p+2, 0x1p+2, 0.0, 0x1p+1, 0x1.8p+2, 0x1.8p+2, 0x1p+2, 0x1.8p+2, -0x1p+1, -0x1.8p+1,
        -0x1p+1, -0x1p+1, -0x1p+1};
    static constexpr const double (&sum_0_double)[15] = sum_0;
    static constexpr double mean_0[15] = {
        0x1p+1, 0x1p+0, 0x1.4p+1, 0x1p+1, 0.0, 0x1p+0, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+1, -0x1p+0, -0x1.8p+0,
        -0x1p+0, -0x1p+0, -0x1p+0};
    static constexpr const double (&mean_0_double)[15] = mean_0;
    static constexpr double max_0[15] = {
        0x1p+1, 0x1p+0, 0x1.8p+1, 0x1p+1, 0.0, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1, -0x1p+0, -0x1p+0,
        -0x1p+0, -0x1p+0, -0x1p+0};
    static constexpr double sum_1[10] = {
        0x1.8p+1, 0x1.8p+1, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+2, 0x1p+1};
    static constexpr const double (&sum_1_double)[10] = sum_1;
    static constexpr double mean_1[10] = {
        0x1p+0, 0x1p+0, 0x1.5555555555555p+0, 0x1.5555555555555p-1, 0x1.5555555555555p-1, 0x1.5555555555555p-2,
        0x1.5555555555555p-1, 0x1.aaaaaaaaaaaabp+0, 0x1.5555555555555p+0, 0x1.5555555555555p-1};
    static constexpr const double (&mean_1_double)[10] = mean_1;
    static constexpr double max_1[10] = {
        0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1};
    static constexpr double sum_2[6] = {0x1.cp+2, 0x1.8p+3, -0x1.4p+2, 0x1p+3, 0x1.8p+3, -0x1.8p+2};
    static constexpr const double (&sum_2_double)[6] = sum_2;
    static constexpr double mean_2[6] = {
        0x1.6666666666666p+0, 0x1.3333333333333p+1, -0x1p+0, 0x1.999999999999ap+0, 0x1.3333333333333p+1,
        -0x1.3333333333333p+0};
    static constexpr const double (&mean_2_double)[6] = mean_2;
    static constexpr double max_2[6] = {0x1p+1, 0x1.8p+1, -0x1p+0, 0x1.8p+1, 0x1.8p+1, -0x1p+0};
    static constexpr double sum_01[5] = {0x1p+2, 0x1.4p+2, 0x1.2p+3, 0x1.8p+2, 0x1p+2};
    static constexpr const double (&sum_01_double)[5] = sum_01;
    static constexpr double mean_01[5] = {
        0x1.5555555555555p-1, 0x1.aaaaaaaaaaaabp-1, 0x1.8p+0, 0x1p+0, 0x1.5555555555555p-1};
    static constexpr const double (&mean_01_double)[5] = mean_01;
    static constexpr double max_01[5] = {0x1p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1, 0x1.8p+1};
    static constexpr double sum_02[3] = {0x1.ep+3, 0x1.8p+4, -0x1.6p+3};
    static constexpr const double (&sum_02_double)[3] = sum_02;
    static constexpr double mean_02[3] = {0x1.8p+0, 0x1.3333333333333p+1, -0x1.199999999999ap+0};
    static constexpr const double (&mean_02_double)[3] = mean_02;
    static constexpr double max_02[3] = {0x1.8p+1, 0x1.8p+1, -0x1p+0};
    static constexpr double sum_12[2] = {0x1.cp+3, 0x1.cp+3};
    static constexpr const double (&sum_12_double)[2] = sum_12;
    static constexpr double mean_12[2] = {0x1.ddddddddddddep-1, 0x1.ddddddddddddep-1};
    static constexpr const double (&mean_12_double)[2] = mean_12;
    static constexpr double max_12[2] = {0x1.8p+1, 0x1.8p+1};
    static constexpr double sum_012[1] = {0x1.cp+4};
    static constexpr const double (&sum_012_double)[1] = sum_012;
    static constexpr double mean_012[1] = {0x1.ddddddddddddep-1};
    static constexpr const double (&mean_012_double)[1] = mean_012;
    static constexpr double max_012[1] = {0x1.8p+1};
    static constexpr std::size_t argmax_0[15] = {0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
    static constexpr std::size_t argmax_1[10] = {0, 1, 1, 0, 1, 0, 1, 0, 1, 1};
    static constexpr std::size_t argmax_2[6] = {0, 1, 0, 2, 1, 0};
};

/// All extents 3.
struct reduce_equal_float {
    using element = float;
    static constexpr const char* name = "reduce_equal_float";
    static constexpr std::size_t extent_0 = 3, extent_1 = 3, extent_2 = 3;
    static constexpr float x[27] = {
        -0x1.9b8568p-3f, -0x1.136462p+0f, -0x1.98688ap-2f, -0x1.4b50c2p+0f, -0x1.5a4a7ep-1f, -0x1.053eacp+0f,
        -0x1.20cc62p-4f, 0x1.2b0b2ap-2f, -0x1.f86996p-1f, -0x1.073072p+1f, 0x1.4a22fap+0f, 0x1.b82112p-2f,
        0x1.1fc5bp-1f, 0x1.7846ccp-2f, 0x1.16ae4ep+0f, 0x1.55001p-3f, -0x1.9187d8p-1f, 0x1.40fdap+0f,
        -0x1.64ea68p-1f, -0x1.2d4caap-2f, -0x1.b6683cp-2f, -0x1.3c839p-1f, 0x1.fb16ccp-5f, -0x1.6a05b6p-5f,
        0x1.330daep-3f, 0x1.94bfe8p+0f, -0x1.9939aap-2f};
    static constexpr float sum_0[9] = {
        -0x1.7a2362p+1f, -0x1.494928p-4f, -0x1.96afb4p-2f, -0x1.59afb2p+0f, -0x1.f9d6acp-3f, 0x1.87dd14p-6f,
        0x1.f7a78cp-3f, 0x1.16bec6p+0f, -0x1.0c2cacp-3f};
    static constexpr double sum_0_double[9] = {
        -0x1.7a23628p+1, -0x1.494928p-4, -0x1.96afb4p-2, -0x1.59afb2p+0, -0x1.f9d6adp-3, 0x1.87dd14p-6,
        0x1.f7a78dp-3, 0x1.16bec68p+0, -0x1.0c2cacp-3};
    static constexpr float mean_0[9] = {
        -0x1.f82f2ep-1f, -0x1.b70c36p-6f, -0x1.0f1fcep-3f, -0x1.ccea42p-2f, -0x1.5139c8p-4f, 0x1.053e0ep-7f,
        0x1.4fc508p-4f, 0x1.73a908p-2f, -0x1.6590e6p-5f};
    static constexpr double mean_0_double[9] = {
        -0x1.f82f2ep-1, -0x1.b70c355555555p-6, -0x1.0f1fcd5555555p-3, -0x1.ccea42aaaaaabp-2, -0x1.5139c8aaaaaabp-4,
        0x1.053e0d5555555p-7, 0x1.4fc508aaaaaabp-4, 0x1.73a908aaaaaabp-2, -0x1.6590e55555555p-5};
    static constexpr float max_0[9] = {
        -0x1.9b8568p-3f, 0x1.4a22fap+0f, 0x1.b82112p-2f, 0x1.1fc5bp-1f, 0x1.7846ccp-2f, 0x1.16ae4ep+0f,
        0x1.55001p-3f, 0x1.94bfe8p+0f, 0x1.40fdap+0f};
    static constexpr float sum_1[9] = {
        -0x1.90ce36p+0f, -0x1.75c6d6p+0f, -0x1.33c6ccp+1f, -0x1.53de0ap+0f, 0x1.bee18p-1f, 0x1.62da18p+1f,
        -0x1.2a5546p+0f, 0x1.594574p+0f, -0x1.be714ep-1f};
    static constexpr double sum_1_double[9] = {
        -0x1.90ce352p+0, -0x1.75c6d68p+0, -0x1.33c6cccp+1, -0x1.53de0ap+0, 0x1.bee182p-1, 0x1.62da194p+1,
        -0x1.2a55464p+0, 0x1.594573ep+0, -0x1.be714e6p-1};
    static constexpr float mean_1[9] = {
        -0x1.0b3424p-1f, -0x1.f25e72p-2f, -0x1.9a5e66p-1f, -0x1.c5280ep-2f, 0x1.29ebaap-2f, 0x1.d922cap-1f,
        -0x1.8dc708p-2f, 0x1.cc5c9ap-2f, -0x1.29a0dep-2f};
    static constexpr double mean_1_double[9] = {
        -0x1.0b34236aaaaabp-1, -0x1.f25e735555555p-2, -0x1.9a5e665555555p-1, -0x1.c5280d5555555p-2, 0x1.29ebacp-2,
        0x1.d922cc5555555p-1, -0x1.8dc7085555555p-2, 0x1.cc5c9a8p-2, -0x1.29a0deeaaaaabp-2};
    static constexpr float max_1[9] = {
        -0x1.20cc62p-4f, 0x1.2b0b2ap-2f, -0x1.98688ap-2f, 0x1.1fc5bp-1f, 0x1.4a22fap+0f, 0x1.40fdap+0f,
        0x1.330daep-3f, 0x1.94bfe8p+0f, -0x1.6a05b6p-5f};
    static constexpr float sum_2[9] = {
        -0x1.acef32p+0f, -0x1.7eda56p+1f, -0x1.86fd8cp-1f, -0x1.58d696p-2f, 0x1.02516cp+1f, 0x1.45b36cp-1f,
        -0x1.6b626cp+0f, -0x1.33728p-1f, 0x1.54d334p+0f};
    static constexpr double sum_2_double[9] = {
        -0x1.acef318p+0, -0x1.7eda568p+1, -0x1.86fd8d4p-1, -0x1.58d696p-2, 0x1.02516c8p+1, 0x1.45b36cp-1,
        -0x1.6b626d8p+0, -0x1.33727eap-1, 0x1.54d3334p+0};
    static constexpr float mean_2[9] = {
        -0x1.1df4ccp-1f, -0x1.fe7872p-1f, -0x1.04a908p-2f, -0x1.cbc8c8p-4f, 0x1.586c9p-1f, 0x1.b2449p-3f,
        -0x1.e4833ap-2f, -0x1.99eep-3f, 0x1.c66efp-2f};
    static constexpr double mean_2_double[9] = {
        -0x1.1df4cbaaaaaabp-1, -0x1.fe78735555555p-1, -0x1.04a908d555555p-2, -0x1.cbc8c8p-4, 0x1.586c90aaaaaabp-1,
        0x1.b2449p-3, -0x1.e4833caaaaaabp-2, -0x1.99edfe2aaaaabp-3, 0x1.c66eefp-2};
    static constexpr float max_2[9] = {
        -0x1.9b8568p-3f, -0x1.5a4a7ep-1f, 0x1.2b0b2ap-2f, 0x1.4a22fap+0f, 0x1.16ae4ep+0f, 0x1.40fdap+0f,
        -0x1.2d4caap-2f, 0x1.fb16ccp-5f, 0x1.94bfe8p+0f};
    static constexpr float sum_01[3] = {-0x1.03c06p+2f, 0x1.85debap-1f, -0x1.02241ap-1f};
    static constexpr double sum_01_double[3] = {-0x1.03c06158p+2, 0x1.85debccp-1, -0x1.02241c6p-1};
    static constexpr float mean_01[3] = {-0x1.cdc7c8p-2f, 0x1.5a8d18p-4f, -0x1.caead8p-5f};
    static constexpr double mean_01_double[3] = {-0x1.cdc7c98p-2, 0x1.5a8d198e38e39p-4, -0x1.caeadd1c71c72p-5};
    static constexpr float max_01[3] = {0x1.1fc5bp-1f, 0x1.94bfe8p+0f, 0x1.40fdap+0f};
    static constexpr float sum_02[3] = {-0x1.b743a2p+1f, -0x1.92cb14p+0f, 0x1.342e24p+0f};
    static constexpr double sum_02_double[3] = {-0x1.b743a24p+1, -0x1.92cb135p+0, 0x1.342e22ap+0};
    static constexpr float mean_02[3] = {-0x1.867502p-2f, -0x1.6609d8p-3f, 0x1.11f02p-3f};
    static constexpr double mean_02_double[3] = {-0x1.867502p-2, -0x1.6609d8471c71cp-3, 0x1.11f01ec71c71cp-3};
    static constexpr float max_02[3] = {0x1.4a22fap+0f, 0x1.16ae4ep+0f, 0x1.94bfe8p+0f};
    static constexpr float sum_12[3] = {-0x1.5b88acp+2f, 0x1.28a372p+1f, -0x1.6090fp-1f};
    static constexpr double sum_12_double[3] = {-0x1.5b88a948p+2, 0x1.28a374cp+1, -0x1.6090f32p-1};
    static constexpr float mean_12[3] = {-0x1.34eb44p-1f, 0x1.07adbap-2f, -0x1.396464p-4f};
    static constexpr double mean_12_double[3] = {
        -0x1.34eb41238e38ep-1, 0x1.07adbd1c71c72p-2, -0x1.3964665555555p-4};
    static constexpr float max_12[3] = {0x1.2b0b2ap-2f, 0x1.4a22fap+0f, 0x1.94bfe8p+0f};
    static constexpr float sum_012[1] = {-0x1.e69218p+1f};
    static constexpr double sum_012_double[1] = {-0x1.e6921a98p+1};
    static constexpr float mean_012[1] = {-0x1.205692p-3f};
    static constexpr double mean_012_double[1] = {-0x1.2056948p-3};
    static constexpr float max_012[1] = {0x1.94bfe8p+0f};
    static constexpr std::size_t argmax_0[9] = {0, 1, 1, 1, 1, 1, 1, 2, 1};
    static constexpr std::size_t argmax_1[9] = {2, 2, 0, 1, 0, 2, 2, 2, 1};
    static constexpr std::size_t argmax_2[9] = {0, 1, 1, 1, 2, 2, 1, 1, 1};
};

/// NaN and infinities: max of a NaN is NaN, argmax the first NaN.
struct reduce_special_float {
    using element = float;
    static constexpr const char* name = "reduce_special_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        -0x1.8ed0aep-7f, 0x1.072caap+0f, 0x1.37fceep-2f, 0x1.6adcdp-5f, std::numeric_limits<float>::infinity(),
        0x1.4e35bp-2f, std::numeric_limits<float>::quiet_NaN(), 0x1.a8aa34p+0f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.8190bep+0f, 0x1.d13b8ep-1f, 0x1.94107ep-1f, 0x1.b09e7cp-1f,
        -0x1.4cbadcp-1f, 0x1.fc39eep-6f, std::numeric_limits<float>::infinity(), 0x1.8764cap-2f,
        -std::numeric_limits<float>::infinity(), -0x1.0943f8p+1f, -0x1.1f5a3ep-1f, 0x1.a3a62ap-5f,
        -std::numeric_limits<float>::infinity(), -0x1.312d1p+0f, 0x1.a53afp-1f, 0x1.33f3ecp-4f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.c99184p-2f, 0x1.305f2cp-2f, 0x1.31fa84p-1f, 0x1.dcfb94p-10f};
    static constexpr float sum_0[15] = {
        std::numeric_limits<float>::infinity(), 0x1.6905dcp+0f, -std::numeric_limits<float>::infinity(),
        -0x1.039884p+1f, std::numeric_limits<float>::infinity(), 0x1.82aa76p-2f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.ddf49p-2f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.6e518p+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.5e8f78p-2f, 0x1.246708p+0f, -0x1.ac058p-5f,
        0x1.0d04d4p-5f};
    static constexpr double sum_0_double[15] = {
        std::numeric_limits<double>::infinity(), 0x1.6905dc8p+0, -std::numeric_limits<double>::infinity(),
        -0x1.039884cp+1, std::numeric_limits<double>::infinity(), 0x1.82aa754p-2,
        std::numeric_limits<double>::quiet_NaN(), 0x1.ddf49p-2, std::numeric_limits<double>::quiet_NaN(),
        -0x1.6e517f4p+0, std::numeric_limits<double>::quiet_NaN(), 0x1.5e8f78p-2, 0x1.246709p+0, -0x1.ac058p-5,
        0x1.0d04d3ap-5};
    static constexpr float mean_0[15] = {
        std::numeric_limits<float>::infinity(), 0x1.6905dcp-1f, -std::numeric_limits<float>::infinity(),
        -0x1.039884p+0f, std::numeric_limits<float>::infinity(), 0x1.82aa76p-3f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.ddf49p-3f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.6e518p-1f, std::numeric_limits<float>::quiet_NaN(), 0x1.5e8f78p-3f, 0x1.246708p-1f, -0x1.ac058p-6f,
        0x1.0d04d4p-6f};
    static constexpr double mean_0_double[15] = {
        std::numeric_limits<double>::infinity(), 0x1.6905dc8p-1, -std::numeric_limits<double>::infinity(),
        -0x1.039884cp+0, std::numeric_limits<double>::infinity(), 0x1.82aa754p-3,
        std::numeric_limits<double>::quiet_NaN(), 0x1.ddf49p-3, std::numeric_limits<double>::quiet_NaN(),
        -0x1.6e517f4p-1, std::numeric_limits<double>::quiet_NaN(), 0x1.5e8f78p-3, 0x1.246709p-1, -0x1.ac058p-6,
        0x1.0d04d3ap-6};
    static constexpr float max_0[15] = {
        std::numeric_limits<float>::infinity(), 0x1.072caap+0f, 0x1.37fceep-2f, 0x1.6adcdp-5f,
        std::numeric_limits<float>::infinity(), 0x1.4e35bp-2f, std::numeric_limits<float>::quiet_NaN(),
        0x1.a8aa34p+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.33f3ecp-4f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.94107ep-1f, 0x1.b09e7cp-1f, 0x1.31fa84p-1f, 0x1.fc39eep-6f};
    static constexpr float sum_1[10] = {
        0x1.390d92p+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.677c58p+1f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
        std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), -0x1.4dda6cp-1f, -0x1.efda84p-2f};
    static constexpr double sum_1_double[10] = {
        0x1.390d91a4p+0, std::numeric_limits<double>::quiet_NaN(), 0x1.677c56cp+1,
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity(),
        -std::numeric_limits<double>::infinity(), -0x1.4dda6cp-1, -0x1.efda856cp-2};
    static constexpr float mean_1[10] = {
        0x1.a1676ep-2f, std::numeric_limits<float>::quiet_NaN(), 0x1.df5076p-1f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
        std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), -0x1.bd233ap-3f, -0x1.4a91aep-3f};
    static constexpr double mean_1_double[10] = {
        0x1.a1676cdaaaaabp-2, std::numeric_limits<double>::quiet_NaN(), 0x1.df5073aaaaaabp-1,
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity(),
        -std::numeric_limits<double>::infinity(), -0x1.bd233aaaaaaabp-3, -0x1.4a91ae48p-3};
    static constexpr float max_1[10] = {
        0x1.d13b8ep-1f, std::numeric_limits<float>::quiet_NaN(), 0x1.a8aa34p+0f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
        std::numeric_limits<float>::quiet_NaN(), 0x1.8764cap-2f, 0x1.305f2cp-2f, 0x1.a53afp-1f, 0x1.33f3ecp-4f};
    static constexpr float sum_2[6] = {
        std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(), 0x1.ec88bep+0f,
        std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double sum_2_double[6] = {
        std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(), 0x1.ec88bdb8p+0,
        std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float mean_2[6] = {
        std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(), 0x1.8a06fep-2f,
        std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double mean_2_double[6] = {
        std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(), 0x1.8a06fe2cccccdp-2,
        std::numeric_limits<double>::quiet_NaN(), -std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float max_2[6] = {
        std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(), 0x1.d13b8ep-1f,
        std::numeric_limits<float>::infinity(), 0x1.a53afp-1f, std::numeric_limits<float>::quiet_NaN()};
    static constexpr float sum_01[5] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        -std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::infinity()};
    static constexpr double sum_01_double[5] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::infinity()};
    static constexpr float mean_01[5] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        -std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::infinity()};
    static constexpr double mean_01_double[5] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::infinity()};
    static constexpr float max_01[5] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(), 0x1.a8aa34p+0f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()};
    static constexpr float sum_02[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double sum_02_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float mean_02[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double mean_02_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr float max_02[3] = {
        std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float sum_12[2] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double sum_12_double[2] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    static constexpr float mean_12[2] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double mean_12_double[2] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    static constexpr float max_12[2] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr float sum_012[1] = {std::numeric_limits<float>::quiet_NaN()};
    static constexpr double sum_012_double[1] = {std::numeric_limits<double>::quiet_NaN()};
    static constexpr float mean_012[1] = {std::numeric_limits<float>::quiet_NaN()};
    static constexpr double mean_012_double[1] = {std::numeric_limits<double>::quiet_NaN()};
    static constexpr float max_012[1] = {std::numeric_limits<float>::quiet_NaN()};
    static constexpr std::size_t argmax_0[15] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0};
    static constexpr std::size_t argmax_1[10] = {2, 1, 1, 1, 0, 2, 0, 2, 1, 1};
    static constexpr std::size_t argmax_2[6] = {4, 1, 0, 0, 3, 0};
};

/// Large values cancel: a float sum depends on the order; see the twins.
struct reduce_cancellation_float {
    using element = float;
    static constexpr const char* name = "reduce_cancellation_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        0x1.7d784p+26f, 0x1p+0f, -0x1.7d784p+26f, 0x1p+0f, 0x1p-1f, 0x1.7d784p+26f, 0x1p+0f, -0x1.7d784p+26f,
        0x1p+0f, 0x1p-1f, 0x1.7d784p+26f, 0x1p+0f, -0x1.7d784p+26f, 0x1p+0f, 0x1p-1f, -0x1.7d784p+26f, 0x1.8p+1f,
        0x1.7d784p+26f, 0x1p+0f, 0x1p-2f, -0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f, 0x1p+0f, 0x1p-2f,
        -0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f, 0x1p+0f, 0x1p-2f};
    static constexpr float sum_0[15] = {
        0.0f, 0x1p+2f, 0.0f, 0x1p+1f, 0x1.8p-1f, 0.0f, 0x1p+2f, 0.0f, 0x1p+1f, 0x1.8p-1f, 0.0f, 0x1p+2f, 0.0f,
        0x1p+1f, 0x1.8p-1f};
    static constexpr double sum_0_double[15] = {
        0.0, 0x1p+2, 0.0, 0x1p+1, 0x1.8p-1, 0.0, 0x1p+2, 0.0, 0x1p+1, 0x1.8p-1, 0.0, 0x1p+2, 0.0, 0x1p+1, 0x1.8p-1};
    static constexpr float mean_0[15] = {
        0.0f, 0x1p+1f, 0.0f, 0x1p+0f, 0x1.8p-2f, 0.0f, 0x1p+1f, 0.0f, 0x1p+0f, 0x1.8p-2f, 0.0f, 0x1p+1f, 0.0f,
        0x1p+0f, 0x1.8p-2f};
    static constexpr double mean_0_double[15] = {
        0.0, 0x1p+1, 0.0, 0x1p+0, 0x1.8p-2, 0.0, 0x1p+1, 0.0, 0x1p+0, 0x1.8p-2, 0.0, 0x1p+1, 0.0, 0x1p+0, 0x1.8p-2};
    static constexpr float max_0[15] = {
        0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f, 0x1p+0f, 0x1p-1f, 0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f,
        0x1p+0f, 0x1p-1f, 0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f, 0x1p+0f, 0x1p-1f};
    static constexpr float sum_1[10] = {
        0x1.1e1a3p+28f, 0x1.8p+1f, -0x1.1e1a3p+28f, 0x1.8p+1f, 0x1.8p+0f, -0x1.1e1a3p+28f, 0x1.2p+3f,
        0x1.1e1a3p+28f, 0x1.8p+1f, 0x1.8p-1f};
    static constexpr double sum_1_double[10] = {
        0x1.1e1a3p+28, 0x1.8p+1, -0x1.1e1a3p+28, 0x1.8p+1, 0x1.8p+0, -0x1.1e1a3p+28, 0x1.2p+3, 0x1.1e1a3p+28,
        0x1.8p+1, 0x1.8p-1};
    static constexpr float mean_1[10] = {
        0x1.7d784p+26f, 0x1p+0f, -0x1.7d784p+26f, 0x1p+0f, 0x1p-1f, -0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f,
        0x1p+0f, 0x1p-2f};
    static constexpr double mean_1_double[10] = {
        0x1.7d784p+26, 0x1p+0, -0x1.7d784p+26, 0x1p+0, 0x1p-1, -0x1.7d784p+26, 0x1.8p+1, 0x1.7d784p+26, 0x1p+0,
        0x1p-2};
    static constexpr float max_1[10] = {
        0x1.7d784p+26f, 0x1p+0f, -0x1.7d784p+26f, 0x1p+0f, 0x1p-1f, -0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f,
        0x1p+0f, 0x1p-2f};
    static constexpr float sum_2[6] = {0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f};
    static constexpr double sum_2_double[6] = {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.1p+2, 0x1.1p+2, 0x1.1p+2};
    static constexpr float mean_2[6] = {
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f};
    static constexpr double mean_2_double[6] = {
        0x1p-1, 0x1p-1, 0x1p-1, 0x1.b333333333333p-1, 0x1.b333333333333p-1, 0x1.b333333333333p-1};
    static constexpr float max_2[6] = {
        0x1.7d784p+26f, 0x1.7d784p+26f, 0x1.7d784p+26f, 0x1.7d784p+26f, 0x1.7d784p+26f, 0x1.7d784p+26f};
    static constexpr float sum_01[5] = {0.0f, 0x1.8p+3f, 0.0f, 0x1.8p+2f, 0x1.2p+1f};
    static constexpr double sum_01_double[5] = {0.0, 0x1.8p+3, 0.0, 0x1.8p+2, 0x1.2p+1};
    static constexpr float mean_01[5] = {0.0f, 0x1p+1f, 0.0f, 0x1p+0f, 0x1.8p-2f};
    static constexpr double mean_01_double[5] = {0.0, 0x1p+1, 0.0, 0x1p+0, 0x1.8p-2};
    static constexpr float max_01[5] = {0x1.7d784p+26f, 0x1.8p+1f, 0x1.7d784p+26f, 0x1p+0f, 0x1p-1f};
    static constexpr float sum_02[3] = {0x1p+1f, 0x1p+1f, 0x1p+1f};
    static constexpr double sum_02_double[3] = {0x1.bp+2, 0x1.bp+2, 0x1.bp+2};
    static constexpr float mean_02[3] = {0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f};
    static constexpr double mean_02_double[3] = {0x1.599999999999ap-1, 0x1.599999999999ap-1, 0x1.599999999999ap-1};
    static constexpr float max_02[3] = {0x1.7d784p+26f, 0x1.7d784p+26f, 0x1.7d784p+26f};
    static constexpr float sum_12[2] = {0.0f, 0.0f};
    static constexpr double sum_12_double[2] = {0x1.ep+2, 0x1.98p+3};
    static constexpr float mean_12[2] = {0.0f, 0.0f};
    static constexpr double mean_12_double[2] = {0x1p-1, 0x1.b333333333333p-1};
    static constexpr float max_12[2] = {0x1.7d784p+26f, 0x1.7d784p+26f};
    static constexpr float sum_012[1] = {0.0f};
    static constexpr double sum_012_double[1] = {0x1.44p+4};
    static constexpr float mean_012[1] = {0.0f};
    static constexpr double mean_012_double[1] = {0x1.599999999999ap-1};
    static constexpr float max_012[1] = {0x1.7d784p+26f};
    static constexpr std::size_t argmax_0[15] = {0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0};
    static constexpr std::size_t argmax_1[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static constexpr std::size_t argmax_2[6] = {0, 0, 0, 2, 2, 2};
};

/// [2, 3] @ [3, 5].
struct matmul_matrix_float {
    using element = float;
    static constexpr const char* name = "matmul_matrix_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 2, inner = 3, columns = 5;
    static constexpr float a[6] = {
        -0x1.495e2ap-8f, -0x1.7146e8p+0f, 0x1.b6cc52p-4f, 0x1.3a71a8p+0f, 0x1.a68ac4p-7f, -0x1.ff1164p-3f};
    static constexpr float b[15] = {
        0x1.35ca5ep+0f, 0x1.d9f0cp-1f, -0x1.50c16ep-1f, -0x1.9d4f58p+0f, 0x1.6b7036p-1f, -0x1.3ae39cp+0f,
        -0x1.32072p+0f, -0x1.85bb2ep-3f, 0x1.cb8a6ap-3f, -0x1.5bfa54p+0f, -0x1.14194ap-2f, 0x1.fb7872p-1f,
        0x1.4e606cp+1f, -0x1.f0302p-3f, -0x1.de65a2p+0f};
    static constexpr float product[10] = {
        0x1.bd45bap+0f, 0x1.d36ecep+0f, 0x1.1d85eap-1f, -0x1.5db5ccp-2f, 0x1.c1ca6cp+0f, 0x1.89adcep+0f,
        0x1.bf9c4p-1f, -0x1.76548p+0f, -0x1.eb72eap+0f, 0x1.521974p+0f};
    static constexpr double product_double[10] = {
        0x1.bd45b9ec3161cp+0, 0x1.d36eced85c646p+0, 0x1.1d85ea8e6e321p-1, -0x1.5db5cc7058084p-2,
        0x1.c1ca6d195ca35p+0, 0x1.89adcf0859506p+0, 0x1.bf9c42ae175dp-1, -0x1.76547ec03c2adp+0,
        -0x1.eb72ea4d8a46bp+0, 0x1.521973d6c1806p+0};
};

/// [2, 3] @ [3, 5].
struct matmul_matrix_double {
    using element = double;
    static constexpr const char* name = "matmul_matrix_double";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 2, inner = 3, columns = 5;
    static constexpr double a[6] = {
        -0x1.495e2afb0d1cap-8, -0x1.7146e7037b34fp+0, 0x1.b6cc516b6a6cp-4, 0x1.3a71a7d8a6e91p+0,
        0x1.a68ac4d6fcc87p-7, -0x1.ff1164fd99c94p-3};
    static constexpr double b[15] = {
        0x1.35ca5dc12803ep+0, 0x1.d9f0bf11cd61cp-1, -0x1.50c16d371a8ep-1, -0x1.9d4f579c8a94ep+0,
        0x1.6b7035d38b46p-1, -0x1.3ae39b4dec9e7p+0, -0x1.32071f6b532a5p+0, -0x1.85bb2ee839e2cp-3,
        0x1.cb8a69ba78569p-3, -0x1.5bfa53c3b7bbbp+0, -0x1.14194a06c49c8p-2, 0x1.fb7872da7a84p-1,
        0x1.4e606cc7bbc82p+1, -0x1.f0302090b6fc8p-3, -0x1.de65a1461190ep+0};
    static constexpr double product[10] = {
        0x1.bd45b7b62a618p+0, 0x1.d36eccd638bb7p+0, 0x1.1d85eaa76b32bp-1, -0x1.5db5cb55f7da7p-2,
        0x1.c1ca6b8fd9093p+0, 0x1.89adce94bdffdp+0, 0x1.bf9c40cb20767p-1, -0x1.76547ee22a11p+0,
        -0x1.eb72e98763a06p+0, 0x1.521973aadb94bp+0};
    static constexpr const double (&product_double)[10] = product;
};

/// [2, 3, 5] @ [2, 5, 7].
struct matmul_batch_float {
    using element = float;
    static constexpr const char* name = "matmul_batch_float";
    static constexpr std::size_t batch_axes = 1, batch = 2, heads = 1, rows = 3, inner = 5, columns = 7;
    static constexpr float a[30] = {
        0x1.1ab4f8p-2f, -0x1.96cf7ep-2f, -0x1.18eb5p+1f, 0x1.fb31e2p-2f, 0x1.e955f4p-5f, 0x1.d40588p-3f,
        0x1.c05e4p-4f, -0x1.2efbep+0f, 0x1.2264a2p-5f, 0x1.661cb6p-2f, 0x1.fbbc82p-1f, 0x1.13ab2cp-2f,
        -0x1.c93f5p-5f, 0x1.ca8ba8p-2f, 0x1.22e0b2p-1f, -0x1.c657ccp-2f, 0x1.7a867ep-1f, 0x1.01b2c8p-2f,
        0x1.d3c342p-3f, 0x1.6f5546p-3f, 0x1.216ef6p-3f, 0x1.8a90a8p-2f, -0x1.6b98b4p+0f, 0x1.0790eap-1f,
        0x1.46bb76p+1f, -0x1.6f6d94p-3f, 0x1.595646p-1f, 0x1.2817fp+0f, -0x1.c85b52p-1f, -0x1.71e2f8p-4f};
    static constexpr float b[70] = {
        0x1.d044d4p-1f, -0x1.dbe80ap-1f, 0x1.f2fceap-4f, -0x1.5575dap+0f, 0x1.18789p-4f, -0x1.3d9a86p+0f,
        0x1.887acap+0f, -0x1.371a2p-6f, -0x1.37535ep+0f, -0x1.43d35p-1f, -0x1.f5fb38p-1f, -0x1.c4e72cp-2f,
        0x1.19c3ccp+0f, -0x1.f91554p+0f, -0x1.b7602ap-1f, 0x1.2c9f6ap-2f, 0x1.0e39c8p-1f, -0x1.33105ep-5f,
        -0x1.49d53ap+0f, -0x1.32d3eap-1f, -0x1.a8533ep-1f, -0x1.af7586p+0f, -0x1.18902cp+1f, -0x1.ebe536p-1f,
        -0x1.526a4ep-1f, -0x1.1a0c18p+1f, -0x1.7c8b54p-3f, -0x1.087becp+0f, 0x1.520a34p-2f, 0x1.c155c8p+0f,
        0x1.daeb18p-2f, 0x1.26953cp+0f, 0x1.338fd6p+0f, 0x1.c00a84p-4f, -0x1.5c6c1ap+0f, 0x1.42fc0ap+0f,
        -0x1.8c6adp+0f, 0x1.933a36p+0f, 0x1.2a78d2p+0f, -0x1.2b6f2ep+0f, -0x1.45b496p-3f, 0x1.a350dap-3f,
        -0x1.1436fcp-2f, -0x1.9b4bc2p+0f, -0x1.e1a65cp-2f, 0x1.355e58p+0f, -0x1.759bd2p-1f, -0x1.b61d4ap+0f,
        -0x1.e2b822p-5f, 0x1.245072p-1f, -0x1.cece96p-2f, -0x1.db5e56p-1f, -0x1.be3c32p-4f, 0x1.54ddacp-1f,
        0x1.e762ep-1f, -0x1.29e2c2p+0f, 0x1.c08ae6p+0f, -0x1.d474dap-2f, -0x1.1eaab6p-1f, 0x1.bd978cp-2f,
        0x1.5bf02cp-2f, 0x1.4890f6p-5f, 0x1.2ec42cp+0f, 0x1.6508aap-1f, -0x1.0b9118p+1f, -0x1.d466b2p-2f,
        -0x1.388a0ap-2f, 0x1.9d42ep-7f, 0x1.a45318p+0f, 0x1.6d8526p-2f};
    static constexpr float product[42] = {
        0x1.5381c6p+0f, -0x1.660b72p+0f, -0x1.5252bap+0f, -0x1.3db206p-3f, 0x1.0055e4p+1f, 0x1.ccbc34p-2f,
        0x1.376a2cp+1f, 0x1.46c8cp+0f, -0x1.414148p-3f, -0x1.13682cp-1f, 0x1.6fb34p-7f, 0x1.d58b08p+0f,
        0x1.27e108p-1f, 0x1.348eap-1f, 0x1.7fd72p-2f, -0x1.3ff908p+0f, -0x1.f7143p-3f, -0x1.3a0fe8p+0f,
        -0x1.22397p-2f, -0x1.d7de86p-1f, -0x1.9a66e8p-3f, -0x1.71c478p-4f, -0x1.1808e6p+0f, -0x1.7d7cc6p+0f,
        0x1.92cb16p-2f, 0x1.d0b5bp-3f, -0x1.4d8c66p-1f, -0x1.7d504ep-4f, 0x1.f20854p+0f, -0x1.711c2p+2f,
        -0x1.885d6p-4f, 0x1.d72ce8p-3f, -0x1.2f57dcp+0f, 0x1.16c29ep+1f, 0x1.96e5cep+1f, -0x1.5f641p+0f,
        -0x1.76cee8p-1f, -0x1.222322p+0f, 0x1.e9f92cp-4f, 0x1.78367p-3f, -0x1.ab94e6p-3f, -0x1.411da6p+1f};
    static constexpr double product_double[42] = {
        0x1.5381c5d8c9efep+0, -0x1.660b7144174cp+0, -0x1.5252ba33d209p+0, -0x1.3db207c641bp-3, 0x1.0055e2eaea602p+1,
        0x1.ccbc3239f576ap-2, 0x1.376a2af43a9aep+1, 0x1.46c8c149c6712p+0, -0x1.41414463bc74p-3,
        -0x1.13682c05d7462p-1, 0x1.6fb344c83648p-7, 0x1.d58b069ad0c3p+0, 0x1.27e106d24e2c7p-1, 0x1.348e9eaf63008p-1,
        0x1.7fd71ee80488p-2, -0x1.3ff909670e854p+0, -0x1.f7143133bf9bp-3, -0x1.3a0fe9909a482p+0,
        -0x1.223972a955a4p-2, -0x1.d7de82b7c7c08p-1, -0x1.9a66e676cff4p-3, -0x1.71c46ff9dabcp-4,
        -0x1.1808e5c90cf6ap+0, -0x1.7d7cc81b24152p+0, 0x1.92cb131111428p-2, 0x1.d0b5b28906208p-3,
        -0x1.4d8c63afc6ecap-1, -0x1.7d50476f5969p-4, 0x1.f208559c29c38p+0, -0x1.711c20130d06ap+2,
        -0x1.885d6f9c0aa8p-4, 0x1.d72ce5e9b668p-3, -0x1.2f57dcfcfb248p+0, 0x1.16c29d0476678p+1,
        0x1.96e5cd54bb67ap+1, -0x1.5f64115744418p+0, -0x1.76ceeb63b787p-1, -0x1.2223225d24074p+0,
        0x1.e9f92faff28cp-4, 0x1.783672cace1fp-3, -0x1.ab94dd017c128p-3, -0x1.411da5aa88324p+1};
};

/// [3, 2, 7] @ [3, 7, 5].
struct matmul_batch_double {
    using element = double;
    static constexpr const char* name = "matmul_batch_double";
    static constexpr std::size_t batch_axes = 1, batch = 3, heads = 1, rows = 2, inner = 7, columns = 5;
    static constexpr double a[42] = {
        -0x1.bac3373834a42p+0, 0x1.9375f9daf15ecp-1, -0x1.ec7c9bfc685b1p-2, 0x1.5b6d9cf4d59b7p-1,
        -0x1.fd9817f5becbap+0, 0x1.c2524cea410cep+0, -0x1.be802e9aa016bp-2, 0x1.51b03919a8225p-4,
        -0x1.b5f5c10823b6ap-3, -0x1.0b28534410817p-1, 0x1.0b6530b90ea59p-4, -0x1.6d1d286bd6b89p-3,
        0x1.0c30a6a241387p-1, 0x1.5b3a1461156bfp+1, -0x1.915b05c163d4ap-2, -0x1.3262c3d2f865ep-2,
        -0x1.ce6a08fc5b4a8p-3, 0x1.deae259fb36f6p-2, -0x1.7384d34e39472p+0, -0x1.afc9eabb5ef08p+0,
        -0x1.0d7739c1c356p+0, -0x1.153cc243ad442p+0, -0x1.ccca808c27c5bp-2, 0x1.1578a215a8791p-3,
        -0x1.dce2efc68aaddp-4, -0x1.6c20b2ad8f998p-1, 0x1.07835517ef064p-3, -0x1.0b83f2a54f405p-1,
        0x1.e3262de539e9p-4, -0x1.2c6ef5547bd27p-3, 0x1.c9afecd78260ep-1, 0x1.07ae962d6be5ep-5,
        -0x1.9483e088fbc2ep+0, -0x1.0ca57f1f80a5ep+0, -0x1.c69cf1034a3bdp-3, -0x1.9376e0822d851p+0,
        -0x1.db76da3754fefp+0, 0x1.e9e3ccfadeb5fp-1, 0x1.5db4e28e8a151p-1, 0x1.237f2cb286136p+0,
        -0x1.01804d2507cedp-1, 0x1.f9ea9db141343p-3};
    static constexpr double b[105] = {
        0x1.8de5840f6502fp-3, 0x1.af81d6d6f234ap+0, -0x1.1d466370cf8ddp+0, 0x1.795b27c7c6635p+0,
        -0x1.788235105f9bap+0, 0x1.4021c16a753aap-2, 0x1.0c439e75e36ap-2, -0x1.4efb808722238p-3,
        0x1.96b706abd68d4p-2, -0x1.a1a54bad45ad8p-1, 0x1.23ac67d3cef9ep+0, 0x1.a1a2a97f0fc72p+0,
        -0x1.1fa5deddb400fp-3, 0x1.4df65bb088ef2p+0, 0x1.77c1df6386ffcp-1, -0x1.3b83737c764c7p-2,
        0x1.593df1fb0c123p-2, 0x1.12f1bf1cf0bb9p-3, 0x1.c4a2919f345ep-1, -0x1.db11c4172338dp-1,
        -0x1.e6d569e9e1038p+0, -0x1.c486e8b290ac5p-3, 0x1.ab9df052ce2e3p-3, -0x1.b4d766d72572fp-1,
        -0x1.6660f448bc0e8p-2, -0x1.b891c280b65b1p+0, 0x1.a381895470e35p-1, -0x1.db4caac9768f4p-2,
        0x1.a205e80cd06d1p-4, -0x1.4507549c5c822p-4, 0x1.7698b0f9319ddp-4, -0x1.bbd81b11038e5p-1,
        -0x1.7de274bd828f8p+0, 0x1.3a9d04fc926fcp-1, -0x1.759d6982de2bp+0, -0x1.7d2dfebcfcb1p+0,
        0x1.28ca545b7fa6dp+1, -0x1.655a0a11cb85bp+0, 0x1.fd5765eca00d6p-4, 0x1.334538cbaf118p-1,
        -0x1.1f50d360875efp+1, 0x1.84d96aa2fce5bp+0, 0x1.13b7aacfd8151p-1, 0x1.4e49c95c7144fp-1,
        -0x1.9fda2ffe69dd9p-5, 0x1.b8b29358eee42p+0, 0x1.cb3391740ba74p-1, -0x1.41f09101ac8eep-5,
        0x1.16633f7d30f31p-1, 0x1.16ff413b8e142p-2, 0x1.59ac942a47771p+0, 0x1.5861c16fa4b5cp+0,
        -0x1.267fa9bf7ffcfp-2, -0x1.e90d913581e8dp-1, -0x1.912ad8d67050bp-1, -0x1.dc280b2e770fdp-2,
        0x1.0575f43821f5dp-3, -0x1.5b016539fe0e2p-2, -0x1.e7b3325a14132p-3, -0x1.15729ac3edb36p+0,
        -0x1.1df361c424d4cp+0, -0x1.b141a02ae58fep-1, 0x1.e672793e9849dp+0, -0x1.25a6f43d18c15p+1,
        0x1.82249beed57c3p-1, -0x1.ec3cd0153c37ep+0, -0x1.9b2546cce5645p-1, 0x1.4980ccf90f6aap-1,
        -0x1.613a914e4334cp-1, 0x1.dbe899754ec75p+0, -0x1.c8779b84c91dfp-1, -0x1.722068f5881acp-1,
        0x1.c02f94d41497cp-1, 0x1.fb426e10ef416p-2, -0x1.eeb39aed4e1f9p+0, 0x1.6f7d4a25ae48fp+0,
        -0x1.47dd25bbe7a7bp+0, 0x1.5505bc2a7fd18p-2, 0x1.7ac36f35c4c98p-2, -0x1.475945d042de5p-1,
        0x1.523f4c355f7fcp+0, 0x1.9127c30cc4a19p+0, 0x1.5b2e9837fa394p-2, 0x1.d0283fdc977e3p+0,
        0x1.f1b11a4850f54p-2, 0x1.f78b01d6056ccp-1, -0x1.17e5ce1b16c55p-6, 0x1.32117013929d9p+0,
        -0x1.36c38caf3e7fcp-3, -0x1.9984806c3407fp-4, -0x1.8f1db987aed3dp-1, 0x1.a482da416fbccp-3,
        0x1.d87c9ec0d9085p-1, 0x1.d71137a82e6edp-4, 0x1.447fddf1c02c2p+1, -0x1.323ebae585e22p-1,
        0x1.67dbbe254d39fp+0, 0x1.d44f0dc691d21p-1, -0x1.8b5b67eb8201cp-1, 0x1.69bfff0baf708p-3,
        0x1.86386ea7cd0bep-1, -0x1.4b35a333727bp-1, 0x1.2df20ade282d7p-1, -0x1.3d31cda89feabp-3,
        0x1.88b961efb5ccep+0};
    static constexpr double product[30] = {
        -0x1.06ef7927a7c73p-3, -0x1.016a952781bc2p+0, 0x1.601ae28bca676p+0, -0x1.4ed630a62bbb5p-1,
        0x1.0e4e5d867fcdap+1, -0x1.f5a7f96638912p-1, -0x1.508da51568cd8p+1, -0x1.1351702bae251p+2,
        0x1.493c13e56bbfbp+0, -0x1.1506805985c65p+2, 0x1.85271571c6249p+2, 0x1.267b662e088fep+0,
        -0x1.90a9f3752d132p+1, 0x1.082faa9ac98d6p+2, -0x1.26e4e5798d4b4p+1, 0x1.f1f2fb83814d3p+1,
        -0x1.813f9a3341fcep+1, 0x1.72605605d03f8p+0, -0x1.256c45ff1678p-7, -0x1.3474b902ba62cp-1,
        0x1.4b2c21f53a249p+1, -0x1.39a57a22d9f37p-3, -0x1.13952058d62c4p+1, 0x1.243aed204c341p+1,
        -0x1.0f050e31a36bap+2, 0x1.1b075757006eap-2, 0x1.17d9ed422a632p+2, -0x1.ee43f59b1be66p-4,
        0x1.49fe8eaf92b9ap-1, 0x1.f39f03f5faa51p+2};
    static constexpr const double (&product_double)[30] = product;
};

/// [2, 3, 5, 2] @ [2, 3, 2, 7].
struct matmul_batch_heads_float {
    using element = float;
    static constexpr const char* name = "matmul_batch_heads_float";
    static constexpr std::size_t batch_axes = 2, batch = 2, heads = 3, rows = 5, inner = 2, columns = 7;
    static constexpr float a[60] = {
        0x1.71fe2ap-3f, -0x1.be8eaep-1f, 0x1.f9f7a4p-2f, 0x1.e573fep+0f, 0x1.d6ecaep-1f, -0x1.3f694ep+0f,
        0x1.ab0312p+0f, 0x1.2c717ap-1f, -0x1.7ba8ep-2f, 0x1.226b84p+0f, -0x1.623754p-2f, 0x1.2c3fc2p+0f,
        -0x1.6f5ca8p-6f, -0x1.c19c04p-2f, 0x1.1d8acp+0f, -0x1.004ep-1f, -0x1.0dc748p+0f, 0x1.965ce4p-2f,
        -0x1.96663ep-1f, -0x1.8e8dp+0f, -0x1.f074d2p-1f, -0x1.590ea2p-1f, 0x1.8dd132p-1f, 0x1.83e8ecp+0f,
        -0x1.220c9p+1f, -0x1.261a7ap-3f, -0x1.005162p+0f, 0x1.d12062p-3f, 0x1.3123acp-3f, 0x1.79122p-1f,
        -0x1.8cf98cp-1f, -0x1.80fae4p+0f, -0x1.80716p-2f, 0x1.80bd7cp-1f, -0x1.5e5332p+0f, -0x1.f09156p+0f,
        0x1.cbf15ep+0f, 0x1.8476ecp-2f, -0x1.9f96acp-1f, -0x1.37d25cp-2f, 0x1.5a24dep-3f, -0x1.048d06p-1f,
        -0x1.39682p+1f, 0x1.479918p-1f, 0x1.120e6cp+0f, 0x1.a70cap-2f, 0x1.bf882p-1f, 0x1.a71f4cp-5f,
        -0x1.b49f86p-4f, 0x1.3c49f8p+0f, 0x1.6ada1p-1f, -0x1.c18854p+0f, 0x1.c684dp-1f, -0x1.470748p-2f,
        -0x1.0caceep+0f, 0x1.668dc8p-1f, 0x1.08933ap-1f, -0x1.456b3cp+0f, 0x1.33938cp-1f, 0x1.0feef4p+1f};
    static constexpr float b[84] = {
        0x1.1f5ad4p-1f, -0x1.d318d4p-4f, 0x1.07b576p-2f, 0x1.9d0042p-1f, 0x1.22a0e8p-7f, 0x1.1bd862p+0f,
        -0x1.1e4d7ap+0f, -0x1.fab9d2p-4f, 0x1.c5d2e8p+0f, 0x1.269ae2p+1f, 0x1.c7961ap-1f, 0x1.09f738p+1f,
        -0x1.330f1ap+0f, 0x1.a46e88p-1f, 0x1.0e5072p-1f, 0x1.130c82p-2f, 0x1.3790dcp+0f, 0x1.d166eap+0f,
        -0x1.0bd762p+1f, 0x1.6c0d44p-2f, -0x1.69227p-5f, 0x1.18106ap-4f, -0x1.c49f4cp-1f, -0x1.72661cp-5f,
        -0x1.ecd2bep-8f, 0x1.1772d8p-4f, 0x1.3dce5ep-6f, -0x1.33b8fep-3f, -0x1.400216p-3f, -0x1.26a43p+0f,
        -0x1.8e3e78p+0f, 0x1.d349aap-3f, 0x1.ecf724p-1f, 0x1.f851d6p-1f, -0x1.c2398ep+0f, 0x1.4c0b12p+0f,
        0x1.423adap-1f, -0x1.b9f5fp-2f, 0x1.b95a98p-3f, -0x1.c86e74p-3f, 0x1.4c25p-1f, -0x1.634868p-1f,
        -0x1.693cb2p-5f, 0x1.ab9c9cp-3f, 0x1.dfb1dp+0f, -0x1.2b213ep-1f, 0x1.7d88p-1f, -0x1.c846b2p-2f,
        0x1.474b82p-2f, -0x1.bea5f2p-5f, 0x1.27fb4cp-1f, -0x1.386926p-1f, -0x1.c10dap-7f, 0x1.2c1964p-1f,
        -0x1.47045p+0f, -0x1.634cc2p+1f, -0x1.8a8e5ep-2f, 0x1.5235bcp-3f, 0x1.09ca4ap-1f, -0x1.6bc4aep-2f,
        -0x1.d37738p-1f, -0x1.57b9a2p+0f, 0x1.1d3c4p-8f, -0x1.5cc64ep-5f, 0x1.2ecc7cp-1f, -0x1.1d685ap-1f,
        -0x1.37f6eap-2f, -0x1.345404p-1f, 0x1.254ba2p-1f, -0x1.b533cp-3f, 0x1.513d0cp-6f, 0x1.93689ap-1f,
        0x1.2aa664p+0f, 0x1.19bdb6p-2f, -0x1.61e232p-1f, 0x1.ab9e24p-1f, -0x1.053d76p-1f, 0x1.46f00ap-1f,
        0x1.11cf8ep+0f, 0x1.1f7cbcp-1f, -0x1.5e990ep-1f, 0x1.0dde82p-3f, 0x1.1e5b1ap-3f, 0x1.c88f14p-3f};
    static constexpr float product[210] = {
        0x1.aca224p-3f, -0x1.91175ep+0f, -0x1.f5fcf4p+0f, -0x1.42bdc8p-1f, -0x1.cf87eep+0f, 0x1.3f175p+0f,
        -0x1.d623ecp-1f, 0x1.5df148p-5f, 0x1.a714b8p+1f, 0x1.1f7946p+2f, 0x1.0affc4p+1f, 0x1.f8e97ap+1f,
        -0x1.ba06ap+0f, 0x1.012b02p+0f, 0x1.5754f6p-1f, -0x1.288b3cp+1f, -0x1.51427ep+1f, -0x1.79229p-2f,
        -0x1.4acd26p+1f, 0x1.42187cp+1f, -0x1.06cf68p+1f, 0x1.ba24ccp-1f, 0x1.b33854p-1f, 0x1.c7b7cep+0f,
        0x1.de1da8p+0f, 0x1.3bed26p+0f, 0x1.25466cp+0f, -0x1.6233bp+0f, -0x1.64cb58p-2f, 0x1.06d536p+1f,
        0x1.41fe72p+1f, 0x1.6bb76cp-1f, 0x1.2d4ep+1f, -0x1.c59538p+0f, 0x1.58a148p+0f, -0x1.a39258p-4f,
        -0x1.2136ep+0f, -0x1.e56724p-2f, -0x1.467e76p-1f, 0x1.9b91bep-1f, -0x1.9a89c8p-4f, -0x1.49ae74p-3f,
        -0x1.56e986p-5f, 0x1.874cd4p-2f, -0x1.e75818p-8f, -0x1.32e12ep-5f, 0x1.15eabp-6f, -0x1.0e24dap-6f,
        0x1.1245f6p-4f, 0x1.1bfbb6p-1f, 0x1.7bf99ap-1f, 0x1.61507ep+0f, 0x1.040942p+1f, -0x1.2f1f14p+1f,
        0x1.8c1e9ap-2f, 0x1.aabcdcp-6f, -0x1.0ef876p-1f, -0x1.448b58p-1f, -0x1.4ceda8p+0f, -0x1.eb37p+0f,
        0x1.1db8fep+1f, -0x1.77c374p-2f, -0x1.af92fp-7f, -0x1.0d103ep-1f, 0x1.29c004p+0f, -0x1.ca91cp-1f,
        -0x1.6e6a4cp+0f, 0x1.8e01a6p+0f, -0x1.3fe396p-2f, 0x1.135e5ap-2f, -0x1.71fb24p-1f, 0x1.623ab4p-1f,
        0x1.cc9e18p+0f, -0x1.774612p-2f, -0x1.911908p-1f, -0x1.646d62p+0f, 0x1.16235ap+1f, 0x1.d80e4cp+0f,
        0x1.e66c2p-5f, -0x1.dcda62p+0f, 0x1.01f644p-1f, 0x1.a43ef6p-2f, 0x1.bf91d4p+0f, -0x1.357f38p+1f,
        0x1.57ad16p-3f, 0x1.4242ecp+1f, 0x1.cb2546p+1f, -0x1.18908ep-1f, -0x1.132b58p+1f, -0x1.299f6p+1f,
        0x1.056e4cp+2f, 0x1.cdd8f8p-2f, 0x1.4b9934p+0f, 0x1.75a514p+0f, -0x1.6fa18cp-3f, -0x1.03bf16p+0f,
        -0x1.ad83p-1f, 0x1.9a7076p+0f, 0x1.dd2858p-1f, 0x1.2b0626p-2f, -0x1.196a98p-1f, 0x1.8aaa5p-3f,
        -0x1.52cf5p-6f, 0x1.3fc0fap-1f, -0x1.8bd0b8p-1f, 0x1.dbe1d4p-4f, -0x1.07fef4p+0f, -0x1.120ac2p-1f,
        0x1.e4f566p-2f, -0x1.758eacp+0f, 0x1.221c1cp+1f, 0x1.f696dap+1f, -0x1.9006p-6f, 0x1.6c8efcp-2f,
        -0x1.297908p+0f, 0x1.ac1f5p-3f, 0x1.491374p-3f, -0x1.95d2p-1f, -0x1.1a5922p+1f, 0x1.542d5ep-3f,
        -0x1.6834d8p+0f, -0x1.617274p+0f, 0x1.a6f4cep-1f, -0x1.140dep+1f, 0x1.8b35ap+1f, 0x1.3c98fcp+2f,
        -0x1.993a94p-4f, 0x1.3059d6p-1f, 0x1.914b04p+1f, -0x1.0e0c06p+0f, 0x1.8fa984p+0f, -0x1.48ffdap+0f,
        -0x1.ea41dp-2f, 0x1.ad39a8p-5f, -0x1.61ce64p-2f, -0x1.55ccbcp+0f, 0x1.e9e0e4p-2f, -0x1.91126p-1f,
        0x1.805744p-1f, 0x1.2bf132p-1f, -0x1.640078p-5f, -0x1.1799a6p-2f, 0x1.7c53ap-2f, 0x1.851724p-4f,
        0x1.379522p-3f, -0x1.0971cap-1f, 0x1.bffccp-4f, 0x1.d515fcp-1f, -0x1.a90fcp-6f, -0x1.a0b32ep+0f,
        0x1.5989bp-1f, 0x1.d9a6fcp+0f, 0x1.d3b826p+1f, -0x1.2d9072p-3f, -0x1.b8658p-2f, 0x1.af39bp-2f,
        0x1.4d4038p-2f, -0x1.03278cp-1f, -0x1.39e8b8p+0f, -0x1.33623ep+0f, -0x1.56296p-4f, -0x1.5b20a8p-2f,
        0x1.662ef2p-3f, 0x1.b329e6p-2f, -0x1.4e13e4p-2f, -0x1.a887c2p-1f, -0x1.24dee4p+0f, -0x1.d94c04p-8f,
        -0x1.79c59p-7f, 0x1.6d188cp-1f, -0x1.7cf468p-1f, -0x1.5aa812p-2f, -0x1.4b1c26p-1f, 0x1.b3a5e4p-1f,
        -0x1.0e8ebap-2f, -0x1.1b508ep+0f, -0x1.51dc74p+0f, -0x1.4614cp-3f, 0x1.65bd5ap+0f, -0x1.714464p-1f,
        0x1.62aebcp-2f, -0x1.81913cp-1f, -0x1.7c39d6p-3f, 0x1.6e74e4p-2f, 0x1.b66de4p-1f, 0x1.da0c0cp-2f,
        -0x1.4fb34cp-1f, 0x1.64bf3ep-1f, -0x1.0c5dp-1f, 0x1.b3c9c4p-2f, -0x1.3f10ep-4f, -0x1.a98c08p-1f,
        -0x1.895e9p-1f, 0x1.a2a72ep-1f, -0x1.8ea82ap-1f, 0x1.621b6ep-1f, -0x1.9a258cp-1f, -0x1.e7a874p-1f,
        -0x1.c6538p-4f, 0x1.033b4ap+0f, -0x1.0ca186p-1f, 0x1.03f034p-2f, -0x1.181608p-1f, 0x1.5e73a4p+0f,
        0x1.5f702ap+1f, 0x1.e4ca38p+0f, -0x1.4a1b2ap+0f, -0x1.15078cp-3f, 0x1.98f96cp-1f, 0x1.5634bp-3f};
    static constexpr double product_double[210] = {
        0x1.aca22541d193p-3, -0x1.91175ce2b5ad9p+0, -0x1.f5fcf4df7ad12p+0, -0x1.42bdc8f687fb8p-1,
        -0x1.cf87ecd8a8ea8p+0, 0x1.3f174fc0ef588p+0, -0x1.d623ed2db8b9p-1, 0x1.5df14d838688p-5,
        0x1.a714b921f4306p+1, 0x1.1f794540c5846p+2, 0x1.0affc34e04778p+1, 0x1.f8e9792cb74b2p+1,
        -0x1.ba06a177de9ap+0, 0x1.012b00c54b6ep+0, 0x1.5754f5cace0b8p-1, -0x1.288b3c260e986p+1,
        -0x1.51427f9540f8cp+1, -0x1.7922956dc6fcp-2, -0x1.4acd262963712p+1, 0x1.42187c27fc9dp+1,
        -0x1.06cf673a2597p+1, 0x1.ba24cbe73ae6cp-1, 0x1.b33851c72333p-1, 0x1.c7b7ccfadac7p+0, 0x1.de1da74625ebp+0,
        0x1.3bed263e1cc0ap+0, 0x1.25466bb886b2p+0, -0x1.6233b066336p+0, -0x1.64cb57a8f252p-2, 0x1.06d535c19583p+1,
        0x1.41fe71cc20cep+1, 0x1.6bb76b49e0f8p-1, 0x1.2d4dffec099d4p+1, -0x1.c59536f490d8p+0, 0x1.58a148c461cp+0,
        -0x1.a39256bf407cp-4, -0x1.2136df7d76568p+0, -0x1.e56723a714d7p-2, -0x1.467e761afe5p-1, 0x1.9b91be71c01ep-1,
        -0x1.9a89c7241501p-4, -0x1.49ae72a45cbp-3, -0x1.56e986945d88p-5, 0x1.874cd44af2e2cp-2, -0x1.e758196b30ap-8,
        -0x1.32e12e33e8304p-5, 0x1.15eab223b54p-6, -0x1.0e24da6fe986p-6, 0x1.1245f5abb3afp-4, 0x1.1bfbb513c4cp-1,
        0x1.7bf99a254ecp-1, 0x1.61507e8baf2p+0, 0x1.040942be3739p+1, -0x1.2f1f130a54cp+1, 0x1.8c1e9b4d95ep-2,
        0x1.aabcdd4128p-6, -0x1.0ef8771db85ccp-1, -0x1.448b58109534p-1, -0x1.4ceda915bbe1ep+0,
        -0x1.eb370009d6ce5p+0, 0x1.1db8fccd3160cp+1, -0x1.77c372be70d12p-2, -0x1.af92f1652aep-7,
        -0x1.0d103de3400ep-1, 0x1.29c003f9d3908p+0, -0x1.ca91bff86688p-1, -0x1.6e6a4c569dbp+0, 0x1.8e01a6ba263cp+0,
        -0x1.3fe395b3039cp-2, 0x1.135e5970e272p-2, -0x1.71fb23b987a28p-1, 0x1.623ab3a2da66p-1, 0x1.cc9e1830e774p+0,
        -0x1.774611cac669p-2, -0x1.911906e8fe17p-1, -0x1.646d62a760e3p+0, 0x1.16235a0013d9p+1, 0x1.d80e4c935eb34p+0,
        0x1.e66c1ea8f98p-5, -0x1.dcda61782408p+0, 0x1.01f6441196ae8p-1, 0x1.a43ef7c32f9p-2, 0x1.bf91d2e87a73p+0,
        -0x1.357f381fcae7p+1, 0x1.57ad14034e2cp-3, 0x1.4242ec7f6980ep+1, 0x1.cb25477da9d18p+1,
        -0x1.18908df178b38p-1, -0x1.132b57b871497p+1, -0x1.299f60b8654p+1, 0x1.056e4cfff0364p+2,
        0x1.cdd8f6ad1fa8p-2, 0x1.4b99354906d74p+0, 0x1.75a51530f0c1p+0, -0x1.6fa18ae5074ep-3, -0x1.03bf16e97305ap+0,
        -0x1.ad8301db44acp-1, 0x1.9a7077308adfp+0, 0x1.dd28572ea2f9cp-1, 0x1.2b0625a83f2p-2, -0x1.196a99037fa8p-1,
        0x1.8aaa50c33907p-3, -0x1.52cf5b07f94p-6, 0x1.3fc0f94ef7b9p-1, -0x1.8bd0b7f6f3dap-1, 0x1.dbe1d4a8a49ap-4,
        -0x1.07fef3e9d9edp+0, -0x1.120ac21bcbe8p-1, 0x1.e4f5670d6efcp-2, -0x1.758eab84ba88p+0, 0x1.221c1cd518558p+1,
        0x1.f696dadd64f68p+1, -0x1.900600bb60d8p-6, 0x1.6c8efc9562p-2, -0x1.297907d4de9ap+0, 0x1.ac1f50544774p-3,
        0x1.4913741b40ep-3, -0x1.95d200eb4428p-1, -0x1.1a592112b992p+1, 0x1.542d5de05884p-3, -0x1.6834d894a113p+0,
        -0x1.617273a63e3ep+0, 0x1.a6f4ce4de0ebp-1, -0x1.140ddfa3aee6p+1, 0x1.8b359f1312088p+1, 0x1.3c98fd48973fcp+2,
        -0x1.993a94d7be91p-4, 0x1.3059d541c3d6p-1, 0x1.914b035b05ff8p+1, -0x1.0e0c05c62989cp+0, 0x1.8fa9850d6806p+0,
        -0x1.48ffd97c9847p+0, -0x1.ea41cd8f41f4p-2, 0x1.ad39a7d2138ap-5, -0x1.61ce63687bdcp-2, -0x1.55ccbbdf8d2bp+0,
        0x1.e9e0e30e85f3p-2, -0x1.91125f4df9fcp-1, 0x1.805743c20946p-1, 0x1.2bf131dbffe2p-1, -0x1.640078e9df9ap-5,
        -0x1.1799a65a06578p-2, 0x1.7c53a04ef927p-2, 0x1.851724c8d386p-4, 0x1.37952135b6e8p-3, -0x1.0971ca507085p-1,
        0x1.bffcbfc49cffp-4, 0x1.d515fd0f32158p-1, -0x1.a90fbf9cfep-6, -0x1.a0b32e26bddcp+0, 0x1.5989b0ef85c4p-1,
        0x1.d9a6f94715e8p+0, 0x1.d3b825a72166p+1, -0x1.2d90727b658p-3, -0x1.b86581ca806ep-2, 0x1.af39b0484868p-2,
        0x1.4d4038cd0e5p-2, -0x1.03278c20a7fcp-1, -0x1.39e8b8bdc42p+0, -0x1.33623e9c10bp+0, -0x1.562960149d5p-4,
        -0x1.5b20a7d94e312p-2, 0x1.662ef1bcc2dap-3, 0x1.b329e6d55b348p-2, -0x1.4e13e5e4cffbcp-2,
        -0x1.a887c268dee98p-1, -0x1.24dee469fdd7ap+0, -0x1.d94c059ad9p-8, -0x1.79c590bb97d8p-7,
        0x1.6d188da3148e6p-1, -0x1.7cf468b37ebbcp-1, -0x1.5aa812195c5ecp-2, -0x1.4b1c2624c4ebp-1,
        0x1.b3a5e5ae50098p-1, -0x1.0e8eb93c9f526p-2, -0x1.1b508efef9928p+0, -0x1.51dc75a61f3p+0,
        -0x1.4614c244fdcp-3, 0x1.65bd5b046f38p+0, -0x1.714463e9603ap-1, 0x1.62aebad1affcp-2, -0x1.81913cbc8e54p-1,
        -0x1.7c39d5bd8c34p-3, 0x1.6e74e2bf233p-2, 0x1.b66de570b308p-1, 0x1.da0c0a9634e8p-2, -0x1.4fb34cbb6a79p-1,
        0x1.64bf3e35b14bp-1, -0x1.0c5cff89408ap-1, 0x1.b3c9c42b5cbd8p-2, -0x1.3f10e5dad1ep-4, -0x1.a98c08a9428p-1,
        -0x1.895e90da7812p-1, 0x1.a2a72d57d06ep-1, -0x1.8ea829b525aep-1, 0x1.621b6de12528p-1, -0x1.9a258c0b19752p-1,
        -0x1.e7a872c2ee1ep-1, -0x1.c65376d58b4p-4, 0x1.033b4ae3ec4b8p+0, -0x1.0ca185e299c8p-1, 0x1.03f03436e41cp-2,
        -0x1.18160862108ap-1, 0x1.5e73a283d4152p+0, 0x1.5f70298d4b9fp+1, 0x1.e4ca3862e088p+0, -0x1.4a1b29de3d27p+0,
        -0x1.15078d5af2ep-3, 0x1.98f96a7e143cp-1, 0x1.5634b15d311p-3};
};

/// [2, 3, 5] @ [5, 7]: one matrix for the whole batch.
struct matmul_shared_right_float {
    using element = float;
    static constexpr const char* name = "matmul_shared_right_float";
    static constexpr std::size_t batch_axes = 1, batch = 2, heads = 1, rows = 3, inner = 5, columns = 7;
    static constexpr float a[30] = {
        -0x1.95df44p+0f, -0x1.336a9p+1f, -0x1.60526p-6f, -0x1.1ffdb8p+0f, 0x1.63aa5p+0f, -0x1.9ed91ap-2f,
        0x1.9b8d98p-1f, -0x1.41242ap-4f, -0x1.5a0a32p-5f, 0x1.7b74dep-6f, 0x1.a793fp+0f, 0x1.9ecfb8p-6f,
        0x1.397c0ep-1f, 0x1.26da8p+0f, 0x1.0b9708p-1f, -0x1.f07a8cp-1f, 0x1.a9d3e6p-2f, 0x1.1a5844p-2f,
        0x1.147d3p+0f, 0x1.5d6294p-3f, 0x1.38e8f6p+0f, 0x1.aec1c6p-2f, -0x1.af236cp-2f, 0x1.9c88dcp-2f,
        0x1.4e8bb4p+0f, -0x1.c9a1fcp-3f, 0x1.64dc4p-4f, -0x1.74f2cap+0f, 0x1.c5332cp+0f, -0x1.06e662p-3f};
    static constexpr float b[35] = {
        -0x1.b4a35ap-1f, 0x1.f417d6p-4f, 0x1.ee299ap-2f, -0x1.314fb8p+1f, -0x1.2f9a2p+0f, -0x1.59de58p-1f,
        0x1.996618p-1f, -0x1.d5324ap-1f, 0x1.d26f06p-1f, 0x1.193f78p-2f, 0x1.44b81ep-2f, 0x1.cb4944p-1f,
        -0x1.7923d8p-2f, 0x1.34fff4p-1f, 0x1.13539ap-4f, -0x1.ad10f6p-1f, 0x1.13502cp+0f, 0x1.c2ee48p-1f,
        0x1.0141bep+0f, 0x1.4770ep+1f, -0x1.089d8p+0f, 0x1.4d16c4p+0f, -0x1.00be02p+1f, 0x1.04aac8p-1f,
        -0x1.5d0474p-1f, -0x1.36cbf6p-2f, 0x1.0c0156p-3f, -0x1.dff21ap+0f, -0x1.af30b8p-1f, -0x1.343154p+1f,
        -0x1.b4aaa2p-4f, 0x1.815808p+0f, 0x1.59830cp-5f, 0x1.fbfb4ep-3f, 0x1.14d496p-1f};
    static constexpr float product[42] = {
        0x1.d5e644p-1f, -0x1.b9e10ap+1f, -0x1.15988p+1f, 0x1.76fep+2f, 0x1.ab03c4p-4f, 0x1.0c88ccp+1f,
        0x1.5287ap-3f, -0x1.e2286p-2f, 0x1.8e121cp-1f, -0x1.54132cp-4f, 0x1.37403ap+0f, 0x1.22f318p+0f,
        -0x1.c8235ap-3f, 0x1.55f21ap-2f, -0x1.56ae2cp-2f, -0x1.eda5c4p+1f, 0x1.fe9bd8p+0f, -0x1.b2eacep+1f,
        -0x1.a6dcfp+0f, 0x1.706ddp-1f, -0x1.2bdb4ap+0f, 0x1.b9db2p+0f, -0x1.461b6p+1f, 0x1.e5dafep-2f,
        0x1.1aa67ap+1f, 0x1.7ac07p+0f, 0x1.64111ep+0f, -0x1.5ef9dep+1f, -0x1.042b36p+1f, -0x1.88de06p+1f,
        0x1.46079p-2f, -0x1.75e014p+0f, -0x1.8fff94p+0f, -0x1.ae4a94p+0f, 0x1.9e2394p+0f, 0x1.364fc2p+1f,
        -0x1.f807b2p+0f, -0x1.78a8c4p-1f, -0x1.0fac72p+1f, -0x1.a9de6cp+0f, -0x1.b43bd8p+1f, -0x1.0119f2p+1f};
    static constexpr double product_double[42] = {
        0x1.d5e64b533691p-1, -0x1.b9e10bb9c74e8p+1, -0x1.15987f5de8b3p+1, 0x1.76fdff5f342a8p+2, 0x1.ab03d3d1945p-4,
        0x1.0c88caa561f1p+1, 0x1.52877aa36f8p-3, -0x1.e22860ab4b209p-2, 0x1.8e121bb174deep-1, -0x1.541329b824a1fp-4,
        0x1.37403aa46f09ep+0, 0x1.22f318201e5bfp+0, -0x1.c8235c0bafefdp-3, 0x1.55f21a58739b2p-2,
        -0x1.56ae34a6350cp-2, -0x1.eda5c32687833p+1, 0x1.fe9bd6684f59cp+0, -0x1.b2eaceb5e5a64p+1,
        -0x1.a6dcef6c5592cp+0, 0x1.706dd20838778p-1, -0x1.2bdb4caa2c0d4p+0, 0x1.b9db2011246c2p+0,
        -0x1.461b5e86ea056p+1, 0x1.e5dafd1f7abacp-2, 0x1.1aa6787fc703ap+1, 0x1.7ac06f37c193fp+0,
        0x1.64111f23905f6p+0, -0x1.5ef9ddd35b2acp+1, -0x1.042b35da9802bp+1, -0x1.88de05be17da2p+1,
        0x1.46079117dd16p-2, -0x1.75e010efa1eecp+0, -0x1.8fff93ce8caap+0, -0x1.ae4a94f7544ecp+0,
        0x1.9e2392a44585p+0, 0x1.364fc1eb30ba2p+1, -0x1.f807b0e6bde54p+0, -0x1.78a8c613ec817p-1,
        -0x1.0fac730ac59ep+1, -0x1.a9de68e087f8ap+0, -0x1.b43bd8ca9afa4p+1, -0x1.0119f2dff8f06p+1};
};

/// [4, 4] @ [4, 4].
struct matmul_equal_float {
    using element = float;
    static constexpr const char* name = "matmul_equal_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 4, inner = 4, columns = 4;
    static constexpr float a[16] = {
        -0x1.dd5ae8p-1f, -0x1.715684p-1f, -0x1.21496p+0f, -0x1.dffb78p-1f, -0x1.a66eb8p-2f, -0x1.53b508p-2f,
        -0x1.b1fc0ep-3f, -0x1.11b2a6p+0f, -0x1.614cbap-3f, -0x1.08745ap-1f, -0x1.9c36bcp-2f, 0x1.56a3e6p+0f,
        0x1.f7bafep-2f, -0x1.36ffdep-1f, -0x1.157fbep-2f, 0x1.d3179ep-1f};
    static constexpr float b[16] = {
        -0x1.e631cep-4f, 0x1.fe07fap-1f, 0x1.06e448p-1f, 0x1.531208p-1f, -0x1.b3363ep-3f, -0x1.073926p+0f,
        0x1.1fd6fcp-3f, 0x1.fdbb12p-1f, -0x1.2415b6p+0f, 0x1.7fa6a8p-2f, -0x1.9fb94cp-2f, 0x1.e8f868p-1f,
        -0x1.10bad4p-2f, -0x1.19036p+1f, 0x1.548514p+0f, 0x1.b40cf6p+0f};
    static constexpr float product[16] = {
        0x1.cd8e6ap+0f, 0x1.729dc2p+0f, -0x1.5e497ap+0f, -0x1.00be24p+2f, 0x1.4abf68p-1f, 0x1.1956a8p+1f,
        -0x1.9832e8p+0f, -0x1.503f14p+1f, 0x1.dd4d08p-3f, -0x1.5d70e8p+1f, 0x1.c857bcp+0f, 0x1.445234p+0f,
        0x1.1861f6p-3f, -0x1.fac628p-1f, 0x1.7d9fb6p+0f, 0x1.04235ap+0f};
    static constexpr double product_double[16] = {
        0x1.cd8e693cd161p+0, 0x1.729dc008f168p+0, -0x1.5e49794878ffp+0, -0x1.00be23b25d128p+2, 0x1.4abf676a27b88p-1,
        0x1.1956a7d0b0b64p+1, -0x1.9832e7e9b2fdcp+0, -0x1.503f1490d8f48p+1, 0x1.dd4d06a308c0cp-3,
        -0x1.5d70e846d3212p+1, 0x1.c857bb65bda68p+0, 0x1.445234dee8c6p+0, 0x1.1861f715f6658p-3,
        -0x1.fac62a09ff1fp-1, 0x1.7d9fb77f7d98p+0, 0x1.04235a0d7adbp+0};
};

/// [3, 3, 3] @ [3, 3, 3].
struct matmul_equal_batch_float {
    using element = float;
    static constexpr const char* name = "matmul_equal_batch_float";
    static constexpr std::size_t batch_axes = 1, batch = 3, heads = 1, rows = 3, inner = 3, columns = 3;
    static constexpr float a[27] = {
        0x1.11d9d8p-4f, 0x1.cff5dep+0f, -0x1.a48d62p+0f, -0x1.66905p-1f, -0x1.7acdc8p-1f, 0x1.d9b7aep-1f,
        0x1.ba7388p-2f, -0x1.9cd33ap-2f, 0x1.f1e288p-1f, -0x1.505a8ep+0f, -0x1.cbee2p-1f, -0x1.eebe92p-1f,
        -0x1.c31e7p-1f, 0x1.8c7258p-2f, -0x1.d1f23cp-2f, -0x1.b0652p-1f, 0x1.1fa17cp-4f, -0x1.5156a2p-1f,
        -0x1.05b15p+0f, 0x1.6bb892p-2f, 0x1.323ee4p+1f, -0x1.5237p-2f, -0x1.adb1c4p+0f, -0x1.41c16p+0f,
        0x1.0399a6p+0f, -0x1.4c74p+0f, 0x1.03a068p-3f};
    static constexpr float b[27] = {
        0x1.97b68cp+0f, -0x1.54dd68p+0f, 0x1.ef29a6p-2f, -0x1.b99966p-1f, -0x1.3445dp+0f, -0x1.316bbp-1f,
        -0x1.ed2fdcp-2f, -0x1.93ec3p-2f, 0x1.534d6ap-4f, 0x1.d8715ep-2f, -0x1.66beb2p+0f, -0x1.936cf6p+0f,
        -0x1.bf6c02p-4f, -0x1.4bd72p-3f, 0x1.8fa304p-3f, -0x1.deefdap-4f, -0x1.68958p+0f, 0x1.e6188p-1f,
        0x1.5a3e9cp-2f, -0x1.fb072p-3f, -0x1.590222p-2f, 0x1.1f9206p-1f, -0x1.54e574p-1f, 0x1.c6dbcap-3f,
        0x1.9b2d9cp+0f, 0x1.7afba2p-2f, -0x1.ad20acp-3f};
    static constexpr float product[27] = {
        -0x1.54b68ap-1f, -0x1.9f98d4p+0f, -0x1.2f532ep+0f, -0x1.d87f32p-1f, 0x1.755c2ep+0f, 0x1.6f4908p-3f,
        0x1.2290dp-1f, -0x1.e4cae2p-2f, 0x1.0f5958p-1f, -0x1.948e2p-2f, 0x1.ac854cp+1f, 0x1.f4a53ep-1f,
        -0x1.9516b2p-2f, 0x1.d01a56p+0f, 0x1.0833bep+0f, -0x1.47f45p-2f, 0x1.0cd0cp+1f, 0x1.7025ecp-1f,
        0x1.d92c8ap+1f, 0x1.cddb76p-1f, -0x1.3f909p-4f, -0x1.895cc4p+1f, 0x1.77e51ap-1f, 0x1.e3b6p-10f,
        -0x1.7693ap-3f, 0x1.522f88p-1f, -0x1.50348ep-1f};
    static constexpr double product_double[27] = {
        -0x1.54b6880e0f14p-1, -0x1.9f98d369e344p+0, -0x1.2f532f5bde31p+0, -0x1.d87f33a0bbcap-1, 0x1.755c2d8cca6cp+0,
        0x1.6f4906159823p-3, 0x1.2290d0fa7abfp-1, -0x1.e4cadf1d02ep-2, 0x1.0f59588f3f03p-1, -0x1.948e22d1afd18p-2,
        0x1.ac854d49933ep+1, 0x1.f4a53c3f9958p-1, -0x1.9516b35aca298p-2, 0x1.d01a555bb5d8p+0, 0x1.0833bcf1a69bp+0,
        -0x1.47f44e478ead6p-2, 0x1.0cd0be17037c8p+1, 0x1.7025eac1be27cp-1, 0x1.d92c891eb2cecp+1,
        0x1.cddb75e89fbep-1, -0x1.3f908e920da6p-4, -0x1.895cc58f3406p+1, 0x1.77e51a7a9f7p-1, 0x1.e3b556d16cp-10,
        -0x1.76939fe32e5p-3, 0x1.522f89d077edp-1, -0x1.50348e1be235p-1};
};

/// [3, 1] @ [1, 5].
struct matmul_inner_one_float {
    using element = float;
    static constexpr const char* name = "matmul_inner_one_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 3, inner = 1, columns = 5;
    static constexpr float a[3] = {0x1.9103bep+0f, -0x1.a78e0ep-2f, -0x1.9e2e4ap-1f};
    static constexpr float b[5] = {
        0x1.92ae1ep+0f, 0x1.4c941ap-4f, -0x1.24ab4ep+1f, -0x1.2649e2p+1f, -0x1.563608p+1f};
    static constexpr float product[15] = {
        0x1.3b645p+1f, 0x1.047c6cp-3f, -0x1.ca749cp+1f, -0x1.ccfe08p+1f, -0x1.0c07d2p+2f, -0x1.4d1e94p-1f,
        -0x1.1320a2p-5f, 0x1.e43974p-1f, 0x1.e6e762p-1f, 0x1.1b1896p+0f, -0x1.45bf32p+0f, -0x1.0d09d2p-4f,
        0x1.d981f4p+0f, 0x1.dc20b2p+0f, 0x1.14d4ap+1f};
    static constexpr double product_double[15] = {
        0x1.3b644ff2ca22p+1, 0x1.047c6ca61ca6p-3, -0x1.ca749c670de4p+1, -0x1.ccfe084a7bbcp+1, -0x1.0c07d19318f8p+2,
        -0x1.4d1e931614d2p-1, -0x1.1320a1a642b6p-5, 0x1.e43974e8a244p-1, 0x1.e6e76181665cp-1, 0x1.1b1895f3b238p+0,
        -0x1.45bf3219dc56p+0, -0x1.0d09d265bdc2p-4, 0x1.d981f385888cp+0, 0x1.dc20b1d3f754p+0, 0x1.14d4a0c88728p+1};
};

/// [1, 7] @ [7, 3].
struct matmul_one_row_float {
    using element = float;
    static constexpr const char* name = "matmul_one_row_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 1, inner = 7, columns = 3;
    static constexpr float a[7] = {
        -0x1.a30d7cp-2f, 0x1.0b5332p+0f, -0x1.5f6e56p-3f, 0x1.3c9b3ep-1f, -0x1.a221fcp-3f, -0x1.7ed104p-1f,
        0x1.7598fp+0f};
    static constexpr float b[21] = {
        0x1.4d44dp-2f, -0x1.88823ep-1f, 0x1.2494p-2f, -0x1.a4fddcp-1f, 0x1.78f56p-2f, -0x1.c66438p-2f,
        0x1.95f926p-1f, -0x1.0040ccp+0f, 0x1.9bce86p-2f, -0x1.b186d4p-2f, -0x1.8106a2p-2f, -0x1.9c9ca4p-2f,
        0x1.5c0f4ep+0f, -0x1.6b7ddp-1f, 0x1.880dfp+0f, -0x1.2cd638p+0f, 0x1.30ffe4p+0f, -0x1.e9a6f8p+0f,
        0x1.1555f6p-1f, -0x1.abf3a8p-2f, 0x1.2c90f4p-2f};
    static constexpr float product[3] = {0x1.ecd4p-10f, -0x1.6fcd28p-1f, 0x1.4b6cd2p-1f};
    static constexpr double product_double[3] = {0x1.eccdeb911fp-10, -0x1.6fcd29564103p-1, 0x1.4b6cd11a7a79cp-1};
};

/// [2, 67] @ [67, 3].
struct matmul_long_inner_float {
    using element = float;
    static constexpr const char* name = "matmul_long_inner_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 2, inner = 67, columns = 3;
    static constexpr float a[134] = {
        -0x1.72ec0ap-6f, 0x1.e1754p-2f, 0x1.f09a08p-2f, 0x1.08c69ep+0f, -0x1.aa9064p+0f, 0x1.1a3acep-4f,
        0x1.0a8bcp+0f, -0x1.1c78b8p-2f, -0x1.5b5adcp+0f, 0x1.643e6p-3f, -0x1.bac336p-1f, -0x1.96352cp-6f,
        0x1.831506p-1f, -0x1.d935fep+0f, -0x1.c76314p-1f, -0x1.6b311ap-1f, -0x1.adeee4p-2f, 0x1.0bc11p+0f,
        -0x1.ab5d78p-1f, -0x1.76ba92p-1f, 0x1.2da8fap+1f, 0x1.ba97a6p+0f, 0x1.30343ap+0f, 0x1.9445a8p-3f,
        0x1.4b0bap-1f, -0x1.167524p+1f, 0x1.25b99ap-3f, -0x1.efa40ep-2f, 0x1.9c21c2p+0f, -0x1.9fab38p-8f,
        -0x1.26d4e4p-1f, 0x1.23ed0cp+0f, 0x1.66a9a2p-1f, 0x1.040732p-5f, 0x1.a9f1ap-2f, 0x1.10d66cp-2f,
        0x1.47dd34p-2f, -0x1.3c8b5cp+1f, -0x1.d6c588p-1f, 0x1.f2c442p-1f, 0x1.a8123cp-1f, 0x1.102274p-3f,
        0x1.01aeaep-2f, -0x1.347f0cp-1f, -0x1.6beaa8p+0f, -0x1.818bc4p+0f, 0x1.575852p-5f, -0x1.54a7c6p-2f,
        -0x1.3de8fep+0f, 0x1.caacc8p-2f, -0x1.b0e8a2p-2f, -0x1.8358a6p-1f, -0x1.033666p-3f, 0x1.50230cp-3f,
        0x1.3604aap-4f, -0x1.8739e4p+0f, 0x1.bb2728p-2f, 0x1.21515cp-2f, 0x1.41a002p-1f, -0x1.bcd0e8p-1f,
        0x1.243c82p+0f, -0x1.616078p-3f, 0x1.681ca6p+0f, 0x1.7b0a36p+0f, 0x1.32343ap-2f, 0x1.161acep-2f,
        0x1.09a0fap-1f, -0x1.8e30f2p-2f, -0x1.1ae43p+1f, 0x1.4f2a58p-1f, -0x1.47912ep+1f, -0x1.4e1ba8p-4f,
        0x1.464cdp-4f, 0x1.058d88p-1f, -0x1.fe3826p-1f, 0x1.0a3ca6p+0f, 0x1.316808p-2f, 0x1.d65cc4p-2f,
        0x1.ae930ap+0f, 0x1.46154p+0f, -0x1.dfe77ap+0f, 0x1.42b7cp+1f, -0x1.8237bp-1f, -0x1.33c064p+0f,
        0x1.d2d65ap+0f, -0x1.0b2f04p-2f, 0x1.1de012p+0f, -0x1.c5b308p+0f, 0x1.541decp-1f, -0x1.43202ep+0f,
        0x1.07102ap-1f, 0x1.cea192p-3f, -0x1.340e62p-3f, -0x1.8fe75ap-1f, 0x1.2dae98p-1f, 0x1.2aae58p-5f,
        -0x1.f86b1ep-3f, -0x1.037f9ep-4f, 0x1.d5fc62p+0f, 0x1.1a1d72p+1f, -0x1.ee94f4p+0f, -0x1.07761ap+0f,
        -0x1.564118p+0f, 0x1.3418d8p-2f, -0x1.b2b5f2p-1f, -0x1.d09dfep-6f, -0x1.ee91f8p-1f, -0x1.d059ecp-1f,
        -0x1.237ef6p+1f, 0x1.6caa26p-1f, -0x1.8e1c12p-2f, 0x1.4875b2p+0f, -0x1.086d98p-1f, 0x1.badedp-1f,
        -0x1.edc0ep+0f, 0x1.1e81dap-2f, 0x1.33e754p+0f, 0x1.5e290ep-1f, 0x1.846c56p+0f, -0x1.5c4458p-1f,
        -0x1.38579ep+0f, 0x1.4fcda4p-1f, -0x1.94b4fep-1f, -0x1.f8f59ap+0f, -0x1.e18deap-2f, 0x1.beb236p-3f,
        0x1.35d00cp+0f, 0x1.6931e6p-1f, -0x1.6dec9p-1f, -0x1.a53c9ep-2f, 0x1.7a8ad6p-1f, 0x1.21b17cp-4f,
        0x1.f6bcb6p-2f, 0x1.4bc7e2p-1f};
    static constexpr float b[201] = {
        -0x1.3bacc6p+0f, 0x1.4c6a6p+0f, -0x1.206e9cp+0f, 0x1.f7926cp-1f, -0x1.9a6102p-1f, 0x1.18226ep-2f,
        -0x1.53ad82p-4f, -0x1.b2a3eap-1f, 0x1.9f570cp+0f, -0x1.6741c4p+1f, 0x1.eae212p-2f, -0x1.b9abc4p-4f,
        -0x1.7d037cp-3f, 0x1.4a5ec4p+0f, -0x1.4f31c4p+0f, -0x1.68b6aap+0f, -0x1.dbb7c8p-1f, 0x1.0d1ad4p+0f,
        0x1.2213b2p-5f, 0x1.816124p-1f, 0x1.bdd87p-3f, -0x1.03273p+1f, 0x1.55801ep+1f, 0x1.596c5ap-2f,
        -0x1.ceefbcp-1f, -0x1.f42594p-2f, 0x1.438f6ap-1f, 0x1.fecfp-2f, -0x1.8d50dap-2f, 0x1.885ffap-2f,
        0x1.584a6p-1f, -0x1.9af74p-1f, -0x1.a9aca6p-3f, -0x1.44c41cp+1f, -0x1.13643ep-3f, -0x1.174e78p-1f,
        0x1.0471bp-2f, 0x1.ff1e02p-4f, -0x1.82f484p+0f, 0x1.c2a56p-7f, -0x1.a59674p+0f, 0x1.2ede82p-1f,
        0x1.4ce802p+0f, 0x1.9c5c4ap-8f, -0x1.a180f4p-2f, -0x1.a6d624p-1f, 0x1.b64aaep-4f, -0x1.0c4p-5f,
        0x1.30546ap+0f, -0x1.3883e4p+0f, -0x1.9481e2p+0f, -0x1.46c444p-1f, 0x1.b3b56ep-3f, -0x1.6a8e1ep-1f,
        0x1.073ed6p-4f, -0x1.e96e1ap+0f, 0x1.3d6d32p-2f, -0x1.d49c0cp+0f, -0x1.945f9ep-2f, -0x1.29dbp+0f,
        -0x1.511edcp-1f, -0x1.2084fp-2f, 0x1.b20288p-4f, -0x1.8ef838p-1f, -0x1.e70592p-1f, -0x1.c8bb52p-1f,
        0x1.964668p-1f, 0x1.54f04ap-5f, -0x1.214804p+0f, -0x1.20bf8cp-1f, 0x1.ed98bcp-2f, 0x1.f1a676p-1f,
        -0x1.d7fb3ap-1f, 0x1.9a1386p-2f, -0x1.091c8ep+2f, -0x1.edfddep-1f, -0x1.a3bb2cp-1f, -0x1.c390e4p-2f,
        -0x1.ee10cep+0f, 0x1.d3cb3ap-2f, -0x1.249aeap-7f, -0x1.1ffe1ep+0f, -0x1.ac8fd6p-1f, 0x1.5c3a92p-2f,
        -0x1.a16354p-2f, -0x1.98048p+0f, -0x1.683c5ap+0f, -0x1.cdd31cp-1f, -0x1.609e64p-3f, -0x1.34a972p+0f,
        0x1.94f254p+0f, 0x1.25867p-1f, -0x1.9714e2p-3f, 0x1.524226p-1f, 0x1.8ae37p-3f, 0x1.45401ep-2f,
        -0x1.4f966ep-3f, 0x1.392158p-1f, 0x1.09e48cp+0f, -0x1.e1128ap-1f, 0x1.e7b7f2p-1f, -0x1.f983e4p-4f,
        0x1.0375aap+0f, -0x1.062572p+0f, -0x1.361b22p+0f, 0x1.1db668p-2f, -0x1.62e93p-1f, -0x1.c9de66p-4f,
        0x1.c42046p-1f, 0x1.4b155ap-2f, -0x1.9ac3cap-1f, 0x1.1e084ep-2f, 0x1.0daf74p-2f, -0x1.f76b82p-2f,
        0x1.5599c8p-1f, -0x1.52818p+0f, 0x1.a12a4p-1f, -0x1.db7a2ap-2f, -0x1.10152ep-2f, 0x1.3f5dep-2f,
        0x1.b9503cp-3f, 0x1.1e4df8p-1f, 0x1.011d2ep+0f, -0x1.07aa3p+0f, 0x1.9701cep-5f, 0x1.f9dd42p-1f,
        -0x1.e6e576p-7f, -0x1.380ebp-1f, 0x1.16353p-1f, 0x1.85b9e4p+0f, 0x1.c0cc44p-1f, -0x1.5300dap+1f,
        0x1.ba40e8p-2f, 0x1.daf61ep-1f, -0x1.6e8ce6p+0f, -0x1.1a7806p+0f, -0x1.1f419p+0f, 0x1.586ddap-1f,
        0x1.f0903ap-1f, -0x1.1e95a6p+0f, 0x1.b2949cp-3f, -0x1.b8fedcp-1f, -0x1.7fe916p-1f, -0x1.4e7b46p+1f,
        -0x1.d16c7ep-2f, 0x1.4ebe8ep-2f, 0x1.d603p-1f, 0x1.585d8ep-3f, -0x1.71e7e8p+0f, -0x1.5d73a2p+0f,
        -0x1.301cd4p+0f, -0x1.effb74p+0f, 0x1.e21b4ap-2f, 0x1.27d46ep-1f, 0x1.dc2d1ap-1f, 0x1.38c00ap+0f,
        0x1.530e24p+1f, 0x1.1b0c56p+1f, 0x1.4cb66cp+0f, -0x1.97171cp+0f, -0x1.92fe7ep-1f, 0x1.93e4ccp-2f,
        -0x1.a3c13p+0f, -0x1.13e72p-1f, -0x1.fd2792p-5f, -0x1.df228ep-4f, -0x1.7ca0a6p+0f, -0x1.0b1722p-1f,
        -0x1.3d7f5ep-2f, -0x1.a0cdf4p+0f, 0x1.bb711p-3f, -0x1.e5110ep-1f, -0x1.4ad442p-2f, -0x1.a5a3dcp-4f,
        -0x1.ade4a8p-1f, 0x1.2fe7a4p-1f, 0x1.8dd482p-3f, -0x1.323178p-1f, 0x1.1820fp+0f, 0x1.359c42p-2f,
        -0x1.a2e3d6p-4f, 0x1.4b0b9ep+1f, -0x1.1a33fap-1f, 0x1.e361fp-1f, -0x1.d5aebap-2f, -0x1.3aa724p-1f,
        -0x1.3c3b1ap-4f, -0x1.8d1902p+0f, -0x1.4b0624p+0f, -0x1.a72a4ap-1f, 0x1.08827ap+1f, 0x1.39b6e2p+0f,
        -0x1.cb3044p-2f, -0x1.accf8p-2f, 0x1.bb7a0ep-1f, -0x1.574ac2p-3f, -0x1.0333dp+0f, 0x1.ca785ap-2f,
        -0x1.8e1f88p-1f, 0x1.ae1eecp+0f, -0x1.1ae2a8p-3f};
    static constexpr float product[6] = {
        -0x1.53677cp+2f, 0x1.aa4424p+2f, -0x1.004692p+1f, 0x1.b2fee2p+2f, 0x1.71dfep+3f, 0x1.fe6574p+1f};
    static constexpr double product_double[6] = {
        -0x1.53677df63c0b2p+2, 0x1.aa441d07ac85dp+2, -0x1.00468b410bb18p+1, 0x1.b2fee24226c22p+2,
        0x1.71dfe130f08dep+3, 0x1.fe6576dde6d26p+1};
};

/// [2, 3] @ [3, 2] of small integers: exact.
struct matmul_integers_float {
    using element = float;
    static constexpr const char* name = "matmul_integers_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 2, inner = 3, columns = 2;
    static constexpr float a[6] = {0x1p+0f, 0x1p+1f, 0x1.8p+1f, 0x1p+2f, 0x1.4p+2f, 0x1.8p+2f};
    static constexpr float b[6] = {0x1.cp+2f, 0x1p+3f, 0x1.2p+3f, 0x1.4p+3f, 0x1.6p+3f, 0x1.8p+3f};
    static constexpr float product[4] = {0x1.dp+5f, 0x1p+6f, 0x1.16p+7f, 0x1.34p+7f};
    static constexpr double product_double[4] = {0x1.dp+5, 0x1p+6, 0x1.16p+7, 0x1.34p+7};
};

/// Inf, 0 * inf and NaN.
struct matmul_special_float {
    using element = float;
    static constexpr const char* name = "matmul_special_float";
    static constexpr std::size_t batch_axes = 0, batch = 1, heads = 1, rows = 3, inner = 2, columns = 3;
    static constexpr float a[6] = {
        0x1p+0f, std::numeric_limits<float>::infinity(), 0x1p+1f, 0x1.8p+1f, 0.0f, 0x1p+2f};
    static constexpr float b[6] = {
        0x1p+0f, 0.0f, std::numeric_limits<float>::infinity(), 0x1p+1f, 0.0f,
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float product[9] = {
        std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), 0x1p+3f, 0.0f, std::numeric_limits<float>::quiet_NaN(), 0x1p+3f,
        0.0f, std::numeric_limits<float>::quiet_NaN()};
    static constexpr double product_double[9] = {
        std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), 0x1p+3, 0.0, std::numeric_limits<double>::quiet_NaN(), 0x1p+3,
        0.0, std::numeric_limits<double>::quiet_NaN()};
};

/// einsum('ij,jk->ik'): one axis.
struct contract_matrix_float {
    using element = float;
    static constexpr const char* name = "contract_matrix_float";
    static constexpr std::size_t i = 2, j = 3, k = 5;
    static constexpr float a[6] = {
        -0x1.139878p-4f, 0x1.70571cp-5f, 0x1.b774e4p-1f, 0x1.1c67bep+1f, -0x1.38faa2p-1f, -0x1.1e0eb2p-5f};
    static constexpr float b[15] = {
        0x1.cf96fcp-2f, 0x1.5bc896p-1f, 0x1.bc5a92p-5f, 0x1.425718p+0f, 0x1.8c817p-2f, -0x1.d0259ep-1f,
        -0x1.dcd4d6p-1f, 0x1.01d4f4p-2f, -0x1.d8fp-2f, -0x1.490b6ep+0f, -0x1.780a8ep-3f, -0x1.ea035ep-1f,
        -0x1.3757d8p-1f, 0x1.feeae6p+0f, -0x1.424acep-3f};
    static constexpr float result[10] = {
        -0x1.d49fdp-3f, -0x1.d16cdep-1f, -0x1.074d5cp-1f, 0x1.9b85ep+0f, -0x1.c05838p-3f, 0x1.9104f2p+0f,
        0x1.0e559ap+1f, -0x1.8e6efcp-7f, 0x1.8152d8p+1f, 0x1.a6cc4ep+0f};
    static constexpr double result_double[10] = {
        -0x1.d49fd06485e9p-3, -0x1.d16cdd66bd4c4p-1, -0x1.074d5cc7ac79bp-1, 0x1.9b85e07db0b8p+0,
        -0x1.c0583799c9cep-3, 0x1.9104f0d26f1dcp+0, 0x1.0e559a32650e4p+1, -0x1.8e6f011f2b4p-7, 0x1.8152d83d9a305p+1,
        0x1.a6cc4f19b7a54p+0};
};

/// einsum('ij,jk->ik'): one axis.
struct contract_matrix_double {
    using element = double;
    static constexpr const char* name = "contract_matrix_double";
    static constexpr std::size_t i = 2, j = 3, k = 5;
    static constexpr double a[6] = {
        -0x1.0fbe9cf1ecdfap+1, -0x1.d01978cddb25p-7, -0x1.2f2c40f96df17p-5, 0x1.28ec12b79f79ap+1,
        -0x1.bf02ef72f3863p-3, -0x1.3577e8677f6e3p-3};
    static constexpr double b[15] = {
        0x1.2b2662a7e878dp-6, -0x1.8a52e7de9d169p-1, 0x1.d0abc1f2df9bcp-1, 0x1.01974e2a87bb9p-1,
        -0x1.eafcb065bcdd7p+0, 0x1.433f59a194cbdp-4, 0x1.c5fdfb9c42be1p+0, -0x1.15031d7d25aa9p-3,
        -0x1.4bf3f60e325a6p+0, 0x1.1564e2cf06dacp-1, 0x1.f95128acc6f11p-3, -0x1.20a3137ad6f29p-2,
        0x1.d2bfde5d30f21p-1, 0x1.61c69ee653617p-1, -0x1.11cfb927d9fbbp-3};
    static constexpr double result[10] = {
        -0x1.9182396eccc93p-5, 0x1.9ed0f1866f5dep+0, -0x1.f565497afd992p+0, -0x1.13473e83c7aadp+0,
        0x1.046ae2136c4d6p+2, -0x1.8e45a028442c6p-7, -0x1.10c5c97bde58ap+1, 0x1.ff3e23a25f99fp+0,
        0x1.587e2eaf05bedp+0, -0x1.2302f1c5956e1p+2};
    static constexpr const double (&result_double)[10] = result;
};

/// einsum('ij,kj->ik'): one axis, the last of both (q k^T).
struct contract_scores_float {
    using element = float;
    static constexpr const char* name = "contract_scores_float";
    static constexpr std::size_t i = 2, j = 3, k = 5;
    static constexpr float a[6] = {
        0x1.31ba04p+0f, -0x1.cfb8e2p+0f, -0x1.bd858p-2f, 0x1.6c306p-2f, -0x1.001836p+0f, -0x1.64fa6cp+1f};
    static constexpr float b[15] = {
        -0x1.80d2fep+0f, -0x1.d7621ap-6f, -0x1.4dca94p-5f, -0x1.97cdb2p-5f, -0x1.e30682p-4f, -0x1.681b2p+1f,
        0x1.3e332cp-1f, 0x1.56abacp-3f, 0x1.91f804p-4f, -0x1.bbf848p-2f, 0x1.bc3854p-1f, -0x1.bc6fe4p-4f,
        0x1.b7a8dcp+0f, -0x1.66bd92p+0f, 0x1.93ff16p-4f};
    static constexpr float result[10] = {
        -0x1.b9b1b6p+0f, 0x1.60d0aep+0f, 0x1.95ef86p-2f, -0x1.05666cp+1f, 0x1.22f9cep+2f, -0x1.919ebep-2f,
        0x1.fc90b8p+2f, -0x1.c2a54cp-3f, -0x1.7065dep-1f, 0x1.bcd20ep+0f};
    static constexpr double result_double[10] = {
        -0x1.b9b1b61652703p+0, 0x1.60d0af0ee696p+0, 0x1.95ef844b5114p-2, -0x1.05666c80b1e2p+1, 0x1.22f9d0546d9cp+2,
        -0x1.919ebf7f2d8c4p-2, 0x1.fc90b8e6647c5p+2, -0x1.c2a54c3d6f78p-3, -0x1.7065ddf41e0cp-1, 0x1.bcd20d436e43p+0};
};

/// einsum('ji,jk->ik'): one axis, the first of both.
struct contract_first_float {
    using element = float;
    static constexpr const char* name = "contract_first_float";
    static constexpr std::size_t i = 2, j = 3, k = 5;
    static constexpr float a[6] = {
        -0x1.d9b326p-1f, -0x1.692b82p+0f, 0x1.ad170ap-4f, 0x1.6a6b98p-2f, -0x1.d671cap-2f, -0x1.7914c6p-3f};
    static constexpr float b[15] = {
        0x1.14b5fap-1f, -0x1.cfffbcp-5f, -0x1.3e34c6p-1f, 0x1.2542bap-2f, -0x1.4cdef6p-1f, -0x1.582dd4p+0f,
        0x1.541e48p+0f, 0x1.11e77ep+0f, 0x1.fb1452p-1f, 0x1.641a7p-1f, 0x1.7285ap-4f, 0x1.fe42e8p-1f,
        0x1.37a7aap-1f, 0x1.77cd54p-1f, -0x1.471756p-1f};
    static constexpr float result[10] = {
        -0x1.5d6698p-1f, -0x1.10aa38p-2f, 0x1.a13868p-2f, -0x1.fe61eep-2f, 0x1.ef8c08p-1f, -0x1.4145bap+0f,
        0x1.776f18p-2f, 0x1.24b76ap+0f, -0x1.825ff4p-3f, 0x1.47f09ep+0f};
    static constexpr double result_double[10] = {
        -0x1.5d669880abd9p-1, -0x1.10aa37f169358p-2, 0x1.a138689d738dp-2, -0x1.fe61ec9c81cb8p-2,
        0x1.ef8c075c76bfp-1, -0x1.4145b955afa58p+0, 0x1.776f17fda913p-2, 0x1.24b76a40df224p+0, -0x1.825ff40399b4p-3,
        0x1.47f09dd4220e4p+0};
};

/// einsum('ijk,lj->ikl'): one axis in the middle of a, last of b.
struct contract_middle_float {
    using element = float;
    static constexpr const char* name = "contract_middle_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr float a[30] = {
        -0x1.380334p-3f, -0x1.dac006p-5f, 0x1.a36592p+0f, 0x1.54999ep-1f, -0x1.40ed96p-1f, -0x1.3eba02p+0f,
        0x1.5ab562p-1f, -0x1.55697cp-1f, 0x1.7ac328p-2f, 0x1.26a3fcp+0f, 0x1.8a49c4p-2f, -0x1.5eff2ep+1f,
        -0x1.d03eap-1f, -0x1.a6e9fcp+0f, 0x1.885a98p-1f, -0x1.13319cp+0f, -0x1.39e7cep+0f, 0x1.d64e3ap-2f,
        0x1.728fc8p-2f, 0x1.72a7eep-2f, 0x1.26ef1p-2f, -0x1.e1acdap-4f, 0x1.ade862p-1f, -0x1.5b5a74p+0f,
        -0x1.a9cb4ap-6f, -0x1.f1127ep+0f, 0x1.6c9678p+0f, 0x1.bf1c4p-7f, -0x1.715326p-1f, 0x1.88483p+0f};
    static constexpr float b[21] = {
        0x1.205b72p-1f, 0x1.7c9a48p+0f, -0x1.cfefcap+0f, -0x1.2d3d3ap-1f, -0x1.f78f6ap+0f, 0x1.6a57acp+0f,
        0x1.d972bp-4f, 0x1.22a30ap-2f, 0x1.f79beap-1f, -0x1.de0808p+0f, -0x1.39a81ep+0f, -0x1.538cdcp-3f,
        -0x1.5b2c68p-3f, 0x1.27cfa4p+0f, -0x1.be57aap-1f, 0x1.154092p+0f, -0x1.0623ccp-2f, 0x1.44510ap-2f,
        0x1.82efeap-2f, 0x1.3dc538p+0f, -0x1.969852p+0f};
    static constexpr float result[70] = {
        -0x1.513b48p+1f, 0x1.8ab4a4p+1f, 0x1.fc62p-8f, 0x1.befefp+0f, -0x1.bf9cc4p+0f, 0x1.1a4a66p-2f,
        -0x1.1b76c8p+1f, 0x1.7c6428p+2f, -0x1.4b7774p+2f, -0x1.41803p+1f, -0x1.1139acp-2f, 0x1.97665cp+1f,
        -0x1.1ac718p+0f, 0x1.4b21b4p+2f, 0x1.9312ecp+0f, -0x1.df08c2p-1f, -0x1.c8955p-1f, -0x1.0bc0c8p+1f,
        -0x1.07f894p-2f, 0x1.a865ap+0f, 0x1.3b408p+0f, 0x1.f58f36p+1f, -0x1.ba865p+1f, -0x1.716c4p+0f,
        -0x1.6be706p+0f, 0x1.c13a4ep+0f, 0x1.a4104p-4f, 0x1.aacb38p+1f, -0x1.f60b8p-6f, -0x1.9efa04p-1f,
        0x1.020a62p+0f, -0x1.778e9p-2f, 0x1.894904p-1f, -0x1.7628d4p-1f, -0x1.9eb9p-6f, 0x1.abba12p+1f,
        -0x1.575704p+1f, -0x1.f3cebep+0f, 0x1.f9f1e6p+0f, 0x1.1a96f2p+1f, -0x1.da5866p+0f, 0x1.84825ep+1f,
        -0x1.b92304p+1f, 0x1.7bf8bcp+1f, 0x1.39c8d8p+0f, 0x1.194c5ep+1f, -0x1.2b6858p+0f, -0x1.b1933cp-1f,
        -0x1.6f85bp+1f, 0x1.7b7776p+0f, -0x1.e70dd8p+0f, 0x1.38245cp-2f, -0x1.e37f3p+0f, 0x1.c2cf8ap-1f,
        0x1.25aa26p-2f, 0x1.31b364p+0f, -0x1.032e6p-1f, 0x1.6f60d4p+0f, -0x1.0d83fap+0f, 0x1.1b3674p+0f,
        -0x1.0017ecp+0f, 0x1.05888ep-1f, -0x1.9b7928p-2f, -0x1.4e4fp+1f, 0x1.00e6cep+1f, 0x1.8aacf2p+0f,
        -0x1.cbd6eap-1f, -0x1.6d5f66p+0f, 0x1.c49a6p-1f, -0x1.2a251ep+1f};
    static constexpr double result_double[70] = {
        -0x1.513b48246fa64p+1, 0x1.8ab4a1e837ce4p+1, 0x1.fc6235f9e88p-8, 0x1.befeef6d7ecc8p+0,
        -0x1.bf9cc41571588p+0, 0x1.1a4a65a88f2ep-2, -0x1.1b76c77b7f372p+1, 0x1.7c64291839735p+2,
        -0x1.4b77744786972p+2, -0x1.4180303a0474cp+1, -0x1.1139afdb696ap-2, 0x1.97665af727fd4p+1,
        -0x1.1ac7192be9046p+0, 0x1.4b21b2b126bc4p+2, 0x1.9312ed5e5432p+0, -0x1.df08c0674f3cp-1,
        -0x1.c8954f05b8cap-1, -0x1.0bc0c903449ap+1, -0x1.07f893d9e648p-2, 0x1.a8659ecc8b56p+0, 0x1.3b408072516dp+0,
        0x1.f58f3660031f8p+1, -0x1.ba8651005ff38p+1, -0x1.716c400ed8eep+0, -0x1.6be706cec992p+0,
        0x1.c13a4d35a111p+0, 0x1.a410457f65ap-4, 0x1.aacb37a8073acp+1, -0x1.f60b3f60b2cp-6, -0x1.9efa00cc8592p-1,
        0x1.020a61dd7b99p+0, -0x1.778e8c726368p-2, 0x1.89490419c406p-1, -0x1.7628d232a778p-1, -0x1.9eb91f5776ep-6,
        0x1.abba1153d568p+1, -0x1.57570593e292p+1, -0x1.f3cebdda296p+0, 0x1.f9f1e4b22571p+0, 0x1.1a96f1db18a9p+1,
        -0x1.da586615cbbfp+0, 0x1.84825c2a520bp+1, -0x1.b92302bc9c518p+1, 0x1.7bf8bcc2c1bd2p+1,
        0x1.39c8d7fc5903fp+0, 0x1.194c5d5402d26p+1, -0x1.2b68581d377c8p+0, -0x1.b1933ed5de424p-1,
        -0x1.6f85af80bc4fp+1, 0x1.7b77765dfe2d8p+0, -0x1.e70dd838eb388p+0, 0x1.38245c5a40f2p-2,
        -0x1.e37f2fd0f203cp+0, 0x1.c2cf88c61bcap-1, 0x1.25aa264aa1bdp-2, 0x1.31b36337200f4p+0, -0x1.032e5b08538p-1,
        0x1.6f60d3e974dap+0, -0x1.0d83f8dd122bp+0, 0x1.1b367326edd28p+0, -0x1.0017ec82bc4bp+0, 0x1.05888e53e6e1p-1,
        -0x1.9b79286d07f4p-2, -0x1.4e4eff72a431ep+1, 0x1.00e6ce5db1068p+1, 0x1.8aacf226059fap+0,
        -0x1.cbd6ea4026f2ap-1, -0x1.6d5f66262d3b2p+0, 0x1.c49a61974e07fp-1, -0x1.2a251f40b6f8p+1};
};

/// einsum('ijk,ilk->ijl'): one axis, one shared batch axis.
struct contract_shared_float {
    using element = float;
    static constexpr const char* name = "contract_shared_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr float a[30] = {
        -0x1.bc1404p-1f, 0x1.765d04p-1f, 0x1.9a87d6p-1f, -0x1.99baa6p+0f, 0x1.81ba1cp-5f, -0x1.fb6a22p+0f,
        -0x1.2257f8p-1f, 0x1.b2437ap+0f, 0x1.1dcd74p-1f, 0x1.ee6d68p-1f, 0x1.62396cp-1f, -0x1.f12b66p-8f,
        0x1.a3b868p+0f, 0x1.942256p-2f, -0x1.ded4bep-2f, -0x1.1f0cf6p-2f, -0x1.1595cap+0f, 0x1.1eaf9ep+0f,
        -0x1.2f912cp-1f, -0x1.aebbcep-3f, 0x1.e48858p-2f, 0x1.0d88e2p-2f, 0x1.051dc6p+0f, 0x1.a4a178p+0f,
        -0x1.25b5ep+0f, -0x1.e9ab5ep-3f, 0x1.c23828p-3f, -0x1.1194e4p+0f, -0x1.8a34ecp+0f, 0x1.46a168p+0f};
    static constexpr float b[70] = {
        0x1.af7f06p+0f, -0x1.2bc576p+0f, -0x1.59a054p+0f, 0x1.5dce0cp-3f, 0x1.733002p-1f, 0x1.d65028p-1f,
        -0x1.d1ecfcp-2f, -0x1.bbe554p-1f, -0x1.6b0d36p+0f, 0x1.12c52cp-3f, 0x1.d12942p-6f, 0x1.cd67d2p-6f,
        -0x1.84c1b4p-1f, 0x1.0a89e2p-2f, 0x1.27654ap+0f, 0x1.67092p-3f, -0x1.0bee72p-3f, -0x1.85615ep-2f,
        -0x1.156fbcp-1f, 0x1.fc2ec4p+0f, -0x1.2518ap-2f, 0x1.446fcep+0f, -0x1.aefa0ap-2f, 0x1.8795b8p-3f,
        0x1.0bc0c2p-1f, 0x1.7c2184p-1f, 0x1.65173p-2f, 0x1.b99526p+0f, 0x1.88026ap+0f, -0x1.32cbb6p+0f,
        0x1.85ab32p-4f, -0x1.468beep+0f, -0x1.bee602p+0f, 0x1.431b4ep+0f, -0x1.98fddap-1f, -0x1.9278dcp-2f,
        0x1.d43fcap-1f, 0x1.3b7b0cp-1f, -0x1.df28f8p-3f, 0x1.3d5b84p+0f, 0x1.460d6ep-2f, 0x1.6e5192p-1f,
        0x1.02a788p+1f, 0x1.8aac8cp-3f, -0x1.e80bcap-1f, -0x1.2fadb2p+0f, 0x1.a412a2p-2f, 0x1.c07a34p-1f,
        -0x1.06c9e6p+1f, -0x1.35adbep-2f, -0x1.6337dap+0f, -0x1.d6278p-1f, 0x1.38f64cp-5f, -0x1.26df7cp-1f,
        0x1.c977c4p-1f, 0x1.5425c8p+1f, -0x1.0ff892p+0f, -0x1.45399p-2f, -0x1.c2c0acp+0f, -0x1.82a79cp-3f,
        0x1.6e82c6p-1f, -0x1.505f4ep+0f, 0x1.690b9p-1f, -0x1.851c24p-1f, -0x1.46f222p-3f, 0x1.3f6c86p-1f,
        -0x1.dc655ep-3f, 0x1.56c398p-2f, 0x1.543b1p+0f, -0x1.20736ep+0f};
    static constexpr float result[42] = {
        -0x1.d1e82ap+1f, 0x1.ce5deap-2f, -0x1.f341d6p-1f, 0x1.a1ebep-2f, 0x1.1cb0e8p-1f, -0x1.835df4p+0f,
        -0x1.1e3ec8p+2f, -0x1.0afc1p+2f, -0x1.d904ccp+1f, -0x1.9c5f8p-4f, 0x1.646d94p-1f, -0x1.03a51cp-2f,
        0x1.e88fd8p-1f, -0x1.3f26f2p+1f, -0x1.4f643cp+0f, -0x1.67a8a8p+0f, -0x1.a98c14p+0f, -0x1.a4ac92p+0f,
        -0x1.1116e2p+0f, 0x1.203eaap+2f, -0x1.ea3c68p+0f, -0x1.40fbb6p-2f, 0x1.7befccp+0f, 0x1.1322e2p+1f,
        0x1.94bc24p+0f, 0x1.22910cp+0f, 0x1.3fbc8p+1f, -0x1.94b9fp-4f, -0x1.1f9c54p+0f, 0x1.e7baa2p+1f,
        -0x1.4b09d4p+1f, -0x1.6a5498p+1f, -0x1.02e5aap+1f, -0x1.69eab4p-2f, 0x1.035166p+2f, 0x1.94196cp+0f,
        -0x1.cbb082p+1f, 0x1.1b4c6ap+1f, 0x1.0ed698p+1f, 0x1.f0e128p+0f, -0x1.f9e49ap-3f, -0x1.02b328p+2f};
    static constexpr double result_double[42] = {
        -0x1.d1e8289aba5e1p+1, 0x1.ce5de48021634p-2, -0x1.f341d964a08f8p-1, 0x1.a1ebe0ef1b22p-2,
        0x1.1cb0e788ca36cp-1, -0x1.835df22788e54p+0, -0x1.1e3ec5135aa2ep+2, -0x1.0afc1010a9984p+2,
        -0x1.d904cd791b43p+1, -0x1.9c5f96bb06cfp-4, 0x1.646d978436ap-1, -0x1.03a51c56effcp-2, 0x1.e88fdbb5b928p-1,
        -0x1.3f26f30329d72p+1, -0x1.4f643ed7bd0c4p+0, -0x1.67a8a72088662p+0, -0x1.a98c14383a1f2p+0,
        -0x1.a4ac92b8f5721p+0, -0x1.1116e0fa2cbb1p+0, 0x1.203eaa27b95d3p+2, -0x1.ea3c6ae00335ep+0,
        -0x1.40fbb9128e92p-2, 0x1.7befcb4420b28p+0, 0x1.1322e2e981949p+1, 0x1.94bc224b7eaecp+0,
        0x1.22910cad347a2p+0, 0x1.3fbc7f92ecfa8p+1, -0x1.94b9f5907ae8p-4, -0x1.1f9c5240bc138p+0,
        0x1.e7baa3138456cp+1, -0x1.4b09d48788c7ep+1, -0x1.6a5497b0d14aep+1, -0x1.02e5aa138aa08p+1,
        -0x1.69eab51fb3f4p-2, 0x1.035166cfda7f8p+2, 0x1.94196acf8ffb4p+0, -0x1.cbb08199ba601p+1,
        0x1.1b4c6a10c049p+1, 0x1.0ed6973e7beep+1, 0x1.f0e12824927ep+0, -0x1.f9e4a0dd039ap-3, -0x1.02b3282a20658p+2};
};

/// einsum('ijk,ilk->ijl'): one axis, one shared batch axis.
struct contract_shared_double {
    using element = double;
    static constexpr const char* name = "contract_shared_double";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr double a[30] = {
        0x1.dea30292d4efep-3, -0x1.2e729b4d1602dp+0, -0x1.c95436f5d8c0fp-3, 0x1.31bbaf2525e2dp+0,
        -0x1.d68f9d9e9fb44p-2, 0x1.0abf145346adbp+1, -0x1.fd694e7fc4fe9p-5, -0x1.6893608bee82fp+1,
        0x1.853e2e70060bcp-2, 0x1.0b64a69000c5dp-1, -0x1.66baafee56871p+0, 0x1.eb60b7dee4afap+0,
        -0x1.bf178cee5c40dp+0, -0x1.c7556c3da5b64p-1, -0x1.6de07f82630e3p-2, -0x1.2026d06bd02c1p-1,
        -0x1.0f5bd2e1b379bp-3, -0x1.7652e32132ccbp-2, -0x1.2aaa415b00d6ep-1, -0x1.b3b66a727f9b8p-2,
        -0x1.1a8f2f08ef384p+0, 0x1.005fe11c072edp-3, -0x1.e113c755fb426p-1, 0x1.88e57a617af16p-7,
        0x1.7722355ce5a78p-1, 0x1.c40731a95bc78p+0, 0x1.d449ecabc7368p+0, 0x1.334f832e24c7dp-4,
        0x1.6e964c7d61c9dp-3, -0x1.46fb123e106bfp-1};
    static constexpr double b[70] = {
        0x1.c6f65c101397ep+0, -0x1.1f288750b680ep+0, -0x1.4677f39926082p-1, -0x1.c09e79486108fp-2,
        0x1.b03f9e186488dp-1, -0x1.391c94f00c99fp+0, 0x1.ee5714deb1f07p-3, 0x1.70c41da1b7a66p+0,
        0x1.81e8fd489ac92p-1, 0x1.39d6071fece2dp-1, 0x1.8532021543907p-1, -0x1.138c6c40a0894p+0,
        -0x1.a7ff47abce1c6p-4, -0x1.ae0d278633fdcp-1, 0x1.397041b89e9ddp+1, 0x1.0a48334202889p+1,
        0x1.21938646942dfp-1, 0x1.0e9f81eae5b9bp-3, 0x1.c7d755771d96ap-1, -0x1.8360939cda298p-3,
        0x1.b48a32feb7f4cp-4, 0x1.2fcc5d39f0bafp+0, -0x1.c81395e386c86p-2, -0x1.f2614288f598bp-3,
        0x1.266b34ebe7eb1p+1, -0x1.edb4017d98341p-1, 0x1.12a86bdddd3fep-3, 0x1.de52422b6347bp-1,
        0x1.44cdbfbd90f5dp+0, 0x1.c2011ee420222p-2, 0x1.0aa8a12369e38p-1, -0x1.ea22690049c24p-3,
        0x1.05551026efea8p-4, -0x1.32aab6c72151fp-1, -0x1.21703e41fb524p-4, 0x1.72ef7b86f0f53p+0,
        -0x1.3902fb5bdbe8dp+0, 0x1.ac13cc069bbb6p-1, 0x1.706bae69ca71p-2, 0x1.b4f441f5aece1p-2,
        0x1.4f056aa762cc3p+0, 0x1.bb5d0049e004fp-1, -0x1.cdf84c8c370bp-2, -0x1.725a477c2d591p-1,
        0x1.e87299c16601fp-2, 0x1.720fae18a7b0fp-2, 0x1.6fe6a3fb001cep+0, 0x1.066674203c42bp+0,
        0x1.c085a39a90fd9p-1, 0x1.23960a524fd6ep-3, 0x1.99364378bec05p+0, -0x1.b308dfe5b791p+0,
        0x1.b132ec2721becp+0, -0x1.da80ef7bcf044p-2, 0x1.aeda8e298d811p-2, 0x1.a69952f5c3b13p-1,
        -0x1.40fe2892981ep+0, -0x1.98823befefd2dp-1, -0x1.3ba76af9aab1p+0, -0x1.c117e4bf0b453p-3,
        -0x1.d308e4621453ap+0, -0x1.7e76b6d159968p-4, 0x1.53de39cd2a76cp-1, 0x1.1ea5fcf6b5fa1p+0,
        0x1.2547cc675531cp-4, 0x1.06e968d8466bfp+1, 0x1.6d65d712df8f7p+0, -0x1.869a76c4971f7p-1,
        0x1.432086c48e252p-3, 0x1.3fc879244f64p-1};
    static constexpr double result[42] = {
        0x1.f18f6c6f5e52dp-1, -0x1.18c9928bc4209p-2, -0x1.4fdbaf5f7a022p-1, 0x1.e09b6e423cdcbp-1,
        -0x1.50090b5dd6824p+1, 0x1.7117f4fd75b6ep-1, -0x1.2ba6b37864d41p-2, 0x1.760312001301bp+2,
        -0x1.80f7aa47782ep+2, 0x1.737c2b2bee91p+1, 0x1.0ab91a7df9112p+2, 0x1.417ff1a956cbep+1,
        -0x1.f8079c9f3cf27p+1, 0x1.4fd685a1d0ae8p-1, -0x1.b88eca72db8dep+1, -0x1.3a5538f1cd088p+0,
        -0x1.8a08181f52edap+1, -0x1.646ad023fd043p+1, 0x1.2683ed7e83bacp+1, -0x1.4eed42fc2f9ep+0,
        -0x1.7c424df69af8cp-1, -0x1.59bce99222a3fp+0, -0x1.de921d2ce510ap-2, -0x1.570fb92d3bef7p+0,
        -0x1.33a6b878d5f92p+0, 0x1.9c96efc927a75p-1, 0x1.ce20db1777515p-4, -0x1.6c8c86ea482bep+0,
        -0x1.1c49504461d05p+1, -0x1.2486058f8c47ap-1, -0x1.11378ac01511bp+0, -0x1.a1d4ede857b7p+1,
        -0x1.f99a8ec14fd1cp-2, 0x1.71b13d6772fa7p+0, -0x1.d2fd20f1af527p-1, 0x1.696c8537f06b8p-3,
        0x1.b6a31bf799128p+1, 0x1.b47260c522fedp+1, -0x1.05802711ca97bp-1, -0x1.f41b507e13924p-1,
        -0x1.98043ba4e21cap+1, 0x1.73d56af2227e2p+2};
    static constexpr const double (&result_double)[42] = result;
};

/// einsum('jki,ilk->ijl'): one axis, a shared axis last in a and first in b.
struct contract_shared_anywhere_float {
    using element = float;
    static constexpr const char* name = "contract_shared_anywhere_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr float a[30] = {
        0x1.a7365p-2f, 0x1.a0e9ccp-2f, -0x1.6da1e8p+0f, -0x1.0bbae8p-6f, -0x1.32af5ep-3f, -0x1.184082p-3f,
        -0x1.56cda8p+0f, -0x1.10dce8p-1f, -0x1.39989ap-2f, -0x1.1fa34p-4f, -0x1.d67cfap-3f, -0x1.451692p+0f,
        -0x1.2fb8fp-1f, 0x1.33904ep+0f, -0x1.2b9f26p-1f, 0x1.7a901ep-1f, -0x1.65a99p-1f, 0x1.58ef2ap-3f,
        0x1.d837cp-2f, 0x1.35d3f4p-2f, 0x1.e840ecp-1f, -0x1.daec56p-7f, -0x1.5cd902p-1f, 0x1.dfc39ap-7f,
        -0x1.6b43d2p-1f, -0x1.4afb8p-5f, -0x1.2a916ep+0f, 0x1.e4cd7cp-1f, 0x1.a5a078p+0f, -0x1.db5544p-5f};
    static constexpr float b[70] = {
        0x1.780b94p+0f, -0x1.6d1bdcp-2f, -0x1.351a7ep-1f, -0x1.0ff798p-3f, -0x1.006cfap-1f, -0x1.f9d834p-2f,
        -0x1.01da0ap-2f, 0x1.2a6c32p-2f, -0x1.bf1552p-3f, -0x1.dfee24p-2f, -0x1.01acaap+0f, 0x1.d4d3fp-3f,
        0x1.237364p+0f, 0x1.9a41c8p-1f, -0x1.6e111cp-1f, 0x1.472096p-1f, -0x1.6ff12p+0f, 0x1.4c0c44p-3f,
        -0x1.519afep-1f, -0x1.47eb6ap-1f, -0x1.f367d4p-1f, -0x1.e4c686p-1f, 0x1.e85a22p-1f, -0x1.29d458p-2f,
        -0x1.f0f8fcp-1f, 0x1.aed18ep-1f, -0x1.4b142ap+0f, -0x1.b781fep-1f, 0x1.4d3164p+0f, -0x1.9bc91ap+0f,
        -0x1.0b07e4p-3f, -0x1.6a7d34p-2f, 0x1.3d067ep+0f, 0x1.22bd18p-2f, -0x1.047bcp-1f, 0x1.f67ac2p+0f,
        -0x1.6628e2p-3f, -0x1.4f054ep-1f, -0x1.3cafa4p-1f, 0x1.c3a86ap+0f, -0x1.354e26p-1f, -0x1.552098p-1f,
        0x1.fa9096p-2f, 0x1.16acb4p+0f, -0x1.b221dcp-1f, 0x1.fa38c4p-2f, -0x1.2dc332p+1f, 0x1.6cd9f6p-1f,
        -0x1.154624p+0f, -0x1.7480fap-3f, -0x1.3a7a28p-1f, 0x1.eb4beep-4f, 0x1.b8909p+0f, 0x1.448054p-2f,
        -0x1.bc83f2p-1f, 0x1.e8b3a8p-1f, -0x1.f02558p-5f, 0x1.6b54e4p-2f, 0x1.015e38p+0f, -0x1.34d822p+0f,
        0x1.4c1128p-1f, -0x1.167fa6p+0f, -0x1.4652b4p-2f, 0x1.84c5d8p-2f, 0x1.18a5b6p+1f, -0x1.4909fep-7f,
        0x1.6a723ap+0f, 0x1.169d8ep-1f, 0x1.c1fa1cp-1f, 0x1.d2fb0ap-3f};
    static constexpr float result[42] = {
        0x1.89b724p+0f, 0x1.186bdcp-1f, -0x1.c4781cp+0f, 0x1.af9326p+1f, 0x1.7e3a3p+0f, 0x1.12bc7p+0f,
        0x1.56f8ap-5f, 0x1.6d2d1p-4f, 0x1.d5e47p-6f, -0x1.75d34p+0f, 0x1.8d6b7p-1f, -0x1.1450cp-6f, -0x1.26469cp-1f,
        -0x1.d5dd5cp-1f, 0x1.66ef5ep+0f, -0x1.0609c2p+0f, -0x1.024828p+2f, 0x1.300e86p+0f, -0x1.1c5092p+1f,
        -0x1.dfe2f6p+0f, -0x1.ee4accp+0f, 0x1.18e75ep+0f, -0x1.a58f9ep-1f, 0x1.76ed68p-1f, -0x1.30de7ep-1f,
        -0x1.c29c4p-4f, -0x1.f99e7p-6f, -0x1.2c1264p-1f, -0x1.60dec4p+1f, 0x1.09769cp-2f, -0x1.95dap+1f,
        0x1.fcb9a6p+0f, -0x1.37dc82p+0f, -0x1.a38e7cp+0f, 0x1.2aa2bep+1f, -0x1.629e4ap-1f, 0x1.0f1814p+0f,
        -0x1.15e278p+0f, 0x1.2a8ff4p-2f, 0x1.fc5b78p-1f, 0x1.c230eap-3f, 0x1.a2bb3p-1f};
    static constexpr double result_double[42] = {
        0x1.89b724a64070cp+0, 0x1.186bdd44c0234p-1, -0x1.c4781cc7b814p+0, 0x1.af932565f1bc5p+1,
        0x1.7e3a2f3cee6b4p+0, 0x1.12bc6f23e0b94p+0, 0x1.56f895de00bp-5, 0x1.6d2d155afccp-4, 0x1.d5e47d33a9bp-6,
        -0x1.75d340816ffb8p+0, 0x1.8d6b6dbc95fd8p-1, -0x1.14508d237eap-6, -0x1.26469bad105b8p-1,
        -0x1.d5dd5b1298becp-1, 0x1.66ef5ddb7ed8p+0, -0x1.0609c1aef3ec8p+0, -0x1.024827c772998p+2,
        0x1.300e87b994af8p+0, -0x1.1c50911e7817p+1, -0x1.dfe2f6654d2dp+0, -0x1.ee4accc4a058p+0,
        0x1.18e760c2a9802p+0, -0x1.a58f9dd3f05dcp-1, 0x1.76ed681b180f8p-1, -0x1.30de7e2b18fdep-1,
        -0x1.c29c3a023a148p-4, -0x1.f99e74d6f1cp-6, -0x1.2c1264fb26de6p-1, -0x1.60dec70ebb8a8p+1,
        0x1.097698ff5b6ep-2, -0x1.95da02afc0aa2p+1, 0x1.fcb9a764eab98p+0, -0x1.37dc80529d8b8p+0,
        -0x1.a38e7986dc778p+0, 0x1.2aa2bdc2dea44p+1, -0x1.629e49cd2d463p-1, 0x1.0f18130300ed1p+0,
        -0x1.15e277677010ep+0, 0x1.2a8ff3262f5dep-2, 0x1.fc5b7a0ee5d3cp-1, 0x1.c230e85f37facp-3,
        0x1.a2bb2eee9eae6p-1};
};

/// einsum('ijkl,jiml->ijkm'): one axis, two shared axes in different orders.
struct contract_two_shared_float {
    using element = float;
    static constexpr const char* name = "contract_two_shared_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 2, m = 7;
    static constexpr float a[60] = {
        -0x1.c32368p-1f, -0x1.a579cp-3f, 0x1.4c178ep-2f, -0x1.034cdcp+0f, -0x1.3cb49ap-6f, 0x1.d4dfdep-1f,
        0x1.1aa66ap-1f, 0x1.87ed6cp+0f, 0x1.c50c0ap+0f, -0x1.294d32p-2f, -0x1.37a30ep+0f, -0x1.50966ep-2f,
        0x1.28753cp+1f, -0x1.56de2cp-2f, -0x1.30d5aap+0f, -0x1.c63608p-1f, -0x1.1f07ep-1f, -0x1.0ad5b2p+0f,
        0x1.25394ep-3f, 0x1.1abb7p-2f, -0x1.996e6ap+0f, -0x1.9e848cp+0f, 0x1.f20d08p-4f, -0x1.2a37a2p+0f,
        0x1.5940dp+0f, -0x1.9fccf4p+0f, 0x1.8ed408p-1f, -0x1.82ae7ap-2f, -0x1.adaa68p+0f, -0x1.09221cp-2f,
        -0x1.412898p-4f, -0x1.b94284p-3f, 0x1.0b9ef2p-4f, -0x1.e4511ap-1f, -0x1.ee801cp-2f, -0x1.0a44ep-2f,
        -0x1.fbf352p-1f, -0x1.8a9ep-2f, 0x1.5f9d4p-2f, 0x1.4bc00cp-3f, 0x1.1756c2p-1f, 0x1.e7355p-1f,
        0x1.eae73ep-1f, -0x1.35391ep-2f, 0x1.dca8fp-3f, 0x1.64d088p+0f, 0x1.8826d2p+0f, 0x1.12e6eep-2f,
        -0x1.0f1398p-2f, -0x1.5b21e6p+0f, -0x1.a1bd9ap+0f, -0x1.f1b722p+0f, 0x1.332066p-1f, -0x1.77caeep-2f,
        0x1.5487c2p+0f, 0x1.41c062p+0f, -0x1.12b602p-1f, 0x1.38ec4cp-2f, 0x1.7b0002p+0f, -0x1.39a66ap+0f};
    static constexpr float b[84] = {
        -0x1.490ed6p-2f, 0x1.10d07ep+0f, 0x1.01030cp-1f, -0x1.57e16ap-2f, 0x1.2fd4e8p-1f, -0x1.6b7d02p+0f,
        0x1.908f9ep-1f, 0x1.7e843ep-2f, 0x1.7b0cb6p-4f, 0x1.ec7824p-2f, -0x1.1ee4dap-1f, -0x1.1f75dp-1f,
        0x1.00864cp+0f, -0x1.d85c7p-1f, -0x1.74ae7ep-2f, -0x1.448ad4p-9f, 0x1.64e288p-2f, 0x1.db67eep+0f,
        -0x1.4c0e26p-3f, 0x1.c1a048p+0f, -0x1.0cc40cp-4f, -0x1.2e4e5cp-2f, 0x1.e164ecp-5f, -0x1.2909p-3f,
        0x1.4222b4p-3f, -0x1.99fd02p+0f, -0x1.2f4c8ep-2f, -0x1.0ad9fep+0f, -0x1.628eb4p-1f, -0x1.daa03p-2f,
        0x1.4f317cp+0f, -0x1.25c908p+1f, 0x1.1648bp-4f, -0x1.e44d84p-1f, -0x1.80c07ap-2f, 0x1.0fcba2p+0f,
        -0x1.db79a4p-1f, -0x1.4cea08p-1f, -0x1.18461ep-1f, 0x1.27e4ccp-2f, 0x1.3c707ep-6f, -0x1.8b661cp-3f,
        0x1.71747ap-1f, -0x1.ba3b4ep-1f, 0x1.6f6ac2p-2f, 0x1.f925e2p-4f, -0x1.0c7adap+0f, -0x1.b64c36p-2f,
        0x1.d73b4ep-3f, 0x1.52b8ep-1f, 0x1.2f87e8p+0f, -0x1.195f2ap-2f, -0x1.984938p-1f, 0x1.16ea7ep-1f,
        -0x1.4a8402p-3f, -0x1.019cb4p-5f, -0x1.1c67a8p+0f, -0x1.f25d5ep-1f, -0x1.92a724p-2f, -0x1.d21428p-2f,
        0x1.057e08p+0f, 0x1.192fe8p-1f, 0x1.9dbe94p-2f, 0x1.0cf624p+0f, -0x1.d61acp-2f, -0x1.1f1462p-1f,
        0x1.8d3666p-3f, 0x1.77757cp+0f, 0x1.e2a4c8p-1f, 0x1.5e7dd2p-1f, 0x1.99ff1p-3f, 0x1.8f37f2p-1f,
        0x1.935dd8p-2f, -0x1.6423cep-1f, -0x1.03c1bcp-2f, 0x1.7175dp-3f, -0x1.1629eep-1f, -0x1.3d2bcep-1f,
        -0x1.4187a2p-3f, -0x1.fa1696p+0f, -0x1.ccf226p-2f, 0x1.30a902p-1f, -0x1.3d7236p-1f, 0x1.ed92dap-1f};
    static constexpr float result[210] = {
        0x1.05740cp-4f, -0x1.7e26c2p-2f, -0x1.d86ac4p-3f, -0x1.884e8ap-1f, -0x1.71b1e6p-3f, 0x1.37f31cp-1f,
        -0x1.62d9fcp-1f, -0x1.2f02bp+0f, 0x1.01820cp-1f, 0x1.a1711cp+0f, -0x1.fe8c5p-4f, -0x1.d415f2p-2f,
        0x1.8c3f68p-2f, 0x1.426b1cp+0f, 0x1.f6d9e4p-1f, -0x1.44da0ep-2f, -0x1.4fcef4p+0f, 0x1.4ecfc4p-2f,
        0x1.c12834p-2f, -0x1.01b3acp-1f, -0x1.ba7ddep-1f, 0x1.74416cp+0f, -0x1.e5678cp-3f, -0x1.d89f8ap+0f,
        0x1.00f854p+0f, 0x1.932242p-1f, -0x1.2b3c6cp+0f, -0x1.b7f092p-1f, -0x1.c1957p-1f, 0x1.f8c2p-1f,
        0x1.76616cp+0f, 0x1.46acdp+0f, 0x1.8b8dbp-6f, -0x1.a842dcp-1f, 0x1.0545f4p+1f, 0x1.fd9e54p-1f,
        -0x1.add0bcp-1f, 0x1.d3608cp-3f, 0x1.bc0fa8p-4f, 0x1.581eaap+0f, 0x1.248e6cp-1f, 0x1.47434p-5f,
        -0x1.72dc8p+0f, 0x1.e6891ap+1f, 0x1.e573acp-2f, -0x1.39c8dcp+0f, -0x1.eee232p+0f, -0x1.5d5634p+0f,
        0x1.c00246p-4f, 0x1.3c5c38p+0f, 0x1.e877f8p-2f, 0x1.843806p-1f, -0x1.fa534cp-2f, 0x1.aec1f8p+0f,
        0x1.94fb46p-2f, 0x1.2fab8ep-3f, 0x1.be1fc4p-1f, 0x1.a886d8p+0f, 0x1.e54c9p-1f, -0x1.cac008p-1f,
        0x1.32c788p+0f, 0x1.751f8p-8f, 0x1.85f56ap-3f, -0x1.d12654p-3f, -0x1.c8f5c6p-2f, -0x1.017a02p-2f,
        0x1.ea2e08p-3f, -0x1.3ffdfp-2f, 0x1.70ecp-10f, -0x1.9e08c2p-5f, 0x1.ad2b64p+1f, 0x1.5daa28p+0f,
        -0x1.42eed6p+1f, -0x1.2c77a6p+1f, 0x1.a462acp+0f, -0x1.57ada6p+1f, -0x1.4edb98p+1f, 0x1.ff62f8p-1f,
        0x1.edfae6p-2f, -0x1.07f75p-1f, -0x1.2cbd3p+0f, 0x1.31d75ep-1f, -0x1.af56cap+0f, -0x1.5d9adp-1f,
        0x1.52a7ap-4f, 0x1.abf54p-3f, 0x1.f138ap-2f, -0x1.295ab4p+0f, 0x1.2a8ebp-2f, -0x1.0f6ed8p+1f, 0x1.468edp-3f,
        -0x1.fdc734p-2f, -0x1.134d52p-3f, 0x1.2d340cp-1f, -0x1.4fdfd8p-4f, -0x1.2ac29p-3f, -0x1.9c6a24p-2f,
        0x1.e737a4p-2f, 0x1.0eedd2p+1f, 0x1.8e3dacp-1f, -0x1.db4946p+0f, -0x1.e67d34p-1f, 0x1.d4d676p-1f,
        -0x1.691876p-1f, -0x1.c26792p+0f, 0x1.dc4782p-6f, -0x1.b5b452p-2f, -0x1.767c64p-2f, 0x1.199c8cp-4f,
        0x1.b48032p-6f, 0x1.54b6acp-2f, 0x1.fb86bep-3f, -0x1.5f398ep-6f, -0x1.bbdf36p+0f, -0x1.ac06fep+0f,
        0x1.199218p-2f, 0x1.20d68cp-3f, 0x1.8673a2p+0f, 0x1.eef024p-1f, 0x1.69432cp-3f, -0x1.4d68eap-1f,
        -0x1.837c54p-2f, 0x1.bc38f4p-4f, 0x1.31eb68p-7f, 0x1.5ca72cp-2f, 0x1.a805aep-2f, 0x1.72b608p-2f,
        -0x1.0fb8d4p+0f, -0x1.082fa4p-1f, 0x1.6e5184p-3f, -0x1.3b708p-9f, 0x1.d83136p-2f, 0x1.641f54p-1f,
        -0x1.00c25ep-3f, 0x1.ae9576p-2f, 0x1.d4a6b4p-3f, -0x1.202a86p-4f, -0x1.b2a77p-9f, -0x1.a4b0d8p-3f,
        -0x1.150d18p-2f, -0x1.b67fc2p-2f, 0x1.40a0f8p-2f, -0x1.f57e7p-1f, 0x1.829848p-1f, 0x1.8aa8a8p-2f,
        0x1.554008p-4f, -0x1.e3379p-4f, 0x1.e7c666p-1f, 0x1.3a2464p-2f, -0x1.c0a83p-1f, 0x1.555eep-6f,
        0x1.384412p+0f, -0x1.dbb04cp-1f, -0x1.2972e2p-3f, -0x1.0932d4p+0f, 0x1.0588a8p-2f, -0x1.ae6ce6p-1f,
        0x1.f3884cp-1f, -0x1.b66428p-4f, 0x1.25ba98p-1f, -0x1.4d61c4p-4f, 0x1.bf39c6p-1f, 0x1.2a5d2ap-1f,
        -0x1.b8af64p+0f, 0x1.0f656cp-1f, 0x1.be13c8p+0f, -0x1.1346b2p+0f, -0x1.05cb32p-2f, 0x1.f5db4cp-1f,
        -0x1.0c81d8p-2f, 0x1.b74ef8p-1f, -0x1.ea7d3p-1f, 0x1.e1093p-5f, -0x1.0e1f98p-1f, 0x1.5da648p-4f,
        -0x1.d7b59ep+0f, 0x1.6b4cfap-1f, 0x1.02dfdp-4f, 0x1.0ba35p+1f, 0x1.06615ap+2f, -0x1.b0784cp-2f,
        -0x1.b99908p-1f, -0x1.541706p-3f, 0x1.f75bacp-2f, -0x1.bf385p-3f, -0x1.93b0c4p-4f, 0x1.433c58p-1f,
        -0x1.f41ce4p-2f, -0x1.738e6ap-1f, 0x1.3f0c9ap+0f, -0x1.66aa84p-2f, -0x1.c56778p-4f, -0x1.8052bep+0f,
        -0x1.58c47cp+1f, 0x1.31576p-3f, 0x1.8c281p-2f, 0x1.0c017p-3f, -0x1.b216ccp-2f, 0x1.87a53p-3f,
        0x1.a29644p-4f, -0x1.0a2e5cp-1f, 0x1.b1850ap-2f, 0x1.41279cp-1f, -0x1.515fc2p-1f, 0x1.6f76ap+0f,
        -0x1.317238p-1f, -0x1.7375ap-5f, 0x1.18471p+1f, -0x1.653cf8p+0f, -0x1.0cac6p+1f};
    static constexpr double result_double[210] = {
        0x1.05740eb2b8ep-4, -0x1.7e26c21f1bbp-2, -0x1.d86ac186b9p-3, -0x1.884e8b3120ep-1, -0x1.71b1e6accabcp-3,
        0x1.37f31b9d58c8p-1, -0x1.62d9fd322a6p-1, -0x1.2f02b018cb934p+0, 0x1.01820cb108b6p-1, 0x1.a1711cb323cep+0,
        -0x1.fe8c52da7dd8p-4, -0x1.d415f1871880cp-2, 0x1.8c3f66b0ba0ap-2, 0x1.426b1c932caap+0, 0x1.f6d9e573a20d8p-1,
        -0x1.44da0f48ea1fcp-2, -0x1.4fcef4af45452p+0, 0x1.4ecfc2388bf9ap-2, 0x1.c12835aa27fe8p-2,
        -0x1.01b3ad09d1637p-1, -0x1.ba7ddd674e5dcp-1, 0x1.74416c9b3e148p+0, -0x1.e56790165f8p-3,
        -0x1.d89f87c670d4p+0, 0x1.00f854e1c6e5p+0, 0x1.93224376d60dcp-1, -0x1.2b3c6ad8a971p+0, -0x1.b7f092e5cbc8p-1,
        -0x1.c19570339d7cp-1, 0x1.f8c20128cb8e8p-1, 0x1.76616ceb19a1p+0, 0x1.46acd034da744p+0, 0x1.8b8dbd7af05p-6,
        -0x1.a842dc7803dcp-1, 0x1.0545f546635ap+1, 0x1.fd9e5586086cp-1, -0x1.add0bc6e402p-1, 0x1.d3608c1ca1e8p-3,
        0x1.bc0fa44f244p-4, 0x1.581ea8adb16ap+0, 0x1.248e6d0c74afp-1, 0x1.4743417a1796p-5, -0x1.72dc7fe7e3acp+0,
        0x1.e689196e2468p+1, 0x1.e573ac5fa1f8p-2, -0x1.39c8da88ce42p+0, -0x1.eee2314d1144p+0, -0x1.5d5633a8e8b9p+0,
        0x1.c0024596e42cp-4, 0x1.3c5c392f27f4p+0, 0x1.e877ff0bbfap-2, 0x1.843805414b74p-1, -0x1.fa534cf7bf1cp-2,
        0x1.aec1f8d75d84p+0, 0x1.94fb4585f4a8p-2, 0x1.2fab8e9b1b3a8p-3, 0x1.be1fc38d8d7p-1, 0x1.a886d8de06ep+0,
        0x1.e54c8f97f328p-1, -0x1.cac007ce5118p-1, 0x1.32c789102ba8p+0, 0x1.751fedd69ap-8, 0x1.85f56a66cd74p-3,
        -0x1.d12654ad59ecp-3, -0x1.c8f5c4d8bf1cp-2, -0x1.017a02116033p-2, 0x1.ea2e074ae5f5p-3, -0x1.3ffdf09f42bep-2,
        0x1.70ec3d4487p-10, -0x1.9e08c2105af9cp-5, 0x1.ad2b64876fa2p+1, 0x1.5daa274194b2p+0, -0x1.42eed585446p+1,
        -0x1.2c77a5d1a601p+1, 0x1.a462acb83bacp+0, -0x1.57ada5e4fd8bcp+1, -0x1.4edb9815d06ap+1, 0x1.ff62f8fb6ed4p-1,
        0x1.edfae5a3b87ep-2, -0x1.07f74fe6ddc8p-1, -0x1.2cbd31cf70e58p+0, 0x1.31d75d638f54p-1,
        -0x1.af56ca18cab5ap+0, -0x1.5d9acf5f88p-1, 0x1.52a79feba4cp-4, 0x1.abf5415c91cp-3, 0x1.f138a47487cp-2,
        -0x1.295ab38a544p+0, 0x1.2a8eb0114edp-2, -0x1.0f6ed7c2a9eap+1, 0x1.468ec47a796p-3, -0x1.fdc7337b891ap-2,
        -0x1.134d52e6a398p-3, 0x1.2d340ce26f1cp-1, -0x1.4fdfd5560b6p-4, -0x1.2ac28ee9834cp-3, -0x1.9c6a25bdba4cp-2,
        0x1.e737a2e26d36p-2, 0x1.0eedd34741448p+1, 0x1.8e3dadd4d7dcp-1, -0x1.db49451d44ecp+0, -0x1.e67d3403b408p-1,
        0x1.d4d676a27eaep-1, -0x1.6918761e9e24p-1, -0x1.c2679281957fp+0, 0x1.dc478272a3c54p-6, -0x1.b5b451b2b568p-2,
        -0x1.767c647077db8p-2, 0x1.199c8b5c342ap-4, 0x1.b480324a0a7cp-6, 0x1.54b6aac656adp-2, 0x1.fb86bf1d1782p-3,
        -0x1.5f398ccd84438p-6, -0x1.bbdf35ad55c3cp+0, -0x1.ac06fe990d4fep+0, 0x1.1992185935beap-2,
        0x1.20d68b97f13c6p-3, 0x1.8673a1a401e65p+0, 0x1.eef0250b01ba2p-1, 0x1.69432b242cad8p-3,
        -0x1.4d68e9c8acfcp-1, -0x1.837c53b84d7bp-2, 0x1.bc38f491dcd4p-4, 0x1.31eb6aaa763p-7, 0x1.5ca72c88304ap-2,
        0x1.a805adb00e22p-2, 0x1.72b60941ba9ap-2, -0x1.0fb8d2b22df2p+0, -0x1.082fa3bca4ba8p-1, 0x1.6e5184f6eff6p-3,
        -0x1.3b708a32bccp-9, 0x1.d83135143d96p-2, 0x1.641f52be35dfp-1, -0x1.00c25ef42b81p-3, 0x1.ae9576a23214p-2,
        0x1.d4a6b2eecd8p-3, -0x1.202a85ea6de8p-4, -0x1.b2a7721b84p-9, -0x1.a4b0d56817d8p-3, -0x1.150d16d36a54p-2,
        -0x1.b67fc3ca6decp-2, 0x1.40a0f7513d96p-2, -0x1.f57e70ae94ecp-1, 0x1.829848c137a38p-1, 0x1.8aa8a646241p-2,
        0x1.5540057c43cp-4, -0x1.e33791164494p-4, 0x1.e7c665977a0fp-1, 0x1.3a2465ebb8564p-2, -0x1.c0a8303418418p-1,
        0x1.555ee5e2a99p-6, 0x1.384411e85926cp+0, -0x1.dbb04a5083f9p-1, -0x1.2972e2895c2c8p-3, -0x1.0932d3b11c92p+0,
        0x1.0588a9425ccp-2, -0x1.ae6ce758bd7p-1, 0x1.f3884b960d49p-1, -0x1.b6642293664p-4, 0x1.25ba978cc66p-1,
        -0x1.4d61c54c0448p-4, 0x1.bf39c7b1da73p-1, 0x1.2a5d29f3a1b2ep-1, -0x1.b8af636518b74p+0, 0x1.0f656c63568fp-1,
        0x1.be13c7a948ff4p+0, -0x1.1346b12a49538p+0, -0x1.05cb31bbd60ccp-2, 0x1.f5db4ca64878p-1,
        -0x1.0c81d7e07d0fp-2, 0x1.b74ef80d46fap-1, -0x1.ea7d2f533945p-1, 0x1.e10930b7ffep-5, -0x1.0e1f971242e4p-1,
        0x1.5da647654274p-4, -0x1.d7b59d8afe06p+0, 0x1.6b4cf9ef8d64p-1, 0x1.02dfcbe6b12p-4, 0x1.0ba3501580a2p+1,
        0x1.066159301006ap+2, -0x1.b078485c07acp-2, -0x1.b9990882c478p-1, -0x1.5417071226ccp-3, 0x1.f75bac4b1ccap-2,
        -0x1.bf3850b31acp-3, -0x1.93b0c58f4848p-4, 0x1.433c55fbe4688p-1, -0x1.f41ce602f78p-2, -0x1.738e6947436dp-1,
        0x1.3f0c9a4c0c96p+0, -0x1.66aa85f26408p-2, -0x1.c56777959eap-4, -0x1.8052bd49c69cp+0, -0x1.58c47cb706224p+1,
        0x1.3157649db578p-3, 0x1.8c280dd9611p-2, 0x1.0c016e3304c8p-3, -0x1.b216cb6d6a6cp-2, 0x1.87a52fedd9e8p-3,
        0x1.a29647a84d2p-4, -0x1.0a2e5c65f6db8p-1, 0x1.b1850a8e7672p-2, 0x1.41279ba2c864p-1, -0x1.515fc27d16acp-1,
        0x1.6f76a141e292p+0, -0x1.31723759abc4p-1, -0x1.73758ec9c9p-5, 0x1.18470fd6be19cp+1, -0x1.653cf80e9c7dp+0,
        -0x1.0cac5fa3c3acp+1};
};

/// einsum('ijk,ljk->il'): two axes.
struct contract_two_axes_float {
    using element = float;
    static constexpr const char* name = "contract_two_axes_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr float a[30] = {
        -0x1.d91962p-2f, -0x1.432722p+1f, 0x1.876a3ep-4f, -0x1.271e66p+0f, 0x1.c20ff6p-1f, 0x1.cf29a8p-1f,
        -0x1.f09f82p-3f, 0x1.762ad4p+0f, 0x1.5878dp-1f, 0x1.2f4664p+0f, -0x1.fe8568p-1f, -0x1.4928e6p-1f,
        -0x1.129748p-4f, -0x1.3a5eb2p-6f, -0x1.a3d1ccp-1f, 0x1.00a9c6p-1f, 0x1.7016fp-2f, 0x1.06b76cp+0f,
        0x1.13a90ap+0f, -0x1.3af902p+0f, -0x1.8422aap-1f, -0x1.6bec66p-1f, -0x1.75681ep-1f, 0x1.344d86p+0f,
        0x1.47208p-1f, 0x1.d83c0ep+0f, -0x1.3ad016p-2f, 0x1.657084p+0f, 0x1.2995aep+0f, -0x1.d228cap-1f};
    static constexpr float b[105] = {
        -0x1.cd8b3cp-8f, 0x1.0246d4p-1f, 0x1.573a98p-1f, -0x1.880bfep-2f, 0x1.ef6f64p-6f, 0x1.87d07cp-2f,
        -0x1.06b83p-1f, 0x1.6bbc6cp-1f, 0x1.cf25ccp+0f, 0x1.bdabfcp-2f, 0x1.529a7ep+1f, 0x1.0fb852p-2f,
        0x1.d8d4dep-1f, -0x1.c00ebep-2f, 0x1.0253f4p+1f, 0x1.598fp+0f, -0x1.025c2cp-2f, -0x1.22d63p-5f,
        -0x1.08674cp-4f, -0x1.2efb0ep-1f, 0x1.805174p-4f, -0x1.064b9p+1f, 0x1.0e1522p+0f, -0x1.3e8f9ep-1f,
        -0x1.c598fap-1f, 0x1.32103ep-3f, 0x1.896b68p-1f, 0x1.a0650cp-2f, 0x1.5d589cp+0f, -0x1.7975dep-1f,
        -0x1.6ab224p-1f, -0x1.230cd4p-2f, 0x1.9fd438p+0f, -0x1.49e69ep-2f, 0x1.d6eee6p-3f, -0x1.ef5d0ep-1f,
        -0x1.446204p-1f, 0x1.835edap-1f, 0x1.68d376p-2f, 0x1.39a17p-1f, 0x1.8cbd9p-1f, -0x1.6e45dap-3f,
        -0x1.a98542p-2f, -0x1.ca6758p-2f, -0x1.fc975ap-1f, -0x1.aa281p+0f, -0x1.83f15p-7f, 0x1.722dcap+0f,
        0x1.78283ap+0f, 0x1.c7db24p+0f, 0x1.b7464p+0f, -0x1.272282p-2f, 0x1.e9f568p-2f, -0x1.03b488p-3f,
        -0x1.80a3f8p+0f, 0x1.10f5fcp+1f, 0x1.296a72p-3f, -0x1.4c0092p+0f, 0x1.68299ap-2f, 0x1.dbe954p-4f,
        -0x1.49bbbp-2f, 0x1.17c476p-4f, -0x1.1775aap-1f, -0x1.37ba3cp+1f, 0x1.d64c96p-4f, -0x1.558348p-1f,
        0x1.337d96p-1f, 0x1.57fa54p-1f, -0x1.6108eap-2f, 0x1.3da87cp+0f, -0x1.b943eep-1f, 0x1.2fb6eep-1f,
        0x1.930b2cp-2f, -0x1.3c2132p+0f, 0x1.ebf6p-2f, -0x1.37c6e8p+1f, -0x1.1b90c8p-3f, 0x1.f51742p-5f,
        -0x1.9d05c2p+0f, 0x1.53bce6p-2f, -0x1.f66366p-2f, -0x1.34d122p+0f, 0x1.ffa8fap-1f, -0x1.688d62p+0f,
        -0x1.c21ceep-1f, 0x1.ee517p-2f, 0x1.52e358p-3f, 0x1.cedd5p-5f, -0x1.2faf1cp+0f, -0x1.4e08aep-2f,
        0x1.882382p-2f, -0x1.d4cb8p-1f, -0x1.bd478ep-2f, -0x1.0c5ae2p-1f, 0x1.1553p+1f, 0x1.07f6c2p+1f,
        -0x1.9d4026p-1f, 0x1.295a9ep-1f, -0x1.1deb2cp-2f, 0x1.e70684p-1f, 0x1.3f91f6p-3f, 0x1.67e4d2p-4f,
        0x1.6f7cacp+0f, -0x1.8b0fa8p-1f, 0x1.080f3cp-2f};
    static constexpr float result[14] = {
        -0x1.01b0eap+1f, 0x1.05dfacp-3f, 0x1.a82ccap+1f, -0x1.f0aadap-1f, 0x1.18a304p+2f, 0x1.535e04p+1f,
        0x1.fc8b1ap+2f, 0x1.8af4fcp+2f, 0x1.afcde4p+1f, 0x1.a86b12p+1f, -0x1.1e0344p-3f, -0x1.a5bf22p+2f,
        -0x1.518df2p+2f, -0x1.e92fd2p+1f};
    static constexpr double result_double[14] = {
        -0x1.01b0eb14b1367p+1, 0x1.05dfa60e7ea28p-3, 0x1.a82ccdaf54608p+1, -0x1.f0aacfc746d9ep-1,
        0x1.18a3053a53988p+2, 0x1.535e00fad99c5p+1, 0x1.fc8b1826b7fa8p+2, 0x1.8af4fa15a2364p+2,
        0x1.afcde167ae02ep+1, 0x1.a86b11aec6e0bp+1, -0x1.1e0350e28ccdp-3, -0x1.a5bf2287a65abp+2,
        -0x1.518df162b65fbp+2, -0x1.e92fcd43f906ap+1};
};

/// einsum('jik,kjl->il'): two axes in different orders.
struct contract_two_axes_crossed_float {
    using element = float;
    static constexpr const char* name = "contract_two_axes_crossed_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr float a[30] = {
        0x1.00b364p+0f, -0x1.0a4316p-2f, -0x1.520292p+0f, -0x1.5202ccp+0f, 0x1.6b0fa6p-4f, -0x1.ba2fe6p-2f,
        0x1.ffce6p-3f, -0x1.a4b384p-2f, -0x1.7637fcp+0f, 0x1.8c538ap+0f, 0x1.2ba964p-1f, 0x1.3c1bb6p-1f,
        0x1.047c8ap+0f, -0x1.9a82aep-2f, -0x1.a7d678p+0f, -0x1.dd14d4p-4f, -0x1.70acdap+0f, -0x1.e2ea48p-2f,
        0x1.b2559p-2f, 0x1.54fc02p-2f, 0x1.46ab0ap+1f, -0x1.8317ap-1f, -0x1.4161bp+0f, 0x1.871a0ap-1f,
        0x1.e89818p-1f, 0x1.d59024p-5f, 0x1.225142p-1f, -0x1.9bbbb2p-3f, 0x1.d37846p-2f, -0x1.379582p-2f};
    static constexpr float b[105] = {
        0x1.ae8bdep-1f, 0x1.e08e5ap-1f, -0x1.37fb7ap+0f, 0x1.888102p-1f, -0x1.771dc8p-3f, 0x1.a19592p-2f,
        -0x1.e832e2p-1f, -0x1.87a2fap+0f, -0x1.63e678p-6f, 0x1.bc85ep-3f, 0x1.6ad4a4p-2f, -0x1.0558a8p-1f,
        -0x1.fd643p-3f, -0x1.e1275ep-3f, 0x1.315c14p-2f, -0x1.13bdp-1f, -0x1.13eb16p+0f, 0x1.4822aap-2f,
        -0x1.b03aeap-6f, -0x1.1004f4p+0f, -0x1.02a52cp+1f, 0x1.62c788p-2f, 0x1.085134p+0f, -0x1.538974p+0f,
        0x1.12cbf8p+0f, 0x1.407edep-2f, -0x1.9a849ap+0f, 0x1.92efbcp-3f, 0x1.d009fcp-1f, -0x1.08f332p+1f,
        0x1.93611p+0f, -0x1.5484a2p+1f, -0x1.ab1fb4p+0f, -0x1.a9313cp+0f, 0x1.325ccap+1f, -0x1.528df6p-3f,
        -0x1.b6439cp-1f, 0x1.9344e4p+1f, -0x1.be937ep-2f, -0x1.1c31eap+0f, -0x1.ab86f8p+0f, -0x1.2b6338p+0f,
        0x1.460c96p-1f, 0x1.6e8354p-1f, -0x1.4cdc3ep-2f, 0x1.4c3f88p+0f, -0x1.2d8728p-2f, 0x1.0cb766p-3f,
        0x1.cb1356p-1f, 0x1.e6b984p-1f, -0x1.0e17fep-1f, 0x1.ecc2p-1f, -0x1.5065f2p-1f, -0x1.0c3d3cp+0f,
        0x1.ebf3c6p-1f, 0x1.53c41p-1f, -0x1.c19a76p-8f, -0x1.40eb3cp+0f, -0x1.827caap-2f, 0x1.521c7ep+0f,
        0x1.afc7bp+0f, -0x1.b80cb8p-1f, -0x1.91e77ap-2f, 0x1.f9ac84p-1f, 0x1.58cc04p+0f, 0x1.28abcap-1f,
        -0x1.b1e484p-1f, -0x1.1ca76cp-4f, -0x1.1bd156p+0f, 0x1.f2ee74p-2f, 0x1.368ce8p-1f, 0x1.0aaacp+0f,
        0x1.67007cp-1f, -0x1.3fbdd4p+0f, 0x1.1532c2p-3f, -0x1.bb8e56p-2f, 0x1.58809p-2f, -0x1.85d1f2p-3f,
        -0x1.c7674cp+0f, 0x1.e3601cp-5f, -0x1.595caep-3f, -0x1.28954cp-3f, -0x1.06c54cp+1f, 0x1.27b85p-1f,
        -0x1.89a768p-1f, -0x1.37a1cep-8f, 0x1.0c017p+0f, 0x1.5934dcp-3f, -0x1.6b21c4p-1f, -0x1.2880dcp+0f,
        -0x1.82a16p+0f, 0x1.073a12p-1f, 0x1.768cc6p-1f, 0x1.74e326p+0f, -0x1.015e1ep-2f, -0x1.056864p-1f,
        -0x1.f95706p-2f, 0x1.2c4932p+0f, 0x1.26232ep-4f, -0x1.73cf8p-4f, -0x1.ed8deep-1f, -0x1.714fd4p-1f,
        0x1.2d3762p-3f, -0x1.59f48cp-1f, 0x1.8c420cp-6f};
    static constexpr float result[14] = {
        -0x1.1adf36p+0f, -0x1.86d028p+2f, -0x1.d11bc8p+2f, -0x1.4d65p+1f, -0x1.622e5ep+1f, 0x1.d2f308p-3f,
        -0x1.961d74p+2f, -0x1.2032fap+2f, 0x1.ce476p-2f, 0x1.41c716p+0f, 0x1.0270ap+2f, 0x1.0b72b6p+0f,
        -0x1.8010dp-1f, -0x1.a672ep+2f};
    static constexpr double result_double[14] = {
        -0x1.1adf3487dbfa2p+0, -0x1.86d0254869ac6p+2, -0x1.d11bc5d972416p+2, -0x1.4d64fefbfbe3cp+1,
        -0x1.622e5b4262f4cp+1, 0x1.d2f2d3b61892p-3, -0x1.961d73c52461bp+2, -0x1.2032f72ad7366p+2,
        0x1.ce47605393c38p-2, 0x1.41c7158435163p+0, 0x1.0270a0a23f256p+2, 0x1.0b72b9a45e04p+0,
        -0x1.8010cb8924e28p-1, -0x1.a672e18aed994p+2};
};

/// einsum('ijkl,ijmk->ilm'): two axes, one shared axis.
struct contract_two_axes_shared_float {
    using element = float;
    static constexpr const char* name = "contract_two_axes_shared_float";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 2, m = 7;
    static constexpr float a[60] = {
        -0x1.67e88ep-2f, -0x1.848726p-1f, 0x1.0f0c8ap+0f, 0x1.9749bep-3f, -0x1.743466p+0f, -0x1.993624p-2f,
        -0x1.1f8cap-5f, 0x1.03be38p+0f, -0x1.9065a6p-1f, -0x1.33f3d6p+1f, 0x1.980d98p-1f, 0x1.308954p+0f,
        0x1.26c84ap+0f, 0x1.1ad788p-1f, -0x1.bbbbdap+0f, -0x1.e786f2p-1f, 0x1.8ae394p+0f, 0x1.bfcfdcp-1f,
        -0x1.c596dap-3f, 0x1.44e984p+0f, -0x1.a35034p-3f, -0x1.7aa79ep+0f, 0x1.6d4a06p+0f, -0x1.81bd18p+0f,
        0x1.09f7f4p-2f, 0x1.00451ep-1f, -0x1.a3950ap-3f, 0x1.975b7p+0f, 0x1.07032cp-2f, 0x1.e6406cp-3f,
        0x1.2629dp-2f, 0x1.131fdp+1f, 0x1.4a847p+0f, -0x1.f6a58ap-4f, 0x1.a419cap+0f, 0x1.4ca466p-1f,
        0x1.8525e6p-1f, 0x1.e99b3ap+0f, 0x1.4f7396p+0f, 0x1.454ae2p+0f, -0x1.790344p-2f, 0x1.95e7b6p-1f,
        0x1.30c11p-1f, -0x1.ea77a2p-1f, 0x1.2e8f24p+0f, 0x1.32e76p-3f, -0x1.14f0bcp-3f, -0x1.0cb87cp+0f,
        0x1.eaabc4p-1f, 0x1.574cccp-1f, -0x1.11aefep+0f, -0x1.d58268p-3f, 0x1.ebd98cp-1f, -0x1.51684ep+0f,
        0x1.09731p+1f, 0x1.315ba2p+0f, -0x1.303d0cp-2f, 0x1.3c69a4p-1f, -0x1.93240ap-4f, -0x1.52c172p-1f};
    static constexpr float b[210] = {
        0x1.70c734p+0f, -0x1.616e66p-1f, 0x1.4afbbcp-8f, 0x1.2f849ep+1f, -0x1.0c8a5p-1f, -0x1.43d37cp+0f,
        -0x1.3be9e2p+0f, 0x1.b35cap+0f, -0x1.0ed2aap+1f, 0x1.36f3d2p-4f, -0x1.b0a55cp-2f, 0x1.f9692ep+0f,
        0x1.653d4ep-3f, 0x1.750b74p-2f, 0x1.cb5d82p-3f, -0x1.54a1fp-1f, 0x1.e7397cp+0f, 0x1.5eb06p+0f,
        -0x1.39a1cp+0f, 0x1.40a91cp-2f, 0x1.efbb0ep-2f, 0x1.73db9ap-1f, -0x1.5b2062p+0f, 0x1.46eeccp-1f,
        -0x1.15e056p+0f, -0x1.c8367p-1f, -0x1.f5b32ep-2f, -0x1.7aba26p-5f, -0x1.02fdb8p+0f, 0x1.9ccf26p+0f,
        -0x1.6febccp-4f, -0x1.21e4bcp-3f, 0x1.11ce42p-3f, -0x1.ab8b22p-1f, 0x1.dca5a6p-4f, -0x1.02374p+0f,
        -0x1.d50bdap-1f, 0x1.8ebb8ap-1f, 0x1.83467p-1f, -0x1.bfda32p-4f, -0x1.3edefcp-2f, 0x1.0a5cecp-1f,
        -0x1.21fa1p-7f, -0x1.a07b36p+0f, 0x1.06ffc6p+0f, -0x1.a5415ap-1f, -0x1.d037bap-3f, -0x1.cdd8cep-2f,
        0x1.a011ccp-1f, 0x1.7c3eap+0f, -0x1.300fbap-4f, -0x1.173dcp-1f, -0x1.ae5004p+0f, 0x1.af22bap-4f,
        -0x1.64a13cp-1f, -0x1.a91286p-3f, 0x1.d363bp-2f, 0x1.107d6p+0f, -0x1.8eb65ep-1f, 0x1.893dbap+0f,
        -0x1.4d419ap-3f, -0x1.243548p-2f, -0x1.004716p+1f, -0x1.77ee98p-1f, 0x1.cd5762p+0f, 0x1.79bdcep+0f,
        0x1.1e07p+0f, -0x1.7596b4p-1f, -0x1.a8c498p-2f, 0x1.cee158p-3f, -0x1.a7b4bep+0f, 0x1.3e9f28p-1f,
        0x1.ccab52p-3f, -0x1.1d914ap-3f, -0x1.28ac8cp+0f, -0x1.09ed56p-4f, -0x1.778d32p-2f, 0x1.0bc096p-2f,
        0x1.e80cdep-3f, -0x1.72131ep+0f, 0x1.88beeep-1f, 0x1.b675b2p-1f, 0x1.54b60ap-1f, -0x1.21e048p-6f,
        0x1.29e28p-1f, 0x1.e341fap-2f, 0x1.87775ap-4f, -0x1.a19a3ep-1f, -0x1.fd9712p-1f, -0x1.3c0c24p+0f,
        -0x1.3e2da8p+0f, -0x1.188bcp-3f, 0x1.dfd46cp-4f, -0x1.07348cp-2f, 0x1.0ff684p-1f, -0x1.3afb0ep-2f,
        0x1.857b4p-1f, 0x1.0f6658p-1f, 0x1.18689p+0f, 0x1.127a14p+0f, -0x1.6160cap+0f, -0x1.655386p-3f,
        -0x1.f37a68p-2f, -0x1.31cd4ep-1f, -0x1.24f04ap+0f, 0x1.c12c92p-3f, -0x1.4b6d8ap+0f, -0x1.73924p-1f,
        0x1.f3ba3p-9f, -0x1.430a46p+0f, -0x1.1f96c2p+1f, -0x1.47075ep-2f, -0x1.8c23c8p-1f, 0x1.01e946p+1f,
        0x1.62b366p-3f, -0x1.5b4792p-1f, 0x1.9b64acp-1f, -0x1.d43f34p+0f, -0x1.deb47p-2f, -0x1.3959d2p-1f,
        0x1.923038p+0f, 0x1.23c6b8p+1f, -0x1.e252f2p-1f, 0x1.2a592ep+0f, -0x1.e710c8p-3f, -0x1.b03b06p-1f,
        0x1.faba96p-1f, 0x1.3fee92p-2f, -0x1.ba8cfep-1f, 0x1.e312ccp-1f, -0x1.95fa38p-2f, -0x1.47c772p-1f,
        -0x1.a1cc9cp-2f, -0x1.059d48p-2f, -0x1.23b05ap-1f, 0x1.ab0122p-2f, 0x1.25003p-2f, -0x1.f3ee5ap-4f,
        0x1.08b168p-1f, -0x1.428352p+0f, 0x1.51f766p+1f, 0x1.7d6462p+0f, -0x1.cbebcep-1f, 0x1.7faa84p-1f,
        -0x1.f043cap-3f, 0x1.019312p+0f, -0x1.1035ep+1f, -0x1.2e5772p-2f, -0x1.ceac8cp-1f, 0x1.befde8p+0f,
        -0x1.588afap+0f, -0x1.fce4e6p-1f, -0x1.8e83dp-1f, 0x1.054fc2p-2f, 0x1.148e4p-1f, -0x1.b982e8p+0f,
        0x1.13747ep-5f, -0x1.c55cc4p+0f, -0x1.1bc792p-1f, 0x1.a8e49ep-1f, 0x1.0c81a2p-1f, -0x1.b3e14ep+0f,
        -0x1.b75a3ap+0f, -0x1.0d0c66p+0f, 0x1.4ee48ep-1f, 0x1.752ad4p+0f, 0x1.c1c356p+0f, 0x1.903e9p-2f,
        -0x1.af92c6p-2f, 0x1.405d94p-1f, 0x1.77e9d4p+0f, 0x1.704278p-6f, 0x1.18cc8ap-2f, -0x1.4b68e2p-2f,
        -0x1.018a52p-7f, 0x1.2d705ap+0f, 0x1.092c3p+0f, 0x1.876218p-1f, -0x1.c7984cp-4f, 0x1.b077a6p-2f,
        -0x1.289edcp+0f, 0x1.07baaep-1f, -0x1.89c66cp+0f, 0x1.35232p+0f, 0x1.fa637cp-1f, 0x1.15a552p-4f,
        -0x1.cc1ac8p+0f, -0x1.49d4dap-2f, 0x1.23836cp-2f, 0x1.2beb78p+0f, 0x1.53eb76p-2f, -0x1.f4f858p+0f,
        0x1.cafc14p-1f, -0x1.ec3c9p-4f, -0x1.3a55dep-6f, 0x1.2964f2p-2f, -0x1.33705cp-1f, 0x1.e2ba54p-2f,
        -0x1.a8e08p-5f, 0x1.c72f62p-2f, 0x1.84ac0ep-1f, 0x1.e81fd6p-1f, 0x1.7e3694p-5f, 0x1.3c072ep-2f,
        -0x1.29c68ap-2f, 0x1.9f2e0cp+0f, -0x1.970b1cp-1f, -0x1.9b343cp-2f, -0x1.8bc53cp-3f, 0x1.4684b4p-2f};
    static constexpr float result[28] = {
        -0x1.eb4854p+0f, -0x1.a36048p+2f, 0x1.fd1b98p+1f, 0x1.2813aep+1f, 0x1.4c49acp-1f, 0x1.7421f8p+0f,
        0x1.32ffbap+1f, 0x1.a2f60cp+0f, -0x1.ac33cep+0f, 0x1.a6ef68p-2f, -0x1.17988ap+2f, 0x1.6a2d4ap+2f,
        0x1.da24c2p-2f, 0x1.58362ep+1f, -0x1.2786acp+2f, -0x1.55eb22p+1f, -0x1.a107p+2f, 0x1.844612p+0f,
        -0x1.1b40b4p-2f, -0x1.91f42p-1f, -0x1.1c2be8p+2f, -0x1.76969ap+1f, 0x1.88e424p+0f, -0x1.978aaap+1f,
        0x1.d95732p+2f, 0x1.0d757p+1f, -0x1.6cc7a6p+1f, 0x1.8df8fap+0f};
    static constexpr double result_double[28] = {
        -0x1.eb4852ef68901p+0, -0x1.a360487e675d3p+2, 0x1.fd1b96ad6968dp+1, 0x1.2813af0f2956ap+1,
        0x1.4c49b2014c7b8p-1, 0x1.7421f6849c196p+0, 0x1.32ffb94cc77ecp+1, 0x1.a2f61264bad76p+0,
        -0x1.ac33ca580c232p+0, 0x1.a6ef7418feb1p-2, -0x1.17988ac322087p+2, 0x1.6a2d4781e6c4ep+2,
        0x1.da24dbf4fe3ep-2, 0x1.58362a0050524p+1, -0x1.2786ab527e78ap+2, -0x1.55eb210a857fap+1,
        -0x1.a10701d64e2e6p+2, 0x1.844610b2b7b5bp+0, -0x1.1b40cb01aab14p-2, -0x1.91f41af94ddf6p-1,
        -0x1.1c2be8f24ec8p+2, -0x1.76969a9cad3a6p+1, 0x1.88e422f8b9044p+0, -0x1.978aac262c2f4p+1,
        0x1.d95732921fae1p+2, 0x1.0d756c26f9135p+1, -0x1.6cc7a73481a2dp+1, 0x1.8df8fc6469926p+0};
};

/// einsum('ijk,ljk->il'): two axes.
struct contract_two_axes_double {
    using element = double;
    static constexpr const char* name = "contract_two_axes_double";
    static constexpr std::size_t i = 2, j = 3, k = 5, l = 7;
    static constexpr double a[30] = {
        0x1.1842da6ee11f8p-1, -0x1.f27e7b65866fcp-1, -0x1.3b05e3bff2956p-1, 0x1.a16f4d2e848c7p-1,
        -0x1.81eb5f7a2551p-2, 0x1.1cceb7f4d3feap-1, 0x1.2ffa193592f6ep-3, 0x1.9503d91ac8457p-2,
        0x1.08ad8e275a8c6p+0, 0x1.34756bfd16938p+0, 0x1.f9d0167b0502cp-2, 0x1.a3d347cd93c61p-2,
        -0x1.5bccbb811112bp+0, 0x1.6e3e18e097a46p-1, -0x1.ae9a0482147e6p-2, 0x1.076c50ea9be91p-1,
        -0x1.def208732c2a8p-2, 0x1.241a95a42b0f6p-1, 0x1.30e8b0531c5efp-1, -0x1.2e4710cbf6ddbp+0,
        -0x1.b24618889944p-1, -0x1.a78fa8940b4c2p+0, 0x1.ab1717cec9417p-1, -0x1.3e2e76b009ee1p+0,
        0x1.ad566d2589237p-1, 0x1.85a1a0e6d64e7p+0, -0x1.b4f89c21e3a8p-1, 0x1.f717fc468e33p-2, 0x1.e01d616a08fdfp-1,
        0x1.095fdbca007adp-2};
    static constexpr double b[105] = {
        -0x1.a17f85516e2dap-1, -0x1.7caff1c1ea65cp+0, 0x1.d4fd32f9825c5p-2, -0x1.a2ddc704412ebp-1,
        0x1.038a5eda08e5bp-4, -0x1.1706dc7845628p-2, 0x1.f3aac43921ddbp+0, 0x1.7fe788eff4c9dp+0,
        -0x1.0ffbc12e05661p-2, 0x1.280f9507ec855p+0, -0x1.8fc62f3a5a6c9p+0, 0x1.a762a4d0ed8fbp+0,
        0x1.2798feff40ef4p-1, 0x1.b9b3b7df73809p-2, -0x1.fdf27a62d2852p-1, 0x1.a1f0bb3526377p-3,
        -0x1.849bb7ca2d751p-1, 0x1.e15e8a8f42c0bp-2, 0x1.cf003dad28493p-1, 0x1.4040746e28addp-1,
        0x1.5bd444b2d3e5bp-4, -0x1.a3392f01ec24ep-5, 0x1.204eef16580adp-1, -0x1.bd88400e10ffep-2,
        -0x1.28c74b1ef231cp-2, -0x1.219e437f1ad4fp-1, -0x1.23f5be73768b3p-3, -0x1.5a17ad988af61p-2,
        -0x1.409e871d9f7a3p-1, 0x1.b6caee1d1bed2p-1, -0x1.90cde602a55b5p+0, 0x1.27f89d5d2dc26p-1,
        0x1.a67a2de38983bp+0, -0x1.2c8844455f93dp+0, -0x1.fb4aaf0a0c0b5p-2, 0x1.55918a580613fp-1,
        -0x1.41878fd4a5fbbp-3, 0x1.1a94a8367ced6p+0, -0x1.47431e13ea546p-1, -0x1.30c061e71458ap-1,
        0x1.a5af0bec9a86cp-1, 0x1.36d69bace3604p-1, -0x1.0037ba3741a63p+0, -0x1.90af89f2deb24p-5,
        -0x1.5f0aeb428311fp-2, -0x1.6280113813d78p-2, 0x1.18e4fad778e33p-2, -0x1.3190555d806c8p+0,
        0x1.c9efa5b482563p-2, -0x1.a7b2eb6ef707dp-1, 0x1.cbca89a19bdb9p-1, -0x1.27fa21d759fb2p-1,
        -0x1.be3730323a667p-2, -0x1.7da484fec57dfp-1, -0x1.6ec6d460ecc81p+0, -0x1.942ff5e1931efp-1,
        -0x1.432604138e9bap-2, -0x1.3bb48cc0be70cp-3, -0x1.2180bfb50be39p-2, 0x1.71ce65e863634p-1,
        0x1.f6c9e6af8f2e9p-2, -0x1.a35fd13bc9a7ap-1, -0x1.a6a84b6babb1bp-1, 0x1.e384cb86d20ddp-5,
        0x1.1e51e33aff311p-3, 0x1.0ecb0f05f784dp-1, 0x1.1d32918c4b015p+0, 0x1.3043a65de19a2p+0,
        -0x1.31f38b185db1fp-4, -0x1.8f3f54a3a62aap-1, -0x1.4a4873249e1fbp-1, -0x1.10823d4cc9e2cp+0,
        -0x1.3694142c6a84cp+0, 0x1.a00ca722ee584p-3, -0x1.29fd33e236df9p-1, -0x1.6111ec36cd4f7p-2,
        0x1.ea55f19e2399ap-3, 0x1.e14e2e9573f8dp-2, 0x1.e6d4c93faed8fp-1, -0x1.9ce021b6589f7p+0,
        -0x1.96df7aa9549ddp-1, 0x1.704ceb6c68354p+0, -0x1.825095ee8f047p-2, 0x1.7cc5ccc61598dp+0,
        0x1.168862e7c115ap-1, 0x1.d42dff8cf70ep-1, 0x1.acc79f828d32fp+0, -0x1.9d0870e02cb05p-5,
        0x1.0f9cc50979c9bp+0, -0x1.17a2f70114e43p-1, 0x1.76199e56b246dp+0, -0x1.2fc208aadef7cp-2,
        0x1.5a6d3b1c41ccap-1, 0x1.80add26d97774p+0, -0x1.2ab26f02896f3p-1, 0x1.794354c95aa5ep-1,
        -0x1.6d4dda79d4b6dp-2, 0x1.81b5c8a2af7cep-4, 0x1.28d9f8fc0aca1p-3, -0x1.39f3d6288d2cep+0,
        -0x1.c034cea206157p-1, -0x1.64a37d42ede8ap-1, -0x1.36675cdb6fa08p-6, -0x1.9339aadd1b1c2p-1,
        0x1.2c8952652a7ebp-1};
    static constexpr double result[14] = {
        0x1.ba869d2304b93p+0, -0x1.491bdd41b805cp-3, -0x1.acb630afa04bcp+0, -0x1.0efdffaa8e892p+1,
        0x1.6201dd1bc81c9p+1, 0x1.2bb74be0afe67p+2, -0x1.4654b2eaa1816p-2, -0x1.ea4a77fef1b29p+1,
        0x1.35e568baac0a8p-5, 0x1.8a73be751e166p-1, -0x1.46026a4b4ad38p+0, -0x1.3a68d876fb794p+1,
        -0x1.62d9116e3362bp-3, 0x1.72bc20b41f2fdp-2};
    static constexpr const double (&result_double)[14] = result;
};

/// einsum('ij,ji->'): every axis: a scalar.
struct contract_all_float {
    using element = float;
    static constexpr const char* name = "contract_all_float";
    static constexpr std::size_t i = 2, j = 3;
    static constexpr float a[6] = {
        0x1.ec9608p-3f, -0x1.1c7e94p-3f, -0x1.757ef6p-4f, 0x1.4bff1p+0f, 0x1.dd6a94p-2f, 0x1.7ed216p-1f};
    static constexpr float b[6] = {
        0x1.354a12p+0f, 0x1.53f646p+0f, 0x1.d1c766p+0f, 0x1.fb66ep-4f, -0x1.eba9f8p-3f, 0x1.2fb1dep+1f};
    static constexpr float result[1] = {0x1.ce8d3cp+1f};
    static constexpr double result_double[1] = {0x1.ce8d3bb3adaadp+1};
};

/// einsum('j,j->'): two vectors: a scalar.
struct contract_dot_float {
    using element = float;
    static constexpr const char* name = "contract_dot_float";
    static constexpr std::size_t j = 3;
    static constexpr float a[3] = {-0x1.9c03e4p-2f, -0x1.c2e7c8p-1f, 0x1.c2fbb2p-2f};
    static constexpr float b[3] = {-0x1.27f27ap+0f, 0x1.7f8cc6p+0f, -0x1.6d7faap+0f};
    static constexpr float result[1] = {-0x1.7bad1ep+0f};
    static constexpr double result_double[1] = {-0x1.7bad1db4163bp+0};
};

/// einsum('ij,j->i'): matrix and vector.
struct contract_vector_float {
    using element = float;
    static constexpr const char* name = "contract_vector_float";
    static constexpr std::size_t i = 2, j = 3;
    static constexpr float a[6] = {
        -0x1.01db62p+0f, -0x1.e64134p-4f, 0x1.583b96p-5f, -0x1.cc0fdap-2f, 0x1.24314p-1f, 0x1.be4e0ap-2f};
    static constexpr float b[3] = {-0x1.460364p-4f, -0x1.d5c09ep-3f, 0x1.e1ee8cp-2f};
    static constexpr float result[2] = {0x1.047526p-3f, 0x1.c27efep-4f};
    static constexpr double result_double[2] = {0x1.0475252820a6p-3, 0x1.c27effc403c2p-4};
};

/// einsum('ij,ij->ij'): nothing is summed, all is shared.
struct contract_elementwise_float {
    using element = float;
    static constexpr const char* name = "contract_elementwise_float";
    static constexpr std::size_t i = 2, j = 3;
    static constexpr float a[6] = {
        -0x1.05dd16p-3f, 0x1.0f2d7ap+0f, -0x1.203ad2p-1f, 0x1.4b9856p+0f, -0x1.da9c36p-8f, 0x1.044476p+0f};
    static constexpr float b[6] = {
        0x1.3f9092p+1f, -0x1.7c3376p-1f, -0x1.ebacb8p-4f, -0x1.1c3a5ep+0f, 0x1.2b186ep-1f, 0x1.061d2ep+0f};
    static constexpr float result[6] = {
        -0x1.46e26p-2f, -0x1.92be04p-1f, 0x1.14c9a4p-4f, -0x1.70289ap+0f, -0x1.1540dep-8f, 0x1.0a7bbcp+0f};
    static constexpr double result_double[6] = {
        -0x1.46e2601e768cp-2, -0x1.92be0426443cp-1, 0x1.14c9a3baaf78p-4, -0x1.702899ad6b94p+0, -0x1.1540ded3179ap-8,
        0x1.0a7bbb49ab34p+0};
};

/// einsum('ij,k->ijk'): nothing is summed or shared: an outer product.
struct contract_outer_float {
    using element = float;
    static constexpr const char* name = "contract_outer_float";
    static constexpr std::size_t i = 2, j = 3, k = 5;
    static constexpr float a[6] = {
        0x1.627988p-3f, 0x1.abebcp-1f, -0x1.4adefp-2f, 0x1.ae250cp-2f, -0x1.a2c52cp+0f, -0x1.d3149cp+0f};
    static constexpr float b[5] = {
        -0x1.61bdaap+1f, -0x1.0ffbd8p-1f, 0x1.5f8154p-1f, 0x1.5eb92cp-2f, -0x1.4a5ed8p-3f};
    static constexpr float result[30] = {
        -0x1.e9d034p-2f, -0x1.789b6p-4f, 0x1.e6b7b6p-4f, 0x1.e5a28ep-5f, -0x1.c973fep-6f, -0x1.27a68ep+1f,
        -0x1.c6a38ap-2f, 0x1.25c836p-1f, 0x1.2520ecp-2f, -0x1.141e38p-3f, 0x1.c9328cp-1f, 0x1.5f878p-3f,
        -0x1.c64ed2p-3f, -0x1.c54c2p-4f, 0x1.aafdf6p-5f, -0x1.292fe2p+0f, -0x1.c9006p-3f, 0x1.274f0cp-2f,
        0x1.26a6e4p-3f, -0x1.158d9p-4f, 0x1.215412p+2f, 0x1.bceab2p-1f, -0x1.1f7ff4p+0f, -0x1.1edc3ep-1f,
        0x1.0e36a8p-2f, 0x1.42b4bcp+2f, 0x1.f03e5p-1f, -0x1.40aa9cp+0f, -0x1.3ff404p-1f, 0x1.2d62cep-2f};
    static constexpr double result_double[30] = {
        -0x1.e9d033a61c5p-2, -0x1.789b5f36e2cp-4, 0x1.e6b7b50568ap-4, 0x1.e5a28eb02b6p-5, -0x1.c973fd067acp-6,
        -0x1.27a68e7ba6cp+1, -0x1.c6a389742ap-2, 0x1.25c8353a8d8p-1, 0x1.2520ebb5228p-2, -0x1.141e378fb5p-3,
        0x1.c9328b3f3b6p-1, 0x1.5f877fd16a8p-3, -0x1.c64ed1f816cp-3, -0x1.c54c2019c14p-4, 0x1.aafdf6683a8p-5,
        -0x1.292fe2453afcp+0, -0x1.c90060f6062p-3, 0x1.274f0ca199f8p-2, 0x1.26a6e48e0508p-3, -0x1.158d8f00d51p-4,
        0x1.215411aa359cp+2, 0x1.bceab23c812p-1, -0x1.1f7ff30bef38p+0, -0x1.1edc3d4f57c8p-1, 0x1.0e36a83a429p-2,
        0x1.42b4bbbf6dccp+2, 0x1.f03e507257ap-1, -0x1.40aa9c44af98p+0, -0x1.3ff403ba2368p-1, 0x1.2d62ce6155dp-2};
};

/// einsum('ijk,ilk->ijl'): one axis, one shared, all extents 3.
struct contract_equal_float {
    using element = float;
    static constexpr const char* name = "contract_equal_float";
    static constexpr std::size_t i = 3, j = 3, k = 3, l = 3;
    static constexpr float a[27] = {
        0x1.47cd56p+0f, 0x1.6c44eap-2f, 0x1.0cd536p+1f, 0x1.25f92ep-1f, 0x1.412c98p-2f, -0x1.ade73ep-2f,
        0x1.16e9dcp-3f, 0x1.c151a4p-2f, 0x1.2f5c3p+0f, 0x1.1118a2p-2f, 0x1.31adc6p+0f, 0x1.318038p-7f,
        0x1.c45cdcp-2f, -0x1.3ec704p+0f, -0x1.25cc58p-3f, 0x1.aebb0cp-3f, -0x1.c266f4p-1f, -0x1.a7074ap+0f,
        0x1.2c5a78p-2f, -0x1.3c0198p+0f, 0x1.45826cp-1f, -0x1.d1c824p+0f, -0x1.68b0d2p-1f, -0x1.17fd56p-3f,
        -0x1.31537ep-1f, 0x1.a809d6p-1f, 0x1.9e4d1p+0f};
    static constexpr float b[27] = {
        0x1.d21a46p-1f, -0x1.626404p-1f, 0x1.85ef4cp+0f, 0x1.3a6076p+0f, 0x1.b0e388p-3f, 0x1.9454cp+0f,
        -0x1.7621c2p-2f, -0x1.825734p+0f, 0x1.b3b96p-2f, -0x1.d0175cp+0f, -0x1.d8ac14p-1f, -0x1.285228p+0f,
        0x1.0427f4p+0f, 0x1.41e6aap-1f, -0x1.11b89p+0f, 0x1.a22938p+0f, -0x1.186106p-2f, -0x1.54154ep-2f,
        0x1.5ab946p-2f, -0x1.05ef0ep-1f, -0x1.973762p-1f, 0x1.f80a4ep-1f, 0x1.b9a51ep-1f, 0x1.ecfd8p-2f,
        0x1.1b94c8p+0f, 0x1.94fdfap-2f, 0x1.c65d48p-1f};
    static constexpr float result[27] = {
        0x1.079624p+2f, 0x1.3dc004p+2f, -0x1.c6ad3p-4f, -0x1.55e30ep-2f, 0x1.bba2ap-4f, -0x1.b9386ep-1f,
        0x1.a00f7cp+0f, 0x1.10d858p+1f, -0x1.a96948p-3f, -0x1.98bb8ep+0f, 0x1.0303c6p+0f, 0x1.b08262p-4f,
        0x1.07910ep-1f, -0x1.71ce8ep-3f, 0x1.1c351ap+0f, 0x1.2bfa06p+1f, 0x1.6d70acp+0f, 0x1.2219fcp+0f,
        0x1.cd272p-3f, -0x1.e1398ap-2f, 0x1.9a8674p-2f, -0x1.2ce8d8p-3f, -0x1.3b7a1ap+1f, -0x1.352cd2p+1f,
        -0x1.e9ab8cp+0f, 0x1.d01c1p-1f, 0x1.1a67f6p+0f};
    static constexpr double result_double[27] = {
        0x1.07962374f3574p+2, 0x1.3dc0046709ddap+2, -0x1.c6ad21dd08dp-4, -0x1.55e30c9cc304p-2, 0x1.bba2952efcp-4,
        -0x1.b9386d065ccfp-1, 0x1.a00f7d41c8108p+0, 0x1.10d8583f75e3p+1, -0x1.a969486ec3cep-3,
        -0x1.98bb8faf43bb8p+0, 0x1.0303c61f3e19p+0, 0x1.b0825ccd25e78p-4, 0x1.07910ef0b238p-1, -0x1.71ce8e90c5cp-3,
        0x1.1c351b546a648p+0, 0x1.2bfa05115665p+1, 0x1.6d70ac5f878cp+0, 0x1.2219faf8292ep+0, 0x1.cd27232270f8p-3,
        -0x1.e1398a0d3658p-2, 0x1.9a86730531bp-2, -0x1.2ce8da52ce42p-3, -0x1.3b7a19f16db58p+1,
        -0x1.352cd23b3572cp+1, -0x1.e9ab8cd3294b8p+0, 0x1.d01c11b18858p-1, 0x1.1a67f79778278p+0};
};

/// einsum('jik,kjl->il'): two axes, all extents 3.
struct contract_equal_two_axes_float {
    using element = float;
    static constexpr const char* name = "contract_equal_two_axes_float";
    static constexpr std::size_t i = 3, j = 3, k = 3, l = 3;
    static constexpr float a[27] = {
        -0x1.0d84ecp-4f, -0x1.37403p-1f, 0x1.71d46cp-4f, 0x1.b2f846p-3f, -0x1.44a63ap+0f, -0x1.01a05p-2f,
        0x1.0b3d4p+0f, -0x1.7a7eeep+0f, -0x1.a5bf12p-5f, -0x1.ee289ep+0f, 0x1.2b9944p+0f, -0x1.51dc4cp-2f,
        0x1.a41de4p+0f, 0x1.7ff854p-2f, 0x1.4ecbaap-1f, 0x1.5102e8p+0f, -0x1.ed8c68p-4f, 0x1.db16ep-2f,
        0x1.8a1b96p+0f, -0x1.0b966cp-1f, -0x1.56723p-1f, 0x1.7c587ap-2f, -0x1.95df2ep+0f, 0x1.852d8p-1f,
        -0x1.249262p-1f, 0x1.fdfdc6p-1f, 0x1.29b2bep-3f};
    static constexpr float b[27] = {
        -0x1.592b86p-2f, 0x1.d268f6p-3f, 0x1.91809ap-2f, -0x1.d06faap+0f, 0x1.84eeccp+0f, 0x1.fb74a4p+0f,
        0x1.629226p-1f, -0x1.90fd7p-1f, -0x1.a55e72p+1f, -0x1.c4823p-1f, 0x1.5c7448p-4f, 0x1.55e7e8p-2f,
        0x1.7b0b3ep-1f, -0x1.51f3f4p+1f, -0x1.34ba52p+0f, 0x1.1edbb2p-4f, 0x1.83c97cp+0f, -0x1.c5f698p-3f,
        0x1.023b08p-1f, -0x1.de3da4p-1f, 0x1.5f4d6ap+0f, -0x1.e3af34p-2f, 0x1.1362e2p-2f, -0x1.c2db64p-1f,
        -0x1.451272p+0f, -0x1.b41084p-3f, 0x1.51bc8ep-2f};
    static constexpr float result[9] = {
        0x1.c083b8p+2f, -0x1.03c0f6p+3f, -0x1.473094p+3f, -0x1.73ddep+1f, -0x1.ffe494p-1f, 0x1.d6896p-1f,
        -0x1.23a0f6p+1f, 0x1.21d1dcp+2f, 0x1.f324c4p+1f};
    static constexpr double result_double[9] = {
        0x1.c083b804d56c5p+2, -0x1.03c0f75bc65a1p+3, -0x1.4730935409be1p+3, -0x1.73dde16f47dfbp+1,
        -0x1.ffe496d5e9f3p-1, 0x1.d68969e85f01cp-1, -0x1.23a0f76030e27p+1, 0x1.21d1dcabd53acp+2,
        0x1.f324c1c54659dp+1};
};

/// Cumsum and cumprod over each axis of [2, 3, 5].
struct cumulative_float {
    using element = float;
    static constexpr const char* name = "cumulative_float";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr float x[30] = {
        -0x1.4df3bap-5f, -0x1.d07d3ep-3f, 0x1.6ed874p-1f, -0x1.b14518p-2f, 0x1.5c6f2ep-3f, 0x1.4379bep+0f,
        0x1.ed9d58p-4f, -0x1.928cb2p+1f, 0x1.095d42p-1f, 0x1.fd237cp-2f, -0x1.c69e2cp-2f, -0x1.345274p+1f,
        -0x1.130622p-2f, 0x1.bd29a8p+0f, -0x1.a10e7cp-1f, -0x1.6f77dcp-1f, 0x1.0a2a4ap+0f, 0x1.94dc9ap-1f,
        0x1.137968p-1f, -0x1.426c62p-1f, 0x1.26f4acp-5f, 0x1.fb4148p-2f, -0x1.a4fc66p-1f, -0x1.a9c944p-1f,
        -0x1.6cce76p+0f, 0x1.ffed46p-3f, -0x1.942ca6p-2f, 0x1.0e84bp+0f, 0x1.d8a402p+0f, 0x1.9f8b36p-3f};
    static constexpr float cumsum_0[30] = {
        -0x1.4df3bap-5f, -0x1.d07d3ep-3f, 0x1.6ed874p-1f, -0x1.b14518p-2f, 0x1.5c6f2ep-3f, 0x1.4379bep+0f,
        0x1.ed9d58p-4f, -0x1.928cb2p+1f, 0x1.095d42p-1f, 0x1.fd237cp-2f, -0x1.c69e2cp-2f, -0x1.345274p+1f,
        -0x1.130622p-2f, 0x1.bd29a8p+0f, -0x1.a10e7cp-1f, -0x1.845718p-1f, 0x1.a03544p-1f, 0x1.81da88p+0f,
        0x1.d6b6ep-4f, -0x1.d6a12cp-2f, 0x1.4cb164p+0f, 0x1.3b545p-1f, -0x1.fbcbccp+1f, -0x1.40d804p-2f,
        -0x1.db0b2ep-1f, -0x1.8d4f12p-3f, -0x1.66d808p+1f, 0x1.93865p-1f, 0x1.cae6d4p+1f, -0x1.392baep-1f};
    static constexpr double cumsum_0_double[30] = {
        -0x1.4df3bap-5, -0x1.d07d3ep-3, 0x1.6ed874p-1, -0x1.b14518p-2, 0x1.5c6f2ep-3, 0x1.4379bep+0, 0x1.ed9d58p-4,
        -0x1.928cb2p+1, 0x1.095d42p-1, 0x1.fd237cp-2, -0x1.c69e2cp-2, -0x1.345274p+1, -0x1.130622p-2, 0x1.bd29a8p+0,
        -0x1.a10e7cp-1, -0x1.845717ap-1, 0x1.a035448p-1, 0x1.81da87p+0, 0x1.d6b6ep-4, -0x1.d6a12dp-2,
        0x1.4cb1636p+0, 0x1.3b544fp-1, -0x1.fbcbcb8p+1, -0x1.40d804p-2, -0x1.db0b2ep-1, -0x1.8d4f12p-3,
        -0x1.66d808cp+1, 0x1.93864fp-1, 0x1.cae6d5p+1, -0x1.392bae8p-1};
    static constexpr float cumprod_0[30] = {
        -0x1.4df3bap-5f, -0x1.d07d3ep-3f, 0x1.6ed874p-1f, -0x1.b14518p-2f, 0x1.5c6f2ep-3f, 0x1.4379bep+0f,
        0x1.ed9d58p-4f, -0x1.928cb2p+1f, 0x1.095d42p-1f, 0x1.fd237cp-2f, -0x1.c69e2cp-2f, -0x1.345274p+1f,
        -0x1.130622p-2f, 0x1.bd29a8p+0f, -0x1.a10e7cp-1f, 0x1.df5cc2p-6f, -0x1.e2eedep-3f, 0x1.2214dap-1f,
        -0x1.d23ab2p-3f, -0x1.b6d75cp-4f, 0x1.74b2fap-5f, 0x1.e90a3ep-5f, 0x1.4afddcp+1f, -0x1.b95c74p-2f,
        -0x1.6ac488p-1f, -0x1.c68d8cp-4f, 0x1.e6c7e6p-1f, -0x1.229f04p-2f, 0x1.9af1p+1f, -0x1.527ca2p-3f};
    static constexpr double cumprod_0_double[30] = {
        -0x1.4df3bap-5, -0x1.d07d3ep-3, 0x1.6ed874p-1, -0x1.b14518p-2, 0x1.5c6f2ep-3, 0x1.4379bep+0, 0x1.ed9d58p-4,
        -0x1.928cb2p+1, 0x1.095d42p-1, 0x1.fd237cp-2, -0x1.c69e2cp-2, -0x1.345274p+1, -0x1.130622p-2, 0x1.bd29a8p+0,
        -0x1.a10e7cp-1, 0x1.df5cc2eee9d8p-6, -0x1.e2eedd3c5fecp-3, 0x1.2214dae0f2e4p-1, -0x1.d23ab27469cp-3,
        -0x1.b6d75c25f79cp-4, 0x1.74b2f992e3a8p-5, 0x1.e90a3e87cc6p-5, 0x1.4afddb75a376p+1, -0x1.b95c73479788p-2,
        -0x1.6ac488c61194p-1, -0x1.c68d8b48fe04p-4, 0x1.e6c7e5296738p-1, -0x1.229f0419bf6p-2, 0x1.9af0fff4f9a8p+1,
        -0x1.527ca2ed3114p-3};
    static constexpr float cumsum_1[30] = {
        -0x1.4df3bap-5f, -0x1.d07d3ep-3f, 0x1.6ed874p-1f, -0x1.b14518p-2f, 0x1.5c6f2ep-3f, 0x1.390a2p+0f,
        -0x1.b35d24p-4f, -0x1.36d694p+1f, 0x1.85d5bp-4f, 0x1.55ad8ap-1f, 0x1.8ec52ap-1f, -0x1.41ed5ep+1f,
        -0x1.59375ap+1f, 0x1.d58704p+0f, -0x1.2d83cap-3f, -0x1.6f77dcp-1f, 0x1.0a2a4ap+0f, 0x1.94dc9ap-1f,
        0x1.137968p-1f, -0x1.426c62p-1f, -0x1.5d0892p-1f, 0x1.88fa9cp+0f, -0x1.01fccp-5f, -0x1.2c9fb8p-2f,
        -0x1.070254p+1f, -0x1.ba1a8p-2f, 0x1.23ef72p+0f, 0x1.0674cap+0f, 0x1.8d7c14p+0f, -0x1.da134p+0f};
    static constexpr double cumsum_1_double[30] = {
        -0x1.4df3bap-5, -0x1.d07d3ep-3, 0x1.6ed874p-1, -0x1.b14518p-2, 0x1.5c6f2ep-3, 0x1.390a203p+0,
        -0x1.b35d24p-4, -0x1.36d695p+1, 0x1.85d5bp-4, 0x1.55ad898p-1, 0x1.8ec52a6p-1, -0x1.41ed5d2p+1,
        -0x1.5937594p+1, 0x1.d58703p+0, -0x1.2d83cap-3, -0x1.6f77dcp-1, 0x1.0a2a4ap+0, 0x1.94dc9ap-1, 0x1.137968p-1,
        -0x1.426c62p-1, -0x1.5d08914p-1, 0x1.88fa9cp+0, -0x1.01fccp-5, -0x1.2c9fb8p-2, -0x1.0702538p+1,
        -0x1.ba1a7f8p-2, 0x1.23ef728p+0, 0x1.0674cap+0, 0x1.8d7c14p+0, -0x1.da13404p+0};
    static constexpr float cumprod_1[30] = {
        -0x1.4df3bap-5f, -0x1.d07d3ep-3f, 0x1.6ed874p-1f, -0x1.b14518p-2f, 0x1.5c6f2ep-3f, -0x1.a5f954p-5f,
        -0x1.bfcf56p-6f, -0x1.206cc2p+1f, -0x1.c11e5cp-3f, 0x1.5a7caep-4f, 0x1.76ae72p-6f, 0x1.0daad8p-4f,
        0x1.35dbbep-1f, -0x1.867d6cp-2f, -0x1.1a3c58p-4f, -0x1.6f77dcp-1f, 0x1.0a2a4ap+0f, 0x1.94dc9ap-1f,
        0x1.137968p-1f, -0x1.426c62p-1f, -0x1.a762dcp-6f, 0x1.07b2dp-1f, -0x1.4ce48cp-1f, -0x1.ca2d22p-2f,
        0x1.cb7624p-1f, -0x1.a7536p-8f, -0x1.a0542ep-3f, -0x1.5fc596p-1f, -0x1.a6f45ep-1f, 0x1.74e72ep-3f};
    static constexpr double cumprod_1_double[30] = {
        -0x1.4df3bap-5, -0x1.d07d3ep-3, 0x1.6ed874p-1, -0x1.b14518p-2, 0x1.5c6f2ep-3, -0x1.a5f953bbce0cp-5,
        -0x1.bfcf567009a8p-6, -0x1.206cc1ccf854p+1, -0x1.c11e5ba5883p-3, 0x1.5a7cad379224p-4, 0x1.76ae7173cbdb6p-6,
        0x1.0daad7a93756p-4, 0x1.35dbbd0a2b4d4p-1, -0x1.867d6cf3abb17p-2, -0x1.1a3c5866b0fecp-4, -0x1.6f77dcp-1,
        0x1.0a2a4ap+0, 0x1.94dc9ap-1, 0x1.137968p-1, -0x1.426c62p-1, -0x1.a762dbca37dp-6, 0x1.07b2d0135768p-1,
        -0x1.4ce48b8fbeaep-1, -0x1.ca2d2126e7ap-2, 0x1.cb76232cd12cp-1, -0x1.a7535f8193db9p-8,
        -0x1.a0542e183c2fbp-3, -0x1.5fc595e6b12cbp-1, -0x1.a6f45ecea91eep-1, 0x1.74e72e8ad5ebbp-3};
    static constexpr float cumsum_2[30] = {
        -0x1.4df3bap-5f, -0x1.11fd16p-2f, 0x1.cbb3d2p-2f, 0x1.a6eb9cp-6f, 0x1.914ca2p-3f, 0x1.4379bep+0f,
        0x1.625394p+0f, -0x1.c2c5dp+0f, -0x1.3e173p+0f, -0x1.7d9cap-1f, -0x1.c69e2cp-2f, -0x1.6d263ap+1f,
        -0x1.8f86fep+1f, -0x1.61e454p+0f, -0x1.1935c8p+1f, -0x1.6f77dcp-1f, 0x1.49b97p-2f, 0x1.1cdca8p+0f,
        0x1.a6995cp+0f, 0x1.05632cp+0f, 0x1.26f4acp-5f, 0x1.100feep-1f, -0x1.29d8eep-2f, -0x1.1f5adep+0f,
        -0x1.4614aap+1f, 0x1.ffed46p-3f, -0x1.286c06p-3f, 0x1.d2ee5ep-1f, 0x1.610d98p+1f, 0x1.7b064cp+1f};
    static constexpr double cumsum_2_double[30] = {
        -0x1.4df3bap-5, -0x1.11fd164p-2, 0x1.cbb3d1cp-2, 0x1.a6eb9cp-6, 0x1.914ca18p-3, 0x1.4379bep+0,
        0x1.6253938p+0, -0x1.c2c5d08p+0, -0x1.3e172f8p+0, -0x1.7d9ca1p-1, -0x1.c69e2cp-2, -0x1.6d26398p+1,
        -0x1.8f86fdcp+1, -0x1.61e4538p+0, -0x1.1935c8cp+1, -0x1.6f77dcp-1, 0x1.49b97p-2, 0x1.1cdca9p+0,
        0x1.a6995dp+0, 0x1.05632cp+0, 0x1.26f4acp-5, 0x1.100feecp-1, -0x1.29d8ee8p-2, -0x1.1f5addap+0,
        -0x1.4614a9dp+1, 0x1.ffed46p-3, -0x1.286c06p-3, 0x1.d2ee5e8p-1, 0x1.610d98ap+1, 0x1.7b064cp+1};
    static constexpr float cumprod_2[30] = {
        -0x1.4df3bap-5f, 0x1.2ef692p-7f, 0x1.b224acp-8f, -0x1.6f629ap-9f, -0x1.f40998p-12f, 0x1.4379bep+0f,
        0x1.37dc22p-3f, -0x1.ea6312p-2f, -0x1.fc5332p-3f, -0x1.f97bfp-4f, -0x1.c69e2cp-2f, 0x1.11c45cp+0f,
        -0x1.261c7ep-2f, -0x1.ff6f64p-2f, 0x1.a098bp-2f, -0x1.6f77dcp-1f, -0x1.7e0f3ep-1f, -0x1.2e1ca4p-1f,
        -0x1.45180cp-2f, 0x1.9971ep-3f, 0x1.26f4acp-5f, 0x1.2438e4p-6f, -0x1.e08d72p-7f, 0x1.8fa25p-7f,
        -0x1.1cbe8cp-6f, 0x1.ffed46p-3f, -0x1.941ddep-4f, -0x1.ab08f4p-4f, -0x1.8a350cp-3f, -0x1.3ff12ep-5f};
    static constexpr double cumprod_2_double[30] = {
        -0x1.4df3bap-5, 0x1.2ef691016c86p-7, 0x1.b224aca21c0fdp-8, -0x1.6f629a4a14abcp-9, -0x1.f409978151f1cp-12,
        0x1.4379bep+0, 0x1.37dc21e0afa8p-3, -0x1.ea63126c6a442p-2, -0x1.fc53327d76231p-3, -0x1.f97bf07dd3bfdp-4,
        -0x1.c69e2cp-2, 0x1.11c45ccce1f8p+0, -0x1.261c7ea657ddfp-2, -0x1.ff6f63ba227ep-2, 0x1.a098b0a1cd55ap-2,
        -0x1.6f77dcp-1, -0x1.7e0f3e7abd98p-1, -0x1.2e1ca4c448225p-1, -0x1.45180b445d32bp-2, 0x1.9971e0c3f2614p-3,
        0x1.26f4acp-5, 0x1.2438e3dc3e3p-6, -0x1.e08d72444d9dcp-7, 0x1.8fa250b3d76bp-7, -0x1.1cbe8bc8bc1b3p-6,
        0x1.ffed46p-3, -0x1.941ddd99f1b2p-4, -0x1.ab08f4f328a43p-4, -0x1.8a350c59a84f5p-3, -0x1.3ff12e7d1e90fp-5};
};

/// Cumsum and cumprod over each axis of [2, 3, 5].
struct cumulative_double {
    using element = double;
    static constexpr const char* name = "cumulative_double";
    static constexpr std::size_t extent_0 = 2, extent_1 = 3, extent_2 = 5;
    static constexpr double x[30] = {
        -0x1.e786dba1179fap-1, -0x1.37a27119c969ap+1, 0x1.f2649bca27646p+0, 0x1.087ce217d0674p-1,
        -0x1.4841272e0ecb5p+0, 0x1.1e798751d1137p+1, 0x1.7bc77002b7a8ap-1, -0x1.8cdbcea58df0cp+0,
        0x1.30666f60b963ap-5, 0x1.3a62ba57db10ap-1, 0x1.f5ac0574e45cbp-6, -0x1.10c07f014c17ep-1,
        -0x1.86c9371e66db4p-4, 0x1.297aee5ce0135p+0, 0x1.7a55251f875ep-2, -0x1.90288a510566p-1,
        0x1.0fa8984b1678ep+0, 0x1.6aa290ee6ec08p-1, 0x1.23832216ee56ep-1, -0x1.a38a53c33ccbap-6,
        -0x1.187bddf417057p-3, -0x1.215437123479dp+1, 0x1.2c5017742ec77p+0, 0x1.6d76e4f67154p+0,
        0x1.a35c246313f7cp-1, 0x1.65907f75da2a3p-1, -0x1.71564d438cdabp-3, 0x1.6c5140c675b6ep-1,
        0x1.a0306018750f7p+0, -0x1.4322da410f988p+1};
    static constexpr double cumsum_0[30] = {
        -0x1.e786dba1179fap-1, -0x1.37a27119c969ap+1, 0x1.f2649bca27646p+0, 0x1.087ce217d0674p-1,
        -0x1.4841272e0ecb5p+0, 0x1.1e798751d1137p+1, 0x1.7bc77002b7a8ap-1, -0x1.8cdbcea58df0cp+0,
        0x1.30666f60b963ap-5, 0x1.3a62ba57db10ap-1, 0x1.f5ac0574e45cbp-6, -0x1.10c07f014c17ep-1,
        -0x1.86c9371e66db4p-4, 0x1.297aee5ce0135p+0, 0x1.7a55251f875ep-2, -0x1.bbd7b2f90e82dp+0,
        -0x1.5f9c49e87c5a6p+0, 0x1.53daf220af625p+1, 0x1.160002175f5f1p+0, -0x1.4ecf507d1bbe8p+0,
        0x1.0cf1c9728fa32p+1, -0x1.84c4b6230d1f5p+0, -0x1.822edcc57ca54p-2, 0x1.76fa1871771f2p+0,
        0x1.6edf6f5d77843p+0, 0x1.753ddfa1814d1p-1, -0x1.6d1612522f4e9p-1, 0x1.3b7819e2a8db8p-1,
        0x1.64d5a73aaa916p+1, -0x1.13d8359d1eaccp+1};
    static constexpr const double (&cumsum_0_double)[30] = cumsum_0;
    static constexpr double cumprod_0[30] = {
        -0x1.e786dba1179fap-1, -0x1.37a27119c969ap+1, 0x1.f2649bca27646p+0, 0x1.087ce217d0674p-1,
        -0x1.4841272e0ecb5p+0, 0x1.1e798751d1137p+1, 0x1.7bc77002b7a8ap-1, -0x1.8cdbcea58df0cp+0,
        0x1.30666f60b963ap-5, 0x1.3a62ba57db10ap-1, 0x1.f5ac0574e45cbp-6, -0x1.10c07f014c17ep-1,
        -0x1.86c9371e66db4p-4, 0x1.297aee5ce0135p+0, 0x1.7a55251f875ep-2, 0x1.7d07f5d38236bp-1,
        -0x1.4ab231b8603c9p+1, 0x1.60ff610f9d34bp+0, 0x1.2d2d70210b157p-2, 0x1.0cfa00d37c29fp-5,
        -0x1.39df88c590665p-2, -0x1.ad391496ad295p+0, -0x1.d18dbf3671c1bp+0, 0x1.b28f6c44834acp-5,
        0x1.01805f9429037p-1, 0x1.5e5a07132f083p-6, 0x1.89816a0d67c4ep-4, -0x1.1611117575fbdp-4,
        0x1.e39ffa0e2279bp+0, -0x1.dd8cefb25e433p-1};
    static constexpr const double (&cumprod_0_double)[30] = cumprod_0;
    static constexpr double cumsum_1[30] = {
        -0x1.e786dba1179fap-1, -0x1.37a27119c969ap+1, 0x1.f2649bca27646p+0, 0x1.087ce217d0674p-1,
        -0x1.4841272e0ecb5p+0, 0x1.492fa0d316571p+0, -0x1.b1612a3236fefp+0, 0x1.9623349265ce8p-2,
        0x1.1b83490ddbfd8p-1, -0x1.561f94044286p-1, 0x1.510650e8e9e88p+0, -0x1.1ce0b4d96e857p+1,
        0x1.3470e6cacc17bp-2, 0x1.b73c92e3ce121p+0, -0x1.31ea02e8fdaep-2, -0x1.90288a510566p-1,
        0x1.0fa8984b1678ep+0, 0x1.6aa290ee6ec08p-1, 0x1.23832216ee56ep-1, -0x1.a38a53c33ccbap-6,
        -0x1.d64781ce0b276p-1, -0x1.32ffd5d9527acp+0, 0x1.e1a15feb6627bp+0, 0x1.ff387601e87f7p+0,
        0x1.963fd1c4fa116p-1, -0x1.c2dc0960c3f4cp-3, -0x1.612a9f81c4161p+0, 0x1.4be5002750819p+1,
        0x1.cfb46b0d2ec77p+1, -0x1.bb25cb9fa2285p+0};
    static constexpr const double (&cumsum_1_double)[30] = cumsum_1;
    static constexpr double cumprod_1[30] = {
        -0x1.e786dba1179fap-1, -0x1.37a27119c969ap+1, 0x1.f2649bca27646p+0, 0x1.087ce217d0674p-1,
        -0x1.4841272e0ecb5p+0, -0x1.10c80ce7da98p+1, -0x1.ce504511788d8p+0, -0x1.824fc7ae9fb51p+1,
        0x1.3a7e2150715dfp-6, -0x1.931e81ef7b47ep-1, -0x1.0b4766bd7066dp-4, 0x1.ec90eaf2872fap-1,
        0x1.26da970269efep-2, 0x1.6d7359958f6eep-6, -0x1.29e08fb8e7974p-2, -0x1.90288a510566p-1,
        0x1.0fa8984b1678ep+0, 0x1.6aa290ee6ec08p-1, 0x1.23832216ee56ep-1, -0x1.a38a53c33ccbap-6,
        0x1.b66df5b39cdd1p-4, -0x1.3306b1af47443p+1, 0x1.a967f5dde33fp-1, 0x1.a0295ac5d3cf7p-1,
        -0x1.57a134383cd52p-6, 0x1.322f67e408c7ep-4, 0x1.baf427075dbb6p-2, 0x1.2eb36b9008e74p-1,
        0x1.5248ebbce0bfcp+0, 0x1.b1bf2d427f8e4p-5};
    static constexpr const double (&cumprod_1_double)[30] = cumprod_1;
    static constexpr double cumsum_2[30] = {
        -0x1.e786dba1179fap-1, -0x1.b18428020f518p+1, -0x1.70a3b439f73eap+0, -0x1.d8ca865c1e16p-1,
        -0x1.1a53352e0eeb2p+1, 0x1.1e798751d1137p+1, 0x1.7d6b63527efdap+1, 0x1.6dfaf7ff700a8p+0,
        0x1.777e2b7a75d5ap+0, 0x1.0a57c45331afp+1, 0x1.f5ac0574e45cbp-6, -0x1.01131ed5a4f5p-1,
        -0x1.31ec45b971d06p-1, 0x1.210997004e564p-1, 0x1.de34299012054p-1, -0x1.90288a510566p-1,
        0x1.1e514c8a4f178p-2, 0x1.f9cb3733964c4p-1, 0x1.8ea72ca542519p+0, 0x1.88190356355e6p+0,
        -0x1.187bddf417057p-3, -0x1.32dbf4f175ea2p+1, -0x1.3967d26ebd0cdp+0, 0x1.a078943da2398p-3,
        0x1.05bd24b93e431p+0, 0x1.65907f75da2a3p-1, 0x1.093aec24f6f38p-1, 0x1.3ac61675b6553p+0,
        0x1.6d7b3b4715b25p+1, 0x1.52c3083030ce8p-2};
    static constexpr const double (&cumsum_2_double)[30] = cumsum_2;
    static constexpr double cumprod_2[30] = {
        -0x1.e786dba1179fap-1, 0x1.28bd17c5a929cp+1, 0x1.20da3b584e45fp+2, 0x1.2a6df60356a32p+1,
        -0x1.7ea8d6cc2f55cp+1, 0x1.1e798751d1137p+1, 0x1.a8fd192686cdcp+0, -0x1.496a353d4ebe7p+1,
        -0x1.87b1eedb8767p-4, -0x1.e1074e3468508p-5, 0x1.f5ac0574e45cbp-6, -0x1.0b3fffd995e65p-6,
        0x1.97f58e8fd90bbp-10, 0x1.da0fc9451f3aap-10, 0x1.5e4c7d96475e6p-11, -0x1.90288a510566p-1,
        -0x1.a8a27313fb039p-1, -0x1.2cc1aef6f987ap-1, -0x1.567a390befeadp-2, 0x1.18a18ca80d85p-7,
        -0x1.187bddf417057p-3, 0x1.3d001a8bf0f86p-2, 0x1.73df4c2f2a79fp-2, 0x1.09710a929d2d2p-1,
        0x1.b2d38ea864d95p-2, 0x1.65907f75da2a3p-1, -0x1.01eee91740793p-3, -0x1.6f1191487fb04p-4,
        -0x1.2a60f4955a883p-3, 0x1.78a0f3db52229p-2};
    static constexpr const double (&cumprod_2_double)[30] = cumprod_2;
};

/// a row of small integers: exact.
struct cumulative_integers_float {
    using element = float;
    static constexpr const char* name = "cumulative_integers_float";
    static constexpr std::size_t extent_0 = 5;
    static constexpr float x[5] = {0x1p+0f, 0x1p+1f, 0x1.8p+1f, 0x1p+2f, 0x1.4p+2f};
    static constexpr float cumsum_0[5] = {0x1p+0f, 0x1.8p+1f, 0x1.8p+2f, 0x1.4p+3f, 0x1.ep+3f};
    static constexpr double cumsum_0_double[5] = {0x1p+0, 0x1.8p+1, 0x1.8p+2, 0x1.4p+3, 0x1.ep+3};
    static constexpr float cumprod_0[5] = {0x1p+0f, 0x1p+1f, 0x1.8p+2f, 0x1.8p+4f, 0x1.ep+6f};
    static constexpr double cumprod_0_double[5] = {0x1p+0, 0x1p+1, 0x1.8p+2, 0x1.8p+4, 0x1.ep+6};
};

/// a row with NaN: NaN from there on.
struct cumulative_nan_float {
    using element = float;
    static constexpr const char* name = "cumulative_nan_float";
    static constexpr std::size_t extent_0 = 4;
    static constexpr float x[4] = {0x1p+0f, 0x1p+1f, std::numeric_limits<float>::quiet_NaN(), 0x1p+2f};
    static constexpr float cumsum_0[4] = {
        0x1p+0f, 0x1.8p+1f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double cumsum_0_double[4] = {
        0x1p+0, 0x1.8p+1, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    static constexpr float cumprod_0[4] = {
        0x1p+0f, 0x1p+1f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double cumprod_0_double[4] = {
        0x1p+0, 0x1p+1, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
};

using softmax_cases_float = case_list<
    softmax_float,
    softmax_extremes_float,
    softmax_equal_float,
    softmax_nan_float>;

using softmax_cases_double = case_list<
    softmax_double,
    softmax_extremes_double>;

using softmax_row_cases_float = case_list<
    softmax_row_large_float,
    softmax_row_equal_negative_float,
    softmax_row_one_minus_infinity_float,
    softmax_row_all_minus_infinity_float,
    softmax_row_plus_infinity_float,
    softmax_row_nan_float,
    softmax_row_single_float,
    softmax_row_underflow_float,
    softmax_row_huge_float,
    softmax_row_zero_signs_float>;

using softmax_row_cases_double = case_list<
    softmax_row_large_double,
    softmax_row_equal_negative_double,
    softmax_row_one_minus_infinity_double,
    softmax_row_all_minus_infinity_double,
    softmax_row_plus_infinity_double,
    softmax_row_nan_double,
    softmax_row_single_double,
    softmax_row_underflow_double,
    softmax_row_huge_double,
    softmax_row_zero_signs_double>;

using reduce_cases_float = case_list<
    reduce_float,
    reduce_ties_float,
    reduce_equal_float,
    reduce_special_float,
    reduce_cancellation_float>;

using reduce_cases_double = case_list<
    reduce_double,
    reduce_ties_double>;

using matmul_cases_float = case_list<
    matmul_matrix_float,
    matmul_batch_float,
    matmul_batch_heads_float,
    matmul_shared_right_float,
    matmul_equal_float,
    matmul_equal_batch_float,
    matmul_inner_one_float,
    matmul_one_row_float,
    matmul_long_inner_float,
    matmul_integers_float,
    matmul_special_float>;

using matmul_cases_double = case_list<
    matmul_matrix_double,
    matmul_batch_double>;

using contract_cases_float = case_list<
    contract_matrix_float,
    contract_scores_float,
    contract_first_float,
    contract_middle_float,
    contract_shared_float,
    contract_shared_anywhere_float,
    contract_two_shared_float,
    contract_two_axes_float,
    contract_two_axes_crossed_float,
    contract_two_axes_shared_float,
    contract_all_float,
    contract_dot_float,
    contract_vector_float,
    contract_elementwise_float,
    contract_outer_float,
    contract_equal_float,
    contract_equal_two_axes_float>;

using contract_cases_double = case_list<
    contract_matrix_double,
    contract_shared_double,
    contract_two_axes_double>;

using cumulative_cases_float = case_list<
    cumulative_float,
    cumulative_integers_float,
    cumulative_nan_float>;

using cumulative_cases_double = case_list<
    cumulative_double>;

}  // namespace heed_reference::operations

#ifdef __clang__
#pragma clang diagnostic pop
#endif
