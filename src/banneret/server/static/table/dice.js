// Dice: an element with `data-roll` tumbles when it is new or its value is another than before. The value names the
// throw (`"3 5"`: the third throw shows a five), so that the same face thrown again tumbles too.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let known = thrown();

function thrown() {
  return new Map([...document.querySelectorAll("[data-roll]")].map((die) => [die.id, die.dataset.roll]));
}

function tumble(die) {
  die.removeAttribute("data-tumbles");
  die.getBoundingClientRect(); // an animation under way begins again
  die.setAttribute("data-tumbles", "");
}

document.addEventListener("banneret:shown", () => {
  const before = known;
  known = thrown();
  if (calm.matches) return;
  for (const die of document.querySelectorAll("[data-roll]")) {
    if (before.get(die.id) !== die.dataset.roll) tumble(die);
  }
});

document.addEventListener("animationend", (event) => {
  if (event.animationName === "tumble") event.target.removeAttribute("data-tumbles");
});
