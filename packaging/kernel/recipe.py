"""The kernel compiled with mypyc: the same files as machine code, to lie beside them, where Python prefers it.

Nothing needs it: without it the same modules run as plain Python, some times slower.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from common import BUILD, Impossible, copy, environment, fresh, run, sources

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "requirements.txt"

ENGINE = Path("tressette_desktop") / "engine"
MODULES = (
    *(
        ENGINE / "kernel" / f"{name}.py"
        for name in ("bits", "position", "playout", "search", "solver", "suits", "tree")
    ),
    *(
        ENGINE / "bots" / f"{name}.py"
        for name in ("book", "keeping", "likelihood", "marks", "numbered", "reflex", "undertaking")
    ),
)
"""What is compiled: numbers in, numbers out."""


def build(out: Path, _quick: bool) -> list[Path]:
    """A copy of the package with the libraries in it, to be run where it lies by the Python that runs this.

    It is whole, so no library ever lies beside a module that has changed since.
    """
    source, folder = sources(), fresh(out / "kernel")
    libraries = compile_into(source)
    shutil.copytree(source / "tressette_desktop", folder / "tressette_desktop")
    return [folder / library.relative_to(source) for library in libraries]


def compile_into(source: Path) -> list[Path]:
    """Lay the libraries beside their modules in a copy of the sources; which they are."""
    needs()
    made = fresh(BUILD / "kernel")
    run(environment(REQUIREMENTS), HERE / "compile.py", made, *MODULES, cwd=source)
    libraries = sorted(path for path in made.rglob("*") if path.suffix in {".so", ".pyd"})
    return [copy(library, source / library.relative_to(made)) for library in libraries]


def needs() -> None:
    """Stop if there is no compiler, or nothing to compile Python's modules against."""
    if os.name == "nt":
        return
    if shutil.which(shlex.split(sysconfig.get_config_var("CC") or "cc")[0]) is None:
        raise Impossible("a C compiler is needed for this")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise Impossible("Python's header files are needed for this: the Debian package is python3-dev")
