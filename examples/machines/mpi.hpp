// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <heed/heed.hpp>

#include <cstddef>
#include <type_traits>

// heed's types as MPI has them: tensors and the rows of attention as derived types, `merge` as a reduction.

namespace over_mpi {

template <class T>
MPI_Datatype element_type() {
    static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>);
    return std::is_same_v<T, float> ? MPI_FLOAT : MPI_DOUBLE;
}

/// Frees what MPI has made.
class datatype {
public:
    explicit datatype(MPI_Datatype made) : handle_(made) { MPI_Type_commit(&handle_); }
    datatype(datatype const&) = delete;
    datatype& operator=(datatype const&) = delete;
    ~datatype() { MPI_Type_free(&handle_); }
    operator MPI_Datatype() const { return handle_; }

private:
    MPI_Datatype handle_;
};
class reduction {
public:
    explicit reduction(MPI_User_function* function, bool commutes) { MPI_Op_create(function, commutes, &handle_); }
    reduction(reduction const&) = delete;
    reduction& operator=(reduction const&) = delete;
    ~reduction() { MPI_Op_free(&handle_); }
    operator MPI_Op() const { return handle_; }

private:
    MPI_Op handle_;
};

/// All elements of a tensor.
template <heed::Tensor X>
MPI_Datatype make_type_of() {
    MPI_Datatype made;
    MPI_Type_contiguous(static_cast<int>(std::size_t{X::size}), element_type<heed::element_of<X>>(), &made);
    return made;
}

/// The output and the log-sum-exp of attention to any part of the keys, without the part.
template <class Output>
struct rows {
    using element = heed::element_of<Output>;
    static constexpr std::size_t values = heed::extent_of<heed::detail::last_axis<heed::shape_type_of<Output>>>,
                                 count = Output::size / values;
    element output[count * values], lse[count];

    template <class Attended>
    void take(Attended const& attended) {
        static_assert(std::is_same_v<decltype(attended.output), Output>);
        for (std::size_t i = 0; i < count * values; ++i) output[i] = attended.output.data()[i];
        for (std::size_t i = 0; i < count; ++i) lse[i] = attended.lse.values.data()[i];
    }
    /// As attention to the part that they are of, which the type says.
    template <class Attended>
    void give(Attended& attended) const {
        for (std::size_t i = 0; i < count * values; ++i) attended.output.data()[i] = output[i];
        for (std::size_t i = 0; i < count; ++i) attended.lse.values.data()[i] = lse[i];
    }
    /// Joins those that have seen other keys.
    void merge(rows const& others) {
        heed::kernel::merge_rows(output, lse, output, lse, others.output, others.lse, count, values);
    }

    static MPI_Datatype make_type() {
        int const lengths[] = {count * values, count};
        MPI_Aint const places[] = {offsetof(rows, output), offsetof(rows, lse)};
        MPI_Datatype const types[] = {element_type<element>(), element_type<element>()};
        MPI_Datatype made;
        MPI_Type_create_struct(2, lengths, places, types, &made);
        return made;
    }
    /// What MPI_Reduce calls: those of lower ranks come first.
    static void reduce(void* lower, void* higher, int* number, MPI_Datatype*) {
        for (int i = 0; i < *number; ++i) {
            rows merged = static_cast<rows*>(lower)[i];
            merged.merge(static_cast<rows*>(higher)[i]);
            static_cast<rows*>(higher)[i] = merged;
        }
    }
};

}  // namespace over_mpi
