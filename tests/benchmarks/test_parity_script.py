"""The hands that both builds must agree on reach every rank."""

from banneret.games.havoc.rules.hands import RANK_IDS, rank_id
from benchmarks.contenders.parity import keys


def test_the_hands_of_the_parity_check_reach_every_rank() -> None:
    assert {rank_id(int(key)) for key in keys(10_000)} == set(RANK_IDS)
