"""The components of the box as the rules read them; `data.py` makes them of the data file."""

from typing import final

from mypy_extensions import i64

from banneret.core.labels import Label


@final
class Foe:
    """Somebody a duel is fought with: an enemy card, a fighter of Milady or an enemy token.

    `thrust` counts the faces that its thrust needs; a fixed one shows `swords` and `shields` and rolls nothing.
    """

    def __init__(
        self, label: Label, strength: int, dice: int, life: int, thrust: list[int], special: int, gold: int,
        epic: int, fixed: bool, swords: int, shields: int,
    ) -> None:  # fmt: skip
        self.label = label
        self.strength: i64 = strength
        self.dice: i64 = dice
        self.life: i64 = life
        self.thrust = thrust
        self.has_thrust = sum(thrust) > 0
        self.special: i64 = special
        self.gold: i64 = gold
        self.epic: i64 = epic
        self.fixed = fixed
        self.swords: i64 = swords
        self.shields: i64 = shields


@final
class Hero:
    """A musketeer's own board."""

    def __init__(
        self, label: Label, life: int, fight: int, skills: list[int], thrust: list[int], start: int
    ) -> None:  # fmt: skip
        self.label = label
        self.life: i64 = life
        self.fight: i64 = fight
        self.skills = skills
        self.thrust = thrust
        self.start: i64 = start


@final
class ParisCard:
    """A Paris card; `skills` and `levels` are its challenges."""

    def __init__(
        self, label: Label, strength: int, skills: list[int], levels: list[int], side: int, action: int,
        ongoing: int, ongoing_amount: int, round_end: int, round_end_amount: int,
    ) -> None:  # fmt: skip
        self.label = label
        self.strength: i64 = strength
        self.skills = skills
        self.levels = levels
        self.side: i64 = side
        self.action: i64 = action
        self.ongoing: i64 = ongoing
        self.ongoing_amount: i64 = ongoing_amount
        self.round_end: i64 = round_end
        self.round_end_amount: i64 = round_end_amount


@final
class LouvreCard:
    def __init__(self, label: Label, skill: int, level: int, strength: int, gold: int, epic: int) -> None:
        self.label = label
        self.skill: i64 = skill
        self.level: i64 = level
        self.strength: i64 = strength
        self.gold: i64 = gold
        self.epic: i64 = epic


@final
class Trap:
    """`solved` traps keep a mission from being completed; `amount` is the price, the levels or the wounds."""

    def __init__(self, label: Label, strength: int, solved: bool, amount: int) -> None:
        self.label = label
        self.strength: i64 = strength
        self.solved = solved
        self.amount: i64 = amount


@final
class Token:
    """An enemy token of the quest; `skill` and `level` are those of a challenge token."""

    def __init__(self, label: Label, count: int, skill: int, level: int) -> None:
        self.label = label
        self.count: i64 = count
        self.skill: i64 = skill
        self.level: i64 = level


@final
class Pile:
    """Cards or items of one kind: how many there are, and the amount of what they do."""

    def __init__(self, label: Label, count: int, amount: int) -> None:
        self.label = label
        self.count: i64 = count
        self.amount: i64 = amount


@final
class Item:
    def __init__(self, label: Label, count: int, gold: int, combat_cards: int, thrust: list[int]) -> None:
        self.label = label
        self.count: i64 = count
        self.gold: i64 = gold
        self.combat_cards: i64 = combat_cards
        self.thrust = thrust


@final
class Seating:
    """M-23.1, M-23.2, M-23.3, M-23.4 What the number of players decides; M-24.1 without Milady as with one more."""

    def __init__(
        self, musketeer_players: int, in_play: int, actions: int, hand: int, draw: int, exchange: bool,
        without: list[int],
    ) -> None:  # fmt: skip
        self.musketeer_players: i64 = musketeer_players
        self.in_play: i64 = in_play
        self.actions: i64 = actions
        self.hand: i64 = hand
        self.draw: i64 = draw
        self.exchange = exchange
        self.without = without
