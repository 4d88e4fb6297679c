"""One run: parity first, then all contenders take turns, each in a process and an environment of its own."""

import contextlib
import json
import select
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, Any

from benchmarks.bars import COMPILED, CONTENDERS, HERE, PEERS, PURE, Contender
from benchmarks.builds import Builds, clean_environment, find_builds
from benchmarks.equality import GAMES, MOST_STANDARD_ERRORS, Distribution, standard_errors
from benchmarks.errors import BenchError, Progress
from benchmarks.peers import Peers, install, last_line, or_silence
from benchmarks.report import About, Report, machine

FEWEST_ROUNDS = 5
SHORTEST_TURN = 0.1
PARITY_GAMES = 50
STARTING = 300.0
"""Wall seconds in which a contender must be ready, or answer."""

SCRIPTS = Path(__file__).parent / "contenders"


class ContenderFailed(BenchError):
    """A contender does not start, or ends before it has answered."""

    def __init__(self, contender: Contender, reason: str) -> None:
        super().__init__(f"The contender {contender.name} does not run: {reason}")
        self.reason = reason


class Running:
    """A contender's process, waiting for its turn."""

    def __init__(self, contender: Contender, python: Path, complaints: IO[str]) -> None:
        self.contender = contender
        self.complaints = complaints
        self.process = subprocess.Popen(
            [str(python), str(SCRIPTS / "harness.py"), contender.script, contender.variant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=clean_environment(),
            cwd="/",
        )
        try:
            ready = self.answer(STARTING)
        except BenchError:
            self.close()
            raise
        self.about = About(contender.home, ready["unit"], ready["file"], ready["versions"])

    def answer(self, patience: float) -> Any:
        """The next line that the contender prints."""
        out = self.process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], patience)
        line = out.readline() if ready else ""
        if not ready:
            raise ContenderFailed(self.contender, f"no answer in {patience:.0f} seconds")
        if not line:
            self.complaints.seek(0)
            raise ContenderFailed(self.contender, or_silence(last_line(self.complaints.read())))
        return json.loads(line)

    def request(self, line: str, patience: float = STARTING) -> Any:
        """Send a request and wait for the answer."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # the process is gone: `answer` says why
        return self.answer(patience)

    def turn(self, seconds: float, variant: str = "") -> float:
        """Measure for that many CPU seconds, another variant than its own if one is named; the rate."""
        return float(self.request(f"go {seconds} {variant}".rstrip(), STARTING + 100 * seconds)["rate"])

    def close(self) -> None:
        """End the process; it ends by itself when its standard input does."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def run(
    peers: bool,
    rounds: int,
    seconds: float,
    progress: Progress,
    *,
    pure_python: str = "",
    compiled_python: str = "",
) -> Report:
    """Measure everything and judge the bars; `progress` hears what is being done."""
    if rounds < FEWEST_ROUNDS:
        raise BenchError(f"{rounds} rounds are too few: a bar counts on the worst of at least {FEWEST_ROUNDS}.")
    if seconds < SHORTEST_TURN:
        raise BenchError(f"{seconds:g} seconds a turn are too short: at least {SHORTEST_TURN:g} are needed.")
    builds = find_builds(progress, pure_python, compiled_python)
    parity = check_parity(builds, progress)
    installed = install(progress) if peers else None
    notes = [] if peers else ["Run without the peers: their rows are left out."]
    with contextlib.ExitStack() as stack:
        running = start(builds, installed, notes, progress, stack)
        distributions = check_equality(running, progress)
        rates = take_turns(list(running.values()), rounds, seconds, progress)
    return Report(
        machine=machine(),
        rounds=rounds,
        seconds=seconds,
        rates=rates,
        about={name: one.about for name, one in running.items()},
        parity=parity,
        distributions=distributions,
        notes=notes,
    )


def check_parity(builds: Builds, progress: Progress) -> dict[str, int]:
    """Both builds play the same seeds and must end in the same states; how many games agreed, by game."""
    progress("parity: both builds play the same seeds")
    pure, compiled = (_digests(kind, python) for kind, python in ((PURE, builds.pure), (COMPILED, builds.compiled)))
    if pure.keys() != compiled.keys():
        apart = ", ".join(sorted(pure.keys() ^ compiled.keys()))
        raise BenchError(f"Nothing is measured: the two builds know different games ({apart}).")
    for game, digests in pure.items():
        for seed, (ours, other) in enumerate(zip(digests, compiled[game], strict=True)):
            if ours != other:
                raise BenchError(f"Nothing is measured: the two builds disagree ({game}, seed {seed}).")
    return {game: len(digests) for game, digests in pure.items()}


def _digests(kind: str, python: Path) -> dict[str, list[str]]:
    done = subprocess.run(
        [str(python), str(SCRIPTS / "parity.py"), str(PARITY_GAMES)],
        capture_output=True,
        text=True,
        check=False,
        env=clean_environment(),
        cwd="/",
    )
    if done.returncode != 0:
        raise BenchError(f"The {kind} build cannot play for parity: {or_silence(last_line(done.stderr))}")
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def start(
    builds: Builds, peers: Peers | None, notes: list[str], progress: Progress, stack: contextlib.ExitStack
) -> dict[str, Running]:
    """All contenders that can run, warmed up and waiting; what cannot is noted."""
    homes = {PURE: builds.pure, COMPILED: builds.compiled, HERE: Path(sys.executable)}
    missing: dict[str, str] = {}
    if peers is not None:
        homes[PEERS] = peers.python
        missing = peers.missing
    running: dict[str, Running] = {}
    for contender in CONTENDERS:
        if contender.home not in homes:
            continue
        absent = [package for package in contender.needs if package in missing]
        if absent:
            needs = ", ".join(f"{package} ({missing[package]})" if missing[package] else package for package in absent)
            notes.append(f"{contender.label}: left out, since it needs {needs}")
            continue
        progress(f"warming up: {contender.label}")
        complaints = stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))  # noqa: SIM115
        try:
            one = Running(contender, homes[contender.home], complaints)
        except ContenderFailed as error:
            if contender.home != PEERS:
                raise
            notes.append(f"{contender.label}: left out, since it does not start: {error.reason}")
            continue
        stack.callback(one.close)
        running[contender.name] = one
    return running


def check_equality(running: dict[str, Running], progress: Progress) -> list[Distribution]:
    """Our Leduc must be OpenSpiel's Leduc; RLCard's is shown beside them."""
    found: dict[str, Distribution] = {}
    for name, who in (("openspiel-driver", "OpenSpiel"), ("leduc-inner", "Banneret"), ("rlcard-driver", "RLCard")):
        if name in running:
            progress(f"returns of random play: {who}")
            answer = running[name].request(f"ask returns {GAMES}")
            found[who] = Distribution(who, answer["games"], answer["shares"])
    if "OpenSpiel" in found:
        apart = standard_errors(found["Banneret"], found["OpenSpiel"])
        if apart > MOST_STANDARD_ERRORS:
            raise BenchError(
                f"Nothing is measured: our Leduc is not OpenSpiel's. An outcome is {apart:.1f} standard errors away, "
                f"{MOST_STANDARD_ERRORS:g} are allowed."
            )
    return list(found.values())


def take_turns(running: list[Running], rounds: int, seconds: float, progress: Progress) -> dict[str, list[float]]:
    """Rates by contender, one a round; every other round goes backwards, so that drift falls on both sides."""
    rates: dict[str, list[float]] = {one.contender.name: [] for one in running}
    for number in range(rounds):
        for one in running if number % 2 == 0 else running[::-1]:
            rates[one.contender.name].append(one.turn(seconds))
        progress(f"round {number + 1} of {rounds}")
    return rates
