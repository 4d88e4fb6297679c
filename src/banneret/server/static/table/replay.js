// The replay: the regions of another moment, by the buttons, the slider, the log, or by itself. The address of the page
// is always that of the step that is shown.

import { replayed, words } from "./here.js";
import { fragment, regionOf, show } from "./regions.js";

export function startReplay() {
  const form = document.getElementById("replay");
  const slider = form.elements.at;
  const player = form.querySelector("[data-play]");
  const speed = form.querySelector("[data-speed]");
  let asked = 0;

  const go = async (step) => {
    const to = Math.max(0, Math.min(Number(slider.max), step));
    slider.value = to;
    const mine = ++asked;
    const where = `step=${to}&eyes=${encodeURIComponent(form.elements.eyes.value)}`;
    const answer = await fetch(`/t/${replayed}/moment?${where}`, { headers: { Accept: "application/json" } });
    if (!answer.ok || mine !== asked) return;
    const update = await answer.json();
    history.replaceState(null, "", `/t/${replayed}/replay?${where}`);
    show(Object.fromEntries(Object.entries(update.regions).map(([name, html]) => [name, fragment(html)])), update.changed);
    centre();
  };

  /** The line of this step is in the middle of the log. */
  const centre = () => {
    const log = regionOf("log");
    const line = log?.querySelector("[aria-current]");
    if (line) log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
  };

  // ---- by itself

  let running = 0; // counts the runs: an old one ends when a new one begins

  const stop = () => {
    running++;
    player.setAttribute("aria-pressed", "false");
    player.setAttribute("aria-label", words.run);
  };

  const run = async () => {
    const mine = ++running;
    player.setAttribute("aria-pressed", "true");
    player.setAttribute("aria-label", words.halt);
    if (Number(slider.value) >= Number(slider.max)) await go(0);
    const goesOn = () => mine === running && Number(slider.value) < Number(slider.max);
    while (goesOn()) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(speed.value)));
      if (mine === running) await go(Number(slider.value) + 1).catch(() => {});
    }
    if (mine === running) stop();
  };

  const toggle = () => (player.getAttribute("aria-pressed") === "true" ? stop() : run());

  // ---- by hand

  const steps = {
    first: () => 0,
    back: () => Number(slider.value) - 1,
    on: () => Number(slider.value) + 1,
    last: () => Number(slider.max),
  };
  const leap = (step) => {
    stop();
    go(step);
  };
  form.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) toggle();
    const button = event.target.closest("[data-go]");
    if (!button) return;
    event.preventDefault();
    leap(steps[button.dataset.go]());
  });
  document.addEventListener("click", (event) => {
    const line = event.target.closest("a[data-step]");
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leap(Number(line.dataset.step));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    leap(Number(slider.value));
  });
  slider.addEventListener("input", () => leap(Number(slider.value)));
  form.elements.eyes.addEventListener("change", () => leap(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select")) return;
    if (event.key === "ArrowLeft") leap(steps.back());
    if (event.key === "ArrowRight") leap(steps.on());
    if (event.key === "p" || event.key === "P") toggle();
  });
  centre();
}
