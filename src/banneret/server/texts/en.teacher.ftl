## Hints

web-hint = Hint
web-hint-used = has used a hint
web-hint-chance = – chance to win { $percent }
web-hint-do = Do this
web-hint-of = Played on by experts in deals that agree with what you know. Nothing that is hidden from you was looked at.
web-hints-allowed = Allow hints even when several people play; everybody is told who uses one
error-no-hints = The host of this table has not allowed hints.
error-not-asked-now = You are not asked anything now.
error-no-expert-here = Nobody has written an expert for this game, so there are no hints and no reviews.
error-tutor-away = That could not be worked out just now. Please try again in a moment.

## Reviews

web-review = Review
web-review-progress = The review is being worked out: { $done } of { $all } positions.
web-review-wait = This page looks again by itself. You may also leave: it goes on without you, and is kept.
web-review-whose = Through the eyes of:
web-review-chart = Chances to win over the game
web-review-lines = Full lines: as each could know it. Dashed lines: with all cards open. Gray: turning points.
web-review-balance = Own and others’ answers are compared with what the expert would have done; luck is all the rest: dice, cards, and what was hidden until it came to light. The parts add up to the result.
web-review-turn = Answer { $step }: { $before } → { $after }
web-review-answers = The answers of { $name }
web-review-cost = it cost { $points } points of a hundred
web-review-better = Better:
web-play-on = Play on from here
error-review-not-yet = The review tells everybody’s cards: it can be had when the game is over.

## A game on one page

web-primer = On one page
web-primer-picture = A table in mid-game, as its first player sees it
web-rules-picture = Picture: { $title }
web-rules-try = Try it in the lesson
web-primer-aim = How it is won
web-primer-turn = How it goes
web-primer-know = What to know
web-primer-first = For the first game
web-primer-play = Play against easy bots
web-primer-print = Printed, this page is a card to lay beside the table.

## Lessons

web-lessons = Lessons
web-lessons-about = Short lessons on the real table, with the real rules. Do them in any order, skip what you know.
web-lesson-done = done
web-lesson-reached = go on at step { $stage }
web-lesson-stage = Step { $stage } of { $stages }
web-lesson-back = one step back
web-lesson-skip-stage = skip this step
web-lesson-again = Try another one.
web-lesson-skip = skip this lesson
web-lesson-on = Go on
web-lesson-next = Next lesson
web-lesson-seat = you sit in { $name }’s seat
web-lesson-table = The table as it is now. It is only to be looked at: answer with the buttons above.
web-lesson-after = The table after your answer.
