import { ageText, formatRelative } from "~/copy/core/relative-dates";
import { ALERT_COPY, countedText, NOT_CHECKED } from "~/copy/operator/alerts";
import type { SchedulerState, selectAlerts } from "~/db/operator/watch.server";
import { formatDateTime } from "~/domain/core/dates";
import { newestKey, pageOf } from "~/domain/core/page-cursor";
import { ALERT_KINDS, isSilent } from "~/domain/operator/alert";

type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];
type Health = { state: SchedulerState | null; open: readonly AlertRow[]; past: readonly AlertRow[] };

/** How things stand, and what has been wrong. An alert that nobody could write down yet is seen from the scheduler's age. */
export function healthView({ state, open, past }: Health, now: number) {
  const finishedAt = state?.finishedAt ?? null;
  const silent = isSilent(finishedAt, now);
  const { items, after } = pageOf(
    past,
    ({ beganAt, id }) => newestKey({ createdAt: beganAt, id }),
    ({ id, kind, beganAt, endedAt, count, since }) => ({
      id,
      title: ALERT_COPY[kind].title,
      wrong: ALERT_COPY[kind].wrong,
      counted: countedText({ count, since }, beganAt),
      began: formatDateTime(beganAt),
      lasted: endedAt === null ? null : ageText(endedAt - beganAt),
    }),
  );
  return {
    run: finishedAt === null ? null : formatRelative(finishedAt, now),
    failed: state?.failed ?? [],
    // What waits for somebody comes first.
    states: ALERT_KINDS.map((kind) => {
      const alert = open.find((one) => one.kind === kind);
      const wrong = alert !== undefined || (kind === "scheduler" && silent);
      const { title, path, ...texts } = ALERT_COPY[kind];
      const since = alert?.beganAt ?? finishedAt;
      return {
        ...{ kind, title, path, wrong },
        text: wrong ? texts.wrong : finishedAt === null ? NOT_CHECKED : texts.right,
        checked: finishedAt !== null,
        since: wrong && since !== null ? ageText(now - since) : null,
      };
    }).sort((one, other) => Number(other.wrong) - Number(one.wrong)),
    past: items,
    after,
  };
}
