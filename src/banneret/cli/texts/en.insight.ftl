cli-review = review a finished game: chances, turning points, luck and skill, better answers
    .about = Review a recorded game that is over: the chance to win of every seat over the game, once as each could know it and once with all cards open; its turning points; what luck and what answers changed; and the answers that cost something, with a better one. Experts play on from every position, so it takes a while.
    .examples =
        banneret review game.record
        banneret review game.record --seat 0 --worlds 100
cli-review-file = the record of a finished game
cli-review-seat = grade the answers of this seat (number or name) alone
cli-review-worlds = how many deals each answer is played on in; more take longer and tell finer differences
cli-review-progress = reviewing
error-review-not-over = This game is not over. A review tells everybody’s cards, so it is made of finished games only.

play-command-hint = hint
play-help-hint = what a strong bot would consider here, from what you know
play-thinking = Thinking

cli-rules-page = print the game on one page: what it is about, a turn, how it is won
rules-page-aim = How it is won
rules-page-turn = How it goes
rules-page-know = What to know
rules-page-first = For the first game
rules-try = Try it: { $command }

cli-learn = learn a game by short lessons
    .about = Learn a game by short lessons, played by the real rules. Without a number the next one that you have not done yet; what is done is remembered.
    .examples =
        banneret learn havoc
        banneret learn knights 3
        banneret learn havoc --list
cli-learn-number = the number of the lesson
cli-learn-list = list the lessons instead, and which are done
learn-skip = skip s
learn-back = back b
learn-quit = quit q exit
learn-which = Type a number from 1 to { $most }. “skip” goes on, “back” goes a step back, “quit” leaves the lesson.
learn-again = Try another one.
learn-stage = go on at step { $stage }
learn-goes-on = You left this lesson; it goes on at step { $stage }. “back” leads to the step before.
learn-next = Next: { $command }
learn-last = That was the last lesson. A first game, guided: { $command }
error-no-lessons = There are no lessons for { $game } yet.
error-no-lesson = There is no lesson { $number }; the last one is { $most }.
