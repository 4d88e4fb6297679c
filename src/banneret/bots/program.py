"""A program that talks in lines of JSON through its standard input and output, each answer within a time."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import cast

from banneret.core.errors import UserError
from banneret.core.jsons import Json

LONGEST_LINE = 2**20
LONGEST_QUOTE = 200
SECONDS_TO_QUIT = 2.0
GONE = b""


class ProgramError(Exception):
    """What a program did wrong: a code and the parts of its sentence."""

    def __init__(self, code: str, parts: dict[str, Json] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.parts: dict[str, Json] = {} if parts is None else parts


def command_words(command: str) -> list[str]:
    """The command line of a program in words; the first must be something that can be started."""
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise UserError("program_words", {"command": command}) from fault
    if not words or shutil.which(words[0]) is None:
        raise UserError("program_missing", {"command": words[0] if words else command})
    return words


def quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class Program:
    """A running program. The last line that it writes to standard error is quoted where it breaks down."""

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        except OSError as fault:
            raise ProgramError("program_start", {"command": words[0], "reason": fault.strerror or ""}) from fault
        self.lines: Queue[bytes] = Queue()
        self.complaint = b""
        self.readers = [Thread(target=read, daemon=True) for read in (self._read, self._read_complaints)]
        for reader in self.readers:
            reader.start()

    def _read(self) -> None:
        out = self.process.stdout
        assert out is not None
        while line := out.readline(LONGEST_LINE):
            self.lines.put(line)
        self.lines.put(GONE)

    def _read_complaints(self) -> None:
        err = self.process.stderr
        assert err is not None
        while line := err.readline(LONGEST_LINE):
            self.complaint = line if line.strip() else self.complaint

    def tell(self, message: Mapping[str, Json]) -> None:
        """One line to the program."""
        pipe = self.process.stdin
        assert pipe is not None
        try:
            pipe.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            pipe.flush()
        except (OSError, ValueError) as fault:
            raise self._gone() from fault

    def listen(self, seconds: float) -> dict[str, Json]:
        """The next line of the program, which must come in time and be an object with a `type`."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise ProgramError("program_time", {"seconds": f"{seconds:g}"}) from None
        if line == GONE:
            self.lines.put(GONE)
            raise self._gone()
        try:
            message = json.loads(line)
        except ValueError:
            raise ProgramError("program_nonsense", {"line": quoted(line)}) from None
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise ProgramError("program_nonsense", {"line": quoted(line)})
        return cast("dict[str, Json]", message)

    def _gone(self) -> ProgramError:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(SECONDS_TO_QUIT)
        self.readers[1].join(SECONDS_TO_QUIT)
        last = quoted(self.complaint)
        code = self.process.returncode
        if last:
            return ProgramError("program_gone_saying", {"exit": str(code), "line": last})
        return ProgramError("program_gone", {"exit": str(code)})

    def quits(self, seconds: float = SECONDS_TO_QUIT) -> bool:
        """Ask it to end; says whether it did so in time."""
        with suppress(ProgramError):
            self.tell({"type": "quit"})
        return self.left_alone(seconds)

    def left_alone(self, seconds: float) -> bool:
        """Close its standard input, as if nobody were there any more; says whether it ended in time."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def close(self, seconds: float = SECONDS_TO_QUIT) -> None:
        """Ask it to end; one that does not is ended, with what it has started."""
        if not self.quits(seconds):
            self.kill()
        self._tidy()

    def kill(self) -> None:
        if self.process.poll() is None:
            if os.name == "posix":
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
            self.process.wait()

    def _tidy(self) -> None:
        for reader, pipe in zip(self.readers, (self.process.stdout, self.process.stderr), strict=True):
            reader.join(SECONDS_TO_QUIT)
            if pipe is not None and not reader.is_alive():  # something that it started may hold the other end
                pipe.close()
