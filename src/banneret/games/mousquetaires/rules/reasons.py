"""What an event comes from, as a word for its text: found by the number of the rule that brings it about."""

from typing import Final

REASONS_BY_RULE: Final = {
    "M-2.8": "easier", "M-3.2": "round", "M-5.2": "recovery", "M-5.4": "action", "M-7.3": "duel", "M-7.6": "enemy",
    "M-7.8": "arrest", "M-8.2": "dagger", "M-9.4": "beggars", "M-9.7": "assassin", "M-10.3": "duel",
    "M-10.7": "rochefort", "M-12.3": "louvre", "M-12.4": "bonus", "M-12.5": "louvre", "M-13.7": "sacrifice",
    "M-13.9": "siege", "M-14.3": "richelieu", "M-14.4": "richelieu", "M-14.5": "richelieu", "M-14.6": "bastille",
    "M-14.8": "recovery", "M-15.1": "board", "M-16.1": "purchase", "M-16.3": "horse", "M-17.2": "character",
    "M-18.1": "treachery", "M-19.2": "all_for_one", "M-20.2": "round", "M-20.4": "paris", "M-23.4": "round",
}  # fmt: skip


def reason_of(rule: str) -> str:
    return REASONS_BY_RULE.get(rule, "")
