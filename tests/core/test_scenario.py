"""Scenarios: what differs is told at its line, whatever the layout of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret import cli
from banneret.core.chance import FastChance
from banneret.core.errors import ScenarioError
from banneret.core.scenario import Scenario, read_scenario
from banneret.core.table import open_table
from banneret.core.texts import Texts
from banneret.games import registry
from banneret.games.registry import load

HEAD = 'title = "A case"\ngame = "havoc"\nplayers = 4\nseats = ["Anita", "Mark", "Eva", "Jeno"]\n'
TURN = '[position]\nturn = "Anita"\nrecruits = "b1 o1 g1"\ndeck = "k13 k12"\nhands = { Anita = "D D k7" }\n'


def scenario(folder: Path, text: str) -> Scenario:
    path = folder / "case.toml"
    path.write_text(text, "utf-8")
    return read_scenario(str(path), load)


# In each layout the second step fails three times: refused, another seat asked, another table.
LAYOUTS = {
    "records": TURN
    + """
[[steps]]
seat = "Anita"
do = "recruit"
[steps.expect]
asked = "Anita"
[steps.expect.table]
recruits = "b1 o1 g1"
[[steps]] #!
seat = "Anita"
do = "draw b9"
[steps.expect]
asked = "Mark" #!
[steps.expect.table]
recruits = "b1 o1" #!
""",
    "dotted keys": TURN
    + """
[[steps]]
seat = "Anita"
do = "recruit"
expect.asked = "Anita"
expect.table.recruits = "b1 o1 g1"
[[steps]] #!
seat = "Anita"
do = "draw b9"
expect.asked = "Mark" #!
expect.table.recruits = "b1 o1" #!
""",
    "inline tables": """
steps = [
    { seat = "Anita", do = "recruit", expect = { asked = "Anita", table = { recruits = "b1 o1 g1" } } },
    { seat = "Anita", do = "draw b9", expect = { asked = "Mark", table = { recruits = "b1 o1" } } }, #! #! #!
]
"""
    + TURN,
    "texts and lists over several lines": TURN
    + '''
[[steps]]
note = """
[[steps]]
seat = "Mark"
asked = [
"""
seat = "Anita"
do = [
    "recruit",
]
expect = { asked = ["Anita"] }
[[steps]] #!
seat = "Anita"
do = ["""
    draw b9""",
]
[steps.expect]
asked = [ #!
    "Mark",
]
table = { recruits = "b1 o1" } #!
''',
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_difference_is_told_at_the_line_of_its_step(layout: str, tmp_path: Path) -> None:
    text = HEAD + LAYOUTS[layout]
    wanted = [number for number, row in enumerate(text.splitlines(), start=1) for _ in range(row.count("#!"))]
    differences = scenario(tmp_path, text).run()
    assert [difference.code for difference in differences] == ["refused", "value", "value"]
    assert [difference.line for difference in differences] == wanted


STEP = '[[steps]]\nseat = "Anita"\ndo = "recruit, draw deck"\n'


def differences(folder: Path, text: str) -> list[str]:
    return [str(difference).partition(": ")[2] for difference in scenario(folder, text).run()]


def problem(folder: Path, text: str, language: str = "en") -> str:
    with pytest.raises(ScenarioError) as caught:
        scenario(folder, text).run()
    assert caught.value.line > 0
    return Texts(language).error(caught.value).partition(": ")[2]


# A set-up from the seed.


@pytest.mark.parametrize("game", registry.game_ids())
def test_without_a_position_the_seed_sets_the_game_up(game: str, tmp_path: Path) -> None:
    kind = load(game)
    players = kind.players[-1]
    head = f'title = "A case"\ngame = "{game}"\nplayers = {players}\n'
    plain = scenario(tmp_path, head).table().game
    assert kind.digest(plain) == kind.digest(kind.new(players, chance=FastChance(1)))
    seeded = scenario(tmp_path, head + "seed = 7\n").table().game
    assert kind.digest(seeded) == kind.digest(kind.new(players, chance=FastChance(7)))
    seats = [str(seat) for seat in range(players)]
    as_played = scenario(tmp_path, head + 'seed = "7"\n').table()
    assert as_played.record.text() == open_table(kind, players, {}, seats, "7").record.text()
    assert kind.digest(as_played.game) != kind.digest(seeded)


def test_a_set_up_from_the_seed_stays_what_it_is(tmp_path: Path) -> None:
    head = HEAD + "seed = 7\n"
    wanted = 'recruits = "o3 k1 n2"\nhands = { Anita = "D b1 b4 b12 g9 k10 n4 n8" }\ndeck = "y6 k3 ..."\n'
    assert differences(tmp_path, head + "[expect.table]\n" + wanted) == []


def test_a_set_up_by_the_seed_goes_on_with_the_same_chance(tmp_path: Path) -> None:
    knights, chance = load("knights"), FastChance(3)
    game = knights.new(2, chance=chance)
    game.apply(game.turn(), knights.rules.catalogue.parse("attempt left"), chance)
    case = scenario(tmp_path, 'title = "x"\ngame = "knights"\nplayers = 2\nseed = 3\n')
    table = case.table()
    case.play(table, {"seat": int(table.game.turn()), "do": "attempt left"}, ["steps", 0], [])
    assert knights.digest(table.game) == knights.digest(game)


# Events.


@pytest.mark.parametrize("expect", [
    'events = ["recruits", "peace_turned", "drew"]',
    'events = ["recruits", { name = "peace_turned", keeper = "Anita", level = 1 }, { name = "drew", card = "k13" }]',
    'events_has = ["recruits", "drew"]',
    'events_has = { name = "drew", seat = "Anita", rule = "H-4.1" }',
    'events_has = { name = "drew", seat = 0, card = "k13" }',
    'events_has = { name = "peace_turned", seat = "nobody", keeper = 0 }',
    'events_lacks = ["laid", { name = "drew", card = "k12" }, { name = "drew", seat = "Mark" }]',
    'hears.Anita = { events_has = { name = "drew", card = "k13" } }',
    'hears.1 = { events_has = "drew", events_lacks = { name = "drew", card = "k13" } }',
    'hears.spectator.events = ["recruits", "peace_turned", "drew"]',
])  # fmt: skip
def test_events_of_a_step_are_as_expected(expect: str, tmp_path: Path) -> None:
    assert differences(tmp_path, HEAD + TURN + STEP + f"[steps.expect]\n{expect}\n") == []


HAPPENED = "what happened: recruits (seat = 'Anita'); peace_turned (level = 1, keeper = 0); drew (seat = 'Anita'"


@pytest.mark.parametrize(("expect", "told"), [
    ('events = ["recruits", "drew"]', f"events: drew did not happen; {HAPPENED}, card = 'k13')"),
    ('events = ["recruits", "peace_turned"]',
     f"events: drew (seat = 'Anita', card = 'k13') happened, too; {HAPPENED}, card = 'k13')"),
    ('events_has = ["drew", "recruits"]', f"events_has: recruits did not happen; {HAPPENED}, card = 'k13')"),
    ('events_has = { name = "drew", card = "k12" }',
     f"events_has: drew (card = 'k12') did not happen; {HAPPENED}, card = 'k13')"),
    ('events_lacks = "drew"', f"events_lacks: drew happened; {HAPPENED}, card = 'k13')"),
    ('hears.Mark.events_has = { name = "drew", card = "k13" }',
     f"hears.Mark.events_has: drew (card = 'k13') did not happen; {HAPPENED})"),
])  # fmt: skip
def test_events_that_differ_are_told(expect: str, told: str, tmp_path: Path) -> None:
    text = HEAD + TURN + STEP + f"[steps.expect]\n{expect}\n"
    assert differences(tmp_path, text) == [f"steps.0.expect.{told}"]


def test_only_the_events_of_the_step_count(tmp_path: Path) -> None:
    more = '[[steps]]\nseat = "Anita"\ndo = "draw b1"\nexpect = { events = ["took_recruit"], events_lacks = "drew" }\n'
    back = '[[steps]]\nseat = "Anita"\nundo = true\nexpect = { events = [] }\n'
    assert differences(tmp_path, HEAD + TURN + STEP + more + back) == []


def test_the_words_of_the_log_name_a_part(tmp_path: Path) -> None:
    havoc = '[[steps]]\nseat = "Anita"\ndo = "havoc"\nexpect.events_has = { name = "cried_havoc", battle = "Sluys" }\n'
    assert differences(tmp_path, HEAD + TURN + havoc) == []


@pytest.mark.parametrize(("expect", "told"), [
    ('events_lacks = "drawn"', "The log of this game never tells of drawn (steps.0.expect.events_lacks)."),
    ('events = [{ card = "k13" }]', "The value steps.0.expect.events.name is missing."),
    ("events = [1]", "The value steps.0.expect.events does not fit: a table is expected."),
    ('events = [{ name = "drew", seat = "Otto" }]', "There is no seat Otto in this scenario (steps.0.expect.events)."),
    ('hears.Otto.events = "drew"', "There is no seat Otto in this scenario (steps.0.expect.hears.Otto)."),
    ('hears.Mark.asked = "Mark"',
     "There is no steps.0.expect.hears.Mark.asked here. Known: events, events_has, events_lacks."),
])  # fmt: skip
def test_events_that_cannot_be_expected_are_refused(expect: str, told: str, tmp_path: Path) -> None:
    assert problem(tmp_path, HEAD + TURN + STEP + f"[steps.expect]\n{expect}\n") == told


# Chances.

KNIGHTS = """\
title = "A case"
game = "knights"
players = 2
seats = ["Anita", "Mark"]
[position]
turn = "Anita"
left = "castle_blue_1"
castles = { Anita = "castle_red_1", Mark = "castle_green_1" }
"""


@pytest.mark.parametrize("expect", [
    'chances.Anita = { answers = { "attempt left" = 0.65 } }',
    'chances.0 = { answers = { "Attempt Left" = 0.6, "king" = "none" }, within = 0.1 }',
    'chances.Mark = "none"',
    'chances.Anita = { beaten = "none" }',
    'odds = { question = "tournament", row = "1", chance = 0.301 }',
    'odds = { question = "beat", given = { target = "4-4-4+1", rerolls = 2, dice = "die_3" }, chance = 0.618 }',
    """odds = [
        { question = "beat", given = { target = "4-4-4+1" }, row = "Die card 3", column = "rerolls_2", chance = 0.62 },
        { question = "beat", given = { target = "4-4-4+1" }, row = "none", column = "rerolls_3", chance = 0.62 },
    ]""",
])  # fmt: skip
def test_shown_chances_are_as_expected(expect: str, tmp_path: Path) -> None:
    assert differences(tmp_path, KNIGHTS + f"[expect]\n{expect}\n") == []


@pytest.mark.parametrize(("expect", "told"), [
    ('chances.Anita = { answers = { "attempt left" = 0.6 } }',
     "chances.Anita.answers.attempt left is 0.652032, expected 0.6 ± 0.005"),
    ('chances.Anita = { answers = { "king" = 0.6 } }', "chances.Anita.answers.king is none, expected 0.6 ± 0.005"),
    ('chances.Anita = { answers = { "attempt left" = "none" } }',
     "chances.Anita.answers.attempt left is 0.652032, expected none"),
    ('chances.Mark = { chosen = 0.5, within = 0.1 }', "chances.Mark.chosen is none, expected 0.5 ± 0.1"),
    ('chances.Anita = { best = "reroll" }', "chances.Anita.best is none, expected reroll"),
    ('odds = { question = "tournament", row = "1", chance = 0.4 }', "odds is 0.300945, expected 0.4 ± 0.005"),
])  # fmt: skip
def test_shown_chances_that_differ_are_told(expect: str, told: str, tmp_path: Path) -> None:
    assert differences(tmp_path, KNIGHTS + f"[expect]\n{expect}\n") == [f"expect.{told}"]


def test_chances_of_a_draft_are_as_expected(tmp_path: Path) -> None:
    text = (
        KNIGHTS
        + """\
dice = ["1 1 2 4 4 5"]
[[steps]]
seat = "Anita"
do = "attempt left, pick 4 5"
[steps.expect.chances.Anita]
chosen = 0.467
best = "pick 1, pick 2, pick 3, pick 6"
best_chance = 0.757
"""
    )
    assert differences(tmp_path, text) == []


def test_the_chance_to_be_beaten_is_as_expected(tmp_path: Path) -> None:
    text = (
        HEAD
        + """\
[position]
phase = "continue"
turn = "Anita"
asked = "Anita"
laid = { Anita = "b13 o13", Mark = "b2 o2" }
hands = { Anita = "k1 k2", Mark = "D", Eva = "y3", Jeno = "y4" }
[expect.chances.Anita]
beaten = 0.15
within = 0.15
samples = 60
"""
    )
    assert differences(tmp_path, text) == []


@pytest.mark.parametrize(("expect", "told"), [
    ('chances.Otto = "none"', "There is no seat Otto in this scenario (expect.chances.Otto)."),
    ('chances.spectator = "none"', "There is no seat spectator in this scenario (expect.chances.spectator)."),
    ("chances.Anita = { answers = { dance = 0.5 } }", "“dance” is not an answer in this game."),
    ("chances.Anita = { chosen = 50 }",
     "The value expect.chances.Anita.chosen does not fit: 50 is not a number from 0 to 1."),
    ("chances.Anita = { chosen = nan }",
     "The value expect.chances.Anita.chosen does not fit: nan is not a number from 0 to 1."),
    ("chances.Anita = { beaten = 0, samples = 0 }",
     "The value expect.chances.Anita.samples does not fit: 0 is not a whole number from 1 to 100000."),
    ("chances.Anita = { colour = 1 }", "There is no expect.chances.Anita.colour here."),
    ("odds = {}", "The value expect.odds.question is missing."),
    ('odds = { question = "weather", chance = 0 }',
     "The value expect.odds.question does not fit: 'weather' is none of cards,"),
    ('odds = { question = "beat", chance = 0 }', "The value expect.odds.given.target is missing."),
    ('odds = { question = "beat", chance = 0, given = { target = "x" } }', "“x”"),
    ('odds = { question = "beat", chance = 0, given = { target = "king", rerolls = "two" } }',
     "'two' is not a whole number"),
    ('odds = { question = "beat", chance = 0, given = { colour = 1 } }', "'colour' is none of target, rerolls, dice"),
    ('odds = { question = "tournament", chance = 0 }',
     "The value expect.odds.row does not fit: None is none of 1, 2, 3, 4."),
    ('odds = { question = "keep", chance = 0, given = { roll = "1 2 3 4 5 6", target = "king", all = "yes" } }',
     "only true"),
])  # fmt: skip
def test_chances_that_cannot_be_expected_are_refused(expect: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario(tmp_path, KNIGHTS + f"[expect]\n{expect}\n").run()
    folders = [str(Path(cli.__file__).parent / "texts"), str(load("knights").folder / "texts")]
    assert told in Texts("en", folders).error(caught.value)


# Refusals.


@pytest.mark.parametrize("step", [
    'do = "dance"\nrefused = { code = "unknown_action" }',
    'do = "recruit, draw b99"\nrefused = { code = "unknown_action" }\nexpect = { question = "TurnAction" }',
    'side = "gift me"\nrefused = { code = "unknown_action" }',
    'do = "draw b2"\nrefused = { code = "turn_is_recruit_or_havoc" }',
    """expect = { refuses = { dance = { code = "unknown_action" }, "place b99" = { code = "unknown_action" } } }""",
    """expect = { refuses = { Mark = { recruit = { code = "not_asked" }, "sing" = { code = "unknown_action" } } } }""",
    'expect.refuses = { 1.recruit = "", "draw b2" = { rule = "H-3.1", code = "turn_is_recruit_or_havoc" } }',
])  # fmt: skip
def test_what_is_no_answer_is_refused_as_expected(step: str, tmp_path: Path) -> None:
    assert differences(tmp_path, HEAD + TURN + f'[[steps]]\nseat = "Anita"\n{step}\n') == []


@pytest.mark.parametrize(("step", "told"), [
    ('do = "recruit"\nrefused = { code = "unknown_action" }', "was allowed, expected to be refused"),
    ('do = "draw b2"\nrefused = { code = "unknown_action" }',
     "refused with code turn_is_recruit_or_havoc, expected unknown_action"),
    ('expect = { refuses = { recruit = { code = "unknown_action" } } }', "recruit is legal"),
    ('expect = { refuses = { Mark = { recruit = "H-3.1" } } }',
     "steps.0.expect.refuses.Mark.recruit is '', expected 'H-3.1'"),
])  # fmt: skip
def test_refusals_that_differ_are_told(step: str, told: str, tmp_path: Path) -> None:
    assert differences(tmp_path, HEAD + TURN + f'[[steps]]\nseat = "Anita"\n{step}\n') == [told]


@pytest.mark.parametrize("step", [
    'do = "dance"', 'do = "dance"\nrefused = "H-4.1"', 'do = "dance"\nrefused = { code = "not_an_answer" }',
    'expect = { refuses = { dance = "H-4.1" } }',
])  # fmt: skip
def test_a_slip_in_an_answer_is_no_refusal(step: str, tmp_path: Path) -> None:
    assert "“dance” is not an answer" in problem(tmp_path, HEAD + TURN + f'[[steps]]\nseat = "Anita"\n{step}\n')


# Seats by name and by number.


def test_a_seat_is_its_name_or_its_number_in_every_key(tmp_path: Path) -> None:
    named = """\
[position]
turn = "Anita"
hands = { Anita = "D b2", Mark = "y9" }
vp = { Mark = 3 }
rest = ["Eva"]
deck = "k13"
[expect]
asked = "Anita"
undo = "Anita"
legal = { Mark = "" }
refuses = { Mark = { recruit = "" } }
[expect.table]
turn = "Anita"
hands = { Anita = "D b2", Mark = "y9" }
vp = { Mark = 3 }
[expect.sees.Mark]
hands = { Anita = "? ?" }
peacekeeper = "Anita"
"""
    numbered = named
    for seat, name in enumerate(["Anita", "Mark", "Eva", "Jeno"]):
        numbered = numbered.replace(f'"{name}"', str(seat)).replace(name, str(seat))
    assert numbered != named
    found = differences(tmp_path, HEAD + named)
    assert found == ["expect.undo is False, expected True"]
    assert differences(tmp_path, HEAD + numbered) == found


def test_winners_and_lists_of_seats_may_be_numbers(tmp_path: Path) -> None:
    text = """\
title = "A case"
game = "havoc"
players = 2
seats = ["Anita", "Mark"]
[position]
phase = "castillon"
battle_row = ["castillon"]
peacekeeper = 0
hands = { 0 = "b1 o1", 1 = "b2 o2" }
picked = { 1 = "b2 o2" }
answered = [1]
[expect.table]
answered = [1]
[[steps]]
seat = 0
do = "lay b1 o1, done"
expect = { over = true, winners = 1 }
"""
    assert differences(tmp_path, text) == []


def test_outcomes_to_come_name_seats_by_their_names(tmp_path: Path) -> None:
    field = """\
title = "A case"
game = "field_of_glory"
players = 2
seats = ["Anita", "Mark"]
[position]
phase = "draw"
turn = "Mark"
hands = { Mark = "co5 co5" }
discard = { Mark = "hi2 hi3 hi4 mi2 mi3 cv2 cv3" }
rest = { Mark = "victory" }
reshuffles = { Mark = ["mi3 hi2 cv3"] }
[[steps]]
seat = "Mark"
do = "draw"
expect = { events_has = ["reshuffled", { name = "drew", cards = "mi3 hi2 cv3" }] }
"""
    knights = """\
title = "A case"
game = "warrior_knights"
players = 2
seats = ["Anita", "Mark X"]
[position]
phase = "planning"
chance = { stack = ["Mark X:levy_taxes"] }
[expect]
asked = ["Anita", "Mark X"]
"""
    assert differences(tmp_path, field) == []
    assert differences(tmp_path, field.replace("{ Mark = [", "{ blue = [")) == []
    assert differences(tmp_path, knights) == ["outcomes that the position fixes were not needed: stack"]


def test_a_stack_names_its_seats(tmp_path: Path) -> None:
    text = """\
title = "A case"
game = "mousquetaires"
players = 5
seats = ["Anita", "Mark", "Eva N.", "Jeno", "Milady"]
[position]
active = "athos"
stack = ["NextRound", "PhaseFour", "PhaseThree", "EndOfPhaseTwo", "Turns", "EndOfTurn", 'TakeAction "Eva N." 2']
[expect]
asked = "Eva N."
question = "TakeAction"
[expect.table]
stack = ["NextRound", "PhaseFour", "PhaseThree", "EndOfPhaseTwo", "Turns", "EndOfTurn", 'TakeAction "Eva N." 2']
"""
    assert differences(tmp_path, text) == []
    assert differences(tmp_path, text.replace('"Eva N." 2', "2 2")) == []
    assert "TakeAction x 2 is no frame" in problem(tmp_path, text.replace('"Eva N." 2', "x 2"))


# The top of a deck.

DECKS = [
    ("havoc", "deck"), ("knights", "left"), ("knights", "right"), ("field_of_glory", "deck"), ("mousquetaires", "deck"),
    ("mousquetaires", "treachery_deck"), ("mousquetaires", "louvre_deck"), ("warrior_knights", "fate"),
    ("warrior_knights", "events"), ("warrior_knights", "agendas"), ("warrior_knights", "mercenaries"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "key"), DECKS)
def test_the_top_of_a_deck_can_be_named_and_expected_alone(game: str, key: str, tmp_path: Path) -> None:
    kind = load(game)
    names = [str(seat) for seat in range(kind.players[-1])]
    head = f'title = "A case"\ngame = "{game}"\nplayers = {len(names)}\n'
    path = f"{key}.0" if game == "field_of_glory" else key  # there everybody has a deck

    def deck(text: str) -> list[str]:
        told = kind.positions.describe(scenario(tmp_path, text).table().game, names)[key]
        return str(told["0"] if isinstance(told, dict) else told).split()

    quiet = {"field_of_glory": "turn = 0\n", "warrior_knights": "round = 2\n"}.get(game, "")
    cards = deck(head + "[position]\n" + quiet)
    top = next([cards[-1], card] for card in cards if card != cards[-1])
    texts = [head + f'seed = {seed}\nposition.{path} = "{" ".join(top)}"\n' for seed in (1, 2)]
    for text in texts:
        assert differences(tmp_path, text + f'expect.table.{path} = "{" ".join(top)} ..."\n') == []
        assert len(differences(tmp_path, text + f'expect.table.{path} = "{top[1]} {top[0]} …"\n')) == 1
    first, second = (deck(text) for text in texts)
    assert first[:2] == second[:2] == top
    assert len(first) == len(second)
    assert first != second


def test_the_top_of_a_reshuffled_deck_can_be_named_alone(tmp_path: Path) -> None:
    position = """\
[position]
turn = "Anita"
recruits = "b1 o1 g1"
hands = { Anita = "D D k7", Mark = "D n1", Eva = "n2", Jeno = "n3" }
rest = "discard"
shuffles = ["y5 y4"]
[[steps]]
seat = "Anita"
do = "recruit, draw deck"
[steps.expect]
events_has = ["reshuffled", { name = "drew", card = "y5" }]
table = { deck = "y4 ...", hands = { Anita = "D D k7 y5" } }
"""
    first, second = (scenario(tmp_path, HEAD + f"seed = {seed}\n" + position) for seed in (1, 2))
    assert [str(difference) for difference in first.run() + second.run()] == []
    refused = problem(tmp_path, HEAD + position.replace("y5 y4", "y5 b1"))
    assert refused.startswith("What chance gave according to the record is impossible here (reshuffle)")


SIEGE = """
title = "A siege by the only noble there"
game = "warrior_knights"
players = 2
seats = ["madder", "emerande"]
[position]
stacks = ["madder:versatile_strategy"]
[position.barons]
madder = { star = { at = "monz", troops = "vassal_50" } }
[[steps]]
seat = "madder"
do = "target monz"
[[steps]]
seat = "madder"
do = "siege"
"""


def test_what_went_by_itself_may_be_written_out_once(tmp_path: Path) -> None:
    """A siege by the only noble there goes on by itself: older files say who lays it, in a step of its own."""
    more = '\n[[steps]]\nseat = "madder"\ndo = "with star, attack"\n'
    assert scenario(tmp_path, SIEGE).run() == []
    assert scenario(tmp_path, SIEGE + more).run() == []
    assert [difference.code for difference in scenario(tmp_path, SIEGE + more + more).run()] == ["refused"]
