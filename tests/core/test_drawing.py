"""Drawing: escaping, colours that can be read, shields, the states of pieces, and the style sheets that dress them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import banneret
from banneret.core.actions import Action, Catalogue
from banneret.core.drawing.canvas import ANSWER_FORM, AWAY, Canvas, Region
from banneret.core.drawing.cards import FACE, FACE_BY_CANDLE, INK, IVORY, Livery, back, face, small_backs, small_face
from banneret.core.drawing.colours import READABLE, VISIBLE, contrast, mixed, readable
from banneret.core.drawing.heraldry import CHARGES, all_arms, charge_of, shield, tincture_of
from banneret.core.drawing.sheet import BYTES_KEPT, PARTS, Drawing, KeptParts, Part, Sheet
from banneret.core.drawing.svg import MARK, NOTHING, Markup, classes, element, escape, join, number, path, svg
from banneret.core.texts import Texts

STYLES = Path(banneret.__file__).parent / "server" / "static"
SHEETS = sorted(path.relative_to(STYLES).as_posix() for path in STYLES.rglob("*.css"))
LONGEST_SHEET = 450
SEATS = range(6)
ENGLISH = Texts("en")


# Elements.


def test_text_and_attributes_are_escaped() -> None:
    made = element("b", {"title": "\"><script>'"}, "<img> & co")
    assert str(made) == '<b title="&quot;&gt;&lt;script&gt;&#39;">&lt;img&gt; &amp; co</b>'


def test_markup_is_not_escaped_again() -> None:
    assert str(element("p", {}, element("i", {}, "a & b"), Markup("<br>"))) == "<p><i>a &amp; b</i><br></p>"
    assert str(join(["<", Markup("<b></b>")])) == "&lt;<b></b>"
    assert str(Markup("a") + Markup("b")) == "ab"


@pytest.mark.parametrize("name", ["style", "onclick", "onload", "Class", "x y", ""])
def test_neither_styles_nor_scripts_can_be_written(name: str) -> None:
    with pytest.raises(ValueError, match="no attribute of a drawing"):
        element("p", {name: "x"})


@pytest.mark.parametrize("name", ["script", "style", "iframe", "a b", "Svg", ""])
def test_elements_that_a_drawing_never_has_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no element of a drawing"):
        element(name)


def test_attributes_that_are_absent_false_or_bare() -> None:
    assert (
        str(element("p", {"id": None, "hidden": True, "title": False, "tabindex": 0})) == '<p hidden tabindex="0"></p>'
    )


def test_shapes_close_themselves_and_other_elements_do_not() -> None:
    assert str(element("rect", {"x": 1})) == '<rect x="1"/>'
    assert str(element("div", {})) == "<div></div>"


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (0.5, "0.5"), (1 / 3, "0.33"), (-0.001, "0"), (12, "12")])
def test_coordinates_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_picture_is_decoration_unless_it_has_a_label() -> None:
    assert 'aria-hidden="true"' in str(svg("x", 1, 1))
    assert 'role="img" aria-label="a &lt;dog"' in str(svg("x", 1, 1, label="a <dog"))


def test_small_helpers() -> None:
    assert classes("a", "", "b") == "a b"
    assert escape("Éva") == "Éva"
    assert (
        str(path("M0 0", class_="x", stroke_width=2))
        == '<path d="M0 0" fill-rule="evenodd" class="x" stroke-width="2"/>'
    )
    assert not NOTHING


def test_nobody_can_write_a_mark() -> None:
    assert escape(f"Anna{MARK}seat-1{MARK}\x00\x1f\tBéla\n") == "Annaseat-1\tBéla\n"
    assert str(element("p", {"title": f"{MARK}x{MARK}"}, f"{MARK}x{MARK}")) == '<p title="x">x</p>'


def test_short_attributes_are_written_alike_whenever_they_are_written() -> None:
    for value, text in ((1, "1"), (1.0, "1"), ("1", "1"), (0.5, "0.5"), ("<", "&lt;"), ("x" * 99, "x" * 99)):
        for _ in range(2):
            assert str(element("b", {"x": value})) == f'<b x="{text}"></b>'
    assert str(element("b", {"x": True})) == "<b x></b>", "true is no number"


# Colours.


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#ffffff") == pytest.approx(1)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


@pytest.mark.parametrize("ground", [FACE, FACE_BY_CANDLE, "#111111"])
@pytest.mark.parametrize("colour", ["#ffffff", "#000000", "#d8b72c", "#d9792b", "#2f5fa8", "#808080"])
def test_every_colour_has_a_tone_that_can_be_read(colour: str, ground: str) -> None:
    assert contrast(readable(colour, ground), ground) >= READABLE


def test_a_colour_that_can_be_read_stays_as_it_is() -> None:
    assert readable("#2f5fa8", "#ffffff") == "#2f5fa8"


@pytest.mark.parametrize("colour", ["red", "#12345", "#12345g", "", "#123456;x"])
def test_what_is_no_colour_is_refused(colour: str) -> None:
    with pytest.raises(ValueError, match="no colour"):
        contrast(colour, "#000000")


# Heraldry.


def test_no_two_seats_share_a_tincture_or_a_charge() -> None:
    assert len({tincture_of(seat) for seat in SEATS}) == len({charge_of(seat) for seat in SEATS}) == 6
    assert len(set(CHARGES.values())) == len(CHARGES)


def test_a_shield_shows_the_tincture_and_the_charge_of_its_seat() -> None:
    for seat in SEATS:
        drawn = str(shield(seat, "Anna"))
        assert f"tincture-{tincture_of(seat)}" in drawn
        (arms,) = re.findall(r'<use href="#([^"]+)"', drawn)
        (symbol,) = re.findall(rf'<symbol id="{arms}".*?</symbol>', all_arms())
        assert CHARGES[charge_of(seat)] in symbol
        assert 'aria-label="Anna"' in drawn


# Pieces.


def actions() -> dict[str, Action]:
    catalogue = Catalogue()
    catalogue.family(0, "draw", "card", ["b9", "D"])
    catalogue.family(1, "lay", "card", ["b9", "D"], draft=True)
    return {action.notation: action for action in catalogue.actions}


def canvas(*legal: str, chosen: tuple[str, ...] = (), changed: tuple[str, ...] = ()) -> Canvas:
    known = actions()
    return Canvas(
        ENGLISH,
        ["Anna", "Béla"],
        legal={name: known[name] for name in legal},
        chosen=chosen,
        why=lambda notation: (f"Not {notation}, says <rule>", "H-4.2"),
        changed=changed,
    )


def piece(canvas: Canvas, *acts: str, id: str = "card-b9", nth: int = 0, dims: bool = True) -> str:
    region = Region(canvas, "hand", Sheet())
    made = region.piece(id, "hand", "blue 9", "look", Markup("<i></i>"), acts=acts, nth=nth, dims=dims)
    assert made.text == f"{MARK}{id}{MARK}", "an element with an id is a fragment"
    return region.sheet.whole(made)


def test_a_thing_that_nobody_is_asked_about_is_plain() -> None:
    drawn = piece(canvas(), "draw b9")
    assert drawn == '<div role="img" id="card-b9" aria-label="blue 9" class="piece plain look"><i></i></div>'
    assert "plain" in piece(canvas("draw b9"))


def test_a_thing_that_can_be_chosen_carries_its_answers() -> None:
    drawn = piece(canvas("draw b9", "lay D"), "draw b9", "lay b9")
    assert drawn.startswith('<button type="submit" id="card-b9"')
    assert 'class="piece can look"' in drawn
    assert 'data-acts="draw b9"' in drawn
    assert f'form="{ANSWER_FORM}" name="action" value="draw b9"' in drawn
    assert "data-draft" not in drawn
    assert 'data-acts="draw b9|lay b9"' in piece(canvas("draw b9", "lay b9"), "draw b9", "lay b9")


def test_the_canvas_gathers_the_answers_that_are_drawn() -> None:
    drawn = canvas("draw b9", "lay D")
    piece(drawn, "draw b9", "lay b9")
    piece(drawn, "draw D")
    assert drawn.acts == {"draw b9"}
    figure(drawn, "lay D, draw b9")
    assert drawn.acts == {"draw b9", "lay D, draw b9"}, "a chain is one act"


def test_a_plate_takes_what_its_seat_did_last_without_the_name() -> None:
    region = Region(Canvas(Texts("en"), ["Anna", "Béla"], notes={1: "Béla lays <3>."}), "opponents", Sheet())
    assert str(region.note(1)) == '<p class="last-act" title="Béla lays &lt;3&gt;.">lays &lt;3&gt;.</p>'
    assert str(region.note(0)) == ""


def test_a_plate_tells_apart_that_somebody_is_not_there() -> None:
    region = Region(Canvas(Texts("en"), ["Anna"], notes={0: f"{AWAY}Anna is away."}), "opponents", Sheet())
    assert str(region.note(0)) == '<p class="last-act last-act-away" title="Anna is away.">is away.</p>'


def test_an_answer_of_a_draft_is_marked() -> None:
    assert 'data-draft="1"' in piece(canvas("lay b9"), "lay b9")


def test_a_chosen_thing_says_what_it_was_chosen_for() -> None:
    drawn = piece(canvas("lay D", chosen=("lay b9",)), "lay b9")
    assert 'class="piece chosen look"' in drawn
    assert 'data-chosen="lay b9" aria-pressed="true"' in drawn
    assert "data-acts" not in drawn


def test_of_equal_things_as_many_are_chosen_as_were_chosen() -> None:
    drawn = [piece(canvas("lay D", chosen=("lay D", "lay D")), "lay D", nth=nth) for nth in range(3)]
    assert ["chosen" in text for text in drawn] == [True, True, False]
    assert "piece can" in drawn[2]


def test_a_thing_that_cannot_be_chosen_now_says_why() -> None:
    drawn = piece(canvas("lay D"), "lay b9")
    assert 'class="piece not-now look"' in drawn
    assert 'data-why="Not lay b9, says &lt;rule&gt;" data-rule="H-4.2" aria-disabled="true"' in drawn
    assert 'class="piece plain look"' in piece(canvas("lay D"), "lay b9", dims=False)
    assert "data-why" in piece(canvas("lay D"), "lay b9", dims=False)


def test_the_reason_is_asked_only_where_it_is_needed() -> None:
    asked: list[str] = []

    def why(notation: str) -> tuple[str, str]:
        asked.append(notation)
        return "no", ""

    legal = {"lay b9": actions()["lay b9"]}
    piece(Canvas(Texts("en"), [], legal=legal, why=why), "lay b9")
    piece(Canvas(Texts("en"), [], chosen=["lay b9"], legal=legal, why=why), "lay b9")
    piece(Canvas(Texts("en"), [], why=why), "lay b9")
    assert asked == []
    piece(Canvas(Texts("en"), [], legal=legal, why=why), "lay D", "draw D")
    assert asked == ["lay D"]


def test_a_thing_that_just_changed_glows() -> None:
    assert "just-changed" in piece(canvas(changed=("card-b9",)))
    assert "just-changed" not in piece(canvas(changed=("card-b8",)))


def figure(canvas: Canvas, *acts: str) -> str:
    region = Region(canvas, "board", Sheet())
    return region.sheet.whole(region.figure("knight", "c3", "knight", "look", Markup("<path/>"), acts=acts))


def test_a_figure_within_a_picture_has_the_states_of_a_piece() -> None:
    assert figure(canvas()) == '<g role="img" id="knight" aria-label="knight" class="piece plain look"><path/></g>'
    can = figure(canvas("lay b9", "draw D"), "lay b9", "draw D")
    assert can.startswith('<g role="button" tabindex="0" id="knight" aria-label="knight" data-acts="lay b9|draw D"')
    assert 'data-draft="1"' in can
    assert 'class="piece can look"' in can
    assert "form=" not in can
    assert 'data-chosen="lay b9"' in figure(canvas("lay D", chosen=("lay b9",)), "lay b9")
    assert 'role="button" tabindex="0"' in figure(canvas("lay D"), "lay b9")
    assert 'data-why="Not lay b9' in figure(canvas("lay D"), "lay b9")


def test_a_symbol_is_written_down_once_in_its_region() -> None:
    region = Region(canvas(), "board", Sheet())
    uses = join([region.symbol("star", "M0 0", 0, 0, 10), region.icon("star", "M0 0")])
    text = region.sheet.drawing({"board": region.finish(uses)}).regions["board"]
    assert text.startswith('<svg class="symbols" width="0" height="0" aria-hidden="true"><symbol id="board-star"')
    assert text.count('<symbol id="board-star"') == 1
    assert text.count('href="#board-star"') == 2
    plain = Region(canvas(), "hand", Sheet())
    assert plain.sheet.drawing({"hand": plain.finish("Anna & co")}).regions == {"hand": "Anna &amp; co"}


# Fragments and parts.


def test_fragments_lie_within_fragments_and_a_whole_page_has_them_in_their_places() -> None:
    region = Region(canvas(), "hand", Sheet())
    inner = region.element("b", {"id": "points-1"}, "3 < 4")
    plate = region.element("div", {"id": "seat-1", "class": "plate"}, inner, "!")
    drawing = region.sheet.drawing({"hand": region.finish(Markup("<p>"), plate, Markup("</p>"))})
    assert drawing.texts == {"hand": f"<p>{MARK}seat-1{MARK}</p>"}
    assert drawing.fragments["seat-1"] == f'<div id="seat-1" class="plate">{MARK}points-1{MARK}!</div>'
    assert drawing.regions["hand"] == (
        '<p><div id="seat-1" class="plate"><b id="points-1">3 &lt; 4</b>!</div></p>'
    )  # fmt: skip


drawn_parts: list[tuple[str, int]] = []


def draw_part(region: Region, record: tuple[str, int]) -> Markup:
    drawn_parts.append(record)
    name, points = record
    look = region.marks(f"points-{name}", str(points))
    icon = region.icon("star", "M0 0")
    return region.element("p", {"id": f"points-{name}", "class": look or None}, icon, region.canvas.say(name))


def test_a_part_is_drawn_once_with_everything_that_belongs_to_it() -> None:
    PARTS.clear()
    drawn_parts.clear()
    sheets = []
    for name in ("board", "board", "hand"):
        region = Region(canvas("draw b9"), name, Sheet())
        made = region.part(draw_part, ("anna", 3))
        sheets.append((region.sheet.whole(made), region.sheet.pieces, list(region.symbols)))
    assert sheets[0] == sheets[1]
    assert sheets[0][1:] == ({"points-anna": "3"}, ["board-star"])
    assert sheets[2][2] == ["hand-star"], "symbols belong to a region, and so do parts"
    assert drawn_parts == [("anna", 3), ("anna", 3)]
    Region(canvas(), "board", Sheet()).part(draw_part, ("anna", 4))
    assert drawn_parts[2:] == [("anna", 4)]


def see_nothing(region: Region, record: tuple[str]) -> Markup:
    known = region.canvas
    assert (known.names, known.legal, known.chosen, known.log, known.notes) == ([], {}, [], (), {})
    assert (known.data, known.prospects, known.finished) == (None, None, frozenset())
    return Markup(record[0])


def test_a_part_sees_its_record_and_nothing_of_the_game() -> None:
    region = Region(canvas("draw b9", chosen=("lay D",), changed=("x",)), "board", Sheet())
    assert str(region.part(see_nothing, ("all there is",))) == "all there is"


def test_parts_that_nobody_asked_for_in_a_generation_are_forgotten() -> None:
    parts = KeptParts()
    for turn in range(9):
        parts.put((turn,), Part(Markup("x" * (BYTES_KEPT // 8)), Sheet(), {}))
        assert parts.get((0,)) is not None, "what is asked for stays"
    assert parts.get((1,)) is None
    assert parts.get((8,)) is not None
    kept = {*parts.young, *parts.old}
    assert len(kept) <= 8, "the text of all parts is bounded"


def test_pieces_that_moved_or_appeared_have_changed() -> None:
    before = Drawing({}, {"card-b9": "hand", "deck": "30", "card-o2": "recruits"})
    after = Drawing({}, {"card-b9": "recruits", "deck": "30", "card-g1": "hand"})
    assert after.changed_since(before) == {"card-b9", "card-g1"}


# Cards.


def test_a_card_shows_its_number_twice_and_its_name() -> None:
    region = Region(canvas(), "board", Sheet())
    drawn = str(face(region, Livery("star", CHARGES["star"], "#2f5fa8"), "12", "Man-at-arms of <Ely>"))
    assert re.findall(r">(12)</text>", drawn) == ["12", "12"]
    assert ">Man-at-arms</text>" in drawn
    assert ">of &lt;Ely&gt;</text>" in drawn
    assert ">12</text>" in str(small_face(region, Livery("star", CHARGES["star"], "#2f5fa8"), "12"))


def test_backs_tell_nothing_but_a_number() -> None:
    region = Region(canvas(), "board", Sheet())
    assert str(back(region, "star", CHARGES["star"])) == str(back(region, "star", CHARGES["star"]))
    assert str(small_backs(3)).count("<rect") == 3
    assert str(small_backs(30)).count("<rect") == 10
    assert str(small_backs(0)) == ""


# Style sheets.


def sheet(name: str) -> str:
    return re.sub(r"/\*.*?\*/", "", (STYLES / name).read_text("utf-8"), flags=re.DOTALL)


def themes() -> dict[str, dict[str, str]]:
    """The tokens of both themes, the dark one as the system asks for it and as the page does."""
    blocks = re.findall(r"(:root[^{]*)\{([^}]*)\}", sheet("tokens.css"))
    found = [dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body)) for _, body in blocks]
    light, system_dark, chosen_dark = found[0], found[1], found[2]
    return {"light": light, "dark": {**light, **system_dark}, "chosen dark": {**light, **chosen_dark}}


TEXT_PAIRS = [
    ("--ink", "--parchment"), ("--ink", "--parchment-raised"), ("--ink", "--parchment-sunk"), ("--ink", "--gold-soft"),
    ("--ink-quiet", "--parchment"), ("--ink-quiet", "--parchment-raised"), ("--ink-quiet", "--parchment-sunk"),
    ("--ink-quiet", "--gold-soft"), ("--gold-text", "--parchment"), ("--gold-text", "--parchment-raised"),
    ("--alarm", "--parchment"), ("--alarm", "--parchment-raised"), ("--on-wood", "--wood"),
    ("--on-wood", "--wood-light"), ("--on-wood-quiet", "--wood"), ("--on-primary", "--primary"),
    ("--on-primary", "--primary-hover"), ("--gold-ink", "--gold-bright"), ("--gold-ink", "--or"),
    ("--card-ink", "--card"), ("--card-ink-quiet", "--card"),
]  # fmt: skip
SHAPE_PAIRS = [
    ("--focus", "--parchment"), ("--focus-on-wood", "--wood"), ("--focus-on-wood", "--wood-light"),
    ("--peace", "--parchment-raised"), ("--back-line", "--back"), ("--sable", "--or"),
    *[("--argent", tincture) for tincture in ("--gules", "--azure", "--vert", "--purpure", "--sable")],
]  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read_on_its_ground(theme: str, text: str, ground: str) -> None:
    tokens = themes()[theme]
    assert contrast(tokens[text], tokens[ground]) >= READABLE


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("shape", "ground"), SHAPE_PAIRS)
def test_shapes_can_be_seen_on_their_ground(theme: str, shape: str, ground: str) -> None:
    tokens = themes()[theme]
    assert contrast(tokens[shape], tokens[ground]) >= VISIBLE


def test_both_ways_to_the_dark_theme_are_the_same() -> None:
    assert themes()["dark"] == themes()["chosen dark"]


def test_cards_are_drawn_for_the_faces_that_the_style_sheet_gives_them() -> None:
    assert themes()["light"]["--card"] == FACE
    assert themes()["dark"]["--card"] == FACE_BY_CANDLE
    assert contrast(INK, IVORY) >= READABLE


def test_every_token_that_is_used_is_defined() -> None:
    together = "".join(sheet(name) for name in SHEETS)
    defined = set(re.findall(r"(--[\w-]+)\s*:", together))
    used = set(re.findall(r"var\((--[\w-]+)\s*\)", together))
    assert used - defined == set()


@pytest.mark.parametrize("name", SHEETS)
def test_style_sheets_load_nothing_and_are_balanced(name: str) -> None:
    text = sheet(name)
    assert "url(" not in text
    assert "@import" not in text
    assert text.count("{") == text.count("}")
    assert text.count("\n") <= LONGEST_SHEET


def test_motion_stops_where_it_is_not_wanted() -> None:
    for name in ("tokens.css", "table/motion.css"):
        assert "prefers-reduced-motion: reduce" in sheet(name)
