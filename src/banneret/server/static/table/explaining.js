// What a thing is: the words that a mouse finds in a `title` come up in a box for fingers and keys as well. A tap on what
// does nothing else, a finger held on what does, the focus of the keyboard; the key I leads to things that take no focus.

import { beside } from "./boxes.js";
import { body } from "./here.js";

const HOLD = 450; // milliseconds
const FAR = 8; // pixels that a finger may tremble
const ACTS = "button:not([aria-disabled=true]), a, input, select, summary, label, [role=button][data-acts], [data-open]";

let box = null;
let shown = null; // what the box is about
let looking = false;

/** The words of a thing: its `title`, or the `<title>` of a picture's part. */
function wordsOf(thing) {
  const told = thing.getAttribute("title") || thing.querySelector(":scope > title")?.textContent;
  return told?.trim() ?? "";
}

/** The innermost thing around a target that has words. */
function explained(target) {
  for (let one = target; one?.closest && one !== body; one = one.parentElement) if (wordsOf(one)) return one;
  return null;
}

export function explain(thing) {
  hideWords();
  box = document.createElement("div");
  box.className = "why panel told";
  box.setAttribute("role", "tooltip");
  const why = thing.closest("[data-why]")?.dataset.why;
  for (const text of [wordsOf(thing), why]) {
    if (!text) continue;
    const line = document.createElement("p");
    line.textContent = text;
    box.append(line);
  }
  body.append(box);
  beside(box, thing);
  shown = thing;
}

export function hideWords() {
  box?.remove();
  box = null;
  shown = null;
}

// ---- fingers

let held = 0;
let from = null;
let answered = false; // the click that ends a long touch is none

function onDown(event) {
  clearTimeout(held);
  answered = false;
  from = null;
  if (event.pointerType === "mouse") return;
  const thing = explained(event.target);
  if (!thing) return;
  from = [event.clientX, event.clientY];
  held = setTimeout(() => {
    explain(thing);
    answered = true;
  }, HOLD);
}

function onMove(event) {
  if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > FAR) {
    clearTimeout(held);
    from = null;
  }
}

function onClick(event) {
  clearTimeout(held);
  if (answered) {
    answered = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const touched = event.pointerType === "touch" || event.pointerType === "pen";
  const thing = touched && !event.target.closest(ACTS) && !event.target.closest("[data-why]") ? explained(event.target) : null;
  if (thing && thing !== shown) explain(thing);
  else if (!box?.contains(event.target)) hideWords();
}

// ---- keys

let keyed = 0;

/** Things that tell something, for the arrows while somebody looks around. */
export function lookedAt() {
  return looking ? [...document.querySelectorAll("[data-live] [title], [data-live] :has(> title)")].filter(wordsOf) : [];
}

/** Begin or end to look around: the arrows then lead to everything that tells what it is. */
export function lookAround() {
  looking = !looking;
  if (!looking) {
    hideWords();
    return;
  }
  const here = document.activeElement;
  const first = here !== body && wordsOf(here) ? here : lookedAt().find((one) => one.getClientRects().length > 0);
  if (first) goTo(first);
}

/** Focus a thing, even one that takes none by itself. */
export function goTo(thing) {
  keyed = performance.now();
  if (thing.tabIndex < 0 && !thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus();
  if (looking && wordsOf(thing)) explain(thing);
}

export function stopLooking() {
  looking = false;
  hideWords();
}

export function startExplaining() {
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointercancel", () => clearTimeout(held));
  document.addEventListener("click", onClick, true);
  document.addEventListener("contextmenu", (event) => {
    if (answered || from) event.preventDefault();
  });
  document.addEventListener("keydown", () => (keyed = performance.now()), true);
  document.addEventListener("focusin", (event) => {
    const told = performance.now() - keyed < HOLD && wordsOf(event.target);
    if (told) explain(event.target);
    else if (event.target !== shown) hideWords();
  });
  document.addEventListener("banneret:shown", () => {
    if (!shown?.isConnected) hideWords();
  });
}
