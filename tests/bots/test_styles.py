"""Styles of the expert: they are there in every game, play by the rules, and differ from it and from each other."""

import pytest

from banneret.arena.playing import play_game
from banneret.bots import make_bot
from banneret.bots.base import chance_of
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kind import GameKind
from banneret.games import registry

GAMES = 40


@pytest.fixture(params=list(registry.SHELF))
def kind(request: pytest.FixtureRequest) -> GameKind:
    return registry.load(request.param)


def test_every_game_has_styles_and_a_game_of_them_ends(kind: GameKind) -> None:
    styles = kind.bot.styles()
    assert len(styles) >= 2
    bots = [make_bot(kind, f"expert-{style}", seed=seat) for seat, style in enumerate(styles[:2])]
    assert [bot.name for bot in bots] == [f"expert-{style}" for style in styles[:2]]
    finished = play_game(kind, bots, {}, FastChance(5), check=True)
    assert finished.game.over


def test_each_style_gives_other_answers_than_the_expert(kind: GameKind) -> None:
    """In games of the expert, at questions with a choice: how often would a style answer something else?"""
    left = set(kind.bot.styles())
    styles = {style: kind.bot.policy_named(style) for style in left}
    expert = kind.bot.policy()
    for number in range(GAMES):
        chance = FastChance(number)
        game = kind.new(2, kind.rules.simulation_options(), chance=chance)
        while left and (seat := int(game.turn())) >= 0:
            legal = game.legal(seat)
            answer = expert.choose(game, seat, chance_of(number)) if len(legal) > 1 else legal[0]
            for style in sorted(left) if len(legal) > 1 else ():
                policy = styles[style]
                assert policy is not None
                other = policy.choose(game, seat, chance_of(number))
                assert other in legal
                if other is not answer:
                    left.discard(style)
            game.apply(seat, answer, chance)
        if not left:
            return
    assert not left


def test_an_unknown_style_is_told_the_known_ones(kind: GameKind) -> None:
    with pytest.raises(UserError) as caught:
        make_bot(kind, "expert-sleepy")
    assert all(f"expert-{style}" in str(caught.value.parts["known"]) for style in kind.bot.styles())


def test_a_style_gives_its_own_reasons() -> None:
    """Knights tells the share of the victory of what was chosen and of the best other answer: by its own points."""
    kind = registry.load("knights")
    for style in kind.bot.styles():
        policy = kind.bot.policy_named(style)
        assert policy is not None
        told = 0
        for number in range(3):
            chance = FastChance(number)
            game = kind.new(2, kind.rules.simulation_options(), chance=chance)
            while (seat := int(game.turn())) >= 0:
                answer = policy.choose(game, seat, chance)
                reason = kind.bot.explain(game, seat, answer, game, style)
                if reason is not None and "share" in reason.parts:
                    share, others = reason.parts["share"], reason.parts["others"]
                    assert isinstance(share, float)
                    assert isinstance(others, float)
                    assert share >= others
                    told += 1
                game.apply(seat, answer, chance)
        assert told > 0
