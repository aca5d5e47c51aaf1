// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/dlpack.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

namespace dlpack = heed::dlpack;
namespace fault = heed::fault;
namespace in = heed::fault::in;
using namespace heed::axes;
using dlpack::managed_tensor;
using dlpack::managed_tensor_versioned;
using heed::heap_tensor;
using heed::strided_view;
using heed::strides;
using heed::tensor;
using heed::tensor_view;

template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (heed::border_error const& error) {
        return error.what();
    }
    return "nothing";
}

int ended = 0;

/// What another library hands over, each part of it to be changed: a 4 x 7 matrix of floats that count from 0.
template <class M>
struct handed_over {
    alignas(64) float values[29] = {};
    std::int64_t shape[2] = {4, 7}, strides[2] = {7, 1};
    M managed{};

    handed_over() {
        for (int i = 0; i < 28; ++i) values[i] = static_cast<float>(i);
        managed.tensor = {values, {1, 0}, 2, {2, 32, 1}, shape, strides, 0};
        managed.deleter = [](M*) { ++ended; };
        if constexpr (std::is_same_v<M, managed_tensor_versioned>) managed.version = {1, 3};
    }
    handed_over(handed_over const&) = delete;
    handed_over& operator=(handed_over const&) = delete;
};

using of_rows = tensor_view<float const, Query<4>, Dk<7>>;
using changing = tensor_view<float, Query<4>, Dk<7>>;
using owner = tensor<float, Query<4>, Dk<7>>;

/// What is said by each way in, of which those that take over call the deleter once whatever is said. `viewed` and
/// `copied` are what is expected of views and of copies.
template <class View = of_rows, class Owner = owner, class M>
void check_refused(handed_over<M>& it, std::string const& viewed, std::string const& copied) {
    CHECK(said([&] { dlpack::view<View>(it.managed); }) == viewed);
    CHECK(said([&] { dlpack::read<Owner>(it.managed); }) == copied);
    ended = 0;
    CHECK(said([&] { dlpack::take<View>(&it.managed); }) == viewed);
    CHECK(ended == 1);
    CHECK(said([&] { dlpack::take_copy<Owner>(&it.managed); }) == copied);
    CHECK(ended == 2);
}
template <class View = of_rows, class Owner = owner, class Change>
void check_each(Change const& change, std::string const& viewed, std::string const& copied) {
    handed_over<managed_tensor> plain;
    change(plain);
    check_refused<View, Owner>(plain, viewed, copied);
    handed_over<managed_tensor_versioned> versioned;
    change(versioned);
    check_refused<View, Owner>(versioned, viewed, copied);
}
template <class View = of_rows, class Owner = owner, class Change>
void check_each(Change const& change, std::string const& sentence) {
    check_each<View, Owner>(change, sentence, sentence);
}

template <class M>
void good() {
    handed_over<M> it;
    ended = 0;
    {
        auto taken = dlpack::take<changing>(&it.managed);
        auto const moved = std::move(taken);
        CHECK(moved.view().data() == it.values);
        CHECK(moved.view()(3, 6) == 27);
        CHECK(moved.description().tensor.ndim == 2);
        heed::slice_view<Query>(moved.view(), 1) = 5;
        CHECK(it.values[7] == 5);
        CHECK(it.values[6] == 6);
        CHECK(ended == 0);
    }
    CHECK(ended == 1);
    CHECK(dlpack::take_copy<owner>(&it.managed)(3, 5) == 26);
    CHECK(ended == 2);
    // Nobody's to end: DLPack lets a deleter be null.
    it.managed.deleter = nullptr;
    CHECK(dlpack::take<of_rows>(&it.managed).description().deleter == nullptr);
    CHECK(ended == 2);
}
TEST_CASE("what comes is viewed where it is, and its deleter called once") {
    good<managed_tensor>();
    good<managed_tensor_versioned>();
    handed_over<managed_tensor> it;
    CHECK(dlpack::view<of_rows>(it.managed.tensor)(2, 3) == 17);
    CHECK(dlpack::read<owner>(it.managed.tensor)(2, 3) == 17);
    static_assert(!std::is_copy_constructible_v<dlpack::taken<of_rows, managed_tensor>>);
}

TEST_CASE("what comes otherwise than declared is refused, and its deleter called once") {
    check_each([](auto&) {}, "nothing");
    check_each([](auto& it) { it.managed.tensor.device = {2, 1}; },
               "heed: expected a DLPack tensor in the memory of the CPU, but it is on CUDA device 1");
    check_each([](auto& it) { it.managed.tensor.device = {99, 1}; },
               "heed: expected a DLPack tensor in the memory of the CPU, but it is on a device of type 99");
    check_each([](auto& it) { it.managed.tensor.dtype.lanes = 4; },
               "heed: expected a DLPack tensor whose elements have 1 lane, but they have 4");
    check_each([](auto& it) { it.managed.tensor.dtype = {2, 64, 1}; },
               "heed: expected a DLPack tensor of float32, to be viewed, but it is of float64",
               "heed: expected a DLPack tensor of float32 (or float16 or bfloat16), but it is of float64");
    check_each(
        [](auto& it) { it.managed.tensor.dtype = {10, 8, 1}; },
        "heed: expected a DLPack tensor of float32, to be viewed, but it is of type code 10 of 8 bits",
        "heed: expected a DLPack tensor of float32 (or float16 or bfloat16), but it is of type code 10 of 8 bits");
    check_each([](auto& it) { it.managed.tensor.ndim = 1; },
               "heed: expected a DLPack tensor with 2 axes, [Query<4>, Dk<7>], but it has 1: its shape is [4]");
    check_each([](auto& it) { it.managed.tensor.ndim = 65; },
               "heed: expected a DLPack tensor with at most 64 axes, but its ndim is 65");
    check_each([](auto& it) { it.managed.tensor.ndim = -1; },
               "heed: expected a DLPack tensor with 0 axes or more, but its ndim is -1");
    check_each([](auto& it) { it.managed.tensor.shape = nullptr; },
               "heed: expected a DLPack tensor with a shape, but its ndim is 2 and its shape is null");
    // 7, in the 32 bits that sizes may have.
    check_each([](auto& it) { it.shape[1] += std::int64_t{1} << 32; },
               "heed: expected a DLPack tensor with 7 elements along axis 1, Dk<7>, but it has 4294967303: its shape "
               "is [4, 4294967303]");
    check_each([](auto& it) { it.shape[1] = 8; },
               "heed: expected a DLPack tensor with 7 elements along axis 1, Dk<7>, but it has 8: its shape is [4, 8]");
    check_each(
        [](auto& it) { std::swap(it.shape[0], it.shape[1]); },
        "heed: expected a DLPack tensor with 4 elements along axis 0, Query<4>, but it has 7: its shape is [7, 4], "
        "those of [Query<4>, Dk<7>] in another order");
    // An extent of 0, with which strides may be anything, and data null.
    check_each(
        [](auto& it) {
            it.shape[0] = 0;
            it.managed.tensor.data = nullptr;
        },
        "heed: expected a DLPack tensor with 4 elements along axis 0, Query<4>, but it has 0: its shape is [0, 7]");
    check_each([](auto& it) { it.managed.tensor.data = nullptr; },
               "heed: expected a DLPack tensor with values, but its pointer is null");
    check_each([](auto& it) { it.managed.tensor.byte_offset = std::numeric_limits<std::uint64_t>::max(); },
               "heed: expected a DLPack tensor that begins within memory, but its byte_offset is 18446744073709551615");
    for (std::int64_t const stride :
         {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()}) {
        handed_over<managed_tensor> it;
        it.strides[0] = stride;
        CHECK(said([&] { dlpack::read<owner>(it.managed); }) ==
              "heed: expected a DLPack tensor whose strides stay within memory, but they are [" +
                  std::to_string(stride) + ", 1]");
    }
    CHECK(said([&] { dlpack::take<of_rows>(static_cast<managed_tensor*>(nullptr)); }) ==
          "heed: expected a DLPack tensor, but the pointer to it is null");
    CHECK(said([&] { dlpack::take_copy<owner>(static_cast<managed_tensor_versioned*>(nullptr)); }) ==
          "heed: expected a DLPack tensor, but the pointer to it is null");
}

TEST_CASE("of another version nothing is touched but the deleter") {
    handed_over<managed_tensor_versioned> it;
    for (std::uint32_t const minor_one : {0U, 1U, 2U, 3U, 77U}) {
        it.managed.version = {1, minor_one};
        CHECK(said([&] { dlpack::take<of_rows>(&it.managed); }) == "nothing");
    }
    it.managed.version = {2, 5};
    // What is there may be of any kind then.
    std::memset(&it.managed.tensor, 0xff, sizeof it.managed.tensor);
    it.managed.flags = ~std::uint64_t{0};
    check_refused(it, "heed: expected a DLPack tensor of version 1, but it is of version 2.5",
                  "heed: expected a DLPack tensor of version 1, but it is of version 2.5");
    it.managed.version = {0, 8};
    check_refused(it, "heed: expected a DLPack tensor of version 1, but it is of version 0.8",
                  "heed: expected a DLPack tensor of version 1, but it is of version 0.8");
}

TEST_CASE("values that are only read are not viewed as ones that change") {
    handed_over<managed_tensor_versioned> it;
    it.managed.flags = dlpack::flag_read_only;
    CHECK(said([&] { dlpack::view<of_rows>(it.managed); }) == "nothing");
    check_refused<changing>(
        it, "heed: expected a DLPack tensor whose elements may change, but they are only read: view const ones",
        "nothing");
    // Other flags are no matter: of a copy, and of versions to come.
    it.managed.flags = dlpack::flag_is_copied | std::uint64_t{1} << 40;
    check_refused<changing>(it, "nothing", "nothing");
}

TEST_CASE("strides: null, of axes with one element, negative, of 0") {
    // Null ones are those of rows: allowed before version 1.2, and still sent.
    check_each([](auto& it) { it.managed.tensor.strides = nullptr; }, "nothing");
    check_each(
        [](auto& it) { it.strides[0] = 14; },
        "heed: expected a DLPack tensor whose neighbours along axis 0, Query<4>, are 7 elements apart, to be viewed, "
        "but they are 14 apart: its strides are [14, 1]; read copies it",
        "nothing");
    for (std::int64_t const any :
         {std::int64_t{0}, std::int64_t{1}, std::int64_t{-5}, std::numeric_limits<std::int64_t>::min(),
          std::numeric_limits<std::int64_t>::max()}) {
        handed_over<managed_tensor> it;
        it.shape[0] = 1;
        it.strides[0] = any;
        CHECK(dlpack::view<tensor_view<float const, Batch<1>, Dk<7>>>(it.managed)(0, 6) == 6);
        CHECK(dlpack::read<tensor<float, Batch<1>, Dk<7>>>(it.managed)(0, 6) == 6);
        it.shape[1] = 1;
        it.strides[1] = any;
        CHECK(dlpack::view<tensor_view<float const, Batch<1>, Dk<1>>>(it.managed)(0, 0) == 0);
        CHECK(dlpack::read<tensor<float, Batch<1>, Dk<1>>>(it.managed)(0, 0) == 0);
    }
    handed_over<managed_tensor> it;
    // Column-major.
    it.strides[0] = 1;
    it.strides[1] = 4;
    auto const columns_first = dlpack::view<strided_view<float, strides<1, 4>, Query<4>, Dk<7>>>(it.managed);
    CHECK(columns_first(1, 2) == 9);
    CHECK(dlpack::read<owner>(it.managed)(1, 2) == 9);
    // The same element for all queries.
    it.strides[0] = 0;
    it.strides[1] = 1;
    CHECK(dlpack::view<strided_view<float const, strides<0, 1>, Query<4>, Dk<7>>>(it.managed)(3, 2) == 2);
    CHECK(dlpack::read<owner>(it.managed)(3, 2) == 2);
    // x[::-1, ::-1].
    it.managed.tensor.byte_offset = 27 * sizeof(float);
    it.strides[0] = -7;
    it.strides[1] = -1;
    CHECK(dlpack::read<owner>(it.managed)(1, 2) == 27 - 9);
    CHECK(said([&] { dlpack::view<of_rows>(it.managed); }) ==
          "heed: expected a DLPack tensor whose neighbours along axis 0, Query<4>, are 7 elements apart, to be viewed, "
          "but "
          "they are -7 apart: its strides are [-7, -1]; read copies it");
    // A number: no shape, no strides.
    it.managed.tensor.ndim = 0;
    it.managed.tensor.shape = it.managed.tensor.strides = nullptr;
    CHECK(dlpack::view<tensor_view<float const>>(it.managed)() == 27);
    CHECK(dlpack::read<tensor<float>>(it.managed)() == 27);
}

TEST_CASE("a byte offset, and values that are not aligned") {
    check_each([](auto& it) { it.managed.tensor.byte_offset = sizeof(float); }, "nothing");
    handed_over<managed_tensor> it;
    it.managed.tensor.byte_offset = sizeof(float);
    CHECK(dlpack::view<of_rows>(it.managed)(0, 0) == 1);
    std::memmove(reinterpret_cast<char*>(it.values) + 1, it.values, 28 * sizeof(float));
    it.managed.tensor.byte_offset = 1;
    check_refused(it,
                  "heed: expected a DLPack tensor at a multiple of 4 bytes, to be viewed, but it is 1 behind one: read "
                  "copies it",
                  "nothing");
    CHECK(dlpack::read<owner>(it.managed)(3, 6) == 27);
}

TEST_CASE("element types: each is itself, and the narrower floats are read as wider ones") {
    unsigned char bytes[] = {0, 1, 2};
    std::int64_t shape[] = {3};
    dlpack::dl_tensor it{bytes, {1, 0}, 1, {6, 8, 1}, shape, nullptr, 0};
    CHECK(said([&] { dlpack::view<tensor_view<bool const, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bools, bytes 0 and 1, but element 2 is 2");
    CHECK(said([&] { dlpack::read<tensor<bool, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bools, bytes 0 and 1, but element 2 is 2");
    bytes[2] = 1;
    CHECK(dlpack::read<heed::keep<Key<3>>>(it)(2));
    CHECK_FALSE(dlpack::view<tensor_view<bool const, Key<3>>>(it)(0));
    it.dtype = {1, 8, 1};
    CHECK(dlpack::read<tensor<std::uint8_t, Key<3>>>(it)(1) == 1);
    // Bools as bytes.
    CHECK(dlpack::read<tensor<bool, Key<3>>>(it) == heed::from<bool, Key<3>>(false, true, true));
    CHECK(said([&] { dlpack::view<tensor_view<bool const, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bool, to be viewed, but it is of uint8");
    bytes[0] = 7;
    CHECK(said([&] { dlpack::read<tensor<bool, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bools, bytes 0 and 1, but element 0 is 7");
    bytes[0] = 0;
    it.dtype = {0, 8, 1};
    CHECK(said([&] { dlpack::read<tensor<bool, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bool (or uint8 of 0 and 1), but it is of int8");
    it.dtype = {1, 8, 1};
    CHECK(said([&] { dlpack::read<tensor<std::int8_t, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of int8, but it is of uint8");
    std::uint16_t halves[] = {0x3c00, 0xc500, 0x0001}, brains[] = {0x3f80, 0xc0a0, 0x0001};
    it = {halves, {1, 0}, 1, {2, 16, 1}, shape, nullptr, 0};
    CHECK(dlpack::read<tensor<float, Key<3>>>(it) == heed::from<float, Key<3>>(1, -5, 0x1p-24f));
    CHECK(dlpack::read<tensor<double, Key<3>>>(it) == heed::from<double, Key<3>>(1, -5, 0x1p-24));
    it = {brains, {1, 0}, 1, {4, 16, 1}, shape, nullptr, 0};
    CHECK(dlpack::read<tensor<float, Key<3>>>(it) == heed::from<float, Key<3>>(1, -5, 0x1p-133f));
    float floats[] = {1.5f, 2.5f, 3.5f};
    it = {floats, {1, 0}, 1, {2, 32, 1}, shape, nullptr, 0};
    CHECK(dlpack::read<tensor<double, Key<3>>>(it) == heed::from<double, Key<3>>(1.5, 2.5, 3.5));
    // Bools are of 8 bits, others of as many as they have.
    it.dtype = {6, 1, 1};
    CHECK(said([&] { dlpack::read<tensor<bool, Key<3>>>(it); }) ==
          "heed: expected a DLPack tensor of bool (or uint8 of 0 and 1), but it is of bool of 1 bits");
}

/// Out and in again, by one struct.
template <class T, class M>
void and_back() {
    auto x = heed::iota<tensor<T, Batch<2>, Query<3>, Dk<5>>>();
    {
        auto const sent = dlpack::share<M>(x);
        CHECK(sent->tensor.data == x.data());
        CHECK(sent->tensor.byte_offset == 0);
        REQUIRE(sent->tensor.strides != nullptr);
        CHECK(sent->tensor.strides[1] == 5);
        CHECK(dlpack::view<tensor_view<T, Batch<2>, Query<3>, Dk<5>>>(*sent) == x);
        auto given = dlpack::share<M>(x);
        auto const back = dlpack::take<tensor_view<T, Batch<2>, Query<3>, Dk<5>>>(given.release());
        CHECK(back.view().data() == x.data());
    }
    auto const turned = dlpack::share<M>(heed::transpose_view(x));
    CHECK(turned->tensor.shape[1] == 5);
    CHECK(turned->tensor.strides[1] == 1);
    CHECK(dlpack::read<tensor<T, Batch<2>, Dk<5>, Query<3>>>(*turned) == heed::transpose(x));
    strided_view<T, strides<0, 1>, Query<4>, Dk<5>> const repeated(x.data());
    auto const same = dlpack::share<M>(repeated);
    CHECK(same->tensor.strides[0] == 0);
    CHECK(dlpack::read<tensor<T, Query<4>, Dk<5>>>(*same)(3, 4) == T(4));
    // Of which the values go along, from the heap without a copy.
    heap_tensor<T, Query<3>, Dk<5>> big{heed::iota<tensor<T, Query<3>, Dk<5>>>()};
    T const* const first = big.data();
    auto const gone = dlpack::give<M>(std::move(big));
    CHECK(gone->tensor.data == first);
    auto const copied = dlpack::give<M>(x);
    CHECK(copied->tensor.data != x.data());
    x(1, 2, 4) = T(0);
    CHECK(dlpack::read<tensor<T, Batch<2>, Query<3>, Dk<5>>>(*copied)(1, 2, 4) == T(29));
    if constexpr (std::is_same_v<M, managed_tensor_versioned>) {
        CHECK(gone->flags == 0);
        CHECK(copied->flags == dlpack::flag_is_copied);
        CHECK(turned->flags == 0);
        CHECK(gone->version.major == 1);
        auto const& constant = x;
        CHECK(dlpack::share(constant)->flags == dlpack::flag_read_only);
    }
    tensor<T> number{{T(3)}};
    auto const one = dlpack::share<M>(number);
    CHECK(one->tensor.ndim == 0);
    CHECK(dlpack::view<tensor_view<T>>(*one)() == T(3));
}
TEST_CASE("tensors and views go out and come in again") {
    and_back<float, managed_tensor>();
    and_back<float, managed_tensor_versioned>();
    and_back<double, managed_tensor_versioned>();
    and_back<int, managed_tensor>();
    and_back<unsigned char, managed_tensor_versioned>();
}

TEST_CASE("what a type promises of its values goes out to be read only") {
    auto weights = heed::softmax<Key>(heed::iota<float, Query<2>, Key<3>>());
    CHECK(dlpack::share(weights)->flags == dlpack::flag_read_only);
    auto w = heed::iota<heed::projection<Query, float, Model<2>, Dk<3>>>();
    auto const sent = dlpack::share(w);
    CHECK(sent->flags == 0);
    CHECK(dlpack::read<heed::projection<Query, float, Model<2>, Dk<3>>>(*sent) == w);
    CHECK(dlpack::give(heed::softmax<Key>(heed::iota<float, Query<2>, Key<3>>()))->flags == 0);
}

static_assert(dlpack::can_view<of_rows> && dlpack::can_read<owner> && dlpack::can_read<heed::keep<Key<3>>>);
static_assert(
    std::is_same_v<dlpack::fault_of_view<owner>, fault::memory_is_viewed_by_a_tensor_view_or_a_strided_view<owner>>);
static_assert(
    std::is_same_v<dlpack::fault_of_read<of_rows>,
                   fault::memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<of_rows>>);
static_assert(
    std::is_same_v<dlpack::fault_of_view<tensor_view<char, Key<3>>>, fault::dlpack_has_no_such_element_type<char>>);
static_assert(std::is_same_v<dlpack::fault_of_share<owner>,
                             fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                                 in::share_by_dlpack, owner>>);
static_assert(dlpack::can_share<owner&> && dlpack::can_share<of_rows> && dlpack::can_share<owner const&>);
static_assert(
    std::is_same_v<dlpack::fault_of_share<owner const&, managed_tensor>,
                   fault::a_dlpack_tensor_without_a_version_cannot_say_that_its_elements_are_only_read<owner>>);
static_assert(std::is_same_v<
              dlpack::fault_of_give<of_rows>,
              fault::dlpack_gives_away_values_that_a_tensor_owns_so_share_a_view_or_give_as_tensor_of_it<of_rows>>);
static_assert(dlpack::can_give<owner> && !dlpack::can_give<tensor<char, Key<3>>> &&
              !dlpack::can_share<tensor<char, Key<3>>&>);
using up_to_four = tensor<float, heed::up_to<Query<4>>, Dk<7>>;
static_assert(!dlpack::can_share<up_to_four&> && !dlpack::can_give<up_to_four> && !dlpack::can_read<up_to_four>);
static_assert(std::is_same_v<decltype(dlpack::share(heed::refused{})), heed::refused>);
static_assert(std::is_same_v<decltype(dlpack::give(heed::refused{})), heed::refused>);

}  // namespace
