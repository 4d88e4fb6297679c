// Answers on their way to the server.

import { toast } from "./boxes.js";
import { body, live, state, words } from "./here.js";
import { post } from "./posting.js";
import { paintFirst, untouch } from "./regions.js";
import { arrived, refresh } from "./stream.js";

const waiting = [];
let sending = false;
let delivery = Promise.resolve();

/** Give answers one after another; drafts that pile up while one is under way go as one batch. */
export function send(...steps) {
  waiting.push(...steps);
  paintFirst();
  if (!sending) delivery = deliver();
}

/** Wait until all answers so far have reached the server, and the page shows what came of them. */
export function delivered() {
  return delivery;
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
  } catch {
    waiting.length = 0;
    untouch();
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
