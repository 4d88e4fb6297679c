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
