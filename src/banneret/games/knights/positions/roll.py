"""A roll or a tournament in the middle: what a written position says of dice, target and results."""

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.core.jsons import Json
from banneret.core.kernel import Frame
from banneret.core.position import NONE_WORD
from banneret.games.knights.positions.words import AWAY_WORD, PURPOSE_WORDS, Words, fault
from banneret.games.knights.rules.actions import ATTACK, DICE
from banneret.games.knights.rules.attack import CASTLE_RESULT, DEFENCE_RESULT, SPECIAL_RESULT
from banneret.games.knights.rules.attempt import PILE_RESULT
from banneret.games.knights.rules.cards import (
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    LEFT,
    PILE_IDS,
    RIGHT,
    notation,
)
from banneret.games.knights.rules.king import KING_RESULT
from banneret.games.knights.rules.rolling import FIRST_THROW, ROLLING, loose
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
from banneret.games.knights.rules.targets import card_targets
from banneret.games.knights.rules.tournament import RIVAL, TOURNAMENT_ENDS, TOURNAMENT_RESULT
from banneret.games.knights.rules.turn import CHOOSE


def place_roll(game: Knights, words: Words) -> list[Frame[Knights]]:
    """The frames of a roll that waits for its roller, above those that end the turn."""
    purpose = PURPOSE_WORDS.index(words.word("purpose", NONE_WORD, PURPOSE_WORDS))
    seat = game.current
    frames: list[Frame[Knights]] = []
    roller = seat
    if purpose == PILE:
        game.prize_pile = pile_of(words)
        game.prize = top_of(game, game.prize_pile)
        if game.prize >= FIRST_TOURNAMENT or not game.may_own(seat, game.prize):
            raise fault("pile", "no-target", {"card": notation(game.prize)})
        game.target = game.strength_on_pile(seat, game.prize)
        frames = [CHOOSE[seat], PILE_RESULT[seat]]
    elif purpose in (ATTACK_SPECIAL, ATTACK_CASTLE, DEFENCE):
        game.prize = attacked(game, words, purpose != ATTACK_SPECIAL)
        game.target = game.charter.data.strengths[game.prize]
        if purpose == ATTACK_SPECIAL:
            frames = [CHOOSE[seat], SPECIAL_RESULT[seat]]
        elif purpose == ATTACK_CASTLE:
            frames = [CHOOSE[seat], CASTLE_RESULT[seat]]
        else:
            roller = game.owner_of(game.prize)
            game.target = to_beat(game, words, game.target)
            frames = [CHOOSE[seat], DEFENCE_RESULT[seat]]
    elif purpose == IN_TOURNAMENT:
        roller = words.seat("asked", int(seat))
        place_tournament(game, words, roller)
        game.target = game.best
        frames = [*rivals_after(game, roller), TOURNAMENT_RESULT[roller]]
    elif purpose == AGAINST_KING:
        check_challenge(game)
        game.target = game.charter.king
        frames = [KING_RESULT[seat]]
    else:
        raise fault("purpose", "purpose-needed", {"known": ", ".join(PURPOSE_WORDS[1:])})
    if words.seat("asked", int(roller)) != roller:
        raise fault("asked", "roller", {"who": words.names[roller]})
    game.roller = roller
    game.purpose = purpose
    lay_dice(game, words, game.rerolls_for(purpose, roller))
    return [*frames, ROLLING[roller]]


def lay_dice(game: Knights, words: Words, rerolls: i64) -> None:
    """K-4.3 The dice as they lie, of which some can still be rerolled."""
    game.dice = words.dice("lying")
    game.throws = FIRST_THROW
    if len(game.dice) != DICE or loose(game.dice) == 0:
        raise fault("lying", "six-dice")
    if rerolls == 0:
        raise fault("rerolls_left", "no-rerolls")
    game.rerolls_left = words.number("rerolls_left", int(rerolls), 1, int(rerolls))


def pile_of(words: Words) -> i64:
    return LEFT if words.word("pile", PILE_IDS[LEFT], PILE_IDS) == PILE_IDS[LEFT] else RIGHT


def top_of(game: Knights, pile: i64) -> int:
    if not game.piles[pile]:
        raise fault("pile", "empty-pile")
    return game.piles[pile][0]


def attacked(game: Knights, words: Words, castle: bool) -> int:
    """K-7.2, K-7.3 The card of an opponent that is rolled for."""
    cards = words.cards("prize")
    if len(cards) != 1:
        raise fault("prize", "prize-needed")
    card = cards[0]
    sort = card < FIRST_SPECIAL if castle else FIRST_SPECIAL <= card < FIRST_TOURNAMENT
    if not sort or ATTACK[card] not in card_targets(game, game.current):
        raise fault("prize", "no-target", {"card": notation(card)})
    return card


def check_challenge(game: Knights) -> None:
    """K-11.1 The king is challenged in a turn that began with three castles, with its first attempt."""
    if not game.king_ok:
        raise fault("king_ok", "king-castles", {"count": game.charter.data.goals.king_castles})
    if game.attempts > 1 and not game.charter.king_any_time:
        raise fault("attempts", "king-first")


def to_beat(game: Knights, words: Words, card: i64) -> i64:
    """K-9.4 What the attacker has rolled: more than the castle."""
    if not words.has("beat"):
        raise fault("beat", "beat-needed")
    rolled = words.strength_of("beat", words.values["beat"], game.charter.all_plus_dice)
    if game.without_rest(rolled) <= card:
        raise fault("beat", "beat-more")
    return rolled


def place_tournament(game: Knights, words: Words, asked: int) -> None:
    """K-10.2 The tournament of the seat on turn, with the results of those that came before the seat asked."""
    game.organiser = game.current
    game.prize_pile = pile_of(words)
    game.prize = top_of(game, game.prize_pile)
    if game.prize < FIRST_TOURNAMENT:
        raise fault("pile", "no-tournament", {"card": notation(game.prize)})
    for seat in words.seats("contenders"):
        game.contenders |= BIT[seat]
    if game.contenders != 0 and game.contenders & BIT[asked] == 0:
        raise fault("asked", "not-in-roll-off", {"who": words.names[asked]})
    if game.contenders != 0 and (not game.charter.tie_rolls_off or popcount(game.contenders) < 2):
        raise fault("contenders", "no-roll-off")
    results = {seat: value for seat, value in words.by_seat("results").items() if value != NONE_WORD}
    rolled = True
    for step in range(game.players):
        seat = int((game.organiser + step) % game.players)
        rolled = rolled and seat != asked
        out = game.contenders != 0 and game.contenders & BIT[seat] == 0
        if seat in results and not rolled and not out:
            raise fault(f"results.{words.names[seat]}", "result-later", {"who": words.names[seat]})
        if seat in results:
            place_result(game, words, seat, results[seat], out)
        elif rolled and not out:
            raise fault("results", "result-needed", {"who": words.names[seat]})


def place_result(game: Knights, words: Words, seat: int, value: Json, out: bool) -> None:
    """A result of this round; in a roll-off also one of before, of a seat that is out of it."""
    key = f"results.{words.names[seat]}"
    if value == AWAY_WORD:
        if seat == game.organiser:
            raise fault(key, "organiser-takes-part")
        if game.charter.all_take_part:
            raise fault(key, "everybody-takes-part")
        game.results[seat] = STAYED_AWAY
        return
    result = words.strength_of(key, value, game.charter.all_plus_dice)
    game.results[seat] = result
    if not out and (game.leader == NO_SEAT or result > game.best):
        game.leader = seat
        game.best = result


def rivals_after(game: Knights, asked: i64) -> list[Frame[Knights]]:
    """K-10.2 The end of the tournament, and the seats that still come after the one that is asked."""
    left: i64 = game.players - 1 - (asked - game.organiser) % game.players
    ends: list[Frame[Knights]] = [TOURNAMENT_ENDS]
    if left > 0:
        ends.append(RIVAL[game.left_of(asked)][left])
    return ends
