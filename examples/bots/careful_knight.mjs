#!/usr/bin/env node
// A bot for Knights, by the protocol of docs/bot-protocol.md: it never stops rolling while it may, and else takes the first
// answer. Any other game it plays by first answers alone. Nothing but Node.js.
//
//   banneret bot-check examples/bots/careful_knight.mjs
import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin });

function tell(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function choose(legal) {
  return legal.find((answer) => answer.startsWith("reroll")) ?? legal[0];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") tell({ type: "ready", name: "careful knight" });
  else if (message.type === "question") tell({ type: "answer", id: message.id, answer: choose(message.legal) });
  else if (message.type === "refused") tell({ type: "answer", id: message.id, answer: message.legal[0] });
  else if (message.type === "quit") process.exit(0);
});
