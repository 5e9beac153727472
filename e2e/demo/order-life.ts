import { statSync } from "node:fs";
import type { InferInsertModel } from "drizzle-orm";
import type { ledger, payments } from "~/database/schema/money";
import type { operatorActions } from "~/database/schema/operators";
import type { orderChanges, orderFiles, orders } from "~/database/schema/orders";
import { newId } from "~/database/statements.server";
import { accountKind, type Posting } from "~/ledger/ledger";
import type { NotificationDraft } from "~/notifications/notification";
import { orderNotifications } from "~/orders/event-text";
import { type Actor, type Command, decide, type OrderEvent } from "~/orders/lifecycle";
import type { Opened } from "~/orders/opening";
import { derivedColumns, type Order } from "~/orders/order";
import { dueBill } from "~/orders/parts";
import { appointmentOutcome } from "~/orders/rules/visit-day";
import { rulingLine } from "~/orders/text";
import { eventRows } from "~/orders/write-queries.server";
import { gatewayOrderId } from "~/payments/payment";
import { DAY, endOfDate, MINUTE, toDateInput } from "~/platform/dates";
import { DEFAULT_GATEWAY } from "~/platform/gateways/gateways.server";

import { demoFile } from "./picture";
import type { RefundRows } from "./rows/refund-rows";
import type { VisitRows } from "./rows/visit-rows";
import type { DaysAgo, DemoRefund, DemoStep } from "./types";

export type OrderScenario = {
  order: InferInsertModel<typeof orders>;
  events: ReturnType<typeof eventRows>[];
  attempts: InferInsertModel<typeof payments>[];
  postings: InferInsertModel<typeof ledger>[];
  changes: InferInsertModel<typeof orderChanges>[];
  refunds: RefundRows;
  onSite: VisitRows;
  acts: InferInsertModel<typeof operatorActions>[];
  files: { row: InferInsertModel<typeof orderFiles>; file: string }[];
  notices: (NotificationDraft & { at: number })[];
};

export type ScenarioPerson = { id: string; fullName: string };
type Frozen = Pick<OrderScenario["order"], "kind" | "packageId" | "package" | "choices" | "requirements" | "notes">;

const METHODS = ["qris", "gopay", "bank_transfer", "shopeepay"];

/** Applies the real order rules step by step, each at its own time. `at` converts days to UTC ms. */
export class Life {
  order: Order;
  readonly buyer: Actor;
  readonly seller: Actor;
  readonly #lived: { event: OrderEvent; version: number; postings: Posting[] }[] = [];
  readonly #attempts: OrderScenario["attempts"] = [];
  readonly #changes: OrderScenario["changes"] = [];
  /** Says if the seller kept the appointment. It is null until that is known. */
  visitOutcome: ReturnType<typeof appointmentOutcome> = null;
  readonly #notices: OrderScenario["notices"] = [];
  readonly #files: OrderScenario["files"] = [];

  constructor(
    private readonly slug: string,
    opened: Opened,
    private readonly cast: { buyer: ScenarioPerson; seller: ScenarioPerson },
    private readonly title: string,
    private readonly at: (daysAgo: DaysAgo) => number,
    /** The gateway's `payment_type`. */
    readonly method: string = METHODS[slug.length % METHODS.length] ?? "qris",
  ) {
    this.order = opened.order;
    this.buyer = { kind: "buyer", userId: cast.buyer.id };
    this.seller = { kind: "seller", userId: cast.seller.id };
    this.#remember(opened.event, []);
  }

  apply(actor: Actor, command: Command, when: number): void {
    const decision = decide(this.order, actor, command, when);
    if (!decision.ok) throw new Error(`${this.slug}: ${command.kind} refused, ${decision.reason}`);
    this.order = decision.order;
    this.#remember(decision.event, decision.postings);
    const open = this.#changes.find(({ status }) => status === "open");
    if (open && decision.closesChange) Object.assign(open, { status: decision.closesChange, decidedAt: when });
    if (command.kind === "propose_change" && this.order.changeBy)
      this.#changes.push(changeRow(this.order.id, this.order.changeBy, command, when));
    if (command.kind === "propose_extra") this.#changes.push(extraRow(this.order.id, command, when));
    const outcome = appointmentOutcome(decision.order, decision.event);
    if (outcome === "missed" || this.visitOutcome === null) this.visitOutcome = outcome;
  }

  tries(status: "paid" | "failed" | "expired", started: number, ended: number): number {
    const { order, method } = this;
    const no = this.#attempts.length + 1;
    this.#attempts.push(attempt({ order, no, status, method, started, ended }));
    this.apply(this.buyer, { kind: "start_payment" }, started);
    return no;
  }

  pays(paid: number): void {
    const { bill, amount } = dueBill(this.order) ?? { bill: 1, amount: 0 };
    const no = this.tries("paid", paid - 7 * MINUTE, paid);
    const payment = { kind: "record_payment" as const, bill, amount, attempt: no, method: this.method };
    this.apply({ kind: "gateway" }, payment, paid);
  }

  /** `rulesBy` is the operator who decides a dispute. */
  applySteps(steps: readonly DemoStep[], rulesBy = ""): void {
    const { buyer, seller } = this;
    const actors = { buyer, seller, operator: { kind: "operator", userId: rulesBy } } as const;
    for (const { by, command, daysAgo, dueInDays, afterBegin, files = [] } of steps) {
      const when =
        afterBegin === undefined ? this.at(daysAgo) : (this.order.visitAt ?? 0) + Math.round(afterBegin * MINUTE);
      if (command === "pay") this.pays(when);
      else this.apply(actors[by], withDay(command, dueInDays, this.at), when);
      for (const { file, name } of files) this.#files.push(this.#deliveredFile(file, name, when));
    }
  }

  #deliveredFile(file: string, name: string, createdAt: number): OrderScenario["files"][number] {
    const { id: orderId, version, sellerId: senderId } = this.order;
    const { key } = demoFile(file, "message", `${this.slug}/${name}`);
    const size = statSync(new URL(`pictures/${file}`, import.meta.url)).size;
    return { row: { key, orderId, version, senderId, purpose: "delivery", name, size, createdAt }, file };
  }

  get debt() {
    return this.#lived.find(({ postings }) => postings.some(({ to }) => accountKind(to) === "refund"));
  }

  /** An operator pays manually if `by` is given, otherwise the gateway pays. */
  payBack(
    { by, daysAgo }: NonNullable<DemoRefund["paid"]>,
    { person }: { person(slug: string): { id: string } },
  ): void {
    const payer: Actor = by ? { kind: "operator", userId: person(by).id } : { kind: "gateway" };
    const amount = this.debt?.postings.find(({ to }) => accountKind(to) === "refund")?.amount ?? 0;
    const through = by ? "bank" : "gateway";
    this.apply(payer, { kind: "record_refund", amount, through, last: true }, this.at(daysAgo));
    if (this.order.paymentStatus === "refunded" && !by) for (const one of this.#attempts) one.status = "refunded";
  }

  scenario(frozen: Frozen, now: number, refunds: RefundRows = { rows: [], acts: [] }): OrderScenario {
    const { id } = this.order;
    const names = {
      title: this.title,
      buyerName: this.cast.buyer.fullName,
      sellerName: this.cast.seller.fullName,
    };
    return {
      order: orderRow(this.order, { ...frozen, ...names }, now),
      events: this.#lived.map(({ event, version }) => eventRows({ id, version }, event)),
      attempts: this.#attempts,
      changes: this.#changes,
      refunds,
      onSite: { visits: [], addresses: [] },
      acts: this.#lived.flatMap(({ event: { kind, actor, at, detail } }) => {
        if (kind !== "ruled" || actor.kind !== "operator") return [];
        const ruling = { back: Number(detail.back), byPart: "", reason: String(detail.reason) };
        const act = { operatorId: actor.userId, kind: "rule_dispute", subjectId: id, at };
        return [{ ...act, id: newId(), reason: rulingLine(ruling) }];
      }),
      files: this.#files,
      notices: this.#notices,
      postings: this.#lived.flatMap(({ event, version, postings }) =>
        postings.map((posting, line) => ({
          transferId: `${id}:${version}`,
          line,
          orderId: id,
          fromAccount: posting.from,
          toAccount: posting.to,
          amount: posting.amount,
          at: event.at,
        })),
      ),
    };
  }

  #remember(event: OrderEvent, postings: Posting[]): void {
    const { order, title, cast } = this;
    this.#lived.push({ event, version: order.version, postings });
    const people = { buyer: cast.buyer.fullName, seller: cast.seller.fullName };
    for (const notice of orderNotifications({ order, event, people, title }))
      this.#notices.push({ ...notice, at: event.at });
  }
}

/** Sets the date of a proposed change, which the demo stores as a number of days. */
function withDay(command: Command, dueInDays: number | undefined, at: (daysAgo: DaysAgo) => number): Command {
  if (dueInDays === undefined || command.kind !== "propose_change") return command;
  return { ...command, deadline: endOfDate(toDateInput(at(-dueInDays))) };
}

function changeRow(
  orderId: string,
  proposedBy: "buyer" | "seller",
  { price, deadline, revisions, description }: Extract<Command, { kind: "propose_change" }>,
  createdAt: number,
): OrderScenario["changes"][number] {
  const id = newId();
  const terms = { price, deadline, revisions, description };
  return { ...terms, id, orderId, proposedBy, status: "open", formId: id, createdAt };
}

function extraRow(
  orderId: string,
  { title, amount, reason }: Extract<Command, { kind: "propose_extra" }>,
  createdAt: number,
): OrderScenario["changes"][number] {
  const id = newId();
  const extra = { kind: "extra", title, amount, description: reason } as const;
  return { ...extra, id, orderId, proposedBy: "seller", status: "open", formId: id, createdAt };
}

function attempt(of: {
  order: Order;
  no: number;
  status: "paid" | "failed" | "expired";
  method: string;
  started: number;
  ended: number;
}): OrderScenario["attempts"][number] {
  const { bill, amount } = dueBill(of.order) ?? { bill: 1, amount: 0 };
  return {
    id: newId(),
    orderId: of.order.id,
    attempt: of.no,
    bill,
    gateway: DEFAULT_GATEWAY,
    gatewayOrderId: gatewayOrderId(of.order.id, of.no),
    amount,
    status: of.status,
    method: of.method,
    createdAt: of.started,
    updatedAt: of.ended,
    expiresAt: of.started + DAY,
    checkedAt: of.ended,
  };
}

function orderRow(
  order: Order,
  frozen: Frozen & { title: string; buyerName: string; sellerName: string },
  now: number,
): OrderScenario["order"] {
  return { ...order, ...derivedColumns(order, now), ...frozen, formId: crypto.randomUUID() };
}
