# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""heed for Conan 2: `conan create include/packaging/conan`, of the sources that this file stands in."""

import pathlib
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy
from conan.tools.layout import basic_layout


class Heed(ConanFile):
    name = "heed"
    description = "Tensors whose shapes are types"
    license = "BSL-1.0"
    topics = ("tensor", "attention", "constexpr", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True

    def root(self):
        return pathlib.Path(self.recipe_folder).parents[2]

    def set_version(self):
        text = (self.root() / "include/heed/version.hpp").read_text(encoding="utf-8")
        number = int(re.search(r"#define HEED_VERSION (\d+)", text)[1])
        self.version = f"{number // 10000}.{number // 100 % 100}.{number % 100}"

    def export_sources(self):
        copy(self, "LICENSE", self.root(), self.export_sources_folder)
        for pattern in ("heed/*.hpp", "heed.cppm"):
            copy(self, f"include/{pattern}", self.root(), self.export_sources_folder)

    def layout(self):
        basic_layout(self, src_folder=".")

    def requirements(self):
        # Boost.Hana, which is headers alone.
        self.requires("boost/[>=1.74]", options={"header_only": True})

    def package_id(self):
        self.info.clear()

    def validate(self):
        check_min_cppstd(self, 20)

    def package(self):
        copy(self, "LICENSE", self.source_folder, pathlib.Path(self.package_folder) / "licenses")
        for pattern in ("heed/*.hpp", "heed.cppm"):
            copy(self, f"include/{pattern}", self.source_folder, self.package_folder)

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "heed")
        self.cpp_info.set_property("cmake_target_name", "heed::heed")
        self.cpp_info.set_property("pkg_config_name", "heed")
        self.cpp_info.requires = ["boost::headers"]
