# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that headers include only what their layer may know, and that one knows the target.

    layers.py INCLUDE [FOR_USERS...]    prints each include that is wrong, and each private header that is named in an
                                        umbrella or in what users read: these files, and those below these folders
    layers.py --self-test               checks that each kind of wrong include is found
"""

import pathlib
import re
import sys
import tempfile

# The lowest first: a header may include headers of its own layer and of those before it.
LAYERS = [
    *("version", "meta", "shape", "math", "tensor", "kernel", "ops", "attention", "random", "nn", "gradient", "io"),
    "borders",
]
# Above what heed/heed.hpp has: their umbrellas, such as heed/gradient.hpp, begin with it.
ABOVE = {"gradient", "nn"}
# Loops on pointers, and scalars: they know nothing of tensors, whatever the order says.
NEVER = {("kernel", "shape"), ("kernel", "tensor"), ("math", "shape")}
# Above that again, with files and exceptions: never in an umbrella.
OUTSIDE = {"io", "borders"}
# What the core does not pay for.
COSTLY = {
    "algorithm",
    "boost/hana.hpp",
    "cmath",
    "fstream",
    "functional",
    "immintrin.h",
    "iomanip",
    "iostream",
    "istream",
    "math.h",
    "ostream",
    "ranges",
    "sstream",
    "string",
    "vector",
}
# Private: may change with any commit. Everything else is for users.
PRIVATE = re.compile(r"<heed/(?:kernel/[^>]*|[^>]*/detail/[^>]*)>")
# What is to be known of processors and flags stands in one place, and in what must be compiled for one of them only.
TARGET = re.compile(
    r"\b__(?:SSE\w*|AVX\w*|FMA\w*|x86_64|i386|aarch64|arm|ARM\w*|powerpc\w*|riscv\w*|s390x?|wasm\w*|FAST_MATH|"
    r"FINITE_MATH_ONLY|ASSOCIATIVE_MATH|RECIPROCAL_MATH|NO_SIGNED_ZEROS|FLT_EVAL_METHOD|FP_FAST_\w*|BYTE_ORDER|"
    r"SIZEOF_\w*|LDBL_\w*|int128|float128|asm)__\b|\b__(?:int128|float128)\b"
)
KNOWS_THE_TARGET = {"heed/meta/detail/target.hpp", "heed/kernel/instructions.hpp", "heed/math/detail/wide.hpp"}
# Functions that are private are linked by version and instructions, but for what is one for the whole program.
LINKED_BY_NAME = re.compile(r"^namespace (?:\w+::)*detail(?:::\w+)* \{", re.MULTILINE)
ONE_FOR_ALL = {"heed/tensor/failure_handler.hpp"}
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]+)[>\"]", re.MULTILINE)

# A fold in a concept, or in what a specialisation asks for: clang 19 takes it, of a module and of a header, for two.
FOLD = r"(?:&&|\|\||\+) *\.\.\.(?: *[+&|]+ *\w+)?\)"
FOLDED = re.compile(
    r"(?:\bconcept \w+ =|^template <[^;{}]*>\s*\n\s*requires)(?:(?!\brequires\b)[^;{}])*?" + FOLD + r"[^;{}]*?(?=;|\{)", re.MULTILINE
)


def folded(text):
    """The concepts and specialisations with a fold, by their words; functions are none."""
    for found in FOLDED.finditer(text):
        asks = found[0].partition("requires")[2]
        if found[0].startswith("concept") or re.search(r"\b(struct|class)\b", asks):
            yield found[0].split("\n")[-1].strip()


def check(root, for_users=()):
    """The sentences about all that is wrong in the headers below root/heed, and in what users read."""
    wrong = []
    umbrellas = [path for path in (root / "heed").glob("*.hpp")]
    files = [file for path in for_users for file in (sorted(path.rglob("*")) if path.is_dir() else [path])]
    for path in [*umbrellas, *files]:
        if path.suffix in {".hpp", ".cpp", ".md"}:
            for named in PRIVATE.findall(path.read_text(encoding="utf-8")):
                wrong.append(f"{path.name}: names {named}, which is private")
    graph = {}
    for path in sorted((root / "heed").rglob("*")):
        if path.is_dir() or path.suffix == ".md":
            continue
        name = path.relative_to(root).as_posix()
        # An umbrella, such as heed/math.hpp, knows what its layer knows.
        layer = name.split("/")[1].removesuffix(".hpp")
        if layer != "heed" and layer not in LAYERS:
            wrong.append(f"{name}: belongs to no layer")
            continue
        graph[name] = []
        text = path.read_text(encoding="utf-8")
        if name not in KNOWS_THE_TARGET and (asked := TARGET.search(text)):
            wrong.append(f"{name}: asks for {asked.group(0)}: the target is known to heed/meta/detail/target.hpp")
        if name not in ONE_FOR_ALL and (opened := LINKED_BY_NAME.search(text)):
            wrong.append(f"{name}: opens {opened.group(0)} without inline HEED_KERNELS behind detail")
        if "HEED_KERNELS {" in text and layer != "meta" and "<heed/meta/detail/linkage.hpp>" not in text:
            wrong.append(f"{name}: has HEED_KERNELS without heed/meta/detail/linkage.hpp")
        for words in folded(text):
            wrong.append(f"{name}: has a fold in {words!r}, which belongs into a variable beside it")
        for bracket, included in INCLUDE.findall(text):
            if bracket == '"':
                wrong.append(f'{name}: includes "{included}": our own headers are included as <heed/...>')
            elif not included.startswith("heed/"):
                if layer not in OUTSIDE and included in COSTLY:
                    wrong.append(f"{name}: includes <{included}>, which is too dear for the core")
            elif not (root / included).is_file():
                wrong.append(f"{name}: includes <{included}>, which does not exist")
            else:
                graph[name].append(included)
                other = included.split("/")[1]
                if layer == "heed":
                    if other in OUTSIDE or other == "gradient":
                        wrong.append(f"{name}: includes <{included}>, but layer {other} stays out of the umbrella")
                elif included == "heed/version.hpp":
                    pass  # The first layer is this one header.
                elif included == "heed/heed.hpp" and layer in ABOVE and name == f"heed/{layer}.hpp":
                    pass
                elif other not in LAYERS[: LAYERS.index(layer) + 1] or (layer, other) in NEVER:
                    wrong.append(f"{name}: includes <{included}>, but layer {layer} may not know {other}")
    return wrong + late(graph) + cycles(graph)


def late(graph):
    """Headers that heed/heed.hpp lists behind one that includes them: g++ would name that one, too, with each error."""

    def below(name, found):
        for included in graph.get(name, []):
            if included not in found:
                found.add(included)
                below(included, found)
        return found

    found, seen = [], set()
    for name in graph.get("heed/heed.hpp", []):
        if name in seen:
            found.append(f"heed/heed.hpp: lists <{name}> behind a header that includes it")
        seen |= below(name, set())
    return found


def cycles(graph):
    found, done = [], set()

    def visit(name, path):
        if name in path:
            found.append(f"{name}: includes itself through {' -> '.join([*path[path.index(name) + 1 :], name])}")
        elif name not in done:
            for included in graph.get(name, []):
                visit(included, [*path, name])
            done.add(name)

    for name in graph:
        visit(name, [])
    return found


def self_test():
    fine = {
        "heed/heed.hpp": "#include <heed/ops/sum.hpp>\n#include <heed/version.hpp>\n",
        "heed/version.hpp": "",
        "heed/README.md": "`#include <heed/ops/detail/rules.hpp>`\n",
        "heed/shape/axis.hpp": "#include <cstddef>\n",
        "heed/math/exp.hpp": "",
        "heed/tensor/tensor.hpp": "#include <heed/shape/axis.hpp>\n",
        "heed/kernel/sum.hpp": "#include <heed/math/exp.hpp>\n",
        "heed/math/detail/total_order.hpp": "",
        "heed/ops/detail/rules.hpp": "template <class... A>\n    requires(b<A> && ...)\nvoid f(A const&...);\n",
        "guide.md": "`#include <heed/ops/sum.hpp>`\n",
        "heed/ops/sum.hpp": "#include <heed/kernel/sum.hpp>\n#include <heed/tensor/tensor.hpp>\n",
        "heed/io/print.hpp": "#include <iostream>\n#include <heed/ops/sum.hpp>\n",
        "heed/borders/weights.hpp": "#include <string>\n#include <heed/io/print.hpp>\n",
    }
    wrong = [
        ("heed/shape/axis.hpp", "#include <heed/tensor/tensor.hpp>\n", "may not know tensor"),
        ("heed/ops/sum.hpp", "  #  include <heed/io/print.hpp>\n", "may not know io"),
        ("heed/kernel/sum.hpp", "#include <heed/tensor/tensor.hpp>\n", "may not know tensor"),
        ("heed/ops/sum.hpp", "#include <heed/heed.hpp>\n", "may not know heed.hpp"),
        ("heed/heed.hpp", "#include <heed/io/print.hpp>\n", "out of the umbrella"),
        ("heed/heed.hpp", "#include <heed/borders/weights.hpp>\n", "out of the umbrella"),
        ("heed/io/print.hpp", "#include <heed/borders/weights.hpp>\n", "may not know borders"),
        ("heed/nn/norm.hpp", "#include <heed/heed.hpp>\n", "may not know heed.hpp"),
        ("heed/math/exp.hpp", "#include <cmath>\n", "too dear"),
        ("heed/shape/axis.hpp", "#include <boost/hana.hpp>\n", "too dear"),
        ("heed/ops/sum.hpp", '#include "../math/exp.hpp"\n', "our own headers"),
        ("heed/ops/sum.hpp", "#include <heed/ops/gone.hpp>\n", "does not exist"),
        ("heed/math/exp.hpp", "#include <heed/math/exp.hpp>\n", "includes itself"),
        ("heed/other/thing.hpp", "", "no layer"),
        ("heed/thing.hpp", "", "no layer"),
        ("heed/version.hpp", "#include <heed/shape/axis.hpp>\n", "may not know shape"),
        ("heed/math/exp.hpp", "#if defined(__AVX2__)\n#endif\n", "asks for __AVX2__"),
        ("heed/math/exp.hpp", "#if __FINITE_MATH_ONLY__\n#endif\n", "asks for __FINITE_MATH_ONLY__"),
        ("heed/ops/sum.hpp", "namespace heed::detail {\n}\n", "without inline HEED_KERNELS"),
        ("heed/ops/sum.hpp", "namespace heed::detail::inline HEED_KERNELS {\n}\n", "without heed/meta/detail/linkage"),
        ("heed/ops/sum.hpp", "template <class... A>\nconcept c = (b<A> && ...);\n", "has a fold"),
        ("heed/ops/sum.hpp", "template <class... A>\n    requires(b<A> || ...)\nstruct s<A...> {};\n", "has a fold"),
        ("heed/math.hpp", "#include <heed/math/detail/total_order.hpp>\n", "which is private"),
        ("heed/heed.hpp", "#include <heed/kernel/sum.hpp>\n", "which is private"),
        ("heed/heed.hpp", "#include <heed/ops/sum.hpp>\n#include <heed/tensor/tensor.hpp>\n", "lists <heed/tensor/tensor.hpp>"),
        ("guide.md", "`#include <heed/ops/detail/rules.hpp>`\n", "which is private"),
    ]
    failed = 0
    for name, text, sentence in [("", "", None), *wrong]:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, content in {**fine, **({name: text} if name else {})}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(content, encoding="utf-8")
            came = check(root, [root / "guide.md"])
        if not any(sentence in line for line in came) if sentence else came:
            failed += 1
            print(f"{name}: {text!r}: expected {sentence!r}, came {came}")
    print(f"{len(wrong) + 1} trees, {failed} judged wrongly")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test() else 0
    wrong = check(pathlib.Path(sys.argv[1]), [pathlib.Path(name) for name in sys.argv[2:]])
    print("\n".join(wrong) or "every header includes only what its layer may know")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
