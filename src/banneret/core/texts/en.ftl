### The kernel: errors that a person can mend, and refusals that every game knows.

list-and = { $first } and { $last }

## Files and data
error-no-expert = { $game } has no expert yet; bots that can play it: { $known }.
error-unreadable-file = The file cannot be read: { $reason }.
error-bad-toml = This is not valid TOML: { $reason }.
error-missing-value = The value { $key } is missing.
error-bad-value = The value { $key } does not fit: { $reason }.
error-unknown-key = There is no { $key } here. Known: { $reason }.
error-fixed-value = The value { $key } is fixed by the rules and cannot be changed.
error-record-twice = The record { $key } is changed twice.
error-no-identity = The record { $key } does not say which one it changes. Name one of: { $reason }.
error-unknown-record = The record { $key } does not exist. Known: { $reason }.

## Reasons why a value does not fit
reason-whole-number = { $value } is not a whole number
reason-range = { $value } is not a whole number from { $low } to { $high }
reason-text = { $value } is not a text
reason-true-or-false = { $value } is neither true nor false
reason-list = { $value } is not a list
reason-texts = { $value } is not a list of texts
reason-table = a table is expected
reason-tables = a list of tables is expected
reason-type = { $value } is not of the same type as { $base }
reason-unknown = “{ $value }” is not known here
reason-missing = “{ $value }” is missing
reason-only-true = only true can stand here
reason-one-of = { $value } is none of { $known }
reason-share = { $value } is not a number from 0 to 1
reason-one-answer = one answer is expected, not { $count }
reason-utf8 = it is not UTF-8 at byte { $byte }
reason-toml = { $reason } (column { $column })
reason-toml-equals = after a key comes “=” and a value (column { $column })
reason-toml-newline = the line should end here (column { $column })
reason-toml-bracket = the brackets of a heading are not closed (column { $column })
reason-toml-statement = neither a heading nor “key = value” stands here (column { $column })
reason-toml-key = a key cannot begin like this (column { $column })
reason-toml-value = there is no value here, or texts lack their quotes (column { $column })
reason-toml-unclosed = a text, list or table is not closed (column { $column })
reason-toml-character = this character must not stand here (column { $column })
reason-toml-twice = something is named twice (column { $column })
reason-toml-number = a number is too long
reason-toml-deep = lists or tables stand too deep in each other
reason-system-ENOENT = there is no such file or folder
reason-system-EACCES = you are not allowed to
reason-system-EPERM = you are not allowed to
reason-system-EISDIR = it is a folder
reason-system-ENOTDIR = a part of the path is no folder
reason-system-ENOSPC = there is no room left on the disk
reason-system-EROFS = the disk can only be read
reason-system-ENAMETOOLONG = the name is too long
reason-system-ELOOP = links lead round in a circle
reason-unknown-host = nobody knows a machine of this name
reason-system-EADDRINUSE = something else listens there already
reason-system-EADDRNOTAVAIL = it is not an address of this machine

## Games, players, options, bots
error-unknown-game = There is no game called { $game }. Known: { $known }.
error-shelf-entry = { $variable } must name games as game=module:KIND, with blanks between them; “{ $entry }” does not.
error-shelf-game = The game { $game } cannot be loaded: { $name } could not be read from { $module } ({ $reason }).
error-shelf-no-kind = The game { $game } cannot be loaded: { $name } in { $module } is no Kind.
error-shelf-other-id = The game { $game } cannot be loaded: { $name } in { $module } calls itself { $id }; put it on the shelf as { $id }={ $module }:{ $name }.
error-player-count = { $game } cannot be played by { $players }. Possible numbers of players: { $known }.
error-unknown-option = There is no option called { $option }. Known: { $known }.
error-unknown-option-value = The option { $option } cannot be { $value }. Possible values: { $known }.
error-option-not-in-range = The option { $option } cannot be { $value }. Possible: whole numbers from 0 to { $most }.
error-option-excluded = The option { $option } can be { $value } only with these numbers of players: { $known } (not with { $players }).
error-unknown-language = There is no language { $language } here. Known: { $known }.
error-unknown-action = “{ $text }” is not an answer in this game. Known: { $known }.
error-unknown-bot = There is no bot called { $bot }. Known: { $known }.
error-bot-budget = The bot { $bot } cannot think like that: give iterations or seconds above zero. Known: { $known }.
error-bot-processes = The bot { $bot } cannot think like that: behind the x stands the number of processes, from 1 to { $most }.
error-no-parallel-search = Several processes cannot search together on this system. Leave out what stands behind the x.
error-search-budget = The search needs iterations or seconds above zero.

## Records
error-not-a-record = This is not a record of a game: the first line must be “{ $magic }”.
error-record-cut-short = The record is cut short: the last line has no end.
error-record-head-lacks = The head of the record lacks “{ $name }”.
error-record-other-rules = The record follows version { $rules } of the rules of { $game }; this program knows version { $ours }.
error-record-other-data = The record was played with other component data (theirs { $theirs }, ours { $ours }). Name the file it was played with by --data.
error-record-without-setup = The record does not begin with the set-up (a line with *).
error-record-other-end = The record names another result than the one its answers lead to.
error-record-after-end = Nothing may follow the end of a record: “{ $text }”.
error-record-no-seat = There is no seat { $seat } in this game.
error-record-illegal = This answer is not allowed here: “{ $text }”. { $because }
error-bad-record-line = This line of the record makes no sense: “{ $text }”.
error-outcome-missing = The record does not say what chance gave here ({ $label }).
error-outcome-differs = What chance gave according to the record is impossible here ({ $label }).
error-outcome-unused = The record names an outcome of chance that nothing asked for ({ $label }).

## Scenarios
error-scenario-seats = The scenario must name as many different seats as there are players, not { $reason }.
error-scenario-broken = The rules cannot go on from here ({ $key }): the position cannot come about in a game, or the program is mistaken ({ $reason }).
error-scenario-no-seat = There is no seat { $reason } in this scenario ({ $key }).
error-scenario-no-event = The log of this game never tells of { $reason } ({ $key }).
error-impossible-position = The position is impossible ({ $key }): { $reason }.

## What cannot be in a position, in every game
reason-position-unknown-word = { $value } is none of { $known }
reason-position-whole-number = { $value } is not a whole number
reason-position-range = { $value } is not between { $low } and { $high }
reason-position-true-or-false = { $value } is neither true nor false
reason-position-table = a table is needed: name = value
reason-position-no-seat = { $value } is no seat; seats: { $known }
reason-position-seat-twice = { $who } is named twice
reason-position-hidden-card = a position knows all its cards; ? stands only in what a seat sees
reason-position-hidden-piece = a position knows all its pieces; ? stands only in what a seat sees
reason-position-shuffle-list = a list of texts with cards is needed, one for each shuffle to come
reason-position-frame-parts = { $value } is no frame with its parts
reason-position-empty-stack = the stack is empty

## What differs in a scenario
difference-value = { $key } is { $actual }, expected { $wanted }
difference-refused = refused: { $code } ({ $rule })
difference-refused-otherwise = refused with { $key } { $actual }, expected { $wanted }
difference-not-refused = was allowed, expected to be refused
difference-not-legal = { $text } is not legal; legal: { $legal }
difference-legal = { $text } is legal
difference-event-missing = { $key }: { $event } did not happen; what happened: { $heard }
difference-event-heard = { $key }: { $event } happened; what happened: { $heard }
difference-event-more = { $key }: { $event } happened, too; what happened: { $heard }
difference-unneeded = outcomes that the position fixes were not needed: { $label }

## Refusals
refusal-not-an-answer = That is no answer to this question.
refusal-game-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-already-answered = You have already answered; the others are still choosing.
refusal-batch-goes-on = After an answer that decides nothing more can follow: the next question comes first.
refusal-nothing-answered = There is no answer yet.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-sealed = What you have seen since cannot be unseen: this choice stands.
refusal-nothing-to-reopen = You have not given your answer yet.
refusal-no-side-act = That is not possible now.
refusal-cannot-undo = That cannot be undone: it showed something, or somebody else has been asked since.

## Where values come from
data-partly = { $value } (partly)

## A table that a game does not draw itself
plain-over = The game is over
plain-player = Player
plain-result = Result
word-nobody = nobody
plain-you = you
plain-yes = yes
plain-no = no
error-missing-part = This game is not finished: it lacks { $part }.
error-cannot-be-meant = “{ $text }” is not possible: { $reason }.

## What a shown chance is the chance of
chance-success = chance that it succeeds
chance-beaten = chance that it can be beaten
figure-share = { $of }: { $percent }%
figure-number = { $of }: { $number }
