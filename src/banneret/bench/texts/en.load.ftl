### The web table under load: why it cannot be measured, and what is being done.

error-load-linux = The load test gives every seat an address of its own (127.x.y.z), which only Linux offers without setting it up.
error-load-too-small = The load test needs at least two tables and one round.
error-load-too-short = At { $tables } tables nobody acted in { $seconds } seconds: name more tables or more seconds.
error-load-connect = The server cannot be reached from { $address } at port { $port }: { $reason }
error-load-answer = The server gave an answer that makes no sense: { $reason }
error-load-refused = Table { $table }: the answer “{ $answer }” was offered, but the server says “{ $status }”.
error-load-unseen = Table { $table }: { $seconds } seconds after an answer somebody had still not heard of it.
error-load-no-database = There is no database { $file }.
error-load-table-lost = Table { $table } is not in the database, though it was acknowledged.
error-load-version = Table { $table }: version { $told } was told, but { $kept } is what is kept.
error-load-record = Table { $table }: its record cannot be replayed: { $reason }
error-load-lost = Table { $table }, seat { $seat }: answer { $number } (“{ $answer }”) was acknowledged and is lost; { $told } were acknowledged, { $kept } are kept.
error-load-doubled = Table { $table }, seat { $seat }: answer { $number } (“{ $answer }”) is kept, but was not acknowledged so often; { $told } were acknowledged, { $kept } are kept.
error-load-other = Table { $table }, seat { $seat }: answer { $number } (“{ $answer }”) was acknowledged, but another one is kept in its place.
error-load-contender = { $contender ->
    [pages] The contender { load-contender-pages } does not run: { $reason }
    [programs] The contender { load-contender-programs } does not run: { $reason }
    [boardgame-memory] The contender { load-contender-boardgame-memory } does not run: { $reason }
   *[boardgame-files] The contender { load-contender-boardgame-files } does not run: { $reason }
}
error-load-ended = { $contender ->
    [programs] The contender { load-contender-programs } does not run: the server ended with exit code { $code }: { $reason }
   *[pages] The contender { load-contender-pages } does not run: the server ended with exit code { $code }: { $reason }
}

reason-load-closed = { $path }: the server closed the connection
reason-load-endless-head = a head without an end
reason-load-no-npm = npm is not installed
reason-load-silent = { $path }: nothing in { $seconds } s

load-seating = seating people at { $tables } tables: { $contender }
load-round = round { $number } of { $rounds }: { $contender }
load-checking = checking every action: { $contender }

## Contenders
load-contender-pages = Banneret, drawn pages
load-contender-programs = Banneret, JSON for programs
load-contender-boardgame-memory = boardgame.io, in memory
load-contender-boardgame-files = boardgame.io, FlatFile

## Notes
load-not-installed = boardgame.io: left out, since it cannot be installed: { $reason }
load-pure = measured on the pure build: there is no compiled one
load-left-out = { $contender }: left out, since it failed in round { $number }: { $reason }
load-left-out-ended = { $contender }: left out, since it failed in round { $number }: its server ended with exit code { $code }: { $reason }

## The part of the page
load-page = The web table under load
load-page-made = Made by `banneret load`; do not edit by hand.
load-page-conditions = { $date }, { $processor }, { $cores } cores, { $system }, { $interpreter }, { $build ->
    [pure] pure
   *[compiled] compiled
} build. { $tables } tables of { $seats } seats on loopback, one open stream a seat ({ $streams } streams), every seat from an address of its own under the limits that the server is shipped with. The driver is another process on the same cores, and other work went on there: so the figures are medians of { $rounds } rounds in which all took turns, with their range. Trust the ratios.
load-page-pace = Human pace: a table acts every { $pace } seconds on average, at random moments, and every { $every } seconds { $share } % of the tables act at once. An action is an answer that everybody at the table sees; its time runs from sending it until the last seat has heard of it. The pace is then raised in steps of { $step } seconds. Our tables are played at random: beside each action come { $drafts } drafts, answers that only their owner sees, which are load but are not counted as actions.
load-page-picture = Time until the last seat has heard, by pace
load-page-compared =
    - **Banneret, drawn pages**: what a browser gets. The server applies the rules of Havoc, commits the answer to SQLite
      (WAL, `synchronous=FULL`), and only then draws the regions that changed, for each seat from what that seat may see,
      in its language.
    - **Banneret, JSON for programs**: the same, but each seat gets its state as JSON and draws nothing. This is the like of
      what boardgame.io sends.
    - **boardgame.io, in memory**: its default storage. It is **not durable**: a restart loses every match. Its game is
      trivial, a counter that the seat whose turn it is counts up; every seat gets the same few hundred bytes.
    - **boardgame.io, FlatFile**: its file storage. It announces a move **before** it writes it and never waits for the
      disk, so it is not durable in the sense of ours either; it writes the whole log of a match anew with every move.
load-page-ratios = Ratios within a round. For times and CPU, below 1 is better for us; for actions/s, above 1.
load-page-memory = Memory
load-page-memory-about = Growth of the server's resident memory, divided by the tables.
load-page-bytes = { $size } bytes
load-page-checked = Nothing lost, nothing doubled
load-page-checked-about = After the last acknowledgement our servers were killed with `kill -9`. The records in their databases held all { $answers } acknowledged answers of { $tables } games, each once and in its order, and every record could be replayed. One answer in fifty had been sent twice with the same key.

load-head-p50 = p50, ms
load-head-p99 = p99, ms
load-head-p99-burst = p99 in bursts, ms
load-head-sustained = actions/s until p99 passes { $limit } ms
load-head-cpu = server CPU an action, ms
load-head-ratio = ratio
load-head-seated = a table with all seats taken and watching
load-head-played = the same after the last round
load-head-message = a message

## The picture
load-picture-caption = { $tables } tables of { $seats } seats, { $date }. A dot: the 99th percentile at one pace of one round.
load-picture-up = ms until the last seat has heard
load-picture-across = actions a second
load-picture-rate = { $rate } actions/s
