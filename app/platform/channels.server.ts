import {
  isPushEndpoint,
  type PushOutcome,
  type PushPayload,
  type PushSubscriptionKeys,
  pushOutcome,
} from "~/notifications/push";
import { withTimeLimit } from "./calls.server";
import type { Bindings, Env } from "./env.server";
import type { UnsubscribeLinks } from "./secrets.server";

/** A mail. `unsubscribes` is "userId kind" of a notification that the reader can switch off, or null. */
type OutgoingMessage = { to: string; subject: string; body: string; unsubscribes: string | null };

type Answer = { ok: true } | { ok: false; error: string };

type Mailer = { send(mail: OutgoingMessage): Promise<Answer> };

/** ms to wait for the binding. If it hangs, it must not block other mail. */
const MAX_MAILER_WAIT = 5_000;

function createMailer(
  binding: SendEmail,
  { from, unsubscribeLinks }: { from: string; unsubscribeLinks: UnsubscribeLinks },
): Mailer {
  return {
    async send(mail) {
      const handOver = async (): Promise<Answer> => {
        const { to, subject, body: text, unsubscribes } = mail;
        const headers = unsubscribes && {
          "List-Unsubscribe": `<${await unsubscribeLinks.create(unsubscribes)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
        await binding.send({ from, to, subject, text, ...(headers && { headers }) });
        return { ok: true };
      };
      try {
        return await withTimeLimit(MAX_MAILER_WAIT, handOver(), {
          ok: false,
          error: `no answer within ${MAX_MAILER_WAIT} ms`,
        });
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message.slice(0, 500) : "unknown" };
      }
    },
  };
}

/** ms to wait for a push service. */
const MAX_PUSH_WAIT = 5_000;
/** Seconds for which a push service stores a message for a device that is off. */
const PUSH_LIFETIME = 24 * 3600;

type PushKeys = { subject: string; publicKey: string; privateKey: string };

/** Creates the sender of push messages. Follows no redirect, so that requests reach only the checked hosts. */
export function createPush(keys: PushKeys, send: typeof fetch = (...args) => fetch(...args)) {
  return {
    publicKey: keys.publicKey,
    async send(subscription: PushSubscriptionKeys, payload: PushPayload): Promise<PushOutcome> {
      if (!isPushEndpoint(subscription.endpoint)) return "gone";
      const { endpoint, p256dh, auth } = subscription;
      try {
        const { buildPushPayload } = await import("@block65/webcrypto-web-push");
        const request = await buildPushPayload(
          { data: payload, options: { ttl: PUSH_LIFETIME, urgency: "normal" } },
          { endpoint, expirationTime: null, keys: { p256dh, auth } },
          keys,
        );
        const signal = AbortSignal.timeout(MAX_PUSH_WAIT);
        const response = await send(endpoint, { ...request, redirect: "manual", signal } as RequestInit);
        await response.body?.cancel();
        return pushOutcome(response.status);
      } catch {
        return "later";
      }
    },
  };
}

/** Returns null unless all three variables are set, because push is optional. */
function readPushKeys({ VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Bindings): PushKeys | null {
  if (!VAPID_SUBJECT || !VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null;
  return {
    subject: String(VAPID_SUBJECT),
    publicKey: String(VAPID_PUBLIC_KEY),
    privateKey: String(VAPID_PRIVATE_KEY),
  };
}

/** Returns a fetch for development, which sends to the stand-in instead of a push service. */
function sendTo(standIn: string): typeof fetch {
  return async (_, init) => (standIn === "" ? new Response(null, { status: 503 }) : fetch(standIn, init));
}

/** Returns the senders of mail and of push messages. `push` is null if the three VAPID variables are not set. */
export function createChannels(bindings: Bindings, env: Env, unsubscribeLinks: UnsubscribeLinks) {
  const keys = readPushKeys(bindings);
  return {
    mailer: createMailer(bindings.MAIL, { from: env.mailFrom, unsubscribeLinks }),
    push: keys && createPush(keys, env.development ? sendTo(String(bindings.PUSH_STAND_IN ?? "")) : undefined),
  };
}
