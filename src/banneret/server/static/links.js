// Links that are passed on: copied with one click, or handed to whatever the device shares with.
document.addEventListener("click", async (event) => {
  const copy = event.target.closest?.("[data-copy]");
  if (copy) {
    const field = copy.parentElement.querySelector("input");
    try {
      await navigator.clipboard.writeText(copy.dataset.copy);
    } catch {
      field?.select();
      document.execCommand("copy");
    }
    copy.textContent = copy.dataset.done;
  }
  const share = event.target.closest?.("[data-share]");
  if (share) await navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => null);
});

const offer = () => {
  for (const button of document.querySelectorAll("[data-share][hidden]")) button.hidden = !navigator.share;
};
document.addEventListener("banneret:shown", offer);
offer();
