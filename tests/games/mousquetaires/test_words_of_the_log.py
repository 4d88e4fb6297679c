"""The words of the log, the questions and the answers: what was rolled, what was added to it, what it came to."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.table import Table
from banneret.core.wording import Wording, game_texts
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.rules.data import load_data
from banneret.games.mousquetaires.words import texts_in
from tests.games.mousquetaires.tables import ALONE, NAMES, events, play, table

DATA = load_data()
OTHERS_DONE = {name: {"done": True, "at": "colombier"} for name in ("dartagnan", "aramis", "athos")}
ROAD = {"active": "athos", "board_number": 3, "board": "guard3 wall dagger", "epic": 3,
        "hands": {"Eva": "combat"}, "musketeers": {"athos": {"at": "quest"}}}  # fmt: skip
ROOM = "erudition dagger brute nobility dagger wall gallantry wall even panache even brute"


def wording(language: str) -> Wording:
    return Wording(MOUSQUETAIRES, game_texts(MOUSQUETAIRES, language), NAMES, DATA)


def told(at: Table, language: str = "hu", seat: int = -1) -> list[str]:
    return [wording(language).event(event, seat) for event in at.log]


def log(language: str, name: str, seat: int = -1, reader: int = -1, **parts: Json) -> str:
    return wording(language).event(Event(name, "M-1.1", seat, parts), reader)


def question(at: Table, language: str = "hu") -> str:
    seat = at.game.turn()
    return wording(language).question(at.state_of(seat), seat)


def answer(at: Table, text: str, language: str = "hu") -> str:
    seat = at.game.turn()
    return wording(language).action(MOUSQUETAIRES.rules.catalogue.parse(text), at.state_of(seat), seat)


def siege(position: dict[str, Any], **options: str) -> Table:
    """The last turn of a round, and then La Rochelle."""
    at = table({"active": "porthos", "actions": 1, "musketeers": OTHERS_DONE, "destination": "paris",
                "card": "revealed", **position}, options=options)  # fmt: skip
    play(at, "draw")
    return at


def test_M_15_11_nobody_knows_whether_a_token_rolls_before_it_is_turned() -> None:
    at = table(ROAD)
    play(at, "fight token")
    assert (
        question(at) == "Athos harcol, az ellenfele: egy lefordított jelző. 3 kockával dob. Mely kártyákat adja hozzá?"
    )
    assert question(at, "en") == "Athos fights with 3 dice against a face-down token. Which cards does he add?"
    play(at, "add combat, done")
    assert question(at) == (
        "Athos harcol, az ellenfele: Gárdista (3 piros kocka). 4 kockával dob. Adsz hozzá Hősiesség-jelzőt kockaként?"
    )
    play(at, "spend token, done")
    lines = told(at)
    assert "Athos kockái: 3 + 1 (Harc-kártyából) = 4." in lines
    assert "Athos kockái: 4 + 1 (Hősiesség-jelzőből) = 5." in lines
    assert "The dice of Athos: 4 + 1 (epic tokens) = 5." in told(at, "en")


def test_M_7_1_dice_that_are_too_many_say_so_and_the_ability_is_named() -> None:
    at = table({"active": "aramis", "paris": "captive", "paris_enemies": "brisemont", "destination": "louvre",
                "hands": {"Mark": "double combat erudition"}, "musketeers": {"aramis": {"at": "paris"}}})  # fmt: skip
    play(at, "duel brisemont", "add combat, ability erudition, add double, done")
    assert "Aramis kockái: 3 + 3 (Harc-kártyából) + 1 (Aramis képességéből), de legfeljebb 6." in told(at)
    assert events(at, "dice_added")[0]["rule"] == "M-7.1"


def test_M_13_5_the_siege_tells_where_miladys_dice_come_from() -> None:
    at = siege({"more_red": 1, "chance": {"red": "sword shield"}})
    line = next(line for line in told(at) if line.startswith("La Rochelle ostroma."))
    assert line.endswith("Miladyé (1 kocka az idősáv szerint, 1 az Erősítésért): kard, pajzs.")
    plain = next(line for line in told(siege({"chance": {"red": "sword"}}), "en") if "time track" in line)
    assert plain.endswith("Milady (1 by the time track): sword.")


def test_M_13_8_the_siege_is_told_by_the_way_to_richelieu() -> None:
    at = siege({"la_rochelle": 5, "paris": "smuggler", "paris_enemies": "biscarat", "chance": {"red": "sword"}})
    assert "A La Rochelle-jelző 2 mezőt lép balra; a Richelieu-mezőtől most 3 mezőre áll." in told(at)
    assert "The La Rochelle marker moves 2 spaces to the left; it is 3 spaces from Richelieu now." in told(at, "en")
    stays: dict[str, Json] = {"way": "stays", "steps": 0, "before": 10, "siege": 10, "lead": 0, "at_end": "right"}
    assert log("hu", "siege_moved", -1, -1, **stays) == "A La Rochelle-jelző a helyén marad, a jobb szélső mezőn."
    lost = siege({"la_rochelle": 1, "chance": {"red": "sword"}})
    assert "A La Rochelle-jelző egy mezőt lép balra, és eléri a Richelieu-mezőt." in told(lost)


@pytest.mark.parametrize(
    ("which", "said"),
    [("second_left", "A bal szélről második"), ("second_right", "A jobb szélről második"), ("right", "A jobb szélső")],
)
def test_M_13_9_a_space_that_has_paid_is_named_as_the_rulebook_names_it(which: str, said: str) -> None:
    line = f"{said} mező jutalma már korábban kijárt, most nem jár érte semmi."
    assert log("hu", "space_again", siege=1, which=which) == line


def test_M_20_2_the_time_is_told_by_the_way_to_richelieu() -> None:
    at = siege({"time": 2})
    assert "Az időjelző egy mezőt lép; a Richelieu-mezőtől még 9 mezőre áll." in told(at)
    moved: dict[str, Json] = {"count": 2, "time": 12, "left": 0, "why": "disappearance"}
    assert log("hu", "time_moved", -1, -1, **moved) == (
        "Az időjelző 2 mezőt lép (Az eltűnés miatt eggyel többet), és eléri a Richelieu-mezőt."
    )


def test_M_20_4_the_abduction_says_which_faces_are_successes() -> None:
    rolled: dict[str, Json] = {"throw": "abduction", "blue": "", "red": "sword shield"}
    assert log("hu", "rolled", -1, -1, **rolled) == "Az elrablás: Milady dobása: kard, pajzs (siker a kard)."


def test_M_15_13_an_enemy_of_an_antechamber_is_no_cleared_space() -> None:
    at = table({"active": "athos", "board_number": 4, "board": ROOM, "musketeers": {"athos": {"at": "quest"}}})
    assert answer(at, "fight first") == "Harc ezzel a jelzővel: Tőr"
    assert answer(at, "fight second", "en") == "Fight this token: Brute"
    play(at, "fight first")
    assert "Athos végzett az egyik ellenféljelzővel: 1. várószoba." in told(at)
    assert [events(at, name)[0]["rule"] for name in ("dagger", "cleared")] == ["M-15.13", "M-15.13"]
    assert log("hu", "cleared", man="athos", space=1, board=3) == "Athos megtisztította a mezőt: B mező."


def test_M_9_5_the_level_says_what_the_harlot_adds() -> None:
    at = table({"active": "aramis", "louvre": "poisons_affair", "louvre_enemies": "jussac", "louvre_trap": "harlot",
                "hands": {"Mark": "panache panache panache panache panache panache erudition"}, "destination": "paris",
                "musketeers": {"aramis": {"at": "louvre"}}})  # fmt: skip
    assert answer(at, "challenge panache") == "Kihívás: Vitézség, 8-as szint"
    play(at, "challenge panache")
    assert question(at) == "Aramis: Vitézség kihívás, 8-as szint (ebből 1 a Kurtizáné). Még 6 pont hiányzik."
    play(at, ", ".join(["discard panache"] * 6) + ", done")
    assert "Aramis leküzdi a kihívást: Vitézség 2 + 6 kártya; a kihívás szintje 8 (ebből 1 a Kurtizáné)." in told(at)


def test_M_24_2_without_milady_nobody_unmasks_her() -> None:
    at = table({"active": "porthos", "actions": 1, "musketeers": OTHERS_DONE}, 4, ALONE)
    play(at, "draw")
    line = next(line for line in told(at) if line.startswith("Milady ebben a fordulóban itt van: "))
    assert "lelepleződik" not in line
    assert log("en", "milady_revealed", location="paris", drawn="no") == "Milady is revealed. She is here: Paris."


@pytest.mark.parametrize(
    ("card", "asks", "rule"),
    [
        ("ambush", "Rajtaütés: melyik testőr veszítsen életpontot?", "M-18.1"),
        ("send_to_the_bastille", "Küldés a Bastille-ba: melyik testőr kerüljön oda?", "M-18.1"),
    ],
)
def test_M_18_1_milady_reads_what_her_target_suffers(card: str, asks: str, rule: str) -> None:
    at = table({"phase": "treachery", "treachery_hand": card})
    play(at, f"scheme {card}")
    assert question(at) == asks
    assert wording("hu").question_rule(at.state_of(4)) == rule


def test_M_20_4_the_conspiracy_asks_by_its_own_rule() -> None:
    at = siege({"paris": "conspiracy", "paris_enemies": "biscarat"})
    assert question(at) == "Az összeesküvés: melyik testőr veszítsen életpontot?"
    assert wording("hu").question_rule(at.state_of(4)) == "M-20.4"


@pytest.mark.parametrize(
    ("why", "hungarian", "english"),
    [
        ("drawn", "Ezt az Álnokság-kártyát húztad: Rajtaütés.", "You draw Ambush."),
        ("paris", "Constance fogságáért ezt az Álnokság-kártyát húztad: Rajtaütés.",
         "You draw Ambush because Constance is held captive."),
        ("richelieu", "Richelieu-nél ezt az Álnokság-kártyát húztad: Rajtaütés.", "You draw Ambush at Richelieu’s."),
    ],
)  # fmt: skip
def test_M_18_2_milady_reads_why_she_draws(why: str, hungarian: str, english: str) -> None:
    drew = Event("drew_treachery", "M-4.3", 4, {"why": why}, secret={"treachery": "ambush"}, secret_to=16)
    assert (wording("hu").event(drew, 4), wording("en").event(drew, 4)) == (hungarian, english)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        (0, "Eva kérdezi: „Vitézség: ki meddig jut?”"),
        (5, "Eva kérdezi: „Vitézség: ki éri el az 5-ös szintet?”"),
        (7, "Eva kérdezi: „Vitézség: ki éri el a 7-es szintet?”"),
    ],
)
def test_M_5_10_a_question_names_the_level_as_the_rulebook_does(level: int, said: str) -> None:
    assert log("hu", "asked", 2, topic="panache", level=level) == said


def test_M_5_10_who_tells_his_cards_promises_nothing() -> None:
    cards: dict[str, Json] = {"singles": 2, "doubles": 1, "man": "athos", "location": "paris"}
    assert log("hu", "told_combat", 2, -1, **cards) == ("Eva: „2 Harc- és 1 Dupla Harc-kártyám van.” (Athos, Párizs)")


def test_the_texts_say_la_rochelle_as_the_rulebook_does() -> None:
    for path in (MOUSQUETAIRES.folder / "texts").glob("hu*.ftl"):
        assert "La Rochelle-nél" not in path.read_text("utf-8"), path.name
    assert texts_in("hu").say("refusal-la-rochelle-full").startswith("La Rochelle-ben")


@pytest.mark.parametrize(("number", "rule"), [(1, "M-15.4"), (3, "M-15.11"), (4, "M-15.12")])
def test_M_15_every_board_is_prepared_by_its_own_rule(number: int, rule: str) -> None:
    spaces = {1: 12, 3: 3, 4: 12}[number]
    gone = "" if number == 1 else "decoy decoy decoy decoy guard2 guard2 guard2 guard2 guard3 guard3 guard3 guard3"
    gone += "" if number != 4 else " guard4 guard4 guard4"
    at = table({"stack": ["NextRound", "PrepareBoard"], "round_phase": 0, "board_number": number,
                "board": " ".join("-" * spaces), "tokens_gone": gone})  # fmt: skip
    assert wording("hu").question_rule(at.game) == rule
