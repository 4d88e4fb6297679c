"""What tests of events and agendas share: drawing an event, holding a meeting, laws and titles in force."""

from __future__ import annotations

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    ASSEMBLY,
    BARON_IDS,
    EVENT_IDS,
    GREEN,
    PORT,
    RED,
    SHAPE_IDS,
    SLOTS,
    TAXATION,
    WAGES,
)
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, put_list, without
from tests.games.warrior_knights.tables import asks, noble, play, reveal


def lay(game: WarriorKnights, area: int, count: int) -> None:
    """Cards lie on a special area, the first out of the hands in turn."""
    cards: list[int] = []
    for number in range(count):
        seat = number % int(game.players)
        kind = game.hands[seat][0]
        game.hands = put_list(game.hands, seat, game.hands[seat][1:])
        cards.append(seat * 6 + kind)
    game.laid = put_list(game.laid, area, cards)
    game.stack_now = 0


def top_event(game: WarriorKnights, name: str) -> int:
    """The event lies on top of the deck."""
    event = EVENT_IDS.index(name)
    game.event_deck = [event, *[card for card in game.event_deck if card != event]]
    return event


def drawn(game: WarriorKnights, name: str, seat: int = 0) -> None:
    """The Baron of a seat draws an event, and nobody has paid for that: red ones the Head draws, green ones another."""
    color = game.charter.data.events[top_event(game, name)].color
    if color == RED:
        game.head = seat
    elif color == GREEN and game.head == seat:
        game.head = (seat + 1) % game.players
    reveal(game, "important_event")
    if asks(game) == "NameDrawer":
        play(game, f"draws {BARON_IDS[game.barons[seat]]}")


def lasts(game: WarriorKnights, name: str, on: int) -> None:
    """A lasting event lies on a Baron, or on the noble with that army."""
    event = EVENT_IDS.index(name)
    game.event_deck = without(game.event_deck, event)
    game.in_force = put(game.in_force, event, on)


def at_sea(game: WarriorKnights, seat: int, slot: str, area: str, *names: str) -> int:
    """A noble on the port of an area, exhausted as he is there."""
    army = noble(game, seat, slot, area, *names)
    game.places = put(game.places, army, game.places[army] + PORT)
    game.exhausted |= BIT[army]
    return army


def hurt(game: WarriorKnights, army: int, tokens: int) -> None:
    game.casualties = put(game.casualties, army, tokens)


def from_agendas(game: WarriorKnights, name: str) -> int:
    """A card out of the deck of agendas or the current ones; another takes its place there."""
    card = AGENDA[name]
    if card in game.current:
        game.current = [*without(game.current, card), game.agenda_deck[0]]
        game.agenda_deck = game.agenda_deck[1:]
    else:
        game.agenda_deck = without(game.agenda_deck, card)
    return card


def law(game: WarriorKnights, *names: str) -> None:
    for name in names:
        game.laws |= BIT[from_agendas(game, name)]


def charge(game: WarriorKnights, seat: int, *names: str) -> None:
    for name in names:
        game.charges = put_list(game.charges, seat, [*game.charges[seat], from_agendas(game, name)])


def office(game: WarriorKnights, seat: int, slot: str, name: str) -> int:
    """A noble holds an office; his army's number."""
    army = seat * SLOTS + SHAPE_IDS.index(slot)
    game.offices = put(game.offices, army, from_agendas(game, name))
    return army


def agenda(game: WarriorKnights, *names: str) -> None:
    """These are the current agendas."""
    pile = sorted(game.agenda_deck + game.current)
    game.current = [AGENDA[name] for name in names]
    for card in game.current:
        pile.remove(card)
    game.agenda_deck = pile


def discarded(game: WarriorKnights, name: str) -> None:
    """An agenda lies on the discards."""
    game.agenda_discard = [*game.agenda_discard, from_agendas(game, name)]


def meet(game: WarriorKnights) -> None:
    """The last card that the Assembly needs is declined: the meeting begins."""
    lay(game, ASSEMBLY, 2 * int(game.players) - 1)
    reveal(game, f"{game.players - 1}:rally_support")
    play(game, "decline")


def tax(game: WarriorKnights) -> None:
    """The last card that Taxation needs is declined: it is held."""
    lay(game, TAXATION, 2 * int(game.players) - 1)
    reveal(game, f"{game.players - 1}:levy_taxes")
    play(game, "decline")


def wages(game: WarriorKnights) -> None:
    """The last card that Wages need is declined: they are paid."""
    lay(game, WAGES, 2 * int(game.players) - 1)
    reveal(game, f"{game.players - 1}:draft_soldiers")
    play(game, "decline")


def chosen(game: WarriorKnights, name: str, seat: int) -> None:
    """Three Barons meet on one agenda, and the Chairman's vote gives it to a Baron, who is asked what he says to it."""
    agenda(game, name)
    meet(game)
    play(game, "commit 1", *["commit 0"] * (int(game.players) - 1), f"vote for {BARON_IDS[game.barons[seat]]}")


def passed(game: WarriorKnights, name: str) -> None:
    """Three Barons meet on one agenda, and the Chairman's vote passes it."""
    agenda(game, name)
    meet(game)
    play(game, "commit 1", *["commit 0"] * (int(game.players) - 1), "vote yes")
