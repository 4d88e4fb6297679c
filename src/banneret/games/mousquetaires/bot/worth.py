"""What things are worth to the musketeers, in points of which a drawn card is about two (section 13).

Everything here is read from what lies open on the table. The four fronts are weighed by how far they would carry:
a front that holds until the quest is done is worth little, one that breaks before is worth everything.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.temper import Temper
from banneret.games.mousquetaires.odds.draw_odds import abduction_chance
from banneret.games.mousquetaires.odds.duel_odds import DuelTables
from banneret.games.mousquetaires.odds.siege_odds import SiegeRound
from banneret.games.mousquetaires.rules.cards import (
    COMBAT,
    DOUBLE,
    ENEMIES,
    MUSKETEERS,
    NO_TOKEN,
    ROOMS,
    ROUTES,
    SKILLS,
    SPACES,
)
from banneret.games.mousquetaires.rules.data import (
    BY_MUSKETEERS,
    COSTS_HONOUR,
    DRAWS_TREACHERY,
    EXTRA_TIME,
    MILADY_SWORD,
    ROLLS_SUCCESSES,
    WOUNDS_ONE,
)
from banneret.games.mousquetaires.rules.mission_slots import trap_of
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, Mousquetaires
from banneret.games.mousquetaires.rules.treachery import siege_red_dice

# How many points of work each board of the quest is, and each later one.
SPACE_WORK: Final = 1.2
WARDES_WORK: Final = 2.0
ROAD_WORK: Final = 1.4
ROOM_WORK: Final = 1.6
BOARD_WORK: Final[list[float]] = [0.0, 4 * 1.2, 4.0 + 2.0, 3 * 1.4, 4 * 1.6]

FEW_CARDS: Final = 2
LEAST_DRAW: Final = 0.3
MOST_PRICE: Final = 6.0


def work_left(game: Mousquetaires) -> float:
    """How much of the quest is still to be done."""
    board = game.board_number
    left = 0.0
    following = board + 1
    while following <= GALLERIES:
        left += BOARD_WORK[following]
        following += 1
    if board == INN:
        most: i64 = 0
        for route in range(ROUTES):
            most = max(most, game.cleared(route))
        return left + SPACE_WORK * float(SPACES - most)
    if board == ENGLAND:
        open_skills: i64 = 0
        for skill in range(SKILLS):
            if game.overcome & BIT[skill] == 0:
                open_skills += 1
        return left + float(open_skills) + WARDES_WORK
    if board == ROAD:
        tokens: i64 = 0
        for token in game.board:
            if token != NO_TOKEN:
                tokens += 1
        return left + ROAD_WORK * float(tokens)
    return left + ROOM_WORK * float(ROOMS - game.room)


@final
class Worth:
    """The prices of one moment."""

    def __init__(self, game: Mousquetaires, tables: DuelTables, temper: Temper) -> None:
        self.game = game
        self.tables = tables
        self.temper = temper
        tracks = game.charter.data.tracks
        self.paris_effect: i64 = -1
        self.smuggler: i64 = 0
        step: i64 = 1
        if game.paris != NO_CARD:
            card = game.charter.data.paris[game.paris]
            self.paris_effect = card.round_end
            if card.round_end == EXTRA_TIME:
                step += card.round_end_amount
            if card.ongoing == MILADY_SWORD:
                self.smuggler = card.ongoing_amount
        self.time_left: i64 = tracks.time_end - game.time
        self.rounds_left: i64 = max(1, (self.time_left + step - 1) // step) + game.all_for_one
        self.late = min(1.0, 0.1 + 0.9 * float(self.rounds_left - 1) / temper.soon)
        self.work = work_left(game)
        self.rounds = max(1.0, min(float(self.rounds_left), 0.5 + self.work / temper.pace))
        self.honour_left: i64 = tracks.queen_end - game.queen
        self.honour = self.honour_price()
        self.siege = self.siege_price()
        self.epic = 0.0
        if game.epic < game.charter.data.limits.epic:
            self.epic = temper.epic_last if game.board_number == GALLERIES else temper.epic
        self.gold = temper.gold if game.gold < 6 else 0.55 * temper.gold if game.gold < 9 else 0.2 * temper.gold
        self.quest = temper.quest + temper.hurry * min(4.0, self.work / float(self.rounds_left))

    def honour_price(self) -> float:
        """What one point of the Queen's honour is worth: more if it would not last."""
        drain = 1.0 if self.game.louvre != NO_CARD else 0.2
        if self.paris_effect == COSTS_HONOUR:
            drain += 1.0
        need = self.rounds * drain - float(self.honour_left - 1)
        price = self.temper.honour + self.temper.honour_need * max(0.0, need)
        if self.honour_left <= 3 and self.rounds > 1.5:
            price += self.temper.honour_last * float(4 - self.honour_left)
        return min(MOST_PRICE, price)

    def siege_drift(self, dice: float) -> float:
        """Where the marker would stand in the end with so many blue dice."""
        game = self.game
        tracks = game.charter.data.tracks
        place = float(game.siege)
        left = self.rounds
        time: i64 = game.time
        while left > 0.0 and time < tracks.time_end:
            share = min(1.0, left)
            red: i64 = min(game.charter.data.limits.red, tracks.red_dice[time])
            place += share * (dice / 3.0 - float(red) / 2.0 - float(self.smuggler))
            left -= 1.0
            time += 1
        return place

    def siege_price(self) -> float:
        """What one space of La Rochelle is worth."""
        place = self.siege_drift(float(siege_blue_dice(self.game)))
        return min(MOST_PRICE, self.temper.siege + self.temper.siege_need * max(0.0, 3.0 - place))

    def siege_die(self) -> float:
        """What one more blue die at La Rochelle is worth, for the rest of the game."""
        return self.siege * self.rounds / 3.0

    def siege_loss(self, sacrifices: i64) -> float:
        """The chance that La Rochelle is lost this round."""
        game = self.game
        if game.siege > 6:
            return 0.0
        one = SiegeRound(
            game.charter.data, siege_blue_dice(game), siege_red_dice(game), self.smuggler, sacrifices
        )  # fmt: skip
        return one.lost_from(game.siege)

    # Missions.

    def louvre_worth(self) -> float:
        """Completing the Louvre mission: honour saved, and the epic tokens while they can be had."""
        game = self.game
        mark = game.louvre_mark
        saved = self.temper.louvre + self.temper.louvre_urgent * float(mark)
        value = self.honour * min(saved, 0.4 + self.rounds)
        if mark in game.charter.data.tracks.bonus_spaces:
            value += self.epic * float(game.charter.data.tracks.bonus_epic)
        return value + 1.0

    def paris_worth(self) -> float:
        """Completing the Paris card: the harm that it would still do."""
        game = self.game
        card = game.charter.data.paris[game.paris]
        rounds = self.rounds
        if card.round_end == EXTRA_TIME:
            lost = min(float(self.rounds_left), rounds)
            return 3.0 + self.temper.vanishing * lost
        if card.round_end == ROLLS_SUCCESSES:
            missing = game.charter.data.tracks.successes - game.constance
            faces = game.charter.data.red_faces
            now = abduction_chance(faces, card.round_end_amount, 1, missing)
            soon = abduction_chance(faces, card.round_end_amount, 2, missing)
            later = abduction_chance(faces, card.round_end_amount, 3, missing)
            if rounds < 2.0:
                return 6.0 + self.temper.defeat * now
            danger = 0.8 * now + 0.5 * (soon - now) + 0.2 * (later - soon)
            return self.temper.abduction + self.temper.defeat * danger
        if card.round_end == DRAWS_TREACHERY:
            return 1.0 + 1.6 * rounds if game.charter.with_milady else -20.0
        if card.round_end == COSTS_HONOUR:
            return 2.0 + self.honour * min(rounds, 6.0)
        if card.round_end == WOUNDS_ONE:
            return 2.0 + 1.3 * rounds
        if card.ongoing == MILADY_SWORD:
            return 2.0 + self.siege * min(rounds, 6.0)
        return 2.0

    def mission_tasks(self, slot: i64) -> i64:
        """How many actions a mission still takes at least."""
        game = self.game
        count: i64 = 0
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == slot:
                count += game.enemy_life[enemy]
        trap = trap_of(game, slot)
        if trap >= 0 and game.charter.data.traps[trap].solved:
            count += 1
        if slot == AT_LOUVRE:
            return count if game.louvre_overcome else count + 1
        card = game.charter.data.paris[game.paris]
        for place in range(len(card.skills)):
            if game.paris_overcome & BIT[place] == 0:
                count += 1
        if card.side == BY_MUSKETEERS:
            count += (game.charter.data.tracks.successes - game.constance + 1) // 2
        return count

    def mission_share(self, slot: i64) -> float:
        """What one task of a mission is worth; the last ones are worth more."""
        whole = self.paris_worth() if slot == AT_PARIS else self.louvre_worth()
        tasks = float(max(1, self.mission_tasks(slot)))
        share = self.temper.share
        return whole / (share + (1.0 - share) * tasks) if whole > 0.0 else whole / tasks

    # Cards.

    def card_worth(self, card: i64, man: i64) -> float:
        """What a card is missed for when it is spent by a musketeer's player."""
        return self.plenty(self.game.owner[man]) * self.full_worth(card, man)

    def full_worth(self, card: i64, man: i64) -> float:
        """What a card is worth in a small hand, early in the game."""
        if card == COMBAT:
            return self.temper.single
        if card == DOUBLE:
            return self.temper.double
        if card < SKILLS:
            skill = self.game.skill_of(man, card)
            return self.temper.matching * (0.5 + 0.25 * float(max(0, skill - 2)))
        return self.temper.character

    def plenty(self, seat: i64) -> float:
        """What a card more or less counts in a hand: less where it holds many for its musketeers, less near the end."""
        men: i64 = 0
        for owner in self.game.owner:
            if owner == seat:
                men += 1
        held = float(len(self.game.hands[seat])) / (0.5 + 0.5 * float(max(1, men)))
        return self.late / (1.0 + self.temper.draw_decay * max(0.0, held - FEW_CARDS))

    def draw_worth(self, seat: i64) -> float:
        """What drawing a card is worth."""
        return max(LEAST_DRAW, self.temper.draw * self.plenty(seat))

    def wound_cost(self, man: i64, wounds: float, falls: float) -> float:
        share = 0.4 + 0.6 * self.late
        return share * (self.temper.wound * wounds + self.temper.fall * falls)


def best_at(game: Mousquetaires, skill: i64) -> i64:
    """The musketeer in play who is best at a skill."""
    best: i64 = -1
    most: i64 = -1
    for man in range(MUSKETEERS):
        if game.in_play(man) and game.skill_of(man, skill) > most:
            most = game.skill_of(man, skill)
            best = man
    return best
