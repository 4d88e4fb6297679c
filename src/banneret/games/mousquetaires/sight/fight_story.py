"""The last throw of dice as everybody saw it: a duel roll by roll, the siege, a search. Memories keep it for tables.

A story is a list of short lines. Its first line says what the dice were thrown for: `duel dartagnan cavois`, `siege`,
`search` or `abduction`; then come `cards combat double`, `roll sword lily | shield` and what the rolls led to.
"""

from typing import Final, cast

from banneret.core.events import Event

DUEL: Final = "duel"
NOBODY_YET: Final = "-"
BLIND: Final = f"{DUEL} {NOBODY_YET} {NOBODY_YET}"  # on board 3 the cards are played before anybody sees the enemy
CARDS: Final = "cards"
# Throws that are no duel, by the rule that asks for them.
PURPOSES: Final = {"M-13.5": "siege", "M-11.5": "search", "M-20.4": "abduction"}
# Events that close a story, and the word each leaves.
ENDS: Final = {
    "beaten": "beaten", "duel_failed": "failed", "rochefort_flees": "flees", "action_lost": "lost",
    "fell": "failed", "siege_moved": "moved", "successes": "successes",
}  # fmt: skip
CLOSING: Final = frozenset(ENDS.values())


def is_open(story: list[str]) -> bool:
    """Whether more is to come."""
    return bool(story) and story[-1].partition(" ")[0] not in CLOSING


def blind_cards(story: list[str]) -> list[str]:
    """The cards that were played against a token before it was turned."""
    return story[1:] if len(story) == 2 and story[0] == BLIND else []


def follow(story: list[str], event: Event) -> None:
    """Write down what an event adds; a new throw begins a new story."""
    name = event.name
    told = event.parts
    if name == "duel_begins":
        story[:] = [f"{DUEL} {told['man']} {told['foe']}"]
    elif name == "turned_up" and event.rule == "M-15.11" and told["token"] != "dagger":
        story[:] = [f"{DUEL} {NOBODY_YET} {told['token']}", *blind_cards(story)]
    elif name == "discarded" and event.rule == "M-7.2":
        if not is_open(story) or len(story) > 1:
            story[:] = [BLIND]
        story.append(f"{CARDS} {told['cards']}")
    elif name == "rolled":
        purpose = PURPOSES.get(event.rule, "")
        if purpose:
            story[:] = [purpose]
        elif not is_open(story):
            story[:] = [BLIND]
        story.append(f"roll {told['blue']} | {told['red']}")
    elif not is_open(story):
        return
    elif name == "rerolled":
        story.append(f"reroll {told['face']} {told['rolled']}")
    elif name == "thrust_by_man" or name == "thrust_by_foe":
        story.append(name.replace("_by_", " "))
    elif name == "tied" or name == "undecided":
        story.append(name)
    elif name == "wounded" and story[0].startswith(DUEL):
        story.append(f"hurt {told['count']}")
    elif name == "siege_swords":
        story.append(f"swords {told['blue']} {told['red']}")
    elif name == "sacrificed":
        story.append(f"sacrifice {told['man']}")
    elif name in ENDS:
        close(story, name, event)


def close(story: list[str], name: str, event: Event) -> None:
    """The end of a story; now at the latest it is told who fought."""
    told = event.parts
    word = ENDS[name]
    duel = story[0].startswith(DUEL)
    if duel != (word in ("beaten", "failed", "flees", "lost")):
        return
    if name == "beaten" or name == "duel_failed":
        story[0] = f"{DUEL} {told['man']} {told['foe']}"
    if name == "siege_moved":
        word = f"{word} {told['lead']} {told['siege']}"
    elif name == "successes":
        word = f"{word} {told['count']} {told['total']}"
    elif name == "rochefort_flees":
        word = f"{word} {cast(int, told['life'])}"
    story.append(word)
