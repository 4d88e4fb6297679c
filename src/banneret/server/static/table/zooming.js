// Zooming: a large picture, `<svg data-zoom id="..." viewBox="...">`, is looked at closely and moved about: by buttons,
// the wheel, two fingers, or the keys + - 0 and the arrows. What is seen stays when the region is replaced.

const MOST = 6;
const STEP = 1.4;
const FAR = 6; // pixels that a finger may tremble
const words = document.getElementById("words")?.dataset ?? {};

const views = new Map(); // by id: how close, and the middle of what is seen, as shares of the whole
const wholes = new WeakMap(); // by picture: its whole view box, and what was set in its place
const fingers = new Map(); // by pointer: where it is
let moving = null; // a picture that is being moved about
let moved = false; // the click that ends a move is none

const pictures = () => [...document.querySelectorAll("svg[data-zoom][id]")];
const pictureAt = (target) => target.closest?.("svg[data-zoom][id]");
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

function viewOf(picture) {
  if (!views.has(picture.id)) views.set(picture.id, { scale: 1, x: 0.5, y: 0.5 });
  return views.get(picture.id);
}

function wholeOf(picture) {
  const known = wholes.get(picture);
  const box = picture.getAttribute("viewBox");
  if (known && known.set === box) return known.box;
  const [x, y, width, height] = box.trim().split(/[\s,]+/).map(Number);
  wholes.set(picture, { box: { x, y, width, height }, set: box });
  return wholes.get(picture).box;
}

/** Show a part of the picture; it never leaves the whole. */
function look(picture, scale, x, y) {
  const whole = wholeOf(picture);
  const view = viewOf(picture);
  view.scale = clamp(scale, 1, MOST);
  const half = 0.5 / view.scale;
  view.x = clamp(x, half, 1 - half);
  view.y = clamp(y, half, 1 - half);
  const box = [
    whole.x + (view.x - half) * whole.width,
    whole.y + (view.y - half) * whole.height,
    whole.width / view.scale,
    whole.height / view.scale,
  ];
  const set = box.map((number) => Number(number.toFixed(3))).join(" ");
  wholes.get(picture).set = set;
  if (picture.getAttribute("viewBox") !== set) picture.setAttribute("viewBox", set); // else all of it is laid out anew
  picture.toggleAttribute("data-zoomed", view.scale > 1);
  mark(picture);
}

/** A point of the window as shares of the whole picture. */
function shareAt(picture, clientX, clientY) {
  const whole = wholeOf(picture);
  const point = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM().inverse());
  return [(point.x - whole.x) / whole.width, (point.y - whole.y) / whole.height];
}

/** Closer or further away; the point under the pointer stays where it is. */
function zoom(picture, factor, at) {
  const view = viewOf(picture);
  const scale = clamp(view.scale * factor, 1, MOST);
  const [x, y] = at ?? [view.x, view.y];
  const ratio = view.scale / scale;
  look(picture, scale, x + (view.x - x) * ratio, y + (view.y - y) * ratio);
}

function pan(picture, dx, dy) {
  const view = viewOf(picture);
  look(picture, view.scale, view.x + dx, view.y + dy);
}

// ---- buttons

const tools = new Map();

function button(picture, sign, label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button zoom-button";
  made.textContent = sign;
  made.title = label;
  made.setAttribute("aria-label", label);
  made.addEventListener("click", () => {
    const present = document.getElementById(picture);
    if (present) act(present);
  });
  return made;
}

function toolsFor(picture) {
  const id = picture.id;
  const group = document.createElement("div");
  group.className = "zoom-tools";
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", words.zoom ?? "");
  group.append(
    button(id, "+", words.zoomIn ?? "+", (present) => zoom(present, STEP)),
    button(id, "−", words.zoomOut ?? "−", (present) => zoom(present, 1 / STEP)),
    button(id, "⤢", words.zoomWhole ?? "0", (present) => look(present, 1, 0.5, 0.5)),
  );
  return group;
}

/** Buttons that would do nothing say so. */
function mark(picture) {
  const group = tools.get(picture.id);
  if (!group) return;
  const [closer, further, whole] = group.children;
  const { scale } = viewOf(picture);
  for (const [one, idle] of [[closer, scale >= MOST], [further, scale <= 1], [whole, scale <= 1]]) {
    if (one.ariaDisabled !== String(idle)) one.ariaDisabled = String(idle);
  }
}

// ---- pointers

function onWheel(event) {
  const picture = pictureAt(event.target);
  if (!picture || event.shiftKey) return;
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 16 : 1;
  const quick = event.ctrlKey ? 0.01 : 0.0022; // a pinch on a touchpad comes as a small wheel with Ctrl
  zoom(picture, Math.exp(-clamp(event.deltaY * lines, -240, 240) * quick), shareAt(picture, event.clientX, event.clientY));
}

function onDown(event) {
  const picture = pictureAt(event.target);
  moved = false;
  if (!picture || event.button !== 0) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  const drags = event.target.closest("[data-drag][data-acts]");
  const two = fingers.size === 2;
  if (two || !drags) moving = { picture, from: [event.clientX, event.clientY], begun: two };
}

function onMove(event) {
  const before = fingers.get(event.pointerId);
  if (!before || !moving) return;
  const { picture } = moving;
  const now = [event.clientX, event.clientY];
  if (fingers.size === 2) {
    const other = [...fingers].find(([pointer]) => pointer !== event.pointerId)[1];
    const apart = (one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    const middle = (one) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    if (apart(before) > 0) zoom(picture, apart(now) / apart(before), shareAt(picture, ...middle(now)));
    shift(picture, middle(before), middle(now));
    fingers.set(event.pointerId, now);
    return;
  }
  if (!moving.begun) {
    if (Math.hypot(now[0] - moving.from[0], now[1] - moving.from[1]) < FAR || viewOf(picture).scale <= 1) return;
    moving.begun = true;
    picture.setPointerCapture(event.pointerId);
    picture.dataset.moving = "";
  }
  shift(picture, before, now);
  fingers.set(event.pointerId, now);
}

function shift(picture, before, now) {
  const [x, y] = shareAt(picture, ...before);
  const [nx, ny] = shareAt(picture, ...now);
  pan(picture, x - nx, y - ny);
}

function onUp(event) {
  if (!fingers.delete(event.pointerId) || fingers.size > 0 || !moving) return;
  if (moving.begun) {
    moved = true;
    setTimeout(() => (moved = false), 0);
  }
  delete moving.picture.dataset.moving;
  moving = null;
}

function onClick(event) {
  if (!moved) return;
  moved = false;
  event.preventDefault();
  event.stopPropagation();
}

// ---- keys

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest?.("input, textarea, select")) return;
  const picture = pictureAt(event.target) ?? pictures()[0];
  if (!picture) return;
  if (event.target === picture && event.key in ARROWS) {
    const [dx, dy] = ARROWS[event.key];
    const far = 0.15 / viewOf(picture).scale;
    pan(picture, dx * far, dy * far);
  } else if (event.key === "+" || event.key === "=") {
    zoom(picture, STEP);
  } else if (event.key === "-") {
    zoom(picture, 1 / STEP);
  } else if (event.key === "0") {
    look(picture, 1, 0.5, 0.5);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** What takes the focus comes into sight. */
function onFocus(event) {
  const picture = pictureAt(event.target);
  if (!picture || event.target === picture || viewOf(picture).scale <= 1) return;
  const box = event.target.getBoundingClientRect();
  const frame = picture.getBoundingClientRect();
  const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  if (inside) return;
  const [x, y] = shareAt(picture, box.left + box.width / 2, box.top + box.height / 2);
  look(picture, viewOf(picture).scale, x, y);
}

// ---- at work

/** After regions were replaced: the same part of each picture, and buttons for those that are there. */
function onShown() {
  const present = pictures();
  for (const [id, group] of tools) {
    if (!present.some((picture) => picture.id === id)) {
      group.remove();
      tools.delete(id);
    }
  }
  for (const picture of present) {
    if (!picture.hasAttribute("tabindex")) picture.setAttribute("tabindex", "0");
    if (!tools.has(picture.id)) {
      const region = picture.closest("[data-live]") ?? picture.parentElement;
      const group = toolsFor(picture);
      tools.set(picture.id, group);
      group.style.gridArea = getComputedStyle(region).gridArea;
      region.after(group);
    }
    const view = viewOf(picture);
    look(picture, view.scale, view.x, view.y);
  }
}

document.addEventListener("wheel", onWheel, { passive: false });
document.addEventListener("pointerdown", onDown);
document.addEventListener("pointermove", onMove);
document.addEventListener("pointerup", onUp);
document.addEventListener("pointercancel", onUp);
document.addEventListener("click", onClick, true);
document.addEventListener("keydown", onKey, true);
document.addEventListener("focusin", onFocus);
document.addEventListener("banneret:shown", onShown);
onShown();
