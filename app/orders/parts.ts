import { MAX_CALL_OUT_PERCENT } from "~/listings/package";
import { assertRupiah, buyerPart, type Division, divide, isRupiah, platformFee } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";

/**
 * Steps create only parts of the kinds `work` and `extra`. The trigger `orders_parts_fit` reserves the other kinds, so
 * that stages, deposits, visits and tips need no change of the table.
 */
type PartKind = "work" | "extra" | "stage" | "deposit" | "visit" | "tip";

/**
 * held: in escrow. handed: in escrow, and delivered. closed: left escrow. lapsed: never paid. No step creates `handed`
 * yet: it is reserved for stages, like `days`, `handedAt` and `reviewDueAt` of a part.
 */
export type PartState = "planned" | "due" | "held" | "handed" | "closed" | "lapsed";

export const MAX_PARTS = 12;

/**
 * A sum of an order that is released or refunded by itself. `bill` numbers the payment that pays it. The sums include
 * our fee and are 0 until the part is closed. Then they add up to `amount`. `taken` went to the buyer's bank.
 */
export type Part = {
  no: number;
  bill: number;
  kind: PartKind;
  title: string;
  amount: number;
  /** Days to do a stage, counted from its payment. */
  days?: number;
  state: PartState;
  paidAt?: number;
  handedAt?: number;
  reviewDueAt?: number;
  released: number;
  returned: number;
  taken: number;
};

export type PricedOrder = { totalPrice: number | null; additions: number };

export type PartedOrder = PricedOrder & {
  status: string;
  phase: string | null;
  paymentStatus: string;
  startedAt: number | null;
  buyerShare: number | null;
  /** The proposed division of the money in escrow. Missing if it is a per cent, or if the reader does not need it. */
  proposedReturns?: readonly PartReturn[] | null;
  parts: readonly Part[];
};

/** Throws if the order has no price, which is a bug in the caller. */
export function pricedTotal({ totalPrice, additions }: PricedOrder): number {
  assertRupiah(totalPrice);
  return totalPrice + additions;
}

/** Reads the stored parts, as nothing else does. Without them an order has one part, or none before it has a price. */
export function partsOf(order: PartedOrder): readonly Part[] {
  if (order.parts.length > 0) return order.parts;
  const isUnpriced = order.totalPrice === null && order.status !== "in_progress";
  return isUnpriced ? [] : [impliedPart(order)];
}

function impliedPart(order: PartedOrder): Part {
  const amount = pricedTotal(order);
  const { startedAt } = order;
  const paid = startedAt === null ? {} : { paidAt: startedAt };
  const part = { no: 1, bill: 1, kind: "work", title: "", amount, ...paid, ...NOTHING_LEFT } as const;
  switch (order.status) {
    case "in_progress":
      return { ...part, state: "held" };
    case "completed": {
      const returned = buyerPart(amount, order.buyerShare ?? 0);
      return { ...part, state: "closed", released: amount - returned, returned };
    }
    case "cancelled":
      if (startedAt === null) return { ...part, state: "lapsed" };
      return { ...part, state: "closed", [order.paymentStatus === "charged_back" ? "taken" : "returned"]: amount };
    default:
      return { ...part, state: order.phase === "awaiting_payment" ? "due" : "planned" };
  }
}

const NOTHING_LEFT = { released: 0, returned: 0, taken: 0 };

const isHeld = ({ state }: Part): boolean => state === "held" || state === "handed";

export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

export const heldParts = (order: PartedOrder): Part[] => partsOf(order).filter(isHeld);

export const heldTotal = (order: PartedOrder): number => sumOf(heldParts(order));

export type Bill = { bill: number; amount: number; parts: readonly Part[] };

export function dueBill(order: PartedOrder): Bill | null {
  const parts = partsOf(order).filter(({ state }) => state === "due");
  const [first] = parts;
  return first ? { bill: first.bill, amount: sumOf(parts), parts } : null;
}

/** Returns rupiah of all parts that were or may still be paid. Null before a price is agreed. */
export function jobTotal(order: PartedOrder): number | null {
  const parts = partsOf(order);
  if (parts.length === 0) return null;
  const kept = parts.filter(({ state }) => state !== "lapsed");
  return sumOf(kept.length > 0 ? kept : parts);
}

/** The rupiah of a held part that the buyer gets back. The rest is released. */
export type PartReturn = Pick<Part, "no" | "returned">;

/** The sums of a closing part that go to the buyer and to the buyer's bank. The rest is released. */
type PartEnd = PartReturn & { taken?: number };

type HeldPart = Pick<Part, "no" | "bill" | "amount">;

export const sumReturned = (returns: readonly PartReturn[]): number =>
  returns.reduce((sum, { returned }) => sum + returned, 0);

/** Divides held parts so that the buyer gets `rupiah` back. Takes it from the last bill and its last part first. */
export function divideHeld(held: readonly HeldPart[], rupiah: number): PartReturn[] {
  assertRupiah(rupiah);
  let left = rupiah;
  const lastFirst = [...held].sort((a, b) => b.bill - a.bill || b.no - a.no);
  const returns = lastFirst.map(({ no, amount }) => {
    const returned = Math.min(left, amount);
    left -= returned;
    return { no, returned };
  });
  if (left > 0) throw new RangeError(`only ${rupiah - left} of ${rupiah} are in escrow`);
  return returns.sort((a, b) => a.no - b.no);
}

/** The money in escrow, as a page shows it for a division. */
export type Escrow = { held: readonly (HeldPart & { title: string })[]; feePercent: number };

export const escrowTotal = ({ held }: Escrow): number => sumOf(held);

/** Returns the sums if the buyer gets `back` rupiah, from the last bill first. */
export const divideEscrow = ({ held, feePercent }: Escrow, back: number): Division =>
  divisionOf(held, divideHeld(held, back), feePercent);

/** Returns the name of the input for the sum that a part gives back. */
export const partInput = (no: number): string => `part${no}`;

/** Rupiah that the buyer gets back. `byPart` names the sum of each part, or is "" to take the last bill first. */
export type AskedReturn = { back: number; byPart: string };

/** Returns "1:150000,2:0". */
export const byPartText = (returns: readonly PartReturn[]): string =>
  returns.map(({ no, returned }) => `${no}:${returned}`).join(",");

/** Returns null if the text is not one of `byPartText`. */
export function readByPart(byPart: string): PartReturn[] | null {
  if (!/^\d{1,2}:\d{1,15}(?:,\d{1,2}:\d{1,15}){0,11}$/.test(byPart)) return null;
  return byPart.split(",").map((one) => {
    const [no, returned] = one.split(":").map(Number);
    return { no: Number(no), returned: Number(returned) };
  });
}

/** Returns the division in the form of a command. A single part needs no list. */
export const askedOf = (returns: readonly PartReturn[]): AskedReturn => ({
  back: sumReturned(returns),
  byPart: returns.length > 1 ? byPartText(returns) : "",
});

/** Divides the held parts as a person asked. A part that is not named gives nothing back. */
export function readReturns(
  held: readonly HeldPart[],
  { back, byPart }: AskedReturn,
): Outcome<PartReturn[], "above_held" | "above_part" | "bad_sum"> {
  if (!isRupiah(back)) return refused("bad_sum");
  if (back > sumOf(held)) return refused("above_held");
  if (byPart === "") return ok(divideHeld(held, back));
  const named = readByPart(byPart);
  if (named === null || sumReturned(named) !== back) return refused("bad_sum");
  const returns = held.map(({ no }) => ({ no, returned: named.find((one) => one.no === no)?.returned ?? 0 }));
  const isAbove = held.some(({ amount }, index) => (returns[index]?.returned ?? 0) > amount);
  // A part that is not in escrow has no sum in `returns`.
  return isAbove || sumReturned(returns) !== back ? refused("above_part") : ok(returns);
}

/** Returns the proposed division of the money in escrow. Old proposals name a per cent. */
export function proposedReturns(order: PartedOrder): readonly PartReturn[] {
  const held = heldParts(order);
  return order.proposedReturns ?? divideHeld(held, buyerPart(sumOf(held), order.buyerShare ?? 0));
}

/** The stored parts after a change. Empty if the order stores none. */
type PartChange = { parts?: Part[] };

function changeParts({ parts }: Pick<PartedOrder, "parts">, change: (part: Part) => Part): PartChange {
  return parts.length === 0 ? {} : { parts: parts.map(change) };
}

export function closeParts(order: Pick<PartedOrder, "parts">, ends: readonly PartEnd[]): PartChange {
  return changeParts(order, (part) => {
    const end = ends.find(({ no }) => no === part.no);
    if (!end || !isHeld(part)) return part;
    const { returned, taken = 0 } = end;
    return { ...part, state: "closed", released: part.amount - returned - taken, returned, taken };
  });
}

export function payDueParts(order: Pick<PartedOrder, "parts">, now: number): PartChange {
  return changeParts(order, (part) => (part.state === "due" ? { ...part, state: "held", paidAt: now } : part));
}

/** Ends the bill that is due, or everything that is not paid. A payment that arrives later is refunded. */
export function lapseParts(order: Pick<PartedOrder, "parts">, states: readonly PartState[] = ["due"]): PartChange {
  return changeParts(order, (part) => (states.includes(part.state) ? { ...part, state: "lapsed" } : part));
}

/** Adds a bill of one part, which the buyer can pay now. Afterwards the order stores all its parts. */
export function billExtra(order: PartedOrder, { title, amount }: { title: string; amount: number }): PartChange {
  const parts = partsOf(order);
  const bill = Math.max(...parts.map((part) => part.bill)) + 1;
  const extra: Part = { no: parts.length + 1, bill, kind: "extra", title, amount, state: "due", ...NOTHING_LEFT };
  return { parts: [...parts, extra] };
}

export const MAX_EXTRAS = 6;

/** Extras may reach this sum even if the agreed price is small. */
export const MIN_EXTRAS_LIMIT = 500_000;

export function extrasLeft(order: PartedOrder): { amount: number; count: number } {
  const extras = partsOf(order).filter(({ kind, state }) => kind === "extra" && state !== "lapsed");
  const maxAmount = Math.max(MIN_EXTRAS_LIMIT, 2 * pricedTotal(order));
  return {
    amount: Math.max(0, maxAmount - sumOf(extras)),
    count: Math.min(MAX_EXTRAS - extras.length, MAX_PARTS - partsOf(order).length),
  };
}

/** Fewer orders would say little about a seller. */
const MIN_JOBS_COMPARED = 5;

export const JOBS_COMPARED = 20;

/** How often completed orders had extras, and their median sum. Returns null if that is unknown or never happened. */
export function extraHabit(jobs: readonly (readonly Part[])[]): { times: number; of: number; usual: number } | null {
  const sums = jobs
    .map((parts) => sumOf(parts.filter(({ kind, released }) => kind === "extra" && released > 0)))
    .filter((sum) => sum > 0)
    .sort((a, b) => a - b);
  const usual = sums[Math.floor((sums.length - 1) / 2)];
  return jobs.length < MIN_JOBS_COMPARED || usual === undefined ? null : { times: sums.length, of: jobs.length, usual };
}

type SharedOrder = PartedOrder & { feePercent: number };

/** Returns the rupiah in escrow, or what was paid once nothing is in escrow, or the price before that. */
export function currentTotal(order: PartedOrder): number {
  if (order.parts.length === 0) return pricedTotal(order);
  const held = heldParts(order);
  const closed = order.parts.filter(({ state }) => state === "closed");
  const [some = []] = [held, closed].filter((parts) => parts.length > 0);
  return some.length > 0 ? sumOf(some) : pricedTotal(order);
}

/** Returns the sums of a division: the proposed one of the money in escrow, or how the parts were closed. */
export function dividedTotal(order: SharedOrder): Division {
  const { feePercent } = order;
  const held = heldParts(order);
  if (held.length > 0) return divisionOf(held, proposedReturns(order), feePercent);
  const closed = order.parts.filter(({ state }) => state === "closed");
  return closed.length > 0
    ? divisionOf(closed, closed, feePercent)
    : divide(pricedTotal(order), order.buyerShare ?? 0, feePercent);
}

/** Returns the sums if all money in escrow is released. */
export const releasedTotal = (order: SharedOrder): Division =>
  dividedTotal({ ...order, buyerShare: 0, proposedReturns: null });

/** The fee is rounded down for each part. */
export function divisionOf(
  parts: readonly Pick<Part, "no" | "amount">[],
  ends: readonly PartEnd[],
  feePercent: number,
): Division {
  const division = { buyer: 0, seller: 0, fee: 0 };
  for (const { no, amount } of parts) {
    const { returned = 0, taken = 0 } = ends.find((end) => end.no === no) ?? {};
    const released = amount - returned - taken;
    const fee = platformFee(released, feePercent);
    division.buyer += returned;
    division.seller += released - fee;
    division.fee += fee;
  }
  return division;
}

export const hasReleased = (parts: readonly Part[]): boolean => parts.some(({ released }) => released > 0);

/** Returns the named fee, but at most `MAX_CALL_OUT_PERCENT` of the price. Before there is a price, the named one. */
export function cappedCallOutFee(order: PricedOrder & { callOutFee: number }): number {
  if (order.totalPrice === null) return order.callOutFee;
  return Math.min(order.callOutFee, Math.floor((pricedTotal(order) * MAX_CALL_OUT_PERCENT) / 100));
}

/** Returns what the seller's side got of a cancelled order, before our fee: the call-out fee, or 0. */
export function keptFee({ status, parts }: Pick<PartedOrder, "status" | "parts">): number {
  return status === "cancelled" ? parts.reduce((sum, { released }) => sum + released, 0) : 0;
}

/** Returns the per cent of the paid money that went back to the buyer. */
export function returnedShare(parts: readonly Part[]): number {
  const closed = parts.filter(({ state }) => state === "closed");
  return roundedShare(sumReturned(closed), sumOf(closed));
}

/** Returns the per cent: 1 to 99 if both sides get some. */
export function roundedShare(returned: number, all: number): number {
  if (returned === 0) return 0;
  return returned === all ? 100 : Math.min(99, Math.max(1, Math.round((returned * 100) / all)));
}
