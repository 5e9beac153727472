import { log } from "~/platform/core/log.server";
import { newTurn, type StepTurn } from "./take-turns.server";

/** So many silences mean that the gateway is down; fewer must not hold up the rest. */
const MAX_DOUBTS = 4;
/** A Worker has six connections. */
const AT_ONCE = 5;
/** Past so many that stay due whatever is done, the run leaves the rest to the next. */
const MAX_STUCK = 200;

type DueWork<Item> = {
  turn?: StepTurn | undefined;
  batch: number;
  /** The same order each time. */
  list(limit: number): Promise<readonly Item[]>;
  work(item: Item): Promise<void> | Promise<"stop" | "unsure" | undefined>;
};

/** A throwing item is logged and skipped; "stop", or too often "unsure", leaves the rest to the next run. True: there is more. */
export async function forEachDue<Item extends string | { id: string }>(
  what: string,
  { turn = newTurn(), batch, list, work }: DueWork<Item>,
): Promise<boolean> {
  const limit = batch + turn.stuck.size;
  const found = await list(limit);
  for (const item of found) if (turn.tried.has(idOf(item))) turn.stuck.add(idOf(item));
  const items = found.filter((item) => !turn.tried.has(idOf(item)));
  let doubts = 0;
  let stopped = false;
  const queue = items.values();
  async function takeFromQueue() {
    for (const item of queue) {
      if (stopped || turn.isOver()) return;
      turn.tried.add(idOf(item));
      try {
        const came = await work(item);
        if (came === "stop" || (came === "unsure" && ++doubts >= MAX_DOUBTS)) stopped = true;
      } catch (error) {
        log("error", "due_item_failed", { step: what, id: idOf(item), error });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));
  return !stopped && found.length === limit && turn.stuck.size < MAX_STUCK;
}

function idOf(item: string | { id: string }): string {
  return typeof item === "string" ? item : item.id;
}
