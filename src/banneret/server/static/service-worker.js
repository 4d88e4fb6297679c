// Shows what the server calls for, and leads to the table. It keeps nothing and answers no requests.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: "/static/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === address.pathname);
      return open ? open.focus() : self.clients.openWindow(address.href);
    }),
  );
});
