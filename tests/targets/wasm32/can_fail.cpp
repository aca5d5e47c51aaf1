// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Whether tests can fail where exceptions are those of exceptions.cpp: units.py asks for each case by its tag. Those of
// [right] have to pass, and each of the others has to be told.

#include "../../support/catch.hpp"

#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

namespace {

struct first {
    virtual ~first() = default;
    int number = 2;
};
struct second {
    virtual ~second() = default;
    int number = 3;
};
struct both : first, second {};

int alive = 0;

struct counted {
    counted() { ++alive; }
    counted(counted const&) { ++alive; }
    counted& operator=(counted const&) = default;
    ~counted() { --alive; }
};

[[gnu::noinline]] void throw_kind(int kind) {
    counted const one;
    if (kind == 0) throw 5;
    if (kind == 1) throw both{};
    if (kind == 2) throw std::out_of_range("too far");
    if (kind == 3) throw std::string("text");
    if (kind == 4) throw counted{};
    if (kind == 5) throw std::bad_alloc{};
}

std::string caught(int kind) {
    try {
        counted const two;
        throw_kind(kind);
    } catch (int number) {
        return std::to_string(number);
    } catch (second const& part) {
        return "second " + std::to_string(part.number);
    } catch (std::logic_error const& error) {
        return error.what();
    } catch (std::string const& text) {
        return text;
    } catch (counted const&) {
        return std::to_string(alive) + " alive";
    } catch (...) {
        try {
            throw;
        } catch (std::bad_alloc const&) {
            return "no memory";
        }
    }
    return "nothing";
}

}  // namespace

TEST_CASE("handlers take what they name", "[right]") {
    char const* const expected[] = {"5", "second 3", "too far", "text", "1 alive", "no memory", "nothing"};
    for (int kind = 0; kind < 7; ++kind) {
        CHECK(caught(kind) == expected[kind]);
        CHECK(alive == 0);
    }
}

TEST_CASE("a handler throws on, and throws another", "[right]") {
    std::string order;
    try {
        try {
            throw_kind(1);
        } catch (first const& part) {
            order += "first " + std::to_string(part.number);
            CHECK(caught(2) == "too far");
            CHECK_THROWS_AS(throw_kind(3), std::string);
            throw;
        }
    } catch (both const& whole) {
        order += ", both " + std::to_string(whole.second::number);
    }
    CHECK(order == "first 2, both 3");
    CHECK_THROWS_AS([] {
        try {
            throw_kind(4);
        } catch (counted const&) {
            throw 2.5;
        }
    }(), double);
    CHECK(alive == 0);
}

TEST_CASE("a wrong check", "[check]") { CHECK(caught(0) == "6"); }
TEST_CASE("a wrong requirement", "[require]") { REQUIRE(caught(0) == "6"); }
TEST_CASE("nothing is thrown", "[nothing]") { CHECK_THROWS_AS(throw_kind(6), int); }
TEST_CASE("another is thrown", "[another]") { CHECK_THROWS_AS(throw_kind(0), std::string); }
TEST_CASE("what nobody catches", "[uncaught]") { throw_kind(2); }
TEST_CASE("what leaves a function that is noexcept", "[noexcept]") {
    [](int kind) noexcept { throw_kind(kind); }(0);
}
TEST_CASE("the end of the program", "[abort]") { std::abort(); }
