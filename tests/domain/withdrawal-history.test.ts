import fc from "fast-check";
import { expect, it } from "vitest";
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
import {
  approve,
  askWithdrawal,
  decideFor,
  type Handwork,
  isOpenWithdrawal,
  markFailed,
  markPaid,
  SECOND_PERSON_ABOVE,
} from "~/domain/withdrawal";

const SARI = "sari";

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const operatorId = fc.constantFrom("ayu", "bima", SARI);
/** A share of what there is, from nothing to more than all of it. */
const share = fc.oneof(fc.constantFrom(0, 50, 100, 101), fc.integer({ min: 1, max: 100 }));

const step = fc.oneof(
  fc.record({ kind: fc.constant("release" as const), total: price }),
  fc.record({ kind: fc.constant("ask" as const), share }),
  fc.record({ kind: fc.constant("approve" as const), operatorId }),
  fc.record({
    kind: fc.constant("pay" as const),
    operatorId,
    reference: fc.constantFrom("TRX-1", "TRX-2", " "),
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
  if (one.kind === "release") {
    const order = { id: `order-${number}`, sellerId: SARI, feePercent: PLATFORM_FEE_PERCENT };
    postings.push(...releaseEscrow({ ...order, totalPrice: one.total }));
  } else if (one.kind === "ask") {
    const balance = held(book, sellerAccount(SARI));
    const wanted = Math.floor((balance * one.share) / 100);
    const open = newest !== undefined && isOpenWithdrawal(newest.status);
    const asked = askWithdrawal(wanted, { balance, open });
    if (!asked.ok) return;
    const id = `withdrawal-${number}`;
    withdrawals.push({ id, status: "requested", amount: asked.value, approvedBy: null });
    postings.push(...withdrawalRequested(SARI, id, asked.value));
  } else if (newest && decideFor(SARI, one.operatorId).ok) {
    const decided =
      one.kind === "approve"
        ? approve(newest)
        : one.kind === "pay"
          ? markPaid(newest, one)
          : markFailed(newest);
    if (!decided.ok) return;
    newest.status = decided.value;
    hands.set(newest.id, (hands.get(newest.id) ?? new Set()).add(one.operatorId));
    if (decided.value === "approved") newest.approvedBy = one.operatorId;
    if (decided.value === "paid") postings.push(...withdrawalPaid(newest.id, newest.amount));
    if (decided.value === "failed") postings.push(...withdrawalFailed(SARI, newest.id, newest.amount));
  }
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
