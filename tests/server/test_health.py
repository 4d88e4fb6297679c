"""Health, figures and logs: what those who run a server see of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.server.errors import StoreError
from banneret.server.logs import ACCESS, close_logs, open_logs, shown_path
from banneret.server.web.metrics import Metrics
from tests.server.lobby_kit import asynchronous
from tests.server.web_kit import serving

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


@asynchronous
async def test_health_tells_whether_the_database_can_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        answer = await browser.get("/health")
        assert (answer.status_code, answer.json()) == (200, {"alive": True, "database": "well", "bots": "well"})

        def broken() -> frozenset[str]:
            raise StoreError("store_disk", {"url": "/secret/place", "reason": "x"})

        monkeypatch.setattr(server.lobby.services.queue.store, "banned", broken)
        answer = await browser.get("/health")
        assert (answer.status_code, answer.json()["database"]) == (503, "broken")
        assert "secret" not in answer.text


@asynchronous
async def test_metrics_are_in_the_form_of_prometheus_and_for_this_machine_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert (await server.browser().get("/metrics")).status_code == 404
        assert (await server.browser(address="::1").get("/metrics")).status_code == 200
        here = server.browser(address="127.0.0.1")
        await here.get("/")
        await here.get("/")
        told = (await here.get("/metrics")).text
        assert all(row.startswith("# ") or LINE.fullmatch(row) for row in told.splitlines())
        assert 'banneret_requests_total{method="GET",status="404"} 1\n' in told
        assert 'banneret_requests_total{method="GET",status="200"} 3\n' in told
        assert "banneret_streams 0\n" in told
        assert "banneret_request_seconds_count 4\n" in told
        for name in ("x-forwarded-for", "forwarded", "via"):
            passed_on = await here.get("/metrics/", headers={name: "203.0.113.9"})
            assert passed_on.status_code == 404, "a proxy that was not named is no reason to trust its visitors"


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.04, 0.3, 60.0):
        metrics.request("PROPFIND", 405, seconds, False)
    metrics.request("GET", 200, 3600.0, True)
    told = metrics.text({})
    for row in ('_bucket{le="0.005"} 1', '_bucket{le="0.05"} 2', '_bucket{le="10.0"} 3', '_bucket{le="+Inf"} 4'):
        assert f"banneret_request_seconds{row}\n" in told
    assert 'banneret_requests_total{method="other",status="405"} 4' in told


@pytest.fixture
def logs(tmp_path: Path) -> Iterator[Path]:
    open_logs(tmp_path / "logs")
    try:
        yield tmp_path / "logs"
    finally:
        close_logs()


@asynchronous
async def test_the_logs_tell_who_asked_for_what_and_no_secret(tmp_path: Path, logs: Path) -> None:
    async with serving(tmp_path) as server:
        browser = server.browser()
        table = await browser.play_now("havoc")
        await browser.get("/join/nowhere/a-secret-token?name=hidden")
        await browser.send("/settings/quick", [("csrf", await browser.csrf()), ("theme", "dark")])
    access = [json.loads(row) for row in (logs / "access.log").read_text().splitlines()]
    audit = [json.loads(row) for row in (logs / "audit.log").read_text().splitlines()]
    assert {entry["address"] for entry in access} == {"10.0.0.1"}
    assert ("GET", "/join/nowhere", 404) in [(one["method"], one["path"], one["status"]) for one in access]
    assert [(one["method"], one["path"]) for one in audit] == [("POST", "/play-now"), ("POST", "/settings/quick")]
    assert audit[-1]["person"] == browser.person()
    signature = next(one.value or "" for one in browser.client.cookies.jar).rpartition(".")[2]
    for secret in ("a-secret-token", "hidden", signature, "dark"):
        assert secret not in (logs / "access.log").read_text() + (logs / "audit.log").read_text()
    assert (table, signature) != ("", "")


def test_a_log_is_turned_over_before_it_is_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.server.logs.LARGEST", 2000)
    open_logs(tmp_path)
    try:
        for number in range(1200):
            ACCESS.info("%s", f"entry {number:06}")
    finally:
        close_logs()
    files = sorted(tmp_path.glob("access.log*"))
    assert len(files) == 6
    assert all(file.stat().st_size <= 2000 for file in files)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="not_writable"):
        open_logs(tmp_path / "file")


@asynchronous
async def test_no_token_in_an_address_is_written_down(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        addresses = [route.path_format for route in server.app.litestar.routes if "{token}" in route.path_format]
    assert {"/join/{table}/{token}", "/device/{token}", "/record/{token}"} <= {*addresses}
    for address in addresses:
        if address != "/settings/access/{token}/revoke":  # there it is the half that is no secret
            assert "{token}" not in shown_path(address), address
    assert shown_path("/join/abc/secret") == "/join/abc"
    assert shown_path("/device/secret/more") == "/device/"
    assert shown_path("/t/abc/log") == "/t/abc/log"
