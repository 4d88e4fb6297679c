### The web table: errors that a person can mend.

## What people type
error-name-empty = Please give a name.
error-name-too-long = The name is too long: at most { $most } characters.
error-title-too-long = The title of the table is too long: at most { $most } characters.
error-chat-empty = There is nothing to say.
error-chat-too-long = The message is too long: at most { $most } characters.
error-answer-too-long = The answer is too long: at most { $answers } answers at once, each of at most { $letters } characters.
error-bad-key = A command needs a key of 8 to 64 letters, digits, hyphens or underscores.
error-bad-version = “{ $version }” is not a version of this table.
error-bad-pace = The pace of the bots is between 0 and { $most } seconds.
error-unknown-theme = There is no look called { $theme }. Known: { $known }.
error-unknown-level = There is no bot of level { $level }. Known: { $known }.
error-seat-plan = A seat cannot be planned as “{ $plan }”: use me, open, invite, or bot: and a level.
error-seat-plans = There are { $plans } seats planned for { $players } players.
error-one-seat-each = At one table a person has one seat.

## Who and where
error-no-such-person = You are not known here yet. Please give your name.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat at this table.
error-no-such-moment = The record has no such line: it has { $steps }.
error-private-table = This table is private. You need an invitation.
error-not-your-seat = You do not play on this seat.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can do that.

## Sitting down and getting up
error-already-seated = You already have a seat at this table.
error-seat-taken = This seat is taken.
error-seat-is-kept = This seat is kept for somebody with an invitation.
error-nothing-to-reclaim = No bot stands in for you here.
error-nobody-there = Nobody sits there who could be replaced.
error-not-away = { $name } has not been away for { $seconds } seconds yet.
error-invite-unknown = This invitation is not valid.
error-invite-used = This invitation has already been used.
error-invite-revoked = This invitation has been withdrawn.
error-invite-expired = This invitation has expired.

## How far the game is
error-may-not-talk = You may not talk now: the rules of the game keep you silent for the moment.
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-table-over = The game is over.
error-never-played = No game was played at this table.
error-record-not-yet = Everything can be seen after the end of the game.

## The database
error-store-bad-url = “{ $url }” is not an address of a database: use sqlite:///file or postgresql://server/name.
error-store-in-memory = A database in memory would lose the games: name a file, as in sqlite:///banneret.db.
error-store-driver-missing = PostgreSQL needs the package psycopg: pip install 'banneret[postgresql]'.
error-store-no-folder = The folder of the database { $url } does not exist.
error-store-cannot-open = The database { $url } cannot be opened: { $reason }.
error-store-read-only = The database { $url } cannot be written: { $reason }.
error-store-locked = The database { $url } is locked by another program.
error-store-not-a-database = { $url } is not a database.
error-store-not-ours = The database { $url } belongs to another program.
error-store-newer = The database { $url } was written by a newer program (version { $theirs }, here { $ours }). Please update.
error-store-damaged = The database { $url } is damaged: { $reason }.
error-store-full = There is no room left for the database { $url }.
error-store-disk = The disk of the database { $url } fails: { $reason }.
error-store-no-wal = The database { $url } cannot keep a write-ahead log here ({ $mode }): use a local disk.
error-store-failed = The database { $url } cannot be used: { $reason }.
error-store-busy = Too much happens at this table at once. Please try again.
error-server-stops = The server is stopping. Please try again in a moment.
