## Puzzles: what an answer came to, and why

puzzle-asks = You are { $name }. Which of these answers wins most often?
puzzle-right = Right: that is the best answer.
puzzle-not-best = That is not the best answer.
puzzle-best = Best is { $letter }: { $answer }. Played on to the end by experts, it wins { $percent }% of the games.
puzzle-lead = Next comes { $letter } with { $percent }%: a lead of { $lead } ± { $error } points.
puzzle-expert-right = The expert bot finds it, too.
puzzle-expert-errs = The expert bot would have chosen { $letter }, which wins { $percent }%.
puzzle-simple-errs = At first sight { $letter } looks best: it leads to the position that is estimated highest. Played on, it wins { $percent }%.
puzzle-hasty-errs = Who plays by rule of thumb chooses { $letter }, which wins { $percent }%.
puzzle-both-err = { $letter } is tempting: the expert bot would choose it, and it leads to the position that is estimated highest. Played on, it wins { $percent }%.
puzzle-then = How experts mostly go on after it: { $answer }.
puzzle-odds = { $letter }: { $figure }.
puzzle-helps = { $letter } helps { $name } most, who then wins { $percent }% instead of { $instead }%.
puzzle-of = Each answer was played on in the same { $games } deals, which agree with what you can know here. Nothing hidden was looked at.
