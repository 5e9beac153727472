import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forEachDue,
  newStepProgress,
  type RunBudget,
  runRoundRobin,
  type Step,
  type StepProgress,
} from "~/platform/job-rotation.server";

const BUDGET: RunBudget = { run: 1_000, outside: 200, patience: 5, trips: 100, kept: 40 };

let elapsed: number;
let trips: number;
let log: string[];
beforeEach(() => {
  elapsed = 0;
  trips = 0;
  log = [];
});
afterEach(() => vi.restoreAllMocks());

function step(name: string, batches: number, ms = 10, more: Partial<Step> = {}): Step {
  let left = batches;
  const run = async () => {
    log.push(name);
    elapsed += ms;
    trips += 1;
    left -= 1;
    return left > 0;
  };
  return { name, run, ...more };
}

const go = (...steps: Step[]) => runRoundRobin(steps, { clock: () => elapsed, trips: () => trips, budget: BUDGET });

describe("a run of the scheduler", () => {
  it("runs one batch of each step in turn until all are done", async () => {
    await go(step("release", 3), step("remind", 1), step("publish", 2));
    expect(log).toEqual(["release", "remind", "publish", "release", "publish", "release"]);
  });

  it("ends when its time is up, with no step more than one batch ahead", async () => {
    await go(step("release", 1_000), step("publish", 1_000), step("remind", 1_000));
    expect(elapsed).toBe(BUDGET.run);
    const times = (name: string) => log.filter((entry) => entry === name).length;
    expect([times("release"), times("publish"), times("remind")]).toEqual([34, 33, 33]);
  });

  it("runs the first batch of every step, however slow the earlier ones are", async () => {
    await go(step("release", 9, 5_000), step("publish", 9, 5_000), step("sweep", 1));
    expect(log).toEqual(["release", "publish", "sweep"]);
  });

  it("ends before the invocation's database calls run out", async () => {
    await go(step("release", 1_000, 0), step("publish", 1_000, 0));
    expect(trips).toBe(BUDGET.trips);
  });

  it("reserves database calls for slower steps that wait for another service", async () => {
    const slow = step("refund", 1_000, 0, { waitsFor: "gateway" });
    const { run } = slow;
    slow.run = async (progress) => {
      await new Promise((later) => setTimeout(later, 0));
      return run(progress);
    };
    await go(step("release", 1_000, 0), slow);
    expect(trips).toBe(BUDGET.trips);
    expect(log.filter((name) => name === "refund").length).toBeGreaterThanOrEqual(BUDGET.kept);
  });

  it("skips a step that throws until the next run", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    let tries = 0;
    const broken = () => {
      tries += 1;
      return Promise.reject(new Error("a bug"));
    };
    await go(step("release", 2), { name: "broken", run: broken }, step("publish", 2));
    expect(log).toEqual(["release", "publish", "release", "publish"]);
    expect(tries).toBe(1);
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "scheduled_step_failed", step: "broken" },
    ]);
  });

  it("runs the other steps before it waits for a gateway that does not answer", async () => {
    let answer = (_: boolean) => {};
    const silent = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const waiting: Step = { name: "expire", waitsFor: "gateway", run: () => silent };
    vi.useFakeTimers();
    try {
      const run = go(waiting, step("release", 3), step("publish", 3));
      await vi.advanceTimersByTimeAsync(BUDGET.patience - 1);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(log).toHaveLength(6);
      answer(false);
      await run;
    } finally {
      vi.useRealTimers();
    }
  });

  it("starts no more external calls after their time is up", async () => {
    const asked: number[] = [];
    const run = async (progress: StepProgress) => {
      for (let n = 0; n < 50 && !progress.isOver(); n += 1) {
        asked.push(n);
        elapsed += 50;
      }
    };
    await go({ name: "expire", waitsFor: "gateway", run });
    expect(asked).toHaveLength(4);
  });

  it("runs a dependent step again at the end", async () => {
    const debts = step("refund", 1, 10, { waitsFor: "gateway", follows: true });
    await go(debts, step("enforce", 2));
    expect(log).toEqual(["refund", "enforce", "enforce", "refund"]);
  });
});

describe("forEachDue", () => {
  const due = (count: number) => Array.from({ length: count }, (_, n) => `order-${n}`);

  it("processes each row once per run, and skips rows that stay due", async () => {
    const left = due(12);
    const taken: string[] = [];
    const progress = newStepProgress();
    const batch = () =>
      forEachDue("expire order", {
        progress,
        batch: 5,
        list: async (limit) => left.slice(0, limit),
        async work(id) {
          taken.push(id);
          if (Number(id.slice(6)) >= 4) left.splice(left.indexOf(id), 1);
        },
      });
    let rounds = 0;
    while (await batch()) rounds += 1;
    expect(rounds).toBeLessThan(12);
    expect(taken.sort()).toEqual(due(12).sort());
    expect(left).toEqual(due(4));
  });

  it("stops when the gateway does not answer", async () => {
    const asked: string[] = [];
    const work = async (id: string) => {
      asked.push(id);
      return "unsure" as const;
    };
    expect(await forEachDue("expire order", { batch: 20, list: async () => due(20), work })).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it("continues after an error and logs the row", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const done: string[] = [];
    await forEachDue("release", {
      batch: 3,
      list: async () => due(3),
      work: async (id) => {
        if (id === "order-1") throw new Error("a bug");
        done.push(id);
      },
    });
    expect(done).toEqual(["order-0", "order-2"]);
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "due_item_failed", step: "release" },
    ]);
  });
});
