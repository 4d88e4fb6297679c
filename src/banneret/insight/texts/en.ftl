## Hints

insight-chance = chance to win { $percent }%
insight-expert = the expert’s answer
insight-expert-says = The expert, asked afterwards: “{ $reason }”
insight-usually = What one usually weighs here: { $words }
insight-close = The first two are as good as each other, as far as can be told, whichever percentage is higher.
insight-no-choice = There is nothing to choose here.
insight-no-expert = Nobody has written an expert for this game, so there are no hints.
insight-of = Played on by experts in { $worlds } deals that agree with what you know.

## Grades

insight-grade-best = best
insight-grade-good = good
insight-grade-inaccuracy = inaccurate
insight-grade-mistake = mistake
insight-grade-blunder = blunder

## The review

review-title = Review – { $game }
review-known = as each could know it
review-open = with all cards open
review-balance = Luck and skill, in points of a hundred
review-start = at the start
review-answers = own answers
review-others = others’ answers
review-luck = luck
review-result = result
review-alone = The answers of others were not judged: what they changed counts as luck here.
review-turns = Turning points
review-turn = Answers { $from } to { $to }: { $name } { $change } ({ $before }% → { $after }%)
review-turn-one = Answer { $from }: { $name } { $change } ({ $before }% → { $after }%)
review-no-turns = The chances changed by less than ten points at a time.
review-graded = The answers of { $name }: { $grades }
review-count = { $count } { $grade }
review-better = Answer { $line }: { $given } – { $grade }, it cost { $cost } points. Better: { $better } ({ $percent }%).
review-no-better = No answer cost anything worth telling.
