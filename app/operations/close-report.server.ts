import { closeReport as writeClosing } from "~/db/closed-reports.server";
import { findReportCase } from "~/db/report-files.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { mayClose } from "~/domain/report";
import type { Context } from "~/platform/context.server";
import { sendOutbox } from "./send-outbox.server";

/** An operator answers a report; whoever made it reads the answer. */
export async function closeReport(
  context: Context,
  id: string,
  { operatorId, answer }: { operatorId: string; answer: string },
): Promise<Outcome<"closed", "no_report" | "already" | "own_cause">> {
  const { db, now, env } = context;
  const report = await findReportCase(db, id);
  if (!report) return refused("no_report");
  const allowed = mayClose(report, operatorId);
  if (!allowed.ok) return allowed;
  const written = await writeClosing(db, { report, operatorId, answer }, { now, appOrigin: env.appOrigin });
  if (!written) return refused("already");
  context.defer(sendOutbox(context));
  return ok("closed");
}
