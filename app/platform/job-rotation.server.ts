import { withTimeLimit } from "./calls.server";
import { log } from "./log.server";

export type StepProgress = {
  /** Returns true if nothing new should start. */
  isOver(): boolean;
  tried: Set<string>;
  stuck: Set<string>;
};

export type Step = {
  name: string;
  waitsFor?: "gateway" | "mail" | "storage";
  /** True if the other steps may create new work for it. */
  follows?: boolean;
  /** Runs one bounded batch. Returns true if more is left. */
  run(progress: StepProgress): Promise<unknown>;
};

export type RunBudget = {
  /** ms after which a run starts no new batch. */
  run: number;
  /** ms after which a step that waits for an external service starts nothing new. */
  outside: number;
  /** ms that the first round waits for such a step. */
  patience: number;
  /** The D1 calls after which no batch starts. An invocation has 1,000, and a batch uses about 100 at most. */
  trips: number;
  /** The calls reserved for steps that wait for an external service and are slower. */
  kept: number;
};

export const BUDGET: RunBudget = { run: 20_000, outside: 4_000, patience: 1_000, trips: 800, kept: 300 };

export type RunMeter = { clock(): number; trips(): number; budget: RunBudget };

export function newStepProgress(isOver = () => false): StepProgress {
  return { isOver, tried: new Set(), stuck: new Set() };
}

/**
 * Runs one batch of each step first, in order. Then steps with work left take turns until the budget ends. Steps that
 * wait for the same service take turns among themselves. A step that throws is skipped and reported at the end.
 */
export async function runRoundRobin(steps: readonly Step[], { clock, trips, budget }: RunMeter): Promise<string[]> {
  const failed = new Set<string>();
  const end = clock() + budget.run;
  const waiting = new Set<Step["waitsFor"]>();
  const isSpent = ({ waitsFor }: Step) => {
    const kept = waitsFor || waiting.size === 0 ? 0 : budget.kept;
    return clock() >= end || trips() >= budget.trips - kept;
  };
  const deadlines = new Map<Step, number>();
  const progressOf = new Map(
    steps.map((step) => [step, newStepProgress(() => clock() >= (deadlines.get(step) ?? Number.POSITIVE_INFINITY))]),
  );

  async function runBatch(step: Step): Promise<boolean> {
    if (step.waitsFor) deadlines.set(step, clock() + budget.outside);
    try {
      return (await step.run(progressOf.get(step) ?? newStepProgress())) === true;
    } catch (error) {
      log("error", "scheduled_step_failed", { step: step.name, error });
      failed.add(step.name);
      return false;
    }
  }

  async function goRound(lane: readonly Step[], first: (step: Step) => Promise<boolean>): Promise<void> {
    let left: Step[] = [];
    for (const step of lane) if (await first(step)) left.push(step);
    while (left.length > 0) {
      const still: Step[] = [];
      for (const step of left) {
        if (isSpent(step)) return;
        if (await runBatch(step)) still.push(step);
      }
      left = still;
    }
  }

  const begun = new Map<Step, Promise<boolean>>();
  for (const step of steps) {
    const batch = runBatch(step);
    begun.set(step, batch);
    await (step.waitsFor ? withTimeLimit(budget.patience, batch, false) : batch);
  }
  const lanes = new Map<Step["waitsFor"], Step[]>();
  for (const step of steps) lanes.set(step.waitsFor, [...(lanes.get(step.waitsFor) ?? []), step]);
  for (const waitsFor of lanes.keys()) if (waitsFor) waiting.add(waitsFor);
  await Promise.all(
    [...lanes].map(async ([waitsFor, lane]) => {
      await goRound(lane, async (step) => (await begun.get(step)) ?? false);
      waiting.delete(waitsFor);
    }),
  );
  await goRound(
    steps.filter(({ follows }) => follows),
    async (step) => !isSpent(step) && runBatch(step),
  );
  return [...failed];
}

/** The missing answers after which the gateway counts as down. Fewer must not block the rest. */
const MAX_DOUBTS = 4;
/** The items at the same time. A Worker has six connections. */
const AT_ONCE = 5;
/** The items that may stay due before the run stops. The next run continues. */
const MAX_STUCK = 200;

type DueWork<Item> = {
  progress?: StepProgress | undefined;
  batch: number;
  /** Lists due items, in the same order each time. */
  list(limit: number): Promise<readonly Item[]>;
  work(item: Item): Promise<void> | Promise<"stop" | "unsure" | undefined>;
};

/** Works on due items and skips those that throw. "stop", or too many "unsure", ends the run. True if more is left. */
export async function forEachDue<Item extends string | { id: string }>(
  what: string,
  { progress = newStepProgress(), batch, list, work }: DueWork<Item>,
): Promise<boolean> {
  const limit = batch + progress.stuck.size;
  const found = await list(limit);
  for (const item of found) if (progress.tried.has(itemId(item))) progress.stuck.add(itemId(item));
  const items = found.filter((item) => !progress.tried.has(itemId(item)));
  let doubts = 0;
  let stopped = false;
  const queue = items.values();
  async function takeFromQueue() {
    for (const item of queue) {
      if (stopped || progress.isOver()) return;
      progress.tried.add(itemId(item));
      try {
        const came = await work(item);
        if (came === "stop" || (came === "unsure" && ++doubts >= MAX_DOUBTS)) stopped = true;
      } catch (error) {
        log("error", "due_item_failed", { step: what, id: itemId(item), error });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));
  return !stopped && found.length === limit && progress.stuck.size < MAX_STUCK;
}

function itemId(item: string | { id: string }): string {
  return typeof item === "string" ? item : item.id;
}
