"""Counters for /metrics (Prometheus text) and log lines (JSON). No tokens, cookies or chat in either.

Log lines go to stderr, where a service manager keeps them by its own rule, or into a folder: a file a day, removed
after so many days.
"""

from __future__ import annotations

import calendar
import contextlib
import json
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class LogFolder:
    """Log lines in a file a day; files older than so many days are removed whenever a new one begins."""

    def __init__(self, folder: Path, days: float) -> None:
        self.folder = folder
        self.days = days
        self._day = ""
        self._file: TextIO | None = None

    def write(self, line: str) -> bool:
        """Keep a line; false if that cannot be done (the disk is full, the folder gone)."""
        day = time.strftime("%Y-%m-%d", time.gmtime())
        try:
            if day != self._day:
                self.close()
                handle = os.open(self.folder / f"greathall-{day}.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
                self._file, self._day = os.fdopen(handle, "a", encoding="utf-8", errors="replace"), day
                prune_logs(self.folder, self.days)
            assert self._file is not None
            self._file.write(line + "\n")
            self._file.flush()
        except OSError:
            return False
        return True

    def close(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
        self._file, self._day = None, ""


def prune_logs(folder: Path, days: float, now: float | None = None) -> int:
    """Remove log files whose day ended more than so many days ago; how many they were."""
    count, oldest = 0, (time.time() if now is None else now) - (days + 1) * 86400
    for path in folder.glob("greathall-*.jsonl"):
        try:
            begun = calendar.timegm(time.strptime(path.name[10:20], "%Y-%m-%d"))
        except ValueError:
            continue
        if begun < oldest:
            path.unlink(missing_ok=True)
            count += 1
    return count


_folder: LogFolder | None = None


def log_to(folder: str, days: float) -> None:
    """From now on log lines go into a folder; '': to stderr."""
    global _folder
    if _folder is not None:
        _folder.close()
    _folder = LogFolder(Path(folder), days) if folder else None


def log_line(what: str, **fields: Any) -> None:
    """One JSON line."""
    line = json.dumps({"t": round(time.time(), 3), "what": what, **fields}, ensure_ascii=False, default=str)
    if _folder is None or not _folder.write(line):
        print(line, file=sys.stderr, flush=True)


def memory() -> float:
    """Resident memory of this process, 0 where that cannot be read."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0.0


class Lines(logging.Handler):
    """What the libraries have to say (a request that is none, a failure) as lines of ours, so many a second."""

    MOST = 5.0

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._left = self.MOST
        self._at = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        now = time.monotonic()
        self._left = min(self.MOST, self._left + (now - self._at) * self.MOST)
        self._at = now
        if self._left < 1:
            return
        self._left -= 1
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        said = " ".join(record.getMessage().split())[:300]
        log_line("library", source=record.name, level=record.levelname.lower(), said=said, error=error)


def catch_logs() -> None:
    """From now on libraries' lines are JSON, too."""
    root = logging.getLogger()
    if not any(isinstance(h, Lines) for h in root.handlers):
        root.addHandler(Lines())


class Histogram:
    """How often a value was up to each bound."""

    def __init__(self) -> None:
        self.counts = [0] * len(BUCKETS)
        self.count = 0
        self.sum = 0.0

    def see(self, value: float) -> None:
        self.count += 1
        self.sum += value
        for i, bound in enumerate(BUCKETS):
            if value <= bound:
                self.counts[i] += 1
                break


class Metrics:
    """What has been counted since the start."""

    def __init__(self) -> None:
        self.choices = 0
        self.refusals = 0
        self.commits = 0
        self.conflicts = 0
        self.updates = 0
        self.update_bytes = 0
        self.dropped = 0
        self.bot_restarts = 0
        self.errors = 0
        self.requests: dict[int, int] = {}
        self.limited: dict[str, int] = {}
        self.commit_seconds = Histogram()
        self.gauges: dict[str, Callable[[], float]] = {"cpu_seconds": time.process_time, "memory_bytes": memory}

    def add_gauge(self, name: str, read: Callable[[], float]) -> None:
        self.gauges[name] = read

    def failed(self, what: str, error: Exception, name_only: bool = False, **fields: Any) -> None:
        """Count and log that something went wrong inside. `name_only`: the error's words may hold what people wrote."""
        self.errors += 1
        name = type(error).__name__
        log_line(what, **fields, error=name if name_only else f"{name}: {error}")

    def count_choices(self, count: int) -> None:
        self.choices += count

    def count_refusal(self) -> None:
        self.refusals += 1

    def count_update(self, size: int) -> None:
        self.updates += 1
        self.update_bytes += size

    def count_dropped(self) -> None:
        """A socket was closed because its reader was too slow."""
        self.dropped += 1

    def count_commit(self, seconds: float) -> None:
        self.commits += 1
        self.commit_seconds.see(seconds)

    def count_conflict(self) -> None:
        """Another process was faster."""
        self.conflicts += 1

    def count_bot_restart(self) -> None:
        self.bot_restarts += 1

    def count_request(self, status: int) -> None:
        self.requests[status] = self.requests.get(status, 0) + 1

    def count_limited(self, limit: str) -> None:
        """Somebody has met a limit."""
        self.limited[limit] = self.limited.get(limit, 0) + 1

    def text(self) -> str:
        """All counters in the form Prometheus reads."""
        out: list[str] = []

        def line(name: str, kind: str, value: float) -> None:
            out.append(f"# TYPE greathall_{name} {kind}\ngreathall_{name} {value:.10g}")

        for name in (
            "choices", "refusals", "commits", "conflicts", "updates", "update_bytes", "dropped", "bot_restarts",
            "errors",
        ):  # fmt: skip
            line(f"{name}_total", "counter", getattr(self, name))
        for name, read in self.gauges.items():
            line(name, "gauge", read())
        out.append("# TYPE greathall_requests_total counter")
        out += [f'greathall_requests_total{{status="{s}"}} {n}' for s, n in sorted(self.requests.items())]
        out.append("# TYPE greathall_limited_total counter")
        out += [f'greathall_limited_total{{limit="{name}"}} {n}' for name, n in sorted(self.limited.items())]
        h = self.commit_seconds
        out.append("# TYPE greathall_commit_seconds histogram")
        total = 0
        for bound, count in zip(BUCKETS, h.counts, strict=True):
            total += count
            out.append(f'greathall_commit_seconds_bucket{{le="{bound}"}} {total}')
        out.append(f'greathall_commit_seconds_bucket{{le="+Inf"}} {h.count}')
        out.append(f"greathall_commit_seconds_sum {h.sum:.6f}\ngreathall_commit_seconds_count {h.count}")
        return "\n".join(out) + "\n"
