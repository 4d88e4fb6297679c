// What the page says of itself when it comes, and what of that changes.

export const body = document.body;
export const live = body.dataset.table || "";
export const replayed = body.dataset.replay || "";
export const csrf = document.querySelector('meta[name="csrf"]').content;
export const words = document.getElementById("words")?.dataset ?? {};
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const state = {
  version: body.dataset.version || "",
  question: Number(body.dataset.question || 0),
  turn: body.dataset.turn === "1",
};
