"""boardgame.io under the same load: installed by name, started as its documentation does, played over its socket."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from benchmarks.builds import clean_environment
from benchmarks.errors import BenchError, Progress
from benchmarks.load.check import Checked
from benchmarks.load.our_server import SEATED_AT_ONCE, SEEN_IN, last_words, not_running, some_at_once, unseen
from benchmarks.load.seats import address
from benchmarks.load.wire import Channel, WebSocket, bad_answer, closed
from benchmarks.peers import cache_folder, last_line, or_silence

PINNED: Final = {"boardgame.io": "0.50.2", "node-persist": "3.1.3"}
"""node-persist is what boardgame.io keeps files with; it is not installed along."""

HELD_BACK: Final = {"koa-compose": "4.1.0"}
"""From 4.2 on it copies the list of handlers, and boardgame.io's lobby, which is added late, is never asked."""

SCRIPT: Final = Path(__file__).with_name("boardgame_server.js")
NAMESPACE: Final = "/load,"
MEMORY, FILES = "memory", "files"
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
MOVED: Final = re.compile(rb'^42/load,\["(sync|update)"')
COUNTS: Final = re.compile(rb'"moves":(\d+)')
STATE: Final = re.compile(rb'"_stateID":(\d+)')
PLAYER: Final = re.compile(rb'"currentPlayer":"(\d+)"')


@dataclass(frozen=True, slots=True)
class Installed:
    """Where the packages are, or why they are not there; empty where they are."""

    folder: Path
    missing: str = ""


def install(progress: Progress) -> Installed:
    """Install the packages where they are not there yet; nothing that they bring along is run."""
    folder = cache_folder() / "npm"
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return Installed(folder, "npm is not installed")
    whole = {**PINNED, **HELD_BACK}
    if {name: version_of(folder, name) for name in whole} == whole:
        return Installed(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps({"private": True, "overrides": HELD_BACK}), encoding="utf-8")
    wanted = [f"{name}@{version}" for name, version in PINNED.items()]
    progress(f"installing {', '.join(wanted)}")
    words = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock", *wanted]
    done = subprocess.run([npm, *words], capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode != 0:
        return Installed(folder, or_silence(last_line(done.stderr)))
    return Installed(folder)


def version_of(folder: Path, package: str) -> str:
    try:
        return str(json.loads((folder / "node_modules" / package / "package.json").read_text("utf-8"))["version"])
    except (OSError, ValueError, KeyError):
        return ""


class BoardgameSeat:
    """A client with a socket."""

    def __init__(self, place: int, port: int, address: str, changed: Callable[[], None]) -> None:
        self.place = place
        self.port = port
        self.address = address
        self.changed = changed
        self.match = ""
        self.credentials = ""
        self.moves = -1
        self.state = -1
        self.player = -1
        self.updates = 0
        self.bytes = 0
        self.synced = False
        self.lost: BenchError | None = None
        self._watching: asyncio.Task[None] | None = None
        self._leaving = False
        self.socket = WebSocket(self._hear, self._gone)

    async def join(self, channel: Channel, match: str) -> None:
        """Take a seat over the lobby's requests."""
        fields = {"playerID": str(self.place), "playerName": f"Player {self.place}"}
        self.credentials = (await ask(channel, f"/games/load/{match}/join", fields))["playerCredentials"]

    async def watch(self, match: str) -> None:
        self.match = match
        await self.socket.open(self.port, self.address, SOCKET)
        self.socket.send(f"40{NAMESPACE}")

    def _gone(self) -> None:
        """The server ends a socket whose answer to a ping comes late; its own client comes back then, and so do we."""
        if not self._leaving and self.state >= 0:
            self.synced = False
            self.socket = WebSocket(self._hear, self._gone)
            self._watching = asyncio.ensure_future(self._come_back())

    async def _come_back(self) -> None:
        try:
            await self.watch(self.match)
        except BenchError as error:
            self.lost = error
            self.changed()
        except ConnectionError:
            self.lost = closed(SOCKET)
            self.changed()

    def leave(self) -> None:
        self._leaving = True
        if self._watching is not None:
            self._watching.cancel()
        self.socket.close()

    def _hear(self, message: bytes) -> None:
        if message == b"2":  # are you there?
            self.socket.send("3")
        elif message.startswith(b"40/load,"):
            self.emit("sync", self.match, str(self.place), self.credentials, 4)
        elif MOVED.match(message):
            self.synced = True
            self.updates += 1
            self.bytes += len(message)
            self.moves = number_in(COUNTS, message)
            self.state = number_in(STATE, message)
            self.player = number_in(PLAYER, message)
            self.changed()

    def emit(self, *parts: object) -> None:
        self.socket.send(f"42{NAMESPACE}{json.dumps(parts, separators=(',', ':'))}")

    def act(self, word: str, state: int) -> None:
        payload = {"type": "act", "args": [word], "playerID": str(self.place), "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state, self.match, str(self.place))


def number_in(pattern: re.Pattern[bytes], message: bytes) -> int:
    found = pattern.search(message)
    if found is None:
        raise bad_answer(message[:200].decode("utf-8", "replace"))
    return int(found.group(1))


async def ask(channel: Channel, path: str, fields: Mapping[str, object]) -> dict[str, str]:
    """A request to the lobby."""
    body = json.dumps(fields).encode()
    reply = await channel.request("POST", path, {"content-type": "application/json"}, body)
    found = reply.json() if reply.status == 200 else None
    if not isinstance(found, dict):
        raise bad_answer(f"{path}: {reply.status} {reply.body[:200]!r}")
    return found


class BoardgameTable:
    """A match with all its seats."""

    over = False

    def __init__(self, seats: int, number: int, port: int) -> None:
        self.channel = Channel(port, address(number, 0))
        self.acted = 0
        self._changed = asyncio.Event()
        self.seats = [BoardgameSeat(place, port, address(number, place), self._changed.set) for place in range(seats)]

    async def sit_down(self) -> None:
        made = await ask(self.channel, "/games/load/create", {"numPlayers": len(self.seats)})
        for seat in self.seats:
            await seat.join(self.channel, made["matchID"])
        self.channel.close()
        for seat in self.seats:
            await seat.watch(made["matchID"])
        await self._until(0)

    async def act(self) -> float:
        """The seat whose turn it is makes a move; everybody has heard of it when its count has come to all."""
        loop = asyncio.get_running_loop()
        await self._until(0)
        newest = max(self.seats, key=lambda seat: seat.moves)  # who came back may have been told of an older state
        begin = loop.time()
        self.seats[newest.player].act("done", newest.state)
        await self._until(self.acted + 1)
        self.acted += 1
        return loop.time() - begin

    async def _until(self, moves: int) -> None:
        try:
            async with asyncio.timeout(SEEN_IN):
                while any(seat.moves < moves or not seat.synced for seat in self.seats):
                    if lost := next((seat.lost for seat in self.seats if seat.lost), None):
                        raise lost
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError as error:
            raise unseen(self.seats[0].match) from error


class BoardgameServer:
    """boardgame.io's server with one of its two storages."""

    def __init__(self, installed: Installed, storage: str, folder: Path) -> None:
        self.name = f"boardgame-{storage}"
        self.tables: list[BoardgameTable] = []
        self.port = 0
        self.versions = ""
        self._complaints: IO[str] = (folder / f"{self.name}.log").open("w+", encoding="utf-8")
        place = MEMORY if storage == MEMORY else str(folder / "matches")
        self.process = subprocess.Popen(
            ["node", str(SCRIPT), str(installed.folder), place],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            env={**clean_environment(), "NODE_ENV": "production"},
            cwd=folder,
        )

    @property
    def pid(self) -> int:
        return self.process.pid

    async def start(self) -> None:
        out = self.process.stdout
        assert out is not None
        line = await asyncio.to_thread(out.readline)
        if not line:
            self._complaints.seek(0)
            said = last_line(self._complaints.read())
            raise not_running(self.name, said)
        about = json.loads(line)
        self.port = int(about["port"])
        self.versions = f"boardgame.io {about['version']}, node {about['node']}"

    async def seat(self, tables: int, seats: int) -> None:
        first = len(self.tables)
        fresh = [BoardgameTable(seats, first + number, self.port) for number in range(tables)]
        self.tables += fresh
        await some_at_once([table.sit_down for table in fresh], SEATED_AT_ONCE)

    def trouble(self) -> str:
        return last_words(self.process, self._complaints)

    async def renew(self) -> None:
        """Its matches never end."""

    def sent(self) -> tuple[int, int]:
        seats = [seat for table in self.tables for seat in table.seats]
        return sum(seat.updates for seat in seats), sum(seat.bytes for seat in seats)

    def drafts(self) -> int:
        """It knows none."""
        return 0

    def finish(self) -> Checked:
        """Every seat has counted as many moves as were made."""
        for table in self.tables:
            for seat in table.seats:
                if seat.moves != table.acted:
                    raise BenchError(
                        f"Table {seat.match}: {table.acted} moves were made, but a seat counted {seat.moves}."
                    )
        self.hang_up()
        self.kill()
        return Checked(len(self.tables), sum(table.acted for table in self.tables))

    def kill(self) -> None:
        """End the process without warning; once more does no harm."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self._complaints.close()

    def hang_up(self) -> None:
        """Close all connections, while the loop that they belong to still runs."""
        for table in self.tables:
            table.channel.close()
            for seat in table.seats:
                seat.leave()
