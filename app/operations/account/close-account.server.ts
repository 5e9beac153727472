import { accountClosedMail, CLOSED_LISTING, CLOSED_PERSON } from "~/copy/account/closing";
import { wordingFor } from "~/copy/notification/wording";
import { wantedClosedNotification } from "~/copy/proposal/notifications";
import { findObstacles, readWhatCloses, closeAccount as writeClosing } from "~/db/account/closing.server";
import { outboxRowIf } from "~/db/core/outbox.server";
import { pictureKey } from "~/db/listing/pictures.server";
import { notify } from "~/db/notification/notifications.server";
import { ADDRESS_BARRED, closedAddress, type OpenObstacle, openObstacles } from "~/domain/account/closing";
import { CATEGORIES } from "~/domain/listing/category";
import { barredPrefixes } from "~/platform/account/barred-address.server";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

type Closing = { ok: true } | { ok: false; reason: "open"; obstacles: OpenObstacle[] } | RecheckRefusal;

/** For good. A person closed before gets the same answer. What lies in R2 goes after the rows that named it. */
export async function closeAccount(
  context: Context,
  user: { id: string; email: string },
  { password, address }: { password: string; address: string },
): Promise<Closing> {
  const { db, now, env } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  await checked.forgiven;
  const known = await readWhatCloses(db, user.id);
  context.purge(LISTS, ...[user.id, ...known.subjectIds].map(personCacheTag));
  context.purge(...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
  const [prefix = ""] = known.suspended ? await barredPrefixes(env.sessionSecrets, user.email) : [];
  const words = {
    "<person>": CLOSED_PERSON,
    "<title>": CLOSED_LISTING.title,
    "<words>": CLOSED_LISTING.words,
    "<address>": closedAddress(prefix + crypto.randomUUID()),
  };
  const barredUntil = known.suspended ? now + ADDRESS_BARRED : null;
  const options = { now, wording: wordingFor(env.appOrigin) };
  const closed = await writeClosing(db, user, words, now, (stands) => [
    ...known.proposers.flatMap((proposer) =>
      notify(db, wantedClosedNotification(proposer, "deleted", now), options, stands),
    ),
    outboxRowIf(db, stands, accountClosedMail(user.email, barredUntil), now),
  ]);
  if (!closed) {
    const counts = await findObstacles(db, user.id, now);
    if (counts) return { ok: false, reason: "open", obstacles: openObstacles(counts) };
    return { ok: true };
  }
  context.defer(removeObjects(context, known));
  context.defer(context.sessions.forget(known.sessionIds));
  context.defer(sendOutbox(context));
  return { ok: true };
}

/** The sweeps find what a failure leaves. */
async function removeObjects(
  { pictures, dataExports }: Pick<Context, "pictures" | "dataExports">,
  known: Awaited<ReturnType<typeof readWhatCloses>>,
): Promise<void> {
  await pictures.remove(known.pictures.map(pictureKey), "listing");
  if (known.portrait) await pictures.remove([pictureKey(known.portrait)], "person");
  await dataExports.remove(known.dataExportKeys);
}
