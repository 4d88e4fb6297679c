## Games of an earlier version of the rules
web-earlier-result = The result as it was stored
web-earlier-no-result = The result was not stored when this game was played.
web-earlier-rest = The lines that today’s rules do not follow, as they were written down
web-earlier-replay = This game was begun under an earlier version of the rules: the replay goes as far as today’s rules follow it.
