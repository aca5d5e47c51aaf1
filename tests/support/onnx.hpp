// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <heed/io/npy.hpp>
#include <heed/math/classify.hpp>
#include <heed/tensor/heap_tensor.hpp>

#include "catch.hpp"

namespace heed_test {

/// How far an output may be from what ONNX says: |actual - expected| <= absolute + relative |expected|. ONNX's own
/// tests allow 1e-7 and 1e-3.
struct tolerance {
    double absolute = 1e-6, relative = 1e-5;
};
/// For cases in half precision, whose inputs are widened.
inline constexpr tolerance half_precision{.absolute = 1e-3, .relative = 4e-3};

/// A node case of ONNX, in tests/reference/onnx: `onnx_case("attention_local_window").input<float, Batch<2>,
/// ...>("Q")`. The axes are those that the file has extents of, in its order; other extents throw, and say so.
class onnx_case {
public:
    explicit onnx_case(std::string name) : name_(std::move(name)) {}

    /// Floats, of a file of halves too, doubles, bools and whole numbers.
    template <class T, class... Axes>
    [[nodiscard]] auto input(std::string const& of) const {
        return values<heed::owning_tensor<T, Axes...>>(of);
    }
    template <class T, class... Axes>
    [[nodiscard]] auto output(std::string const& of) const {
        return input<T, Axes...>(of);
    }

    /// Checks an output: a failure names the case, the output and the first element that is too far away.
    template <class X>
    void check(std::string const& of, X const& actual, tolerance const& allowed = {}) const {
        check(of, actual, expected_of(of, actual), allowed);
    }
    template <class X, class Y>
    void check(std::string const& of, X const& actual, Y const& expected, tolerance const& allowed = {}) const {
        static_assert(std::is_same_v<heed::shape_type_of<X>, heed::shape_type_of<Y>>);
        std::string wrong;
        for (std::size_t i = 0; i < X::size && wrong.empty(); ++i) {
            auto const came = static_cast<double>(heed::detail::nth(actual, i));
            auto const wanted = static_cast<double>(heed::detail::nth(expected, i));
            double const size = wanted < 0 ? -wanted : wanted, off = came < wanted ? wanted - came : came - wanted;
            bool const both_nan = heed::math::is_nan(came) && heed::math::is_nan(wanted);
            if (came == wanted || both_nan || off <= allowed.absolute + allowed.relative * size) continue;
            wrong = of + " at " + std::to_string(i) + " is " + std::to_string(came) + ", expected " +
                    std::to_string(wanted);
        }
        INFO("ONNX's case " << name_);
        CHECK(wrong == "");
    }

    /// Where the cases are, each in a folder of its name.
    [[nodiscard]] static std::filesystem::path folder() {
        return std::filesystem::path(__FILE__).lexically_normal().parent_path().parent_path() / "reference" / "onnx";
    }

private:
    [[nodiscard]] std::filesystem::path file(std::string const& of) const { return folder() / name_ / (of + ".npy"); }
    template <class X, class... Axes>
    [[nodiscard]] auto read_as(std::string const& of, heed::shape_t<Axes...>) const {
        return input<heed::element_of<X>, Axes...>(of);
    }
    template <class X>
    [[nodiscard]] auto expected_of(std::string const& of, X const&) const {
        return read_as<X>(of, heed::shape_type_of<X>{});
    }

    /// The values of a file, of a type that has the same values or, of halves, fewer.
    template <class X>
    [[nodiscard]] X values(std::string const& of) const {
        using element = heed::element_of<X>;
        heed::io::npy_array const array = heed::io::read_npy(file(of));
        INFO("ONNX's case " << name_ << ": " << of);
        REQUIRE(array.extents == extents(heed::shape_type_of<X>{}));
        X result{};
        std::visit(
            [&](auto const& came) {
                using stored = typename std::remove_cvref_t<decltype(came)>::value_type;
                constexpr bool widened = std::is_same_v<stored, heed::float16> && std::is_floating_point_v<element>;
                REQUIRE((widened || std::is_same_v<stored, element> ||
                         (std::is_integral_v<stored> && std::is_integral_v<element> &&
                          sizeof(stored) == sizeof(element) && std::is_signed_v<stored> == std::is_signed_v<element>)));
                for (std::size_t i = 0; i < X::size; ++i) result.data()[i] = static_cast<element>(came[i]);
            },
            array.values);
        return result;
    }
    template <class... Axes>
    [[nodiscard]] static std::vector<std::size_t> extents(heed::shape_t<Axes...>) {
        return {heed::extent_of<Axes>...};
    }

    std::string name_;
};

}  // namespace heed_test
