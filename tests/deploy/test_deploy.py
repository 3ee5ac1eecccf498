"""The files a house is run by: each is read by the program it is for, where that is there, and by rules of our own."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from greathall.server import settings as settings_module
from greathall.server.metrics import Metrics
from greathall.server.settings import Settings
from tests.server.hall import open_hall

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment]
    read.read(DEPLOY / name)
    return read


# ---------------------------------------------------------------- systemd
def test_units_are_sound(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    for path in DEPLOY.glob("greathall*.*"):
        if path.suffix in (".service", ".timer"):
            text = path.read_text().replace("/opt/greathall/.venv/bin/greathall", "/bin/true")
            (tmp_path / path.name).write_text(text)
    files = [str(p) for p in sorted(tmp_path.iterdir())]
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "greathall" in line and "Failed to" not in line]
    assert ours == [] and "Unknown" not in done.stderr


def test_the_service_is_locked_up_and_writes_where_it_may() -> None:
    service = unit("greathall.service")["Service"]
    assert service["User"] == "greathall" and service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict" and service["StateDirectory"] == "greathall"
    assert int(service["LimitNOFILE"]) > Settings().connections
    assert "127.0.0.1" in service["ExecStart"], "the world comes through the proxy"
    backup = unit("greathall-backup.service")["Service"]
    assert "greathall/backups" in backup["StateDirectory"]
    assert backup["EnvironmentFile"] == service["EnvironmentFile"] == "/etc/greathall.env"


def test_the_settings_of_the_service_are_good(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = [line for line in (DEPLOY / "greathall.env").read_text().splitlines() if line and not line.startswith("#")]
    (tmp_path / "log").mkdir()
    for line in lines:
        name, _, value = line.partition("=")
        assert name in {*settings_module.VARIABLES, settings_module.DATABASE_VARIABLE}
        value = value.replace("/var/lib/greathall", str(tmp_path)).replace("/var/log/greathall", str(tmp_path / "log"))
        assert shlex.split(value) == [value], "systemd and the shell read it alike"
        monkeypatch.setenv(name, value)
    found = settings_module.read_settings()
    assert found.is_proxy("127.0.0.1") and found.is_called("hall.example") and not found.is_called("evil.example")


# ---------------------------------------------------------------- proxies
def test_nginx_reads_its_example(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    for needed in (
        "Strict-Transport-Security", "proxy_set_header X-Forwarded-For $remote_addr;", "X-Forwarded-Proto $scheme",
        "proxy_set_header Host $host", "$http_upgrade", "return 301 https://",
    ):  # fmt: skip
        assert needed in text
    assert "$proxy_add_x_forwarded_for" not in text, "what strangers write there would be passed on"
    if shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin") is None or shutil.which("openssl") is None:
        pytest.skip("no nginx here")
    make_certificate(tmp_path)
    text = text.replace("/etc/letsencrypt/live/hall.example", str(tmp_path)).replace("listen [::]", "# listen [::]")
    for port in ("80", "443"):  # the real ones may be taken
        text = re.sub(rf"listen {port}\b", f"listen unix:{tmp_path}/{port}", text)
    (tmp_path / "site.conf").write_text(text)
    config = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {tmp_path}/site.conf; }}"
    (tmp_path / "nginx.conf").write_text(config)
    command = ["/usr/sbin/nginx", "-t", "-q", "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def make_certificate(folder: Path, name: str = "hall.example") -> None:
    command = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "90",
        "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}", "-keyout", str(folder / "privkey.pem"),
        "-out", str(folder / "fullchain.pem"),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)


def test_caddy_reads_its_example() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert "Strict-Transport-Security" in text and "header_up X-Forwarded-For {remote_host}" in text
    assert text.count("{") == text.count("}")
    if shutil.which("caddy") is None:
        return
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    assert subprocess.run(command, capture_output=True).returncode == 0


# ---------------------------------------------------------------- the container
def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def test_the_container_file_keeps_to_the_rules() -> None:
    """What a linter of such files looks for."""
    found = instructions()
    words = [w for w, _ in found]
    known = {
        "FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "CMD", "ARG",
        "ENTRYPOINT", "LABEL",
    }  # fmt: skip
    assert set(words) <= known and words[0] == "FROM"
    stages = {v.split(" AS ")[1] for w, v in found if w == "FROM" and " AS " in v}
    for word, value in found:
        if word == "FROM":
            image = value.split(" AS ")[0]
            assert re.fullmatch(r"[a-z]+:[\w.-]+", image) and not image.endswith(":latest"), "a named version"
        if word == "COPY":
            parts = value.split()
            if parts[0].startswith("--from="):
                assert parts[0][7:] in stages
                continue
            for source in parts[:-1]:
                assert (ROOT / source).exists(), f"{source} is not there"
        if word == "RUN" and "apt-get install" in value:
            assert "--no-install-recommends" in value and "rm -rf /var/lib/apt/lists" in value
        if word in ("CMD", "HEALTHCHECK"):
            assert "[" in value, "no shell between the signal and the server"
        if word == "RUN" and "pip install" in value and "requirements" in value:
            assert "--require-hashes" in value
    last = len(words) - words[::-1].index("FROM")
    assert "USER" in words[last:] and words.index("USER") < words.index("CMD"), "not root"
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "**/node_modules"} <= set(ignored)
    health = next(v for w, v in found if w == "HEALTHCHECK")
    assert "/healthz" in health


@pytest.mark.slow
def test_the_container_is_built_and_runs_where_there_is_a_builder() -> None:
    for tool in ("podman", "docker"):
        if shutil.which(tool) and subprocess.run([tool, "info"], capture_output=True).returncode == 0:
            break
    else:
        pytest.skip("no builder of containers works here")
    build = [tool, "build", "-q", "-t", "greathall-test", "-f", "deploy/Containerfile", "."]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=1800)
    if done.returncode and re.search("pull|resolve|registry|dial tcp", done.stderr):
        pytest.skip("the base images cannot be had here")
    assert done.returncode == 0, done.stderr[-2000:]
    run = [tool, "run", "--rm", "greathall-test", "greathall", "doctor", "--offline", "--json"]
    said = subprocess.run(run, capture_output=True, text=True, timeout=120)
    assert "doctor-database" in said.stdout and "doctor-no-client" not in said.stdout


# ---------------------------------------------------------------- figures
async def test_the_dashboard_asks_for_figures_that_are_there(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"greathall_[a-z_]+", target["expr"])
    }
    settings = Settings(database=str(tmp_path / "h.db"), secret="s", rate=0, bot_delay=(0.0, 0.0))
    async with open_hall(settings) as hall:
        told = await hall.person().get("/metrics")
    there = set(re.findall(r"^# TYPE (greathall_[a-z_]+)", told, re.M))
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in asked} <= there
    assert len(asked) > 12 and len({p["id"] for p in board["panels"]}) == len(board["panels"])
    spots = [(p["gridPos"]["x"], p["gridPos"]["y"]) for p in board["panels"]]
    assert len(set(spots)) == len(spots)
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]
    assert scrape["authorization"]["type"] == "Bearer"


def test_figures_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count_limited("tables-host")
    metrics.count_request(200)
    metrics.count_commit(0.003)
    names = set()
    for line in metrics.text().splitlines():
        if line.startswith("#"):
            names.add(line.split()[2])
            continue
        found = re.fullmatch(r'([a-z_]+)(\{[a-z]+="[^"]*"\})? [-+0-9.einf]+', line)
        assert found and any(found[1].startswith(n) for n in names), line
