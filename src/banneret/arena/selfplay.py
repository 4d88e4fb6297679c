"""Positions of many games between experts, with what came of them: what a network learns from.

In most games experts slip now and then, for a network that has only seen the best answers cannot tell them from others.
Of a game few positions are kept: those of one game are nearly copies of each other.

Search asks a network about worlds that are sampled from what a seat knows, where others' cards lie as chance has it and
not as their owners chose. So every game is played twice: as it was dealt, and from a random question on in a world that
agrees with what one of the seats knew there. Half of the positions come from either, each with the outcome it led to.
"""

from __future__ import annotations

from array import array

from banneret.arena.game_work import GameWork
from banneret.arena.playing import seed_of
from banneret.bots.value_file import encoder_for
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder
from banneret.core.view import Memory, View

FORMAT = "banneret-rows-2"
SLIPS = (0, 1, 2, 6)
"""Of 20 answers so many are random, in a quarter of the games each."""
OF = 20
KEPT = 4
"""So many positions are kept of a game as it was dealt, and as many of its sampled world."""
SOON = 40
"""Of a sampled world positions are kept within so many questions: about as far as search plays it on."""


class SelfPlayWork(GameWork):
    """Games as work for workers: each game is a piece, its rows come back one after another as bytes."""

    def __init__(self, kind: GameKind, players: int, seed: int | str) -> None:
        super().__init__(kind, kind.rules.simulation_options(), seed)
        self.players = players
        self._encoder: Encoder | None = None

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_encoder": None}

    @property
    def encoder(self) -> Encoder:
        if self._encoder is None:
            self._encoder = encoder_for(self.kind, self.players)
        return self._encoder

    def piece(self, number: int) -> bytes:
        chance = FastChance(seed_of(self.seed, number))
        game = self.kind.new(self.players, self.options, chance=chance, data=self.components, listen=True)
        known = Known(self.kind, game, FastChance(seed_of(self.seed, number, "known")))
        dealt = self.played(game, number, chance, known)
        if known.view is None:
            return dealt
        world = self.kind.sight.sampler(known.view).sample(chance)
        return dealt + self.played(world, number, chance)

    def played(self, game: Game, number: int, chance: FastChance, known: Known | None = None) -> bytes:
        """The rows of a game that is played to its end; without anybody who follows it those of a sampled world."""
        bot = self.kind.bot
        expert = bot.policy()
        slips = SLIPS[number % len(SLIPS)]
        rows: list[bytes] = []
        questions = fit = 0
        while (seat := int(game.turn())) >= 0:
            answer = bot.solved(game, seat)
            if answer is None:
                legal = game.legal(seat)
                if len(legal) > 1:
                    questions += 1
                    if known is not None:
                        known.look(game, questions)
                    if (known is not None or questions <= SOON) and (estimate := bot.evaluate(game)):
                        fit += 1
                        place = fit - 1 if fit <= KEPT else int(chance.below(fit, "kept"))
                        if place < KEPT:
                            rows[place : place + 1] = [self.row(game, estimate)]
                slip = len(legal) > 1 and int(chance.below(OF, "slip")) < slips
                answer = legal[chance.below(len(legal), "slip")] if slip else expert.choose(game, seat, chance)
            game.apply(seat, answer, chance)
            if known is not None:
                known.hear(game)
        outcome = array("f", bot.utilities(game)).tobytes() + array("I", [number, known is None]).tobytes()
        return b"".join([row + outcome for row in rows])

    def row(self, game: Game, estimate: list[float]) -> bytes:
        """The world as each seat sees it with open cards, and the game's own estimate."""
        try:
            seen = [bytes(self.encoder.encode(View(seat, game, None, {}))) for seat in range(self.players)]
        except ValueError as misfit:
            raise UserError("world_shape", {"game": self.game, "reason": str(misfit)[:80]}) from misfit
        return b"".join(seen) + array("f", estimate).tobytes()


class Known:
    """What the seats of a game remember, and what one of them knew at a random question: all are equally likely."""

    def __init__(self, kind: GameKind, game: Game, chance: FastChance) -> None:
        self.kind = kind
        self.chance = chance
        self.memories: list[Memory] = [kind.sight.memory(game, seat) for seat in range(game.players)]
        self.view: View | None = None
        self.hear(game)

    def hear(self, game: Game) -> None:
        for event in game.take_events():
            for seat, memory in enumerate(self.memories):
                if event.heard_by(seat):
                    memory.hear(event)

    def look(self, game: Game, questions: int) -> None:
        """The n-th question takes the place of an earlier one once in n times."""
        if self.chance.below(questions, "look") == 0:
            seat = int(self.chance.below(len(self.memories), "seat"))
            self.view = self.kind.view(game, seat, self.memories[seat].clone())


def row_size(encoder: Encoder) -> int:
    """The bytes of a row: what each seat sees, its estimated and its real share, the game, whether it was sampled."""
    players = int(encoder.players)
    return players * (encoder.size + 8) + 8
