// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/borders/eigen.hpp>
#include <heed/heed.hpp>

#include "../support/catch.hpp"

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

template <class F>
std::string said(F const& f) {
    try {
        f();
    } catch (heed::border_error const& error) {
        return error.what();
    }
    return "nothing";
}

/// Numbers by place, so that a matrix and its transpose are two.
template <class M>
void count(M& m) {
    for (Eigen::Index i = 0; i < m.rows(); ++i)
        for (Eigen::Index j = 0; j < m.cols(); ++j) m(i, j) = static_cast<typename M::Scalar>(100 * i + j);
}
template <class M, class X>
bool same(M const& m, X const& x) {
    bool holds = true;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m.rows()); ++i)
        for (std::size_t j = 0; j < static_cast<std::size_t>(m.cols()); ++j)
            holds = holds && m(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) == x(i, j);
    return holds;
}

/// Of fixed and of dynamic sizes, in both orders: views of all, and copies.
template <std::size_t Q, std::size_t D>
void from_eigen() {
    constexpr int q = static_cast<int>(Q), d = static_cast<int>(D);
    using by_rows = tensor_view<float, Query<Q>, Dk<D>>;
    using by_columns = strided_view<float, strides<1, Q>, Query<Q>, Dk<D>>;
    using copy = tensor<double, Query<Q>, Dk<D>>;
    auto const check = [&](auto m, auto view_type, std::string const& text) {
        using declared = typename decltype(view_type)::type;
        m.resize(q, d);
        count(m);
        INFO(text << ' ' << Q << ' ' << D);
        auto const v = borders::view<declared>(m);
        CHECK(v.data() == m.data());
        CHECK(same(m, v));
        CHECK(same(m, borders::read<copy>(m)));
        v.data()[Q * D - 1] = -5;
        CHECK(m(q - 1, d - 1) == -5);
        auto const& constant = m;
        CHECK(
            same(m, borders::view<
                        std::conditional_t<std::is_same_v<declared, by_rows>, tensor_view<float const, Query<Q>, Dk<D>>,
                                           strided_view<float const, strides<1, Q>, Query<Q>, Dk<D>>>>(constant)));
    };
    check(Eigen::Matrix<float, q, d, Eigen::RowMajor>{}, std::type_identity<by_rows>{}, "fixed rows");
    check(Eigen::Matrix<float, q, d>{}, std::type_identity<by_columns>{}, "fixed columns");
    check(Eigen::Array<float, q, d>{}, std::type_identity<by_columns>{}, "an array");
    check(Eigen::MatrixXf{}, std::type_identity<by_columns>{}, "dynamic columns");
    check(Eigen::ArrayXXf{}, std::type_identity<by_columns>{}, "a dynamic array");
    check(Eigen::Matrix<float, Eigen::Dynamic, d, Eigen::RowMajor>{}, std::type_identity<by_rows>{}, "dynamic rows");
}

TEST_CASE("matrices of Eigen are viewed and read") {
    from_eigen<2, 3>();
    from_eigen<3, 3>();
    from_eigen<5, 2>();
}

TEST_CASE("blocks, maps, transposes and vectors of Eigen") {
    Eigen::Matrix<double, 5, 7> m;
    count(m);
    // A block, whose columns are apart as those of the whole are.
    auto block = m.block<2, 3>(1, 2);
    auto const v = borders::view<strided_view<double, strides<1, 5>, Query<2>, Dk<3>>>(block);
    CHECK(same(block, v));
    CHECK(v.data() == &m(1, 2));
    CHECK(borders::view<strided_view<double, strides<5>, Dk<7>>>(m.row(2))(6) == 206);
    CHECK(borders::view<tensor_view<double, Query<5>>>(m.col(3))(4) == 403);
    CHECK(borders::view<strided_view<double, strides<6>, Key<5>>>(m.diagonal())(4) == 404);
    auto turned = m.transpose();
    CHECK(borders::view<tensor_view<double, Dk<7>, Query<5>>>(turned)(6, 4) == 406);
    Eigen::VectorXd vector = Eigen::VectorXd::LinSpaced(5, 0, 4);
    CHECK(borders::view<tensor_view<double const, Key<5>>>(vector)(3) == 3);
    Eigen::RowVector3f const row(1, 2, 3);
    CHECK(borders::read<tensor<float, Key<3>>>(row) == heed::from<float, Key<3>>(1, 2, 3));
    CHECK(borders::read<tensor<double, Key<5>>>(vector.reverse().eval())(0) == 4);
    double values[30] = {};
    for (int i = 0; i < 30; ++i) values[i] = i;
    // A map with both strides, and one that goes backwards, which is read and not viewed.
    Eigen::Map<Eigen::Matrix<double, 2, 3>, 0, Eigen::Stride<10, 3>> const map(values);
    CHECK(borders::view<strided_view<double const, strides<3, 10>, Query<2>, Dk<3>>>(map)(1, 2) == 23);
    Eigen::Map<Eigen::VectorXd, 0, Eigen::InnerStride<>> const backwards(values + 29, 5, Eigen::InnerStride<>(-3));
    CHECK(borders::read<tensor<double, Key<5>>>(backwards)(2) == 23);
    CHECK(said([&] { borders::view<tensor_view<double const, Key<5>>>(backwards); }) ==
          "heed: expected an Eigen vector whose neighbours along axis 0, Key<5>, are 1 element apart, to be viewed, "
          "but they "
          "are -3 apart: its strides are [-3]; read copies it");
    // Of one element along an axis any stride is right.
    Eigen::MatrixXd one = Eigen::MatrixXd::Constant(1, 4, 2.5);
    CHECK(borders::view<tensor_view<double, Batch<1>, Key<4>>>(one)(0, 3) == 2.5);
}

TEST_CASE("a block that is not contiguous is declared with its strides (nanobind#278)") {
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> m(5, 7);
    count(m);
    auto block = m.block(1, 2, 2, 3);
    using in_rows = tensor_view<double, Query<2>, Dk<3>>;
    CHECK(said([&] { borders::view<in_rows>(block); }) ==
          "heed: expected an Eigen matrix whose neighbours along axis 0, Query<2>, are 3 elements apart, to be viewed, "
          "but they are 7 apart: its strides are [7, 1]; read copies it");
    CHECK(borders::view<strided_view<double, strides<7, 1>, Query<2>, Dk<3>>>(block).data() == &m(1, 2));
    CHECK(same(block, borders::read<tensor<double, Query<2>, Dk<3>>>(block)));
    // What the type says of its strides is a fault: of a transpose, and of a block of fixed sizes.
    auto turned = m.transpose();
    static_assert(
        std::is_same_v<borders::fault_of_view<tensor_view<double, Dk<7>, Query<5>>, decltype(turned)&>,
                       fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                           Dk<7>, borders::apart_by<5>, borders::apart_by<1>>>);
    CHECK(same(turned, borders::read<tensor<double, Dk<7>, Query<5>>>(turned)));
    using fixed_block = decltype(std::declval<Eigen::Matrix<double, 5, 7, Eigen::RowMajor>&>().block<2, 3>(1, 2));
    static_assert(
        std::is_same_v<borders::fault_of_view<in_rows, fixed_block&>,
                       fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                           Query<2>, borders::apart_by<3>, borders::apart_by<7>>>);
}

TEST_CASE("dynamic sizes of Eigen are checked when they come") {
    Eigen::MatrixXf m(4, 8);
    using declared = strided_view<float, strides<1, 4>, Query<4>, Dk<7>>;
    CHECK(said([&] { borders::view<declared>(m); }) ==
          "heed: expected an Eigen matrix with 7 elements along axis 1, Dk<7>, but it has 8: its shape is [4, 8]");
    CHECK(said([&] { borders::read<tensor<float, Query<8>, Dk<4>>>(m); }) ==
          "heed: expected an Eigen matrix with 8 elements along axis 0, Query<8>, but it has 4: its shape is [4, 8], "
          "those "
          "of [Query<8>, Dk<4>] in another order");
    m.resize(4, 7);
    Eigen::Map<Eigen::MatrixXf, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> map(m.data(), 4, 7, {4, 1});
    CHECK(said([&] { borders::view<tensor_view<float, Query<4>, Dk<7>>>(map); }) ==
          "heed: expected an Eigen matrix whose neighbours along axis 0, Query<4>, are 7 elements apart, to be viewed, "
          "but "
          "they are 1 apart: its strides are [1, 4]; read copies it");
    Eigen::MatrixXf const empty;
    CHECK(said([&] { borders::read<tensor<float, Query<4>, Dk<7>>>(empty); }) ==
          "heed: expected an Eigen matrix with 4 elements along axis 0, Query<4>, but it has 0: its shape is [0, 0]");
}

/// Each view of two axes, with each pair of strides and extents, as a map of Eigen's.
template <std::size_t Q, std::size_t D, std::size_t S, std::size_t T>
void as_map() {
    int values[64] = {};
    for (int i = 0; i < 64; ++i) values[i] = i;
    strided_view<int, strides<S, T>, Query<Q>, Dk<D>> const x(values);
    auto map = borders::as_eigen(x);
    INFO(Q << ' ' << D << ' ' << S << ' ' << T);
    REQUIRE(map.rows() == static_cast<Eigen::Index>(Q));
    REQUIRE(map.cols() == static_cast<Eigen::Index>(D));
    CHECK(same(map, x));
    map(static_cast<Eigen::Index>(Q) - 1, static_cast<Eigen::Index>(D) - 1) = -1;
    CHECK(x(Q - 1, D - 1) == -1);
    CHECK(map.sum() == heed::sum<Query, Dk>(x)());
    // And back, where both say the same of axes with one element.
    CHECK(heed::as_tensor(x) == borders::read<tensor<int, Query<Q>, Dk<D>>>(map.eval()));
}
template <std::size_t Q, std::size_t D>
void as_maps() {
    as_map<Q, D, D, 1>();
    as_map<Q, D, 1, Q>();
    as_map<Q, D, 2 * D, 2>();
    as_map<Q, D, 2, 3 * Q>();
    as_map<Q, D, 0, 1>();
    as_map<Q, D, 1, 0>();
    as_map<Q, D, 0, 0>();
    as_map<Q, D, 3, 3>();
}

template <class X>
constexpr bool has_const_values =
    std::is_const_v<std::remove_pointer_t<decltype(borders::as_eigen(std::declval<X&>()).data())>>;

TEST_CASE("tensors and views as maps of Eigen") {
    as_maps<2, 3>();
    as_maps<3, 3>();
    as_map<1, 4, 7, 1>();
    as_map<1, 4, 0, 2>();
    as_map<4, 1, 1, 9>();
    as_map<4, 1, 3, 0>();
    as_map<1, 1, 5, 6>();
    auto x = heed::iota<float, Query<3>, Dk<5>>();
    static_assert(
        std::is_same_v<decltype(borders::as_eigen(x)), Eigen::Map<Eigen::Matrix<float, 3, 5, Eigen::RowMajor>>>);
    auto const y = heed::iota<float, Dk<5>, Dv<2>>(1.f);
    Eigen::MatrixXf const product = borders::as_eigen(x) * borders::as_eigen(y);
    CHECK(same(product, heed::matmul(x, y)));
    CHECK(same(borders::as_eigen(heed::transpose_view(x)), heed::transpose(x)));
    borders::as_eigen(x).row(1).setConstant(4);
    CHECK(x(1, 4) == 4);
    auto key = heed::iota<double, Key<7>>();
    static_assert(std::is_same_v<decltype(borders::as_eigen(key)), Eigen::Map<Eigen::Matrix<double, 7, 1>>>);
    CHECK(borders::as_eigen(key).sum() == 21);
    CHECK(borders::as_eigen(heed::slice_view<Query>(x, 2)).dot(borders::as_eigen(heed::slice_view<Query>(x, 2))) ==
          730);
    CHECK(borders::as_eigen(heed::slice_view<Dk>(x, 2))(2) == 12);
    strided_view<float, strides<2>, Key<3>> const apart(x.data());
    static_assert(std::is_same_v<decltype(borders::as_eigen(apart)),
                                 Eigen::Map<Eigen::Matrix<float, 3, 1>, Eigen::Unaligned, Eigen::Stride<6, 2>>>);
    // A stride that no int holds, of rows as far apart as in a file that is mapped.
    constexpr std::size_t far_apart = std::size_t{3} << 30;
    strided_view<float, strides<far_apart, 1>, Query<2>, Dk<3>> const far(x.data());
    CHECK(borders::as_eigen(far).outerStride() == static_cast<Eigen::Index>(far_apart));
    strided_view<float, strides<far_apart>, Key<3>> const far_keys(x.data());
    CHECK(borders::as_eigen(far_keys).innerStride() == static_cast<Eigen::Index>(far_apart));
    // As many elements as no int counts.
    constexpr std::size_t most = std::size_t{1} << 31;
    using of_too_many = strided_view<float const, strides<0>, Key<most>>;
    static_assert(std::is_same_v<borders::fault_of_as_eigen<of_too_many&>,
                                 heed::fault::an_eigen_matrix_counts_its_elements_along_an_axis_in_an_int<
                                     heed::shape_t<Key<most>>>>);
    static_assert(borders::can_as_eigen<strided_view<float const, strides<0>, Key<most - 1>>&>);
    // What does not fit onto the stack has dynamic sizes.
    auto big = heed::iota<float, Query<64>, Dk<65>>();
    static_assert(decltype(borders::as_eigen(big))::RowsAtCompileTime == Eigen::Dynamic);
    CHECK(same(borders::as_eigen(big), big));
    heed::heap_tensor<float, Key<5000>> const heap{};
    CHECK(borders::as_eigen(heap).size() == 5000);
    auto weights = heed::softmax<Dk>(x);
    static_assert(has_const_values<decltype(weights)> && has_const_values<decltype(x) const> &&
                  !has_const_values<decltype(x)>);
}

// What types say is checked while compiling.
using fixed = Eigen::Matrix<float, 4, 7>;
using fixed_rows = Eigen::Matrix<float, 4, 7, Eigen::RowMajor>;
using rows_declared = tensor_view<float, Query<4>, Dk<7>>;
static_assert(borders::can_view<rows_declared, fixed_rows&> &&
              borders::can_read<tensor<float, Query<4>, Dk<7>>, fixed>);
static_assert(
    std::is_same_v<borders::fault_of_view<rows_declared, fixed&>,
                   fault::memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<
                       Query<4>, borders::apart_by<7>, borders::apart_by<1>>>);
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Query<4>, Dk<8>>, fixed>,
                             fault::memory_has_another_number_of_elements_along_the_declared_axis<
                                 in::read_of_memory, Dk<8>, heed::values_given<7>>>);
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Key<4>>, fixed>,
                             fault::memory_has_another_number_of_axes_than_the_declared_shape<
                                 in::read_of_memory, heed::shape_t<Key<4>>, borders::axes_given<2>>>);
static_assert(std::is_same_v<borders::fault_of_view<rows_declared, fixed_rows>,
                             fault::a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<
                                 in::view_of_memory, fixed_rows>>);
static_assert(
    std::is_same_v<borders::fault_of_view<rows_declared, fixed_rows const&>,
                   fault::a_view_through_which_values_change_is_not_had_of_const_ones<float const, rows_declared>>);
using sum_of_two = std::remove_cvref_t<decltype(std::declval<fixed&>() + std::declval<fixed&>())>;
static_assert(std::is_same_v<borders::fault_of_read<tensor<float, Query<4>, Dk<7>>, sum_of_two>,
                             fault::an_eigen_expression_without_values_in_memory_is_evaluated_first<sum_of_two>>);
using cube = tensor<float, Batch<2>, Query<4>, Dk<7>>;
static_assert(std::is_same_v<borders::fault_of_as_eigen<cube&>,
                             fault::an_eigen_matrix_has_one_axis_or_two_so_slice_or_merge_others<cube::shape_type>>);
using matrix = tensor<float, Query<4>, Dk<7>>;
static_assert(borders::can_as_eigen<matrix&> && !borders::can_as_eigen<matrix>);
using fixed_ref = Eigen::Ref<Eigen::MatrixXf const>;
static_assert(!borders::can_view<strided_view<float const, strides<1, 4>, Query<4>, Dk<7>>, fixed_ref>);
static_assert(borders::can_view<strided_view<float const, strides<1, 4>, Query<4>, Dk<7>>, fixed_ref&>);

}  // namespace
