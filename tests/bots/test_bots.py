"""Bots by name, and what all of them have in common: they see a view and give a legal answer."""

from __future__ import annotations

import pytest

from banneret.bots import KNOWN_BOTS, Bot, ExpertBot, Ismcts, NoviceBot, ParallelSearch, RandomBot, has_expert, make_bot
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.fields import UNKNOWN
from banneret.core.kernel import Game
from banneret.core.kind import RULES_ONLY, GameKind
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.view import Memory, View
from banneret.games.leduc import DEALS, LEDUC, Leduc
from banneret.games.registry import load

HAVOC = load("havoc")


class Recorder(Bot):
    """Passes on what another bot says and keeps the views it was given."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(f"recorded {bot.name}")
        self.bot = bot
        self.views: list[View] = []

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return self.bot.choose(view)


def play(kind: GameKind, bots: list[Bot], seed: int, decisions: int = 1_000_000) -> Game:
    """A game between bots that get views only, up to so many decisions; every answer must be legal."""
    chance = FastChance(seed)
    game = kind.new(len(bots), chance=chance, listen=True)
    memories: list[Memory] = [kind.sight.memory(game, seat) for seat in range(len(bots))]
    while True:
        for event in game.take_events():
            for seat, memory in enumerate(memories):
                if event.heard_by(seat):
                    memory.hear(event)
        seat = game.turn()
        if seat < 0 or decisions == 0:
            return game
        action = bots[seat].choose(kind.view(game, seat, memories[seat]))
        assert game.refuse(seat, action) is None, f"{bots[seat].name} answers {action}"
        game.apply(seat, action, chance)
        decisions -= 1


@pytest.mark.parametrize(
    ("name", "kind_of_bot", "bot_name"),
    [
        ("random", RandomBot, "random"),
        ("novice", NoviceBot, "novice"),
        ("expert", ExpertBot, "expert"),
        ("ismcts", Ismcts, "ismcts:1s"),
        ("ismcts:2000", Ismcts, "ismcts:2000"),
        ("ismcts:0.5s", Ismcts, "ismcts:0.5s"),
        (" ISMCTS:3s ", Ismcts, "ismcts:3s"),
        ("ismcts:0.05cpu", Ismcts, "ismcts:0.05cpu"),
        ("master", Ismcts, "master:1s"),
        ("master:2000", Ismcts, "master:2000"),
        ("ismcts:0.5SX2", ParallelSearch, "ismcts:0.5sx2"),
    ],
)
def test_a_bot_is_made_by_its_name(name: str, kind_of_bot: type[Bot], bot_name: str) -> None:
    bot = make_bot(LEDUC, name)
    assert isinstance(bot, kind_of_bot)
    assert bot.name == bot_name


def test_a_name_that_a_bot_has_makes_the_same_bot_again() -> None:
    for known in KNOWN_BOTS:
        name = make_bot(LEDUC, known).name
        assert make_bot(LEDUC, name).name == name


KNOWN = "random, novice, expert, ismcts, ismcts:2000, ismcts:0.5s, ismcts:0.05cpu, ismcts:1sx2, master"


@pytest.mark.parametrize("name", ["", "alphago", "random:3", "expert:", "ismcts:", ":2000", "ismcts 2000"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UserError) as caught:
        make_bot(LEDUC, name)
    assert caught.value.code == "unknown_bot"
    assert caught.value.parts == {"bot": name, "known": KNOWN}


@pytest.mark.parametrize(
    "name",
    [
        "ismcts:0",
        "ismcts:-5",
        "ismcts:many",
        "ismcts:0s",
        "ismcts:-1s",
        "ismcts:nans",
        "ismcts:infs",
        "ismcts:s",
        "ismcts:" + "9" * 30,
    ],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UserError) as caught:
        make_bot(LEDUC, name)
    assert caught.value.code == "bot_budget"
    assert caught.value.parts["bot"] == name


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, 0.0), (0, -1.0), (5, -1.0), (-1, 1.0)])
def test_search_without_a_budget_is_refused(iterations: int, seconds: float) -> None:
    with pytest.raises(UserError, match="search_budget"):
        Ismcts(LEDUC, iterations=iterations, seconds=seconds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language)
    for name in ("alphago", "ismcts:0"):
        with pytest.raises(UserError) as caught:
            make_bot(LEDUC, name)
        assert name in texts.error(caught.value)
    with pytest.raises(UserError) as caught:
        Ismcts(LEDUC)
    assert not texts.error(caught.value).startswith("[")


def test_a_budget_in_the_name_counts_before_the_arguments() -> None:
    bot = make_bot(LEDUC, "ismcts:300", iterations=5, seconds=9.0)
    assert isinstance(bot, Ismcts)
    assert (bot.most_iterations, bot.seconds) == (300, 0.0)
    bot = make_bot(LEDUC, "ismcts", iterations=5, seconds=9.0)
    assert isinstance(bot, Ismcts)
    assert (bot.most_iterations, bot.seconds) == (5, 9.0)


@pytest.mark.parametrize("name", ["random", "novice", "expert", "ismcts:20"])
@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 + 3])
def test_bots_answer_legally_in_leduc_whatever_their_seed(name: str, seed: int) -> None:
    for game in range(10):
        assert play(LEDUC, [make_bot(LEDUC, name, seed=seed), make_bot(LEDUC, name, seed=seed)], game).over


@pytest.mark.parametrize("players", [2, 3])
def test_bots_answer_legally_in_havoc(players: int) -> None:
    names = ["ismcts:2", "expert", "random"]
    bots = [make_bot(HAVOC, names[seat % len(names)], seed=seat) for seat in range(players)]
    assert play(HAVOC, bots, seed=players).over


@pytest.mark.parametrize("name", ["random", "novice", "expert"])
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    digests = [
        HAVOC.digest(play(HAVOC, [make_bot(HAVOC, name, seed=seed), make_bot(HAVOC, name, seed=9)], 5, decisions=60))
        for seed in (1, 1, 2)
    ]
    assert digests[0] == digests[1]
    if name != "expert":
        assert digests[0] != digests[2]


def test_a_bot_that_is_not_asked_says_so() -> None:
    game = LEDUC.new(2, chance=FastChance(1))
    for bot in (RandomBot(), NoviceBot(LEDUC), ExpertBot(LEDUC), Ismcts(LEDUC, iterations=5)):
        with pytest.raises(ValueError, match="seat 1 is not asked"):
            bot.choose(LEDUC.view(game, 1))


@pytest.mark.parametrize("name", ["random", "novice", "expert", "ismcts:30"])
def test_a_bot_gets_nothing_that_its_seat_may_not_see(name: str) -> None:
    recorders = [Recorder(make_bot(LEDUC, name, seed=seat)) for seat in range(2)]
    for seed in range(5):
        play(LEDUC, list(recorders), seed)
    for seat, recorder in enumerate(recorders):
        assert recorder.views
        for view in recorder.views:
            assert isinstance(view.state, Leduc)
            assert view.seat == seat
            assert view.state.hands[seat] != [UNKNOWN]
            assert view.state.hands[1 - seat] == [UNKNOWN]
            assert view.state.deck[view.state.turned_up :] == [UNKNOWN] * (4 - view.state.turned_up)


@pytest.mark.parametrize("name", ["random", "novice", "expert", "ismcts:30"])
def test_what_a_seat_cannot_see_does_not_change_its_bots_answer(name: str) -> None:
    """Two true states, one view: a king against a jack and a king against a queen."""
    for seed in range(10):
        answers = set()
        for deal in ("KsJhQs", "KsQhJs"):
            game = LEDUC.new(2, chance=FastChance(1))
            assert isinstance(game, Leduc)
            known = DEALS[LEDUC.rules.outcome_value("deal", deal)]
            game.hands, game.deck = known.hands, known.deck
            answers.add(make_bot(LEDUC, name, seed=seed).choose(LEDUC.view(game, 0)).notation)
        assert len(answers) == 1


def test_a_game_without_an_expert_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_expert(LEDUC)
    monkeypatch.setattr(LEDUC, "maturity", RULES_ONLY)
    assert not has_expert(LEDUC)
    for name in ("expert", "novice"):
        with pytest.raises(UserError, match="no_expert"):
            make_bot(LEDUC, name)


def test_a_novice_slips_now_and_then_and_else_answers_as_the_expert() -> None:
    view = HAVOC.view(HAVOC.new(2, chance=FastChance(3)), HAVOC.new(2, chance=FastChance(3)).turn())
    expert = ExpertBot(HAVOC).choose(view)
    same = sum(NoviceBot(HAVOC, seed).choose(view) is expert for seed in range(400))
    assert 0.7 < same / 400 < 0.95
