"""A hint: what a strong bot would consider at a question, from what the seat may know and nothing else."""

from dataclasses import dataclass

from banneret.core.actions import Action
from banneret.core.kind import GameKind
from banneret.core.odds import Figure, percent
from banneret.core.reasons import Reason
from banneret.core.texts import Texts
from banneret.core.view import View
from banneret.core.view_seed import seed_of_view
from banneret.core.wording import Wording
from banneret.insight.chains import Chain
from banneret.insight.judging import QUICK, Budget, Judged, Judgement, judge, sorted_parts
from banneret.insight.playouts import is_asked

MOST_ADVICE = 3
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer to consider: the chance to win with it, and what the expert weighs or the odds say."""

    chain: Chain
    chance: float
    expert: bool
    reason: Reason | None
    figure: Figure | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Up to three answers, the one to give first. `close`: the playouts cannot tell the first two apart."""

    advice: list[Advice]
    close: bool


def hint(kind: GameKind, view: View, budget: Budget = QUICK) -> Hint | None:
    """What to consider at the open question of a view's seat. None: there is nothing to choose.

    All of it follows from the view: worlds are sampled from it, by a seed that is made of it.
    """
    if not is_asked(view):
        return None
    judgement = judge(kind, view, budget, seed_of_view(kind, view, []))
    if judgement is None:
        return None
    answers = distinct(ranked(judgement))[:MOST_ADVICE]
    advice = [_advice(kind, view, one, one is judgement.expert) for one in answers]
    if len(answers) == 1:
        return Hint(advice, False)
    gap, error = answers[0].ahead_of(answers[1], judgement.seat)
    return Hint(advice, gap < error)


def distinct(answers: list[Judged]) -> list[Judged]:
    """Each answer once: not again in another order, where every world came out the same with it."""
    found: list[Judged] = []
    for one in answers:
        alike = [other for other in found if sorted_parts(other.chain) == sorted_parts(one.chain)]
        if all(other.shares != one.shares for other in alike):
            found.append(one)
    return found


def ranked(judgement: Judgement) -> list[Judged]:
    """Best first; but the expert's answer leads unless the best one is surely better."""
    expert = judgement.expert
    if judgement.surely_ahead(judgement.best) > 0.0:
        return judgement.answers
    return [expert, *[one for one in judgement.answers if one is not expert]]


def _advice(kind: GameKind, view: View, one: Judged, expert: bool) -> Advice:
    reason = reason_for(kind, view, one.chain) if expert else None
    return Advice(one.chain, one.chance(int(view.seat)), expert, reason, figure_for(kind, view, one.chain))


def figure_for(kind: GameKind, view: View, chain: Chain) -> Figure | None:
    """The chance that the table shows beside the first answer of a chain, or with the draft that it calls the best."""
    prospects, first = kind.odds.prospects(view), chain[0].notation
    if prospects is None:
        return None
    if first in prospects.answers:
        return Figure(prospects.meaning(first), prospects.answers[first])
    drafted = [action.notation for action in chain[:-1]]
    if prospects.best_chance is None or not drafted or sorted(drafted) != sorted(prospects.best):
        return None
    return Figure(prospects.of, prospects.best_chance)


def reason_for(kind: GameKind, view: View, chain: Chain) -> Reason | None:
    """The last thing that the expert has to say about the answers of a chain of its own."""
    before, said = view.state.clone(), None
    for action in chain:
        said = kind.bot.explain(before, view.seat, action, view.state) or said
        if action.draft:
            before.draft(view.seat, action)
    return said


# In words.


def chain_words(wording: Wording, view: View, chain: Chain) -> str:
    """A chain of answers as a player reads it; the answer that only ends it is left out."""
    return BETWEEN.join(chain_parts(wording, view, chain))


def chain_parts(wording: Wording, view: View, chain: Chain) -> list[str]:
    """The same, answer by answer."""
    state = view.state.clone()
    said: list[str] = []
    for action in chain:
        if said and action.piece < 0 and (action.seals or not action.draft):
            break
        said.append(wording.action(action, state, int(view.seat)))
        if action.draft:
            state.draft(view.seat, action)
    return said


def plain_chain(wording: Wording, actions: list[Action]) -> str:
    """The same where the position is not at hand."""
    said = [wording.action(action) for action in actions]
    return BETWEEN.join(said[:-1] if len(said) > 1 and actions[-1].piece < 0 else said)


def explanation(texts: Texts, question: str) -> str:
    """What a kind of question is about; empty where a game does not say."""
    key = f"guide-{question}"
    return texts.say(key) if texts.has(key) else ""


def advice_words(wording: Wording, view: View, advice: Advice) -> list[str]:
    """What speaks for an answer, in the game's words; of an expert that has nothing to say, what one usually weighs."""
    found: list[str] = []
    if advice.reason is not None:
        found.append(wording.texts.say("insight-expert-says", {"reason": wording.reason(advice.reason)}))
    elif advice.expert:
        found.append(wording.texts.say("insight-expert"))
    if advice.figure is not None:
        found.append(wording.figure(advice.figure))
    elif advice.expert and advice.reason is None:
        usual = explanation(wording.texts, type(view.state.stack[-1]).__name__)
        found += [wording.texts.say("insight-usually", {"words": usual})] if usual else []
    return found


def chance_words(wording: Wording, chance: float) -> str:
    return wording.texts.say("insight-chance", {"percent": percent(chance)})
