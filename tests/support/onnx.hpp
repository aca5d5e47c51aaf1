// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <type_traits>

#include <heed/io/npy.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/ldexp.hpp>
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
        using tensor = heed::owning_tensor<T, Axes...>;
        if constexpr (heed::io::can_read_npy<tensor>) {
            if (!has_halves(of)) return heed::io::read_npy<tensor>(file(of));
            auto const halves = values<std::uint16_t, heed::owning_tensor<std::uint16_t, Axes...>>(of, "f2");
            tensor result{};
            for (std::size_t i = 0; i < tensor::size; ++i) result.data()[i] = static_cast<T>(half(halves.data()[i]));
            return result;
        } else {
            static_assert(std::is_integral_v<T>);
            using stored = std::conditional_t<std::is_same_v<T, bool>, std::uint8_t, T>;
            return values<stored, tensor>(of, std::is_same_v<T, bool> ? "b1" : sizeof(T) == 8 ? "i8" : "i4");
        }
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
    [[nodiscard]] bool has_halves(std::string const& of) const {
        heed::io::detail::input_file in(file(of));
        return heed::io::detail::npy::read_header(in).is_of("f2");
    }
    template <class X, class... Axes>
    [[nodiscard]] auto read_as(std::string const& of, heed::shape_t<Axes...>) const {
        return input<heed::element_of<X>, Axes...>(of);
    }
    template <class X>
    [[nodiscard]] auto expected_of(std::string const& of, X const&) const {
        return read_as<X>(of, heed::shape_type_of<X>{});
    }

    /// The values of a file, of a type that stands there as a `T`.
    template <class T, class X>
    [[nodiscard]] X values(std::string const& of, std::string const& type) const {
        namespace npy = heed::io::detail::npy;
        heed::io::detail::input_file in(file(of));
        npy::header const head = npy::read_header(in);
        npy::shape_wanted const shape = npy::wanted(heed::shape_type_of<X>{});
        INFO("ONNX's case " << name_ << ": " << of << " has " << head.descr << " " << npy::tuple_text(head.extents));
        REQUIRE(head.is_of(type));
        REQUIRE(shape.extents == head.extents);
        auto const read = npy::read_values<T>(in, head);
        X result{};
        for (std::size_t i = 0; i < X::size; ++i) result.data()[i] = static_cast<heed::element_of<X>>(read[i]);
        return result;
    }
    /// A number in IEEE 754's half precision.
    [[nodiscard]] static double half(unsigned bits) {
        double const sign = (bits >> 15) != 0 ? -1 : 1;
        int const exponent = static_cast<int>(bits >> 10 & 31), fraction = static_cast<int>(bits & 1023);
        if (exponent == 31) return fraction != 0 ? heed::math::quiet_nan<double> : sign * heed::math::infinity<double>;
        if (exponent == 0) return sign * heed::math::ldexp(static_cast<double>(fraction), -24);
        return sign * heed::math::ldexp(static_cast<double>(1024 + fraction), exponent - 25);
    }

    std::string name_;
};

}  // namespace heed_test
