import { loggedReason } from "~/copy/account/appeal";
import { wordingFor } from "~/copy/notification/wording";
import { OWNER_SUSPENDED } from "~/copy/report/moderation";
import { moderationNotification } from "~/copy/report/moderation-notifications";
import { findModerated } from "~/db/report/moderated-subject.server";
import { writeModeration } from "~/db/report/moderation.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { CATEGORIES } from "~/domain/listing/category";
import {
  type ModeratedKind,
  type ModerationKind,
  type ModerationRefusal,
  mayModerate,
} from "~/domain/report/moderation";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

type Moderating = { operatorId: string; act: ModerationKind; reason: string };

/** `unanswered`: id of a restored person's appeal that still waits for its answer. */
type Moderation = { unanswered: string | null };

export async function moderate(
  context: Context,
  thing: { kind: ModeratedKind; id: string },
  { operatorId, act, reason }: Moderating,
): Promise<Outcome<Moderation, ModerationRefusal>> {
  const { db, now, env } = context;
  const found = await findModerated(db, thing.kind, thing.id, operatorId);
  if (!found) return refused("no_subject");
  const allowed = mayModerate(found, act, operatorId);
  if (!allowed.ok) return allowed;
  context.purge(LISTS, ...found.involvedIds.map(personCacheTag));
  if (act === "restore_person") context.purge(...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
  const written = await writeModeration(
    db,
    found,
    { operatorId, kind: act, subjectId: thing.id, reason },
    {
      logged: act === "restore_person" ? loggedReason(reason, found.appeal) : reason,
      notification: (actionId) => moderationNotification(act, found, { reason, actionId }),
      ownerSuspended: OWNER_SUSPENDED,
    },
    { now, wording: wordingFor(env.appOrigin) },
  );
  if (!written) return overtaken(db, thing, { operatorId, act });
  context.defer(sendOutbox(context));
  return ok({ unanswered: act === "restore_person" ? found.appealId : null });
}

async function overtaken(
  db: Context["db"],
  { kind, id }: { kind: ModeratedKind; id: string },
  { operatorId, act }: Pick<Moderating, "operatorId" | "act">,
): Promise<Outcome<never, ModerationRefusal>> {
  const found = await findModerated(db, kind, id, operatorId);
  const allowed = found ? mayModerate(found, act, operatorId) : refused("no_subject" as const);
  return allowed.ok ? refused("already") : allowed;
}
