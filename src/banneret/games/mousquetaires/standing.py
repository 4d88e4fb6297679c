"""M-21.1 The final standing: two sides, and what decided between them."""

from banneret.core.events import Event
from banneret.core.standing import Column, Row, Standing
from banneret.games.mousquetaires.rules.cards import MUSKETEERS
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.state import REASONS, Mousquetaires
from banneret.games.mousquetaires.words import texts_in


def standing(
    game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData
) -> Standing:
    """The winners first; the musketeers win and lose together."""
    texts = texts_in(language)
    shares = game.returns()
    columns = [Column(texts.say("summary-player")), Column(texts.say("summary-side")), Column(texts.say("summary-led"))]
    rows: list[Row] = []
    for won in (True, False):
        for seat in range(game.players):
            if (shares[seat] > 0) != won:
                continue
            led = [data.heroes[man].label.names[language] for man in range(MUSKETEERS) if game.owner[man] == seat]
            milady = seat == game.charter.milady
            side = texts.say("summary-milady" if milady else "summary-musketeers")
            rows.append(Row(seat, 1 if won else 2, won, [names[seat], side, ", ".join(led) if led else "–"]))
    notes = [
        texts.say("event-game-over", {"reason": REASONS[game.reason]}),
        texts.say("summary-round", {"round": str(game.round)}),
    ]
    return Standing(columns, rows, notes)
