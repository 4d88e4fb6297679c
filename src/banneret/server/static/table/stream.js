// What comes from the server: updates in their order, the stream that brings them, and the sign that it is broken.

import { callPlayer } from "./calling.js";
import { body, live, state, words } from "./here.js";
import { askOdds } from "./odds.js";
import { fragment, paintedFirst, paintFirst, patch, show } from "./regions.js";
import { noteChat } from "./talk.js";

const waiting = [];
let applying = null;
const arrivals = new Set();

function apply(update) {
  waiting.push(update);
  applying ??= takeWaiting();
  return applying;
}

/** What came is painted before more is worked in: others who act at once would make it late. All that comes meanwhile goes
    into the frame after it. */
async function takeWaiting() {
  while (waiting.length > 0) {
    await paintedFirst();
    for (const update of waiting.splice(0)) await take(update).catch((error) => console.error(error));
    paintFirst();
  }
  applying = null;
}

/** The two numbers of a version, `public.private`. */
function numbers(version) {
  return version.split(".").map(Number);
}

function isOlder(version, than) {
  const [shared, own] = numbers(version);
  const [sharedThere, ownThere] = numbers(than);
  return shared < sharedThere || (shared === sharedThere && own < ownThere);
}

async function take(update) {
  if (body.dataset.status !== update.status && (body.dataset.status === "open" || update.status === "open")) {
    location.reload();
    return;
  }
  if (isOlder(update.version, state.version)) return; // all regions were asked for meanwhile, and came first
  const talk = (update.regions ?? update.parts)?.[update.regions ? "chat" : "/chat"];
  if (talk && !document.getElementById("side-chat")?.checked) noteChat(fragment(talk));
  state.version = update.version;
  state.question = update.question;
  body.dataset.status = update.status;
  if (update.title) document.title = update.title;
  if (update.regions) {
    show(Object.fromEntries(Object.entries(update.regions).map(([name, html]) => [name, fragment(html)])), update.changed);
  } else if (!patch(update.parts ?? {}, update.symbols ?? {}, update.changed ?? [])) {
    await takeAll();
    return;
  }
  askOdds();
  if (update.turn && !state.turn) callPlayer();
  state.turn = update.turn;
  for (const arrival of arrivals) arrival();
}

async function takeAll() {
  const answer = await fetch(`/t/${live}/regions`, { headers: { Accept: "application/json" } });
  if (answer.ok) await take(await answer.json());
}

export async function refresh() {
  const answer = await fetch(`/t/${live}/regions`, { headers: { Accept: "application/json" } });
  if (answer.ok) await apply(await answer.json());
}

/** Whether the page shows a version (`public.private`) or a later one: bots may have moved on at once. */
function shows(version) {
  return !isOlder(state.version, version);
}

/** Wait until a version has arrived on the page, but not for ever. */
export function arrived(version, patience = 1500) {
  if (shows(version)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const late = setTimeout(() => finish(false), patience);
    const look = () => shows(version) && finish(true);
    const finish = (came) => {
      clearTimeout(late);
      arrivals.delete(look);
      resolve(came);
    };
    arrivals.add(look);
  });
}

// ---- the stream

let source = null;
let lost = false;

function connection(text) {
  const sign = document.querySelector("[data-connection]");
  if (!sign) return;
  sign.textContent = text;
  sign.hidden = !text;
}

/** The browser knows that there is no network: waiting for the stream to notice would take minutes. */
function disconnected() {
  lost = true;
  connection(words.lost);
  source?.close();
}

function connect() {
  source?.close();
  source = new EventSource(`/t/${live}/stream?since=${encodeURIComponent(state.version)}`);
  source.addEventListener("open", () => {
    if (lost) {
      connection(words.back);
      setTimeout(() => lost || connection(""), 2500);
    }
    lost = false;
  });
  source.addEventListener("update", (event) => apply(JSON.parse(event.data)));
  source.addEventListener("bye", () => {
    lost = true;
    connection(words.gone);
  });
  source.addEventListener("error", () => {
    lost = true;
    connection(words.lost);
    if (source.readyState === EventSource.CLOSED) refused();
  });
}

/** The stream was not given: because the table is no longer open to this browser, which its page says, or for now. */
async function refused() {
  const asked = { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(10000) };
  const answer = await fetch(`/t/${live}/regions`, asked).catch(() => null);
  if ([401, 403, 404, 410].includes(answer?.status)) location.reload();
  else setTimeout(connect, 3000);
}

/** Listen from now on. */
export function startStream() {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source?.readyState === EventSource.CLOSED) connect();
  });
  addEventListener("offline", disconnected);
  addEventListener("online", connect);
  connect();
}
