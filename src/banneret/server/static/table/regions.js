// The regions of a table: what changed is worked into what is there, and pieces that moved glide to their places.

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

/** An element out of its HTML; within a picture it is read as a part of one. */
function elementOf(html, inPicture) {
  const content = fragment(inPicture ? `<svg>${html}</svg>` : html);
  return inPicture ? content.firstElementChild.firstElementChild : content.firstElementChild;
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
  const next = () => region?.querySelector("button.can, button.chosen, .prompt-answers .button");
  const answer = () => document.querySelector("#region-prompt .button-primary, #region-prompt .prompt-answers .button");
  const thing = () => document.querySelector("[data-live] .can:is(button, [role=button])"); // before what only helps
  const found = same || (mark.name && alike()) || next() || answer() || thing() ||
    document.querySelector("#region-prompt .button");
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

// Elements that stay, by what stands for them in new contents: a comment with their id, `<!--card-b7-->`.
let staying = new Map();

function comments(root) {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

/** Contents that come as they are: what stays is put into its places. */
function settle(fresh) {
  for (const mark of comments(fresh)) {
    const stays = staying.get(mark.data);
    if (stays) mark.replaceWith(stays);
  }
}

/** What stays of an element's contents, by what stands for it in new ones: the same id, or a comment with it. */
function stayingIn(old, fresh) {
  const known = new Map([...old.children].filter((one) => one.id).map((one) => [one.id, one]));
  const found = new Map();
  for (const next of fresh.childNodes) {
    const same = next.nodeType === Node.COMMENT_NODE ? staying.get(next.data) : next.id && known.get(next.id);
    if (same && (next.nodeType === Node.COMMENT_NODE || same.nodeName === next.nodeName)) found.set(next, same);
  }
  return found;
}

/** Let go of what is gone before something that stays: moved in front of it, that would be laid out anew. */
function letGo(place, stays, kept) {
  const between = [];
  for (let one = place; one !== stays; one = one.nextSibling) {
    const goes = one && (one.id ? !kept.has(one) : one.nodeType !== Node.ELEMENT_NODE);
    if (!goes) return place;
    between.push(one);
  }
  for (const one of between) one.remove();
  return stays;
}

/** Make an element's contents like new ones, keeping what is still there: focus, scroll, and a click half-way. */
function morphChildren(old, fresh) {
  const pairs = stayingIn(old, fresh);
  const keep = new Set(pairs.values());
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const stays = pairs.get(next);
    if (stays && stays !== place) place = letGo(place, stays, keep);
    const alike = !next.id && place && !place.id && place.nodeName === next.nodeName && !keep.has(place);
    const kept = stays ?? (alike ? place : null);
    if (!kept) {
      old.insertBefore(next, place);
      if (next.nodeType === Node.ELEMENT_NODE) settle(next);
      continue;
    }
    if (kept === place) place = place.nextSibling;
    else old.insertBefore(kept, place);
    if (!stays || next.nodeType !== Node.COMMENT_NODE) morph(kept, next);
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

// What the page itself notes on an element, and no drawing knows.
const OURS = new Set(["open", "data-tumbles", "data-held", "data-dragged", "data-told"]);

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

// ---- symbols: a page is given each of them once, and keeps them

/** The store of a region, or of new contents: in a fragment no selector finds what is right below. */
function symbolsOf(root) {
  return [...root.children].find((one) => one.matches("svg.symbols"));
}

function addSymbols(region, symbols) {
  let store = symbolsOf(region);
  if (!store) {
    store = elementOf('<svg class="symbols" width="0" height="0" aria-hidden="true"></svg>', false);
    region.prepend(store);
  }
  for (const symbol of [...symbols]) if (!document.getElementById(symbol.id)) store.append(symbol);
}

/** New contents of a region, with what is not part of them in its place: the heading of the board, and the symbols. */
function fillRegion(region, content) {
  const fresh = symbolsOf(content);
  if (fresh) {
    addSymbols(region, fresh.children);
    fresh.remove();
  }
  for (const [name, one] of [["symbols", symbolsOf(region)], ["heading", region.querySelector(":scope > h1")]]) {
    if (!one) continue;
    staying.set(`/${name}`, one);
    content.prepend(document.createComment(`/${name}`));
  }
  morphChildren(region, content);
}

// ---- whole regions, and patches

function fillRegions(regions) {
  staying = new Map();
  for (const [name, content] of Object.entries(regions)) {
    const region = regionOf(name);
    if (!region) continue;
    const marks = scrolls(region);
    fillRegion(region, content);
    restoreScrolls(region, marks);
  }
}

const STANDS_FOR = /<!--([^>]*)-->/g;

/** The parts that are applied by themselves: what another part holds goes into the text of that one. */
function composed(parts) {
  const texts = new Map(Object.entries(parts));
  const within = new Set();
  const whole = (text) =>
    text.replace(STANDS_FOR, (mark, id) => {
      if (!texts.has(id)) return mark;
      within.add(id);
      return whole(texts.get(id));
    });
  const all = [...texts].map(([id, text]) => [id, whole(text)]);
  return all.filter(([id]) => !within.has(id));
}

/** Put changed parts into the page; false where it lacks what they stand on. */
function applyParts(parts, symbols) {
  const changes = [];
  for (const [id, html] of composed(parts)) {
    const old = id.startsWith("/") ? regionOf(id.slice(1)) : document.getElementById(id);
    if (!old) continue;
    const inPicture = old.namespaceURI !== body.namespaceURI && old.localName !== "svg";
    changes.push({ old, fresh: id.startsWith("/") ? fragment(html) : elementOf(html, inPicture) });
  }
  staying = new Map();
  for (const { fresh } of changes) {
    for (const { data } of comments(fresh)) {
      const stays = document.getElementById(data);
      if (!stays) return false;
      staying.set(data, stays);
    }
  }
  for (const [name, html] of Object.entries(symbols)) {
    const region = regionOf(name);
    if (region) addSymbols(region, fragment(`<svg>${html}</svg>`).firstElementChild.children);
  }
  for (const { old, fresh } of changes) {
    if (fresh.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
      fillRegion(old, fresh);
    } else if (old.nodeName === fresh.nodeName) {
      morph(old, fresh);
    } else {
      old.replaceWith(fresh);
      settle(fresh);
    }
  }
  return true;
}

// ---- frames that go first, and what a click shows at once, until the server has answered

const touched = new Map();
const LONGEST_FRAME = 500; // a page that is not seen may be painted never
let painting = Promise.resolve();

/** From now until the next frame is painted, updates wait: they would make late what it shows first. */
export function paintFirst() {
  if (document.hidden) return;
  painting = new Promise((resume) => {
    requestAnimationFrame(() => setTimeout(resume));
    setTimeout(resume, LONGEST_FRAME);
  });
}

/** Until the frame that goes first is painted, and one that was asked for meanwhile. */
export async function paintedFirst() {
  for (let waited = null; waited !== painting; ) {
    waited = painting;
    await waited;
  }
}

/** Show at once that something was chosen or put back; the next update shows what came of it. */
export function touch(piece, from, to) {
  const look = piece.getAttribute("class");
  if (!touched.has(piece)) touched.set(piece, [look, piece.getAttribute("aria-pressed")]);
  piece.classList.add("touched");
  if (from === to) return;
  piece.classList.replace(from, to);
  piece.setAttribute("aria-pressed", String(to === "chosen"));
}

/** Things look again as the server has them. */
export function untouch() {
  for (const [piece, [look, pressed]] of touched) {
    piece.setAttribute("class", look);
    if (pressed === null) piece.removeAttribute("aria-pressed");
    else piece.setAttribute("aria-pressed", pressed);
  }
  touched.clear();
}

// ---- showing

const GLIDE = { duration: 420, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
const GLOW = 2400;

function places(ids) {
  const found = new Map();
  for (const id of ids) {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (box && box.width > 0) found.set(id, box);
  }
  return found;
}

/** Pieces that moved glide from where they were. They can be clicked meanwhile, and nothing lies over the page. */
function glide(before) {
  const steps = [];
  for (const [id, from] of before) {
    const piece = document.getElementById(id);
    const to = piece?.getBoundingClientRect();
    if (!to || to.width === 0) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const scale = piece.ownerSVGElement ? piece.parentNode.getScreenCTM() : null;
    steps.push([piece, scale ? `${x / scale.a}px ${y / scale.d}px` : `${x}px ${y}px`]);
  }
  for (const [piece, translate] of steps) piece.animate([{ translate }, { translate: "0px 0px" }], GLIDE);
}

let glowing = 0;

function dim() {
  for (const one of document.querySelectorAll(".just-changed")) one.classList.remove("just-changed");
}

function glow(moved) {
  dim();
  for (const id of moved) document.getElementById(id)?.classList.add("just-changed");
  clearTimeout(glowing);
  if (moved.length > 0) glowing = setTimeout(dim, GLOW);
}

let looking = 0;

/** Beside the way: what this measures is there once the page has come to rest, and a click goes first. */
function reachScrollersSoon() {
  clearTimeout(looking);
  looking = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(reachScrollers), 120);
}

let left = null; // where pieces were when they first changed since the last frame

/** Pieces glide from the next frame on: all that changes until then is laid out once. */
function glideSoon(moved) {
  if (calm.matches || document.hidden || moved.length === 0) return;
  const waiting = left !== null;
  left = new Map([...places(moved), ...(left ?? [])]);
  if (waiting) return;
  requestAnimationFrame(() => {
    const before = left;
    left = null;
    glide(before);
  });
}

/** What the prompt is, told to the whole table: a style sheet that asked would have all of it styled anew. */
function tellPrompt() {
  const prompt = regionOf("prompt")?.firstElementChild;
  const told = ["paused", "asked", "waiting"].find((one) => prompt?.classList.contains(`prompt-${one}`)) ?? "";
  const table = prompt?.closest(".table");
  if (table && table.dataset.prompt !== told) table.dataset.prompt = told;
}

function swap(change, moved) {
  const focus = focusMark();
  const talk = change.regions?.chat ?? change.parts?.["/chat"];
  const scrolled = talk === undefined ? null : regionOf("chat");
  const atEnd = scrolled && scrolled.scrollHeight - scrolled.clientHeight - scrolled.scrollTop < 24;
  glideSoon(moved);
  untouch();
  if (change.regions) fillRegions(change.regions);
  else if (!applyParts(change.parts, change.symbols)) return false;
  tellPrompt();
  if (atEnd) scrolled.scrollTop = scrolled.scrollHeight;
  glow(moved);
  restoreFocus(focus);
  hideWhy();
  document.dispatchEvent(new Event("banneret:shown"));
  reachScrollersSoon();
  return true;
}

/** Show whole regions, parsed. */
export function show(regions, moved = []) {
  swap({ regions }, moved);
}

/** Show what changed: `parts` by id or `/region`, and symbols that are new. False: the page needs whole regions. */
export function patch(parts, symbols, moved) {
  return swap({ parts, symbols }, moved);
}
