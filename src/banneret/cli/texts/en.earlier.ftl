## Games of an earlier version of the rules
replay-earlier-rules = The game was begun under version { $rules } of the rules. Today’s rules (version { $ours }) follow it no further; { $lines ->
    [one] one line is left, as it was written down
   *[other] { $lines } lines are left, as they were written down
}:
replay-earlier-result = The result as it was written down: { $result }
