import { loggedReason } from "~/copy/account/appeal";
import { wordingFor } from "~/copy/notification/wording";
import { reportClosedNotification } from "~/copy/report/moderation-notifications";
import { findReportCase } from "~/db/report/case.server";
import { writeClosedReport as writeClosing } from "~/db/report/closed.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { type ClosingRefusal, mayClose } from "~/domain/report/report";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

export async function closeReport(
  context: Context,
  id: string,
  { operatorId, answer }: { operatorId: string; answer: string },
): Promise<Outcome<"closed", "no_report" | ClosingRefusal>> {
  const { db, now, env } = context;
  const report = await findReportCase(db, id, operatorId);
  if (!report) return refused("no_report");
  const allowed = mayClose(report, operatorId);
  if (!allowed.ok) return allowed;
  const words = {
    logged: loggedReason(answer, report.standing),
    notification: reportClosedNotification(report, answer),
  };
  const closing = { reportId: report.id, operatorId, answer, ...words };
  const written = await writeClosing(db, closing, { now, wording: wordingFor(env.appOrigin) });
  if (!written) return overtaken(db, id, operatorId);
  context.defer(sendOutbox(context));
  return ok("closed");
}

async function overtaken(
  db: Context["db"],
  id: string,
  operatorId: string,
): Promise<Outcome<never, ClosingRefusal>> {
  const report = await findReportCase(db, id, operatorId);
  const allowed = report ? mayClose(report, operatorId) : refused("already" as const);
  return allowed.ok ? refused("already") : allowed;
}
