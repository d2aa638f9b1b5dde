"""Compile modules with mypyc, by the recipe in its environment: the folder for what is made, then the files."""

import sys

from mypyc.build import mypycify
from setuptools import Distribution

SHARED = "tressette_desktop.engine.kernel.native"
"""The module that holds the code of all of them; each module's own file only points there."""

out, *files = sys.argv[1:]
extensions = mypycify(files, opt_level="2", debug_level="0", group_name=SHARED)
command = Distribution({"name": "kernel", "ext_modules": extensions}).get_command_obj("build_ext")
command.build_lib, command.build_temp = out, "build"
command.ensure_finalized()
command.run()
