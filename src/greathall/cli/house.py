"""The commands of whoever runs a house: backup, restore, prune, doctor, secret, table. See docs/hosting.md."""

from __future__ import annotations

import json
import os
import secrets as chance
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from greathall.cli.output import put_json, screen
from greathall.kernel.errors import BadInput
from greathall.texts import Texts, best_language

# What needs a web server's libraries is imported by the command that needs it.
Lang = Annotated[str | None, typer.Option("--lang", help="pl or en; usually that of the environment.", metavar="LANG")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")]
Days = Annotated[float, typer.Option("--days", help="Ended games, and games that stand still so long.", min=0)]
MOST_SECRETS = 3  # the one that signs, and two more
HELP = {"help_option_names": ["-h", "--help"]}
secret_app = typer.Typer(help="The secret that signs cookies and seat links: change it without throwing anybody out.")


def say(lang: str | None, key: str, **args: str | int) -> None:
    screen().print(Texts(best_language(lang)).get(key, **args) + ".", soft_wrap=True)


def backup(
    target: Annotated[Path | None, typer.Argument(metavar="[PATH]", help="A new file, or a folder (this one).")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Write the database and the secret into one file, also while people play."""
    from greathall.server import settings, upkeep

    path, about = upkeep.backup(settings.read_settings(), target)
    if as_json:
        put_json({"file": str(path), "bytes": path.stat().st_size, **asdict(about)})
    else:
        say(lang, "cli-backup-done", file=str(path), tables=about.tables, kilobytes=path.stat().st_size // 1024)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup has written.")],
    replace: Annotated[bool, typer.Option("--replace", help="Put what is there aside.")] = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of the database. Stop the server first."""
    from greathall.server import settings, upkeep

    found = settings.Settings(database=settings.database_setting())
    Path(found.database).resolve().parent.mkdir(parents=True, exist_ok=True) if not found.postgres else None
    about, aside = upkeep.restore(found, file, replace)
    say(lang, "cli-restore-done", tables=about.tables)
    if aside is not None:
        say(lang, "cli-restore-aside", file=str(aside))


def prune(
    days: Days = 365.0,
    waiting: Annotated[float, typer.Option("--waiting", help="Days of tables that wait for people.", min=0)] = 30.0,
    uploads: Annotated[float, typer.Option("--uploads", help="Days of match files that were sent in.", min=0)] = 90.0,
    only_count: Annotated[bool, typer.Option("--dry-run", help="Only say how much would go.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Remove what nobody has touched for long: games, waiting tables, match files, old log files."""
    from greathall.server import metrics, settings, upkeep

    found = settings.read_settings()
    gone = upkeep.prune(found, days, waiting, uploads, only_count)
    logs = metrics.prune_logs(Path(found.log_folder), found.log_days) if found.log_folder and not only_count else 0
    if as_json:
        put_json({**asdict(gone), "logs": logs, "removed": not only_count})
    else:
        say(lang, "cli-prune-would" if only_count else "cli-prune-done", **asdict(gone))


def doctor(
    offline: Annotated[bool, typer.Option("--offline", help="Do not ask the public address.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Look the house through: settings, database, disk, clock, proxy. Exit code 1 if anything is wrong."""
    from greathall.server import doctor as examination

    found = examination.examine(offline)
    texts = Texts(best_language(lang))
    told = [(f.level, texts.get(f.key, **f.args).rstrip(".") + ".") for f in found]
    if as_json:
        put_json([{"level": f.level, "key": f.key, "sentence": s} for f, (_, s) in zip(found, told, strict=True)])
    else:
        for level, sentence in told:
            screen().print(f"{texts.get(f'cli-doctor-{level}')}: {sentence}", soft_wrap=True)
    if any(f.level == examination.WRONG for f in found):
        raise typer.Exit(1)


@secret_app.command("rotate")
def rotate(lang: Lang = None) -> None:
    """Make a new secret that signs from the next start on; the old one is still accepted."""
    from greathall.server import settings

    new = chance.token_urlsafe(32)
    if os.environ.get(settings.SECRET_VARIABLE, "").strip():
        say(lang, "cli-secret-environment", name=settings.SECRET_VARIABLE, secret=new)
        return
    found = settings.read_settings()
    settings.write_secrets(settings.secret_file(found), [new, *found.all_secrets][:MOST_SECRETS])
    say(lang, "cli-secret-rotated", file=str(settings.secret_file(found)))


@secret_app.command("forget")
def forget(lang: Lang = None) -> None:
    """Forget the old secrets: who has not come by since the change is a stranger."""
    from greathall.server import settings

    if os.environ.get(settings.SECRET_VARIABLE, "").strip():
        raise BadInput(f"The secrets stand in {settings.SECRET_VARIABLE}; leave only the first of them there.")
    found = settings.read_settings()
    settings.write_secrets(settings.secret_file(found), [found.secret])
    say(lang, "cli-secret-forgotten", count=len(found.old_secrets))


# ---------------------------------------------------------------- at tables that are played
table_app = typer.Typer(help="What whoever runs the house may do at any table of the running server.")
Server = Annotated[str, typer.Option("--server", help="Where the server listens.", metavar="URL")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id in the table's address.")]
HERE = "http://127.0.0.1:8000"


def order(server: str, path: str, body: dict[str, str] | None = None) -> dict[str, str | int]:
    """Have the running server do something, with the token of the settings."""
    from greathall.server import settings

    token = settings.read_settings().metrics_token
    if not token:
        raise BadInput("GREATHALL_METRICS_TOKEN is not set; the server takes such orders only with it.")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        request = urllib.request.Request(server.rstrip("/") + path, json.dumps(body or {}).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            done: dict[str, str | int] = json.load(answer)
            return done
    except urllib.error.HTTPError as e:
        try:
            said = str(json.load(e)["error"])
        except (ValueError, KeyError, TypeError):
            said = f"The server answers with status {e.code}."
        raise BadInput(said) from None
    except (OSError, ValueError) as e:
        raise BadInput(f"{server} cannot be reached: {getattr(e, 'reason', None) or e}.") from None


def part(text: str) -> str:
    return urllib.parse.quote(text, safe="")


@table_app.command("close")
def close_table(table: TableId, server: Server = HERE, lang: Lang = None) -> None:
    """End a game, or a table that waits for people; its record stays."""
    order(server, f"/house/tables/{part(table)}/close")
    say(lang, "cli-table-closed", table=table)


@table_app.command("rename")
def rename_seat(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="From 0 on.", min=0)],
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Another name; else one of the house's.")] = "",
    server: Server = HERE,
    lang: Lang = None,
) -> None:
    """Change the name of a seat, and of the person who sits there."""
    done = order(server, f"/house/tables/{part(table)}/seats/{seat}/name", {"name": name})
    say(lang, "cli-seat-renamed", seat=seat, name=str(done["name"]))


def add_to(app: typer.Typer) -> None:
    app.add_typer(table_app, name="table", no_args_is_help=True, context_settings=HELP)
    for command in (backup, restore, prune, doctor):
        app.command()(command)
    app.add_typer(secret_app, name="secret", no_args_is_help=True, context_settings=HELP)
