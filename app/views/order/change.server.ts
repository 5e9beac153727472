import { dateInput } from "~/copy/core/written-date";
import { allowedActions } from "~/copy/order/actions";
import {
  acceptanceConsequence,
  CHANGE_STATUS_LABELS,
  changeRows,
  deadlineNow,
  revisionsNow,
} from "~/copy/order/change";
import { STEP_COPY } from "~/copy/order/steps";
import type { OrderChange } from "~/db/order/changes.server";
import type { OrderState } from "~/db/order/orders.server";
import type { findOrderWithChange } from "~/db/order/pages.server";
import { formatDate, formatShortDate, toDateInput, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { ok, refused } from "~/domain/core/outcome";
import { findAction } from "~/domain/order/actions";
import { takesPrice } from "~/domain/order/change";
import { decide, refusalBefore } from "~/domain/order/decide";
import { type AnswerKind, actorOf } from "~/domain/order/decision";
import { agreedPrice, type Order, otherSide, quoteExpired, type Side, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";

/** Refused where no change may be proposed now. */
export function changeFormView({ order }: OrderState, userId: string, now: number) {
  const side = sideOf(order, userId);
  if (!side) return refused("no_order");
  const people = peopleOf(order);
  const action = findAction(allowedActions(order, side, now, people), "propose_change");
  if (!action) return refused(refusalBefore(order, side, "propose_change", now) ?? "not_now");
  return ok({
    orderId: order.id,
    title: order.title,
    selling: side === "seller",
    other: people[otherSide(side)],
    renews: quoteExpired(order, now),
    consequence: action.consequence,
    version: order.version,
    quantity: order.quantity,
    feePercent: order.feePercent,
    /** Null where it can't change any more. */
    price: takesPrice(order) ? formatRupiah(agreedPrice(order)) : null,
    deadline: deadlineNow(order),
    revisions: revisionsNow(order).toLowerCase(),
    dates: dateInput(toDateInput(now)),
    requestId: crypto.randomUUID(),
  });
}

type OrderWithChange = NonNullable<Awaited<ReturnType<typeof findOrderWithChange>>>;

/** Refused where none waits for this person. */
export function changeAnswerView(
  { order, change }: OrderWithChange,
  kind: AnswerKind,
  userId: string,
  now: number,
) {
  const side = sideOf(order, userId);
  if (!side) return refused("no_order");
  if (change?.status !== "open") return refused("no_change");
  const decision = decide(order, actorOf(side, userId), { kind, ...change, reason: "" }, now);
  if (!decision.ok) return decision;
  const words = STEP_COPY[kind].page;
  return ok({
    ...changeView(order, change, side),
    orderId: order.id,
    title: order.title,
    heading: words.title,
    button: words.button,
    asksWhy: kind === "decline_change",
    by: change.proposedBy === side ? "Anda" : peopleOf(order)[change.proposedBy],
    consequence: kind === "accept_change" ? acceptanceConsequence(order, change, side) : AS_BEFORE,
  });
}

const AS_BEFORE = "Tidak ada yang berubah: pesanan berjalan terus seperti yang disepakati sebelumnya.";

function changeView(order: Order, change: OrderChange, side: Side) {
  return { changeId: change.id, rows: changeRows(order, change, side), description: change.description };
}

export function orderChangesView(order: Order, changes: readonly OrderChange[], side: Side, zone: Zone) {
  const [latest] = changes;
  return {
    open:
      latest?.status === "open"
        ? { ...changeView(order, latest, side), mine: latest.proposedBy === side }
        : null,
    decided: changes
      .filter(({ status }) => status !== "open")
      .map((change) => ({
        id: change.id,
        mine: change.proposedBy === side,
        status: CHANGE_STATUS_LABELS[change.status],
        when: formatShortDate(change.decidedAt ?? change.createdAt, zone),
        terms: termsOf(change),
        description: change.description,
      })),
  };
}

/** Without a comparison: the terms have changed since. */
function termsOf({ price, deadline, revisions }: OrderChange) {
  return [
    ...(price === null ? [] : [{ label: "Harga", value: formatRupiah(price) }]),
    ...(deadline === null ? [] : [{ label: "Tenggat", value: formatDate(deadline) }]),
    ...(revisions === null ? [] : [{ label: "Revisi", value: `${revisions} kali` }]),
  ];
}
