"""The API against its own description."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.test_crash import Process

# Left out: positive_data_acceptance (msgspec refuses 0.0 where JSON Schema takes it for an integer).
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    negative_data_rejection, unsupported_method,
]  # fmt: skip


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    p = Process(str(tmp_path_factory.mktemp("api") / "h.db"))
    yield p
    p.kill()


def test_answers_as_described(process: Process) -> None:
    schema = schemathesis.openapi.from_url(process.base + "/api/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in schemathesis.GenerationMode:

            @hypothesis_settings(
                max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True,
                database=None, phases=[Phase.generate],
            )  # fmt: skip
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: Case) -> None:
                nonlocal count
                count += 1
                answer = case.call()
                too_large = answer.status_code == 413  # refused as well, which the check of wrong data does not count
                left_out = [negative_data_rejection] if too_large else []
                case.validate_response(answer, checks=[c for c in CHECKS if c not in left_out])

            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request without parameters
                check()
    assert count > 100


def test_the_description_holds_the_socket_too(process: Process, tmp_path: Path) -> None:
    schema = schemathesis.openapi.from_url(process.base + "/api/openapi.json")
    names = schema.raw_schema["components"]["schemas"]
    assert {"ToServer", "ToClient", "Choose", "Hello", "Update"} <= set(names)
