import type { UnsubscribeLinks } from "../account/unsubscribe-links.server";
import { atMost } from "./time-limit.server";

/** `unsubscribes`: "userId kind" of a notification that its reader can switch off. */
type OutgoingMessage = { to: string; subject: string; body: string; unsubscribes: string | null };

type Answer = { ok: true } | { ok: false; error: string };

export type Mailer = { send(mail: OutgoingMessage): Promise<Answer> };

/** Milliseconds; a binding that hangs must not hold up other mail. */
const PATIENCE = 5_000;

/** Notification mail carries the headers of RFC 8058, with which a mail program unsubscribes in one click. */
export function createMailer(
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
        return await atMost(PATIENCE, handOver(), { ok: false, error: `no answer within ${PATIENCE} ms` });
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message.slice(0, 500) : "unknown" };
      }
    },
  };
}
