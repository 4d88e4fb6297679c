"""What a game has not written yet, each in a sentence that says what to write."""

from banneret.conformance.errors import Broken
from banneret.conformance.picker import Picker
from banneret.core.chance import FastChance
from banneret.core.errors import MissingPart
from banneret.core.kernel import JointQuestion, Question
from banneret.core.kind import GameKind
from banneret.core.texts import LANGUAGES, Texts

TEXTS = ("game-title", "game-name", "game-about", "game-credit")
MOST_NAMED = 12


def parts_are_there(kind: GameKind, picker: Picker) -> int:
    """Answers, frames, fields, a set-up, a clone, a sampler and, for people, texts in both languages."""
    missing = [*missing_rules(kind), *missing_methods(kind), *missing_texts(kind)]
    if missing:
        more = len(missing) - MOST_NAMED
        told = missing[:MOST_NAMED] + ([f"and {more} more"] if more > 0 else [])
        raise Broken("; ".join(told))
    return 1


def missing_rules(kind: GameKind) -> list[str]:
    wanted = {
        "write a Catalogue: every answer that anybody can give": kind.rules.catalogue.actions,
        "name the frames: all questions and steps, for GameRules": kind.rules.frames,
        "declare the fields: each field of the state and who may see it, for GameRules": kind.rules.fields,
    }
    return [sentence for sentence, there in wanted.items() if not there]


def missing_methods(kind: GameKind) -> list[str]:
    """Methods without which no game is set up, copied, seen or sampled."""
    try:
        data = kind.rules.load_data()
        game = kind.new(kind.players[0], chance=FastChance(0), data=data)
        game.clone()
        kind.rules.blank(kind.players[0], dict(kind.rules.plain_options), data)
        seat = max(0, game.turn())
        memory = kind.sight.memory(game, seat)
        kind.sight.recall(memory.json())
        kind.sight.sampler(kind.view(game, seat, memory))
    except MissingPart as missing:
        return [missing.sentence]
    return []


def missing_texts(kind: GameKind) -> list[str]:
    """What people would read as a key in brackets; a game that nobody reads has no folder of texts."""
    if not (kind.folder / "texts").exists():
        return []
    asked = [name for name, frame in kind.rules.frames.items() if issubclass(frame, Question | JointQuestion)]
    keys = [
        *TEXTS,
        *dict.fromkeys(action.text_key for action in kind.rules.catalogue.actions),
        *[key for name in asked for key in (f"question-{name}", f"question-{name}.others")],
    ]
    found: list[str] = []
    for language in LANGUAGES:
        texts = Texts(language, [str(kind.folder / "texts")])
        found += [f"write the text {key} in texts/{language}.ftl" for key in keys if not texts.has(key)]
    return found
