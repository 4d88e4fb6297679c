// A table in the browser: listens, swaps the regions that changed, and sends what is clicked.
// It knows no rules: what can be done stands in the page, and every answer is judged by the server.

import { startAccords } from "./table/accords.js";
import { tellWhy } from "./table/boxes.js";
import { act, onClick } from "./table/choosing.js";
import { startExplaining } from "./table/explaining.js";
import { live, replayed } from "./table/here.js";
import { onKey } from "./table/keyboard.js";
import { lasting } from "./table/lasting.js";
import { askOdds } from "./table/odds.js";
import { startPacing } from "./table/pacing.js";
import { reachScrollers, regionOf } from "./table/regions.js";
import { startReplay } from "./table/replay.js";
import { startStream } from "./table/stream.js";
import { startTalk } from "./table/talk.js";
import { startTelling } from "./table/telling.js";

function startTable() {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("banneret:act", (event) => act(event.detail.notation, event.detail.draft));
  tellWhy();
  startTelling();
  startPacing();
  startAccords();
  startTalk();
  setInterval(() => {
    const place = document.querySelector("[data-since]");
    if (place) place.textContent = lasting(Number(place.dataset.since));
  }, 1000);
  if (location.pathname !== `/t/${live}`) history.replaceState(null, "", `/t/${live}`);
  for (const name of ["log", "chat"]) {
    const region = regionOf(name);
    if (region) region.scrollTop = region.scrollHeight;
  }
  startStream();
  askOdds();
  document.documentElement.classList.add("listening");
}

if (live) startTable();
else if (replayed) startReplay();
startExplaining();
reachScrollers();
addEventListener("resize", reachScrollers);
