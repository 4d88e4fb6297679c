"""What a terminal tells beside the board: what holds this round, what all know of Milady's hand, the open piles."""

from banneret.core.bits import BIT
from banneret.core.texts import Texts
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ARAMIS,
    EQUIPMENT,
    ITEM_WORDS,
    THOROUGHBRED,
    THRUST,
    TREACHERY_IDS,
    words_text,
)
from banneret.games.mousquetaires.rules.charter import BY_BUDGET
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.words import piece_words, pieces_words


def round_notes(game: Mousquetaires, texts: Texts) -> list[str]:
    """M-18.1, M-22 What a treachery card does until the round is over."""
    notes: list[str] = []
    if game.more_red:
        notes.append(texts.say("table-web-more-red", {"count": int(game.more_red)}))
    if game.fewer_actions:
        notes.append(texts.say("table-web-fewer-actions", {"count": int(game.fewer_actions)}))
    if game.isolated:
        notes.append(texts.say("table-web-isolated"))
    if game.emergency:
        by_budget = game.charter.emergency_mode == BY_BUDGET
        left = texts.say("table-web-budget", {"count": int(game.budget)})
        notes.append(left if by_budget else texts.say("table-web-clock"))
    return notes


def treachery_notes(game: Mousquetaires, texts: Texts, data: MousquetairesData) -> list[str]:
    """M-17.2, M-18.2 Cards of Milady's hand that all have seen, and those played, which lie open."""
    notes: list[str] = []
    if game.treachery_shown:
        known = pieces_words("treachery", words_text(game.treachery_shown, TREACHERY_IDS), texts, data)
        notes.append(texts.say("table-known", {"cards": known}))
    if game.treachery_discard:
        played = pieces_words("treachery", words_text(game.treachery_discard, TREACHERY_IDS), texts, data)
        notes.append(texts.say("table-web-treachery-played", {"cards": played}))
    return notes


def pile_notes(game: Mousquetaires, texts: Texts, data: MousquetairesData) -> list[str]:
    """M-5.7 How many cards the adventure deck has, and the discards, which lie open."""
    notes = [texts.say("table-web-deck", {"count": int(game.deck_size())})]
    if game.discard:
        thrown = pieces_words("card", words_text(sorted(game.discard), ADVENTURE_WORDS), texts, data)
        notes.append(texts.say("table-web-discards", {"cards": thrown}))
    return notes


def gear_notes(game: Mousquetaires, man: int, texts: Texts, data: MousquetairesData) -> list[str]:
    """M-1.3 What a musketeer carries, and what he has used up this round or may not do any more."""
    notes: list[str] = []
    ridden = game.horses_used & BIT[man] != 0
    items = [
        ITEM_WORDS[item]
        for item in range(EQUIPMENT)
        if game.has_item(man, item) and not (ridden and item == THOROUGHBRED)
    ]
    if game.thrusts & BIT[man]:
        items.append(ITEM_WORDS[THRUST])
    if items:
        notes.append(pieces_words("item", " ".join(items), texts, data))
    if ridden and game.has_item(man, THOROUGHBRED):
        horse = piece_words("item", ITEM_WORDS[THOROUGHBRED], texts, data)
        notes.append(f"{horse} {texts.say('table-web-ridden')}")
    if man == ARAMIS and game.aramis_used:
        notes.append(texts.say("table-web-ability-used"))
    if game.banned & BIT[man]:
        notes.append(texts.say("table-web-banned"))
    return notes
