// The chances of what has been chosen so far.

import { fragment } from "./regions.js";

let oddsAsked = null;

export async function askOdds() {
  const place = document.querySelector("[data-odds]");
  oddsAsked?.abort();
  place?.removeAttribute("aria-busy");
  if (!place || !document.querySelector(".piece.chosen")) return;
  const asked = new AbortController();
  oddsAsked = asked;
  place.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(place.dataset.odds, { signal: asked.signal });
    if (answer.ok) place.replaceChildren(fragment(await answer.text()));
  } catch {
    // a newer question is under way
  }
  if (!asked.signal.aborted) place.removeAttribute("aria-busy");
}
