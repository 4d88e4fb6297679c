### Seats that change hands: lines of the log for everybody.

news-sat = { $name } sits down.
news-came = { $name } comes by invitation and sits down.
news-took-over = { $name } comes by invitation and takes over from a bot.
news-got-up = { $name } gets up; the seat is free again.
news-left = { $name } leaves the game; a bot plays on.
news-handed-over = { $name } lets a bot play on.
news-replaced = A bot plays on for { $name }.
news-replaced-by = { $by } seats a bot for { $name }, who is away.
news-reclaimed = { $name } takes the seat back from the bot.
news-bot-in = A bot sits down: { $name }.
news-bot-out = The bot { $name } gets up.
news-bot-out-by = { $by } lets the bot { $name } get up.
news-bot-level = { $name } plays at another level from now on: { $level }.
news-opened = { $name }: open to everybody from now on.
news-invited = Somebody is invited to this seat: { $name }.
news-invited-by = { $by } invites somebody to this seat: { $name }.
news-withdrawn = An invitation to this seat is withdrawn: { $name }.
news-withdrawn-by = { $by } withdraws an invitation to this seat: { $name }.
news-host = { $name } is the host now.

error-one-seat-a-game = You have seen the hand of another seat of this game. In one game a person has one seat; you can watch, or take your own seat back.
