// Lets the browser's worker show a notice that is pushed, and open what it is about when somebody presses it.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang: 'de', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  const { url } = event.notification.data;
  event.notification.close();
  const read = fetch(url, { method: 'POST', headers: { accept: 'application/json' } }).catch(() => undefined);
  event.waitUntil(Promise.all([self.clients.openWindow(url), read]));
});
