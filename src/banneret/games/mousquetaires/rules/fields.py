"""The fields of the state of Mousquetaires du Roy (M-1), all set by the constructor."""

from mypy_extensions import i64, mypyc_attr

from banneret.core.kernel import Frame, Game
from banneret.games.mousquetaires.rules.charter import Charter


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Game):
    """M-1.2 Tracks, M-1.3 musketeers, M-1.5 their team, M-1.6 Milady, M-1.7 missions, M-1.8 the quest.

    Lists of four are indexed by musketeer, `hands`, `shown` and `picked` by seat (M-1.4). `equipment` and `skills` are
    masks of items and of skills; `lying`, `thrusts`, `horses_used`, `banned` and `done` masks of musketeers. `deck` is
    never changed, `drawn` counts its cards used; the top of the other decks is their first card.
    """

    def __init__(
        self,
        players: i64,
        stack: list[Frame[Game]],
        due: list[Frame[Game]],
        over: bool,
        charter: Charter,
        round: i64,
        phase: i64,
        winner: i64,
        reason: i64,
        time: i64,
        gold: i64,
        siege: i64,
        queen: i64,
        louvre_mark: i64,
        constance: i64,
        time_frozen: bool,
        epic: i64,
        all_for_one: i64,
        all_for_one_left: i64,
        siege_cards: list[int],
        siege_paid: i64,
        stock: list[int],
        items_gone: list[int],
        owner: list[int],
        place: list[int],
        lying: i64,
        life: list[int],
        equipment: list[int],
        skills: list[int],
        thrusts: i64,
        horses_used: i64,
        route: list[int],
        space: list[int],
        banned: i64,
        done: i64,
        active: i64,
        actions: i64,
        turn_depth: i64,
        failed_offers: i64,
        arrived: bool,
        disturbed: bool,
        aramis_used: bool,
        more_red: i64,
        fewer_actions: i64,
        isolated: bool,
        emergency: bool,
        budget: i64,
        time_out: bool,
        louvre_completed: bool,
        skip_treachery: bool,
        deck: list[int],
        drawn: i64,
        discard: list[int],
        hands: list[list[int]],
        shown: list[list[int]],
        picked: list[list[int]],
        treachery_deck: list[int],
        treachery_hand: list[int],
        treachery_shown: list[int],
        treachery_discard: list[int],
        treachery_gone: list[int],
        top_known: bool,
        destination: i64,
        face_down: bool,
        revealed: bool,
        figure: i64,
        ruled_out: i64,
        fled: bool,
        rochefort: i64,
        rochefort_paid: bool,
        paris_hand: list[int],
        paris_unused: list[int],
        paris_gone: list[int],
        enemy_at: list[int],
        enemy_life: list[int],
        trap_at: list[int],
        named: i64,
        paris: i64,
        paris_overcome: i64,
        louvre: i64,
        louvre_overcome: bool,
        louvre_deck: list[int],
        louvre_gone: list[int],
        board_number: i64,
        board: list[int],
        face_up: i64,
        tokens: list[int],
        tokens_gone: list[int],
        overcome: i64,
        room: i64,
        foe: i64,
        duellist: i64,
        spot: i64,
        blue: i64,
        red: i64,
        first_roll: bool,
        may_reroll: bool,
        blue_dice: list[int],
        red_dice: list[int],
        foe_hurt: i64,
        man_hurt: i64,
    ) -> None:
        super().__init__(players)
        self.stack = stack
        self.due = due
        self.over = over
        self.charter = charter
        self.round: i64 = round
        self.phase: i64 = phase
        self.winner: i64 = winner
        self.reason: i64 = reason
        self.time: i64 = time
        self.gold: i64 = gold
        self.siege: i64 = siege
        self.queen: i64 = queen
        self.louvre_mark: i64 = louvre_mark
        self.constance: i64 = constance
        self.time_frozen = time_frozen
        self.epic: i64 = epic
        self.all_for_one: i64 = all_for_one
        self.all_for_one_left: i64 = all_for_one_left
        self.siege_cards = siege_cards
        self.siege_paid: i64 = siege_paid
        self.stock = stock
        self.items_gone = items_gone
        self.owner = owner
        self.place = place
        self.lying: i64 = lying
        self.life = life
        self.equipment = equipment
        self.skills = skills
        self.thrusts: i64 = thrusts
        self.horses_used: i64 = horses_used
        self.route = route
        self.space = space
        self.banned: i64 = banned
        self.done: i64 = done
        self.active: i64 = active
        self.actions: i64 = actions
        self.turn_depth: i64 = turn_depth
        self.failed_offers: i64 = failed_offers
        self.arrived = arrived
        self.disturbed = disturbed
        self.aramis_used = aramis_used
        self.more_red: i64 = more_red
        self.fewer_actions: i64 = fewer_actions
        self.isolated = isolated
        self.emergency = emergency
        self.budget: i64 = budget
        self.time_out = time_out
        self.louvre_completed = louvre_completed
        self.skip_treachery = skip_treachery
        self.deck = deck
        self.drawn: i64 = drawn
        self.discard = discard
        self.hands = hands
        self.shown = shown
        self.picked = picked
        self.treachery_deck = treachery_deck
        self.treachery_hand = treachery_hand
        self.treachery_shown = treachery_shown
        self.treachery_discard = treachery_discard
        self.treachery_gone = treachery_gone
        self.top_known = top_known
        self.destination: i64 = destination
        self.face_down = face_down
        self.revealed = revealed
        self.figure: i64 = figure
        self.ruled_out: i64 = ruled_out
        self.fled = fled
        self.rochefort: i64 = rochefort
        self.rochefort_paid = rochefort_paid
        self.paris_hand = paris_hand
        self.paris_unused = paris_unused
        self.paris_gone = paris_gone
        self.enemy_at = enemy_at
        self.enemy_life = enemy_life
        self.trap_at = trap_at
        self.named: i64 = named
        self.paris: i64 = paris
        self.paris_overcome: i64 = paris_overcome
        self.louvre: i64 = louvre
        self.louvre_overcome = louvre_overcome
        self.louvre_deck = louvre_deck
        self.louvre_gone = louvre_gone
        self.board_number: i64 = board_number
        self.board = board
        self.face_up: i64 = face_up
        self.tokens = tokens
        self.tokens_gone = tokens_gone
        self.overcome: i64 = overcome
        self.room: i64 = room
        self.foe: i64 = foe
        self.duellist: i64 = duellist
        self.spot: i64 = spot
        self.blue: i64 = blue
        self.red: i64 = red
        self.first_roll = first_roll
        self.may_reroll = may_reroll
        self.blue_dice = blue_dice
        self.red_dice = red_dice
        self.foe_hurt: i64 = foe_hurt
        self.man_hurt: i64 = man_hurt
