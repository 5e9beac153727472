import { accountClosedMail, CLOSED_LISTING, CLOSED_PERSON } from "~/copy/account/closing";
import { wordingFor } from "~/copy/notification/wording";
import { wantedClosedNotification } from "~/copy/proposal/notifications";
import { readWhatCloses, closeAccount as writeClosing } from "~/db/account/closing.server";
import { findObstacles } from "~/db/account/closing-obstacles.server";
import { writeClosingWish } from "~/db/account/closing-wish.server";
import { outboxRowIf } from "~/db/core/outbox.server";
import { pictureKey } from "~/db/listing/pictures.server";
import { notify } from "~/db/notification/notifications.server";
import { picturesNotInEvidence } from "~/db/report/evidence.server";
import {
  ADDRESS_BARRED,
  closedAddress,
  isHeldByReports,
  type OpenObstacle,
  openObstacles,
} from "~/domain/account/closing";
import { CATEGORIES } from "~/domain/listing/category";
import { barredPrefixes } from "~/platform/account/barred-address.server";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

type Closing =
  | { ok: true }
  | { ok: false; reason: "open"; obstacles: OpenObstacle[] }
  | { ok: false; reason: "wished" }
  | RecheckRefusal;

/** Rows first, then what they name in R2. Where reports alone are in the way, `wished` ends their hold after `REPORTS_HOLD`. */
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
  const [prefix = ""] = await barredPrefixes(env.sessionSecrets, user.email);
  const free = closedAddress(crypto.randomUUID());
  const barred = closedAddress(prefix + crypto.randomUUID());
  const words = {
    "<person>": CLOSED_PERSON,
    "<title>": CLOSED_LISTING.title,
    "<words>": CLOSED_LISTING.words,
    "<address>": free,
    barred,
  };
  const until = now + ADDRESS_BARRED;
  const options = { now, wording: wordingFor(env.appOrigin) };
  const closed = await writeClosing(db, user, words, now, ({ stands, freed, suspended, reported }) => [
    ...known.proposers.flatMap((proposer) =>
      notify(db, wantedClosedNotification(proposer, "deleted", now), options, stands),
    ),
    outboxRowIf(db, freed, accountClosedMail(user.email, { why: "free" }), now),
    outboxRowIf(db, suspended, accountClosedMail(user.email, { why: "suspended", until }), now),
    outboxRowIf(db, reported, accountClosedMail(user.email, { why: "reported", until }), now),
  ]);
  if (!closed) {
    const counts = await findObstacles(db, user.id, now);
    if (!counts) return { ok: true };
    const obstacles = openObstacles(counts);
    if (!isHeldByReports(obstacles)) return { ok: false, reason: "open", obstacles };
    await writeClosingWish(db, user.id, now);
    return { ok: false, reason: "wished" };
  }
  context.defer(removeObjects(context, known));
  context.defer(context.sessions.forget(known.sessionIds));
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function removeObjects(
  { db, pictures, dataExports }: Pick<Context, "db" | "pictures" | "dataExports">,
  known: Awaited<ReturnType<typeof readWhatCloses>>,
): Promise<void> {
  const listed = await picturesNotInEvidence(db, known.pictures);
  await pictures.remove(listed.map(pictureKey), "listing");
  const portraits = await picturesNotInEvidence(db, known.portrait ? [known.portrait] : []);
  await pictures.remove(portraits.map(pictureKey), "person");
  await dataExports.remove(known.dataExportKeys);
}
