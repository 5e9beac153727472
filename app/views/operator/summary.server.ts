import { leftText } from "~/copy/core/days";
import { ageText } from "~/copy/core/relative-dates";
import type { readOperatorSummary } from "~/db/operator/summary.server";
import { COUNT_CAP } from "~/domain/core/capped-count";
import { DAY } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { type OperatorTask, TASK_GROUPS } from "~/domain/operator/task";
import { listedDispute } from "./dispute-list.server";

type Summary = Awaited<ReturnType<typeof readOperatorSummary>>;

/** What waits, by when and how much. `total`: null where nothing does. */
export function operatorSummaryView({ acts, disputes, tasks }: Summary, now: number) {
  const open = tasks.filter(({ count }) => count > 0);
  const groupOf = (names: readonly OperatorTask[]) => {
    const group = names.flatMap((name) => open.filter(({ task }) => task === name));
    return {
      note: sumsOf(group).note,
      tasks: group.map(({ oldest, ...one }) => {
        const waited = oldest === null ? 0 : now - oldest;
        const { count, more } = sumsOf([one]);
        return { task: one.task, count, amount: one.amount, more, age: ageText(waited), long: waited >= DAY };
      }),
    };
  };
  const ruling = open.find(({ task }) => task === "disputes");
  const oldest = Math.min(...open.flatMap(({ task, oldest: at }) => (task === "disputes" ? [] : (at ?? []))));
  return {
    acts,
    disputes: disputes.map((row) => listedDispute(row, now)),
    disputed: { note: sumsOf(ruling ? [ruling] : []).note, more: (ruling?.count ?? 0) > disputes.length },
    money: groupOf(TASK_GROUPS.money),
    others: groupOf(TASK_GROUPS.others),
    total:
      open.length === 0
        ? null
        : {
            ...sumsOf(open),
            /** Of the next ruling. */
            next:
              ruling?.oldest == null ? null : leftText({ at: ruling.oldest, wholeDay: false }, now, "WIB"),
            late: ruling?.oldest != null && ruling.oldest < now,
            oldest: Number.isFinite(oldest) ? ageText(now - oldest) : null,
          },
  };
}

/** "103+", "Rp 1.250.000+" (null without money), and both in a line. A hundred of each task are counted. */
function sumsOf(tasks: readonly { count: number; amount: number }[]) {
  const cut = tasks.filter(({ count }) => count > COUNT_CAP);
  const total = tasks.reduce((sum, { count }) => sum + Math.min(count, COUNT_CAP), 0);
  const money = tasks.reduce((sum, { amount }) => sum + amount, 0);
  const count = `${total}${cut.length > 0 ? "+" : ""}`;
  // Of what is not about money no more can be missing.
  const amount =
    money > 0 ? `${formatRupiah(money)}${cut.some(({ amount }) => amount > 0) ? "+" : ""}` : null;
  return { count, amount, note: amount === null ? count : `${count} · ${amount}`, more: cut.length > 0 };
}
