import { type Outcome, ok, refused } from "../core/outcome";
import { ALL_STEPS } from "./all-steps";
import type { Actor, Decision } from "./decision";
import { isClosed, type Order, orderPlaceOf, type Side } from "./order";
import type { ActorKind, CommandIn, CommonRefusal, EventIn, OrderStep, RefusalIn, StepResult } from "./step";

type Shown = "form" | "press" | "button";
const SHOWN: readonly string[] = ["form", "press", "button"] satisfies Shown[];

export function rulesOf<S extends OrderStep>(steps: readonly S[]) {
  type No = RefusalIn<S> | CommonRefusal;
  const byKind = new Map<string, S>(steps.map((step) => [step.kind, step]));

  function stepOfKind(kind: S["kind"]): S {
    const step = byKind.get(kind);
    if (!step) throw new RangeError(`no step of an order: ${kind}`);
    return step;
  }

  function waysOf(order: Order, by: ActorKind, kind: S["kind"]): Outcome<S["transitions"], No> {
    const place = orderPlaceOf(order);
    const here = stepOfKind(kind).transitions.filter(({ from }) => from.includes(place));
    if (here.length === 0) return refused(isClosed(order) ? "closed" : "not_now");
    const theirs = here.filter((way) => way.by.includes(by));
    return theirs.length === 0 ? refused("wrong_side") : ok(theirs);
  }

  /** `now`: UTC ms. Pure: the caller writes all in one batch, and asks again when another was faster. */
  function decide(order: Order, actor: Actor, command: CommandIn<S>, now: number): Decision<EventIn<S>, No> {
    if (!belongs(order, actor)) return { ok: false, reason: "stranger" };

    const ways = waysOf(order, actor.kind, command.kind);
    if (!ways.ok) return ways;
    let refusal: No | null = null;
    for (const way of ways.value) {
      const result = (way.guard(order, now) ?? way.take(order, command, now)) as StepResult<EventIn<S>> | No;
      if (typeof result === "string") {
        refusal ??= result;
        continue;
      }
      const changed = next(order, result, now);
      const dropped = order.changeBy !== null && changed.changeBy === null ? "withdrawn" : null;
      return {
        ok: true,
        order: changed,
        event: { kind: result.event, actor, at: now, detail: result.detail ?? {} },
        postings: result.postings ?? [],
        closesAttempts: result.closesAttempts ?? null,
        closesChange: result.closesChange ?? dropped,
      };
    }
    return { ok: false, reason: refusal ?? "wrong_side" };
  }

  function refusalBefore(order: Order, by: ActorKind, kind: S["kind"], now: number): No | null {
    const ways = waysOf(order, by, kind);
    if (!ways.ok) return ways.reason;
    const guards = ways.value.map(({ guard }) => guard(order, now) as No | null);
    return guards.includes(null) ? null : (guards[0] ?? null);
  }

  function buttonsOf(order: Order, side: Side, now: number): Extract<S, { on: Shown }>[] {
    const hasButton = (step: S): step is Extract<S, { on: Shown }> => SHOWN.includes(step.on);
    return steps.filter(hasButton).filter(({ kind }) => refusalBefore(order, side, kind, now) === null);
  }

  return { stepOfKind, decide, refusalBefore, buttonsOf };
}

export const { stepOfKind, decide, refusalBefore, buttonsOf } = rulesOf(ALL_STEPS);

function next(order: Order, { changes }: StepResult, now: number): Order {
  const changed = { ...order, ...changes, version: order.version + 1 };
  if (!isClosed(changed) || isClosed(order)) return changed;
  const nothingOpen = {
    phaseBefore: null,
    proposedBy: null,
    answerDueAt: null,
    rulingDueAt: null,
    changeBy: null,
  };
  return { ...changed, ...nothingOpen, closedAt: now };
}

function belongs(order: Order, actor: Actor): boolean {
  if (actor.kind === "buyer") return actor.userId === order.buyerId;
  if (actor.kind === "seller") return actor.userId === order.sellerId;
  return true;
}
