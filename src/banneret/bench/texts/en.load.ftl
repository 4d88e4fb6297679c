### The web table under load: why it cannot be measured, and what is being done.

error-load-linux = The load test gives every seat an address of its own (127.x.y.z), which only Linux offers without setting it up.
error-load-too-small = The load test needs at least two tables and one round.
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

load-seating = seating people at { $tables } tables: { $contender }
load-round = round { $number } of { $rounds }: { $contender }
load-checking = checking every action: { $contender }
