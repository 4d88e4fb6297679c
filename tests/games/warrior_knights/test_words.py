"""Pieces, answers and questions in words: rare ones too, and the same things in both languages."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.kernel import JointQuestion, Question
from banneret.core.refusals import Refusal
from banneret.core.wording import game_texts, rule_key
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.actions import DONE, PAY
from banneret.games.warrior_knights.rules.capture import CedeCity, KeepOrRaze
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    INCOME_TAX,
    MUTINY,
    NO_ASSAULTS,
    NO_EXPEDITIONS,
    NO_HIRING,
    NO_ROADS,
    NO_SEA,
    NO_SIEGES,
    ROYAL_GRANT,
    SALT_MINES,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.decrees import AcceptDecree, GiveUpCharge
from banneret.games.warrior_knights.rules.event_armies import HealArmy
from banneret.games.warrior_knights.rules.event_choices import GenerousGuilds
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops
from banneret.games.warrior_knights.rules.state import put
from banneret.games.warrior_knights.rules.upkeep import Rebuild, ReturnNoble
from banneret.games.warrior_knights.rules.voting import ON_DELAY, ON_MOTION, ON_PARDON, ON_REPEAL, push_vote
from tests.games.warrior_knights.sayings import LANGUAGES, question, said, wording
from tests.games.warrior_knights.tables import city, noble, out_of_agendas, own, play, reveal, table


@pytest.mark.parametrize(
    ("language", "words"), [("en", "English 50 ×2, vassal 100"), ("hu", "angol 50 ×2, vazallus 100")]
)
def test_troops_are_counted(language: str, words: str) -> None:
    assert said(language, troops="english_50 english_50 vassal_100")["troops"] == words


def test_no_troops_are_nothing() -> None:
    assert said("en", troops="")["troops"] == "nothing"


def test_a_troop_of_an_army_names_both() -> None:
    assert said("en", troop="star:swiss_150") == {"troop": "Swiss 150", "army": "star noble"}
    assert said("hu", troop="garrison:all") == {"troop": "az egész sereg", "army": "helyőrség"}
    assert said("en", troop="vassal_50") == {"troop": "vassal 50"}


def test_a_noble_is_named_by_shape_or_by_name() -> None:
    assert said("en", noble="star")["noble"] == "star"
    assert said("hu", noble="john_dudley_black")["noble"] == "Sir John Dudley Black"
    assert said("hu", noble="garrison")["noble"] == "helyőrség"


def test_a_place_is_a_city_or_somebodys_stronghold() -> None:
    assert said("en", place="froli")["place"] == "Fröli"
    assert said("hu", place="stronghold:okker")["place"] == "Ulrich von Okker kastélya"
    assert said("en", place="stronghold")["place"] == "your stronghold"


def test_a_fate_card_tells_what_it_names_and_what_it_does_in_battle() -> None:
    told = said("en", fate="fate_02")
    named = [told[f"fate_{field}"] for field in ("baron", "noble", "city", "nation", "revolt")]
    assert named == ["Thomas Edmund Madder", "Ricardo di Porpora", "Lenz", "Swiss", "no"]
    assert (told["drawn"], told["number"]) == ("deal 100", "2")


def test_origins_are_told_apart() -> None:
    assert said("en", **{"from": 1})["from"] == "Márk"
    assert said("en", **{"from": "circle"})["from"] == "circle noble"
    assert said("hu", **{"from": "acre"})["from"] == "Akkó"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    words = wording(language)
    texts: set[tuple[str, str]] = set()
    for action in WARRIOR_KNIGHTS.rules.catalogue.actions:
        text = words.action(action)
        assert "[" not in text
        assert "{" not in text
        assert (action.word, text) not in texts, action
        texts.add((action.word, text))


# Questions that seldom come up.


def test_a_lost_stronghold_asks_for_a_city() -> None:
    game = table()
    game.push(CedeCity(1, 0))
    assert question(game, "en", 1) == "Your stronghold has fallen. Which city goes to Anita?"
    game.push(Rebuild(1))
    assert question(game, "hu", 1) == "Hová helyezed vissza a kastélyodat?"


def test_razing_names_the_reward() -> None:
    game = table()
    game.push(KeepOrRaze(0, city("thira")))
    assert question(game, "en", 0) == "Thira is yours. Do you keep it, or raze it for 15 crowns?"
    assert question(game, "hu", 0) == "Tiéd lett: Thira. Megtartod, vagy elpusztítod 15 koronáért?"


def test_deserters_and_losses_name_the_army() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_50", "english_100")
    name = load_data().nobles[game.barons[0] * 4].names["en"]
    game.push(ChooseDeserter(0, army, 0))
    assert question(game, "en", 0) == f"Which English mercenary deserts? Army: {name}."
    game.push(LoseTroops(0, army, 100, 0))
    assert question(game, "hu", 0) == f"Melyik zsoldos esik el? Sereg: {name}; még elvesztendő erő: 100."


def test_a_fourth_charge_is_named() -> None:
    game = table()
    game.push(GiveUpCharge(2, SALT_MINES))
    assert question(game, "en", 2).startswith("You now hold Superintendent of the Salt Mines too")


@pytest.mark.parametrize(
    ("subject", "object", "words"),
    [
        (ON_PARDON, 2, "lifting the ban of Éva"),
        (ON_REPEAL, INCOME_TAX, "an end to Income Tax"),
        (ON_DELAY, 0, "postponing the meeting"),
        (ON_MOTION, 3, "open motion: Ports Closed"),
    ],
)
def test_the_vote_says_what_it_is_about(subject: int, object: int, words: str) -> None:
    game = table()
    push_vote(game, subject, object)
    assert question(game, "en", 0) == f"Vote on {words}: how many votes do you commit? You have 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_ask_can_be_put(language: str) -> None:
    game = table()
    game.event = MUTINY
    for frame in (GenerousGuilds(0), HealArmy(0), ReturnNoble(0, 2)):
        game.push(frame)
        assert "[" not in question(game, language, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_names_its_rule(language: str) -> None:
    texts = game_texts(WARRIOR_KNIGHTS, language)
    for name, frame in WARRIOR_KNIGHTS.rules.frames.items():
        if issubclass(frame, (Question, JointQuestion)):
            assert texts.has(rule_key(frame.rule)), name


# The log.


def test_a_refusal_carries_its_rule() -> None:
    refusal = Refusal("border_closed", "W-10.3", {"area": "straven", "from": "kingsmead"})
    assert wording("en").refusal(refusal) == "One cannot cross from Kingsmead to Straven. (W-10.3)"


def test_a_decree_is_named_in_its_question() -> None:
    from banneret.games.warrior_knights.rules.decrees import AcceptDecree

    game = table()
    out_of_agendas(game, "royal_grant")
    game.agenda = ROYAL_GRANT
    assert AGENDA["royal_grant"] == ROYAL_GRANT
    game.push(AcceptDecree(1))
    assert question(game, "hu", 1) == "Királyi segély: elfogadod, vagy elutasítod, és eltiltanak?"


def test_wages_tell_what_is_left() -> None:
    from banneret.games.warrior_knights.rules.wages import PayWages

    game = table()
    noble(game, 0, "star", "monz", "swiss_200")
    game.crowns = put(game.crowns, 0, 5)
    game.push(PayWages(0, 0))
    wage = game.charter.data.wages[TROOP_IDS.index("swiss_200")]
    assert question(game, "en", 0) == f"Whom do you pay? Crowns left: 5; unpaid wages: {wage}."
    assert wording("hu").action(DONE, game, 0) == "Kész: akinek nem fizetsz, dezertál (1 csapat)"
    assert wording("en").action(DONE, game, 0) == "Done: who is not paid deserts (one troop)"
    assert wording("hu").action(PAY, game, 0) == f"Minden zsold kifizetése: {wage} korona"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "an end to the open motion: Ports Closed"), ("hu", "nyílt indítvány visszavonása: ")]
)
def test_W_16_1_who_votes_on_a_motion_in_force_is_told_that_it_would_end(language: str, words: str) -> None:
    game = table(3, {"open_private_motions": "on"})
    game.votes = [2, 2, 2]
    game.meeting = 1
    push_vote(game, ON_MOTION, NO_SEA)
    assert words not in question(game, language, 0)
    game.open_laws = BIT[NO_SEA]
    assert words in question(game, language, 0)


# W-9.3.10, W-16.1 Nobody is banned for an answer of which the question did not say so.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "card"),
    [("no_razing", "0:versatile_strategy"), ("right_of_way", "0:mobilize_forces")],
)
def test_W_9_3_10_a_question_says_what_the_law_forbids(name: str, card: str, language: str) -> None:
    sentences: list[str] = []
    for lawful, banned in ((True, 0), (True, 7), (False, 0)):
        game = table(3)
        if lawful:
            game.laws = BIT[out_of_agendas(game, name)]
        game.banned = banned
        if name == "no_razing":
            noble(game, 0, "star", "froli", "vassal_50")
            game.breaches = put(game.breaches, city("froli"), 2)
            reveal(game, card)
            play(game, "target froli", "assault, with star, attack")
        else:
            own(game, 2, "vecht")
            noble(game, 0, "star", "isar", "vassal_50")
            reveal(game, card)
            play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go")
        sentences.append(question(game, language, game.turn()))
    assert sentences[0].startswith(sentences[2] + " ")
    assert sentences[1] == sentences[2]  # a banned Baron ignores the law


@pytest.mark.parametrize("language", LANGUAGES)
def test_W_11_7_a_question_says_that_strongholds_are_protected(language: str) -> None:
    game = table(3)
    noble(game, 0, "star", "millbrook", "english_200")
    reveal(game, "0:versatile_strategy")
    play(game, "target millbrook")
    free = question(game, language, 0)
    game.laws = BIT[out_of_agendas(game, "inviolable_seats")]
    assert question(game, language, 0).startswith(free + " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("motions", "card", "answers"),
    [
        ([NO_SIEGES], "0:versatile_strategy", ["target monz"]),
        ([NO_ASSAULTS], "0:versatile_strategy", ["target monz"]),
        ([NO_ASSAULTS, NO_SIEGES], "0:versatile_strategy", ["target monz"]),
        ([NO_ROADS], "0:versatile_strategy", []),
        ([NO_SEA], "0:mobilize_forces", ["target oakvale"]),
        ([NO_ROADS, NO_SEA], "0:versatile_strategy", ["choose star"]),
        ([NO_EXPEDITIONS], "fund_expeditions", []),
        ([NO_HIRING], "1:draft_soldiers", ["mark n3"]),
    ],
)
def test_W_16_1_a_question_says_what_an_open_motion_forbids(
    motions: list[int], card: str, answers: list[str], language: str
) -> None:
    game = table(3, {"open_private_motions": "on"})
    noble(game, 0, "star", "monz", "english_200")
    game.track = [0, 1, 1, -1, -1, -1, -1]
    reveal(game, card)
    play(game, *answers)
    free = question(game, language, 0)
    for motion in motions:
        game.open_laws |= BIT[motion]
    warned = question(game, language, 0)
    assert warned.startswith(free + " ")
    assert "{" not in warned
    game.banned = BIT[0]
    assert question(game, language, 0) == free


@pytest.mark.parametrize(("language", "free"), [("en", "You are banned already."), ("hu", "Már el vagy tiltva.")])
def test_W_9_3_9_whoever_is_banned_is_not_told_that_a_refusal_gets_him_banned(language: str, free: str) -> None:
    game = table(3)
    game.agenda = out_of_agendas(game, "fine")
    game.push(AcceptDecree(1))
    assert free not in question(game, language, 1)
    game.banned = BIT[1]
    assert free in question(game, language, 1)


# Sieges: both totals can be added up.
