"""Every field of the state of Mousquetaires du Roy (M-1), declared once: what it holds, who sees it, its word.

`make state` writes the constructor and the clone of `rules/state.py` from here.
"""

from typing import Final, cast

from banneret.core import features
from banneret.core.feature_lists import Bag, Own, Pile, Row, Tail
from banneret.core.fields import COPIED, EACH_COPIED, Agreed, Field, OwnedCounted, OwnedSecret, Public
from banneret.core.jsons import Json
from banneret.core.position import PositionWords
from banneret.core.values import (
    NOBODY_WORD,
    NONE_WORD,
    BySeat,
    Flag,
    Number,
    Numbers,
    PieceMask,
    Pieces,
    Told,
    Value,
    Word,
)
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMIES,
    EQUIPMENT,
    FACES,
    FOES,
    INN_SPACES,
    ITEM_WORDS,
    ITEMS,
    LOCATION_WORDS,
    LOCATIONS,
    LOUVRE_CARDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    PARIS_WORDS,
    ROOMS,
    ROUTES,
    SKILL_IDS,
    SKILLS,
    TOKEN_WORDS,
    TRAPS,
    TREACHERIES,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.quest import GALLERIES, INN
from banneret.games.mousquetaires.rules.state import LAST_PHASE, OUT_OF_GAME, REASONS, SIDES, SPACES_PAID, Mousquetaires
from banneret.games.mousquetaires.sight.visibility import (
    BoardField,
    DeckField,
    DestinationField,
    DrawnField,
    LouvreDeckField,
    ParisHandField,
    TreacheryDeckField,
    TreacheryHandField,
)

MOST: Final = 99
MOST_ACTIONS: Final = 9
MOST_FAILED: Final = 2
MOST_MORE_RED: Final = 2


class Items(Told):
    """A number of each item, as a table by its words."""

    def tell(self, value: object, names: list[str]) -> Json:
        return dict(zip(ITEM_WORDS, cast(list[int], value), strict=True))


class CountedFromOne(Number):
    """A number that positions count from 1."""

    def tell(self, value: object, names: list[str]) -> Json:
        return cast(int, value) + 1

    def read(self, words: PositionWords, key: str, given: Json) -> int:
        return super().read(words, key, given) - 1


MAN: Final = Word(MUSKETEER_IDS, "NOBODY", NOBODY_WORD)
MASK_OF_MEN: Final = Value("i64", "0")
COUNT: Final = Value("i64", "0")
SWITCH: Final = Value("bool", "False")


def by_man(start: str) -> Value:
    """A number for each musketeer; positions have a table for each of them."""
    return Value("list[int]", start)


# In observations.
TRACK: Final = features.Number(0, 255, capped=True)
MEN: Final = features.Bits(MUSKETEERS)
SLOT: Final = features.OneOf(0, OUT_OF_GAME)

FIELDS: Final[list[Field[Mousquetaires]]] = [
    Agreed("charter"),
    OwnedCounted("hands", BySeat(Pieces(ADVENTURE_WORDS, sort=True)), copy=EACH_COPIED),
    OwnedSecret("picked", BySeat(Numbers()), copy=EACH_COPIED, shape=Own(Tail(6, features.Code(127)))),
    DeckField("deck", shape=features.Count(255)),
    DrawnField("drawn", COUNT, shape=features.Nothing("part of the deck")),
    TreacheryDeckField("treachery_deck", Pieces(TREACHERY_IDS), copy=COPIED, shape=Pile(TREACHERIES)),
    LouvreDeckField("louvre_deck", Pieces(LOUVRE_IDS), copy=COPIED, shape=Pile(LOUVRE_CARDS)),
    TreacheryHandField("treachery_hand", Pieces(TREACHERY_IDS, sort=True), copy=COPIED),
    ParisHandField("paris_hand", Pieces(PARIS_WORDS, sort=True), copy=COPIED),
    DestinationField("destination", Word(LOCATION_WORDS, "NOWHERE", NONE_WORD)),
    BoardField(
        "board",
        Value("list[int]", "[NO_TOKEN] * INN_SPACES"),
        copy=COPIED,
        shape=Row(INN_SPACES, features.OneOf(0, NO_TOKEN)),
    ),
    Public("round", Number(0, MOST)),
    Public("phase", Number(0, LAST_PHASE, "SETTING_UP"), word="round_phase", shape=features.OneOf(0, LAST_PHASE)),
    Public("winner", Word(SIDES, "NO_WINNER")),
    Public("reason", Word(REASONS)),
    Public("time", Number(start="charter.data.tracks.time_start"), shape=TRACK),
    Public("gold", Number(start="charter.data.tracks.gold_start"), shape=TRACK),
    Public("siege", Number(start="charter.data.tracks.siege_start"), word="la_rochelle", shape=TRACK),
    Public("queen", Number(), shape=TRACK),
    Public("louvre_mark", Number(), shape=TRACK),
    Public("constance", Number(), shape=TRACK),
    Public("time_frozen", Flag()),
    Public("epic", Number(), shape=TRACK),
    Public("all_for_one", Number(), shape=TRACK),
    Public("all_for_one_left", Number(start="charter.data.supply"), shape=TRACK),
    Public("siege_cards", Pieces(ADVENTURE_WORDS, sort=True), copy=COPIED),
    Public("siege_paid", PieceMask(SPACES_PAID)),
    Public(
        "stock",
        Items("list[int]", "[int(item.count) for item in charter.data.items]"),
        copy=COPIED,
        shape=Row(ITEMS, TRACK),
    ),
    Public("items_gone", Items("list[int]", "[0] * ITEMS"), copy=COPIED, shape=Row(ITEMS, TRACK)),
    Public("owner", by_man("[NO_SEAT] * MUSKETEERS"), copy=COPIED, shape=Row(MUSKETEERS, features.Seat())),
    Public(
        "place",
        by_man("[int(hero.start) for hero in charter.data.heroes]"),
        copy=COPIED,
        shape=Row(MUSKETEERS, features.OneOf(0, LOCATIONS - 1)),
    ),
    Public("lying", MASK_OF_MEN, shape=MEN),
    Public(
        "life",
        by_man("[int(hero.life) for hero in charter.data.heroes]"),
        copy=COPIED,
        shape=Row(MUSKETEERS, TRACK),
    ),
    Public("equipment", by_man("[0] * MUSKETEERS"), copy=COPIED, shape=Row(MUSKETEERS, features.Bits(EQUIPMENT))),
    Public("skills", by_man("[0] * MUSKETEERS"), copy=COPIED, shape=Row(MUSKETEERS, features.Bits(SKILLS))),
    Public("thrusts", MASK_OF_MEN, shape=MEN),
    Public("horses_used", MASK_OF_MEN, shape=MEN),
    Public(
        "route",
        by_man("[NO_ROUTE] * MUSKETEERS"),
        copy=COPIED,
        shape=Row(MUSKETEERS, features.OneOf(0, ROUTES - 1)),
    ),
    Public("space", by_man("[0] * MUSKETEERS"), copy=COPIED, shape=Row(MUSKETEERS, TRACK)),
    Public("banned", MASK_OF_MEN, shape=MEN),
    Public("done", MASK_OF_MEN, shape=MEN),
    Public("active", MAN),
    Public("actions", Number(0, MOST_ACTIONS)),
    Public("turn_depth", COUNT, shape=features.Nothing("a place on the stack")),
    Public("failed_offers", Number(0, MOST_FAILED)),
    Public("arrived", Flag()),
    Public("disturbed", Flag()),
    Public("aramis_used", Flag()),
    Public("more_red", Number(0, MOST_MORE_RED)),
    Public("fewer_actions", Number(0, MOST_ACTIONS)),
    Public("isolated", Flag()),
    Public("emergency", Flag()),
    Public("budget", Number(0, MOST)),
    Public("time_out", Flag()),
    Public("louvre_completed", Flag()),
    Public("skip_treachery", Flag()),
    Public("discard", Pieces(ADVENTURE_WORDS), copy=COPIED),
    Public("shown", BySeat(Pieces(ADVENTURE_WORDS, sort=True)), copy=EACH_COPIED),
    Public("treachery_shown", Pieces(TREACHERY_IDS, sort=True), copy=COPIED),
    Public("treachery_discard", Pieces(TREACHERY_IDS), copy=COPIED),
    Public("treachery_gone", shape=Bag(TREACHERIES)),
    Public("top_known", Flag()),
    Public("face_down", SWITCH, shape=features.Flag()),
    Public("revealed", SWITCH, shape=features.Flag()),
    Public("figure", Word(LOCATION_WORDS, "LODGING")),
    Public("ruled_out", PieceMask(LOCATION_WORDS)),
    Public("fled", Flag()),
    Public("rochefort", Number(start="charter.data.foes[ROCHEFORT].life"), shape=TRACK),
    Public("rochefort_paid", Flag()),
    Public("paris_unused", Pieces(PARIS_WORDS, "list(range(PARIS_CARDS))", sort=True), copy=COPIED),
    Public("paris_gone", Pieces(PARIS_WORDS), copy=COPIED),
    Public("enemy_at", Value("list[int]", "[IN_HAND] * ENEMIES"), copy=COPIED, shape=Row(ENEMIES, SLOT)),
    Public(
        "enemy_life",
        Value("list[int]", "[int(foe.life) for foe in charter.data.foes[:ENEMIES]]"),
        copy=COPIED,
        shape=Row(ENEMIES, TRACK),
    ),
    Public("trap_at", Value("list[int]", "[IN_HAND] * TRAPS"), copy=COPIED, shape=Row(TRAPS, SLOT)),
    Public("named", MAN),
    Public("paris", Word(PARIS_WORDS, "NO_CARD", NONE_WORD)),
    Public("paris_overcome", COUNT, shape=features.Bits(8)),
    Public("louvre", Word(LOUVRE_IDS, "NO_CARD", NONE_WORD)),
    Public("louvre_overcome", Flag()),
    Public("louvre_gone", Pieces(LOUVRE_IDS), copy=COPIED),
    Public("board_number", Number(INN, GALLERIES, "1")),
    Public("face_up", COUNT, shape=features.Bits(INN_SPACES)),
    Public("tokens", Pieces(TOKEN_WORDS, "all_tokens(charter)", sort=True), copy=COPIED, word="tokens_left"),
    Public("tokens_gone", Pieces(TOKEN_WORDS), copy=COPIED),
    Public("overcome", PieceMask(SKILL_IDS)),
    Public("room", CountedFromOne(1, ROOMS), shape=features.OneOf(0, ROOMS)),
    Public("foe", Value("i64", "NO_FOE"), shape=features.OneOf(0, FOES)),
    Public("duellist", Value("i64", "NOBODY"), shape=features.OneOf(0, MUSKETEERS - 1)),
    Public("spot", Value("i64", "NOWHERE"), shape=features.OneOf(0, 15)),
    Public("blue", COUNT, shape=TRACK),
    Public("red", COUNT, shape=TRACK),
    Public("first_roll", SWITCH, shape=features.Flag()),
    Public("may_reroll", SWITCH, shape=features.Flag()),
    Public("blue_dice", copy=COPIED, shape=Bag(FACES)),
    Public("red_dice", shape=Bag(FACES)),
    Public("foe_hurt", COUNT, shape=TRACK),
    Public("man_hurt", COUNT, shape=TRACK),
]
