// Sending something once, however often the network fails.

import { csrf } from "./here.js";

const KEYS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => KEYS[byte % 64]).join("");
}

export async function post(path, fields, attempts = 4) {
  const sent = new URLSearchParams([...fields, ["key", freshKey()]]);
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch(path, {
        method: "POST",
        body: sent,
        headers: { Accept: "application/json", "X-CSRF-Token": csrf },
      });
    } catch (error) {
      // The same key again: if the first one got through, the second is harmless.
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
    }
  }
}
