// Every page: menus that close, the form of a new table, what this browser remembers. Without this all forms still work.
document.documentElement.classList.add("scripted");

for (const menu of document.querySelectorAll("details.menu")) {
  document.addEventListener("click", (event) => {
    if (menu.open && !menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  });
}

// The server speaks of universal time; here we know where the reader is.
const SHORT = { hour: "2-digit", minute: "2-digit" };
const LONG = { ...SHORT, year: "numeric", month: "long", day: "numeric" };
function localTimes() {
  for (const time of document.querySelectorAll("time[datetime]")) {
    const style = time.classList.contains("chat-time") ? SHORT : LONG;
    const text = new Date(time.dateTime).toLocaleString(document.documentElement.lang, style);
    if (time.textContent !== text) time.textContent = text;
  }
}
document.addEventListener("banneret:shown", localTimes);
localTimes();

// As many seats as players.
const players = document.querySelector("[data-players]");
if (players) {
  const show = () => {
    for (const row of document.querySelectorAll("[data-seat].seat-plan")) {
      const used = Number(row.dataset.seat) < Number(players.value);
      row.hidden = !used;
      row.querySelector("select").disabled = !used;
    }
  };
  players.addEventListener("change", show);
  show();
}

// Links of invitations are selected with one click.
for (const link of document.querySelectorAll(".invite-link")) link.addEventListener("focus", () => link.select());

// Sound and notifications belong to the browser, not to the person. Notifications need the browser's leave: it is asked
// for when the switch is turned on, and where it was refused the page says so instead of turning it off without a word.
for (const settings of document.querySelectorAll("[data-browser]")) {
  const [sound, notify] = ["sound", "notify"].map((name) => settings.querySelector(`[data-setting=${name}]`));
  const possible = "Notification" in window;
  const tell = () => {
    const refused = possible && Notification.permission === "denied";
    settings.querySelector("[data-note=denied]").hidden = !refused;
    settings.querySelector("[data-note=none]").hidden = possible;
    notify.disabled = !possible || refused;
    notify.checked = possible && Notification.permission === "granted" && localStorage.getItem("banneret-notify") === "on";
  };
  sound.checked = localStorage.getItem("banneret-sound") !== "off";
  sound.addEventListener("change", () => localStorage.setItem("banneret-sound", sound.checked ? "on" : "off"));
  notify.addEventListener("change", async () => {
    localStorage.setItem("banneret-notify", notify.checked ? "on" : "off");
    if (notify.checked && Notification.permission === "default") await Notification.requestPermission();
    tell();
  });
  tell();
  settings.hidden = false;
}

// While the engine is being compiled the first page tells how far it is.
const engine = document.querySelector("[data-engine]");
if (engine) {
  const look = setInterval(async () => {
    const answer = await fetch("/engine").catch(() => null);
    if (!answer?.ok) return;
    const { text, more } = await answer.json();
    if (text !== engine.textContent) engine.textContent = text;
    if (!more) clearInterval(look);
  }, 4000);
}
