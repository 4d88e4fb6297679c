"""A game standing in a written position: docs/positions/mousquetaires.md has the words.

What is not named is quiet: no Paris card, no open Louvre card, Milady at home, nobody hurt. Cards and tokens that are
not named lie in their decks, shuffled by the seed. Every component has exactly one place.
"""

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance, Outcome
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.position import judge
from banneret.core.rooms import GamePositions
from banneret.games.mousquetaires.fields import FIELDS, MOST
from banneret.games.mousquetaires.positions.cards import place_adventure, place_board, place_missions, place_treachery
from banneret.games.mousquetaires.positions.describe import CARD_WORDS, REVEALED, UNTURNED, describe, normal
from banneret.games.mousquetaires.positions.words import (
    ACTION,
    DUEL_KEYS,
    END_OF_TURNS,
    FAULTS,
    LAY_PARIS,
    MAN_KEYS,
    MILADY,
    PHASE_TWO,
    PHASES,
    POSITION_KEYS,
    ROUND_END,
    ROUND_START,
    SIEGE,
    STACK,
    TREACHERY,
    TURNS,
    Words,
    fault,
)
from banneret.games.mousquetaires.rules.cards import (
    COLOMBIER,
    EQUIPMENT,
    FACE_IDS,
    FIRST_SKILL_UPGRADE,
    FOE_WORDS,
    ITEM_WORDS,
    ITEMS,
    LOCATION_WORDS,
    LODGING,
    MUSKETEER_IDS,
    MUSKETEERS,
    OUTCOME_WORDS,
    QUEST,
    ROCHEFORT,
    ROUTE_WORDS,
    SKILL_IDS,
    SPACES,
    THRUST,
)
from banneret.games.mousquetaires.rules.charter import Charter
from banneret.games.mousquetaires.rules.data import MousquetairesData, load_data
from banneret.games.mousquetaires.rules.duel import BLIND_FOE
from banneret.games.mousquetaires.rules.frames import FRAMES
from banneret.games.mousquetaires.rules.invariants import check_position
from banneret.games.mousquetaires.rules.milady import GUARDED, PARIS_STEP, PHASE_ONE, TREACHERY_STEP
from banneret.games.mousquetaires.rules.places import END_OF_PHASE_TWO
from banneret.games.mousquetaires.rules.round_end import PHASE_FOUR
from banneret.games.mousquetaires.rules.rounds import NEXT_ROUND
from banneret.games.mousquetaires.rules.siege import PHASE_THREE
from banneret.games.mousquetaires.rules.state import (
    LAST_PHASE,
    MILADYS_PHASE,
    MUSKETEERS_PHASE,
    NO_ROUTE,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    SIEGE_PHASE,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.turns import END_OF_TURN, TakeAction, actions_of_a_turn
from banneret.games.mousquetaires.rules.turns import PHASE_TWO as PHASE_TWO_STEP
from banneret.games.mousquetaires.rules.turns import TURNS as TURNS_STEP

# The words of fields that nothing else has to be known for.
PLAIN: Final = (
    "picked", "siege_cards", "siege_paid", "discard", "treachery_discard", "treachery_shown", "top_known",
    "destination", "ruled_out", "fled", "disturbed", "paris", "paris_hand", "paris_gone", "louvre", "louvre_deck",
    "louvre_gone", "louvre_overcome", "named", "board_number", "tokens_gone", "overcome", "room", "time_frozen",
    "more_red", "fewer_actions", "isolated", "emergency", "budget", "time_out", "louvre_completed", "skip_treachery",
    "aramis_used",
)  # fmt: skip
PHASE_OF: Final = {
    ROUND_START: LAST_PHASE, MILADY: MILADYS_PHASE, LAY_PARIS: MILADYS_PHASE, TREACHERY: MILADYS_PHASE,
    PHASE_TWO: MILADYS_PHASE, TURNS: MUSKETEERS_PHASE, ACTION: MUSKETEERS_PHASE, END_OF_TURNS: MUSKETEERS_PHASE,
    SIEGE: SIEGE_PHASE, ROUND_END: SIEGE_PHASE, STACK: MUSKETEERS_PHASE,
}  # fmt: skip
BY_NAME: Final = {frame.__name__: frame for frame in FRAMES}


@final
class MousquetairesPositions(GamePositions[Mousquetaires, MousquetairesData]):
    """Positions of Mousquetaires du Roy."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: MousquetairesData,
        chance: Chance, names: list[str],
    ) -> Mousquetaires:  # fmt: skip
        return place(position, players, options, data, chance, names)

    def describe(self, game: Mousquetaires, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def written(self, game: Mousquetaires, names: list[str]) -> dict[str, Json]:
        told = {key: value for key, value in describe(game, names).items() if key in POSITION_KEYS}
        if not told["enemy_life"]:
            del told["enemy_life"]
        return {**told, "phase": STACK}

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


def place(
    position: Mapping[str, Json], players: int, options: dict[str, str], data: MousquetairesData, chance: Chance,
    names: list[str],
) -> Mousquetaires:  # fmt: skip
    """The game in a position, brought to its next question; what cannot be is refused with the reason."""
    words = Words(position, names, POSITION_KEYS)
    game = Mousquetaires(players, Charter(players, options, data))
    phase = words.word("phase", STACK if words.has("stack") else ACTION, PHASES)
    words.read_fields(game, FIELDS, PLAIN)
    place_tracks(game, words)
    place_adventure(game, words, chance)
    place_treachery(game, words, chance)
    place_missions(game, words, chance)
    place_board(game, words, chance)
    place_musketeers(game, words)
    place_milady(game, words)
    place_duel(game, words)
    game.phase = words.number("round_phase", PHASE_OF[phase], 0, LAST_PHASE)
    game.round = words.number("round", 0 if phase == ROUND_START else 1, 0, MOST)
    place_turn(game, words, phase)
    if phase == STACK:
        game.stack = words.stack("stack", BY_NAME)
    else:
        game.stack = cast(list[Frame[Game]], stack_of(game, phase))
    if game.active != NOBODY:
        game.turn_depth = depth_of_turn(game)
    game.advance(chance)
    judge(game, check_position, FAULTS)
    return game


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """Outcomes to come: `chance = { blue = "sword lily", red = "shield", target = [1], mission = ["lubin thief"] }`.

    Dice are written by their faces; numbers are places in a list of choices, texts the order after a shuffle.
    """
    found: list[Outcome] = []
    given = Words(position, [], list(position)).table("chance")
    words = Words(given, [], list(given), "chance.")
    data = load_data()
    for label in given:
        if label in ("blue", "red"):
            faces = data.blue_faces if label == "blue" else data.red_faces
            for face in words.kinds(label, FACE_IDS):
                if face not in faces:
                    raise fault(f"chance.{label}", "no-such-face", {"value": FACE_IDS[face]})
                found.append(Outcome(label, [faces.index(face)], False))
            continue
        found.extend(words.outcomes(label, OUTCOME_WORDS.get(label, [])))
    return found


def place_tracks(game: Mousquetaires, words: Words) -> None:
    """M-1.2, M-1.5 Markers and what the team owns, as far as the components allow."""
    data = game.charter.data
    game.time = words.number("time", int(game.time), 0, int(data.tracks.time_end) - 1)
    game.gold = words.number("gold", int(game.gold), 0, int(data.tracks.gold_max))
    game.siege = words.number("la_rochelle", int(game.siege), 1, int(data.tracks.siege_end))
    game.queen = words.number("queen", 0, 0, int(data.tracks.queen_end))
    falling = words.has("stack")  # only while a mission fails does the marker lie at the end
    game.louvre_mark = words.number("louvre_mark", 0, 0, int(data.tracks.louvre_end) - (0 if falling else 1))
    game.constance = words.number("constance", 0, 0, int(data.tracks.successes))
    game.epic = words.number("epic", 0, 0, int(data.limits.epic))
    game.all_for_one = words.number("all_for_one", 0, 0, int(data.supply))
    left = int(data.supply - game.all_for_one)
    game.all_for_one_left = words.number("all_for_one_left", left, 0, left)
    dice = Words(words.table("dice"), words.names, ["blue", "red"], "dice.")
    game.blue_dice = dice.kinds("blue", FACE_IDS)
    game.red_dice = dice.kinds("red", FACE_IDS)


def place_musketeers(game: Mousquetaires, words: Words) -> None:
    """M-1.3 Who leads whom, where they are and what they carry; the rest of the arsenal is in stock."""
    table = words.table("musketeers")
    for name in table:
        if name not in MUSKETEER_IDS:
            raise fault(f"musketeers.{name}", "unknown-word", {"value": name, "known": ", ".join(MUSKETEER_IDS)})
    players = int(game.charter.musketeer_players)
    in_play = int(game.charter.seating.in_play)
    for man, name in enumerate(MUSKETEER_IDS):
        value = table.get(name, {})
        if not isinstance(value, Mapping):
            raise fault(f"musketeers.{name}", "table")
        own = Words(value, words.names, MAN_KEYS, f"musketeers.{name}.")
        usual: Json = man % players if man < in_play else "nobody"
        who = own.values.get("owner", usual)
        game.owner[man] = NO_SEAT if who == "nobody" else own.seat_of("owner", who)
        place_musketeer(game, own, man)
    gone = Words(words.table("items_gone"), words.names, ITEM_WORDS, "items_gone.")
    for item in range(ITEMS):
        game.items_gone[item] = gone.number(ITEM_WORDS[item], 0, 0, int(game.stock[item]))
        game.stock[item] -= game.items_gone[item] + owned(game, item)


def owned(game: Mousquetaires, item: int) -> int:
    """How many musketeers have an item."""
    count = 0
    for man in range(MUSKETEERS):
        if item < EQUIPMENT:
            count += 1 if game.equipment[man] & BIT[item] else 0
        elif item == THRUST:
            count += 1 if game.thrusts & BIT[man] else 0
        elif item >= FIRST_SKILL_UPGRADE:
            count += 1 if game.skills[man] & BIT[item - FIRST_SKILL_UPGRADE] else 0
    return count


def place_musketeer(game: Mousquetaires, own: Words, man: int) -> None:
    life = own.number("life", int(game.most_life(man)), 0, int(game.most_life(man)))
    game.life[man] = life
    usual = COLOMBIER if life == 0 else game.place[man]
    game.place[man] = LOCATION_WORDS.index(own.word("at", LOCATION_WORDS[usual], LOCATION_WORDS[1:]))
    if life == 0:
        game.lying |= BIT[man]
    game.equipment[man] = own.mask("equipment", ITEM_WORDS[:EQUIPMENT])
    game.skills[man] = own.mask("skills", SKILL_IDS)
    game.thrusts |= BIT[man] if own.flag("thrust") else 0
    game.horses_used |= BIT[man] if own.flag("horse_used") else 0
    game.banned |= BIT[man] if own.flag("banned") else 0
    game.done |= BIT[man] if own.flag("done") else 0
    route = own.kind("route", ROUTE_WORDS)
    game.route[man] = NO_ROUTE if route < 0 else route
    game.space[man] = own.number("space", 0 if route < 0 else 1, 0 if route < 0 else 1, SPACES)
    if route >= 0 and (game.place[man] != QUEST or game.board_number != 1):
        raise fault(f"{own.path}route", "route-elsewhere")


def place_milady(game: Mousquetaires, words: Words) -> None:
    """M-4.1, M-10 Where Milady is, and how Rochefort does."""
    usual = REVEALED if game.destination != NOWHERE and not game.charter.with_milady else UNTURNED
    card = words.word("card", usual if game.destination != NOWHERE else CARD_WORDS[0], CARD_WORDS)
    game.face_down = card == UNTURNED
    game.revealed = card == REVEALED
    if (game.destination == NOWHERE) != (card == CARD_WORDS[0]):
        raise fault("card", "card-and-destination")
    game.figure = game.destination if game.revealed and not game.fled else LODGING
    life = int(game.charter.data.foes[ROCHEFORT].life)
    game.rochefort = words.number("rochefort", life, 0, life)
    game.rochefort_paid = words.flag("rochefort_paid", game.rochefort == 0)
    if game.face_down and game.rochefort == 0:  # M-4.1 as when she chooses; what she may not have chosen is refused
        for place in GUARDED:
            if place != game.destination:
                game.ruled_out |= BIT[place]


def place_duel(game: Mousquetaires, words: Words) -> None:
    """M-7 A duel that is on."""
    if not words.has("duel"):
        return
    duel = Words(words.table("duel"), words.names, DUEL_KEYS, "duel.")
    foe = duel.kind("foe", [*FOE_WORDS, "unknown"])
    if foe < 0:
        return
    game.foe = BLIND_FOE if foe == len(FOE_WORDS) else foe
    game.duellist = duel.man("man")
    if game.duellist == NOBODY:
        raise fault("duel.man", "duellist")
    game.spot = duel.number("spot", NOWHERE, NOWHERE, MOST)
    game.blue = duel.number("blue", int(game.charter.data.heroes[game.duellist].fight), 0, 6)
    game.red = duel.number("red", 0 if game.foe == BLIND_FOE else int(game.charter.data.foes[game.foe].dice), 0, 4)
    game.first_roll = duel.flag("first_roll", True)
    game.may_reroll = duel.flag("may_reroll")
    game.foe_hurt = duel.number("foe_hurt", 0, 0, 9)
    game.man_hurt = duel.number("man_hurt", 0, 0, 9)


def place_turn(game: Mousquetaires, words: Words, phase: str) -> None:
    """M-5 Whose turn it is, and how many actions are left."""
    usual = NOBODY
    if phase == ACTION:
        standing = [man for man in range(MUSKETEERS) if game.stands(man) and not game.done & BIT[man]]
        if not standing:
            raise fault("active", "nobody-acts")
        usual = standing[0]
    game.active = words.man("active", usual)
    if phase == ACTION and (game.active == NOBODY or not game.stands(game.active)):
        raise fault("active", "nobody-acts")
    if game.active != NOBODY:
        if phase not in (ACTION, STACK):
            raise fault("active", "no-turn-now")
        game.actions = words.number("actions", int(actions_of_a_turn(game)), 0, 9)
        game.failed_offers = words.number("failed_offers", 0, 0, 2)
        game.arrived = words.flag("arrived")


def stack_of(game: Mousquetaires, phase: str) -> list[Frame[Mousquetaires]]:
    """The frames of a phase, the next question on top or found by the step on top."""
    frames: list[Frame[Mousquetaires]] = [NEXT_ROUND]
    if phase == ROUND_START:
        return frames
    frames.append(PHASE_FOUR)
    if phase == ROUND_END:
        return frames
    frames.append(PHASE_THREE)
    if phase == SIEGE:
        return frames
    frames.append(END_OF_PHASE_TWO)
    if phase == END_OF_TURNS:
        return frames
    if phase == TURNS:
        return [*frames, TURNS_STEP]
    if phase == ACTION:
        return [*frames, TURNS_STEP, END_OF_TURN, TakeAction(game.owner[game.active], game.active)]
    frames.append(PHASE_TWO_STEP)
    if phase == PHASE_TWO:
        return frames
    if phase == MILADY:
        return [*frames, PHASE_ONE]
    if not game.charter.with_milady:
        raise fault("phase", "no-milady")
    return [*frames, TREACHERY_STEP] if phase == TREACHERY else [*frames, TREACHERY_STEP, PARIS_STEP]


def depth_of_turn(game: Mousquetaires) -> i64:
    """Where the end of the present turn lies on the stack."""
    for depth, frame in enumerate(game.stack):
        if frame is END_OF_TURN or type(frame).__name__ == "EndOfTurn":
            return depth + 1
    raise fault("stack", "no-end-of-turn")
