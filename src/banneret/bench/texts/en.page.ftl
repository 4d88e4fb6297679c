### The benchmark: who takes part, what is compared with what, and the report of a run.

## Contenders
bench-contender-calibration = plain Python loop, for calibration
bench-contender-leduc-pure = Leduc, pure, Python driver, `random.choice`
bench-contender-leduc-driver = Leduc, compiled, Python driver, `random.choice`
bench-contender-openspiel-driver = Leduc, OpenSpiel from Python, `random.choice`, `random.choices` at chance nodes
bench-contender-rlcard-driver = Leduc, RLCard from Python, `random.choice`
bench-contender-pettingzoo-choice = Leduc, PettingZoo from Python, `random.choice`
bench-contender-pettingzoo-documented = Leduc, PettingZoo from Python, `action_space.sample(mask)`
bench-contender-leduc-inner = Leduc, compiled inner loop
bench-contender-openspiel-bots = Leduc, OpenSpiel's C++ random bots
bench-contender-leduc-ismcts = Leduc, `ismcts`, compiled
bench-contender-openspiel-ismcts = Leduc, OpenSpiel's C++ IS-MCTS
bench-contender-openspiel-ismcts-equal = Leduc, OpenSpiel's C++ IS-MCTS, exploring as much as ours
bench-contender-havoc-pure = Havoc, 4 players, pure, inner loop
bench-contender-havoc-driver = Havoc, 4 players, compiled, Python driver
bench-contender-havoc-inner = Havoc, 4 players, compiled inner loop
bench-contender-openspiel-gin-rummy = gin rummy, OpenSpiel's C++ random bots
bench-contender-havoc-clone = Havoc, clone half-way through a game
bench-contender-openspiel-hearts = hearts, OpenSpiel, clone in mid-game
bench-contender-havoc-hands = Havoc, evaluation of six cards
bench-contender-pokerkit-hands = pokerkit, evaluation of five cards
bench-contender-havoc-ismcts = Havoc, `ismcts` with full random playouts
bench-contender-havoc-worlds = Havoc, determinizations in mid-game
bench-contender-havoc-views = Havoc, views in mid-game
bench-contender-knights-inner = Knights, 4 players, compiled inner loop
bench-contender-fog-inner = Field of Glory, compiled inner loop
bench-contender-mousquetaires-inner = Mousquetaires, 4 players, compiled inner loop
bench-contender-warriors-inner = Warrior Knights, 4 players, compiled inner loop
bench-contender-warriors-clone = Warrior Knights, 6 players, clone half-way through a game
bench-contender-warriors-search = Warrior Knights, 6 players, `ismcts` as the bot plays it
bench-contender-knights-odds = Knights, exact dice odds, compiled
bench-contender-knights-odds-pure = Knights, exact dice odds, pure
bench-contender-plain-odds = the same odds, plain enumeration in Python

## What a contender counts
bench-unit-clones = { $rate } clones/s
bench-unit-decisions = { $rate } decisions/s
bench-unit-determinizations = { $rate } determinizations/s
bench-unit-hands = { $rate } hands/s
bench-unit-iterations = { $rate } iterations/s
bench-unit-loops = { $rate } loops/s
bench-unit-odds = { $rate } odds/s
bench-unit-views = { $rate } views/s

## Bars
bench-bar-leduc-driver-over-openspiel-driver = Leduc: compiled with a Python driver ÷ OpenSpiel from Python
bench-bar-leduc-pure-over-openspiel-driver = Leduc: pure with a Python driver ÷ OpenSpiel from Python
bench-bar-leduc-inner-over-openspiel-bots = Leduc: compiled inner loop ÷ OpenSpiel's C++ random bots
bench-bar-leduc-driver-over-rlcard-driver = Leduc: compiled with a Python driver ÷ RLCard
bench-bar-leduc-driver-over-pettingzoo-choice = Leduc: compiled with a Python driver ÷ PettingZoo
bench-bar-leduc-driver-over-pettingzoo-documented = Leduc: the same ÷ PettingZoo's documented loop
bench-bar-leduc-ismcts-over-openspiel-ismcts = Leduc: `ismcts` ÷ OpenSpiel's C++ IS-MCTS
bench-bar-leduc-ismcts-over-openspiel-ismcts-equal = Leduc: the same, both exploring equally
bench-bar-havoc-inner-over-havoc-pure = Havoc, 4 players: compiled inner loop ÷ pure
bench-bar-havoc-inner-over-openspiel-gin-rummy = Havoc, 4 players: compiled inner loop ÷ OpenSpiel's C++ bots at gin rummy
bench-bar-havoc-clone = Havoc: clone half-way through a game
bench-bar-havoc-hands = Havoc: hands evaluated
bench-bar-havoc-ismcts = Havoc: iterations of `ismcts` with full random playouts
bench-bar-warriors-clone = Warrior Knights, 6 players: clone half-way through a game
bench-bar-knights-odds-over-plain-odds = Knights: exact dice odds, compiled ÷ plain enumeration
bench-bar-knights-odds-pure-over-plain-odds = Knights: exact dice odds, pure ÷ plain enumeration

## Verdicts and figures
bench-met = met
bench-missed = missed
bench-no-bar = no bar
bench-summary = { $median }, worst { $worst }, bar { $limit }: { $verdict }
bench-summary-no-bar = { $median }, no bar
bench-range = { $low } to { $high }
bench-exact = exact
bench-date = { $year }-{ $month }-{ $day }

## Notes
bench-without-peers = Run without the peers: their rows are left out.
bench-left-out = { $contender }: left out, since it needs { $needs }
bench-not-started = { $contender }: left out, since it does not start: { $reason }

## The page
bench-page = Benchmarks
bench-page-made = Made by `banneret bench`; do not edit by hand.
bench-page-conditions = { $date }, { $processor }, { $cores } cores, { $system }, { $interpreter }. All contenders took turns in one run, each in a process and an environment of its own: { $rounds } rounds of { $seconds } CPU seconds, in batches of 10 ms and more between two readings of the clock.
bench-page-short = Turns shorter than { $seconds } seconds vary more: read the range.
bench-page-picture = How the figures stand to their bars
bench-page-bars = Bars
bench-page-bars-about = A ratio is taken within a round. A bar is met when its **worst** round meets it.
bench-page-rates = Rates
bench-page-rates-about = Units per second of CPU time, median of the rounds and range.
bench-page-equality = The same game
bench-page-apart = Chips won and number of decisions taken together, over { $outcomes } outcomes: the greatest deviation of ours from the exact probability in OpenSpiel is { $errors } standard errors, and no outcome occurs that OpenSpiel lacks.
bench-page-rlcard = RLCard (and PettingZoo, which wraps it) deals the same six cards and caps raises at two a round of 2 and 4 chips, but posts blinds of 1 and 2 chips from a random seat where OpenSpiel and we post an ante of 1 each, always allows folding where we allow it only against a raise, and opens the second round with whoever is next instead of the first seat. Its games are therefore shorter. Rates are per decision.
bench-page-parity = Parity
bench-page-parity-about = Before measuring, both builds played the same seeds and ended in the same states, and gave the same keys to the same hands ({ $games }).
bench-parity-part = { $what ->
    [players] { $game }, { $count } players
    [hands] { $game }, hands
    [odds] { $game }, odds
    [experts] { $game }, experts
   *[games] { $game }
}
bench-page-notes = Notes

bench-head-bar = bar
bench-head-beside = beside it
bench-head-contender = contender
bench-head-decisions = decisions a game
bench-head-games = games
bench-head-leduc = Leduc, random play
bench-head-mean = mean of the first seat
bench-head-median = median
bench-head-module = module
bench-head-range = range
bench-head-variance = variance
bench-head-versions = versions

## The picture
bench-picture-title = Banneret's benchmarks against their bars
bench-picture-heading = Benchmarks and their bars
bench-picture-caption = { $rounds } rounds of { $seconds } CPU seconds, { $date }. Bar: median of the rounds. Line: range of the rounds. Black mark: the bar that the worst round must meet.
bench-picture-ratios = How many times as fast
bench-picture-absolute = Absolute figures, as multiples of their bar
