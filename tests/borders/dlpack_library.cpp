// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// For dlpack.py: functions of C, whose pointers are what capsules have in them. What is refused says so by `refusal`.

#include <heed/borders/dlpack.hpp>
#include <heed/heed.hpp>

#include <cstdint>
#include <string>

namespace {

namespace dlpack = heed::dlpack;
using namespace heed::axes;
using heed::strided_view;
using heed::strides;
using heed::tensor;
using heed::tensor_view;

std::string sentence;

/// Calls a function of a pointer, whose result is a number, or says why it was refused.
template <class F>
double tried(F const& f) {
    sentence.clear();
    try {
        return f();
    } catch (heed::border_error const& error) {
        sentence = error.what();
        return -1;
    }
}

/// Each element counted by where it is, so that no two places can be mistaken for each other.
template <class X>
double weighed(X const& x) {
    double sum = 0;
    for (std::size_t q = 0; q < 3; ++q)
        for (std::size_t d = 0; d < 5; ++d)
            sum += static_cast<double>(x(q, d)) * static_cast<double>(1 + q * 7 + d * 31);
    return sum;
}

template <class T, class M>
double of_view(void* came) {
    return tried([&] {
        auto const taken = dlpack::take<tensor_view<T const, Query<3>, Dk<5>>>(static_cast<M*>(came));
        return weighed(taken.view());
    });
}
template <class T, class M>
double of_copy(void* came) {
    return tried([&] { return weighed(dlpack::take_copy<tensor<T, Query<3>, Dk<5>>>(static_cast<M*>(came))); });
}

template <class M>
void* sent(int kind) {
    // They stay, as what is shared must.
    static auto counting = heed::iota<float, Query<3>, Dk<5>>();
    static auto const seven = heed::full<double, Key<7>>(7.0);
    static tensor<bool, Key<3>> flags{{true, false, true}};
    static tensor<std::int64_t> number{{41}};
    switch (kind) {
        case 0:
            return dlpack::share<M>(counting).release();
        case 1:
            return dlpack::share<M>(heed::transpose_view(counting)).release();
        case 2:
            return dlpack::share<M>(heed::slice_view<Dk>(counting, 2)).release();
        case 3:
            return dlpack::share<M>(strided_view<float, strides<0, 1>, Query<4>, Dk<5>>(counting)).release();
        case 4:
            return dlpack::share<M>(flags).release();
        case 5:
            return dlpack::share<M>(number).release();
        case 6:
            return dlpack::give<M>(heed::softmax<Dk>(counting)).release();
        case 7:
            return dlpack::give<M>(seven).release();
        default:
            return nullptr;
    }
}

}  // namespace

extern "C" {

char const* refusal() { return sentence.c_str(); }

void* send_unversioned(int kind) { return sent<dlpack::managed_tensor>(kind); }
void* send_versioned(int kind) { return sent<dlpack::managed_tensor_versioned>(kind); }

double view_unversioned(void* came) { return of_view<float, dlpack::managed_tensor>(came); }
double copy_unversioned(void* came) { return of_copy<float, dlpack::managed_tensor>(came); }
double copy_of_doubles(void* came) { return of_copy<double, dlpack::managed_tensor>(came); }
double copy_of_integers(void* came) { return of_copy<std::int64_t, dlpack::managed_tensor>(came); }
double copy_of_bools(void* came) { return of_copy<bool, dlpack::managed_tensor>(came); }
double view_versioned(void* came) { return of_view<float, dlpack::managed_tensor_versioned>(came); }

/// Calls the deleter of what was sent, as a capsule does that nobody took.
void end_unversioned(void* sent) { dlpack::owned<dlpack::managed_tensor>(static_cast<dlpack::managed_tensor*>(sent)); }
void end_versioned(void* sent) {
    dlpack::owned<dlpack::managed_tensor_versioned>(static_cast<dlpack::managed_tensor_versioned*>(sent));
}

/// Adds 1 to each element where it is.
double count_up(void* came) {
    return tried([&] {
        auto const taken =
            dlpack::take<tensor_view<float, Query<3>, Dk<5>>>(static_cast<dlpack::managed_tensor*>(came));
        heed::view_of(taken.view()) = taken.view() + 1.f;
        return 0.0;
    });
}
}
