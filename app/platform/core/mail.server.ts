import { atMost } from "./time-limit.server";

type OutgoingMessage = { to: string; subject: string; body: string };

type Answer = { ok: true } | { ok: false; error: string };

export type Mailer = { send(mail: OutgoingMessage): Promise<Answer> };

/** Milliseconds; a binding that hangs must not hold up other mail. */
const PATIENCE = 5_000;

export function createMailer(binding: SendEmail, from: string): Mailer {
  return {
    async send(mail) {
      const handOver = async (): Promise<Answer> => {
        await binding.send({ from, to: mail.to, subject: mail.subject, text: mail.body });
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
