// What a piece answers when it is put on a place.

export const acts = (piece) => (piece?.dataset.acts ?? "").split("|");

/** The answer, by one of the ways of the piece; nothing where it may not go. */
export function answer(piece, place) {
  for (const way of piece.dataset.drag.split("|")) {
    const there = place.dataset.place;
    const joined = /\w$/.test(way) ? `${way} ${there}`.trim() : way + there;
    const notation = way.includes("*") ? way.replace("*", there) : joined;
    if (acts(piece).includes(notation)) return notation;
  }
  return "";
}
