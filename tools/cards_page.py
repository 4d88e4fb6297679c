"""Write the page of all cards of Warrior Knights in both languages: every name and number comes from the data file.

python tools/cards_page.py            write docs/cards/warrior_knights.md
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "banneret" / "games" / "warrior_knights" / "data.toml"
PAGE = ROOT / "docs" / "cards" / "warrior_knights.md"

Record = dict[str, Any]
COLOURS = {"red": "red / vörös", "green": "green / zöld", "blue": "blue / kék"}
TYPES = {
    "private_motion": "private motion / magánindítvány", "motion": "motion / indítvány", "law": "law / törvény",
    "charge": "charge / tisztség", "concession": "concession / felügyelőség", "office": "office / hivatal",
}  # fmt: skip
VOTES = {"special": "–", "choose_baron": "a Baron / báró", "yes_no": "yes or no / igen vagy nem"}
REFUSALS = {
    "none": "–", "target": "the chosen / a megválasztott", "each_affected": "each affected / minden érintett",
    "comply_each_time": "each time / minden alkalommal",
}  # fmt: skip
AREAS = {
    "taxation": "Taxation / Adó", "wages": "Wages / Zsold", "assembly": "Assembly / Tanács", "any": "any / bármelyik",
    "wages_or_assembly": "Wages or Assembly / Zsold vagy Tanács", "hand": "hand / kéz",
}  # fmt: skip
BATTLES = {"deal": "deal 100", "prevent": "prevent 100", "victory": "victory", "draw": "draw another"}
RESULTS = {"lost": "lost", "no_news": "no news"}
LENGTHS = {
    "permanent": "lasting / tartós", "next_taxation": "until Taxation / adóztatásig",
    "round": "this round / e forduló",
}  # fmt: skip


def read() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text("utf-8"))


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return [*lines, *["| " + " | ".join([cell.replace("|", "/") for cell in row]) + " |" for row in rows], ""]


def named(record: Record) -> str:
    """English and Hungarian; once where they are the same."""
    english, hungarian = record["name_en"], record["name_hu"]
    return english if english == hungarian else f"{english} / {hungarian}"


def texts(record: Record) -> list[str]:
    return [record.get("text_en", ""), record.get("text_hu", "")]


def sources(record: Record) -> str:
    """The record's own mark, and what else it says about single values: `rulebook; copies published`."""
    marks = [str(record["source"])]
    for key, value in record.items():
        if key.endswith("_source") and value != record["source"]:
            marks.append(f"{key.removesuffix('_source').replace('_', ' ')} {value}")
    return "; ".join(marks)


def names_of(data: dict[str, Any], key: str) -> dict[str, str]:
    return {record["id"]: named(record) for record in data[key]}


def events(data: dict[str, Any]) -> list[str]:
    rows = []
    for card in data["event"]:
        cancel = str(card["cancel"]) if card["cancel"] >= 0 else "–"
        lasts = LENGTHS.get(card.get("duration", ""), "–")
        rows.append([named(card), COLOURS[card["color"]], cancel, lasts, *texts(card), card["source"]])
    colours = Counter(card["color"] for card in data["event"])
    count = ", ".join(f"{colours[colour]} {colour}" for colour in COLOURS)
    heads = ["event / esemény", "colour / szín", "cancel / ár", "lasts / tart", "effect", "hatás", "source"]
    about = f"{len(rows)} cards: {count}. “Cancel” is the faith that it takes to cancel the event."
    return ["## Events / Események", "", about, "", *table(heads, rows)]


def agendas(data: dict[str, Any]) -> list[str]:
    rows = []
    for card in data["agenda"]:
        row = [named(card), TYPES[card["type"]], str(card["copies"]), VOTES[card["vote"]]]
        rows.append([*row, REFUSALS[card["refusable"]], *texts(card), card["source"]])
    total = sum(card["copies"] for card in data["agenda"])
    heads = ["agenda / teendő", "type / fajta", "copies", "vote / szavazás", "may refuse / elutasíthatja"]
    about = f"{total} cards, {len(rows)} different ones."
    return ["## Agendas / Teendők", "", about, "", *table([*heads, "effect", "hatás", "source"], rows)]


def fates(data: dict[str, Any]) -> list[str]:
    barons, shapes = names_of(data, "baron"), names_of(data, "shape")
    cities, nations = names_of(data, "city"), names_of(data, "nationality")
    expeditions = [record["id"] for record in data["expedition"]]
    rows = []
    for number, card in enumerate(data["fate"], start=1):
        paid = [RESULTS.get(card[id], f"{card[id]}×") for id in expeditions]
        row = [str(number), barons[card["baron"]], shapes[card["shape"]], BATTLES[card["battle"]]]
        revolt = "yes" if card["revolt"] else "no"
        rows.append([*row, revolt, cities[card["city"]], nations[card["nationality"]], *paid, card["source"]])
    results = Counter(card["battle"] for card in data["fate"])
    revolts = sum(card["revolt"] for card in data["fate"])
    count = ", ".join(f"{results[result]} “{word}”" for result, word in BATTLES.items())
    heads = ["no.", "Baron / báró", "shape / alak", "battle / csata", "revolt / lázadás", "city / város"]
    heads += ["nationality / nemzetiség", *[named(record) for record in data["expedition"]], "source"]
    about = f"{len(rows)} cards: {count}; {revolts} with a revolt."
    return ["## Fate cards / Sorskártyák", "", about, "", *table(heads, rows)]


def expeditions(data: dict[str, Any]) -> list[str]:
    rows = []
    for expedition in data["expedition"]:
        drawn = Counter(card[expedition["id"]] for card in data["fate"])
        counts = [str(drawn[result]) for result in ("lost", "no_news", "1", "2", "3", "4")]
        paid = sum(int(result) * many for result, many in drawn.items() if result.isdigit()) / len(data["fate"])
        rows.append([named(expedition), *counts, f"{paid:.3f}", sources(expedition)])
    heads = ["expedition / expedíció", "lost / elvész", "no news / semmi hír", "1×", "2×", "3×", "4×"]
    about = "How many of the 24 Fate cards give which result; “mean” is what one card pays back for each crown."
    return ["## Expeditions / Expedíciók", "", about, "", *table([*heads, "mean / átlag", "source"], rows)]


def troops(data: dict[str, Any]) -> list[str]:
    nations = {record["id"]: f"{record['name_en']} / {record['adjective_hu']}" for record in data["nationality"]}
    kinds = Counter((card["nationality"], card["strength"], card["wage"], sources(card)) for card in data["mercenary"])
    rows = []
    for (nation, strength, wage, source), copies in kinds.items():
        rows.append([nations[nation], str(strength), str(wage), str(copies), source])
    vassals = Counter((card["strength"], card["wage"], sources(card)) for card in data["vassal"])
    for (strength, wage, source), copies in vassals.items():
        each = copies // len(data["baron"])
        rows.append(["vassal / vazallus", str(strength), str(wage), f"{each} each / bárónként", source])
    heads = ["troop / csapat", "strength / erő", "wage and fee / zsold és foglaló", "copies", "source"]
    about = f"{len(data['mercenary'])} mercenaries and {len(data['vassal'])} vassals."
    return ["## Troops / Csapatok", "", about, "", *table(heads, rows)]


def actions(data: dict[str, Any]) -> list[str]:
    rows = []
    for card in data["action"]:
        copies = f"{card['copies_per_baron']} each / bárónként"
        rows.append([named(card), copies, AREAS[card["allocation"]], *texts(card), sources(card)])
    for card in data["neutral_action"]:
        rows.append([named(card), str(card["copies"]), "neutral / semleges", *texts(card), sources(card)])
    heads = ["card / kártya", "copies", "goes to / ide kerül", "effect", "hatás", "source"]
    return ["## Action cards / Akciókártyák", "", *table(heads, rows)]


def people(data: dict[str, Any]) -> list[str]:
    barons = names_of(data, "baron")
    shapes = names_of(data, "shape")
    rows = [[named(card), barons[card["baron"]], shapes[card["shape"]], sources(card)] for card in data["noble"]]
    abilities = [[named(shape), *texts(shape), sources(shape)] for shape in data["shape"]]
    return [
        "## Nobles / Nemesek",
        "",
        *table(["shape / alak", "ability", "képesség", "source"], abilities),
        *table(["noble / nemes", "Baron / báró", "shape / alak", "source"], rows),
    ]


def cities(data: dict[str, Any]) -> list[str]:
    realms = {"kingdom": "Kingdom / királysági", "overseas": "overseas / tengerentúli"}
    rows = []
    for city in data["city"]:
        values = [str(city["strength"]), str(city["income"])]
        rows.append([named(city), realms[city["realm"]], *values, sources(city)])
    heads = ["city / város", "where / hol", "strength / erő", "income / bevétel", "source"]
    return ["## Cities / Városok", "", *table(heads, rows)]


def open_motions(data: dict[str, Any]) -> list[str]:
    rows = [[named(card), *texts(card), sources(card)] for card in data["open_motion"]]
    about = "Only with the option “Open private motions”."
    heads = ["open motion / nyílt indítvány", "effect", "hatás", "source"]
    return ["## Open motions / Nyílt indítványok", "", about, "", *table(heads, rows)]


def page() -> str:
    data = read()
    lines = [
        "# All cards of Warrior Knights / A Hadurak összes kártyája",
        "",
        "Names, texts and numbers of the data file, in English and Hungarian. Texts are our own words. The source says",
        "where a card comes from: `rulebook` is stated in the rulebook, `published` was found in public material,",
        "`reconstructed` was not found and designed to fit all that is known. Owners of the game can lay a file of",
        "their own over ours (`--data`). `make cards` writes this page.",
        "",
        "Az adatfájl nevei, szövegei és számai angolul és magyarul, saját szavainkkal. A forrás: `rulebook` a",
        "szabályfüzetben szerepel, `published` nyilvános anyagból való, `reconstructed` nem volt fellelhető, és úgy",
        "készült, hogy mindenhez illjen, ami ismert.",
        "",
    ]
    for part in (actions, events, agendas, open_motions, fates, expeditions, troops, people, cities):
        lines += part(data)
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    main()
