import { isId } from "~/domain/core/text";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/domain/notification/notification";
import type { Secrets } from "../core/secrets.server";
import { keyedDigest } from "./tokens.server";

export const UNSUBSCRIBE_PATH = /^\/unsubscribe\/[\w.-]{1,150}$/;

type Subscription = { userId: string; kind: NotificationKind };

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Links that switch off one kind of notification mail without signing in. The signature is all that protects them. */
export function createUnsubscribeLinks(options: { secrets: Secrets; appOrigin: string }) {
  const sign = (secret: string, subscription: string) => keyedDigest(`unsubscribe:${secret}`, subscription);
  return {
    /** Returns the absolute link for "userId kind". It stays valid as long as its secret. */
    async create(subscription: string): Promise<string> {
      const [userId, kind] = subscription.split(" ");
      return `${options.appOrigin}/unsubscribe/${userId}.${kind}.${await sign(options.secrets[0], subscription)}`;
    },
    /** Returns null for a token that was not signed here. */
    async read(token: string): Promise<Subscription | null> {
      const [userId = "", named = "", signature = ""] = token.split(".");
      const kind = NOTIFICATION_KINDS.find((known) => known === named);
      if (!isId(userId) || !kind) return null;
      const signatures = await Promise.all(
        options.secrets.map((secret) => sign(secret, `${userId} ${kind}`)),
      );
      return signatures.some((own) => isSame(own, signature)) ? { userId, kind } : null;
    },
  };
}

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
function isSame(own: string, sent: string): boolean {
  if (own.length !== sent.length) return false;
  let difference = 0;
  for (let at = 0; at < own.length; at += 1) difference |= own.charCodeAt(at) ^ sent.charCodeAt(at);
  return difference === 0;
}
