"""The components of the box as the rules read them; `data.py` makes them of the data file."""

from typing import final

from mypy_extensions import i64

from banneret.core.labels import Label


@final
class City:
    """A city as printed on the board."""

    def __init__(self, label: Label, strength: int, income: int) -> None:
        self.label = label
        self.strength: i64 = strength
        self.income: i64 = income


@final
class Fate:
    """W-2.1 A Fate card; `results` are those of the three expeditions: FLEET_LOST, NO_NEWS or a multiplier."""

    def __init__(
        self, baron: int, revolt: bool, shape: int, battle: int, results: list[int], city: int, nation: int
    ) -> None:
        self.baron: i64 = baron
        self.revolt = revolt
        self.shape: i64 = shape
        self.battle: i64 = battle
        self.results = results
        self.city: i64 = city
        self.nation: i64 = nation


@final
class EventCard:
    """An event; `cancel` is the faith that cancels it, -1: it cannot be. `amount` and `other` are its numbers.

    `fallback` is what is given instead where the effect has no object.
    """

    def __init__(
        self, label: Label, color: int, cancel: int, lasting: bool, amount: int, other: int, fallback: int
    ) -> None:
        self.label = label
        self.color: i64 = color
        self.cancel: i64 = cancel
        self.lasting = lasting
        self.amount: i64 = amount
        self.other: i64 = other
        self.fallback: i64 = fallback


@final
class AgendaCard:
    """An agenda. `by_name`: a Baron is chosen, else yes or no. `amount` and `other` are its numbers.

    `asks_target`, `asks_each`, `comply`: who may refuse it (W-9.3.9), and whether it bites anew each time (W-9.3.10).
    """

    def __init__(
        self, label: Label, type: int, copies: int, by_name: bool, refusable: str, amount: int, other: int, retinue: int
    ) -> None:
        self.label = label
        self.type: i64 = type
        self.copies: i64 = copies
        self.by_name = by_name
        self.asks_target = refusable == "target"
        self.asks_each = refusable == "each_affected"
        self.comply = refusable == "comply_each_time"
        self.amount: i64 = amount
        self.other: i64 = other
        self.retinue: i64 = retinue


@final
class Constants:
    """The numbers of the rules, by the names that the data file gives them."""

    def __init__(self, values: dict[str, int]) -> None:
        self.starting_crowns: i64 = values["starting_crowns"]
        self.cards_per_stack: i64 = values["cards_per_stack_per_baron"]
        self.neutral_per_stack: i64 = values["neutral_cards_per_stack"]
        self.special_at: i64 = values["special_phase_threshold_per_baron"]
        self.draft_over: i64 = values["draft_markers_over_barons"]
        self.offer_over: i64 = values["mercenary_offer_over_barons"]
        self.current_agendas: i64 = values["current_agendas"]
        self.commander_strength: i64 = values["commander_strength"]
        self.commander_discards: i64 = values["commander_discards"]
        self.strength_per_card: i64 = values["strength_per_card"]
        self.casualty: i64 = values["casualty_value"]
        self.breach: i64 = values["breach_value"]
        self.fortify_cost: i64 = values["fortify_cost"]
        self.repair_cost: i64 = values["repair_cost_per_breach"]
        self.muster_cost: i64 = values["muster_cost_per_casualty"]
        self.fortified_strength: i64 = values["fortified_strength"]
        self.fortified_income: i64 = values["fortified_income"]
        self.raze_times: i64 = values["raze_income_multiplier"]
        self.revolt_times: i64 = values["revolt_income_multiplier"]
        self.revolt_faith: i64 = values["revolt_faith_cost"]
        self.expedition_cap: i64 = values["expedition_cap"]
        self.bless_cost: i64 = values["bless_cost"]
        self.redirect_cost: i64 = values["event_redirect_cost"]
        self.road_steps: i64 = values["road_steps"]
        self.max_charges: i64 = values["max_charges"]
        self.versatile_crowns: i64 = values["versatile_crowns"]
        self.versatile_votes: i64 = values["versatile_votes"]
        self.rally_votes: i64 = values["rally_votes"]
        self.serve_faith: i64 = values["serve_faith"]
        self.no_wage_limit: i64 = values["no_wage_limit"]
        self.two_player_cities: i64 = values["two_player_city_win"]
        self.stronghold: i64 = values["stronghold_strength"]
        self.votes_base: i64 = values["assembly_votes_base"]
        self.votes_per_city: i64 = values["assembly_votes_per_kingdom_city"]
