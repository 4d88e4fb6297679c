"""A guided first game: every kind of question is explained when it comes up, less and less as it comes up again.

The words are texts of the game, `guide-<question>`: what is asked and what one usually weighs. They tell nothing of a
position, so anybody may read them at any table.
"""

from banneret.core.actions import Action
from banneret.core.kernel import JointQuestion, Question
from banneret.core.kind import GameKind
from banneret.core.texts import Texts
from banneret.core.view import View
from banneret.core.view_seed import seed_of_view
from banneret.core.wording import Wording
from banneret.insight.chains import Chain, completed
from banneret.insight.hints import Advice, figure_for, reason_for
from banneret.insight.playouts import is_asked

FULL, FOLDED, GONE = "full", "folded", "gone"
TIMES_IN_FULL, TIMES_IN_ALL = 2, 6
UNKNOWN = -1.0
LONGEST_TOLD = 3


def question_kinds(kind: GameKind) -> list[str]:
    """All kinds of questions that a game can ask, by name."""
    return [name for name, frame in kind.rules.frames.items() if issubclass(frame, (Question, JointQuestion))]


def has_guide(kind: GameKind, texts: Texts) -> bool:
    """Whether a game explains all its questions."""
    return all(texts.has(f"guide-{question}") for question in question_kinds(kind))


def stage(times: int) -> str:
    """How a kind of question is explained when it comes up the so-manieth time, beginning with 1."""
    if times <= TIMES_IN_FULL:
        return FULL
    return FOLDED if times <= TIMES_IN_ALL else GONE


def expert_answer(kind: GameKind, view: View) -> Advice | None:
    """The expert's answer at the open question of a view's seat, at once: without playouts nobody knows its chance.

    All of it follows from the view, the luck of an expert that tosses a coin too. None: there is nothing to choose.
    """
    if not is_asked(view) or len(view.state.legal(view.seat)) < 2:
        return None
    seed = seed_of_view(kind, view, [])
    chain = completed(view, (), kind.bot.policy(), seed)
    if chain is None:
        return None
    return Advice(chain, UNKNOWN, True, reason_for(kind, view, chain), figure_for(kind, view, chain))


def in_any_order(view: View, chain: Chain) -> list[Action]:
    """Those answers of a chain that may as well be given first: each takes one thing, which can be taken once."""
    first, found = chain[0], []
    legal = view.state.legal(view.seat)
    for action in chain[1:-1]:
        if action.draft and not action.seals and action in legal and first.draft and not first.seals:
            state = view.state.clone()
            state.draft(view.seat, action)
            after = state.legal(view.seat)
            if first in after and action not in after:
                found.append(action)
    return found


def to_tell(chain: Chain, free: list[Action]) -> Chain:
    """As much of a chain as one can follow: of a long one whose order matters the next answer alone."""
    return chain if free or len(chain) <= LONGEST_TOLD else chain[:1]


def why_words(wording: Wording, advice: Advice) -> list[str]:
    """What speaks for the expert's answer, in the game's words."""
    found: list[str] = []
    if advice.reason is not None:
        found.append(wording.texts.say("insight-guide-reason", {"reason": wording.reason(advice.reason)}))
    if advice.figure is not None:
        found.append(wording.figure(advice.figure))
    return found
