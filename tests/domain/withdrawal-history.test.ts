import fc from "fast-check";
import { expect, it } from "vitest";
import { claimAfter, NO_CLAIM } from "~/domain/claim";
import { HOUR } from "~/domain/dates";
import {
  decideFor,
  HAND_ACTS,
  type Hand,
  type HandAct,
  type Handwork,
  markFailed,
  mayAct,
  SECOND_PERSON_ABOVE,
} from "~/domain/handwork";
import {
  type Account,
  BANK,
  balances,
  type Posting,
  payoutAccount,
  releaseEscrow,
  sellerAccount,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRequested,
} from "~/domain/ledger";
import { MAX_PRICE, MIN_PRICE, PLATFORM_FEE_PERCENT } from "~/domain/money";
import { askWithdrawal, isOpenWithdrawal } from "~/domain/withdrawal";

const SARI = "sari";

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const operatorId = fc.constantFrom("ayu", "bima", SARI);
/** A share of what there is, from nothing to more than all of it. */
const share = fc.oneof(fc.constantFrom(0, 50, 100, 101), fc.integer({ min: 1, max: 100 }));

const reference = fc.constantFrom("TRX-1", "TRX-2", " ");

const step = fc.oneof(
  fc.record({ kind: fc.constant("earn" as const), total: price }),
  fc.record({ kind: fc.constant("ask" as const), share }),
  // A fitting one is done by whoever may; else most histories would never come to an end.
  fc.record({ kind: fc.constantFrom(...HAND_ACTS), operatorId, reference, fitting: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom("claim" as const, "payment" as const),
    operatorId,
    reference,
    fitting: fc.constant(true),
  }),
  fc.record({ kind: fc.constant("fail" as const), operatorId }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Withdrawal = Handwork & { id: string };
type Book = { postings: Posting[]; withdrawals: Withdrawal[]; hands: Map<string, Set<string>> };

const held = (book: Book, account: Account) => balances(book.postings).get(account) ?? 0;

/** Does what a step asks for where the rules let it, as the operations do. */
function take(book: Book, one: Step, number: number): void {
  const { postings, withdrawals, hands } = book;
  const newest = withdrawals.at(-1);
  if (one.kind === "earn") {
    const order = { id: `order-${number}`, sellerId: SARI, feePercent: PLATFORM_FEE_PERCENT };
    postings.push(...releaseEscrow({ ...order, totalPrice: one.total }));
  } else if (one.kind === "ask") {
    const balance = held(book, sellerAccount(SARI));
    const wanted = Math.floor((balance * one.share) / 100);
    const open = newest !== undefined && isOpenWithdrawal(newest.status);
    const asked = askWithdrawal(wanted, { balance, open });
    if (!asked.ok) return;
    const id = `withdrawal-${number}`;
    const fresh = { status: "requested", approvedBy: null, lapsed: false, ...NO_CLAIM } as const;
    withdrawals.push({ id, amount: asked.value, ...fresh });
    postings.push(...withdrawalRequested(SARI, id, asked.value));
  } else if (newest) {
    const hand = { ...one, now: number * HOUR };
    const able = ["ayu", "bima", SARI].filter((person) => may(newest, { ...hand, operatorId: person }));
    const by = one.kind !== "fail" && one.fitting ? { ...hand, operatorId: able[0] ?? SARI } : hand;
    if (!able.includes(by.operatorId)) return;
    if (one.kind !== "fail") hands.set(newest.id, (hands.get(newest.id) ?? new Set()).add(by.operatorId));
    Object.assign(newest, changeOf(one.kind, by));
    if (one.kind === "payment") postings.push(...withdrawalPaid(newest.id, newest.amount));
    if (one.kind === "fail") postings.push(...withdrawalFailed(SARI, newest.id, newest.amount));
  }
}

function may(work: Handwork, by: Hand & { kind: HandAct | "fail" }): boolean {
  if (!decideFor(SARI, by.operatorId).ok) return false;
  return (by.kind === "fail" ? markFailed(work, by) : mayAct(by.kind, work, by)).ok;
}

function changeOf(kind: HandAct | "fail", by: { operatorId: string; now: number }): Partial<Handwork> {
  if (kind === "approval") return { status: "approved", approvedBy: by.operatorId };
  if (kind === "payment") return { status: "paid", ...NO_CLAIM };
  return kind === "fail" ? { status: "failed", ...NO_CLAIM } : claimAfter(kind, by);
}

it("balance, payouts and bank agree through any history, and nothing falls below zero", () => {
  let paid = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
      const book: Book = { postings: [], withdrawals: [], hands: new Map() };
      for (const [number, one] of steps.entries()) {
        take(book, one, number);
        const sums = balances(book.postings);
        const earned = book.postings
          .filter(({ from, to }) => to === sellerAccount(SARI) && from.startsWith("escrow:"))
          .reduce((sum, { amount }) => sum + amount, 0);
        const total = (status: (of: Withdrawal) => boolean) =>
          book.withdrawals.filter(status).reduce((sum, { amount }) => sum + amount, 0);
        const open = total(({ status }) => isOpenWithdrawal(status));
        const out = total(({ status }) => status === "paid");

        expect(book.withdrawals.filter(({ status }) => isOpenWithdrawal(status)).length).toBeLessThanOrEqual(
          1,
        );
        expect(sums.get(sellerAccount(SARI)) ?? 0).toBe(earned - open - out);
        expect(sums.get(sellerAccount(SARI)) ?? 0).toBeGreaterThanOrEqual(0);
        expect(sums.get(BANK) ?? 0).toBe(out);
        for (const { id, status, amount } of book.withdrawals) {
          expect(sums.get(payoutAccount(id)) ?? 0).toBe(isOpenWithdrawal(status) ? amount : 0);
          if (status !== "paid") continue;
          paid += 1;
          expect(book.hands.get(id)?.size).toBeGreaterThanOrEqual(amount > SECOND_PERSON_ABOVE ? 2 : 1);
        }
        expect([...sums.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
  expect(paid).toBeGreaterThan(100);
});
