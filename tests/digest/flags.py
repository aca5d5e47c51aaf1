# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""All flags of g++ and clang++ that touch arithmetic, for run.py: each leaves every bit as it is, or is refused."""

import subprocess

# Parts of -ffast-math, alone and as people write them. A compiler that does not know one is left out.
PARTS = (
    "-ffast-math",
    "-Ofast",
    "-ffast-math -fno-finite-math-only",
    "-ffast-math -fmath-errno",
    "-ffast-math -fsigned-zeros",
    "-ffast-math -ftrapping-math",
    "-ffast-math -fno-associative-math",
    "-ffast-math -fno-reciprocal-math",
    "-ffast-math -fno-unsafe-math-optimizations",
    "-ffast-math -ffp-contract=off",
    "-ffast-math -mrecip",
    "-ffast-math -mrecip=all",
    "-ffast-math -fhonor-nans",
    "-ffast-math -fhonor-infinities",
    "-ffast-math -fno-approx-func",
    "-funsafe-math-optimizations",
    "-funsafe-math-optimizations -ffinite-math-only",
    "-fassociative-math -fno-signed-zeros -fno-trapping-math",
    "-fassociative-math -freciprocal-math -fno-signed-zeros -fno-trapping-math -ffp-contract=fast",
    "-freciprocal-math",
    "-ffinite-math-only",
    "-fno-honor-nans",
    "-fno-honor-infinities",
    "-fno-signed-zeros",
    "-fno-trapping-math",
    "-fno-math-errno",
    "-fapprox-func",
)
# What else there is about rounding, contraction, formats and exceptions.
OTHERS = (
    "-ffp-contract=off",
    "-ffp-contract=on",
    "-ffp-contract=fast",
    "-ffp-contract=fast-honor-pragmas",
    "-ffp-model=precise",
    "-ffp-model=strict",
    "-ffp-model=fast",
    "-ffp-model=aggressive",
    "-ffp-exception-behavior=maytrap",
    "-ffp-exception-behavior=strict",
    "-ffp-eval-method=source",
    "-frounding-math",
    "-fsignaling-nans",
    "-fexcess-precision=fast",
    "-fexcess-precision=standard",
    "-ffloat-store",
    "-fdenormal-fp-math=ieee",
    "-fdenormal-fp-math=preserve-sign",
    "-fdenormal-fp-math=positive-zero",
    "-fcx-limited-range",
    "-fcx-fortran-rules",
    "-fno-fp-int-builtin-inexact",
    "-fno-strict-float-cast-overflow",
    "-fno-protect-parens",
    "-fno-builtin",
    "-ffreestanding",
    "-fwrapv",
    "-ftrapv",
    "-mrecip",
    "-mlong-double-64",
    "-mlong-double-80",
    "-mlong-double-128",
    "-mno-ieee-fp",
    "-mprefer-vector-width=512",
    "-fno-tree-vectorize",
    "-funroll-all-loops",
    "-fno-inline",
)
# Of these constants are compared, too: they reach what is evaluated in the compiler.
IN_CONSTANTS = ("-ffast-math", "-frounding-math", "-fsignaling-nans", "-ffp-model=strict", "-mlong-double-64")
REFUSED = (
    "-fsingle-precision-constant",
    "-mfpmath=387",
    "-mfpmath=both",
    "-ffp-eval-method=double",
    "-ffp-eval-method=extended",
    "-mno-sse2",
    "-mno-sse",
)
UNKNOWN = ("unknown argument", "unrecognized", "unsupported", "not supported", "not implemented", "invalid", "unknown")


def knows(compiler, flags):
    """Whether a compiler has flags, and does not only accept them."""
    command = [compiler, "-std=c++20", "-O2", *flags.split(), "-x", "c++", "-c", "-o", "/dev/null", "/dev/null"]
    came = subprocess.run(command, capture_output=True, text=True, check=False)
    return not any(word in came.stderr for word in UNKNOWN)
