// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/ops/arithmetic.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/text.hpp>

namespace heed {

/// How the shape of a result comes about, as text in UTF-8; when the call is refused, the fault as a sentence.
///
/// For every operation `f` that makes a tensor of tensors there is `explain_f`, called as `f` is (not for the module, nor
/// for `masked` and the words for stepping out): `explain_contract<Dk>(q, k)` reads
/// `[Batch<1>, Query<4>, Dk<4>] · [Batch<1>, Key<4>, Dk<4>] over Dk → [Batch<1>, Query<4>, Key<4>]`. It is a constant,
/// lives as long as the program and ends with a zero. Nothing is refused by it, so it can stand where `can_f` is false:
/// `static_assert(can_contract<Q, K, Dk>, explanation_of_contract<Q, K, Dk>)` where the compiler takes objects with
/// `data()` and `size()` as messages (`__cpp_static_assert >= 202306L`: C++26, clang from 17 on with `-std=c++2c`).
struct explanation {
    heed::text text;

    [[nodiscard]] constexpr char const* data() const { return text.data; }
    [[nodiscard]] constexpr std::size_t size() const { return text.size; }
    constexpr operator heed::text() const { return text; }
    friend constexpr bool operator==(explanation a, explanation b) { return a.text == b.text; }
};

namespace detail {

/// A type as the compiler writes it. (No other type may stand in the head: g++ would explain it behind the type.)
template <class A>
constexpr char const* spelling() {
    return __PRETTY_FUNCTION__;
}

constexpr text type_in(char const* whole) {
    std::size_t begin = 0;
    std::size_t end = 0;
    while (whole[end] != '\0') ++end;
    while (end > 0 && whole[end] != ']') --end;
    while (whole[begin] != '[') ++begin;
    while (whole[begin] != '=') ++begin;
    return {whole + begin + 2, end - begin - 2};
}

constexpr bool is_of_a_name(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
           letter == '_';
}

/// Takes what stands before a "::" off the end of a text: a name, with its arguments or brackets.
template <std::size_t Capacity>
constexpr void drop_scope(message<Capacity>& out) {
    std::size_t depth = 0;
    while (out.size > 0) {
        char const last = out.data[out.size - 1];
        if (last == '>' || last == ')' || last == '}') {
            ++depth;
        } else if (depth > 0 && (last == '<' || last == '(' || last == '{')) {
            --depth;
        } else if (depth == 0 && !is_of_a_name(last)) {
            break;
        }
        out.data[--out.size] = '\0';
    }
}

/// A type's name without the scopes it is in, and in one spelling for all compilers: "tensor<float, Query<4>>".
template <class A>
consteval auto make_short_name() {
    constexpr text whole = type_in(spelling<A>());
    message<whole.size> out;
    for (std::size_t i = 0; i < whole.size; ++i) {
        char const letter = whole.data[i];
        if (letter == ':' && i + 1 < whole.size && whole.data[i + 1] == ':') {
            drop_scope(out);
            ++i;
            continue;
        }
        if (letter == '>' && out.size > 1 && out.data[out.size - 1] == ' ' && out.data[out.size - 2] == '>') {
            --out.size;
        }
        out.data[out.size++] = letter;
    }
    return out;
}
template <class A>
inline constexpr auto short_name = make_short_name<A>();

template <class A>
constexpr text short_text() {
    return {short_name<A>.data, short_name<A>.size};
}

/// The name of an axis alone: "Query".
template <class Name>
constexpr text name_text() {
    constexpr std::size_t size_of_extent = 3;  // "<1>"
    text const whole = pretty<with_extent<Name, 1>>();
    return {whole.data, whole.size - size_of_extent};
}

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
        constexpr text of_operations{"heed::in::", 10};
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

template <class... Arguments>
constexpr void write_arguments(auto& out) {
    [[maybe_unused]] char const* separator = "";
    ((out << separator, argument_text<Arguments>::write(out), separator = ", "), ...);
}

/// An operand or a result: its shape, and before it what its type promises or is for.
template <class X>
constexpr void write_operand(auto& out) {
    if constexpr (!Tensor<X>) {
        out << short_text<bare<X>>();
    } else {
        using x = bare<X>;
        if constexpr (is_attention_weights<x>) {
            out << "attention weights over " << name_text<typename x::weights_over>() << " ";
        } else if constexpr (is_distribution<x>) {
            out << "distribution over " << name_text<typename x::distribution_over>() << " ";
        } else if constexpr (is_logits<x>) {
            out << "logits over " << name_text<typename x::logits_over>() << " ";
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

template <char Operator>
struct as_infix {
    template <class Result, class... Operands>
    static constexpr void write(auto& out) {
        constexpr char between[] = {' ', Operator, ' ', '\0'};
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
struct sentence {
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
bare<X> const& an_operand();

template <class Form, class Call, class Fault, class... Operands>
struct derivation {
    static constexpr void write(auto& out) {
        if constexpr (is_fault<Fault>) {
            sentence<Fault>::write(out);
        } else if constexpr (any_refused<Operands...>) {
            out << "an operand has been refused already";
        } else {
            using result = decltype(Call{}(an_operand<Operands>()...));
            Form::template write<result, Operands...>(out);
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

/// `call` is never called: the type that it would return is the result's, and is asked for only when there is no fault.
template <class Form, class Fault, class... Operands, class Call>
consteval explanation explained(Call) {
    using all = derivation<Form, Call, Fault, Operands...>;
    return {{letters<all>.data, letters<all>.size}};
}

}  // namespace detail

// Per operation: the text from types alone, then the same spelt as the call.

/// See `explanation`: a sum of products over named axes, as `contract`.
template <class A, class B, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_contract =
    detail::explained<detail::as_sum_over<axis_name<Names>...>, fault_of_contract<A, B, Names...>, A, B>(
        [](auto const& a, auto const& b) { return heed::contract<Names...>(a, b); });
template <template <std::size_t> class... Names, class A, class B>
constexpr explanation explain_contract(A const&, B const&) {
    return explanation_of_contract<A, B, Names...>;
}

/// See `explanation`: a matrix product, with the axis that is summed over, as `matmul`.
template <class A, class B>
inline constexpr explanation explanation_of_matmul =
    detail::explained<detail::as_matrix_product, fault_of_matmul<A, B>, A, B>(
        [](auto const& a, auto const& b) { return heed::matmul(a, b); });
template <class A, class B>
constexpr explanation explain_matmul(A const&, B const&) {
    return explanation_of_matmul<A, B>;
}

/// See `explanation`: as `outer`.
template <class A, class B>
inline constexpr explanation explanation_of_outer =
    detail::explained<detail::as_call<in::outer>, fault_of_outer<A, B>, A, B>(
        [](auto const& a, auto const& b) { return heed::outer(a, b); });
template <class A, class B>
constexpr explanation explain_outer(A const&, B const&) {
    return explanation_of_outer<A, B>;
}

/// See `explanation`: `a + b`.
template <class A, class B>
inline constexpr explanation explanation_of_plus =
    detail::explained<detail::as_infix<'+'>, fault_of_plus<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a + b; });
template <class A, class B>
constexpr explanation explain_plus(A const&, B const&) {
    return explanation_of_plus<A, B>;
}

/// See `explanation`: `a - b`.
template <class A, class B>
inline constexpr explanation explanation_of_minus =
    detail::explained<detail::as_infix<'-'>, fault_of_minus<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a - b; });
template <class A, class B>
constexpr explanation explain_minus(A const&, B const&) {
    return explanation_of_minus<A, B>;
}

/// See `explanation`: `a * b`.
template <class A, class B>
inline constexpr explanation explanation_of_times =
    detail::explained<detail::as_infix<'*'>, fault_of_times<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a * b; });
template <class A, class B>
constexpr explanation explain_times(A const&, B const&) {
    return explanation_of_times<A, B>;
}

/// See `explanation`: `a / b`.
template <class A, class B>
inline constexpr explanation explanation_of_divide =
    detail::explained<detail::as_infix<'/'>, fault_of_divide<A, B>, A, B>(
        [](auto const& a, auto const& b) { return a / b; });
template <class A, class B>
constexpr explanation explain_divide(A const&, B const&) {
    return explanation_of_divide<A, B>;
}

/// See `explanation`: `-x`.
template <class X>
inline constexpr explanation explanation_of_negate =
    detail::explained<detail::as_negation, fault_of_negate<X>, X>([](auto const& x) { return -x; });
template <class X>
constexpr explanation explain_negate(X const&) {
    return explanation_of_negate<X>;
}

/// See `explanation`: a function of every element, as `map`.
template <class F, class X>
inline constexpr explanation explanation_of_map =
    detail::explained<detail::as_call_with_function<in::map>, fault_of_map<F, X>, F, X>(
        [](auto const& f, auto const& x) { return heed::map(f, x); });
template <class F, class X>
constexpr explanation explain_map(F const&, X const&) {
    return explanation_of_map<F, X>;
}

/// See `explanation`: a function of the elements of several tensors, as `zip`.
template <class F, class X, class... Xs>
inline constexpr explanation explanation_of_zip =
    detail::explained<detail::as_call_with_function<in::zip>, fault_of_zip<F, X, Xs...>, F, X, Xs...>(
        [](auto const& f, auto const&... xs) { return heed::zip(f, xs...); });
template <class F, class X, class... Xs>
constexpr explanation explain_zip(F const&, X const&, Xs const&...) {
    return explanation_of_zip<F, X, Xs...>;
}

/// See `explanation`: as `cast`.
template <class To, class X>
inline constexpr explanation explanation_of_cast =
    detail::explained<detail::as_call<in::cast, To>, fault_of_cast<To, X>, X>(
        [](auto const& x) { return heed::cast<To>(x); });
template <class To, class X>
constexpr explanation explain_cast(X const&) {
    return explanation_of_cast<To, X>;
}

/// See `explanation`: the last two axes swapped, as `transpose`.
template <class X>
inline constexpr explanation explanation_of_transpose =
    detail::explained<detail::as_call<in::transpose>, fault_of_transpose<X>, X>(
        [](auto const& x) { return heed::transpose(x); });
template <class X>
constexpr explanation explain_transpose(X const&) {
    return explanation_of_transpose<X>;
}

/// See `explanation`: as `sum`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_sum =
    detail::explained<detail::as_call<in::sum, axis_name<Names>...>, fault_of_sum<X, Names...>, X>(
        [](auto const& x) { return heed::sum<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_sum(X const&) {
    return explanation_of_sum<X, Names...>;
}

/// See `explanation`: as `mean`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_mean =
    detail::explained<detail::as_call<in::mean, axis_name<Names>...>, fault_of_mean<X, Names...>, X>(
        [](auto const& x) { return heed::mean<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_mean(X const&) {
    return explanation_of_mean<X, Names...>;
}

/// See `explanation`: as `max`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_max =
    detail::explained<detail::as_call<in::max, axis_name<Names>...>, fault_of_max<X, Names...>, X>(
        [](auto const& x) { return heed::max<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_max(X const&) {
    return explanation_of_max<X, Names...>;
}

/// See `explanation`: as `argmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_argmax =
    detail::explained<detail::as_call<in::argmax, axis_name<Name>>, fault_of_argmax<X, Name>, X>(
        [](auto const& x) { return heed::argmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_argmax(X const&) {
    return explanation_of_argmax<X, Name>;
}

/// See `explanation`: as `softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_softmax =
    detail::explained<detail::as_call<in::softmax, axis_name<Name>>, fault_of_softmax<X, Name>, X>(
        [](auto const& x) { return heed::softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_softmax(X const&) {
    return explanation_of_softmax<X, Name>;
}

/// See `explanation`: as `log_softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_log_softmax =
    detail::explained<detail::as_call<in::log_softmax, axis_name<Name>>, fault_of_log_softmax<X, Name>, X>(
        [](auto const& x) { return heed::log_softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_log_softmax(X const&) {
    return explanation_of_log_softmax<X, Name>;
}

/// See `explanation`: as `naive_softmax`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_naive_softmax =
    detail::explained<detail::as_call<in::naive_softmax, axis_name<Name>>, fault_of_naive_softmax<X, Name>, X>(
        [](auto const& x) { return heed::naive_softmax<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_naive_softmax(X const&) {
    return explanation_of_naive_softmax<X, Name>;
}

/// See `explanation`: as `permute`.
template <class X, template <std::size_t> class... Names>
inline constexpr explanation explanation_of_permute =
    detail::explained<detail::as_call<in::permute, axis_name<Names>...>, fault_of_permute<X, Names...>, X>(
        [](auto const& x) { return heed::permute<Names...>(x); });
template <template <std::size_t> class... Names, class X>
constexpr explanation explain_permute(X const&) {
    return explanation_of_permute<X, Names...>;
}

/// See `explanation`: as `rename`.
template <class X, template <std::size_t> class From, template <std::size_t> class To>
inline constexpr explanation explanation_of_rename =
    detail::explained<detail::as_call<in::rename, axis_name<From>, axis_name<To>>, fault_of_rename<X, From, To>, X>(
        [](auto const& x) { return heed::rename<From, To>(x); });
template <template <std::size_t> class From, template <std::size_t> class To, class X>
constexpr explanation explain_rename(X const&) {
    return explanation_of_rename<X, From, To>;
}

/// See `explanation`: one axis as several, as `split`.
template <class X, template <std::size_t> class Name, class... Into>
inline constexpr explanation explanation_of_split =
    detail::explained<detail::as_call<in::split, axis_name<Name>, Into...>, fault_of_split<X, Name, Into...>, X>(
        [](auto const& x) { return heed::split<Name, Into...>(x); });
template <template <std::size_t> class Name, class... Into, class X>
constexpr explanation explain_split(X const&) {
    return explanation_of_split<X, Name, Into...>;
}

/// See `explanation`: several axes as one, as `merge`.
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
inline constexpr explanation explanation_of_merge =
    detail::explained<detail::as_call<in::merge, axis_name<First>, axis_name<Rest>...>,
                      fault_of_merge<X, First, Rest...>, X>(
        [](auto const& x) { return heed::merge<First, Rest...>(x); });
template <template <std::size_t> class First, template <std::size_t> class... Rest, class X>
constexpr explanation explain_merge(X const&) {
    return explanation_of_merge<X, First, Rest...>;
}

/// See `explanation`: tensors one behind the other along an axis, as `concat`.
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr explanation explanation_of_concat =
    detail::explained<detail::as_call<in::concat, axis_name<Name>>, fault_of_concat<Name, First, Rest...>, First,
                      Rest...>([](auto const&... xs) { return heed::concat<Name>(xs...); });
template <template <std::size_t> class Name, class First, class... Rest>
constexpr explanation explain_concat(First const&, Rest const&...) {
    return explanation_of_concat<Name, First, Rest...>;
}

/// See `explanation`: tensors side by side along a new axis, as `stack`.
template <template <std::size_t> class Name, class First, class... Rest>
inline constexpr explanation explanation_of_stack =
    detail::explained<detail::as_call<in::stack, axis_name<Name>>, fault_of_stack<Name, First, Rest...>, First,
                      Rest...>([](auto const&... xs) { return heed::stack<Name>(xs...); });
template <template <std::size_t> class Name, class First, class... Rest>
constexpr explanation explain_stack(First const&, Rest const&...) {
    return explanation_of_stack<Name, First, Rest...>;
}

/// See `explanation`: the part at one index along an axis, as `slice`.
template <class X, template <std::size_t> class Name, class I>
inline constexpr explanation explanation_of_slice =
    detail::explained<detail::as_call<in::slice, axis_name<Name>>, fault_of_slice<X, Name, I>, X, I>(
        [](auto const& x, auto index) { return heed::slice<Name>(x, index); });
template <template <std::size_t> class Name, class X, class I>
constexpr explanation explain_slice(X const&, I const&) {
    return explanation_of_slice<X, Name, I>;
}

}  // namespace heed
