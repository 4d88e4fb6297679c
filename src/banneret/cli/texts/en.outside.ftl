### Bots of others, workers elsewhere.

cli-option-workers = who plays at the same time: a number of processes, “ray” (all cores of this machine or its cluster), or the address of a Ray cluster
cli-option-allow-clock = on a cluster, let bots play by the clock too; the result then depends on the machines
cli-play-programs = with --resume: start the programs (exec:...) that the saved game names as bots

cli-bot-check = check a program that wants to be a bot
    .about = Play with a program that speaks the protocol of bots (docs/bot-protocol.md) and tell its author what is wrong: whether it starts, answers in time and by the rules, plays several games, can be repeated by its seed, and ends. The exit code is 1 where it would lose games.
    .examples =
        banneret bot-check ./mybot
        banneret bot-check "node mybot.js" --game havoc --players 4
cli-bot-check-program = the command line that starts the program
cli-bot-check-game = the game that is played
cli-bot-check-players = number of players; usually the fewest and the most in turn
cli-bot-check-games = how many games
cli-bot-check-seconds = time for an answer
bot-check-ok = ok
bot-check-warning = warning
bot-check-fault = fault
bot-check-ready = The program says it is ready: { $name }. It wants: { $wishes }.
bot-check-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $answers } answers played to the end.
bot-check-refused = { $refused ->
    [one] 1 answer was
   *[other] { $refused } answers were
} refused at first. A second refusal to the same question loses the game.
bot-check-slowest = The slowest answer took { $slowest } ms; the limit is { $limit } s.
bot-check-same = The same game with the same seed got the same answers.
bot-check-differs = The same game with the same seed got other answers: matches cannot be repeated. Take randomness from the “seed” of the message “game”, and start afresh with every game.
bot-check-quits = It ends when it is told to quit.
bot-check-stays = It does not end when it is told to quit, and has to be killed.
bot-check-orphan-ends = It ends when its standard input ends.
bot-check-orphan-stays = It does not end when its standard input ends: it would stay behind when a match is interrupted.
bot-check-good = Nothing stands in the way of this bot (seed { $seed }).
bot-check-bad = With this fault the bot loses the game (seed { $seed }).
trials-forfeits = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} lost because a bot could not play on:
error-seconds-form = “{ $text }” is no time: seconds above 0 and below 3600.
error-saved-program = The saved game names a program as a bot: { $bot }. It is started only if you say so: add --programs.

cli-export = write games as data for learning
    .about = Let bots play games, or take recorded ones, and write a row for every answer: what its seat saw, what it could answer, what it answered, what came of the game. The name of the file says in which form: .jsonl (lines of JSON) or .parquet. docs/data.md explains the columns.
    .examples =
        banneret export havoc --players 2 --games 1000 --out havoc.parquet --workers 2
        banneret export --record game.record --out game.jsonl
cli-export-out = the file to be written, .jsonl or .parquet
cli-export-record = a record instead of new games; may be given several times
cli-export-games = how many games
cli-export-bots = the bots in seat order; fewer names than seats are repeated
export-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $rows ->
    [one] 1 answer
   *[other] { $rows } answers
} written:
error-export-suffix = The name of the file must end in .jsonl or .parquet: { $name }
error-export-what = Name a game to be played, or records with --record; not both.
error-arrow-missing = Parquet needs pyarrow: pip install 'banneret[data]' ({ $reason }).

cli-ladder = rate bots against each other
    .about = Let all levels play all others on the same deals with seats exchanged, and rate them (Bradley and Terry; 400 points are 10 to 1). With --file every result is kept at once, and the same command goes on where it stopped, also with more deals.
    .examples =
        banneret ladder havoc --deals 50 --file havoc.ladder --workers 2
        banneret ladder knights --levels expert,ismcts:0.05cpu --players 2
cli-ladder-levels = the bots to be rated, named as in “banneret play”
cli-ladder-deals = how many deals every pair plays
cli-ladder-file = where the results are kept
ladder-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
ladder-games = Games
ladder-rating = Rating
ladder-pair = Pair
ladder-explained = Ratings are 0 on average; a share is that of the first of a pair. Intervals hold the true value with { $confidence }% confidence. In every pair half a game is counted for each side beside the real ones, so that nobody is infinitely better.
error-ladder-other = This file belongs to another ladder: game, rules, players, options, levels and seed must be the same.
error-ladder-line = This is no line of a ladder.

cli-lab = measure balance, and what a value changes
    .about = Let bots play whole games and tell who wins from which seat, how games end and how long they are, with intervals. Every --vary plays the same deals once more with something different, and tells what that changes, deal by deal.
    .examples =
        banneret lab warrior_knights --players 4 --games 200 --workers 2
        banneret lab field_of_glory --vary option:starting_player=red --out report
        banneret lab knights --vary data:my_knights.toml --vary bots:expert,random
cli-lab-games = how many deals
cli-lab-bots = the bots in seat order; fewer names than seats are repeated
cli-lab-vary = option:NAME=VALUE, value:KEY=VALUE (a value of the data file), value:LIST[ID].KEY=VALUE (one of a record, such as a card), data:FILE, or bots:BOT,...; may be given several times
cli-lab-out = a new folder for the report and its pictures; usually the report is printed
lab-about = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $games ->
    [one] 1 deal
   *[other] { $games } deals
}, seed { $seed }, { $bots }.
lab-plain = plain
lab-seat = seat { $seat }
lab-one-way = the only way
lab-wins = Victories by seat
lab-ends = Ends by
lab-share = Share
lab-interval = 95 % interval
lab-figure = Figure
lab-mean = Mean
lab-least = Least
lab-most = Most
lab-what = What
lab-varied = Varied
lab-difference = Difference
lab-explained = Shares have Wilson's intervals, means and differences Student's. Differences are taken deal by deal; bold ones lie outside what chance explains, each taken by itself.
lab-written = The report is written:
error-lab-variation = “{ $text }” is no variation: write option:NAME=VALUE, value:KEY=VALUE, data:FILE or bots:BOT,...
error-lab-value-data = A single value cannot be laid over a file of your own: { $text }. Put it into a copy of the file, and name that by data:FILE.
error-lab-exists = This folder exists already and is not written into.
