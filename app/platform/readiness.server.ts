import { countAttempt } from "~/database/attempt-counters.server";
import { readSchedulerAndMail } from "~/operators/health-queries.server";
import { hasSchedulerStopped, MAIL_LATE, unsentMail } from "~/operators/operator";
import { withTimeLimit } from "./calls.server";
import type { Context } from "./context.server";

/** ms for each check. */
const MAX_CHECK_DURATION = 2_000;

/** The reports in an hour. Each location makes one in ten seconds, so this is never reached. */
const MAX_REPORTS_AN_HOUR = 1_000_000;

/** Seconds. Null if it does not exist or is unknown. */
type Age = number | null;

export type ReadinessReport = {
  ready: boolean;
  /** The time as ISO 8601. */
  checkedAt: string;
  database: boolean;
  sessions: boolean;
  files: boolean;
  schedulerAge: Age;
  oldestMail: Age;
  oldestNotification: Age;
  oldestUnindexed: Age;
  books: "sound" | "broken" | "unknown";
};

/** Returns a report without personal data. In development it also writes, because a full disk can still be read. */
export async function checkReadiness({
  db,
  env,
  sessions,
  files,
  now,
}: Pick<Context, "db" | "env" | "sessions" | "files" | "now">): Promise<ReadinessReport> {
  const inTime = (work: Promise<unknown>) =>
    withTimeLimit(
      MAX_CHECK_DURATION,
      work.then(
        () => true,
        () => false,
      ),
      false,
    );
  const [found, isWritten, kv, r2] = await Promise.all([
    withTimeLimit(
      MAX_CHECK_DURATION,
      readSchedulerAndMail(db, now).catch(() => null),
      null,
    ),
    inTime(env.development ? Promise.resolve(countAttempt(db, "readyz", MAX_REPORTS_AN_HOUR, now)) : Promise.resolve()),
    inTime(sessions.ask()),
    inTime(files.ask()),
  ]);
  const state = found?.state ?? null;
  const database = found !== null && isWritten;
  const finishedAt = state?.finishedAt ?? null;
  const mailSince = (found && unsentMail(found)?.since) ?? null;
  const age = (since: number | null | undefined): Age =>
    since == null ? null : Math.max(0, Math.round((now - since) / 1_000));
  const late = mailSince !== null && now - mailSince > MAIL_LATE;
  const running = finishedAt !== null && !hasSchedulerStopped(finishedAt, now);
  return {
    ready: database && kv && r2 && running && !late && state?.booksSound !== false,
    checkedAt: new Date(now).toISOString(),
    database,
    sessions: kv,
    files: r2,
    schedulerAge: age(finishedAt),
    oldestMail: age(mailSince),
    oldestNotification: age(state?.stuckSince),
    oldestUnindexed: age(found?.unfedSince),
    books: state?.booksSound == null ? "unknown" : state.booksSound ? "sound" : "broken",
  };
}
