"""What the table shows beside the answers of a musketeer where help is allowed: exact chances (section 13).

In the menu a task is worked out with all cards of the hand, split as well as can be between Rochefort, who may come
between, and the task. While cards are chosen the chance is that of the cards chosen so far; against Rochefort the one
of the task that follows stands beside it.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.jsons import Json
from banneret.core.odds import Figure, Prospects
from banneret.games.mousquetaires.odds.draw_odds import mean_search, searches_needed
from banneret.games.mousquetaires.odds.duel_odds import DuelOdds, DuelTables
from banneret.games.mousquetaires.odds.reroll_odds import reroll_values
from banneret.games.mousquetaires.odds.task_odds import Spent, TaskOdds, TaskPlan, duellist_of, needed_for
from banneret.games.mousquetaires.odds.token_odds import expected_token
from banneret.games.mousquetaires.rules import actions as words
from banneret.games.mousquetaires.rules import tasks
from banneret.games.mousquetaires.rules.actions import ADD, DONE, KEEP
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    COMBAT,
    DOUBLE,
    GUARD,
    NEMESIS,
    QUEST,
    ROCHEFORT,
)
from banneret.games.mousquetaires.rules.chosen_cards import CARD_CODE
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, AddTokens, DuelCards, RerollDie, dice_of
from banneret.games.mousquetaires.rules.mission_slots import slot_at, trap_of
from banneret.games.mousquetaires.rules.quest import INN, ROAD
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.rules.tasks import CarryOut
from banneret.games.mousquetaires.rules.turns import TakeAction
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.sight.visibility import is_milady

NO_TASK: Final = -1


def prospects(view: MousquetairesView, tables: DuelTables) -> Prospects | None:
    """The chances of a seat's answers; None where nothing is rolled for, and for Milady."""
    game = view.state
    seat = view.seat
    if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0 or is_milady(game, seat):
        return None
    return Reckoner(game, seat, tables).prospects()


def task_of(game: Mousquetaires, action: Action, man: i64) -> tuple[i64, i64]:
    """The task that an answer of the menu declares, with its argument; NO_TASK: it is none that can fail."""
    verb = action.verb
    if verb == words.CHALLENGE_SKILL:
        return tasks.CHALLENGE, action.piece
    if verb == words.DUEL_FOE:
        return (tasks.WARDES if action.piece == words.DUEL_DE_WARDES else tasks.DUEL), action.piece
    if verb == words.SEARCH_PARIS:
        return tasks.SEARCH, 0
    if verb == words.UNMASK_PARIS:
        return tasks.UNMASK, 0
    if verb == words.STEP_ON:
        return tasks.STEP, action.piece
    if verb == words.FIGHT_TOKEN:
        return tasks.FIGHT, action.piece
    if verb == words.SECRET_PASSAGE:
        return tasks.PASSAGE, 0
    if verb == words.SOLVE_TRAP:
        fought = trap_of(game, slot_at(game.place[man])) == NEMESIS
        return (tasks.SOLVE if fought or game.charter.traps_interrupted else NO_TASK), 0
    return NO_TASK, 0


@final
class Reckoner:
    """The chances of one question."""

    def __init__(self, game: Mousquetaires, seat: i64, tables: DuelTables) -> None:
        self.game = game
        self.seat: i64 = seat
        self.tables = tables
        self.answers: ByQuestion[Mousquetaires, Prospects] = ByQuestion()
        self.answers.on(TakeAction, self.menu)
        self.answers.on(DuelCards, self.cards)
        self.answers.on(AddTokens, self.tokens)
        self.answers.on(RerollDie, self.reroll)

    def prospects(self) -> Prospects | None:
        """The chances of the answers; None where nothing is rolled for."""
        if type(self.game.stack[-1]) not in self.answers.entries:
            return None
        found = self.answers.answer(self.game, self.seat)
        return found if found.answers else None

    def fought(self, man: i64, foe: i64, dice: i64) -> DuelOdds:
        return self.tables.odds(duellist_of(self.game, man), foe, needed_for(self.game, foe), dice)

    # The menu.

    def menu(self, game: Mousquetaires, seat: i64, question: TakeAction) -> Prospects:
        """By answer: the chance of every task that is left to chance, with its plan."""
        man = question.man
        odds = TaskOdds(game, seat, man, self.tables)
        found: dict[str, float] = {}
        meaning: dict[str, str] = {}
        beside: dict[str, list[Figure]] = {}
        interrupted = False
        for action in game.legal(seat):
            if action.verb == words.ESCAPE_GUARD:
                everything = Spent(odds.singles, odds.doubles, odds.by_ability)
                found[action.notation] = self.fought(man, GUARD, odds.dice(everything)).beaten
                meaning[action.notation] = "guard" if game.charter.guard_must_fall else "guard-free"
                continue
            kind, arg = task_of(game, action, man)
            if kind == NO_TASK:
                continue
            plan = odds.best(kind, arg, game.actions)
            found[action.notation] = plan.chance
            meaning[action.notation] = tasks.TASK_WORDS[kind]
            if odds.strikes(kind) >= game.life[man]:
                meaning[action.notation] = "felled-first"
            figures = plan_figures(odds, plan)
            interrupted = interrupted or plan.comes > 0.0
            if kind == tasks.SEARCH:
                figures.extend(self.search_figures(odds))
                if meaning[action.notation] != "felled-first" and not odds.can_finish(
                    odds.searches(kind, game.actions)
                ):
                    meaning[action.notation] = "search-fair"
            if figures:
                beside[action.notation] = figures
        notes: list[tuple[str, dict[str, Json]]] = [("chance-note-all-cards", {})] if found else []
        if found and game.place[man] == QUEST and game.board_number in (INN, ROAD) and game.hidden_tokens() > 0:
            notes.append((f"chance-note-{token_note(game)}", {}))
        if interrupted and game.face_down:
            notes.append(("chance-note-milady", {}))
        return Prospects(found, of_answer=meaning, beside=beside, notes=notes)

    def search_figures(self, odds: TaskOdds) -> list[Figure]:
        """M-11.5 What one search brings, and how many are needed on average."""
        data = self.game.charter.data
        missing = odds.successes_missing()
        return [
            Figure("search-brings", mean_search(data.blue_faces), False),
            Figure("search-needs", searches_needed(data.blue_faces, missing), False, {"count": missing}),
        ]

    # A duel.

    def foe_with(self, dice: i64) -> float:
        """The chance to beat the foe of the present duel, who may still lie face down (M-15.11)."""
        game = self.game
        if game.foe == BLIND_FOE:
            return expected_token(game, self.tables).beaten(self.tables, duellist_of(game, game.duellist), dice)
        return self.fought(game.duellist, game.foe, dice).beaten

    def cards(self, game: Mousquetaires, seat: i64, question: DuelCards) -> Prospects:
        """M-7.2 The chance with the cards picked, and with each card that can be added."""
        picked = game.picked[seat]
        drafts = {DONE.notation: picked}
        for action in game.legal(seat):
            if action.verb == words.ADD_CARD:
                drafts[action.notation] = [*picked, action.piece]
            elif action.verb == words.USE_ANY_CARD:
                drafts[action.notation] = [*picked, ADVENTURES]
        found = {notation: self.foe_with(dice_of(game, cards)) for notation, cards in drafts.items()}
        now = found[DONE.notation] if picked else None
        if game.foe != ROCHEFORT:
            if game.foe == BLIND_FOE:
                return Prospects(found, now, of="blind", notes=[(f"chance-note-{token_note(game)}", {})])
            return Prospects(found, now, of="duel")
        return self.against_rochefort(drafts, found, now)

    def against_rochefort(
        self, drafts: dict[str, list[int]], found: dict[str, float], now: float | None
    ) -> Prospects:  # fmt: skip
        """M-10.5 Beside the chance that he flees: that the declared task then succeeds with the other cards."""
        game = self.game
        declared: CarryOut | None = None
        for frame in game.stack:
            if isinstance(frame, CarryOut):
                declared = frame
        if declared is None:
            return Prospects(found, now, of="flees")
        odds = TaskOdds(game, self.seat, game.duellist, self.tables)
        times = odds.searches(declared.kind, game.actions + 1)
        beside: dict[str, list[Figure]] = {}
        for notation, cards in drafts.items():
            spent = spent_of(cards)
            flees = odds.past_rochefort(declared.kind, dice_of(game, cards))
            both = flees * odds.task(declared.kind, declared.arg, spent, times)
            beside[notation] = [Figure("then-task", both)]
        if game.picked[self.seat]:
            return Prospects(found, now, of="flees", beside=beside)
        plan = odds.best(declared.kind, declared.arg, game.actions + 1)
        best = [ADD[DOUBLE].notation] * int(plan.against.doubles) + [ADD[COMBAT].notation] * int(plan.against.singles)
        whole: dict[str, Json] = plan_parts(plan)
        return Prospects(found, now, of="flees", beside=beside, best=best, notes=[("chance-note-plan", whole)])

    def tokens(self, game: Mousquetaires, seat: i64, question: AddTokens) -> Prospects:
        """M-15.11 The chance with the tokens picked, and with one more."""
        limit = game.charter.data.limits.blue
        dice = game.blue
        for code in game.picked[seat]:
            dice += 2 if code == CARD_CODE else 1
        now = self.foe_with(min(limit, dice))
        found = {DONE.notation: now}
        for action in game.legal(seat):
            if action.verb == words.SPEND_TOKEN:
                found[action.notation] = self.foe_with(min(limit, dice + 1))
            elif action.verb == words.SPEND_CARD:
                found[action.notation] = self.foe_with(min(limit, dice + 2))
        return Prospects(found, now if game.picked[seat] else None, of="duel")

    def reroll(self, game: Mousquetaires, seat: i64, question: RerollDie) -> Prospects:
        """M-16.3 What keeping the roll and rolling each die again are worth; the best of them weighs wounds too."""
        kept, rolled = reroll_values(game, self.tables)
        found = {KEEP.notation: kept.beaten}
        best = KEEP.notation
        best_odds = kept
        for face in range(len(rolled)):
            odds = rolled[face]
            if odds is not None:
                action = words.REROLL[face]
                found[action.notation] = odds.beaten
                if odds.value > best_odds.value:
                    best = action.notation
                    best_odds = odds
        return Prospects(found, None, [best], best_odds.beaten, of="flees" if game.foe == ROCHEFORT else "duel")


def token_note(game: Mousquetaires) -> str:
    """What is assumed of face-down tokens."""
    return "hard-tokens" if game.board_number == ROAD and game.charter.with_milady else "any-token"


def spent_of(picked: list[int]) -> Spent:
    """Picked cards of a duel, counted."""
    singles = picked.count(COMBAT)
    doubles = picked.count(DOUBLE)
    return Spent(singles, doubles, len(picked) - singles - doubles)


def plan_parts(plan: TaskPlan) -> dict[str, Json]:
    """A plan as its sentence needs it."""
    cards = [DOUBLE] * int(plan.against.doubles) + [COMBAT] * int(plan.against.singles)
    text = " ".join([ADVENTURE_WORDS[card] for card in cards])
    return {"cards": text, "ability": plan.against.by_ability, "count": len(cards) + plan.against.by_ability}


def plan_figures(odds: TaskOdds, plan: TaskPlan) -> list[Figure]:
    """If Rochefort may come: how likely that is, what then goes into the duel with him, and how likely he flees."""
    if plan.comes == 0.0:
        return []
    figures = [] if plan.comes == 1.0 else [Figure("rochefort", plan.comes)]
    figures.append(Figure("plan", plan.flees, True, plan_parts(plan)))
    return figures
