import { describe, expect, it } from "vitest";
import { OPERATOR_TASKS, type OperatorTask } from "~/operators/operator";
import { operatorSummaryView } from "~/operators/page-data.server";
import { HOUR } from "~/platform/dates";
import { NOW } from "../orders/fixture";

function summary(waiting: Partial<Record<OperatorTask, [count: number, amount: number]>>) {
  const tasks = OPERATOR_TASKS.map((task) => {
    const [count, amount] = waiting[task] ?? [0, 0];
    return { task, count, amount, oldest: count > 0 ? NOW - 3 * HOUR : null };
  });
  return operatorSummaryView({ acts: [], disputes: [], tasks }, NOW);
}

describe("an operator's tasks", () => {
  it("are counted exactly up to a hundred each", () => {
    const page = summary({ disputes: [2, 500_000], withdrawals: [100, 40_000], refunds: [3, 1_000] });
    expect(page.disputed.note).toBe("2 · Rp 500.000");
    expect(page.money.note).toBe("103 · Rp 41.000");
    expect(page.total).toMatchObject({ count: "105", amount: "Rp 541.000" });
  });

  it("are marked everywhere as more if not all were read", () => {
    const page = summary({ disputes: [101, 900_000], withdrawals: [101, 40_000], refunds: [3, 1_000] });
    expect(page.disputed.note).toBe("100+ · Rp 900.000+");
    expect(page.money.note).toBe("103+ · Rp 41.000+");
    expect(page.money.tasks).toMatchObject([
      { key: "withdrawals", count: "100+", more: true },
      { key: "refunds", count: "3", more: false },
    ]);
    expect(page.total).toMatchObject({ count: "203+", amount: "Rp 941.000+" });
  });

  it("have a certain amount if they are not about money", () => {
    const page = summary({ reports: [101, 0], refunds: [2, 70_000] });
    expect(page.others.note).toBe("100+");
    expect(page.total).toMatchObject({ count: "102+", amount: "Rp 70.000" });
  });

  it("are empty if nothing waits", () => {
    expect(summary({}).total).toBeNull();
  });
});
