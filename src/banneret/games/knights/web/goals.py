"""K-14 The three goals as small tracks: what a seat has of each of them."""

from typing import Final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, element, span, svg
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.state import BY_CASTLES, BY_KING, BY_TOURNAMENTS, Knights
from banneret.games.knights.web.cards import shape_at
from banneret.games.knights.web.records import Asked, GoalCards, Goals

GOALS: Final = (BY_CASTLES, BY_KING, BY_TOURNAMENTS)
NOT_REACHED: Final = -1
STEP: Final = 108  # from one sign to the next


def asked_of(data: KnightsData) -> Asked:
    goals = data.goals
    return Asked(goals.castles, goals.king_castles, goals.tournament_castles, goals.tournaments)


def seen_goals(game: Knights, seat: int, name: str) -> Goals:
    """How near a seat is to the goals."""
    reached = int(game.win_reason) if seat in game.winners else NOT_REACHED
    castles, tournaments = len(game.castles[seat]), len(game.tournaments[seat])
    return Goals(seat, name, asked_of(game.charter.data), castles, tournaments, reached)


def marks_of(asked: Asked, goal: int) -> list[str]:
    """What a goal asks for, one sign for each card; the king last."""
    if goal == BY_CASTLES:
        return ["castle"] * asked.castles
    if goal == BY_KING:
        return ["castle"] * asked.king_castles + ["crown"]
    return ["castle"] * asked.tournament_castles + ["lances"] * asked.tournaments


def held_of(goals: Goals, goal: int) -> list[bool]:
    """Which of a goal's signs a seat has."""
    castles = goals.castles
    tournaments = goals.tournaments
    held: list[bool] = []
    for mark in marks_of(goals.asked, goal):
        if mark == "castle":
            held.append(castles > 0)
            castles -= 1
        elif mark == "lances":
            held.append(tournaments > 0)
            tournaments -= 1
        else:
            held.append(goals.reached == BY_KING)
    return held


def signs_in_a_row(region: Region, signs: list[tuple[str, bool]]) -> Markup:
    """Signs of castles, tournaments and the king, full where they are held."""
    drawn = [
        shape_at(region, sign, place * STEP, 0, 100, class_="goal-held" if held else "goal-open")
        for place, (sign, held) in enumerate(signs)
    ]
    return svg("goal-signs", len(signs) * STEP - STEP + 100, 100, *drawn)


def track(region: Region, goals: Goals, goal: int) -> Markup:
    """One goal of one seat."""
    held = held_of(goals, goal)
    near = sum(held) == len(held) - 1
    won = goals.reached == goal
    name = goal_name(region, goals.asked, goal)
    label = region.canvas.say("table-web-goal-track", goal=name, held=sum(held), all=len(held))
    attributes: dict[str, Attribute] = {
        "class": classes("goal-track", "goal-near" if near else "", "goal-won" if won else ""),
        "role": "img",
        "aria-label": label,
        "title": label,
    }
    signs = zip(marks_of(goals.asked, goal), held, strict=True)
    return element("li", {}, element("span", attributes, signs_in_a_row(region, list(signs))))


def goal_tracks(region: Region, goals: Goals) -> Markup:
    """All three goals of a seat."""
    shown = "".join(str(int(has)) for goal in GOALS for has in held_of(goals, goal))
    id = f"goals-{goals.seat}"
    changed = region.marks(id, shown)
    label = region.canvas.say("table-web-goals-of", name=goals.name)
    attributes: dict[str, Attribute] = {
        "class": classes("goal-tracks", changed),
        "id": id,
        "aria-label": label,
    }
    return region.element("ul", attributes, *[track(region, goals, goal) for goal in GOALS])


def goal_name(region: Region, asked: Asked, goal: int) -> str:
    say = region.canvas.say
    if goal == BY_CASTLES:
        return say("table-web-goal-castles", castles=asked.castles)
    if goal == BY_KING:
        return say("table-web-goal-king", castles=asked.king_castles)
    return say("table-web-goal-tournaments", castles=asked.tournament_castles, tournaments=asked.tournaments)


def goal_cards(region: Region, cards: GoalCards) -> Markup:
    """K-1.2 The three goals lie open beside the piles; the one that was reached shines."""
    rows: list[Markup] = []
    for goal in GOALS:
        signs = signs_in_a_row(region, [(mark, True) for mark in marks_of(cards.asked, goal)])
        look = classes("goal", "goal-won" if cards.reached == goal else "")
        words = span("goal-words", goal_name(region, cards.asked, goal))
        rows.append(element("li", {"class": look}, signs, words))
    return element("ul", {"class": "goals", "aria-label": region.canvas.say("table-web-goals")}, *rows)
