### The web pages around the tables.

## Every page
web-name = Banneret
web-skip = Skip to the main part
web-menu = Menu
web-lobby = Lobby
web-mine = My games
web-rules = Rules
web-rule = Rule
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Daylight
web-theme-dark = Candlelight
web-save = Save
web-close = Close
web-go-back = Back to the table
web-to-lobby = To the lobby
web-to-table = To the table

## Lobby and lists
web-lobby-title = Take a seat
web-lobby-about = Games of war and intrigue, against bots or with friends. No registration: click and play.
web-players = { $low }–{ $high } players
web-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-play-now = Play now
web-play-now-note = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
}
web-new-table = New table
web-how-to-play = How to play
web-open-tables = Other people’s tables
web-no-tables = No public table is waiting for players right now. Play against bots, or open a table and invite your friends.
web-engine-reading = The engine is being compiled in the background. Everything can be played meanwhile.
web-engine-compiling = The engine is being compiled in the background ({ $done } of { $all }). Everything can be played meanwhile; bots get quicker as it goes on.
web-engine-done = The engine is compiled: bots think at full speed.
web-no-mine = You have not sat down at any table yet.
web-nobody-yet = nobody yet
web-your-turn = Your turn
web-status-open = waiting for players
web-status-playing = in play
web-status-over = over
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## A new table
web-number-of-players = Number of players
web-seats = Seats
web-seats-help = Turn order is clockwise, in the order of the seats.
web-seat = Seat { $number }
web-plan-me = Me
web-plan-open = Open to everybody
web-plan-invite = By invitation (a link)
web-plan-bot-random = Bot: plays at random
web-plan-bot-easy = Bot: easy
web-plan-bot-medium = Bot: medium
web-plan-bot-hard = Bot: hard
web-plan-bot-master = Bot: master
web-options = Options of the game
web-only-players = only with { $players } players
web-usual = usual
web-reasons = Why the bots did that
web-reasons-nobody = No medium bot plays here; only such bots can say why they do something.
web-reason-none = has nothing to say about it.
web-rules-with = The rules as they are played with these options:
web-table-settings = The table
web-table-title = Name of the table
web-pace = Pace of the bots
web-pace-help = How long a bot’s move waits after the one before it, so that you can follow.
web-pace-0-0 = At once
web-pace-0-5 = Brisk (½ s)
web-pace-1-0 = Steady (1 s)
web-pace-2-0 = Leisurely (2 s)
web-pace-4-0 = Slow (4 s)
web-public = Listed in the lobby; everybody may watch
web-odds-allowed = Show the odds even when several people play
web-make-table = Open the table

## Before the game
web-waiting-title = Waiting for players
web-phase-waiting = The game begins when all seats are taken.
web-invite-made = Invitation to seat { $number }: send this link to your guest. It works once.
web-sit-here = Sit here
web-put-bot = Bot
web-invite = Invite
web-invite-anew = New invitation
web-open-seat = Open to everybody
web-revoke = Withdraw the invitation
web-leave-seat = Leave the seat
web-start = Begin now
web-start-note = bots take the seats that are left
web-close-table = Close the table
web-table-closed = This table was closed before the game began.
web-seat-open = free
web-seat-invited = kept for a guest
web-level-random = bot, at random
web-level-easy = bot, easy
web-level-medium = bot, medium
web-level-hard = bot, hard
web-level-master = bot, master
web-style-bold = bold
web-style-builder = a builder
web-style-cautious = cautious
web-away = away
web-you = you
web-stands-in = stands in
web-join-title = You are invited
web-join = Sit down

## At the table
web-title-your-turn = ● Your turn – { $game }
web-opponents = Opponents
web-prompt = What is asked
web-hand = Your hand
web-side = Beside the table
web-tab-table = Table
web-tab-log = Log
web-tab-deals = Talks
web-tab-chat = Chat
web-tab-help = Help
web-all-answers = All answers in words
web-clear = Clear
web-undo = Undo
web-reopen = Change my answer
web-reclaim = Take my seat back
web-waiting-for = Still choosing: { $names }
web-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
web-watching = watching
web-say = Say something…
web-send = Send
web-no-chat = Nobody has said anything yet.
web-silenced = You may not talk now: the rules of the game keep you silent for the moment.
web-countdown = Time left
web-countdown-stands = The hourglass stands still
web-hand-over = Let a bot play for me
web-leave-game = Leave the game
web-replace = Seat a bot
web-replace-soon = Can be replaced in
web-stale = The table has moved on: this is how it stands now.
web-failed = That did not get through. Please try again.
web-which = What do you want to do with it?
web-connection-lost = Connection lost, trying again …
web-connection-back = Connected again
web-connection-gone = The server has stopped. Trying again …
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = The whole board
web-keys = Keys
web-key-arrows = move from thing to thing on the table
web-key-space-name = Space
web-key-space = choose or put back
web-key-enter = confirm
web-key-undo = undo
web-key-help = this help
web-odds-count = { $samples ->
    [one] 1 sampled deal
   *[other] { $samples } sampled deals
}

## After the game
web-standing = Final standing
web-replay = Replay
web-record = Download the record
web-again = Play again
web-first = To the beginning
web-last = To the end
web-step = Step
web-step-back = One step back
web-step-on = One step on
web-step-of = { $step } / { $steps }
web-show = Show
web-eyes = Seen by
web-eyes-own = me
web-eyes-public = onlookers
web-eyes-all = everybody, with open cards

## Settings
web-saved = Saved.
web-your-name = Your name
web-guest-name = Captain
web-this-browser = In this browser
web-sound = A soft sound when it is my turn
web-notify = A notification when it is my turn
web-notify-denied = Your browser does not let this page notify you. You can allow it in the settings of the site, beside the address.
web-notify-none = This browser cannot show notifications.
web-access = API access
web-access-short = Your programs can play in your name with a token, which you can revoke at any time.
web-access-open = Tokens
web-access-about = A token lets a program play in your name, for a year or until you revoke it. Give it to nobody you do not trust. The program sends it with every request:
web-tokens = Your tokens
web-token = Token
web-token-name = What is it for?
web-token-example = My bot
web-token-made = Made:
web-token-used = Last used:
web-token-never = never
web-token-until = Valid until:
web-no-tokens = You have no tokens.
web-make-token = Make a token
web-revoke-token = Revoke
web-token-once = Keep this token now: it is not shown again.
web-api-page = The API
web-api-about = Everything a page can do, for programs, as JSON. The description for machines:
web-api-operation-listGames = All games that can be played here, with their options.
web-api-operation-listTables = Public tables that wait for players or are in play; with `mine`, your own.
web-api-operation-createTable = Open a table. The game begins at once where no seat is open or kept for somebody.
web-api-operation-getTable = The table as your seat sees it; without a seat, as everybody does.
web-api-operation-takeSeat = Take a free seat.
web-api-operation-startTable = Begin now, with bots on the seats that are left (the host).
web-api-operation-answer = Answer a question. `refused` says why not, `stale` that the question is gone, `repeated` that the key was used before.
web-anytime = At any time
web-anytime-do = Do it
web-api-operation-sideAct = Do something that may be done at any time, such as a gift. It answers no question.
web-api-operation-redraft = Put another chain of answers in the place of your draft, wholly or not at all. Nobody else notices.
web-api-operation-undo = Take your last answer back, if it showed nothing and nobody else has been asked since.
web-api-operation-say = Say something at the table.
web-api-operation-getEvents = What your seat has heard since a version; from the beginning without one.
web-api-operation-getRecord = The whole game as a record, after its end.
web-api-operation-followTable = Server-sent events: one `state` with all that `GET /api/tables/{ "{table}" }` tells, at once and after every change that your seat may notice. With `since`, nothing is sent while the version is still that one. The stream never ends by itself; therefore openapi.json leaves it out.
web-api-auth = Reading needs no token where a table is public. To act, send a token with every request:
web-api-parameter = Name
web-api-place = Where
web-api-type = Type
web-api-body = Body
web-api-answer = Answer
web-api-required = What is marked with a star is required.

## Rules
web-reconstructed = Reconstructed values
web-reconstructed-about = Neither the rulebook nor public sources state these values; we chose them so that they fit everything that is known.

## What went wrong
web-error-400 = That does not make sense
web-error-403 = Not for you
web-error-404 = There is nothing here
web-error-405 = Not in this way
web-error-409 = Not now
web-error-410 = Too late
web-error-413 = Too much at once
web-error-415 = That cannot be read
web-error-429 = Not so fast
web-error-500 = Our mistake
web-error-503 = Not at the moment
error-unexpected = Something went wrong on our side. It has been noted; please try again.
error-bad-request = The request does not make sense: { $reason }
error-bad-form = The form cannot be read.
error-bad-number = { $name } is not a number that can be used here.
error-unknown-edit = “{ $edit }” cannot be done here.
error-bad-token = This token is not valid: it was revoked, or has expired. Make a new one under “API access”.
error-not-by-token = Tokens are made and revoked in the browser, not by a program with a token.
error-no-such-token = There is no such token.
error-too-many-tokens = You have { $most } tokens already. Revoke one of them first.
error-form-out-of-date = This form is out of date. Go back, load the page again and repeat what you did.
error-other-origin = This request came from another site, so it was not carried out.
error-no-odds = There are no odds at this table.
error-not-allowed = This address cannot be used in this way.
error-no-such-page = There is no such page.
error-address-too-long = This address is too long.
error-body-too-long = That was too much at once.
error-wrong-type = Only forms and JSON can be sent here.
error-too-many-requests = { $seconds ->
    [one] That was too much in too short a time. Please wait a second.
   *[other] That was too much in too short a time. Please wait { $seconds } seconds.
}
