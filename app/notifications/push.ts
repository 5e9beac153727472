/** Hosts of push services, and domains of services with many hosts. */
const PUSH_HOSTS = ["fcm.googleapis.com", "web.push.apple.com", "updates.push.services.mozilla.com"];
const PUSH_DOMAINS = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

const MAX_ENDPOINT = 1_000;

/**
 * Returns true for an address of a known push service. The Worker sends requests there, so no other host, port or
 * scheme is allowed.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return PUSH_HOSTS.includes(hostname) || PUSH_DOMAINS.some((domain) => hostname.endsWith(domain));
}

export type PushSubscriptionKeys = { endpoint: string; p256dh: string; auth: string };

/** Returns true if the keys have the lengths of a P-256 point and of a secret of 16 bytes, in base64url. */
export function arePushKeys({ p256dh, auth }: PushSubscriptionKeys): boolean {
  return /^[\w-]{87}=?$/.test(p256dh) && /^[\w-]{22}(==)?$/.test(auth);
}

/** The JSON payload that `public/sw.js` shows as a notification. */
export type PushPayload = { title: string; body: string; href: string; tag: string };

export type PushOutcome = "sent" | "gone" | "refused" | "later";

/** Interprets the answer of a push service. 404 and 410 mean that the subscription has expired. */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
