export type Mail = { to: string; subject: string; body: string };

export type Mailer = { send(mail: Mail): Promise<{ ok: true } | { ok: false; error: string }> };

/** A binding that hangs must not hold up the others, milliseconds. */
const PATIENCE = 5_000;

/** Plain text mail through the `send_email` binding. Faults come back as values: the outbox tries again later. */
export function createMailer(binding: SendEmail, from: string): Mailer {
  return {
    async send(mail) {
      let bell: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<never>((_, reject) => {
        bell = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
      });
      try {
        const sending = binding.send({ from, to: mail.to, subject: mail.subject, text: mail.body });
        await Promise.race([sending, timeout]);
        return { ok: true };
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message.slice(0, 500) : "unknown" };
      } finally {
        clearTimeout(bell);
      }
    },
  };
}
