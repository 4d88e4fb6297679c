// The guide of a first game: good answers are marked on the table as soon as they are known, and nobody waits for them.

import { toast } from "./boxes.js";
import { state, words } from "./here.js";
import { answer } from "./places.js";
import { post } from "./posting.js";
import { fragment } from "./regions.js";
import { refresh } from "./stream.js";

const MARK = "recommended";
let known = null; // the advice at one moment: { question, draft, html }
let asking = false;
let folded = ""; // the explanation that the reader has folded
let wanted = []; // the answers that are marked

function listed(text) {
  return text ? text.split("|") : [];
}

/** What a chain of answers says to do next, given what is chosen so far; nothing where something else is.
 *  Those in `free` may come in any order. */
function next(chain, free, chosen) {
  const open = [...chain];
  for (const one of chosen) {
    const place = free.includes(one) ? open.indexOf(one) : 0;
    if (open[place] !== one) return [];
    open.splice(place, 1);
  }
  return open.filter((one, place) => place === 0 || free.includes(one));
}

function standsFor(act) {
  return act.split(", ").every((step) => wanted.includes(step));
}

const SVG = "http://www.w3.org/2000/svg";
const STAR_PIXELS = 11;

function pin(thing) {
  const star = document.createElement("span");
  star.className = `${MARK}-star`;
  star.textContent = "★";
  star.setAttribute("role", "img");
  star.setAttribute("aria-label", document.querySelector("[data-guide-advice]")?.dataset.word ?? "");
  thing.append(star);
}

/** The same at the upper right of a part of a picture, as large on the screen as the others. */
function pinWithin(part) {
  const box = part.getBBox();
  const size = STAR_PIXELS / (part.getScreenCTM()?.a || 1);
  const star = document.createElementNS(SVG, "g");
  star.setAttribute("class", `${MARK}-star`);
  star.setAttribute("transform", `translate(${box.x + box.width} ${box.y}) scale(${size})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "1");
  disc.setAttribute("stroke-width", "0.18");
  const sign = document.createElementNS(SVG, "text");
  sign.setAttribute("font-size", "1.35");
  sign.textContent = "★";
  star.append(disc, sign);
  part.append(star);
}

/** Where a piece that is dragged should go. */
function placesFor(piece) {
  return [...document.querySelectorAll("[data-place]")].filter((place) => {
    const act = answer(piece, place);
    return act && standsFor(act);
  });
}

/** Mark what stands for these answers and no others; a thing that stands for several, where nothing else does. */
function mark(answers) {
  wanted = answers;
  for (const one of document.querySelectorAll(`.${MARK}`)) one.classList.remove(MARK);
  for (const one of document.querySelectorAll(`.${MARK}-star`)) one.remove();
  if (!answers.length) return;
  const pieces = [...document.querySelectorAll(".piece[data-acts]")].map((one) => [one, one.dataset.acts.split("|")]);
  const buttons = [...document.querySelectorAll('#region-prompt button[form="answer"][name="action"]')];
  const things = [...pieces, ...buttons.map((one) => [one, [one.value]])].filter(([, acts]) => acts.some(standsFor));
  const exact = things.filter(([, acts]) => acts.every(standsFor));
  const meant = (exact.length ? exact : things).map(([one]) => one);
  for (const one of [...meant, ...meant.filter((piece) => piece.dataset.drag).flatMap(placesFor)]) {
    one.classList.add(MARK);
    if (one instanceof SVGGElement) pinWithin(one);
    else pin(one);
  }
}

/** A thing that stands for several answers asks which one is meant: the same one is marked there. */
function markOffer() {
  for (const one of document.querySelectorAll(`.offer .button:not(.${MARK})`)) {
    if (!standsFor(one.value)) continue;
    one.classList.add(MARK);
    pin(one);
  }
}

/** What the advice says to do now; null where it was for another question, or something else was chosen since. */
function advised(draft) {
  if (!known || known.question !== state.question) return null;
  const before = listed(known.draft);
  const now = listed(draft);
  if (before.some((one, place) => now[place] !== one)) return null;
  const rows = [...fragment(known.html).querySelectorAll("[data-answers]")];
  const found = rows.map((row) => next(listed(row.dataset.answers), listed(row.dataset.free), now.slice(before.length)));
  return found.find((answers) => answers.length) ?? (draft === known.draft ? [] : null);
}

async function ask(place) {
  const asked = { question: state.question, draft: place.dataset.draft };
  asking = true;
  try {
    const reply = await post(place.dataset.guideAdvice, [], 1);
    known = { ...asked, html: reply.ok ? await reply.text() : "" };
  } catch {
    known = { ...asked, html: "" }; // the question is explained all the same
  } finally {
    asking = false;
  }
  guide();
}

function guide() {
  const told = document.querySelector(".guide");
  if (told && told.id === folded) told.open = false;
  const place = document.querySelector("[data-guide-advice]");
  const answers = place ? advised(place.dataset.draft) : [];
  mark(answers ?? []);
  if (!place) return;
  place.replaceChildren(...(answers ? [fragment(known.html)] : []));
  if (!answers && !asking) ask(place);
}

async function change(button) {
  try {
    const reply = await post(button.formAction, [[button.name, button.value]]);
    if (!reply.ok) throw new Error("not switched");
    known = null;
    folded = "";
    await refresh();
  } catch {
    toast(words.failed);
  }
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-guide-switch]");
    const summary = event.target.closest?.(".guide > summary");
    if (summary) folded = summary.parentElement.open ? summary.parentElement.id : "";
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    change(button);
  },
  true,
);
document.addEventListener("click", () => setTimeout(markOffer));
document.addEventListener("banneret:shown", guide);
guide();
