"""What may be typed at Knights' table beyond the answers themselves: dice by their faces, cards by name and dice."""

import re
from typing import Final

from banneret.core.bits import BIT
from banneret.core.card_list import folded
from banneret.core.errors import NotationError
from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.knights.rules.actions import DICE, PICK, REROLL, STOP
from banneret.games.knights.rules.cards import CARD_IDS, COLOUR, FIRST_SPECIAL, FIRST_TOURNAMENT, KIND
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.rolling import Rolling, loose
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import FACES, LOCKED, strength_parts
from banneret.games.knights.words import colour_words, face_words

BETWEEN_FACES: Final = "-+. "
ENDING: Final = re.compile(r"(?<=\d)-?[^\W\d]+")
"""What a word has after its number: `4-es`, `4s`."""


def piece_words(texts: Texts, data: KnightsData) -> dict[str, list[str]]:
    """By card: its colour or kind, and its dice, `red 3334`; the beginning is enough where it means one card.

    Dice by place are told as `place 3`, so that nobody takes the place for the face.
    """
    found = {str(place): [texts.say("dice-place", {"die": place})] for place in range(1, DICE + 1)}
    for card in range(FIRST_TOURNAMENT):
        n, v, p = strength_parts(data.strengths[card])
        if card < FIRST_SPECIAL:
            name = colour_words(COLOUR[card], texts, data)
        else:
            name = data.kinds[texts.language][KIND[card]]
        dice = f"{str(v) * n}{p or ''}"
        found[CARD_IDS[card]] = [f"{name} {dice}".replace(" ", "_")]
        if KIND[card] < FACES and card >= FIRST_SPECIAL:
            said = texts.say("dice-card", {"face": face_words(KIND[card] + 1, texts)})
            found[CARD_IDS[card]].append(f"{said} {dice}".replace(" ", "_"))
    return found


def read_dice(game: Knights, line: str, texts: Texts) -> list[str]:
    """K-4.3 `keep 4 4` rerolls all dice but two fours, `reroll 1 2` a 1 and a 2; what follows a comma comes after."""
    if not game.stack or not isinstance(game.stack[-1], Rolling):
        return []
    first, _, rest = line.partition(",")
    verb, _, named = first.strip().partition(" ")
    keeps = folded(verb) in words_of("dice-keep", texts)
    if not keeps and (not named.strip() or folded(verb) not in words_of("typed-reroll", texts)):
        return []
    free = int(loose(game.dice))
    if folded(named) in words_of("dice-all", texts):
        chosen = free
    elif folded(named) in words_of("dice-none", texts):
        chosen = 0
    else:
        faces = faces_in(named, line)
        if LOCKED in faces and not keeps:
            raise wrong_dice("six-is-locked", line)
        chosen = places_of(game, free, [face for face in faces if face != LOCKED], line, texts)
    thrown = free & ~chosen if keeps else chosen
    if game.picked & ~thrown:
        raise wrong_dice("picked-already", line)
    picks = [PICK[place].notation for place in range(DICE) if thrown & ~game.picked & BIT[place]]
    after = [part.strip() for part in rest.split(",") if part.strip()]
    return [*picks, REROLL.notation if thrown else STOP.notation, *after]


def wrong_dice(why: str, line: str, more: dict[str, Json] | None = None) -> NotationError:
    """Dice that cannot be meant: the text `reason-dice-<why>` says what is wrong."""
    return NotationError("cannot_be_meant", {"text": line.strip(), "why": f"dice-{why}", **(more or {})})


def words_of(key: str, texts: Texts) -> list[str]:
    return [folded(word) for word in texts.say(key).split()]


def faces_in(named: str, line: str) -> list[int]:
    """The faces that are named, `4 4`, `4-4` or `4-es 4-es`."""
    signs = [sign for sign in ENDING.sub("", named) if sign not in BETWEEN_FACES]
    if not signs or any(not sign.isdecimal() or not 1 <= int(sign) <= LOCKED for sign in signs):
        raise wrong_dice("by-face", line)
    return [int(sign) for sign in signs]


def places_of(game: Knights, free: int, faces: list[int], line: str, texts: Texts) -> int:
    """The dice that show these faces, as a mask of their places."""
    mask = 0
    for face in faces:
        fitting = [place for place in range(DICE) if free & ~mask & BIT[place] and game.dice[place] == face]
        if not fitting:
            raise wrong_dice("not-there", line, {"face": face_words(face, texts)})
        mask |= int(BIT[fitting[0]])
    return mask
