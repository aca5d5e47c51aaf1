// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_TAPE_HPP
#define HEED_GRADIENT_TAPE_HPP

#include <cstddef>

#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/tensor.hpp>

// The operations that were performed, in order, to be gone through backwards. What is on the tape is on the heap, at
// run time and in constant expressions alike.

namespace heed::detail::inline HEED_KERNELS {

enum class task { hand_on, end, find_operand };

/// One thing on the tape. `act` hands its cotangent on to its operands, ends it, or finds what made its n-th operand,
/// null when that was an argument. (No virtual functions: g++ 12 takes a class template's virtual destructor for
/// undefined in constant expressions.)
struct HEED_LINKED_AS step {
    step* (*act)(step*, task, std::size_t);
    std::size_t operands = 0;
    step* before = nullptr;
    /// While steps are put in order: who asked for it, and how many operands were asked.
    step* asked_by = nullptr;
    std::size_t asked = 0;
    bool is_found = false;
};

struct HEED_LINKED_AS tape {
    step* last = nullptr;

    constexpr tape() = default;
    tape(tape const&) = delete;
    tape& operator=(tape const&) = delete;
    constexpr ~tape() {
        while (last != nullptr) end(take_last());
    }
    template <class Step>
    constexpr Step* append(Step* added) {
        added->before = last;
        last = added;
        return added;
    }
    /// From the result on, each step before those that made its operands. Each ends as soon as it has handed on what it
    /// has: what is left to do asks for none of it.
    ///
    /// The order follows from what each step is computed of, and not from when: in `a * b + c * d` compilers take
    /// either product first, and g++ one in constant expressions and the other at run time, where the sums of
    /// cotangents have to be the same.
    constexpr void go_backwards_from(step* result) {
        step* const ordered = in_order(result);
        step* all = last;
        last = ordered;
        while (all != nullptr) {
            step* const now = all;
            all = now->is_found ? now->asked_by : now->before;
            if (!now->is_found) end(now);
        }
        while (last != nullptr) {
            step* const now = take_last();
            now->act(now, task::hand_on, 0);
            end(now);
        }
    }

private:
    /// Depth first, operands in order; what has no more operands to ask is put in front of what was so before it, of
    /// which it may be made. The order in time is kept in `asked_by` then.
    static constexpr step* in_order(step* result) {
        step* done = nullptr;
        result->is_found = true;
        for (step* now = result; now != nullptr;) {
            if (now->asked < now->operands) {
                step* const operand = now->act(now, task::find_operand, now->asked++);
                if (operand != nullptr && !operand->is_found) {
                    operand->is_found = true;
                    operand->asked_by = now;
                    now = operand;
                }
            } else {
                step* const next = now->asked_by;
                now->asked_by = now->before;
                now->before = done;
                done = now;
                now = next;
            }
        }
        return done;
    }
    constexpr step* take_last() {
        step* const taken = last;
        last = taken->before;
        return taken;
    }
    static constexpr void end(step* gone) { gone->act(gone, task::end, 0); }
};

/// One object on the heap.
template <class X>
struct HEED_LINKED_AS boxed {
    X* at = nullptr;

    constexpr boxed() = default;
    boxed(boxed const&) = delete;
    boxed& operator=(boxed const&) = delete;
    constexpr ~boxed() { delete at; }
    constexpr X& made() {
        at = new X;
        return *at;
    }
};

/// Values that are on the tape only to be read, as the kind of tensor that they were said to be.
template <class Kind>
struct HEED_LINKED_AS kept_on_tape : step {
    Kind value;
    constexpr explicit kept_on_tape(Kind const& x)
        : step{[](step* it, task what, std::size_t) -> step* {
              if (what == task::end) delete static_cast<kept_on_tape*>(it);
              return nullptr;
          }},
          value(x) {}
};

/// That a named handle of a value was made one of another, by `h *= 10` or `h = y`: views of the name would see that.
struct HEED_LINKED_AS renewal : step {
    void const* name;
    renewal const* earlier;
    constexpr renewal(void const* of, renewal const* before_it)
        : step{[](step* it, task what, std::size_t) -> step* {
              if (what == task::end) delete static_cast<renewal*>(it);
              return nullptr;
          }},
          name(of),
          earlier(before_it) {}
};

template <class X>
inline constexpr char kind_of_value = 0;

/// A value on the tape and its cotangent: the first contribution is written, and others are added as the tape is gone
/// through.
template <class Plain>
struct HEED_LINKED_AS cell {
    Plain const* value;
    void const* kind;
    tape* owner;
    step* made_by = nullptr;
    renewal const* renewed = nullptr;
    boxed<Plain> cotangent{};

    template <class X>
    constexpr cell(X const* of, tape* on) : value(of), kind(&kind_of_value<X>), owner(on) {}

    /// As the kind that it is, or as another that it was made: `bias{x}`.
    template <class X>
    constexpr X const& value_as() const {
        if constexpr (__is_same(X, Plain)) {
            return *value;
        } else if (kind == &kind_of_value<X>) {
            return static_cast<X const&>(*value);
        } else {
            return owner->append(new kept_on_tape<X>(of_kind<X>(*value)))->value;
        }
    }
    constexpr void renew(void const* name) { renewed = owner->append(new renewal(name, renewed)); }
    constexpr bool is_reached() const { return cotangent.at != nullptr; }
    template <class Write>
    constexpr void accept(Write write) {
        if (!is_reached()) {
            write(cotangent.made());
        } else {
            boxed<Plain> more;
            write(more.made());
            for (std::size_t i = 0; i < Plain::size; ++i) {
                cotangent.at->values[i] = math::sum(cotangent.at->values[i], more.at->values[i]);
            }
        }
    }

private:
    template <class X>
    static constexpr X of_kind(Plain const& x) {
        if constexpr (requires { X(x); }) {
            return X(x);
        } else {
            X result{};
            for (std::size_t i = 0; i < Plain::size; ++i) result.values[i] = x.values[i];
            return result;
        }
    }
};

/// Where a handle has its cell.
template <class Cell>
struct HEED_LINKED_AS slot {
    Cell* of = nullptr;

    constexpr slot() = default;
    constexpr slot(Cell* to) : of(to) {}  // NOLINT: implicit by design
    constexpr slot(slot const&) = default;
    constexpr ~slot() = default;
    constexpr slot& operator=(slot const& other) {
        if (of != nullptr && of != other.of) of->renew(this);
        of = other.of;
        return *this;
    }
    constexpr Cell* operator->() const { return of; }
};

}  // namespace heed::detail::inline HEED_KERNELS

#endif
