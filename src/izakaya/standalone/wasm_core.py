"""Compiles the core for the Python of browsers: `python -m izakaya.standalone.wasm_core PYODIDE TOOLS OUT`, from the project's folder.

It is the C that mypyc writes for this machine too, but for 32 bits. Where the tools are missing or do not take it nothing is made, a
sentence says so, and the page has the interpreted core. With IZAKAYA_STRICT=1 a core that does not compile is an error.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from izakaya.core import core_sources, source_digest
from izakaya.standalone.wasm_tools import TARGET, NoToolsError, Tools, find_tools

PACKAGE: Final = Path("src/izakaya")
SUFFIX: Final = ".cpython-314-wasm32-emscripten.so"
FLAGS: Final = (
    TARGET,
    *("-fPIC", "-fvisibility=hidden", "-nostdinc", "-w"),
    *("-D__EMSCRIPTEN__", "-DNDEBUG"),
    *("-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-mmutable-globals"),
)
#: What a playout runs through is made fast, the rest small.
FAST, SMALL = "-O2", "-Os"
LINK: Final = (
    *("--experimental-pic", "-shared", "--no-entry", "--unresolved-symbols=import-dynamic"),
    *("--no-export-dynamic", "--stack-first", "--strip-all"),
)


def compile_core(tools: Tools, work: Path, out: Path) -> int:
    """Compile everything into `out`, which is there whole or not at all; how many modules."""
    shutil.rmtree(work, ignore_errors=True)
    made = work / "made"
    made.mkdir(parents=True)
    extensions = written_for_32_bits(work)
    library = next(one for one in extensions if one.name.endswith("__mypyc"))
    doors = [one for one in extensions if one is not library]
    with ThreadPoolExecutor(os.cpu_count()) as processors:
        units = list(processors.map(lambda unit: compile_unit(tools, library, Path(unit)), library.sources))
        link(tools, units, made, library.name)
        list(processors.map(lambda door: compile_door(tools, door, made), doors))
    shutil.rmtree(out.parent, ignore_errors=True)  # of other sources
    out.parent.mkdir(parents=True)
    made.rename(out)
    return len(doors)


def written_for_32_bits(folder: Path) -> list[Any]:
    """The extensions as setup.py describes them, with their C in this folder. mypyc asks Python how wide an address is."""
    asked = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else asked(name)
    try:
        setup = runpy.run_path("setup.py", run_name="setup")
        extensions: list[Any] = setup["written_in_c"](core_sources(PACKAGE), folder)
        return extensions
    finally:
        sysconfig.get_config_var = asked


def compile_unit(tools: Tools, library: Any, unit: Path) -> str:
    level = FAST if unit.stem == "playing" else SMALL
    return compile_file(tools, unit, level, library.include_dirs)


def compile_door(tools: Tools, door: Any, out: Path) -> None:
    """The small module through which Python finds one of those in the library."""
    link(tools, [compile_file(tools, Path(door.sources[0]), SMALL, [])], out, door.name)


def compile_file(tools: Tools, source: Path, level: str, includes: list[str]) -> str:
    compiled = source.with_suffix(".o")
    folders = [f"-I{include}" for include in includes]
    system = [f"-isystem{include}" for include in tools.includes]
    Tools.run(tools.clang, *FLAGS, level, *folders, *system, "-c", str(source), "-o", str(compiled))
    return str(compiled)


def link(tools: Tools, parts: list[str], out: Path, name: str) -> None:
    entry = f"--export=PyInit_{name.rpartition('.')[2]}"
    Tools.run(tools.linker, *LINK, entry, *parts, "-o", str(out / f"{name}{SUFFIX}"))


def main() -> None:
    pyodide, folder, out = map(Path, sys.argv[1:])
    try:
        tools = find_tools(folder, pyodide)
        number = compile_core(tools, folder / "core", out / source_digest(PACKAGE))
        print(f"izakaya: the page's core is compiled by {tools.version}: {number} modules.")
    except NoToolsError as problem:
        interpret(out, str(problem))
    except subprocess.CalledProcessError as problem:
        print(problem.stderr[-2000:], file=sys.stderr)
        if os.environ.get("IZAKAYA_STRICT", "0") not in ("", "0"):
            sys.exit("izakaya: the core does not compile for browsers.")
        interpret(out, "the core does not compile for browsers here")


def interpret(out: Path, reason: str) -> None:
    shutil.rmtree(out, ignore_errors=True)
    print(f"izakaya: the page has the interpreted core, because {reason}.", file=sys.stderr)


if __name__ == "__main__":
    main()
