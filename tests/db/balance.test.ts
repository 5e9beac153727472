import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBalance } from "~/db/balance.server";
import { connect, type Database } from "~/db/connection.server";
import { continueStatement, openStatement } from "~/db/statement.server";
import { listWithdrawals } from "~/db/withdrawal-pages.server";
import { listOwnWithdrawals } from "~/db/withdrawals.server";
import { platformFee } from "~/domain/money";
import { planned } from "../support/plans";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const me = crypto.randomUUID();
const row = { at: Date.now(), row: 40 };
const newest = { createdAt: Date.now(), id: me };
const span = { from: 0, until: Date.now() };

describe("rides on its indexes, and scans no table", () => {
  it.each([
    ["the balance", (db: Database) => readBalance(db, me, null)],
    ["a later page of it", (db: Database) => readBalance(db, me, row)],
    ["the statement", (db: Database) => openStatement(db, me, span)],
    ["the rest of it", (db: Database) => continueStatement(db, me, span, row)],
    ["one's own withdrawals", (db: Database) => listOwnWithdrawals(db, me, newest)],
    ["those that wait", (db: Database) => listWithdrawals(db, { open: true, after: "1_1" })],
  ])("%s", async (_what, ask) => {
    const { d1, plans } = planned(world.bindings.DB);
    await ask(connect(d1, { trips: 0, rows: 0, ms: 0 }));
    for (const plan of await plans()) {
      expect(plan).not.toMatch(/SCAN (ledger|orders|withdrawals|users)\b(?! USING)/);
      if (/ledger_(from|to)/.test(plan)) {
        expect(plan).toMatch(/ledger_from \(from_account=\? AND \(?at/);
        expect(plan).toMatch(/ledger_to \(to_account=\? AND \(?at/);
      }
      if (plan.includes("withdrawals_open")) expect(plan).not.toContain("TEMP B-TREE");
    }
  });
});

it("the database takes the fee of what is held as the rules do", async () => {
  for (const [total, percent] of [
    [99, 10],
    [350_000, 10],
    [1_009, 7],
    [50_000_000_000, 33],
  ] as const) {
    const fee = await world.bindings.DB.prepare(
      "select total * percent / 100 as fee from (select cast(?1 as integer) as total, cast(?2 as integer) as percent)",
    )
      .bind(total, percent)
      .first("fee");
    expect(fee).toBe(platformFee(total, percent));
  }
});
