"""What the table shows beside the answers of a seat where help is allowed: exact chances (section 14).

They follow from what the seat sees and remembers of the Fate deck, never from what is hidden from it.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.events import Event
from banneret.core.fields import UNKNOWN
from banneret.core.jsons import Json
from banneret.core.odds import Figure, OddsChart, OddsQuestion, Prospects, ShownChance
from banneret.core.rooms import GameOdds, Policy
from banneret.games.warrior_knights.odds.battle_on_table import (
    battle_of,
    capped,
    hand_of,
    led_side,
    losses_of,
    together,
)
from banneret.games.warrior_knights.odds.battle_solver import (
    ATTACKERS_DIE,
    DEFENDERS_DIE,
    DRIVEN_OFF,
    FIGURES,
    NO_ABILITY,
    TAKEN,
    UNSEEN,
    Battle,
    Deck,
    Side,
    Solver,
)
from banneret.games.warrior_knights.odds.calculators import QUESTIONS, chart
from banneret.games.warrior_knights.odds.came_about import (
    BESIEGED,
    CAPTURED,
    OWN_DEATHS,
    RETREAT,
    THEIR_DEATHS,
    VOTE,
    WON,
    came_about,
)
from banneret.games.warrior_knights.odds.venture_prospects import bless_prospects, launch_prospects, stake_prospects
from banneret.games.warrior_knights.odds.ventures import deck_without
from banneret.games.warrior_knights.odds.vote_end import vote_goes
from banneret.games.warrior_knights.odds.vote_prospects import vote_prospects
from banneret.games.warrior_knights.rules.actions import (
    ASSAULT_PLACE,
    ATTACK,
    CATALOGUE,
    DROP,
    FIGHT_BARON,
    KEEP,
    SIEGE_PLACE,
    WITH_NOBLE,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    garrison_of,
    nobles_in,
    owner_of,
    place_at,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.battle import ChooseBattle, candidates
from banneret.games.warrior_knights.rules.cards import (
    FATES,
    FIRST_STRONGHOLD,
    NO_CITY,
    SLOTS,
)
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, LaunchExpedition, StakeCrowns
from banneret.games.warrior_knights.rules.fate_hands import DropCards
from banneret.games.warrior_knights.rules.forbidden import NO, ban_for_battle
from banneret.games.warrior_knights.rules.sides import ATTACK_SIDE, DEFENCE_SIDE
from banneret.games.warrior_knights.rules.siege import attack_total, defence_total
from banneret.games.warrior_knights.rules.state import NEUTRAL, WarriorKnights
from banneret.games.warrior_knights.rules.voting import CommitVotes
from banneret.games.warrior_knights.sight.memory import WarriorKnightsMemory, WarriorKnightsView

EMPTY: Final[dict[str, Json]] = {}

MOST_CARDS: Final = 12  # with more cards in both hands a battle of two Barons takes too long to solve at the table


@final
class WarriorKnightsOdds(GameOdds[WarriorKnights, WarriorKnightsMemory, WarriorKnightsData]):
    """Chances beside answers, and the calculators; `expert` stands for everybody else in a vote."""

    def __init__(self, expert: Policy[WarriorKnights]) -> None:
        self.expert = expert

    def prospects(self, view: WarriorKnightsView) -> Prospects | None:
        return prospects(view)

    def came_about(
        self, shown: ShownChance, before: WarriorKnights, since: list[Event], now: WarriorKnights
    ) -> bool | None:  # fmt: skip
        return came_about(shown, before, since, now)

    def would_come_about(self, shown: ShownChance, before: WarriorKnights) -> bool | None:
        """An expert commits by what he knows of a matter: how votes go is seen in all that he could have committed."""
        if shown.of != VOTE:
            return None
        return vote_goes(before, shown.seat, CATALOGUE.parse(shown.answer), self.expert)

    def assumed(self, view: WarriorKnightsView, prospects: Prospects) -> Action | None:
        """W-11 step 3 The attacker keeps the cards that serve him best."""
        game = view.state
        if not isinstance(game.stack[-1], DropCards):
            return None
        return next((action for action in game.legal(view.seat) if action.notation in prospects.best), KEEP)

    def questions(self) -> list[OddsQuestion]:
        return QUESTIONS

    def chart(
        self, question: str, given: Mapping[str, list[str]], language: str, data: WarriorKnightsData
    ) -> OddsChart:
        return chart(question, given, language, data)


def prospects(view: WarriorKnightsView) -> Prospects | None:
    """The chances of a seat's answers; None where nothing hangs on chance."""
    game = view.state
    seat = view.seat
    if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0:
        return None
    chances = QuestionProspects(view)
    return chances.answers.answer(game, seat) if type(game.stack[-1]) in chances.answers.entries else None


@final
class QuestionProspects:
    """The questions with chances to tell, and which these are."""

    def __init__(self, view: WarriorKnightsView) -> None:
        self.view = view
        self.answers: ByQuestion[WarriorKnights, Prospects | None] = ByQuestion()
        self.answers.on(ChooseBattle, self.battle)
        self.answers.on(DropCards, self.drop)
        self.answers.on(CommitVotes, vote_prospects)
        self.answers.on(LaunchExpedition, launch_prospects)
        self.answers.on(StakeCrowns, stake_prospects)
        self.answers.on(BlessExpedition, bless_prospects)

    def battle(self, game: WarriorKnights, seat: i64, question: ChooseBattle) -> Prospects | None:
        """W-9.3.11 Before the battle of a Chairman who is banned for it Fate cards may name the next one."""
        deck = known_deck(self.view)
        if game.chairman == seat and ban_for_battle(game, seat, question.area) != NO:
            deck = deck.mixed()
        return battle_prospects(game, seat, question.area, deck)

    def drop(self, game: WarriorKnights, seat: i64, question: DropCards) -> Prospects | None:
        return drop_prospects(game, seat, known_deck(self.view), known_defence(self.view))


def known_hands(view: WarriorKnightsView) -> list[list[int]]:
    """W-11 step 2 Both hands of a battle: who knew what lay on the deck knows who drew it."""
    game = view.state
    memory = view.memory
    if memory is not None and [len(hand) for hand in memory.hands] == [len(hand) for hand in game.fate_hands]:
        return memory.hands
    return game.fate_hands


def known_deck(view: WarriorKnightsView) -> Deck:
    """W-2.5 The Fate deck as far as the seat has seen it since the last shuffle."""
    game = view.state
    order = game.fate
    memory = view.memory
    if memory is not None and len(memory.fate) == len(game.fate):
        order = memory.fate
    hands = known_hands(view)
    seen = [card for card in order if card != UNKNOWN]
    for hand in hands:
        seen = seen + [card for card in hand if card != UNKNOWN]
    assert FATES - len(seen) == order.count(UNKNOWN) + sum([hand.count(UNKNOWN) for hand in hands])
    return deck_without(game.charter.data.fates, order, seen)


def known_defence(view: WarriorKnightsView) -> list[int]:
    """The defender's hand by battle results, as far as the attacker knows it."""
    fates = view.state.charter.data.fates
    return [UNSEEN if card == UNKNOWN else int(fates[card].battle) for card in known_hands(view)[DEFENCE_SIDE]]


def attack_side(game: WarriorKnights, armies: list[int]) -> Side:
    """The attackers, the noble with the best ability or office in command."""
    return led_side(game, together(game, armies) // game.charter.data.constants.strength_per_card, armies, 0, False)


def defence_side(game: WarriorKnights, area: i64, foe: i64, assault: bool) -> Side:
    """W-11.4 All nobles of the defender in the area, in an assault walls and garrison too."""
    constants = game.charter.data.constants
    place = place_at(game, area)
    owner = owner_of(game, place) if assault else foe
    strength = place_strength(game, place) if assault else 0
    other = strength // constants.breach
    if owner == NEUTRAL:
        return Side(capped(game, strength // constants.strength_per_card), 0, other, NO_ABILITY, False, False)
    nobles = nobles_in(game, owner, area)
    strength += together(game, nobles)
    if assault and place >= FIRST_STRONGHOLD:
        garrison = garrison_of(owner)
        strength += strength_of(game, garrison)
        other += losses_of(game, garrison)
    return led_side(game, strength // constants.strength_per_card, nobles, other, assault)


def chances_of(
    game: WarriorKnights, area: i64, verb: i64, foe: i64, armies: list[int], deck: Deck
) -> list[float] | None:  # fmt: skip
    """The figures of a battle with these armies (`TAKEN` and the others); None where it takes too long to say."""
    if not armies:
        return None
    place = place_at(game, area)
    if verb == SIEGE_PLACE:
        holds = place != NO_CITY and attack_total(game, armies) > defence_total(game, place)
        falls = holds and game.besiegers[place] == armies[0] // SLOTS
        inside = place != NO_CITY and owner_of(game, place) >= 0 and bool(nobles_in(game, owner_of(game, place), area))
        return [1.0 if holds else 0.0, 0.0, 0.0, 1.0 if falls and inside else 0.0]
    assault = verb == ASSAULT_PLACE
    battle = Battle(
        attack_side(game, armies), defence_side(game, area, foe, assault), assault, game.charter.fallen_count
    )
    if battle.defence.nobles + battle.defence.other == 0:
        return [1.0, *[0.0] * (FIGURES - 1)]
    if battle.defence.chooses and battle.attack.cards + battle.defence.cards > MOST_CARDS:
        return None
    return Solver(battle, deck).solve()


def meaning_of(game: WarriorKnights, seat: i64, area: i64, verb: i64) -> str:
    """What the chance of a battle is the chance of."""
    if verb == FIGHT_BARON:
        return WON
    if verb == ASSAULT_PLACE or game.besiegers[place_at(game, area)] == seat:
        return CAPTURED
    return BESIEGED


def other_ends(figures: list[float]) -> list[Figure]:
    """The other ways to end; the defender's dead only where he may have any."""
    found = [Figure(OWN_DEATHS, figures[ATTACKERS_DIE]), Figure(RETREAT, figures[DRIVEN_OFF])]
    if figures[DEFENDERS_DIE] > 0.0:
        found.append(Figure(THEIR_DEATHS, figures[DEFENDERS_DIE]))
    return found


def battle_notes(barons: bool) -> list[tuple[str, dict[str, Json]]]:
    """W-2.5 What the chances of a battle rest on."""
    notes = [("odds-note-fates", EMPTY)]
    if barons:
        notes.append(("odds-note-baron", EMPTY))
    return notes


@final
class BattleChances:
    """The chances of several answers, each with what it is of and with the other ways to end beside it."""

    def __init__(self) -> None:
        self.answers: dict[str, float] = {}
        self.of: dict[str, str] = {}
        self.beside: dict[str, list[Figure]] = {}

    def add(self, notation: str, meaning: str, figures: list[float] | None) -> None:
        if figures is None:
            return
        self.answers[notation] = figures[TAKEN]
        self.of[notation] = meaning
        self.beside[notation] = other_ends(figures)

    def prospects(self, barons: bool) -> Prospects | None:
        if not self.answers:
            return None
        notes = [("odds-note-best-kept", EMPTY), *battle_notes(barons)]
        return Prospects(self.answers, of=CAPTURED, of_answer=self.of, beside=self.beside, notes=notes)


def battle_prospects(game: WarriorKnights, seat: i64, area: i64, deck: Deck) -> Prospects | None:
    """W-11.2 By target with all rested nobles there; then with those named, and with one more."""
    found = BattleChances()
    chain = game.picked[seat]
    armies = candidates(game, seat, area)
    if not chain:
        barons = False
        for action in game.legal(seat):
            if action.verb in (FIGHT_BARON, ASSAULT_PLACE, SIEGE_PLACE):
                foe = game.seat_of_baron(action.piece) if action.verb == FIGHT_BARON else NEUTRAL
                meaning = meaning_of(game, seat, area, action.verb)
                found.add(action.notation, meaning, chances_of(game, area, action.verb, foe, armies, deck))
                barons = barons or meets_baron(game, area, action.verb)
        return found.prospects(barons)
    target = CATALOGUE.actions[chain[0]]
    meaning = meaning_of(game, seat, area, target.verb)
    foe = game.seat_of_baron(target.piece) if target.verb == FIGHT_BARON else NEUTRAL
    named = [seat * SLOTS + int(CATALOGUE.actions[answer].piece) for answer in chain[1:]]
    for action in game.legal(seat):
        force = named
        if action.verb == WITH_NOBLE:
            force = [*named, int(seat * SLOTS + action.piece)]
        elif action is not ATTACK:
            continue
        found.add(action.notation, meaning, chances_of(game, area, target.verb, foe, force, deck))
    return found.prospects(meets_baron(game, area, target.verb))


def meets_baron(game: WarriorKnights, area: i64, verb: i64) -> bool:
    """Whether a Baron chooses cards in defence."""
    if verb == FIGHT_BARON:
        return True
    return verb == ASSAULT_PLACE and owner_of(game, place_at(game, area)) != NEUTRAL


def drop_prospects(game: WarriorKnights, seat: i64, deck: Deck, defence: list[int]) -> Prospects | None:
    """W-11 step 3 What the attacker should drop, and what his choice so far is worth; the defender is told nothing."""
    if seat != game.attacker:
        return None
    battle = battle_of(game)
    if battle.defence.chooses and battle.attack.cards + battle.defence.cards > MOST_CARDS:
        return None
    hand = hand_of(game, ATTACK_SIDE)
    kept = [0, 0, 0, 0]
    for card in game.fate_hands[ATTACK_SIDE]:
        if int(DROP[card].id) not in game.picked[seat]:
            kept[game.charter.data.fates[card].battle] += 1
    enough = sum(kept) <= battle.attack.most_kept()
    chosen: list[float] | None = None
    # The deck as it was before the hands were drawn: the attacker's cards, then the defender's.
    drawn = len(game.fate_hands[ATTACK_SIDE])
    below = [*defence, *deck.order]
    solver = Solver(battle, Deck(deck.bag, [UNSEEN] * drawn + below))
    best, figures = solver.best_keep(hand, deck.bag)
    chosen = solver.figures(hand, kept, deck.bag) if enough else None
    fates = game.charter.data.fates
    left = best[:]
    drops: list[str] = []
    for card in game.fate_hands[ATTACK_SIDE]:
        if left[fates[card].battle] > 0:
            left[fates[card].battle] -= 1
        else:
            drops.append(DROP[card].notation)
    shown = figures if chosen is None else chosen
    return Prospects(
        {}, None if chosen is None else chosen[TAKEN], drops, figures[TAKEN],
        of=CAPTURED if battle.assault else WON, beside={"": other_ends(shown)},
        notes=battle_notes(battle.defence.chooses),
    )  # fmt: skip
