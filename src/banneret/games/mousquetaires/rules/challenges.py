"""M-6 Challenges of missions and quest boards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    CARD,
    DISCARD,
    DISCARD_CARD,
    DONE,
    DONE_ANSWER,
    GIVE_UP,
    GIVE_UP_TASK,
    SPEND_CARD,
    SPEND_TOKEN,
    TOKEN,
    USE_ANY_CARD,
)
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.cards import ADVENTURES, HARLOT, LOUVRE, MUSKETEER_IDS, PARIS, QUEST, SKILL_IDS
from banneret.games.mousquetaires.rules.chosen_cards import (
    BY_ABILITY,
    CARD_CODE,
    TOKEN_CODE,
    add_ability_options,
    commit_cards,
    left_in_hand,
    refuse_ability,
)
from banneret.games.mousquetaires.rules.mission_slots import has_trap, slot_at
from banneret.games.mousquetaires.rules.missions import check_mission, pay_louvre_reward, remove_trap
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, pass_room, room_challenge
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, Mousquetaires
from banneret.games.mousquetaires.rules.treasury import pay_epic

NO_LEVEL: Final = 0


def level_of(game: Mousquetaires, man: i64, skill: i64) -> i64:
    """The level of the challenge of this skill where he is; NO_LEVEL where there is none. M-9.5 The Harlot adds one."""
    data = game.charter.data
    location: i64 = game.place[man]
    if location == PARIS:
        if game.paris == NO_CARD:
            return NO_LEVEL
        card = data.paris[game.paris]
        for place in range(len(card.skills)):
            if card.skills[place] == skill and game.paris_overcome & BIT[place] == 0:
                return card.levels[place] + harder(game, AT_PARIS)
        return NO_LEVEL
    if location == LOUVRE:
        if game.louvre == NO_CARD or game.louvre_overcome or data.louvre[game.louvre].skill != skill:
            return NO_LEVEL
        return data.louvre[game.louvre].level + harder(game, AT_LOUVRE)
    if location != QUEST:
        return NO_LEVEL
    if game.board_number == ENGLAND:
        return NO_LEVEL if game.overcome & BIT[skill] else data.boards.levels[skill]
    if game.board_number == GALLERIES:
        token = data.tokens[room_challenge(game)]
        return token.level if token.skill == skill else NO_LEVEL
    return NO_LEVEL


def harder(game: Mousquetaires, slot: i64) -> i64:
    return game.charter.data.traps[HARLOT].amount if has_trap(game, slot, HARLOT) else 0


def harder_by_trap(game: Mousquetaires, man: i64) -> i64:
    """M-9.5 How much of the level that a musketeer has before him is the Harlot's."""
    slot = slot_at(game.place[man])
    return harder(game, slot) if slot == AT_PARIS or slot == AT_LOUVRE else 0


def pays_with_tokens(game: Mousquetaires, man: i64) -> bool:
    """M-15.10 Each epic token lowers the level on board 2."""
    return game.place[man] == QUEST and game.board_number == ENGLAND


def units_left(game: Mousquetaires, seat: i64, man: i64, skill: i64) -> i64:
    """How many points single cards and tokens not yet picked can add."""
    units = left_in_hand(game, seat, skill)
    tokens: i64 = game.epic if pays_with_tokens(game, man) else 0
    ability = game.charter.uses_any_card(man) and not game.aramis_used
    for code in game.picked[seat]:
        if code == TOKEN_CODE:
            tokens -= 1
        elif BY_ABILITY <= code < TOKEN_CODE:
            ability = False
    if ability:
        for card in range(ADVENTURES):
            if card != skill and left_in_hand(game, seat, card) > 0:
                return units + tokens + 1
    return units + tokens


def cards_left(game: Mousquetaires, seat: i64, man: i64) -> i64:
    """All for One cards not yet picked, where they count."""
    if not pays_with_tokens(game, man):
        return 0
    left = game.all_for_one
    for code in game.picked[seat]:
        if code == CARD_CODE:
            left -= 1
    return left


def missing(game: Mousquetaires, seat: i64, man: i64, skill: i64) -> i64:
    """How many points are missing with what is picked; below 0 if an All for One card gives one too many."""
    points = level_of(game, man, skill) - game.skill_of(man, skill)
    for code in game.picked[seat]:
        points -= TOKENS_OF_A_CARD if code == CARD_CODE else 1
    return points


def can_be_met(points: i64, units: i64, cards: i64) -> bool:
    """M-6.2 Whether points can be made up exactly: by single ones and cards of two."""
    while points >= 0:
        if points <= units:
            return True
        if cards == 0:
            return False
        points -= TOKENS_OF_A_CARD
        cards -= 1
    return False


def reachable(game: Mousquetaires, seat: i64, man: i64, skill: i64) -> bool:
    """M-6.2 A challenge may be declared only if its level can be reached now."""
    if level_of(game, man, skill) == NO_LEVEL:
        return False
    points = missing(game, seat, man, skill)
    if points <= 0:
        return True
    units = units_left(game, seat, man, skill)
    cards = cards_left(game, seat, man)
    return units + TOKENS_OF_A_CARD * cards >= points


@final
class ChallengeCards(Question["Mousquetaires"]):
    """M-6.2 Exactly the cards and tokens that the level needs; where it is out of reach the action is lost."""

    rule: ClassVar[str] = "M-6.2"

    def __init__(self, seat: i64, man: i64, skill: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.skill: i64 = skill

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.skill]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {
            "man": MUSKETEER_IDS[self.man],
            "skill": SKILL_IDS[self.skill],
            "level": level_of(game, self.man, self.skill),
            "harder": harder_by_trap(game, self.man),
            "points": max(0, missing(game, seat, self.man, self.skill)),
        }

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        """The skill alone is enough, or only cards of the skill can be used: everybody sees that there is one way.

        Who has declared a challenge holds the cards that it needs (M-6.2); a duel with Rochefort takes none of them.
        """
        if missing(game, seat, self.man, self.skill) <= 0:
            return DONE if not game.picked[seat] or self.one_way(game) else None
        held = left_in_hand(game, seat, self.skill) > 0  # always so, unless somebody has written such a position
        return DISCARD[self.skill] if held and self.one_way(game) else None

    def one_way(self, game: Mousquetaires) -> bool:
        """Whether neither Aramis' ability nor tokens can stand for cards; he may have spent the cards on Rochefort."""
        if game.charter.uses_any_card(self.man):
            return False
        return not pays_with_tokens(game, self.man) or (game.epic == 0 and game.all_for_one == 0)

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        points = missing(game, seat, self.man, self.skill)
        if points <= 0:
            return [DONE]
        options: list[Action] = []
        units = units_left(game, seat, self.man, self.skill)
        cards = cards_left(game, seat, self.man)
        if can_be_met(points - 1, units - 1, cards) and units > 0:
            if left_in_hand(game, seat, self.skill) > 0:
                options.append(DISCARD[self.skill])
            add_ability_options(game, seat, self.man, options, self.skill)
            if pays_with_tokens(game, self.man) and self.tokens_picked(game, seat) < game.epic:
                options.append(TOKEN)
        if cards > 0:
            only_cards = self.only_cards(game, seat)
            rest = points - TOKENS_OF_A_CARD
            if can_be_met(rest, units, cards - 1) or (only_cards and rest <= TOKENS_OF_A_CARD * (cards - 1)):
                options.append(CARD)
        if not options:
            options.append(GIVE_UP)
        return options

    def tokens_picked(self, game: Mousquetaires, seat: i64) -> i64:
        count: i64 = 0
        for code in game.picked[seat]:
            if code == TOKEN_CODE:
                count += 1
        return count

    def only_cards(self, game: Mousquetaires, seat: i64) -> bool:
        for code in game.picked[seat]:
            if code != CARD_CODE:
                return False
        return True

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        points = missing(game, seat, self.man, self.skill)
        verb = action.verb
        if verb == DONE_ANSWER:
            return Refusal("level_not_reached", "M-6.2", {"points": int(points)})
        if verb == GIVE_UP_TASK:
            return Refusal("level_must_be_reached", "M-6.2")
        if verb == DISCARD_CARD or verb == USE_ANY_CARD or verb == SPEND_TOKEN or verb == SPEND_CARD:
            if points <= 0:
                return Refusal("no_surplus", "M-6.2")
            if verb == DISCARD_CARD:
                if action.piece != self.skill:
                    return Refusal("wrong_skill_card", "M-6.3", {"card": action.piece_name})
                if left_in_hand(game, seat, self.skill) == 0:
                    return Refusal("not_in_hand", "M-6.1", {"card": action.piece_name})
            elif verb == USE_ANY_CARD:
                options: list[Action] = []
                add_ability_options(game, seat, self.man, options)
                if action.piece == self.skill and action in options:
                    return Refusal("counts_without_ability", "M-6.4", {"card": action.piece_name})
                if action not in options:
                    return refuse_ability(game, seat, self.man, action)
            elif not pays_with_tokens(game, self.man):
                return Refusal("tokens_only_on_board_two", "M-15.10")
            elif verb == SPEND_TOKEN and self.tokens_picked(game, seat) >= game.epic:
                return Refusal("no_epic_left", "M-15.10")
            elif verb == SPEND_CARD and cards_left(game, seat, self.man) == 0:
                return Refusal("no_all_for_one", "M-19.3")
            return Refusal("no_surplus", "M-6.2")
        return Refusal("choose_challenge_cards", "M-6.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        verb = action.verb
        if verb == DISCARD_CARD:
            game.picked[seat].append(action.piece)
        elif verb == USE_ANY_CARD:
            game.picked[seat].append(BY_ABILITY + action.piece)
        elif verb == SPEND_TOKEN:
            game.picked[seat].append(TOKEN_CODE)
        elif verb == SPEND_CARD:
            game.picked[seat].append(CARD_CODE)
        elif verb == GIVE_UP_TASK:
            game.pop()
            game.picked[seat] = []
            if game.heard:
                game.emit("action_lost", "M-6.2", seat, {"man": MUSKETEER_IDS[self.man], "why": "level"}, reveals=True)
        else:
            self.meet(game, seat, chance)

    def meet(self, game: Mousquetaires, seat: i64, chance: Chance) -> None:
        """The level is reached: cards are discarded, tokens paid."""
        points = missing(game, seat, self.man, self.skill)
        level = level_of(game, self.man, self.skill)
        game.pop()
        picked = commit_cards(game, seat, "M-6.1")
        tokens: i64 = 0
        cards: i64 = 0
        matching: i64 = 0
        ability: i64 = 0
        for code in picked:
            if code == TOKEN_CODE:
                tokens += 1
            elif code == CARD_CODE:
                cards += 1
            elif code >= BY_ABILITY:
                ability += 1
            else:
                matching += 1
        paid: i64 = 0
        if tokens + cards > 0:
            # With the skill alone points can be below 0 without a card; then nothing is paid.
            paid = tokens + TOKENS_OF_A_CARD * cards + min(0, points)
            pay_epic(game, paid, cards, "M-15.10")
        if game.heard:
            skill = game.skill_of(self.man, self.skill)
            told: dict[str, Json] = {"man": MUSKETEER_IDS[self.man], "skill": SKILL_IDS[self.skill]}
            told["own"] = skill
            told["matching"] = matching
            told["ability"] = ability
            told["tokens_paid"] = paid
            told["value"] = skill + matching + ability
            told["level"] = level
            told["harder"] = harder_by_trap(game, self.man)
            game.emit("overcome", "M-6.1", seat, told)
        overcome(game, self.man, self.skill)


def overcome(game: Mousquetaires, man: i64, skill: i64) -> None:
    """M-6.1 The challenge is overcome: it stays so, its reward is paid, what hangs on it is looked at."""
    slot = slot_at(game.place[man])
    if slot == AT_PARIS:
        card = game.charter.data.paris[game.paris]
        for place in range(len(card.skills)):
            if card.skills[place] == skill and game.paris_overcome & BIT[place] == 0:
                game.paris_overcome |= BIT[place]
                break
    elif slot == AT_LOUVRE:
        game.louvre_overcome = True
        if not game.charter.reward_at_end:
            pay_louvre_reward(game)
    elif game.board_number == ENGLAND:
        game.overcome |= BIT[skill]
        return
    else:
        pass_room(game, man)
        return
    if has_trap(game, slot, HARLOT):
        remove_trap(game, HARLOT, "M-9.5")
    check_mission(game, slot)
