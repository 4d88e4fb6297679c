"""W-16.3 A Baron whose stronghold is captured leaves the game (option `player_elimination`)."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.games.warrior_knights.rules.armies_and_places import cities_of
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    BAD_HARVEST,
    BROKEN_LINE,
    CITY_IDS,
    EXPEDITIONS,
    FIRST_NEUTRAL,
    HERETIC,
    NO_HEIR,
    OFF_BOARD,
    REMOVED,
    SLOTS,
    STACKS,
)
from banneret.games.warrior_knights.rules.chairman_and_head import make_chairman, make_head
from banneret.games.warrior_knights.rules.ending import end_game
from banneret.games.warrior_knights.rules.laws import most_of, pass_chair_on
from banneret.games.warrior_knights.rules.state import (
    LAST_BARON,
    NEUTRAL,
    NO_SEAT,
    NO_TARGET,
    WarriorKnights,
    put,
    put_list,
)
from banneret.games.warrior_knights.rules.troops import remove_noble


def eliminate(game: WarriorKnights, seat: i64, chance: Chance) -> None:
    """Everything that is his leaves the table; the tokens go on; the last Baron wins."""
    if game.heard:
        game.emit("eliminated", "W-16.3", seat, {})
    game.out |= BIT[seat]
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        if game.places[army] != REMOVED:
            remove_noble(game, army, "W-16.3", chance)
    game.strongholds = put(game.strongholds, seat, OFF_BOARD)
    for city in cities_of(game, seat):
        game.owners = put(game.owners, city, NEUTRAL)
        game.fortified &= ~BIT[city]
        if game.heard:
            game.emit("city_neutral", "W-16.3", seat, {"city": CITY_IDS[city]})
    take_cards(game, seat)
    game.track = [NO_SEAT if owner == seat else owner for owner in game.track]
    for expedition in range(EXPEDITIONS):
        game.stakes = put(game.stakes, expedition * game.players + seat, 0)
        first = expedition * game.players
        if sum(game.stakes[first : first + game.players]) == 0:
            game.expeditions = put(game.expeditions, expedition, 0)
            game.blessed &= ~BIT[expedition]
    game.agenda_discard = game.agenda_discard + game.charges[seat]
    game.charges = put_list(game.charges, seat, [])
    game.crowns = put(game.crowns, seat, 0)
    discard_events(game, seat)
    game.heirs = [army // SLOTS if holder == seat else holder for army, holder in enumerate(game.heirs)]
    pass_tokens_on(game)


def discard_events(game: WarriorKnights, seat: i64) -> None:
    """The lasting events that lie on him or on one of his nobles."""
    for event in (HERETIC, BAD_HARVEST, NO_HEIR, BROKEN_LINE):
        target = game.in_force[event]
        owner = target // SLOTS if event == NO_HEIR or event == BROKEN_LINE else target
        if target != NO_TARGET and owner == seat:
            game.in_force = put(game.in_force, event, NO_TARGET)
            game.event_discard = [*game.event_discard, event]


def take_cards(game: WarriorKnights, seat: i64) -> None:
    """His action cards leave hand, stacks and areas."""
    first = seat * ACTION_KINDS
    last = first + ACTION_KINDS
    game.hands = put_list(game.hands, seat, [])
    game.open_hand = put_list(game.open_hand, seat, [])
    game.planned = put_list(game.planned, seat, [])
    for stack in range(STACKS):
        kept = [card for card in game.stacks[stack] if not first <= card < last or card >= FIRST_NEUTRAL]
        game.stacks = put_list(game.stacks, stack, kept)
        laid = [card for card in game.laid[stack] if not first <= card < last]
        game.laid = put_list(game.laid, stack, laid)


def pass_tokens_on(game: WarriorKnights) -> None:
    left = game.order_from(0)
    if len(left) == 1:
        end_game(game, left[0], LAST_BARON, "W-16.3")
        return
    pass_chair_on(game)
    if not game.in_play(game.head):
        believers: i64 = 0
        for seat in left:
            if not game.is_heretic(seat):
                believers |= BIT[seat]
        heir = most_of(game, game.faith, believers, "W-16.3")
        make_head(game, heir if heir != NO_SEAT else left[0], "W-16.3")
    if not game.in_play(game.chairman):
        make_chairman(game, left[0], "W-16.3")
