import { expect, it } from "vitest";
import { findMismatches, type LedgerAccount } from "~/ledger/ledger";

import { demoRows } from "../../e2e/demo/rows/rows";

it("the ledger of every demo order balances like that of a real one", () => {
  const { scenarios } = demoRows(Date.now(), "no password fits this");
  const broken = scenarios.flatMap(({ order, events, attempts, postings, refunds }) =>
    findMismatches({
      order: {
        id: order.id,
        status: order.status,
        phase: order.phase ?? null,
        paymentStatus: order.paymentStatus,
        startedAt: order.startedAt ?? null,
        totalPrice: order.totalPrice ?? null,
        additions: order.additions ?? 0,
        parts: order.parts ?? [],
        held: order.held ?? 0,
        feePercent: order.feePercent,
        buyerShare: order.buyerShare ?? null,
        version: order.version,
      },
      events: events.length,
      postings: postings.map(({ fromAccount, toAccount, amount }) => ({
        from: fromAccount as LedgerAccount,
        to: toAccount as LedgerAccount,
        amount,
      })),
      attempts,
      debts: refunds.rows,
    }).map((breach) => ({ title: order.title, ...breach })),
  );
  expect(broken).toEqual([]);
});

it("a demo order has the time of its visit, so that its steps of the day are possible", () => {
  const { scenarios } = demoRows(Date.now(), "no password fits this");
  const visited = scenarios.flatMap(({ order, onSite }) => onSite.visits.map((visit) => ({ order, visit })));
  expect(visited.length).toBeGreaterThan(1);
  for (const { order, visit } of visited) {
    expect(order.visitMode).toBe(visit.mode);
    expect(typeof order.visitAt, order.title).toBe(visit.day === undefined ? "object" : "number");
    expect(visit.isReserved ?? false).toBe(visit.day !== undefined && order.closedAt === null);
  }
});
