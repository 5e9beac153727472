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

/** Returns all ways to reach a person. */
export function createChannels(bindings: Bindings, env: Env, unsubscribeLinks: UnsubscribeLinks) {
  return { mailer: createMailer(bindings.MAIL, { from: env.mailFrom, unsubscribeLinks }) };
}
