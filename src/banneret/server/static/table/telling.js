// Screen readers hear what changed: the lines that the log got, once each. And whoever has the keyboard begins at what
// can be done now, unless the focus is somewhere already.

import { body, live } from "./here.js";

const MOST = 6;
const AFTER_FRAME = 60;
const NEAR = 24; // pixels from the newest line
let known = null;

function lines() {
  return [...document.querySelectorAll('[data-live="log"] .log-words')].map((line) => line.firstChild?.textContent.trim() ?? "");
}

function tell() {
  const now = lines();
  const place = document.getElementById("told");
  if (known && place) {
    // The log keeps the last lines only: what is new stands after the last line that was known, at its latest place.
    const last = known.at(-1);
    let at = now.length - 1;
    while (at >= 0 && !(now[at] === last && (known.length < 2 || at === 0 || now[at - 1] === known.at(-2)))) at--;
    const fresh = now.slice(at + 1);
    if (fresh.length > 0) place.textContent = fresh.slice(-MOST).join(". ");
  }
  known = now;
}

/** Whoever reads the newest line of the log goes on to those that come; where somebody has scrolled back, nothing moves. */
function followLog(log) {
  let newest = true;
  log.addEventListener("scroll", () => (newest = Math.abs(log.scrollTop) < NEAR));
  document.addEventListener("banneret:shown", () => newest && requestAnimationFrame(() => (log.scrollTop = 0)));
}

/** Where something can be done: a thing in gold, or a button of the question. */
export function firstAct() {
  const found = document.querySelectorAll(".piece.can[data-acts], #region-prompt button[name=action]");
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
}

let asked = "";

/** The next Tab leads to what can be done; nothing is seen of it. */
function beginThere() {
  const question = document.querySelector(".prompt-asked .prompt-sentence")?.textContent ?? "";
  const fresh = question !== asked;
  asked = question;
  if (!fresh || !question || document.activeElement !== body) return;
  const first = firstAct();
  if (!first) return;
  const mark = document.createElementNS(first.namespaceURI, first.namespaceURI.endsWith("svg") ? "g" : "span");
  mark.setAttribute("tabindex", "-1");
  first.before(mark);
  mark.focus({ preventScroll: true });
  mark.blur();
  mark.remove();
}

let looking = 0;

function beginThereNow() {
  if (!looking) return;
  clearTimeout(looking);
  looking = 0;
  beginThere();
}

/** Beside the way: it measures, which is for nothing once the frame is painted. Whoever has the keyboard does not wait for it. */
function beginThereSoon() {
  if (!looking) looking = setTimeout(beginThereNow, AFTER_FRAME);
}

export function startTelling() {
  const place = document.createElement("div");
  place.id = "told";
  place.className = "visually-hidden";
  place.setAttribute("aria-live", "polite");
  body.append(place);
  tell();
  beginThere();
  const log = document.getElementById("region-log");
  if (log) followLog(log);
  document.addEventListener("banneret:shown", () => {
    tell();
    beginThereSoon();
  });
  document.addEventListener("keydown", (event) => event.key === "Tab" && beginThereNow(), true);
  document.querySelector(".skip-link")?.addEventListener("click", (event) => {
    const first = live && firstAct();
    if (!first) return;
    event.preventDefault();
    first.focus();
  });
}
