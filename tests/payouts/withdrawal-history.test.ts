import fc from "fast-check";
import { expect, it } from "vitest";
import {
  BANK,
  balances,
  type LedgerAccount,
  type Posting,
  payoutAccount,
  sellerAccount,
  settleEscrow,
  withdrawalRequested,
} from "~/ledger/ledger";
import { isOpenPayout, UNASSIGNED } from "~/payouts/manual-payout";
import { checkWithdrawal, WITHDRAWAL_ACTION_RULES, WITHDRAWAL_ACTIONS, withdrawalActions } from "~/payouts/withdrawal";
import { HOUR } from "~/platform/dates";
import { MAX_PRICE, MIN_PRICE, PLATFORM_FEE_PERCENT, SECOND_PERSON_ABOVE } from "~/platform/money";
import { SEED, size } from "../support/size";

const SARI = "sari";

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const OPERATORS = ["ayu", "bima", SARI];
const operatorId = fc.constantFrom(...OPERATORS);
const share = fc.oneof(fc.constantFrom(0, 50, 100, 101), fc.integer({ min: 1, max: 100 }));

const step = fc.oneof(
  fc.record({ kind: fc.constant("earn" as const), total: price }),
  fc.record({ kind: fc.constant("ask" as const), share }),
  // A fitting step is done by an operator who may do it. Without these most histories would not end.
  fc.record({ kind: fc.constantFrom(...WITHDRAWAL_ACTIONS), operatorId, fitting: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom("assign" as const, "pay" as const, "return" as const),
    operatorId,
    fitting: fc.constant(true),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Withdrawal = Parameters<(typeof WITHDRAWAL_ACTION_RULES)["approve"]["isDone"]>[0];
type Book = {
  postings: Posting[];
  withdrawals: Withdrawal[];
  hands: Map<string, Set<string>>;
  returned: number;
};

const held = (book: Book, account: LedgerAccount) => balances(book.postings).get(account) ?? 0;

function take(book: Book, one: Step, number: number): void {
  const { postings, withdrawals, hands } = book;
  const newest = withdrawals.at(-1);
  if (one.kind === "earn") {
    const order = { id: `order-${number}`, buyerId: "budi", sellerId: SARI, feePercent: PLATFORM_FEE_PERCENT };
    postings.push(...settleEscrow(order, [{ bill: 1, amount: one.total, returned: 0 }]));
  } else if (one.kind === "ask") {
    const balance = held(book, sellerAccount(SARI));
    const wanted = Math.floor((balance * one.share) / 100);
    const open = newest !== undefined && isOpenPayout(newest);
    const asked = checkWithdrawal(wanted, { balance, held: 0, open });
    if (!asked.ok) return;
    const id = `withdrawal-${number}`;
    const fresh = {
      status: "requested",
      approvedBy: null,
      sentAlone: 0,
      provider: null,
      fee: 0,
      lapsed: false,
      paidBy: null,
      decidedBy: null,
      reference: "",
      reason: "",
    } as const;
    withdrawals.push({ id, userId: SARI, amount: asked.value, ...fresh, ...UNASSIGNED });
    postings.push(...withdrawalRequested(SARI, id, asked.value));
  } else if (newest) {
    const by = (person: string) => ({ operatorId: person, now: number * HOUR, words: `words ${number}` });
    const able = OPERATORS.filter((person) => withdrawalActions(newest, by(person)).includes(one.kind));
    const who = one.fitting ? able[0] : able.find((person) => person === one.operatorId);
    if (who === undefined) return;
    const { id, amount } = newest;
    if (isOpenPayout(newest)) hands.set(id, (hands.get(id) ?? new Set()).add(who));
    const { isDone, become, postings: moved } = WITHDRAWAL_ACTION_RULES[one.kind];
    if (one.kind === "return") {
      if (amount > SECOND_PERSON_ABOVE) expect(who).not.toBe(newest.paidBy);
      book.returned += 1;
    }
    postings.push(...(moved?.(newest) ?? []));
    Object.assign(newest, become(newest, by(who)));
    newest.paidBy = newest.status === "paid" ? newest.decidedBy : null;
    expect(isDone(newest, by(who))).toBe(true);
  }
}

it("balance, payouts and bank agree in every history, and none is negative", () => {
  let [paid, returned] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
      const book: Book = { postings: [], withdrawals: [], hands: new Map(), returned: 0 };
      for (const [number, one] of steps.entries()) {
        take(book, one, number);
        const sums = balances(book.postings);
        const earned = book.postings
          .filter(({ from, to }) => to === sellerAccount(SARI) && from.startsWith("escrow:"))
          .reduce((sum, { amount }) => sum + amount, 0);
        const total = (status: (of: Withdrawal) => boolean) =>
          book.withdrawals.filter(status).reduce((sum, { amount }) => sum + amount, 0);
        const open = total(isOpenPayout);
        const out = total(({ status }) => status === "paid");

        expect(book.withdrawals.filter(isOpenPayout).length).toBeLessThanOrEqual(1);
        expect(sums.get(sellerAccount(SARI)) ?? 0).toBe(earned - open - out);
        expect(sums.get(sellerAccount(SARI)) ?? 0).toBeGreaterThanOrEqual(0);
        expect(sums.get(BANK) ?? 0).toBe(out);
        for (const { id, status, amount } of book.withdrawals) {
          expect(sums.get(payoutAccount(id)) ?? 0).toBe(isOpenPayout({ status }) ? amount : 0);
          if (status !== "paid") continue;
          paid += 1;
          expect(book.hands.get(id)?.size).toBeGreaterThanOrEqual(amount > SECOND_PERSON_ABOVE ? 2 : 1);
        }
        expect([...sums.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }
      returned += book.returned;
    }),
    // Enough runs for twenty returns each time in a soak. 600 were sometimes too few.
    { numRuns: size(1_200, 200), seed: SEED },
  );
  expect(paid).toBeGreaterThan(size(100, 10));
  expect(returned).toBeGreaterThan(size(20, 0));
});
