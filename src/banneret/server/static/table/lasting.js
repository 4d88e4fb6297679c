// How long something has lasted by the server's clock, in a few signs.

const ahead = Number(document.body.dataset.now || Date.now()) - Date.now();
const UNITS = [
  [86400, "d"],
  [3600, "h"],
  [60, "min"],
  [1, "s"],
];

/** `45 s`, `12 min`, `3 h`; nothing for what has just begun. */
export function lasting(since) {
  const seconds = Math.floor((Date.now() + ahead - since) / 1000);
  if (!(seconds >= 3)) return "";
  const [size, sign] = UNITS.find(([least]) => seconds >= least);
  return `${Math.floor(seconds / size)} ${sign}`;
}
