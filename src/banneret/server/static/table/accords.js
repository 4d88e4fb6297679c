// What people at the table agree on: offers are made and answered without leaving the page.

import { delivered } from "./answering.js";
import { toast } from "./boxes.js";
import { live, words } from "./here.js";
import { post } from "./posting.js";

async function wish(button) {
  await delivered(); // it is about what was answered before
  try {
    const answer = await post(`/t/${live}/${button.dataset.accord}`, button.name ? [[button.name, button.value]] : []);
    const outcome = await answer.json();
    if (!answer.ok || outcome.sentence) toast(outcome.sentence ?? words.failed);
  } catch {
    toast(words.failed);
  }
}

export function startAccords() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-accord]");
    if (!button) return;
    event.preventDefault();
    button.closest("details.menu")?.removeAttribute("open");
    wish(button);
  });
}
