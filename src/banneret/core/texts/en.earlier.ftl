## Games of an earlier version of the rules
error-earlier-rules = This game was begun under version { $rules } of the rules of { $game }, and today’s rules (version { $ours }) do not follow all of it. It can be looked at as far as they do, but not played on.
