import { ageText, formatRelative } from "~/copy/core/relative-dates";
import { ALERT_COPY, countedText, NOT_CHECKED, PAYOUT_OF } from "~/copy/operator/alerts";
import type { selectDeniedPayouts } from "~/db/money/payout-troubles.server";
import type { SchedulerState, selectAlerts } from "~/db/operator/watch.server";
import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { newestKey, pageOf } from "~/domain/core/page-cursor";
import { ALERT_KINDS, type AlertKind, isSilent } from "~/domain/operator/alert";

type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];
type PayoutRow = Awaited<ReturnType<typeof selectDeniedPayouts>>[number];
type Health = {
  state: SchedulerState | null;
  open: readonly AlertRow[];
  past: readonly AlertRow[];
  /** What an alert is about, where it is not found in a list of open work. */
  payouts: Partial<Record<AlertKind, readonly PayoutRow[]>>;
};

/** How things stand, and what has been wrong. An alert that nobody could write down yet is seen from the scheduler's age. */
export function healthView({ state, open, past, payouts }: Health, now: number) {
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
        about: (wrong ? (payouts[kind] ?? []) : []).map(payoutLink),
      };
    }).sort((one, other) => Number(other.wrong) - Number(one.wrong)),
    past: items,
    after,
  };
}

function payoutLink({ withdrawalId, refundId, owner, amount }: PayoutRow) {
  const [href, kind] = withdrawalId
    ? [`/operator/withdrawals/${withdrawalId}`, "withdrawal" as const]
    : [`/operator/refunds/${refundId}`, "refund" as const];
  return { href, whose: PAYOUT_OF[kind](owner), amount: formatRupiah(amount) };
}
