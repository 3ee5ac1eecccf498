"""What is set from outside: good values count, bad ones get one sentence, also from the program itself."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.kernel.errors import BadInput
from greathall.server import settings as module
from greathall.server.checks import check_database
from greathall.server.settings import Settings, read_settings, unknown_variables


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("GREATHALL_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


WRONG = {
    "GREATHALL_RATE": ["abc", "-1", "nan", "inf", "1e99"],
    "GREATHALL_BOT_DELAY": ["x", "1-", "2-1", "-1", "0.1-0.2-0.3", "nan", "1-1e9"],
    "GREATHALL_ROOMS": ["0", "-1", "many", "1.5", "9" * 30, "²"],
    "GREATHALL_ADDRESS": ["hall.example", "ftp://x", "https://", "https://a/b", "https://a:b", "https://[", "x" * 99],
    "GREATHALL_HOSTS": [",", "*", "a b", "https://a"],
    "GREATHALL_PROXIES": ["localhost", "0.0.0.0/0", "::/0", "127.0.0.1,x", ",", "300.1.1.1"],
    "GREATHALL_METRICS_TOKEN": ["short", "with spaces in it, and long enough", "żółw" * 10],
    "GREATHALL_SOCKETS": ["-1", "1e3"],
    "GREATHALL_HEADER_SECONDS": ["0", "soon", "1e9"],
    "GREATHALL_LOG_FOLDER": ["/nowhere/at/all"],
    "GREATHALL_LOG_ADDRESSES": ["perhaps"],
    "GREATHALL_DATABASE": ["mysql://host/base"],
}


@pytest.mark.parametrize(("variable", "text"), [(v, t) for v, texts in WRONG.items() for t in texts])
def test_bad_values_get_a_sentence(monkeypatch: pytest.MonkeyPatch, variable: str, text: str) -> None:
    monkeypatch.setenv(variable, text)
    with pytest.raises(BadInput) as refused:
        read_settings()
    said = str(refused.value)
    assert said.startswith(variable) and said.endswith(".") and "must" in said
    assert variable != "GREATHALL_METRICS_TOKEN" or text not in said


def test_good_values_count(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "RATE": "2.5", "BOT_DELAY": "0.1-0.3", "ADDRESS": "https://hall.example/", "HOSTS": "B.example:80, c.example",
        "PROXIES": "127.0.0.1, 10.1.2.3/8", "SOCKETS": "7", "LOG_ADDRESSES": "yes", "SECRET": "signs accepted",
    }.items():  # fmt: skip
        monkeypatch.setenv(f"GREATHALL_{name}", value)
    found = read_settings()
    assert (found.rate, found.bot_delay, found.sockets, found.log_addresses) == (2.5, (0.1, 0.3), 7, True)
    assert found.address == "https://hall.example" and found.hosts == ["b.example", "c.example"]
    assert found.is_proxy("10.9.9.9") and not found.is_proxy("11.0.0.1") and not found.is_proxy("")
    assert found.all_secrets == ["signs", "accepted"]
    assert found.limit(5) == 5 and Settings(rate=0).limit(5) == 0


def test_every_setting_is_described() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    known = [*module.VARIABLES, module.DATABASE_VARIABLE, module.SECRET_VARIABLE]
    assert [name for name in known if f"`{name}`" not in page] == []


def test_misspelt_variables_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATHALL_PROXY", "127.0.0.1")
    assert unknown_variables() == ["GREATHALL_PROXY"]


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    first, again = read_settings(), read_settings()
    assert first.secret == again.secret and len(first.secret) > 30
    path = tmp_path / "greathall" / "secret"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text(" \n")
    with pytest.raises(BadInput, match="is empty"):
        read_settings()


# ---------------------------------------------------------------- databases that are none
def test_databases_that_cannot_be_used_get_a_sentence(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text.db", tmp_path / "other.db", tmp_path / "newer.db"
    text.write_text("dear diary, this is no database at all\n" * 100)
    text.chmod(0o644)
    with sqlite3.connect(other) as c:
        c.execute("CREATE TABLE diary (day TEXT)")
    with sqlite3.connect(newer) as c:
        c.execute("CREATE TABLE alembic_version (version_num TEXT)")
        c.execute("INSERT INTO alembic_version VALUES ('9999')")
    wrong = ((text, "is not a database"), (other, "other tables"), (newer, "newer version"), (tmp_path, "folder"))
    for path, said in wrong:
        with pytest.raises(BadInput, match=said):
            check_database(Settings(database=str(path)))
    with pytest.raises(BadInput, match="PostgreSQL cannot be reached"):
        check_database(Settings(database="postgresql://nobody@127.0.0.1:1/x"))
    assert check_database(Settings(database=str(tmp_path / "new.db"))) == ""
    assert text.read_text().startswith("dear diary") and stat.S_IMODE(text.stat().st_mode) == 0o644, "untouched"


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("GREATHALL_RATE", "abc", "GREATHALL_RATE is 'abc', but must be"),
        pytest.param("GREATHALL_DATABASE", __file__, "is not a database", marks=pytest.mark.slow),
        pytest.param("GREATHALL_DATABASE", "/dev/null/x/y.db", "cannot be made", marks=pytest.mark.slow),
    ],
)
def test_the_program_says_it_in_one_sentence(variable: str, value: str, said: str) -> None:
    """These were tracebacks."""
    before = Path(__file__).read_bytes()
    command = [sys.executable, "-m", "greathall", "serve", "--port", "0", "--no-browser"]
    result = subprocess.run(command, env={**os.environ, variable: value}, capture_output=True, text=True)
    assert result.returncode == 2 and said in result.stderr and result.stderr.count("\n") == 1
    assert Path(__file__).read_bytes() == before
