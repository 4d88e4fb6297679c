// Dragging: a piece with `data-drag` goes to a place with `data-place`. The answer is "<data-drag> <data-place>"; it is
// given if it is one of the piece's `data-acts`. The piece can be dragged with a mouse or a finger, or be clicked (or
// chosen with Space) and then the place is. There may be several ways, "move knight|place knight@": a way that ends in a
// sign is joined without a blank, a star in it stands for the place. `data-tags`, one for each act, are shown by the
// places while they are open.

import { acts, answer } from "./places.js";

const FAR = 6; // pixels that a finger may tremble
const LATE = 1500; // milliseconds after which a dropped piece goes back if the server says nothing

let held = ""; // the id of the piece that was clicked and waits for a place
let drag = null; // a drag under way
let dropped = null; // what was let go and waits for the server
let dragged = false; // the click that ends a drag is none
const reached = new Map(); // places that are buttons only while a piece waits for them, and what they are else

const pieceAt = (target) => target.closest?.("[data-drag][data-acts]");
const heldPiece = () => (held ? document.getElementById(held) : null);

function placesFor(piece) {
  return [...document.querySelectorAll("[data-place]")].filter((place) => answer(piece, place));
}

/** Whether the places on the page stand for everything the piece can do; else a menu asks what is meant. */
function needsNoMenu(piece) {
  const found = new Set(placesFor(piece).map((place) => answer(piece, place)));
  return acts(piece).every((act) => found.has(act));
}

function give(piece, place) {
  const detail = { notation: answer(piece, place), draft: Boolean(piece.dataset.draft) };
  document.dispatchEvent(new CustomEvent("banneret:act", { detail }));
}

// ---- places that are open to a piece

function openPlaces(piece, reachable) {
  closePlaces();
  const tags = (piece.dataset.tags ?? "").split("|");
  for (const place of placesFor(piece)) {
    const tag = tags[acts(piece).indexOf(answer(piece, place))];
    place.dataset.open = "";
    if (tag) place.dataset.tag = tag;
    if (reachable && !place.matches("button, a, [tabindex]")) {
      reached.set(place, place.getAttribute("role"));
      place.setAttribute("tabindex", "0");
      place.setAttribute("role", "button");
    }
  }
}

function closePlaces() {
  for (const place of document.querySelectorAll("[data-open]")) {
    delete place.dataset.open;
    delete place.dataset.over;
    delete place.dataset.tag;
  }
  for (const [place, role] of reached) {
    place.removeAttribute("tabindex");
    if (role) place.setAttribute("role", role);
    else place.removeAttribute("role");
  }
  reached.clear();
}

// ---- clicking: first the piece, then the place

function pickUp(piece, byKeyboard) {
  putDown();
  held = piece.id;
  piece.dataset.held = "";
  openPlaces(piece, true);
  if (byKeyboard) document.querySelector("[data-open]")?.focus();
}

function putDown() {
  const piece = heldPiece();
  if (piece) delete piece.dataset.held;
  held = "";
  closePlaces();
  return piece;
}

function onClick(event) {
  if (dragged) {
    dragged = false;
    stop(event);
    return;
  }
  const piece = pieceAt(event.target);
  const holding = heldPiece();
  if (holding) {
    const place = event.target.closest("[data-place]");
    if (place && answer(holding, place)) {
      stop(event);
      putDown();
      give(holding, place);
      return;
    }
    putDown();
    if (piece === holding) {
      stop(event);
      return;
    }
  }
  if (piece && needsNoMenu(piece)) {
    stop(event);
    pickUp(piece, event.detail === 0);
  }
}

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

function onKey(event) {
  if (event.key === "Escape" && (held || drag)) {
    stop(event);
    if (drag) endDrag();
    putDown()?.focus();
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[data-open]:not(button)")) {
    stop(event);
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
}

// ---- dragging

function onDown(event) {
  const piece = pieceAt(event.target);
  dragged = false;
  if (drag && !event.isPrimary) endDrag(); // a second finger: a picture is being zoomed
  if (!piece || event.button !== 0 || !event.isPrimary) return;
  drag = { piece, pointer: event.pointerId, x: event.clientX, y: event.clientY, moves: null };
}

function onMove(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moves) {
    if (Math.hypot(dx, dy) < FAR) return;
    putDown();
    forget();
    drag.piece.setPointerCapture(drag.pointer);
    drag.moves = mover(drag.piece);
    drag.piece.dataset.dragged = "";
    openPlaces(drag.piece, false);
  }
  drag.moves.to(dx, dy);
  const over = placeUnder(event, drag.piece);
  for (const place of document.querySelectorAll("[data-over]")) if (place !== over) delete place.dataset.over;
  if (over) over.dataset.over = "";
}

function onUp(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  if (!drag.moves) {
    drag = null;
    return;
  }
  const { piece, moves } = drag;
  const place = placeUnder(event, piece);
  dragged = true;
  setTimeout(() => (dragged = false), 0);
  if (!place) {
    endDrag();
    return;
  }
  drag = null;
  closePlaces();
  dropped = { piece, moves, late: setTimeout(forget, LATE) };
  give(piece, place);
}

function endDrag() {
  drag.moves?.back();
  delete drag.piece.dataset.dragged;
  drag = null;
  closePlaces();
}

/** The server has answered, or says nothing: a piece that was let go is where the page draws it. */
function forget() {
  if (!dropped) return;
  clearTimeout(dropped.late);
  dropped.moves.back();
  delete dropped.piece.dataset.dragged;
  dropped = null;
}

function placeUnder(event, piece) {
  for (const thing of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = thing.closest("[data-place]");
    if (place && answer(piece, place)) return place;
  }
  return null;
}

/** What follows the pointer: a part of a picture itself, of everything else a copy, which no frame cuts off. */
function mover(piece) {
  if (piece instanceof SVGElement && piece.ownerSVGElement) {
    const matrix = piece.parentNode.getScreenCTM().inverse();
    return {
      to: (dx, dy) => (piece.style.translate = `${dx * matrix.a + dy * matrix.c}px ${dx * matrix.b + dy * matrix.d}px`),
      back: () => (piece.style.translate = ""),
    };
  }
  const box = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  copy.classList.add("drag-copy");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  (piece.closest(".table") ?? document.body).append(copy);
  return {
    to: (dx, dy) => (copy.style.translate = `${dx}px ${dy}px`),
    back: () => copy.remove(),
  };
}

/** Regions were replaced: what is held or dragged may be another element now, or gone. */
function onShown() {
  forget();
  if (drag && !(drag.piece.isConnected && pieceAt(drag.piece))) endDrag();
  if (drag?.moves) {
    openPlaces(drag.piece, false);
    return;
  }
  const piece = heldPiece();
  if (piece && pieceAt(piece)) openPlaces(piece, true);
  else putDown();
}

document.addEventListener("click", onClick, true);
document.addEventListener("keydown", onKey, true);
document.addEventListener("pointerdown", onDown);
document.addEventListener("pointermove", onMove);
document.addEventListener("pointerup", onUp);
document.addEventListener("pointercancel", () => drag && endDrag());
document.addEventListener("banneret:shown", onShown);
