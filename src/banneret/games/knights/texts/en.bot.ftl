### Knights: why the expert did what it did.

bot-weighed = { $alone ->
    [yes] There was nothing else to do.
    [same] I took my chance to win to be { $share }% that way, and no more with any other choice.
   *[no] I took my chance to win to be { $share }% that way, and { $others }% with the best other choice.
}
bot-attempt = I had a chance of { $percent }% to get the { $card }. { $weighed }
bot-tournament = I had a chance of { $percent }% to win the tournament. { $weighed }
bot-king = I had a chance of { $percent }% to overthrow the king. { $weighed }
bot-reveal = I hoped for a better card than those in sight. { $weighed }
bot-end = Another attempt would have helped others more than me. { $weighed }
bot-join = Whoever takes part in a tournament can only win.
bot-decline = The best roll could not be beaten any more.
bot-give = I win the { $card } back most easily: with { $percent }%, once it lies on top of a pile.
bot-guard = { $guard ->
    [castle_guard] I cover the castles that you others are most likely to take.
   *[bodyguard] I cover the special card whose loss I fear most: by its worth and by who could take it.
}
