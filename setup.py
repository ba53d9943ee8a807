"""Compile the core with mypyc while the package is built; everything else stands in pyproject.toml.

The core is `izakaya.table`, `izakaya.games` and `izakaya.bots.thinking`. It is ordinary Python, so where it
cannot be compiled the package is built all the same, runs interpreted, and one sentence on stderr says so.

IZAKAYA_PURE=1    do not compile
IZAKAYA_STRICT=1  fail if the C compiler works and the core does not compile: then the core is at fault
"""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/izakaya")
ROOMS = ("table", "games", "bots/thinking")
BINARIES = (".so", ".pyd")
C_FLAGS = (
    # A shared library's visible functions may be replaced from outside, so gcc inlines none of them. Hidden
    # ones it inlines: a fifth more decisions a second. Python finds the entry points all the same.
    "-fvisibility=hidden",
    # mypyc asks for -Werror, but a new compiler's new warning is no reason to run slowly.
    "-Wno-error",
)

# Pip asks setup.py for names and versions several times before it builds; only these commands want the core.
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"develop", "editable_wheel", "--inplace", "-i"}


class Interpreted(Exception):
    """Why the core is not compiled."""


class BuildCore(build_ext):
    """Build all of the core's extensions or none: half a core cannot be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            remove_compiled_files()
            self.extensions = []
            self.distribution.ext_modules = []
            print(error, file=sys.stderr)
            interpret(blame_the_core("the C compiler refused it"))


def core_extensions() -> list[Extension]:
    if os.environ.get("IZAKAYA_PURE", "0") not in ("", "0"):
        raise Interpreted("IZAKAYA_PURE is set")
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise Interpreted(f"mypyc cannot be imported ({error})") from error
    if not c_compiler_works():
        raise Interpreted("there is no C compiler here that can build Python extensions")
    modules = [
        path for room in ROOMS for path in (PACKAGE / room).rglob("*.py") if path.name != "__init__.py"
    ]
    # Sorted, so that the same source gives the same C on every machine.
    sources = sorted(path.as_posix() for path in modules)
    # `make test` holds the core to the strict settings of pyproject.toml. Here they are left out, and so are
    # errors outside the core: neither a stale `type: ignore` nor a missing package may stop an install.
    options = ["--config-file=", "--follow-imports=silent"]
    try:
        extensions = mypycify([*options, *sources], opt_level="3", group_name="izakaya")
    except (Exception, SystemExit) as error:  # mypyc exits when it finds an error in the source
        raise blame_the_core("mypyc refused it") from error
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    return extensions


def c_compiler_works() -> bool:
    """Build the smallest extension there is: that takes a compiler, a linker and Python's own headers."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_temp = probe.build_lib = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except Exception:
            return False
    return True


def blame_the_core(reason: str) -> Interpreted:
    if os.environ.get("IZAKAYA_STRICT", "0") not in ("", "0"):
        sys.exit(f"izakaya: the core does not compile: {reason}.")
    return Interpreted(reason)


def interpret(reason: Interpreted) -> None:
    sentence = f"the core is not compiled, because {reason}; it plays the same games interpreted, far slower."
    print(f"izakaya: {sentence}", file=sys.stderr, flush=True)


def remove_compiled_files() -> None:
    """Python would load a compiled module of yesterday in place of the source beside it, and ship it too."""
    if not IN_PLACE & set(sys.argv):
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)
        return
    files = [*PACKAGE.parent.glob("*__mypyc.*")]
    for room in ROOMS:
        files += (PACKAGE / room).rglob("*")
    for file in files:
        if file.suffix in BINARIES:
            file.unlink()


ext_modules: list[Extension] = []
if BUILDS & set(sys.argv):
    remove_compiled_files()
    try:
        ext_modules = core_extensions()
    except Interpreted as reason:
        interpret(reason)

setup(ext_modules=ext_modules, cmdclass={"build_ext": BuildCore})
