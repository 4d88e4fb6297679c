"""Find puzzles: positions of bots' games in which one answer is clearly best and not obvious.

python -m tools.find_puzzles havoc --games 200 --seed autumn     writes into src/banneret/games/havoc/puzzles/
python -m tools.find_puzzles havoc --games 400 --seed autumn     goes on where the first call ended

Experts and novices play. At every question a world that agrees with what the seat knows is written down as a scenario,
and judged as whoever finds it so would: without a memory of the game. Looks, each with worlds of its own:

1. a glance: all answers in a few worlds; most questions end here;
2. the finding: the best few in ten times as many, and more where they are close. The best must lead all others by a
   margin and by standard errors, and must not be obvious: the expert, the estimate one step ahead or the rule of thumb
   of quick playouts prefers another;
3. the end: games that experts play to their end, in which it must lead, too, by two standard errors. Their results are
   the chances that are written down;
4. the check: ten times the worlds of the finding. The same answer must stay best.

The compiled engine makes it ten times quicker. What each game gave is kept in a journal, so that it can be stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import inf
from os import devnull
from pathlib import Path

from banneret.arena.playing import seed_of
from banneret.bots import make_bot
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.scenario import Scenario
from banneret.core.table import Table, open_table
from banneret.core.texts import LANGUAGES
from banneret.core.view import View
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight.chains import Chain, completed
from banneret.insight.hints import chain_words
from banneret.insight.judging import Budget, Judged, Worlds, candidates
from banneret.insight.playouts import Minds, mean_of
from banneret.insight.puzzles import FOLDER, NAMES

ROOT = Path(__file__).resolve().parent.parent
BOTS = ("expert", "novice", "expert")
LONGEST_WAIT = 60
SAME_ANSWERS = 5  # so often a rule of thumb must say the same


@dataclass(frozen=True)
class Look:
    """After so many worlds an answer that leads by `enough` standard errors has passed, by less than `hope` failed."""

    worlds: int
    hope: float
    enough: float


@dataclass(frozen=True)
class Plan:
    """How much is played, and what is asked of a puzzle."""

    glance: int = 6
    found: tuple[Look, ...] = (Look(60, 1.0, 3.0), Look(150, 1.5, 3.0), Look(300, 2.2, 3.0), Look(600, 3.0, 3.0))
    deeper: int = 10
    ends: tuple[Look, ...] = (
        Look(60, 0.0, inf), Look(150, 0.5, inf), Look(300, 1.0, 2.0), Look(800, 1.5, 2.0), Look(2000, 2.0, 2.0),
    )  # fmt: skip
    horizon: int = 10
    answers: int = 8
    shown: int = 3
    promising: float = 0.04
    margin: float = 0.04
    end_margin: float = 0.03
    mostly: float = 0.5


@dataclass(frozen=True)
class Question:
    """A position as the solver finds it: the scenario that tells it, and what the seat sees there."""

    scenario: Scenario
    view: View
    seat: int


@dataclass(frozen=True)
class Thoughts:
    """What others would answer: the expert, the estimate one step ahead, a rule of thumb; None: it says nothing."""

    expert: Chain
    simple: Chain | None
    hasty: Chain | None

    def agree_on(self, chain: Chain) -> bool:
        return all(one in (chain, None) for one in (self.expert, self.simple, self.hasty))

    def told(self, chain: Chain) -> dict[str, Json]:
        named = {"expert": self.expert, "simple": self.simple, "hasty": self.hasty}
        return {name: True for name, one in named.items() if one == chain}


def questions(kind: GameKind, seed: str, number: int) -> Iterator[tuple[Table, int]]:
    """The table before every question of a game of experts and novices, with the seat that is asked."""
    players = kind.players[number % len(kind.players)]
    options = kind.rules.simulation_options()
    table = open_table(kind, players, options, list(NAMES["en"][:players]), f"{seed}/{number}")
    bots = [
        make_bot(kind, BOTS[(number + seat) % len(BOTS)], seed=seed_of(seed, number, seat)) for seat in range(players)
    ]
    while not table.game.over:
        seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
        if not table.draft_of(seat) and len(table.legal(seat)) > 1:
            yield table, seat
        table.submit(seat, [bots[seat].choose(table.view(seat))])


def asked_alone(table: Table, seat: int) -> Question | None:
    """The position with other hands and piles, as they might be; None where it cannot be written."""
    kind, record = table.kind, table.record
    view = table.view(seat)
    world = kind.sight.sampler(view).sample(FastChance(seed_of(record.seed, len(record.lines), "world")))
    try:
        values: dict[str, Json] = {
            "title": f"Puzzle: what does {record.seats[seat]} do?",
            "game": kind.id,
            "players": record.players,
            "seats": [*record.seats],
        }
        plain = kind.rules.plain_options
        options: dict[str, Json] = {name: value for name, value in record.options.items() if plain.get(name) != value}
        if options:
            values["options"] = options
        values["position"] = kind.positions.written(world, record.seats)
        scenario = Scenario(kind, devnull, values)
        seen = scenario.table().view(seat)
    except ScenarioError:
        return None
    if {one.notation for one in seen.state.legal(seat)} != {one.notation for one in view.state.legal(seat)}:
        return None
    return Question(scenario, seen, seat)


def estimated(worlds: Worlds, judged: Judged, most: int) -> float | None:
    """What the game's estimate says right after an answer; None where it says nothing."""
    kind, seat, found = worlds.minds.kind, worlds.seat, list[list[float]]()
    for place, world in enumerate(worlds.sampled[:most]):
        state = world.clone()
        for action in judged.chain[:-1]:
            state.draft(seat, action)
        state.apply(seat, judged.chain[-1], FastChance(place))
        shares = kind.bot.utilities(state) if state.over else kind.bot.evaluate(state)
        if not shares:
            return None
        found.append(shares)
    return mean_of(found)[seat]


def leads(answers: list[Judged], seat: int, margin: float, errors: float) -> bool:
    """Whether the first answer is better than all others by a margin and by so many standard errors."""
    gaps = [answers[0].ahead_of(other, seat) for other in answers[1:]]
    return all(gap >= margin and gap >= errors * error for gap, error in gaps)


def sorted_by_chance(answers: list[Judged], seat: int) -> list[Judged]:
    return sorted(answers, key=lambda one: -one.chance(seat))


def same_words(question: Question, chains: list[Chain]) -> bool:
    """Whether two answers read alike, so that nobody could tell them apart."""
    scenario, kind = question.scenario, question.scenario.kind
    for language in LANGUAGES:
        wording = Wording(kind, game_texts(kind, language), scenario.seats, kind.rules.load_data())
        if len({chain_words(wording, question.view, chain) for chain in chains}) < len(chains):
            return True
    return False


def follow_up(worlds: Worlds, judged: Judged, most: int) -> tuple[str, float]:
    """What the expert mostly answers at the seat's next real choice, and in which share of the worlds."""
    seat, found = worlds.seat, Counter[str]()
    for place, world in enumerate(worlds.sampled[:most]):
        chance, state = FastChance(place), world.clone()
        for action in judged.chain[:-1]:
            state.draft(seat, action)
        state.apply(seat, judged.chain[-1], chance)
        found[next_answer(worlds.minds, state, seat, chance)] += 1
    answer, times = found.most_common(1)[0]
    return answer, times / sum(found.values())


def next_answer(minds: Minds, state: Game, seat: int, chance: FastChance) -> str:
    """The whole answer that the expert gives when the seat next has a choice; empty where it has none for long."""
    said: list[str] = []
    for _ in range(LONGEST_WAIT):
        turn = state.turn()
        if turn < 0 or (said and turn != seat):
            break
        choice = turn == seat and (said or len(state.legal(seat)) > 1)
        action = minds.expert.choose(state, turn, chance)
        if choice:
            said.append(action.notation)
            if not action.draft:
                return ", ".join(said)
        state.apply(turn, action, chance)
    return ""


def examine(question: Question, plan: Plan, seed: int) -> tuple[str, dict[str, Json] | None]:
    """How far a question came, from `dull` to `kept`, and what is to be written of it."""
    kind, view, seat = question.scenario.kind, question.view, question.seat
    minds = Minds.of(kind, plan.horizon)
    hasty = by_rule_of_thumb(kind, view)
    chains, expert, _ = candidates(minds, view, Budget(answers=plan.answers), seed, hasty)
    if len(chains) < 2 or expert is None:
        return "dull", None
    answers = [Judged(chain) for chain in chains]
    worlds = Worlds(minds, view, seed)
    worlds.play(answers, plan.glance)
    answers = sorted_by_chance(answers, seat)
    if answers[0].chance(seat) - answers[1].chance(seat) < plan.promising:
        return "dull", None
    thoughts = Thoughts(expert, preferred(worlds, answers, plan.glance), hasty)
    if thoughts.agree_on(answers[0].chain):
        return "obvious", None
    kept = shown([one.chain for one in answers], [expert, thoughts.simple, hasty], plan.shown)
    if same_words(question, kept):
        return "alike", None
    found = compared(Worlds(minds, view, seed_of(seed, "found")), kept, plan.found, plan.margin)
    if found is None:
        return "unclear", None
    best = found[0].chain
    if thoughts.agree_on(best):
        return "obvious", None
    worlds = Worlds(Minds.of(kind, 0), view, seed_of(seed, "ends"))
    ends = compared(worlds, kept, plan.ends, plan.end_margin, best)
    if ends is None:
        return "otherwise at the end", None
    deep = [Judged(chain) for chain in kept]
    Worlds(minds, view, seed_of(seed, "deep")).play(deep, plan.deeper * len(found[0].shares))
    if sorted_by_chance(deep, seat)[0].chain != best:
        return "fallen", None
    return "kept", verdict(question, plan, worlds, ends, thoughts)


def compared(
    worlds: Worlds, chains: list[Chain], looks: tuple[Look, ...], margin: float, best: Chain | None = None
) -> list[Judged] | None:  # fmt: skip
    """The answers, the first of which leads surely; None where none does, or another than the one that should."""
    answers, seat = [Judged(chain) for chain in chains], worlds.seat
    for look in looks:
        worlds.play(answers, look.worlds)
        answers.sort(key=lambda one: (best is not None and one.chain != best, -one.chance(seat)))
        if leads(answers, seat, margin, look.enough):
            return answers
        if not leads(answers, seat, 0.0, look.hope):
            return None
    return None


def by_rule_of_thumb(kind: GameKind, view: View) -> Chain | None:
    """What quick playouts answer here; None where they leave it to chance."""
    policy = kind.bot.playout_policy()
    found = {completed(view, (), policy, seed_of("thumb", place)) for place in range(SAME_ANSWERS)}
    return found.pop() if len(found) == 1 else None


def preferred(worlds: Worlds, answers: list[Judged], most: int) -> Chain | None:
    """The answer that the estimate one step ahead likes best; None where the game has no estimate."""
    guesses = [estimated(worlds, one, most) for one in answers]
    told = [guess for guess in guesses if guess is not None]
    return answers[told.index(max(told))].chain if len(told) == len(answers) else None


def shown(chains: list[Chain], always: list[Chain | None], most: int) -> list[Chain]:
    """The first so many of the chains, best first, and in any case those that must be among them."""
    needed = [chain for chain in dict.fromkeys(always) if chain is not None]
    others = [chain for chain in chains if chain not in needed]
    return [*needed, *others[: max(1, most - len(needed))]]


def verdict(
    question: Question, plan: Plan, worlds: Worlds, ends: list[Judged], thoughts: Thoughts
) -> dict[str, Json]:  # fmt: skip
    """What is written beside the position; the answers in an order that tells nothing."""
    seat, order = question.seat, list(range(len(ends)))
    FastChance(worlds.seed).shuffle(order, "order")
    rows: list[Json] = []
    for place in order:
        one = ends[place]
        gap, error = ends[0].ahead_of(one, seat)
        row: dict[str, Json] = {
            "do": ", ".join(action.notation for action in one.chain),
            "chances": [round(chance, 3) for chance in one.chances()],
        }
        if place:
            row |= {"behind": round(gap, 3), "error": round(error, 3)}
        row |= thoughts.told(one.chain)
        answer, share = follow_up(worlds, one, plan.found[0].worlds)
        if answer and share >= plan.mostly:
            row |= {"next": answer, "next_share": round(share, 2)}
        rows.append(row)
    return {"seat": question.scenario.seats[seat], "games": len(ends[0].shares), "answers": rows}


# Writing.


def trimmed(question: Question) -> dict[str, Json]:
    """The position without what the seat would see just so if it were not written: hidden things above all."""
    values = dict(question.scenario.values)
    position = values["position"]
    assert isinstance(position, dict)
    seen = shown_json(question.scenario, question.seat)

    def is_same(tried: dict[str, Json]) -> bool:
        scenario = Scenario(question.scenario.kind, devnull, {**values, "position": tried})
        try:
            return shown_json(scenario, question.seat) == seen
        except (ScenarioError, KeyError, ValueError, IndexError, AssertionError):
            return False

    def without(table: dict[str, Json], whole: Callable[[dict[str, Json]], dict[str, Json]]) -> dict[str, Json]:
        for key in list(table):
            rest = {name: value for name, value in table.items() if name != key}
            if is_same(whole(rest)):
                table = rest
                continue
            inner = table[key]
            if isinstance(inner, dict):
                table = {**table, key: without(inner, partial(put_back, whole, table, key))}
        return table

    return without(position, lambda less: less)


def put_back(
    whole: Callable[[dict[str, Json]], dict[str, Json]], table: dict[str, Json], key: str, inner: dict[str, Json]
) -> dict[str, Json]:  # fmt: skip
    return whole({**table, key: inner})


def shown_json(scenario: Scenario, seat: int) -> str:
    """All that the seat sees and remembers, and what it may answer."""
    view = scenario.table().view(seat)
    legal = sorted(action.notation for action in view.state.legal(seat))
    return json.dumps([scenario.kind.view_json(view), legal], sort_keys=True)


def toml(value: Json) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(key)} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml_key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


def written(values: Mapping[str, Json], puzzle: Mapping[str, Json]) -> str:
    """The scenario file."""
    lines = [f"{key} = {toml(value)}" for key, value in values.items() if key != "position"]
    position = values["position"]
    assert isinstance(position, dict)
    lines += ["", "[position]", *[f"{toml_key(key)} = {toml(value)}" for key, value in position.items()]]
    lines += ["", "[puzzle]", *[f"{key} = {toml(value)}" for key, value in puzzle.items() if key != "answers"]]
    rows = puzzle["answers"]
    assert isinstance(rows, list)
    for row in rows:
        assert isinstance(row, dict)
        lines += ["", "[[puzzle.answers]]", *[f"{key} = {toml(value)}" for key, value in row.items()]]
    return "\n".join(lines) + "\n"


def play_through(kind: GameKind, plan: Plan, seed: str, number: int, folder: Path) -> Counter[str]:
    """One game: every question examined; of each kind of question at most one puzzle is kept."""
    found, had = Counter[str](), set[str]()
    for step, (table, seat) in enumerate(questions(kind, seed, number)):
        name = type(table.game.stack[-1]).__name__
        if name in had:
            continue
        question = asked_alone(table, seat)
        if question is None:
            found["unwritten"] += 1
            continue
        outcome, puzzle = examine(question, plan, seed_of(seed, number, step))
        found[outcome] += 1
        if puzzle is not None:
            had.add(name)
            path = folder / f"{seed}_{number:04}_{step:03}.toml"
            values = {**question.scenario.values, "position": trimmed(question)}
            path.write_text(written(values, puzzle), encoding="utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Find puzzles in games of bots.")
    parser.add_argument("game", choices=registry.game_ids())
    parser.add_argument("--games", type=int, default=20, help="how many games in all, those of the journal too")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--out", type=Path, help="where files go (the game's folder by default)")
    parser.add_argument("--journal", type=Path, help="what each game gave (<out>/<seed>.journal by default)")
    given = parser.parse_args()
    kind = registry.load(given.game)
    folder: Path = given.out or ROOT / "src" / "banneret" / "games" / kind.id / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    journal: Path = given.journal or folder / f"{given.seed}.journal"
    done = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()] if journal.exists() else []
    total = Counter[str]()
    for entry in done[: given.games]:
        total.update(entry)
    for number in range(len(done), given.games):
        found = play_through(kind, Plan(), given.seed, number, folder)
        total.update(found)
        with journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(number, dict(total), flush=True)
    print(kind.id, json.dumps(total))


if __name__ == "__main__":
    main()
