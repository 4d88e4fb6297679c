## My record

web-results = My record
web-results-of = The record of { $name }
web-results-none = You have not finished a game yet. Play one, win or lose: from then on this page shows how you do.
web-results-none-there = No finished games yet.
web-results-all = All games
web-results-told = { $won } of { $played } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } shared
}
web-results-side = By side
web-results-players = By number of players
web-results-against = By opponents
web-results-people = people
web-results-random = bots, at random
web-results-easy = bots, easy
web-results-medium = bots, medium
web-results-hard = bots, hard
web-results-master = bots, master
web-results-mixed = bots of several levels
web-results-nobody = nobody
web-results-won = won
web-results-drawn = shared
web-results-lost = lost
web-results-luck = Luck and skill
web-results-luck-alone = luck
web-results-own-answers = own answers
web-results-luck-about = { $count ->
    [one] From one reviewed game, in points of a hundred.
   *[other] From { $count } reviewed games, the oldest first, in points of a hundred.
} Own answers are measured against the expert’s, so a small minus is usual.
web-results-no-review = Have a finished game reviewed, and this tells what luck brought you and what your answers did.
web-results-no-review-there = No game has been reviewed yet.
web-results-latest = Latest games
web-results-a-person = a person
web-results-share = Sharing
web-results-private = Nobody but you can see this page.
web-results-shared = Whoever has this link sees this page. People you played with are not named there.
web-results-link = The link to your record
web-results-make-link = Make a link to share
web-results-withdraw = Withdraw the link
