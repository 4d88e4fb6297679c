"""A guided first game: every kind of question is explained when it comes up, less and less as it comes up again.

The words are texts of the game, `guide-<question>`: what is asked and what one usually weighs. They tell nothing of a
position, so anybody may read them at any table.
"""

from dataclasses import dataclass

from banneret.core.kernel import JointQuestion, Question
from banneret.core.kind import GameKind
from banneret.core.reasons import Reason
from banneret.core.texts import Texts
from banneret.core.view import View
from banneret.core.view_seed import seed_of_view
from banneret.insight.chains import Chain, completed
from banneret.insight.hints import reason_for
from banneret.insight.playouts import is_asked

FULL, FOLDED, GONE = "full", "folded", "gone"
TIMES_IN_FULL, TIMES_IN_ALL = 2, 6


def question_kinds(kind: GameKind) -> list[str]:
    """All kinds of questions that a game can ask, by name."""
    return [name for name, frame in kind.rules.frames.items() if issubclass(frame, (Question, JointQuestion))]


def explanation(texts: Texts, question: str) -> str:
    """What a kind of question is about; empty where a game does not say."""
    key = f"guide-{question}"
    return texts.say(key) if texts.has(key) else ""


def stage(times: int) -> str:
    """How a kind of question is explained when it comes up the so-manieth time, beginning with 1."""
    if times <= TIMES_IN_FULL:
        return FULL
    return FOLDED if times <= TIMES_IN_ALL else GONE


@dataclass(frozen=True, slots=True)
class Advised:
    """What the expert would answer, and what it has to say for it."""

    chain: Chain
    reason: Reason | None


def expert_answer(kind: GameKind, view: View) -> Advised | None:
    """The expert's answer at the open question of a view's seat, at once and without playouts; None: no choice.

    All of it follows from the view, the chance of the expert too.
    """
    if not is_asked(view) or len(view.state.legal(view.seat)) < 2:
        return None
    seed = seed_of_view(kind, view, [])
    chain = completed(view, (), kind.bot.policy(), seed)
    return None if chain is None else Advised(chain, reason_for(kind, view, chain))
