"""F-6.4 The cheapest payment: which cards of a hand reach the cost and are missed least (section 17)."""

from typing import final

from mypy_extensions import i64


@final
class Payment:
    """The cards to spend, by kind, their command points and their worth together."""

    def __init__(self, cards: list[int], points: i64, worth: i64) -> None:
        self.cards = cards
        self.points: i64 = points
        self.worth: i64 = worth


def cheapest_payment(hand: list[int], worths: list[int], points: list[int], cost: i64) -> Payment | None:
    """The payment of least worth, of equal ones with the fewest points; None where the hand does not suffice.

    `worths` are by kind and above zero, so that no card of the best payment is superfluous. By sums of points, the sums
    beyond the cost counting as the cost.
    """
    if cost <= 0:
        return Payment([], 0, 0)
    best: list[Payment | None] = [None] * (cost + 1)
    best[0] = Payment([], 0, 0)
    for card in hand:
        value: i64 = points[card]
        price: i64 = worths[card]
        reach: i64 = cost
        while reach >= 0:
            before = best[reach]
            if before is not None and reach < cost:
                after = min(cost, reach + value)
                known = best[after]
                total = before.worth + price
                sum = before.points + value
                if known is None or total < known.worth or (total == known.worth and sum < known.points):
                    best[after] = Payment([*before.cards, card], sum, total)
            reach -= 1
    return best[cost]
