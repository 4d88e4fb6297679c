### The command line.

cli-title = Banneret: tabletop games of war and intrigue
cli-about = Play against bots in the terminal, read the rules, replay games, let bots play each other.
    .examples =
        banneret play                       a short menu, then a game
        banneret play havoc --players 4     you against three experts
        banneret rules havoc H-6.3          one rule in words
cli-usage = Usage
cli-usage-command = COMMAND [ARGUMENTS] [OPTIONS]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-examples = Examples
cli-more = “banneret COMMAND --help” explains a command.
cli-default = (usually { $value })
cli-placeholder = { $word }
cli-interrupted = interrupted

## Options of several commands
cli-option-lang = language of all texts; usually that of your system
cli-option-help = show this help
cli-option-version = show the version
cli-option-json = print JSON, for programs
cli-option-seed = any text; the same seed gives the same game
cli-option-data = a TOML file with the values of your own box, laid over ours
cli-option-option = a setting of the game; may be given several times (“banneret rules GAME” lists them)
cli-option-players = number of players
cli-option-game = the game, for example havoc (“banneret games” lists them)

## Commands
cli-play = play a game in the terminal
    .about = Play against bots. Without a game a short menu asks for it. The game is saved after every answer; you can stop at any moment and go on later.
    .examples =
        banneret play havoc --players 3 --bots expert,random
        banneret play havoc --option john_of_gaunt=on --seed 4711
        banneret play --resume FILE
cli-play-players = number of players, yourself included
cli-play-bots = the other players: random, novice, expert, ismcts, ismcts:2000 (iterations), ismcts:0.5s (seconds an answer), ismcts:0.05cpu (seconds of the processor), ismcts:1sx2 (in two processes at once), master (the same with a learned network, where the game has one) or exec:./mybot (a program); fewer names than seats are repeated
cli-play-seat = your seat, counted from 0
cli-play-name = your name
cli-play-save = where to save the game; usually a new file in your data folder
cli-play-resume = go on with a saved game

cli-serve = play in the browser
    .about = Start the web table. Without a port the first free one from 8000 on is used; games are kept in a database file.
cli-serve-host = the address to listen at; 0.0.0.0 lets other machines in
cli-serve-port = the port to listen at
cli-serve-db = the database, sqlite:///FILE or postgresql://SERVER/NAME
cli-serve-open = open a browser too

cli-games = list the games
    .about = List the games with players, maturity and the version of their rules.

cli-rules = read the rules of a game
    .about = Print the rules in words, the settings, and which values of the components are reconstructed because no rulebook or public source states them.
    .examples =
        banneret rules havoc
        banneret rules havoc H-8
        banneret rules havoc --cards
cli-rules-number = a rule (H-6.3) or a group of rules (H-6)
cli-rules-cards = print the cards with their values and texts instead
cli-rules-option = tell the rules as they are with this setting of the game; may be given several times

cli-replay = tell a recorded game in words
    .about = Tell a recorded game in words, then show the table it leads to.
cli-replay-file = the record, for example a saved game
cli-replay-seat = tell it as this seat (number or name) saw it; usually with everybody’s secrets
cli-replay-to = stop after that many answers

cli-scenario = run scenario files
    .about = Run scenarios: a position, answers, and what must come out. The exit code is 1 if something differs and 2 if a file cannot be run.
cli-scenario-path = files, or folders with .toml files

cli-odds = tell the chances in a game
    .about = Tell chances that follow from the rules of a game alone. Every game knows questions of its own; without one they are listed. “banneret odds GAME QUESTION --help” explains a question.
    .examples =
        banneret odds knights
        banneret odds knights beat 4-4-4+1 --rerolls 2 --dice die_3
        banneret odds knights beat --help
cli-odds-question = what you want to know

cli-simulate = let bots play many games
    .about = Let bots play many games and count: lengths, results, times.
    .examples =
        banneret simulate havoc --players 4 --games 1000
        banneret simulate havoc --bots expert,random --check
cli-simulate-games = how many games
cli-simulate-bots = the bots in seat order; fewer names than seats are repeated
cli-simulate-check = check the rules’ invariants after every answer (slow)

cli-match = compare bots
    .about = Let bots play against each other on the same deals with seats exchanged, and tell who wins how often.
    .examples =
        banneret match havoc --bots expert,random --games 200 --workers 2
cli-match-games = how many games
cli-match-bots = two or more bots, named as in “banneret play”

## Mistakes
error-cli-unknown-command = There is no command “{ $command }”. Known: { $known }.
error-cli-beside-the-sources = The benchmarks are not part of the installed program: they live beside its sources. Run “make { $command }” in a checkout of the project.
error-cli-unknown-option = There is no option { $option } here. Did you mean one of these: { $known }?
error-cli-value-missing = The option { $option } needs a value ({ $value }).
error-cli-no-value = The option { $option } takes no value.
error-cli-too-many = “{ $word }” is one word too many for “banneret { $command }”.
error-cli-missing = “banneret { $command }” needs { $name }; --help explains it.
error-cli-not-a-number = { $name }: “{ $word }” is not a number.
error-cli-too-small = { $name }: { $word } is not possible, { $least } is the least.
error-cli-too-large = { $name }: { $word } is not possible, { $most } is the most.
error-cli-not-with-resume = { $name } cannot be given with --resume: the saved game has settled it.
error-option-form = “{ $text }” is not a setting: write NAME=VALUE.
error-cannot-write = The file cannot be written: { $reason }.
error-not-utf8 = The file is not text in UTF-8 (byte { $byte }).
error-bad-file-name = That is no name for a file.
error-save-exists = This file exists already and is not overwritten. Name another one, or go on with it by --resume.
error-bad-name = “{ $name }” cannot be a name: 1 to 24 visible characters, no square brackets.
error-no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $most }.
error-no-seat-named = There is no seat “{ $seat }” in this record. Known: { $known }.
error-too-many-bots = { $bots } bots are named for { $seats } free seats.
error-whose-seat = This game has no single person in it (people: { $seats }). Say which seat is yours by --seat.
error-unknown-rule = There is no rule { $rule }. Groups: { $known }.
error-no-such-number = There is no answer number { $number }; the list ends at { $most }.
error-no-such-amount = No answer here is { $number }; possible: { $known }. A place in the list is written #{ $number }.
error-no-such-answer = “{ $text }” is not an answer here. Possible: { $known }.
error-ambiguous-answer = “{ $text }” can mean several answers: { $known }.
error-no-scenarios = There are no scenarios (.toml files) in this folder.
error-match-bots = A match needs at least two bots.
error-no-odds = { $game } has no questions about chances.
error-unknown-odds = { $game } knows no question “{ $question }”. Known: { $known }.
error-odds-value = { $name }: “{ $text }” is not possible: { $reason }.

## Playing
play-person = Captain
play-bot-names = Bertrand, Isabeau, Talbot, Jeanne, Dunois, Blanche
play-myself = me myself
play-welcome-alone = { $game }, played alone. Type “help” for help.
play-welcome = { $game }. The other players: { $bots }. Type “help” for help.
play-allowed = That is allowed: { $text }.
play-why-what = Say which answer, for example: why { $answer }
play-time-left = Time left: { $time }
play-saved = Saved:
play-resume = The game is saved. To go on with it:
play-record = The whole game is recorded in this file:
play-command-why = why
play-command-rule = rule
play-command-card = card
play-command-odds = odds
play-command-reason = reason
play-command-undo = undo
play-command-cancel = cancel
play-command-anytime = anytime
play-command-log = log
play-command-save = save
play-command-table = table
play-command-help = help
play-command-quit = quit
play-fillers = and the a an
play-command-near = Did you mean the command “{ $command }”?
play-help-places = Answer in words, as the list shows them ({ $answer }), or by the place in the list: #1, or just 1.
play-help-amounts = Answer in words, as the list shows them ({ $answer }). Some answers here are numbers: a number alone means that answer, and a place in the list is written #1.
play-help-chains = Several answers can stand on one line, with commas between them; pieces of one verb need none.
play-help-why = why this answer is not allowed, with the rule
    .usage = ANSWER
play-help-rule = a rule in words
    .usage = { $rule }
play-help-card = what stands on a card; without a name, all cards
    .usage = [NAME]
play-help-odds = the chances of your answers
play-help-reason = why an expert did what it did last
    .usage = [NAME]
play-help-undo = take back what nobody has seen yet
play-help-cancel = drop what you have chosen so far
play-help-anytime = what you may do besides answering: gifts and the like
play-help-log = everything that has happened, or the last N lines
    .usage = [N]
play-help-save = save now, or a copy into another file
    .usage = [FILE]
play-help-table = draw the table again (or just Enter)
play-help-quit = stop; the game is saved and you can go on later
play-reason-nobody = No expert has done anything yet.
play-reason-no-expert = None of the bots here is an expert, and only experts can say why they did what they did.
play-reason-who = No expert here is called “{ $text }”. Experts: { $known }.
play-reason-none = { $name } has nothing to say about it.
play-no-cards = This game has no cards to be looked up.
play-no-card = There is no card “{ $text }” in this game; “card” alone lists all.
play-card-near = Did you mean: { $known }?
play-several-cards = Several cards fit “{ $text }”:
play-rest-unused = Somebody else answers first; this was not used: { $text }
play-rest-over = The game is over; this was left out: { $text }
play-nothing-besides = There is nothing that you may do besides.
menu-how = Type a number or a name. Enter takes what stands in brackets, “{ $quit }” leaves.
menu-game = Which game?
menu-go-on = Go on with your last game ({ $file })
menu-players = How many players, yourself included?
menu-bots = Who are the others?
menu-level-random = at random
menu-level-novice = easy
menu-level-expert = medium
menu-level-ismcts = hard
menu-level-master = master
menu-bot-expert = knows how to play, answers at once
menu-bot-ismcts = thinks ahead, a second an answer
menu-bot-novice = knows how to play, but slips now and then
menu-bot-random = knows the rules and nothing more
menu-bot-master = thinks ahead, a second an answer, and has learned from many games
play-level-random = bot that plays at random
play-level-novice = easy bot
play-level-expert = medium bot, expert
play-level-ismcts = hard bot
play-level-master = master bot
menu-again = Please type one of these numbers: { $known }.

## Lists and tables
games-game = Game
games-title = Title
games-players = Players
games-maturity = State
games-rules = Rules version
games-more = “banneret play GAME” plays, “banneret rules GAME” explains.
maturity-complete = complete
maturity-rules = all rules; no web table yet
rules-options = Settings
rules-usual = (usual)
rules-reconstructed = Reconstructed values
rules-reconstructed-about = Neither the rulebook nor public sources state these; we chose them so that they fit everything that is known. A file of your own with --data replaces them.
source-rulebook = stated in the rulebook
source-published = from public sources
source-reconstructed = reconstructed, at least in part
scenario-ok = ok    {""}
scenario-failed = failed
scenario-summary = { $files ->
    [one] 1 scenario
   *[other] { $files } scenarios
}: { $failed } differ, { $broken } cannot be run.
trials-playing = Games
trials-seat = Seat
trials-bot = Bot
trials-points = Points
trials-victories = Victories
trials-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
trials-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-length = { $decisions } decisions a game on average.
simulate-speed = { $seconds } seconds: { $games } games and { $decisions } decisions a second.
simulate-checked = All invariants of the rules held after every answer.
simulate-broken = A rule is broken in game { $number } (counted from 0, seed { $seed }): { $reason }
match-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seats exchanged
match-interval = Interval
match-fair = Fair share
match-above = better
match-below = worse
match-level = –
match-confidence = Intervals hold the true share with { $confidence }% confidence; “better” and “worse” mean that they lie wholly above or below the fair share.
odds-best = ← best
odds-none = There is no chance to tell here.
odds-chosen = What you have chosen so far
odds-best-answers = Best: { $answers }
odds-best-with-chance = Best – { $answers }
odds-best-nothing = Best: choose nothing
odds-best-chosen = Best: what you have chosen so far
odds-sampled = { $samples ->
    [one] 1 sampled deal
   *[other] { $samples } sampled deals
}
odds-caption = %: { $of }
odds-more = “banneret odds { $game } QUESTION --help” explains a question.

## The web table
serve-ready = The tables are open: { $address }
serve-compiling = Meanwhile the engine is compiled in the background: bots think quicker as it goes on, and the next start is quick.
serve-stop = Ctrl+C stops the server.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.
error-server-missing = The web table needs more packages ({ $reason } is missing): pip install 'banneret[server]'.
