// A table in the browser: listens, swaps the regions that changed, and sends what is clicked.
// It knows no rules: what can be done stands in the page, and every answer is judged by the server.

const body = document.body;
const live = body.dataset.table || "";
const replayed = body.dataset.replay || "";
const csrf = document.querySelector('meta[name="csrf"]').content;
const words = document.getElementById("words")?.dataset ?? {};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const state = {
  version: body.dataset.version || "",
  question: Number(body.dataset.question || 0),
  turn: body.dataset.turn === "1",
  since: Date.now(),
};

// ---- HTML of our own server, and of nobody else

const policy = window.trustedTypes?.createPolicy("banneret", { createHTML: (html) => html });

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = policy ? policy.createHTML(html) : html;
  return template.content;
}

// ---- regions

function regionOf(name) {
  return document.querySelector(`[data-live="${name}"]`);
}

function focusMark() {
  const now = document.activeElement;
  if (!now || now === body) return null;
  const region = now.closest("[data-live]");
  if (!region) return null;
  return { id: now.id, name: now.name, value: now.value, region: region.dataset.live };
}

function restoreFocus(mark) {
  if (!mark || (document.activeElement && document.activeElement !== body)) return;
  const same = mark.id && document.getElementById(mark.id);
  const region = regionOf(mark.region);
  const alike = () =>
    [...(region?.querySelectorAll("button") ?? [])].find((one) => one.name === mark.name && one.value === mark.value);
  const next = () => region?.querySelector("button.can, button.chosen, .prompt-actions .button");
  const prompt = () => document.querySelector("#region-prompt .button-primary, #region-prompt .button");
  const found = same || (mark.name && alike()) || next() || prompt();
  found?.focus({ preventScroll: true });
}

function scrolls(element) {
  const found = [];
  for (const one of [element, ...element.querySelectorAll("*")]) {
    if (one.scrollLeft > 0 || one.scrollTop > 0) {
      const atEnd = one.scrollHeight - one.clientHeight - one.scrollTop < 24;
      found.push({ look: one === element ? "" : one.className, left: one.scrollLeft, top: one.scrollTop, atEnd });
    }
  }
  return found;
}

function restoreScrolls(element, marks) {
  for (const mark of marks) {
    const one = mark.look === "" ? element : [...element.querySelectorAll("*")].find((x) => x.className === mark.look);
    if (!one) continue;
    one.scrollLeft = mark.left;
    one.scrollTop = mark.atEnd ? one.scrollHeight : mark.top;
  }
}

/** Make an element's contents like new ones, keeping what is still there: focus, scroll, and a click half-way. */
function morphChildren(old, fresh) {
  const known = new Map([...old.children].filter((one) => one.id).map((one) => [one.id, one]));
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const same = next.id && known.get(next.id);
    let kept = null;
    if (same) kept = same.nodeName === next.nodeName ? same : null;
    else if (place && !place.id && !next.id && place.nodeName === next.nodeName) kept = place;
    if (!kept) {
      old.insertBefore(next, place);
      continue;
    }
    if (kept === place) place = place.nextSibling;
    else old.insertBefore(kept, place);
    morph(kept, next);
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

// What the page itself notes on an element, and no drawing knows.
const OURS = new Set(["open", "data-tumbles", "data-held", "data-dragged"]);

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!OURS.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
}

/** What scrolls can be scrolled with the keyboard: it takes the focus unless something in it does. */
function reachScrollers() {
  for (const one of document.querySelectorAll("[data-live] :is(div, ol, ul)")) {
    const hides = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    if (hides && /auto|scroll/.test(getComputedStyle(one).overflow) && !one.querySelector("a, button, input")) {
      one.tabIndex = 0;
    }
  }
}

function swap(regions) {
  const focus = focusMark();
  for (const [name, content] of Object.entries(regions)) {
    const region = regionOf(name);
    if (!region) continue;
    const marks = scrolls(region);
    const atEnd = region.scrollHeight - region.clientHeight - region.scrollTop < 24;
    const heading = name === "board" ? region.querySelector("h1") : null;
    if (heading) content.prepend(heading.cloneNode(true));
    morphChildren(region, content);
    restoreScrolls(region, marks);
    if ((name === "log" || name === "chat") && atEnd) region.scrollTop = region.scrollHeight;
  }
  reachScrollers();
  restoreFocus(focus);
  hideWhy();
  document.dispatchEvent(new Event("banneret:shown"));
}

let running = null;

function nameMoved(ids, name) {
  const named = [];
  for (const id of ids) {
    const piece = document.getElementById(id);
    if (piece) {
      piece.style.viewTransitionName = name ? `piece-${id}` : "";
      named.push(piece);
    }
  }
  return named;
}

/** Swap regions; pieces that moved glide to their new places where the browser can. */
async function show(parsed, moved = []) {
  if (running) {
    running.skipTransition();
    await running.finished.catch(() => {});
  }
  for (const part of Object.values(parsed)) {
    for (const piece of part.querySelectorAll("[id]")) if (moved.includes(piece.id)) piece.classList.add("just-changed");
  }
  if (!document.startViewTransition || calm.matches || document.hidden || moved.length === 0) {
    swap(parsed);
    return;
  }
  nameMoved(moved, true);
  running = document.startViewTransition(() => {
    swap(parsed);
    nameMoved(moved, true);
  });
  const mine = running;
  mine.ready.catch(() => {}); // skipped, or too much on the screen: the regions are swapped all the same
  mine.finished
    .catch(() => {})
    .finally(() => {
      nameMoved(moved, false);
      if (running === mine) running = null;
    });
  await mine.updateCallbackDone.catch(() => {});
}

// ---- what comes from the server

let applying = Promise.resolve();
const arrivals = new Set();

function apply(update) {
  applying = applying.then(() => take(update)).catch((error) => console.error(error));
  return applying;
}

async function take(update) {
  if (body.dataset.status !== update.status && (body.dataset.status === "open" || update.status === "open")) {
    location.reload();
    return;
  }
  const parsed = Object.fromEntries(Object.entries(update.regions).map(([name, html]) => [name, fragment(html)]));
  if (parsed.chat && !document.getElementById("side-chat")?.checked) noteChat(parsed.chat);
  state.version = update.version;
  state.question = update.question;
  state.since = Date.now();
  body.dataset.status = update.status;
  if (update.title) document.title = update.title;
  await show(parsed, update.changed);
  askOdds();
  if (update.turn && !state.turn) callPlayer();
  state.turn = update.turn;
  for (const arrival of arrivals) arrival();
}

function noteChat(chat) {
  const before = regionOf("chat")?.querySelectorAll(".chat-line").length ?? 0;
  const unread = document.querySelector("[data-unread]");
  if (unread && chat.querySelectorAll(".chat-line").length > before) {
    unread.hidden = false;
    unread.textContent = "●";
  }
}

async function refresh() {
  const answer = await fetch(`/t/${live}/regions`, { headers: { Accept: "application/json" } });
  if (answer.ok) await apply(await answer.json());
}

/** Wait until a version has arrived on the page, but not for ever. */
function arrived(version, patience = 1500) {
  if (state.version === version) return Promise.resolve(true);
  return new Promise((resolve) => {
    const late = setTimeout(() => finish(false), patience);
    const look = () => state.version === version && finish(true);
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
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
  });
}

// ---- sending

const KEYS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => KEYS[byte % 64]).join("");
}

async function post(path, fields, attempts = 4) {
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

const waiting = [];
let sending = false;

/** Give answers one after another; drafts that pile up while one is under way go as one batch. */
function send(step) {
  waiting.push(step);
  if (!sending) deliver();
}

async function deliver() {
  sending = true;
  body.classList.add("sending");
  try {
    while (waiting.length > 0) {
      const step = waiting.shift();
      const fields = [["question", String(state.question)]];
      if (step.action) {
        fields.push(["action", step.action]);
        while (step.draft && waiting[0]?.action) {
          const next = waiting.shift();
          fields.push(["action", next.action]);
          if (!next.draft) break;
        }
      } else {
        fields.push(step.drop ? ["drop", step.drop] : ["edit", step.edit]);
      }
      await told(await post(`/t/${live}/answer`, fields));
    }
  } catch (error) {
    waiting.length = 0;
    toast(words.failed);
    await refresh().catch(() => {});
  } finally {
    sending = false;
    body.classList.remove("sending");
  }
}

async function told(answer) {
  const outcome = await answer.json();
  if (!answer.ok || outcome.status === "refused" || outcome.status === "stale") {
    waiting.length = 0;
    toast(outcome.sentence || words.failed, outcome.rule);
    await refresh();
    return;
  }
  if (!(await arrived(outcome.version))) await refresh();
}

// ---- clicking

/** An answer, or a chain of them: all but the last only prepare it. */
function act(notation, draft) {
  hideWhy();
  const steps = notation.split(", ");
  const last = steps.pop();
  waiting.push(...steps.map((step) => ({ action: step, draft: true })));
  send({ action: last, draft });
}

function choose(piece) {
  const acts = piece.dataset.acts.split("|");
  if (acts.length > 1 || piece.dataset.ask) {
    offer(piece, acts);
    return;
  }
  if (piece.dataset.draft) {
    piece.classList.replace("can", "chosen");
    piece.setAttribute("aria-pressed", "true");
  }
  act(acts[0], Boolean(piece.dataset.draft));
}

let menu = null;

/** A thing that stands for several answers asks which one is meant. */
function offer(piece, acts) {
  closeOffer();
  menu = document.createElement("div");
  menu.className = "offer panel";
  menu.setAttribute("role", "dialog");
  menu.setAttribute("aria-label", words.which);
  const title = document.createElement("p");
  title.textContent = words.which;
  menu.append(title);
  for (const notation of acts) {
    const button = document.createElement("button");
    const last = notation.split(", ").at(-1);
    const known = document.querySelector(`#all-answers button[value="${CSS.escape(last)}"]`);
    button.type = "button";
    button.className = "button";
    button.textContent = known?.textContent ?? notation;
    button.addEventListener("click", () => {
      closeOffer();
      act(notation, Boolean(piece.dataset.draft));
    });
    menu.append(button);
  }
  body.append(menu);
  beside(menu, piece);
  menu.querySelector("button").focus();
}

function closeOffer() {
  menu?.remove();
  menu = null;
}

function beside(box, thing) {
  const there = thing.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, there.left + there.width / 2 - own.width / 2));
  const above = there.top - own.height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(innerHeight - own.height - 8, there.bottom + 8)}px`;
}

// ---- why not

let why = null;
let whyTimer = 0;

function showWhy(thing) {
  hideWhy();
  why = document.createElement("div");
  why.className = "why panel";
  why.setAttribute("role", "tooltip");
  why.textContent = thing.dataset.why;
  if (thing.dataset.rule) {
    const link = document.createElement("a");
    link.className = "rule-link";
    link.href = `${words.rules}#${thing.dataset.rule}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = thing.dataset.rule;
    why.append(" ", link);
  }
  why.addEventListener("pointerenter", () => clearTimeout(whyTimer));
  why.addEventListener("pointerleave", () => hideWhySoon());
  body.append(why);
  beside(why, thing);
}

function hideWhy() {
  clearTimeout(whyTimer);
  why?.remove();
  why = null;
}

function hideWhySoon() {
  clearTimeout(whyTimer);
  whyTimer = setTimeout(hideWhy, 350);
}

function toast(text, rule) {
  document.querySelector(".toast:not(.toast-kept)")?.remove();
  const box = document.createElement("div");
  box.className = "toast";
  box.setAttribute("role", "alert");
  box.textContent = text;
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule-link";
    link.href = `${words.rules}#${rule}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = rule;
    box.append(" ", link);
  }
  body.append(box);
  setTimeout(() => box.remove(), 6000);
}

// ---- my turn

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

function callPlayer() {
  ring();
  const wanted = localStorage.getItem("banneret-notify") === "on";
  if (document.hidden && wanted && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(document.title, { body: words.turn, tag: `banneret-${live}` });
    note.addEventListener("click", () => (focus(), note.close()));
  }
}

// ---- odds

let oddsAsked = null;

async function askOdds() {
  const place = document.querySelector("[data-odds]");
  oddsAsked?.abort();
  if (!place || !document.querySelector(".piece.chosen")) return;
  oddsAsked = new AbortController();
  try {
    const answer = await fetch(place.dataset.odds, { signal: oddsAsked.signal });
    if (answer.ok) place.replaceChildren(fragment(await answer.text()));
  } catch {
    // a newer question is under way
  }
}

// ---- keys

function things() {
  const found = document.querySelectorAll(
    "button.piece, g.piece[tabindex], [data-open], #region-prompt .button, .side .tab input",
  );
  return [...found].filter((one) => one.offsetParent !== null && !one.closest("details:not([open])"));
}

function centre(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest thing in a direction. */
function move(dx, dy) {
  const now = document.activeElement;
  const all = things();
  if (!all.includes(now)) {
    (all.find((one) => one.matches(".can, .chosen, .button-primary")) ?? all[0])?.focus();
    return;
  }
  const [x, y] = centre(now);
  let best = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === now) continue;
    const [tx, ty] = centre(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along > 2 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = thing;
    }
  }
  best?.focus();
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=radio]), textarea, select")) return;
  if (event.key in ARROWS && live) {
    event.preventDefault();
    move(...ARROWS[event.key]);
  } else if (event.key === "Enter" && event.target.closest(".piece") && document.querySelector("[data-confirm]")) {
    event.preventDefault();
    document.querySelector("[data-confirm]").click();
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("g.piece")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (event.key === "u" || event.key === "U") {
    document.querySelector("[data-undo]")?.click();
  } else if (event.key === "?") {
    const help = document.getElementById("side-help");
    const log = document.getElementById("side-log");
    if (help) (help.checked && log ? log : help).click();
  } else if (event.key === "Escape") {
    closeOffer();
    hideWhy();
  }
}

// ---- at work

function onClick(event) {
  const piece = event.target.closest(".piece");
  const button = event.target.closest('button[form="answer"]:not(.piece)');
  if (menu && !menu.contains(event.target)) closeOffer();
  if (piece?.dataset.acts) {
    event.preventDefault();
    choose(piece);
  } else if (piece?.dataset.chosen) {
    event.preventDefault();
    piece.classList.replace("chosen", "can");
    send({ drop: piece.dataset.chosen });
  } else if (piece?.dataset.why) {
    event.preventDefault();
    showWhy(piece);
  } else if (button) {
    event.preventDefault();
    if (button.name === "edit") send({ edit: button.value });
    else act(button.value, false);
  }
}

function startTable() {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("banneret:act", (event) => act(event.detail.notation, event.detail.draft));
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest("[data-why]");
    if (thing && event.pointerType === "mouse") showWhy(thing);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.target.closest("[data-why]") && event.pointerType === "mouse") hideWhySoon();
  });
  document.addEventListener("focusin", (event) => {
    const thing = event.target.closest("[data-why]");
    if (thing?.matches(":focus-visible")) showWhy(thing);
    else if (why && !why.contains(event.target)) hideWhy();
  });
  document.getElementById("side-chat")?.addEventListener("change", () => {
    document.querySelector("[data-unread]").hidden = true;
  });
  document.getElementById("chat")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value;
    if (!text.trim()) return;
    field.value = "";
    try {
      const answer = await post(`/t/${live}/say`, [["text", text]]);
      if (!answer.ok) {
        field.value ||= text;
        toast((await answer.json()).sentence ?? words.failed);
      }
    } catch {
      field.value ||= text;
      toast(words.failed);
    }
  });
  document.getElementById("anytime")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { name, value } = event.submitter;
    const chosen = name === "from" ? document.querySelector(`select[form=anytime][name="${value}"]`)?.value : value;
    try {
      const answer = await post(`/t/${live}/side`, [["act", chosen]]);
      const outcome = await answer.json();
      if (outcome.sentence) toast(outcome.sentence, outcome.rule);
    } catch {
      toast(words.failed);
    }
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source?.readyState === EventSource.CLOSED) connect();
  });
  addEventListener("offline", disconnected);
  addEventListener("online", connect);
  setInterval(() => {
    const place = document.querySelector("[data-since]");
    const seconds = Math.floor((Date.now() - state.since) / 1000);
    if (place) place.textContent = seconds >= 3 ? `${seconds} s` : "";
  }, 1000);
  if (location.pathname !== `/t/${live}`) history.replaceState(null, "", `/t/${live}`);
  for (const name of ["log", "chat"]) {
    const region = regionOf(name);
    if (region) region.scrollTop = region.scrollHeight;
  }
  connect();
  askOdds();
}

// ---- replay

function startReplay() {
  const form = document.getElementById("replay");
  const slider = form.elements.at;
  let asked = 0;
  const go = async (step) => {
    const to = Math.max(0, Math.min(Number(slider.max), step));
    slider.value = to;
    const mine = ++asked;
    const answer = await fetch(`/t/${replayed}/moment?step=${to}&eyes=${encodeURIComponent(form.elements.eyes.value)}`, {
      headers: { Accept: "application/json" },
    });
    if (!answer.ok || mine !== asked) return;
    const update = await answer.json();
    await show(Object.fromEntries(Object.entries(update.regions).map(([name, html]) => [name, fragment(html)])), update.changed);
  };
  const steps = {
    first: () => 0,
    back: () => Number(slider.value) - 1,
    on: () => Number(slider.value) + 1,
    last: () => Number(slider.max),
  };
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (!button) return;
    event.preventDefault();
    go(steps[button.dataset.go]());
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(Number(slider.value));
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  form.elements.eyes.addEventListener("change", () => go(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select")) return;
    if (event.key === "ArrowLeft") go(steps.back());
    if (event.key === "ArrowRight") go(steps.on());
  });
}

if (live) startTable();
else if (replayed) startReplay();
reachScrollers();
addEventListener("resize", reachScrollers);
