// The other server under load: boardgame.io as its documentation starts it, with a game of one move.
// Arguments: the folder where boardgame.io is installed, the storage (memory or a folder for FlatFile).
// Prints {"port", "version", "node"} when it listens; ends when its standard input does.

import { createRequire } from "node:module";
import path from "node:path";

const [home, storage] = process.argv.slice(2);
const load = createRequire(path.join(home, "package.json"));
const { Server, FlatFile, Origins } = load("boardgame.io/server");

// Four seats take turns; a move is accepted from the seat whose turn it is and counts up.
const game = {
  name: "load",
  setup: () => ({ moves: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G, playerID }, word) => {
      G.moves += 1;
      G.last = { seat: playerID, word };
    },
  },
};

const settings = { games: [game], origins: [Origins.LOCALHOST] };
if (storage !== "memory") settings.db = new FlatFile({ dir: storage });

Server(settings)
  .run({ port: { port: 0, host: "127.0.0.1" } })
  .then(({ appServer }) => {
    const { version } = load("boardgame.io/package.json");
    process.stdout.write(`${JSON.stringify({ port: appServer.address().port, version, node: process.versions.node })}\n`);
  });

process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
