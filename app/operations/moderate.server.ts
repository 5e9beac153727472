import { findModerated } from "~/db/moderated.server";
import { writeModeration } from "~/db/moderation.server";
import {
  type Moderated,
  type ModerationKind,
  type ModerationRefusal,
  mayModerate,
} from "~/domain/moderation";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { Context } from "~/platform/context.server";
import { sendOutbox } from "./send-outbox.server";

export type Moderating = { operatorId: string; act: ModerationKind; reason: string };

/** An operator takes something out of sight or brings it back, with a reason that whom it concerns reads. */
export async function moderate(
  context: Context,
  thing: { kind: Moderated; id: string },
  { operatorId, act, reason }: Moderating,
): Promise<Outcome<"done", ModerationRefusal>> {
  const { db, now, env } = context;
  const found = await findModerated(db, thing.kind, thing.id);
  if (!found) return refused("no_subject");
  const allowed = mayModerate(found, act, operatorId);
  if (!allowed.ok) return allowed;
  const written = await writeModeration(
    db,
    found,
    { operatorId, kind: act, subjectId: thing.id, reason },
    { now, appOrigin: env.appOrigin },
  );
  if (!written) return refused("already");
  context.defer(sendOutbox(context));
  return ok("done");
}
