"""The measurements of a server measure: few tables, for a moment."""

from __future__ import annotations

import pytest

from greathall.kernel.errors import BadInput
from greathall.server import bench


def test_people_who_think_are_measured() -> None:
    said: list[str] = []
    found = bench.thinking([2, 4], 1.0, ["catan", "lcg"], said.append, storm=1.0, after=2.0, think=0.5)
    first, second = found["steps"]
    assert (first["tables"], second["tables"], second["sockets"]) == (2, 4, 16)
    assert second["choices_per_second"] > 0 and second["memory_of_a_quiet_table"] > 0
    assert 0 < second["latency_ms"]["p50"] <= second["latency_ms"]["p99"] <= second["latency_ms"]["worst"]
    overload = found["overload"]
    assert overload["cut_off"] == 0 and overload["during"]["choices_per_second"] > second["choices_per_second"]
    assert len(said) == 4


@pytest.mark.parametrize(("tables", "steps", "against"), [(-1, [], None), (2, [0], None), (2, [], "chess")])
def test_nonsense_is_refused(tables: int, steps: list[int], against: str | None) -> None:
    with pytest.raises(BadInput):
        bench.bench_server(tables, 1.0, steps, against)
