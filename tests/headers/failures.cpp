// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
//     failures CASE HANDLER    what is wrong, as failures.py counts it, and who is told of it
//
// A handler writes the sentence to stdout: "exits" ends the program well, "returns" does not end it, "jumps" goes back
// to main, which ends it well once it was given back as the former one. "default" is that of heed, and "given back" is
// it again.
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <heed/borders/memory.hpp>
#include <heed/heed.hpp>
#include <heed/io/npy.hpp>

namespace {

using namespace heed;
using namespace heed::axes;

std::jmp_buf before;

void returns(char const* sentence) {
    std::printf("%s\n", sentence);
    std::fflush(stdout);
}
void exits(char const* sentence) {
    returns(sentence);
    std::_Exit(0);
}
void jumps(char const* sentence) {
    returns(sentence);
    std::longjmp(before, 1);
}

using some_keys = tensor<float, up_to<Key<7>>, Dk<2>>;

// Values that the compiler cannot know.
int volatile one = 1;

void go_wrong(int what) {
    std::size_t const two = 2 * static_cast<std::size_t>(one), three = two + 1, five = two + three, seven = two + five;
    tensor<float, Key<7>, Dk<2>> const keys{};
    switch (what) {
        case 0: {
            some_keys const some = take<Key>(keys, two), other = take<Key>(keys, three);
            std::printf("%f\n", static_cast<double>(sum(some + other)()));
            break;
        }
        case 1: {
            some_keys full = take<Key>(keys, seven);
            append<Key>(full, slice<Key>(keys, 0));
            break;
        }
        case 2: {
            kv_cache<float, up_to<Key<3>>, Dk<2>, Dv<2>> full;
            tensor<float, Key<2>, Dk<2>> const k{};
            tensor<float, Key<2>, Dv<2>> const v{};
            append(full, k, v);
            append(full, k, v);
            break;
        }
        case 3:
            static_cast<void>(keys.at(seven, 0));
            break;
        case 4: {
            float const values[] = {1, 2, 3};
            static_cast<void>(borders::read<tensor<float, Key<7>>>(borders::memory<float const, 1>{values, {3}, {1}}));
            break;
        }
        case 5:
            static_cast<void>(io::read_npy<tensor<float, Key<7>>>("/there/is/none.npy"));
            break;
        default: {
            tensor<float, Key<5>, Dk<2>> const x{};
            std::printf("%f\n", static_cast<double>(x(five, 0)));
        }
    }
}

int run(int what, std::string_view who) {
    if (set_failure_handler(nullptr) != nullptr) return 3;
    if (who == "given back") {
        if (set_failure_handler(exits) != nullptr || set_failure_handler(jumps) != exits) return 3;
        if (set_failure_handler(nullptr) != jumps) return 3;
    } else if (who != "default") {
        set_failure_handler(who == "exits" ? exits : who == "returns" ? returns : jumps);
    }
    if (setjmp(before) != 0) return set_failure_handler(nullptr) == jumps ? 0 : 3;
    go_wrong(what);
    return 4;
}

}  // namespace

int main(int, char** arguments) {
    int const what = std::atoi(arguments[1]);
#if defined(__cpp_exceptions)
    // The handler is not asked of what is thrown.
    try {
        return run(what, arguments[2]);
    } catch (std::exception const& thrown) {
        std::printf("thrown: %s\n", thrown.what());
        return 0;
    }
#else
    return run(what, arguments[2]);
#endif
}
