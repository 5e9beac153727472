import { correctionAnsweredMail } from "~/copy/account/data-export";
import { findRequest, insertRequest, writeAnswer } from "~/db/account/data-requests.server";
import { outboxRowIf } from "~/db/core/outbox.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

export async function requestDataExport(
  context: Context,
  user: { id: string; email: string },
  { password, address }: { password: string; address: string },
): Promise<Outcome<"asked", "too_soon"> | RecheckRefusal> {
  const { db, now } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  const [, asked] = await db.batch([
    checked.forgiven,
    insertRequest(db, { userId: user.id, kind: "access", words: "" }, now),
  ]);
  return asked.length > 0 ? ok("asked") : refused("too_soon");
}

export async function requestCorrection(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  words: string,
): Promise<Outcome<"asked", "already_open">> {
  const asked = await insertRequest(db, { userId, kind: "correction", words }, now);
  return asked.length > 0 ? ok("asked") : refused("already_open");
}

export async function answerCorrection(
  context: Context,
  { id, operatorId }: { id: string; operatorId: string },
  { answer, done }: { answer: string; done: boolean },
): Promise<Outcome<"answered", "no_request" | "already">> {
  const { db, now, env } = context;
  const found = await findRequest(db, id, operatorId);
  if (found?.kind !== "correction") return refused("no_request");
  const mail = correctionAnsweredMail(found.email, answer, done, `${env.appOrigin}/account/data`);
  const written = await writeAnswer(
    db,
    { operatorId, kind: "answer_correction", subjectId: id, reason: answer },
    { status: done ? "done" : "refused", answer },
    now,
    (stands) => [outboxRowIf(db, stands, mail, now)],
  );
  if (!written) return refused("already");
  context.defer(sendOutbox(context));
  return ok("answered");
}
