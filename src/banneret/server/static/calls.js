// Being called when it is my turn: this browser gets an address from its push service and hands it to the server.
const WORKER = "/service-worker.js";
const HANDED = "banneret-calls";
const possible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const policy = window.trustedTypes?.createPolicy("banneret-worker", { createScriptURL: () => WORKER });

/** "on", or why not: "denied", "failed". */
async function callThisBrowser() {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { key } = await (await fetch("/calls/key")).json();
    await navigator.serviceWorker.register(policy ? policy.createScriptURL(WORKER) : WORKER, { scope: "/" });
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // one of another key would be in the way
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const answer = await fetch("/settings/calls/device", {
      method: "POST",
      body: new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth }),
      headers: { Accept: "application/json", "X-CSRF-Token": document.querySelector("meta[name=csrf]").content },
    });
    if (answer.ok) return "on";
    await subscription.unsubscribe();
  } catch (error) {
    console.warn(error);
  }
  return "failed";
}

for (const place of document.querySelectorAll("[data-calls]")) {
  const button = place.querySelector("[data-call-me]");
  const tell = (what) => {
    for (const note of place.querySelectorAll("[data-note]")) note.hidden = note.dataset.note !== what;
  };
  const atTable = place.dataset.calls === "offer";
  const refused = possible && Notification.permission === "denied";
  if (atTable && (!possible || refused || localStorage.getItem(HANDED))) continue;
  if (!possible || refused) tell(possible ? "denied" : "none");
  else button.hidden = false;
  place.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    const what = await callThisBrowser();
    if (what === "on") localStorage.setItem(HANDED, "on");
    if (what === "on" && !atTable) {
      location.reload();
      return;
    }
    button.hidden = what === "on";
    button.disabled = false;
    tell(what);
  });
}
