"""A roll or a tournament in the middle: what a written position says of dice, target and results."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Frame
from banneret.core.position import NONE_WORD
from banneret.games.knights.fields import PURPOSE_WORDS
from banneret.games.knights.positions.words import AWAY_WORD, Words, fault
from banneret.games.knights.rules.attack import CASTLE_RESULT, DEFENCE_RESULT, SPECIAL_RESULT
from banneret.games.knights.rules.attempt import PILE_RESULT
from banneret.games.knights.rules.cards import (
    LEFT,
    PILE_IDS,
    notation,
)
from banneret.games.knights.rules.king import KING_RESULT
from banneret.games.knights.rules.rolling import FIRST_THROW, ROLLING
from banneret.games.knights.rules.state import (
    AGAINST_KING,
    ATTACK_CASTLE,
    ATTACK_SPECIAL,
    DEFENCE,
    IN_TOURNAMENT,
    NO_SEAT,
    PILE,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.tournament import RIVAL, TOURNAMENT_ENDS, TOURNAMENT_RESULT
from banneret.games.knights.rules.turn import CHOOSE


def place_roll(game: Knights, words: Words) -> list[Frame[Knights]]:
    """The frames of a roll that waits for its roller, above those that end the turn."""
    purpose = PURPOSE_WORDS.index(words.word("purpose", NONE_WORD, PURPOSE_WORDS))
    seat = game.current
    roller = seat
    frames: list[Frame[Knights]] = []
    if purpose == PILE:
        place_top(game, words)
        game.target = game.strength_on_pile(seat, game.prize)
        frames = [CHOOSE[seat], PILE_RESULT[seat]]
    elif purpose in (ATTACK_SPECIAL, ATTACK_CASTLE, DEFENCE):
        game.prize = attacked(game, words)
        game.target = game.charter.data.strengths[game.prize]
        if purpose == ATTACK_SPECIAL:
            frames = [CHOOSE[seat], SPECIAL_RESULT[seat]]
        elif purpose == ATTACK_CASTLE:
            frames = [CHOOSE[seat], CASTLE_RESULT[seat]]
        else:
            roller = game.owner_of(game.prize)
            if not words.has("beat"):
                raise fault("beat", "beat-needed")
            game.target = words.strength_of("beat", words.values["beat"], game.charter.all_plus_dice)
            frames = [CHOOSE[seat], DEFENCE_RESULT[seat]]
    elif purpose == IN_TOURNAMENT:
        roller = words.seat("asked", int(seat))
        place_tournament(game, words)
        game.target = game.best
        frames = [*rivals_after(game, roller), TOURNAMENT_RESULT[roller]]
    elif purpose == AGAINST_KING:
        game.target = game.charter.king
        frames = [KING_RESULT[seat]]
    else:
        raise fault("purpose", "purpose-needed", {"known": ", ".join(PURPOSE_WORDS[1:])})
    if words.seat("asked", int(roller)) != roller:
        raise fault("asked", "roller", {"who": words.names[roller]})
    game.roller = roller
    game.purpose = purpose
    game.dice = words.dice("lying")
    game.throws = FIRST_THROW
    game.rerolls_left = game.rerolls_for(purpose, roller)
    words.place(game, "rerolls_left")
    return [*frames, ROLLING[roller]]


def place_top(game: Knights, words: Words) -> None:
    """The card on top of a pile that is rolled for."""
    game.prize_pile = PILE_IDS.index(words.word("pile", PILE_IDS[LEFT], PILE_IDS))
    if not game.piles[game.prize_pile]:
        raise fault("pile", "empty-pile")
    game.prize = game.piles[game.prize_pile][0]


def attacked(game: Knights, words: Words) -> int:
    """The card of a player that is rolled for."""
    cards = words.cards("prize")
    if len(cards) != 1:
        raise fault("prize", "prize-needed")
    if game.owner_of(cards[0]) == NO_SEAT:
        raise fault("prize", "no-target", {"card": notation(cards[0])})
    return cards[0]


def place_tournament(game: Knights, words: Words) -> None:
    """K-10.2 The tournament of the seat on turn, with the results so far; in a roll-off also those of before."""
    game.organiser = game.current
    place_top(game, words)
    words.place(game, "contenders")
    results = words.by_seat("results")
    for step in range(game.players):
        seat = int((game.organiser + step) % game.players)
        if results.get(seat, NONE_WORD) == NONE_WORD:
            continue
        game.results[seat] = result_of(game, words, words.of_seat("results", seat), results[seat])
        rolls = game.contenders == 0 or game.contenders & BIT[seat] != 0
        if rolls and game.results[seat] > game.best:
            game.leader = seat
            game.best = game.results[seat]


def result_of(game: Knights, words: Words, key: str, value: Json) -> int:
    return STAYED_AWAY if value == AWAY_WORD else words.strength_of(key, value, game.charter.all_plus_dice)


def rivals_after(game: Knights, asked: i64) -> list[Frame[Knights]]:
    """K-10.2 The end of the tournament, and the seats that still come after the one that is asked."""
    left: i64 = game.players - 1 - (asked - game.organiser) % game.players
    ends: list[Frame[Knights]] = [TOURNAMENT_ENDS]
    if left > 0:
        ends.append(RIVAL[game.left_of(asked)][left])
    return ends
