// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/kernel/contract.hpp>
#include <heed/math/detail/arithmetic.hpp>

#include <utility>

#include "../support/catch.hpp"
#include "../support/guarded.hpp"

// Contractions whose operands move by 0, 1 or several elements along each loop, in all combinations: no stride is taken
// for granted, and nothing is read beside the elements that are visited.

namespace {

namespace kernel = heed::kernel;
namespace math = heed::math;

/// How far an operand moves along the rows, the columns and the contracted elements.
struct moves {
    std::size_t row, column, inner;

    /// The first or the second operand of pair `n`: all combinations of columns and contracted elements, and one of the
    /// four of rows, another one for each `turn`.
    static constexpr std::size_t pairs = 81;
    static constexpr moves number(std::size_t n, std::size_t turn, bool second) {
        constexpr std::size_t steps[] = {0, 1, 3};
        std::size_t const rows = (n + turn) % 4;
        return second ? moves{rows / 2 * 3, steps[n / 27], steps[n / 3 % 3]}
                      : moves{rows % 2 * 3, steps[n / 9 % 3], steps[n % 3]};
    }
};

template <class T, std::size_t Rows, std::size_t Columns, std::size_t Length>
struct contraction {
    static constexpr std::size_t size_of(moves m) {
        return (Rows - 1) * m.row + (Columns - 1) * m.column + (Length - 1) * m.inner + 1;
    }
    static constexpr std::size_t out_size = Rows * Columns;

    static constexpr T number(std::size_t i, std::size_t factor) {
        return static_cast<T>(static_cast<int>((i + 1) * factor % 31) - 15) * T(0.143);
    }
    /// How many elements of `out` are no chain over the operands from zero on.
    static constexpr int wrong(T const* out, moves a, moves b) {
        int count = 0;
        for (std::size_t i = 0; i < Rows; ++i) {
            for (std::size_t j = 0; j < Columns; ++j) {
                T sum = 0;
                for (std::size_t k = 0; k < Length; ++k) {
                    sum = math::multiply_add(number(i * a.row + j * a.column + k * a.inner, 7),
                                             number(i * b.row + j * b.column + k * b.inner, 12), sum);
                }
                count += out[i * Columns + j] == sum ? 0 : 1;
            }
        }
        return count;
    }
    template <moves A, moves B>
    static constexpr auto outer = kernel::collapse(
        kernel::nest<3, 2>{2, {Rows, Columns}, {{Columns, 1}, {A.row, A.column}, {B.row, B.column}}});
    template <moves A, moves B>
    static constexpr auto inner = kernel::collapse(kernel::nest<2, 1>{1, {Length}, {{A.inner}, {B.inner}}});

    template <moves A, moves B>
    static constexpr int wrong_in_constant() {
        T a[size_of(A)] = {}, b[size_of(B)] = {}, out[out_size] = {};
        for (std::size_t i = 0; i < size_of(A); ++i) a[i] = number(i, 7);
        for (std::size_t i = 0; i < size_of(B); ++i) b[i] = number(i, 12);
        kernel::contract<outer<A, B>, inner<A, B>, T>(out, a, b);
        return wrong(out, A, B);
    }
    template <moves A, moves B>
    static void run(T* out, T const* a, T const* b) {
        using of_out = T[out_size];
        using of_a = T[size_of(A)];
        using of_b = T[size_of(B)];
        kernel::contract<outer<A, B>, inner<A, B>, T>(reinterpret_cast<of_out&>(*out),
                                                      reinterpret_cast<of_a const&>(*a),
                                                      reinterpret_cast<of_b const&>(*b));
    }

    /// A contraction that is compiled, and how its operands move: all else is compiled once.
    struct compiled {
        moves a, b;
        void (*run)(T*, T const*, T const*);
    };
    /// Between pages that nobody may touch: of all operands the ones before, or the ones behind.
    [[gnu::noinline]] static int wrong_at_run_time(compiled const& tested, bool at_end) {
        std::size_t const a_size = size_of(tested.a), b_size = size_of(tested.b);
        heed_test::guarded<T> const a(a_size, at_end), b(b_size, at_end), out(out_size, at_end);
        for (std::size_t i = 0; i < a_size; ++i) a[i] = number(i, 7);
        for (std::size_t i = 0; i < b_size; ++i) b[i] = number(i, 12);
        tested.run(out.data(), a.data(), b.data());
        return wrong(out.data(), tested.a, tested.b);
    }
    template <std::size_t Turn, std::size_t Step, std::size_t... N>
    static void check_pairs(std::index_sequence<N...>) {
        static constexpr compiled all[] = {
            {moves::number(N * Step, Turn, false), moves::number(N * Step, Turn, true),
             run<moves::number(N * Step, Turn, false), moves::number(N * Step, Turn, true)>}...};
        for (compiled const& one : all) {
            INFO("a moves by " << one.a.row << ", " << one.a.column << " and " << one.a.inner << ", b by " << one.b.row
                               << ", " << one.b.column << " and " << one.b.inner);
            CHECK(wrong_at_run_time(one, false) == 0);
            CHECK(wrong_at_run_time(one, true) == 0);
        }
    }
    /// All pairs of moves, or one of `Step`.
    template <std::size_t Turn, std::size_t Step = 1>
    static void check() {
        check_pairs<Turn, Step>(std::make_index_sequence<moves::pairs / Step>{});
    }
    template <std::size_t Turn, std::size_t... N>
    static constexpr int wrong_in_constants(std::index_sequence<N...>) {
        return (0 + ... + wrong_in_constant<moves::number(N, Turn, false), moves::number(N, Turn, true)>());
    }
};

}  // namespace

TEST_CASE("A contraction takes operands that move by 0, 1 or several elements along each loop") {
    contraction<float, 3, 5, 2>::check<0>();
    contraction<float, 2, 19, 7>::check<1>();
    contraction<float, 5, 4, 8>::check<2>();
    contraction<float, 3, 37, 11>::check<3>();
    contraction<float, 4, 4, 4>::check<0, 5>();
    contraction<double, 2, 19, 5>::check<2, 5>();
    contraction<float, 33, 16, 64>::check<1, 7>();
    contraction<float, 1, 37, 70>::check<2, 7>();
}

TEST_CASE("Constant evaluation does so too") {
    using all = std::make_index_sequence<moves::pairs>;
    constexpr int wrong = contraction<float, 3, 5, 2>::wrong_in_constants<0>(all{});
    STATIC_REQUIRE(wrong == 0);
    constexpr int wrong_of_equal_extents = contraction<float, 4, 4, 4>::wrong_in_constants<1>(all{});
    STATIC_REQUIRE(wrong_of_equal_extents == 0);
}
