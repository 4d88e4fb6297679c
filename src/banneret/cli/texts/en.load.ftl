cli-load = measure the web table under load
    .about = Start the web table on a database of its own, fill it with tables, let all of them act, and raise the pace until answers come late. At the end every acknowledged answer must stand in the records, once. The exit code is 2 if one is lost or doubled.
    .examples =
        banneret load --tables 20 --rounds 1
        banneret load --peers --report docs/benchmarks.md
cli-load-peers = install boardgame.io (needs npm) and measure it too
cli-load-tables = tables of four seats each
cli-load-rounds = rounds in which all servers take turns
cli-load-seconds = seconds at the human pace, each round
cli-load-report = write the result into a page (Markdown, and a picture beside it); the rest of the page stays
load-memory = memory: { $seated } a table, { $played } after the last round
load-checked = { $answers } acknowledged answers of { $tables } games stand in the records, each once
