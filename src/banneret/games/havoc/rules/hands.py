"""H-8 How strong counted cards are, as one number: the greater key is the stronger hand.

A key holds the strength S in its upper bits and six fields of five bits beneath it: the values of the combination
(the specification's Primary), then the leftover values, both highest first, each as value + 1; 0 is a missing
card, weaker than a dog (H-8.5). All hands of one S have a Primary of the same length, so comparing keys as numbers
compares (S, Primary, L) as tuples. The strength and the fields together also tell how many cards were
counted.

Sets of values are masks (bit v = value v, bit 0 = dogs). A hand is six such masks: the values that it holds at least
once, twice ... six times.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT, highest_bit, popcount
from banneret.games.havoc.rules.cards import DOG, KINDS, SUIT, SUITS, VALUE, VALUES, notation

MOST_COUNTED: Final = 6
MOST_DOGS_OUT: Final = 2

# H-8.3: S, from the weakest hand to the strongest; the rulebook's rank is 18 - S.
NO_CARDS: Final = 0
HIGH_CARD: Final = 1
PAIR: Final = 2
TWO_PAIRS: Final = 3
THREE_OF_A_KIND: Final = 4
STRAIGHT_5: Final = 5
THREE_PAIRS: Final = 6
FLUSH_5: Final = 7
STRAIGHT_6: Final = 8
FULL_HOUSE: Final = 9
FLUSH_6: Final = 10
TRIOS: Final = 11
FOUR_OF_A_KIND: Final = 12
BIG_HOUSE: Final = 13
FIVE_OF_A_KIND: Final = 14
STRAIGHT_FLUSH_5: Final = 15
SIX_OF_A_KIND: Final = 16
STRAIGHT_FLUSH_6: Final = 17

# By S: the name, and how many equal cards stand behind each value of Primary (straights name their highest value only).
_RANKS: Final[list[tuple[str, str]]] = [
    ("no_cards", ""),
    ("high_card", "1"),
    ("pair", "2"),
    ("two_pairs", "22"),
    ("three_of_a_kind", "3"),
    ("straight_5", "1"),
    ("three_pairs", "222"),
    ("flush_5", "11111"),
    ("straight_6", "1"),
    ("full_house", "32"),
    ("flush_6", "111111"),
    ("trios", "33"),
    ("four_of_a_kind", "4"),
    ("big_house", "42"),
    ("five_of_a_kind", "5"),
    ("straight_flush_5", "1"),
    ("six_of_a_kind", "6"),
    ("straight_flush_6", "1"),
]
RANK_IDS: Final[list[str]] = [name for name, _ in _RANKS]
_GROUPS: Final[list[list[int]]] = [[int(size) for size in sizes] for _, sizes in _RANKS]
_PAIRS: Final = bytes([HIGH_CARD, PAIR, TWO_PAIRS, THREE_PAIRS])

_FIELD: Final = 5
_FIELD_MASK: Final = 31
_FIELDS: Final = 30  # bits of the six fields together

_NO_VALUE: Final = 2 ** (VALUES + 1)
_DOG_BIT: Final = 1
# By kind; John of Gaunt and unknown cards (index -1) stand at the end: they belong to no hand.
_VALUE_BIT: Final[list[i64]] = [2 ** VALUE[kind] for kind in range(KINDS)] + [_NO_VALUE, _NO_VALUE]
_SUIT_ONE: Final[list[i64]] = [0] + [32 ** SUIT[kind] for kind in range(1, KINDS)] + [0, 0]

_HALF: Final = 10  # a set of values is turned into fields in two halves: 0 to 9 and 10 to 18
_HALF_MASK: Final = 2**10 - 1
_SHOWN_DOGS: Final[list[i64]] = [0, 1, 33, 1057, 33825, 1082401, 34636833]  # that many fields of a dog


def _half_fields(lowest: int, size: int) -> list[i64]:
    """The fields of every set of values from `lowest` on, of its six highest at most."""
    table: list[i64] = []
    for values in range(2**size):
        fields = 0
        for value in [value for value in range(size - 1, -1, -1) if values >> value & 1][:MOST_COUNTED]:
            fields = fields * 32 + lowest + value + 1
        table.append(fields)
    return table


_LOW_FIELDS: Final = _half_fields(0, 10)
_HIGH_FIELDS: Final = _half_fields(10, 9)
_LOW_BITS: Final = bytes([5 * values.bit_count() for values in range(2**10)])


def hand_key(cards: list[int]) -> i64:
    """H-8.4 The key of at most six counted cards."""
    return laid_key(cards, 0)


def laid_key(laid: list[int], dogs_out: i64) -> i64:
    """H-7.3, H-7.4, H-8.4 The key of laid cards, `dogs_out` of the dogs left out of account.

    H-8.6 Of all ranks that the counted cards make the best one counts.
    """
    ones, twos, threes, fours, fives, sixes, _, suits = _count(laid, dogs_out)
    counted: i64 = len(laid) - dogs_out
    if counted > MOST_COUNTED:
        raise ValueError(f"at most {MOST_COUNTED} cards count, not {counted}")
    key = _groups_key(ones, twos, threes, fours, fives, sixes, counted)
    if counted < 5:
        return key
    # H-8.2 Straights and flushes are made of all counted cards, so that one of six cards is none of five.
    if _is_one_suit(suits):
        other = _straight_key(STRAIGHT_FLUSH_6 if counted == 6 else STRAIGHT_FLUSH_5, ones, counted)
        if other == 0:
            other = _flush_key(ones, counted)
    else:
        other = _straight_key(STRAIGHT_6 if counted == 6 else STRAIGHT_5, ones, counted)
    return other if other > key else key


def best_key(cards: list[int], most: i64 = MOST_COUNTED) -> i64:
    """H-12.3 The greatest key among all choices of at most `most` (0 to 6) of any number of cards; dogs laid count."""
    if most < 0 or most > MOST_COUNTED:
        raise ValueError(f"a hand has 0 to {MOST_COUNTED} cards, not {most}")
    ones, twos, threes, fours, fives, sixes, dogs, suits = _count(cards, 0)
    key = _groups_key(ones, twos, threes, fours, fives, sixes, most)
    if most < 5:
        return key
    other = _straight_key(STRAIGHT_6, ones, 6) if most == 6 else 0
    if other == 0:
        other = _straight_key(STRAIGHT_5, ones, 5)
    if other > key:
        key = other
    suit: i64 = 0
    while suits > 0:
        if (suits & _FIELD_MASK) + dogs >= 5:
            other = _one_suit_key(_values_of_suit(cards, suit), dogs, most)
            if other > key:
                key = other
        suits >>= _FIELD
        suit += 1
    return key


def best_hand(cards: list[int], most: i64 = MOST_COUNTED) -> list[int]:
    """H-12.3 The strongest choice of at most `most` of any number of cards, combination first.

    The key also tells the number of cards, so that of equally strong choices none lays more cards than another;
    where suits do not matter the cards that come first in `cards` are chosen.
    """
    key = best_key(cards, most)
    strength = key >> _FIELDS
    primary, leftovers = _values_of(key)
    if strength in (STRAIGHT_6, STRAIGHT_FLUSH_6):
        primary = [primary[0] - step for step in range(6)]
    elif strength in (STRAIGHT_5, STRAIGHT_FLUSH_5):
        primary = [primary[0] - step for step in range(5)]
    if strength in (FLUSH_5, FLUSH_6, STRAIGHT_FLUSH_5, STRAIGHT_FLUSH_6):
        suit = _suit_with(cards, primary)
        return [suit * VALUES + value if value else DOG for value in primary]
    chosen: list[int] = []
    groups = _GROUPS[strength]
    for place, value in enumerate(primary):
        _choose(cards, value, groups[place] if place < len(groups) else 1, chosen)
    for value in leftovers:
        _choose(cards, value, 1, chosen)
    return chosen


def strength_of(key: i64) -> i64:
    """H-8.3 S, 0 (no cards) to 17 (straight flush of six)."""
    return key >> _FIELDS


def rank_id(key: i64) -> str:
    """H-8.3 The name of the rank, `straight_flush_6` ... `no_cards`."""
    return RANK_IDS[key >> _FIELDS]


def key_tuple(key: i64) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """H-8.4 (S, Primary, L) as the specification writes it."""
    primary, leftovers = _values_of(key)
    return int(key >> _FIELDS), tuple(primary), tuple(leftovers)


def key_of_tuple(strength: int, primary: list[int], leftovers: list[int]) -> i64:
    """H-8.4 The key of (S, Primary, L); ValueError where no counted cards have it."""
    values = [*primary, *leftovers]
    fields: i64 = 0
    for value in values:
        if not 0 <= value <= VALUES:
            raise ValueError(f"no card has the value {value}")
        fields = fields * (_FIELD_MASK + 1) + value + 1
    if not 0 <= strength < len(_GROUPS) or len(primary) != len(_GROUPS[strength]):
        raise ValueError(f"no combination: {strength} {primary}")
    counted = sum(_GROUPS[strength]) + len(leftovers)
    if counted > MOST_COUNTED or sorted(leftovers, reverse=True) != leftovers:
        raise ValueError(f"no leftover cards beside {primary}: {leftovers}")
    return _key(strength, fields, len(values))


def lay_fits(nondogs: i64, dogs: i64) -> bool:
    """H-6.3 Laid cards fit if six count at most, two dogs beside them being out of the battle."""
    return nondogs + (dogs - MOST_DOGS_OUT if dogs > MOST_DOGS_OUT else 0) <= MOST_COUNTED


def limit_full(nondogs: i64, dogs: i64) -> bool:
    """H-6.7 No further card of any kind fits."""
    return dogs >= MOST_DOGS_OUT and nondogs + dogs - MOST_DOGS_OUT >= MOST_COUNTED


def dogs_out_range(laid: list[int]) -> tuple[i64, i64]:
    """H-7.1 The fewest and the most dogs that can be out of the battle."""
    dogs: i64 = 0
    for card in laid:
        if card == DOG:
            dogs += 1
    beyond: i64 = len(laid) - MOST_COUNTED
    return beyond if beyond > 0 else 0, dogs if dogs < MOST_DOGS_OUT else MOST_DOGS_OUT


def best_dogs_out(laid: list[int]) -> i64:
    """H-7.1 The number of dogs out that gives the greatest key; of equal keys the smallest number."""
    fewest, most = dogs_out_range(laid)
    best: i64 = fewest
    key: i64 = laid_key(laid, fewest)
    out: i64 = fewest + 1
    while out <= most:
        other = laid_key(laid, out)
        if other > key:
            key = other
            best = out
        out += 1
    return best


def _count(cards: list[int], dogs_out: i64) -> tuple[i64, i64, i64, i64, i64, i64, i64, i64]:
    """The values held at least once, twice ... six times, the number of dogs, the number of cards of each suit."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    fives: i64 = 0
    sixes: i64 = 0
    dogs: i64 = -dogs_out
    suits: i64 = 0
    for card in cards:
        if card == DOG:
            dogs += 1
            if dogs <= 0:
                continue
        value = _VALUE_BIT[card]
        suits += _SUIT_ONE[card]
        if not ones & value:
            ones |= value
        elif not twos & value:
            twos |= value
        elif not threes & value:
            threes |= value
        elif not fours & value:
            fours |= value
        elif not fives & value:
            fives |= value
        else:
            sixes |= value
    if ones >= _NO_VALUE:
        raise ValueError(f"cards that have no value: {' '.join([notation(card) for card in cards])}")
    if dogs < 0 or dogs_out < 0:
        raise ValueError(f"{dogs_out} dogs cannot be out of the battle, {dogs + dogs_out} are laid")
    return ones, twos, threes, fours, fives, sixes, dogs, suits


def _groups_key(ones: i64, twos: i64, threes: i64, fours: i64, fives: i64, sixes: i64, most: i64) -> i64:
    """H-8.3 The best hand of at most `most` cards, straights and flushes left aside."""
    if twos == 0 or most < 2:
        return _key_with(HIGH_CARD if ones and most else NO_CARDS, 0, 0, ones, most)
    if fours and most >= 4:
        if sixes and most == 6:
            return _key(SIX_OF_A_KIND, highest_bit(sixes) + 1, 1)
        if fives and most >= 5:
            value = highest_bit(fives)
            return _key_with(FIVE_OF_A_KIND, value + 1, 1, ones ^ BIT[value], most - 5)
        value = highest_bit(fours)
        pairs = twos ^ BIT[value]
        if pairs and most == 6:
            return _key(BIG_HOUSE, (value + 1) << _FIELD | (highest_bit(pairs) + 1), 2)
        return _key_with(FOUR_OF_A_KIND, value + 1, 1, ones ^ BIT[value], most - 4)
    if threes and most >= 3:
        value = highest_bit(threes)
        triples = threes ^ BIT[value]
        if triples and most == 6:
            return _key(TRIOS, (value + 1) << _FIELD | (highest_bit(triples) + 1), 2)
        pairs = twos ^ BIT[value]
        if pairs and most >= 5:
            pair = highest_bit(pairs)
            return _key_with(FULL_HOUSE, (value + 1) << _FIELD | (pair + 1), 2, ones ^ BIT[value] ^ BIT[pair], most - 5)
        return _key_with(THREE_OF_A_KIND, value + 1, 1, ones ^ BIT[value], most - 3)
    pairs = _highest(twos, most >> 1)
    count = popcount(pairs)
    return _key_with(_PAIRS[count], _fields(pairs), count, ones ^ pairs, most - 2 * count)


def _one_suit_key(values: i64, dogs: i64, most: i64) -> i64:
    """The best straight flush or flush of five or six cards out of one suit and the dogs, of which there are enough."""
    run = values | _DOG_BIT if dogs > 0 else values
    six = most == 6 and popcount(values) + dogs >= 6
    key = _straight_key(STRAIGHT_FLUSH_6, run, 6) if six else 0
    if key == 0:
        key = _straight_key(STRAIGHT_FLUSH_5, run, 5)
    if key == 0:
        key = _flush_key(_highest(values, 6), 6) if six else _flush_key(_highest(values, 5), 5)
    return key


def _is_one_suit(suits: i64) -> bool:
    """H-8.1 Whether all cards but dogs share one suit; dogs alone do."""
    while suits > _FIELD_MASK and suits & _FIELD_MASK == 0:
        suits >>= _FIELD
    return suits <= _FIELD_MASK


def _values_of_suit(cards: list[int], suit: i64) -> i64:
    values: i64 = 0
    for card in cards:
        if SUIT[card] == suit:
            values |= _VALUE_BIT[card]
    return values


def _straight_key(strength: i64, values: i64, length: i64) -> i64:
    """The highest run of five or six of the values; 0 if there is none."""
    twos = values & (values >> 1)
    runs = twos & (twos >> 2)
    runs &= values >> 4 if length == 5 else twos >> 4
    return _key(strength, highest_bit(runs) + length, 1) if runs else 0


def _flush_key(values: i64, counted: i64) -> i64:
    """H-8.1 A flush of these values, filled up with dogs."""
    dogs = counted - popcount(values)
    fields = _fields(values) << _FIELD * dogs | _SHOWN_DOGS[dogs]
    return _key(FLUSH_6 if counted == 6 else FLUSH_5, fields, counted)


def _key_with(strength: i64, fields: i64, count: i64, others: i64, room: i64) -> i64:
    """A combination of `count` fields and as many of the other values as there is room for, each once."""
    leftovers = _highest(others, room)
    more = popcount(leftovers)
    return _key(strength, fields << _FIELD * more | _fields(leftovers), count + more)


def _key(strength: i64, fields: i64, count: i64) -> i64:
    return strength << _FIELDS | fields << _FIELDS - _FIELD * count


def _highest(values: i64, count: i64) -> i64:
    """The `count` highest of the values, or all."""
    surplus = popcount(values) - count
    while surplus > 0:
        values &= values - 1
        surplus -= 1
    return values


def _fields(values: i64) -> i64:
    """The fields of at most six values, highest first."""
    low = values & _HALF_MASK
    return _HIGH_FIELDS[values >> _HALF] << _LOW_BITS[low] | _LOW_FIELDS[low]


def _values_of(key: i64) -> tuple[list[int], list[int]]:
    """Primary and the leftovers of a key."""
    values: list[int] = []
    shift: i64 = _FIELDS - _FIELD
    while shift >= 0:
        field = key >> shift & _FIELD_MASK
        if field:
            values.append(field - 1)
        shift -= _FIELD
    length = len(_GROUPS[key >> _FIELDS])
    return values[:length], values[length:]


def _suit_with(cards: list[int], values: list[int]) -> int:
    """The first suit that has all these values (dogs apart)."""
    for suit in range(SUITS):
        if all(value == 0 or suit * VALUES + value in cards for value in values):
            return suit
    raise ValueError("no suit has all these values")


def _choose(cards: list[int], value: int, count: int, chosen: list[int]) -> None:
    """Add the first `count` cards of this value."""
    for card in cards:
        if count == 0:
            return
        if VALUE[card] == value:
            chosen.append(card)
            count -= 1
