// Countdowns: `data-until` is a moment in milliseconds since 1970 by the server's clock; what is left of the time until
// then is written as text. `data-now` of the page says how far this clock is from the server's.

const ahead = Number(document.body.dataset.now || Date.now()) - Date.now();

function words(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tell() {
  for (const place of document.querySelectorAll("[data-until]")) {
    const text = words(Number(place.dataset.until) - Date.now() - ahead);
    if (place.textContent !== text) place.textContent = text;
  }
}

document.addEventListener("banneret:shown", tell);
setInterval(tell, 250);
tell();
