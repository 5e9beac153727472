import { allowedActions } from "~/copy/order/actions";
import { CHANGE_STATUS_LABELS, acceptanceConsequence, changeRows, deadlineNow, revisionsNow } from "~/copy/order/change";
import { peopleOf } from "~/copy/order/labels";
import type { PageCopy } from "~/copy/order/step-copy";
import { STEP_COPY } from "~/copy/order/steps";
import type { OrderChange } from "~/db/order/changes.server";
import { findOrder } from "~/db/order/orders.server";
import { findOrderWithChange } from "~/db/order/pages.server";
import { formatDate, formatShortDate, toDateInput } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { findAction } from "~/domain/order/actions";
import { takesPrice } from "~/domain/order/change";
import { decide } from "~/domain/order/decide";
import { type AnswerKind, actorOf } from "~/domain/order/decision";
import { type Order, otherSide, type Side, sideOf } from "~/domain/order/order";
import { findAnswer } from "~/domain/order/step-pages";
import { noOrder, notFound } from "../../http/errors.server";
import { backToOrder, type OrderVisit, whyNot } from "../../http/order-access.server";
import { LOGIN_TO_SEE_ORDERS } from "../../http/order-login.server";
import { requireUser } from "../../http/viewer.server";

export const PROPOSING = { done: "Usulan perubahan terkirim", failed: "Usulan perubahan belum terkirim" };

/** What the form shows beside its fields: the terms as they are. Who may not propose now is led back to the order. */
export async function changeFormView(visit: OrderVisit) {
  const { context, request, params } = visit;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const state = await findOrder(context.db, params.id ?? "", user.id);
  const side = state && sideOf(state.order, user.id);
  if (!state || !side) noOrder();
  const { row, order } = state;
  const { now } = context;
  const people = peopleOf(row);
  const action = findAction(allowedActions(order, side, now, people), "propose_change");
  if (!action) throw await backToOrder(visit, PROPOSING, whyNot(state, side, "propose_change", now));
  return {
    orderId: order.id,
    title: row.serviceTitle,
    selling: side === "seller",
    other: people[otherSide(side)],
    renews: isExpired(order, now),
    consequence: action.consequence,
    version: order.version,
    quantity: order.quantity,
    /** Null where it can't change any more. */
    price: takesPrice(order) ? formatRupiah(order.price ?? 0) : null,
    deadline: deadlineNow(order),
    revisions: revisionsNow(order).toLowerCase(),
    firstDay: toDateInput(now),
    requestId: crypto.randomUUID(),
  };
}

export function isExpired({ phase, quoteExpiresAt }: Order, now: number): boolean {
  return phase === "quoted" && quoteExpiresAt !== null && now > quoteExpiresAt;
}

/** The answer that the address names; there are no others. */
export function answerOf({ answer }: { answer?: string }): { kind: AnswerKind; words: PageCopy } {
  const { kind } = findAnswer(answer) ?? notFound();
  return { kind, words: STEP_COPY[kind].page };
}

/** The change that waits, and what answering it so does. Where none waits for this person, back to the order. */
export async function changeAnswerView(visit: OrderVisit & { params: { answer?: string } }) {
  const { context, request, params } = visit;
  const { kind, words } = answerOf(params);
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderWithChange(context.db, params.id ?? "", user.id);
  const side = found && sideOf(found.order, user.id);
  if (!found || !side) noOrder();
  const { row, order, change } = found;
  if (change?.status !== "open") throw await backToOrder(visit, words, "no_change");
  const command = { kind, ...change, reason: "" };
  const decision = decide(order, actorOf(side, user.id), command, context.now);
  if (!decision.ok) throw await backToOrder(visit, words, decision.reason);
  return {
    ...changeView(order, change, side),
    orderId: order.id,
    title: row.serviceTitle,
    heading: words.title,
    button: words.button,
    asksWhy: kind === "decline_change",
    by: change.proposedBy === side ? "Anda" : peopleOf(row)[change.proposedBy],
    consequence: kind === "accept_change" ? acceptanceConsequence(order, change, side) : AS_BEFORE,
  };
}

const AS_BEFORE = "Tidak ada yang berubah: pesanan berjalan terus seperti yang disepakati sebelumnya.";

function changeView(order: Order, change: OrderChange, side: Side) {
  return { changeId: change.id, rows: changeRows(order, change, side), description: change.description };
}

/** The changes of an order as its page lists them: the one that waits, and what became of the others. */
export function orderChangesView(order: Order, changes: readonly OrderChange[], side: Side) {
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
        when: formatShortDate(change.decidedAt ?? change.createdAt),
        terms: termsOf(change),
        description: change.description,
      })),
  };
}

/** What was proposed, of itself: what it would have been compared with has changed since. */
function termsOf({ price, deadline, revisions }: OrderChange) {
  return [
    ...(price === null ? [] : [{ label: "Harga", value: formatRupiah(price) }]),
    ...(deadline === null ? [] : [{ label: "Tenggat", value: formatDate(deadline) }]),
    ...(revisions === null ? [] : [{ label: "Revisi", value: `${revisions} kali` }]),
  ];
}
