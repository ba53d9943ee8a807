"""Compile the core with mypyc while the package is built; everything else stands in pyproject.toml.

What the core is, and where it lies when it is compiled, stands in src/izakaya/core.py. It is ordinary Python, so where it cannot
be compiled the package is built all the same, runs interpreted, and one sentence on stderr says so.

IZAKAYA_PURE=1    do not compile
IZAKAYA_STRICT=1  fail if the C compiler works and the core does not compile: then the core is at fault
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import IO

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/izakaya")
BUILD = Path("build")
C_FLAGS = [
    # A shared library's visible functions may be replaced from outside, so gcc inlines none of them. Hidden
    # ones it inlines: a fifth more decisions a second. Python finds the entry points all the same.
    "-fvisibility=hidden",
    # mypyc asks for -Werror, but a new compiler's new warning is no reason to run slowly.
    "-Wno-error",
]
# The core is compiled in a few units of C, side by side. Inside a unit the functions of one module are inlined into another's, so all
# that a playout or a search runs through is one unit: the table, of every game what lies on it, what is asked and what an answer does,
# and the bots' thinking. What looks on (what a seat sees, and what it cannot know) is another, with what mypyc brings along.
LOOKING_ON = {"hidden", *("asked", "noticing", "observation", "sight"), *("game", "scoring")}
# Nobody waits for these, and the C compiler need not think over them for long. A name that is missing here costs a second of
# compiling and nothing else.
UNHURRIED = {
    *("dealing", "deck_file", "errors", "found", "notation"),
    *("parts", "record", "refusals", "setting", "view"),
}
UNHURRIED_FLAGS = ["-O1"]
# After nearly everything it does mypyc asks whether that went wrong. What follows then is cold: the C compiler puts it out of the way,
# and inlines more of what is left.
COLD = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#if defined(__GNUC__)
#define COLD __attribute__((cold))
void CPy_TypeError(const char *, PyObject *) COLD;
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) COLD;
void CPy_AddTraceback(const char *, const char *, int, PyObject *) COLD;
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) COLD;
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) COLD;
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) COLD;
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) COLD;
#endif
"""

# Pip asks setup.py for names and versions several times before it builds; only these commands want the core.
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"develop", "editable_wheel", "--inplace", "-i"}

# Import every module of a compiled core that lies elsewhere than it should.
TRIAL = """
import importlib, runpy, sys
from pathlib import Path
root, folder = sys.argv[1:]
finder = runpy.run_path(f"{root}/izakaya/core.py")["CompiledFinder"](Path(folder))
sys.meta_path.insert(0, finder)
sys.path.insert(0, root)
for name in finder.files:
    importlib.import_module(name)
"""


class Interpreted(Exception):
    """Why the core is not compiled."""


class BuildCore(build_ext):
    """Build all of the core's extensions or none, into the one folder that is named after their source."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            remove_old_builds()
            self.extensions = []
            self.distribution.ext_modules = []
            print(error, file=sys.stderr)
            is_tried = isinstance(error, subprocess.CalledProcessError)
            interpret(blame_the_core("it cannot be imported" if is_tried else "the C compiler refused it"))

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(Path(self.build_lib, FOLDER.relative_to(PACKAGE.parent), f"{ext_name}{core.SUFFIX}"))

    def build_extensions(self) -> None:
        """Everything at once, as far as there are processors: first the large units, then the little doors to them."""
        library = next(extension for extension in self.extensions if extension.name.endswith("__mypyc"))
        with ThreadPoolExecutor(os.cpu_count()) as processors:
            units = [processors.submit(self.compile_unit, library, unit) for unit in library.sources]
            doors = [
                processors.submit(self.build_extension, extension)
                for extension in self.extensions
                if extension is not library
            ]
            try:
                library.extra_objects = [part for unit in units for part in unit.result()]
                for door in doors:
                    door.result()
            except BaseException:
                # Ctrl-C is not for the first of them only.
                processors.shutdown(wait=False, cancel_futures=True)
                raise
        library.sources = []
        self.build_extension(library)

    def compile_unit(self, library: Extension, unit: str) -> list[str]:
        flags = list(library.extra_compile_args)
        if Path(unit).stem.startswith("unhurried") and sys.platform != "win32":
            flags += UNHURRIED_FLAGS
        return self.compiler.compile(
            [unit], output_dir=self.build_temp, include_dirs=library.include_dirs, extra_postargs=flags
        )

    def copy_extensions_to_source(self) -> None:
        """In place, in one move: a process that imports the core at this moment finds all of it or nothing."""
        if not self.extensions:
            return
        made = Path(self.get_ext_fullpath("any")).parent
        subprocess.run([sys.executable, "-c", TRIAL, str(PACKAGE.parent), str(made)], check=True)
        FOLDER.parent.mkdir(exist_ok=True)
        made.rename(FOLDER)
        for folder in FOLDER.parent.iterdir():
            if folder != FOLDER and folder.suffix == FOLDER.suffix:
                shutil.rmtree(folder, ignore_errors=True)


def load_core() -> ModuleType:
    """src/izakaya/core.py alone, without the package, which may need what is not installed yet."""
    spec = importlib.util.spec_from_file_location("core", PACKAGE / "core.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def core_extensions() -> list[Extension]:
    if os.environ.get("IZAKAYA_PURE", "0") not in ("", "0"):
        raise Interpreted("IZAKAYA_PURE is set")
    if importlib.util.find_spec("mypyc") is None:
        raise Interpreted("mypyc is not installed")
    if not c_compiler_works():
        raise Interpreted("there is no C compiler here that can build Python extensions")
    try:
        extensions = written_in_c(core.core_sources(PACKAGE), BUILD / "core")
    except (Exception, SystemExit) as error:  # mypyc exits when it finds an error in the source
        raise blame_the_core("mypyc refused it") from error
    for extension in extensions:
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    return extensions


def written_in_c(paths: list[Path], folder: Path) -> list[Extension]:
    """The core's extensions, and their C in a folder."""
    from mypyc.build import mypycify

    # `make test` holds the core to the strict settings of pyproject.toml. Here they are left out, and so are
    # errors outside the core: neither a stale `type: ignore` nor a missing package may stop an install.
    options = ["--config-file=", "--follow-imports=silent"]
    sources = [path.as_posix() for path in paths]
    extensions: list[Extension] = mypycify(
        [*options, *sources],
        opt_level="3",
        group_name="izakaya",
        multi_file=True,
        target_dir=str(folder),
    )
    for extension in extensions:
        if extension.name.endswith("__mypyc"):
            extension.include_dirs.append(str(folder))
            extension.sources = write_units(extension.sources, folder)
    return extensions


def write_units(sources: list[str], folder: Path) -> list[str]:
    """Files that include those mypyc has written, the longest work first."""
    units: dict[str, list[str]] = {}
    for source in sources:
        parts = set(Path(source).stem.split("___"))
        unit = "playing"
        if parts & UNHURRIED:
            unit = "unhurried"
        elif parts & LOOKING_ON or len(parts) == 1:  # one part: what mypyc brings along
            unit = "looking-on"
        units.setdefault(unit, []).append(source)
    files = []
    for name in sorted(units):
        file = folder / f"{name}.c"
        included = [Path(source).relative_to(file.parent).as_posix() for source in units[name]]
        file.write_text(COLD + "".join(f'#include "{source}"\n' for source in included))
        files.append(str(file))
    return files


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


def wait_for_other_builds() -> IO[str] | None:
    """Two at once would write into the same files. The process that holds the lock builds alone, until it ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    BUILD.mkdir(exist_ok=True)
    lock = (BUILD / "lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def remove_old_builds() -> None:
    """A wheel would carry whatever lies there."""
    for folder in BUILD.glob("lib*"):
        shutil.rmtree(folder)


core = load_core()
FOLDER = core.compiled_folder(PACKAGE)


def main() -> None:
    ext_modules: list[Extension] = []
    lock = wait_for_other_builds() if BUILDS & set(sys.argv) else None
    if BUILDS & set(sys.argv):
        remove_old_builds()
        # In place there may be a compiled core already, perhaps that of another build which this one has waited for.
        if not (IN_PLACE & set(sys.argv) and FOLDER.is_dir()):
            try:
                ext_modules = core_extensions()
            except Interpreted as reason:
                interpret(reason)
    setup(ext_modules=ext_modules, cmdclass={"build_ext": BuildCore})
    if lock is not None:
        lock.close()


if __name__ == "__main__":
    main()
