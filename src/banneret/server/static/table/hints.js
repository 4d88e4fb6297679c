// A hint beside the question: asked for by a click, gone when the question changes.

import { toast } from "./boxes.js";
import { words } from "./here.js";
import { post } from "./posting.js";
import { fragment } from "./regions.js";

async function ask(button) {
  const place = document.querySelector("[data-hint-place]");
  button.disabled = true;
  try {
    const answer = await post(button.formAction, []);
    if (!answer.ok) throw new Error("no hint");
    if (place) place.replaceChildren(fragment(await answer.text()));
  } catch {
    toast(words.failed);
  } finally {
    button.disabled = false;
  }
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-hint]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    ask(button);
  },
  true,
);
