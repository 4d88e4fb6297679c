"""The words of the log: what happened, to whom, and what it was made of."""

from __future__ import annotations

import pytest

from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.baron_cards import rally_support
from banneret.games.warrior_knights.rules.cards import (
    DRAW,
    FATE_IDS,
    TROOP_IDS,
    VICTORY,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.ending import end_game, end_told
from banneret.games.warrior_knights.rules.facts import facts_of
from banneret.games.warrior_knights.rules.hiring import fee_source
from banneret.games.warrior_knights.rules.state import BY_INFLUENCE, BY_ROUNDS, NO_SEAT, WarriorKnights, put
from banneret.games.warrior_knights.rules.wages import push_wages
from tests.games.warrior_knights.card_tables import drawn, tax
from tests.games.warrior_knights.sayings import LANGUAGES, SIEGE_ENDS, log, question, said, wording
from tests.games.warrior_knights.tables import (
    charge,
    city,
    fates,
    law,
    noble,
    office,
    own,
    play,
    reveal,
    table,
    upkeep,
)


def test_the_log_says_you_to_its_own_baron() -> None:
    assert log("en", "gained_crowns", 1, reader=1, count=1) == "You gain 1 crown."
    assert log("en", "gained_crowns", 1, reader=0, count=3) == "Márk gains 3 crowns."
    assert log("hu", "gained_crowns", 1, reader=1, count=3) == "Kapsz 3 koronát."


def test_a_neutral_city_fights_under_its_own_name() -> None:
    assert log("en", "shows_hand", -1, cards="fate_02 fate_01") == "The neutral city shows: deal 100, prevent 100."


def permission(language: str, purpose: str, answer: str, reader: int = -1) -> str:
    return log(language, "permission", 1, reader, purpose=purpose, area="monz", to=0, answer=answer)


def test_permissions_in_all_their_forms() -> None:
    assert permission("en", "pass", "allow") == "Márk lets Anita pass through Monz."
    assert permission("en", "pass", "price 4") == "Márk lets Anita pass through Monz for 4 crowns."
    assert permission("en", "attack", "price 1") == "Márk lets Anita attack in Monz for 1 crown."
    assert permission("en", "pass", "price 1", 1) == "You let Anita pass through Monz for 1 crown."
    assert permission("hu", "pass", "price 4", 1) == "4 koronáért engedélyezed az átvonulást itt: Monz (a kérő Anita)."
    assert permission("hu", "attack", "refuse") == "Márk megtagadja a támadást itt: Monz (a kérő Anita)."


def test_votes_and_ballots() -> None:
    assert log("en", "votes_shown", -1, votes=[3, 0, 1]) == "Votes given: Anita 3, Márk 0, Éva 1."
    chosen: dict[str, Json] = {"agenda": "constable", "votes": [0, 3, 1]}
    assert log("hu", "chosen", 1, -1, **chosen) == (
        "A megválasztott báró: Márk (Várnagy). Kapott szavazatok: Anita 0, Márk 3, Éva 1."
    )
    assert log("en", "votes", 0, answer="vote for zobel", count=2) == "Anita votes with 2: Heinrich Otto Zobel."
    voted: dict[str, Json] = {"answer": "vote for zobel", "count": 2, "to": 1}
    assert log("hu", "votes", 0, -1, **voted) == "Anita 2 szavazata: Heinrich Otto Zobel (Márk)."
    assert log("hu", "votes", 0, reader=1, **voted) == "Anita 2 szavazatot ad le rád: Heinrich Otto Zobel (Márk)."
    tie = log("hu", "breaks_tie", 0, answer="vote no", count=2, level=[])
    assert tie == "Szavazategyenlőség (mellette 2, ellene 2): az ülést vezető Anita dönt, ezt választja: ellene."
    assert log("en", "breaks_tie", 0, -1, **{**voted, "level": [1, 2]}) == (
        "A tie (Márk 2, Éva 2): Anita, who leads the meeting, decides: Heinrich Otto Zobel (Márk)."
    )
    decided = log("hu", "decided", -1, passed=True, **{"for": 5, "against": 3})
    assert decided == "A javaslatot elfogadták: mellette 5, ellene 3."
    ballot = "write yes, write votes 3, write madder, write votes 0"
    told = "Ballot of Márk, in the order of the agendas: yes: 3; Thomas Edmund Madder: 0."
    assert log("en", "ballot", 1, ballot=ballot) == told


def test_W_7_3_equal_votes_and_W_7_4_equal_faith_leave_the_tokens_where_they_are() -> None:
    level: dict[str, Json] = {"to": 1, "count": 2, "most": 2}
    assert log("hu", "chairman_stays", 0, -1, **level) == (
        "Márk marad a régens: Anita szavazatainak száma 2, de másnak is van 2."
    )
    assert log("hu", "chairman_stays", 0, reader=1, **level).startswith("Te maradsz a régens: ")
    assert log("en", "head_stays", 0, reader=0, **level) == (
        "Márk stays Head of the Church: you have 2 faith, but somebody else has 2."
    )
    game = table(3)
    game.votes, game.chairman = [0, 2, 0], 1
    rally_support(game, 0)
    assert [event.name for event in game.take_events()] == ["gained_votes", "chairman_stays"]


def test_heirs_and_eliminations() -> None:
    handed = log("en", "heir_handed", 0, heir="ricardo:okker", to=2)
    assert handed == "Anita hands Ricardo di Porpora’s heir over to Éva."
    assert log("hu", "heir_killed", 0, noble="ricardo") == "Anita megöli Ricardo di Porpora örökösét."
    assert log("hu", "eliminated", 1, reader=1) == "Kiestél a játékból."
    assert log("hu", "takes_stronghold", 0, -1, **{"from": 1}) == "Anita elfoglalta Márk kastélyát."
    assert log("hu", "takes_stronghold", 0, reader=1, **{"from": 1}) == "Anita elfoglalta a kastélyodat."


def test_what_is_done_to_the_reader_says_so() -> None:
    battle: dict[str, Json] = {"battle": "assault", "area": "monz", "defender": 1, "nobles": "ricardo"}
    assert log("en", "names_battle", 0, reader=1, **battle) == (
        "Anita assaults your walls in Monz with Ricardo di Porpora."
    )
    assert log("hu", "names_battle", 0, reader=1, **battle) == (
        "Anita megrohamozza a falaidat itt: Monz. Támad: Ricardo di Porpora."
    )
    assert permission("hu", "pass", "price 4", 0) == "Márk 4 koronáért engedi, hogy átvonulj itt: Monz."
    assert log("hu", "handed_crowns", 0, reader=1, count=3, to=1) == "Anita 3 koronát fizet neked."
    assert log("hu", "handed_crowns", 0, count=3, to=1) == "Anita 3 koronát fizet, Márk kapja."
    assert log("hu", "offer_answered", 0, reader=1, count=5, to=1, passed=False) == (
        "Anita nem fogadja el az 5 koronádat: jön a csata."
    )


def test_nobles_are_told_by_name_where_their_baron_is_known() -> None:
    assert log("hu", "retreats", 0, noble="square", of="madder", area="monz", home=False) == (
        "Anita nemese (Ricardo di Porpora) visszavonul ide: Monz."
    )
    assert log("en", "commands", 0, reader=0, noble="square", of="madder") == "Your commander is Ricardo di Porpora."
    assert "helyőrség" in log("hu", "heals", 0, slot="garrison", of="madder", count=1)


def test_the_cards_of_a_battle_are_reckoned_with_in_one_line() -> None:
    losses: dict[str, Json] = {
        "attacker": 0, "defender": 2, "attack_deals": 3, "attack_prevents": 2, "defence_deals": 1,
        "defence_prevents": 1,
    }  # fmt: skip
    assert log("hu", "losses", -1, -1, **losses) == (
        "Veszteségek százasával (okozott − kivédett): a támadót 1 − 2 → 0, a védekezőt 3 − 1 → 2 éri."
    )
    victories: dict[str, Json] = {"attacker": 2, "defender": 1, "verdict": "partial_attack"}
    assert log("hu", "victories", -1, -1, **victories) == (
        "Győzelmek: támadó 2, védekező 1. A támadó részleges győzelme (eggyel több): "
        "ha a védekezőnek itt harcolnak nemesei, visszavonulnak; rohamnál a hely elesik."
    )
    assert log("hu", "victories_skipped", -1, why="walls") == (
        "A győzelem-lapok nem számítanak, mert a veszteségek után a védekező ereje 0: a hely elesik."
    )


def test_W_11_step_5_a_card_that_brings_another_does_not_count_itself() -> None:
    draw = next(id for id, fate in zip(FATE_IDS, load_data().fates, strict=True) if fate.battle == DRAW)
    victory = next(id for id, fate in zip(FATE_IDS, load_data().fates, strict=True) if fate.battle == VICTORY)
    assert log("en", "shows_hand", 0, 0, cards=victory) == "You show: victory."
    assert log("en", "shows_hand", 0, 0, cards=f"{draw} {victory}").endswith(
        "The card that draws does not count itself: the one that came for it is among these."
    )
    assert log("hu", "shows_hand", 0, -1, cards=f"{draw} {victory}").endswith(
        "Az „újabb sorskártya húzása” maga nem számít: a helyére húzott lap már itt van."
    )


def test_a_revolt_check_names_its_city() -> None:
    quiet: dict[str, Json] = {"fate": "fate_01", "field": "revolt", "city": "monz"}
    assert log("hu", "fate", 0, -1, **quiet) == "Sorskártya, Monz (Anita városa): nincs lázadás."
    assert log("hu", "fate", 0, reader=0, **{**quiet, "fate": "fate_04"}) == (
        "Sorskártya, Monz (a te városod): lázadás!"
    )


def test_a_card_that_does_nothing_says_so() -> None:
    assert log("hu", "no_effect", -1, card="amnesty") == "Közkegyelem: nincs mire hatnia, nem történik semmi."
    storms: dict[str, Json] = {"card": "storms", "whom": "all"}
    everybody = "In force for everybody until the end of the round: Storms at Sea."
    assert log("en", "stays_in_force", -1, -1, **storms) == everybody
    harvest: dict[str, Json] = {"card": "bad_harvest", "whom": "one"}
    assert log("hu", "stays_in_force", 1, -1, **harvest) == "Márk előtt marad, érvényben: Rossz termés."
    assert log("hu", "stays_in_force", 1, reader=1, **harvest) == "Előtted marad, érvényben: Rossz termés."


def test_W_2_3_a_fate_card_that_does_not_suit_says_that_another_is_drawn() -> None:
    wrong: dict[str, Json] = {"fate": "fate_01", "field": "city", "suits": False}
    assert log("hu", "fate", -1, -1, **wrong).endswith(" Ez a város most nem jöhet szóba: új lap következik.")
    assert "új lap" not in log("hu", "fate", -1, -1, **{**wrong, "suits": True})
    assert log("en", "fate", -1, -1, **{**wrong, "field": "baron"}).endswith("another card is drawn.")
    own_noble: dict[str, Json] = {"fate": "fate_01", "field": "shape", "noble": "star", "suits": False}
    assert log("hu", "fate", 0, reader=0, **own_noble).endswith("Most nem jöhet szóba: új lap következik.")


def test_W_6_2_a_card_tells_how_many_lie_there_and_how_many_it_takes() -> None:
    laid: dict[str, Json] = {"special": "taxation", "count": 3, "full": 4}
    assert log("hu", "allocated", 0, reader=0, **laid) == "A kártyád ide kerül: Adó (már 3 lap van ott, 4 kell)."
    assert log("en", "allocated", 1, -1, **laid) == "The card of Márk goes to Taxation (3 of the 4 that it takes)."


def test_W_8_2_1_a_chairman_who_starts_no_expedition_is_told() -> None:
    game = table(2)
    reveal(game, "fund_expeditions")
    play(game, "pass")
    assert last_of(game, "no_expedition", "hu", 1) == "Anita nem indít expedíciót."
    assert last_of(game, "no_expedition", "en", 0) == "You start no expedition."


def test_W_8_5_uncertain_times_tell_what_they_do() -> None:
    assert log("hu", "neutral_card", -1, card="uncertain_times").endswith(" A sorspakli megkeverve.")
    assert log("en", "neutral_card", -1, card="muster_troops") == "Neutral card: Muster Troops."


def test_W_8_1_an_event_tells_its_colour() -> None:
    drawn: dict[str, Json] = {"event": "miracle", "colour": "green"}
    assert log("hu", "event", 0, reader=0, **drawn) == "Zöld esemény, te húzod: Csoda!"
    assert log("en", "event", 1, -1, **{**drawn, "colour": "red"}).startswith("A red event, drawn by Márk: ")


@pytest.mark.parametrize(
    ("why", "english", "hungarian"),
    [
        ("losses", "the losses reach the strength of the troops", "a veszteségei elérték a csapatai erejét"),
        ("defeat", "by the other side’s full victory", "az ellenfél teljes győzelme miatt"),
        ("overseas", "there is no retreat from overseas", "tengerentúlról nem lehet visszavonulni"),
        ("no_way", "there is nowhere to retreat to", "nincs hová visszavonulnia"),
        ("siege", "the siege has succeeded", "sikerrel járt az ostromzár"),
        ("ransom", "no ransom was paid", "nem váltották ki"),
        ("fire", "lost with the city", "odaveszett a várossal"),
    ],
)
def test_W_12_a_death_tells_its_cause(why: str, english: str, hungarian: str) -> None:
    told: dict[str, Json] = {"noble": "star", "of": "viola", "why": why}
    assert log("en", "noble_dies", 1, -1, **told) == f"Márk’s noble Renaud de Malve is dead ({english})."
    assert log("hu", "noble_dies", 1, reader=1, **told) == f"Nemesed (Renaud de Malve) meghalt ({hungarian})."


def test_W_11_9_4_a_retreat_without_a_free_area_says_so() -> None:
    told: dict[str, Json] = {"noble": "star", "of": "viola", "area": "monz", "home": True}
    assert log("hu", "retreats", 1, -1, **told) == (
        "Márk nemese (Renaud de Malve) visszavonul, de nincs szabad szomszédos terület: a kastélyba kerül, kimerülten "
        "(Monz)."
    )
    assert log("en", "retreats", 1, reader=1, **{**told, "home": False}) == "Your noble Renaud de Malve retreats: Monz."


@pytest.mark.parametrize("language", LANGUAGES)
def test_W_11_8_a_siege_that_is_lifted_tells_why(language: str) -> None:
    said_of = [log(language, "siege_lifted", 0, place="monz", why=why) for why in SIEGE_ENDS]
    assert len(set(said_of)) == len(SIEGE_ENDS)
    own_words = [log(language, "siege_lifted", 0, reader=0, place="monz", why=why) for why in SIEGE_ENDS]
    assert len(set(own_words)) == len(SIEGE_ENDS)


def test_W_11_a_place_that_nothing_defends_says_why_it_falls() -> None:
    assert log("hu", "undefended", -1, place="monz") == (
        "Senki és semmi sem védi (az ereje 0): Monz harc nélkül elesik."
    )
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_50")
    game.breaches = put(game.breaches, city("monz"), 2)
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault")
    assert "undefended" in [event.name for event in game.events]


def test_W_8_1_3_the_second_round_of_pledges_says_so() -> None:
    game = table(2)
    game.faith = [1, 1]
    fates(game, 8)
    drawn(game, "earthquake", 1)
    first, second = ("hány hitjelzőt ajánlasz fel", "az első kör nem volt elég")
    assert first in question(game, "hu", 0)
    play(game, "pledge 0", "pledge 0")
    assert second in question(game, "hu", int(game.turn()))
    assert "This is the last round" in question(game, "en", int(game.turn()))


def test_W_13_1_upkeep_tells_the_cities_and_how_many_it_takes() -> None:
    told: dict[str, Json] = {"cities": [1, 3, 0], "needed": 6, "scope": "all"}
    assert log("hu", "upkeep", -1, -1, **told) == "Fenntartás. Városok: Anita 1, Márk 3, Éva 0; a győzelemhez 6 kell."
    told["scope"] = "kingdom"
    assert log("en", "upkeep", -1, -1, **told) == "Upkeep. Kingdom cities: Anita 1, Márk 3, Éva 0; it takes 6 to win."
    for players, scope in ((2, "all"), (3, "kingdom")):
        game = table(players)
        upkeep(game)
        assert next(event for event in game.events if event.name == "upkeep").parts["scope"] == scope


def answers(game: WarriorKnights, language: str) -> dict[str, str]:
    """The answers of seat 0 as its list tells them."""
    words = wording(language, int(game.players))
    return {action.notation: words.action(action, game, 0) for action in game.legal(0)}


def test_W_11_3_an_attack_says_whose_leave_it_takes() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "english_200", "vassal_100")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    assert "engedély" not in answers(game, "hu")["assault"]
    game = table(3)
    noble(game, 0, "star", "monz", "english_200", "vassal_100")
    noble(game, 1, "star", "monz", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    told = answers(game, "hu")
    assert told["assault"].endswith("; akinek az engedélye kell hozzá: Márk")
    assert told["siege"].endswith("; akinek az engedélye kell hozzá: Márk")
    assert told["fight emerande"].endswith("(Márk; csapatok 300 : 50)")
    assert answers(game, "en")["assault"].endswith("; it takes the leave of Márk")
    assert answers(game, "en")["pass"] == "You start no battle"


def test_W_14_2_a_game_without_a_winner_tells_who_is_level_and_with_what() -> None:
    game = table(3)
    game.influence, game.crowns, game.pool = [9, 9, 1], [4, 4, 0], 0
    end_game(game, NO_SEAT, BY_INFLUENCE, "W-14.2")
    assert log("en", "game_over", -1, -1, **end_told(game)) == (
        "There is no king and no winner, for Anita and Márk are equal in everything: influence 9, cities 0, crowns, "
        "faith and votes together 4, troop cards on the board 4 (W-14.2)."
    )
    assert log("hu", "game_over", -1, reader=0, **end_told(game)) == (
        "Vége a játéknak: nincs király és nincs győztes, mert Anita és Márk mindenben egyenlő: befolyás 9, városok 0, "
        "koronák, hitjelzők és szavazatok együtt 4, csapatkártyák a táblán 4 (W-14.2)."
    )


@pytest.mark.parametrize(
    ("might", "crowns", "told"),
    [
        ("off", [4, 6, 0], "koronák, hitjelzők és szavazatok összege döntött (Anita 4, Márk 6; W-14.2)."),
        ("on", [4, 6, 0], "koronák, hitjelzők és szavazatok összege döntött (Anita 4, Márk 6; W-14.2)."),
    ],
)
def test_W_14_2_what_broke_a_tie_is_told_with_its_numbers(might: str, crowns: list[int], told: str) -> None:
    game = table(3, {"might_is_right": might})
    game.influence, game.crowns = [9, 9, 1], crowns
    end_game(game, 1, BY_ROUNDS, "W-14.2")
    assert log("hu", "game_over", 1, -1, **end_told(game)).endswith(told)


def test_W_14_a_victory_tells_what_was_counted() -> None:
    by_influence: dict[str, Json] = {"reason": "influence", "count": 12, "step": "most_influence"}
    assert log("en", "game_over", 0, -1, **by_influence, level=[0, 1, 2], ranks=[12, 3, 9]) == (
        "The pool of influence is empty: Anita has the most (12) and wins! "
        "Influence decided (Anita 12, Márk 3, Éva 9; W-14.2)."
    )
    tied: dict[str, Json] = {**by_influence, "step": "cities", "level": [0, 2], "ranks": [4, 3]}
    assert log("hu", "game_over", 0, 0, **tied) == (
        "Elfogyott a befolyáskészlet: te vagy a legbefolyásosabb báró (12 befolyás), győztél! "
        "Egyenlő befolyás, ezért a városok száma döntött (Anita 4, Éva 3; W-14.2)."
    )
    by_cities: dict[str, Json] = {"reason": "cities", "count": 6, "needed": 6}
    assert log("hu", "game_over", 1, 0, **by_cities) == "Márk 6 várost ural (6 elég a győzelemhez), és győzött!"


@pytest.mark.parametrize(
    ("name", "rule", "english", "hungarian"),
    [
        (
            "levy_taxes",
            "gained_crowns",
            "You gain 1 crown (areas of the nobles: Monz).",
            "Kapsz 1 koronát (a nemesek területei: Monz).",
        ),
        (
            "rally_support",
            "chairman",
            "You are Chairman (2 votes, more than anybody else).",
            "Te vagy a régens (2 szavazat, több, mint bárki másé).",
        ),
        (
            "serve_the_church",
            "head_of_church",
            "You are Head of the Church (1 faith, more than anybody else).",
            "Te vagy a főkegyúr (1 hitjelző, több, mint bárki másé).",
        ),
    ],
)
def test_W_7_a_card_of_a_baron_tells_what_was_counted(name: str, rule: str, english: str, hungarian: str) -> None:
    game = table()
    game.chairman, game.head = 1, 2
    noble(game, 0, "star", "monz", "vassal_50")
    reveal(game, f"0:{name}")
    play(game, "execute")
    assert last_of(game, rule, "en", 0) == english
    assert last_of(game, rule, "hu", 0) == hungarian


@pytest.mark.parametrize(
    ("source", "english", "hungarian"),
    [
        (
            "sum:monz=2 vecht=4 charges=0 seneschal=1",
            "Monz 2 + Vecht 4 + Seneschal 1",
            "Monz 2 + Vecht 4 + Udvarbíró 1",
        ),
        ("sum:monz=2 vecht=4 charges=0 seneschal=0", "Monz 2 + Vecht 4", "Monz 2 + Vecht 4"),
        ("sum:charges=5 seneschal=0", "charges 5", "tisztségek 5"),
        (
            "sum:attending=1 cities=2 chancellor=2",
            "attending 1 + cities 2 + Chancellor 2",
            "részvétel 1 + városok 2 + Kancellár 2",
        ),
        ("cities:monz bingen", "Monz, Bingen", "Monz, Bingen"),
        ("wages:english_50 english_50", "wages: English 50 ×2", "zsold: angol 50 ×2"),
        (
            "wages:swiss_200 more=1",
            "wages: Swiss 200; 1 crown more by Soldiers’ Pay",
            "zsold: svájci 200; a Zsoldosok bére miatt 1 koronával több",
        ),
        ("vassals", "the vassals’ wages", "a vazallusok zsoldja"),
        ("fees:3", "hiring fees", "foglaló"),
        (
            "fees:3 mercenary_edict=+1 quartermaster=-1",
            "hiring fees 3 + Mercenary Edict 1 − Quartermaster 1",
            "foglaló 3 + Zsoldosrendelet 1 − Szállásmester 1",
        ),
        ("breaches:2:1", "breaches: 2 × 1", "rések: 2 × 1"),
        ("casualties:3:2", "casualties: 3 × 2", "veszteségjelzők: 3 × 2"),
        ("fortifying", "fortifying", "erődítés"),
        ("space", "the fee of the space", "a mező ára"),
        ("expedition:china", "expedition: China", "expedíció: Kína"),
        ("stake:china:5:2", "China: stake 5 × 2", "Kína: betét 5 × 2"),
        ("income:monz:2:3", "income of Monz 3 × 2", "Monz bevétele 3 × 2"),
        ("agenda:income_tax", "Income Tax", "Jövedelemadó"),
        ("half", "half of the crowns, rounded down", "a koronák fele, lefelé kerekítve"),
    ],
)
def test_an_amount_tells_what_it_is_for_or_made_of(source: str, english: str, hungarian: str) -> None:
    assert log("en", "gained_crowns", 1, count=8, source=source) == f"Márk gains 8 crowns ({english})."
    assert log("hu", "paid_crowns", 1, 1, count=8, source=source) == f"Fizetsz 8 koronát ({hungarian})."
    assert log("en", "gained_crowns", 1, count=8) == "Márk gains 8 crowns."


@pytest.mark.parametrize(
    ("count", "strength", "led", "english", "hungarian"),
    [
        (6, 450, True, "4 for a strength of 450, 2 for the commander", "450 erőért 4, a parancsnokért 2"),
        (3, 300, False, "3 for a strength of 300", "300 erőért 3"),
        (
            7,
            400,
            True,
            "4 for a strength of 400, 2 for the commander, 1 for the Constable",
            "400 erőért 4, a parancsnokért 2, a Várnagyért 1",
        ),
        (
            10,
            900,
            True,
            "9 for a strength of 900, 2 for the commander, but no more can be drawn",
            "900 erőért 9, a parancsnokért 2, de többet nem lehet",
        ),
    ],
)
def test_W_11_step_2_a_hand_tells_why_it_has_so_many_cards(
    count: int, strength: int, led: bool, english: str, hungarian: str
) -> None:
    parts: dict[str, Json] = {"count": count, "strength": strength, "led": led}
    assert log("en", "draws_hand", 1, -1, **parts) == f"Márk draws {count} Fate cards ({english})."
    assert log("hu", "draws_hand", 1, -1, **parts) == f"Márk {count} sorskártyát húz ({hungarian})."


@pytest.mark.parametrize(
    ("language", "laid", "fell"),
    [
        (
            "en",
            "You lay siege to Bingen (totals 500 : 400, that is troops 100 + commander 200 + Master of Sieges 200 : "
            "walls 400).",
            "Anita’s siege succeeds (totals 900 : 650, that is troops 700 + commander 200 : "
            "walls 400 + troops inside 50 + commander 200): Bingen falls.",
        ),
        (
            "hu",
            "Ostromzár alá veszed: Bingen (összerő 500 : 400, azaz csapatok 100 + parancsnok 200 + Ostrommester 200 : "
            "falak 400).",
            "Anita ostromzára sikerrel jár (összerő 900 : 650, azaz csapatok 700 + parancsnok 200 : "
            "falak 400 + csapatok odabent 50 + parancsnok 200): elesik Bingen.",
        ),
    ],
)
def test_W_11_8_a_siege_tells_what_its_totals_are_made_of(language: str, laid: str, fell: str) -> None:
    game = table()
    noble(game, 0, "star", "bingen", "english_50")
    master = noble(game, 0, "square", "bingen", "english_50")
    office(game, master, "siege_master")
    reveal(game, "0:versatile_strategy")
    play(game, "target bingen", "siege, with star, with square, attack")
    assert last_of(game, "besieges", language, 0) == laid
    game = table()
    own(game, 1, "bingen")
    noble(game, 1, "star", "bingen", "vassal_50")
    noble(game, 0, "star", "bingen", "english_200", "swiss_200", "polish_200", "vassal_100")
    game.besiegers = put(game.besiegers, city("bingen"), 0)
    game.siege_rounds = put(game.siege_rounds, city("bingen"), 1)
    game.round = 2
    reveal(game, "0:versatile_strategy")
    play(game, "target bingen", "siege, with star, attack", "offer 0", unfinished=True)
    assert last_of(game, "starved_out", language, 1) == fell


def last_of(game: WarriorKnights, name: str, language: str, reader: int) -> str:
    event = [event for event in game.events if event.name == name][-1]
    return wording(language).event(event, reader)


@pytest.mark.parametrize(
    ("language", "why"), [("en", "(now 250 : 400, that is troops 50"), ("hu", "(most 250 : 400, azaz csapatok 50")]
)
def test_W_11_8_who_is_too_weak_reads_both_totals(language: str, why: str) -> None:
    game = table()
    noble(game, 0, "star", "bingen", "english_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target bingen")
    refusal = game.refuse(0, WARRIOR_KNIGHTS.rules.catalogue.parse("siege"))
    assert refusal is not None
    assert why in wording(language).refusal(refusal)


def test_W_9_1_taxes_tell_what_each_city_pays() -> None:
    game = table()
    own(game, 1, "monz", "vecht")
    charge(game, 1, "salt_mines")
    tax(game)
    assert last_of(game, "gained_crowns", "hu", 1) == "Kapsz 8 koronát (Monz 2 + Vecht 4 + tisztségek 2)."


def test_W_9_4_a_fee_tells_what_cards_make_of_it() -> None:
    game = table()
    law(game, "mercenary_edict")
    charge(game, 0, "quartermaster")
    kind = TROOP_IDS.index("english_150")
    assert fee_source(game, 0, [kind], True) == "fees:3 mercenary_edict=+1 quartermaster=-1"
    assert fee_source(game, 1, [kind, kind], False) == "fees:6"


def test_W_9_2_and_W_10_6_troops_are_told_with_the_noble_who_leads_them() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "swiss_200")
    law(game, "soldiers_pay")
    push_wages(game)
    game.advance(FastChance(1))
    play(game, "comply")
    wage = answers(game, "hu")["wage star:swiss_200"]
    assert wage == "Kifizetés: svájci 200 (Guy de Solferino), zsoldja 5"
    refusal = game.refuse(0, WARRIOR_KNIGHTS.rules.catalogue.parse("wage square:swiss_200"))
    assert refusal is not None
    assert wording("hu", 2).refusal(refusal).startswith("Most nem jár neki zsold: svájci 200 (Ricardo di Porpora).")


def test_a_missing_heir_is_told_by_the_name_of_his_noble() -> None:
    game = table()
    named = facts_of(game, 0, WARRIOR_KNIGHTS.rules.catalogue.parse("absolve star"))
    assert said("hu", **named)["matter"] == "Guy de Solferino hiányzó örököse"
    assert said("en", matter="ban")["matter"] == wording("en").texts.say("matter-ban")


def test_W_11_a_battle_names_whom_it_is_against_and_cites_the_rule_that_holds_its_steps() -> None:
    assault: dict[str, Json] = {"battle": "assault", "area": "monz", "nobles": "ricardo"}
    assert log("hu", "names_battle", 0, -1, **assault, defender=NO_SEAT) == (
        "Anita rohamot kezdeményez itt: Monz, ellenfele: a semleges város. Támad: Ricardo di Porpora."
    )
    assert log("en", "names_battle", 0, -1, **assault, defender=1) == (
        "Anita starts an assault in Monz against Márk with Ricardo di Porpora."
    )
    game = table(2)
    noble(game, 0, "star", "monz", "swiss_200", "swiss_150")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault, with star, attack", unfinished=True)
    drawn_hand = [event for event in game.events if event.name == "draws_hand"]
    assert {event.rule for event in drawn_hand} == {"W-11.4"}
    assert wording("hu", 2).rule("W-11.4").startswith("Megnevezed a támadó pihent nemeseket")


def test_W_11_11_a_city_that_is_ceded_says_for_what() -> None:
    ceded: dict[str, Json] = {"city": "monz", "to": 1}
    assert (
        log("hu", "cedes_city", 0, reader=1, **ceded) == "Anita a kastélya elvesztéséért átad neked egy várost: Monz."
    )
    assert log("en", "cedes_city", 0, -1, **ceded) == "Anita cedes a city to Márk for the lost stronghold: Monz."
