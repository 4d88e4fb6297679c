cli-puzzle = solve a puzzle: one answer is clearly best
    .about = Solve a puzzle: a position from a game of bots in which one answer is clearly best and not obvious. Without a game the puzzle of the day, without a number the next one that you have not solved yet; what is solved is remembered.
    .examples =
        banneret puzzle
        banneret puzzle havoc
        banneret puzzle knights 3
        banneret puzzle havoc --list
cli-puzzle-game = the game; without one the puzzle of the day
cli-puzzle-number = the number of the puzzle
cli-puzzle-list = list the puzzles instead, and which are solved
puzzle-which = Type one of these letters: { $letters }; or “{ $quit }”.
error-no-puzzles = There are no puzzles for { $game } yet.
error-no-puzzle = There is no puzzle { $number }; the last one is { $most }.
