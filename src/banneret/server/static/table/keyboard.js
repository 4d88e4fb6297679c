// The keyboard: arrows from thing to thing, and a key for what is done often.

import { hideWhy } from "./boxes.js";
import { closeOffer } from "./choosing.js";
import { goTo, lookAround, lookedAt, stopLooking } from "./explaining.js";
import { live } from "./here.js";

function things() {
  const found = document.querySelectorAll(
    "button.piece, g.piece[tabindex], [data-open], #region-prompt .button, .side .tab input",
  );
  return [...new Set([...found, ...lookedAt()])].filter((one) => seen(one));
}

const seen = (one) =>
  one.getClientRects().length > 0 && !one.closest("details:not([open])") && (uncovered(one) || rolledAway(one));

/** Whether a thing comes into sight when it takes the focus: what it is rolled about in does not show it now. */
function rolledAway(thing) {
  const [x, y] = centre(thing);
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    const rolls = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
    if (rolls && (x < box.left || x > box.right || y < box.top || y > box.bottom)) {
      return /auto|scroll/.test(getComputedStyle(around).overflow);
    }
  }
  return x < 0 || x > innerWidth || y < 0 || y > innerHeight;
}

/** Whether a thing can be seen: nothing lies on top of all of it. */
function uncovered(thing) {
  const box = thing.getBoundingClientRect();
  const [x, y] = centre(thing);
  const points = [[x, y], [box.left + box.width * 0.12, y], [x, box.top + box.height * 0.12], [x, box.bottom - box.height * 0.12]];
  return points.some(([left, top]) => {
    const there = document.elementFromPoint(left, top);
    return there && (thing.contains(there) || there.contains(thing));
  });
}

function centre(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest thing in a direction. */
function move(dx, dy) {
  const now = document.activeElement;
  const all = things();
  if (!all.includes(now)) {
    const first = all.find((one) => one.matches(".can, .chosen, .button-primary")) ?? all[0];
    if (first) lead(first);
    return;
  }
  const [x, y] = centre(now);
  let best = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === now) continue;
    const [tx, ty] = centre(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along > 2 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = thing;
    }
  }
  if (best) lead(best);
}

function lead(thing) {
  goTo(thing);
  if (!uncovered(thing)) thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=radio]), textarea, select")) return;
  if (event.key in ARROWS && live) {
    event.preventDefault();
    move(...ARROWS[event.key]);
  } else if (event.key === "Enter" && event.target.closest(".piece") && document.querySelector("[data-confirm]")) {
    event.preventDefault();
    document.querySelector("[data-confirm]").click();
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("g.piece")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (event.key === "u" || event.key === "U") {
    document.querySelector("[data-undo]")?.click();
  } else if (event.key === "?") {
    const help = document.getElementById("side-help");
    const log = document.getElementById("side-log");
    if (help) (help.checked && log ? log : help).click();
  } else if (event.key === "i" || event.key === "I") {
    lookAround();
  } else if (event.key === "Escape") {
    closeOffer();
    hideWhy();
    stopLooking();
  }
}
