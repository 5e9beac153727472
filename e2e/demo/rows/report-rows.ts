import type { InferInsertModel } from "drizzle-orm";
import type { operatorActions, reports as reportTable } from "~/database/schema/operators";
import { newId } from "~/database/statements.server";
import { reportClosedNotification, reportReason } from "~/moderation/text";
import { DAY } from "~/platform/dates";
import { reports } from "../reports";
import type { DemoReport } from "../types";
import type { NotificationFacts } from "./notification-rows";

type Row = InferInsertModel<typeof reportTable>;
type Act = InferInsertModel<typeof operatorActions>;

type Things = {
  userId(slug: string): string;
  /** Returns id and title of a report's subject. */
  thing(about: DemoReport["about"]): { id: string; title: string };
};

/** Null unless the review was hidden. */
export function hiddenReview(order: string, now: number): { at: number } | null {
  const report = reports.find(({ about }) => about.kind === "review" && about.order === order);
  return report?.closed?.hides ? { at: Math.round(now - report.closed.daysAgo * DAY) } : null;
}

export function reportRows({ userId, thing }: Things, now: number) {
  const ago = (days: number) => Math.round(now - days * DAY);
  const rows: Row[] = [];
  const acts: Act[] = [];
  const told: NotificationFacts[] = [];
  for (const { by, about, choice, details, daysAgo, closed } of reports) {
    const { id: subjectId, title } = thing(about);
    const id = newId();
    rows.push({
      id,
      reporterId: userId(by),
      subject: about.kind,
      subjectId,
      reason: reportReason(choice, details),
      status: closed ? "closed" : "open",
      createdAt: ago(daysAgo),
      closedAt: closed ? ago(closed.daysAgo) : null,
      closedBy: closed ? userId(closed.by) : null,
      answer: closed?.answer ?? "",
    });
    if (!closed) continue;
    const operatorId = userId(closed.by);
    const at = ago(closed.daysAgo);
    const done = (kind: string, of: string, reason: string) =>
      acts.push({ id: newId(), operatorId, kind, subjectId: of, reason, at });
    if (closed.hides) done("hide_review", subjectId, closed.hides);
    done("close_report", id, closed.answer);
    const report = { id, subject: about.kind, reporterId: userId(by), title };
    told.push({ ...reportClosedNotification(report, closed.answer), at });
  }
  return { rows, acts, told };
}
