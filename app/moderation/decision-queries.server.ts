import { type SQL, sql } from "drizzle-orm";
import {
  appealStanding,
  openAppealStanding,
  suspendedSince,
  suspensionMoment,
} from "~/accounts/suspension-queries.server";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { reports } from "~/database/schema/operators";
import { reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import type { BatchStatement } from "~/database/statements.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notifyAlways } from "~/notifications/queries.server";
import { recordOperatorActionWhere } from "~/operators/action-queries.server";
import type { OperatorAction } from "~/operators/operator";
import { shareOpenOrder } from "~/orders/queries.server";
import { reportedWhenClosed } from "./evidence-queries.server";
import type { ModeratedThing, ModerationKind } from "./report";

type Closing = {
  reportId: string;
  operatorId: string;
  answer: string;
  logged: string;
  notification: NotificationDraft;
};

/** Notifies the reporter. Returns false if the report was already closed or now concerns this operator. */
export async function writeClosedReport(
  db: Database,
  { reportId, operatorId, answer, logged, notification }: Closing,
  options: NotifyOptions,
): Promise<boolean> {
  const act = { operatorId, kind: "close_report", subjectId: reportId, reason: logged } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${reportId} and status = 'open'
    and reporter_id <> ${operatorId} and ${appealStanding(operatorId)} in ('free', 'alone'))`;
  const { record, stands } = recordOperatorActionWhere(db, act, options.now, isOpen);
  const [recorded] = await db.batch([
    record,
    db
      .update(reports)
      .set({ status: "closed", closedAt: options.now, closedBy: operatorId, answer })
      .where(sql`${reports.id} = ${reportId} and ${stands}`),
    ...notifyAlways(db, notification, options, stands),
  ]);
  return recorded.meta.changes > 0;
}

type ModerationToRecord = OperatorAction & { kind: ModerationKind };
type Words = {
  logged: string;
  notification(actionId: string): NotificationDraft;
  ownerSuspended: string;
};
type Change = {
  when(id: string): SQL;
  change(
    db: Database,
    act: ModerationToRecord & Pick<Words, "ownerSuspended">,
    now: number,
    stands: SQL,
  ): BatchStatement[];
};

const hiddenForItself = sql`${listings.hiddenAt} is not null and not ${listings.hiddenWithOwner}`;

const CHANGES: Record<ModerationKind, Change> = {
  hide_listing: {
    when: (id) =>
      sql`exists (select 1 from services where id = ${id} and deleted_at is null and not (${hiddenForItself}))`,
    change: (db, { subjectId, reason }, now, stands) => [
      db
        .update(listings)
        .set({
          status: "inactive",
          hiddenAt: now,
          hiddenReason: reason,
          hiddenWithOwner: false,
          updatedAt: now,
        })
        .where(sql`${listings.id} = ${subjectId} and ${stands}`),
    ],
  },
  // The listing stays inactive, because it may have been inactive before. Its owner can activate it.
  show_listing: {
    when: (id) => sql`exists (select 1 from services where id = ${id} and ${hiddenForItself})`,
    change: (db, { subjectId }, now, stands) => [
      db
        .update(listings)
        .set({ hiddenAt: null, hiddenReason: "", updatedAt: now })
        .where(sql`${listings.id} = ${subjectId} and ${stands}`),
    ],
  },
  // The trigger `reviews_hidden` updates the figures of listing and person.
  hide_review: {
    when: (id) =>
      sql`exists (select 1 from reviews where id = ${id} and published_at is not null and hidden_at is null)`,
    change: (db, { subjectId }, now, stands) => [
      db.update(reviews).set({ hiddenAt: now }).where(sql`${reviews.id} = ${subjectId} and ${stands}`),
    ],
  },
  show_review: {
    when: (id) => sql`exists (select 1 from reviews where id = ${id} and hidden_at is not null)`,
    change: (db, { subjectId }, _, stands) => [
      db.update(reviews).set({ hiddenAt: null }).where(sql`${reviews.id} = ${subjectId} and ${stands}`),
    ],
  },
  suspend_person: {
    when: (id) =>
      sql`exists (select 1 from users where users.id = ${id} and operator_since is null
        and ${suspendedSince()} is null and (closed_at is null or ${reportedWhenClosed()}))`,
    change: (db, { subjectId, reason, ownerSuspended }, now, stands) => [
      db
        .update(users)
        .set({
          suspendedAt: suspensionMoment(now),
          suspendedReason: sql`iif(closed_at is null, ${reason}, '')`,
        })
        .where(sql`${users.id} = ${subjectId} and ${stands}`),
      // The mark lets the listings return with their owner.
      db
        .update(listings)
        .set({ status: "inactive", hiddenAt: now, hiddenReason: ownerSuspended, hiddenWithOwner: true })
        .where(
          sql`${listings.ownerId} = ${subjectId} and ${listings.kind} in ('offer', 'wanted')
            and ${listings.status} = 'active' and ${listings.deletedAt} is null and ${stands}`,
        ),
    ],
  },
  restore_person: {
    when: (id) =>
      sql`exists (select 1 from users where id = ${id} and suspended_at is not null and closed_at is null)`,
    change: (db, { subjectId }, _, stands) => [
      // Other listings were inactive or hidden for a reason of their own.
      db
        .update(listings)
        .set({ status: "active", hiddenAt: null, hiddenReason: "", hiddenWithOwner: false })
        .where(
          sql`${listings.ownerId} = ${subjectId} and ${listings.kind} in ('offer', 'wanted')
            and ${listings.deletedAt} is null and ${listings.hiddenWithOwner} and ${stands}
            and not exists (select 1 from users where id = ${subjectId} and restricted_at is not null)`,
        ),
      db
        .update(users)
        .set({ suspendedAt: null, suspendedReason: "" })
        .where(sql`${users.id} = ${subjectId} and ${stands}`),
    ],
  },
};

/** Returns false if a condition changed. */
export async function writeModeration(
  db: Database,
  thing: ModeratedThing,
  act: ModerationToRecord,
  { logged, notification, ownerSuspended }: Words,
  options: NotifyOptions,
): Promise<boolean> {
  const { when, change } = CHANGES[act.kind];
  const restores = act.kind === "restore_person";
  // Checked again, because an appeal or an order with the person may be new.
  const standing = restores ? openAppealStanding(act.operatorId, thing.personId) : sql`'free'`;
  const free = sql`${when(act.subjectId)} and not ${shareOpenOrder(act.operatorId, thing.personId)}
    and ${standing} <> 'own_suspension'`;
  const { id, record, stands } = recordOperatorActionWhere(db, { ...act, reason: logged }, options.now, free);
  const [recorded] = await db.batch([
    record,
    ...change(db, { ...act, ownerSuspended }, options.now, stands),
    ...notifyAlways(db, notification(id), options, stands),
  ]);
  return recorded.meta.changes > 0;
}
