"""The cards of a written position: every one lies somewhere, once. What is not named lies in its deck, shuffled."""

from banneret.core.chance import Chance
from banneret.core.kernel import Frame, Game
from banneret.games.warrior_knights.fields import MOST
from banneret.games.warrior_knights.positions.words import (
    ALL_WORD,
    EXPEDITION_KEYS,
    Words,
    every_army,
    every_card,
    fault,
)
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AGENDA_IDS,
    AGENDAS,
    BROKEN_LINE,
    EVENT_IDS,
    EVENTS,
    EXPEDITION_IDS,
    FATE_IDS,
    FATES,
    FIRST_LAW,
    FIRST_NEUTRAL,
    LAST_EXPEDITION_SPACE,
    MERCENARY_KINDS,
    NO_HEIR,
    NO_OFFICE,
    PRIVATE_MOTION,
    SPACE_IDS,
    SPECIAL_IDS,
    STACKS,
    STORMS,
    TROOP_IDS,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.hiring import StationTroop
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_TARGET, WarriorKnights


def take(left: list[int], key: str, kinds: list[int], words: list[str]) -> None:
    """Take named pieces out of those in the box."""
    for kind in kinds:
        if kind not in left:
            raise fault(key, "too-many", {"value": words[kind]})
        left.remove(kind)


def deck_of(words: Words, key: str, left: list[int], ids: list[str], chance: Chance) -> list[int]:
    """A deck: the named cards on top, the rest of the box shuffled beneath."""
    named = words.kinds(key, ids)
    take(left, key, named, ids)
    chance.shuffle(left, "deal")
    return named + left


def place_action_cards(game: WarriorKnights, words: Words) -> None:
    """W-5, W-6 Stacks, areas and hands; who is out of the game has no cards left."""
    ids = every_card(game.barons)
    texts = words.texts("stacks")
    if len(texts) > STACKS:
        raise fault("stacks", "list-of", {"count": STACKS})
    stacks = [words.kinds_of("stacks", text, ids) for text in texts]
    game.stacks = stacks + [[] for _ in range(STACKS - len(stacks))]
    game.card = words.kind("card", ids)
    laid = words.part("laid", SPECIAL_IDS)
    game.laid = [laid.kinds(area, ids) for area in SPECIAL_IDS]
    data = game.charter.data
    everywhere = [[*game.laid[0], *game.laid[1], *game.laid[2]], *game.stacks]
    if game.card != NO_CARD:
        everywhere = [*everywhere, [int(game.card)]]
    for seat in range(game.players):
        left = [] if not game.in_play(seat) else [
            seat * ACTION_KINDS + kind for kind in range(ACTION_KINDS) for _ in range(data.action_copies[kind])
        ]  # fmt: skip
        for cards in everywhere:
            own = [card for card in cards if card < FIRST_NEUTRAL and card // ACTION_KINDS == seat]
            take(left, "stacks", own, ids)
        game.hands[seat] = [card % ACTION_KINDS for card in left]
        for kind in game.open_hand[seat]:
            if game.open_hand[seat].count(kind) > game.hands[seat].count(kind):
                key = f"barons.{words.names[seat]}.open_hand"
                raise fault(key, "not-in-hand", {"value": ids[kind].partition(":")[2]})
        game.planned[seat] = sorted([
            stack * ACTION_KINDS + card % ACTION_KINDS
            for stack in range(STACKS)
            for card in game.stacks[stack]
            if card < FIRST_NEUTRAL and card // ACTION_KINDS == seat
        ])  # fmt: skip
    place_neutral_cards(game, words, ids, everywhere)


def place_neutral_cards(game: WarriorKnights, words: Words, ids: list[str], everywhere: list[list[int]]) -> None:
    """W-5.2 Neutral cards that are not named lie in their pile."""
    copies = game.charter.data.neutral_copies
    left = [FIRST_NEUTRAL + kind for kind in range(len(copies)) for _ in range(copies[kind])]
    for cards in everywhere:
        take(left, "stacks", [card for card in cards if card >= FIRST_NEUTRAL], ids)
    game.neutral_aside = words.kinds("neutral_aside", ids)
    take(left, "neutral_aside", game.neutral_aside, ids)
    pile = words.kinds("neutral_pile", ids)
    take(left, "neutral_pile", pile, ids)
    game.neutral_done = pile + left


def place_track(game: WarriorKnights, words: Words) -> None:
    """W-7.2, W-8.2 Markers on the mercenary track and at expeditions."""
    track = words.part("track", SPACE_IDS)
    game.track = [track.who(space) for space in SPACE_IDS]
    table = words.part("expeditions", EXPEDITION_IDS)
    stakes: list[int] = []
    for number, name in enumerate(EXPEDITION_IDS):
        expedition = table.part(name, EXPEDITION_KEYS)
        game.expeditions[number] = expedition.number("space", 0, 0, LAST_EXPEDITION_SPACE)
        if expedition.flag("blessed"):
            game.blessed |= 2**number
        stakes = stakes + expedition.numbers_by_seat("stakes", 0, 0, MOST)
    game.stakes = stakes


def place_events(game: WarriorKnights, words: Words, chance: Chance) -> None:
    """W-8.1 Events in force, the one that is being resolved, the discards and the deck."""
    left = list(range(EVENTS))
    armies = every_army(game.barons)
    table = words.part("in_force", EVENT_IDS)
    for event, name in enumerate(EVENT_IDS):
        if not table.has(name):
            continue
        if event in (NO_HEIR, BROKEN_LINE):
            game.in_force[event] = table.kind(name, armies)
        elif event in (STORMS, TRUCE_OF_GOD):
            table.word(name, ALL_WORD, [ALL_WORD])
            game.in_force[event] = 0
        else:
            game.in_force[event] = table.who(name)
        if game.in_force[event] != NO_TARGET:
            left.remove(event)
    game.event = words.kind("event", EVENT_IDS)
    if game.event != NO_CARD and game.in_force[game.event] == NO_TARGET:
        left.remove(int(game.event))
    game.event_discard = words.kinds("event_discard", EVENT_IDS)
    take(left, "event_discard", game.event_discard, EVENT_IDS)
    game.event_deck = deck_of(words, "events", left, EVENT_IDS, chance)


def place_agendas(game: WarriorKnights, words: Words, chance: Chance) -> None:
    """W-9.3 Laws, charges and offices in force, the current agendas, the discards and the deck."""
    cards = game.charter.data.agendas
    left = [card for card in range(AGENDAS) for _ in range(cards[card].copies)]
    laws = words.kinds("laws", AGENDA_IDS)
    for law in laws:
        if not FIRST_LAW <= law < FIRST_LAW + 9:
            raise fault("laws", "no-law", {"value": AGENDA_IDS[law]})
        game.laws |= 2**law
    take(left, "laws", laws, AGENDA_IDS)
    for seat in range(game.players):
        take(left, f"barons.{words.names[seat]}.charges", game.charges[seat], AGENDA_IDS)
    take(left, "barons", [office for office in game.offices if office != NO_OFFICE], AGENDA_IDS)
    game.agenda = words.kind("agenda", AGENDA_IDS)
    if game.agenda != NO_CARD:
        take(left, "agenda", [int(game.agenda)], AGENDA_IDS)
    game.current = words.kinds("current", AGENDA_IDS)
    take(left, "current", game.current, AGENDA_IDS)
    game.agenda_discard = words.kinds("agenda_discard", AGENDA_IDS)
    take(left, "agenda_discard", game.agenda_discard, AGENDA_IDS)
    deck = deck_of(words, "agendas", left, AGENDA_IDS, chance)
    if not words.has("current"):
        named = len(words.kinds("agendas", AGENDA_IDS))
        quiet = [card for card in deck[named:] if card != PRIVATE_MOTION]
        game.current = quiet[: game.charter.data.constants.current_agendas]
        for card in game.current:
            deck.remove(card)
    game.agenda_deck = deck


def place_mercenaries(game: WarriorKnights, words: Words, chance: Chance, stack: list[Frame[Game]]) -> None:
    """W-3.7, W-9.4 Mercenaries in armies, on offer, discarded and in the deck."""
    left = game.charter.data.mercenaries[:]
    for army, troops in enumerate(game.armies):
        hired = [kind for kind in troops if kind < MERCENARY_KINDS]
        take(left, f"barons.{words.names[army // 5]}", hired, TROOP_IDS)
    for frame in stack:
        if isinstance(frame, StationTroop):  # hired, but not yet stationed
            take(left, "stack", [int(frame.kind)], TROOP_IDS)
    game.offer = words.kinds("offer", TROOP_IDS)
    take(left, "offer", game.offer, TROOP_IDS)
    game.mercenary_discard = words.kinds("mercenary_discard", TROOP_IDS)
    take(left, "mercenary_discard", game.mercenary_discard, TROOP_IDS)
    deck = deck_of(words, "mercenaries", left, TROOP_IDS, chance)
    if not words.has("offer"):
        named = len(words.kinds("mercenaries", TROOP_IDS))
        size = int(game.count() + game.charter.data.constants.offer_over)
        game.offer = deck[named : named + size]
        deck = deck[:named] + deck[named + size :]
    game.mercenary_deck = deck


def place_fate(game: WarriorKnights, words: Words, chance: Chance) -> None:
    """W-2 The Fate deck; cards held in a battle are not in it."""
    left = list(range(FATES))
    take(left, "battle.hands", game.fate_hands[0] + game.fate_hands[1], FATE_IDS)
    game.fate = deck_of(words, "fate", left, FATE_IDS, chance)
