-- Copyright the heed authors.
-- SPDX-License-Identifier: BSL-1.0

-- heed for xmake, of the sources that this file stands in: includes("heed/include/packaging/xmake") in one's own
-- xmake.lua, add_requires("heed"), and add_packages("heed") in a target.
package("heed")
    set_kind("library", {headeronly = true})
    set_description("Tensors whose shapes are types")
    set_license("BSL-1.0")
    set_sourcedir(path.join(os.scriptdir(), "..", "..", ".."))

    add_deps("boost", {configs = {header_only = true}})

    on_install(function (package)
        os.cp("include/heed", package:installdir("include"))
        os.cp("include/heed.cppm", package:installdir("include"))
    end)

    on_test(function (package)
        assert(package:check_cxxsnippets({test = [[
            static_assert(heed::sum(heed::tensor<float, heed::axes::Key<2>>{1, 2})() == 3);
        ]]}, {configs = {languages = "c++20"}, includes = "heed/heed.hpp"}))
    end)
package_end()
