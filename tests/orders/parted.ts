import { settleEscrow } from "~/ledger/ledger";
import type { Order } from "~/orders/order";
import { closeParts, heldParts, type Part, type PartState, partsOf } from "~/orders/parts";
import { DAY } from "~/platform/dates";

/** Orders with several parts, as later steps will write them. */

const NOTHING_LEFT = { released: 0, returned: 0, taken: 0 };

export function aPart(no: number, bill: number, amount: number, state: PartState = "held"): Part {
  return { no, bill, kind: no === 1 ? "work" : "extra", title: `Bagian ${no}`, amount, state, ...NOTHING_LEFT };
}

/** Divides an unpaid order's price into equal parts of one bill. The last part gets the rest. */
export function inLessons(order: Order, count: number): Order {
  const [whole] = partsOf(order);
  if (!whole || count < 2) return order;
  const each = Math.floor(whole.amount / count);
  const parts = Array.from({ length: count }, (_, index): Part => {
    const amount = index === count - 1 ? whole.amount - each * (count - 1) : each;
    return { ...whole, no: index + 1, kind: "visit", title: `Pertemuan ${index + 1}`, amount };
  });
  return { ...order, parts };
}

/** Adds a bill that the buyer can pay until tomorrow. Its parts are stages, because an extra needs its events. */
export function withDueBill(order: Order, amounts: readonly number[], now: number): Order {
  const parts = partsOf(order);
  const bill = Math.max(...parts.map((part) => part.bill)) + 1;
  const added = amounts.map((amount, index) => {
    const no = parts.length + index + 1;
    return { ...aPart(no, bill, amount, "due"), kind: "stage" } as const;
  });
  return { ...order, parts: [...parts, ...added], paymentDueAt: now + DAY };
}

/** The buyer can answer the seller's proposal until tomorrow. */
export const withOpenExtra = (order: Order, now: number): Order => ({
  ...order,
  changeBy: "seller",
  answerDueAt: now + DAY,
});

/** Closes one held part of several. The order continues. */
export function settlePart(order: Order, no: number, returned: number) {
  const part = heldParts(order).find((one) => one.no === no);
  if (!part) throw new RangeError(`part ${no} is not held`);
  const changed = { ...order, ...closeParts(order, [{ no, returned, taken: 0 }]) };
  return { order: changed, postings: settleEscrow(order, [{ ...part, returned }]) };
}
