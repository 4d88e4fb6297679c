// My turn: a sound, and a notification where the page is not being looked at.

import { live, words } from "./here.js";

let sound = null;
addEventListener("pointerdown", () => (sound ??= window.AudioContext ? new AudioContext() : null), { once: true });

/** Two soft notes. */
function ring() {
  if (!sound || localStorage.getItem("banneret-sound") === "off") return;
  for (const [at, pitch] of [[0, 523.25], [0.16, 659.25]]) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, sound.currentTime + at);
    volume.gain.linearRampToValueAtTime(0.08, sound.currentTime + at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.5);
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + 0.55);
  }
}

export function callPlayer() {
  ring();
  const wanted = localStorage.getItem("banneret-notify") === "on";
  if (document.hidden && wanted && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(document.title, { body: words.turn, tag: `banneret-${live}` });
    note.addEventListener("click", () => (focus(), note.close()));
  }
}
