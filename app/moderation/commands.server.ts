import { loggedReason } from "~/accounts/text";
import { newId } from "~/database/statements.server";
import { CATEGORIES } from "~/listings/category";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { categoryCacheTag, LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import {
  findModerated,
  findReportCase,
  findReportedThing,
  storeReport,
  writeClosedReport as writeClosing,
  writeModeration,
  writePictureRemoval,
} from "./queries.server";
import {
  type ClosingRefusal,
  canCloseReport,
  canModerate,
  canReport,
  isAway,
  type ModeratedKind,
  type ModerationKind,
  type ModerationRefusal,
  REPORTS_AN_HOUR,
  type Reportable,
  type ReportChoice,
  type ReportRefusal,
} from "./report";
import {
  moderationNotification,
  OWNER_SUSPENDED,
  pictureRemovedNotification,
  reportClosedNotification,
  reportReason,
} from "./text";

export async function closeReport(
  context: Context,
  id: string,
  { operatorId, answer }: { operatorId: string; answer: string },
): Promise<Outcome<"closed", "no_report" | ClosingRefusal>> {
  const { db } = context;
  const report = await findReportCase(db, id, operatorId);
  if (!report) return refused("no_report");
  const allowed = canCloseReport(report, operatorId);
  if (!allowed.ok) return allowed;
  const words = {
    logged: loggedReason(answer, report.conflict),
    notification: reportClosedNotification(report, answer),
  };
  const closing = { reportId: report.id, operatorId, answer, ...words };
  const written = await writeClosing(db, closing, notifyOptions(context));
  if (!written) return overtaken(db, id, operatorId);
  context.defer(sendOutbox(context));
  return ok("closed");
}

async function overtaken(db: Context["db"], id: string, operatorId: string): Promise<Outcome<never, ClosingRefusal>> {
  const report = await findReportCase(db, id, operatorId);
  const allowed = report ? canCloseReport(report, operatorId) : refused("already" as const);
  return allowed.ok ? refused("already") : allowed;
}

type Moderating = { operatorId: string; act: ModerationKind; reason: string };

/** The result. `unanswered` is the id of an open appeal by the person whose suspension ends. */
type Moderation = { unanswered: string | null };

export async function moderate(
  context: Context,
  thing: { kind: ModeratedKind; id: string },
  { operatorId, act, reason }: Moderating,
): Promise<Outcome<Moderation, ModerationRefusal>> {
  const { db } = context;
  const found = await findModerated(db, thing.kind, thing.id, operatorId);
  if (!found) return refused("no_subject");
  const allowed = canModerate(found, act, operatorId);
  if (!allowed.ok) return allowed;
  context.purge(LISTS_CACHE_TAG, ...found.involvedIds.map(personCacheTag));
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
    notifyOptions(context),
  );
  if (!written) return moderatedMeanwhile(db, thing, { operatorId, act });
  context.defer(sendOutbox(context));
  return ok({ unanswered: act === "restore_person" ? found.appealId : null });
}

async function moderatedMeanwhile(
  db: Context["db"],
  { kind, id }: { kind: ModeratedKind; id: string },
  { operatorId, act }: Pick<Moderating, "operatorId" | "act">,
): Promise<Outcome<never, ModerationRefusal>> {
  const found = await findModerated(db, kind, id, operatorId);
  const allowed = found ? canModerate(found, act, operatorId) : refused("no_subject" as const);
  return allowed.ok ? refused("already") : allowed;
}

type ReportToSend = {
  subject: Reportable;
  subjectId: string;
  reporterId: string;
  choice: ReportChoice;
  details: string;
};

/** Stores a report and returns the path of the reported content. A repeated report is stored once. */
export async function sendReport(
  { db, now }: Pick<Context, "db" | "now">,
  { choice, details, ...about }: ReportToSend,
): Promise<Outcome<{ place: string }, ReportRefusal>> {
  const thing = await findReportedThing(db, about);
  if (!thing) return refused("no_subject");
  const allowed = canReport(thing, about.reporterId);
  if (!allowed.ok) return allowed;
  if (thing.alreadyOpen) return refused("already_open");
  const report = {
    ...about,
    id: newId(),
    reason: reportReason(choice, details),
    createdAt: now,
  };
  const stored = await storeReport(db, report, REPORTS_AN_HOUR);
  return stored === "stored" ? ok({ place: thing.place }) : refused(stored);
}

/** Removes one photo of a review. The review stays. */
export async function removeReviewPicture(
  context: Context,
  { reviewId, key }: { reviewId: string; key: string },
  { operatorId, reason }: Pick<Moderating, "operatorId" | "reason">,
): Promise<Outcome<void, ModerationRefusal>> {
  const { db } = context;
  const found = await findModerated(db, "review", reviewId, operatorId);
  if (!found) return refused("no_subject");
  const allowed = canModerate(found, isAway(found) ? "show_review" : "hide_review", operatorId);
  if (!allowed.ok) return allowed;
  context.purge(LISTS_CACHE_TAG, ...found.involvedIds.map(personCacheTag));
  const action = { operatorId, kind: "remove_review_picture", subjectId: reviewId, reason } as const;
  const notification = (actionId: string) => pictureRemovedNotification(found, { reason, actionId });
  const written = await writePictureRemoval(db, action, { key, notification }, notifyOptions(context));
  if (!written) return refused("already");
  context.defer(context.pictures.remove([key], "review"));
  context.defer(sendOutbox(context));
  return ok(undefined);
}
