### The pace of a table: pauses, time to answer, taking back by consent.

web-offer-pause = Offer a pause
web-paused = The game is paused. Nobody can answer, and no time runs.
web-resume = Play on
web-agree = Agree
web-refuse = Decline
web-withdraw = Withdraw
web-accord-pause = { $name } offers a pause.
web-accord-mine-pause = You offered a pause. Still to agree: { $names }.
web-accord-missing = Still to agree: { $names }.
news-pause-asked = { $name } offers a pause.
news-pause-agreed = { $name } agrees to the pause.
news-pause-refused = { $name } declines the pause.
news-pause-withdrawn = { $name } withdraws the offer of a pause.
news-pause-lapsed = The offer of a pause has lapsed.
news-paused = The game is paused.
news-resumed = { $name } lets the game go on.
error-paused = The game is paused. Let it go on first.
error-offer-gone = This offer is no longer open: it was withdrawn, declined or carried out meanwhile.
web-api-operation-offerPause = Offer a pause, which begins when all people at the table have agreed.
web-api-operation-resume = Let a game go on that is paused.
web-api-operation-consent = Agree to an offer or decline it (`agree`); declining the own one withdraws it.

web-clock = Time to answer
web-clock-none = live, without a limit
web-clock-bank = live, with a time bank
web-clock-turns = turn-based
web-clock-help = At a turn-based table people come when they can: each answer has hours or days. A time bank gives each player so many minutes for the whole game; only what goes beyond the seconds of an answer is taken from them.
web-bank-minutes = Minutes a player for the whole game
web-answer-seconds = Seconds of its own for each answer
web-answer-hours = Time for each answer
web-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-time-out = When the time is up
web-time-out-bot = a bot takes over until the player comes back
web-time-out-host = the host decides
web-time-left = Time left:
web-time-up = the time is up
web-answer-until = to answer until
web-late = { $name } has used up the time to answer.
web-late-mine = Your time to answer is up. You can still answer while nobody has decided.
web-late-host = The host decides whether to wait on.
web-wait-on = Wait on
web-bot-takes-over = Let a bot take over
web-on-holiday = { $name } is on holiday until the end of { $date }.
web-holiday-tag = on holiday until the end of { $date }
news-timed-out = The time of { $name } is up; a bot plays on until the seat is taken back.
news-late = The time of { $name } is up.
news-waits-on = The others wait on for { $name }.
news-waits-on-by = { $by } lets everybody wait on for { $name }.
news-holiday = { $name } is on holiday; the time to answer stands still.
news-holiday-over = { $name } is back from holiday.
error-bad-turn-time = At a turn-based table an answer has at least { $hours ->
    [one] an hour
   *[other] { $hours } hours
} and at most { $days } days, and there is no bank.
error-bad-bank = At a live table a bank has at most { $minutes } minutes and an answer at most { $seconds } seconds.
error-bad-time-out = What happens when the time is up is one of these: { $known }.
error-not-late = The time of { $name } is not up.
web-api-operation-waitOn = Wait on for somebody whose time is up (the host).
web-api-operation-replaceLate = Let a bot take over for somebody whose time is up (the host).
error-bad-clock = The time to answer is one of these: { $known }.

web-take-backs = Answers may be taken back if everybody agrees
web-ask-back = Ask to take back
web-accord-take-back = { $name } asks to take the last answer back. The game would go back to before it, for everybody.
web-accord-mine-take-back = You ask to take your last answer back. Still to agree: { $names }.
news-take-back-asked = { $name } asks to take the last answer back.
news-take-back-agreed = { $name } agrees that the answer is taken back.
news-take-back-refused = { $name } does not agree that the answer is taken back.
news-take-back-withdrawn = { $name } no longer asks to take the answer back.
news-take-back-lapsed = The request to take an answer back has lapsed: the game went on.
news-taken-back = With the consent of all, the game goes back to before the last answer of { $name }.
news-taken-back-seen = With the consent of all, the game goes back to before the last answer of { $name }. Chance or hidden things had been seen meanwhile.
error-no-take-backs = At this table answers are not taken back by consent.
error-offer-open = Somebody already asks to take an answer back.
error-nothing-to-ask-back = There is no answer of yours that would need the consent of others.
web-api-operation-askBack = Ask to take your last answer back, with everything that came after it; all people have to agree.

web-playing-settings = How you play
web-holiday = On holiday until and including
web-holiday-help = Until then your time to answer stands still at turn-based tables, and the others see it: at most { $days } days at a time. An empty date ends it.
web-confirms = Ask me before a single click gives an answer that may not be taken back
error-bad-date = This is no date. It is written like this: 2026-12-24.
error-bad-holiday = A holiday ends today at the earliest and in { $days } days at the latest.
