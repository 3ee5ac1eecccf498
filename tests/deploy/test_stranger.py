"""A stranger follows docs/hosting.md, command by command, on a copy of this machine, and plays over TLS.

The copy: a mount namespace with layers over /etc, /opt, /usr, /var, so that the page's own commands run as they are
written and nothing of it stays; once installed, a network namespace with loopback alone, to which the house's
name points. There is no service manager in it, so a small one stands in, which reads the units it is given. The
certificate is made here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.deploy.test_deploy import make_certificate

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
MINUTES = 10.0


def blocks() -> list[tuple[str, str]]:
    """The commands of the page by the heading they stand under."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    out, heading = [], ""
    for part in re.split(r"^(## .*|```sh\n(?:.*\n)*?```)$", text, flags=re.M):
        if part.startswith("## "):
            heading = part[3:]
        elif part.startswith("```sh"):
            out.append((heading, part[6:-3]))
    return out


def test_the_page_has_its_commands() -> None:
    headings = [heading.split(".")[0] for heading, _ in blocks()]
    assert headings == ["1", "2", "3", "4", "5", "5", "6"]


def layers_work() -> bool:
    """Can this process make a copy of the machine?"""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("unshare") or not shutil.which("apt-get"):
        return False
    script = (
        "d=$(mktemp -d) && mount -t tmpfs tmpfs $d && mkdir $d/u $d/w &&"
        " mount -t overlay overlay -o lowerdir=/opt,upperdir=$d/u,workdir=$d/w /opt && unshare -n ip link set lo up"
    )
    return subprocess.run(["unshare", "-m", "sh", "-c", script], capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_a_stranger_gets_to_a_house_behind_tls_in_ten_minutes(tmp_path: Path) -> None:
    if not layers_work():
        pytest.skip("no copy of the machine can be made here")
    page = blocks()
    (tmp_path / "install.sh").write_text("set -ex\n" + page[0][1].replace("REPOSITORY", str(ROOT)))
    (tmp_path / "service.sh").write_text("set -ex\n" + page[1][1])
    (tmp_path / "tls.sh").write_text("set -ex\n" + page[2][1])
    (tmp_path / "doctor.sh").write_text("set -x\n" + page[3][1])
    (tmp_path / "backup.sh").write_text("set -ex\n" + page[4][1])
    (tmp_path / "restore.sh").write_text("set -ex\n" + page[5][1])
    (tmp_path / "upgrade.sh").write_text("set -ex\n" + page[6][1])
    make_certificate(tmp_path)
    machine = (HERE / "machine.sh").read_text()
    (tmp_path / "machine.sh").write_text(machine)
    env = {
        **{k: v for k, v in os.environ.items() if not k.startswith(("GREATHALL_", "XDG_", "PYTHON", "VIRTUAL_ENV"))},
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "LC_ALL": "C.UTF-8", "WORK": str(tmp_path), "TESTS": str(ROOT), "PLAYER": sys.executable,
        "DEBIAN_FRONTEND": "noninteractive",
    }  # fmt: skip
    begun = time.monotonic()
    with (tmp_path / "said").open("w") as said:
        done = subprocess.run(
            ["unshare", "-m", "--propagation", "private", "bash", str(tmp_path / "machine.sh")],
            env=env, cwd=tmp_path, stdout=said, stderr=subprocess.STDOUT, timeout=1400,
        )  # fmt: skip
    minutes = (time.monotonic() - begun) / 60
    text = (tmp_path / "said").read_text()
    print(text[-6000:])
    assert done.returncode == 0, text[-4000:]
    steps = (
        "installed", "served", "reached over TLS", "examined", "played over wss", "backed up", "restored", "upgraded",
    )  # fmt: skip
    assert [step for step in steps if f"STEP {step}" not in text] == []
    print(f"{minutes:.1f} minutes")
    assert minutes < MINUTES or os.getloadavg()[0] > 4, "it should take ten minutes on a machine of one's own"
