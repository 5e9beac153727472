import { leftText } from "~/copy/core/deadline";
import { ageText } from "~/copy/core/relative-dates";
import type { readOperatorSummary } from "~/db/operator/summary.server";
import { COUNT_CAP } from "~/domain/core/capped-count";
import { DAY } from "~/domain/core/dates";
import { type OperatorTask, TASK_GROUPS } from "~/domain/operator/task";
import { listedDispute } from "../order/dispute-list.server";

type Summary = Awaited<ReturnType<typeof readOperatorSummary>>;

/** What waits, by when and how much. */
export function operatorSummaryView({ acts, disputes, tasks }: Summary, now: number) {
  const of = (task: OperatorTask) => tasks.find((one) => one.task === task);
  const waitingOf = (group: readonly OperatorTask[]) =>
    group.flatMap((task) => {
      const { count = 0, oldest = null, amount = 0 } = of(task) ?? {};
      if (count === 0) return [];
      const waited = oldest === null ? 0 : now - oldest;
      return [{ task, count, amount, age: ageText(waited), long: waited >= DAY }];
    });
  const open = tasks.filter(({ count }) => count > 0);
  const ruling = of("disputes");
  const oldest = Math.min(...open.flatMap(({ task, oldest: at }) => (task === "disputes" ? [] : (at ?? []))));
  return {
    acts,
    disputes: disputes.map((row) => listedDispute(row, now)),
    disputed: { count: ruling?.count ?? 0, amount: ruling?.amount ?? 0 },
    money: waitingOf(TASK_GROUPS.money),
    others: waitingOf(TASK_GROUPS.others),
    total: {
      count: open.reduce((sum, { count }) => sum + count, 0),
      /** More waits than is counted. */
      more: open.some(({ count }) => count > COUNT_CAP),
      amount: open.reduce((sum, { amount }) => sum + amount, 0),
      /** Of the next ruling. */
      next: ruling?.oldest == null ? null : leftText({ at: ruling.oldest, wholeDay: false }, now, "WIB"),
      late: ruling?.oldest != null && ruling.oldest < now,
      oldest: Number.isFinite(oldest) ? ageText(now - oldest) : null,
    },
  };
}
