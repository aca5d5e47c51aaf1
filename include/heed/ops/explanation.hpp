// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_EXPLANATION_HPP
#define HEED_OPS_EXPLANATION_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/shape/detail/nearest.hpp>
#include <heed/shape/detail/type_text.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/semantic_types.hpp>

// What `explain_...` is made of: types as text, calls and faults in words.

namespace heed {

/// How the shape of a result comes about, as text in UTF-8; when the call is refused, the fault as a sentence.
///
/// For every operation `f` that makes a tensor of tensors there is `explain_f`, called as `f` is, and for a module
/// `explain_self_attention(module, x)`: `explain_contract<Dk>(q, k)` reads
/// `[Batch<1>, Query<4>, Dk<4>] · [Batch<1>, Key<4>, Dk<4>] over Dk → [Batch<1>, Query<4>, Key<4>]`. It is a constant,
/// lives as long as the program and ends with a zero. Nothing is refused by it, so it can stand where `can_f` is false:
/// `static_assert(can_contract<Q, K, Dk>, explanation_of_contract<Q, K, Dk>)` where the compiler takes objects with
/// `data()` and `size()` as messages (`__cpp_static_assert >= 202306L`: C++26, clang from 17 on with `-std=c++2c`).
struct HEED_LINKED_AS explanation {
    heed::text text;

    [[nodiscard]] constexpr char const* data() const { return text.data; }
    [[nodiscard]] constexpr std::size_t size() const { return text.size; }
    constexpr operator heed::text() const { return text; }
    friend constexpr bool operator==(explanation a, explanation b) { return a.text == b.text; }
};

namespace detail::inline HEED_KERNELS {

/// Counts letters as a message takes them in.
struct letter_count {
    std::size_t size = 0;
    constexpr letter_count& operator<<(text piece) {
        size += piece.size;
        return *this;
    }
    constexpr letter_count& operator<<(char const* piece) {
        while (*piece++ != '\0') ++size;
        return *this;
    }
    constexpr letter_count& operator<<(unsigned long long number) {
        message<20> digits;
        size += (digits << number).size;
        return *this;
    }
};

/// An argument of a fault or of a call.
template <class A>
struct argument_text {
    static constexpr void write(auto& out) {
        constexpr text whole = type_in(spelling<A>());
        constexpr text of_operations{"heed::fault::in::", 17};
        if (whole.size > of_operations.size && text{whole.data, of_operations.size} == of_operations) out << "in ";
        out << short_text<A>();
    }
};
template <template <std::size_t> class Name>
struct argument_text<axis_name<Name>> {
    static constexpr void write(auto& out) { out << name_text<axis_name<Name>>(); }
};
template <class... Axes>
struct argument_text<shape_t<Axes...>> {
    static constexpr void write(auto& out) { out << shape_text<shape_t<Axes...>>; }
};
template <class Axis>
struct argument_text<did_you_mean<Axis>> {
    static constexpr void write(auto& out) { out << "did you mean " << short_text<Axis>() << "?"; }
};
// A call is spelt out here, as compilers disagree on the blank before the operands of a type of functions.
template <class Call, class... Operands>
struct argument_text<did_you_mean<Call(Operands...)>> {
    static constexpr void write(auto& out) {
        out << "did you mean " << short_text<Call>() << "(";
        [[maybe_unused]] char const* separator = "";
        ((out << separator << short_text<Operands>(), separator = ", "), ...);
        out << ")?";
    }
};

template <class... Arguments>
constexpr void write_arguments(auto& out) {
    [[maybe_unused]] char const* separator = "";
    ((out << separator, argument_text<Arguments>::write(out), separator = ", "), ...);
}

/// An operand or a result: its shape, and before it what its type promises or is for.
template <class X>
constexpr void write_operand(auto& out) {
    if constexpr (!Tensor<X>) {
        out << short_text<remove_cvref_t<X>>();
    } else {
        using x = remove_cvref_t<X>;
        if constexpr (is_attention_weights<x>) {
            out << "attention weights over " << name_text<typename x::weights_over>() << " ";
        } else if constexpr (is_distribution<x>) {
            out << "distribution over " << name_text<typename x::distribution_over>() << " ";
        } else if constexpr (is_logits<x>) {
            out << "logits over " << name_text<typename x::logits_over>() << " ";
        } else if constexpr (promises_rows<x>) {
            out << (requires { typename x::promised_rows::pairs; } ? "rotated " : "rotation ");
        } else if constexpr (requires { typename x::role; }) {
            out << "projection to " << name_text<typename x::role>() << " ";
        } else if constexpr (requires { typename x::bias_role; }) {
            out << "bias of the projection to " << name_text<typename x::bias_role>() << " ";
        }
        out << shape_text<shape_type_of<x>>;
    }
}

template <class... Xs>
constexpr void write_operands(auto& out, char const* between) {
    [[maybe_unused]] char const* separator = "";
    ((out << separator, write_operand<Xs>(out), separator = between), ...);
}

template <class Result>
constexpr void write_result(auto& out) {
    out << " \u2192 ";
    write_operand<Result>(out);
}

// A form says how a call is put into words. Most are written as they are called.

template <class In, class... Arguments>
struct as_call {
    template <class Result, class... Operands>
    static constexpr void write(auto& out) {
        out << short_text<In>();
        if constexpr (sizeof...(Arguments) > 0) {
            out << "<";
            write_arguments<Arguments...>(out);
            out << ">";
        }
        out << "(";
        write_operands<Operands...>(out, ", ");
        out << ")";
        write_result<Result>(out);
    }
};

/// As `as_call`, with a function as the first operand, which has no name that compilers agree on.
template <class In>
struct as_call_with_function {
    template <class Result, class F, class... Operands>
    static constexpr void write(auto& out) {
        out << short_text<In>() << "(f, ";
        write_operands<Operands...>(out, ", ");
        out << ")";
        write_result<Result>(out);
    }
};

template <char... Operator>
struct as_infix {
    template <class Result, class... Operands>
    static constexpr void write(auto& out) {
        constexpr char between[] = {' ', Operator..., ' ', '\0'};
        write_operands<Operands...>(out, between);
        write_result<Result>(out);
    }
};
struct as_negation {
    template <class Result, class X>
    static constexpr void write(auto& out) {
        out << "-";
        write_operand<X>(out);
        write_result<Result>(out);
    }
};

template <class... Names>
struct as_sum_over {
    template <class Result, class... Operands>
    static constexpr void write(auto& out) {
        write_operands<Operands...>(out, " \u00b7 ");
        out << " over ";
        write_arguments<Names...>(out);
        write_result<Result>(out);
    }
};
struct as_matrix_product {
    template <class Result, class A, class B>
    static constexpr void write(auto& out) {
        using inner = name_of<typename matrix<shape_type_of<A>>::column>;
        as_sum_over<inner>::template write<Result, A, B>(out);
    }
};

/// The fault as a sentence: its name with spaces for underscores, then what came.
template <class Fault>
constexpr void write_words(auto& out) {
    constexpr text whole = short_text<Fault>();
    message<whole.size> words;
    for (std::size_t i = 0; i < whole.size && whole.data[i] != '<'; ++i) {
        words.data[words.size++] = whole.data[i] == '_' ? ' ' : whole.data[i];
    }
    out << text{words.data, words.size};
}
template <class Fault>
struct HEED_LINKED_AS sentence {
    static constexpr void write(auto& out) { write_words<Fault>(out); }
};
template <template <class...> class Fault, class First, class... Rest>
struct sentence<Fault<First, Rest...>> {
    static constexpr void write(auto& out) {
        write_words<Fault<First, Rest...>>(out);
        out << ": ";
        write_arguments<First, Rest...>(out);
    }
};

template <class X>
remove_cvref_t<X> const& an_operand();

template <class Op, class... Operands>
struct HEED_LINKED_AS derivation {
    using fault = fault_of<Op, Operands...>;
    static constexpr void write(auto& out) {
        if constexpr (is_fault<fault>) {
            sentence<fault>::write(out);
        } else if constexpr (any_refused<Operands...>) {
            out << "an operand has been refused already";
        } else {
            Op::words::template write<typename result_of<Op, remove_cvref_t<Operands>...>::type, Operands...>(out);
        }
    }
};

template <class Derivation>
consteval auto make_letters() {
    constexpr std::size_t size = [] {
        letter_count count;
        Derivation::write(count);
        return count.size;
    }();
    message<size> result;
    Derivation::write(result);
    return result;
}
template <class Derivation>
inline constexpr auto letters = make_letters<Derivation>();

template <class Op, class... Operands>
struct explained_call {
    using all = derivation<Op, Operands...>;
    static constexpr explanation value{{letters<all>.data, letters<all>.size}};
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
