// Choosing things: a click on a piece or a button is an answer, or asks which one is meant.

import { send } from "./answering.js";
import { beside, hideWhy, showWhy } from "./boxes.js";
import { body, words } from "./here.js";
import { touch } from "./regions.js";

/** An answer, or a chain of them: all but the last only prepare it. */
export function act(notation, draft) {
  hideWhy();
  const steps = notation.split(", ");
  const last = steps.pop();
  send(...steps.map((step) => ({ action: step, draft: true })), { action: last, draft });
}

/** Whether one click would commit an answer, and its owner wants to be asked before that. */
function isRash(thing) {
  return body.dataset.confirms === "1" && !thing.dataset.draft && !document.querySelector(".piece.chosen");
}

function choose(piece) {
  const acts = piece.dataset.acts.split("|");
  if (acts.length > 1 || piece.dataset.ask || isRash(piece)) {
    offer(piece, acts);
    return;
  }
  touch(piece, "can", piece.dataset.draft ? "chosen" : "can");
  act(acts[0], Boolean(piece.dataset.draft));
}

let menu = null;

/** A thing that stands for several answers asks which one is meant. */
function offer(piece, acts) {
  closeOffer();
  menu = document.createElement("div");
  menu.className = "offer panel";
  menu.setAttribute("role", "dialog");
  menu.setAttribute("aria-label", words.which);
  const title = document.createElement("p");
  title.textContent = words.which;
  menu.append(title);
  for (const notation of acts) {
    const button = document.createElement("button");
    const last = notation.split(", ").at(-1);
    const known = document.querySelector(`#all-answers button[value="${CSS.escape(last)}"]`);
    button.type = "button";
    button.className = "button";
    button.value = notation;
    button.textContent = known?.textContent ?? notation;
    button.addEventListener("click", () => {
      closeOffer();
      act(notation, Boolean(piece.dataset.draft));
    });
    menu.append(button);
  }
  body.append(menu);
  beside(menu, piece);
  menu.querySelector("button").focus();
}

export function closeOffer() {
  menu?.remove();
  menu = null;
}

export function onClick(event) {
  const piece = event.target.closest(".piece");
  const button = event.target.closest('button[form="answer"]:not(.piece)');
  if (menu && !menu.contains(event.target)) closeOffer();
  if (piece?.dataset.acts) {
    event.preventDefault();
    choose(piece);
  } else if (piece?.dataset.chosen) {
    event.preventDefault();
    touch(piece, "chosen", "can");
    send({ drop: piece.dataset.chosen });
  } else if (piece?.dataset.why) {
    event.preventDefault();
    showWhy(piece);
  } else if (button) {
    event.preventDefault();
    if (button.name !== "edit" && button.dataset.single !== undefined && isRash(button)) {
      offer(button, [button.value]);
      return;
    }
    touch(button, "can", "can");
    if (button.name === "edit") send({ edit: button.value });
    else act(button.value, false);
  }
}
