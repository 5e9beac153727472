// Shows push messages. Without a network it shows the orders that `app/ui/offline-orders.ts` stored.
const KEPT = 3 * 24 * 3600000;
const text = (value) => String(value ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function offlinePage() {
  const stored = await (await caches.open("orders")).match("/offline-orders");
  const { orders = [] } = stored ? await stored.json() : {};
  const recent = orders.filter(({ savedAt }) => Date.now() - savedAt < KEPT);
  const items = recent.map(
    ({ title, where, when, name, phone, call }) =>
      `<li><b>${text(title)}</b>${[when, where]
        .filter(Boolean)
        .map((line) => `<br>${text(line)}`)
        .join("")}${
        call && /^tel:\+\d+$/.test(call) ? `<br>${text(name)}: <a href="${call}">${text(phone)}</a>` : ""
      }</li>`,
  );
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Tanpa internet | JasaWarga</title><style>:root{color-scheme:light dark}body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}li{margin:1rem 0}</style><h1>Tidak ada internet</h1><p>${
    items.length ? "Pesanan yang terakhir Anda buka:" : "Buka lagi bila sudah tersambung."
  }</p><ul>${items.join("")}</ul><p><a href="">Coba lagi</a></p>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(fetch(event.request).catch(offlinePage));
});
self.addEventListener("push", (event) => {
  const { title = "JasaWarga", body = "", href = "/notifications", tag } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: href }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
