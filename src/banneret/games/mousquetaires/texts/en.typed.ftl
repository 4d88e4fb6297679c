### Mousquetaires du Roy: what may be typed in the terminal as the words of answers.

## Milady
typed-place = place
typed-lay = lay
typed-post = post
typed-set = set
typed-name = name
typed-go = go
typed-draw-treachery = draw_treachery
typed-scheme = scheme
typed-target = target
typed-take = take
typed-fetch = fetch
typed-draw-three = draw_three
typed-destroy = destroy

## Both sides
typed-done = done
typed-decline = decline no

## The musketeers
typed-choose = choose
typed-turn = turn
typed-use = use
typed-draw = draw
typed-move = move go
typed-ride = ride
typed-return = return
typed-exchange = exchange trade
typed-play = play
typed-reinforce = reinforce
typed-challenge = challenge
typed-duel = duel
typed-fight = fight
typed-buy = buy
typed-enough = enough
typed-solve = solve
typed-search = search
typed-unmask = unmask
typed-step = step
typed-enter = enter
typed-passage = passage
typed-bribe = bribe
typed-escape = escape
typed-look = look
typed-pay = pay
typed-show = show
typed-end-turn = end_turn end done pass
typed-discard = discard
typed-ability = ability
typed-spend-token = spend_token token
typed-spend-card = spend_card
typed-give-up = give_up
typed-add = add
typed-reroll = reroll
typed-keep = keep
typed-give = give
typed-hand = hand
typed-receive = receive
typed-offer = offer
typed-settle = settle
typed-call-off = call_off cancel_exchange
typed-replace = replace
typed-heal = heal
typed-release = release
typed-discard-top = discard_top
typed-leave-top = leave_top
typed-sacrifice = sacrifice
typed-ask = ask
typed-tell = tell
typed-plan = plan

## Pieces that have a longer name on the table
typed-piece-la_rochelle = la_rochelle rochelle
typed-piece-quest = quest
typed-piece-colombier = colombier
typed-piece-lodging = lodging lodgings
typed-piece-double = double
typed-piece-plan = plan
typed-piece-cards = cards
typed-piece-freeze_time = time
typed-piece-queen_honour = queen
typed-piece-epic = epic
typed-piece-thrust = thrust
typed-piece-thrust_double = thrust_for_a_double
typed-piece-token = token
typed-piece-first = first
typed-piece-second = second
