"""What a person may type for an answer: places, amounts, the notation, words of the own language, chains."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cli.answers import Typist, by_players, listed, parts_of
from banneret.cli.console import TEXTS as CLI_TEXTS
from banneret.cli.screen import says_more, speaks_for_itself
from banneret.cli.words import COMMANDS
from banneret.core.actions import Action, Catalogue
from banneret.core.card_list import folded
from banneret.core.errors import NotationError
from banneret.core.kernel import Game
from banneret.core.kind import Kind, for_everybody
from banneret.core.rooms import Components, GameRules, GameTerminal
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.view import Memory
from banneret.core.wording import Wording, game_texts
from banneret.games import registry

COLOURS = {"b": "kék", "k": "szürke", "z": "zöld"}
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(1, 10)]
NAMES = "\n".join(
    f"word-{colour}{value} = {name} {value}" for colour, name in COLOURS.items() for value in range(1, 10)
)
WORDS = """\
typed-lay = tesz lerak
typed-done = kész
typed-no-bonus = bónusz_nélkül
typed-stake = tét
typed-piece-monz = Monzavár
typed-piece-paris = Párizs 4
play-fillers = és meg a
action-lay = Lerakod: { $card }
action-take = Elveszed: { $card }
action-done = Befejezed
action-stake = Tét: { $crowns }
action-no-bonus = Nem kérsz bónuszt
action-siege = Ostrom
action-at = Itt: { $city }
"""


class Terminal(GameTerminal[Game, Memory, Components]):
    """Suits by Hungarian initials."""

    def piece_words(self, language: str, data: Components) -> dict[str, list[str]]:
        return {f"b{value}": [f"k{value}", f"ké{value}"] for value in range(1, 10)} if language == "hu" else {}


@pytest.fixture
def catalogue() -> Catalogue:
    made = Catalogue()
    made.family(1, "lay", "card", CARDS, draft=True)
    made.family(2, "take", "card", CARDS)
    made.single(3, "done")
    made.family(4, "stake", "crowns", [str(number) for number in range(9)])
    made.single(5, "no bonus")
    made.single(6, "siege", draft=True)
    made.family(7, "at", "city", ["monz", "montfort", "vecht", "paris"])
    return made


@pytest.fixture
def typist(catalogue: Catalogue, tmp_path: Path) -> Typist:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "hu.ftl").write_text(f"{WORDS}{NAMES}\n", encoding="utf-8")
    rules: GameRules[Game, Components] = GameRules(catalogue, [], [])
    kind = for_everybody(Kind("cards", "C", [2], str(tmp_path), rules, terminal=Terminal))
    return Typist(Wording(kind, Texts("hu", [str(folder)]), [], Components()))


def chosen(catalogue: Catalogue, *notations: str) -> list[Action]:
    return [catalogue.parse(notation) for notation in notations]


def said(typist: Typist, text: str, choices: list[Action]) -> list[str]:
    (words,) = parts_of(text)
    actions, left = typist.understand(words, choices)
    return [*[action.notation for action in actions], *[f"+{word}" for word in left]]


def test_places_are_written_with_a_sign_and_alone_where_no_answer_is_a_number(
    typist: Typist, catalogue: Catalogue
) -> None:
    cards = chosen(catalogue, "lay b5", "lay z5", "done")
    assert said(typist, "#2", cards) == ["lay z5"]
    assert said(typist, "2 1", cards) == ["lay z5", "lay b5"]
    with pytest.raises(NotationError, match="no_such_number"):
        said(typist, "#4", cards)


def test_a_verb_may_stand_before_places(typist: Typist, catalogue: Catalogue) -> None:
    lay, take = catalogue.families["lay"][:2], catalogue.families["take"][:2]
    choices = [*lay, *take]
    assert typist.understand(["lay", "#1", "#2"], choices) == (lay, [])
    assert typist.understand(["tesz", "#2"], choices) == (lay[1:], [])
    for place in ("#3", "#9"):  # the place of a taking, and none at all
        with pytest.raises(NotationError):
            typist.understand(["lay", place], choices)


def test_a_bare_number_is_the_amount_where_answers_are_amounts(typist: Typist, catalogue: Catalogue) -> None:
    amounts = chosen(catalogue, "done", "stake 0", "stake 1", "stake 2", "stake 3")
    assert said(typist, "3", amounts) == ["stake 3"]
    assert said(typist, "#3", amounts) == ["stake 1"]
    assert said(typist, "tét 2", amounts) == ["stake 2"]
    with pytest.raises(NotationError, match="no_such_amount") as caught:
        said(typist, "5", amounts)
    assert caught.value.parts["known"] == "0, 1, 2, 3"


@pytest.mark.parametrize(
    "text", ["lay b5 z9", "tesz b5 z9", "LERAK B5 Z9", "tesz kék 5 zöld 9", "tesz kek5 zold9", "lerak ké5 zöld 9"]
)
def test_chains_are_understood_in_both_languages(typist: Typist, catalogue: Catalogue, text: str) -> None:
    assert said(typist, text, chosen(catalogue, "lay b5", "lay z9", "lay k9")) == ["lay b5", "lay z9"]


def test_pieces_may_stand_alone_where_they_mean_one_answer(typist: Typist, catalogue: Catalogue) -> None:
    assert said(typist, "kék 5 zöld 9", chosen(catalogue, "lay b5", "lay z9", "done")) == ["lay b5", "lay z9"]
    with pytest.raises(NotationError, match="ambiguous_answer") as caught:
        said(typist, "zöld 9", chosen(catalogue, "lay z9", "take z9"))
    assert caught.value.parts["known"] == "tesz z9, take z9"


def test_a_clash_of_words_is_refused_and_the_whole_notation_is_none(typist: Typist, catalogue: Catalogue) -> None:
    """`k5` is the notation of a grey card, and the Hungarian initial of a blue one."""
    both = chosen(catalogue, "lay b5", "lay k5")
    with pytest.raises(NotationError, match="ambiguous_answer"):
        said(typist, "tesz k5", both)
    assert said(typist, "lay k5", both) == ["lay k5"]
    assert said(typist, "tesz k5", chosen(catalogue, "lay b5", "lay b6")) == ["lay b5"]


def test_meanings_that_are_spelt_alike_are_told_by_their_notation(typist: Typist, catalogue: Catalogue) -> None:
    alike = chosen(catalogue, "done", "no bonus")
    typist.spelt["no bonus"] = "kész"
    typist.verbs[folded("kész")].append("no bonus")
    with pytest.raises(NotationError, match="ambiguous_answer") as caught:
        said(typist, "kész", alike)
    assert caught.value.parts["known"] == "kész (done), kész (no bonus)"
    assert said(typist, "done", alike) == ["done"]


def test_verbs_of_several_words_and_words_that_are_only_begun(typist: Typist, catalogue: Catalogue) -> None:
    choices = chosen(catalogue, "no bonus", "done", "take b5")
    assert said(typist, "bónusz nélkül", choices) == ["no bonus"]
    assert said(typist, "no bonus", choices) == ["no bonus"]
    assert said(typist, "bef", choices) == ["done"]
    assert said(typist, "kesz", choices) == ["done"]
    assert said(typist, "take", choices) == ["take b5"]


def test_a_draft_may_go_on_with_the_next_answer_on_the_same_line(typist: Typist, catalogue: Catalogue) -> None:
    assert said(typist, "siege monz", chosen(catalogue, "siege", "done")) == ["siege", "+monz"]
    cities = chosen(catalogue, "at monz", "at montfort", "at vecht")
    assert said(typist, "vec", cities) == ["at vecht"]
    assert said(typist, "monzavár", cities) == ["at monz"]
    assert said(typist, "monz", cities) == ["at monz"]
    with pytest.raises(NotationError, match="ambiguous_answer"):
        said(typist, "mon", cities)


def test_an_answer_that_decides_is_not_taken_out_of_words_that_mean_more(typist: Typist, catalogue: Catalogue) -> None:
    with pytest.raises(NotationError, match="no_such_answer"):
        said(typist, "done monz", chosen(catalogue, "done", "siege"))
    with pytest.raises(NotationError, match="no_such_answer"):
        said(typist, "take b5 nonsense", chosen(catalogue, "take b5"))


def test_what_is_not_allowed_now_is_understood_all_the_same(typist: Typist, catalogue: Catalogue) -> None:
    """So that the table can say why."""
    choices = chosen(catalogue, "done")
    assert said(typist, "tesz kék 7", choices) == ["lay b7"]
    assert said(typist, "take b7", choices) == ["take b7"]
    typist.verbs[folded("kész")].append("no bonus")
    assert said(typist, "kész", chosen(catalogue, "siege")) == ["done"]
    assert said(typist, "vecht", chosen(catalogue, "at monz", "done")) == ["at vecht"]  # a piece of the verb asked for
    with pytest.raises(NotationError):
        said(typist, "vecht", chosen(catalogue, "done"))


def test_players_may_be_called_by_their_names(catalogue: Catalogue) -> None:
    choices = chosen(catalogue, "at monz", "at vecht", "done")
    whose = {"monz": 0, "vecht": 1}

    def meant(text: str) -> list[str]:
        seats = {folded(name): seat for seat, name in enumerate(("Éva", "Nagy Anna", "Done"))}
        return by_players(text.split(), choices, lambda action: whose.get(action.piece_name), {**seats, "en": 0})

    assert meant("at Éva") == ["at", "monz"]
    assert meant("eva") == ["monz"]
    assert meant("itt Nagy Anna") == ["itt", "vecht"]
    assert meant("én") == ["monz"]
    assert meant("Done") == ["Done"]  # nobody's piece
    assert meant("vecht") == ["vecht"]


def test_a_name_that_means_something_else_is_no_name(typist: Typist) -> None:
    names = ["Siege", "3", "#2", "Ádám", "Adam", "Nagy Anna", "At"]
    assert typist.unmistakable(names) == {folded("Nagy Anna"): 5}


def test_the_list_shows_the_words_of_the_language(typist: Typist, catalogue: Catalogue) -> None:
    spelt = [typist.spelling(action) for action in chosen(catalogue, "lay z5", "done", "no bonus", "take z5", "lay b5")]
    assert spelt == ["tesz z5", "kész", "bónusz nélkül", "take z5", "tesz k5"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_words_to_be_typed_name_verbs_of_the_game_and_no_command(game: str, language: str) -> None:
    kind = registry.load(game)
    texts = game_texts(kind, language)
    commands = Texts(language, [CLI_TEXTS])
    taken = {folded(word) for command in COMMANDS for word in commands.say(f"play-command-{command}").split()}
    verbs = {f"typed-{verb.replace(' ', '-')}" for verb in kind.rules.catalogue.families}
    pieces = {f"typed-piece-{action.piece_name}" for action in kind.rules.catalogue.actions if action.piece_name}
    named = {
        line.partition(" ")[0]
        for path in (kind.folder / "texts").glob(f"{language}*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("typed-")
    }
    assert named <= verbs | pieces
    for key in named & verbs:
        assert not {folded(word) for word in texts.say(key).split()} & taken, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_the_whole_notation_of_every_answer_means_just_that(game: str, language: str) -> None:
    kind = registry.load(game)
    typist = Typist(Wording(kind, game_texts(kind, language), ["A", "B", "C", "D", "E", "F"], kind.rules.load_data()))
    actions = kind.rules.catalogue.actions
    for action in actions[:: max(1, len(actions) // 200)]:
        assert typist.understand(action.notation.split(), actions) == ([action], [])
    assert listed(actions[:3]) == actions[:3]


@pytest.mark.parametrize("game", registry.game_ids())
def test_no_piece_must_be_typed_in_another_language(game: str) -> None:
    """What a Hungarian list shows to be typed is Hungarian: a word of the name, a short form of it, or a number."""
    kind = registry.load(game)
    names = ["Anna", "Béla", "Csaba", "Dóra", "Éva", "Ferenc"]
    wording = Wording(kind, game_texts(kind, "hu"), names, kind.rules.load_data())
    typist = Typist(wording)
    found: list[tuple[str, str]] = []
    for action in kind.rules.catalogue.actions:
        word = typist.piece(action)
        if word == action.piece_name and word and not word.isdecimal():
            shown = str(wording.readable({action.parameter: word})[action.parameter])
            if not speaks_for_itself(word, shown) and not says_more(word, shown):
                found.append((action.notation, shown))
    assert found == []


def test_a_verb_that_two_questions_share_is_no_ambiguity_where_neither_is_asked() -> None:
    """`megy La Rochelle` is Milady's way or a musketeer's: at a third question one of them is enough to say why not."""
    kind = registry.load("mousquetaires")
    wording = Wording(kind, game_texts(kind, "hu", [CLI_TEXTS]), ["Anna", "Béla"], kind.rules.load_data())
    actions, left = Typist(wording).understand(["megy", "la", "rochelle"], kind.rules.catalogue.families["look"])
    assert [action.piece_name for action in actions] == ["la_rochelle"]
    assert left == []


def test_a_piece_that_could_mean_several_answers_none_of_them_allowed_is_told_what_is() -> None:
    kind = registry.load("field_of_glory")
    typist = Typist(Wording(kind, game_texts(kind, "hu", [CLI_TEXTS]), [], kind.rules.load_data()))
    choices = [kind.rules.catalogue.parse("keep mi4"), kind.rules.catalogue.parse("keep co5")]
    with pytest.raises(NotationError, match="no_such_answer") as caught:
        typist.understand(["tart", "el"], choices)
    assert caught.value.parts["known"] == "tart kö4, tart ve5"


def test_numbers_behind_a_verb_are_places_where_no_piece_is_called_so(typist: Typist, catalogue: Catalogue) -> None:
    cards = chosen(catalogue, "lay b5", "lay z5", "done")
    assert said(typist, "tesz 2 1", cards) == ["lay z5", "lay b5"]
    assert said(typist, "lay 1 és 2", cards) == ["lay b5", "lay z5"]
    assert said(typist, "tét 2", chosen(catalogue, "stake 1", "stake 2", "stake 3")) == ["stake 2"]
    with pytest.raises(NotationError, match="no_such_number"):
        said(typist, "tesz 4", cards)
    with pytest.raises(NotationError, match="no_such_answer"):  # no laying is allowed, so that there are no places
        said(typist, "tesz 1", chosen(catalogue, "done"))


def test_a_piece_that_may_be_typed_as_a_number_is_an_amount(typist: Typist, catalogue: Catalogue) -> None:
    cities = chosen(catalogue, "at monz", "at montfort", "at vecht")
    assert said(typist, "3", cities) == ["at vecht"]
    assert typist.have_amounts(chosen(catalogue, "at paris"))
    places = chosen(catalogue, "at monz", "at paris")
    assert said(typist, "4", places) == ["at paris"]
    assert said(typist, "at 4", places) == ["at paris"]
    assert said(typist, "#1", places) == ["at monz"]


def test_words_between_the_pieces_do_not_count(typist: Typist, catalogue: Catalogue) -> None:
    choices = chosen(catalogue, "lay b5", "lay z9", "done")
    assert said(typist, "tesz a kék 5 és a zöld 9", choices) == ["lay b5", "lay z9"]
    assert said(typist, "b5 meg z9 és kész", choices) == ["lay b5", "lay z9", "+kész"]
    with pytest.raises(NotationError, match="no_such_answer"):
        said(typist, "és", choices)


def test_a_letter_and_a_number_stand_for_a_name_unless_they_are_another_piece(
    typist: Typist, catalogue: Catalogue
) -> None:
    assert said(typist, "s5", chosen(catalogue, "take k5", "take b5")) == ["take k5"]
    assert said(typist, "zö5", chosen(catalogue, "take z5", "take b5")) == ["take z5"]
    assert said(typist, "sz5", chosen(catalogue, "take k5", "take k6")) == ["take k5"]
    assert said(typist, "z5", chosen(catalogue, "take b5", "done")) == ["take z5"]  # not allowed now, and not blue


def test_what_is_written_much_like_the_words_is_told_first(typist: Typist, catalogue: Catalogue) -> None:
    cities = chosen(catalogue, "done", "at vecht", "at montfort")
    for text in ("montfrot", "at montfrot"):
        with pytest.raises(NotationError, match="no_such_answer") as caught:
            said(typist, text, cities)
        assert str(caught.value.parts["known"]).startswith("at montfort, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_that_is_called_by_a_number_may_be_typed_so(language: str) -> None:
    """W-7.2 The spaces of the mercenary track are two without a number, then 2 to 6: a bare 4 is the space."""
    kind = registry.load("warrior_knights")
    typist = Typist(Wording(kind, game_texts(kind, language, [CLI_TEXTS]), [], kind.rules.load_data()))
    spaces = [action for action in kind.rules.catalogue.families["mark"] if action.piece_name]
    assert said(typist, "4", spaces) == ["mark n4"]
    assert said(typist, "#1", spaces) == [spaces[0].notation]
