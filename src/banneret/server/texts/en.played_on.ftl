error-played-on-alone = You know every hand of this position from the game it comes from, so nobody else can be invited here.
