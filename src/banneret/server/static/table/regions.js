// The regions of a table: new contents are worked into the old ones, and pieces that moved glide to their places.

import { hideWhy } from "./boxes.js";
import { body, calm } from "./here.js";

// ---- HTML of our own server, and of nobody else

const policy = window.trustedTypes?.createPolicy("banneret", { createHTML: (html) => html });

export function fragment(html) {
  const template = document.createElement("template");
  // eslint-disable-next-line no-restricted-properties -- the one place for it
  template.innerHTML = policy ? policy.createHTML(html) : html;
  return template.content;
}

// ---- regions

export function regionOf(name) {
  return document.querySelector(`[data-live="${name}"]`);
}

function focusMark() {
  const now = document.activeElement;
  if (!now || now === body) return null;
  const region = now.closest("[data-live]");
  if (!region) return null;
  return { id: now.id, name: now.name, value: now.value, region: region.dataset.live };
}

function restoreFocus(mark) {
  if (!mark || (document.activeElement && document.activeElement !== body)) return;
  const same = mark.id && document.getElementById(mark.id);
  const region = regionOf(mark.region);
  const alike = () =>
    [...(region?.querySelectorAll("button") ?? [])].find((one) => one.name === mark.name && one.value === mark.value);
  const next = () => region?.querySelector("button.can, button.chosen, .prompt-actions .button");
  const prompt = () => document.querySelector("#region-prompt .button-primary, #region-prompt .button");
  const found = same || (mark.name && alike()) || next() || prompt();
  found?.focus({ preventScroll: true });
}

function scrolls(element) {
  const found = [];
  for (const one of [element, ...element.querySelectorAll("*")]) {
    if (one.scrollLeft > 0 || one.scrollTop > 0) {
      const atEnd = one.scrollHeight - one.clientHeight - one.scrollTop < 24;
      found.push({ look: one === element ? "" : one.className, left: one.scrollLeft, top: one.scrollTop, atEnd });
    }
  }
  return found;
}

function restoreScrolls(element, marks) {
  for (const mark of marks) {
    const one = mark.look === "" ? element : [...element.querySelectorAll("*")].find((x) => x.className === mark.look);
    if (!one) continue;
    one.scrollLeft = mark.left;
    one.scrollTop = mark.atEnd ? one.scrollHeight : mark.top;
  }
}

/** Make an element's contents like new ones, keeping what is still there: focus, scroll, and a click half-way. */
function morphChildren(old, fresh) {
  const known = new Map([...old.children].filter((one) => one.id).map((one) => [one.id, one]));
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const same = next.id && known.get(next.id);
    let kept = null;
    if (same) kept = same.nodeName === next.nodeName ? same : null;
    else if (place && !place.id && !next.id && place.nodeName === next.nodeName) kept = place;
    if (!kept) {
      old.insertBefore(next, place);
      continue;
    }
    if (kept === place) place = place.nextSibling;
    else old.insertBefore(kept, place);
    morph(kept, next);
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

// What the page itself notes on an element, and no drawing knows.
const OURS = new Set(["open", "data-tumbles", "data-held", "data-dragged"]);

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!OURS.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
}

/** What scrolls can be scrolled with the keyboard: it takes the focus unless something in it does. */
export function reachScrollers() {
  for (const one of document.querySelectorAll("[data-live] :is(div, ol, ul)")) {
    const hides = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    if (hides && /auto|scroll/.test(getComputedStyle(one).overflow) && !one.querySelector("a, button, input")) {
      one.tabIndex = 0;
    }
  }
}

function swap(regions) {
  const focus = focusMark();
  for (const [name, content] of Object.entries(regions)) {
    const region = regionOf(name);
    if (!region) continue;
    const marks = scrolls(region);
    const atEnd = region.scrollHeight - region.clientHeight - region.scrollTop < 24;
    const heading = name === "board" ? region.querySelector("h1") : null;
    if (heading) content.prepend(heading.cloneNode(true));
    morphChildren(region, content);
    restoreScrolls(region, marks);
    if ((name === "log" || name === "chat") && atEnd) region.scrollTop = region.scrollHeight;
  }
  reachScrollers();
  restoreFocus(focus);
  hideWhy();
  document.dispatchEvent(new Event("banneret:shown"));
}

let running = null;

function nameMoved(ids, name) {
  const named = [];
  for (const id of ids) {
    const piece = document.getElementById(id);
    if (piece) {
      piece.style.viewTransitionName = name ? `piece-${id}` : "";
      named.push(piece);
    }
  }
  return named;
}

/** Swap regions; pieces that moved glide to their new places where the browser can. */
export async function show(parsed, moved = []) {
  if (running) {
    running.skipTransition();
    await running.finished.catch(() => {});
  }
  for (const part of Object.values(parsed)) {
    for (const piece of part.querySelectorAll("[id]")) if (moved.includes(piece.id)) piece.classList.add("just-changed");
  }
  if (!document.startViewTransition || calm.matches || document.hidden || moved.length === 0) {
    swap(parsed);
    return;
  }
  nameMoved(moved, true);
  running = document.startViewTransition(() => {
    swap(parsed);
    nameMoved(moved, true);
  });
  const mine = running;
  mine.ready.catch(() => {}); // skipped, or too much on the screen: the regions are swapped all the same
  mine.finished
    .catch(() => {})
    .finally(() => {
      nameMoved(moved, false);
      if (running === mine) running = null;
    });
  await mine.updateCallbackDone.catch(() => {});
}
