import type { PaymentAttempt } from "~/orders/queries.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { log } from "~/platform/log.server";
import { digest } from "~/platform/secrets.server";
import { bookPayment } from "./commands.server";
import {
  type KeptBody,
  listBodiesToArchive,
  listUntrimmedBodies,
  markArchived,
  trimBodies,
} from "./gateway-queries.server";
import { BODY_IN_ROW, BODY_RETENTION, OPEN_BODY_RETENTION } from "./payment";
import { listLingeringAttempts, listUncheckedAttempts, moveAttempt, reserveCheck } from "./queries.server";

const BODIES_PER_BATCH = 25;

/** Archives bodies. It writes the object before the row that refers to it. Returns true if more is left. */
export async function archiveGatewayBodies({
  db,
  archive,
  now,
}: Pick<Context, "db" | "archive" | "now">): Promise<boolean> {
  const old = await listBodiesToArchive(db, now - BODY_IN_ROW, BODIES_PER_BATCH);
  const archived = await Promise.all(
    old.map(async ({ id, body }) => {
      await archive.put(id, body);
      return { id, body, hash: await digest(body) };
    }),
  );
  await markArchived(db, archived);
  return old.length === BODIES_PER_BATCH;
}

type Notification = { key: string; body: string | null; archivedHash: string | null };

/** Adds the archived bodies. A body is null if it does not match the row's hash. */
export async function readArchivedBodies<Row extends Notification>(
  { archive }: Pick<Context, "archive">,
  notifications: readonly Row[],
): Promise<Row[]> {
  return Promise.all(
    notifications.map(async (row) => {
      if (row.archivedHash === null) return row;
      const body = await archive.get(row.key);
      const isWhole = body !== null && (await digest(body)) === row.archivedHash;
      if (!isWhole) log("error", "archive_broken", { id: row.key });
      return { ...row, body: isWhole ? body : null };
    }),
  );
}

/** ms after which an attempt without a notification is queried. They arrive within minutes, so it may be lost. */
const UNANSWERED_FOR = 10 * MINUTE;
const RECONCILED_PER_BATCH = 30;
/** ms after the end of an attempt in which the gateway may still confirm a last-minute payment. */
const LINGERING = DAY;
const LINGERING_OF_THEM = 5;

/** Queries attempts without news, then ended attempts whose page stayed open, oldest first. */
export async function reconcilePayments(context: Context, progress?: StepProgress): Promise<boolean> {
  const { db, now } = context;
  return forEachDue("reconcile payment", {
    progress,
    batch: RECONCILED_PER_BATCH,
    async list(limit) {
      const open = await listUncheckedAttempts(db, now - UNANSWERED_FOR, limit - LINGERING_OF_THEM);
      const since = { expired: now - LINGERING, since: now - HOUR };
      return [...open, ...(await listLingeringAttempts(db, since, limit - open.length))];
    },
    work: (attempt) => reconcile(context, attempt),
  });
}

async function reconcile(context: Context, attempt: PaymentAttempt): Promise<"unsure" | undefined> {
  const { db, gateways, now } = context;
  // The check is reserved first, so that the queue advances even if it fails.
  if (!(await reserveCheck(db, attempt, now))) return;
  const asked = await gateways.of(attempt).status(attempt.gatewayOrderId);
  if (!asked.ok) {
    log("error", "gateway_fault", {
      attempt: attempt.gatewayOrderId,
      reason: asked.reason,
      detail: asked.detail,
    });
    if (asked.reason === "unreachable") return "unsure";
  } else if (asked.report !== null) {
    const recorded = await bookPayment(context, asked.report);
    if (!recorded.ok)
      log("error", "payment_not_recorded", { attempt: attempt.gatewayOrderId, reason: recorded.reason });
  } else if (now > attempt.expiresAt && attempt.status !== "cancelled") {
    await moveAttempt(db, attempt, { status: "expired", method: null, now });
  }
}

const TRIMMED_PER_BATCH = 50;

/** Trims old bodies, which contain names and parts of card numbers. Returns true if more is left. */
export async function trimGatewayNotifications(context: Context): Promise<boolean> {
  const { db, now } = context;
  const old = await listUntrimmedBodies(
    db,
    { settled: now - BODY_RETENTION, open: now - OPEN_BODY_RETENTION },
    TRIMMED_PER_BATCH,
  );
  await trimBodies(db, await Promise.all(old.map((one) => trimBody(context, one))), now);
  return old.length === TRIMMED_PER_BATCH;
}

async function trimBody(
  { gateways, archive }: Context,
  { id, body, archivedHash, ...of }: KeptBody & { gateway: string },
): Promise<KeptBody> {
  const gateway = gateways.of(of);
  if (archivedHash === null) return { id, body: gateway.keptBody(body), archivedHash };
  const whole = await archive.get(id);
  if (whole === null) {
    log("error", "archive_broken", { id });
    return { id, body, archivedHash };
  }
  // Overwrite the whole body first, so that nothing of it remains if the run ends now.
  const kept = gateway.keptBody(whole);
  await archive.put(id, kept);
  return { id, body, archivedHash: await digest(kept) };
}
