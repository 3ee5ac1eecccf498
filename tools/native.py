"""Compile packages with mypyc in place: one native library, so that calls between their modules stay native.

    python tools/native.py --root src --build build/mypyc src/pkg/a src/pkg/b

The named modules and every module below the named folders are compiled, except those whose first comment lines hold
`# mypyc: skip` and `__init__.py` files without code. Run it by `python3 dev.py compile`.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

SKIP = "# mypyc: skip"
JOBS = os.cpu_count() or 1
# With GCC the modules are linked as one program: calls between them and into mypyc's own runtime are direct or inlined
# (7 to 15 % faster; about the same time to build).
TOGETHER = ["-flto", "-fvisibility=hidden", "-fno-plt"]


def wanted(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            break
        if line.startswith(SKIP):
            return False
    if path.name != "__init__.py":
        return True
    body = ast.parse(text).body
    return any(not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)) for s in body)


def modules(place: Path) -> list[Path]:
    """A module, or all modules below a folder."""
    return [place] if place.is_file() else list(place.rglob("*.py"))


def is_gcc() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return False
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


class Build(build_ext):
    """build_ext with the C files of one library compiled side by side."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(JOBS) as pool:
                made = list(pool.map(lambda source: one_by_one([source], *args, **options), sources))
            return [str(o) for objects in made for o in objects]

        compiler.compile = side_by_side
        super().build_extensions()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, required=True, help="the folder on sys.path that holds the packages")
    parser.add_argument("--build", type=Path, required=True, help="where C and object files go")
    parser.add_argument("--group", default="greathall_native", help="name of the common library")
    parser.add_argument("--opt", default="2", help="C optimisation level")
    parser.add_argument("--one-file", action="store_true", help="one big C file instead of one a module")
    parser.add_argument("places", type=Path, nargs="+", help="modules, and folders of modules")
    given = parser.parse_args()
    root, build = given.root.resolve(), given.build.resolve()
    files = sorted(str(p.resolve()) for place in given.places for p in modules(place) if wanted(p))
    if not files:
        sys.exit("nothing to compile")
    if not shutil.which(os.environ.get("CC", "cc").split()[0]) and os.name != "nt":
        sys.exit("compiling needs a C compiler (on Debian: apt-get install gcc python3-dev)")
    build.mkdir(parents=True, exist_ok=True)
    extensions = mypycify(
        [f"--cache-dir={build / 'cache'}", *files],
        opt_level=given.opt,
        debug_level="0",
        multi_file=not given.one_file,
        target_dir=str(build / "c"),
        group_name=given.group,
    )
    if is_gcc():
        for extension in extensions:
            extension.extra_compile_args += TOGETHER
            extension.extra_link_args += [*TOGETHER, f"-O{given.opt}", f"-flto={JOBS}"]
    dist = Distribution({"name": "native", "ext_modules": extensions, "package_dir": {"": str(root)}})
    command = Build(dist)
    command.inplace = True
    command.build_temp = str(build / "o")
    command.build_lib = str(build / "lib")
    command.parallel = JOBS
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError):
        sys.exit("the C compiler stopped; its own words stand above")
    print(f"{len(files)} modules compiled")


if __name__ == "__main__":
    main()
