// Bots at a walking pace: how fast they move, to my turn at once, and what they did meanwhile.

import { toast } from "./boxes.js";
import { live, words } from "./here.js";
import { post } from "./posting.js";

async function wish(name, fields) {
  try {
    const answer = await post(`/t/${live}/${name}`, fields);
    if (!answer.ok) toast((await answer.json()).sentence ?? words.failed);
  } catch {
    toast(words.failed);
  }
}

// ---- meanwhile

const LEAST = 2; // one line is told well enough by the table itself
let box = null;

function made() {
  const details = document.createElement("details");
  details.className = "meanwhile";
  const summary = document.createElement("summary");
  summary.className = "button button-quiet";
  const sheet = document.createElement("div");
  sheet.className = "meanwhile-sheet panel";
  details.append(summary, sheet);
  summary.addEventListener("click", () => details.open || fill(sheet));
  return details;
}

/** What the log has since the own last line; nothing where the log does not reach back to it. */
function since() {
  const lines = [...document.querySelectorAll('[data-live="log"] .log-line')];
  const mine = lines.findLastIndex((line) => line.classList.contains("log-mine"));
  return mine < 0 ? [] : lines.slice(mine + 1);
}

function fill(sheet) {
  const list = document.createElement("ol");
  list.className = "log-lines";
  list.append(...since().map((line) => line.cloneNode(true)));
  const link = document.createElement("a");
  link.className = "button";
  link.href = `/t/${live}/replay?since=mine`;
  link.textContent = words.stepwise;
  sheet.replaceChildren(list, link);
}

/** Beside the question: what happened since the own last answer, and the way to see it again step by step. */
function sumUp() {
  const place = document.querySelector(".prompt-asked .prompt-left");
  const lines = place ? since() : [];
  if (lines.length < LEAST) {
    box?.remove();
    return;
  }
  box ??= made();
  const [summary, sheet] = box.children;
  const told = `${words.meanwhile} (${lines.length})`;
  if (summary.textContent !== told) summary.textContent = told;
  if (box.open) fill(sheet);
  if (box.parentElement !== place) place.prepend(box);
}

export function startPacing() {
  document.querySelector("[data-pace]")?.addEventListener("change", (event) => wish("pace", [["pace", event.target.value]]));
  document.querySelector("[data-hurry]")?.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    wish("hurry", []);
  });
  document.addEventListener("banneret:shown", sumUp);
  sumUp();
}
