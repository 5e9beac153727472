import { type Outcome, ok, refused } from "../core/outcome";
import type { Actor, ActorKind, Command, CommandKind, Decision, Refusal, Step } from "./decision";
import { isClosed, type Order, placeOf } from "./order";
import type { Transition } from "./transition";
import { TRANSITIONS } from "./transitions";

/**
 * What a command does to an order at a time (UTC milliseconds), or why it does nothing. Pure: the caller writes state,
 * event and postings in one batch, and asks again on fresh state when another change was faster.
 */
export function decide(order: Order, actor: Actor, command: Command, now: number): Decision {
  if (!belongs(order, actor)) return { ok: false, reason: "stranger" };

  const rows = rowsFor(order, actor.kind, command.kind);
  if (!rows.ok) return rows;
  let refusal: Refusal | null = null;
  for (const row of rows.value) {
    const step = row.guard(order, now) ?? row.step(order, command, now);
    if (typeof step === "string") {
      refusal ??= step;
      continue;
    }
    const changed = next(order, step, now);
    const dropped = order.changeBy !== null && changed.changeBy === null ? "withdrawn" : null;
    return {
      ok: true,
      order: changed,
      event: { kind: step.event, actor, at: now, detail: step.detail ?? {} },
      postings: step.postings ?? [],
      closesAttempts: step.closesAttempts ?? null,
      closesChange: step.closesChange ?? dropped,
    };
  }
  return { ok: false, reason: refusal ?? "wrong_side" };
}

/** What the order and the time alone have against it, whatever the command will say; null: nothing. */
export function refusalBefore(
  order: Order,
  by: ActorKind,
  command: CommandKind,
  now: number,
): Refusal | null {
  const rows = rowsFor(order, by, command);
  if (!rows.ok) return rows.reason;
  const guards = rows.value.map(({ guard }) => guard(order, now));
  return guards.includes(null) ? null : (guards[0] ?? null);
}

/** The rows of the table that may be theirs to take; at least one. */
function rowsFor(order: Order, by: ActorKind, command: CommandKind): Outcome<Transition[], Refusal> {
  const place = placeOf(order);
  const here = TRANSITIONS.filter((row) => row.command === command && row.from.includes(place));
  if (here.length === 0) return refused(isClosed(order) ? "closed" : "not_now");
  const theirs = here.filter((row) => row.by.includes(by));
  return theirs.length === 0 ? refused("wrong_side") : ok(theirs);
}

function next(order: Order, { changes }: Step, now: number): Order {
  const changed = { ...order, ...changes, version: order.version + 1 };
  if (!isClosed(changed) || isClosed(order)) return changed;
  const nothingOpen = { phaseBefore: null, proposedBy: null, answerDueAt: null, changeBy: null };
  return { ...changed, ...nothingOpen, closedAt: now };
}

/** Saying "I am the buyer" is not enough; being somebody's operator or gateway was checked at the door. */
function belongs(order: Order, actor: Actor): boolean {
  if (actor.kind === "buyer") return actor.userId === order.buyerId;
  if (actor.kind === "seller") return actor.userId === order.sellerId;
  return true;
}
