// Dice: an element with `data-roll` tumbles when it is new or its value is another than before. The value names the
// throw (`"3 5"`: the third throw shows a five), so that the same face thrown again tumbles too.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let known = thrown();

function thrown() {
  return new Map([...document.querySelectorAll("[data-roll]")].map((die) => [die.id, die.dataset.roll]));
}

function tumble(dice) {
  const underWay = dice.filter((die) => die.hasAttribute("data-tumbles"));
  for (const die of underWay) die.removeAttribute("data-tumbles");
  underWay[0]?.getBoundingClientRect(); // an animation under way begins again; the page is laid out once for all of them
  for (const die of dice) die.setAttribute("data-tumbles", "");
}

document.addEventListener("banneret:shown", () => {
  const before = known;
  known = thrown();
  if (calm.matches) return;
  tumble([...document.querySelectorAll("[data-roll]")].filter((die) => before.get(die.id) !== die.dataset.roll));
});

document.addEventListener("animationend", (event) => {
  if (event.animationName === "tumble") event.target.removeAttribute("data-tumbles");
});
