// Boxes that come up beside things and go again: why something cannot be chosen, and what just happened.

import { body, words } from "./here.js";

export function beside(box, thing) {
  const there = thing.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, there.left + there.width / 2 - own.width / 2));
  const above = there.top - own.height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(innerHeight - own.height - 8, there.bottom + 8)}px`;
}

function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule-link";
  link.href = `${words.rules}#${rule}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = rule;
  return link;
}

// ---- why not

let why = null;
let whyTimer = 0;

export function showWhy(thing) {
  hideWhy();
  why = document.createElement("div");
  why.className = "why panel";
  why.setAttribute("role", "tooltip");
  why.textContent = thing.dataset.why;
  if (thing.dataset.rule) why.append(" ", ruleLink(thing.dataset.rule));
  why.addEventListener("pointerenter", () => clearTimeout(whyTimer));
  why.addEventListener("pointerleave", () => hideWhySoon());
  body.append(why);
  beside(why, thing);
}

export function hideWhy() {
  clearTimeout(whyTimer);
  why?.remove();
  why = null;
}

function hideWhySoon() {
  clearTimeout(whyTimer);
  whyTimer = setTimeout(hideWhy, 350);
}

/** Things that cannot be chosen tell why, to a mouse above them and to the keyboard. */
export function tellWhy() {
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest("[data-why]");
    if (thing && event.pointerType === "mouse") showWhy(thing);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.target.closest("[data-why]") && event.pointerType === "mouse") hideWhySoon();
  });
  document.addEventListener("focusin", (event) => {
    const thing = event.target.closest("[data-why]");
    if (thing?.matches(":focus-visible")) showWhy(thing);
    else if (why && !why.contains(event.target)) hideWhy();
  });
}

// ---- what just happened

export function toast(text, rule) {
  document.querySelector(".toast:not(.toast-kept)")?.remove();
  const box = document.createElement("div");
  box.className = "toast";
  box.setAttribute("role", "alert");
  box.textContent = text;
  if (rule) box.append(" ", ruleLink(rule));
  body.append(box);
  setTimeout(() => box.remove(), 6000);
}
