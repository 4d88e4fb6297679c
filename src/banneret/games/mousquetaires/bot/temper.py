"""The expert's habits: numbers found by self-play.

The unit is a point, of which a card drawn into a small hand is worth about two. What is called "need" is how far a
front would fall short before the quest is done.
"""

from typing import Final, final


@final
class Temper:
    """How the musketeers weigh things, and how Milady mixes her choices."""

    def __init__(self, habits: dict[str, float]) -> None:
        # Cards: drawing one, less for each card held beyond the first two and near the end; a card that a challenge
        # lacks; what is missed when one is spent.
        self.draw = habits["draw"]
        self.draw_decay = habits["draw_decay"]
        self.seek = habits["seek"]
        self.soon = habits["soon"]
        self.single = habits["single"]
        self.double = habits["double"]
        self.other = habits["other"]
        self.matching = habits["matching"]
        self.character = habits["character"]
        # Wounds, and falling.
        self.wound = habits["wound"]
        self.fall = habits["fall"]
        # The quest: a unit of work, more where time presses; the work that a team does in a round.
        self.quest = habits["quest"]
        self.hurry = habits["hurry"]
        self.pace = habits["pace"]
        self.wardes = habits["wardes"]
        self.road = habits["road"]
        self.room = habits["room"]
        # The fronts: a point of honour, a space of La Rochelle, and more by their need.
        self.honour = habits["honour"]
        self.honour_need = habits["honour_need"]
        self.honour_last = habits["honour_last"]
        self.siege = habits["siege"]
        self.siege_need = habits["siege_need"]
        self.louvre = habits["louvre"]
        self.louvre_urgent = habits["louvre_urgent"]
        self.share = habits["share"]
        self.abduction = habits["abduction"]
        self.vanishing = habits["vanishing"]
        self.defeat = habits["defeat"]
        # Means: an epic token, on the last board and before; gold; equipment by the round; what gold is kept for.
        self.epic = habits["epic"]
        self.epic_last = habits["epic_last"]
        self.gold = habits["gold"]
        self.gold_kept = habits["gold_kept"]
        self.horse = habits["horse"]
        self.armour = habits["armour"]
        self.pistol = habits["pistol"]
        self.toledo = habits["toledo"]
        self.thrust = habits["thrust"]
        self.skill = habits["skill"]
        self.enable = habits["enable"]
        # A move must bring so much more than staying; cards delivered to the man who needs them; fighting Rochefort.
        self.stay = habits["stay"]
        self.deliver = habits["deliver"]
        self.rochefort = habits["rochefort"]
        self.fear = habits["fear"]
        # Milady: how gladly she goes to each place, and what a treachery card must be worth to be played.
        self.at_richelieus = habits["at_richelieus"]
        self.at_lodging = habits["at_lodging"]
        self.at_siege = habits["at_siege"]
        self.at_quest = habits["at_quest"]
        self.at_paris = habits["at_paris"]
        self.at_louvre = habits["at_louvre"]
        self.guard_alone = habits["guard_alone"]
        self.guard_each = habits["guard_each"]
        self.scheme = habits["scheme"]
        self.lay_abduction = habits["lay_abduction"]
        self.lay_vanishing = habits["lay_vanishing"]
        self.lay_smuggler = habits["lay_smuggler"]
        self.lay_message = habits["lay_message"]
        self.lay_captive = habits["lay_captive"]
        self.lay_mixed = habits["lay_mixed"]
        self.conscripts = habits["conscripts"]
        self.dead_end = habits["dead_end"]
        self.plot = habits["plot"]
        self.strike = habits["strike"]
        self.prison = habits["prison"]
        self.red_die = habits["red_die"]
        self.trap = habits["trap"]
        self.bruise = habits["bruise"]


HABITS: Final[dict[str, float]] = {
    "draw": 7.454, "draw_decay": 0.063, "seek": 0.284, "soon": 3.916, "single": 2.764, "double": 2.222,
    "other": 0.868, "matching": 1.148, "character": 2.136, "wound": 0.461, "fall": 5.977, "quest": 4.8,
    "hurry": 1.616, "pace": 1.76, "wardes": 1.492, "road": 5.943, "room": 3.415, "honour": 0.385, "honour_need": 1.12,
    "honour_last": 1.731, "siege": 0.573, "siege_need": 0.411, "louvre": 1.305, "louvre_urgent": 0.341,
    "share": 0.249, "abduction": 16.126, "vanishing": 8.741, "defeat": 48.487, "epic": 1.876, "epic_last": 1.923,
    "gold": 0.203, "gold_kept": 0.669, "horse": 1.486, "armour": 0.432, "pistol": 0.319, "toledo": 0.342,
    "thrust": 0.167, "skill": 0.612, "enable": 0.316, "stay": 0.619, "deliver": 0.613, "rochefort": 11.598,
    "fear": 0.351, "at_richelieus": 1.36, "at_lodging": 2.33, "at_siege": 0.89, "at_quest": 1.08, "at_paris": 0.91,
    "at_louvre": 0.79, "guard_alone": 0.38, "guard_each": 0.55, "scheme": 3.19, "lay_abduction": 18.81,
    "lay_vanishing": 4.5, "lay_smuggler": 0.5, "lay_message": 2.0, "lay_captive": 0.8, "lay_mixed": 40.0,
    "conscripts": 2.2, "dead_end": 6.0, "plot": 1.4, "strike": 0.8, "prison": 0.8, "red_die": 0.7, "trap": 1.0,
    "bruise": 0.6,
}  # fmt: skip
TEMPER: Final = Temper(HABITS)
