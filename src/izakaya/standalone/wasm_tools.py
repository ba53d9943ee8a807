"""What compiles C for the Python of browsers: clang and wasm-ld of this machine, and headers out of Debian's packages.

Emscripten itself is not needed. Its libc headers and CPython's are unpacked into a folder, nothing is installed; `pyconfig.h` is
written from what Pyodide tells of itself, so that it agrees with the interpreter that will load the modules.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

TARGET: Final = "--target=wasm32-unknown-emscripten"
OLDEST, NEWEST = 22, 39  # releases of clang that are looked for, the newest first
PYTHON: Final = "3.14"
HEADERS: Final = ("emscripten", f"libpython{PYTHON}-dev")  # Debian's packages
KEYS: Final = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
LIBC: Final = "usr/share/emscripten/system"
INCLUDES: Final = (
    f"{LIBC}/include/compat",
    f"{LIBC}/include",
    f"{LIBC}/lib/libc/musl/arch/emscripten",
    f"{LIBC}/lib/libc/musl/arch/generic",
    f"{LIBC}/lib/libc/musl/include",
    f"usr/include/python{PYTHON}",
)
DEFINITION: Final = re.compile(r"^(?:#define|/\* #undef) (\w+)", re.MULTILINE)


class NoToolsError(Exception):
    """Why nothing can be compiled for browsers here."""


@dataclass(frozen=True)
class Tools:
    """Compiler, linker, and the folders of headers in their order."""

    clang: str
    linker: str
    includes: tuple[str, ...]

    @property
    def version(self) -> str:
        return self.run(self.clang, "--version").partition("\n")[0]

    @staticmethod
    def run(*command: str) -> str:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def find_tools(folder: Path, pyodide: Path) -> Tools:
    """The tools of this machine. Headers are kept in `folder`; `pyodide` is its package from npm."""
    clang, linker = find_compiler()
    headers = folder / "headers"
    if not all((headers / include).is_dir() for include in INCLUDES):
        fetch_headers(folder, headers)
    template = next(headers.glob(f"usr/include/*/python{PYTHON}/pyconfig.h")).read_text("utf-8")
    config = headers / f"usr/include/python{PYTHON}/pyconfig.h"  # in Debian it leads to that of one machine
    config.write_text(python_config(template, told_by(pyodide)), "utf-8")
    resources = Path(Tools.run(clang, "-print-resource-dir").strip())
    includes = (*(headers / include for include in INCLUDES), resources / "include")
    return Tools(clang, linker, tuple(str(include) for include in includes))


def find_compiler() -> tuple[str, str]:
    for suffix in (f"-{number}" for number in range(NEWEST, OLDEST - 1, -1)):
        clang, linker = shutil.which(f"clang{suffix}"), shutil.which(f"wasm-ld{suffix}")
        if clang and linker:
            return clang, linker
    raise NoToolsError(f"there is no clang with wasm-ld here, of release {OLDEST} or newer")


def fetch_headers(folder: Path, headers: Path) -> None:
    """Unpack Debian's packages, whatever system this machine runs, as long as it has apt."""
    if not shutil.which("apt-get") or not shutil.which("dpkg") or not KEYS.exists():
        raise NoToolsError("the headers come from Debian's packages, and there is no apt here")
    apt = (folder / "apt").resolve()
    for name in ("lists/partial", "cache/archives/partial"):
        (apt / name).mkdir(parents=True, exist_ok=True)
    # Only there are Python's newest headers; an older system takes them just as well.
    sources = (
        f"Types: deb\nURIs: http://deb.debian.org/debian\nSuites: sid\nComponents: main\nSigned-By: {KEYS}\n"
    )
    (apt / "debian.sources").write_text(sources)
    settings = {
        "Dir::Etc::sourcelist": f"{apt}/debian.sources",
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State::lists": f"{apt}/lists",
        "Dir::Cache": f"{apt}/cache",
        "Acquire::Languages": "none",
        "APT::Architecture": "amd64",
        "APT::Architectures": "amd64",
        **({"APT::Sandbox::User": "root"} if os.geteuid() == 0 else {}),
    }
    options = [f"-o{name}={value}" for name, value in settings.items()]
    try:
        subprocess.run(["apt-get", "-qq", *options, "update"], check=True, capture_output=True)
        subprocess.run(
            ["apt-get", "-qq", *options, "download", *HEADERS], cwd=apt, check=True, capture_output=True
        )
        for package in apt.glob("*.deb"):
            subprocess.run(["dpkg", "-x", str(package), str(headers)], check=True, capture_output=True)
    except subprocess.CalledProcessError as problem:
        raise NoToolsError("the headers could not be fetched from Debian") from problem
    finally:
        shutil.rmtree(apt)


def archive() -> str:
    """Where this machine has Debian's packages from."""
    asked = ["--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"]
    known = Tools.run("apt-get", "indextargets", *asked).split()
    if not known:
        raise NoToolsError(
            "the headers come from Debian's packages, and this machine knows no archive of Debian"
        )
    return known[0]


def told_by(pyodide: Path) -> dict[str, Any]:
    """How Pyodide's Python was configured, as its own library says."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        name = next(name for name in library.namelist() if "_sysconfigdata" in name)
        told: dict[str, Any] = {}
        exec(library.read(name), told)
    variables: dict[str, Any] = told["build_time_vars"]
    if variables["VERSION"] != PYTHON:
        raise NoToolsError(f"Pyodide runs Python {variables['VERSION']}, the headers are of {PYTHON}")
    return variables


def python_config(template: str, told: dict[str, Any]) -> str:
    """`pyconfig.h`: the names of another machine's, with the values of Pyodide's. What is 0 there is not defined."""
    names = sorted(set(DEFINITION.findall(template)))
    lines = [f"#define {name} {told[name]}\n" for name in names if told.get(name) not in (None, 0, "")]
    return "".join(["#ifndef Py_PYCONFIG_H\n#define Py_PYCONFIG_H\n", *lines, "#endif\n"])
