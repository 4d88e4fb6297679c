// Beside the game: the chat, and what may be done at any time.

import { toast } from "./boxes.js";
import { live, words } from "./here.js";
import { post } from "./posting.js";
import { regionOf } from "./regions.js";

/** A line has come while the chat is not open: its tab says so. */
export function noteChat(chat) {
  const before = regionOf("chat")?.querySelectorAll(".chat-line").length ?? 0;
  const unread = document.querySelector("[data-unread]");
  if (unread && chat.querySelectorAll(".chat-line").length > before) {
    unread.hidden = false;
    unread.textContent = "●";
  }
}

const SIGN_EVERY = 3000; // milliseconds; the server believes a sign for twice as long

let signed = -SIGN_EVERY;

/** The others may know that somebody writes, but not every letter. */
function tellWriting(field) {
  if (!field.value.trim() || performance.now() - signed < SIGN_EVERY) return;
  signed = performance.now();
  post(`/t/${live}/writing`, [], 1).catch(() => {});
}

export function startTalk() {
  document.getElementById("side-chat")?.addEventListener("change", () => {
    document.querySelector("[data-unread]").hidden = true;
  });
  document.getElementById("chat")?.addEventListener("input", (event) => tellWriting(event.target));
  document.getElementById("chat")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value;
    if (!text.trim()) return;
    field.value = "";
    signed = -SIGN_EVERY;
    try {
      const answer = await post(`/t/${live}/say`, [["text", text]]);
      if (!answer.ok) {
        field.value ||= text;
        toast((await answer.json()).sentence ?? words.failed);
      }
    } catch {
      field.value ||= text;
      toast(words.failed);
    }
  });
  document.getElementById("anytime")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { name, value } = event.submitter;
    const chosen = name === "from" ? document.querySelector(`select[form=anytime][name="${value}"]`)?.value : value;
    try {
      const answer = await post(`/t/${live}/side`, [["act", chosen]]);
      const outcome = await answer.json();
      if (outcome.sentence) toast(outcome.sentence, outcome.rule);
    } catch {
      toast(words.failed);
    }
  });
}
