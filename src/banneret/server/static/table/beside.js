// What a part of a picture holds, told beside it: `<div data-about="ID">` has `data-told` while the part with that id, or
// anything in it, is under the pointer or has the focus. A style sheet that asked by `:has()` would have the whole board
// styled anew with every update.

let pointed = null;

function within(part, ids) {
  for (let one = part; one; one = one.parentElement) if (one.id) ids.add(one.id);
}

function tell() {
  const told = document.querySelectorAll("[data-about]");
  if (told.length === 0) return;
  const ids = new Set();
  within(pointed, ids);
  within(document.activeElement, ids);
  for (const one of told) {
    const now = ids.has(one.dataset.about);
    if (one.hasAttribute("data-told") !== now) one.toggleAttribute("data-told", now);
  }
}

document.addEventListener("pointerover", (event) => {
  pointed = event.target;
  tell();
});
document.addEventListener("pointerout", (event) => {
  if (event.relatedTarget || event.pointerType !== "mouse") return;
  pointed = null;
  tell();
});
document.addEventListener("focusin", tell);
document.addEventListener("focusout", () => setTimeout(tell));
document.addEventListener("banneret:shown", tell);
tell();
