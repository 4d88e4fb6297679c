"""Training of a network that corrects a game's estimate, with PyTorch, and how well it forecasts games it never saw.

The network starts as zero: untrained it is the estimate. A tenth of the games is held out; what is told is the log loss
of the shares of the victory there, by games, since positions of one game hang together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import import_module
from math import ceil, log2
from pathlib import Path
from typing import Any

from banneret.arena.selfplay import row_size
from banneret.bots.value import LEAST
from banneret.bots.value_file import FORMAT, encoder_for, made_for
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.net import FIRST_DROP, SECOND_DROP, ZERO

HELD_OUT = 10  # every tenth game
FINE = 1 << 16  # steps of the first layer's sums to one
STRONGEST = 127


@dataclass
class Recipe:
    """What is done with the rows; the same recipe, seed and rows give the same network on the same machine."""

    first: int = 64
    second: int = 32
    passes: int = 6
    batch: int = 4096
    rate: float = 0.002
    decay: float = 0.02
    dropout: float = 0.1
    seed: int = 1


def torch_or_say() -> Any:
    try:
        return import_module("torch")
    except ImportError as fault:
        raise UserError("torch_missing", {"reason": str(fault)}) from fault


class Rows:
    """The rows of a file on the device that trains: what the seats see, estimates, outcomes, numbers of games, and
    which positions are of sampled worlds."""

    def __init__(self, kind: GameKind, players: int, path: Path) -> None:
        torch = torch_or_say()
        self.encoder = encoder_for(kind, players)
        size, width = row_size(self.encoder), self.encoder.size
        whole = path.stat().st_size // size
        if whole == 0:
            raise UserError("rows_missing", {"file": str(path)})
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        table = torch.from_file(str(path), size=whole * size, dtype=torch.uint8).view(whole, size)
        self.seen = table[:, : players * width].contiguous().view(whole, players, width).to(self.device)
        rest = table[:, players * width :].contiguous()
        shares = rest[:, : 8 * players].contiguous().view(torch.float32)
        self.estimate = shares[:, :players].clamp(min=LEAST).log().to(self.device)
        self.outcome = shares[:, players : 2 * players].contiguous().to(self.device)
        self.outcome = self.outcome / self.outcome.sum(1, keepdim=True).clamp(min=LEAST)
        self.game, sampled = rest[:, 8 * players :].contiguous().view(torch.int32).to(self.device).unbind(1)
        self.sampled = sampled.bool()
        held = self.game % HELD_OUT == 0
        self.held = held.nonzero().view(-1)
        self.learnt = (~held).nonzero().view(-1)
        if len(self.held) == 0 or len(self.learnt) == 0:
            raise UserError("rows_few", {"file": str(path), "games": HELD_OUT})


def make_model(rows: Rows, recipe: Recipe) -> Any:
    """Inputs are scaled by their largest value, so that flags and numbers learn alike."""
    torch = torch_or_say()
    nn = torch.nn
    most = rows.seen.view(-1, rows.seen.shape[2]).amax(0).clamp(min=1).float()
    layers = nn.Sequential(
        nn.Linear(rows.encoder.size, recipe.first), nn.ReLU(), nn.Dropout(recipe.dropout),
        nn.Linear(recipe.first, recipe.second), nn.ReLU(), nn.Linear(recipe.second, 1),
    )  # fmt: skip
    nn.init.zeros_(layers[-1].weight)
    nn.init.zeros_(layers[-1].bias)
    model = nn.Module()
    model.layers = layers
    model.trust = nn.Parameter(torch.ones(()))
    model.register_buffer("most", most)
    return model.to(rows.device)


def marks(model: Any, rows: Rows, at: Any) -> Any:
    """The logarithms of the shares, but for what all seats have in common."""
    seen = rows.seen[at].float() / model.most
    return model.trust * rows.estimate[at] + model.layers(seen).squeeze(-1)


def losses(marked: Any, outcome: Any) -> Any:
    return -(outcome * marked.log_softmax(1)).sum(1)


def train(rows: Rows, recipe: Recipe, tell: Any = None) -> Any:
    """The model after all passes, with the best of them by the held-out games."""
    torch = torch_or_say()
    torch.manual_seed(recipe.seed)
    model = make_model(rows, recipe)
    steps = ceil(len(rows.learnt) / recipe.batch)
    weights = [one for name, one in model.named_parameters() if name != "trust"]
    optimiser = torch.optim.AdamW(
        [{"params": weights, "weight_decay": recipe.decay}, {"params": [model.trust], "weight_decay": 0.0}],
        lr=recipe.rate,
    )  # fmt: skip
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, recipe.rate, total_steps=steps * recipe.passes)
    best, best_loss = None, float("inf")
    for number in range(recipe.passes):
        model.train()
        order = rows.learnt[torch.randperm(len(rows.learnt), device=rows.device)]
        for batch in order.split(recipe.batch):
            optimiser.zero_grad(set_to_none=True)
            losses(marks(model, rows, batch), rows.outcome[batch]).mean().backward()
            optimiser.step()
            pace.step()
        loss = held_out(model, rows)[0]
        if tell is not None:
            tell(number + 1, loss)
        if loss < best_loss:
            best, best_loss = {name: one.clone() for name, one in model.state_dict().items()}, loss
    model.load_state_dict(best)
    return model


def held_out(model: Any, rows: Rows) -> tuple[float, Any]:
    """The mean loss on games that were not learnt, and the loss of each of their positions."""
    torch = torch_or_say()
    model.eval()
    with torch.no_grad():
        parts = [losses(marks(model, rows, at), rows.outcome[at]) for at in rows.held.split(65536)]
    each = torch.cat(parts)
    return float(each.mean()), each


def scaled_estimate(rows: Rows) -> tuple[float, Any, Any]:
    """The best power of the estimate alone, fitted to the learnt games; its losses, and those of the estimate as is."""
    torch = torch_or_say()
    trials = [0.4 + 0.05 * step for step in range(25)]
    at = rows.learnt[:: max(1, len(rows.learnt) // 200_000)]
    fits = [float(losses(trust * rows.estimate[at], rows.outcome[at]).mean()) for trust in trials]
    trust = trials[fits.index(min(fits))]
    with torch.no_grad():
        plain, scaled = (losses(power * rows.estimate[rows.held], rows.outcome[rows.held]) for power in (1.0, trust))
    return trust, plain, scaled


def report(model: Any, rows: Rows) -> dict[str, Json]:
    """What is told of a network: log losses on held-out games, and how sure the gain is, by games."""
    torch = torch_or_say()
    loss, each = held_out(model, rows)
    trust, plain, scaled = scaled_estimate(rows)
    games, place = rows.game[rows.held].unique(return_inverse=True)
    gains = torch.zeros(len(games), device=rows.device).index_add_(0, place, scaled - each)
    counts = torch.zeros(len(games), device=rows.device).index_add_(0, place, torch.ones_like(each))
    gain = float(gains.sum() / counts.sum())
    error = float(((gains - gain * counts) ** 2).sum().sqrt() / counts.sum())
    with torch.no_grad():
        share = torch.cat([marks(model, rows, at).softmax(1)[:, 0] for at in rows.held.split(65536)])
    won = rows.outcome[rows.held][:, 0]
    sampled = rows.sampled[rows.held]
    return {
        "positions": len(rows.game), "games": len(rows.game.unique()), "held_out_games": len(games),
        "estimate": round(float(plain.mean()), 5), "scaled_estimate": round(float(scaled.mean()), 5),
        "estimate_power": round(trust, 2), "network": round(loss, 5), "gain": round(gain, 5),
        "gain_error": round(error, 5), "calibration_error": calibration_error(share, won),
        "sampled": {
            "scaled_estimate": round(float(scaled[sampled].mean()), 5),
            "network": round(float(each[sampled].mean()), 5),
            "calibration_error": calibration_error(share[sampled], won[sampled]),
        },
    }  # fmt: skip


def calibration_error(share: Any, won: Any) -> float:
    """How far the chances of the first seat are from what came about, in ten bins, by how many fall into each."""
    bins = (share * 10).long().clamp(max=9)
    off = 0.0
    for number in range(10):
        chosen = bins == number
        if int(chosen.sum()):
            off += float((share[chosen].mean() - won[chosen].mean()).abs() * chosen.float().mean())
    return round(off, 4)


def whole(values: Any, scale: float) -> list[int]:
    return [round(float(one) * scale) for one in values.flatten().tolist()]


def weight_bytes(numbers: list[int]) -> bytes:
    return bytes(max(-STRONGEST, min(STRONGEST, one)) + ZERO for one in numbers)


def file_of(kind: GameKind, model: Any, rows: Rows, told: dict[str, Json]) -> bytes:
    """The network in whole numbers, as the engine reads it."""
    first, second, last = model.layers[0], model.layers[3], model.layers[5]
    weights = (first.weight / model.most).detach().cpu()
    shifts: list[int] = []
    columns: list[list[int]] = []
    for column in weights.t():
        strongest = float(column.abs().max()) * FINE / STRONGEST
        shift = max(0, ceil(log2(strongest))) if strongest > 0 else 0
        shifts.append(shift)
        columns.append(whole(column, FINE / (1 << shift)))
    rowwise = [columns[place][unit] for unit in range(first.out_features) for place in range(len(columns))]
    given = FINE / (1 << FIRST_DROP)
    second_scale = STRONGEST / max(1e-9, float(second.weight.detach().abs().max()))
    passed = given * second_scale / (1 << SECOND_DROP)
    last_scale = STRONGEST / max(1e-9, float(last.weight.detach().abs().max()))
    head: dict[str, Json] = {
        "format": FORMAT, **made_for(kind, rows.encoder), "trust": model.trust.item(),
        "unit": 1.0 / (passed * last_scale),
        "first_bias": [*whole(first.bias.detach().cpu(), FINE)],
        "second_bias": [*whole(second.bias.detach().cpu(), given * second_scale)],
        "last_bias": [*whole(last.bias.detach().cpu(), passed * last_scale)],
        "made_of": told,
    }  # fmt: skip
    parts = [
        bytes(shifts),
        weight_bytes(rowwise),
        weight_bytes(whole(second.weight.detach().cpu(), second_scale)),
        weight_bytes(whole(last.weight.detach().cpu(), last_scale)),
    ]
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + b"".join(parts)
