"""K-14 The three goals as small tracks: what a seat has of each of them."""

from typing import Final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import Attribute, Markup, classes, element, span, svg
from banneret.games.knights.rules.state import BY_CASTLES, BY_KING, BY_TOURNAMENTS, Knights
from banneret.games.knights.web.cards import shape_at

GOALS: Final = (BY_CASTLES, BY_KING, BY_TOURNAMENTS)
STEP: Final = 108  # from one sign to the next


def marks_of(game: Knights, goal: int) -> list[str]:
    """What a goal asks for, one sign for each card; the king last."""
    goals = game.charter.data.goals
    if goal == BY_CASTLES:
        return ["castle"] * goals.castles
    if goal == BY_KING:
        return ["castle"] * goals.king_castles + ["crown"]
    return ["castle"] * goals.tournament_castles + ["lances"] * goals.tournaments


def held_of(game: Knights, seat: int, goal: int) -> list[bool]:
    """Which of a goal's signs a seat has."""
    castles = len(game.castles[seat])
    tournaments = len(game.tournaments[seat])
    held: list[bool] = []
    for mark in marks_of(game, goal):
        if mark == "castle":
            held.append(castles > 0)
            castles -= 1
        elif mark == "lances":
            held.append(tournaments > 0)
            tournaments -= 1
        else:
            held.append(seat in game.winners and game.win_reason == BY_KING)
    return held


def signs_in_a_row(region: Region, signs: list[tuple[str, bool]]) -> Markup:
    """Signs of castles, tournaments and the king, full where they are held."""
    drawn = [
        shape_at(region, sign, place * STEP, 0, 100, class_="goal-held" if held else "goal-open")
        for place, (sign, held) in enumerate(signs)
    ]
    return svg("goal-signs", len(signs) * STEP - STEP + 100, 100, *drawn)


def track(region: Region, game: Knights, seat: int, goal: int) -> Markup:
    """One goal of one seat."""
    held = held_of(game, seat, goal)
    near = sum(held) == len(held) - 1
    won = seat in game.winners and game.win_reason == goal
    label = region.canvas.say("table-web-goal-track", goal=goal_name(region, game, goal), held=sum(held), all=len(held))
    attributes: dict[str, Attribute] = {
        "class": classes("goal-track", "goal-near" if near else "", "goal-won" if won else ""),
        "role": "img",
        "aria-label": label,
        "title": label,
    }
    signs = zip(marks_of(game, goal), held, strict=True)
    return element("li", {}, element("span", attributes, signs_in_a_row(region, list(signs))))


def goal_tracks(region: Region, game: Knights, seat: int) -> Markup:
    """All three goals of a seat."""
    shown = "".join(str(int(has)) for goal in GOALS for has in held_of(game, seat, goal))
    changed = region.marks(f"goals-{seat}", shown)
    label = region.canvas.say("table-web-goals-of", name=region.canvas.names[seat])
    attributes: dict[str, Attribute] = {
        "class": classes("goal-tracks", changed),
        "id": f"goals-{seat}",
        "aria-label": label,
    }
    return region.element("ul", attributes, *[track(region, game, seat, goal) for goal in GOALS])


def goal_name(region: Region, game: Knights, goal: int) -> str:
    goals = game.charter.data.goals
    say = region.canvas.say
    if goal == BY_CASTLES:
        return say("table-web-goal-castles", castles=goals.castles)
    if goal == BY_KING:
        return say("table-web-goal-king", castles=goals.king_castles)
    return say("table-web-goal-tournaments", castles=goals.tournament_castles, tournaments=goals.tournaments)


def goal_cards(region: Region, game: Knights) -> Markup:
    """K-1.2 The three goals lie open beside the piles; the one that was reached shines."""
    rows: list[Markup] = []
    for goal in GOALS:
        signs = signs_in_a_row(region, [(mark, True) for mark in marks_of(game, goal)])
        look = classes("goal", "goal-won" if game.win_reason == goal else "")
        words = span("goal-words", goal_name(region, game, goal))
        rows.append(element("li", {"class": look}, signs, words))
    return element("ul", {"class": "goals", "aria-label": region.canvas.say("table-web-goals")}, *rows)
