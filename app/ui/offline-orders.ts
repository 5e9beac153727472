/** An order on the offline page. Times are formatted texts, because `public/sw.js` formats no dates. */
export type OfflineOrder = {
  id: string;
  title: string;
  when: string | null;
  where: string | null;
  name: string | null;
  phone: string | null;
  call: string | null;
};

type Saved = OfflineOrder & { savedAt: number };

const CACHE = "orders";
const KEY = "/offline-orders";
const MAX_ORDERS = 5;
const canStore = () => typeof caches !== "undefined" && "serviceWorker" in navigator;

async function readStored(cache: Cache): Promise<{ user: string; orders: Saved[] }> {
  const stored = await cache.match(KEY);
  return stored ? await stored.json() : { user: "", orders: [] };
}

/** Stores an open order of a member for the offline page, newest first, or removes one that has ended. */
export async function storeOfflineOrder(user: string, order: OfflineOrder, isOpen: boolean): Promise<void> {
  if (!canStore()) return;
  const cache = await caches.open(CACHE);
  const stored = await readStored(cache);
  const orders = stored.user === user ? stored.orders : [];
  const others = orders.filter(({ id }) => id !== order.id);
  const kept = isOpen ? [{ ...order, savedAt: Date.now() }, ...others] : others;
  await cache.put(KEY, new Response(JSON.stringify({ user, orders: kept.slice(0, MAX_ORDERS) })));
}

/**
 * Registers the worker for members' pages only. Public pages run no script and stay outside of its scope. Deletes the
 * orders of another account, whose session may have ended without a logout.
 */
export async function startWorker(user: string): Promise<void> {
  if (!canStore()) return;
  const stored = await readStored(await caches.open(CACHE));
  if (stored.user !== "" && stored.user !== user) await forgetDevice();
  const manifest = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.appendChild(manifest);
  await navigator.serviceWorker.register("/sw.js", { scope: "/dashboard" });
}

/** Deletes the orders and ends push messages, because the next user of the device may be another person. */
export async function forgetDevice(): Promise<void> {
  if (!canStore()) return;
  await caches.delete(CACHE);
  const worker = await navigator.serviceWorker.getRegistration("/dashboard");
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
