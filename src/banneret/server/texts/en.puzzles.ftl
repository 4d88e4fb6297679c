## Puzzles

web-puzzles = Puzzles
web-puzzles-about = Positions from games of bots in which one answer is clearly best and not obvious. Every answer was played on to the end by experts.
web-puzzles-score = { $tried ->
    [0] { $count } puzzles are waiting. The first answer to each counts.
   *[other] Solved at the first try: { $solved } of { $tried }. There are { $count }.
}
web-puzzle-number = Puzzle { $number }
web-puzzle-place = { $number } of { $count }
web-puzzle-next = Next puzzle
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-today = puzzle of the day
web-puzzle-of-day = Puzzle of the day
web-puzzle-of-day-try = { $game }: try it
web-puzzle-give-up = I give up: show me
web-puzzle-given-up = The best answer is marked. It does not count as solved.
