// The replay: the slider asks for the regions of another moment.

import { replayed } from "./here.js";
import { fragment, show } from "./regions.js";

export function startReplay() {
  const form = document.getElementById("replay");
  const slider = form.elements.at;
  let asked = 0;
  const go = async (step) => {
    const to = Math.max(0, Math.min(Number(slider.max), step));
    slider.value = to;
    const mine = ++asked;
    const answer = await fetch(`/t/${replayed}/moment?step=${to}&eyes=${encodeURIComponent(form.elements.eyes.value)}`, {
      headers: { Accept: "application/json" },
    });
    if (!answer.ok || mine !== asked) return;
    const update = await answer.json();
    show(Object.fromEntries(Object.entries(update.regions).map(([name, html]) => [name, fragment(html)])), update.changed);
  };
  const steps = {
    first: () => 0,
    back: () => Number(slider.value) - 1,
    on: () => Number(slider.value) + 1,
    last: () => Number(slider.max),
  };
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (!button) return;
    event.preventDefault();
    go(steps[button.dataset.go]());
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(Number(slider.value));
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  form.elements.eyes.addEventListener("change", () => go(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select")) return;
    if (event.key === "ArrowLeft") go(steps.back());
    if (event.key === "ArrowRight") go(steps.on());
  });
}
