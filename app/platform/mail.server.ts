export type Mail = { to: string; subject: string; body: string };

export type Mailer = { send(mail: Mail): Promise<{ ok: true } | { ok: false; error: string }> };

/** Plain text mail through the `send_email` binding. Faults come back as values: the outbox tries again later. */
export function createMailer(binding: SendEmail, from: string): Mailer {
  return {
    async send(mail) {
      try {
        await binding.send({ from, to: mail.to, subject: mail.subject, text: mail.body });
        return { ok: true };
      } catch (error) {
        return { ok: false, error: error instanceof Error ? error.message.slice(0, 500) : "unknown" };
      }
    },
  };
}
