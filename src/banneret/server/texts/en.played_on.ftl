error-played-on-alone = You know every hand of this position from the game it comes from, so nobody else can be invited here.
error-review-of-earlier-rules = This game was played under an earlier version of the rules, so it cannot be reviewed or played on.
