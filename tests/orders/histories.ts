import fc from "fast-check";
import { VISIT_FINDINGS } from "~/database/stored-values";
import { BANK, balances, type Posting, refundAccount } from "~/ledger/ledger";
import type { ChangeTerms } from "~/orders/change";
import {
  type Accepted,
  type Actor,
  type Command,
  type CommandOf,
  decide,
  type OrderEvent,
  stepOfKind,
} from "~/orders/lifecycle";
import { openInquiry, openPackageOrder, openProposalOrder } from "~/orders/opening";
import { isClosed, type LifecycleState, lifecycleStateOf, type Order } from "~/orders/order";
import { type AskedReturn, byPartText, dueBill, heldParts, partsOf, sumOf, sumReturned } from "~/orders/parts";
import { isHeldPayment } from "~/orders/rules/payment";
import { type AttemptStatus, advanceAttempt } from "~/payments/payment";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { MAX_PRICE, MIN_PRICE } from "~/platform/money";
import { COMMANDS } from "./commands";
import { BUDI, budi, gateway, HENDRA, NOW, operator, SARI, sari, scheduler } from "./fixture";
import { inLessons, settlePart, withDueBill } from "./parted";

type Press = { actor: Actor; command: Command };

/**
 * A fitting step uses the first of its commands that anybody may give. Without these most histories would end early.
 * `rivals` act at the same time on the order as it was before, and each command is sent `repeats` more times.
 */
type Step = {
  actor: Actor;
  commands: Command[];
  fitting: boolean;
  rivals: Press[];
  repeats: number;
  wait: number;
  /** Adds a bill, or closes a part, before anybody acts. */
  parts: PartStep;
};

type PartStep =
  | { kind: "none" }
  | { kind: "bill"; amounts: number[] }
  /** `back` is the buyer's per cent. */
  | { kind: "settle"; index: number; back: number };

const partStep: fc.Arbitrary<PartStep> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<PartStep>({ kind: "none" }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("bill" as const),
      amounts: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      index: fc.nat({ max: 5 }),
      back: fc.constantFrom(0, 0, 30, 100),
    }),
  },
);

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const attempt = fc.integer({ min: 1, max: 4 });
const actor = fc.constantFrom<Actor[]>(budi, sari, gateway, scheduler, operator, {
  kind: "buyer",
  userId: HENDRA,
});

const terms = fc.record({
  price: fc.option(price),
  deadline: fc.option(fc.constant(NOW + 400 * DAY)),
  revisions: fc.option(fc.integer({ min: 0, max: 99 })),
});

const share = fc.oneof(fc.constantFrom(0, 100), fc.integer({ min: 1, max: 101 }));
const PER_PART = "each part";
const why = "Warnanya belum seperti yang kita sepakati.";

/** A per cent of the money in escrow, or of each part, which is filled in when the step runs. More than 100 is refused. */
const asked = fc.record({ back: share, byPart: fc.constantFrom("", "", PER_PART) });

/** Marks one of several debts. -1 marks all of them. */
const PART = -2;

/** Amounts that depend on earlier steps are -1 here and are filled in when the step runs. */
const varied = {
  quote: [fc.record({ kind: fc.constant("quote" as const), price, days: fc.integer({ min: 0, max: 40 }) })],
  record_payment: [
    fc.record({
      kind: fc.constant("record_payment" as const),
      bill: fc.oneof(
        { weight: 5, arbitrary: fc.constant(-1) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
      ),
      amount: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: price }),
      attempt,
      method: fc.constant("qris"),
    }),
  ],
  payment_in_review: [fc.record({ kind: fc.constant("payment_in_review" as const), attempt })],
  payment_failed: [fc.record({ kind: fc.constant("payment_failed" as const), attempt })],
  request_cancellation: [asked.map((sums): Command => ({ kind: "request_cancellation", ...sums, reason: why }))],
  propose_settlement: [asked.map((sums): Command => ({ kind: "propose_settlement", ...sums }))],
  rule_dispute: VISIT_FINDINGS.map((finding) =>
    asked.map((sums): Command => ({ kind: "rule_dispute", ...sums, finding, reason: why })),
  ),
  propose_change: [terms.map((one): Command => ({ kind: "propose_change", description: why, ...one }))],
  propose_extra: [
    fc.integer({ min: MIN_PRICE, max: 2_000_000 }).map((amount): Command => ({ ...COMMANDS.propose_extra, amount })),
  ],
  accept_extra: [fc.constant<Command>(COMMANDS.accept_extra)],
  accept_change: [fc.constant<Command>({ kind: "accept_change", price: null, deadline: null, revisions: null })],
  record_refund: [
    { kind: "record_refund", amount: -1, through: "bank", last: true } as const,
    { kind: "record_refund", amount: -1, through: "gateway", last: true } as const,
    { kind: "record_refund", amount: PART, through: "gateway", last: false } as const,
    { kind: "record_refund", amount: PART, through: "bank", last: false } as const,
  ].map((one) => fc.constant<Command>(one)),
  return_refund: [fc.constant<Command>({ kind: "return_refund", amount: -1, debt: 2, taken: false })],
  record_transfer: [fc.constant<Command>({ kind: "record_transfer", amount: 50_000 })],
  take_back: [
    fc.record({
      kind: fc.constant("take_back" as const),
      bill: fc.integer({ min: 1, max: 3 }),
      amount: fc.constant(-1),
      isSurplus: fc.constant(false),
      owed: fc.constant(-1),
      last: fc.constant(true),
      held: fc.constant(0),
      cause: fc.constantFrom("refund" as const, "chargeback" as const),
    }),
  ],
  cancel: [{ kind: "cancel" } as const, { kind: "cancel", callOutFee: 50_000 } as const].map((one) =>
    fc.constant<Command>(one),
  ),
  // A visit of these histories is agreed on before.
  propose_visit: [],
  accept_visit: [],
} satisfies Partial<Record<Command["kind"], fc.Arbitrary<Command>[]>>;

const unvaried = Object.values(COMMANDS).filter(({ kind }) => !(kind in varied));

const command: fc.Arbitrary<Command> = fc.oneof(
  ...unvaried.map((one) => fc.constant<Command>(one)),
  ...Object.values<fc.Arbitrary<Command>[]>(varied).flat(),
  // Few histories have an extra to cancel.
  fc.constant<Command>(COMMANDS.cancel_extra),
);

const step: fc.Arbitrary<Step> = fc.record({
  actor,
  commands: fc.array(command, { minLength: 1, maxLength: 12 }),
  fitting: fc.boolean(),
  rivals: fc.array(fc.record({ actor, command }), { maxLength: 2 }),
  repeats: fc.nat({ max: 1 }),
  wait: fc.constantFrom(0, 0, MINUTE, 30 * MINUTE, HOUR, 9 * HOUR, 4 * DAY),
  parts: partStep,
});

export const history = fc.record({
  steps: fc.array(step, { minLength: 30, maxLength: 60 }),
  begins: fc.constantFrom<Begins[]>("package", "custom", "proposal"),
  price,
  quantity: fc.integer({ min: 1, max: 100 }),
  lessons: fc.constantFrom(1, 1, 1, 4),
  isParted: fc.boolean(),
  visitDays: fc.constantFrom(null, null, null, 0, 1, 3),
  callOutFee: fc.constantFrom(0, 1, 25_000, 50_000),
  visitMode: fc.constantFrom("at_buyer" as const, "at_seller" as const),
  /** Begins paid, an hour after the agreed one, because few random histories come so far. */
  isVisitDay: fc.constantFrom(false, false, true),
  hasArrived: fc.boolean(),
});

type Begins = "package" | "custom" | "proposal";

function open(begins: Begins, unitPrice: number, quantity: number): { order: Order; event: OrderEvent } {
  const listing = { id: "listing", sellerId: SARI, kind: "offer" as const, status: "active" as const };
  const input = { id: "order", buyerId: BUDI, listing, quantity, deadline: null };
  const opened = {
    custom: () => openInquiry(input, NOW),
    package: () =>
      openPackageOrder({ ...input, listing: { ...listing, price: unitPrice, packages: null }, packageId: null }, NOW),
    proposal: () =>
      openProposalOrder(
        "order",
        {
          status: "open",
          price: unitPrice,
          days: 3,
          proposerId: SARI,
          suspendedAt: null,
          wantedId: "listing",
          buyerId: BUDI,
          wantedStatus: "active",
          deadline: null,
          updatedAt: NOW,
          contentChangedAt: 0,
        },
        NOW,
      ),
  }[begins]();
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

const withVisit = (
  order: Order,
  days: number,
  { callOutFee, visitMode }: Pick<Order, "callOutFee" | "visitMode">,
): Order => ({
  ...order,
  visitMode,
  visitAt: NOW + days * DAY + 12 * HOUR,
  visitAgreedAt: NOW,
  callOutFee: Math.min(callOutFee, Math.floor((order.totalPrice ?? 0) / 5)),
});

/** The events so far. `gone` is the rupiah that was returned to the buyer or their bank. */
export type OrderHistory = {
  order: Order;
  postings: Posting[];
  events: OrderEvent[];
  paid: Map<number, { bill: number; amount: number }>;
  /** Status by attempt from the gateway's reports. An attempt without a report is pending. */
  attempts: Map<number, AttemptStatus>;
  gone: number;
  held: Map<number, number>;
  change: ChangeTerms | null;
  extra: CommandOf<"accept_extra">["extra"] | null;
};

export function runHistory(
  run: {
    steps: Step[];
    begins: Begins;
    price: number;
    quantity: number;
    lessons: number;
    isParted: boolean;
    visitDays: number | null;
    callOutFee: number;
    visitMode: Order["visitMode"];
    isVisitDay: boolean;
    hasArrived: boolean;
  },
  inspect: (story: OrderHistory) => void = () => undefined,
): OrderHistory {
  const opened = open(run.begins, run.price, run.quantity).order;
  const order = run.visitDays === null ? opened : withVisit(opened, run.visitDays, run);
  let story: OrderHistory = {
    // Only an order whose price is fixed can have parts before it is paid.
    order: run.begins === "package" && run.isParted ? inLessons(order, run.lessons) : order,
    postings: [],
    events: [],
    paid: new Map(),
    attempts: new Map(),
    gone: 0,
    held: new Map(),
    change: null,
    extra: null,
  };
  if (run.begins !== "custom" && run.isVisitDay && run.visitDays !== null) {
    const pays: Press = { actor: gateway, command: { ...COMMANDS.record_payment, bill: -1, amount: -1 } };
    const paid = write(story, pays, null, NOW, inspect);
    story = {
      ...paid,
      order: { ...paid.order, startedAt: NOW - DAY, visitAt: NOW - HOUR, arrivedAt: run.hasArrived ? NOW : null },
    };
  }
  let now = NOW;
  for (const step of run.steps) {
    now += step.wait;
    if (run.isParted) {
      story = changeParts(story, step.parts, now);
      inspect(story);
    }
    const read = story;
    const presses = [pressOf(read, step, now), ...step.rivals].flatMap((press) => press ?? []);
    // All decide on the state that all of them read, and then the first one writes.
    const decided = presses.map((press) => ({ press, taken: attemptTo(read, press, now) }));
    for (const { press, taken } of decided) {
      story = write(story, press, taken, now, inspect);
      for (let times = 0; times < step.repeats; times++) story = write(story, press, null, now, inspect);
    }
  }
  return story;
}

/** Adds a bill, or closes a part while others are in escrow. No step of the app does it yet. */
function changeParts(story: OrderHistory, change: PartStep, now: number): OrderHistory {
  const { order } = story;
  if (change.kind === "none" || order.status !== "in_progress" || order.phase === "disputed") return story;
  const written = (changed: Order, postings: Posting[] = []): OrderHistory => ({
    ...story,
    order: { ...changed, version: order.version + 1 },
    events: [...story.events, { kind: "change_accepted", actor: scheduler, at: now, detail: {} }],
    postings: [...story.postings, ...postings],
  });
  const held = heldParts(order);
  if (change.kind === "bill") {
    const isFull = partsOf(order).length + change.amounts.length > 6 || dueBill(order) !== null;
    return isFull ? story : written(withDueBill(order, change.amounts, now));
  }
  const part = held[change.index % held.length];
  if (!part || held.length < 2) return story;
  const settled = settlePart(order, part.no, Math.floor((part.amount * change.back) / 100));
  return written(settled.order, settled.postings);
}

type Taken = { said: Command; decision: Accepted };

/**
 * Several writers use the same event number and one succeeds. The others read again and decide again, as the commands
 * do.
 */
function write(
  story: OrderHistory,
  press: Press,
  taken: Taken | null,
  now: number,
  look: (story: OrderHistory) => void,
): OrderHistory {
  const overtaken = taken?.decision.order.version !== story.order.version + 1;
  const valid = overtaken ? attemptTo(story, press, now) : taken;
  if (!valid) return story;
  const next = after(story, valid);
  look(next);
  return next;
}

const ANYBODY = [budi, sari, gateway, scheduler, operator];

function pressOf(story: OrderHistory, { actor, commands, fitting }: Step, now: number): Press | null {
  const presses = commands.flatMap((command) =>
    (fitting ? ANYBODY : [actor]).map((who): Press => ({ actor: who, command })),
  );
  return (fitting ? presses.find((press) => attemptTo(story, press, now)) : presses[0]) ?? null;
}

function attemptTo(story: OrderHistory, { actor, command }: Press, now: number): Taken | null {
  const said = fillCommand(story, command);
  if (!said) return null;
  // Frozen, so that a decision that changes its order throws.
  const decision = decide(Object.freeze(story.order), actor, said, now);
  return decision.ok ? { said, decision } : null;
}

const OUTCOMES = { record_payment: "paid", payment_in_review: "review", payment_failed: "failed" } as const;

/** Whether a gateway report changes its attempt. A repeated, late or disordered report does not. */
function isNews({ attempts }: OrderHistory, { kind, attempt }: CommandOf<keyof typeof OUTCOMES>): boolean {
  const status = attempts.get(attempt) ?? "pending";
  return advanceAttempt(status, OUTCOMES[kind]) !== status;
}

/** Fills in values from the state. Returns null if there is nothing to report, refund or answer. */
function fillCommand(story: OrderHistory, command: Command): Command | null {
  const { order, postings, held, change } = story;
  const owed = balances(postings).get(refundAccount(BUDI)) ?? 0;
  switch (command.kind) {
    case "payment_in_review":
    case "payment_failed":
      return isNews(story, command) ? command : null;
    case "record_payment":
      if (!isNews(story, command)) return null;
      return billed(order, command);
    case "request_cancellation":
    case "propose_settlement":
    case "rule_dispute":
      return { ...command, ...sumsOf(order, command) };
    case "record_refund":
      return { ...command, amount: command.amount === PART ? Math.ceil(owed / 2) : owed };
    case "return_refund": {
      const out = balances(postings).get(BANK) ?? 0;
      return out === 0 ? null : { ...command, amount: out };
    }
    case "accept_change":
      return (
        change && {
          ...command,
          price: change.price,
          deadline: change.deadline,
          revisions: change.revisions,
        }
      );
    case "accept_extra":
      return story.extra && { ...command, extra: story.extra };
    case "take_back": {
      const amount = held.get(command.bill);
      return amount === undefined ? null : { ...command, amount, owed };
    }
    default:
      return command;
  }
}

function sumsOf(order: Order, { back, byPart }: AskedReturn): AskedReturn {
  const held = heldParts(order);
  const ofSum = (amount: number) => Math.floor((amount * back) / 100);
  if (byPart !== PER_PART || held.length === 0) return { back: ofSum(sumOf(held)), byPart: "" };
  const returns = held.map(({ no, amount }) => ({ no, returned: ofSum(amount) }));
  return { back: sumReturned(returns), byPart: byPartText(returns) };
}

/** A bill that nobody can pay any more may still be paid at the gateway, at the price that it had. */
function billed(order: Order, command: CommandOf<"record_payment">): Command {
  const due = dueBill(order);
  const bill = command.bill === -1 ? (due?.bill ?? 1) : command.bill;
  const ofBill = partsOf(order).filter((part) => part.bill === bill);
  return { ...command, bill, amount: command.amount === -1 ? sumOf(ofBill) : command.amount };
}

const OUTGOING = new Set<Command["kind"]>(["record_refund", "record_transfer", "take_back"]);

function isDeclared(kind: Command["kind"], before: LifecycleState, after: LifecycleState): boolean {
  return stepOfKind(kind).transitions.some(
    ({ from, to }) => from.includes(before) && (to === "same" ? after === before : to.includes(after)),
  );
}

function after(story: OrderHistory, { said, decision }: Taken): OrderHistory {
  const { order } = story;
  if (decision.order.version !== order.version + 1) throw new Error("a change must be one version on");
  if (isClosed(order) && decision.order.status !== order.status) throw new Error("a closed order changed its end");
  if (!isDeclared(said.kind, lifecycleStateOf(order), lifecycleStateOf(decision.order)))
    throw new Error(`${said.kind} led from ${lifecycleStateOf(order)} to ${lifecycleStateOf(decision.order)}`);
  const paid = said.kind === "record_payment" ? new Map(story.paid).set(said.attempt, said) : story.paid;
  const held = new Map(story.held);
  if (said.kind === "take_back") held.delete(said.bill);
  if (said.kind === "record_payment" && isHeldPayment(decision.event.kind)) held.set(said.bill, said.amount);
  const attempts = new Map(story.attempts);
  for (const [number, status] of attempts) {
    const end = decision.closesAttempts;
    if (end?.from.includes(status)) attempts.set(number, end.status);
  }
  if ("attempt" in said) attempts.set(said.attempt, OUTCOMES[said.kind]);
  const left = OUTGOING.has(said.kind) && "amount" in said ? said.amount : 0;
  const back = said.kind === "return_refund" ? said.amount : 0;
  return {
    order: decision.order,
    postings: [...story.postings, ...decision.postings],
    events: [...story.events, decision.event],
    paid,
    attempts,
    gone: story.gone + left - back,
    change: decision.order.changeBy === null ? null : said.kind === "propose_change" ? said : story.change,
    extra: decision.order.changeBy === null ? null : said.kind === "propose_extra" ? said : story.extra,
    held,
  };
}
