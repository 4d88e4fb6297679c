### Bots that are programs, and workers that play games elsewhere.

error-program-forbidden = Programs are not started here: { $bot }.
error-program-words = The command line of the bot cannot be read: a quotation mark is not closed, or nothing follows a backslash: { $command }
error-program-missing = There is no program “{ $command }” here, or it may not be run.
error-program-start = The program “{ $command }” cannot be started: { $reason }.
error-program-time = { $bot }: no answer within { $seconds } seconds.
error-program-gone = { $bot }: the program ended (exit code { $exit }).
error-program-gone-saying = { $bot }: the program ended (exit code { $exit }); its last words: { $line }
error-program-nonsense = { $bot }: this line is not a JSON object with a “type”: { $line }
error-program-expected = { $bot }: a message “{ $expected }” was due, and “{ $type }” came.
error-program-other-question = { $bot }: the answer names question { $id }; question { $expected } was asked.
error-program-illegal = { $bot }: two answers to one question were not allowed, in the end “{ $answer }” ({ $refusal }, rule { $rule }).
refusal-unknown-answer = That is no answer of this game.

error-workers-form = “{ $text }” is no way to name workers: a number from 1 to { $most }, “ray”, or an address like ray://host:10001.
error-worker-lost = A piece of the work was lost { $tries } times with its worker: { $reason }.
error-worker-version = A worker has other versions than this machine (program / rules / Python): { $theirs } instead of { $ours }.
error-worker-clock = { $bot } plays by the clock: on machines that differ, so will its play. Name a number of iterations, or say --allow-clock.
error-ray-missing = Work on a cluster needs Ray: pip install 'banneret[cluster]' ({ $reason }).
error-ray-connect = There is no Ray cluster to be reached ({ $address }): { $reason }
