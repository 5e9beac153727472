import { describe, expect, it } from "vitest";
import { mismatchSentence } from "~/ledger/books-text";
import {
  findMismatches,
  type OrderLedger,
  paymentReceived,
  refundEscrow,
  sellerAccount,
  settleEscrow,
} from "~/ledger/ledger";

import type { Order } from "~/orders/order";
import { heldTotal } from "~/orders/parts";
import { anOrder, BUDI, SARI } from "../orders/fixture";

const working = anOrder("working");
const paid = { status: "paid", amount: 350_000 } as const;
const inEscrow = paymentReceived(working.id, 350_000);

const settled = (returned: number) => settleEscrow(working, [{ bill: 1, amount: 350_000, returned }]);

type Changes = Partial<Omit<OrderLedger, "order">> & { order?: Order };

function books({ order = working, ...changes }: Changes = {}): OrderLedger {
  const stored = { ...order, held: heldTotal(order) };
  return { order: stored, events: 4, postings: inEscrow, attempts: [paid], debts: [], ...changes };
}

const broken = (changes: Changes) => findMismatches(books(changes)).map(({ rule }) => rule);

describe("the books of an order", () => {
  it.each<[string, Changes]>([
    ["waits to be paid", { order: anOrder("awaiting_payment"), postings: [], attempts: [] }],
    ["is being worked on", {}],
    ["is completed", { order: anOrder("completed"), postings: [...inEscrow, ...settled(0)] }],
    [
      "was divided",
      {
        order: anOrder("completed", { paymentStatus: "split", buyerShare: 33 }),
        postings: [...inEscrow, ...settled(115_500)],
        debts: [{ amount: 115_500 }],
      },
    ],
    [
      "was paid twice",
      {
        postings: [...inEscrow, ...inEscrow, ...refundEscrow(working.id, BUDI, 350_000)],
        attempts: [paid, paid],
        debts: [{ amount: 350_000 }],
      },
    ],
  ])("balance when it %s", (_case, changes) => {
    expect(findMismatches(books(changes))).toEqual([]);
  });

  it("name the error and the difference", () => {
    const gone = { from: `escrow:${working.id}`, to: sellerAccount(SARI), amount: 350_000 } as const;
    expect(findMismatches(books({ postings: [...inEscrow, gone] }))).toEqual([
      { rule: "escrow", expected: 350_000, found: 0 },
      { rule: "shares", expected: 0, found: 350_000 },
    ]);
    expect(broken({ events: 3 })).toEqual(["history"]);
    expect(broken({ attempts: [] })).toEqual(["payments"]);
    expect(broken({ debts: [{ amount: 1 }] })).toEqual(["debts"]);
    expect(broken({ order: anOrder("completed") })).toEqual(["escrow", "shares", "fee"]);
    expect(findMismatches({ ...books(), order: { ...working, held: 1 } }).map(({ rule }) => rule)).toEqual(["held"]);
  });

  it("describe the error in words", () => {
    expect(mismatchSentence({ rule: "escrow", expected: 350_000, found: 0 })).toBe(
      "Seharusnya Rp 350.000, tercatat Rp 0.",
    );
    expect(mismatchSentence({ rule: "history", expected: 4, found: 3 })).toBe("Seharusnya 4, tercatat 3.");
  });
});
