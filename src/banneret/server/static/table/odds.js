// The chances of what has been chosen so far.

import { fragment } from "./regions.js";

let oddsAsked = null;

export async function askOdds() {
  const place = document.querySelector("[data-odds]");
  oddsAsked?.abort();
  if (!place || !document.querySelector(".piece.chosen")) return;
  oddsAsked = new AbortController();
  try {
    const answer = await fetch(place.dataset.odds, { signal: oddsAsked.signal });
    if (answer.ok) place.replaceChildren(fragment(await answer.text()));
  } catch {
    // a newer question is under way
  }
}
