"""Counters for /metrics (Prometheus text) and log lines (JSON on stderr). No tokens, cookies or chat in either."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def log_line(what: str, **fields: Any) -> None:
    """One JSON line on stderr."""
    line = {"t": round(time.time(), 3), "what": what, **fields}
    print(json.dumps(line, ensure_ascii=False, default=str), file=sys.stderr, flush=True)


def _memory() -> float:
    """Resident memory of this process, 0 where that cannot be read."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0.0


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
        self.commit_seconds = Histogram()
        self.gauges: dict[str, Callable[[], float]] = {"cpu_seconds": time.process_time, "memory_bytes": _memory}

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
        h = self.commit_seconds
        out.append("# TYPE greathall_commit_seconds histogram")
        total = 0
        for bound, count in zip(BUCKETS, h.counts, strict=True):
            total += count
            out.append(f'greathall_commit_seconds_bucket{{le="{bound}"}} {total}')
        out.append(f'greathall_commit_seconds_bucket{{le="+Inf"}} {h.count}')
        out.append(f"greathall_commit_seconds_sum {h.sum:.6f}\ngreathall_commit_seconds_count {h.count}")
        return "\n".join(out) + "\n"
