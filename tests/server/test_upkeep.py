"""Backup, restore, prune, doctor: on both databases, beside a server that people play on."""

from __future__ import annotations

import asyncio
import calendar
import dataclasses
import json
import os
import random
import re
import shutil
import sqlite3
import stat
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from greathall.kernel.errors import BadInput
from greathall.server import doctor, metrics, migrations, upkeep
from greathall.server import settings as settings_module
from greathall.server.schema import TABLES
from greathall.server.settings import Settings
from greathall.texts import Texts
from tests.cli.table import run, the_json
from tests.server.conftest import new_database
from tests.server.hall import open_hall

needs_tools = pytest.mark.skipif(shutil.which("pg_dump") is None, reason="no pg_dump on this machine")


def elsewhere(settings: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """Another, empty database of the same kind."""
    if settings.postgres:
        return dataclasses.replace(settings, database=new_database(request.getfixturevalue("pg")))
    (tmp_path / "other").mkdir()
    return dataclasses.replace(settings, database=str(tmp_path / "other" / "hall.db"))


# ---------------------------------------------------------------- backup and restore
@needs_tools
async def test_a_house_moves_with_everything_and_everybody(
    settings: Settings, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    settings.secret = "the-secret-of-this-house"
    async with open_hall(settings) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        seat = await anna.sit(table)
        await seat.next()
        for _ in range(12):
            await seat.send(type="look", seat=seat.questions[0]["seat"])
            await seat.until("hello")
            n = seat.n
            await seat.choose(rng=random.Random(1))
            await seat.catch_up(n + 1)
        path, about = upkeep.backup(settings, tmp_path)  # while it is being played
        before = await anna.get(f"/api/replays/{table}/{seat.n}?seat=0")
        last = seat.n
    assert about.tables == 1 and stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [p.name for p in tmp_path.iterdir() if p.name.startswith(".") or p.name.endswith(".part")] == []
    new = elsewhere(settings, tmp_path, request)
    assert upkeep.restore(new, path) == (about, None)
    new.secret, *new.old_secrets = settings_module.read_secrets(settings_module.secret_file(new))
    async with open_hall(new) as hall:
        again = hall.person(anna.cookie)
        assert (await again.get(f"/api/tables/{table}"))["host"], "the secret came along"
        assert await again.get(f"/api/replays/{table}/{last}?seat=0") == before
        seat = await again.sit(table)
        await seat.next()
        await seat.send(type="look", seat=seat.questions[0]["seat"])
        await seat.until("hello")
        await seat.choose()
        await seat.catch_up(last + 1)


@needs_tools
async def test_nothing_is_written_over_by_mistake(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    async with open_hall(settings) as hall:
        await hall.person().make("me", "me", "me")
        path, _ = upkeep.backup(settings, tmp_path / "first.zip")
        kept = await hall.person().make("me", "me", "me")
        with pytest.raises(BadInput, match="already there"):
            upkeep.backup(settings, path)
        with pytest.raises(BadInput, match="--replace"):
            upkeep.restore(settings, path)
        with pytest.raises(BadInput, match="being used"):
            upkeep.restore(settings, path, replace=True)
        assert (await hall.person().get(f"/api/tables/{kept}"))["id"] == kept
    _, aside = upkeep.restore(settings, path, replace=True)
    async with open_hall(settings) as hall:
        await hall.person().get(f"/api/tables/{kept}", 404)
    if not settings.postgres:
        assert aside is not None
        with sqlite3.connect(aside) as c:
            assert c.execute("SELECT COUNT(*) FROM tables").fetchone()[0] == 2


def test_what_is_no_backup_gets_a_sentence(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "hall.db"), secret="s")
    text_, empty, torn, newer, odd = (tmp_path / f"{n}.zip" for n in ("text", "empty", "torn", "newer", "odd"))
    text_.write_text("no backup")
    about: dict[str, Any] = {"kind": "sqlite", "version": "9", "shape": "9999", "made": 1.0, "tables": 0}
    known = {**about, "shape": migrations.newest()}
    for path, note in ((empty, None), (newer, about), (odd, {"kind": 3}), (torn, known)):
        with zipfile.ZipFile(path, "w") as z:
            if note is not None:
                z.writestr("about.json", json.dumps(note))
                z.writestr("greathall.db", b"no database" * 500)
                z.writestr("secret", "x")
    with pytest.raises(BadInput, match="no file"):
        upkeep.restore(settings, tmp_path / "nothing.zip")
    for path in (text_, empty, odd, newer):
        with pytest.raises(BadInput, match="newer version" if path == newer else "not a backup"):
            upkeep.restore(settings, path)
    with pytest.raises(BadInput, match="damaged"):
        upkeep.restore(settings, torn)
    with pytest.raises(BadInput, match="other kind"):
        upkeep.restore(Settings(database="postgresql://nobody@127.0.0.1:1/x", secret="s"), torn)
    assert not Path(settings.database).exists(), "nothing was put in its place"
    with pytest.raises(BadInput, match="nothing to back up"):
        upkeep.backup(settings, tmp_path)


@pytest.mark.slow
def test_no_pg_dump_gets_a_sentence(pg: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=pg, secret="s")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="pg_dump is not on this machine"):
        upkeep._tool(settings, "pg_dump")


# ---------------------------------------------------------------- prune
async def test_only_what_is_old_goes(settings: Settings) -> None:
    async with open_hall(settings) as hall:
        anna = hall.person()
        ages = {"over": 400, "over2": 10, "open": 40, "open2": 5, "playing": 400, "playing2": 300}
        ids = {name: await anna.make("me", "me", "me", start=not name.startswith("open")) for name in ages}
        seat = await anna.sit(ids["over"])
        await seat.next()
        await seat.send(type="say", text="hello")
        await seat.until("chat")
        await hall.person().post("/api/me", {"name": "Somebody"})
        await anna.post("/api/me", {"name": "Anna"})
        await hall.server.store.put_replay("old")
        async with hall.server.store.change() as c:
            for name, days in ages.items():
                status = name.rstrip("2")
                values = {"updated": time.time() - days * 86400, "status": status}
                await c.execute(update(TABLES).where(TABLES.c.id == ids[name]).values(values))
            await c.execute(text("UPDATE replays SET at = 0"))
            await c.execute(text("INSERT INTO log VALUES (:t, 1, 0, 0, 0, 0)"), {"t": ids["over"]})
    would = upkeep.prune(settings, 365, 30, 90, only_count=True)
    gone = upkeep.prune(settings, 365, 30, 90)
    assert (gone.tables, gone.choices, gone.replays, gone.players) == (3, 1, 1, 1)
    assert (would.tables, would.choices, would.replays) == (3, 1, 1)
    async with open_hall(settings) as hall:
        for name, id_ in ids.items():
            await hall.person().get(f"/api/tables/{id_}", 200 if name.endswith("2") else 404)
        async with hall.server.store.reader.connect() as c:
            for table in ("log", "seats", "chat", "promises", "promise_marks"):
                q = text(f"SELECT COUNT(*) FROM {table} WHERE table_id NOT IN (SELECT id FROM tables)")
                assert (await c.execute(q)).scalar_one() == 0
    assert upkeep.prune(settings, 365, 30, 90).tables == 0


# ---------------------------------------------------------------- logs
def test_log_files_are_kept_so_many_days(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for day in ("2001-01-01", "2001-01-09", "2001-01-10"):
        (tmp_path / f"greathall-{day}.jsonl").write_text("{}\n")
    (tmp_path / "greathall-notes.jsonl").write_text("mine")
    noon = calendar.timegm((2001, 1, 11, 12, 0, 0))
    assert metrics.prune_logs(tmp_path, 2, noon) == 1 and metrics.prune_logs(tmp_path, 2, noon) == 0
    assert metrics.prune_logs(tmp_path, 1, noon) == 1, "of the 9th nothing is younger than a day"
    metrics.log_to(str(tmp_path), 3)
    try:
        metrics.log_line("something", by="somebody")
        today = tmp_path / f"greathall-{time.strftime('%Y-%m-%d', time.gmtime())}.jsonl"
        assert json.loads(today.read_text())["what"] == "something" and stat.S_IMODE(today.stat().st_mode) == 0o600
        left = sorted(p.name for p in tmp_path.iterdir())
        assert left == sorted([today.name, "greathall-notes.jsonl"]), "those of long ago are gone"
    finally:
        metrics.log_to("", 0)
    metrics.log_line("else")
    assert '"else"' in capfd.readouterr().err


# ---------------------------------------------------------------- doctor and the commands
@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in list(os.environ):
        if name.startswith("GREATHALL_") and name != "GREATHALL_STRICT_TEXTS":
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "greathall"


def keys(level: str = doctor.WRONG) -> set[str]:
    return {f.key for f in doctor.examine(offline=True) if f.level == level}


async def test_the_doctor_finds_what_is_wrong(home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").touch()
    monkeypatch.setattr(doctor, "LITTLE", 0)
    monkeypatch.setattr(doctor.Settings, "web", web, raising=False)
    settings = settings_module.read_settings()
    settings.rate = 0
    async with open_hall(settings) as hall:
        await hall.person().make("me", "me", "me")
    assert not keys() - {"doctor-no-client"} and "doctor-database-good" in keys(doctor.GOOD)
    database, secret = home / "greathall.db", home / "secret"
    database.chmod(0o644)
    assert "doctor-readable" in keys()
    secret.write_text("short\n")
    secret.chmod(0o644)
    assert {"doctor-readable", "doctor-secret-short"} <= keys()
    with sqlite3.connect(database) as c:
        c.execute("UPDATE tables SET updated = ?", (time.time() + 5000,))
    assert "doctor-clock-behind" in keys()
    for name, value, key in (
        ("GREATHALL_RATE", "0", "doctor-no-limits"),
        ("GREATHALL_RATE", "abc", "doctor-said"),
        ("GREATHALL_PROXY", "127.0.0.1", "doctor-unknown-variable"),
        ("GREATHALL_ADDRESS", "http://hall.example", "doctor-no-tls"),
        ("GREATHALL_ADDRESS", "https://hall.example", "doctor-no-proxies"),
        ("GREATHALL_DATABASE", __file__, "doctor-said"),
    ):
        with monkeypatch.context() as m:
            m.setenv(name, value)
            assert key in keys(), name
    content = database.read_bytes()
    database.write_bytes(content[:8192] + b"\xff" * 4096 + content[12288:])
    assert "doctor-damaged" in keys() or "doctor-said" in keys()


async def test_the_doctor_asks_the_public_address(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    token = "a-token-nobody-will-guess"
    monkeypatch.setenv("GREATHALL_METRICS_TOKEN", token)
    monkeypatch.setenv("GREATHALL_ADDRESS", "http://127.0.0.1:1")
    found = {f.key for f in doctor.examine()}
    assert "doctor-outside" in found
    for proxies, key in (("", "doctor-outside-good"), ("127.0.0.1", "doctor-forged")):
        if proxies:
            monkeypatch.setenv("GREATHALL_PROXIES", proxies)
        settings = settings_module.read_settings()
        async with open_hall(settings) as hall:
            monkeypatch.setenv("GREATHALL_ADDRESS", hall.base)
            assert key in {f.key for f in await asyncio.to_thread(doctor.examine)}


async def test_the_house_closes_tables_and_changes_names(
    home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    token = "a-token-nobody-will-guess"
    monkeypatch.setenv("GREATHALL_METRICS_TOKEN", token)
    settings = settings_module.read_settings()
    settings.rate = 0
    async with open_hall(settings) as hall:
        anna, mallory = hall.person(), hall.person()
        table = await anna.make("me", "me", "me")
        seat = await anna.sit(table)
        await seat.next()
        for given in ("", "Bearer", "Bearer " + token[1:]):  # also on this machine
            for path in ("close", "seats/0/name"):
                await mallory.call("POST", f"/house/tables/{table}/{path}", {}, 403, Authorization=given)

        async def hall_command(*args: str) -> Any:
            return await asyncio.to_thread(run, "table", *args, "--server", hall.base, "--lang", "en")

        assert "is called Berta" in (await hall_command("rename", table, "1")).stdout
        assert (await seat.until("table"))["table"]["seats"][1]["name"] == "Berta"
        await hall_command("rename", table, "0", "Somebody  else")
        assert (await anna.get("/api/me"))["name"] == "Somebody else"
        for args in (["rename", table, "7"], ["close", "nothing"], ["close", "../../api/me"], ["close", ""]):
            refused = await hall_command(*args)
            assert refused.exit_code == 2 and "Traceback" not in refused.stderr, args
            assert refused.stderr.endswith(".\n")
        assert "is closed" in (await hall_command("close", table)).stdout
        while seat.table["status"] != "abandoned":
            await seat.next()
        assert (await hall_command("close", table)).exit_code == 2
        assert hall.server.metrics.errors == 0
    assert run("table", "close", table, "--server", "http://127.0.0.1:1").exit_code == 2
    monkeypatch.delenv("GREATHALL_METRICS_TOKEN")
    async with open_hall(dataclasses.replace(settings, metrics_token="")) as hall:
        await hall.person().call("POST", f"/house/tables/{table}/close", {}, 403, Authorization="Bearer")
    assert "METRICS_TOKEN is not set" in run("table", "close", table).stderr


def test_every_finding_has_its_sentence() -> None:
    """All keys of the doctor's are texts in both languages (the locale test compares the languages)."""
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    for key in set(re.findall(r'"(doctor-[a-z-]+)"', source)) - {"doctor-"}:
        for lang in ("en", "pl"):
            assert Texts(lang).has(key), key


async def test_the_commands(home: Path, tmp_path: Path) -> None:
    settings = settings_module.read_settings()
    settings.rate = 0
    async with open_hall(settings) as hall:
        await hall.person().make("me", "me", "me")
    done = the_json(run("backup", str(tmp_path / "b.zip"), "--json").stdout)
    assert done["tables"] == 1 and done["kind"] == "sqlite"
    assert run("backup", str(tmp_path / "b.zip")).exit_code == 2
    said = run("restore", str(tmp_path / "b.zip"), "--replace", "--lang", "pl").stdout
    assert "Przywrócono jeden stół" in said and "Poprzednia baza" in said
    assert the_json(run("prune", "--dry-run", "--json").stdout)["tables"] == 0
    assert "tables 0" in run("prune", "--lang", "en").stdout
    secret = home / "secret"
    first = secret.read_text().split()
    assert run("secret", "rotate").exit_code == 0
    assert secret.read_text().split()[1:] == first and stat.S_IMODE(secret.stat().st_mode) == 0o600
    for _ in range(5):
        run("secret", "rotate")
    assert len(secret.read_text().split()) == 3
    assert run("secret", "forget").exit_code == 0 and len(secret.read_text().split()) == 1
    found = the_json(run("doctor", "--offline", "--json").stdout)
    assert {f["level"] for f in found} <= {"good", "think", "wrong"} and all(f["sentence"].endswith(".") for f in found)
