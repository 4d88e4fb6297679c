"""The API keeps to its own OpenAPI description, whatever it is sent: requests are made up from the description."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.browser.served import running_server

Operation = APIOperation[Any, Any, Any, Any]
Request = Case[Any]
CASES = 25
SEED = 1337
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
OPERATIONS = [
    "listGames", "listTables", "createTable", "getTable", "takeSeat", "startTable", "answer", "sideAct", "redraft",
    "undo", "say", "getEvents", "getRecord", "offerPause", "resume", "askBack", "consent", "waitOn", "replaceLate",
]  # fmt: skip


class World:
    """A server that somebody with a token uses: tables that wait, are in play, and are none."""

    def __init__(self, address: str) -> None:
        schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
        self.operations: dict[str, Operation] = {}
        for result in schema.get_all_operations():
            assert isinstance(result, Ok), result
            operation = result.ok()
            self.operations[operation.definition.raw["operationId"]] = operation
        with httpx.Client(base_url=address, headers={"origin": address}) as client:
            page = client.get("/settings").text
            csrf = re.search(r'name="csrf" content="([^"]+)"', page)
            assert csrf is not None
            made = client.post("/settings/access", data={"csrf": csrf[1], "name": "a bot", "key": "schema-key"})
            token = re.search(r"banneret_[\w-]+\.[\w-]+", made.text)
            assert token is not None
            self.headers = {"authorization": f"Bearer {token[0]}"}
            plans = [["me", "open"], ["me", "bot:easy"], ["me", "bot:easy", "bot:easy"]]
            self.tables = [
                str(client.post("/api/tables", headers=self.headers, json={
                    "game": "havoc", "seats": plan, "key": f"schema-key-{number}", "pace": 0.0,
                }).json()["id"]) for number, plan in enumerate(plans)
            ]  # fmt: skip


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running_server(Path(tmp_path_factory.mktemp("schema")) / "tables.db") as address:
        yield World(address)


def test_every_operation_of_the_description_is_tried(world: World) -> None:
    assert sorted(world.operations) == sorted(OPERATIONS)


def is_wrong(case: Request, place: ParameterLocation) -> bool:
    """Whether a part of a request breaks the description. Fields of an address that nobody asked for are no fault."""
    assert case.meta is not None
    part = case.meta.components.get(place)
    return part is not None and part.mode is GenerationMode.NEGATIVE


WRONG = [name for name in OPERATIONS if name != "listGames"]  # which takes nothing that could be wrong


@pytest.mark.parametrize(
    ("name", "mode"),
    [*((name, GenerationMode.POSITIVE) for name in OPERATIONS), *((name, GenerationMode.NEGATIVE) for name in WRONG)],
)
def test_an_operation_keeps_to_its_description(world: World, name: str, mode: GenerationMode) -> None:
    operation = world.operations[name]

    @seed(SEED)
    @settings(
        max_examples=CASES, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(["", *world.tables]))
    def keeps_to_it(case: Request, table: str) -> None:
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        checks = [*CHECKS, negative_data_rejection] if is_wrong(case, ParameterLocation.BODY) else CHECKS
        case.call_and_validate(headers=world.headers, checks=checks)

    keeps_to_it()
